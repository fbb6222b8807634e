### Arcana: everything that is said in a game.

## The game

arcana-title = Arcana
arcana-blurb = Guilds of Cadwallon send agents to win the city’s relics, places and personalities. Every stake you win makes your deck stronger.
arcana-notice-reconstruction = Card values are a reconstruction, not the printed ones. Whoever owns the box can enter the printed values in the card file.
arcana-notice-printed = Card values were entered from a printed copy.
arcana-preset-first_game = First game
arcana-preset-advanced = Advanced game

## Options

arcana-option-objectives = Objectives
arcana-option-objectives-text = Everyone keeps two of four secret objectives; fulfilled ones score at the end.
arcana-option-militia = Militia
arcana-option-militia-text = A relic may be discarded to field the top card of the militia deck.
arcana-option-tactical_removal = Tactical removal
arcana-option-tactical_removal-text = Whoever wins a stake may put it under the guild card, where it only counts for points.
arcana-option-final_round = Last round
arcana-option-final_round-text = What happens when the Jubilee is turned up while the zones are refilled.
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

arcana-effect-swap = Exchange the stakes of two open zones; agents stay where they are.
arcana-effect-move = Move one of your agents to another open zone.
arcana-effect-lure = Move one agent of a rival (not militia), face up or face down, to another open zone.
arcana-effect-seal = Until the end of the round nothing may be played to one open zone and no effect may touch it; it is still resolved.
arcana-effect-redraw = Put the rest of your hand into Resources and draw as many cards.
arcana-effect-expel = One face-up agent of a rival goes to its owner’s Resources (militia to its deck).
arcana-effect-renew = Put the stake of an open zone under its pile and turn up the next one; agents stay.
arcana-effect-search = Take a card that is not a place from your Resources into your hand.
arcana-effect-duel = One face-up agent of a rival goes to its owner’s Resources (militia to its deck) if yours in the same zone has more combat; yours is turned up.
arcana-effect-ferry = Move one or two of your agents from one zone to one other open zone.
arcana-effect-pilfer = A random card from a rival’s hand goes to that rival’s Resources.
arcana-effect-loan = Draw one card.

## What an effect needs

arcana-need-swap = two open zones
arcana-need-move = your agent in an open zone, and another open zone
arcana-need-lure = a rival’s agent in an open zone, and another open zone
arcana-need-seal = an open zone
arcana-need-redraw = another card in your hand
arcana-need-expel = a rival’s face-up agent in an open zone
arcana-need-renew = an open zone whose pile is not empty
arcana-need-search = a card in your Resources that is not a place
arcana-need-duel = a rival’s face-up agent, and your agent with more combat in the same open zone
arcana-need-ferry = your agent in an open zone, and another open zone
arcana-need-pilfer = a rival with cards in hand
arcana-need-loan = a card that can be drawn

## Questions

arcana-ask-guild = Choose your guild. If several want the same one, the lot decides.
arcana-ask-objectives = Choose the two objectives that you keep.
arcana-ask-turn = Round { $round }: play a card to a zone, or discard it.
arcana-ask-militia = Where does the militia go?
arcana-ask-take_along = { $card }: take a second agent along, or choose where to go.
arcana-ask-send_to = { $card }: where to?
arcana-ask-removal = You won { $card }. Where does it go?

## Moves

arcana-do-claim_guild = Claim { $guild }
arcana-do-keep_objectives = Keep { $objective } and { $second }
arcana-do-field = Field { $card } – { $zone }
arcana-do-bribe = Bribe with { $relic } – { $zone }
arcana-do-call_militia = Call the militia for { $relic }
arcana-do-discard = Discard { $card }
arcana-do-play = Play { $card }
arcana-do-play_zone = Play { $card } – { $zone }
arcana-do-play_zones = Play { $card } – { $zone }, { $other }
arcana-do-play_agent = Play { $card } – { $agent } ({ $owner }, { $zone })
arcana-do-play_duel = Play { $card } – { $champion } against { $agent } ({ $owner }, { $zone })
arcana-do-play_card = Play { $card } – fetch { $found }
arcana-do-play_rival = Play { $card } – { $rival }
arcana-do-take_along = Take along { $agent }
arcana-do-send_to = To { $zone }
arcana-do-keep_stake = { $card }: into Resources
arcana-do-remove_stake = { $card }: under the guild card

## Events

