### Arcs: examples of the rulebook, step by step. Their positions stand in web/src/games/arcs/examples.toml.

## A round of cards (p. 8–11)

arcs-example-surpass-1 = You have the initiative and lead { arcs-card-construction_4 }: three pips to build or repair.
arcs-example-surpass-2 = Before you act you may declare the card’s ambition. A 4 stands for { arcs-ambition-warlord }.
arcs-example-surpass-3 = { arcs-ambition-warlord } gets the best marker. The zero marker covers your number: the card counts as 0, but its three pips stay.
arcs-example-surpass-4 = One pip has built a city, one has repaired a ship. You don’t use the third. You don’t have to.
arcs-example-surpass-5 = The next player pivots with { arcs-card-aggression_4 }: another suit, any number, one action. Two ships move.
arcs-example-surpass-6 = The third player surpasses with { arcs-card-construction_5 }: your suit, and higher than your 0. Two pips, two ships.
arcs-example-surpass-7 = Nobody seized the initiative, so it goes to the highest card that surpassed. The third player leads the next round.

## Tax (p. 12)

arcs-example-tax-1 = You lead Administration. One of these cities is yours. The other is a rival’s, but you have more fresh ships there: you control it.
arcs-example-tax-2 = You tax your own city first. Its planet yields Material.
arcs-example-tax-3 = One Material, and it lies in a free slot. You can’t tax this city again this turn.
arcs-example-tax-4 = Now the rival’s city. You control the system, so you can tax it.
arcs-example-tax-5 = You gain a Psionic and capture one of the rival’s agents. Captives count for { arcs-ambition-tyrant }.

## Catapult (p. 13)

arcs-example-catapult-1 = Your two ships start from your starport, so they catapult: one Move action, several steps.
arcs-example-catapult-2 = They have reached { arcs-system-gate_4 }. Nobody else controls it, so they may fly on.
arcs-example-catapult-3 = Next comes { arcs-system-gate_5 }. A rival has two fresh ships there and controls it.
arcs-example-catapult-4 = Here they must stop: a gate that someone else controls ends the catapult, and so does any planet. To go on, move again.

## Battle, outrage, ransacking, raid (p. 15–16)

arcs-example-battle_order-1 = You have four fresh ships here. The rival has one fresh ship, two damaged ones and a damaged city.
arcs-example-battle_order-2 = You start a battle. Four ships, so up to four dice. Raid dice are allowed because the rival has a building here.
arcs-example-battle_order-3 = You choose two assault and two raid dice, and roll them.
arcs-example-battle_order-4 = First your losses: one hit for the flame, one for the interception, because the rival has one fresh ship. You damage two ships.
arcs-example-battle_order-5 = Then your hit. You damage the rival’s last fresh ship; you could also destroy a damaged one.
arcs-example-battle_order-6 = The building symbol hits the city. It was damaged, so it’s destroyed: a trophy, and it counts for { arcs-ambition-warlord }.
arcs-example-battle_order-7 = Outrage: it was a Relic city, so you discard your Relics and Relic guild cards. Relics no longer buy you Secure actions.
arcs-example-battle_order-8 = You ransack the court: you take { arcs-card-mining_interest }, where the rival had an agent. All three agents on it are your trophies.
arcs-example-battle_order-9 = You also rolled two keys: enough for the Material and the Weapon, one key each. The Relic would cost three.
