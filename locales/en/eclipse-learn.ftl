### Eclipse: the lessons. Their steps stand in web/src/games/eclipse/lessons.toml.

## The galaxy

eclipse-learn-galaxy-title = The galaxy
eclipse-learn-galaxy-text = What lies on the table, and what your board says.
eclipse-learn-galaxy-1 = This is your home sector. Its border and the disc in your colour show that you control it; the number beside the disc is what it is worth at the end.
eclipse-learn-galaxy-2 = Filled squares hold your population. Squares in brackets are advanced: they stay empty until you have the right technology.
eclipse-learn-galaxy-3 = In the middle lies the Galactic Center, guarded by its defense system. Half rings on the edges are wormholes; where two halves meet, a way is open.
eclipse-learn-galaxy-4 = Money pays for your civilization, science buys technologies, materials build ships. The large numbers are what you have in store.
eclipse-learn-galaxy-5 = The more cubes leave these tracks, the more you produce: the number just uncovered counts.
eclipse-learn-galaxy-6 = Every action and every sector takes a disc from here. What they uncover is the upkeep in money that you pay at the end of the round.
eclipse-learn-galaxy-7 = In your turn you take one action, then the next player. Whoever has had enough passes. Nine rounds decide the game.

## Exploring

eclipse-learn-explore-title = Exploring
eclipse-learn-explore-text = Find a sector, claim it, settle it.
eclipse-learn-explore-1 = The galaxy is still dark. The Explore action puts a new sector beside yours.
eclipse-learn-explore-2 = Choose Explore.
eclipse-learn-explore-3 = Spaces you can reach glow. The numeral says from which stack the tile comes. Choose the one between you and the center.
eclipse-learn-explore-4 = A quiet sector with science and materials. The map shows how it would lie; its wormhole meets yours. Place it.
eclipse-learn-explore-5 = Nobody guards it, so you may claim it with an influence disc. Do it.
eclipse-learn-explore-6 = Your colony ships may settle it at once. Choose the science square and confirm.
eclipse-learn-explore-7 = Now the materials square.
eclipse-learn-explore-8 = Two cubes more on the map: you produce more. Two discs fewer on the track: your upkeep has grown. That balance is the heart of the game.

## Research

eclipse-learn-research-title = Research
eclipse-learn-research-text = Technologies, prices and discounts.
eclipse-learn-research-1 = Technologies open ship parts, buildings and advanced squares. You pay for them with science.
eclipse-learn-research-2 = Choose Research.
eclipse-learn-research-3 = Light tiles are on offer; the number is your own price. Every technology of a category makes the next one of it cheaper.
eclipse-learn-research-4 = Take the Gauss Shield: it makes your ships harder to hit.
eclipse-learn-research-5 = It is yours, and the science is spent. Four technologies of one category are also worth a point, more are worth more.

## Ships

eclipse-learn-ships-title = Ships
eclipse-learn-ships-text = Better blueprints, then more ships.
eclipse-learn-ships-1 = You own the Gauss Shield. Upgrade puts parts on your blueprints; all ships of that type have them at once, even those in flight.
eclipse-learn-ships-2 = Choose Upgrade.
eclipse-learn-ships-3 = Take the Gauss Shield from the parts.
eclipse-learn-ships-4 = Put it onto the empty square of the interceptor. The amber figure says how much energy would be left.
eclipse-learn-ships-5 = You could place a second part. Finish here.
eclipse-learn-ships-6 = The next turn: choose Build.
eclipse-learn-ships-7 = Build an interceptor at home: choose the ship, then your sector.
eclipse-learn-ships-8 = It stands there already, shield included. The materials are gone; more come at the end of the round.

## Battle

eclipse-learn-combat-title = Battle
eclipse-learn-combat-text = Move in, roll the dice, win reputation.
eclipse-learn-combat-1 = An Ancient ship guards this sector and the discovery below it. You have two interceptors at home.
eclipse-learn-combat-2 = Choose Move.
eclipse-learn-combat-3 = Choose the interceptor, then the guarded sector, and confirm: before a battle you are always asked.
eclipse-learn-combat-4 = And the second one.
eclipse-learn-combat-5 = One move is left; you do not need it. Finish the action.
eclipse-learn-combat-6 = Battles are fought after everybody has passed. Pass.
eclipse-learn-combat-7 = The battle. The strip shows who acts first: your interceptors. Small boxes are the damage that a ship can take; the last one destroys it.
eclipse-learn-combat-8 = Attack. A six always hits; computers help you, shields of the enemy help them.
eclipse-learn-combat-9 = The Ancient still stands. Attack again.
eclipse-learn-combat-10 = Won. You draw reputation tiles and keep one, unseen by the others; it counts at the end. Next you may take the sector and its discovery. Good flight!
