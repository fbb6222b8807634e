# Arcs: o co pyta stół, co można zrobić, co się stało, dlaczego nie.

arcs-title = Arcs
arcs-blurb = Poprowadź lud z krańca galaktyki: zagrywaj karty, deklaruj Ambicje i spełniaj je lepiej niż Rywale.

## Opcje

arcs-option-leaders_and_lore = Wiedza i Liderzy
arcs-option-leaders_and_lore-text = Wybierasz Lidera i karty Wiedzy z własnymi mocami. Nie na pierwszą grę.
arcs-option-lore = Karty Wiedzy na gracza
arcs-option-lore-text = Ile kart Wiedzy wybiera każdy gracz.
arcs-option-split_discard = Dzielone stosy kart odrzuconych
arcs-option-split_discard-text = Karty zagrane odkryte trafiają na osobny stos, który każdy może przeglądać.
arcs-option-setup = Karta Przygotowania
arcs-option-setup-text = Które Gromady są wyłączone z gry i gdzie zaczynają gracze.
arcs-option-setup-random = Losowa
arcs-option-setup-two_frontiers = { arcs-setup-two_frontiers }
arcs-option-setup-two_mix_up_1 = { arcs-setup-two_mix_up_1 }
arcs-option-setup-two_homelands = { arcs-setup-two_homelands }
arcs-option-setup-two_mix_up_2 = { arcs-setup-two_mix_up_2 }
arcs-option-setup-three_mix_up = { arcs-setup-three_mix_up }
arcs-option-setup-three_frontiers = { arcs-setup-three_frontiers }
arcs-option-setup-three_homelands = { arcs-setup-three_homelands }
arcs-option-setup-three_core_conflict = { arcs-setup-three_core_conflict }
arcs-option-setup-four_mix_up_1 = { arcs-setup-four_mix_up_1 }
arcs-option-setup-four_mix_up_2 = { arcs-setup-four_mix_up_2 }
arcs-option-setup-four_frontiers = { arcs-setup-four_frontiers }
arcs-option-setup-four_mix_up_3 = { arcs-setup-four_mix_up_3 }

arcs-preset-first_game = Pierwsza gra
arcs-preset-leaders = Wiedza i Liderzy
arcs-preset-two_lore = Liderzy i dwie karty Wiedzy
arcs-preset-tournament = Turniej

## Nazwy drobnych rzeczy

arcs-piece-city = Miasto
arcs-piece-starport = Port kosmiczny
arcs-piece-ship = Statek
arcs-piece-agent = Agent
arcs-piece-building = Budowla
arcs-mode-lead = karta Wiodąca
arcs-mode-surpass = Przebicie
arcs-mode-copy = Kopiowanie
arcs-mode-pivot = Odstąpienie
arcs-action-prelude = Preludium
arcs-action-reroll = Przerzut
arcs-card-elder = { arcs-leader-elder }
arcs-card-mystic = { arcs-leader-mystic }
arcs-card-fuel_drinker = { arcs-leader-fuel_drinker }
arcs-card-upstart = { arcs-leader-upstart }
arcs-card-rebel = { arcs-leader-rebel }
arcs-card-warrior = { arcs-leader-warrior }
arcs-card-feastbringer = { arcs-leader-feastbringer }
arcs-card-demagogue = { arcs-leader-demagogue }

## Części wyniku

arcs-part-tycoon = { arcs-ambition-tycoon }
arcs-part-tyrant = { arcs-ambition-tyrant }
arcs-part-warlord = { arcs-ambition-warlord }
arcs-part-keeper = { arcs-ambition-keeper }
arcs-part-empath = { arcs-ambition-empath }
arcs-part-cities = Miasta

## Pytania

arcs-ask-draft = Wybierz kartę Lidera albo Wiedzy.
arcs-ask-mulligan = Zachować karty czy wymienić wszystkie sześć na nowe?
arcs-ask-lead = Masz Inicjatywę: zagraj kartę albo przekaż Inicjatywę.
arcs-ask-follow =
    { $number ->
        [0] Wiodąca: { $card }, liczy się jako 0. Przebij, Kopiuj albo Odstąp.
       *[other] Wiodąca: { $card }. Przebij, Kopiuj albo Odstąp.
    }
