### Eclipse: names and effects of everything on the table.

## Resources

eclipse-resource-money = Money
eclipse-resource-science = Science
eclipse-resource-materials = Materials
eclipse-resource-money-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } money
       *[other] { NUMBER($count, useGrouping: 0) } money
    }
eclipse-resource-science-count = { NUMBER($count, useGrouping: 0) } science
eclipse-resource-materials-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } material
       *[other] { NUMBER($count, useGrouping: 0) } materials
    }
eclipse-square-money = Money square
eclipse-square-science = Science square
eclipse-square-materials = Materials square
eclipse-square-advanced_money = Advanced money square
eclipse-square-advanced_science = Advanced science square
eclipse-square-advanced_materials = Advanced materials square
eclipse-square-gray = Gray square
eclipse-square-orbital = Orbital

## Tracks, pieces and marks

eclipse-track-population = Population track
eclipse-track-population-text = The leftmost uncovered square is what you produce each round.
eclipse-track-influence = Influence track
eclipse-track-influence-text = The leftmost uncovered circle is your upkeep this round.
eclipse-track-action = Action track
eclipse-track-action-text = Discs spent on actions; they come back in the Cleanup Phase.
eclipse-track-storage = Storage track
eclipse-track-storage-text = What you have in store of each resource.
eclipse-track-technology = Technology track
eclipse-track-technology-text = Every technology of a category makes the next one cheaper; from the fourth on the track is worth victory points.
eclipse-track-reputation = Reputation track
eclipse-track-reputation-text = Holds your reputation tiles and the ambassadors of others.
eclipse-track-round = Round track
eclipse-graveyard = Graveyard
eclipse-graveyard-text = Destroyed population waits here until the Cleanup Phase.
eclipse-slot-ambassador = Ambassador only
eclipse-slot-either = Ambassador or reputation
eclipse-slot-reputation = Reputation only
eclipse-piece-cube = Population cube
eclipse-piece-disc = Influence disc
eclipse-piece-colony_ship = Colony ship
eclipse-piece-colony_ship-text = Flip it face down to put a cube from the matching track on an empty square of a sector you control.
eclipse-piece-ambassador = Ambassador
eclipse-piece-ambassador-text = Worth 1 victory point to the player who holds it. The cube on it produces for the player who gave it.
eclipse-piece-reputation = Reputation tile
eclipse-piece-discovery = Discovery tile
eclipse-piece-damage = Damage
eclipse-piece-traitor = Traitor card
eclipse-piece-traitor-text = The holder forms no diplomatic relations and loses 2 victory points at the end.
eclipse-piece-start_player = Start player marker
eclipse-wormhole = Wormhole
eclipse-artifact = Artifact
eclipse-phase-action = Action Phase
eclipse-phase-combat = Combat Phase
eclipse-phase-upkeep = Upkeep Phase
eclipse-phase-cleanup = Cleanup Phase
eclipse-piece-cube-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } population cube
       *[other] { NUMBER($count, useGrouping: 0) } population cubes
    }
eclipse-piece-disc-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } influence disc
       *[other] { NUMBER($count, useGrouping: 0) } influence discs
    }
eclipse-piece-colony_ship-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } colony ship
       *[other] { NUMBER($count, useGrouping: 0) } colony ships
    }
eclipse-piece-damage-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } damage
       *[other] { NUMBER($count, useGrouping: 0) } damage
    }
eclipse-points =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } victory point
       *[other] { NUMBER($count, useGrouping: 0) } victory points
    }

## Ships and structures

