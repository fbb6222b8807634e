# Arcs: names and effects of everything printed on cards, the map and the boards. Effects are in our own words.

## Resources

arcs-resource-material = Material
arcs-resource-material-text = Prelude: build or repair once.
arcs-resource-fuel = Fuel
arcs-resource-fuel-text = Prelude: move once.
arcs-resource-weapon = Weapon
arcs-resource-weapon-text = Prelude: for the rest of this turn you may also use the pips of your action card to battle.
arcs-resource-relic = Relic
arcs-resource-relic-text = Prelude: secure once.
arcs-resource-psionic = Psionic
arcs-resource-psionic-text = Prelude: take one action of the lead suit.

## Suits of action cards

arcs-suit-administration = Administration
arcs-suit-administration-text = Tax, repair or influence
arcs-suit-aggression = Aggression
arcs-suit-aggression-text = Battle, move or secure
arcs-suit-construction = Construction
arcs-suit-construction-text = Build or repair
arcs-suit-mobilization = Mobilization
arcs-suit-mobilization-text = Move or influence

## Ambitions

arcs-ambition-tycoon = Tycoon
arcs-ambition-tycoon-text = Most Material and Fuel, counting tokens and guild cards together.
arcs-ambition-tyrant = Tyrant
arcs-ambition-tyrant-text = Most captives.
arcs-ambition-warlord = Warlord
arcs-ambition-warlord-text = Most trophies.
arcs-ambition-keeper = Keeper
arcs-ambition-keeper-text = Most Relics, counting tokens and guild cards together.
arcs-ambition-empath = Empath
arcs-ambition-empath-text = Most Psionics, counting tokens and guild cards together.

## Actions: the standard ones, then those that cards add

arcs-action-tax = Tax
arcs-action-build = Build
arcs-action-move = Move
arcs-action-repair = Repair
arcs-action-influence = Influence
arcs-action-secure = Secure
arcs-action-battle = Battle
arcs-action-manufacture = Manufacture
arcs-action-synthesize = Synthesize
arcs-action-pressgang = Pressgang
arcs-action-execute = Execute
arcs-action-abduct = Abduct
arcs-action-trade = Trade
arcs-action-summon = Summon
arcs-action-fire_rifles = Fire Rifles
arcs-action-nurture = Nurture
arcs-action-prune = Prune

## Guild cards

arcs-card-loyal_engineers = Loyal Engineers
arcs-card-loyal_engineers-text =
    You keep this card when you provoke outrage.
    Any of your resources may be spent as Material. Your outrage does not stop you from spending for Material’s prelude action.
arcs-card-mining_interest = Mining Interest
arcs-card-mining_interest-text =
    Manufacture (Build): gain 1 Material.
    Prelude: you may discard this card and gain Material until your empty resource slots are full. Once the supply has run out, you may steal the rest from rivals.
arcs-card-material_cartel = Material Cartel
arcs-card-material_cartel-text =
    The Material supply lies here. It counts for your Tycoon, but you cannot spend it. Everyone still gains from it and returns to it.
    After scoring, every rival discards all their Material.
    Prelude: you may discard this card to steal 1 Material.
arcs-card-admin_union = Admin Union
arcs-card-admin_union-text = Prelude: you may lay this card beside a face-up Administration card played this round. When the round is over, take that card into your hand and discard this one.
arcs-card-construction_union = Construction Union
arcs-card-construction_union-text = Prelude: you may lay this card beside a face-up Construction card played this round. When the round is over, take that card into your hand and discard this one.
arcs-card-fuel_cartel = Fuel Cartel
arcs-card-fuel_cartel-text =
    The Fuel supply lies here. It counts for your Tycoon, but you cannot spend it. Everyone still gains from it and returns to it.
    After scoring, every rival discards all their Fuel.
    Prelude: you may discard this card to steal 1 Fuel.
arcs-card-loyal_pilots = Loyal Pilots
arcs-card-loyal_pilots-text =
    You keep this card when you provoke outrage.
    Any of your resources may be spent as Fuel. Your outrage does not stop you from spending for Fuel’s prelude action.
