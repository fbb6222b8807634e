# Eclipse: pytania, wybory, zdarzenia i powody w przygotowaniu gry i fazie akcji.

eclipse-title = Eclipse
eclipse-blurb = Poprowadź cywilizację przez dziewięć rund: eksploruj galaktykę, zasiedlaj ją, wynajduj technologie, buduj floty i walcz.

eclipse-option-species = Rasy
eclipse-option-species-text = Frakcje Terran są jednakowe; każda rasa obcych ma własną planszę.
eclipse-option-species-terrans = Tylko Terranie
eclipse-option-species-all = Terranie i obcy
eclipse-option-factions = Wybór frakcji
eclipse-option-factions-text = Gracze kolejno wybierają frakcje albo przydziela je los.
eclipse-option-factions-choice = Gracze wybierają
eclipse-option-factions-random = Losowo

eclipse-preset-first_game = Pierwsza gra
eclipse-preset-aliens = Z rasami obcych

eclipse-action-explore = Eksploracja
eclipse-action-influence = Wpływy
eclipse-action-research = Wynajdowanie
eclipse-action-upgrade = Ulepszanie
eclipse-action-build = Budowanie
eclipse-action-move = Ruch

# A space of the map that holds no sector yet; $name is its place, such as "2,-1".
eclipse-hex = obszar { $name }

## Pytania

eclipse-ask-draft = Wybierz frakcję.
eclipse-ask-turn = Wykonaj akcję albo spasuj. Pozostałe dyski: { $discs }.
eclipse-ask-turn-after = Akcja wykonana. Coś jeszcze przed końcem tury? Pozostałe dyski: { $discs }.
eclipse-ask-reaction = Po spasowaniu: zareaguj albo spasuj ponownie. Pozostałe dyski: { $discs }.
eclipse-ask-explore = Wybierz obszar do eksploracji. Pozostało: { $left }.
eclipse-ask-place-tile = Umieść sektor albo odrzuć. Dobrane heksy: { $count }.
eclipse-ask-place-tile-short = Umieść sektor albo go odrzuć
eclipse-ask-second-tile = Dobrany heks: { $sector }. Dobrać drugi do wyboru?
eclipse-ask-claim = { $sector }: położyć tu dysk wpływów?
eclipse-ask-discovery = { $sector }: użyć żetonu odkrycia czy zachować go na punkty?
eclipse-ask-influence = Wybierz dysk do przeniesienia. Pozostało: { $left }.
eclipse-ask-drop-disc = Wybierz, dokąd trafia ten dysk.
eclipse-ask-before-colony-ships = Użyć statków kolonizacyjnych, zanim odkryjesz kolejne?
eclipse-ask-research = Wybierz technologię. Pozostało: { $left }. Nauka: { $science }.
eclipse-ask-artifacts = Wybierz zasób: { $amount } za każdy artefakt. Pozostało: { $left }.
eclipse-ask-upgrade = Wybierz część. Pozostało: { $left }.
eclipse-ask-put-part = Wybierz kwadrat na część: { $part }.
eclipse-ask-build = Wybierz, co i gdzie budujesz. Pozostało: { $left }. Materiały: { $materials }.
eclipse-ask-move = Wybierz statek i cel ruchu. Pozostało: { $left }.
eclipse-ask-move-on = { $ship }: ruszyć dalej? Pozostałe kroki: { $steps }.
eclipse-ask-proposal = { $from } proponuje ci kontakty dyplomatyczne. Zgadzasz się?
eclipse-ask-make-room = Tor reputacji jest pełny. Wybierz żeton do zwrotu.
eclipse-ask-give-cube = Wybierz tor: kostka z niego jedzie z ambasadorem.
eclipse-ask-return-cube = Kostka wraca ({ $square }). Wybierz tor. Pozostało: { $left }.

## Wybory

