# Eclipse: the rules in short, chapter by chapter, in our own words. Page numbers are those of the printed rulebook.

## Aim of the game

eclipse-rules-aim = Aim of the game
eclipse-rule-aim_rounds = Nine rounds
eclipse-rule-aim_rounds-text = The game lasts nine rounds. Then the player with the most victory points wins. (p. 3)
eclipse-rule-aim_phases = Four phases
eclipse-rule-aim_phases-text = Each round has an Action, a Combat, an Upkeep and a Cleanup Phase. (p. 8)

## Setup

eclipse-rules-setup = Setup
eclipse-rule-setup_technologies = Technologies on offer
eclipse-rule-setup_technologies-text = 12, 14, 16, 18 or 20 technology tiles are drawn for 2, 3, 4, 5 or 6 players. (p. 4)
eclipse-rule-setup_sectors = Sector stacks
eclipse-rule-setup_sectors-text = All inner and middle sectors are used; the outer stack has 5, 10, 14, 16 or 18 sectors for 2, 3, 4, 5 or 6 players. (p. 4)
eclipse-rule-setup_centre = Galactic Center
eclipse-rule-setup_centre-text = In the middle lies the Galactic Center with a hidden discovery tile, guarded by its defense system. (p. 4)
eclipse-rule-setup_species = Choosing a species
eclipse-rule-setup_species-text = With aliens, the player to the right of the start player chooses first, then counterclockwise; the start player chooses last. With Terrans only, choose clockwise from the start player. The two sides of one board are never in the same game. (p. 4)
eclipse-rule-setup_home = Starting sector
eclipse-rule-setup_home-text = It holds your starting ship, one influence disc and a cube on every square that is not advanced. (p. 4)

## Terms

eclipse-rules-concepts = Terms
eclipse-rule-concepts_production = Production
eclipse-rule-concepts_production-text = The fewer cubes on a population track, the more you produce: look at the leftmost uncovered square. (p. 6)
eclipse-rule-concepts_upkeep = Influence discs
eclipse-rule-concepts_upkeep-text = Every sector you control and every action you take needs a disc. The leftmost uncovered circle of the influence track is your upkeep. (p. 6)
eclipse-rule-concepts_limits = Limits
eclipse-rule-concepts_limits-text = Ships, cubes, discs, technology, discovery, reputation and ambassador tiles are limited; ship parts and damage are not. (p. 6)
eclipse-rule-concepts_discovery = Discovery tiles
eclipse-rule-concepts_discovery-text = The first player to place a disc in the sector looks at the tile and chooses at once: its effect, or 2 victory points. (p. 7)
eclipse-rule-concepts_trade = Trade
eclipse-rule-concepts_trade-text = At any time you may trade several units of one resource for one of another. Your board shows how many. (p. 7)
eclipse-rule-concepts_wormholes = Wormholes
eclipse-rule-concepts_wormholes-text = Ships and influence cross an edge only where both sectors have a wormhole on it. (p. 7)
eclipse-rule-concepts_structures = Structures
eclipse-rule-concepts_structures-text = Orbitals and monoliths stay where they are built until the end of the game, even if another player takes the sector. (p. 7)

## Action Phase

eclipse-rules-action = Action Phase
eclipse-rule-action_turn = Your turn
eclipse-rule-action_turn-text = Move the rightmost disc of your influence track to an action, or pass. You may take the same action again and again. (p. 8)
eclipse-rule-action_pass = Passing
eclipse-rule-action_pass-text = The first player to pass starts the next round. After passing you may only take reactions. (p. 8)
eclipse-rule-action_end = End of the phase
eclipse-rule-action_end-text = The phase ends as soon as everyone has passed. (p. 8)
eclipse-rule-action_colony = Colony ships
eclipse-rule-action_colony-text = During your action, flip any number of your colony ships. Each puts one cube from the matching track on an empty square of a sector with your disc. (p. 8)
eclipse-rule-action_gray = Gray squares
eclipse-rule-action_gray-text = They take a cube from any track, and it may return to any track. (p. 8)
eclipse-rule-action_advanced = Advanced squares
eclipse-rule-action_advanced-text = You need the matching advanced technology to settle them. (p. 8)
eclipse-rule-action_orbital = Orbitals
eclipse-rule-action_orbital-text = They take a cube from the money or science track. (p. 8)

## Explore

