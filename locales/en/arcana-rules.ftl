### Arcana: the rules in short. Pages name the chapters of the Polish rulebook; H numbers are house rules (docs/rules/arcana.md).

arcana-rules-aim = Aim

arcana-rule-aim-points = The guild with the most victory points wins: relics give 1, personalities 3, places 5.
    .title = Victory points
    .page = Cel gry

arcana-rules-setup = Setup

arcana-rule-setup-guilds = Everyone leads a different guild with nine agents, a headquarters and a relic. Choices are opened together; the lot settles a clash, and who loses it chooses again.
    .title = Guilds
    .page = Przygotowanie do gry
arcana-rule-setup-piles = Twelve stakes lie in each zone: five zones with two or four players, four zones with three. The Jubilee is among the last six cards of No Man’s Land.
    .title = Piles
    .page = Przygotowanie do gry
arcana-rule-setup-control = With two players each controls two zones alone; with more, every zone but No Man’s Land lies between two neighbors and both control it.
    .title = Control
    .page = Przygotowanie do gry

arcana-rules-round = A round

arcana-rule-round-draw = Everyone draws four cards. When the Main Deck runs out, Resources are shuffled into a new one. If there is nothing left to draw, you play with fewer cards (H3).
    .title = Draw
    .page = Rundy gry
arcana-rule-round-turns = From the first player to the right, everyone plays one card at a time until all hands are empty. Nobody may pass (H5).
    .title = Turns
    .page = Rundy gry
arcana-rule-round-fielding = Agents and won personalities go beside a stake: face down in a zone that you control, face up elsewhere (H6). There is no limit (H8).
    .title = Fielding agents
    .page = Rundy gry
arcana-rule-round-places = A place has its effect and then goes into Resources. Without a legal target it can only be discarded (H7).
    .title = Places
    .page = Rundy gry
arcana-rule-round-moving = Effects reach only open zones: those with a stake and without a seal (H9). An agent that is moved keeps its side, but one that lies face down is turned up where its owner is not in control (H10).
    .title = What effects reach
    .page = Rundy gry
arcana-rule-round-discarding = Any card may be put into Resources without effect.
    .title = Discarding
    .page = Rundy gry

arcana-rules-bribery = Bribery

arcana-rule-bribery-sum = A relic is played where you have an agent or militia (H15) beside a personality. All your agents there turn face up (H13); their values in the golden arcanum plus the relic’s ducats must reach the price.
    .title = The sum
    .page = Relikty
arcana-rule-bribery-won = You win the personality at once, whatever the others have there. All agents go home (H14) and the next stake is turned up.
    .title = Success
    .page = Relikty
arcana-rule-bribery-failed = Only the relic is spent; the agents stay.
    .title = Failure
    .page = Relikty

arcana-rules-resolution = Resolution

arcana-rule-resolution-order = Zones are resolved column by column as the first player sees them, from the left, the nearer zone first (H1).
    .title = Order
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-winner = Agents count in the golden arcanum of the stake. The highest sum that reaches the threshold wins it; then all agents there go home.
    .title = Winner
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-stays = If the best sums are equal or nobody reaches the threshold, stake and agents stay, face up, and count on in later rounds.
    .title = Tie or shortfall
    .page = Rozstrzygnięcie rundy

arcana-rules-end = End of the game

arcana-rule-end-refill = Empty zones get a new stake, seals end, the first player’s card moves to the right. An exhausted pile leaves its zone dead (H17).
    .title = Refill
    .page = Koniec rundy
arcana-rule-end-jubilee = When the Jubilee shows, the round is played to its end and is the last. If it shows while zones are refilled, that is the round about to begin (H18). The game also ends when every zone is dead (H20) or six rounds pass without a win (H21).
    .title = Jubilee
    .page = Zakończenie gry
arcana-rule-end-scoring = Agents in the zones go home first (H22). Ties go to more places, then personalities, then stakes (H23).
    .title = Scoring
    .page = Zakończenie gry

arcana-rules-advanced = Advanced game

arcana-rule-advanced-objectives = Four are dealt to everyone, two are kept in secret. Fulfilled ones score at the end, the others cost nothing (H25).
    .title = Objectives
    .page = Karty celów
arcana-rule-advanced-militia = Discard a relic, look at the top militia card and field it in any open zone (H26). It goes back when someone wins the stake (H28).
    .title = Militia
    .page = Karty milicji
arcana-rule-advanced-removal = If you win a stake, you may put it under your guild card for good: it scores, but you never draw it (H30).
    .title = Tactical removal
    .page = Taktyczne usuwanie kart
