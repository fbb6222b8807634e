## The bots: who they are, and why they did what they did.

level-random = Coin-tosser
level-random-text = Plays anything that is allowed.
level-easy = Easy
level-easy-text = Knows the goal, but plays every other move on a whim.
level-normal = Normal
level-normal-text = Weighs every move once and takes what looks best.
level-hard = Hard
level-hard-text = Looks ahead through hundreds of possible futures.

bot-is-kiwi = Starts every plan with joy and forgets half of them.
bot-is-mango = Loves whatever is closest.
bot-is-okra = Follows a plan, then a butterfly, then the plan again.
bot-is-yuzu = Every other move is a surprise, even to Yuzu.
bot-is-taro = Would rather try it than think about it.
bot-is-sago = Plays to see what happens.
bot-is-kwark = Looks at every move once and takes the best.
bot-is-gluon = Sticks to what pays today.
bot-is-foton = Quick to see a good move, and quick to play it.
bot-is-mezon = Counts what lies on the table, not what may come.
bot-is-bozon = Never walks past a bargain.
bot-is-hadron = Solid moves, one at a time.
bot-is-vega = Tries hundreds of futures before every move.
bot-is-altair = Asks what you will answer, and plans for it.
bot-is-rigel = Weighs what dice and hidden cards may bring.
bot-is-mira = Plays every plan in its head first.
bot-is-deneb = Thinks about your next move as much as its own.
bot-is-izar = Trusts no easy gain until it’s tested.

bot-why-random = Picked at random.
bot-why-forced = Nothing else was possible.
bot-why-best = This looked like the best move.
bot-why-arcana-field = It brings the stake closer.
bot-why-arcana-bribe = The bribe is enough to take the stake at once.
bot-why-arcana-place = This place moves agents where they help.
bot-why-arcs-declare = This ambition is easier to win than the others.
bot-why-arcs-battle = The odds favor this battle.
bot-why-arcs-court = This court card is worth having.
bot-why-arcs-build = More pieces on the map pay off later.
bot-why-arcs-tax = Resources for ambitions and for the next prelude.
bot-why-eclipse-explore = New sectors make everything else possible.
bot-why-eclipse-economy = More population means more to spend each round.
bot-why-eclipse-research = A technology that lasts for the rest of the game.
bot-why-eclipse-fleet = Ships to take and hold what matters.
bot-why-eclipse-save = One more action would cost more than it earns.
