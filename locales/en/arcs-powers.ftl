# Arcs: what cards ask, offer and do.

## Questions

arcs-ask-muster =
    { $ships ->
        [one] Choose a system you control for { $ships } ship.
       *[other] Choose a system you control for { $ships } ships.
    }
arcs-ask-spread = Choose where the next ship goes. { $ships } left.
arcs-ask-steal-token = Choose whom to steal { $resource } from.
arcs-ask-steal = Choose what to steal.
arcs-ask-steal-card = Choose a guild card to steal.
arcs-ask-free-influence = You may influence a court card.
arcs-ask-lay-beside = { $card }: choose an action card to lay it beside.
arcs-ask-gain-any = Choose a resource to gain.
arcs-ask-pressgang = Choose a captive to return for a resource.
arcs-ask-execute = Choose a captive to turn into a trophy.
arcs-ask-abduct = Choose a court card to capture its rival agents.
arcs-ask-fence = Choose a resource to discard for a Relic.
arcs-ask-trade = Choose a city to trade at.
arcs-ask-trade-take = Trade with { $rival }: choose a resource to take.
arcs-ask-trade-give = Trade with { $rival }: choose a resource to give.
arcs-ask-pick-dice = { $card }: choose dice to reroll. { $dice } left.
arcs-ask-uprising = Which cluster gets your ships?
arcs-ask-demands = You may declare any ambition.
arcs-ask-spreading = You may name a resource: everyone provokes its outrage.
arcs-ask-free-city = You may return a city in a system you control.
arcs-ask-free-seize = You may seize the initiative.
arcs-ask-look = Choose whose cards to look at.
arcs-ask-swap-take = You may take one of { $rival }’s cards for one of yours.
arcs-ask-swap-give = Choose a card to give { $rival }.
arcs-ask-new-hand = Choose cards to discard. You will draw { $count }.
arcs-ask-move-first = Move before the battle: choose from where to where.
arcs-ask-then-battle = Now battle: choose where and against whom.
arcs-ask-free-move = You may move.
arcs-ask-influence-first = Influence before you secure: choose a card.
arcs-ask-then-secure = Now secure: choose a card.
arcs-ask-gift = Choose a guild card to give { $rival }.
arcs-ask-bold = You may place an agent on one more court card.
arcs-ask-summon = Choose a city to summon a ship at.
arcs-ask-rifles-from = Choose a system to fire from.
arcs-ask-rifles-at = Fire from { $system }: choose an adjacent system.
arcs-ask-rifles-whom = Fire at { $system }: choose a target.
arcs-ask-rifles-dice = Fire at { $system }: choose how many skirmish dice to roll.
arcs-ask-sprint = Ships that have just moved may move once more.
arcs-ask-cloud-planet = Choose a planet for a city in the clouds.
arcs-ask-cloud-pay = Choose a resource to pay for the city.
arcs-ask-nurture = Choose one of your cities to tax.
arcs-ask-prune = Choose one of your buildings to replace.

## Powers of cards

