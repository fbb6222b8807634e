### Arcs: the lessons. Their steps stand in web/src/games/arcs/lessons.toml.

## The table

arcs-learn-setup-title = The table
arcs-learn-setup-text = Map, pieces, court and ambitions: what lies where.
arcs-learn-setup-1 = This is the Reach: six clusters in a ring. Each cluster’s gate is on the inner ring, and gates connect all the way round. Hatched clusters are out of play.
arcs-learn-setup-2 = Outside each gate are three planets. The disc shows what a planet yields; dashed squares are building slots. You can cross dotted borders, but not jagged ones.
arcs-learn-setup-3 = Pieces with a circle are yours. The dome is a city, the ring with arms a starport. If you have the most fresh ships in a system, you control it and it takes your color.
arcs-learn-setup-4 = Your resources lie in slots. The small number is the raid cost: a rival needs that many keys to steal what lies there. Your first cities uncover more slots.
arcs-learn-setup-5 = The court holds guild cards with lasting powers and vox cards that happen once. You place agents on them; with the most agents you may take the card.
arcs-learn-setup-6 = Ambitions bring Power, and the most Power wins. A chapter scores only the ambitions that someone has declared.
arcs-learn-setup-7 = These are your cards. The suit says what a card lets you do, the diamonds how many times. Now you know the table.

## A turn

arcs-learn-turn-title = A turn
arcs-learn-turn-text = Lead a card, declare, prelude, actions.
arcs-learn-turn-1 = The lantern marks the initiative. It’s yours, so you lead this round. Low numbers have many pips: this card gives four Construction actions.
arcs-learn-turn-2 = Click { arcs-card-construction_2 } and lead it.
arcs-learn-turn-3 = A 2 declares { arcs-ambition-tycoon }. Declare it: it gets the best marker. The catch: your card now counts as 0, so any card of its suit surpasses it.
arcs-learn-turn-4 = Before your first action comes the prelude, when you may spend resources. Click your Fuel to spend it: it moves ships.
arcs-learn-turn-5 = Click your ships at { arcs-system-hex_2 }, then the adjacent system { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Two of the three ships move, one stays. Confirm.
arcs-learn-turn-7 = Now the actions of your card. Click your starport and build a ship there. Each starport builds one ship per turn.
arcs-learn-turn-8 = You can build where you have a piece and a free slot. Click { arcs-system-arrow_3 } and build a city. It uncovers a resource slot.
arcs-learn-turn-9 = Two actions are left, but that’s enough for now. End your turn.
arcs-learn-turn-10 = The others followed. A higher card of your suit surpasses: all its pips. Any card face down copies: one action of your suit. Another suit pivots: one action of its own.

## Conflict

arcs-learn-conflict-title = Battle
arcs-learn-conflict-text = Choose dice, take losses, win trophies.
arcs-learn-conflict-1 = A rival holds the next gate with two ships. Let’s drive them away.
arcs-learn-conflict-2 = Battles belong to Aggression. Click { arcs-card-aggression_2 } and lead it: it gives three actions.
arcs-learn-conflict-3 = Move there first: click your ships at { arcs-system-hex_2 }, then { arcs-system-gate_2 }.
arcs-learn-conflict-4 = All three move. Confirm.
arcs-learn-conflict-5 = Now click { arcs-system-gate_2 } and start the battle.
arcs-learn-conflict-6 = Roll up to one die per ship. Skirmish dice are safe; half their sides hit. Assault dice hit hard but burn your own ships. Raid dice bring keys and hit buildings.
arcs-learn-conflict-7 = Roll two assault dice. At a real table you see the exact odds before every roll.
arcs-learn-conflict-8 = Two hits, and a flame damaged your ship. One hit damages a ship, the next destroys it. Destroy one: click a ship, then the same ship damaged, and confirm.
arcs-learn-conflict-9 = Defenders you destroy are your trophies for { arcs-ambition-warlord }; ships you lose go to the defender. Destroying a city costs you all resources of its type: outrage.
arcs-learn-conflict-10 = Where the defender has buildings you may roll raid dice. Spend keys to steal resources and guild cards at their raid cost.

## Scoring

arcs-learn-scoring-title = Power and the end
arcs-learn-scoring-text = How a chapter is scored, and when the game is over.
arcs-learn-scoring-1 = A chapter ends when nobody has cards left. Then every declared ambition is scored. Each line shows its markers and how much everyone has.
arcs-learn-scoring-2 = The player with the most gets the larger number, second place the smaller one. If players tie for first, each of them gets second place.
arcs-learn-scoring-3 = After each chapter the lowest marker not yet flipped is flipped to its better side, so later ambitions are worth more.
arcs-learn-scoring-4 = Cities help too. With your fourth city built, each first place that is yours alone brings 2 more Power; with the fifth, another 3.
arcs-learn-scoring-5 = The game ends after chapter 5, or after a chapter in which someone reaches the goal on the Power track. The most Power wins; ties go by turn order.

## Strategy

arcs-learn-strategy-title = First plans
arcs-learn-strategy-text = Some thoughts for your first game.
arcs-learn-strategy-1 = Your cards are a plan for the whole chapter: what can you do with them, and which ambition fits?
arcs-learn-strategy-2 = The court wins games. Click { arcs-card-administration_4 } and lead it: it lets you influence.
arcs-learn-strategy-3 = Click the card { arcs-card-gatekeepers } and influence it: one of your agents goes there.
arcs-learn-strategy-4 = With more agents on a card than each rival you may secure it, by Aggression or a Relic. Rival agents on it become captives, which count for { arcs-ambition-tyrant }.
arcs-learn-strategy-5 = Taxing a city brings a resource of its planet’s type: the quiet way to { arcs-ambition-tycoon }, { arcs-ambition-keeper } and { arcs-ambition-empath }.
arcs-learn-strategy-6 = High cards have few pips, but they surpass and win the initiative. Or add a second card face down to seize it at once.
arcs-learn-strategy-7 = Declare late enough to be sure, early enough to get a good marker. And count: two second places can be worth one first place.
