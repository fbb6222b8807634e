### Arcs: things on the table, and what they are.

## Short names of systems, where there is little room

arcs-web-abbr-gate = B{ $n }
arcs-web-abbr-arrow = Š{ $n }
arcs-web-abbr-crescent = P{ $n }
arcs-web-abbr-hex = H{ $n }

## Names on the map

arcs-web-site-gate = Brána { $n }
arcs-web-site-arrow = Šipka { $n }
arcs-web-site-crescent = Půlměsíc { $n }
arcs-web-site-hex = Šestiúhelník { $n }

## Decks, piles and the race

arcs-web-piles = Balíčky a odhozené karty
arcs-web-discard = Odhozené karty akcí
arcs-web-seen = Karty akcí této kapitoly
arcs-web-seen-down = Lícem dolů na odhazovacím balíčku: { $down }. Lícem nahoru: { $up }.
arcs-web-where-unknown = zatím neviděné
arcs-web-where-hand = v tvé ruce
arcs-web-where-played = zahrané v tomto kole
arcs-web-where-seen = odhozené
arcs-web-open-discard = Odhozené karty lícem nahoru
arcs-web-buried = Na dně balíčku dvora
arcs-web-race-at = { $name }: { $n }

## Where in the turn we are, and questions where there is little room

arcs-web-crumb-declare = Vyhlášení › Předzvěst
arcs-web-crumb-prelude = Předzvěst › Akce
arcs-web-crumb-act = { $suit }
arcs-web-crumb-armed = { $suit } › nebo bitva
arcs-ask-prelude-short = Utrať zdroje, nebo jednej
arcs-ask-act-short = Vyber akci
arcs-ask-lead-short = Zahraj kartu, nebo postup
arcs-ask-follow-short = Překonej, kopíruj, odporuj
arcs-ask-dice-short = Vyber kostky
arcs-ask-assign-hits-short =
    { $hits ->
        [one] { $hits } zásah, { $owner }: která loď?
        [few] { $hits } zásahy, { $owner }: které lodě?
       *[other] { $hits } zásahů, { $owner }: které lodě?
    }

## What others do

arcs-web-note-played = { $mode }: { $suit }, { $pips ->
        [one] { $pips } akční bod
        [few] { $pips } akční body
       *[other] { $pips } akčních bodů
    }
arcs-web-note-copied = Lícem dolů: jedna akce typu hlavní karty.
arcs-web-note-highest = Nejvyšší Překonání: { $card }.
arcs-web-note-leads = Vede { $name }.
arcs-web-note-outrage =
    { $n ->
        [0] Pobouření: { $resource }.
       *[other] Pobouření: { $resource }. Ztrácí { $n }.
    }
arcs-web-note-trophy = Trofej: { $name }.
arcs-web-note-scored =
    { $place ->
        [1] 1. místo, má { $count }: +{ $power }.
       *[other] 2. místo, má { $count }: +{ $power }.
    }
arcs-web-rolling = { $player } hází kostkami.

## Ceremonies

arcs-web-flash-setup = Pomezí čeká
arcs-web-flash-goal = Hru ukončí { $goal } bodů moci. Pořadí: { $order }
arcs-web-flash-chapter = Kapitola { $n }
arcs-web-flash-open = Zatím nikdo nevede
arcs-web-flash-yours = máš { $n }
arcs-web-nobody-why = Nikdo nemá nic, co se počítá, nebo remíza nedává místo.

## What Power is made of

# $values are those of its markers: 5 + 3
arcs-web-part-markers =
    { $place ->
        [1] První místo: { $values }
       *[other] Druhé místo: { $values }
    }
arcs-web-part-cities = Bonus za města za první místo bez remízy
arcs-web-part-humbled =
    { $place ->
        [1] { $card }: jen tolik co za druhé místo
       *[other] { $card }: za druhé místo nic
    }
arcs-web-scoring-place =
    { $place ->
        [1] první místo
       *[other] druhé místo
    }
arcs-web-power-left = do cíle: { $n }
arcs-web-power-reached = cíl dosažen

## What is this?

arcs-web-what-nobody = nikdo
arcs-web-what-gate = Brána
arcs-web-what-planet = Planeta
arcs-web-what-gate-text = Brány spojují hvězdokupy: lodě létají z brány do brány a mezi bránou a planetami její hvězdokupy. Pole pro budovy nemá.
arcs-web-what-planet-text = Stavět můžeš na volném poli, kde máš komponentu; když systém ovládá soupeř, je budova poškozená. Města dávají zdroj planety.
arcs-web-what-control = Ovládá
arcs-web-what-free = Volná pole pro budovy
arcs-web-what-ship-text = Lodě létají, bojují a ovládají systémy. K ovládnutí se počítají jen nepoškozené.
arcs-web-what-wreck-text = Další zásah ji zničí. Dokud ji neopravíš, k ovládnutí se nepočítá.
arcs-web-what-owner = Vlastník
arcs-web-what-state = Stav
arcs-web-what-damaged = poškozené
arcs-web-what-whole = celé
arcs-web-what-used = Použito v tomto tahu
arcs-web-what-city-text = Vyber z něj daně a získáš zdroj planety. Každé město z tvé desky odkryje pole pro zdroje.
arcs-web-what-starport-text = Staví jednu loď za tah. Pohyb, který tu začíná, může pokračovat od brány k bráně.
arcs-web-what-slot-text = Pojme jeden zdroj. Číslo je cena za nájezd v klíčích.
arcs-web-what-action = Karta akce
arcs-web-what-guild = Karta gildy: { $resource }
arcs-web-what-vox = Karta ozvěny
arcs-web-what-leader = Vůdce
arcs-web-what-lore = Příběh
arcs-web-what-starports = Doky v zásobě
arcs-web-what-cities = Města na desce hráče
arcs-web-what-skirmish-text = Bezpečné: v polovině hodů zasáhnou lodě, tebe nikdy.
arcs-web-what-assault-text = Silné: zasahují lodě, ale často i tebe, nebo dovolí protiúder.
arcs-web-what-raid-text = Klíče ke krádeži zdrojů a karet gildy; zasahují i budovy.
arcs-web-what-cluster-text = Brána a tři planety za ní.
arcs-web-what-available = k dispozici
arcs-web-what-first = První místo
arcs-web-what-second = Druhé místo
arcs-web-what-goal = Konec hry při
arcs-web-what-down = Lícem dolů
arcs-web-what-seen = Z toho znáš
arcs-web-what-holder = Má ji
arcs-web-what-beat = Číslo k překonání
arcs-web-what-left = Zbývající komponenty
arcs-web-what-all-of = { $name }, celkem
arcs-web-what-taken-from = Od: { $name }
arcs-web-what-die-hit = Zásah lodě, a když není, budovy
arcs-web-what-die-building-hit = Zásah budovy
arcs-web-what-die-self-hit = Zásah tvé lodě
arcs-web-what-die-intercept = Protiúder
arcs-web-what-die-key = Klíč
arcs-web-what-die-blank = Prázdná stěna
