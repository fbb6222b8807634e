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
lab-by-setup = Zwycięstwa według karty Przygotowania
lab-taken-stake_won = Stawki zdobyte w konflikcie
lab-taken-stake_bribed = Stawki zdobyte przekupstwem
lab-taken-secured = Zabezpieczone karty Dworu
lab-taken-declared = Zadeklarowane Ambicje
lab-taken-researched = Wynalezione technologie
lab-scores = Wyniki końcowe
lab-mean-score = Średni wynik
lab-length = Liczba decyzji w partii
lab-group = Grupa
lab-games = Partie
lab-seats = Miejsca
lab-win-rate = Odsetek zwycięstw
lab-difference = Różnica
lab-interval = Przedział 95%
lab-rating = Ranking
lab-bot = Bot
lab-decisions = Decyzje