eclipse-rules-explore = Explore
eclipse-rule-explore_target = Where
eclipse-rule-explore_target-text = Choose an empty space next to a sector with your disc or unpinned ship, then draw from the stack of its ring. (p. 9)
eclipse-rule-explore_place = Place or discard
eclipse-rule-explore_place-text = Connect the new sector, by a full wormhole, to a sector with your disc or ship. Or discard it: that ends your turn, so use your colony ships before. (p. 9)
eclipse-rule-explore_contents = What it holds
eclipse-rule-explore_contents-text = Its symbols say whether it gets a hidden discovery tile and Ancient ships. (p. 9)
eclipse-rule-explore_claim = Taking control
eclipse-rule-explore_claim-text = If there are no Ancients, you may at once place a disc from your influence track on it, and then take the discovery tile. (p. 9)
eclipse-rule-explore_empty = Empty stack
eclipse-rule-explore_empty-text = Shuffle discarded sectors into a new stack. If there are none, that ring can’t be explored. (p. 9)
eclipse-rule-explore_generator = Wormhole Generator
eclipse-rule-explore_generator-text = A wormhole on one side of the edge is enough. (p. 9)

## Influence

eclipse-rules-influence = Influence
eclipse-rule-influence_discs = Two discs
eclipse-rule-influence_discs-text = Move up to two discs: from the track or from one of your sectors to a free sector, or from a sector back to the track. (p. 10)
eclipse-rule-influence_target = Free sectors
eclipse-rule-influence_target-text = A sector without a disc or enemy ship, where you have a ship or which a wormhole connects to your disc or ship. The sector that the moved disc leaves does not count. (p. 10)
eclipse-rule-influence_removal = Leaving a sector
eclipse-rule-influence_removal-text = Its cubes return to their tracks together with the disc. (p. 10)
eclipse-rule-influence_colony = Colony ships
eclipse-rule-influence_colony-text = After moving discs you may flip up to two colony ships face up and use them at once. (p. 10)

## Diplomacy

eclipse-rules-diplomacy = Diplomacy
eclipse-rule-diplomacy_relations = Diplomatic relations
eclipse-rule-diplomacy_relations-text = With four or more players, two players whose sectors are connected by a wormhole may exchange ambassadors, each with a cube from any of its owner’s tracks. (p. 11)
eclipse-rule-diplomacy_track = Room on the track
eclipse-rule-diplomacy_track-text = Ambassadors take a place on the reputation track. If it is full, you may return a reputation tile to the bag. At most one ambassador from each player. (p. 11)
eclipse-rule-diplomacy_breaking = Breaking relations
eclipse-rule-diplomacy_breaking-text = Moving a ship into a sector with your partner’s disc or ships is an attack: both ambassadors go home and you become the traitor. (p. 11)
eclipse-rule-diplomacy_traitor = Traitor
eclipse-rule-diplomacy_traitor-text = The holder of the card forms no new relations and loses 2 victory points at the end. The card moves on to the next traitor. (p. 11)

## Research

eclipse-rules-research = Research
eclipse-rule-research_price = Price
eclipse-rule-research_price-text = Pay the cost minus the discount of the category, but never less than the minimum. (p. 12)
eclipse-rule-research_limits = What you can’t take
eclipse-rule-research_limits-text = A technology you own, or an eighth one of a category. Technologies are never discarded. (p. 12)
eclipse-rule-research_kinds = Kinds
eclipse-rule-research_kinds-text = Some unlock a ship part or something to build, some work at once, the rest for the whole game. (p. 12)

## Upgrade

eclipse-rules-upgrade = Upgrade
eclipse-rule-upgrade_parts = Ship parts
eclipse-rule-upgrade_parts-text = Return any number of part tiles, then place two on any squares of your blueprints. It costs nothing and works at once for ships already built. (p. 13)
eclipse-rule-upgrade_limits = Limits
eclipse-rule-upgrade_limits-text = The part needs its technology, energy used must not exceed energy produced, starbases have no drive and every other ship has one. (p. 13)
eclipse-rule-upgrade_sums = Everything adds up
eclipse-rule-upgrade_sums-text = Figures of all parts of a ship are added, also of those printed outside the grid. (p. 13)
eclipse-rule-upgrade_ancient = Ancient parts
eclipse-rule-upgrade_ancient-text = They need no technology. Once covered or removed they are out of the game. (p. 7)

