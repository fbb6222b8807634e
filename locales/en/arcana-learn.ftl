### Arcana: the lessons. Their steps stand in web/src/games/arcana/lessons.toml.

## The table

arcana-learn-setup-title = The table
arcana-learn-setup-text = Zones, stakes, guilds: what lies where.
arcana-learn-setup-1 = Four guilds fight over a city. In every zone lies one stake, a card that can be won: a relic (1 point), a personality (3) or a place (5). More wait in the pile below.
arcana-learn-setup-2 = The golden number says what a stake asks for. Here it is five chalices: together, your agents beside the card must bring at least that much spirit.
arcana-learn-setup-3 = Two zones are yours, each shared with a neighbour. There your agents lie face down, and only you know their strength. Everywhere else they lie face up.
arcana-learn-setup-4 = Each guild has its own nine agents, a headquarters and a relic. Take the Blades: they are strong in combat.
arcana-learn-setup-5 = These are your first four cards. Each agent has four values: combat, politics, spirit and ducats. Now you know the table.

## A turn

arcana-learn-turn-title = A turn
arcana-learn-turn-text = One card each turn: field it, or let it go.
arcana-learn-turn-1 = In a round everybody draws four cards and plays them one at a time, in turns, until all hands are empty.
arcana-learn-turn-2 = This stake needs politics 5. The zone is yours, so your agents go there unseen.
arcana-learn-turn-3 = Choose the card { arcana-card-B5 } with politics 3, then Zone 1.
arcana-learn-turn-4 = Done, and the others have moved too. The struck eye marks your face-down card; rivals see only its back.
arcana-learn-turn-5 = Three of five. Several agents add up, so send another one: { arcana-card-B9 }, politics 3.
arcana-learn-turn-6 = Six of five: that should be enough. A card without use can be discarded to your Resources; it comes back with your next deck. Discard the relic: { arcana-card-BRL }.
arcana-learn-turn-7 = One card is left for your last turn. When all hands are empty, the stakes are decided.

## Conflict

arcana-learn-conflict-title = Who wins a stake
arcana-learn-conflict-text = Bribery in the middle of the round, comparison at its end.
arcana-learn-conflict-1 = Personalities can be bribed. The purse shows the price: 7. You pay with your agents’ golden value plus the ducats of one relic.
arcana-learn-conflict-2 = First somebody has to be there. Field { arcana-card-B8 }, spirit 4, in No Man’s Land.
arcana-learn-conflict-3 = Now play the relic in the same zone: { arcana-card-BRL }, three ducats. Four and three make seven.
arcana-learn-conflict-4 = Bought at once, whatever the rivals had there. Three points for you, the agent and the relic go to your Resources, and a new stake is turned up.
arcana-learn-conflict-5 = The ordinary way takes longer. Field { arcana-card-B5 } in Zone 1.
arcana-learn-conflict-6 = And { arcana-card-B9 }. It is the last card of the round.
arcana-learn-conflict-7 = All hands were empty, so hidden cards were turned up and sums compared. The highest sum wins if it reaches the golden number. On a tie, and when nobody reaches it, everything stays for the next round. Zone 1 was yours.

## Scoring

arcana-learn-scoring-title = Points and the end
arcana-learn-scoring-text = What counts, and when the Duke ends it all.
arcana-learn-scoring-1 = The number beside each name is what everybody can see: the points of the cards a guild has won.
arcana-learn-scoring-2 = Relics count 1, personalities 3, places 5. Dear stakes need more agents, so it is worth combining rounds: agents that fell short stay where they are.
arcana-learn-scoring-3 = Somewhere in the last six cards of No Man’s Land lies the Duke’s Jubilee. When it is turned up, the round is finished and the game is over.
arcana-learn-scoring-4 = Whatever you win becomes part of your deck. Won personalities fight for you, places bring effects, relics bribe.
arcana-learn-scoring-5 = The advanced game adds three modules: secret objectives, militia that comes for a relic, and the right to put a won card under the guild card, where it only counts points.

## Strategy

arcana-learn-strategy-title = First strategy
arcana-learn-strategy-text = Four thoughts for your first real game.
arcana-learn-strategy-1 = Count before you play. These two cards reach 6, the stake asks for 5: a certain win, if nobody brings more.
arcana-learn-strategy-2 = Begin in your own zone: nobody sees how strong you are. Field { arcana-card-B5 } in Zone 1.
arcana-learn-strategy-3 = A face-down card frightens even when it is weak. Bluff in your zones, and watch how many backs a neighbour lays beside yours.
arcana-learn-strategy-4 = Keep a relic for the moment when your agents are already beside a personality. A bribe decides at once and nobody can answer.
arcana-learn-strategy-5 = In foreign zones you play openly. Go there late in the round, when rivals have no cards left to answer.
arcana-learn-strategy-6 = A large deck brings good cards back slowly. Places are worth most, but a few strong personalities win the next stakes for you. Now sit down at a real table!
