# Eclipse: the rules in short, chapter by chapter, in our own words. Page numbers are those of the printed rulebook.

## Aim of the game

eclipse-rules-aim = Aim of the game
eclipse-rule-aim_rounds = Nine rounds
eclipse-rule-aim_rounds-text = The game lasts nine rounds. Whoever then has the most victory points wins. (p. 3)
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
eclipse-rule-setup_species-text = With aliens the choice starts to the right of the start player and goes counter-clockwise; the start player chooses last. Terrans only: clockwise from the start player. Both sides of one board are never in the same game. (p. 4)
eclipse-rule-setup_home = Starting sector
eclipse-rule-setup_home-text = It holds your starting ship, one influence disc and a cube on every square that is not advanced. (p. 4)

## Terms

eclipse-rules-concepts = Terms
eclipse-rule-concepts_production = Production
eclipse-rule-concepts_production-text = The fewer cubes on a population track, the more you produce: the leftmost uncovered square counts. (p. 6)
eclipse-rule-concepts_upkeep = Influence discs
eclipse-rule-concepts_upkeep-text = Every sector you control and every action you take needs a disc; the leftmost uncovered circle of the influence track is your upkeep. (p. 6)
eclipse-rule-concepts_limits = Limits
eclipse-rule-concepts_limits-text = Ships, cubes, discs, technology, discovery, reputation and ambassador tiles are limited; ship parts and damage are not. (p. 6)
eclipse-rule-concepts_discovery = Discovery tiles
eclipse-rule-concepts_discovery-text = Whoever first places a disc in the sector looks at the tile and decides at once: its effect, or 2 victory points. (p. 7)
eclipse-rule-concepts_trade = Trade
eclipse-rule-concepts_trade-text = At any time you may give several units of one resource for one of another; how many is printed on your board. (p. 7)
eclipse-rule-concepts_wormholes = Wormholes
eclipse-rule-concepts_wormholes-text = Ships and influence cross an edge only where both sectors have a wormhole on it. (p. 7)
eclipse-rule-concepts_structures = Structures
eclipse-rule-concepts_structures-text = Orbitals and monoliths stay where they are built until the end of the game, whoever controls the sector. (p. 7)

## Action Phase

eclipse-rules-action = Action Phase
eclipse-rule-action_turn = Your turn
eclipse-rule-action_turn-text = Move the rightmost disc of your influence track to the chosen action, or pass. The same action may be taken again and again. (p. 8)
eclipse-rule-action_pass = Passing
eclipse-rule-action_pass-text = The first player to pass becomes start player of the next round. Whoever has passed may only take reactions. (p. 8)
eclipse-rule-action_end = End of the phase
eclipse-rule-action_end-text = It ends at the moment when everyone has passed. (p. 8)
eclipse-rule-action_colony = Colony ships
eclipse-rule-action_colony-text = During your action any number of your colony ships may each put one cube from the matching track onto an empty square of a sector with your disc. (p. 8)
eclipse-rule-action_gray = Gray squares
eclipse-rule-action_gray-text = They take a cube of any track, and it may return to any track. (p. 8)
eclipse-rule-action_advanced = Advanced squares
eclipse-rule-action_advanced-text = They may be settled only with the matching advanced technology. (p. 8)
eclipse-rule-action_orbital = Orbitals
eclipse-rule-action_orbital-text = They take a cube of the money or of the science track. (p. 8)

## Explore

eclipse-rules-explore = Explore
eclipse-rule-explore_target = Where
eclipse-rule-explore_target-text = Choose an empty space beside a sector with your disc or an unpinned ship, then draw from the stack of its ring. (p. 9)
eclipse-rule-explore_place = Place or discard
eclipse-rule-explore_place-text = The new sector must join, by a full wormhole, a sector where you have a disc or a ship. Or discard it: that ends your turn, so use your colony ships first. (p. 9)
eclipse-rule-explore_contents = What it holds
eclipse-rule-explore_contents-text = Its symbols tell whether a hidden discovery tile and Ancient ships are put on it. (p. 9)
eclipse-rule-explore_claim = Taking control
eclipse-rule-explore_claim-text = If no Ancients are there you may at once put a disc from your influence track onto it, and then take the discovery tile. (p. 9)
eclipse-rule-explore_empty = Empty stack
eclipse-rule-explore_empty-text = Discarded sectors are shuffled into a new stack; if none are left that ring cannot be explored. (p. 9)
eclipse-rule-explore_generator = Wormhole Generator
eclipse-rule-explore_generator-text = A wormhole on one side of the edge is enough. (p. 9)

## Influence

