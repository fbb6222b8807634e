## Slova příkazové řádky.

cli-games-name = Název
cli-games-title = Hra
cli-games-seats = Hráči
