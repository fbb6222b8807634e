### Eclipse: the rules in short, chapter by chapter; pages are those of the rulebook.

eclipse-rules-aim = Aim of the game

eclipse-rule-aim-rounds = The game lasts nine rounds. Whoever then has the most victory points wins.
    .title = Nine rounds
    .page = 3
eclipse-rule-aim-phases = Each round has an Action, a Combat, an Upkeep and a Cleanup Phase.
    .title = Four phases
    .page = 8

eclipse-rules-setup = Setup

eclipse-rule-setup-technologies = 12, 14, 16, 18 or 20 technology tiles are drawn for 2, 3, 4, 5 or 6 players.
    .title = Technologies on offer
    .page = 4
eclipse-rule-setup-sectors = All inner and middle sectors are used; the outer stack has 5, 10, 14, 16 or 18 sectors for 2, 3, 4, 5 or 6 players.
    .title = Sector stacks
    .page = 4
eclipse-rule-setup-centre = In the middle lies the Galactic Center with a hidden discovery tile, guarded by its defense system.
    .title = Galactic Center
    .page = 4
eclipse-rule-setup-species = With aliens the choice starts to the right of the start player and goes counter-clockwise; the start player chooses last. Terrans only: clockwise from the start player. Both sides of one board are never in the same game.
    .title = Choosing a species
    .page = 4
eclipse-rule-setup-home = It holds your starting ship, one influence disc and a cube on every square that is not advanced.
    .title = Starting sector
    .page = 4

eclipse-rules-concepts = Terms

eclipse-rule-concepts-production = The fewer cubes on a population track, the more you produce: the leftmost uncovered square counts.
    .title = Production
    .page = 6
eclipse-rule-concepts-upkeep = Every sector you control and every action you take needs a disc; the leftmost uncovered circle of the influence track is your upkeep.
    .title = Influence discs
    .page = 6
eclipse-rule-concepts-limits = Ships, cubes, discs, technology, discovery, reputation and ambassador tiles are limited; ship parts and damage are not.
    .title = Limits
    .page = 6
eclipse-rule-concepts-discovery = Whoever first places a disc in the sector looks at the tile and decides at once: its effect, or 2 victory points.
    .title = Discovery tiles
    .page = 7
eclipse-rule-concepts-trade = At any time you may give several units of one resource for one of another; how many is printed on your board.
    .title = Trade
    .page = 7
eclipse-rule-concepts-wormholes = Ships and influence cross an edge only where both sectors have a wormhole on it.
    .title = Wormholes
    .page = 7
eclipse-rule-concepts-structures = Orbitals and monoliths stay where they are built until the end of the game, whoever controls the sector.
    .title = Structures
    .page = 7

eclipse-rules-action = Action Phase

eclipse-rule-action-turn = Move the rightmost disc of your influence track to the chosen action, or pass. The same action may be taken again and again.
    .title = Your turn
    .page = 8
eclipse-rule-action-pass = The first player to pass becomes start player of the next round. Whoever has passed may only take reactions.
    .title = Passing
    .page = 8
eclipse-rule-action-end = It ends at the moment when everybody has passed.
    .title = End of the phase
    .page = 8
eclipse-rule-action-colony = During your action any number of your colony ships may each put one cube from the matching track onto an empty square of a sector with your disc.
    .title = Colony ships
    .page = 8
eclipse-rule-action-gray = They take a cube of any track, and it may return to any track.
    .title = Gray squares
    .page = 8
eclipse-rule-action-advanced = They may be settled only with the matching advanced technology.
    .title = Advanced squares
    .page = 8
eclipse-rule-action-orbital = They take a cube of the money or of the science track.
    .title = Orbitals
    .page = 8

eclipse-rules-explore = Explore

eclipse-rule-explore-target = Choose an empty space beside a sector with your disc or an unpinned ship, then draw from the stack of its ring.
    .title = Where
    .page = 9
eclipse-rule-explore-place = The new sector must join, by a full wormhole, a sector where you have a disc or a ship. Discarding it ends the exploration.
    .title = Place or discard
    .page = 9
eclipse-rule-explore-contents = Its symbols tell whether a hidden discovery tile and Ancient ships are put on it.
    .title = What it holds
    .page = 9
eclipse-rule-explore-claim = If no Ancients are there you may at once put a disc from your influence track onto it, and then take the discovery tile.
    .title = Taking control
    .page = 9
eclipse-rule-explore-empty = Discarded sectors are shuffled into a new stack; if none are left that ring cannot be explored.
    .title = Empty stack
    .page = 9
eclipse-rule-explore-generator = A wormhole on one side of the edge is enough.
    .title = Wormhole Generator
    .page = 9

eclipse-rules-influence = Influence

eclipse-rule-influence-discs = Move up to two discs: from the track or from one of your sectors to a free sector, or from a sector back to the track.
    .title = Two discs
    .page = 10
eclipse-rule-influence-target = No disc, no enemy ship, and joined by a wormhole to a sector with your disc or ship.
    .title = Free sectors
    .page = 10
