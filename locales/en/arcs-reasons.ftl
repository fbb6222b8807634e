# Arcs: why not, while a card or a step asks.

## Why not, while a card or a step of the rules asks

arcs-reason-card-first = First answer what this card asks: { $card }.
arcs-reason-step-first = First this is finished: { $step }.
arcs-reason-card-played = You have played your card this turn: { $card }.
arcs-reason-declare-there = This card lets you declare: choose the ambition on the board.
arcs-reason-cluster-by-card = A whole cluster is chosen only when a card asks for one.
arcs-reason-nothing-moves = You have no ships on the map.
arcs-reason-no-control = You do not control { $system }. Your fresh ships there: { $own }, the most of a rival: { $most }.
arcs-reason-not-a-city = This is not a city: { $system }.
arcs-reason-not-in-a-slot = This building does not stand in a building slot: { $system }.
arcs-reason-rival-cities-only = This city is yours; one of a rival is asked for: { $system }.
arcs-reason-planets-only = Only planets: { $system } is a gate.
arcs-reason-clouds-full = There is a city beyond the slots already: { $system }.
arcs-reason-no-piece-of = { $seat } has no piece there: { $system }.
arcs-reason-no-fresh-ships = You have no fresh ships there: { $system }.
arcs-reason-nobody-in-range = No system beside { $system } holds a piece of a rival.
arcs-reason-not-among-systems = No ship goes there: { $system }. Ships left: { $ships }, systems still to come: { $systems }.
arcs-reason-did-not-move = No fresh ship that has just moved is there: { $system }.
arcs-reason-no-sprinters-near = No ship that has just moved is beside { $system }.
arcs-reason-group-goes-on = Only the ships that are under way go on: { $system }.
arcs-reason-ships-in-group = So many ships cannot go. At { $system } are { $fresh } fresh and { $damaged } damaged ones of this move; whoever goes back must leave one there.
arcs-reason-slot-of-other = A token of another player is asked for: { $seat }.
arcs-reason-not-arriving = No such token waits for a slot: { $resource }.
arcs-reason-only-this-type = Only this type counts here: { $resource }.
arcs-reason-rival-has-type = { $seat } has this type already: { $resource }.
arcs-reason-nothing-to-swap = Nothing to swap in { $system }: { $seat } must have a token of the city’s type and lack a type that you have.
arcs-reason-steal-from-rivals = One steals from rivals only.
arcs-reason-not-in-court = This card does not lie in the Court: { $card }.
arcs-reason-no-guild-card-held = This is not a Guild card in a play area: { $card }.
arcs-reason-own-guild-card = You give one of your own Guild cards, and this is none: { $card }.
arcs-reason-card-must-stay = The declaration rests on this card, so it stays: { $card }.
arcs-reason-secure-must-follow = With an agent there, no card could be secured afterwards: { $card }.
arcs-reason-abduct-fewer = Rival agents there: { $agents }. There must be at least one, and fewer than your Weapon icons: { $icons }.
arcs-reason-from-the-left = Agents are placed from left to right, and this card has been passed: { $card }.
arcs-reason-only-face-up = Only an action card that lies face up this round counts: { $suit }.
arcs-reason-no-hand = There are no cards in this hand: { $seat }.
arcs-reason-not-in-that-hand = A card of this hand is asked for: { $seat }.
arcs-reason-captives-passed = Captives go owner by owner, and these have been passed: { $seat }.
arcs-reason-no-captives-of = You have no captives of { $seat }.
arcs-reason-no-such-die = No die that you could still pick shows this. Dice left to pick: { $dice }.
arcs-reason-no-reroll = This card rerolls nothing now: { $card }.
arcs-reason-does-not-react = This card has nothing to do with what has just happened: { $card }.

## What is under way

arcs-step-sailing = ships under way
arcs-step-storing = tokens that look for a slot
arcs-step-hit_buildings = hits on buildings
arcs-step-ransack = ransacking the Court
arcs-step-tax_type = what the taxed city brings
arcs-step-rescue = your new ships in a gate
arcs-step-react = the order of cards that act at once
arcs-step-second = keep this hand or draw another
arcs-step-granted = the action that the token buys