arcs-card-gatekeepers = Gatekeepers
arcs-card-gatekeepers-text =
    When you battle in a gate, you may collect 2 dice more than your ships allow.
    Prelude: you may discard this card to place 1 ship in every gate.
arcs-card-shipping_interest = Shipping Interest
arcs-card-shipping_interest-text =
    Synthesize (Build): gain 1 Fuel.
    Prelude: you may discard this card and gain Fuel until your empty resource slots are full. Once the supply has run out, you may steal the rest from rivals.
arcs-card-spacing_union = Spacing Union
arcs-card-spacing_union-text = Prelude: you may lay this card beside a face-up Mobilization card played this round. When the round is over, take that card into your hand and discard this one.
arcs-card-arms_union = Arms Union
arcs-card-arms_union-text = Prelude: you may lay this card beside a face-up Aggression card played this round. When the round is over, take that card into your hand and discard this one.
arcs-card-prison_wardens = Prison Wardens
arcs-card-prison_wardens-text =
    Pressgang (Build): return any number of your captives; gain 1 resource of your choice for each.
    Execute (Influence): move any number of your captives to your trophies.
    Prelude: you may discard this card; then put 3 of your ships in one system under your control.
arcs-card-skirmishers = Skirmishers
arcs-card-skirmishers-text =
    When you battle, you may once reroll skirmish dice, at most as many as you have Weapon icons. This card is one of them.
    Prelude: you may discard this card; then put 3 of your ships in one system under your control.
arcs-card-court_enforcers = Court Enforcers
arcs-card-court_enforcers-text =
    Abduct (Battle): choose a court card with fewer rival agents than you have Weapon icons; capture all rival agents on it.
    Prelude: you may discard this card; then put 3 of your ships in one system under your control.
arcs-card-loyal_marines = Loyal Marines
arcs-card-loyal_marines-text =
    You keep this card when you provoke outrage.
    Any of your resources may be spent as Weapons. Your outrage does not stop you from spending for the Weapon’s prelude action.
    Prelude: you may discard this card; then put 3 of your ships in one system under your control.
arcs-card-lattice_spies = Lattice Spies
arcs-card-lattice_spies-text = Prelude: before anything else you do this turn, you may discard this card to seize the initiative.
arcs-card-farseers = Farseers
arcs-card-farseers-text =
    When you declare an ambition, look at the hand of one rival; then you may exchange one card with them.
    Prelude: you may discard this card together with any number of cards from your hand; draw that many plus one from the bottom of the action discard pile.
arcs-card-secret_order = Secret Order
arcs-card-secret_order-text = When you declare Keeper or Empath, the zero marker is not placed.
arcs-card-loyal_empaths = Loyal Empaths
arcs-card-loyal_empaths-text =
    You keep this card when you provoke outrage.
    Any of your resources may be spent as Psionics. Your outrage does not stop you from spending for the Psionic’s prelude action.
arcs-card-silver_tongues = Silver-Tongues
arcs-card-silver_tongues-text = Prelude: you may discard this card to steal one guild card or one resource.
arcs-card-loyal_keepers = Loyal Keepers
arcs-card-loyal_keepers-text =
    You keep this card when you provoke outrage.
    Any of your resources may be spent as Relics. Your outrage does not stop you from spending for the Relic’s prelude action.
arcs-card-sworn_guardians = Sworn Guardians
arcs-card-sworn_guardians-text =
    Rivals cannot steal your resources or your other guild cards.
    When this card is stolen, it is buried instead.
arcs-card-elder_broker = Elder Broker
arcs-card-elder_broker-text =
    Trade (Tax): choose a rival city you control. Take one resource of its planet’s type from that rival and give them one of a type they do not have.
    Prelude: you may discard this card to gain 1 Material, 1 Fuel and 1 Weapon.
