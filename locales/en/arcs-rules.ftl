# Arcs: the rules in short, chapter by chapter, in our own words. Page numbers are those of the printed rulebook.

## Aim and end

arcs-rules-aim = Aim
arcs-rule-aim = Aim of the game
arcs-rule-aim-text = The player with the most Power at the end wins. Power comes from ambitions, scored at the end of each chapter. (p. 2)

## Set-up

arcs-rules-setup = Setup
arcs-rule-setup_cards = Action cards in play
arcs-rule-setup_cards-text = Two or three players use only the cards 2 to 6. Four players add 1 and 7. (p. 4)
arcs-rule-setup_court = Court row
arcs-rule-setup_court-text = Shuffle guild and vox cards together. Lay out three face up with two players, four with three or four players. (p. 4)
arcs-rule-setup_map = Clusters out of play
arcs-rule-setup_map-text = A setup card for your player count takes one cluster (four players) or two clusters (two or three players) out of play. (p. 4)
arcs-rule-setup_phantom = Tokens on ambitions with two players
arcs-rule-setup_phantom-text = Each of the six covered planets puts one token on an ambition box: Material and Fuel on Tycoon, Weapons on Warlord, Relics on Keeper, Psionics on Empath. (p. 4)
arcs-rule-setup_pieces = Starting pieces
arcs-rule-setup_pieces-text = In turn order, following the setup card, place 3 ships and a city in A, 3 ships and a starport in B, and 2 ships in each C. (p. 5)
arcs-rule-setup_resources = Starting resources
arcs-rule-setup_resources-text = Your two leftmost resource slots get the planet types of A and B, in this order. (p. 5)
arcs-rule-setup_hand = Starting hands
arcs-rule-setup_hand-text = Everyone gets 6 action cards. Shuffle the rest: they form the face-down action discard pile. (p. 5)
arcs-rule-mulligan = Two-player mulligan
arcs-rule-mulligan-text = With two players, the player without the initiative may once discard all 6 cards after the deal and draw 6 new ones, which they must keep. (p. 5 and 19)

## Basics

arcs-rules-basics = Basics
arcs-rule-map = Map
arcs-rule-map-text = Six clusters of four systems each: a gate and three planets. A planet has a type and one or two building slots; a gate has neither. (p. 6)
arcs-rule-adjacent = Adjacent systems
arcs-rule-adjacent-text = Systems with a thin border between them are adjacent. A gate is adjacent to the planets of its cluster and to the gates on both sides. Thick jagged borders separate. (p. 6)
arcs-rule-out_of_play = Out of play
arcs-rule-out_of_play-text = A cluster out of play does not exist. The path marker on its gate makes the gates on both sides adjacent. (p. 6 and 13)
arcs-rule-control = Control
arcs-rule-control-text = You control a system and everything in it if you have more fresh ships there than each rival. If you tie, nobody controls it. (p. 7)
arcs-rule-damage = Fresh and damaged
arcs-rule-damage-text = A hit damages a fresh piece and destroys a damaged one. In battle the attacker takes destroyed defending pieces as trophies, and the defender takes destroyed attacking ships. (p. 7 and 14)
arcs-rule-captives = Captives
arcs-rule-captives-text = Captured agents lie in your captives box and count for Tyrant. (p. 7)
arcs-rule-trophies = Trophies
arcs-rule-trophies-text = Rival pieces destroyed in battle lie in your trophies box and count for Warlord. (p. 7)

## Playing a chapter

