### Arcs: the lessons. Their steps stand in web/src/games/arcs/lessons.toml.

## The table

arcs-learn-setup-title = The table
arcs-learn-setup-text = Map, pieces, court and ambitions: what lies where.
arcs-learn-setup-1 = This is the Reach: clusters in a ring. Each has a gate on the inner ring, and gates connect all the way round. Hatched clusters are out of play.
arcs-learn-setup-2 = Outside each gate are planets. The disc shows what a planet yields, dashed squares are building slots. You can cross dotted borders, not jagged ones.
arcs-learn-setup-3 = The red pieces with a circle are yours: ships, a domed city, a starport with arms. With the most undamaged (“fresh”) ships in a system you control it.
arcs-learn-setup-4 = Your resources lie in slots. The small number is the raid cost: a rival needs that many keys to steal what lies there.
arcs-learn-setup-5 = The court: guild cards with lasting powers, vox cards that happen once. Place agents on them; with the most agents you may take the card.
arcs-learn-setup-6 = Ambitions bring Power, and the most Power wins. Declaring one puts a golden marker on it; a chapter scores only ambitions with a marker.
arcs-learn-setup-7 = These are your cards. The suit says what a card lets you do, the diamonds how many times. Now you know the table.

## A turn

arcs-learn-turn-title = A turn
arcs-learn-turn-text = Lead a card, declare, prelude, actions.
arcs-learn-turn-1 = The lantern marks the initiative. It’s yours, so you lead. Low numbers have many pips: this card gives four Construction actions.
arcs-learn-turn-2 = Click { arcs-card-construction_2 }, then { arcs-web-verb-lead }.
arcs-learn-turn-3 = A 2 can declare { arcs-ambition-tycoon }. Do it: it gets the best marker. The catch: your card now counts as 0, so any card of its suit surpasses it.
arcs-learn-turn-4 = Before your first action comes the prelude, when you may spend resources. Click your { arcs-resource-fuel } to spend it: it moves ships.
arcs-learn-turn-5 = Click your ships at { arcs-system-hex_2 }, then the adjacent system { arcs-system-arrow_3 }.
arcs-learn-turn-6 = Two of the three ships move, one stays. Press the bright button.
arcs-learn-turn-7 = Now the actions of your card. Click your starport and build a ship there. Each starport builds one ship per turn.
arcs-learn-turn-8 = You can build where you have a piece and a free slot. Click { arcs-system-arrow_3 } and build a city. It uncovers a resource slot.
arcs-learn-turn-9 = Two actions are left, but that’s enough for now. End your turn.
arcs-learn-turn-10 = The others have followed with cards of their own. When nobody has cards left, the chapter ends and { arcs-ambition-tycoon } is scored.

## Following

arcs-learn-follow-title = Following
arcs-learn-follow-text = Surpass, copy, pivot: try all three.
arcs-learn-follow-1 = A rival leads { arcs-card-mobilization_2 }. Everyone else follows with one card, in one of three ways. Most of your turns are like this.
arcs-learn-follow-2 = Surpass: a higher card of the same suit gives all its pips. Click { arcs-card-mobilization_3 }, then { arcs-web-verb-surpass }.
arcs-learn-follow-3 = Three actions: move or influence. Click your ships at { arcs-system-gate_2 }, then { arcs-system-arrow_2 }.
arcs-learn-follow-4 = Send one ship; the other keeps the gate. Press the bright button.
arcs-learn-follow-5 = Let’s go back and copy: any card, face down, for one action of the lead suit. Click { arcs-card-aggression_6 }, then { arcs-web-verb-copy }.
arcs-learn-follow-6 = One action of that suit. Click the court card { arcs-card-elder_broker } and influence it.
arcs-learn-follow-7 = Back again, and pivot: a card of another suit, one action of its own. Click { arcs-card-construction_4 }, then { arcs-web-verb-pivot }.
arcs-learn-follow-8 = Now you may build once, although a rival leads another suit. Click your starport and build a ship.
arcs-learn-follow-9 = The initiative is worth a card. Surpass once more with { arcs-card-mobilization_3 }, and before acting we will seize it.
arcs-learn-follow-10 = Click { arcs-card-aggression_6 }, then { arcs-web-verb-seize }: it goes face down, and you lead the next round.
arcs-learn-follow-11 = If nobody seizes, the highest surpassing card takes the initiative; if nobody surpasses, it stays where it is.

## Battle

