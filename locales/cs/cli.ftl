## Slova příkazové řádky.

cli-games-name = Název
cli-games-title = Hra
cli-games-seats = Hráči
cli-games-option = Volba
cli-games-values = Hodnoty
cli-games-meaning = Význam
