### Arcs: things on the table, and what they are.

## Short names of systems, where there is little room

arcs-web-abbr-gate = B{ $n }
arcs-web-abbr-arrow = S{ $n }
arcs-web-abbr-crescent = P{ $n }
arcs-web-abbr-hex = H{ $n }

## Names on the map

arcs-web-site-gate = Brama { $n }
arcs-web-site-arrow = Strzałka { $n }
arcs-web-site-crescent = Półksiężyc { $n }
arcs-web-site-hex = Sześciokąt { $n }

## Decks, piles and the race

arcs-web-piles = Talie i stosy kart odrzuconych
arcs-web-discard = Odrzucone karty Akcji
arcs-web-seen = Karty Akcji w tym Rozdziale
arcs-web-seen-down = Zakryte na stosie kart odrzuconych: { $down }. Odkryte: { $up }.
arcs-web-where-unknown = jeszcze niewidziane
arcs-web-where-hand = na twojej ręce
arcs-web-where-played = zagrane w tej Rundzie
arcs-web-where-seen = odrzucone
arcs-web-open-discard = Odkryty stos kart odrzuconych
arcs-web-buried = Na spodzie talii Dworu
arcs-web-race-at = { $name }: { $n }

## Where in the turn we are, and questions where there is little room

arcs-web-crumb-declare = Deklaracja › Preludium
arcs-web-crumb-prelude = Preludium › Akcje
arcs-web-crumb-act = { $suit }
arcs-web-crumb-armed = { $suit } › albo Bitwa
arcs-ask-prelude-short = Wydaj zasoby albo działaj
arcs-ask-act-short = Wybierz Akcję
arcs-ask-lead-short = Zagraj kartę lub przekaż
arcs-ask-follow-short = Przebij, Kopiuj albo Odstąp
arcs-ask-dice-short = Wybierz kości
arcs-ask-assign-hits-short =
    { $hits ->
        [one] { $hits } trafienie, { $owner }: który Statek?
        [few] { $hits } trafienia, { $owner }: które Statki?
       *[other] { $hits } trafień, { $owner }: które Statki?
    }

## What others do

arcs-web-note-played = { $mode }: { $suit }, { $pips ->
        [one] { $pips } punkt Akcji
        [few] { $pips } punkty Akcji
       *[other] { $pips } punktów Akcji
    }
arcs-web-note-copied = Zakryta: jedna Akcja w kolorze karty Wiodącej.
arcs-web-note-highest = Najwyższe Przebicie: { $card }.
arcs-web-note-leads = Prowadzi: { $name }.
arcs-web-note-outrage =
    { $n ->
        [0] Oburzenie: { $resource }.
       *[other] Oburzenie: { $resource }. Traci { $n }.
    }
arcs-web-note-trophy = Trofeum: { $name }.
arcs-web-note-scored =
    { $place ->
        [1] 1. miejsce, ma { $count }: +{ $power }.
       *[other] 2. miejsce, ma { $count }: +{ $power }.
    }
arcs-web-rolling = { $player } rzuca kośćmi.

## Ceremonies

arcs-web-flash-setup = Rubież czeka
arcs-web-flash-goal = Grę kończy { $goal } Potęgi. Kolejność: { $order }
arcs-web-flash-chapter = Rozdział { $n }
arcs-web-flash-open = Nikt jeszcze nie prowadzi
arcs-web-flash-yours = masz { $n }
arcs-web-nobody-why = Nikt nie ma tego, co się liczy, albo remis nie daje miejsca.

## What Power is made of

# $values are those of its markers: 5 + 3
arcs-web-part-markers =
    { $place ->
        [1] Pierwsze miejsce: { $values }
       *[other] Drugie miejsce: { $values }
    }
arcs-web-part-cities = Premia za Miasta za pierwsze miejsce bez remisu
arcs-web-part-humbled =
    { $place ->
        [1] { $card }: tylko tyle, co za drugie miejsce
       *[other] { $card }: nic za drugie miejsce
    }
arcs-web-scoring-place =
    { $place ->
        [1] pierwsze miejsce
       *[other] drugie miejsce
    }
arcs-web-power-left = do celu: { $n }
arcs-web-power-reached = cel osiągnięty

## What is this?

arcs-web-what-nobody = nikt
arcs-web-what-gate = Brama
arcs-web-what-planet = Planeta
arcs-web-what-gate-text = Bramy łączą Gromady: Statki ruszają się z Bramy do Bramy oraz między Bramą a Planetami jej Gromady. Nie ma tu pól na Budowle.
arcs-web-what-planet-text = Buduj na wolnym polu, gdy masz tu komponent; pod kontrolą Rywala Budowla jest uszkodzona. Miasta dają zasób Planety.
arcs-web-what-control = Kontrola
arcs-web-what-free = Wolne pola na Budowle
arcs-web-what-ship-text = Statki ruszają się, walczą i dają kontrolę. Liczą się tylko nieuszkodzone.
arcs-web-what-wreck-text = Kolejne trafienie go niszczy. Przed naprawą nie liczy się do kontroli.
arcs-web-what-owner = Właściciel
arcs-web-what-state = Stan
arcs-web-what-damaged = uszkodzone
arcs-web-what-whole = całe
arcs-web-what-used = Użyte w tej Turze
arcs-web-what-city-text = Opodatkuj, by zyskać zasób Planety. Każde Miasto zdjęte z planszy odsłania pole zasobów.
arcs-web-what-starport-text = Buduje jeden Statek na Turę. Ruch, który się tu zaczyna, może trwać dalej od Bramy do Bramy.
arcs-web-what-slot-text = Mieści jeden zasób. Liczba to koszt Najazdu w kluczach.
arcs-web-what-action = Karta Akcji
arcs-web-what-guild = Karta Gildii: { $resource }
arcs-web-what-vox = Komunikat
arcs-web-what-leader = Lider
arcs-web-what-lore = Wiedza
arcs-web-what-starports = Porty w zapasach
arcs-web-what-cities = Miasta na planszy gracza
arcs-web-what-skirmish-text = Bezpieczne: trafiają Statki w połowie rzutów, nigdy ciebie.
arcs-web-what-assault-text = Mocne: trafiają Statki, ale często też ciebie albo dają Przechwycenie.
arcs-web-what-raid-text = Klucze do kradzieży zasobów i kart Gildii; trafiają też Budowle.
arcs-web-what-cluster-text = Brama i trzy Planety za nią.
arcs-web-what-available = dostępny
arcs-web-what-first = Pierwsze miejsce
arcs-web-what-second = Drugie miejsce
arcs-web-what-goal = Koniec gry przy
arcs-web-what-down = Zakryte
arcs-web-what-seen = W tym znane tobie
arcs-web-what-holder = U kogo
arcs-web-what-beat = Numer do przebicia
arcs-web-what-left = Zostało komponentów
arcs-web-what-all-of = { $name }, razem
arcs-web-what-taken-from = Od: { $name }
arcs-web-what-die-hit = Trafienie w Statek, a gdy go nie ma, w Budowlę
arcs-web-what-die-building-hit = Trafienie w Budowlę
arcs-web-what-die-self-hit = Trafienie w twój Statek
arcs-web-what-die-intercept = Przechwycenie
arcs-web-what-die-key = Klucz
arcs-web-what-die-blank = Pusta ścianka