arcs-card-relic_fence = Relic Fence
arcs-card-relic_fence-text = Prelude, once per turn: you may discard one resource to gain 1 Relic.
arcs-card-galactic_bards = Galactic Bards
arcs-card-galactic_bards-text = When you surpass or pivot and nobody has declared an ambition this round, you may declare the ambition on your card before you act. The zero marker is not placed.

## Vox cards

arcs-card-mass_uprising = Mass Uprising
arcs-card-mass_uprising-text = When secured: choose a cluster; one ship of yours arrives in each of its four systems. Then discard this card.
arcs-card-populist_demands = Populist Demands
arcs-card-populist_demands-text = When secured: you may declare any ambition; the zero marker is not placed. Discard this card.
arcs-card-outrage_spreads = Outrage Spreads
arcs-card-outrage_spreads-text = When secured: you may name a resource; every player, you too, provokes its outrage. Discard this card.
arcs-card-song_of_freedom = Song of Freedom
arcs-card-song_of_freedom-text = When secured: you may return a city in a system you control; if you do, you may seize the initiative. Shuffle this card back into the court deck.
arcs-card-guild_struggle = Guild Struggle
arcs-card-guild_struggle-text = When secured: you may steal one guild card. Then all discarded guild cards are shuffled into the court deck. Discard this card.
arcs-card-call_to_action = Call to Action
arcs-card-call_to_action-text = When secured: the lowest card of the action discard pile goes into your hand. Then discard this card.

## Leaders

arcs-leader-elder = Elder
arcs-leader-elder-text =
    Beloved: when you have defended in a battle and the attacker took a trophy, you may influence. Rivals who battle you cannot ransack the court.
    Just: for Tyrant, second place brings you no Power, and first place brings you the Power of second place, without the city bonus.
arcs-leader-mystic = Mystic
arcs-leader-mystic-text =
    Attuned: when you copy or pivot to tax, also gain 1 Psionic.
    Cryptic: you start the game with outrage for Material and Fuel.
arcs-leader-fuel_drinker = Fuel-Drinker
arcs-leader-fuel_drinker-text =
    Insatiable: when you copy or pivot to tax, also gain 1 Fuel.
    Lavish: after scoring, if Tycoon was scored, discard all your Fuel.
arcs-leader-upstart = Upstart
arcs-leader-upstart-text =
    Ambitious: when you declare an ambition, you may gain 1 resource of your choice.
    Callow: you cannot tax cities you do not control, not even your own.
arcs-leader-rebel = Rebel
arcs-leader-rebel-text =
    Committed: when you battle, you must collect 2 dice more than your ships allow.
    Disorganized: each of your moves takes 2 ships at most.
arcs-leader-warrior = Warrior
arcs-leader-warrior-text =
    Tactical: when you copy or pivot to battle, you may also move, before or after it.
    Violent: for Empath, second place brings you no Power, and first place brings you the Power of second place, without the city bonus.
arcs-leader-feastbringer = Feastbringer
arcs-leader-feastbringer-text =
    Charismatic: when you copy or pivot to secure, you may also influence, before or after it.
    Generous: when you declare an ambition, you must give one of your guild cards to the rival with the least Power; without one you cannot declare.
arcs-leader-demagogue = Demagogue
arcs-leader-demagogue-text =
    Bold: when you declare an ambition, you may place one agent on each of any number of court cards.
    Paranoid: you can secure a guild card only with at least 2 of your agents on it. Vox cards and ransacking do not need them.

## Leaders lie among the cards

arcs-card-elder-text = { arcs-leader-elder-text }
arcs-card-mystic-text = { arcs-leader-mystic-text }
arcs-card-fuel_drinker-text = { arcs-leader-fuel_drinker-text }
arcs-card-upstart-text = { arcs-leader-upstart-text }
arcs-card-rebel-text = { arcs-leader-rebel-text }
arcs-card-warrior-text = { arcs-leader-warrior-text }
arcs-card-feastbringer-text = { arcs-leader-feastbringer-text }
arcs-card-demagogue-text = { arcs-leader-demagogue-text }

## Lore cards