arcana-event-guild_claimed = { $seat } has chosen a guild.
arcana-event-guild_clash = Several want { $guild }; the lot falls to { $seat }.
arcana-event-guild_taken = { $seat } leads the { $guild }.
arcana-event-objectives_dealt = { $seat } is dealt objectives: { $count }.
arcana-event-objectives_kept = { $seat } keeps objectives: { $count }.
arcana-event-first_player = { $seat } is the first player.
arcana-event-round_began = Round { $round } begins. First player: { $seat }.
arcana-event-drew = { $seat } draws cards: { $count }.
arcana-event-reshuffled = { $seat } shuffles Resources into a new Main Deck.
arcana-event-fielded_open = { $seat } fields { $card } – { $zone }.
arcana-event-fielded_hidden = { $seat } fields an agent face down – { $zone }.
arcana-event-agent_revealed = { $zone }: { $seat } had { $card } face down.
arcana-event-discarded = { $seat } discards { $card }.
arcana-event-place_played = { $seat } plays { $card }.
arcana-event-stakes_swapped = Stakes change places: { $zone } – { $card }, { $other } – { $other_card }.
arcana-event-agent_picked = { $seat } picks { $agent } ({ $owner }, { $zone }).
arcana-event-agent_moved = { $card } ({ $seat }) moves: { $zone } → { $to }.
arcana-event-hidden_moved = A face-down agent ({ $seat }) moves: { $zone } → { $to }.
arcana-event-zone_sealed = { $seat } seals { $zone } for this round.
arcana-event-agent_expelled = { $card } ({ $seat }) is driven out – { $zone }.
arcana-event-stake_buried = { $card } goes under its pile – { $zone }.
arcana-event-card_fetched = { $seat } fetches { $card } from Resources.
arcana-event-card_pilfered = { $seat } loses { $card } from hand.
arcana-event-bribe_tried = { $seat } tries to bribe { $card } with { $relic }: { $sum } against { $price }.
arcana-event-militia_called = { $seat } calls the militia for { $relic }.
arcana-event-militia_returned = { $card } goes back to the militia deck, which is shuffled.
arcana-event-stake_won = { $seat } wins { $card } – { $zone }: { $sum } of { $threshold }.
arcana-event-stake_bribed = { $seat } bribes { $card } – { $zone }.
arcana-event-stake_tied = { $zone }: a tie at { $sum } for { $card }. Everything stays.
arcana-event-stake_unmet = { $zone }: nobody reaches { $threshold } for { $card } (best: { $best }).
arcana-event-stake_kept = { $seat } puts { $card } into Resources.
arcana-event-stake_removed = { $seat } puts { $card } under the guild card.
arcana-event-stake_turned = { $zone }: new stake { $card }.
arcana-event-zone_died = { $zone }: the pile is exhausted.
arcana-event-jubilee_shown = The Duke’s Jubilee is turned up.
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

arcana-reason-zone-dead = { $zone }: the pile is exhausted, nothing can be played there.
arcana-reason-zone-sealed = { $zone } is sealed until the end of this round.
arcana-reason-pile-empty = { $zone }: there is no card under this stake that could be turned up.
arcana-reason-search-no-places = { $thing } is a place; this effect fetches only other cards.
arcana-reason-hand-empty = This rival has no cards in hand: { $seat }.
arcana-reason-agent-face-down = Only agents that lie face up can be driven out.
arcana-reason-no-champion = Against { $thing } you need an agent with combat { $needed } or more in the same zone.
arcana-reason-militia-not-lured = Militia cannot be lured away.
arcana-reason-objectives-first = First choose the two objectives that you keep.
arcana-reason-removal-first = First decide where { $card } goes.
arcana-reason-guild-taken = { $guild }: this guild is already led by { $seat }.
arcana-reason-guild-first = First choose a guild.
arcana-reason-already-there = { $zone }: the agent is already there; choose another zone.
arcana-reason-zone-first = First choose the zone where the agent goes.
arcana-reason-militia-first = First choose an open zone for the militia card.
arcana-reason-one-card = An action uses exactly one card from your hand.
arcana-reason-no-card-for-zone = { $zone }: no card in your hand can be played here.
arcana-reason-stake-by-zone = A stake is won by what lies beside it: choose a card from your hand and the zone – { $zone }.
arcana-reason-agent-stays = An agent in a zone stays there; only the effect of a place can move it.
arcana-reason-in-resources = { $thing } lies in your Resources; it comes back with your next Main Deck.
arcana-reason-in-reserve = { $thing } lies under your guild card until the end of the game.
arcana-reason-not-yours = This card belongs to a rival: { $seat }.
arcana-reason-no-card-for-rival = No card in your hand is aimed at a player.
arcana-reason-guild-chosen = Guilds are chosen once, before the game.
arcana-reason-objective-waits = Objectives count at the end of the game.
arcana-reason-agents-to-zones = { $card }: an agent is fielded beside a stake; choose a zone.
arcana-reason-relics-to-zones = { $card }: a relic bribes in a zone or is discarded; choose a zone.
arcana-reason-bribe-personalities-only = { $stake } ({ $zone }) is not a personality; only personalities can be bribed.
arcana-reason-bribe-needs-agent = You need an agent beside { $stake } ({ $zone }) before you can bribe there.
arcana-reason-no-target = { $card } has no legal target now. Needed: { $need }.
arcana-reason-wrong-target = { $card } cannot be aimed at this. Needed: { $need }.
arcana-reason-only-places = { $card } is not a place; only places are played for an effect.
arcana-reason-militia-off = This table plays without militia.
arcana-reason-militia-needs-relic = { $card } is not a relic; the militia comes only for a relic.
arcana-reason-militia-nowhere = There is no open zone where the militia could go.
arcana-reason-militia-empty = The militia deck is empty.
arcana-reason-no-other-zone = No other zone is open.
arcana-reason-unknown-thing = There is nothing like that on the table.
arcana-reason-one-target = { $card } can be used with only one of these.
arcana-reason-relics-or-militia = { $card }: a relic bribes in a zone, calls the militia or is discarded.
arcana-reason-no-card-for-both = No card in your hand can be used with both.
arcana-reason-no-plain-place = No card in your hand takes effect without a target.
arcana-reason-own-seat = This is you. Cards are aimed only at rivals.
arcana-reason-militia-no-relic = The militia comes for a relic, and you hold none.
arcana-reason-nobody-weaker = { $thing } has combat { $combat }. No face-up rival in this zone has less.
arcana-reason-champion-weaker = { $thing } doesn’t have more combat than { $other }.
arcana-reason-champion-elsewhere = The two agents are in different zones. A duel needs them in the same one.
arcana-reason-redraw-alone = You hold no other card to exchange.
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
arcana-view-hand = Hand
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
