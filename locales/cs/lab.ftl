## Laboratoř: zprávy a aréna.

lab-title = { $game }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } partie
    [few] { NUMBER($games, useGrouping: 0) } partie
   *[other] { NUMBER($games, useGrouping: 0) } partií
}
lab-bots = Kdo hrál
lab-by-seat = Výhry podle místa u stolu
lab-by-guild = Výhry podle cechu
lab-by-leader = Výhry podle vůdce
lab-by-lore = Výhry podle karet příběhů
lab-by-species = Výhry podle rasy
lab-by-setup = Výhry podle karty přípravy
lab-taken-stake_won = Kořisti získané v konfliktu
lab-taken-stake_bribed = Kořisti získané úplatkem
lab-taken-secured = Zajištěné karty dvora
lab-taken-declared = Vyhlášené ambice
lab-taken-researched = Vyzkoumané technologie
lab-scores = Konečná skóre
lab-mean-score = Průměrné skóre
lab-length = Počet rozhodnutí v partii
lab-group = Skupina
lab-games = Partie
lab-seats = Místa
lab-win-rate = Podíl výher
lab-difference = Rozdíl
lab-interval = Interval 95 %
lab-rating = Hodnocení
lab-bot = Bot
lab-decisions = Rozhodnutí
