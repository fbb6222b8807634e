# Eclipse: walka, utrzymanie, czyszczenie i wynik końcowy.

## Pytania

eclipse-ask-missiles = { $sector }: wybierz, które statki pierwsze odpalą rakiety.
eclipse-ask-engagement = { $sector }: atakujesz czy się wycofujesz?
eclipse-ask-stalemate = { $sector }: klincz. Wycofaj te statki albo je stracisz.
eclipse-ask-assign-die = { $ship }: kość { $face } (uszkodzenia { $power }). Wybierz cel. Pozostałe kości: { $left }.
eclipse-ask-reputation = Dobrane żetony reputacji: { $count }. Wybierz jeden.
eclipse-ask-attack-population = { $sector }: zaatakować populację?
eclipse-ask-destroy-cube = { $sector }: wybierz kostkę do zniszczenia. Pozostało: { $damage }.
eclipse-ask-bury-cube = Twoja kostka została zniszczona ({ $square }). Wybierz cmentarz.
eclipse-ask-takeover = { $sector }: położyć tu dysk wpływów?
eclipse-ask-relations = Bitwy się skończyły. Zaproponować kontakty dyplomatyczne?
eclipse-ask-upkeep = Utrzymanie: użyć pozostałych statków kolonizacyjnych?
eclipse-ask-bankrupt = Nie możesz opłacić utrzymania. Brakuje pieniędzy: { $missing }. Handluj albo oddaj sektor.

## Wybory

eclipse-do-fire_missiles = Odpal rakiety: { $ship }
eclipse-do-attack = Atakuj: { $ship }
eclipse-do-retreat = Wycofaj: { $ship } → { $target }
eclipse-do-perish = Zostań i daj się zniszczyć: { $ship }
eclipse-do-assign_die = Kość { $face } → { $victim } (dotychczasowe uszkodzenia: { $hurt })
eclipse-do-keep_reputation =
    Zatrzymaj { $value }{ $instead ->
        [0] {""}
       *[any] {" "}(zwróć { $instead })
    }
eclipse-do-return_all = Zwróć wszystkie dobrane żetony
eclipse-do-attack_population = Atakuj populację
eclipse-do-attack_with = Atakuj jednym statkiem: { $ship }
eclipse-do-bomb = Zrzuć bomby neutronowe
eclipse-do-spare = Oszczędź populację
eclipse-do-destroy_cube = Zniszcz kostkę: { $square }
eclipse-do-bury_cube = Cmentarz: { $track }
eclipse-do-give_up = Oddaj sektor: { $sector }

## Co się stało

eclipse-event-battle_began =
    { $neutral ->
        [0] Bitwa: { $sector }. Atakuje: { $seat }, broni się: { $other }.
       *[any] Bitwa: { $sector }. Atakuje: { $seat }, przeciwnik: { $ship }.
    }
eclipse-event-dice_rolled =
    { $neutral ->
        [0] { $seat } – { $ship },
       *[any] { $ship },
    }{" "}{ $missiles ->
        [0] rzut
       *[any] rakiety
    }: { $roll }
eclipse-event-ship_hit =
    { $neutral ->
        [0] { $owner } – trafienie: { $ship }.
       *[any] Trafienie: { $ship }.
    }{" "}Uszkodzenia: { $damage }.
eclipse-event-ship_destroyed =
    { $neutral ->
        [0] { $owner } traci statek ({ $sector }): { $ship }.
       *[any] { $sector }: zniszczono – { $ship }.
    }
eclipse-event-retreat_declared = { $seat } zaczyna się wycofywać: { $ship }, { $origin } → { $target }.
eclipse-event-retreated = { $seat } wycofuje statki: { $ship } × { $count }, { $origin } → { $target }.
eclipse-event-stalemate = Klincz ({ $sector }): { $seat } musi się wycofać albo straci statki.
eclipse-event-battle_won =
    { $neutral ->
        [0] { $seat } wygrywa bitwę: { $sector }.
       *[any] { $sector }: bitwę wygrywa { $ship }.
    }
