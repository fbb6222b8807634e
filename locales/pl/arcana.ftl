### Arcana: wszystko, co się mówi w czasie gry.

## Gra

arcana-title = Arcana
arcana-blurb = Gildie Cadwallonu wysyłają Agentów po Relikty, Miejsca i Osobistości miasta. Każda zdobyta Stawka wzmacnia twoją talię.
arcana-notice-reconstruction = Instrukcja nie podaje listy kart. Wartości i nazwy kart, efekty Miejsc, cele, dzielnice i punkty to nasza rekonstrukcja (H9, H35 do H39). Masz pudełko? Możesz wpisać wartości drukowane.
arcana-notice-printed = Wartości kart wpisano z drukowanego egzemplarza.
arcana-preset-first_game = Pierwsza gra
arcana-preset-advanced = Gra zaawansowana

## Warianty

arcana-option-objectives = Cele
arcana-option-objectives-text = Zatrzymujesz dwa z czterech tajnych celów. Spełnione dają punkty na koniec.
arcana-option-militia = Milicja
arcana-option-militia-text = Relikt można odrzucić, aby wystawić wierzchnią kartę Milicji.
arcana-option-tactical_removal = Taktyczne usuwanie kart
arcana-option-tactical_removal-text = Wygraną Stawkę możesz położyć pod swoją kartą gildii: liczy się wtedy tylko do punktów.
arcana-option-final_round = Ostatnia runda
arcana-option-final_round-text = Co się dzieje, gdy Jubileusz zostaje odkryty przy uzupełnianiu obszarów.
arcana-option-final_round-current = Gra kończy się od razu
arcana-option-final_round-next = Rozgrywa się jeszcze jedną rundę

## Części wyniku

arcana-part-relics = Relikty
arcana-part-places = Miejsca
arcana-part-personalities = Osobistości
arcana-part-objectives = Cele

## Rzeczy na stole

arcana-guild-blades = Miecznicy
arcana-guild-ferrymen = Przewoźnicy
arcana-guild-thieves = Złodzieje
arcana-guild-usurers = Lichwiarze
arcana-zone-1L = 1 Lewy
arcana-zone-1R = 1 Prawy
arcana-zone-2L = 2 Lewy
arcana-zone-2R = 2 Prawy
arcana-zone-Z1 = Obszar 1
arcana-zone-Z2 = Obszar 2
arcana-zone-Z3 = Obszar 3
arcana-zone-Z4 = Obszar 4
arcana-zone-N = Ziemia Niczyja
arcana-back-1 = zakryty Agent 1
arcana-back-2 = zakryty Agent 2
arcana-back-3 = zakryty Agent 3
arcana-back-4 = zakryty Agent 4
arcana-arcanum-combat = Siła Bojowa
arcana-arcanum-political = Siła Polityczna
arcana-arcanum-spiritual = Siła Duchowa
arcana-arcanum-ducats = Dukaty
arcana-kind-agent = Agent
arcana-kind-place = Miejsce
arcana-kind-relic = Relikt
arcana-kind-personality = Osobistość
arcana-kind-militia = Milicja
arcana-district-HAR = Port
arcana-district-OLD = Stare Miasto
arcana-district-TEM = Wzgórze Świątyń
arcana-district-MAR = Dzielnica Targowa
arcana-district-DUC = Książęce Wzgórza
arcana-district-UND = Podziemie

## Efekty miejsc

