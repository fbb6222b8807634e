### Arcs: the lessons. Their steps stand in web/src/games/arcs/lessons.toml.

## The table

arcs-learn-setup-title = The table
arcs-learn-setup-text = Map, pieces, court and ambitions: what lies where.
arcs-learn-setup-1 = This is the Reach: six clusters in a ring. Each has a gate in the inner ring, and from gate to gate you can fly all the way round. Hatched clusters are out of play; the brass path leads past them.
arcs-learn-setup-2 = Outside the gate lie three planets. The disc shows what a planet yields, the dashed squares are its building slots. Dotted borders can be crossed, jagged ones cannot.
arcs-learn-setup-3 = Pieces with a circle are yours. The dome is a city: it can be taxed. The ring with three arms is a starport: it builds ships. Whoever has the most undamaged ships in a system controls it, and the ground takes that colour.
arcs-learn-setup-4 = Your resources lie in slots. The small number under each is its raid cost: a rival needs that many keys to steal what lies there. Your first cities uncover more slots.
arcs-learn-setup-5 = The court: guild cards with lasting powers, and vox cards that happen once. Players place agents on them, and whoever has the most may take the card. On a small screen the court is behind its tab at the bottom.
arcs-learn-setup-6 = Ambitions bring Power, and the most Power wins. At the end of a chapter only those ambitions are scored that somebody has declared.
arcs-learn-setup-7 = And this is your hand. The suit says what a card lets you do, the diamonds how many times. Now you know the table.

## A turn

arcs-learn-turn-title = A turn
arcs-learn-turn-text = Lead a card, declare, prelude, actions.
arcs-learn-turn-1 = The lantern is yours: you have the initiative and lead this round. A low number means many points: this card gives four actions of Construction, build or repair.
arcs-learn-turn-2 = Click { arcs-card-construction_2 } and lead it.
arcs-learn-turn-3 = The number 2 belongs to { arcs-ambition-tycoon }. Declare it: the best marker goes there. The price: your card now counts as 0, so every card of its suit surpasses it.
arcs-learn-turn-4 = Before the first action comes the prelude, when resources can be spent. Click your fuel to spend it: it moves ships.
arcs-learn-turn-5 = Click your ships at { arcs-system-hex_2 }, then { arcs-system-arrow_3 } beside it.
arcs-learn-turn-6 = Two of the three ships go, one stays. Confirm it.
arcs-learn-turn-7 = Now the points of your card. Click your starport and build a ship there. Each starport builds one ship in a turn.
arcs-learn-turn-8 = You can build where you have a piece and a slot is free. Click { arcs-system-arrow_3 } and build a city; it uncovers a resource slot.
arcs-learn-turn-9 = Two points are left, but that is enough for now. End the turn.
arcs-learn-turn-10 = The others have answered. A higher card of your suit surpasses and gets all its points. Any card face down copies your suit for one point. A card of another suit pivots: one point of its own suit. Nobody took the initiative, so you lead again.

## Conflict

arcs-learn-conflict-title = Battle
arcs-learn-conflict-text = Choose dice, take losses, win trophies.
arcs-learn-conflict-1 = A rival holds the gate beside you with two ships. Let us drive them away.
arcs-learn-conflict-2 = Battles belong to Aggression. Click { arcs-card-aggression_2 } and lead it: it gives three points.
arcs-learn-conflict-3 = First fly there: click your ships at { arcs-system-hex_2 }, then { arcs-system-gate_2 }.
arcs-learn-conflict-4 = All three go. Confirm it.
arcs-learn-conflict-5 = Now click { arcs-system-gate_2 } and start the battle.
arcs-learn-conflict-6 = You may roll as many dice as you have ships. Skirmish dice are safe, and half of their sides hit. Assault dice hit hard but burn your own ships too. Raid dice bring keys for stealing and hit buildings.
arcs-learn-conflict-7 = Roll two assault dice. At a real table you see the exact odds before every roll.
arcs-learn-conflict-8 = Two hits, and one flame that damaged a ship of yours. The first hit damages a ship, the second destroys it. Better to destroy one than to damage two: click a ship, then the damaged ship, and confirm.
arcs-learn-conflict-9 = What you destroy becomes your trophy, and trophies count for { arcs-ambition-warlord }. But beware: whoever destroys a city provokes outrage and loses all resources of its type.
arcs-learn-conflict-10 = Where the defender has buildings you may roll raid dice. With keys you pay the raid costs of resources and guild cards, and they are yours.

## Scoring

arcs-learn-scoring-title = Power and the end
arcs-learn-scoring-text = How a chapter is scored, and when the game is over.
arcs-learn-scoring-1 = A chapter ends when all hands are empty. Then every declared ambition is scored. Each line shows its markers and how much everybody has.
arcs-learn-scoring-2 = Whoever has the most gets the larger number, second place the smaller one. If several share first place, each of them gets second place.
arcs-learn-scoring-3 = After every chapter the lowest marker that has not been turned over yet is turned to its better side, so later ambitions are worth more.
arcs-learn-scoring-4 = Cities help too: once your fourth and fifth city are built, every first place that is yours alone brings extra Power.
arcs-learn-scoring-5 = The game ends after the fifth chapter, or after a chapter in which somebody has reached the mark on the line. The most Power wins; a tie goes to whoever comes first in turn order.

## Strategy

arcs-learn-strategy-title = First plans
arcs-learn-strategy-text = Some thoughts for your first game.
arcs-learn-strategy-1 = Look at your hand as a plan for the whole chapter: what will you be able to do, and which ambition fits it?
arcs-learn-strategy-2 = The court decides games. Click { arcs-card-administration_4 } and lead it: it can influence.
arcs-learn-strategy-3 = Click the card { arcs-card-gatekeepers } and influence it: one of your agents goes there.
arcs-learn-strategy-4 = If you alone have the most agents on a card, you may secure it with Aggression or with a relic. Rival agents on it become your captives, and captives count for { arcs-ambition-tyrant }.
arcs-learn-strategy-5 = Taxing a city brings a resource of its planet’s type: the quiet way to { arcs-ambition-tycoon }, { arcs-ambition-keeper } and { arcs-ambition-empath }.
arcs-learn-strategy-6 = High cards have few points, but they surpass and win the initiative. Or lay a second card face down: that seizes it at once.
arcs-learn-strategy-7 = Declare late enough to be sure, early enough to get a good marker. And count: two second places can be worth as much as one first place.
