### Arcana: examples, step by step. Their positions stand in web/src/games/arcana/examples.toml.

## A bribe (the rulebook’s example)

arcana-example-bribery-sum-1 = { arcana-card-N01 } lies in No Man’s Land: a personality. The price is 7 ducats, the golden arcanum spirit.
arcana-example-bribery-sum-2 = Your agent there has 4 chalices. A rival has 8 with two agents: at the end of the round you would lose.
arcana-example-bribery-sum-3 = You play “{ arcana-card-BRL }” there, 3 ducats. 4 and 3 make 7, and 7 is the price.
arcana-example-bribery-sum-4 = You win at once, although the rival is stronger. All agents go home and the next stake turns up.

## Who wins

arcana-example-resolution-winner-1 = The place in Zone 1 needs politics 7. You have two hidden agents there, 3 and 3; a rival has one hidden card.
arcana-example-resolution-winner-2 = You add “{ arcana-card-B3 }”, politics 3. It’s the last card of the round.
arcana-example-resolution-winner-3 = All cards are turned up: 9 for you, 4 for the rival. 9 is the highest sum and reaches 7, so the place and its 5 points are yours.
arcana-example-resolution-winner-4 = In No Man’s Land the stake needs combat 5 and the best sum is 4. Nobody wins it; stake and agent stay.

## A tie

arcana-example-resolution-stays-1 = This personality needs combat 5. A rival has two agents there, 3 and 2: exactly 5.
arcana-example-resolution-stays-2 = You send “{ arcana-card-B1 }”, combat 5. It’s the last card of the round.
arcana-example-resolution-stays-3 = 5 against 5 is a tie, so nobody wins. The stake and all agents stay, face up, and count again next round.
