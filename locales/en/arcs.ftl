# Arcs: what the table asks, what can be done, what happened, why not.

arcs-title = Arcs
arcs-blurb = Lead a people at the edge of the galaxy: play cards, declare ambitions, and fulfill them better than your rivals.

## Options

arcs-option-leaders_and_lore = Leaders & Lore
arcs-option-leaders_and_lore-text = You draft a leader and lore with special powers. Not for a first game.
arcs-option-lore = Lore cards each
arcs-option-lore-text = How many lore cards each player drafts.
arcs-option-split_discard = Split discard piles
arcs-option-split_discard-text = Cards played face up go to a separate pile that everyone can look through.
arcs-option-setup = Setup card
arcs-option-setup-text = Which clusters are out of play, and where players start.
arcs-option-setup-random = Draw one
arcs-option-setup-two_frontiers = { arcs-setup-two_frontiers }
arcs-option-setup-two_mix_up_1 = { arcs-setup-two_mix_up_1 }
arcs-option-setup-two_homelands = { arcs-setup-two_homelands }
arcs-option-setup-two_mix_up_2 = { arcs-setup-two_mix_up_2 }
arcs-option-setup-three_mix_up = { arcs-setup-three_mix_up }
arcs-option-setup-three_frontiers = { arcs-setup-three_frontiers }
arcs-option-setup-three_homelands = { arcs-setup-three_homelands }
arcs-option-setup-three_core_conflict = { arcs-setup-three_core_conflict }
arcs-option-setup-four_mix_up_1 = { arcs-setup-four_mix_up_1 }
arcs-option-setup-four_mix_up_2 = { arcs-setup-four_mix_up_2 }
arcs-option-setup-four_frontiers = { arcs-setup-four_frontiers }
arcs-option-setup-four_mix_up_3 = { arcs-setup-four_mix_up_3 }

arcs-preset-first_game = First game
arcs-preset-leaders = Leaders & Lore
arcs-preset-two_lore = Leaders & two Lore
arcs-preset-tournament = Tournament

## Names of small things

arcs-piece-city = city
arcs-piece-starport = starport
arcs-piece-ship = ship
arcs-piece-agent = agent
arcs-piece-building = building
arcs-mode-lead = Lead
arcs-mode-surpass = Surpass
arcs-mode-copy = Copy
arcs-mode-pivot = Pivot
arcs-action-prelude = Prelude
arcs-action-reroll = Reroll
arcs-card-elder = { arcs-leader-elder }
arcs-card-mystic = { arcs-leader-mystic }
arcs-card-fuel_drinker = { arcs-leader-fuel_drinker }
arcs-card-upstart = { arcs-leader-upstart }
arcs-card-rebel = { arcs-leader-rebel }
arcs-card-warrior = { arcs-leader-warrior }
arcs-card-feastbringer = { arcs-leader-feastbringer }
arcs-card-demagogue = { arcs-leader-demagogue }

## Parts of the score

arcs-part-tycoon = { arcs-ambition-tycoon }
arcs-part-tyrant = { arcs-ambition-tyrant }
arcs-part-warlord = { arcs-ambition-warlord }
arcs-part-keeper = { arcs-ambition-keeper }
arcs-part-empath = { arcs-ambition-empath }
arcs-part-cities = Cities

## Questions

arcs-ask-draft = Pick a leader or a lore card.
arcs-ask-mulligan = Keep your cards, or swap all six for new ones?
arcs-ask-lead = You have the initiative: play a card, or pass it.
arcs-ask-follow =
    { $number ->
        [0] { $card } leads and counts as 0: surpass, copy or pivot.
       *[other] { $card } leads: surpass it, copy it or pivot.
    }
arcs-ask-prelude =
    { $pips ->
        [one] Prelude: spend resources or use cards. Then { $pips } { $suit } action.
       *[other] Prelude: spend resources or use cards. Then { $pips } { $suit } actions.
    }
