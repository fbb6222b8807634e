### Arcs: the table in the browser.

## Odds of a battle

arcs-odds-hits = Hits on ships
arcs-odds-buildings = Hits on buildings
arcs-odds-keys = Keys
arcs-odds-losses = Hits you take
arcs-odds-intercept = Interception

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
arcs-web-verb-end-turn = End your turn
arcs-web-verb-done = Done
arcs-web-verb-keep = Keep your cards
arcs-web-verb-mulligan = Swap your cards
arcs-web-verb-rearrange = Rearrange
arcs-web-verb-leave-empty = Leave a slot empty
arcs-web-verb-discard = Discard
arcs-web-verb-prelude = Use in the prelude
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
arcs-web-hits-weakest = Weakest first
arcs-web-hits-spare = Lose the fewest
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
arcs-web-stake = Destroying the city provokes { $resource } outrage.
arcs-web-stake-loss = You would lose:
arcs-web-stake-nothing = You have nothing of this type to lose.

## The map

arcs-web-map = Map of the Reach
arcs-web-out = Out of play
arcs-web-cluster = Cluster { $n }
arcs-web-ships-at = Ships: { $system }
arcs-web-wrecks-at = Damaged ships: { $system }
arcs-web-building-at = { $piece } ({ $owner }): { $system }
arcs-web-building =
    { $damaged ->
        [yes] { $owner }’s damaged { $piece }: { $system }
       *[other] { $owner }’s { $piece }: { $system }
    }
arcs-web-ships-of =
    { $damaged ->
        [yes] Damaged ships × { $n } ({ $owner }): { $system }
       *[other] Ships × { $n } ({ $owner }): { $system }
    }
arcs-web-voyage = The ships’ route
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
arcs-web-go = Show what you can do

## The round

arcs-web-lead = Lead: { $suit }
arcs-web-no-lead = No card has been led yet
arcs-web-played = { $name } – { $mode }: { $card }
arcs-web-face-down = { $name }’s card, face down
arcs-web-seizing = { $name }’s second card, face down, to seize the initiative
arcs-web-initiative = Initiative
arcs-web-initiative-seized = Initiative, seized
arcs-web-zero = Counts as 0
arcs-web-chapter = Chapter { $n } of { $of }
arcs-web-pips =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
arcs-web-any-ambition = Any ambition
arcs-web-can-lead = can lead
arcs-web-can-surpass = can surpass
arcs-web-can-copy = can copy
arcs-web-can-pivot = can pivot

## Ambitions and scoring

arcs-web-ambitions = Ambitions
arcs-web-race = Power. The game ends after a chapter in which someone reaches { $goal }
arcs-web-free = Available markers:
arcs-web-marker = First { $first }, second { $second }
arcs-web-phantom = These tokens count as a third player’s
arcs-web-phantom-row = Tokens on the ambition, as a third player’s
arcs-web-supply = Supply
arcs-web-supply-of = { $resource } in the supply: { $n }
arcs-web-scoring = End of chapter { $n }
arcs-web-endings = See the end of a chapter again:
arcs-web-nobody = Nobody scores.
arcs-web-power = Power
arcs-web-scoring-sum = Power this chapter
arcs-web-power-now = { $n } Power now

## The court

arcs-web-court = Court
arcs-web-court-deck = Cards in the court deck
arcs-web-court-discard = Discarded court cards
arcs-web-court-empty = The deck is empty
arcs-web-agents-of = { $name }’s agents: { $n }
arcs-web-leads = Most agents
arcs-web-no-agents = no agents
arcs-web-raid-cost = Raid cost in keys
arcs-web-read = Read { $card }
arcs-web-why-card = Why can’t I use it now?
arcs-web-draft-map = See the map
arcs-web-draft-cards = Back to the cards
arcs-web-starts = Start
arcs-web-start-here = { $name } starts here: { $letter }
arcs-web-draft = Leaders and lore

## Players

arcs-web-hand = Cards in hand
arcs-web-empty-hand = You have no cards in hand.
arcs-web-trophies = Trophies
arcs-web-captives = Captives
arcs-web-agents = Agents
arcs-web-ships = Ships in supply
arcs-web-outrage = Outrage
arcs-web-slots = { $name }’s resource slots
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
arcs-web-wasted = You’d get no action for it: the resource is spent for nothing.
arcs-web-tie = Tied for the most Power: the first in turn order wins. (p. 19)
