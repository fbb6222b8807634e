## Pracownia: raporty i arena.

lab-title = { $game }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } partia
    [few] { NUMBER($games, useGrouping: 0) } partie
   *[other] { NUMBER($games, useGrouping: 0) } partii
}
lab-bots = Kto grał
lab-by-seat = Zwycięstwa według miejsca przy stole
lab-by-trait = Zwycięstwa według cechy: { $trait }
lab-by-take = Zdobyte: { $what }
lab-scores = Wyniki końcowe
lab-length = Liczba decyzji w partii
lab-group = Grupa
lab-games = Partie
lab-seats = Miejsca
lab-win-rate = Odsetek zwycięstw
lab-interval = Przedział 95 %
lab-rating = Ranking
lab-bot = Bot
lab-decisions = Decyzje