arcs-ask-act =
    { $pips ->
        [one] { $pips } { $suit } action left.
       *[other] { $pips } { $suit } actions left.
    }
arcs-ask-granted =
    { $count ->
        [1] Take the action you paid for ({ $first }), or skip.
        [2] Take the action you paid for ({ $first } or { $second }), or skip.
       *[other] Take the action you paid for ({ $first }, { $second } or { $third }), or skip.
    }
arcs-ask-ships = How many ships move from { $origin } to { $to }?
arcs-ask-catapult = Catapult: your group is at { $system }. Move on or stop?
arcs-ask-dice =
    { $fewest ->
        [0] { $most ->
            [one] Battle { $rival } at { $system }: choose up to { $most } die.
           *[other] Battle { $rival } at { $system }: choose up to { $most } dice.
        }
       *[other] Battle { $rival } at { $system }: choose { $fewest } to { $most } dice.
    }
arcs-ask-reroll = Reroll dice, or keep this roll?
arcs-ask-raid =
    { $keys ->
        [one] Raid { $rival }: { $keys } key left.
       *[other] Raid { $rival }: { $keys } keys left.
    }
arcs-ask-assign-hits =
    { $hits ->
        [one] Assign { $hits } hit to { $owner }’s ships at { $system }.
       *[other] Assign { $hits } hits to { $owner }’s ships at { $system }.
    }
arcs-ask-hit-building =
    { $hits ->
        [one] Assign { $hits } hit to { $owner }’s buildings at { $system }.
       *[other] Assign { $hits } hits to { $owner }’s buildings at { $system }, one by one.
    }
arcs-ask-ransack = Ransack the court: take a card with { $rival }’s agents on it.
arcs-ask-tax-type = Which resource do you take from { $system }?
arcs-ask-store = Choose a slot for { $resource }.
arcs-ask-covered = A city covers a resource slot again. Rearrange your resources?
arcs-ask-rearrange = Choose a resource for slot { $slot } (raid cost { $keys }).
arcs-ask-order = Several things happen at once. Choose which comes first.
arcs-ask-rescue =
    { $ships ->
        [one] You have no ships or starports left. Choose a gate for { $ships } new ship.
       *[other] You have no ships or starports left. Choose a gate for { $ships } new ships.
    }

## Moves

arcs-do-draft = Take { $card }
arcs-do-mulligan = Swap your cards
arcs-do-keep = Keep your cards
arcs-do-lead = Lead { $card }
arcs-do-surpass = Surpass with { $card }
arcs-do-copy = Copy with { $card }
arcs-do-pivot = Pivot with { $card }
arcs-do-seize = Seize the initiative with { $card }
arcs-do-pass = Pass the initiative
arcs-do-declare = Declare { $ambition }
arcs-do-end-turn = End your turn
arcs-do-done = Done
arcs-do-spend = Spend { $resource }
arcs-do-store = Put { $resource } into slot { $slot }
arcs-do-discard-token = Discard { $resource }
arcs-do-rearrange = Rearrange
arcs-do-leave-empty = Leave slot { $slot } empty
arcs-do-tax = Tax { $system }
arcs-do-build = Build a { $piece } at { $system }
arcs-do-build-ship = Build a ship at { $system }
arcs-do-move = Move from { $origin } to { $to }
arcs-do-ships =
    { $damaged ->
        [0] { $fresh ->
            [one] Move { $fresh } fresh ship
           *[other] Move { $fresh } fresh ships
        }
       *[other] Move { $fresh } fresh, { $damaged } damaged ships
    }
