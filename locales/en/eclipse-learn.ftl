### Eclipse: the lessons. Their steps stand in web/src/games/eclipse/lessons.toml.

## The galaxy

eclipse-learn-galaxy-title = The galaxy
eclipse-learn-galaxy-text = What lies on the table, and what your board says.
eclipse-learn-galaxy-1 = You lead a civilization into space. After nine rounds whoever has the most victory points wins. Click Next and have a look round the table.
eclipse-learn-galaxy-2 = This is your home sector. The border and the disc in your color say: it is yours. The number beside the disc is its victory points.
eclipse-learn-galaxy-3 = Filled squares hold your people. Squares with corners round them are advanced: they stay empty until you know the right technology.
eclipse-learn-galaxy-4 = In the middle lies the Galactic Center. A defense system guards it.
eclipse-learn-galaxy-5 = The half circles on the edges are wormholes. Where two of them meet, ships can fly through.
eclipse-learn-galaxy-6 = This is your store. Money pays for your civilization, science buys technologies, materials build ships.
eclipse-learn-galaxy-7 = Every cube that you send to the map uncovers a higher number here. So much you get each round.
eclipse-learn-galaxy-8 = Every action and every sector costs one disc from here. The fewer discs are left, the more money you pay at the end of the round: that is the upkeep.
eclipse-learn-galaxy-9 = In your turn you choose one of these actions. Then it is the next player’s turn. Whoever has done enough passes.

## Exploring

eclipse-learn-explore-title = Exploring
eclipse-learn-explore-text = Find a sector, claim it, settle it.
eclipse-learn-explore-1 = So far you know only your home. Explore puts a new sector beside it.
eclipse-learn-explore-2 = Click Explore.
eclipse-learn-explore-3 = The spaces in your reach glow. The Roman numeral names the stack that the tile comes from. Click the space between you and the center.
eclipse-learn-explore-4 = A quiet sector with a science square and a materials square. Its wormhole meets yours. Click Place it like this.
eclipse-learn-explore-5 = Nobody guards it. With a disc on it, it is yours. Click Yes.
eclipse-learn-explore-6 = Colony ships take people to empty squares. Click the pink science square, then the amber button.
eclipse-learn-explore-7 = Now the brown materials square, in the same way.
eclipse-learn-explore-8 = Your cubes now produce more each round. But two discs are gone, so your upkeep has grown. Keeping both in balance is the heart of the game.

## Research

eclipse-learn-research-title = Research
eclipse-learn-research-text = Technologies, prices and discounts.
eclipse-learn-research-1 = Technologies bring ship parts, buildings and advanced squares. You pay for them with science.
eclipse-learn-research-2 = Click Research.
eclipse-learn-research-3 = Light tiles are for sale. The number is your price. Every technology makes the next ones of its kind cheaper.
eclipse-learn-research-4 = Click the Gauss Shield. With it your ships are harder to hit.
eclipse-learn-research-5 = It is yours, and the science is spent. Four technologies of one kind are also worth a victory point, more are worth more.

## Ships

eclipse-learn-ships-title = Ships
eclipse-learn-ships-text = Better blueprints, then more ships.
eclipse-learn-ships-1 = You know the Gauss Shield, but your ships do not carry it yet. Upgrade puts parts into your blueprints. All ships of that type have them at once.
eclipse-learn-ships-2 = Click Upgrade.
eclipse-learn-ships-3 = Click the Gauss Shield among the ship parts.
eclipse-learn-ships-4 = Click the empty square of the interceptor. The small amber number is the energy that would be left. It must not fall below zero.
eclipse-learn-ships-5 = You may put in one more part. For now that is enough: click Done.
eclipse-learn-ships-6 = Your next turn. Click Build.
eclipse-learn-ships-7 = Click the interceptor, then your home sector.
eclipse-learn-ships-8 = There it is, with its shield. The materials are spent; new ones come at the end of the round.

## Battle

eclipse-learn-combat-title = Battle
eclipse-learn-combat-text = Move in, roll the dice, win reputation.
eclipse-learn-combat-1 = An Ancient ship guards this sector and the discovery tile that lies here. You have two interceptors at home.
eclipse-learn-combat-2 = Click Move.
eclipse-learn-combat-3 = Click your interceptors, then the guarded sector. Before a battle the game always asks once more: click the amber button.
eclipse-learn-combat-4 = Send the second one after it, in the same way.
eclipse-learn-combat-5 = You have one move left but do not need it. Click Done.
eclipse-learn-combat-6 = Battles begin when everyone has passed. Click Pass.
eclipse-learn-combat-7 = The battle. The strip at the top shows who acts first: your interceptors, because they are faster. The small boxes are the damage that a ship can take. When all are full, the ship is destroyed.
eclipse-learn-combat-8 = Click Attack. Each ship rolls a die: a six always hits. Computers raise your roll, shields of the enemy lower it.
eclipse-learn-combat-9 = One hit, but the Ancient ship holds out. Click Attack once more.
eclipse-learn-combat-10 = You have won! You draw reputation tiles and keep one in secret: victory points at the end of the game. Then you may take the sector and its discovery. Good flight!