arcs-ask-prelude =
    { $pips ->
        [one] Preludium: wydaj zasoby albo użyj kart. Potem { $pips } punkt Akcji: { $suit }.
        [few] Preludium: wydaj zasoby albo użyj kart. Potem { $pips } punkty Akcji: { $suit }.
       *[other] Preludium: wydaj zasoby albo użyj kart. Potem { $pips } punktów Akcji: { $suit }.
    }
arcs-ask-act =
    { $pips ->
        [one] Pozostał { $pips } punkt Akcji: { $suit }.
        [few] Pozostały { $pips } punkty Akcji: { $suit }.
       *[other] Pozostało { $pips } punktów Akcji: { $suit }.
    }
arcs-ask-granted =
    { $count ->
        [1] Akcja za zasób: { $first } – albo pomiń.
        [2] Akcja za zasób: { $first } albo { $second } – albo pomiń.
       *[other] Akcja za zasób: { $first }, { $second } albo { $third } – albo pomiń.
    }
arcs-ask-ships = Ile Statków rusza? Skąd: { $origin }, dokąd: { $to }.
arcs-ask-catapult = Katapultowanie, grupa jest tutaj: { $system }. Ruszyć dalej czy stanąć?
arcs-ask-dice =
    { $fewest ->
        [0] { $most ->
            [one] Bitwa, { $system }, obrońca: { $rival }. Wybierz najwyżej { $most } kość.
            [few] Bitwa, { $system }, obrońca: { $rival }. Wybierz najwyżej { $most } kości.
           *[other] Bitwa, { $system }, obrońca: { $rival }. Wybierz najwyżej { $most } kości.
        }
       *[other] Bitwa, { $system }, obrońca: { $rival }. Wybierz od { $fewest } do { $most } kości.
    }
arcs-ask-reroll = Przerzucić kości czy zostawić wynik?
arcs-ask-raid =
    { $keys ->
        [one] { $keys } klucz na Najazd. Obrońca: { $rival }.
        [few] { $keys } klucze na Najazd. Obrońca: { $rival }.
       *[other] { $keys } kluczy na Najazd. Obrońca: { $rival }.
    }
arcs-ask-assign-hits =
    { $hits ->
        [one] { $hits } trafienie w Statki ({ $owner }, { $system }): które?
        [few] { $hits } trafienia w Statki ({ $owner }, { $system }): które?
       *[other] { $hits } trafień w Statki ({ $owner }, { $system }): które?
    }
arcs-ask-hit-building =
    { $hits ->
        [one] { $hits } trafienie w Budowle ({ $owner }, { $system }): która?
        [few] { $hits } trafienia w Budowle ({ $owner }, { $system }): która najpierw?
       *[other] { $hits } trafień w Budowle ({ $owner }, { $system }): która najpierw?
    }
arcs-ask-ransack = Plądrowanie Dworu: weź kartę z Agentami obrońcy ({ $rival }).
arcs-ask-tax-type = Jaki zasób bierzesz? Miasto: { $system }.
arcs-ask-store = Gdzie położyć zasób: { $resource }?
arcs-ask-covered = Miasto znów zakrywa pole zasobów. Przeorganizujesz swoje zasoby?
arcs-ask-rearrange = Który zasób trafia na pole { $slot } (koszt Najazdu { $keys })?
arcs-ask-order = Kilka rzeczy dzieje się naraz. Która najpierw?
arcs-ask-rescue =
    { $ships ->
        [one] Nie masz już Statków ani Portów. Wybierz Bramę: pojawi się { $ships } Statek.
        [few] Nie masz już Statków ani Portów. Wybierz Bramę: pojawią się { $ships } Statki.
       *[other] Nie masz już Statków ani Portów. Wybierz Bramę: pojawi się { $ships } Statków.
    }

## Ruchy

