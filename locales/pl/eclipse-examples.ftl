### Eclipse: przykłady z instrukcji krok po kroku. Pozycje: web/src/games/eclipse/examples.toml.

## Cena technologii (str. 12)

eclipse-example-research_price-1 = Masz już dwie technologie militarne: { eclipse-tech-neutron_bombs } i { eclipse-tech-plasma_cannon }. Wykonujesz akcję Wynajdowania.
eclipse-example-research_price-2 = { eclipse-tech-starbase } kosztuje 4. Dwie technologie tej kategorii dają zniżkę 2.
eclipse-example-research_price-3 = Byłoby 2, ale zniżka nie schodzi poniżej mniejszej liczby na żetonie: 3. Płacisz więc 3.
eclipse-example-research_price-4 = Zapłacone: zostają 3 nauki. Z trzema technologiami militarnymi następna ma zniżkę 3.

## Wiązanie walką (str. 15)

eclipse-example-move_pinning-1 = Masz tu dwa myśliwce, a obok jest jeden wrogi statek. Wykonujesz akcję Ruchu.
eclipse-example-move_pinning-2 = Każdy wrogi statek wiąże walką jeden twój. Jeden myśliwiec musi zostać, drugi może odlecieć.
eclipse-example-move_pinning-3 = Odleciał. Ten, który został, nie może się ruszyć; będzie walczyć w fazie walki.

## Bitwa (str. 22–23)

eclipse-example-combat_engagement-1 = Po trzy myśliwce i krążowniku. Leży tu dysk rywala, więc to on się broni. Najpierw rakiety, od najszybszych statków.
eclipse-example-combat_engagement-2 = Rakiety twoich myśliwców: 6, 6, 5, 4, 3, 2. Trafiają tylko szóstki, a każda niszczy myśliwiec.
eclipse-example-combat_engagement-3 = Ostatni myśliwiec rywala wyrzuca 6 i 6. Jedna szóstka niszczy twój myśliwiec, druga zadaje 2 uszkodzenia krążownikowi.
eclipse-example-combat_engagement-4 = Rakiety twojego krążownika pudłują. Teraz rundy starcia: od najwyższej inicjatywy, a w remisie pierwszy jest obrońca.
eclipse-example-combat_engagement-5 = Twoje myśliwce mają inicjatywę 4 i zaczynają się wycofywać. Odlecą, gdy znów przyjdzie ich kolej; do tego czasu można je trafić.
eclipse-example-combat_engagement-6 = Rywal zestrzelił jeden z nich, a krążownikiem spudłował. Teraz strzela działo plazmowe twojego krążownika.
eclipse-example-combat_engagement-7 = Szóstka: myśliwca rywala już nie ma. Twój ostatni myśliwiec uszedł, a rywal znów pudłuje. Krążownik strzela jeszcze raz.
eclipse-example-combat_engagement-8 = Znów szóstka i krążownik ginie: wygrywasz. Oboje dobieracie reputację: 1 za bitwę, 1 za myśliwiec, 2 za krążownik, najwyżej 5.

## Utrzymanie (str. 24)

eclipse-example-upkeep_pay-1 = Wszyscy inni spasowali. Tor pieniędzy pokazuje dochód 4, tor wpływów – utrzymanie 5.
eclipse-example-upkeep_pay-2 = 4 minus 5 to −1: płacisz 1 z zapasów, a masz tam 3. Pasujesz i przychodzi utrzymanie.
eclipse-example-upkeep_pay-3 = Zostają 2 pieniądze.
eclipse-example-upkeep_pay-4 = Potem przychodzą nauka i materiały: 6 i 3. Dyski wydane na akcje wróciły na tor.

## Bankructwo (str. 24)

eclipse-example-upkeep_bankruptcy-1 = Ta sama cywilizacja, ale bez pieniędzy. Dochód 4, utrzymanie 5: brakuje 1. Pasujesz.
eclipse-example-upkeep_bankruptcy-2 = Nie możesz zapłacić, więc wybierasz: handel za pieniądze albo oddanie sektora.
eclipse-example-upkeep_bankruptcy-3 = Wymieniasz 2 nauki na 1 pieniądz. Tyle wystarczy.
eclipse-example-upkeep_bankruptcy-4 = Zapłacone, a potem jak zwykle produkcja.
eclipse-example-upkeep_bankruptcy-5 = Można też oddać sektor: dysk wraca, utrzymanie spada z 5 do 3, ale jego ludność przestaje produkować.
