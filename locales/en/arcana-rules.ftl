### Arcana: the rules in short. Pages name the chapters of the Polish rulebook; H numbers are our rulings (docs/rules/arcana.md).

arcana-rules-aim = Aim

arcana-rule-aim-points = The guild with the most victory points wins: a relic is worth 3, a personality 3, a place 5 (H38).
    .title = Victory points
    .page = Cel gry

arcana-rules-setup = Setup

arcana-rule-setup-guilds = Everyone leads a different guild with nine agents, a headquarters and a relic. Everyone reveals together. If two want the same guild, chance decides and the other chooses again.
    .title = Guilds
    .page = Przygotowanie do gry
arcana-rule-setup-piles = Each zone has twelve stakes. Two or four players use five zones, three use four. The Jubilee is among the last six cards of No Man’s Land.
    .title = Piles
    .page = Przygotowanie do gry
arcana-rule-setup-control = With two players, you control two zones alone. With more, every zone but No Man’s Land lies between two neighbors and both control it (H39).
    .title = Control
    .page = Przygotowanie do gry

arcana-rules-round = A round

arcana-rule-round-draw = Everyone draws four cards. When your Main Deck runs out, shuffle your Resources into a new one. If there is nothing left to draw, you play with fewer cards (H3).
    .title = Draw
    .page = Rundy gry
arcana-rule-round-turns = Starting with the first player and going right, play one card at a time until nobody has cards left. You can’t pass (H5).
    .title = Turns
    .page = Rundy gry
arcana-rule-round-fielding = Field agents and won personalities beside a stake: face down in a zone you control, face up elsewhere (H6). There is no limit (H8).
    .title = Fielding agents
    .page = Rundy gry
arcana-rule-round-places = A place has its effect and then goes into Resources. Without a legal target it can only be discarded (H7).
    .title = Places
    .page = Rundy gry
arcana-rule-round-moving = Effects reach only open zones: those with a stake and without a seal (H9). A moved agent keeps its side, but a face-down one is turned up where its owner is not in control (H10).
    .title = What effects reach
    .page = Rundy gry
arcana-rule-round-discarding = You may put any card into your Resources without effect.
    .title = Discarding
    .page = Rundy gry

arcana-rules-bribery = Bribery

arcana-rule-bribery-sum = Play a relic where you have an agent or militia (H15) beside a personality. Turn up all your agents there (H13): their values in the golden arcanum plus the relic’s ducats must reach the price.
    .title = The sum
    .page = Relikty
arcana-rule-bribery-won = You win the personality at once, whatever the others have there. All agents go to their owners’ Resources (H14) and the next stake turns up.
    .title = Success
    .page = Relikty
arcana-rule-bribery-failed = You lose only the relic: it goes to your Resources. Your agents stay.
    .title = Failure
    .page = Relikty

arcana-rules-resolution = Resolution

arcana-rule-resolution-order = Zones are resolved column by column as the first player sees them, from the left, the nearer zone first (H1).
    .title = Order
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-winner = Agents count in the stake’s golden arcanum. The highest sum that reaches the needed number wins. Then all agents there go to their owners’ Resources.
    .title = Winner
    .page = Rozstrzygnięcie rundy
arcana-rule-resolution-stays = If the best sums tie, or nobody reaches the needed number, the stake and all agents stay, face up, and count again in later rounds.
    .title = Tie or shortfall
    .page = Rozstrzygnięcie rundy

arcana-rules-end = End of the game

arcana-rule-end-refill = Empty zones get a new stake, seals end, and the first player’s card moves right. A zone whose pile is empty is dead (H17).
    .title = Refill
    .page = Koniec rundy
arcana-rule-end-jubilee = When the Jubilee turns up, the round is played to its end and is the last. If it turns up in the refill, that is the round about to begin (H18). The game also ends when every zone is dead (H20), or after six rounds without a win (H21).
    .title = Jubilee
    .page = Zakończenie gry
arcana-rule-end-scoring = Agents in zones go home before you count (H22). A tie goes to the player with more places, then personalities, then stakes (H23).
    .title = Scoring
    .page = Zakończenie gry

arcana-rules-advanced = Advanced game

arcana-rule-advanced-objectives = You get four objectives and keep two in secret (H37). Fulfilled ones score at the end, the others cost nothing (H25).
    .title = Objectives
    .page = Karty celów
arcana-rule-advanced-militia = Discard a relic, look at the top militia card and field it in any open zone (H26). It goes back when someone wins the stake (H28).
    .title = Militia
    .page = Karty milicji
arcana-rule-advanced-removal = If you win a stake, you may put it under your guild card for good: it scores, but you never draw it (H30).
    .title = Tactical removal
    .page = Taktyczne usuwanie kart

## Our rulings