eclipse-ship-interceptor = Interceptor
eclipse-ship-interceptor-text = Small, cheap and quick to act.
eclipse-ship-cruiser = Cruiser
eclipse-ship-cruiser-text = Room for six parts (Planta: five) at a fair price.
eclipse-ship-dreadnought = Dreadnought
eclipse-ship-dreadnought-text = The largest ship: eight parts (Planta: seven), slow to act.
eclipse-ship-starbase = Starbase
eclipse-ship-starbase-text = Acts early and guards its sector; it never moves and holds no drive.
eclipse-ship-ancient = Ancient ship
eclipse-ship-ancient-text = Two ion cannons, computer +1, hull 1, initiative 2. Never moves, never retreats.
eclipse-ship-gcds = Galactic Center Defense System
eclipse-ship-gcds-text = Four ion cannons, computer +1, hull 7, initiative 0. Nobody moves on from the Galactic Center while it stands.
eclipse-structure-orbital = Orbital
eclipse-structure-orbital-text = One more square in the sector, for a money or a science cube. At most one per sector.
eclipse-structure-monolith = Monolith
eclipse-structure-monolith-text = 3 victory points at the end for the player who controls the sector. At most one per sector.
eclipse-ship-interceptor-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } interceptor
       *[other] { NUMBER($count, useGrouping: 0) } interceptors
    }
eclipse-ship-cruiser-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } cruiser
       *[other] { NUMBER($count, useGrouping: 0) } cruisers
    }
eclipse-ship-dreadnought-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } dreadnought
       *[other] { NUMBER($count, useGrouping: 0) } dreadnoughts
    }
eclipse-ship-starbase-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } starbase
       *[other] { NUMBER($count, useGrouping: 0) } starbases
    }
eclipse-ship-ancient-count =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } Ancient ship
       *[other] { NUMBER($count, useGrouping: 0) } Ancient ships
    }

## What a blueprint adds up to

eclipse-stat-energy = Energy
eclipse-stat-initiative = Initiative
eclipse-stat-movement = Movement
eclipse-stat-computer = Computer
eclipse-stat-shield = Shield
eclipse-stat-hull = Hull
eclipse-stat-cannon = Cannons
eclipse-stat-missile = Missiles
eclipse-die-yellow = Yellow die: 1 damage
eclipse-die-orange = Orange die: 2 damage
eclipse-die-red = Red die: 4 damage

## Technologies

eclipse-category-military = Military
eclipse-category-grid = Grid
eclipse-category-nano = Nano
eclipse-tech-neutron_bombs = Neutron Bombs
eclipse-tech-neutron_bombs-text = After combat your ships may destroy the whole population of a sector without rolling.
eclipse-tech-starbase = Starbase
eclipse-tech-starbase-text = You may build starbases.
eclipse-tech-plasma_cannon = Plasma Cannon
eclipse-tech-plasma_cannon-text = Unlocks the ship part: { eclipse-part-plasma_cannon }. { eclipse-part-plasma_cannon-text }
eclipse-tech-phase_shield = Phase Shield
eclipse-tech-phase_shield-text = Unlocks the ship part: { eclipse-part-phase_shield }. { eclipse-part-phase_shield-text }
eclipse-tech-advanced_mining = Advanced Mining
eclipse-tech-advanced_mining-text = Your colony ships may settle advanced materials squares.
eclipse-tech-tachyon_source = Tachyon Source
eclipse-tech-tachyon_source-text = Unlocks the ship part: { eclipse-part-tachyon_source }. { eclipse-part-tachyon_source-text }
eclipse-tech-plasma_missile = Plasma Missile
eclipse-tech-plasma_missile-text = Unlocks the ship part: { eclipse-part-plasma_missile }. { eclipse-part-plasma_missile-text }
eclipse-tech-gluon_computer = Gluon Computer
eclipse-tech-gluon_computer-text = Unlocks the ship part: { eclipse-part-gluon_computer }. { eclipse-part-gluon_computer-text }
eclipse-tech-gauss_shield = Gauss Shield
eclipse-tech-gauss_shield-text = Unlocks the ship part: { eclipse-part-gauss_shield }. { eclipse-part-gauss_shield-text }
eclipse-tech-improved_hull = Improved Hull
eclipse-tech-improved_hull-text = Unlocks the ship part: { eclipse-part-improved_hull }. { eclipse-part-improved_hull-text }
eclipse-tech-fusion_source = Fusion Source
eclipse-tech-fusion_source-text = Unlocks the ship part: { eclipse-part-fusion_source }. { eclipse-part-fusion_source-text }
eclipse-tech-positron_computer = Positron Computer
eclipse-tech-positron_computer-text = Unlocks the ship part: { eclipse-part-positron_computer }. { eclipse-part-positron_computer-text }
eclipse-tech-advanced_economy = Advanced Economy
eclipse-tech-advanced_economy-text = Your colony ships may settle advanced money squares.
eclipse-tech-tachyon_drive = Tachyon Drive
eclipse-tech-tachyon_drive-text = Unlocks the ship part: { eclipse-part-tachyon_drive }. { eclipse-part-tachyon_drive-text }
eclipse-tech-antimatter_cannon = Antimatter Cannon
eclipse-tech-antimatter_cannon-text = Unlocks the ship part: { eclipse-part-antimatter_cannon }. { eclipse-part-antimatter_cannon-text }
eclipse-tech-quantum_grid = Quantum Grid
eclipse-tech-quantum_grid-text = At once: two more influence discs on your influence track.
eclipse-tech-nanorobots = Nanorobots
eclipse-tech-nanorobots-text = Each of your Build actions builds one more. Not in a reaction.
eclipse-tech-fusion_drive = Fusion Drive
eclipse-tech-fusion_drive-text = Unlocks the ship part: { eclipse-part-fusion_drive }. { eclipse-part-fusion_drive-text }
eclipse-tech-advanced_robotics = Advanced Robotics
eclipse-tech-advanced_robotics-text = At once: one more influence disc on your influence track.
eclipse-tech-orbital = Orbital
eclipse-tech-orbital-text = You may build orbitals.
eclipse-tech-advanced_labs = Advanced Labs
eclipse-tech-advanced_labs-text = Your colony ships may settle advanced science squares.
eclipse-tech-monolith = Monolith
eclipse-tech-monolith-text = You may build monoliths.
eclipse-tech-artifact_key = Artifact Key
eclipse-tech-artifact_key-text = At once: 5 of one resource for each artifact in your sectors. Choose the resource for each.
eclipse-tech-wormhole_generator = Wormhole Generator
eclipse-tech-wormhole_generator-text = You explore, influence and move across edges with a wormhole on only one side.