arcana-effect-swap = Zamień Stawki dwóch otwartych obszarów; Agenci zostają na miejscu.
arcana-effect-move = Przenieś jednego ze swoich Agentów do innego otwartego obszaru.
arcana-effect-lure = Przenieś jednego Agenta rywala (nie Milicję), odkrytego lub zakrytego, do innego otwartego obszaru.
arcana-effect-seal = Do końca rundy do jednego otwartego obszaru nie wolno nic zagrać i żaden efekt go nie dotyczy; mimo to jest rozstrzygany.
arcana-effect-redraw = Odłóż pozostałe karty z ręki do Zasobów i dobierz o jedną kartę więcej.
arcana-effect-expel = Wypędź jednego odkrytego Agenta rywala: wraca do Zasobów właściciela (Milicja do talii).
arcana-effect-renew = Połóż Stawkę otwartego obszaru pod jej stos i odkryj następną; Agenci zostają.
arcana-effect-search = Weź ze swoich Zasobów na rękę kartę, która nie jest Miejscem.
arcana-effect-duel = Wypędź odkrytego Agenta rywala, jeśli twój w tym samym obszarze ma co najmniej taką samą Siłę Bojową. Twój zostaje odkryty, tamten wraca do Zasobów właściciela (Milicja do talii).
arcana-effect-ferry = Przenieś jednego lub dwóch swoich Agentów z jednego obszaru do jednego innego otwartego obszaru.
arcana-effect-pilfer = Rywal odrzuca losową kartę z ręki.
arcana-effect-loan = Dobierz jedną kartę.

## Czego wymaga efekt

arcana-need-swap = dwa otwarte obszary
arcana-need-move = twój Agent w otwartym obszarze i inny otwarty obszar
arcana-need-lure = Agent rywala w otwartym obszarze i inny otwarty obszar
arcana-need-seal = otwarty obszar
arcana-need-redraw = karta, którą można dobrać
arcana-need-expel = odkryty Agent rywala w otwartym obszarze
arcana-need-renew = otwarty obszar z niepustym stosem
arcana-need-search = karta w twoich Zasobach, która nie jest Miejscem
arcana-need-duel = odkryty Agent rywala i twój Agent o co najmniej takiej samej Sile Bojowej w tym samym otwartym obszarze
arcana-need-ferry = twój Agent w otwartym obszarze i inny otwarty obszar
arcana-need-pilfer = rywal z kartami na ręce
arcana-need-loan = karta, którą można dobrać

## Pytania

arcana-ask-guild = Wybierz gildię. Jeśli chce jej kilku graczy, decyduje los.
arcana-ask-objectives = Wybierz dwa cele do zatrzymania.
arcana-ask-turn = Runda { $round }: zagraj kartę do obszaru albo ją odrzuć.
arcana-ask-militia = Wybierz obszar dla Milicji.
arcana-ask-take_along = { $card }: wybierz drugiego Agenta albo obszar.
arcana-ask-send_to = { $card }: wybierz obszar.
arcana-ask-removal = Wygrana Stawka: { $card }. Wybierz, gdzie ją odkładasz.

## Ruchy

arcana-do-claim_guild = Wybierz gildię: { $guild }
arcana-do-keep_objectives = Zatrzymaj: { $objective }, { $second }
arcana-do-field = Wystaw: { $card } – { $zone }
arcana-do-bribe = Przekup Reliktem: { $relic } – { $zone }
arcana-do-call_militia = Wezwij Milicję za: { $relic }
arcana-do-discard = Odrzuć: { $card }
arcana-do-play = Zagraj: { $card }
arcana-do-play_zone = Zagraj: { $card } – { $zone }
arcana-do-play_zones = Zagraj: { $card } – { $zone }, { $other }
arcana-do-play_agent = Zagraj: { $card } – { $agent } ({ $owner }, { $zone })
arcana-do-play_duel = Zagraj: { $card } – { $champion } przeciw: { $agent } ({ $owner }, { $zone })
arcana-do-play_card = Zagraj: { $card } – weź: { $found }
arcana-do-play_rival = Zagraj: { $card } – { $rival }
arcana-do-take_along = Zabierz: { $agent }
arcana-do-send_to = Do celu: { $zone }
arcana-do-keep_stake = { $card }: do Zasobów
arcana-do-remove_stake = { $card }: pod kartę gildii

## Wydarzenia

