### Eclipse: the lessons. Their steps stand in web/src/games/eclipse/lessons.toml.

## The galaxy

eclipse-learn-galaxy-title = The galaxy
eclipse-learn-galaxy-text = What lies on the table, and how to read your board.
eclipse-learn-galaxy-1 = You lead a civilization into space. After nine rounds the player with the most victory points wins. Click { web-next } to look around.
eclipse-learn-galaxy-2 = This is your starting sector. Your disc says it’s yours. The number next to the disc is its victory points.
eclipse-learn-galaxy-3 = The cubes are your people. Squares in corner brackets are advanced: they stay empty until you have the right technology.
eclipse-learn-galaxy-4 = In the middle is the Galactic Center. A defense system guards it.
eclipse-learn-galaxy-5 = The half circles on the edges are wormholes. Where two of them meet, ships can fly through.
eclipse-learn-galaxy-6 = This is your store. Money pays for your civilization, science buys technologies, materials build ships.
eclipse-learn-galaxy-7 = Every cube you send to the map uncovers a higher number here. That is what you get each round.
eclipse-learn-galaxy-8 = Every action and every sector takes a disc from here. The fewer are left, the more money you pay at the end of the round: your upkeep.
eclipse-learn-galaxy-9 = In your turn you take one of these actions, then it’s the next player’s turn. When you’ve done enough, you pass.

## Exploring

eclipse-learn-explore-title = Exploring
eclipse-learn-explore-text = Find a sector, claim it, settle it.
eclipse-learn-explore-1 = So far you only know your starting sector. Explore puts a new sector next to it.
eclipse-learn-explore-2 = Click { eclipse-action-explore }.
eclipse-learn-explore-3 = The spaces you can reach glow. The Roman numeral is the stack the tile comes from. Click the space between you and the center.
eclipse-learn-explore-4 = A quiet sector, and its wormhole meets yours. Click { eclipse-web-place-only }.
eclipse-learn-explore-5 = Nobody guards it. Put a disc on it and it’s yours. Click { web-yes }.
eclipse-learn-explore-6 = Colony ships take people to empty squares. Click the pink science square, then the bright button.
eclipse-learn-explore-7 = Now the brown materials square, in the same way.
eclipse-learn-explore-8 = You produce more now, and two discs are in use, so upkeep is higher. The action’s disc comes back after the round; the sector’s stays.

## Discs and upkeep

eclipse-learn-economy-title = Discs and upkeep
eclipse-learn-economy-text = Influence, trade, pay – and the discs come back.
eclipse-learn-economy-1 = You found this sector earlier, but it is nobody’s yet. The Influence action moves discs.
eclipse-learn-economy-2 = Click { eclipse-action-influence }.
eclipse-learn-economy-3 = Take a disc from your influence track: click the track.
eclipse-learn-economy-4 = Put it on the new sector: click the sector. Now it’s yours.
eclipse-learn-economy-5 = Settle it at once: click the pink science square, then the bright button.
eclipse-learn-economy-6 = Now the brown materials square.
eclipse-learn-economy-7 = You could move a second disc. Click { eclipse-web-verb-done }; two used colony ships flip face up again.
eclipse-learn-economy-8 = Each missing disc raises your upkeep: the money you pay when the round ends. Money that is left can be traded.
eclipse-learn-economy-9 = Trade 2 money for 1 science: choose { eclipse-web-verb-trade }, then your money, then your science.
eclipse-learn-economy-10 = That’s all for this round. Click { eclipse-web-verb-pass }. When everyone has passed, battles and upkeep follow.
eclipse-learn-economy-11 = Upkeep: money produced minus money paid, then science and materials. If you can’t pay, you trade or give up sectors.
eclipse-learn-economy-12 = The discs you spent on actions are back. The disc on the sector stays there, and so does its cost.

## Research

