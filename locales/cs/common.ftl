## Slova, která používá celý program.

# Hráč, který neuvedl jméno.
seat-unnamed = Hráč { $number }
seat-gone = Bývalý hráč

## Proč tah není možný: důvody společné všem hrám.

reason-game-over = Hra skončila.
reason-not-your-turn = Nejsi na tahu. Teď rozhoduje: { $seat }.
reason-not-legal = To teď nejde.
reason-not-an-action = Takový tah v této hře není: { $given }.
reason-no-such-seat =
    U tohoto stolu není místo číslo { $given }; { $seats ->
        [one] je tu { $seats } místo
        [few] jsou tu { $seats } místa
       *[other] je tu { $seats } míst
    }.
