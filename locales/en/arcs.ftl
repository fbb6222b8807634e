# Arcs: what the table asks, what can be done, what happened, why not.

arcs-title = Arcs
arcs-blurb = Lead a people of the far Reach: play a card, turn it into deeds, and be the one who lived up to the ambitions of the chapter.

## Options

arcs-option-leaders_and_lore = Leaders & Lore
arcs-option-leaders_and_lore-text = Everybody drafts a leader and lore with powers of their own. Not for a first game.
arcs-option-lore = Lore cards each
arcs-option-lore-text = How many lore cards everybody drafts, with Leaders & Lore.
arcs-option-split_discard = Split discard piles
arcs-option-split_discard-text = Action cards played face up go to a pile that everybody may look through.
arcs-option-setup = Set-up card
arcs-option-setup-text = Which clusters are out of play and where everybody starts.
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

arcs-piece-city = City
arcs-piece-starport = Starport
arcs-piece-ship = Ship
arcs-piece-building = Building
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
arcs-ask-mulligan = Keep your hand, or throw it away for six new cards?
arcs-ask-lead = You have the initiative: play a card, or pass it on.
arcs-ask-follow = { $card } leads: surpass it with a higher one, copy it face down, or pivot to another suit.
arcs-ask-prelude =
    { $pips ->
        [one] Prelude: use tokens and cards if you like. Then { $pips } point of { $suit }.
       *[other] Prelude: use tokens and cards if you like. Then { $pips } points of { $suit }.
    }
arcs-ask-act =
    { $pips ->
        [one] { $pips } point of { $suit } left.
       *[other] { $pips } points of { $suit } left.
    }
arcs-ask-granted =
    { $count ->
        [1] Bought with the token: { $first }, or leave it.
        [2] Bought with the token: { $first } or { $second }; or leave it.
       *[other] Bought with the token: { $first }, { $second } or { $third }; or leave it.
    }
arcs-ask-ships = How many ships go from { $origin } to { $to }?
arcs-ask-catapult = Catapult: the group is at { $system }. Go on or stop?
arcs-ask-dice =
    { $fewest ->
        [0] Battle at { $system } against { $rival }: collect dice, at most { $most }.
       *[other] Battle at { $system } against { $rival }: collect dice, at least { $fewest } and at most { $most }.
    }
arcs-ask-reroll = Reroll dice, or keep what you have?
arcs-ask-raid =
    { $keys ->
        [one] { $keys } key: raid { $rival }.
       *[other] { $keys } keys: raid { $rival }.
    }
arcs-ask-assign-hits =
    { $hits ->
        [one] { $hits } hit on ships of { $owner } at { $system }: which?
       *[other] { $hits } hits on ships of { $owner } at { $system }: which?
    }
arcs-ask-hit-building =
    { $hits ->
        [one] { $hits } hit on buildings of { $owner } at { $system }: which?
       *[other] { $hits } hits on buildings of { $owner } at { $system }: which first?
    }
arcs-ask-ransack = Ransack the court: take a card with agents of { $rival }.
arcs-ask-tax-type = Which resource do you take from { $system }?
arcs-ask-store = Where does the token go: { $resource }?
arcs-ask-covered = A city has covered a resource slot. Do you rearrange your tokens?
arcs-ask-rearrange = Which token goes into slot { $slot } (raid cost { $keys })?
arcs-ask-order = Several things happen at once. Which comes first?
arcs-ask-rescue = You have lost everything: in which gate do { $ships } ships appear?

## Moves

arcs-do-draft = Take { $card }
arcs-do-mulligan = New hand
arcs-do-keep = Keep the hand
arcs-do-lead = Lead { $card }
arcs-do-surpass = Surpass with { $card }
arcs-do-copy = Copy with { $card }
arcs-do-pivot = Pivot with { $card }
arcs-do-seize = Seize the initiative with { $card }
arcs-do-pass = Pass the initiative
arcs-do-declare = Declare { $ambition }
arcs-do-end-turn = End the turn
arcs-do-done = Done
arcs-do-spend = Spend { $resource }
arcs-do-store = Put { $resource } into slot { $slot }
arcs-do-discard-token = Discard { $resource }
arcs-do-rearrange = Rearrange
arcs-do-leave-empty = Leave slot { $slot } empty
arcs-do-tax = Tax { $system }
arcs-do-build = Build: { $piece } at { $system }
arcs-do-build-ship = Build a ship at { $system }
arcs-do-move = Move from { $origin } to { $to }
arcs-do-ships = { $fresh } fresh, { $damaged } damaged
arcs-do-repair-ship = Repair a ship at { $system }
arcs-do-repair-building = Repair a building at { $system }
arcs-do-influence = Influence { $card }
arcs-do-secure = Secure { $card }
arcs-do-battle = Battle { $rival } at { $system }
arcs-do-collect-dice = Skirmish { $skirmish }, assault { $assault }, raid { $raid }
arcs-do-assign-hits = Damage { $damage }, destroy { $destroy }
arcs-do-hit-building = Hit this building at { $system }
arcs-do-raid = Steal { $resource } (keys: { $keys })
arcs-do-raid-card = Steal { $card } (keys: { $keys })
arcs-do-use = { $card }: { $power }
arcs-do-resolve = First { $card }
arcs-do-pick-system = { $system }
arcs-do-pick-cluster = Cluster { $cluster }
arcs-do-pick-building = Building at { $system }
arcs-do-pick-seat = { $rival }
arcs-do-pick-resource = { $resource }
arcs-do-pick-token = { $resource } of { $owner }
arcs-do-pick-card = { $card }
arcs-do-pick-court = { $card }
arcs-do-pick-action = { $card }
arcs-do-pick-ambition = { $ambition }
arcs-do-pick-number = { $n }