## Build

eclipse-rules-build = Build
eclipse-rule-build_two = Two builds
eclipse-rule-build_two-text = Build up to two ships or structures in sectors with your disc. In materials: interceptor 3, cruiser 5, dreadnought 8, starbase 3, orbital 5, monolith 10. Mechanema pays less. (p. 13)
eclipse-rule-build_limits = Limits
eclipse-rule-build_limits-text = You can’t build more ships than you have pieces. One orbital and one monolith per sector. Starbases, orbitals and monoliths need their technology. (p. 13)

## Move

eclipse-rules-move = Move
eclipse-rule-move_moves = Ship moves
eclipse-rule-move_moves-text = A Move action has three ship moves for Terrans, two for aliens. Each takes one ship as far as its drives allow, through wormholes, into explored sectors. One ship may use several moves. Starbases never move. (p. 14)
eclipse-rule-move_pinning = Pinning
eclipse-rule-move_pinning-text = For every enemy ship in a sector, one of your ships there must stay. Only the rest may move on. (p. 14)
eclipse-rule-move_centre = Galactic Center
eclipse-rule-move_centre-text = While its defense system stands, nobody moves on from here. (p. 14)

## Reaction

eclipse-rules-reaction = Reaction
eclipse-rule-reaction_one = Weaker actions
eclipse-rule-reaction_one-text = After passing you may, in your turn, spend a disc on one part, one build or one ship move. (p. 14)

## Combat Phase

eclipse-rules-combat = Combat Phase
eclipse-rule-combat_where = Where
eclipse-rule-combat_where-text = There is a battle in every sector with ships of more than one side: players, Ancients, the defense system. (p. 18)
eclipse-rule-combat_order = Order of sectors
eclipse-rule-combat_order-text = From the highest sector number to the lowest; the Galactic Center comes last. (p. 18)
eclipse-rule-combat_pairs = More than two sides
eclipse-rule-combat_pairs-text = The two players who entered last fight first. The winner fights the one who entered before them, and so on. The player who controls the sector fights last; then come the Ancients or the defense system. (p. 18)
eclipse-rule-combat_defender = Defender
eclipse-rule-combat_defender-text = The player whose disc is in the sector, or else the one who entered first. The defender wins ties of initiative. (p. 18)
eclipse-rule-combat_initiative = Initiative
eclipse-rule-combat_initiative-text = Ship types act from the highest initiative to the lowest; all ships of one type roll together. (p. 18)
eclipse-rule-combat_dice = Dice
eclipse-rule-combat_dice-text = Roll one die of its color for each die symbol of each ship. Then assign each die to one enemy ship. (p. 18)
eclipse-rule-combat_hit = Hitting
eclipse-rule-combat_hit-text = A 6 always hits, a 1 never. Otherwise the die plus your computers minus the target’s shields must be 6 or more. (p. 19)
eclipse-rule-combat_damage = Damage
eclipse-rule-combat_damage-text = A ship is destroyed when its damage exceeds its hull. The damage of one die is never split. Damage stays until the end of the phase. (p. 19)
eclipse-rule-combat_neutral = Ancients and defense system
eclipse-rule-combat_neutral-text = Their dice destroy ships if they can, the largest first; otherwise they do as much damage as possible. (p. 19)
eclipse-rule-combat_missiles = Missiles
eclipse-rule-combat_missiles-text = They fire once, at the start of each battle, in order of initiative. (p. 20)
eclipse-rule-combat_engagement = Engagement rounds
eclipse-rule-combat_engagement-text = Each type in turn attacks or retreats, round after round, until one side is gone. (p. 20)
eclipse-rule-combat_retreat = Retreat
eclipse-rule-combat_retreat-text = Announce it instead of attacking. On their next turn these ships move through a wormhole to a neighboring sector with your disc and no enemy ships. Until then they can be hit. (p. 20)
eclipse-rule-combat_stalemate = Stalemate
eclipse-rule-combat_stalemate-text = If neither side can destroy the other, the attacker retreats or loses the ships. (p. 20)
eclipse-rule-combat_population = Attacking population
eclipse-rule-combat_population-text = After all battles, each remaining ship may fire its cannons once at the enemy population of its sector. Each damage destroys a cube of your choice. (p. 20)
eclipse-rule-combat_bombs = Neutron Bombs
eclipse-rule-combat_bombs-text = Their owner may destroy all cubes without rolling. (p. 20)
eclipse-rule-combat_graveyard = Graveyards
eclipse-rule-combat_graveyard-text = Destroyed cubes wait in their owner’s graveyards until the Cleanup Phase. For a cube from a gray square or an orbital, the owner chooses which. (p. 20)
eclipse-rule-combat_reputation = Reputation
eclipse-rule-combat_reputation-text = Draw 1 tile for taking part, 1 for each interceptor, starbase or Ancient you destroyed, 2 for a cruiser, 3 for a dreadnought or the defense system; at most 5. Keep one. If your track is full, return an old tile for it, or all you drew. (p. 21)
eclipse-rule-combat_reputation_order = Order of drawing
eclipse-rule-combat_reputation_order-text = In the order in which players entered the sector. (p. 21)
eclipse-rule-combat_retreat_penalty = Penalty for retreating
eclipse-rule-combat_retreat_penalty-text = If all your surviving ships left, you get no tile for taking part. (p. 21)
eclipse-rule-combat_control = Taking sectors
eclipse-rule-combat_control-text = If an enemy sector has no cubes left and you have a ship there, its disc goes back and you may place yours. The same goes for a sector that nobody controls. (p. 21)
eclipse-rule-combat_repair = Repairs
eclipse-rule-combat_repair-text = At the end of the phase all damage is removed. (p. 21)
eclipse-rule-combat_elimination = Elimination
eclipse-rule-combat_elimination-text = Without any disc or ship on the map you may no longer place discs, but you still produce and may research. (p. 21)

