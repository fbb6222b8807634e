## The bots: who they are, and why they did what they did.

level-random = Coin-tosser
level-random-text = Plays anything that is allowed.
level-easy = Easy
level-easy-text = Knows the aim, but acts on a whim every other time.
level-normal = Normal
level-normal-text = Weighs every move once and takes what looks best.
level-hard = Hard
level-hard-text = Plans ahead through hundreds of possible futures.

bot-is-kiwi = Begins every plan with joy and forgets half of them.
bot-is-mango = Likes best whatever is nearest.
bot-is-okra = Follows a plan, then a butterfly, then the plan again.
bot-is-yuzu = Every other move is a surprise, even to Yuzu.
bot-is-taro = Would rather try it than think about it.
bot-is-sago = Plays to see what happens.
bot-is-kwark = Looks at every move once and takes the best at hand.
bot-is-gluon = Sticks to what pays today.
bot-is-foton = Quick to see a good move, and quick to play it.
bot-is-mezon = Counts what lies on the table, not what may come.
bot-is-bozon = Never walks past a bargain.
bot-is-hadron = Solid moves, one at a time.
bot-is-vega = Tries hundreds of futures before every move.
bot-is-altair = Asks what you will answer, and plans for it.
bot-is-rigel = Weighs what dice and hidden cards may bring.
bot-is-mira = Plays every plan in the mind first.
bot-is-deneb = Thinks about your next move as much as about its own.
bot-is-izar = Trusts no easy gain before it has been tested.

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
