# Arcs: o co pyta stół, co można zrobić, co się stało, dlaczego nie.

arcs-title = Arcs
arcs-blurb = Poprowadź lud dalekiej Rubieży: zagraj kartę, zamień ją w czyny i bądź tym, kto sprostał Ambicjom Rozdziału.

## Opcje

arcs-option-leaders_and_lore = Wiedza i Liderzy
arcs-option-leaders_and_lore-text = Każdy wybiera Lidera i Wiedzę z własnymi mocami. Nie na pierwszą grę.
arcs-option-lore = Karty Wiedzy na gracza
arcs-option-lore-text = Ile kart Wiedzy wybiera każdy gracz w trybie Wiedza i Liderzy.
arcs-option-split_discard = Dzielone stosy kart odrzuconych
arcs-option-split_discard-text = Karty Akcji zagrane odkryte trafiają na stos, który każdy może przeglądać.
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
arcs-piece-building = Budowla
arcs-mode-lead = Karta Wiodąca
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
arcs-ask-mulligan = Zachować rękę czy wymienić ją na sześć nowych kart?
arcs-ask-lead = Masz Inicjatywę: zagraj kartę albo przekaż Inicjatywę.
arcs-ask-follow = Wiodąca: { $card }. Przebij wyższą tego koloru, Kopiuj zakrytą albo Odstąp innym kolorem.
arcs-ask-prelude =
    { $pips ->
        [one] Preludium: użyj znaczników i kart, jeśli chcesz. Potem { $pips } punkt Akcji: { $suit }.
        [few] Preludium: użyj znaczników i kart, jeśli chcesz. Potem { $pips } punkty Akcji: { $suit }.
       *[other] Preludium: użyj znaczników i kart, jeśli chcesz. Potem { $pips } punktów Akcji: { $suit }.
    }
arcs-ask-act =
    { $pips ->
        [one] Pozostał { $pips } punkt Akcji: { $suit }.
        [few] Pozostały { $pips } punkty Akcji: { $suit }.
       *[other] Pozostało { $pips } punktów Akcji: { $suit }.
    }
arcs-ask-granted =
    { $count ->
        [1] Akcja za znacznik: { $first } albo nic.
        [2] Akcja za znacznik: { $first }, { $second } albo nic.
       *[other] Akcja za znacznik: { $first }, { $second }, { $third } albo nic.
    }
arcs-ask-ships = Ile Statków rusza? Skąd: { $origin }, dokąd: { $to }.
arcs-ask-catapult = Katapultowanie, grupa jest tutaj: { $system }. Dalej czy stop?
arcs-ask-dice =
    { $fewest ->
        [0] Bitwa, { $system }, obrońca: { $rival }. Dobierz kości, najwyżej { $most }.
       *[other] Bitwa, { $system }, obrońca: { $rival }. Dobierz kości, co najmniej { $fewest } i najwyżej { $most }.
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
        [one] { $hits } Trafienie w Statki ({ $owner }, { $system }): które?
        [few] { $hits } Trafienia w Statki ({ $owner }, { $system }): które?
       *[other] { $hits } Trafień w Statki ({ $owner }, { $system }): które?
    }
arcs-ask-hit-building =
    { $hits ->
        [one] { $hits } Trafienie w Budowle ({ $owner }, { $system }): która?
        [few] { $hits } Trafienia w Budowle ({ $owner }, { $system }): która najpierw?
       *[other] { $hits } Trafień w Budowle ({ $owner }, { $system }): która najpierw?
    }
arcs-ask-ransack = Plądrowanie Dworu: weź kartę, na której są Agenci tego gracza: { $rival }.
arcs-ask-tax-type = Jaki zasób bierzesz? Miasto: { $system }.
arcs-ask-store = Gdzie położyć zasób: { $resource }?
arcs-ask-covered = Miasto zakryło pole zasobów. Przeorganizujesz swoje zasoby?
arcs-ask-rearrange = Który zasób trafia na pole { $slot } (koszt Najazdu { $keys })?
arcs-ask-order = Kilka rzeczy dzieje się naraz. Która najpierw?
arcs-ask-rescue =
    { $ships ->
        [one] Nic już nie masz: na której Bramie pojawia się { $ships } Statek?
        [few] Nic już nie masz: na której Bramie pojawiają się { $ships } Statki?
       *[other] Nic już nie masz: na której Bramie pojawia się { $ships } Statków?
    }