arcana-rules-rulings = Our rulings
arcana-rule-h1 = Order of zones
arcana-rule-h1-text = Zones are resolved column by column as the first player sees them: from the left, the nearer zone first. (H1)
arcana-rule-h2 = Order of refilling
arcana-rule-h2-text = Zones are refilled in the order of resolution. (H2)
arcana-rule-h3 = Too few cards
arcana-rule-h3-text = If there is nothing left to draw, you play with fewer cards. (H3)
arcana-rule-h4 = Order of drawing
arcana-rule-h4-text = Cards are drawn in turn order. (H4)
arcana-rule-h5 = No passing
arcana-rule-h5-text = You can’t pass while you have cards. (H5)
arcana-rule-h6 = Face up or down
arcana-rule-h6-text = You don’t choose: agents go face down in a zone you control, face up elsewhere. (H6)
arcana-rule-h7 = Places without a target
arcana-rule-h7-text = A place without a legal target can only be discarded. (H7)
arcana-rule-h8 = No limit
arcana-rule-h8-text = Any number of agents may lie beside a stake. (H8)
arcana-rule-h9 = Place effects
arcana-rule-h9-text = The rulebook doesn’t print the effects of places, so all of them are ours. They reach only open zones: those with a stake and without a seal. (H9)
arcana-rule-h10 = Moved agents
arcana-rule-h10-text = A moved agent keeps its side, but a face-down one is turned up where its owner is not in control. (H10)
arcana-rule-h11 = Cards from effects
arcana-rule-h11-text = A card you search for or borrow is for a later turn. (H11)
arcana-rule-h12 = Militia can’t be lured
arcana-rule-h12-text = Nobody can lure militia away. (H12)
arcana-rule-h13 = Agents in a bribe
arcana-rule-h13-text = All your agents there are turned up, even if the bribe fails. Rivals’ agents are not. (H13)
arcana-rule-h14 = After a bribe
arcana-rule-h14-text = After a bribe rivals’ agents go back to their owners too. (H14)
arcana-rule-h15 = Militia bribes
arcana-rule-h15-text = Militia counts for a bribe, and you can bribe with militia alone. (H15)
arcana-rule-h16 = No agent, no win
arcana-rule-h16-text = Nobody wins a stake without an agent beside it. (H16)
arcana-rule-h17 = Empty piles
arcana-rule-h17-text = A zone whose pile runs out is dead: nothing is played there. (H17)
arcana-rule-h18 = The Jubilee
arcana-rule-h18-text = If the Jubilee turns up in the refill, the round about to begin is the last; a table may choose to end at once instead. If it turns up during turns, that round is the last. (H18)
arcana-rule-h19 = The Jubilee is no stake
arcana-rule-h19-text = The Jubilee is put aside and the next card takes its place. (H19)
arcana-rule-h20 = All zones dead
arcana-rule-h20-text = If every zone is dead, the game ends. (H20)
arcana-rule-h21 = Six quiet rounds
arcana-rule-h21-text = If nobody wins anything for six rounds, the game ends and the zones are not refilled. (H21)
arcana-rule-h22 = Before scoring
arcana-rule-h22-text = All agents go back to their owners before points are counted. (H22)
arcana-rule-h23 = Ties
arcana-rule-h23-text = In a tie, the player with more places wins, then the one with more personalities, then more stakes. If still equal, the victory is shared. (H23)
arcana-rule-h24 = When to choose objectives
arcana-rule-h24-text = You choose objectives after guilds and first stakes, before the first draw. (H24)
arcana-rule-h25 = Unfulfilled objectives
arcana-rule-h25-text = Unfulfilled objectives cost nothing. You own what is in your Main Deck, Resources, hand, Reserve and zones, without your guild’s own cards. (H25)
arcana-rule-h26 = Calling the militia
arcana-rule-h26-text = You see the militia card, then choose any open zone. It counts as your agent. (H26)
arcana-rule-h27 = Militia can’t be undone
arcana-rule-h27-text = You can’t undo calling the militia: you have seen the card. (H27)
arcana-rule-h28 = When militia returns
arcana-rule-h28-text = Militia returns when someone wins the stake. On a tie or shortfall it stays. (H28)
arcana-rule-h29 = No militia to call
arcana-rule-h29-text = You can’t call the militia if its deck is empty or no zone is open. (H29)
arcana-rule-h30 = Removal is final
arcana-rule-h30-text = Only the card you have just won can be removed. Everyone sees it, and it never comes back. (H30)
arcana-rule-h31 = Open Resources
arcana-rule-h31-text = Everyone may look through all Resources. (H31)
arcana-rule-h32 = What you see
arcana-rule-h32-text = You never see a card that is hidden from you. (H32)
arcana-rule-h33 = The log keeps secrets
arcana-rule-h33-text = The log names a hidden card only after it is turned up. (H33)
arcana-rule-h34 = Same seed, same game
arcana-rule-h34-text = The same seed and the same moves give the same game. (H34)
arcana-rule-h35 = Card values
arcana-rule-h35-text = The rulebook prints no card list. Only Arkabast, the Goblin Fire-Master, the Horn and the number of cards per kind are printed. All other values, needed numbers and prices are ours. (H35)
arcana-rule-h36 = Names and districts
arcana-rule-h36-text = All other card names and the six districts are ours. (H36)
arcana-rule-h37 = Objectives
arcana-rule-h37-text = The rulebook says how objectives are dealt, not what they ask. The 22 objectives and their points are ours. (H37)
arcana-rule-h38 = Points per kind
arcana-rule-h38-text = A relic or a personality is worth 3 points, a place 5. The printed cards may differ. (H38)
arcana-rule-h39 = Shared zones
arcana-rule-h39-text = With three or four players each zone but No Man’s Land lies between two neighbors, and both control it. The rulebook shows this only in a picture we don’t have. (H39)

## Chapters of the rulebook, as readers of this language call them

arcana-chapter-cel-gry = Aim of the game
arcana-chapter-przygotowanie-do-gry = Setup
arcana-chapter-rundy-gry = Rounds
arcana-chapter-relikty = Relics
arcana-chapter-rozstrzygniecie-rundy = Resolving a round
arcana-chapter-koniec-rundy = End of a round
arcana-chapter-zakonczenie-gry = End of the game
arcana-chapter-karty-celow = Objective cards
arcana-chapter-karty-milicji = Militia cards
arcana-chapter-taktyczne-usuwanie-kart = Tactical removal