arcs-learn-conflict-title = Battle
arcs-learn-conflict-text = Choose dice, take losses, win trophies.
arcs-learn-conflict-1 = A rival holds the next gate with two ships. Let’s drive them away.
arcs-learn-conflict-2 = Battles belong to Aggression. Click { arcs-card-aggression_2 }, then { arcs-web-verb-lead }: it gives three actions.
arcs-learn-conflict-3 = Move there first: click your ships at { arcs-system-hex_2 }, then { arcs-system-gate_2 }.
arcs-learn-conflict-4 = All three move. Press the bright button.
arcs-learn-conflict-5 = Now click { arcs-system-gate_2 } and start the battle.
arcs-learn-conflict-6 = Roll up to one die per ship. Skirmish dice are safe: half their sides hit. Assault dice hit harder, but some sides hit your own ships.
arcs-learn-conflict-7 = Set { arcs-amount-die-assault } to 2 and the others to 0. Below you see what the roll will probably bring. Then press the bright button.
arcs-learn-conflict-8 = Two hits, and a flame hit your ship. A hit damages a ship, the next destroys it. Click a ship, then the same ship damaged, and confirm.
arcs-learn-conflict-9 = Defenders you destroy are your trophies and count for { arcs-ambition-warlord }. Ships you lose in the attack are the defender’s trophies.

## Raiding

arcs-learn-raid-title = Raiding
arcs-learn-raid-text = Keys, stealing, and the danger of interception.
arcs-learn-raid-1 = Your ships have come to a system with a rival starport. Where the defender has buildings you may roll raid dice.
arcs-learn-raid-2 = This is what there is to steal. The small number is the raid cost, in keys.
arcs-learn-raid-3 = Click { arcs-system-arrow_2 } and start the battle.
arcs-learn-raid-4 = Set { arcs-amount-die-raid } to 1, the others to 0, and roll. Look at the odds first: interception is not rare.
arcs-learn-raid-5 = Interception! Each fresh defending ship hits one of yours: three hits, and no key. Raid against damaged or few defenders.
arcs-learn-raid-6 = Let’s go back and try other dice. Click { arcs-system-arrow_2 } and start the battle again.
arcs-learn-raid-7 = Set { arcs-amount-die-skirmish } to 1 and { arcs-amount-die-raid } to 1, and roll.
arcs-learn-raid-8 = One key, and one of your ships was hit. { arcs-resource-psionic } costs one key: click it among your rival’s resources.
arcs-learn-raid-9 = It’s yours. In a game you choose where to keep it: a slot with a high raid cost is the safest place.

## Court and tax

arcs-learn-court-title = Court and tax
arcs-learn-court-text = Influence, secure, take captives; tax your cities.
arcs-learn-court-1 = Court cards often win games: they give powers that last. Agents decide who gets them.
arcs-learn-court-2 = Administration influences and taxes. Click { arcs-card-administration_4 }, then { arcs-web-verb-lead }.
arcs-learn-court-3 = Click the card { arcs-card-gatekeepers } and influence it: one of your agents goes there.
arcs-learn-court-4 = Now tax: click your city at { arcs-system-hex_2 }. It gives a resource of its planet’s type, once per turn.
arcs-learn-court-5 = A Relic, and a free slot. Put it there: resources count for ambitions and buy extra actions.
arcs-learn-court-6 = One more agent on { arcs-card-gatekeepers }, in case a rival wants it, too.
arcs-learn-court-7 = A rival has come, too, but you have two agents and they have one. With the most you may secure the card.
arcs-learn-court-8 = Securing belongs to Aggression. Lead { arcs-card-aggression_2 }.
arcs-learn-court-9 = Click { arcs-card-gatekeepers }, then { arcs-web-verb-secure }.
arcs-learn-court-10 = The card is yours, your agents come home, and your rival’s agent is your captive. Captives count for { arcs-ambition-tyrant }.

## Power and the end

arcs-learn-scoring-title = Power and the end
arcs-learn-scoring-text = Score a chapter, and see when the game is over.
arcs-learn-scoring-1 = The last round of a chapter. Each line shows an ambition, its markers, and how much everyone has.
arcs-learn-scoring-2 = { arcs-ambition-tycoon } is declared and counts Material and Fuel. You have two, a rival one: you lead.
arcs-learn-scoring-3 = Only you have a card left. Copy with { arcs-card-mobilization_5 }: spending your tokens now would cost you the lead.
arcs-learn-scoring-4 = That’s enough. End your turn, and with it the chapter.
arcs-learn-scoring-5 = 5 Power for first place, 3 for second. If players tie for first, each of them gets second place.
arcs-learn-scoring-6 = Everyone has new cards. After each chapter the lowest marker flips to its better side, so later ambitions are worth more.
arcs-learn-scoring-7 = Cities help: with your fourth built, each first place that is yours alone brings 2 more Power, with the fifth another 3.
arcs-learn-scoring-8 = The game ends after chapter 5, or after a chapter in which someone reaches the goal on the Power track. The player with the most Power wins.