eclipse-do-draft = Wybierz: { $faction }
eclipse-do-act = { $action }
eclipse-do-pass = Spasuj
eclipse-do-done = Gotowe
eclipse-do-resign = Opuść grę
eclipse-do-colonize = Statek kolonizacyjny: { $sector }, { $square } (kostka: { $track })
eclipse-do-trade = Wymień: { $give } → { $take }
eclipse-do-offer = Zaproponuj kontakty: { $to }
eclipse-do-answer =
    { $yes ->
        [0] Nie
       *[any] Tak
    }
eclipse-do-give_cube = Daj kostkę: { $track }
eclipse-do-return_cube = Zwróć kostkę: { $track }
eclipse-do-return_reputation = Zwróć żeton reputacji o wartości { $value }
eclipse-do-explore = Eksploruj: { $stack }, { $hex }
eclipse-do-place_tile =
    { $turn ->
        [0] Umieść: { $sector }, bez obrotu
        [1] Umieść: { $sector }, obrót o 60°
        [2] Umieść: { $sector }, obrót o 120°
        [3] Umieść: { $sector }, obrót o 180°
        [4] Umieść: { $sector }, obrót o 240°
       *[5] Umieść: { $sector }, obrót o 300°
    }
eclipse-do-discard_tile = Odrzuć
eclipse-do-keep_points = Zachowaj na punkty
eclipse-do-use_front = Użyj awersu
eclipse-do-take_tech = Weź za darmo: { $tech }
eclipse-do-lift_disc =
    { $sector ->
        [track] Weź dysk z toru wpływów
       *[any] Weź dysk z sektora: { $sector }
    }
eclipse-do-drop_disc =
    { $sector ->
        [track] Z powrotem na tor wpływów
       *[any] Połóż dysk: { $sector }
    }
eclipse-do-research = Wynajdź: { $tech }
eclipse-do-take_resource = Weź: { $resource }
eclipse-do-remove_part = Zwróć część: { $ship }, kwadrat { $slot }
eclipse-do-take_part = Weź: { $part }
eclipse-do-put_part = Umieść na: { $ship }, kwadrat { $slot }
eclipse-do-build = Zbuduj: { $item } – { $sector }
eclipse-do-move_ship = Rusz: { $ship }, { $origin } → { $target }
eclipse-do-stop = Zatrzymaj się tutaj

## Co się stało

eclipse-event-faction_chosen = { $seat } gra frakcją: { $faction }.
eclipse-event-round_began = Zaczyna się runda { $round }. Gracz rozpoczynający: { $seat }.
eclipse-event-techs_drawn = Nowe żetony technologii na planszy zaopatrzenia: { $count }.
eclipse-event-action_taken =
    { $reaction ->
        [0] { $seat } wykonuje akcję: { $action }.
       *[any] { $seat } reaguje: { $action }.
    }
eclipse-event-passed =
    { $first ->
        [0] { $seat } pasuje.
       *[any] { $seat } pasuje. To pierwszy pas w tej rundzie, więc zacznie następną.
    }