eclipse-rules-influence = Influence
eclipse-rule-influence_discs = Two discs
eclipse-rule-influence_discs-text = Move up to two discs: from the track or from one of your sectors to a free sector, or from a sector back to the track. (p. 10)
eclipse-rule-influence_target = Free sectors
eclipse-rule-influence_target-text = No disc, no enemy ship, and either a ship of yours is there or a wormhole joins it to a sector with your disc or ship; the sector that the moved disc leaves does not count. (p. 10)
eclipse-rule-influence_removal = Leaving a sector
eclipse-rule-influence_removal-text = Its cubes return to their tracks together with the disc. (p. 10)
eclipse-rule-influence_colony = Colony ships
eclipse-rule-influence_colony-text = After the discs you may turn up to two colony ships face up and use them at once. (p. 10)

## Diplomacy

eclipse-rules-diplomacy = Diplomacy
eclipse-rule-diplomacy_relations = Diplomatic relations
eclipse-rule-diplomacy_relations-text = With four or more players, two whose controlled sectors are joined by a wormhole may agree to exchange ambassadors, each with a cube from any of its owner’s tracks. (p. 11)
eclipse-rule-diplomacy_track = Room on the track
eclipse-rule-diplomacy_track-text = Ambassadors take a place on the reputation track; a full track may give a reputation tile back to the bag. At most one ambassador from each player. (p. 11)
eclipse-rule-diplomacy_breaking = Breaking relations
eclipse-rule-diplomacy_breaking-text = Moving a ship into a sector with your partner’s disc or ships is an attack: both ambassadors go home and you become the traitor. (p. 11)
eclipse-rule-diplomacy_traitor = Traitor
eclipse-rule-diplomacy_traitor-text = The holder of the card forms no new relations and loses 2 victory points at the end; the card moves on to the next traitor. (p. 11)

## Research

eclipse-rules-research = Research
eclipse-rule-research_price = Price
eclipse-rule-research_price-text = Pay the cost less the discount of the category, but never less than the minimum. (p. 12)
eclipse-rule-research_limits = What you cannot take
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
eclipse-rule-build_two-text = Build up to two ships or structures in sectors with your disc and pay their cost in materials. (p. 13)
eclipse-rule-build_limits = Limits
eclipse-rule-build_limits-text = As many ships as you have pieces; one orbital and one monolith per sector; starbases, orbitals and monoliths need their technology. (p. 13)

## Move

eclipse-rules-move = Move
eclipse-rule-move_moves = Ship moves
eclipse-rule-move_moves-text = Each move takes one ship as far as its drives allow, through wormholes, into explored sectors only. One ship may use several moves. Starbases never move. (p. 14)
eclipse-rule-move_pinning = Pinning
eclipse-rule-move_pinning-text = For every enemy ship in a sector one of your ships there must stay; only the surplus may move on. (p. 14)
eclipse-rule-move_centre = Galactic Center
eclipse-rule-move_centre-text = While its defense system stands, nobody moves on from there. (p. 14)

## Reaction

eclipse-rules-reaction = Reaction
eclipse-rule-reaction_one = Weaker actions
eclipse-rule-reaction_one-text = After passing you may, on your turn, spend a disc on one part, one build or one ship move. (p. 14)

## Combat Phase