arcs-rules-chapter = Playing a chapter
arcs-rule-lead = Lead
arcs-rule-lead-text = If you have the initiative, play a card face up and take one action of its suit for each pip. You need not use all pips. (p. 8)
arcs-rule-pass = Pass the initiative
arcs-rule-pass-text = With the initiative you may skip your turn, and without cards you must: the marker goes clockwise to the next player with cards and the round ends. If everyone with cards passes in a row, discard all cards in hand and end the chapter. (p. 8)
arcs-rule-declare = Declare an ambition
arcs-rule-declare-text = When you lead, before acting, you may declare the ambition of your card: it gets the available marker with the most Power, and the zero marker makes the card count as 0. A 1 has no ambition, a 7 declares any. Without markers nobody can declare. (p. 9)
arcs-rule-surpass = Surpass
arcs-rule-surpass-text = Play a card of the lead suit face up, with a number above the lead card, and use all its pips. (p. 10)
arcs-rule-copy = Copy
arcs-rule-copy-text = Play any card face down and take one action of the lead suit. (p. 10)
arcs-rule-pivot = Pivot
arcs-rule-pivot-text = Play a card of another suit face up and take one action of its suit. (p. 10)
arcs-rule-seize = Seize the initiative
arcs-rule-seize-text = When you follow, before acting, you may add a second card face down to take the initiative. Surpassing with a 7 takes it without one. It can be seized once per round, never by the player who has it. (p. 10)
arcs-rule-initiative = Who has the initiative next
arcs-rule-initiative-text = The player who seized the initiative keeps it. If nobody did, the highest surpassing card takes it. If nobody surpassed, it stays. (p. 11)
arcs-rule-round_end = End of a round
arcs-rule-round_end-text = All played cards are discarded face down. If anyone has cards left, a new round begins. If not, the chapter ends. (p. 11)

## Standard actions

arcs-rules-actions = Standard actions
arcs-rule-tax = Tax
arcs-rule-tax-text = Choose one of your cities, or a rival city you control, and gain a resource of its planet’s type. From a rival you also capture an agent from their supply, even if the resource has run out. Each city once per turn. (p. 12)
arcs-rule-build = Build
arcs-rule-build-text = Place a city or starport in an empty slot where you have a piece, or a ship at one of your starports. Each starport builds one ship per turn. In a system that a rival controls, the new piece is damaged. (p. 12)
arcs-rule-move = Move
arcs-rule-move-text = Move any number of your ships from one system to one adjacent system. (p. 13)
arcs-rule-catapult = Catapult
arcs-rule-catapult-text = Ships that start at your starport may move on from gate to gate and drop off ships on the way, until they enter any planet, or a gate that a rival controls. (p. 13)
arcs-rule-repair = Repair
arcs-rule-repair-text = Make one of your damaged pieces fresh, anywhere on the map. (p. 13)
arcs-rule-influence = Influence
arcs-rule-influence-text = Place one agent from your supply on any court card. (p. 13)
arcs-rule-secure = Secure
arcs-rule-secure-text = Take a court card with more of your agents than of each rival. Your agents return, rival agents become your captives, a vox card takes effect, and the court is refilled. (p. 13)

## Battle

arcs-rules-battle = Battle
arcs-rule-battle = Battle
arcs-rule-battle-text = Choose a system with your ships and a rival with pieces there. All your ships there are attacking; all their pieces there are defending. (p. 14)
arcs-rule-dice = Collect dice
arcs-rule-dice-text = Roll up to one die for each attacking ship, in any mix, at most six of a kind. (p. 14)
arcs-rule-raid_dice = Raid dice
arcs-rule-raid_dice-text = You can roll raid dice only if the defender has a building in the battle system, or no building on the map. (p. 14)
arcs-rule-battle_order = Resolving the dice
arcs-rule-battle_order-text = In this order: hits on your own ships, interception, hits on ships and then buildings, hits on buildings, raiding. The attacker makes every choice. (p. 14)
arcs-rule-intercept = Interception
arcs-rule-intercept-text = One or more intercept symbols mean one interception: your ships take one hit for each fresh defending ship. (p. 14)
arcs-rule-outrage = Provoke outrage
arcs-rule-outrage-text = If you destroy a city, discard all your resources and guild cards of its planet’s type and mark that type with an agent. From then on, resources of that type don’t buy you their prelude action. (p. 16)
arcs-rule-ransack = Ransack the court
arcs-rule-ransack-text = After the outrage, you secure any court card with the defender’s agent on it. Rival agents on it become trophies, not captives. (p. 16)
arcs-rule-raid = Raid
arcs-rule-raid-text = If you have an attacking ship left, spend your keys to steal the defender’s resources and guild cards one by one. Each costs its raid cost. (p. 16)

## Resources and guild cards

