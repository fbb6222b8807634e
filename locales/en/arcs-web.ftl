### Arcs: the table in the browser.

## Odds of a battle

arcs-odds-hits = Hits on ships
arcs-odds-buildings = Hits on buildings
arcs-odds-keys = Keys
arcs-odds-losses = Hits you take
arcs-odds-intercept = Intercepted

## Amounts to be set

arcs-amount-number-fresh = Fresh ships
arcs-amount-number-damaged = Damaged ships
arcs-amount-die-skirmish = Skirmish
arcs-amount-die-assault = Assault
arcs-amount-die-raid = Raid
arcs-amount-number = How many?

## Buttons

arcs-web-verb-lead = Lead
arcs-web-verb-surpass = Surpass
arcs-web-verb-copy = Copy, face down
arcs-web-verb-pivot = Pivot
arcs-web-verb-pass = Pass the initiative
arcs-web-verb-declare = Declare an ambition
arcs-web-verb-seize = Seize the initiative
arcs-web-verb-tax = Tax
arcs-web-verb-build-city = Build a city
arcs-web-verb-build-starport = Build a starport
arcs-web-verb-build-ship = Build a ship
arcs-web-verb-repair = Repair
arcs-web-verb-influence = Influence
arcs-web-verb-secure = Secure
arcs-web-verb-battle = Battle
arcs-web-verb-end-turn = End the turn
arcs-web-verb-done = Done
arcs-web-verb-keep = Keep the hand
arcs-web-verb-mulligan = New hand
arcs-web-verb-rearrange = Rearrange
arcs-web-verb-leave-empty = Leave a slot empty
arcs-web-verb-discard = Discard
arcs-web-verb-prelude = Prelude of a card
arcs-web-verb-reroll = Reroll
arcs-web-verb-build = { arcs-action-build }
arcs-web-verb-move = { arcs-action-move }
arcs-web-verb-manufacture = { arcs-action-manufacture }
arcs-web-verb-synthesize = { arcs-action-synthesize }
arcs-web-verb-pressgang = { arcs-action-pressgang }
arcs-web-verb-execute = { arcs-action-execute }
arcs-web-verb-abduct = { arcs-action-abduct }
arcs-web-verb-trade = { arcs-action-trade }
arcs-web-verb-summon = { arcs-action-summon }
arcs-web-verb-fire_rifles = { arcs-action-fire_rifles }
arcs-web-verb-nurture = { arcs-action-nurture }
arcs-web-verb-prune = { arcs-action-prune }

## Shorter words where the screen shows the rest

arcs-web-do-collect-dice =
    { $dice ->
        [0] Roll no dice
        [one] Roll { $dice } die
       *[other] Roll { $dice } dice
    }
arcs-web-do-pick-number-rifles-dice =
    { $n ->
        [one] Roll { $n } die
       *[other] Roll { $n } dice
    }
arcs-web-do-assign-hits = Resolve: { $damage } damaged, { $destroy } destroyed
arcs-web-do-ships =
    { $damaged ->
        [0] Move { $fresh }
       *[other] Move { $fresh } fresh, { $damaged } damaged
    }
arcs-web-do-done-catapult = Stop here
arcs-web-do-done-raid = Leave the rest
arcs-web-do-done-reroll = Keep the dice

## A battle

arcs-hit-ship = Damage a ship
arcs-hit-wreck = Destroy a ship
arcs-web-hits = Ships that can be hit
arcs-web-hit-ship = Fresh ship: a hit damages it
arcs-web-hit-wreck = Damaged ship: a hit destroys it
arcs-web-destroyed = Will be destroyed
arcs-web-hits-left =
    { $n ->
        [one] { $n } hit left
       *[other] { $n } hits left
    }
arcs-web-keys-left =
    { $n ->
        [one] { $n } key
       *[other] { $n } keys
    }
arcs-web-stake = If a city falls, outrage: { $resource }.
arcs-web-stake-loss = You would lose:
arcs-web-stake-nothing = You have nothing of this kind to lose.

## The map

arcs-web-map = Map of the Reach
arcs-web-out = Out of play
arcs-web-cluster = Cluster { $n }
arcs-web-ships-at = Ships: { $system }
arcs-web-wrecks-at = Damaged ships: { $system }
arcs-web-building-at = { $piece } ({ $owner }): { $system }
arcs-web-building =
    { $damaged ->
        [yes] Damaged – { $piece } ({ $owner }): { $system }
       *[other] { $piece } ({ $owner }): { $system }
    }
