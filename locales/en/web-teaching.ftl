## Teaching: the coach, guided first games, lessons

web-coach = Coach
web-coach-text = Explains each kind of decision the first time you meet it.
web-coach-close = Got it
web-guided = Guided first game
web-guided-text = A real game against one gentle bot. The coach explains each decision the first time it comes up.
web-guided-start = Start playing
web-hint-take = Play this
web-hint-chance = { $chance } to win
web-hint-gains = For it
web-hint-risks = Against it
