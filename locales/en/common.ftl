## Words that every part of stolik uses.

# A player who gave no name.
seat-unnamed = Player { $number }

## Why a move is refused, for reasons that all games share.

reason-game-over = The game is over.
reason-not-your-turn = It is not your turn. Deciding now: { $seat }.
reason-not-legal = This move is not possible now.
reason-not-an-action = This is not a move of this game: { $given }.
reason-no-such-seat =
    There is no seat { $given } at this table; it has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