## Ruchy

arcs-do-draft = Weź: { $card }
arcs-do-mulligan = Nowa ręka
arcs-do-keep = Zachowaj rękę
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
arcs-do-ships = Nieuszkodzone: { $fresh }, uszkodzone: { $damaged }
arcs-do-repair-ship = Napraw Statek: { $system }
arcs-do-repair-building = Napraw Budowlę: { $system }
arcs-do-influence = Wpływ: { $card }
arcs-do-secure = Zabezpiecz: { $card }
arcs-do-battle = Bitwa: { $rival }, { $system }
arcs-do-collect-dice = Potyczka { $skirmish }, Atak { $assault }, Najazd { $raid }
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

arcs-event-set-up = Karta Przygotowania: { $setup }. Inicjatywa na początku: { $seat }.
arcs-event-drafted = { $seat } bierze: { $card }.
arcs-event-chapter-began = Zaczyna się Rozdział { $chapter }.
arcs-event-drew =
    { $count ->
        [one] { $seat } dobiera { $count } kartę Akcji.
        [few] { $seat } dobiera { $count } karty Akcji.
       *[other] { $seat } dobiera { $count } kart Akcji.
    }
arcs-event-mulliganed = { $seat } wymienia całą rękę.
arcs-event-played = { $seat } – { $mode }: { $card }.
arcs-event-copied = { $seat } Kopiuje zakrytą kartą.
arcs-event-seized = { $seat } przejmuje Inicjatywę.
arcs-event-passed = { $seat } przekazuje Inicjatywę. Teraz ma ją: { $to }.
arcs-event-took-initiative = { $seat } zdobywa Inicjatywę.
arcs-event-declared =
    { $zero ->
        [yes] { $seat } deklaruje Ambicję: { $ambition } ({ $first }/{ $second }). Numer karty Wiodącej wynosi teraz 0.
       *[other] { $seat } deklaruje Ambicję: { $ambition } ({ $first }/{ $second }).
    }
arcs-event-turn-ended = { $seat } kończy Turę.
arcs-event-spent = { $seat } wydaje jako: { $resource }.
arcs-event-gained = { $seat } zyskuje: { $resource }.
arcs-event-none-left = { $seat } nic nie zyskuje, zapasy są puste: { $resource }.
arcs-event-discarded = { $seat } odrzuca: { $resource }.
arcs-event-stole = { $seat } kradnie: { $resource }. Okradziony gracz: { $rival }.
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
arcs-event-used-card = { $seat } – { $card }: { $power }.
arcs-event-battle-began = { $seat } toczy Bitwę: { $system }. Obrońca: { $rival }.
arcs-event-rolled = { $seat } rzuca – Trafienia: { $hits }, w Budowle: { $buildings }, własne straty: { $losses }, Przechwycenia: { $intercepts }, klucze: { $keys }.
arcs-event-damaged = { $seat } – uszkodzono: { $piece } × { $count }, { $place }.
arcs-event-destroyed = { $seat } – zniszczono: { $piece } × { $count }, { $place }. Trofea zdobywa: { $by }.
arcs-event-outraged = { $seat } wywołuje Oburzenie: { $resource }.
arcs-event-scored =
    { $power ->
        [one] { $seat } – { $ambition }, miejsce { $place }: { $power } punkt Potęgi.
        [few] { $seat } – { $ambition }, miejsce { $place }: { $power } punkty Potęgi.
       *[other] { $seat } – { $ambition }, miejsce { $place }: { $power } punktów Potęgi.
    }