arcs-web-ships-of =
    { $damaged ->
        [yes] Damaged ships × { $n } ({ $owner }): { $system }
       *[other] Ships × { $n } ({ $owner }): { $system }
    }
arcs-web-voyage = The way of the ships
arcs-web-stayed = stayed
arcs-web-stay = stay
arcs-web-go-on = go
arcs-web-group = the group
arcs-web-party =
    { $damaged ->
        [0] { $fresh } fresh
       *[other] { $fresh } fresh, { $damaged } damaged
    }
arcs-web-nearer = Zoom in
arcs-web-fit = Whole map
arcs-web-go = Go to what can be done

## The round

arcs-web-round = Cards of this round
arcs-web-lead = Lead: { $suit }
arcs-web-no-lead = No card led yet
arcs-web-played = { $name } – { $mode }: { $card }
arcs-web-face-down = Face down: { $name }
arcs-web-seizing = A second card, face down, for the initiative: { $name }
arcs-web-initiative = Initiative
arcs-web-initiative-seized = Initiative, seized
arcs-web-zero = Counts as 0
arcs-web-chapter = Chapter { $n } of { $of }
arcs-web-pips =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
arcs-web-turn = The turn
arcs-web-step-declare = Declare
arcs-web-step-prelude = Prelude
arcs-web-armed = A weapon is ready: points may battle
arcs-web-any-ambition = Any ambition
arcs-web-can-lead = can lead
arcs-web-can-surpass = can surpass
arcs-web-can-copy = can copy
arcs-web-can-pivot = can pivot

## Ambitions and scoring

arcs-web-ambitions = Ambitions
arcs-web-race = Power; the game ends after a chapter in which somebody has { $goal }
arcs-web-free = Still to be declared:
arcs-web-marker = First { $first }, second { $second }
arcs-web-phantom = What lies there in a game of two, as a third rival
arcs-web-phantom-row = Tokens on the ambition, as a third rival
arcs-web-supply = Supply
arcs-web-supply-of = In the supply – { $resource }: { $n }
arcs-web-scoring = End of chapter { $n }
arcs-web-endings = Show again, end of chapter:
arcs-web-nobody = Nobody scores.
arcs-web-power = Power
arcs-web-scoring-sum = This chapter brought
arcs-web-power-now = { $n } Power now

## The court

arcs-web-court = Court
arcs-web-court-deck = Cards in the court deck
arcs-web-court-discard = Discarded court cards
arcs-web-court-empty = The deck has run out
arcs-web-agents-of = Agents of { $name }: { $n }
arcs-web-leads = Has the most agents
arcs-web-no-agents = no agents
arcs-web-raid-cost = Raid cost in keys
arcs-web-read = Read: { $card }
arcs-web-why-card = Why can’t I use it now?
arcs-web-draft-map = Look at the map
arcs-web-draft-cards = Back to the cards
arcs-web-starts = Start
arcs-web-start-here = { $name } starts here: { $letter }
arcs-web-draft = Leaders and lore

## Players

arcs-web-hand = Hand
arcs-web-hand-show = Show the hand
arcs-web-empty-hand = Your hand is empty.
arcs-web-trophies = Trophies
arcs-web-captives = Captives
arcs-web-agents = Agents
arcs-web-ships = Ships left
arcs-web-outrage = Outrage
arcs-web-slots = Resource slots: { $name }
arcs-web-slot = { $what }, slot { $n } ({ $owner })
arcs-web-empty-slot = Empty
arcs-web-arriving = Arriving: { $what }
arcs-web-locked = Covered by a city

## Components

arcs-web-group-ambitions = Ambitions
arcs-web-group-resources = Resources
arcs-web-group-suits = Suits
arcs-web-group-administration = Action cards: { arcs-suit-administration }
arcs-web-group-aggression = Action cards: { arcs-suit-aggression }
arcs-web-group-construction = Action cards: { arcs-suit-construction }
arcs-web-group-mobilization = Action cards: { arcs-suit-mobilization }
arcs-web-group-guild = Guild cards
arcs-web-group-vox = Vox cards
arcs-web-group-leaders = Leaders
arcs-web-group-lore = Lore
