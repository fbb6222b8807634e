# Arcs: the rules in short, chapter by chapter, in our own words. Page numbers are those of the printed rulebook.

## Aim and end

arcs-rules-aim = Aim
arcs-rule-aim = Aim of the game
arcs-rule-aim-text = Whoever has the most Power when the game ends wins. Power comes from ambitions, scored at the end of each chapter. (p. 2)

## Set-up

arcs-rules-setup = Set-up
arcs-rule-setup_cards = Action cards in play
arcs-rule-setup_cards-text = With two or three players only the cards 2 to 6 are used; with four players 1 and 7 join them. (p. 4)
arcs-rule-setup_court = Court row
arcs-rule-setup_court-text = Guild and vox cards are shuffled together. Three lie face up with two players, four with three or four players. (p. 4)
arcs-rule-setup_map = Clusters out of play
arcs-rule-setup_map-text = A set-up card for the player count takes one cluster (four players) or two clusters (two or three players) out of the game. (p. 4)
arcs-rule-setup_phantom = Tokens on ambitions with two players
arcs-rule-setup_phantom-text = One token for each of the six covered planets goes on the ambition boxes: Material and Fuel on Tycoon, Weapons on Warlord, Relics on Keeper, Psionics on Empath. (p. 4)
arcs-rule-setup_pieces = Starting pieces
arcs-rule-setup_pieces-text = Following the set-up card in turn order, everybody places 3 ships and a city in A, 3 ships and a starport in B, and 2 ships in each C. (p. 5)
arcs-rule-setup_resources = Starting resources
arcs-rule-setup_resources-text = The two leftmost resource slots receive the planet types of A and B, in this order. (p. 5)
arcs-rule-setup_hand = Starting hands
arcs-rule-setup_hand-text = Everybody is dealt 6 action cards. The rest is shuffled and forms the face-down action discard pile. (p. 5)
arcs-rule-mulligan = Two-player mulligan
arcs-rule-mulligan-text = With two players, whoever does not have the initiative may once throw away all 6 cards after the deal and draw 6 new ones, which they must keep. (p. 5 and 19)

## Basics

arcs-rules-basics = Basics
arcs-rule-map = Map
arcs-rule-map-text = Six clusters of four systems each: a gate and three planets. A planet has a type and one or two building slots; a gate has neither. (p. 6)
arcs-rule-adjacent = Adjacent systems
arcs-rule-adjacent-text = Systems are adjacent when a thin border separates them. A gate touches the planets of its cluster and the gates on both sides. Thick jagged borders separate. (p. 6)
arcs-rule-out_of_play = Out of play
arcs-rule-out_of_play-text = A cluster that is out of play does not exist. The path marker on its gate makes the gates on both sides adjacent to each other. (p. 6 and 13)
arcs-rule-control = Control
arcs-rule-control-text = You control a system and everything in it when you have more fresh ships there than each Rival. With a tie nobody does. (p. 7)
arcs-rule-damage = Fresh and damaged
arcs-rule-damage-text = A hit damages a fresh piece and destroys a damaged one. Destroyed pieces become Trophies of whoever destroyed them. (p. 7 and 14)
arcs-rule-captives = Captives
arcs-rule-captives-text = Captured agents lie in your Captives box and count for Tyrant. (p. 7)
arcs-rule-trophies = Trophies
arcs-rule-trophies-text = Rival pieces that you destroyed lie in your Trophies box and count for Warlord. (p. 7)

## Playing a chapter

arcs-rules-chapter = Playing a chapter
arcs-rule-lead = Lead
arcs-rule-lead-text = The player with the initiative plays a card face up and takes one action of its suit for each of its points. Points may be left unused. (p. 8)
arcs-rule-pass = Pass the initiative
arcs-rule-pass-text = The player with the initiative may skip their turn, and must without cards: the marker goes clockwise to the next player with cards and the round ends. When everybody with cards has passed in a row, all hands are discarded and the chapter ends. (p. 8)
arcs-rule-declare = Declare an ambition
arcs-rule-declare-text = Before acting, the leading player may declare the ambition on the lead card: the available marker with the most Power goes on it and the zero marker turns the card’s number into 0. A 1 has no ambition, a 7 allows any. Without markers nobody can declare. (p. 9)
arcs-rule-surpass = Surpass
arcs-rule-surpass-text = Play a card of the lead suit with a number above the lead card, face up, and use all its points. (p. 10)
arcs-rule-copy = Copy
arcs-rule-copy-text = Play any card face down and take one action of the lead suit. (p. 10)
arcs-rule-pivot = Pivot
arcs-rule-pivot-text = Play a card of another suit face up and take one action of its suit. (p. 10)
arcs-rule-seize = Seize the initiative
arcs-rule-seize-text = When you follow, before acting, you may add a second card face down to take the initiative. Surpassing with a 7 takes it without one. It can be seized once per round, and never by its holder. (p. 10)
arcs-rule-initiative = Who has the initiative next
arcs-rule-initiative-text = After the round, whoever seized it keeps it; otherwise the highest Surpassing card takes it; otherwise it stays. (p. 11)
arcs-rule-round_end = End of a round
arcs-rule-round_end-text = All played cards are discarded face down. If anybody has cards left a new round begins, otherwise the chapter ends. (p. 11)

