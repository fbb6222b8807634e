### Arcs: things on the table, and what they are.

## Short names of systems, where there is little room

arcs-web-abbr-gate = G{ $n }
arcs-web-abbr-arrow = A{ $n }
arcs-web-abbr-crescent = C{ $n }
arcs-web-abbr-hex = H{ $n }

## Names on the map

arcs-web-site-gate = Gate { $n }
arcs-web-site-arrow = Arrow { $n }
arcs-web-site-crescent = Crescent { $n }
arcs-web-site-hex = Hex { $n }

## Decks, piles and the race

arcs-web-piles = Decks and discard piles
arcs-web-discard = Discarded action cards
arcs-web-seen = Action cards this chapter
arcs-web-seen-down = Face down in the discard pile: { $down }. Face up: { $up }.
arcs-web-where-unknown = not seen yet
arcs-web-where-hand = in your hand
arcs-web-where-played = played this round
arcs-web-where-seen = discarded
arcs-web-open-discard = Face-up discard pile
arcs-web-buried = At the bottom of the court deck
arcs-web-race-at = { $name }: { $n }

## Where in the turn we are, and questions where there is little room

arcs-web-crumb-declare = Declare › Prelude
arcs-web-crumb-prelude = Prelude › Actions
arcs-web-crumb-act = { $suit }
arcs-web-crumb-armed = { $suit } › or battle
arcs-ask-prelude-short = Spend resources, or act
arcs-ask-act-short = Choose an action
arcs-ask-lead-short = Lead a card, or pass
arcs-ask-follow-short = Surpass, copy or pivot
arcs-ask-dice-short = Choose your dice
arcs-ask-assign-hits-short =
    { $hits ->
        [one] { $hits } hit, { $owner }: which ship?
       *[other] { $hits } hits, { $owner }: which ships?
    }

## What others do

arcs-web-note-played = { $mode }: { $suit }, { $pips } { $pips ->
        [one] pip
       *[other] pips
    }
arcs-web-note-copied = Face down: one action of the lead suit.
arcs-web-note-highest = Highest surpassing card: { $card }.
arcs-web-note-leads = { $name } leads.
arcs-web-note-outrage =
    { $n ->
        [0] { $resource } outrage.
       *[other] { $resource } outrage: loses { $n }.
    }
arcs-web-note-trophy = Trophy for { $name }.
arcs-web-note-scored =
    { $place ->
        [1] First with { $count }: +{ $power }.
       *[other] Second with { $count }: +{ $power }.
    }
arcs-web-rolling = { $player } rolls the dice.

## Ceremonies

arcs-web-flash-setup = The Reach awaits
arcs-web-flash-goal = { $goal } Power ends the game. Order: { $order }
arcs-web-flash-chapter = Chapter { $n }
arcs-web-flash-open = Nobody leads yet
arcs-web-flash-yours = you have { $n }
arcs-web-nobody-why = Nobody has anything that counts, or a tie leaves them with no place.

## What Power is made of

# $values are those of its markers: 5 + 3
arcs-web-part-markers =
    { $place ->
        [1] First place: { $values }
       *[other] Second place: { $values }
    }
arcs-web-part-cities = City bonus for an untied first place
arcs-web-part-humbled =
    { $place ->
        [1] { $card }: only as much as second place
       *[other] { $card }: nothing for second place
    }
arcs-web-scoring-place =
    { $place ->
        [1] first place
       *[other] second place
    }
arcs-web-power-left = { $n } to the goal
arcs-web-power-reached = goal reached

## What is this?

arcs-web-what-nobody = nobody
arcs-web-what-gate = Gate
arcs-web-what-planet = Planet
arcs-web-what-gate-text = Gates join the clusters: ships move from gate to gate, and between a gate and the planets of its cluster. It has no building slots.
arcs-web-what-planet-text = Build in a free slot where you have a piece; under a rival’s control the building is damaged. Its cities are taxed for its resource.
arcs-web-what-control = Control
arcs-web-what-free = Free building slots
arcs-web-what-ship-text = Ships move, fight and give control. Only fresh ships count for control.
arcs-web-what-wreck-text = One more hit destroys it. It doesn’t count for control until it’s repaired.
arcs-web-what-owner = Owner
arcs-web-what-state = State
arcs-web-what-damaged = damaged
arcs-web-what-whole = intact
arcs-web-what-used = Used this turn
arcs-web-what-city-text = Tax it for the planet’s resource. Each city off your board opens a resource slot.
arcs-web-what-starport-text = Builds one ship a turn. A move that starts here may go on from gate to gate.
arcs-web-what-slot-text = Holds one token. A raider pays the number in keys to steal it.
arcs-web-what-action = Action card
arcs-web-what-guild = Guild card: { $resource }
arcs-web-what-vox = Vox card
arcs-web-what-leader = Leader
arcs-web-what-lore = Lore
arcs-web-what-starports = Starports left
arcs-web-what-cities = Cities left on the board
arcs-web-what-skirmish-text = Safe: hits ships in half of the rolls, never you.
arcs-web-what-assault-text = Strong: hits ships, but often hits you too or lets them intercept.
arcs-web-what-raid-text = Keys to steal tokens and guild cards; also hits buildings.
arcs-web-what-cluster-text = A gate and the three planets behind it.
arcs-web-what-available = available
arcs-web-what-first = First place
arcs-web-what-second = Second place
arcs-web-what-goal = Ends the game at
arcs-web-what-down = Face down
arcs-web-what-seen = Of these you know
arcs-web-what-holder = Held by
arcs-web-what-beat = Number to surpass
arcs-web-what-left = Pieces left
arcs-web-what-all-of = { $name }, all
arcs-web-what-taken-from = From { $name }
arcs-web-what-die-hit = Hit on a ship, else on a building
arcs-web-what-die-building-hit = Hit on a building
arcs-web-what-die-self-hit = Hit on your own ship
arcs-web-what-die-intercept = Interception
arcs-web-what-die-key = Key
arcs-web-what-die-blank = Blank
