### Arcana: the lessons. Their steps stand in web/src/games/arcana/lessons.toml.

## The table

arcana-learn-setup-title = The table
arcana-learn-setup-text = Zones, stakes, guilds: what lies where.
arcana-learn-setup-1 = This is a city with five zones. In each lies one card that everyone wants: a stake.
arcana-learn-setup-2 = The dark circle on a stake shows its points: 3 for a relic or a personality, 5 for a place. The most points at the end win.
arcana-learn-setup-3 = The golden label is the number you need. This stake needs five chalices: the agents you send there must have at least five together.
arcana-learn-setup-4 = Two zones are yours, each shared with a neighbor. Here your cards lie face down and nobody else knows them. Elsewhere they lie face up.
arcana-learn-setup-5 = Now you need a guild: nine agents you can send out, a headquarters and a relic. Click the Blades. They are good fighters.
arcana-learn-setup-6 = Your first four cards. Every agent has four numbers: mace for combat, sword for politics, chalice for spirit, coin for ducats.

## A turn

arcana-learn-turn-title = A turn
arcana-learn-turn-text = One card each turn: send it out, or put it away.
arcana-learn-turn-1 = The game goes in rounds. Everyone gets four cards and you take turns, one card each, until nobody has cards left.
arcana-learn-turn-2 = Look at Zone 1. Its stake needs five swords: politics 5. The zone is yours, so nobody sees whom you send there.
arcana-learn-turn-3 = Click the card “{ arcana-card-B5 }”. It has politics 3. Then click Zone 1.
arcana-learn-turn-4 = There it lies. The others have played too. The crossed-out eye means only you see this card. The others see its back.
arcana-learn-turn-5 = You have 3 and need 5. Agents in one zone add up: click “{ arcana-card-B9 }”, politics 3, then Zone 1.
arcana-learn-turn-6 = 3 and 3 make 6, enough for a stake that needs 5. Now hope that nobody brings more.
arcana-learn-turn-7 = You don’t need your relic this round. Click “{ arcana-card-BRL }” and discard it: it goes to your Resources and comes back later.
arcana-learn-turn-8 = One card is left for your last turn. When nobody has cards left, you see who wins the stakes.

## Conflict

arcana-learn-conflict-title = Who wins a stake
arcana-learn-conflict-text = The quick way is a bribe, the other way is the highest sum.
arcana-learn-conflict-1 = There are two ways to win a stake. The quick way is a bribe. It works with personalities only. The purse on the card shows the price.
arcana-learn-conflict-2 = You need an agent there. Click “{ arcana-card-B8 }”, spirit 4, then No Man’s Land.
arcana-learn-conflict-3 = Your agent’s 4 chalices count, and a relic’s ducats. Click “{ arcana-card-BRL }”, 3 ducats, then No Man’s Land. 4 and 3 make 7: enough.
arcana-learn-conflict-4 = Bribed! You win at once, no matter whom the others have there. That’s 3 points for you. The next stake turns up.
arcana-learn-conflict-5 = Your agent, the relic and the card you won are now in your Resources. You will draw them all again later.
arcana-learn-conflict-6 = The other way: be the strongest at the end of the round. Click “{ arcana-card-B5 }”, then Zone 1.
arcana-learn-conflict-7 = Now click “{ arcana-card-B9 }”, then Zone 1 again. It is the last card of the round.
arcana-learn-conflict-8 = All hidden cards are turned up and added. The highest sum wins, if it reaches the golden number. In Zone 1 that’s yours!
arcana-learn-conflict-9 = If two sums tie for the best, or nobody reaches the golden number, nobody wins. All cards stay there for the next round.

## A place at work

arcana-learn-place-title = A place at work
arcana-learn-place-text = Cards that do something instead of adding strength.
arcana-learn-place-1 = The stake in No Man’s Land needs five maces: combat 5.
arcana-learn-place-2 = Click “{ arcana-card-B2 }”, combat 5, then No Man’s Land.
arcana-learn-place-3 = A rival has sent an agent, too, with combat 4. One more of them and the stake is theirs.
arcana-learn-place-4 = This is a place: your headquarters. It isn’t sent anywhere. It does what is printed on it, and then goes to your Resources.
arcana-learn-place-5 = Click “{ arcana-card-BHQ }”, then the rival agent, then your own: yours is stronger in combat and drives it out.
arcana-learn-place-6 = Gone: it lies in its owner’s Resources. Every place you win as a stake gives you another such effect.

## Scoring

arcana-learn-scoring-title = Points and the end
arcana-learn-scoring-text = What counts, and when the Duke ends it all.
arcana-learn-scoring-1 = The large number of each player is their guild’s points. Everyone can see it.
arcana-learn-scoring-2 = Points come from stakes you have won. Remember: a relic or a personality brings 3, a place 5.
arcana-learn-scoring-3 = Some stakes need a lot. Be patient: agents who don’t reach the number stay. Next round you can send more.
arcana-learn-scoring-4 = How does it end? Among the last six cards of No Man’s Land is the Duke’s Jubilee. The round in which it turns up is the last.
arcana-learn-scoring-5 = Every card you win joins your deck. Personalities are strong agents, places have effects, relics bribe.
arcana-learn-scoring-6 = Later you can add secret objectives, a militia that helps you, and cards you put aside for points. Play your first game without them.

## Strategy

arcana-learn-strategy-title = First strategy
arcana-learn-strategy-text = A few ideas for your first real game.
arcana-learn-strategy-1 = Count before you play. These two cards have politics 6 together, and the stake needs 5. If nobody brings more, it’s yours.
arcana-learn-strategy-2 = Start in your own zone: nobody sees how strong you are there. Click “{ arcana-card-B5 }”, then Zone 1.
arcana-learn-strategy-3 = A hidden card is scary even if it’s weak. So bluff! And count your neighbor’s hidden cards.
arcana-learn-strategy-4 = Keep a relic until your agents are beside a personality. A bribe works at once and nobody can answer it.
arcana-learn-strategy-5 = Here everyone sees your cards. Go there late in the round, when the others have few cards left.
arcana-learn-strategy-6 = Places bring the most points, but strong personalities help you win the next stakes. Get some of both.
arcana-learn-strategy-7 = That’s all you need. Sit down at a real table and try it!