arcs-rules-resources = Resources and guild cards
arcs-rule-spend = Spend resources
arcs-rule-spend-text = In your prelude you may spend any number of resources: Material builds or repairs, Fuel moves, a Weapon lets your pips battle this turn, a Relic secures, a Psionic takes an action of the lead suit. (p. 17)
arcs-rule-slots = Resource slots
arcs-rule-slots-text = A gained resource needs an open slot. You may rearrange when you gain, and discard what doesn’t fit. Cities that leave your board open slots. (p. 17)
arcs-rule-cards_hold = Resources on cards
arcs-rule-cards_hold-text = You can spend them and they count for ambitions, but they can be stolen only if the card says so. They stay on a stolen card and return to the supply when the card is discarded or buried. (p. 17)
arcs-rule-guild = Guild cards
arcs-rule-guild-text = The icon counts for ambitions like a resource; Weapon icons count for none. The text gives new actions and modifiers. The raid cost is what a raider pays. (p. 17)

## End of a chapter

arcs-rules-end = End of a chapter
arcs-rule-score = Score ambitions
arcs-rule-score-text = Every ambition with a marker is scored. First place earns the higher values of its markers, second place the lower ones. (p. 18)
arcs-rule-ties = Ties
arcs-rule-ties-text = Everyone who ties for first gets second place. Those who tie for second get nothing. (p. 18)
arcs-rule-qualify = Nothing to show
arcs-rule-qualify-text = If you have nothing that counts for an ambition, you earn nothing from it. (p. 18)
arcs-rule-city_bonus = City bonus
arcs-rule-city_bonus-text = An untied first place earns 2 more Power if the “+2” box on your board is uncovered, and 5 more if the “+3” box is uncovered too. Once per ambition. (p. 18)
arcs-rule-phantom = Scoring with two players
arcs-rule-phantom-text = The tokens on the ambition boxes count as a third player’s. Weapons on Warlord are trophies. (p. 18)
arcs-rule-clean_up = Clean up
arcs-rule-clean_up-text = If Warlord was scored, all trophies return. If Tyrant was scored, all captives return. Take back the markers and flip the lowest one not yet flipped. (p. 19)
arcs-rule-game_end = End of the game
arcs-rule-game_end-text = The game ends after a chapter in which someone reaches 27 Power (four players), 30 (three) or 33 (two), or after chapter 5. Ties go to the player who is first in turn order. (p. 19)
arcs-rule-deal = Draw cards
arcs-rule-deal-text = Shuffle all action cards and deal 6 to everyone. Shuffle the rest into the face-down discard pile. (p. 19)

## Other actions

arcs-rules-other = Other actions
arcs-rule-prelude = Prelude
arcs-rule-prelude-text = Between playing your card and using its first pip you may take any number of prelude actions. Spent resources return when the prelude ends. A card secured in it cannot use its own prelude action yet. Declare and seize before it. (p. 20)
arcs-rule-new_actions = New actions
arcs-rule-new_actions-text = A card may offer a new action instead of a standard one, whenever a pip or a resource without outrage could pay for that standard action. (p. 20)
arcs-rule-modifiers = Modifiers
arcs-rule-modifiers-text = Modifiers of a standard action don’t affect new actions, but do affect standard actions inside them. (p. 20)

## Leaders and Lore

arcs-rules-leaders = Leaders & Lore
arcs-rule-draft = Draft
arcs-rule-draft-text = Lay out as many leaders and as many lore cards as players, plus one each. Against turn order, take one card at a time until everyone has one leader and one lore card. A variant adds a second lore card. (p. 21)
arcs-rule-leader_setup = Setup with leaders
arcs-rule-leader_setup-text = Take your pieces and resources from your leader card instead. Extra steps of leaders come last, in turn order. (p. 21)
arcs-rule-lore = Lore
arcs-rule-lore-text = Lore has no icon and no raid cost: it counts for no ambition and can’t be stolen. (p. 21)

## Fine print

arcs-rules-fine_print = Fine print
arcs-rule-precedence = Precedence
arcs-rule-precedence-text = Cards beat the rulebook. “Cannot” always wins, unless a card says it ignores it. (p. 22)
arcs-rule-order = Order of choices
arcs-rule-order-text = Unclear ties and choices follow turn order from the initiative. The player taking their turn orders simultaneous effects; between turns, the player with the initiative does. (p. 22)
arcs-rule-rescue = Nobody is eliminated
arcs-rule-rescue-text = If you end your turn with no ships and no starports on the map, place 3 fresh ships at any gate. (p. 22)
arcs-rule-limits = Limits
arcs-rule-limits-text = Pieces are limited to what is in the box: place as many as you can. You may Build even if your supply is empty. Only an outrage mark may use a substitute until an agent is free. (p. 22)
arcs-rule-replace = Replace
arcs-rule-replace-text = Return a piece and place another in its spot, damaged if the old one was. Nothing is destroyed. (p. 22)
arcs-rule-split_discard = Split discard piles
arcs-rule-split_discard-text = Optional: discard cards played face up to an open pile. Draw from the closed pile; if it is too small, shuffle both together first. (p. 22)
arcs-rule-steal = Steal
arcs-rule-steal-text = Move the named thing from a rival’s play area to yours. Stealing is not taking: some cards prevent only stealing. (p. 23)
arcs-rule-secrecy = Private information
arcs-rule-secrecy-text = Action cards in hand are never shown to anyone. (p. 22)