eclipse-event-left_game = { $seat } opuszcza grę.
eclipse-event-colonized = { $seat } zasiedla ({ $sector }): { $square } (kostka: { $track }).
eclipse-event-traded = { $seat } wymienia: { $paid } × { $give } → 1 × { $take }.
eclipse-event-gained = { $seat } zyskuje: { $amount } × { $resource }.
eclipse-event-relations_offered = { $seat } proponuje kontakty dyplomatyczne: { $to }.
eclipse-event-relations_refused = { $to } odrzuca propozycję: { $seat }.
eclipse-event-relations_formed = { $seat } i { $other } wymieniają się ambasadorami.
eclipse-event-relations_broken = { $seat } atakuje, zrywa kontakty ({ $other }) i bierze kartę zdrajcy.
eclipse-event-cube_given = { $seat } wysyła kostkę razem z ambasadorem: { $track }.
eclipse-event-cube_returned = { $seat } odzyskuje kostkę: { $track }.
eclipse-event-reputation_returned = { $seat } zwraca żeton reputacji do woreczka.
eclipse-event-stack_reshuffled = Odrzucone heksy tworzą nowy stos: { $stack }.
eclipse-event-tile_drawn = { $seat } eksploruje { $hex }. Odkrywa: { $sector }.
eclipse-event-tile_placed = { $seat } umieszcza heks: { $sector }.
eclipse-event-tile_discarded = { $seat } odrzuca heks: { $sector }.
eclipse-event-disc_placed = { $seat } przejmuje kontrolę: { $sector }.
eclipse-event-disc_returned = { $seat } traci kontrolę: { $sector }.
eclipse-event-colony_ships_ready = { $seat } odkrywa statki kolonizacyjne: { $count }.
eclipse-event-discovery_found = { $seat } znajduje żeton odkrycia: { $sector }.
eclipse-event-discovery_kept = { $seat } zachowuje żeton odkrycia na punkty.
eclipse-event-discovery_used = { $seat } używa żetonu odkrycia: { $tile }.
eclipse-event-ship_found = { $seat } zdobywa statek ({ $sector }): { $ship }.
eclipse-event-researched = { $seat } zdobywa technologię: { $tech } (nauka: { $price }).
eclipse-event-discs_gained = { $seat } zdobywa dodatkowe dyski wpływów: { $count }.
eclipse-event-part_removed = { $seat } zwraca część: { $part } ({ $ship }, kwadrat { $slot }).
eclipse-event-part_placed = { $seat } montuje część: { $part } ({ $ship }, kwadrat { $slot }).
eclipse-event-part_kept = { $seat } odkłada na później część Starożytnych: { $part }.
eclipse-event-built = { $seat } buduje ({ $sector }): { $item } (materiały: { $price }).
eclipse-event-ship_moved = { $seat } przesuwa statek: { $ship }, { $origin } → { $target }.

## Dlaczego nie: chwila

eclipse-reason-not-asked = Teraz rozstrzyga się coś innego. Odpowiedz na pytanie powyżej.
eclipse-reason-not-together = Każdej z tych rzeczy można teraz użyć, ale nie razem.
eclipse-reason-not-on-map = Tego nie ma na mapie.
eclipse-reason-action-first = To należy do akcji: wybierz { $action }.
eclipse-reason-other-action = Trwa inna twoja akcja: { $action }.
eclipse-reason-finish-first = Twoja akcja jeszcze trwa: { $action }.
eclipse-reason-must-begin = Ta akcja jest wybrana, więc użyj jej choć raz: { $action }.
eclipse-reason-pass-or-act = Wykonaj akcję albo spasuj.
eclipse-reason-not-in-between = Możesz to zrobić w swojej turze, ale nie w tym kroku.
eclipse-reason-no-discs = Na twoim torze wpływów nie ma już dysków.
eclipse-reason-only-reactions = Po spasowaniu zostają tylko ulepszanie, budowanie i ruch jako reakcje.
eclipse-reason-nothing-to-explore = Teraz nie możesz eksplorować żadnego obszaru.
eclipse-reason-nothing-to-influence = Nie masz dysku do przeniesienia ani statku kolonizacyjnego do odkrycia.
eclipse-reason-nothing-to-research = Nie stać cię na żadną technologię z planszy zaopatrzenia.
eclipse-reason-nothing-to-upgrade = Bez dysku i statku na mapie zostaje ci tylko wynajdowanie.
eclipse-reason-nothing-to-build = Teraz nie możesz niczego zbudować.
eclipse-reason-nothing-to-move = Żaden twój statek nie może się ruszyć.
eclipse-reason-not-eliminated = Grę można opuścić dopiero po utracie wszystkich dysków i statków.
eclipse-reason-choose-faction-first = Wybierz frakcję, żeby zacząć.
eclipse-reason-board-taken = { $owner } ma tę planszę: { $faction }. Jej dwie strony nigdy nie występują w jednej grze.
eclipse-reason-action-taken = Akcja tej tury jest już wykonana.
eclipse-reason-only-in-turn = To możliwe tylko tą akcją, w twojej turze fazy akcji: { $action }.
eclipse-reason-nothing-drawn = Odrzucić można tylko właśnie dobrany heks.
eclipse-reason-nothing-found = O żetonie odkrycia decydujesz, gdy go znajdziesz.
eclipse-reason-front-is-tech = Wybierz technologię na planszy zaopatrzenia.
eclipse-reason-no-gift = Na planszy zaopatrzenia nie ma technologii, którą możesz wziąć.
eclipse-reason-nothing-under-way = Żaden statek nie jest w drodze.
eclipse-reason-no-battle = Teraz nie ma bitwy.