eclipse-event-reputation_drawn = { $seat } dobiera żetony reputacji: { $count }.
eclipse-event-reputation_kept = { $seat } zatrzymuje żeton reputacji.
eclipse-event-reputation_declined = { $seat } zwraca wszystkie dobrane żetony reputacji.
eclipse-event-population_attacked = { $seat } atakuje populację ({ $sector }, { $owner }): { $roll }. Uszkodzenia: { $damage }.
eclipse-event-population_wiped_out = { $seat } niszczy całą populację ({ $sector }, { $owner }).
eclipse-event-cube_destroyed = { $owner } traci kostkę populacji ({ $sector }): { $square }.
eclipse-event-cube_buried = { $seat } odkłada kostkę na cmentarz: { $track }.
eclipse-event-upkeep_paid = { $seat }: dochód { $income }, utrzymanie { $upkeep }, pieniądze teraz { $money }.
eclipse-event-produced = { $seat } produkuje – nauka: { $science }, materiały: { $materials }.
eclipse-event-collapsed = { $seat } nie może opłacić utrzymania: cywilizacja upada.

## Dlaczego nie: walka i utrzymanie

eclipse-reason-retreat-too-far = Statki wycofują się tylko do sąsiedniego sektora. Ten jest za daleko: { $sector }.
eclipse-reason-retreat-no-way = Nie prowadzi tam otwarty tunel, nie można się wycofać: { $sector }.
eclipse-reason-retreat-no-disc = Statki wycofują się tylko do sektora z twoim dyskiem wpływów. Nie ma go tu: { $sector }.
eclipse-reason-retreat-enemies = Są tam wrogie statki ({ $enemies }), nie można się wycofać: { $sector }.
eclipse-reason-retreat-declared = Te statki już się wycofują do: { $sector }.
eclipse-reason-retreat-not-yet = Najpierw strzelają rakiety, potem można się wycofać.
eclipse-reason-attack-first = Te statki jeszcze nie atakowały: { $ship }. Zaatakuj, potem przydziel kości.
eclipse-reason-not-in-battle = Ten statek nie bierze udziału w bitwie: { $sector }.
eclipse-reason-has-acted = Te statki już działały w tej rundzie: { $ship }.
eclipse-reason-no-missiles = Te statki nie mają rakiet: { $ship }.
eclipse-reason-not-its-turn = Wcześniej działają szybsze statki: { $ship } (inicjatywa { $initiative }).
eclipse-reason-die-misses = Ta kość pudłuje: { $face } + komputery { $computer } − tarcze { $shield } to mniej niż 6.
eclipse-reason-not-the-enemy = Ten statek nie należy do przeciwnika w tej bitwie.
eclipse-reason-assign-first = Kości czekają na cel: { $left }.
eclipse-reason-reputation-first = Wybierz żeton reputacji, potem dalej.
eclipse-reason-attack-population-first = Zdecyduj, czy atakujesz populację ({ $sector }), potem dalej.
eclipse-reason-no-cannons = Żaden twój statek nie ma tu działa. Rakiety nie atakują populacji.
eclipse-reason-ship-without-cannon = Ten statek nie ma działa: { $ship }.
eclipse-reason-ship-has-attacked = Te statki już zaatakowały populację: { $ship }.
eclipse-reason-one-ship-attacks = Atakować może już tylko jeden statek: zaatakuj cały sektor { $sector }.
eclipse-reason-no-bombs = Nie masz tej technologii: { eclipse-tech-neutron_bombs }.
eclipse-reason-cube-equal = Jednakowe kostki to jeden wybór: wskaż pierwszą z nich ({ $sector }).
eclipse-reason-other-sector-first = Sprawa populacji jest jeszcze otwarta: { $sector }.
eclipse-reason-trade-for-money = Teraz pomoże tylko wymiana na pieniądze. Brakuje: { $missing }.
eclipse-reason-pay-first = Utrzymanie nie jest jeszcze opłacone. Brakuje pieniędzy: { $missing }.

## Składniki wyniku

eclipse-part-reputation = Żetony reputacji
eclipse-part-ambassadors = Ambasadorowie
eclipse-part-sectors = Sektory
eclipse-part-discoveries = Żetony odkryć
eclipse-part-monoliths = Monolity
eclipse-part-technologies = Technologie
eclipse-part-traitor = Karta zdrajcy
eclipse-part-species = Premia rasy