## Upkeep Phase

eclipse-rules-upkeep = Upkeep Phase
eclipse-rule-upkeep_colony = Colony ships first
eclipse-rule-upkeep_colony-text = You may use remaining colony ships before you pay. (p. 24)
eclipse-rule-upkeep_pay = Paying
eclipse-rule-upkeep_pay-text = Add your money production and subtract your upkeep. (p. 24)
eclipse-rule-upkeep_bankruptcy = Bankruptcy
eclipse-rule-upkeep_bankruptcy-text = If you can’t pay, trade or give up sectors until you can. Their cubes go back to the tracks. (p. 24)
eclipse-rule-upkeep_collapse = Collapse
eclipse-rule-upkeep_collapse-text = If you can’t pay even after giving up all sectors, your civilization falls and your game ends with the points you still have. (p. 24)
eclipse-rule-upkeep_produce = Production
eclipse-rule-upkeep_produce-text = Then take science and materials according to your tracks. (p. 24)

## Cleanup Phase

eclipse-rules-cleanup = Cleanup Phase
eclipse-rule-cleanup_technologies = New technologies
eclipse-rule-cleanup_technologies-text = 4, 6, 7, 8 or 9 tiles are drawn for 2, 3, 4, 5 or 6 players. (p. 24)
eclipse-rule-cleanup_return = What comes back
eclipse-rule-cleanup_return-text = Discs from actions return to the influence track, cubes from graveyards to their tracks (if one is full, to another). Colony ships flip face up. (p. 24)

## End of the game

eclipse-rules-scoring = End of the game
eclipse-rule-scoring_points = Victory points
eclipse-rule-scoring_points-text = Reputation tiles, 1 per ambassador, controlled sectors, 2 per kept discovery tile, 3 per monolith in your sectors, technology tracks and the species bonus; minus 2 for the traitor. (p. 25)
eclipse-rule-scoring_technology = Technology tracks
eclipse-rule-scoring_technology-text = 4, 5, 6 or 7 technologies of one category are worth 1, 2, 3 or 5 points. (p. 25)
eclipse-rule-scoring_tie = Ties
eclipse-rule-scoring_tie-text = The player with more money, science and materials in store, all together, wins. (p. 25)
eclipse-rule-scoring_two = Two players
eclipse-rule-scoring_two-text = With two players, Planta and the Descendants of Draco spread very fast. The book advises against them. (p. 25)

## Species

