### Arcana: words of its table in the browser.

arcana-web-round = Round { $n }
arcana-web-points = Victory points:
arcana-web-hand = Cards in hand
arcana-web-empty-hand = You have no cards in hand.
arcana-web-deck = Deck
arcana-web-resources-short = Resources
arcana-web-fielded = Fielded
arcana-web-holdings = Your cards
arcana-web-holdings-all = Players’ cards
arcana-web-objectives = Your objectives
arcana-web-of = { $now } of { $goal }
arcana-web-resources = Resources ({ $n })
arcana-web-reserve = Under the guild card ({ $n })
arcana-web-none = none
arcana-web-choices = Back to the cards
arcana-web-first = first player
arcana-web-militia = Militia deck
arcana-web-order = Order of resolution
arcana-web-pile = Cards in the pile
arcana-web-sealed = Sealed
arcana-web-hidden = You field face down here
arcana-web-open = Agents lie face up here
arcana-web-no-stake = No stake left
arcana-web-look = Look closer at { $zone }
arcana-web-agent =
    { $hidden ->
        [yes] { $name } ({ $owner }), face down
       *[no] { $name } ({ $owner })
    }
arcana-web-back = Face-down agent ({ $owner })
arcana-web-sum =
    { $unknown ->
        [yes] { $sum } and hidden agents, { $threshold } needed
       *[no] { $sum }, { $threshold } needed
    }
arcana-web-resolving = { $zone }: who reaches { $threshold } ({ $arcanum })?
arcana-web-sum-now = Now { $sum } of { $threshold }
arcana-web-first-now = { $name } plays first
arcana-web-flash-setup = The city is waiting
arcana-web-flash-goal = The most victory points win.
arcana-web-jubilee = The Duke’s Jubilee
arcana-web-jubilee-text = The last round
arcana-web-agents = agents
arcana-web-relic = relic
arcana-web-offer = offer
arcana-web-price = price
arcana-web-verb-discard = Discard a card
arcana-web-verb-call_militia = Call the militia
arcana-web-verb-play = Play a place
arcana-web-verb-keep_stake = Put into Resources
arcana-web-verb-remove_stake = Put under guild card

arcana-web-zone-1L = 1 L
arcana-web-zone-1R = 1 R
arcana-web-zone-2L = 2 L
arcana-web-zone-2R = 2 R
arcana-web-zone-Z1 = 1
arcana-web-zone-Z2 = 2
arcana-web-zone-Z3 = 3
arcana-web-zone-Z4 = 4
arcana-web-zone-N = No Man’s Land

arcana-web-effect-swap = Swap stakes
arcana-web-effect-move = Move agent
arcana-web-effect-lure = Lure
arcana-web-effect-seal = Seal
arcana-web-effect-redraw = Redraw
arcana-web-effect-expel = Drive out
arcana-web-effect-renew = Renew
arcana-web-effect-search = Search
arcana-web-effect-duel = Duel
arcana-web-effect-ferry = Ferry
arcana-web-effect-pilfer = Pilfer
arcana-web-effect-loan = Loan

arcana-web-guild-blades = Strong in combat. The headquarters drives out a rival who isn’t stronger.
arcana-web-guild-ferrymen = Good at everything, best at nothing. The headquarters moves two agents at once.
arcana-web-guild-thieves = Strong in politics. The headquarters makes a rival discard a card.
arcana-web-guild-usurers = Rich in ducats, each agent good at one thing. The headquarters draws a card.

arcana-web-group-guilds = Guild cards
arcana-web-group-personalities = Personalities
arcana-web-group-places = Places
arcana-web-group-relics = Relics
arcana-web-group-militia = Militia
arcana-web-group-objectives = Objectives

## What an action would bring

arcana-odds-sum = Your sum there
arcana-odds-threshold = Needed
arcana-odds-rival = Best rival, face up
arcana-odds-bribe = Your bribe
arcana-odds-price = Price
arcana-web-tie = { arcana-rule-h23-text }

## What is this?

arcana-web-what-points = Victory points
arcana-web-what-control = Who fields face down here
arcana-web-what-progress = So far
arcana-web-what-bribes = Successful bribes
arcana-web-what-middle = Wins in No Man’s Land