arcs-card-tool_priests = Tool-Priests
arcs-card-tool_priests-text = Summon (Build): once per turn, build 1 ship at any city you control, even a rival’s.
arcs-card-galactic_rifles = Galactic Rifles
arcs-card-galactic_rifles-text = Fire Rifles (Battle): choose a system with fresh ships of yours and a rival with pieces in an adjacent system. Roll up to 1 skirmish die for each of those ships, 6 at most, and hit that rival’s pieces there, ships first.
arcs-card-sprinter_drives = Sprinter Drives
arcs-card-sprinter_drives-text = After you move, a group of your fresh ships that just moved may move once more.
arcs-card-mirror_plating = Mirror Plating
arcs-card-mirror_plating-text = When you defend and the attacker rolled any assault dice, add one intercept to the roll.
arcs-card-hidden_harbors = Hidden Harbors
arcs-card-hidden_harbors-text =
    Ships you build are always fresh.
    When you defend with a fresh starport, the attacker cannot collect raid dice.
arcs-card-signal_breaker = Signal Breaker
arcs-card-signal_breaker-text = When you battle and none of your attacking ships was damaged at the start, ignore one rolled intercept.
arcs-card-repair_drones = Repair Drones
arcs-card-repair_drones-text = After you battle, repair one of your attacking ships.
arcs-card-gate_ports = Gate Ports
arcs-card-gate_ports-text =
    You may build starports in gates, at most one starport per gate.
    When a rival moves ships into a gate that you control and where you have a fresh starport, capture one agent from their supply.
arcs-card-cloud_cities = Cloud Cities
arcs-card-cloud_cities-text = You may build one more city on each planet, outside its slots, if you also spend a resource of the planet’s type.
arcs-card-living_structures = Living Structures
arcs-card-living_structures-text =
    Nurture (Build): tax one of your cities.
    Prune (Repair): replace one of your starports in a slot with a city, or one of your cities in a slot with a starport.
arcs-card-gate_stations = Gate Stations
arcs-card-gate_stations-text =
    You may build cities in gates, at most one city per gate.
    Such a city has the types of all planets with cities in its cluster: taxing it brings one of them, destroying it provokes outrage for all of them.
arcs-card-railgun_arrays = Railgun Arrays
arcs-card-railgun_arrays-text = When you defend with a fresh ship, the attacker hits one of their own ships before collecting dice.
arcs-card-ancient_holdings = Ancient Holdings
arcs-card-ancient_holdings-text = This card holds one resource, as a resource slot with a raid cost of 4.
arcs-card-seeker_torpedoes = Seeker Torpedoes
arcs-card-seeker_torpedoes-text = When you battle, you may once reroll assault dice, at most as many as you have fresh attacking ships.

## Systems: the sign of a planet and the number of its cluster

arcs-system-gate_1 = Gate 1
arcs-system-arrow_1 = Arrow 1 ({ arcs-resource-weapon })
arcs-system-crescent_1 = Crescent 1 ({ arcs-resource-fuel })
arcs-system-hex_1 = Hex 1 ({ arcs-resource-material })
arcs-system-gate_2 = Gate 2
arcs-system-arrow_2 = Arrow 2 ({ arcs-resource-psionic })
arcs-system-crescent_2 = Crescent 2 ({ arcs-resource-weapon })
arcs-system-hex_2 = Hex 2 ({ arcs-resource-relic })
arcs-system-gate_3 = Gate 3
arcs-system-arrow_3 = Arrow 3 ({ arcs-resource-material })
arcs-system-crescent_3 = Crescent 3 ({ arcs-resource-fuel })
arcs-system-hex_3 = Hex 3 ({ arcs-resource-weapon })
arcs-system-gate_4 = Gate 4
arcs-system-arrow_4 = Arrow 4 ({ arcs-resource-relic })
arcs-system-crescent_4 = Crescent 4 ({ arcs-resource-fuel })
arcs-system-hex_4 = Hex 4 ({ arcs-resource-material })
arcs-system-gate_5 = Gate 5
arcs-system-arrow_5 = Arrow 5 ({ arcs-resource-weapon })
arcs-system-crescent_5 = Crescent 5 ({ arcs-resource-relic })
arcs-system-hex_5 = Hex 5 ({ arcs-resource-psionic })
arcs-system-gate_6 = Gate 6
arcs-system-arrow_6 = Arrow 6 ({ arcs-resource-material })
arcs-system-crescent_6 = Crescent 6 ({ arcs-resource-fuel })
arcs-system-hex_6 = Hex 6 ({ arcs-resource-psionic })