arcana-event-guild_claimed = { $seat } wybiera gildię.
arcana-event-guild_clash = O gildię { $guild } ubiega się kilku graczy. Los wskazuje: { $seat }.
arcana-event-guild_taken = { $seat } prowadzi gildię: { $guild }.
arcana-event-objectives_dealt =
    { $count ->
        [one] { $seat } dostaje { $count } cel.
        [few] { $seat } dostaje { $count } cele.
       *[other] { $seat } dostaje { $count } celów.
    }
arcana-event-objectives_kept =
    { $count ->
        [one] { $seat } zatrzymuje { $count } cel.
        [few] { $seat } zatrzymuje { $count } cele.
       *[other] { $seat } zatrzymuje { $count } celów.
    }
arcana-event-first_player = Pierwszy gracz: { $seat }.
arcana-event-round_began = Zaczyna się runda { $round }. Pierwszy gracz: { $seat }.
arcana-event-drew =
    { $count ->
        [one] { $seat } dobiera { $count } kartę.
        [few] { $seat } dobiera { $count } karty.
       *[other] { $seat } dobiera { $count } kart.
    }
arcana-event-reshuffled = { $seat } tasuje Zasoby w nową Talię Główną.
arcana-event-fielded_open = { $seat } wystawia: { $card } – { $zone }.
arcana-event-fielded_hidden = { $seat } wystawia zakrytego Agenta – { $zone }.
arcana-event-agent_revealed = { $zone }: { $seat } odkrywa kartę: { $card }.
arcana-event-discarded = { $seat } odrzuca: { $card }.
arcana-event-place_played = { $seat } zagrywa: { $card }.
arcana-event-stakes_swapped = Stawki się zamieniają: { $zone } – { $card }, { $other } – { $other_card }.
arcana-event-agent_picked = { $seat } wskazuje: { $agent } ({ $owner }, { $zone }).
arcana-event-agent_moved = { $card } ({ $seat }) przechodzi: { $zone } → { $to }.
arcana-event-hidden_moved = Zakryty Agent ({ $seat }) przechodzi: { $zone } → { $to }.
arcana-event-zone_sealed = { $seat } pieczętuje na tę rundę: { $zone }.
arcana-event-agent_expelled = { $zone }: wypędzono – { $card } ({ $seat }).
arcana-event-stake_buried = { $zone }: { $card } trafia pod stos.
arcana-event-card_fetched = { $seat } bierze z Zasobów: { $card }.
arcana-event-card_pilfered = { $seat } odrzuca z ręki: { $card }.
arcana-event-bribe_tried = { $seat } próbuje przekupstwa: { $card }, Relikt – { $relic }; suma { $sum }, cena { $price }.
arcana-event-militia_called = { $seat } odrzuca { $relic } i wzywa Milicję.
arcana-event-militia_returned = { $card } wraca do talii Milicji.
arcana-event-stake_won = { $seat } wygrywa Stawkę: { $card } – { $zone }; suma { $sum }, próg { $threshold }.
arcana-event-stake_bribed = { $seat } przekupuje: { $card } – { $zone }.
arcana-event-stake_tied = { $zone }: remis ({ $sum }) w walce o Stawkę { $card }. Wszystko zostaje.
arcana-event-stake_unmet = { $zone }: nikt nie osiąga { $threshold } w walce o Stawkę { $card } (najwięcej: { $best }).
arcana-event-stake_kept = { $seat } odkłada do Zasobów: { $card }.
arcana-event-stake_removed = { $seat } kładzie pod kartę gildii: { $card }.
arcana-event-stake_turned = { $zone }: nowa Stawka – { $card }.
arcana-event-zone_died = { $zone }: stos się wyczerpał.
arcana-event-jubilee_shown = Odkryto Książęcy Jubileusz.
arcana-event-game_ended =
    { $cause ->
        [dead] Koniec gry: nie ma już Stawek.
        [stalemate] Koniec gry: od sześciu rund nikt niczego nie wygrał.
       *[jubilee] Koniec gry: książę świętuje Jubileusz.
    }
