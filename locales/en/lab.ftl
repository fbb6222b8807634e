## The lab: reports and the arena.

lab-title = { $game }: { $games ->
    [one] { NUMBER($games, useGrouping: 0) } game
   *[other] { NUMBER($games, useGrouping: 0) } games
}
lab-bots = Who played
lab-by-seat = Wins by seat
lab-by-guild = Wins by guild
lab-by-leader = Wins by leader
lab-by-lore = Wins by lore
lab-by-species = Wins by species
lab-by-setup = Wins by setup card
lab-taken-stake_won = Stakes won in a conflict
lab-taken-stake_bribed = Stakes won by a bribe
lab-taken-secured = Court cards secured
lab-taken-declared = Ambitions declared
lab-taken-researched = Technologies researched
lab-scores = Final scores
lab-mean-score = Mean score
lab-length = Decisions per game
lab-group = Group
lab-games = Games
lab-seats = Seats
lab-win-rate = Win rate
lab-difference = Difference
lab-interval = 95% interval
lab-rating = Rating
lab-bot = Bot
lab-decisions = Decisions