arcs-event-nobody-scored = Nikt nie zdobywa punktów za Ambicję: { $ambition }.
arcs-event-chapter-ended = Kończy się Rozdział { $chapter }.
arcs-event-game-ended =
    { $power ->
        [one] { $seat } wygrywa, mając { $power } punkt Potęgi.
        [few] { $seat } wygrywa, mając { $power } punkty Potęgi.
       *[other] { $seat } wygrywa, mając { $power } punktów Potęgi.
    }
arcs-event-returned = { $seat } zabiera z powrotem: { $piece }, { $place }.
arcs-event-saw-hand = { $seat } ogląda rękę gracza: { $rival }.
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

arcs-reason-not-asked = Teraz rozstrzyga się coś innego.
arcs-reason-not-there = Na stole nie ma niczego takiego.
arcs-reason-not-together = To się ze sobą nie łączy.
arcs-reason-draft-first = Najpierw wszyscy wybierają Liderów i Wiedzę.
arcs-reason-drafted = Ta karta jest już zajęta: { $seat }.
arcs-reason-has-leader = Masz już Lidera.
arcs-reason-has-lore =
    { $count ->
        [one] Masz już swoją { $count } kartę Wiedzy.
        [few] Masz już swoje { $count } karty Wiedzy.
       *[other] Masz już swoje { $count } kart Wiedzy.
    }
arcs-reason-card-lies-there = Tej karty Akcji nie masz na ręce.
arcs-reason-play-a-card-first = Najpierw zagraj kartę Akcji.
arcs-reason-you-lead = Prowadzisz tę Rundę: nie ma jeszcze karty, na którą można odpowiedzieć.
arcs-reason-you-follow = Tylko gracz z Inicjatywą gra kartę Wiodącą albo przekazuje Inicjatywę.
arcs-reason-nothing-surpasses = Nie masz karty ({ $suit }) z numerem wyższym niż { $number }.
arcs-reason-no-surpass-with = { $card } nie przebija: trzeba karty ({ $suit }) z numerem wyższym niż { $number }.
arcs-reason-no-pivot-with = { $card } nie odstępuje: trzeba karty w innym kolorze niż { $suit }.
arcs-reason-no-other-suit = Wszystkie twoje karty są w kolorze karty Wiodącej: { $suit }.
arcs-reason-only-the-leader-declares = Ambicję deklaruje tylko gracz prowadzący Rundę: { $seat }.
arcs-reason-acted-already = Deklaruje się i przejmuje Inicjatywę przed wszystkimi Akcjami, a ta Tura już trwa.
arcs-reason-no-marker = Wszystkie znaczniki Ambicji są w użyciu.
arcs-reason-declared-already = Tą kartą Ambicja została już zadeklarowana.
arcs-reason-no-ambition = Karta z numerem { $number } nie ma Ambicji.
arcs-reason-other-ambition = Na twojej karcie jest inna Ambicja (numer { $number }).
arcs-reason-own-initiative = Masz Inicjatywę.
arcs-reason-seized-already = Inicjatywa została już przejęta w tej Rundzie: { $seat }.
arcs-reason-no-second-card = Nie masz na to drugiej karty.
arcs-reason-not-yours = To należy do gracza: { $seat }.
arcs-reason-empty-slot = To pole jest puste.
arcs-reason-same-token = Zastępuje go taki sam zasób na polu o równym koszcie Najazdu.
arcs-reason-no-such-token = Nie masz znacznika, który można wydać jako: { $resource }.
arcs-reason-prelude-over = Preludium się skończyło: punkt Akcji został już wydany.
arcs-reason-no-pips = Nie masz już punktów Akcji.
arcs-reason-wrong-action = To, czym możesz teraz zapłacić, nie pozwala na Akcję: { $action }.
arcs-reason-no-agents = Nie masz Agentów w zapasach.
arcs-reason-nothing-to-tax = Nie ma Miasta, które można (jeszcze raz) opodatkować.
arcs-reason-nothing-damaged = Żaden twój komponent nie jest uszkodzony.
arcs-reason-nothing-to-secure = Na żadnej karcie Dworu nie masz najwięcej Agentów.
arcs-reason-nobody-to-fight = Tam, gdzie są twoje Statki, nie ma żadnego Rywala.
arcs-reason-none-in-supply = Skończyły się twoje zapasy: { $piece }.
arcs-reason-no-starport-ready = Żaden twój Port kosmiczny nie może już w tej Turze zbudować Statku.
arcs-reason-no-place-to-build = Przy twoich komponentach nie ma pustego pola na Budowlę.
arcs-reason-no-rival-there = Nie ma tam żadnego Rywala: { $system }.
arcs-reason-no-ships-left = Żaden twój Statek nie może tam teraz ruszyć: { $system }.
arcs-reason-no-ships-near = Nie masz Statków obok Systemu: { $system }.
arcs-reason-gate-has-no-slot = Brama nie ma pola na Budowlę: { $system }.
arcs-reason-slots-full =
    { $slots ->
        [one] Pole na Budowlę jest zajęte: { $system }.
        [few] Oba pola na Budowlę są zajęte: { $system }.
       *[other] Wszystkie pola na Budowlę są zajęte: { $system }.
    }