## Dlaczego nie: mapa

eclipse-reason-space-not-beside = Obok tego obszaru nie ma twojego dysku ani statku.
eclipse-reason-space-pinned = Twoje statki obok są związane walką: { $sector }. Wrogie statki: { $enemies }.
eclipse-reason-space-no-wormhole = Żaden tunel z twoich sektorów nie prowadzi na ten obszar.
eclipse-reason-stack-empty = Nie ma już heksów: { $stack }.
eclipse-reason-turn-apart = Tak położony heks nie łączy się z twoim sektorem.
eclipse-reason-turn-equal = Tak obrócony heks wygląda tak samo jak przy innym obrocie.
eclipse-reason-choose-disc-first = Wybierz dysk, potem sektor dla niego.
eclipse-reason-no-sector-for-disc = Żaden sektor nie może teraz przyjąć tego dysku.
eclipse-reason-disc-in-hand = Trzymasz już dysk. Umieść go w sektorze.
eclipse-reason-sector-yours = Ten sektor już jest twój.
eclipse-reason-sector-controlled = Sektor kontroluje: { $owner }. W fazie akcji nie możesz go przejąć.
eclipse-reason-sector-guarded = System Obronny Centrum Galaktyki jeszcze istnieje. Zniszcz go, żeby tu wejść.
eclipse-reason-sector-enemies = Są tu wrogie statki: { $enemies }.
eclipse-reason-sector-unreached = Żaden tunel nie łączy go z sektorem z twoim dyskiem lub statkiem.
eclipse-reason-sector-left = Tunel łączy go tylko z sektorem, z którego właśnie zabierasz dysk: { $sector }.
eclipse-reason-sector-not-yours = Nie kontrolujesz tego sektora.
eclipse-reason-no-way = Żaden otwarty tunel nie prowadzi tam z sektora, w którym jest statek: { $from } → { $sector }.
eclipse-reason-here-already = Statek jest już w tym sektorze.
eclipse-reason-too-far = Te sektory nie sąsiadują: { $from }, { $sector }. Statki lecą od sektora do sektora.
eclipse-reason-no-ship-beside = Żadnego twojego statku nie łączy z tym sektorem otwarty tunel: { $sector }.
eclipse-reason-edge-open = Tunele po obu stronach. Statki mogą przejść do: { $sector }.
eclipse-reason-edge-half = Tunel tylko po jednej stronie. Bez generatora tuneli czasoprzestrzennych nie ma przejścia do: { $sector }.
eclipse-reason-edge-generator = Tunel tylko po jednej stronie. Twój generator tuneli czasoprzestrzennych otwiera przejście do: { $sector }.
eclipse-reason-edge-closed = Nie ma tunelu. Nie ma przejścia do: { $sector }.
eclipse-reason-edge-space = Tunel na nieodkryty obszar.
eclipse-reason-edge-wall = Nie ma tunelu, a dalej nic jeszcze nie odkryto.
eclipse-reason-square-taken = Stoi tu już kostka.
eclipse-reason-square-needs-tech = Ten kwadrat wymaga technologii: { $tech }.
eclipse-reason-no-colony-ship = Żaden twój statek kolonizacyjny nie jest odkryty.
eclipse-reason-track-empty = Na tym torze nie ma już kostek: { $track }.
eclipse-reason-tracks-empty = Na żadnym z torów dla tego kwadratu nie ma już kostek.
eclipse-reason-track-unfit = Kostki z tego toru tu nie pasują: { $track }.
eclipse-reason-track-full = Ten tor jest pełny: { $track }.
eclipse-reason-no-square = Nie masz wolnego kwadratu dla kostki z tego toru: { $track }.
eclipse-reason-cube-stays = Twoje kostki wracają tylko razem z dyskiem sektora.
eclipse-reason-cube-of-other = Populacja gracza: { $owner }. Można ją atakować dopiero po bitwach.
eclipse-reason-disc-of-other = Ten dysk należy do gracza: { $owner }.
eclipse-reason-starbase-stays = Bazy gwiezdne nigdy się nie ruszają.
eclipse-reason-held-by-gcds = System Obronny Centrum Galaktyki zatrzymuje tu każdy statek.
eclipse-reason-pinned = Związane walką: { $sector }. Twoje statki: { $ships }, wrogie statki: { $enemies }.
eclipse-reason-no-way-out = Żaden tunel nie prowadzi z tego sektora.
eclipse-reason-other-ship-moving = Rusza się inny statek: { $ship }.
eclipse-reason-ship-of-other = Tym statkiem dowodzi { $owner }: { $ship }.
eclipse-reason-ship-of-nobody = Tym statkiem nikt nie dowodzi: { $ship }.