eclipse-rules-species = Species
eclipse-rule-species_eridani_empire = { eclipse-species-eridani_empire }
eclipse-rule-species_eridani_empire-text = { eclipse-species-eridani_empire-text } (p. 26)
eclipse-rule-species_hydran_progress = { eclipse-species-hydran_progress }
eclipse-rule-species_hydran_progress-text = { eclipse-species-hydran_progress-text } (p. 26)
eclipse-rule-species_planta = { eclipse-species-planta }
eclipse-rule-species_planta-text = { eclipse-species-planta-text } (p. 26)
eclipse-rule-species_descendants_of_draco = { eclipse-species-descendants_of_draco }
eclipse-rule-species_descendants_of_draco-text = { eclipse-species-descendants_of_draco-text } (p. 27)
eclipse-rule-species_mechanema = { eclipse-species-mechanema }
eclipse-rule-species_mechanema-text = { eclipse-species-mechanema-text } (p. 27)
eclipse-rule-species_orion_hegemony = { eclipse-species-orion_hegemony }
eclipse-rule-species_orion_hegemony-text = { eclipse-species-orion_hegemony-text } (p. 27)
eclipse-rule-species_terran = { eclipse-species-terran }
eclipse-rule-species_terran-text = { eclipse-species-terran-text } (p. 28)

## Our rulings