eclipse-rules-combat = Combat Phase
eclipse-rule-combat_where = Where
eclipse-rule-combat_where-text = A battle takes place in every sector with ships of more than one faction: players, Ancients, the defense system. (p. 18)
eclipse-rule-combat_order = Order of sectors
eclipse-rule-combat_order-text = From the highest sector number to the lowest; the Galactic Center comes last. (p. 18)
eclipse-rule-combat_pairs = More than two sides
eclipse-rule-combat_pairs-text = The two players who entered last fight first, the winner meets the one before them, and so on. Whoever controls the sector fights last; then come the Ancients or the defense system. (p. 18)
eclipse-rule-combat_defender = Defender
eclipse-rule-combat_defender-text = The player whose disc is in the sector, otherwise whoever entered first. The defender wins ties of initiative. (p. 18)
eclipse-rule-combat_initiative = Initiative
eclipse-rule-combat_initiative-text = Ship types act from the highest initiative to the lowest; all ships of one type roll together. (p. 18)
eclipse-rule-combat_dice = Dice
eclipse-rule-combat_dice-text = One die of its color for every die symbol of every ship. After the roll each die is assigned to one enemy ship. (p. 18)
eclipse-rule-combat_hit = Hitting
eclipse-rule-combat_hit-text = A 6 always hits, a 1 never. Otherwise the die plus your computers less the target’s shields must reach 6. (p. 19)
eclipse-rule-combat_damage = Damage
eclipse-rule-combat_damage-text = A ship is destroyed when its damage exceeds its hull. The damage of one die is never split, and it stays until the end of the phase. (p. 19)
eclipse-rule-combat_neutral = Ancients and defense system
eclipse-rule-combat_neutral-text = Their dice destroy ships if they can, the largest first; otherwise they do as much damage as possible. (p. 19)
eclipse-rule-combat_missiles = Missiles
eclipse-rule-combat_missiles-text = They fire once, at the start of each battle, in order of initiative. (p. 20)
eclipse-rule-combat_engagement = Engagement rounds
eclipse-rule-combat_engagement-text = Each type in turn attacks or retreats, round after round, until one side is gone. (p. 20)
eclipse-rule-combat_retreat = Retreat
eclipse-rule-combat_retreat-text = Announce it instead of attacking; at their next turn these ships move through a wormhole to a neighboring sector with your disc and no enemy ship. Until then they can be hit. (p. 20)
eclipse-rule-combat_stalemate = Stalemate
eclipse-rule-combat_stalemate-text = If neither side can destroy the other, the attacker retreats or loses the ships. (p. 20)
eclipse-rule-combat_population = Attacking population
eclipse-rule-combat_population-text = After all battles every remaining ship may fire its cannons once at the enemy population of its sector; each damage destroys a cube of your choice. (p. 20)
eclipse-rule-combat_bombs = Neutron Bombs
eclipse-rule-combat_bombs-text = Their owner may destroy all cubes without rolling. (p. 20)
eclipse-rule-combat_graveyard = Graveyards
eclipse-rule-combat_graveyard-text = Destroyed cubes wait in their owner’s graveyards until the Cleanup Phase; of a cube from a gray square or an orbital the owner chooses which. (p. 20)
eclipse-rule-combat_reputation = Reputation
eclipse-rule-combat_reputation-text = Draw 1 tile for taking part, 1 for each interceptor, starbase or Ancient you destroyed, 2 for a cruiser, 3 for a dreadnought or the defense system; at most 5. Keep one; if your track is full, return an old one for it, or all that you drew. (p. 21)
eclipse-rule-combat_reputation_order = Order of drawing
eclipse-rule-combat_reputation_order-text = In the order in which the players entered the sector. (p. 21)
eclipse-rule-combat_retreat_penalty = Penalty for retreating
eclipse-rule-combat_retreat_penalty-text = If all your surviving ships left, you get no tile for taking part. (p. 21)
eclipse-rule-combat_control = Taking sectors
eclipse-rule-combat_control-text = If an enemy sector has no cubes left and you have a ship there, its disc goes home and you may place yours; likewise in a sector that nobody controls. (p. 21)
eclipse-rule-combat_repair = Repairs
eclipse-rule-combat_repair-text = At the end of the phase all damage is removed. (p. 21)
eclipse-rule-combat_elimination = Elimination
eclipse-rule-combat_elimination-text = Without any disc or ship on the map you may no longer place discs, but you still produce and may research. (p. 21)

## Upkeep Phase

eclipse-rules-upkeep = Upkeep Phase
eclipse-rule-upkeep_colony = Colony ships first
eclipse-rule-upkeep_colony-text = Remaining colony ships may be used before paying. (p. 24)
eclipse-rule-upkeep_pay = Paying
eclipse-rule-upkeep_pay-text = Your money changes by the difference of money production and upkeep. (p. 24)
eclipse-rule-upkeep_bankruptcy = Bankruptcy
eclipse-rule-upkeep_bankruptcy-text = If you cannot pay, trade, or give up sectors until you can; their cubes go back to the tracks. (p. 24)
eclipse-rule-upkeep_collapse = Collapse
eclipse-rule-upkeep_collapse-text = If you cannot pay even after giving up all sectors, your civilization falls and your game ends with the points you still have. (p. 24)
eclipse-rule-upkeep_produce = Production
eclipse-rule-upkeep_produce-text = Then take science and materials according to your tracks. (p. 24)

## Cleanup Phase

eclipse-rules-cleanup = Cleanup Phase
eclipse-rule-cleanup_technologies = New technologies
eclipse-rule-cleanup_technologies-text = 4, 6, 7, 8 or 9 tiles are drawn for 2, 3, 4, 5 or 6 players. (p. 24)
eclipse-rule-cleanup_return = Back home
eclipse-rule-cleanup_return-text = Discs from actions return to the influence track, cubes from graveyards to their tracks (a full one sends them to another), colony ships turn face up. (p. 24)

## End of the game

eclipse-rules-scoring = End of the game
eclipse-rule-scoring_points = Victory points
eclipse-rule-scoring_points-text = Reputation tiles, 1 per ambassador, controlled sectors, 2 per kept discovery tile, 3 per monolith in your sectors, technology tracks, the species bonus; less 2 for the traitor. (p. 25)
eclipse-rule-scoring_technology = Technology tracks
eclipse-rule-scoring_technology-text = 4, 5, 6 or 7 technologies of one category are worth 1, 2, 3 or 5 points. (p. 25)
eclipse-rule-scoring_tie = Ties
eclipse-rule-scoring_tie-text = Whoever has more money, science and materials together in store wins. (p. 25)
eclipse-rule-scoring_two = Two players
eclipse-rule-scoring_two-text = Planta and the Descendants of Draco spread very fast with two players; the book advises against them. (p. 25)

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