arcs-reason-no-piece-there = Nie masz tam żadnego komponentu: { $system }.
arcs-reason-that-is-you = To ty.
arcs-reason-no-common-system = Twoje Statki nigdzie nie spotykają komponentów gracza: { $seat }.
arcs-reason-starport-used = Ten Port kosmiczny zbudował już Statek w tej Turze: { $system }.
arcs-reason-not-damaged = To nie jest uszkodzone: { $system }.
arcs-reason-taxed-already = To Miasto było już opodatkowane w tej Turze: { $system }.
arcs-reason-card-forbids = Zabrania tego karta: { $card }.
arcs-reason-nobody-controls = Nikt tu nie ma kontroli, więc opodatkować może tylko właściciel: { $system }.
arcs-reason-rival-controls = Kontrolę ma tu { $seat }: { $system }.
arcs-reason-card-locked = Zabezpieczona w tym Preludium karta czeka na inną Turę: { $card }.
arcs-reason-card-idle = Ta karta nic teraz nie daje: { $card }.
arcs-reason-not-most-agents = Musisz mieć tam więcej Agentów niż każdy Rywal. Masz: { $own }, najwięcej ma Rywal: { $most }.
arcs-reason-in-battle = Najpierw trwa Bitwa. Obrońca: { $seat }.
arcs-reason-no-raid-dice = Bez kości Najazdu: { $seat } nie ma tu Budowli, a ma je gdzie indziej, albo zabrania tego karta.
arcs-reason-too-many-dice = Możesz dobrać najwyżej { $most }, nie { $count }.
arcs-reason-not-of-defender = Najazd dotyczy tylko obrońcy: { $seat }.
arcs-reason-guarded = Przed kradzieżą chroni karta gracza: { $seat }.
arcs-reason-too-few-keys = Koszt Najazdu wynosi { $cost }, masz kluczy: { $keys }.
arcs-reason-hits-first = Najpierw przydziel Trafienia. Właściciel Statków: { $seat }, Trafienia: { $hits }.
arcs-reason-no-agent-of-defender = Splądrować można tylko kartę, na której jest Agent obrońcy: { $seat }.
arcs-reason-not-its-type = To Miasto daje inne zasoby: { $system }.
arcs-reason-gates-only = Statki pojawiają się na Bramie.
arcs-reason-ships-first = Najpierw powiedz, ile Statków rusza. Dokąd: { $system }.
arcs-reason-not-adjacent = Nie przylegają do siebie: { $system } i { $to }.
arcs-reason-been-there = Cała grupa już tam była: { $system }. Wróci dopiero po pozostawieniu Statku.
arcs-reason-battle-must-follow = Po takim ruchu żadna Bitwa nie byłaby możliwa.
arcs-reason-slot-taken = To pole jest zajęte.
arcs-reason-same-slot = Zastępuje je inne pole o równym koszcie Najazdu.
arcs-reason-not-in-battle = To nie stoi w Systemie Bitwy: { $system }.