## Our rulings

arcs-rules-rulings = Our rulings
arcs-rule-h1 = Catapult back
arcs-rule-h1-text = A catapulting group can’t go back as a whole to where it has been since it last dropped off a ship. It may go back if it leaves a ship behind. (H1)
arcs-rule-h2 = Empty court deck
arcs-rule-h2-text = When the court deck is empty, the place in the row stays empty. Once the deck has cards again, the next refill fills the whole row from the left. (H2)
arcs-rule-h3 = Several cities
arcs-rule-h3-text = If one battle destroys several cities, all outrage comes first, then you ransack once for each city. (H3)
arcs-rule-h4 = Equal things
arcs-rule-h4-text = Equal things are one choice: slots of equal raid cost, equal resources in them, and ships of one owner in one system that are alike. (H4)
arcs-rule-h5 = Too few cards
arcs-rule-h5-text = If you draw more action cards than the pile has, you draw all of them. (H5)
arcs-rule-h6 = Build with an empty supply
arcs-rule-h6-text = The book lets you Build with nothing in your supply, to no effect. We don’t offer that. New actions instead of Build are still offered. (H6)
arcs-rule-h7 = Tax for nothing
arcs-rule-h7-text = You may tax even if no resource can come: you may still get a captive or what a leader gives. (H7)
arcs-rule-h8 = Skipping a bought action
arcs-rule-h8-text = You may skip an action that you paid for with a resource. If none is possible, the resource is spent without a question. (H8)
arcs-rule-h9 = End of a turn
arcs-rule-h9-text = If you can do nothing more, your turn ends by itself. (H9)
arcs-rule-h10 = Forced steps
arcs-rule-h10-text = Steps without a choice (one ship to move, one way to take hits, one slot) happen without a question. (H10)
arcs-rule-h11 = Order of discarding
arcs-rule-h11-text = At the end of a round cards are discarded in the order of play, each player’s second card after the first. (H11)
arcs-rule-h12 = Rearranging after cleanup
arcs-rule-h12-text = If several players must place resources again after a chapter, they do so in turn order. After the last chapter nobody does. (H12)
arcs-rule-h13 = Rescue
arcs-rule-h13-text = You are rescued only in a turn of your own: without cards, or when you pass, there is no rescue. With fewer than three ships in your supply you get what is there. (H13)
arcs-rule-h14 = Reactions in your turn
arcs-rule-h14-text = If a rival’s card reacts in your turn, you choose when it comes among your own cards. (H14)
arcs-rule-h15 = Unions beside a card
arcs-rule-h15-text = A union lying beside an action card is in nobody’s play area: it gives no icon, and outrage doesn’t discard it. (H15)
arcs-rule-h16 = The closed pile
arcs-rule-h16-text = Without split piles the discard pile is closed, but we list the cards in it that you have seen. (H16)
arcs-rule-h17 = The last pass
arcs-rule-h17-text = The pass that ends a chapter hands on the initiative like any other. (H17)
arcs-rule-h18 = When to rearrange
arcs-rule-h18-text = You may rearrange where it can matter. A city that comes back and covers a slot allows it even if that slot was empty. (H18)
arcs-rule-h19 = Paying with a card that matters
arcs-rule-h19-text = The Feastbringer pays before the markers are placed. A Secret Order given away no longer keeps the zero marker off; Galactic Bards can’t pay for their own declaration. (H19)
arcs-rule-h20 = Pressgang
arcs-rule-h20-text = Pressgang goes captive by captive: an agent goes home, you gain and place its resource, then you choose the next. (H20)
arcs-rule-h21 = Discarding for nothing
arcs-rule-h21-text = You may discard a card for its effect even if the effect does nothing, Lattice Spies too. (H21)