arcs-do-draft = Weź: { $card }
arcs-do-mulligan = Wymień karty
arcs-do-keep = Zachowaj karty
arcs-do-lead = Zagraj jako Wiodącą: { $card }
arcs-do-surpass = Przebij kartą: { $card }
arcs-do-copy = Kopiuj kartą: { $card }
arcs-do-pivot = Odstąp kartą: { $card }
arcs-do-seize = Przejmij Inicjatywę kartą: { $card }
arcs-do-pass = Przekaż Inicjatywę
arcs-do-declare = Zadeklaruj: { $ambition }
arcs-do-end-turn = Zakończ Turę
arcs-do-done = Gotowe
arcs-do-spend = Wydaj jako: { $resource }
arcs-do-store = Na pole { $slot }: { $resource }
arcs-do-discard-token = Odrzuć: { $resource }
arcs-do-rearrange = Przeorganizuj
arcs-do-leave-empty = Zostaw pole { $slot } puste
arcs-do-tax = Opodatkuj: { $system }
arcs-do-build = Zbuduj: { $piece }, { $system }
arcs-do-build-ship = Zbuduj Statek: { $system }
arcs-do-move = Ruch: { $origin } → { $to }
arcs-do-ships =
    { $damaged ->
        [0] Porusz nieuszkodzone Statki: { $fresh }
       *[other] Porusz: nieuszkodzone { $fresh }, uszkodzone { $damaged }
    }
arcs-do-repair-ship = Napraw Statek: { $system }
arcs-do-repair-building = Napraw Budowlę: { $system }
arcs-do-influence = Wpływ: { $card }
arcs-do-secure = Zabezpiecz: { $card }
arcs-do-battle = Bitwa: { $rival }, { $system }
arcs-do-collect-dice = Rzuć: Potyczka { $skirmish }, Atak { $assault }, Najazd { $raid }
arcs-do-assign-hits = Uszkodź: { $damage }, zniszcz: { $destroy }
arcs-do-hit-building = Traf tę Budowlę: { $system }
arcs-do-raid = Ukradnij: { $resource } (klucze: { $keys })
arcs-do-raid-card = Ukradnij: { $card } (klucze: { $keys })
arcs-do-use = { $card }: { $power }
arcs-do-resolve = Najpierw: { $card }
arcs-do-pick-system = { $system }
arcs-do-pick-cluster = Gromada { $cluster }
arcs-do-pick-building = Budowla: { $system }
arcs-do-pick-seat = { $rival }
arcs-do-pick-resource = { $resource }
arcs-do-pick-token = { $resource } ({ $owner })
arcs-do-pick-card = { $card }
arcs-do-pick-court = { $card }
arcs-do-pick-action = { $card }
arcs-do-pick-ambition = { $ambition }
arcs-do-pick-number = { $n }

## Co się stało

arcs-event-drafted = { $seat } bierze: { $card }.
arcs-event-chapter-began = Zaczyna się Rozdział { $chapter }.
arcs-event-drew =
    { $count ->
        [one] { $seat } dobiera { $count } kartę Akcji.
        [few] { $seat } dobiera { $count } karty Akcji.
       *[other] { $seat } dobiera { $count } kart Akcji.
    }
arcs-event-mulliganed = { $seat } wymienia wszystkie karty.
arcs-event-played =
    { $mode ->
        [surpass] { $seat } Przebija kartą: { $card }.
        [pivot] { $seat } Odstępuje kartą: { $card }.
       *[lead] { $seat } zagrywa jako Wiodącą: { $card }.
    }
arcs-event-copied = { $seat } Kopiuje zakrytą kartą.
arcs-event-seized = { $seat } przejmuje Inicjatywę.
arcs-event-passed = { $seat } przekazuje Inicjatywę. Teraz ma ją: { $to }.
arcs-event-took-initiative = { $seat } zdobywa Inicjatywę.
arcs-event-declared =
    { $zero ->
        [yes] { $seat } deklaruje Ambicję: { $ambition } ({ $first }/{ $second }). Karta Wiodąca liczy się teraz jako 0.
       *[other] { $seat } deklaruje Ambicję: { $ambition } ({ $first }/{ $second }).
    }
arcs-event-turn-ended = { $seat } kończy Turę.
arcs-event-spent = { $seat } wydaje jako: { $resource }.
arcs-event-gained = { $seat } zyskuje: { $resource }.
arcs-event-none-left = { $seat } nic nie zyskuje, zapasy są puste: { $resource }.
arcs-event-discarded = { $seat } odrzuca: { $resource }.
arcs-event-stole = { $seat } kradnie: { $resource }. Traci: { $rival }.
arcs-event-taxed = { $seat } opodatkowuje: { $system } ({ $owner }).
arcs-event-captured =
    { $agents ->
        [one] { $seat } chwyta { $agents } Agenta gracza: { $rival }.
        [few] { $seat } chwyta { $agents } Agentów gracza: { $rival }.
       *[other] { $seat } chwyta { $agents } Agentów gracza: { $rival }.
    }