## What happened

arcs-event-set-up = Set-up card: { $setup }. The initiative begins with { $seat }.
arcs-event-drafted = { $seat } takes { $card }.
arcs-event-chapter-began = Chapter { $chapter } begins.
arcs-event-drew =
    { $count ->
        [one] { $seat } draws { $count } action card.
       *[other] { $seat } draws { $count } action cards.
    }
arcs-event-mulliganed = { $seat } throws the hand away for a new one.
arcs-event-played = { $seat } – { $mode }: { $card }.
arcs-event-copied = { $seat } copies with a card face down.
arcs-event-seized = { $seat } seizes the initiative.
arcs-event-passed = { $seat } passes the initiative to { $to }.
arcs-event-took-initiative = { $seat } takes the initiative.
arcs-event-declared =
    { $zero ->
        [yes] { $seat } declares { $ambition } ({ $first }/{ $second }). The lead card now counts 0.
       *[other] { $seat } declares { $ambition } ({ $first }/{ $second }).
    }
arcs-event-turn-ended = { $seat } ends the turn.
arcs-event-spent = { $seat } spends { $resource }.
arcs-event-gained = { $seat } gains { $resource }.
arcs-event-none-left = { $seat } gains nothing, the supply is empty: { $resource }.
arcs-event-discarded = { $seat } discards { $resource }.
arcs-event-stole = { $seat } steals { $resource } from { $rival }.
arcs-event-taxed = { $seat } taxes { $system } ({ $owner }).
arcs-event-captured =
    { $agents ->
        [one] { $seat } captures { $agents } agent of { $rival }.
       *[other] { $seat } captures { $agents } agents of { $rival }.
    }
arcs-event-built =
    { $damaged ->
        [yes] { $seat } builds: { $piece } at { $place }, damaged.
       *[other] { $seat } builds: { $piece } at { $place }.
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
arcs-event-repaired = { $seat } repairs: { $piece } at { $place }.
arcs-event-influenced = { $seat } influences { $card }.
arcs-event-secured =
    { $ransacked ->
        [yes] { $seat } ransacks the court: { $card }.
       *[other] { $seat } secures { $card }.
    }
arcs-event-refilled = New in the court: { $card }.
arcs-event-took-card = { $seat } takes { $card } from { $rival }.
arcs-event-discarded-card = { $seat } discards { $card }.
arcs-event-used-card = { $seat } – { $card }: { $power }.
arcs-event-battle-began = { $seat } battles { $rival } at { $system }.
arcs-event-rolled = { $seat } rolls – hits: { $hits }, on buildings: { $buildings }, own losses: { $losses }, intercepts: { $intercepts }, keys: { $keys }.
arcs-event-damaged = { $seat } – damaged: { $piece } × { $count }, { $place }.
arcs-event-destroyed = { $seat } – destroyed by { $by }: { $piece } × { $count }, { $place }.
arcs-event-took-agents =
    { $agents ->
        [one] { $seat } takes { $agents } agent of { $rival } as a trophy.
       *[other] { $seat } takes { $agents } agents of { $rival } as trophies.
    }
arcs-event-outraged = { $seat } provokes outrage: { $resource }.
arcs-event-scored =
    { $place ->
        [1] { $seat } wins { $ambition } and gains { $power } Power.
       *[2] { $seat } is second in { $ambition } and gains { $power } Power.
    }
arcs-event-nobody-scored = Nobody scores { $ambition }.
arcs-event-chapter-ended = Chapter { $chapter } ends.
arcs-event-game-ended = { $seat } wins with { $power } Power.
arcs-event-returned = { $seat } takes back: { $piece } from { $place }.
arcs-event-saw-hand = { $seat } looks at the hand of { $rival }.
arcs-event-swapped-cards = { $seat } exchanges an action card with { $rival }.
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
        [one] { $seat } lets { $agents } captive go.
       *[other] { $seat } lets { $agents } captives go.
    }

## Why not

arcs-reason-not-asked = Something else is being decided now.
arcs-reason-not-there = There is nothing like this on the table.
arcs-reason-not-together = These do not go together.
arcs-reason-draft-first = First everybody picks leaders and lore.
arcs-reason-drafted = Taken already: { $seat }.
arcs-reason-has-leader = You have a leader already.
arcs-reason-has-lore =
    { $count ->
        [one] You have your { $count } lore card already.
       *[other] You have your { $count } lore cards already.
    }
