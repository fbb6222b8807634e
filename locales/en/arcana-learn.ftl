### Arcana: the lessons. Their steps stand in web/src/games/arcana/lessons.toml.

## The table

arcana-learn-setup-title = The table
arcana-learn-setup-text = Zones, stakes, guilds: what lies where.
arcana-learn-setup-1 = This is a city with five zones. In each zone lies one card that everyone wants. Such a card is called a stake.
arcana-learn-setup-2 = The dark circle on a stake shows its points. A relic brings 1 point, a personality 3 and a place 5. Whoever has the most points at the end wins.
arcana-learn-setup-3 = The golden label says what a stake costs. This one costs five chalices. The people you send there must have at least five chalices together.
arcana-learn-setup-4 = Two zones are yours. You share each one with a neighbor. Here your cards lie face down, and nobody else knows them. In all other zones they lie face up.
arcana-learn-setup-5 = Now you need a guild. That is your team: nine agents, who are the people you send out, one headquarters and one relic. Click the Blades. They are good fighters.
arcana-learn-setup-6 = These are your first four cards. Every agent has four numbers: mace for combat, sword for politics, chalice for spirit, coin for ducats. Now you know the table!

## A turn

arcana-learn-turn-title = A turn
arcana-learn-turn-text = One card each turn: send it out, or put it away.
arcana-learn-turn-1 = The game goes in rounds. In a round everyone gets four cards. You take turns, one card each, until nobody has a card left.
arcana-learn-turn-2 = Look at Zone 1. Its stake costs five swords, that is politics 5. The zone is yours, so nobody will see whom you send there.
arcana-learn-turn-3 = Click the card “{ arcana-card-B5 }”. It has politics 3. Then click Zone 1.
arcana-learn-turn-4 = There it lies. The others have played as well. The crossed-out eye means: only you see this card. The others see its back.
arcana-learn-turn-5 = You have 3, and you need 5. Agents in one zone add up, so send one more. Click “{ arcana-card-B9 }”, politics 3, then Zone 1.
arcana-learn-turn-6 = 3 and 3 make 6. That is enough for a stake that costs 5. Now you can only hope that nobody brings more.
arcana-learn-turn-7 = You do not need your relic in this round, so put it away. Click “{ arcana-card-BRL }”, then discard it. It goes to your Resources: the cards you will draw again later.
arcana-learn-turn-8 = One card is left for your last turn. When nobody has a card left, it is decided who wins the stakes.

## Conflict

arcana-learn-conflict-title = Who wins a stake
arcana-learn-conflict-text = The quick way is a bribe, the other way is the highest sum.
arcana-learn-conflict-1 = There are two ways to win a stake. The quick way is a bribe. It works with personalities only. The purse on the card shows the price: 7.
arcana-learn-conflict-2 = First you need an agent there. Click “{ arcana-card-B8 }”, spirit 4, then No Man’s Land.
arcana-learn-conflict-3 = Your agent’s 4 chalices count, and so do the ducats of a relic. Click “{ arcana-card-BRL }”, 3 ducats, then No Man’s Land. 4 and 3 make 7.
arcana-learn-conflict-4 = Bought! You win at once, no matter whom the others have there. That is 3 points for you. The next stake is turned up.
arcana-learn-conflict-5 = Your agent and the relic have gone to your Resources, and so has the card you won. You will draw them all again later.
arcana-learn-conflict-6 = The other way: be the strongest at the end of the round. Click “{ arcana-card-B5 }”, then Zone 1.
arcana-learn-conflict-7 = Now click “{ arcana-card-B9 }”, then Zone 1 again. It is the last card of the round.
arcana-learn-conflict-8 = The round is over. All hidden cards were turned up and added together. The highest sum wins, if it is at least as high as the golden number. In Zone 1 that was you!
arcana-learn-conflict-9 = Sometimes two sums are equal, or nobody reaches the golden number. Then nobody wins. All the cards stay there for the next round.

## Scoring

arcana-learn-scoring-title = Points and the end
arcana-learn-scoring-text = What counts, and when the Duke ends it all.
arcana-learn-scoring-1 = The number beside a name shows the points of that guild. Everyone can see it.
arcana-learn-scoring-2 = Points come from stakes you have won. Remember: a relic brings 1, a personality 3, a place 5.
arcana-learn-scoring-3 = Some stakes cost a lot. Be patient: if your agents are too weak, they stay there. In the next round you can send more.
arcana-learn-scoring-4 = How does the game end? Among the last six cards of No Man’s Land lies the Duke’s Jubilee. The round in which it appears is the last.
arcana-learn-scoring-5 = Every card you win joins your own cards. Personalities are strong agents, places do something special, and relics help to bribe.
arcana-learn-scoring-6 = Later you can add more rules: secret objectives, a militia that helps you, and cards that you put away for their points. Play your first game without them.

## Strategy

arcana-learn-strategy-title = First strategy
arcana-learn-strategy-text = A few ideas for your first real game.
arcana-learn-strategy-1 = Count before you play. These two cards have politics 6 together. The stake costs 5. If nobody brings more, it is yours.
arcana-learn-strategy-2 = Begin in your own zone, because there nobody sees how strong you are. Click “{ arcana-card-B5 }”, then Zone 1.
arcana-learn-strategy-3 = A hidden card is scary even when it is weak. So you can bluff! And count the hidden cards of your neighbor.
arcana-learn-strategy-4 = Keep a relic until your agents stand beside a personality. A bribe works at once. Nobody can answer it.
arcana-learn-strategy-5 = In these zones everyone sees your cards. Go there late in the round, when the others have few cards left.
arcana-learn-strategy-6 = Places bring the most points. But strong personalities help you to win the next stakes. Try to get some of both.
arcana-learn-strategy-7 = That is all you need. Sit down at a real table and try it out!
