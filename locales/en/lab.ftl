## The lab: reports and the arena.

lab-title = { $game }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } game
   *[other] { NUMBER($games, useGrouping: 0) } games
}
lab-bots = Who played
lab-by-seat = Wins by seat
lab-by-trait = Wins by { $trait }
lab-by-take = Taken: { $what }
lab-scores = Final scores
lab-length = Decisions per game
lab-group = Group
lab-games = Games
lab-seats = Seats
lab-win-rate = Win rate
lab-interval = 95 % interval
lab-rating = Rating
lab-bot = Bot
lab-decisions = Decisions