arcs-do-repair-ship = Repair a ship at { $system }
arcs-do-repair-building = Repair a building at { $system }
arcs-do-influence = Influence { $card }
arcs-do-secure = Secure { $card }
arcs-do-battle = Battle { $rival } at { $system }
arcs-do-collect-dice = Roll { $skirmish } skirmish, { $assault } assault, { $raid } raid
arcs-do-assign-hits = Damage { $damage }, destroy { $destroy }
arcs-do-hit-building = Hit this building at { $system }
arcs-do-raid = Steal { $resource } (keys: { $keys })
arcs-do-raid-card = Steal { $card } (keys: { $keys })
arcs-do-use = { $card }: { $power }
arcs-do-resolve = { $card } first
arcs-do-pick-system = { $system }
arcs-do-pick-cluster = Cluster { $cluster }
arcs-do-pick-building = Building at { $system }
arcs-do-pick-seat = { $rival }
arcs-do-pick-resource = { $resource }
arcs-do-pick-token = { $owner }’s { $resource }
arcs-do-pick-card = { $card }
arcs-do-pick-court = { $card }
arcs-do-pick-action = { $card }
arcs-do-pick-ambition = { $ambition }
arcs-do-pick-number = { $n }

## What happened

arcs-event-drafted = { $seat } takes { $card }.
arcs-event-chapter-began = Chapter { $chapter } begins.
arcs-event-drew =
    { $count ->
        [one] { $seat } draws { $count } action card.
       *[other] { $seat } draws { $count } action cards.
    }
arcs-event-mulliganed = { $seat } swaps all cards for new ones.
arcs-event-played =
    { $mode ->
        [surpass] { $seat } surpasses with { $card }.
        [pivot] { $seat } pivots with { $card }.
       *[lead] { $seat } leads { $card }.
    }
arcs-event-copied = { $seat } copies with a face-down card.
arcs-event-seized = { $seat } seizes the initiative.
arcs-event-passed = { $seat } passes the initiative to { $to }.
arcs-event-took-initiative = { $seat } takes the initiative.
arcs-event-declared =
    { $zero ->
        [yes] { $seat } declares { $ambition } ({ $first }/{ $second }). The lead card now counts as 0.
       *[other] { $seat } declares { $ambition } ({ $first }/{ $second }).
    }
arcs-event-turn-ended = { $seat } ends the turn.
arcs-event-spent = { $seat } spends { $resource }.
arcs-event-gained = { $seat } gains { $resource }.
arcs-event-none-left = { $seat } gains nothing: the supply has no { $resource }.
arcs-event-discarded = { $seat } discards { $resource }.
arcs-event-stole = { $seat } steals { $resource } from { $rival }.
arcs-event-taxed = { $seat } taxes { $owner }’s city at { $system }.
arcs-event-captured =
    { $agents ->
        [one] { $seat } captures { $agents } of { $rival }’s agents.
       *[other] { $seat } captures { $agents } of { $rival }’s agents.
    }
arcs-event-built =
    { $damaged ->
        [yes] { $seat } builds a damaged { $piece } at { $place }.
       *[other] { $seat } builds a { $piece } at { $place }.
    }
arcs-event-placed =
    { $ships ->
        [one] { $seat } places { $ships } ship at { $system }.
       *[other] { $seat } places { $ships } ships at { $system }.
    }
arcs-event-moved =
    { $ships ->
        [one] { $seat } moves { $ships } ship from { $origin } to { $to }.
       *[other] { $seat } moves { $ships } ships from { $origin } to { $to }.
    }
arcs-event-repaired = { $seat } repairs a { $piece } at { $place }.
arcs-event-influenced = { $seat } influences { $card }.
arcs-event-secured =
    { $ransacked ->
        [yes] { $seat } ransacks the court: { $card }.
       *[other] { $seat } secures { $card }.
    }
arcs-event-refilled = { $card } enters the court.
arcs-event-took-card = { $seat } takes { $card } from { $rival }.
arcs-event-discarded-card = { $seat } discards { $card }.
arcs-event-used-card = { $seat } uses { $card }: { $power }.
arcs-event-battle-began = { $seat } battles { $rival } at { $system }.
arcs-event-rolled = { $seat } rolls. Hits: { $hits }, on buildings: { $buildings }, on own ships: { $losses }, intercepts: { $intercepts }, keys: { $keys }.
arcs-event-damaged =
    { $count ->
        [one] { $seat }’s { $piece } at { $place } is damaged.
       *[other] { $count } of { $seat }’s { $piece ->
            [city] cities
           *[other] { $piece }s
        } at { $place } are damaged.
    }
