### Eclipse: words of its table in the browser.

## Table

eclipse-web-round = Round { $n } of { $of }
eclipse-web-galaxy = Galaxy
eclipse-web-nearer = Zoom in
eclipse-web-farther = Zoom out
eclipse-web-fit = Show the whole galaxy
eclipse-web-mini-map = Overview: go to this part of the galaxy
eclipse-web-to-action = Show where you can act
eclipse-web-show-map = Show the map
eclipse-web-back-to-stage = Back to the decision
eclipse-web-ships = Ships
eclipse-web-supply = Supply
eclipse-web-my-board = Your board
eclipse-web-no-board = No faction chosen yet.
eclipse-web-taken = Factions taken
eclipse-web-passed = passed
eclipse-web-gone = out of the game
eclipse-web-points = Victory points

## Names of things

eclipse-web-at = { $what } – { $place }
eclipse-web-grave = Graveyard: { $resource }
eclipse-web-field = Discs spent on: { $action }
eclipse-web-ambassador = Ambassador: { $name }
eclipse-web-cube-at = Cube: { $what } – { $place }
eclipse-web-hex =
    { $way ->
       *[n] the space north of { $sector }
        [ne] the space northeast of { $sector }
        [se] the space southeast of { $sector }
        [s] the space south of { $sector }
        [sw] the space southwest of { $sector }
        [nw] the space northwest of { $sector }
    }
eclipse-web-turn = Turn by { $n }°
eclipse-web-enemy = { $ship }, damage: { $damage }
eclipse-web-slot = { $ship }, square { $n }
eclipse-web-track = Population track: { $resource }
eclipse-web-reputation-tile = Reputation tile: { $n }
eclipse-web-store = { $resource }: { $n } in store
eclipse-web-produces = { $track }; produces { $n }, cubes on it: { $cubes }
eclipse-web-discs = Influence discs on the track: { $n }, upkeep: { $upkeep }
eclipse-web-discs-left = Influence discs left
eclipse-web-colony-ships = Colony ships ready: { $n } of { $of }
eclipse-web-trade-rate = Trade rate
eclipse-web-pieces = Left to build: { $n }
eclipse-web-action = { $action }: { $n } at a time, discs spent here: { $used }
eclipse-web-build = { $item }, cost in materials: { $cost }

## Money

eclipse-web-stored = Stored
eclipse-web-income = Income
eclipse-web-upkeep = Upkeep
eclipse-web-left = Left
eclipse-web-after = after one more disc:

## Exploring

eclipse-web-turn-left = Turn left
eclipse-web-turn-right = Turn right
eclipse-web-links = Connections
eclipse-web-sector-points = Victory points of the sector
eclipse-web-place = Place it like this

## Ships and parts

eclipse-web-empty = empty
eclipse-web-parts = Ship parts
eclipse-web-kept-parts = Kept ancient parts
eclipse-web-dice = { $n } dice, damage { $power } each

## Technologies

eclipse-web-tech =
    { $state ->
        [own] { $name }: yours
        [none] { $name }, cost { $price }: not on offer
       *[here] { $name }, price { $price }, tiles: { $n }
    }
eclipse-web-tech-bag = Technologies in the bag
eclipse-web-discovery-stack = Discovery tiles left
eclipse-web-reputation-bag = Reputation tiles in the bag

## Names that fit a small tile

eclipse-brief-advanced_mining = Advanced Mining
eclipse-brief-advanced_economy = Advanced Economy
eclipse-brief-advanced_labs = Advanced Labs
eclipse-brief-advanced_robotics = Advanced Robotics
eclipse-brief-wormhole_generator = Wormhole Generator
eclipse-brief-nuclear_source = Nuclear Source
eclipse-brief-fusion_source = Fusion Source
eclipse-brief-tachyon_source = Tachyon Source

## Combat

eclipse-web-battle = Battle: { $sector }
eclipse-web-step-missiles = Missiles
eclipse-web-step-engagement = Engagement
eclipse-web-step-stalemate = Stalemate
eclipse-web-to-come = Battles to come:
eclipse-web-attacker = attacker
eclipse-web-defender = defender
eclipse-web-waits = waits
eclipse-web-no-ships = No ships left
eclipse-web-hull = Damage { $damage } of { $hull }
eclipse-web-destroyed = destroyed
eclipse-web-damage = damage { $n }
eclipse-web-flees = retreats to: { $sector }
eclipse-web-dice-left = Dice to assign
eclipse-web-weakest = Weakest first
eclipse-web-die = Die: { $face }, damage { $power }
eclipse-web-drawn = Drawn
eclipse-web-own-reputation = Yours
eclipse-web-holds = wins the battle
eclipse-web-die-hand = choose
eclipse-web-die-waits = waits
eclipse-web-die-misses = misses
eclipse-web-pool-produced = { $resource }: production { $now }, then { $then }
eclipse-web-pool-stored = { $resource }: { $now } in store, then { $then }
eclipse-web-pool-buried = { $resource }: cubes in the graveyard { $now }, then { $then }
eclipse-web-treaty-point = One ambassador each: 1 point
eclipse-web-treaty-cube = You each send a cube along and produce more
eclipse-web-treaty-peace = If you attack your partner, you become the traitor
eclipse-web-accept = Accept
eclipse-web-refuse = Refuse
eclipse-web-give-up = Give up { $sector }: points lost { $points }, cubes back { $cubes }, money left { $after }
eclipse-web-your-dice = Your dice

