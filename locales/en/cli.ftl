## Words of the command line.

cli-games-name = Name
cli-games-title = Game
cli-games-seats = Players
cli-games-option = Option
cli-games-values = Values
cli-games-meaning = Meaning
