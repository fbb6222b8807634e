### Arcana: everything that is said in a game.

## The game

arcana-title = Arcana
arcana-blurb = Guilds of Cadwallon send agents to win the city’s relics, places and personalities. Every stake you win makes your deck stronger.
arcana-notice-reconstruction = The rulebook prints no card list. Card values and names, place effects, objectives, districts and points are our reconstruction (H9, H35 to H39). If you own the box, you can enter the printed values.
arcana-notice-printed = These card values were entered from a printed copy.
arcana-preset-first_game = First game
arcana-preset-advanced = Advanced game

## Options

arcana-option-objectives = Objectives
arcana-option-objectives-text = You keep two of four secret objectives. Fulfilled ones score at the end.
arcana-option-militia = Militia
arcana-option-militia-text = You may discard a relic to field the top card of the militia deck.
arcana-option-tactical_removal = Tactical removal
arcana-option-tactical_removal-text = If you win a stake, you may put it under your guild card: it only scores.
arcana-option-final_round = Last round
arcana-option-final_round-text = What happens when the Jubilee turns up while zones are refilled.
arcana-option-final_round-current = The game ends at once
arcana-option-final_round-next = One more round is played

## Parts of the score

arcana-part-relics = Relics
arcana-part-places = Places
arcana-part-personalities = Personalities
arcana-part-objectives = Objectives

## Things on the table

arcana-guild-blades = Blades
arcana-guild-ferrymen = Ferrymen
arcana-guild-thieves = Thieves
arcana-guild-usurers = Usurers
arcana-zone-1L = 1 Left
arcana-zone-1R = 1 Right
arcana-zone-2L = 2 Left
arcana-zone-2R = 2 Right
arcana-zone-Z1 = Zone 1
arcana-zone-Z2 = Zone 2
arcana-zone-Z3 = Zone 3
arcana-zone-Z4 = Zone 4
arcana-zone-N = No Man’s Land
arcana-back-1 = face-down agent 1
arcana-back-2 = face-down agent 2
arcana-back-3 = face-down agent 3
arcana-back-4 = face-down agent 4
arcana-arcanum-combat = Combat
arcana-arcanum-political = Politics
arcana-arcanum-spiritual = Spirit
arcana-arcanum-ducats = Ducats
arcana-kind-agent = Agent
arcana-kind-place = Place
arcana-kind-relic = Relic
arcana-kind-personality = Personality
arcana-kind-militia = Militia
arcana-district-HAR = Harbor
arcana-district-OLD = Old Town
arcana-district-TEM = Temple Hill
arcana-district-MAR = Market Ward
arcana-district-DUC = Ducal Heights
arcana-district-UND = Undercity

## Place effects

arcana-effect-swap = Swap the stakes of two open zones. Agents stay where they are.
arcana-effect-move = Move one of your agents to another open zone.
arcana-effect-lure = Move one of a rival’s agents (not militia), face up or face down, to another open zone.
arcana-effect-seal = Seal an open zone until the end of the round: nobody plays there and no effect touches it. It is still resolved.
arcana-effect-redraw = Put the rest of your cards in hand into your Resources and draw one card more than that.
arcana-effect-expel = Drive out one of a rival’s face-up agents: it goes to its owner’s Resources (militia to its deck).
arcana-effect-renew = Put the stake of an open zone under its pile and turn up the next one. Agents stay.
arcana-effect-search = Take a card from your Resources into your hand, but no place.
arcana-effect-duel = Drive out a rival’s face-up agent if your agent in the same zone has at least as much combat. Yours is turned up; theirs goes to its owner’s Resources (militia to its deck).
arcana-effect-ferry = Move one or two of your agents from one zone to one other open zone.
arcana-effect-pilfer = A rival discards a random card from their hand.
arcana-effect-loan = Draw one card.

## What an effect needs

arcana-need-swap = two open zones
arcana-need-move = your agent in an open zone, and another open zone
arcana-need-lure = a rival’s agent in an open zone, and another open zone
arcana-need-seal = an open zone
arcana-need-redraw = a card that can be drawn
arcana-need-expel = a rival’s face-up agent in an open zone
arcana-need-renew = an open zone whose pile is not empty
arcana-need-search = a card in your Resources that is not a place
arcana-need-duel = a rival’s face-up agent, and your agent with at least as much combat in the same open zone
arcana-need-ferry = your agent in an open zone, and another open zone
arcana-need-pilfer = a rival with cards in hand
arcana-need-loan = a card that can be drawn

## Questions

arcana-ask-guild = Choose your guild. If several players want it, chance decides.
arcana-ask-objectives = Choose two objectives to keep.
arcana-ask-turn = Round { $round }: play a card to a zone, or discard it.
arcana-ask-militia = Choose a zone for the militia.
arcana-ask-take_along = { $card }: choose a second agent, or a zone to go to.
arcana-ask-send_to = { $card }: choose a zone.
arcana-ask-removal = You won { $card }. Choose where it goes.

## Moves