arcana-event-objective_shown =
    { $vp ->
        [0] { $seat } pokazuje cel: { $objective } – niespełniony.
       *[points] { $seat } pokazuje cel: { $objective } – { $vp } PZ.
    }

## Dlaczego nie

arcana-reason-zone-dead = { $zone }: stos się wyczerpał, nic nie można tu zagrać.
arcana-reason-zone-sealed = { $zone }: obszar zapieczętowany do końca rundy.
arcana-reason-pile-empty = { $zone }: pod tą Stawką nie ma karty do odkrycia.
arcana-reason-search-no-places = { $thing } to Miejsce; ten efekt pozwala wziąć tylko inne karty.
arcana-reason-hand-empty = Ten rywal nie ma kart na ręce: { $seat }.
arcana-reason-agent-face-down = Wypędzić można tylko odkrytego Agenta.
arcana-reason-no-champion = Przeciw karcie { $thing } potrzebujesz w tym samym obszarze Agenta o Sile Bojowej co najmniej { $combat }.
arcana-reason-militia-not-lured = Milicji nie można zwabić.
arcana-reason-objectives-first = Wybierz dwa cele do zatrzymania, potem dalej.
arcana-reason-removal-first = Zdecyduj, gdzie trafia karta { $card }, potem dalej.
arcana-reason-guild-taken = { $guild }: tę gildię prowadzi już { $seat }.
arcana-reason-guild-first = Wybierz gildię, żeby zacząć.
arcana-reason-already-there = { $zone }: Agent już tu jest; wybierz inny obszar.
arcana-reason-zone-first = Wybierz obszar dla Agenta, potem dalej.
arcana-reason-militia-first = Wybierz otwarty obszar dla karty Milicji, potem dalej.
arcana-reason-one-card = W turze zagrywasz dokładnie jedną kartę z ręki.
arcana-reason-no-card-for-zone = Nie masz karty, którą można tu zagrać: { $zone }.
arcana-reason-stake-by-zone = Stawkę wygrywają Agenci obok niej: wybierz kartę z ręki i obszar – { $zone }.
arcana-reason-agent-stays = Agent w obszarze tam zostaje; przenieść go może tylko efekt Miejsca.
arcana-reason-in-resources = { $thing } leży w twoich Zasobach; wróci z następną Talią Główną.
arcana-reason-in-reserve = { $thing } leży pod twoją kartą gildii do końca gry.
arcana-reason-not-yours = Ta karta należy do rywala: { $seat }.
arcana-reason-no-card-for-rival = Nie masz karty, która działa na gracza.
arcana-reason-guild-chosen = Gildie wybiera się raz, przed grą.
arcana-reason-objective-waits = Cele liczą się na koniec gry.
arcana-reason-agents-to-zones = { $card }: Agenta wystawia się obok Stawki; wybierz obszar.
arcana-reason-relics-to-zones = { $card }: Relikt służy do przekupstwa w obszarze albo się go odrzuca; wybierz obszar.
arcana-reason-bribe-personalities-only = { $stake } ({ $zone }) nie jest Osobistością; przekupić można tylko Osobistości.
arcana-reason-bribe-needs-agent = Aby przekupić kartę { $stake } ({ $zone }), musisz mieć przy niej Agenta.
arcana-reason-no-target = { $card } – brak dozwolonego celu. Potrzeba: { $need }.
arcana-reason-wrong-target = { $card } – to nie jest dozwolony cel. Potrzeba: { $need }.
arcana-reason-only-places = { $card } nie jest Miejscem; dla efektu zagrywa się tylko Miejsca.
arcana-reason-militia-off = Przy tym stole gra się bez Milicji.
arcana-reason-militia-needs-relic = { $card } nie jest Reliktem; Milicja przychodzi tylko za Relikt.
arcana-reason-militia-nowhere = Nie ma otwartego obszaru, do którego mogłaby trafić Milicja.
arcana-reason-militia-empty = Talia Milicji jest pusta.
arcana-reason-no-other-zone = Żaden inny obszar nie jest otwarty.
arcana-reason-unknown-thing = Na stole nie ma niczego takiego.
arcana-reason-one-target = { $card }: można wskazać tylko jedną z tych rzeczy.
arcana-reason-relics-or-militia = { $card }: Relikt służy do przekupstwa w obszarze, wzywa Milicję albo się go odrzuca.
arcana-reason-no-card-for-both = Żadna karta na ręce nie działa na obie te rzeczy.
arcana-reason-no-plain-place = Żadna karta na ręce nie działa bez wskazania celu.
arcana-reason-own-seat = To ty. Karty działają tylko na rywali.
arcana-reason-militia-no-relic = Milicja przychodzi za Relikt, a nie masz żadnego na ręce.
arcana-reason-nobody-weaker = { $thing } ma Siłę Bojową { $combat }. Każdy odkryty rywal w tym obszarze ma większą.
arcana-reason-champion-weaker = { $thing } ma mniejszą Siłę Bojową niż { $other }.
arcana-reason-champion-elsewhere = Ci Agenci są w różnych obszarach. Do pojedynku muszą być w tym samym.
arcana-reason-nothing-to-draw = Talia Główna i Zasoby są puste: nie ma czego dobrać.
arcana-reason-nothing-won = Żadna Stawka nie czeka na odłożenie.
arcana-reason-already-picked = Ten Agent już rusza. Wybierz obszar.
arcana-reason-along-elsewhere = Dołączyć może tylko inny twój Agent z tego samego obszaru.
arcana-reason-no-second = { $card } nie zabiera więcej Agentów. Wybierz obszar.

