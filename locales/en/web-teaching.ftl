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

web-synonyms-arcs = battle, fight, attack, combat; Power, points, score; ship, fleet; city, building; initiative, first player; raid, steal, key; agent, influence; captive, prisoner; trophy, trophies; resource, token
web-synonyms-eclipse = battle, combat, fight, attack; money, credits, gold; materials, minerals; science, research, technology; cube, population, people, colonist; disc, influence; wormhole, gate, passage; Ancient, guard, monster; upkeep, pay, cost; points, score
web-synonyms-arcana = stake, prize; bribe, buy, purse; agent, card; zone, district, area; points, score; discard, throw away; face down, hidden, secret; tie, equal, draw

## Examples in the rules

web-example = Step through the example
web-example-of = Example: { $rule }
