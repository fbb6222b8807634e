# Arcs: why not, while a card or a step asks.

## Why not, while a card or a step of the rules asks

arcs-reason-card-first = { $card } asks you something. Answer it, then go on.
arcs-reason-step-first = Something isn’t finished yet: { $step }.
arcs-reason-card-played = You have already played { $card } this turn.
arcs-reason-declare-there = With this card you may declare: choose an ambition on the board.
arcs-reason-cluster-by-card = You choose a whole cluster only when a card asks for it.
arcs-reason-no-control = You don’t control { $system }. Fresh ships there: you have { $own }, a rival has { $most }.
arcs-reason-not-a-city = There is no city to choose at { $system }.
arcs-reason-not-in-a-slot = The building at { $system } isn’t in a building slot.
arcs-reason-rival-cities-only = The city at { $system } is yours. Choose a rival’s city.
arcs-reason-planets-only = { $system } is a gate. Choose a planet.
arcs-reason-clouds-full = { $system } already has a city outside its slots.
arcs-reason-no-piece-of = { $seat } has no piece at { $system }.
arcs-reason-no-fresh-ships = You have no fresh ships at { $system }.
arcs-reason-nobody-in-range = No rival has pieces adjacent to { $system }.
arcs-reason-not-among-systems = No ship goes to { $system }. Ships left: { $ships }, systems left: { $systems }.
arcs-reason-did-not-move = No fresh ship has just moved to { $system }.
arcs-reason-no-sprinters-near = No ship that has just moved is adjacent to { $system }.
arcs-reason-group-goes-on = Only the moving ships go on, not those at { $system }.
arcs-reason-slot-of-other = Choose one of { $seat }’s resources.
arcs-reason-not-arriving = No { $resource } is waiting for a slot.
arcs-reason-only-this-type = Only { $resource } counts here.
arcs-reason-rival-has-type = { $seat } already has { $resource }.
arcs-reason-nothing-to-swap = Nothing to trade at { $system }: { $seat } must have a resource of the city’s type and lack a type that you have.
arcs-reason-steal-from-rivals = You can steal only from rivals.
arcs-reason-not-in-court = { $card } isn’t in the court.
arcs-reason-no-guild-card-held = { $card } isn’t a guild card in anyone’s play area.
arcs-reason-own-guild-card = You give one of your own guild cards, and { $card } isn’t one.
arcs-reason-card-must-stay = Your declaration depends on { $card }, so you can’t give it away.
arcs-reason-secure-must-follow = With an agent on { $card } you couldn’t secure anything afterwards.
arcs-reason-abduct-fewer = Rival agents on this card: { $agents }. You need at least one, but fewer than your Weapon icons: { $icons }.
arcs-reason-from-the-left = You place agents from left to right and have moved past { $card }.
arcs-reason-only-face-up = Choose a { $suit } card played face up this round.
arcs-reason-no-hand = { $seat } has no cards in hand.
arcs-reason-not-in-that-hand = Choose one of { $seat }’s cards.
arcs-reason-captives-passed = You choose captives one owner at a time and have moved past { $seat }’s.
arcs-reason-no-captives-of = You have none of { $seat }’s agents as captives.
arcs-reason-no-such-die = None of the dice you can still pick shows this. Dice left: { $dice }.
arcs-reason-no-reroll = { $card } rerolls nothing now.
arcs-reason-does-not-react = { $card } doesn’t react to what has just happened.
arcs-reason-choose-a-gate = This card lets you build in gates: choose the gate.
arcs-reason-court-empty = There are no cards in the court.
arcs-reason-gate-taken = { $system } already has one.
arcs-reason-hits-otherwise = The hits can’t fall like this. Hits: { $hits }; ships there: { $fresh } fresh, { $damaged } damaged.
arcs-reason-leave-one-behind = The whole group can’t turn back: leave a ship at { $system }.
arcs-reason-next-token = { $resource } needs a slot before the others.
arcs-reason-no-card-for-it = You have no card that does this.
arcs-reason-no-influence-to-secure = One more agent wouldn’t let you secure a card.
arcs-reason-no-ships-there = You have no ships at { $system }.
arcs-reason-no-slot-left = No slot is free: discard one of the resources.
arcs-reason-none-would-go = At least one ship must move.
arcs-reason-not-a-starport = There is no starport to choose at { $system }.
arcs-reason-not-for-action = This isn’t something you can choose for { $action }.
arcs-reason-not-so-many = You can’t move that many. At { $system } the group has { $fresh } fresh and { $damaged } damaged ships.
arcs-reason-not-spent-as = This resource is { $resource }; you can’t spend it as { $other }.
arcs-reason-nothing-to-nurture = None of your cities can be taxed now.
arcs-reason-nothing-to-rearrange = Rearranging your resources would change nothing.
arcs-reason-room-left = A slot is free, so nothing is discarded.
arcs-reason-slot-in-turn = Slots are filled one by one. Now slot { $slot }.
arcs-reason-too-few-dice =
    { $fewest ->
        [one] You must roll at least { $fewest } die, not { $count }.
       *[other] You must roll at least { $fewest } dice, not { $count }.
    }
arcs-reason-too-many-ships = With { $card } you move { $most } ships at most.

## What is under way

arcs-step-sailing = your moving ships
arcs-step-storing = resources without a slot
arcs-step-hit_buildings = hits on buildings
arcs-step-ransack = ransacking the court
arcs-step-tax_type = the resource from the taxed city
arcs-step-rescue = your new ships in a gate
arcs-step-react = the order of cards that act at once
arcs-step-second = whether you keep your cards
arcs-step-granted = the action you pay for with a resource