arcs-event-took-agents =
    { $agents ->
        [one] { $seat } bierze jako Trofeum { $agents } Agenta gracza: { $rival }.
        [few] { $seat } bierze jako Trofea { $agents } Agentów gracza: { $rival }.
       *[other] { $seat } bierze jako Trofea { $agents } Agentów gracza: { $rival }.
    }
arcs-event-built =
    { $damaged ->
        [yes] { $seat } buduje (od razu z uszkodzeniem): { $piece }, { $place }.
       *[other] { $seat } buduje: { $piece }, { $place }.
    }
arcs-event-placed =
    { $ships ->
        [one] { $seat } umieszcza { $ships } Statek: { $system }.
        [few] { $seat } umieszcza { $ships } Statki: { $system }.
       *[other] { $seat } umieszcza { $ships } Statków: { $system }.
    }
arcs-event-moved =
    { $ships ->
        [one] { $seat } porusza { $ships } Statek: { $origin } → { $to }.
        [few] { $seat } porusza { $ships } Statki: { $origin } → { $to }.
       *[other] { $seat } porusza { $ships } Statków: { $origin } → { $to }.
    }
arcs-event-repaired = { $seat } naprawia: { $piece }, { $place }.
arcs-event-influenced = { $seat } Wpływa na kartę: { $card }.
arcs-event-secured =
    { $ransacked ->
        [yes] { $seat } plądruje Dwór: { $card }.
       *[other] { $seat } zabezpiecza: { $card }.
    }
arcs-event-refilled = Nowa karta na Dworze: { $card }.
arcs-event-took-card = { $seat } zabiera kartę: { $card }. Traci ją: { $rival }.
arcs-event-discarded-card = { $seat } odrzuca kartę: { $card }.
arcs-event-used-card = { $seat } używa karty { $card }: { $power }.
arcs-event-battle-began = { $seat } toczy Bitwę: { $system }. Obrońca: { $rival }.
arcs-event-rolled = { $seat } rzuca. Trafienia: { $hits }, w Budowle: { $buildings }, we własne Statki: { $losses }, Przechwycenia: { $intercepts }, klucze: { $keys }.
arcs-event-damaged = { $place }: uszkodzono – { $piece } × { $count } ({ $seat }).
arcs-event-destroyed = { $seat } traci: { $piece } × { $count }, { $place }. Trofeum: { $by }.
arcs-event-outraged = { $seat } wywołuje Oburzenie: { $resource }.
arcs-event-scored =
    { $power ->
        [one] { $seat } – { $ambition }, miejsce { $place }: { $power } punkt Potęgi.
        [few] { $seat } – { $ambition }, miejsce { $place }: { $power } punkty Potęgi.
       *[other] { $seat } – { $ambition }, miejsce { $place }: { $power } punktów Potęgi.
    }
arcs-event-nobody-scored = Nikt nie kwalifikuje się do Ambicji: { $ambition }.
arcs-event-chapter-ended = Kończy się Rozdział { $chapter }.
arcs-event-game-ended =
    { $power ->
        [one] { $seat } wygrywa, mając { $power } punkt Potęgi.
        [few] { $seat } wygrywa, mając { $power } punkty Potęgi.
       *[other] { $seat } wygrywa, mając { $power } punktów Potęgi.
    }
arcs-event-returned = { $seat } zabiera z powrotem: { $piece }, { $place }.
arcs-event-saw-hand = { $seat } ogląda karty gracza: { $rival }.
arcs-event-swapped-cards = { $seat } wymienia kartę Akcji z graczem: { $rival }.
arcs-event-discarded-hand =
    { $count ->
        [one] { $seat } odrzuca { $count } kartę Akcji.
        [few] { $seat } odrzuca { $count } karty Akcji.
       *[other] { $seat } odrzuca { $count } kart Akcji.
    }