## Ship parts

eclipse-part-ion_cannon = Ion Cannon
eclipse-part-ion_cannon-text = 1 yellow die, 1 damage. Uses 1 energy.
eclipse-part-plasma_cannon = Plasma Cannon
eclipse-part-plasma_cannon-text = 1 orange die, 2 damage. Uses 2 energy.
eclipse-part-antimatter_cannon = Antimatter Cannon
eclipse-part-antimatter_cannon-text = 1 red die, 4 damage. Uses 4 energy.
eclipse-part-plasma_missile = Plasma Missile
eclipse-part-plasma_missile-text = Missile, fired once at the start of each battle: 2 orange dice, 2 damage each.
eclipse-part-electron_computer = Electron Computer
eclipse-part-electron_computer-text = Computer +1.
eclipse-part-positron_computer = Positron Computer
eclipse-part-positron_computer-text = Computer +2. Initiative +1. Uses 1 energy.
eclipse-part-gluon_computer = Gluon Computer
eclipse-part-gluon_computer-text = Computer +3. Initiative +2. Uses 2 energy.
eclipse-part-gauss_shield = Gauss Shield
eclipse-part-gauss_shield-text = Shield −1.
eclipse-part-phase_shield = Phase Shield
eclipse-part-phase_shield-text = Shield −2. Uses 1 energy.
eclipse-part-hull = Hull
eclipse-part-hull-text = Hull 1.
eclipse-part-improved_hull = Improved Hull
eclipse-part-improved_hull-text = Hull 2.
eclipse-part-nuclear_drive = Nuclear Drive
eclipse-part-nuclear_drive-text = Movement 1. Initiative +1. Uses 1 energy.
eclipse-part-fusion_drive = Fusion Drive
eclipse-part-fusion_drive-text = Movement 2. Initiative +2. Uses 2 energy.
eclipse-part-tachyon_drive = Tachyon Drive
eclipse-part-tachyon_drive-text = Movement 3. Initiative +3. Uses 3 energy.
eclipse-part-nuclear_source = Nuclear Source
eclipse-part-nuclear_source-text = Produces 3 energy.
eclipse-part-fusion_source = Fusion Source
eclipse-part-fusion_source-text = Produces 6 energy.
eclipse-part-tachyon_source = Tachyon Source
eclipse-part-tachyon_source-text = Produces 9 energy.
eclipse-part-axion_computer = Axion Computer
eclipse-part-axion_computer-text = Computer +3. Ancient part.
eclipse-part-hypergrid_source = Hypergrid Source
eclipse-part-hypergrid_source-text = Produces 11 energy. Ancient part.
eclipse-part-shard_hull = Shard Hull
eclipse-part-shard_hull-text = Hull 3. Ancient part.
eclipse-part-ion_turret = Ion Turret
eclipse-part-ion_turret-text = 2 yellow dice, 1 damage each. Uses 1 energy. Ancient part.
eclipse-part-conformal_drive = Conformal Drive
eclipse-part-conformal_drive-text = Movement 4. Initiative +2. Uses 2 energy. Ancient part.
eclipse-part-flux_shield = Flux Shield
eclipse-part-flux_shield-text = Shield −3. Uses 2 energy. Ancient part.