eclipse-rules-rulings = Our rulings
eclipse-rule-h1 = Start player
eclipse-rule-h1-text = Chance names the start player. Seats and starting sectors both go clockwise. (H1)
eclipse-rule-h2 = Random factions
eclipse-rule-h2-text = If the table wants it, chance assigns the factions. (H2)
eclipse-rule-h3 = Advanced Labs at the start
eclipse-rule-h3-text = The board that starts with Advanced Labs also has a cube on its advanced science square. (H3)
eclipse-rule-h4 = Rings and stacks
eclipse-rule-h4-text = The ring alone tells the stack. An unused starting position is a middle space, and the outer ring has no end. (H4)
eclipse-rule-h5 = No empty actions
eclipse-rule-h5-text = You can’t choose an action that could do nothing. Influence, build and move may end after none; the others are used at least once. (H5)
eclipse-rule-h6 = After the action
eclipse-rule-h6-text = Your turn stays open as long as you can use a colony ship or offer relations. (H6)
eclipse-rule-h7 = Nothing left after passing
eclipse-rule-h7-text = If you have passed and have no disc, colony ship or offer left, you are not asked again. (H7)
eclipse-rule-h8 = Nobody left
eclipse-rule-h8-text = If every player is out of the game, the game is over. (H8)
eclipse-rule-h9 = When to trade
eclipse-rule-h9-text = You may trade in your own turn before each step of an action, and in the Upkeep Phase. Your stores have no upper limit. (H9)
eclipse-rule-h10 = Reaching a space
eclipse-rule-h10-text = You can explore a space only if a wormhole of one of your sectors faces it. If the space is next to your disc, a sector with only a pinned ship will do. (H10)
eclipse-rule-h11 = Second space
eclipse-rule-h11-text = If an Explore action covers two spaces, the second is optional, even after you discard the first tile. (H11)
eclipse-rule-h12 = Second tile
eclipse-rule-h12-text = The Descendants of Draco decide about a second tile after seeing the first. (H12)
eclipse-rule-h13 = Ancient technology
eclipse-rule-h13-text = The printed cost counts, full tracks are skipped and instant effects happen. If there is nothing to take, you get the points. (H13)
eclipse-rule-h14 = Ancient cruiser
eclipse-rule-h14-text = If all your cruisers are in play, only the points are left. (H14)
eclipse-rule-h15 = Influence by ship
eclipse-rule-h15-text = You may also influence a sector where you have only a ship. (H15)
eclipse-rule-h16 = The disc that leaves
eclipse-rule-h16-text = A sector your disc is leaving no longer connects, unless one of your ships stays there. (H16)
eclipse-rule-h17 = Flipping colony ships
eclipse-rule-h17-text = An Influence action flips as many colony ships as it can, after a last chance to use those that are up. (H17)
eclipse-rule-h18 = Printed technologies
eclipse-rule-h18-text = Technologies printed on your board take a place on their track and count like others. No tiles are removed for them. (H18)
eclipse-rule-h19 = Finished designs
eclipse-rule-h19-text = Blueprints must be valid when the action ends. A step may leave a ship invalid if the parts still to come can fix it. (H19)
eclipse-rule-h20 = One tile per square
eclipse-rule-h20-text = A part placed on a tile returns it. A square gets one tile per action, never the part it already has. A reaction may return tiles too. (H20)
eclipse-rule-h21 = Building among enemies
eclipse-rule-h21-text = Enemy ships don’t stop you from building. A ship built there entered after them. (H21)
eclipse-rule-h22 = Mechanema and Nanorobots
eclipse-rule-h22-text = Mechanema with Nanorobots builds four. (H22)
eclipse-rule-h23 = Pinning
eclipse-rule-h23-text = The moving player says which ship stays. Starbases count on both sides. Pinning counts in every sector on the way. (H23)
eclipse-rule-h24 = Friends of the Ancients
eclipse-rule-h24-text = Ancients don’t pin the Descendants of Draco. (H24)
eclipse-rule-h25 = Diplomacy and the Generator
eclipse-rule-h25-text = The Wormhole Generator doesn’t help to form relations. (H25)
eclipse-rule-h26 = Ships in the way
eclipse-rule-h26-text = You can’t form relations while ships of one of you are where the other has a disc or ships. (H26)
eclipse-rule-h27 = One offer per turn
eclipse-rule-h27-text = You may offer relations to each player once per turn. (H27)
eclipse-rule-h28 = Passing through
eclipse-rule-h28-text = Passing through a partner’s sector is an attack. (H28)
eclipse-rule-h51 = Ancients defend
eclipse-rule-h51-text = Ancients and the defense system were there first: they defend. (H51)
eclipse-rule-h52 = Equally fast ships
eclipse-rule-h52-text = If your ship types are equally fast, you choose which acts first. (H52)
eclipse-rule-h53 = Assigning dice
eclipse-rule-h53-text = You assign the strongest dice first. Equal ships are one target. A die that can hit is never wasted. (H53)
eclipse-rule-h54 = Dice of the Ancients
eclipse-rule-h54-text = Among equally large ships, the one nearest to destruction is hit first. Dice that hit everything are saved for shields. (H54)
eclipse-rule-h55 = Naming the retreat
eclipse-rule-h55-text = You name the sector when you announce the retreat, one for the whole type. No retreat before the missiles; starbases never retreat. (H55)
eclipse-rule-h56 = When a retreat lapses
eclipse-rule-h56-text = A retreat lapses when its battle ends, with the last enemy ship. (H56)
eclipse-rule-h57 = Stalemate
eclipse-rule-h57-text = Each type of the attacker decides by itself and leaves at once. Ships lost count as destroyed by the defender. (H57)
eclipse-rule-h58 = Cubes on orbitals
eclipse-rule-h58-text = For a cube on an orbital the owner chooses money or science. The orbital stays. (H58)
eclipse-rule-h59 = Drawing reputation
eclipse-rule-h59-text = You draw before population is attacked. With room on your track you must keep one tile. An empty bag gives what it has. (H59)
eclipse-rule-h60 = Shot while retreating
eclipse-rule-h60-text = Ships shot while retreating didn’t get away. You still draw a tile for taking part. (H60)
eclipse-rule-h61 = Discoveries of a friend
eclipse-rule-h61-text = If others destroy the Ancients in a sector with a disc of the Descendants of Draco, the Descendants take the discovery tile. (H61)
eclipse-rule-h62 = Trading when bankrupt
eclipse-rule-h62-text = If you can’t pay, you trade only for money and use no more colony ships. (H62)
eclipse-rule-h63 = Leaving the game
eclipse-rule-h63-text = If you leave, all your pieces leave the map at once. Ambassadors go home, your partner’s cube to a track of their choice, and nobody becomes a traitor. (H63)
eclipse-rule-h64 = Order of upkeep
eclipse-rule-h64-text = You pay in turn from the start player. More than 13 discs cost nothing. (H64)
eclipse-rule-h65 = Technologies after someone left
eclipse-rule-h65-text = The number of new technology tiles stays the same, even if someone has left. (H65)
eclipse-rule-h66 = The last round
eclipse-rule-h66-text = There is no Cleanup Phase after round nine. (H66)
eclipse-rule-h67 = Still tied
eclipse-rule-h67-text = If points and stores are equal, the place is shared. (H67)
eclipse-rule-h68 = Before a collapse
eclipse-rule-h68-text = All your sectors are given up before a collapse, so they no longer score. (H68)
eclipse-rule-h69 = A full track
eclipse-rule-h69-text = A full track of twelve cubes produces nothing. (H69)
