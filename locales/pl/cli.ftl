## Słowa wiersza poleceń.

cli-games-name = Nazwa
cli-games-title = Gra
cli-games-seats = Gracze
cli-games-option = Opcja
cli-games-values = Wartości
cli-games-meaning = Znaczenie