## Species

eclipse-species-terran_directorate = Terran Directorate
eclipse-species-terran_directorate-text = { eclipse-species-terran-text }
eclipse-species-terran_federation = Terran Federation
eclipse-species-terran_federation-text = { eclipse-species-terran-text }
eclipse-species-terran_union = Terran Union
eclipse-species-terran_union-text = { eclipse-species-terran-text }
eclipse-species-terran_republic = Terran Republic
eclipse-species-terran_republic-text = { eclipse-species-terran-text }
eclipse-species-terran_conglomerate = Terran Conglomerate
eclipse-species-terran_conglomerate-text = { eclipse-species-terran-text }
eclipse-species-terran_alliance = Terran Alliance
eclipse-species-terran_alliance-text = { eclipse-species-terran-text }
eclipse-species-eridani_empire = Eridani Empire
eclipse-species-eridani_empire-text = Rich at the start, with two reputation tiles but two influence discs fewer. Two ship moves; one more energy on dreadnoughts. Starts with Plasma Cannon, Gauss Shield and Fusion Drive. Trade 3:1.
eclipse-species-hydran_progress = Hydran Progress
eclipse-species-hydran_progress-text = Two technologies in one Research action, two ship moves. Starts with Advanced Labs and a settled advanced science square. Trade 3:1.
eclipse-species-planta = Planta
eclipse-species-planta-text = Two spaces in one Explore action, four colony ships, two ship moves, and 1 more victory point per controlled sector. Weaker ships; enemy ships destroy its population without rolling. Starts with Starbase. Trade 3:1.
eclipse-species-descendants_of_draco = Descendants of Draco
eclipse-species-descendants_of_draco-text = When you explore you may draw a second sector after seeing the first, and place one or none. Two ship moves. You never fight the Ancients; you may control their sectors but take no discovery tile while they are there, and score 1 victory point for each Ancient ship left at the end. Trade 3:1.
eclipse-species-mechanema = Mechanema
eclipse-species-mechanema-text = Three parts in one Upgrade action, three builds in one Build action, two ship moves, and everything it builds is cheaper. Starts with Positron Computer. Trade 3:1.
eclipse-species-orion_hegemony = Orion Hegemony
eclipse-species-orion_hegemony-text = Starts with a cruiser instead of an interceptor. Two ship moves; its ships act earlier, have more energy and a printed Gauss Shield. Starts with Neutron Bombs and Gauss Shield. Trade 4:1.
eclipse-species-terran = Terrans
eclipse-species-terran-text = Three ship moves in one Move action. Trade 2:1. Starts with Starbase.

## Discovery tiles