## Nagłówki stołu w terminalu

arcana-view-seat = Gracz
arcana-view-round = Runda
arcana-view-first = Pierwszy gracz
arcana-view-zones = Obszary
arcana-view-zone = Obszar
arcana-view-seats = Gracze
arcana-view-militia = Milicja
arcana-view-drawn_militia = Dobrana Milicja
arcana-view-won = Wygrana Stawka
arcana-view-claim = Twój wybór
arcana-view-effect = Efekt
arcana-view-box = Karty w pudełku
arcana-view-jubilee = Jubileusz
arcana-view-quiet_rounds = Rundy bez wygranej
arcana-view-over = Koniec gry
arcana-view-notice = Uwaga
arcana-view-faces = Karty
arcana-view-objective_faces = Cele
arcana-view-controlled_by = Kontrola
arcana-view-stake = Stawka
arcana-view-pile = Stos
arcana-view-sealed = Pieczęć
arcana-view-agents = Agenci
arcana-view-owner = Właściciel
arcana-view-down = zakryty
arcana-view-guild = Gildia
arcana-view-hand = Karty na ręce
arcana-view-hand_size = Kart na ręce
arcana-view-deck = Talia Główna
arcana-view-resources = Zasoby
arcana-view-reserve = Rezerwa
arcana-view-objectives = Cele
arcana-view-objective_count = Liczba celów
arcana-view-rejected = Odrzucone
arcana-view-bribes = Przekupstwa
arcana-view-wins_in_no_mans_land = Wygrane na Ziemi Niczyjej
arcana-view-vp = PZ
arcana-view-kind = Rodzaj
arcana-view-combat = Bojowa
arcana-view-political = Polityczna
arcana-view-spiritual = Duchowa
arcana-view-ducats = Dukaty
arcana-view-main = Złote
arcana-view-district = Dzielnica
arcana-view-goal = Cel
arcana-view-now = Teraz
arcana-view-card = Karta
arcana-view-picked = Wskazani