## Set-up cards

arcs-setup-two_frontiers = 2 Players – Frontiers
arcs-setup-two_frontiers-text = Clusters 1 and 6 are out of play. For experienced players.
arcs-setup-two_mix_up_1 = 2 Players – Mix Up 1
arcs-setup-two_mix_up_1-text = Clusters 2 and 5 are out of play.
arcs-setup-two_homelands = 2 Players – Homelands
arcs-setup-two_homelands-text = Clusters 1 and 4 are out of play.
arcs-setup-two_mix_up_2 = 2 Players – Mix Up 2
arcs-setup-two_mix_up_2-text = Clusters 1 and 4 are out of play.
arcs-setup-three_mix_up = 3 Players – Mix Up
arcs-setup-three_mix_up-text = Clusters 1 and 4 are out of play.
arcs-setup-three_frontiers = 3 Players – Frontiers
arcs-setup-three_frontiers-text = Clusters 2 and 3 are out of play.
arcs-setup-three_homelands = 3 Players – Homelands
arcs-setup-three_homelands-text = Clusters 5 and 6 are out of play.
arcs-setup-three_core_conflict = 3 Players – Core Conflict
arcs-setup-three_core_conflict-text = Clusters 3 and 6 are out of play. For experienced players.
arcs-setup-four_mix_up_1 = 4 Players – Mix Up 1
arcs-setup-four_mix_up_1-text = Cluster 3 is out of play.
arcs-setup-four_mix_up_2 = 4 Players – Mix Up 2
arcs-setup-four_mix_up_2-text = Cluster 4 is out of play.
arcs-setup-four_frontiers = 4 Players – Frontiers
arcs-setup-four_frontiers-text = Cluster 5 is out of play.
arcs-setup-four_mix_up_3 = 4 Players – Mix Up 3
arcs-setup-four_mix_up_3-text = Cluster 6 is out of play.

## Action cards

