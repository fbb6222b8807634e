## Words that every part of stolik uses.

# A player who gave no name.
seat-unnamed = Player { $number }
seat-gone = Former player

## Why a move is refused, for reasons that all games share.

reason-game-over = The game is over.
reason-not-your-turn = It’s { $seat }’s turn.
reason-not-legal = You can’t do that now.
reason-not-an-action = This game has no such move: { $given }.
reason-no-such-seat =
    There is no seat { $given }. This table has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