arcs-event-picked-up = { $seat } bierze na rękę: { $card }.
arcs-event-laid = { $seat } kładzie kartę ({ $card }) obok innej: { $action }.
arcs-event-executed =
    { $agents ->
        [one] { $seat } zamienia { $agents } Więźnia w Trofeum.
        [few] { $seat } zamienia { $agents } Więźniów w Trofea.
       *[other] { $seat } zamienia { $agents } Więźniów w Trofea.
    }
arcs-event-freed =
    { $agents ->
        [one] { $seat } uwalnia { $agents } Więźnia.
        [few] { $seat } uwalnia { $agents } Więźniów.
       *[other] { $seat } uwalnia { $agents } Więźniów.
    }

## Dlaczego nie

arcs-reason-not-asked = Teraz rozstrzyga się coś innego. Odpowiedz na pytanie powyżej.
arcs-reason-not-there = Czegoś takiego nie ma na stole.
arcs-reason-not-together = Tych rzeczy nie da się połączyć.
arcs-reason-draft-first = Trwa jeszcze wybór: każdy bierze Lidera i karty Wiedzy.
arcs-reason-drafted = Ta karta jest już zajęta: { $seat }.
arcs-reason-has-leader = Masz już Lidera.
arcs-reason-has-lore =
    { $count ->
        [one] Masz już swoją { $count } kartę Wiedzy.
        [few] Masz już swoje { $count } karty Wiedzy.
       *[other] Masz już swoje { $count } kart Wiedzy.
    }
arcs-reason-card-lies-there = Tej karty Akcji nie masz na ręce.
arcs-reason-play-a-card-first = Akcje wykonujesz po zagraniu karty Akcji.
arcs-reason-you-lead = Masz Inicjatywę: nie ma jeszcze karty, na którą można odpowiedzieć.
arcs-reason-you-follow = Tylko gracz z Inicjatywą gra kartę Wiodącą albo przekazuje Inicjatywę.
arcs-reason-nothing-surpasses = Nie masz karty ({ $suit }) z numerem wyższym niż { $number }.
arcs-reason-no-surpass-with = { $card } nie przebija: potrzebna karta ({ $suit }) z numerem wyższym niż { $number }.
arcs-reason-no-pivot-with = Tą kartą nie odstąpisz: { $card }. Potrzebna karta w innym kolorze niż { $suit }.
arcs-reason-no-other-suit = Wszystkie twoje karty są w kolorze karty Wiodącej: { $suit }.
arcs-reason-only-the-leader-declares = Ambicję deklaruje tylko gracz z Inicjatywą: { $seat }.
arcs-reason-acted-already = Deklaruje się i przejmuje Inicjatywę przed Akcjami, a pierwsza Akcja została już wykonana.
arcs-reason-no-marker = Nie ma już wolnych znaczników Ambicji.
arcs-reason-declared-already = Tą kartą Ambicja została już zadeklarowana.
arcs-reason-no-ambition = Karta z numerem { $number } nie ma Ambicji.
arcs-reason-other-ambition = Twoja karta ma numer { $number }: to inna Ambicja.
arcs-reason-own-initiative = Inicjatywa jest już twoja.
arcs-reason-seized-already = Inicjatywa została już przejęta w tej Rundzie: { $seat }.
arcs-reason-no-second-card = Do przejęcia Inicjatywy potrzebujesz drugiej karty.
arcs-reason-not-yours = To należy do gracza: { $seat }.
arcs-reason-empty-slot = To pole jest puste.
arcs-reason-same-token = Wskaż ten drugi: ten sam zasób i ten sam koszt Najazdu.
arcs-reason-no-such-token = Nie masz zasobu, który można wydać jako: { $resource }.
arcs-reason-prelude-over = Preludium się skończyło: punkt Akcji został już wydany.
arcs-reason-no-pips = Nie masz już punktów Akcji.
arcs-reason-wrong-action = Nie masz teraz czym zapłacić za tę Akcję: { $action }.
arcs-reason-no-agents = Nie masz Agentów w zapasach.
arcs-reason-nothing-to-tax = Nie ma Miasta, które można jeszcze opodatkować w tej Turze.
arcs-reason-nothing-damaged = Żaden twój komponent nie jest uszkodzony.
arcs-reason-nothing-to-secure = Na żadnej karcie Dworu nie masz najwięcej Agentów.
arcs-reason-nobody-to-fight = Tam, gdzie są twoje Statki, żaden Rywal nie ma komponentów.
arcs-reason-none-in-supply = Skończyły się twoje zapasy: { $piece }.
arcs-reason-no-starport-ready = Żaden twój Port kosmiczny nie może już w tej Turze zbudować Statku.
arcs-reason-no-place-to-build = W Systemach z twoimi komponentami nie ma pustego pola na Budowlę.
arcs-reason-no-rival-there = Żaden Rywal nie ma tam komponentów: { $system }.
arcs-reason-no-ships-near = Nie masz Statków w Systemach przylegających do: { $system }.
arcs-reason-gate-has-no-slot = Brama nie ma pola na Budowlę: { $system }.
arcs-reason-slots-full =
    { $slots ->
        [one] Pole na Budowlę jest zajęte: { $system }.
        [few] Oba pola na Budowlę są zajęte: { $system }.
       *[other] Wszystkie pola na Budowlę są zajęte: { $system }.
    }
