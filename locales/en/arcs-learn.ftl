### Arcs: the lessons. Their steps stand in web/src/games/arcs/lessons.toml.

## The table

arcs-learn-setup-title = The table
arcs-learn-setup-text = Map, pieces, court and ambitions: what lies where.
arcs-learn-setup-1 = This is the Reach: clusters in a ring. Each has a gate in the inner ring, and the gates lead to one another. Hatched clusters are out of play; the brass path leads past them.
arcs-learn-setup-2 = Outside the gate lie three planets. The disc shows what a planet yields, the dashed squares are its building slots. Dotted borders can be crossed, jagged ones cannot.
arcs-learn-setup-3 = The circles are yours. The dome is a city, which can be taxed; the ring with three arms is a starport, which builds ships. Who has the most fresh ships in a system controls it, and its ground takes that colour.
arcs-learn-setup-4 = Your resources lie in slots. The small number is the raid cost: so many keys a rival needs to steal what lies there. Every city you build uncovers more slots.
arcs-learn-setup-5 = The court: guild cards with lasting powers, and vox cards that happen once. Agents placed here will decide who takes a card.
arcs-learn-setup-6 = Ambitions bring Power, and Power wins. Only an ambition that somebody declares is scored at the end of the chapter.
arcs-learn-setup-7 = And this is your hand. Suits say what a card lets you do, the diamonds how often. Now you know the table.

## A turn

arcs-learn-turn-title = A turn
arcs-learn-turn-text = Lead a card, declare, prelude, actions.
arcs-learn-turn-1 = The lantern is yours: you lead this round. A low number has many points: this card gives four actions of Construction, build or repair.
arcs-learn-turn-2 = Lead the card { arcs-card-construction_2 }.
arcs-learn-turn-3 = The number 2 belongs to { arcs-ambition-tycoon }. Declare it: the best marker goes there. The price is that your card now counts 0, so every card of its suit surpasses it.
arcs-learn-turn-4 = Before the first action comes the prelude: resources can be spent. Spend the fuel, it moves ships.
arcs-learn-turn-5 = Choose your ships at { arcs-system-hex_2 }, then { arcs-system-arrow_3 } beside it.
arcs-learn-turn-6 = Two of the three ships go.
arcs-learn-turn-7 = Now the points. Choose your starport and build a ship there. A starport builds one ship in a turn.
arcs-learn-turn-8 = You can build where you have a piece and a slot is free. Put a city on { arcs-system-arrow_3 }; it uncovers a resource slot.
arcs-learn-turn-9 = Two points are left, but that is enough for now. End the turn.
arcs-learn-turn-10 = The others have answered: a higher card of your suit surpasses and gets all its points, any card face down copies for one action, another suit pivots for one. Nobody took the initiative, so you lead again.

## Conflict

arcs-learn-conflict-title = Battle
arcs-learn-conflict-text = Choose dice, take losses, win trophies.
arcs-learn-conflict-1 = A rival holds the gate beside you with two ships. Let us drive them away.
arcs-learn-conflict-2 = Battle belongs to Aggression. Lead { arcs-card-aggression_2 }: three points.
arcs-learn-conflict-3 = First go there: your ships at { arcs-system-hex_2 }, then { arcs-system-gate_2 }.
arcs-learn-conflict-4 = All three of them.
arcs-learn-conflict-5 = Now battle: choose { arcs-system-gate_2 }.
arcs-learn-conflict-6 = You may roll as many dice as you have ships. Skirmish dice are safe and hit every second time. Assault dice hit hard and burn your own ships. Raid dice bring keys for stealing and hit buildings.
arcs-learn-conflict-7 = Roll two assault dice. The table always tells you the exact odds before you do.
arcs-learn-conflict-8 = Two hits, and one flame that damaged a ship of yours. A first hit damages a ship, a second destroys it. Destroy one rather than damage two.
arcs-learn-conflict-9 = What you destroy is your trophy, and trophies count for { arcs-ambition-warlord }. Beware: whoever destroys a city provokes outrage and loses the resources of its type.
arcs-learn-conflict-10 = Where the defender has buildings you may roll raid dice. Keys pay the raid costs of resources and guild cards, and you take them.

## Scoring

arcs-learn-scoring-title = Power and the end
arcs-learn-scoring-text = How a chapter is scored, and when the game is over.
arcs-learn-scoring-1 = A chapter ends when all hands are empty. Then every declared ambition is scored. Each line shows its markers and how much everybody has.
arcs-learn-scoring-2 = The most wins the larger number, the second most the smaller. If several share the first place, they all count as second.
arcs-learn-scoring-3 = After every chapter the lowest marker that is still on its first side is turned over to a larger value, so later ambitions weigh more.
arcs-learn-scoring-4 = Cities count too: once your fourth and fifth city are built, every ambition that you win outright brings more Power.
arcs-learn-scoring-5 = The game ends after the fifth chapter, or as soon as somebody has the Power at the mark on the line. The most Power wins; a tie goes to whoever comes first in turn order.

## Strategy

arcs-learn-strategy-title = First plans
arcs-learn-strategy-text = Some thoughts for your first game.
arcs-learn-strategy-1 = Look at your hand as a plan for the whole chapter: what will you be able to do, and which ambition fits it?
arcs-learn-strategy-2 = The court decides games. Lead { arcs-card-administration_4 }: it can influence.
arcs-learn-strategy-3 = Choose the card { arcs-card-gatekeepers } and influence it: one of your agents goes there.
arcs-learn-strategy-4 = Who has the most agents alone may secure the card with Aggression or a relic. Rival agents on it become captives, and captives count for { arcs-ambition-tyrant }.
arcs-learn-strategy-5 = Taxing your cities brings resources of the planet’s type: the quiet way to { arcs-ambition-tycoon }, { arcs-ambition-keeper } and { arcs-ambition-empath }.
arcs-learn-strategy-6 = High cards have few points, but they surpass and take the initiative. A second card laid face down seizes it at once.
arcs-learn-strategy-7 = Declare late enough to be sure, early enough to get a good marker. And count: second place in two ambitions is often better than first in one.