## Dlaczego nie: plansze

eclipse-reason-tech-owned = Masz już tę technologię.
eclipse-reason-tech-not-offered = Na planszy zaopatrzenia nie ma takiego żetonu.
eclipse-reason-tech-track-full = Twój tor jest pełny: { $category }.
eclipse-reason-tech-not-cheapest = Jej koszt to { $cost }; za darmo jest tylko najtańsza z brakujących technologii.
eclipse-reason-science-short = Potrzebujesz nauki: { $price }, a masz: { $have }. Brakuje: { $missing }.
eclipse-reason-part-ancient = Części Starożytnych pochodzą tylko z żetonów odkryć.
eclipse-reason-part-needs-tech = Ta część wymaga technologii: { $tech }.
eclipse-reason-part-in-hand = Trzymasz część. Umieść ją: { $part }.
eclipse-reason-part-fits-nowhere = Żaden twój schemat nie może przyjąć tej części.
eclipse-reason-take-part-first = Nie masz jeszcze części. Wybierz ją.
eclipse-reason-return-parts-first = Części zwraca się przed wzięciem nowych.
eclipse-reason-no-tile-to-return = Żadnego żetonu części nie można zwrócić.
eclipse-reason-slot-done = Ten kwadrat dostał już część w tej akcji.
eclipse-reason-slot-same = Ta część już tu jest: { $part }.
eclipse-reason-slot-needs-drive = Bez napędu nie mógłby się ruszyć: { $ship }.
eclipse-reason-slot-energy = { $ship }: brakuje energii: { $missing }.
eclipse-reason-other-needs-drive = { $ship }: wciąż brakuje napędu. Dodaj go przed innymi zmianami.
eclipse-reason-other-energy = { $ship }: wciąż brakuje energii ({ $missing }). Popraw to przed innymi zmianami.
eclipse-reason-starbase-no-drive = Baza gwiezdna nie może mieć napędu.
eclipse-reason-build-needs-tech = Do budowy potrzebna jest technologia: { $tech }.
eclipse-reason-ships-used-up = Wszystkie są w grze: { $ship } × { $count }.
eclipse-reason-materials-short = Potrzebujesz materiałów: { $price }, a masz: { $have }. Brakuje: { $missing }.
eclipse-reason-no-sector = Nie kontrolujesz sektora, w którym można budować.
eclipse-reason-no-place-for = Jest już w każdym twoim sektorze.
eclipse-reason-structure-there = W tym sektorze już jest jedna taka budowla.
eclipse-reason-nothing-to-build-here = W tym sektorze nie możesz teraz niczego zbudować.
eclipse-reason-trade-short = Wymieniasz { $ratio } jednostki jednego zasobu na jedną innego, a masz: { $have }.
eclipse-reason-trade-same = Wymieniasz na inny zasób, nie na ten sam.
eclipse-reason-track-not-asked = Teraz żadna kostka nie opuszcza tego toru ani na niego nie wraca.
eclipse-reason-reputation-stays = Żetony reputacji wracają tylko po to, by zrobić miejsce na pełnym torze.
eclipse-reason-diplomacy-off = Przy { $players } graczach nie ma dyplomacji.
eclipse-reason-traitor = Masz kartę zdrajcy, więc nie możesz nawiązać kontaktów.
eclipse-reason-partner-traitor = { $other } ma kartę zdrajcy i nie nawiązuje kontaktów.
eclipse-reason-partner-gone = Tego gracza nie ma już w grze: { $other }.
eclipse-reason-already-friends = Ambasadorowie są już wymienieni: { $other }.
eclipse-reason-not-neighbours = Żaden tunel nie łączy waszych sektorów: { $other }.
eclipse-reason-ships-in-the-way = Ty albo { $other } macie statki w sektorach drugiej strony.
eclipse-reason-no-ambassador = Brakuje ci ambasadora, kostki lub wolnego pola. Wysłani ambasadorowie: { $friends }.
eclipse-reason-partner-no-ambassador = Ten gracz nie ma ambasadora, kostki lub wolnego pola: { $other }.
eclipse-reason-asked-already = W tej turze propozycja już padła: { $other }.
eclipse-reason-nobody-to-ask = Nie ma teraz komu zaproponować kontaktów.

