## The bots: who they are, and why they did what they did.

level-random = Coin-tosser
level-random-text = Plays anything that is allowed.
level-easy = Easy
level-easy-text = Knows the aim, but acts on a whim every other time.
level-normal = Normal
level-normal-text = Weighs every move once and takes what looks best.
level-hard = Hard
level-hard-text = Plans ahead through hundreds of possible futures.

bot-why-random = Picked at random.
bot-why-forced = Nothing else was possible.
bot-why-best = This looked best of all possible moves.
bot-why-arcana-field = To come closer to winning this stake.
bot-why-arcana-bribe = The bribe is enough: the stake is mine at once.
bot-why-arcana-place = The place changes who stands where, to my advantage.
bot-why-arcs-declare = This ambition suits me better than the others.
bot-why-arcs-battle = The odds of this battle are on my side.
bot-why-arcs-court = I want this card of the court.
bot-why-arcs-build = More pieces on the map bring more later.
bot-why-arcs-tax = Resources for the ambitions and for the next prelude.
bot-why-eclipse-explore = New sectors are the roots of everything else.
bot-why-eclipse-economy = More population means more to spend every round.
bot-why-eclipse-research = A technology for the rest of the game.
bot-why-eclipse-fleet = Ships that can take and hold what matters.
bot-why-eclipse-save = One more action would cost more than it brings.
