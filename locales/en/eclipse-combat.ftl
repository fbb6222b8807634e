# Eclipse: combat, upkeep, cleanup and the final score.

## Questions

eclipse-ask-missiles = { $sector }: choose which ships fire missiles first.
eclipse-ask-engagement = { $sector }: attack or retreat?
eclipse-ask-stalemate = { $sector }: stalemate. Retreat, or lose these ships.
eclipse-ask-assign-die = { $ship } rolled { $face } (damage { $power }): choose a target. Dice left: { $left }.
eclipse-ask-reputation = You drew { $count } reputation tiles. Choose one to keep.
eclipse-ask-attack-population = { $sector }: attack the population?
eclipse-ask-destroy-cube = { $sector }: choose a cube to destroy. { $damage } left.
eclipse-ask-bury-cube = Your cube was destroyed ({ $square }). Choose its graveyard.
eclipse-ask-takeover = { $sector }: place an influence disc here?
eclipse-ask-relations = The battles are over. Offer diplomatic relations?
eclipse-ask-upkeep = Upkeep: use your remaining colony ships?
eclipse-ask-bankrupt = You can’t pay your upkeep: { $missing } money missing. Trade, or give up a sector.

## Choices

eclipse-do-fire_missiles = Fire missiles: { $ship }
eclipse-do-attack = Attack: { $ship }
eclipse-do-retreat = Retreat: { $ship } → { $target }
eclipse-do-perish = Stay and be destroyed: { $ship }
eclipse-do-assign_die = { $face } → { $victim } (damage so far: { $hurt })
eclipse-do-keep_reputation =
    Keep { $value }{ $instead ->
        [0] {""}
       *[any] {" "}(return { $instead })
    }
eclipse-do-return_all = Return all drawn tiles
eclipse-do-attack_population = Attack the population
eclipse-do-attack_with = Attack with one ship: { $ship }
eclipse-do-bomb = Drop Neutron Bombs
eclipse-do-spare = Spare the population
eclipse-do-destroy_cube = Destroy a cube: { $square }
eclipse-do-bury_cube = Graveyard: { $track }
eclipse-do-give_up = Give up { $sector }

## What happened

eclipse-event-battle_began =
    { $neutral ->
        [0] Battle in { $sector }: { $seat } attacks { $other }.
       *[any] Battle in { $sector }: { $seat } attacks. Enemy: { $ship }.
    }
eclipse-event-dice_rolled =
    { $neutral ->
        [0] { $seat }’s { $ship }{" "}
       *[any] { $ship }{" "}
    }{ $missiles ->
        [0] rolls
       *[any] fires missiles
    }: { $roll }
eclipse-event-ship_hit =
    { $neutral ->
        [0] { $owner }’s { $ship } is hit.
       *[any] { $ship } is hit.
    }{" "}Damage: { $damage }.
eclipse-event-ship_destroyed =
    { $neutral ->
        [0] { $owner } loses a ship in { $sector }: { $ship }.
       *[any] { $ship } is destroyed in { $sector }.
    }
eclipse-event-retreat_declared = { $seat } starts to retreat: { $ship }, { $origin } → { $target }.
eclipse-event-retreated = { $seat } retreats: { $ship } × { $count }, { $origin } → { $target }.
eclipse-event-stalemate = Stalemate in { $sector }: { $seat } must retreat or lose the ships.
eclipse-event-battle_won =
    { $neutral ->
        [0] { $seat } wins the battle in { $sector }.
       *[any] { $ship } wins the battle in { $sector }.
    }
eclipse-event-reputation_drawn = { $seat } draws reputation tiles: { $count }.
eclipse-event-reputation_kept = { $seat } keeps a reputation tile.
eclipse-event-reputation_declined = { $seat } returns all drawn reputation tiles.
eclipse-event-population_attacked = { $seat } attacks { $owner }’s population in { $sector }: { $roll }. Damage: { $damage }.
eclipse-event-population_wiped_out = { $seat } wipes out { $owner }’s population in { $sector }.
eclipse-event-cube_destroyed = { $owner } loses a population cube in { $sector }: { $square }.
eclipse-event-cube_buried = { $seat } puts the cube in a graveyard: { $track }.
eclipse-event-upkeep_paid = { $seat }: income { $income }, upkeep { $upkeep }, money now { $money }.
eclipse-event-produced = { $seat } produces { $science } science and { $materials } materials.
eclipse-event-collapsed = { $seat } can’t pay the upkeep: the civilization collapses.

## Why not: combat and upkeep

eclipse-reason-retreat-too-far = Ships retreat only to a neighboring sector. { $sector } is too far.
eclipse-reason-retreat-no-way = No open wormhole leads to { $sector }, so you can’t retreat there.
eclipse-reason-retreat-no-disc = Ships retreat only to a sector with your influence disc. { $sector } has none.
eclipse-reason-retreat-enemies = Enemy ships are in { $sector } ({ $enemies }), so you can’t retreat there.
eclipse-reason-retreat-declared = These ships are already retreating to { $sector }.
eclipse-reason-retreat-not-yet = Missiles come before any retreat.
eclipse-reason-attack-first = These ships haven’t attacked yet: { $ship }. Attack, then assign the dice.
eclipse-reason-not-in-battle = This ship isn’t in the battle in { $sector }.
eclipse-reason-has-acted = These ships have already acted this round: { $ship }.
eclipse-reason-no-missiles = These ships have no missiles: { $ship }.
eclipse-reason-not-its-turn = Faster ships act before these: { $ship } (initiative { $initiative }).
eclipse-reason-die-misses = This die misses: { $face } + computers { $computer } − shields { $shield } is less than 6.
eclipse-reason-not-the-enemy = This isn’t an enemy ship in this battle.
eclipse-reason-assign-first = Dice still need a target: { $left }.
eclipse-reason-reputation-first = Choose a reputation tile, then go on.
eclipse-reason-attack-population-first = Decide whether to attack the population in { $sector }, then go on.
eclipse-reason-no-cannons = None of your ships here has a cannon. Missiles can’t attack population.
eclipse-reason-ship-without-cannon = This ship has no cannon: { $ship }.
eclipse-reason-ship-has-attacked = These ships have already attacked the population: { $ship }.
eclipse-reason-one-ship-attacks = Only one ship can attack now: attack { $sector } as a whole.
eclipse-reason-no-bombs = You don’t have this technology: { eclipse-tech-neutron_bombs }.
eclipse-reason-cube-equal = Equal cubes are one choice: pick the first one in { $sector }.
eclipse-reason-other-sector-first = The population in { $sector } isn’t decided yet.
eclipse-reason-trade-for-money = Only trading for money helps now: { $missing } missing.
eclipse-reason-pay-first = Your upkeep isn’t paid yet: { $missing } money missing.

## Parts of the score

eclipse-part-reputation = Reputation tiles
eclipse-part-ambassadors = Ambassadors
eclipse-part-sectors = Sectors
eclipse-part-discoveries = Discovery tiles
eclipse-part-monoliths = Monoliths
eclipse-part-technologies = Technologies
eclipse-part-traitor = Traitor card
eclipse-part-species = Species bonus