arcana-do-claim_guild = Claim { $guild }
arcana-do-keep_objectives = Keep { $objective } and { $second }
arcana-do-field = Field { $card } in { $zone }
arcana-do-bribe = Bribe with { $relic } in { $zone }
arcana-do-call_militia = Call the militia with { $relic }
arcana-do-discard = Discard { $card }
arcana-do-play = Play { $card }
arcana-do-play_zone = Play { $card } – { $zone }
arcana-do-play_zones = Play { $card } – { $zone }, { $other }
arcana-do-play_agent = Play { $card } – { $agent } ({ $owner }, { $zone })
arcana-do-play_duel = Play { $card } – { $champion } against { $agent } ({ $owner }, { $zone })
arcana-do-play_card = Play { $card } – take { $found }
arcana-do-play_rival = Play { $card } – { $rival }
arcana-do-take_along = Take along { $agent }
arcana-do-send_to = To { $zone }
arcana-do-keep_stake = { $card }: into Resources
arcana-do-remove_stake = { $card }: under the guild card

## Events

arcana-event-guild_claimed = { $seat } chooses a guild.
arcana-event-guild_clash = Several players want the { $guild }. Chance picks { $seat }.
arcana-event-guild_taken = { $seat } leads the { $guild }.
arcana-event-objectives_dealt =
    { $count ->
        [one] { $seat } gets { $count } objective.
       *[other] { $seat } gets { $count } objectives.
    }
arcana-event-objectives_kept =
    { $count ->
        [one] { $seat } keeps { $count } objective.
       *[other] { $seat } keeps { $count } objectives.
    }
arcana-event-first_player = { $seat } is the first player.
arcana-event-round_began = Round { $round } begins. { $seat } plays first.
arcana-event-drew =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
arcana-event-reshuffled = { $seat } shuffles their Resources into a new Main Deck.
arcana-event-fielded_open = { $seat } fields { $card } in { $zone }.
arcana-event-fielded_hidden = { $seat } fields an agent face down in { $zone }.
arcana-event-agent_revealed = { $zone }: { $seat } had { $card } face down.
arcana-event-discarded = { $seat } discards { $card }.
arcana-event-place_played = { $seat } plays { $card }.
arcana-event-stakes_swapped = Stakes swap: { $zone } now has { $card }, { $other } has { $other_card }.
arcana-event-agent_picked = { $seat } picks { $agent } ({ $owner }, { $zone }).
arcana-event-agent_moved = { $seat }’s { $card } moves from { $zone } to { $to }.
arcana-event-hidden_moved = One of { $seat }’s face-down agents moves from { $zone } to { $to }.
arcana-event-zone_sealed = { $seat } seals { $zone } for this round.
arcana-event-agent_expelled = { $seat }’s { $card } is driven out of { $zone }.
arcana-event-stake_buried = { $zone }: { $card } goes under its pile.
arcana-event-card_fetched = { $seat } takes { $card } from Resources.
arcana-event-card_pilfered = { $seat } discards { $card } from hand.
arcana-event-bribe_tried = { $seat } tries to bribe { $card } with { $relic }: { $sum }, price { $price }.
arcana-event-militia_called = { $seat } discards { $relic } and calls the militia.
arcana-event-militia_returned = { $card } returns to the militia deck.
arcana-event-stake_won = { $seat } wins { $card } in { $zone } with { $sum } (needed { $threshold }).
arcana-event-stake_bribed = { $seat } bribes { $card } in { $zone }.
arcana-event-stake_tied = { $zone }: a tie at { $sum } for { $card }. Everything stays.
arcana-event-stake_unmet = { $zone }: nobody reaches { $threshold } for { $card } (best: { $best }).
arcana-event-stake_kept = { $seat } puts { $card } into Resources.
arcana-event-stake_removed = { $seat } puts { $card } under the guild card.
arcana-event-stake_turned = { $zone }: new stake { $card }.
arcana-event-zone_died = { $zone }: the pile is empty.
arcana-event-jubilee_shown = The Duke’s Jubilee turns up.
arcana-event-game_ended =
    { $cause ->
        [dead] The game is over: no stakes are left.
        [stalemate] The game is over: nobody has won anything for six rounds.
       *[jubilee] The game is over: the Duke celebrates his Jubilee.
    }
arcana-event-objective_shown =
    { $vp ->
        [0] { $seat } shows { $objective }: not fulfilled.
       *[points] { $seat } shows { $objective }: { $vp } VP.
    }

## Why not

