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
lab-by-setup = Setup cards
lab-taken-stake_won = Stakes won in a conflict
lab-taken-stake_bribed = Stakes won by a bribe
lab-taken-secured = Court cards secured
lab-taken-declared = Ambitions declared
lab-taken-researched = Technologies researched
lab-scores = Final scores
lab-mean-score = Mean score
lab-length = Decisions per game
lab-group = What
lab-games = Games
lab-seats = Seats
lab-win-rate = Win rate
lab-difference = Difference
lab-interval = 95% interval
lab-rating = Rating
lab-bot = Bot
lab-decisions = Decisions
lab-how-to-read = { $star } marks what stands out from its line by more than chance, corrected for the many rows of a table: on average 5% of the marks are wrong (Benjamini–Hochberg). The number at the end of a row opens that deal in your browser, in the seat that won it. These are bots: what they misplay looks weak.
lab-line-fair = The dashed line is an even share: { $share }.
lab-line-taken = Winners take more of everything, so an even share ({ $fair }) would tell nothing here. The dashed line is how often those who took any of these won: { $share }.
lab-pick-rate = Picked
lab-deal = Play it
lab-unused = { $count } of { $all } never came up: { $things }.
lab-neighbour = neighbor at the table
lab-expected = Expected
lab-pairs = The { $shown } most surprising of { $all } pairs that came up at least { $least } times. Expected is what both would bring on their own.
lab-source = Source
lab-everybody = All
lab-winners = Winners
lab-others = Others
lab-sources = Where the points come from
lab-margins = The winner’s lead
lab-margin-text = { $mean } points on average. In { $equal } of the games the first two have the same score.
lab-course = Points over the game
lab-course-text = Mean score if the game ended there, from { $games } games played again.
lab-no-course = These games were played under other rules, or are too short, so they can’t be followed move by move.
lab-decisive = When it’s decided
lab-decisive-text = The lead changes hands { $changes } times a game. The player who leads alone at this point goes on to win this often:
lab-late-text = Games that were decided last. Save one and open it on a server’s home page to watch it.
lab-part = Point of the game
lab-leader-won = Leader wins
lab-game = Game
lab-decided = Decided at
lab-lead-changes = Changes of the lead
lab-paired = { $games ->
        [one] { $games } game of the same seed is paired: for scores, lengths and seats, only differences within a deal count.
       *[other] { $games } games of the same seeds are paired: for scores, lengths and seats, only differences within a deal count.
    }
lab-compare-star = * differs by more than chance, corrected for all { $lines } lines (Benjamini–Hochberg, 5%).
lab-trait-guild = guild
lab-trait-leader = leader
lab-trait-lore = lore
lab-trait-species = species
lab-pairs-of = Pairs: { $one } × { $other }
lab-stands-out = What stands out, the surest first. “Beside” is the line it’s compared with.
lab-nothing-stands-out = Nothing on this page stands out by more than chance.
lab-beside = Beside
lab-section = Section
