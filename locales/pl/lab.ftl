## Pracownia: raporty i arena.

lab-title = { $game }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } partia
    [few] { NUMBER($games, useGrouping: 0) } partie
   *[other] { NUMBER($games, useGrouping: 0) } partii
}
lab-bots = Kto grał
lab-by-seat = Zwycięstwa według miejsca przy stole
lab-by-guild = Zwycięstwa według gildii
lab-by-leader = Zwycięstwa według Lidera
lab-by-lore = Zwycięstwa według kart Wiedzy
lab-by-species = Zwycięstwa według rasy
lab-by-setup = Karty Przygotowania
lab-taken-stake_won = Stawki zdobyte w konflikcie
lab-taken-stake_bribed = Stawki zdobyte przekupstwem
lab-taken-secured = Zabezpieczone karty Dworu
lab-taken-declared = Zadeklarowane Ambicje
lab-taken-researched = Wynalezione technologie
lab-scores = Wyniki końcowe
lab-mean-score = Średni wynik
lab-length = Liczba decyzji w partii
lab-group = Co
lab-games = Partie
lab-seats = Miejsca
lab-win-rate = Odsetek zwycięstw
lab-difference = Różnica
lab-interval = Przedział 95%
lab-rating = Ranking
lab-bot = Bot
lab-decisions = Decyzje
lab-how-to-read = { $star } oznacza to, co odbiega od swojej linii bardziej niż przypadkiem, z poprawką na wiele wierszy tabeli: średnio 5% oznaczeń jest błędnych (Benjamini–Hochberg). Liczba na końcu wiersza otwiera w przeglądarce to rozdanie, na miejscu zwycięzcy. Grają boty: to, czym grają źle, wygląda na słabe.
lab-line-fair = Linia przerywana to równy udział: { $share }.
lab-line-taken = Zwycięzcy biorą więcej wszystkiego, więc równy udział ({ $fair }) nic by tu nie mówił. Linia przerywana to odsetek zwycięstw tych, którzy wzięli cokolwiek z tej tabeli: { $share }.
lab-pick-rate = Wybór
lab-deal = Zagraj
lab-unused = { $count } z { $all } nie pojawiło się ani razu: { $things }.
lab-neighbour = sąsiad przy stole
lab-expected = Oczekiwane
lab-pairs = Najbardziej zaskakujące pary spośród tych, które wystąpiły co najmniej { $least } razy: { $shown } z { $all }. Oczekiwane to wynik obu osobno.
lab-source = Źródło
lab-everybody = Wszyscy
lab-winners = Zwycięzcy
lab-others = Pozostali
lab-sources = Skąd biorą się punkty
lab-margins = Przewaga zwycięzcy
lab-margin-text = Średnio { $mean } punktu. W { $equal } partii dwa pierwsze miejsca mają ten sam wynik.
lab-course = Punkty w trakcie partii
lab-course-text = Średni wynik, gdyby partia skończyła się w tym momencie. Odtworzone partie: { $games }.
lab-no-course = Te partie rozegrano według innych zasad albo są za krótkie, więc nie da się ich śledzić ruch po ruchu.
lab-decisive = Kiedy zapada rozstrzygnięcie
lab-decisive-text = Prowadzenie zmienia się { $changes } razy na partię. Kto w tym momencie samotnie prowadzi, wygrywa tak często:
lab-late-text = Partie rozstrzygnięte najpóźniej. Zapisz jedną i otwórz ją na stronie głównej serwera, żeby obejrzeć.
lab-part = Moment partii
lab-leader-won = Prowadzący wygrywa
lab-game = Partia
lab-decided = Rozstrzygnięta przy
lab-lead-changes = Zmiany prowadzenia
lab-paired = { $games ->
    [one] { $games } partia o tym samym ziarnie jest porównywana w parze: w wynikach, długości i miejscach liczy się tylko różnica w obrębie rozdania.
    [few] { $games } partie o tych samych ziarnach są porównywane parami: w wynikach, długości i miejscach liczy się tylko różnica w obrębie rozdania.
   *[other] { $games } partii o tych samych ziarnach jest porównywanych parami: w wynikach, długości i miejscach liczy się tylko różnica w obrębie rozdania.
}
lab-compare-star = * różni się bardziej niż przypadkiem, z poprawką na wszystkie wiersze ({ $lines }; Benjamini–Hochberg, 5%).
lab-trait-guild = gildia
lab-trait-leader = Lider
lab-trait-lore = Wiedza
lab-trait-species = rasa
lab-pairs-of = Pary: { $one } × { $other }
lab-stands-out = Co się wyróżnia, najpewniejsze na początku. „Wobec” to linia, z którą porównujemy.
lab-nothing-stands-out = Nic na tej stronie nie odbiega od swojej linii bardziej niż przypadkiem.
lab-beside = Wobec
lab-section = Część