## Standard actions

arcs-rules-actions = Standard actions
arcs-rule-tax = Tax
arcs-rule-tax-text = Choose one of your cities, or a Rival city that you control, and gain a resource of its planet’s type. From a Rival you also capture an agent from their supply. Each city once per turn. (p. 12)
arcs-rule-build = Build
arcs-rule-build-text = Place a city or starport in an empty slot where you have a piece, or a ship at one of your starports; each starport builds one ship per turn. In a system that a Rival controls the new piece is damaged. (p. 12)
arcs-rule-move = Move
arcs-rule-move-text = Move any number of your ships from one system to one adjacent system. (p. 13)
arcs-rule-catapult = Catapult
arcs-rule-catapult-text = Ships that start where you have a starport may go on from gate to gate and drop ships on the way, until they enter a planet or a gate controlled by a Rival. (p. 13)
arcs-rule-repair = Repair
arcs-rule-repair-text = Make one of your damaged pieces fresh, anywhere on the map. (p. 13)
arcs-rule-influence = Influence
arcs-rule-influence-text = Place one agent from your supply on any court card. (p. 13)
arcs-rule-secure = Secure
arcs-rule-secure-text = Take a court card on which you have more agents than each Rival. Your agents return, Rival agents become your Captives, a vox card takes effect, then the place is filled from the deck. (p. 13)

## Battle

arcs-rules-battle = Battle
arcs-rule-battle = Battle
arcs-rule-battle-text = Choose a system with your ships and a Rival with pieces there. All your ships there are attacking; all their pieces there are defending. (p. 14)
arcs-rule-dice = Collect dice
arcs-rule-dice-text = Up to one die for each attacking ship, mixed freely, at most six of a kind. (p. 14)
arcs-rule-raid_dice = Raid dice
arcs-rule-raid_dice-text = You may collect raid dice only against a defender with a building in the battle system, or with no building on the map. (p. 14)
arcs-rule-battle_order = Resolving the dice
arcs-rule-battle_order-text = In this order: hits on your own ships, interception, hits on ships and then on buildings, hits on buildings, raiding. The attacker makes every choice. (p. 14)
arcs-rule-intercept = Interception
arcs-rule-intercept-text = Any number of intercept symbols means one interception: your ships take one hit for each fresh defending ship. (p. 14)
arcs-rule-outrage = Provoke outrage
arcs-rule-outrage-text = Whoever destroys a city discards all their resources and guild cards of its planet’s type and marks that type with an agent: such resources no longer buy their Prelude action. (p. 16)
arcs-rule-ransack = Ransack the court
arcs-rule-ransack-text = After the outrage, the destroyer secures any court card with an agent of the defender on it. Rival agents on it become Trophies, not Captives. (p. 16)
arcs-rule-raid = Raid
arcs-rule-raid-text = With an attacking ship left, rolled keys steal resources and guild cards of the defender one by one, each at its raid cost. (p. 16)

## Resources and guild cards

arcs-rules-resources = Resources and guild cards
arcs-rule-spend = Spend resources
arcs-rule-spend-text = In your Prelude you may spend any number of resources: Material builds or repairs, Fuel moves, a Weapon lets your points battle, a Relic secures, a Psionic takes an action of the lead card. (p. 17)
arcs-rule-slots = Resource slots
arcs-rule-slots-text = A gained resource needs an open slot; you may rearrange when you gain, and discard what does not fit. Cities that leave your board open slots. (p. 17)
arcs-rule-cards_hold = Resources on cards
arcs-rule-cards_hold-text = They can be spent and count for ambitions, but are stolen only where the card says so. They stay on a stolen card and return to the supply when the card is discarded or buried. (p. 17)
arcs-rule-guild = Guild cards
arcs-rule-guild-text = Their icon counts for ambitions like a resource, their text gives new actions and modifiers, their raid cost is what a raider pays. (p. 17)