arcs-reason-card-lies-there = This action card is not in your hand.
arcs-reason-play-a-card-first = First you play an action card.
arcs-reason-you-lead = You lead this round: there is no card to answer yet.
arcs-reason-you-follow = Only who has the initiative leads or passes it on.
arcs-reason-nothing-surpasses = You have no card of { $suit } above { $number }.
arcs-reason-no-surpass-with = { $card } does not surpass: it takes a card of { $suit } above { $number }.
arcs-reason-no-pivot-with = { $card } does not pivot: only a card of another suit than { $suit } does.
arcs-reason-no-other-suit = All your cards are of the lead suit: { $suit }.
arcs-reason-only-the-leader-declares = Only the leader of the round declares: { $seat }.
arcs-reason-acted-already = Declaring and seizing come before any action, and you have acted.
arcs-reason-no-marker = All ambition markers are in use.
arcs-reason-declared-already = You have declared with this card.
arcs-reason-no-ambition = A card with the number { $number } has no ambition.
arcs-reason-other-ambition = Your card shows another ambition (number { $number }).
arcs-reason-own-initiative = You have the initiative.
arcs-reason-seized-already = The initiative was seized this round: { $seat }.
arcs-reason-no-second-card = You have no second card for it.
arcs-reason-not-yours = This belongs to { $seat }.
arcs-reason-empty-slot = This slot is empty.
arcs-reason-same-token = An equal token in a slot of equal raid cost stands for this one.
arcs-reason-no-such-token = You have no token to spend as { $resource }.
arcs-reason-prelude-over = The prelude is over: a point has been used.
arcs-reason-no-pips = You have no points left.
arcs-reason-wrong-action = What you can pay with now does not allow this: { $action }.
arcs-reason-no-agents = You have no agents in supply.
arcs-reason-nothing-to-tax = There is no city that you could tax (again).
arcs-reason-nothing-damaged = None of your pieces is damaged.
arcs-reason-nothing-to-secure = On no card of the court do you have the most agents.
arcs-reason-nobody-to-fight = No rival stands where your ships are.
arcs-reason-none-in-supply = None left in your supply: { $piece }.
arcs-reason-no-starport-ready = No starport of yours can build a ship this turn.
arcs-reason-no-place-to-build = There is no empty slot beside one of your pieces.
arcs-reason-no-rival-there = No rival stands there: { $system }.
arcs-reason-no-ships-left = No ships of yours can move there now: { $system }.
arcs-reason-no-ships-near = You have no ships beside { $system }.
arcs-reason-gate-has-no-slot = A gate has no building slot: { $system }.
arcs-reason-slots-full =
    { $slots ->
        [one] The building slot is taken: { $system }.
       *[other] All { $slots } building slots are taken: { $system }.
    }
arcs-reason-no-piece-there = You have no piece there: { $system }.
arcs-reason-that-is-you = That is you.
arcs-reason-no-common-system = Your ships are nowhere together with pieces of { $seat }.
arcs-reason-starport-used = This starport has built a ship this turn: { $system }.
arcs-reason-not-damaged = This is not damaged: { $system }.
arcs-reason-taxed-already = This city was taxed this turn: { $system }.
arcs-reason-card-forbids = A card does not allow it: { $card }.
arcs-reason-nobody-controls = Nobody controls { $system }, so only the owner taxes there.
arcs-reason-rival-controls = { $system } is controlled by { $seat }.
arcs-reason-card-locked = Secured in this prelude, it waits for another turn: { $card }.
arcs-reason-card-idle = This card has nothing to offer now: { $card }.
arcs-reason-not-most-agents = You need more agents there than each rival. You have { $own }, the most of a rival is { $most }.
arcs-reason-in-battle = First the battle against { $seat } goes on.
arcs-reason-no-raid-dice = No raid dice: { $seat } has buildings elsewhere and none here, or a card forbids them.
arcs-reason-too-many-dice = You may collect { $most } at most, not { $count }.
arcs-reason-not-of-defender = You raid only the defender: { $seat }.
arcs-reason-guarded = A card of { $seat } guards against theft.
arcs-reason-too-few-keys = The raid cost is { $cost }, you have { $keys } keys.
arcs-reason-hits-first = First the hits are assigned. Ships of { $seat } take: { $hits }.
arcs-reason-no-agent-of-defender = Only a card with an agent of the defender can be ransacked: { $seat }.
arcs-reason-not-its-type = This city pays in something else: { $system }.
arcs-reason-gates-only = The ships appear in a gate.
arcs-reason-ships-first = First say how many ships go to { $system }.
arcs-reason-not-adjacent = Not adjacent: { $system } and { $to }.
arcs-reason-been-there = The whole group has been there: { $system }. It goes back only after dropping a ship off.
arcs-reason-battle-must-follow = After this move no battle would be possible.
arcs-reason-slot-taken = This slot is taken.
arcs-reason-same-slot = Another slot of equal raid cost stands for this one.
arcs-reason-not-in-battle = It does not stand in the battle system: { $system }.