eclipse-learn-research-title = Research
eclipse-learn-research-text = Technologies, prices and discounts.
eclipse-learn-research-1 = Technologies bring ship parts, buildings and advanced squares. You pay for them with science.
eclipse-learn-research-2 = Click { eclipse-action-research }.
eclipse-learn-research-3 = Light tiles are for sale. The number is your price. Every technology makes the next ones of its category cheaper.
eclipse-learn-research-4 = Click the { eclipse-tech-gauss_shield }. With it your ships are harder to hit.
eclipse-learn-research-5 = It’s yours, and the science is spent. Four technologies of one category are worth a victory point, more are worth more.

## Ships

eclipse-learn-ships-title = Ships
eclipse-learn-ships-text = Better blueprints, then more ships.
eclipse-learn-ships-1 = You have the Gauss Shield, but your ships don’t carry it yet. Upgrade puts parts on your blueprints, for all ships of that type at once.
eclipse-learn-ships-2 = Click { eclipse-action-upgrade }.
eclipse-learn-ships-3 = Click the { eclipse-part-gauss_shield } among the ship parts.
eclipse-learn-ships-4 = Click the empty square of the interceptor. The small amber number is the energy left. It can’t fall below zero.
eclipse-learn-ships-5 = You may add one more part. That’s enough for now: click { eclipse-web-verb-done }.
eclipse-learn-ships-6 = Your next turn. Click { eclipse-action-build }.
eclipse-learn-ships-7 = Click the interceptor, then your starting sector.
eclipse-learn-ships-8 = There it is, with its shield. The materials are spent; new ones come at the end of the round.

## Battle

eclipse-learn-combat-title = Battle
eclipse-learn-combat-text = Move in, roll the dice, win reputation.
eclipse-learn-combat-1 = An Ancient ship guards this sector and its discovery tile. You have two interceptors in your starting sector.
eclipse-learn-combat-2 = Click { eclipse-action-move }.
eclipse-learn-combat-3 = Click your interceptors, then the guarded sector. Before a battle the game asks once more: click the bright button.
eclipse-learn-combat-4 = Send the second one after it, the same way.
eclipse-learn-combat-5 = You have one move left but don’t need it. Click { eclipse-web-verb-done }.
eclipse-learn-combat-6 = Battles begin when everyone has passed. Click { eclipse-web-verb-pass }.
eclipse-learn-combat-7 = The strip on top shows who acts first: your interceptors are faster. Small boxes are the damage a ship takes before it’s destroyed.
eclipse-learn-combat-8 = Click { eclipse-web-verb-attack }. You hit with 6 or more: the die plus your computers minus their shields. A 6 always hits, a 1 never does.
eclipse-learn-combat-9 = One hit, but the Ancient ship holds. Click { eclipse-web-verb-attack } once more.
eclipse-learn-combat-10 = You win! After a battle you draw reputation tiles and keep one in secret: points at the end. Then you may take the sector and its discovery tile.

## Neighbors and points

eclipse-learn-points-title = Neighbors and points
eclipse-learn-points-text = Diplomacy, and what counts after nine rounds.
eclipse-learn-points-1 = The ninth and last round. The large number of each player is what that civilization is worth now.
eclipse-learn-points-2 = With four or more players, neighbors joined by a wormhole may exchange ambassadors. These two sectors are joined.
eclipse-learn-points-3 = Click { eclipse-web-verb-offer }, then your neighbor.
eclipse-learn-points-4 = They agree. Each of you gives a cube with the ambassador: click your money track. It uncovers a higher income.
eclipse-learn-points-5 = Each ambassador is worth 1 point. But if you move a ship into your partner’s sector, they go home and you’re the traitor: minus 2.
eclipse-learn-points-6 = Sectors are worth the number beside the disc, most of all the center. Four technologies of one category are worth 1 point, seven are worth 5.
eclipse-learn-points-7 = Everyone else has passed. Click { eclipse-web-verb-pass }: the game is over and everything counts.
eclipse-learn-points-8 = Now you see all reputation tiles. Each discovery tile you kept is worth 2, each monolith 3. The player with the most points wins.