eclipse-rule-influence-removal = Its cubes return to their tracks together with the disc.
    .title = Leaving a sector
    .page = 10
eclipse-rule-influence-colony = After the discs you may turn up to two colony ships face up and use them at once.
    .title = Colony ships
    .page = 10

eclipse-rules-diplomacy = Diplomacy

eclipse-rule-diplomacy-relations = With four or more players, two whose controlled sectors are joined by a wormhole may agree to exchange ambassadors, each with a cube from any of its owner's tracks.
    .title = Diplomatic relations
    .page = 11
eclipse-rule-diplomacy-track = Ambassadors take a place on the reputation track; a full track may give a reputation tile back to the bag. At most one ambassador from each player.
    .title = Room on the track
    .page = 11
eclipse-rule-diplomacy-breaking = Moving a ship into a sector with your partner's disc or ships is an attack: both ambassadors go home and you become the traitor.
    .title = Breaking relations
    .page = 11
eclipse-rule-diplomacy-traitor = The holder of the card forms no new relations and loses 2 victory points at the end; the card moves on to the next traitor.
    .title = Traitor
    .page = 11

eclipse-rules-research = Research

eclipse-rule-research-price = Pay the cost less the discount of the category, but never less than the minimum.
    .title = Price
    .page = 12
eclipse-rule-research-limits = A technology you own, or an eighth one of a category. Technologies are never discarded.
    .title = What you cannot take
    .page = 12
eclipse-rule-research-kinds = Some unlock a ship part or something to build, some work at once, the rest for the whole game.
    .title = Kinds
    .page = 12

eclipse-rules-upgrade = Upgrade

eclipse-rule-upgrade-parts = Return any number of part tiles, then place two on any squares of your blueprints. It costs nothing and works at once for ships already built.
    .title = Ship parts
    .page = 13
eclipse-rule-upgrade-limits = The part needs its technology, energy used must not exceed energy produced, starbases have no drive and every other ship has one.
    .title = Limits
    .page = 13
eclipse-rule-upgrade-sums = Figures of all parts of a ship are added, also of those printed outside the grid.
    .title = Everything adds up
    .page = 13
eclipse-rule-upgrade-ancient = They need no technology. Once covered or removed they are out of the game.
    .title = Ancient parts
    .page = 7

eclipse-rules-build = Build

eclipse-rule-build-two = Build up to two ships or structures in sectors with your disc and pay their cost in materials.
    .title = Two builds
    .page = 13
eclipse-rule-build-limits = As many ships as you have pieces; one orbital and one monolith per sector; starbases, orbitals and monoliths need their technology.
    .title = Limits
    .page = 13

eclipse-rules-move = Move

eclipse-rule-move-moves = Each move takes one ship as far as its drives allow, through wormholes, into explored sectors only. One ship may use several moves. Starbases never move.
    .title = Ship moves
    .page = 14
eclipse-rule-move-pinning = For every enemy ship in a sector one of your ships there must stay; only the surplus may move on.
    .title = Pinning
    .page = 14
eclipse-rule-move-centre = While its defense system stands, nobody moves on from there.
    .title = Galactic Center
    .page = 14

eclipse-rules-reaction = Reaction

eclipse-rule-reaction-one = After passing you may, on your turn, spend a disc on one part, one build or one ship move.
    .title = Weaker actions
    .page = 14

eclipse-rules-combat = Combat Phase

eclipse-rule-combat-where = A battle takes place in every sector with ships of more than one faction: players, Ancients, the defense system.
    .title = Where
    .page = 18
eclipse-rule-combat-order = From the highest sector number to the lowest; the Galactic Center comes last.
    .title = Order of sectors
    .page = 18
eclipse-rule-combat-pairs = The two players who entered last fight first, the winner meets the one before them, and so on. Whoever controls the sector fights last; then come the Ancients or the defense system.
    .title = More than two sides
    .page = 18
eclipse-rule-combat-defender = The player whose disc is in the sector, otherwise whoever entered first. The defender wins ties of initiative.
    .title = Defender
    .page = 18
eclipse-rule-combat-initiative = Ship types act from the highest initiative to the lowest; all ships of one type roll together.
    .title = Initiative
    .page = 18
eclipse-rule-combat-dice = One die of its colour for every die symbol of every ship. After the roll each die is assigned to one enemy ship.
    .title = Dice
    .page = 18
eclipse-rule-combat-hit = A 6 always hits, a 1 never. Otherwise the die plus your computers less the target's shields must reach 6.
    .title = Hitting
    .page = 19
eclipse-rule-combat-damage = A ship is destroyed when its damage exceeds its hull. The damage of one die is never split, and it stays until the end of the phase.
    .title = Damage
    .page = 19
eclipse-rule-combat-neutral = Their dice destroy ships if they can, the largest first; otherwise they do as much damage as possible.
    .title = Ancients and defense system
    .page = 19
eclipse-rule-combat-missiles = They fire once, at the start of each battle, in order of initiative.
    .title = Missiles
    .page = 20