arcs-card-administration_1 = { arcs-suit-administration } 1
arcs-card-administration_1-text = 4 pips: { arcs-suit-administration-text }. Ambition: none.
arcs-card-administration_2 = { arcs-suit-administration } 2
arcs-card-administration_2-text = 4 pips: { arcs-suit-administration-text }. Ambition: { arcs-ambition-tycoon }.
arcs-card-administration_3 = { arcs-suit-administration } 3
arcs-card-administration_3-text = 3 pips: { arcs-suit-administration-text }. Ambition: { arcs-ambition-tyrant }.
arcs-card-administration_4 = { arcs-suit-administration } 4
arcs-card-administration_4-text = 3 pips: { arcs-suit-administration-text }. Ambition: { arcs-ambition-warlord }.
arcs-card-administration_5 = { arcs-suit-administration } 5
arcs-card-administration_5-text = 3 pips: { arcs-suit-administration-text }. Ambition: { arcs-ambition-keeper }.
arcs-card-administration_6 = { arcs-suit-administration } 6
arcs-card-administration_6-text = 2 pips: { arcs-suit-administration-text }. Ambition: { arcs-ambition-empath }.
arcs-card-administration_7 = { arcs-suit-administration } 7
arcs-card-administration_7-text = 1 pip: { arcs-suit-administration-text }. Ambition: any.
arcs-card-aggression_1 = { arcs-suit-aggression } 1
arcs-card-aggression_1-text = 3 pips: { arcs-suit-aggression-text }. Ambition: none.
arcs-card-aggression_2 = { arcs-suit-aggression } 2
arcs-card-aggression_2-text = 3 pips: { arcs-suit-aggression-text }. Ambition: { arcs-ambition-tycoon }.
arcs-card-aggression_3 = { arcs-suit-aggression } 3
arcs-card-aggression_3-text = 2 pips: { arcs-suit-aggression-text }. Ambition: { arcs-ambition-tyrant }.
arcs-card-aggression_4 = { arcs-suit-aggression } 4
arcs-card-aggression_4-text = 2 pips: { arcs-suit-aggression-text }. Ambition: { arcs-ambition-warlord }.
arcs-card-aggression_5 = { arcs-suit-aggression } 5
arcs-card-aggression_5-text = 2 pips: { arcs-suit-aggression-text }. Ambition: { arcs-ambition-keeper }.
arcs-card-aggression_6 = { arcs-suit-aggression } 6
arcs-card-aggression_6-text = 2 pips: { arcs-suit-aggression-text }. Ambition: { arcs-ambition-empath }.
arcs-card-aggression_7 = { arcs-suit-aggression } 7
arcs-card-aggression_7-text = 1 pip: { arcs-suit-aggression-text }. Ambition: any.
arcs-card-construction_1 = { arcs-suit-construction } 1
arcs-card-construction_1-text = 4 pips: { arcs-suit-construction-text }. Ambition: none.
arcs-card-construction_2 = { arcs-suit-construction } 2
arcs-card-construction_2-text = 4 pips: { arcs-suit-construction-text }. Ambition: { arcs-ambition-tycoon }.
arcs-card-construction_3 = { arcs-suit-construction } 3
arcs-card-construction_3-text = 3 pips: { arcs-suit-construction-text }. Ambition: { arcs-ambition-tyrant }.
arcs-card-construction_4 = { arcs-suit-construction } 4
arcs-card-construction_4-text = 3 pips: { arcs-suit-construction-text }. Ambition: { arcs-ambition-warlord }.
arcs-card-construction_5 = { arcs-suit-construction } 5
arcs-card-construction_5-text = 2 pips: { arcs-suit-construction-text }. Ambition: { arcs-ambition-keeper }.
arcs-card-construction_6 = { arcs-suit-construction } 6
arcs-card-construction_6-text = 2 pips: { arcs-suit-construction-text }. Ambition: { arcs-ambition-empath }.
arcs-card-construction_7 = { arcs-suit-construction } 7
arcs-card-construction_7-text = 1 pip: { arcs-suit-construction-text }. Ambition: any.
arcs-card-mobilization_1 = { arcs-suit-mobilization } 1
arcs-card-mobilization_1-text = 4 pips: { arcs-suit-mobilization-text }. Ambition: none.
arcs-card-mobilization_2 = { arcs-suit-mobilization } 2
arcs-card-mobilization_2-text = 4 pips: { arcs-suit-mobilization-text }. Ambition: { arcs-ambition-tycoon }.
arcs-card-mobilization_3 = { arcs-suit-mobilization } 3
arcs-card-mobilization_3-text = 3 pips: { arcs-suit-mobilization-text }. Ambition: { arcs-ambition-tyrant }.
arcs-card-mobilization_4 = { arcs-suit-mobilization } 4
arcs-card-mobilization_4-text = 3 pips: { arcs-suit-mobilization-text }. Ambition: { arcs-ambition-warlord }.
arcs-card-mobilization_5 = { arcs-suit-mobilization } 5
arcs-card-mobilization_5-text = 2 pips: { arcs-suit-mobilization-text }. Ambition: { arcs-ambition-keeper }.
arcs-card-mobilization_6 = { arcs-suit-mobilization } 6
arcs-card-mobilization_6-text = 2 pips: { arcs-suit-mobilization-text }. Ambition: { arcs-ambition-empath }.
arcs-card-mobilization_7 = { arcs-suit-mobilization } 7
arcs-card-mobilization_7-text = 1 pip: { arcs-suit-mobilization-text }. Ambition: any.
