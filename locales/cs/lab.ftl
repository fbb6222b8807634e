## Laboratoř: zprávy a aréna.

lab-title = { $game }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } partie
    [few] { NUMBER($games, useGrouping: 0) } partie
   *[other] { NUMBER($games, useGrouping: 0) } partií
}
lab-bots = Kdo hrál
lab-by-seat = Výhry podle místa u stolu
lab-by-trait = Výhry podle vlastnosti: { $trait }
lab-by-take = Získáno: { $what }
lab-scores = Konečná skóre
lab-length = Počet rozhodnutí v partii
lab-group = Skupina
lab-games = Partie
lab-seats = Místa
lab-win-rate = Podíl výher
lab-interval = Interval 95 %
lab-rating = Hodnocení
lab-bot = Bot
lab-decisions = Rozhodnutí