arcs-power-mining_interest-manufacture = Manufacture – gain 1 Material
arcs-power-mining_interest-prelude = discard – fill up with Material
arcs-power-material_cartel-prelude = discard – steal 1 Material
arcs-power-admin_union-prelude = lay it beside an Administration card
arcs-power-construction_union-prelude = lay it beside a Construction card
arcs-power-fuel_cartel-prelude = discard – steal 1 Fuel
arcs-power-gatekeepers-prelude = discard – a ship in every gate
arcs-power-shipping_interest-synthesize = Synthesize – gain 1 Fuel
arcs-power-shipping_interest-prelude = discard – fill up with Fuel
arcs-power-spacing_union-prelude = lay it beside a Mobilization card
arcs-power-arms_union-prelude = lay it beside an Aggression card
arcs-power-prison_wardens-pressgang = Pressgang – captives for resources
arcs-power-prison_wardens-execute = Execute – captives become trophies
arcs-power-prison_wardens-prelude = discard – 3 ships in a system you control
arcs-power-skirmishers-reroll = reroll skirmish dice
arcs-power-skirmishers-prelude = discard – 3 ships in a system you control
arcs-power-court_enforcers-abduct = Abduct – capture agents in the court
arcs-power-court_enforcers-prelude = discard – 3 ships in a system you control
arcs-power-loyal_marines-prelude = discard – 3 ships in a system you control
arcs-power-lattice_spies-prelude = discard – seize the initiative
arcs-power-farseers-prelude = discard – swap cards in your hand
arcs-power-silver_tongues-prelude = discard – steal a guild card or a resource
arcs-power-elder_broker-trade = Trade – swap resources with a rival
arcs-power-elder_broker-prelude = discard – gain Material, Fuel and a Weapon
arcs-power-relic_fence-prelude = a resource for a Relic
arcs-power-song_of_freedom-seize = seize the initiative
arcs-power-warrior-move = move first, then battle
arcs-power-feastbringer-influence = influence first, then secure
arcs-power-tool_priests-summon = Summon – build a ship at a city
arcs-power-galactic_rifles-fire_rifles = Fire Rifles into an adjacent system
arcs-power-cloud_cities-build = build a city outside the slots
arcs-power-living_structures-nurture = Nurture – tax one of your cities
arcs-power-living_structures-prune = Prune – replace one of your buildings
arcs-power-seeker_torpedoes-reroll = reroll assault dice

## Rolled dice

arcs-face-skirmish-0 = Skirmish: hit
arcs-face-skirmish-1 = Skirmish: hit
arcs-face-skirmish-2 = Skirmish: hit
arcs-face-skirmish-3 = Skirmish: blank
arcs-face-skirmish-4 = Skirmish: blank
arcs-face-skirmish-5 = Skirmish: blank
arcs-face-assault-0 = Assault: two hits
arcs-face-assault-1 = Assault: two hits + own ship hit
arcs-face-assault-2 = Assault: hit + own ship hit
arcs-face-assault-3 = Assault: hit + own ship hit
arcs-face-assault-4 = Assault: hit + intercept
arcs-face-assault-5 = Assault: blank
arcs-face-raid-0 = Raid: two keys + intercept
arcs-face-raid-1 = Raid: key + own ship hit
arcs-face-raid-2 = Raid: key + building hit
arcs-face-raid-3 = Raid: building hit + own ship hit
arcs-face-raid-4 = Raid: building hit + own ship hit
arcs-face-raid-5 = Raid: intercept

## Moves and events

arcs-do-pick-die = Reroll this die. { $face }
arcs-event-traded = { $seat } trades with { $rival }: takes { $took }, gives { $gave }.
arcs-event-gave-card = { $seat } gives { $card } to { $rival }.
arcs-event-buried = { $card } is buried under the court deck.
arcs-event-court-shuffled = The court deck is shuffled. Cards added: { $count }.

## Why a card offers nothing

arcs-reason-card-by-itself = { $card } works on its own when its moment comes.
arcs-reason-card-used = You have already used { $card } this turn.
arcs-reason-supply-empty = The supply has no { $resource } left.
arcs-reason-no-face-up-card = Nobody has played { $suit } face up this round.
arcs-reason-no-captives = You have no captives.
arcs-reason-too-many-agents = You need a court card with rival agents, but fewer than your Weapon icons: { $icons }.
arcs-reason-no-trade = You control no rival city whose owner has a resource of its type and lacks one you have.
arcs-reason-nothing-to-fence = You have no resource to discard, or the supply has no Relic.
arcs-reason-needs-surpass-or-pivot = You can do this only when you surpass or pivot.
arcs-reason-needs-copy-or-pivot = Only the action of a card you copied or pivoted with can do this.
arcs-reason-declared-this-round = An ambition has already been declared this round.
arcs-reason-no-city-controlled = You control no city.
arcs-reason-nothing-in-range = None of your fresh ships has rival pieces in an adjacent system.
arcs-reason-nothing-to-prune = None of your buildings in slots can be replaced by the other kind.
arcs-reason-no-cloud-planet = No planet has your piece, room in the clouds, and a resource of its type that you can pay.
arcs-reason-no-gate-free = No gate with your piece has room for it.
arcs-reason-no-move-to-battle = No move leads to a battle.