arcs-reason-no-piece-there = Nie masz tam żadnego komponentu: { $system }.
arcs-reason-that-is-you = To ty.
arcs-reason-no-common-system = Twoje Statki nie są w żadnym Systemie z komponentami gracza: { $seat }.
arcs-reason-starport-used = Ten Port kosmiczny zbudował już Statek w tej Turze: { $system }.
arcs-reason-not-damaged = Nie ma tu czego naprawić: { $system }.
arcs-reason-taxed-already = To Miasto było już opodatkowane w tej Turze: { $system }.
arcs-reason-card-forbids = Zabrania tego karta: { $card }.
arcs-reason-nobody-controls = Nikt nie kontroluje tego Systemu, więc opodatkować może tylko właściciel: { $system }.
arcs-reason-rival-controls = Ten System kontroluje { $seat }: { $system }.
arcs-reason-card-locked = Karta Zabezpieczona w tym Preludium. Jej Akcja Preludium musi poczekać na inną Turę: { $card }.
arcs-reason-not-most-agents = Musisz mieć tam więcej Agentów niż każdy Rywal. Masz: { $own }, najwięcej ma Rywal: { $most }.
arcs-reason-in-battle = Twoja Bitwa jeszcze trwa. Obrońca: { $seat }.
arcs-reason-no-raid-dice = Bez kości Najazdu: { $seat } ma Budowle gdzie indziej, a tu żadnej.
arcs-reason-too-many-dice =
    { $most ->
        [one] Możesz rzucić najwyżej { $most } kością, nie { $count }.
        [few] Możesz rzucić najwyżej { $most } kośćmi, nie { $count }.
       *[other] Możesz rzucić najwyżej { $most } kośćmi, nie { $count }.
    }
arcs-reason-not-of-defender = To nie należy do obrońcy: { $seat }.
arcs-reason-guarded = Przed kradzieżą chroni karta gracza: { $seat }.
arcs-reason-too-few-keys = Potrzebujesz kluczy: { $cost }, a masz: { $keys }.
arcs-reason-hits-first = Trzeba jeszcze przydzielić trafienia: { $hits }. Właściciel Statków: { $seat }.
arcs-reason-no-agent-of-defender = Splądrować można tylko kartę, na której jest Agent obrońcy: { $seat }.
arcs-reason-not-its-type = To Miasto daje inne zasoby: { $system }.
arcs-reason-gates-only = Te Statki pojawiają się w Bramie.
arcs-reason-ships-first = Wybierz, ile Statków rusza. Dokąd: { $system }.
arcs-reason-not-adjacent = Nie przylegają do siebie: { $system } i { $to }.
arcs-reason-been-there = Cała grupa już tu była: { $system }. Żeby zawrócić, zostaw Statek.
arcs-reason-battle-must-follow = Po takim ruchu żadna Bitwa nie byłaby możliwa.
arcs-reason-slot-taken = To pole jest zajęte.
arcs-reason-same-slot = Wskaż to drugie pole: ma ten sam koszt Najazdu.
arcs-reason-not-in-battle = To nie bierze udziału w Bitwie: { $system }.
