# Eclipse: combat, upkeep, cleanup and the final score.

## Questions

eclipse-ask-missiles = { $sector }: which of your equally quick types fires its missiles first?
eclipse-ask-engagement = { $sector }: attack or retreat?
eclipse-ask-stalemate = { $sector }: stalemate. Retreat, or lose these ships.
eclipse-ask-assign-die = { $ship }, die { $face } (damage { $power }): which ship does it hit? Dice left: { $left }
eclipse-ask-reputation = Reputation tiles drawn: { $count }. Which one do you keep?
eclipse-ask-attack-population = { $sector }: do your ships attack the population?
eclipse-ask-destroy-cube = { $sector }: which cube is destroyed? Still to choose: { $damage }
eclipse-ask-bury-cube = A cube of yours was destroyed ({ $square }). Which graveyard takes it?
eclipse-ask-takeover = { $sector }: place an influence disc here?
eclipse-ask-relations = End of combat: would you like to offer diplomatic relations?
eclipse-ask-upkeep = Upkeep: use remaining colony ships?
eclipse-ask-bankrupt = You cannot pay your upkeep. Missing money: { $missing }. Trade, or give up a sector.

## Choices

eclipse-do-fire_missiles = Fire missiles: { $ship }
eclipse-do-attack = Attack: { $ship }
eclipse-do-retreat = Retreat: { $ship } → { $target }
eclipse-do-perish = Stay and be destroyed: { $ship }
eclipse-do-assign_die = Die { $face } → { $victim }, damage so far: { $hurt }
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
eclipse-do-destroy_cube = Destroy the cube: { $square }
eclipse-do-bury_cube = Graveyard: { $track }
eclipse-do-give_up = Give up the sector: { $sector }

## What happened

eclipse-event-battle_began =
    { $neutral ->
        [0] Battle in { $sector }: { $seat } attacks { $other }.
       *[any] Battle in { $sector }: { $seat } attacks. Enemy: { $ship }.
    }
eclipse-event-dice_rolled =
    { $neutral ->
        [0] { $seat } – { $ship }{" "}
       *[any] { $ship }{" "}
    }{ $missiles ->
        [0] rolls
       *[any] fires missiles
    }: { $roll }
eclipse-event-ship_hit =
    { $neutral ->
        [0] { $owner } – { $ship } is hit.
       *[any] { $ship } is hit.
    }{" "}Damage: { $damage }
eclipse-event-ship_destroyed =
    { $neutral ->
        [0] { $owner } loses a ship in { $sector }: { $ship }
       *[any] Destroyed in { $sector }: { $ship }
    }
eclipse-event-retreat_declared = { $seat } turns to retreat: { $ship }, { $origin } → { $target }
eclipse-event-retreated = { $seat } retreats: { $ship } × { $count }, { $origin } → { $target }
eclipse-event-stalemate = Stalemate in { $sector }: { $seat } must leave or lose the ships.
eclipse-event-battle_won =
    { $neutral ->
        [0] { $seat } holds the field in { $sector }.
       *[any] Still standing in { $sector }: { $ship }
    }
eclipse-event-reputation_drawn = { $seat } draws reputation tiles: { $count }
eclipse-event-reputation_kept = { $seat } keeps a reputation tile.
eclipse-event-reputation_declined = { $seat } returns all drawn reputation tiles.
eclipse-event-population_attacked = { $seat } attacks the population of { $owner } in { $sector }: { $roll }. Damage: { $damage }
eclipse-event-population_wiped_out = { $seat } wipes out the population of { $owner } in { $sector }.
eclipse-event-cube_destroyed = { $owner } loses a population cube in { $sector }: { $square }
eclipse-event-cube_buried = { $seat } puts the cube into a graveyard: { $track }
eclipse-event-upkeep_paid = { $seat }: income { $income }, upkeep { $upkeep }, money now { $money }
eclipse-event-produced = { $seat } produces science: { $science }, materials: { $materials }
eclipse-event-collapsed = The civilization of { $seat } collapses: the upkeep cannot be paid.

## Why not: combat and upkeep

eclipse-reason-retreat-too-far = Ships retreat only to a neighboring sector. This one is too far: { $sector }
eclipse-reason-retreat-no-disc = Ships retreat only to a sector with your influence disc. None of yours lies in: { $sector }
eclipse-reason-retreat-enemies = Enemy ships are there ({ $enemies }), so nobody can retreat to: { $sector }
eclipse-reason-attack-first = First let these ships attack, then assign the dice: { $ship }
eclipse-reason-not-in-battle = This ship takes no part in the battle of: { $sector }
eclipse-reason-has-acted = These ships have had their turn in this round: { $ship }
eclipse-reason-not-its-turn = Others act first (initiative { $initiative }): { $ship }
eclipse-reason-die-misses = This die misses: { $face } + computers { $computer } − shields { $shield } is less than 6.
eclipse-reason-not-the-enemy = This ship does not belong to the enemy of this battle.
eclipse-reason-assign-first = First assign the dice. Left: { $left }
eclipse-reason-reputation-first = First choose a reputation tile.
eclipse-reason-attack-population-first = First decide whether your ships attack the population: { $sector }
eclipse-reason-no-cannons = None of your ships here has a cannon; missiles are of no use against population.
eclipse-reason-cannot-attack-population = { $ship }: it has attacked the population already, or has no cannon.
eclipse-reason-no-bombs = You do not have this technology: { eclipse-tech-neutron_bombs }
eclipse-reason-cube-equal = Equal cubes are one choice: take the first of them. { $sector }
eclipse-reason-other-sector-first = First finish with the population of: { $sector }
eclipse-reason-trade-for-money = Only trade for money helps now. Missing: { $missing }
eclipse-reason-pay-first = First the upkeep must be paid. Missing money: { $missing }

## Parts of the score

eclipse-part-reputation = Reputation tiles
eclipse-part-ambassadors = Ambassadors
eclipse-part-sectors = Sectors
eclipse-part-discoveries = Discovery tiles
eclipse-part-monoliths = Monoliths
eclipse-part-technologies = Technologies
eclipse-part-traitor = Traitor card
eclipse-part-species = Species bonus