arcs-event-destroyed =
    { $count ->
        [one] { $seat } loses a { $piece } at { $place }: a trophy for { $by }.
       *[other] { $seat } loses { $count } { $piece ->
            [city] cities
           *[other] { $piece }s
        } at { $place }: trophies for { $by }.
    }
arcs-event-took-agents =
    { $agents ->
        [one] { $seat } takes { $agents } of { $rival }’s agents as a trophy.
       *[other] { $seat } takes { $agents } of { $rival }’s agents as trophies.
    }
arcs-event-outraged = { $seat } provokes { $resource } outrage.
arcs-event-scored =
    { $place ->
        [1] { $seat } wins { $ambition } and gains { $power } Power.
       *[2] { $seat } is second in { $ambition } and gains { $power } Power.
    }
arcs-event-nobody-scored = Nobody qualifies for { $ambition }.
arcs-event-chapter-ended = Chapter { $chapter } ends.
arcs-event-game-ended = { $seat } wins with { $power } Power.
arcs-event-returned = { $seat } returns a { $piece } from { $place }.
arcs-event-saw-hand = { $seat } looks at { $rival }’s cards.
arcs-event-swapped-cards = { $seat } swaps an action card with { $rival }.
arcs-event-discarded-hand =
    { $count ->
        [one] { $seat } discards { $count } action card.
       *[other] { $seat } discards { $count } action cards.
    }
arcs-event-picked-up = { $seat } picks up { $card }.
arcs-event-laid = { $seat } lays { $card } beside { $action }.
arcs-event-executed =
    { $agents ->
        [one] { $seat } turns { $agents } captive into a trophy.
       *[other] { $seat } turns { $agents } captives into trophies.
    }
arcs-event-freed =
    { $agents ->
        [one] { $seat } frees { $agents } captive.
       *[other] { $seat } frees { $agents } captives.
    }

## Why not

arcs-reason-not-asked = Something else is being decided now. Answer the question above.
arcs-reason-not-there = There is no such thing on the table.
arcs-reason-not-together = These don’t go together.
arcs-reason-draft-first = The draft isn’t over: everyone picks a leader and lore.
arcs-reason-drafted = { $seat } already has this card.
arcs-reason-has-leader = You already have a leader.
arcs-reason-has-lore =
    { $count ->
        [one] You already have your { $count } lore card.
       *[other] You already have your { $count } lore cards.
    }