eclipse-discovery-money = 8 money
eclipse-discovery-money-text = Take 8 money.
eclipse-discovery-science = 5 science
eclipse-discovery-science-text = Take 5 science.
eclipse-discovery-materials = 6 materials
eclipse-discovery-materials-text = Take 6 materials.
eclipse-discovery-ancient_technology = Ancient technology
eclipse-discovery-ancient_technology-text = Take the cheapest technology on the supply board that you don’t have, for free. If several are equal, choose one.
eclipse-discovery-ancient_cruiser = Ancient cruiser
eclipse-discovery-ancient_cruiser-text = Put one of your unbuilt cruisers into the sector.
eclipse-discovery-axion_computer = { eclipse-part-axion_computer }
eclipse-discovery-axion_computer-text = { eclipse-part-axion_computer-text } Put it on a blueprint now, or keep it for a later Upgrade action.
eclipse-discovery-hypergrid_source = { eclipse-part-hypergrid_source }
eclipse-discovery-hypergrid_source-text = { eclipse-part-hypergrid_source-text } Put it on a blueprint now, or keep it for a later Upgrade action.
eclipse-discovery-shard_hull = { eclipse-part-shard_hull }
eclipse-discovery-shard_hull-text = { eclipse-part-shard_hull-text } Put it on a blueprint now, or keep it for a later Upgrade action.
eclipse-discovery-ion_turret = { eclipse-part-ion_turret }
eclipse-discovery-ion_turret-text = { eclipse-part-ion_turret-text } Put it on a blueprint now, or keep it for a later Upgrade action.
eclipse-discovery-conformal_drive = { eclipse-part-conformal_drive }
eclipse-discovery-conformal_drive-text = { eclipse-part-conformal_drive-text } Put it on a blueprint now, or keep it for a later Upgrade action.
eclipse-discovery-flux_shield = { eclipse-part-flux_shield }
eclipse-discovery-flux_shield-text = { eclipse-part-flux_shield-text } Put it on a blueprint now, or keep it for a later Upgrade action.
eclipse-discovery-points = 2 victory points
eclipse-discovery-points-text = Keep the tile face down until the end of the game.

## Sectors

eclipse-stack-centre = Galactic Center
eclipse-stack-inner = Inner sectors
eclipse-stack-middle = Middle sectors
eclipse-stack-outer = Outer sectors
eclipse-stack-start = Starting sectors
eclipse-sector-001 = Galactic Center
eclipse-sector-101 = Castor
eclipse-sector-102 = Pollux
eclipse-sector-103 = Beta Leonis
eclipse-sector-104 = Arcturus
eclipse-sector-105 = Zeta Herculis
eclipse-sector-106 = Capella
eclipse-sector-107 = Aldebaran
eclipse-sector-108 = Mu Cassiopeiae
eclipse-sector-201 = Alpha Centauri
eclipse-sector-202 = Fomalhaut
eclipse-sector-203 = Chi Draconis
eclipse-sector-204 = Vega
eclipse-sector-205 = Mu Herculis
eclipse-sector-206 = Epsilon Indi
eclipse-sector-207 = Zeta Reticuli
eclipse-sector-208 = Iota Persei
eclipse-sector-209 = Delta Eridani
eclipse-sector-210 = Psi Capricorni
eclipse-sector-211 = Beta Aquilae
eclipse-sector-301 = Zeta Draconis
eclipse-sector-302 = Gamma Serpentis
eclipse-sector-303 = Eta Cephei
eclipse-sector-304 = Theta Pegasi
eclipse-sector-305 = Lambda Serpentis
eclipse-sector-306 = Beta Centauri
eclipse-sector-307 = Sigma Sagittarii
eclipse-sector-308 = Kappa Scorpii
eclipse-sector-309 = Phi Piscium
eclipse-sector-310 = Nu Phoenicis
eclipse-sector-311 = Canopus
eclipse-sector-312 = Antares
eclipse-sector-313 = Alpha Ursae Minoris
eclipse-sector-314 = Spica
eclipse-sector-315 = Epsilon Aurigae
eclipse-sector-316 = Iota Carinae
eclipse-sector-317 = Beta Crucis
eclipse-sector-318 = Gamma Velorum
eclipse-sector-221 = Procyon
eclipse-sector-222 = Epsilon Eridani
eclipse-sector-223 = Altair
eclipse-sector-224 = Beta Hydri
eclipse-sector-225 = Eta Cassiopeiae
eclipse-sector-226 = 61 Cygni
eclipse-sector-227 = Sirius
eclipse-sector-228 = Sigma Draconis
eclipse-sector-229 = Tau Ceti
eclipse-sector-230 = Lambda Aurigae
eclipse-sector-231 = Delta Pavonis
eclipse-sector-232 = Rigel