## End of a chapter

arcs-rules-end = End of a chapter
arcs-rule-score = Score ambitions
arcs-rule-score-text = Every ambition with a marker is scored. First place earns the higher values of its markers, second place the lower ones. (p. 18)
arcs-rule-ties = Ties
arcs-rule-ties-text = All who tie for first get second place. Those who tie for second get nothing. (p. 18)
arcs-rule-qualify = Nothing to show
arcs-rule-qualify-text = Without anything that counts for an ambition you earn nothing from it. (p. 18)
arcs-rule-city_bonus = City bonus
arcs-rule-city_bonus-text = An untied first place earns 2 more Power once your fourth city has left the board, 5 more once the fifth has left too; once per ambition. (p. 18)
arcs-rule-phantom = Scoring with two players
arcs-rule-phantom-text = The tokens on the ambition boxes count as those of a third player. Weapons on Warlord are Trophies. (p. 18)
arcs-rule-clean_up = Clean up
arcs-rule-clean_up-text = If Warlord was scored all Trophies return, if Tyrant was scored all Captives return. The markers go back and the lowest one not yet flipped is flipped. (p. 19)
arcs-rule-game_end = End of the game
arcs-rule-game_end-text = The game ends when somebody has 27 Power (four players), 30 (three) or 33 (two), or after chapter 5. Ties go to whoever comes first in turn order. (p. 19)
arcs-rule-deal = New hands
arcs-rule-deal-text = All action cards are shuffled, everybody is dealt 6, the rest is shuffled into the face-down discard pile. (p. 19)

## Other actions

arcs-rules-other = Other actions
arcs-rule-prelude = Prelude
arcs-rule-prelude-text = From playing your card until your first point is used you may take any number of Prelude actions. Resources spent in it return to the supply only when it ends, and a card secured in it cannot use its own Prelude action yet. Declaring and seizing come before it. (p. 20)
arcs-rule-new_actions = New actions
arcs-rule-new_actions-text = A card may offer a new action in place of a standard one, whenever a point or a resource without outrage would pay for that standard action. (p. 20)
arcs-rule-modifiers = Modifiers
arcs-rule-modifiers-text = Modifiers of a standard action do not touch new actions, but do touch standard actions contained in them. (p. 20)

## Leaders and Lore

arcs-rules-leaders = Leaders & Lore
arcs-rule-draft = Draft
arcs-rule-draft-text = As many leaders and as many lore cards as players plus one lie open. Against turn order everybody takes one card at a time until each has one leader and one lore; a variant adds a second lore each. (p. 21)
arcs-rule-leader_setup = Set-up with leaders
arcs-rule-leader_setup-text = Pieces and resources come from the leader card instead. Extra steps of leaders come last, in turn order. (p. 21)
arcs-rule-lore = Lore
arcs-rule-lore-text = Lore has no icon and no raid cost: it counts for no ambition and cannot be stolen. (p. 21)

## Fine print

arcs-rules-fine_print = Fine print
arcs-rule-precedence = Precedence
arcs-rule-precedence-text = Cards beat the rulebook. What cannot be done cannot be done, unless a text explicitly ignores it. (p. 22)
arcs-rule-order = Order of choices
arcs-rule-order-text = Unclear ties and choices follow turn order from the initiative. Whoever is taking their turn orders simultaneous effects; between turns the initiative holder does. (p. 22)
arcs-rule-rescue = Nobody is eliminated
arcs-rule-rescue-text = A player who ends their turn with neither ships nor starports on the map places 3 fresh ships in a gate. (p. 22)
arcs-rule-limits = Limits
arcs-rule-limits-text = Pieces are limited to what is in the box; place as many as you can. Only an outrage mark may use a substitute until an agent is free. (p. 22)
arcs-rule-replace = Replace
arcs-rule-replace-text = Return a piece and place another in its stead, damaged if the old one was. Nothing is destroyed by it. (p. 22)
arcs-rule-split_discard = Split discard piles
arcs-rule-split_discard-text = Optional: cards played face up are discarded to an open pile. Draws use the closed pile; if it is too small, both are shuffled together first. (p. 22)
arcs-rule-secrecy = Private information
arcs-rule-secrecy-text = Hands of action cards are never shown to anybody. (p. 22)