## O elementach, które tylko leżą

eclipse-reason-about-find =
    { $guards ->
        [0] Żeton odkrycia. Bierze go gracz, który pierwszy położy tu dysk: efekt albo { $points } PZ.
       *[any] Żeton odkrycia, którego strzegą: { $guards }. Po ich zniszczeniu bierze go gracz, który pierwszy położy tu dysk: efekt albo { $points } PZ.
    }
eclipse-reason-about-structure =
    { $points ->
        [0] Orbital: jeden kwadrat więcej, na pieniądze lub naukę. Zostaje tu na stałe.
       *[any] Monolit: na końcu { $points } PZ dla gracza, który kontroluje sektor. Zostaje tu na stałe.
    }
eclipse-reason-about-artifact = Artefakt: klucz do artefaktu daje za niego jednostki jednego zasobu ({ $units }).
eclipse-reason-about-stack = Heksy w stosie: { $left }, odrzucone: { $discarded }. Z odrzuconych powstaje nowy stos, gdy ten się wyczerpie.
eclipse-reason-about-technologies = Żetony technologii w woreczku: { $left }. Nowe w każdej fazie czyszczenia: { $each }.
eclipse-reason-about-reputation = Żetony reputacji w woreczku: { $left }. Dobiera się je po bitwach.
eclipse-reason-about-discoveries = Pozostałe żetony odkryć: { $left }. Na każdy nowy sektor z ich symbolem kładzie się jeden, zakryty.
eclipse-reason-about-start = Tę rundę zaczyna { $seat }. Następną zacznie ten, kto pierwszy spasuje.
eclipse-reason-about-traitor = Kartę zdrajcy ma { $seat }. Na końcu gry: { $points } PZ.
eclipse-reason-about-traitor-nobody = Nikt nie jest zdrajcą. Kto zaatakuje partnera, bierze tę kartę. Na końcu gry: { $points } PZ.
eclipse-reason-about-colony = Odkryte statki kolonizacyjne: { $ready } z { $all }. Przenoszą kostki na puste kwadraty, a w fazie czyszczenia znów się odkrywają.
eclipse-reason-about-kept = Zachowane żetony odkryć: { $count }. Każdy wart { $points } PZ.
eclipse-reason-about-grave = Zniszczone kostki: { $cubes }. Wracają na tor w fazie czyszczenia.
eclipse-reason-about-field = { $action } – dyski wydane w tej rundzie: { $discs }. Wracają w fazie czyszczenia.
eclipse-reason-about-ambassador = Ambasador zostaje, dopóki kontakty nie zostaną zerwane. Wart { $points } PZ.
