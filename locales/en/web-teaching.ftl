## Teaching: the coach, guided first games, lessons

web-coach = Coach
web-coach-text = Explains each kind of decision the first time you meet it.
web-coach-close = Got it
web-guided = Guided first game
web-guided-text = A real game against one gentle bot. The coach explains each decision the first time it comes up.
web-guided-start = Start playing
web-alone = Your first game on your own
web-alone-text = One easy bot and the simplest options.
web-hint-take = Play this
web-hint-chance = { $chance } to win
web-hint-gains = For it
web-hint-risks = Against it

## Words that mean the same when rules are searched: groups apart by semicolons

web-synonyms-arcs = battle, fight, attack, combat, war; Power, points, score, victory; win, wins; ship, fleet; city, cities, building; initiative, first player, start player; raid, steal, key; agent, influence; captive, prisoner; trophy, trophies; resource, token, money; hand size, hand limit, starting hands, draw cards; follow, surpass, copy, pivot; dice, die; end of the game, game ends, end of a chapter; turn order, clockwise, lead; card, suit, pips
web-synonyms-eclipse = battle, combat, fight, attack, war; dice, die, shoot, shot; money, credits, gold; materials, minerals; science, research, technology; cube, population, people, colonist, colony; disc, influence; wormhole, gate, passage; Ancient, guard, monster, alien; upkeep, pay, cost, price; points, score; win, wins, winner; trade, exchange, swap; diplomacy, relations, peace, alliance, ally; explore, map, tile, discover; ship parts, blueprint, upgrade, weapon; turn, round; bankrupt, broke
web-synonyms-arcana = stake, prize, reward, loot; bribe, bribery, buy, purse; agent, troops; zone, district, area; points, score; win, wins, winner; discard, throw away; face down, hidden, secret; tie, equal; resolution, fight, battle, conflict, strength; hand size, hand limit, draw; end of the game, jubilee, last round; pass, skip; deck, Main Deck, Resources, reshuffle; first player, turn order

## Examples in the rules

web-example = Step through the example
web-example-of = Example: { $rule }