## Components

eclipse-web-group-technologies = Technologies
eclipse-web-group-parts = Ship parts
eclipse-web-group-species = Species
eclipse-web-group-discoveries = Discovery tiles
eclipse-web-group-inner = Center and inner sectors
eclipse-web-group-middle = Middle sectors
eclipse-web-group-outer = Outer sectors
eclipse-web-group-start = Starting sectors

## Buttons

eclipse-web-verb-pass = Pass
eclipse-web-verb-done = Done
eclipse-web-verb-stop = Stop here
eclipse-web-verb-resign = Leave the game
eclipse-web-verb-trade = Trade
eclipse-web-verb-offer = Offer relations
eclipse-web-verb-remove = Return a part
eclipse-web-verb-attack = Attack

## Odds

eclipse-odds-win = You hold the sector
eclipse-odds-defeat = All your ships are lost
eclipse-odds-lost = Your ships lost, on average
eclipse-odds-sunk = Enemy ships destroyed, on average

## What is this?

eclipse-web-cost = Cost
eclipse-web-price = Your price
eclipse-web-stack-left = Tiles left
eclipse-web-stack-discarded = Tiles discarded
eclipse-web-colony-ready = Colony ships ready
eclipse-web-round-now = Round
eclipse-web-hits-from = hits from { $face }
eclipse-web-rolling = { $player } rolls the dice.
eclipse-web-guns = computer +{ $computer } · shield { $shield } · dice { $dice } · missiles { $missiles }
eclipse-web-all-ships = All blueprints side by side
eclipse-web-settle = Squares to settle: { $n }. Click one on the map.
eclipse-web-verb-pass-round = Pass for the round
eclipse-web-pass-round-text = You’re asked again only if a battle comes to you.
eclipse-web-woken = A battle is coming: { $sectors }
eclipse-web-place-claim = Place and claim
eclipse-web-place-only = Only place it
eclipse-web-do-answer-claim =
    { $yes ->
        [0] Don’t claim it
       *[any] Claim the sector
    }
eclipse-web-do-answer-takeover =
    { $yes ->
        [0] Don’t claim it
       *[any] Claim the sector
    }
eclipse-web-do-answer-second-tile =
    { $yes ->
        [0] Don’t draw again
       *[any] Draw a second tile
    }
eclipse-web-do-answer-proposal =
    { $yes ->
        [0] Refuse
       *[any] Accept relations
    }
eclipse-web-wormhole-open = Open: everyone may pass
eclipse-web-wormhole-shut = Leads nowhere yet
eclipse-web-cube-less = With one cube less
eclipse-web-one-disc-less = Upkeep after one more disc
eclipse-web-your-science = Your science
eclipse-web-discount = Discount
eclipse-web-tiles-left = Tiles on offer
eclipse-web-owners = Players who have it
eclipse-web-times = Times per action
eclipse-web-cannons-missiles = Cannons + missiles
eclipse-web-sector-free = Nobody controls this sector
eclipse-web-sector-of = Controlled by { $name }
eclipse-web-squares-free = Free squares: { $n } of { $of }
eclipse-web-may-come = Ships that can fly here

## What happens

eclipse-web-note-start = { $name } goes first
eclipse-web-note-action = Discs left: { $discs }. Upkeep: { $upkeep }.
eclipse-web-note-first = First to pass: starts the next round.
eclipse-web-note-traitor = { $name } takes the traitor card
eclipse-web-note-upkeep = Stored { $stored } + income { $income } − upkeep { $upkeep } = { $left }
eclipse-web-note-produced = Science +{ $science }, materials +{ $materials }
eclipse-web-note-joined = Wormholes lead to: { $sectors }
eclipse-web-note-points = Victory points: { $n }
eclipse-web-note-income = { $resource }: income { $n }
eclipse-web-note-battle = There will be a battle here.
eclipse-web-note-stalemate = Neither side can destroy the other: the attacker retreats or loses the ships.
eclipse-web-note-siege = Cubes to destroy: { $n }
eclipse-web-flash-setup = The galaxy is waiting
eclipse-web-flash-goal = { $n } rounds. The most victory points win.
eclipse-web-flash-left = { $name } leaves the game
eclipse-web-flash-broken = Relations broken
eclipse-web-flash-collapsed = { $name }’s civilization collapses
eclipse-web-flash-won = You win the battle
eclipse-web-flash-lost = You lose the battle
eclipse-web-tie = { eclipse-rule-scoring_tie-text }
