## Słowa wiersza poleceń.

cli-games-name = Nazwa
cli-games-title = Gra
cli-games-seats = Gracze