arcana-reason-zone-dead = The pile of { $zone } is empty: nothing can be played there.
arcana-reason-zone-sealed = { $zone } is sealed until the end of this round.
arcana-reason-pile-empty = { $zone } has no card under its stake to turn up.
arcana-reason-search-no-places = { $thing } is a place. This effect takes only other cards.
arcana-reason-hand-empty = { $seat } has no cards in hand.
arcana-reason-agent-face-down = You can drive out only face-up agents.
arcana-reason-no-champion = You need an agent with combat { $combat } or more in the same zone to beat { $thing }.
arcana-reason-militia-not-lured = Militia can’t be lured away.
arcana-reason-objectives-first = Choose two objectives to keep, then go on.
arcana-reason-removal-first = Decide where { $card } goes, then go on.
arcana-reason-guild-taken = { $seat } already leads the { $guild }.
arcana-reason-guild-first = Choose a guild to begin.
arcana-reason-already-there = The agent is already in { $zone }. Choose another zone.
arcana-reason-zone-first = Choose a zone for the agent, then go on.
arcana-reason-militia-first = Choose an open zone for the militia card, then go on.
arcana-reason-one-card = You play exactly one card from your hand per turn.
arcana-reason-no-card-for-zone = You have no card to play in { $zone }.
arcana-reason-stake-by-zone = You win a stake with agents beside it. Choose a card from your hand, then { $zone }.
arcana-reason-agent-stays = An agent stays in its zone. Only a place effect can move it.
arcana-reason-in-resources = { $thing } is in your Resources. It comes back with your next Main Deck.
arcana-reason-in-reserve = { $thing } lies under your guild card until the end of the game.
arcana-reason-not-yours = This card is { $seat }’s.
arcana-reason-no-card-for-rival = You have no card that targets a player.
arcana-reason-guild-chosen = You choose a guild once, before the game.
arcana-reason-objective-waits = Objectives score at the end of the game.
arcana-reason-agents-to-zones = { $card } is an agent. Choose a zone to field it in.
arcana-reason-relics-to-zones = { $card } is a relic: it bribes in a zone, or you discard it. Choose a zone.
arcana-reason-bribe-personalities-only = { $stake } ({ $zone }) isn’t a personality. You can bribe only personalities.
arcana-reason-bribe-needs-agent = You need an agent in { $zone } to bribe { $stake }.
arcana-reason-no-target = { $card } has no legal target now. It needs { $need }.
arcana-reason-wrong-target = { $card } can’t target this. It needs { $need }.
arcana-reason-only-places = { $card } isn’t a place. Only places have an effect.
arcana-reason-militia-off = This table plays without militia.
arcana-reason-militia-needs-relic = { $card } isn’t a relic. You call the militia with a relic.
arcana-reason-militia-nowhere = No zone is open for the militia.
arcana-reason-militia-empty = The militia deck is empty.
arcana-reason-no-other-zone = No other zone is open.
arcana-reason-unknown-thing = There is no such thing on the table.
arcana-reason-one-target = { $card } can be used with only one of these.
arcana-reason-relics-or-militia = { $card }: a relic bribes in a zone, calls the militia or is discarded.
arcana-reason-no-card-for-both = No card in your hand can be used with both.
arcana-reason-no-plain-place = No card in your hand takes effect without a target.
arcana-reason-own-seat = This is you. Cards target only rivals.
arcana-reason-militia-no-relic = You call the militia with a relic, and you have none.
arcana-reason-nobody-weaker = { $thing } has combat { $combat }. Every face-up rival in this zone has more.
arcana-reason-champion-weaker = { $thing } has less combat than { $other }.
arcana-reason-champion-elsewhere = The two agents are in different zones. A duel needs them in the same one.
arcana-reason-nothing-to-draw = Your Main Deck and your Resources are empty: there is nothing to draw.
arcana-reason-nothing-won = No stake is waiting to be put away.
arcana-reason-already-picked = This agent is already going. Choose a zone.
arcana-reason-along-elsewhere = Only another of your agents in the same zone can go along.
arcana-reason-no-second = { $card } takes no further agent. Choose a zone.

## Headings of the table in a terminal

arcana-view-seat = Seat
arcana-view-round = Round
arcana-view-first = First player
arcana-view-zones = Zones
arcana-view-zone = Zone
arcana-view-seats = Players
arcana-view-militia = Militia
arcana-view-drawn_militia = Militia drawn
arcana-view-won = Stake won
arcana-view-claim = Your choice
arcana-view-effect = Effect
arcana-view-box = Cards in the box
arcana-view-jubilee = Jubilee
arcana-view-quiet_rounds = Rounds without a win
arcana-view-over = Game over
arcana-view-notice = Notice
arcana-view-faces = Cards
arcana-view-objective_faces = Objectives
arcana-view-controlled_by = Controlled by
arcana-view-stake = Stake
arcana-view-pile = Pile
arcana-view-sealed = Sealed
arcana-view-agents = Agents
arcana-view-owner = Owner
arcana-view-down = face down
arcana-view-guild = Guild
arcana-view-hand = Cards in hand
arcana-view-hand_size = Cards in hand
arcana-view-deck = Main Deck
arcana-view-resources = Resources
arcana-view-reserve = Reserve
arcana-view-objectives = Objectives
arcana-view-objective_count = Objectives held
arcana-view-rejected = Rejected
arcana-view-bribes = Bribes
arcana-view-wins_in_no_mans_land = Wins in No Man’s Land
arcana-view-vp = VP
arcana-view-kind = Kind
arcana-view-combat = Combat
arcana-view-political = Politics
arcana-view-spiritual = Spirit
arcana-view-ducats = Ducats
arcana-view-main = Golden
arcana-view-district = District
arcana-view-goal = Goal
arcana-view-now = Now
arcana-view-card = Card
arcana-view-picked = Picked