arcs-reason-card-lies-there = This action card isn’t in your hand.
arcs-reason-play-a-card-first = You take actions after you play an action card.
arcs-reason-you-lead = You lead this round, so there is no card to follow yet.
arcs-reason-you-follow = Only the player with the initiative leads or passes it.
arcs-reason-nothing-surpasses = You have no { $suit } card above { $number }.
arcs-reason-no-surpass-with = { $card } can’t surpass: you need { $suit } above { $number }.
arcs-reason-no-pivot-with = { $card } can’t pivot: you need a suit other than { $suit }.
arcs-reason-no-other-suit = All your cards are of the lead suit, { $suit }.
arcs-reason-only-the-leader-declares = Only the player who leads can declare, and that is { $seat }.
arcs-reason-acted-already = You declare or seize before your first action, and you have already acted.
arcs-reason-no-marker = No ambition marker is left.
arcs-reason-declared-already = You have already declared with this card.
arcs-reason-no-ambition = A { $number } has no ambition.
arcs-reason-other-ambition = Your card is a { $number }: it declares another ambition.
arcs-reason-own-initiative = You already have the initiative.
arcs-reason-seized-already = { $seat } has already seized the initiative this round.
arcs-reason-no-second-card = You need a second card to seize.
arcs-reason-not-yours = This belongs to { $seat }.
arcs-reason-empty-slot = This slot is empty.
arcs-reason-same-token = Pick the other one: same resource, same raid cost.
arcs-reason-no-such-token = You have nothing to spend as { $resource }.
arcs-reason-prelude-over = The prelude is over: you have used an action.
arcs-reason-no-pips = You have no actions left.
arcs-reason-wrong-action = You can’t pay for this action now: { $action }.
arcs-reason-no-agents = You have no agents in your supply.
arcs-reason-nothing-to-tax = There is no city that you can still tax this turn.
arcs-reason-nothing-damaged = None of your pieces are damaged.
arcs-reason-nothing-to-secure = You don’t have the most agents on any court card.
arcs-reason-nobody-to-fight = No rival has pieces where your ships are.
arcs-reason-none-in-supply = Your supply has no { $piece } left.
arcs-reason-no-starport-ready = None of your starports can build a ship this turn.
arcs-reason-no-place-to-build = No system with your pieces has an empty building slot.
arcs-reason-no-rival-there = No rival has pieces at { $system }.
arcs-reason-no-ships-near = You have no ships adjacent to { $system }.
arcs-reason-gate-has-no-slot = { $system } is a gate: gates have no building slots.
arcs-reason-slots-full =
    { $slots ->
        [one] The building slot at { $system } is taken.
       *[other] All { $slots } building slots at { $system } are taken.
    }
arcs-reason-no-piece-there = You have no piece at { $system }.
arcs-reason-that-is-you = That is you.
arcs-reason-no-common-system = Your ships are in no system with { $seat }’s pieces.
arcs-reason-starport-used = Your starport at { $system } has already built a ship this turn.
arcs-reason-not-damaged = You have nothing to repair at { $system }.
arcs-reason-taxed-already = The city at { $system } was already taxed this turn.
arcs-reason-card-forbids = { $card } forbids it.
arcs-reason-nobody-controls = Nobody controls { $system }, so only the owner can tax there.
arcs-reason-rival-controls = { $seat } controls { $system }.
arcs-reason-card-locked = You secured { $card } in this prelude. Its prelude action must wait for another turn.
arcs-reason-not-most-agents = You need more agents there than each rival. You have { $own }, a rival has { $most }.
arcs-reason-in-battle = Your battle against { $seat } isn’t over.
arcs-reason-no-raid-dice = No raid dice: { $seat } has buildings elsewhere but none here.
arcs-reason-too-many-dice =
    { $most ->
        [one] You can roll { $most } die at most, not { $count }.
       *[other] You can roll { $most } dice at most, not { $count }.
    }
arcs-reason-not-of-defender = This doesn’t belong to the defender, { $seat }.
arcs-reason-guarded = One of { $seat }’s cards prevents stealing.
arcs-reason-too-few-keys =
    { $cost ->
        [one] You need { $cost } key and have { $keys }.
       *[other] You need { $cost } keys and have { $keys }.
    }
arcs-reason-hits-first =
    { $hits ->
        [one] { $hits } hit on { $seat }’s ships still needs to be assigned.
       *[other] { $hits } hits on { $seat }’s ships still need to be assigned.
    }
arcs-reason-no-agent-of-defender = You can ransack only a card with { $seat }’s agents on it.
arcs-reason-not-its-type = The city at { $system } gives another resource.
arcs-reason-gates-only = These ships appear at a gate.
arcs-reason-ships-first = Choose how many ships move to { $system }.
arcs-reason-not-adjacent = { $system } and { $to } aren’t adjacent.
arcs-reason-been-there = The whole group has already been at { $system }. Drop off a ship to turn back.
arcs-reason-battle-must-follow = No battle would be possible after this move.
arcs-reason-slot-taken = This slot is taken.
arcs-reason-same-slot = Pick the other slot: it has the same raid cost.
arcs-reason-not-in-battle = This isn’t in the battle at { $system }.
