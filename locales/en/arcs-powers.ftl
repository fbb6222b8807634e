# Arcs: what cards ask, offer and do.

## Questions

arcs-ask-muster = Ships to place: { $ships }. In which system that you control?
arcs-ask-spread = Ships left in your supply: { $ships }. Where does the next one go?
arcs-ask-steal-token = Steal a token ({ $resource }): from whom?
arcs-ask-steal = What do you steal?
arcs-ask-steal-card = Which guild card do you steal?
arcs-ask-free-influence = You may influence a card of the court.
arcs-ask-lay-beside = { $card }: beside which action card do you lay it?
arcs-ask-gain-any = Which resource do you gain?
arcs-ask-pressgang = Whose captive do you return for a resource?
arcs-ask-execute = Whose captive becomes a trophy?
arcs-ask-abduct = From which court card do you capture the rival agents?
arcs-ask-fence = Which resource do you discard for a Relic?
arcs-ask-trade = At which city do you trade?
arcs-ask-trade-take = Trade with { $rival }: which resource do you take?
arcs-ask-trade-give = Trade with { $rival }: which resource do you give in return?
arcs-ask-pick-dice = { $card }: which dice do you reroll? Still allowed: { $dice }
arcs-ask-uprising = In which cluster do your ships rise?
arcs-ask-demands = You may declare any ambition.
arcs-ask-spreading = You may name a resource: everybody provokes its outrage.
arcs-ask-free-city = You may return a city in a system that you control.
arcs-ask-free-seize = You may seize the initiative.
arcs-ask-look = Whose hand do you look at?
arcs-ask-swap-take = { $rival }: you may take one of these cards for one of yours.
arcs-ask-swap-give = { $rival }: which of your cards do you give?
arcs-ask-new-hand = Which cards do you discard? You will draw: { $count }
arcs-ask-move-first = Move before the battle: from where to where?
arcs-ask-then-battle = Now battle: where and against whom?
arcs-ask-free-move = You may move.
arcs-ask-influence-first = Influence before securing: which card?
arcs-ask-then-secure = Now secure: which card?
arcs-ask-gift = Which guild card do you give away? Receiver: { $rival }
arcs-ask-bold = You may place an agent on one more card of the court.
arcs-ask-summon = At which city do you summon a ship?
arcs-ask-rifles-from = From which system do you fire?
arcs-ask-rifles-at = { $system }: into which adjacent system do you fire?
arcs-ask-rifles-whom = { $system }: at whom do you fire?
arcs-ask-rifles-dice = { $system }: how many skirmish dice do you roll?
arcs-ask-sprint = Ships that just moved may move once more.
arcs-ask-cloud-planet = On which planet do you build a city in the clouds?
arcs-ask-cloud-pay = Which resource pays for the city?
arcs-ask-nurture = Which of your cities do you tax?
arcs-ask-prune = Which of your buildings do you replace?

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
arcs-power-farseers-prelude = discard – change cards of your hand
arcs-power-silver_tongues-prelude = discard – steal a guild card or a resource
arcs-power-elder_broker-trade = Trade – swap resources with a Rival
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
arcs-event-gave-card = { $seat } gives away { $card }. Receiver: { $rival }
arcs-event-buried = { $card } is buried under the court deck.
arcs-event-court-shuffled = The court deck is shuffled. Cards added: { $count }

## Why a card offers nothing

arcs-reason-card-by-itself = This card needs no click: it speaks up when its moment comes. { $card }
arcs-reason-card-used = Once per turn, and you have used it: { $card }
arcs-reason-supply-empty = The supply has none left: { $resource }
arcs-reason-no-face-up-card = No such card lies face up this round: { $suit }
arcs-reason-no-captives = You have no captives.
arcs-reason-too-many-agents = On no court card are there rival agents, but fewer of them than your Weapon icons: { $icons }
arcs-reason-no-trade = You control no rival city whose owner has a resource of its type and lacks one of yours.
arcs-reason-nothing-to-fence = You have no resource to discard, or the supply has no Relic.
arcs-reason-needs-surpass-or-pivot = Only after you Surpass or Pivot.
arcs-reason-needs-copy-or-pivot = Only when you Copy or Pivot.
arcs-reason-declared-this-round = An ambition was declared this round.
arcs-reason-no-city-controlled = You control no city.
arcs-reason-nothing-in-range = No fresh ship of yours has rival pieces in an adjacent system.
arcs-reason-nothing-to-prune = You have no building in a slot that the other kind could replace.
arcs-reason-no-cloud-planet = No planet with a piece of yours, room in the clouds and a resource of its type to pay with.
arcs-reason-no-gate-free = No gate with a piece of yours has room for it, or none is left in your supply.
arcs-reason-no-move-to-battle = No move would lead to a battle.