eclipse-rule-combat-engagement = Each type in turn attacks or retreats, round after round, until one side is gone.
    .title = Engagement rounds
    .page = 20
eclipse-rule-combat-retreat = Announce it instead of attacking; at their next turn these ships move through a wormhole to a neighbouring sector with your disc and no enemy ship. Until then they can be hit.
    .title = Retreat
    .page = 20
eclipse-rule-combat-stalemate = If neither side can destroy the other, the attacker retreats or loses his ships.
    .title = Stalemate
    .page = 20
eclipse-rule-combat-population = After all battles every remaining ship may fire its cannons once at the enemy population of its sector; each damage destroys a cube of your choice.
    .title = Attacking population
    .page = 20
eclipse-rule-combat-bombs = Their owner destroys all cubes without rolling.
    .title = Neutron Bombs
    .page = 20
eclipse-rule-combat-graveyard = Destroyed cubes wait in their owner's graveyards until the Cleanup Phase; of a cube from a gray square the owner chooses which.
    .title = Graveyards
    .page = 20
eclipse-rule-combat-reputation = Draw 1 tile for taking part, 1 for each interceptor, starbase or Ancient you destroyed, 2 for a cruiser, 3 for a dreadnought or the defense system; at most 5. Keep one.
    .title = Reputation
    .page = 21
eclipse-rule-combat-reputation-order = In the order in which the players entered the sector.
    .title = Order of drawing
    .page = 21
eclipse-rule-combat-retreat-penalty = If all your surviving ships left, you get no tile for taking part.
    .title = Penalty for retreating
    .page = 21
eclipse-rule-combat-control = If an enemy sector has no cubes left and you have a ship there, its disc goes home and you may place yours; likewise in a sector that nobody controls.
    .title = Taking sectors
    .page = 21
eclipse-rule-combat-repair = At the end of the phase all damage is removed.
    .title = Repairs
    .page = 21
eclipse-rule-combat-elimination = Without any disc or ship on the map you may no longer place discs, but you still produce and may research.
    .title = Elimination
    .page = 21

eclipse-rules-upkeep = Upkeep Phase

eclipse-rule-upkeep-colony = Remaining colony ships may be used before paying.
    .title = Colony ships first
    .page = 24
eclipse-rule-upkeep-pay = Your money changes by the difference of money production and upkeep.
    .title = Paying
    .page = 24
eclipse-rule-upkeep-bankruptcy = If you cannot pay, trade, or give up sectors until you can; their cubes go back to the tracks.
    .title = Bankruptcy
    .page = 24
eclipse-rule-upkeep-collapse = If even that is not enough, your civilization falls and your game ends with the points you have.
    .title = Collapse
    .page = 24
eclipse-rule-upkeep-produce = Then take science and materials according to your tracks.
    .title = Production
    .page = 24

eclipse-rules-cleanup = Cleanup Phase

eclipse-rule-cleanup-technologies = 4, 6, 7, 8 or 9 tiles are drawn for 2, 3, 4, 5 or 6 players.
    .title = New technologies
    .page = 24
eclipse-rule-cleanup-return = Discs from actions return to the influence track, cubes from graveyards to their tracks (a full one sends them to another), colony ships turn face up.
    .title = Back home
    .page = 24

eclipse-rules-scoring = End of the game

eclipse-rule-scoring-points = Reputation tiles, 1 per ambassador, controlled sectors, 2 per kept discovery tile, 3 per monolith in your sectors, technology tracks, the species bonus; less 2 for the traitor.
    .title = Victory points
    .page = 25
eclipse-rule-scoring-technology = 4, 5, 6 or 7 technologies of one category are worth 1, 2, 3 or 5 points.
    .title = Technology tracks
    .page = 25
eclipse-rule-scoring-tie = Whoever has more money, science and materials together in store wins.
    .title = Ties
    .page = 25
eclipse-rule-scoring-two = Planta and the Descendants of Draco spread very fast with two players; the book advises against them.
    .title = Two players
    .page = 25

eclipse-rules-species = Species

eclipse-rule-species-eridani_empire = { eclipse-species-eridani_empire-text }
    .title = { eclipse-species-eridani_empire }
    .page = 26
eclipse-rule-species-hydran_progress = { eclipse-species-hydran_progress-text }
    .title = { eclipse-species-hydran_progress }
    .page = 26
eclipse-rule-species-planta = { eclipse-species-planta-text }
    .title = { eclipse-species-planta }
    .page = 26
eclipse-rule-species-descendants_of_draco = { eclipse-species-descendants_of_draco-text }
    .title = { eclipse-species-descendants_of_draco }
    .page = 27
eclipse-rule-species-mechanema = { eclipse-species-mechanema-text }
    .title = { eclipse-species-mechanema }
    .page = 27
eclipse-rule-species-orion_hegemony = { eclipse-species-orion_hegemony-text }
    .title = { eclipse-species-orion_hegemony }
    .page = 27
eclipse-rule-species-terran = { eclipse-species-terran-text }
    .title = { eclipse-species-terran }
    .page = 28
