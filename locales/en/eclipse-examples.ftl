### Eclipse: examples of the rulebook, step by step. Their positions stand in web/src/games/eclipse/examples.toml.

## Price of a technology (p. 12)

eclipse-example-research_price-1 = You already have two military technologies: { eclipse-tech-neutron_bombs } and { eclipse-tech-plasma_cannon }. You take the Research action.
eclipse-example-research_price-2 = The { eclipse-tech-starbase } costs 4. Two technologies of its category give you a discount of 2.
eclipse-example-research_price-3 = That would be 2, but no discount goes below the tile’s lower number: 3. So you pay 3.
eclipse-example-research_price-4 = Paid: 3 science are left. With three military technologies the next one gets a discount of 3.

## Pinning (p. 15)

eclipse-example-move_pinning-1 = You have two interceptors here, together with one enemy ship. You take the Move action.
eclipse-example-move_pinning-2 = Each enemy ship pins one of yours. One interceptor must stay, the other may leave.
eclipse-example-move_pinning-3 = It’s gone. The one that stays can’t move away; it fights in the Combat Phase.

## A battle (p. 22–23)

eclipse-example-combat_engagement-1 = Three interceptors and a cruiser each. The rival’s disc is here, so they defend. Missiles fire first, fastest ships first.
eclipse-example-combat_engagement-2 = Your interceptors roll 6, 6, 5, 4, 3, 2 for their missiles. Only the 6s hit, and each destroys an interceptor.
eclipse-example-combat_engagement-3 = The rival’s last interceptor rolls 6 and 6. One destroys one of your interceptors, the other deals 2 damage to your cruiser.
eclipse-example-combat_engagement-4 = Your cruiser’s missiles miss. Now the engagement rounds: highest initiative first, and the defender goes first in a tie.
eclipse-example-combat_engagement-5 = Your interceptors have initiative 4 and begin to retreat. They leave when it’s their turn again; until then they can be hit.
eclipse-example-combat_engagement-6 = The rival has shot one of them down, then missed with the cruiser. Now your cruiser fires its plasma cannon.
eclipse-example-combat_engagement-7 = A 6: their interceptor is gone. Your last interceptor gets away, and the rival misses again. Your cruiser fires once more.
eclipse-example-combat_engagement-8 = Another 6 destroys the cruiser: you win. Both draw reputation: 1 for the battle, 1 per interceptor, 2 per cruiser, at most 5.

## Upkeep (p. 24)

eclipse-example-upkeep_pay-1 = Everyone else has passed. Your money track shows an income of 4, your influence track an upkeep of 5.
eclipse-example-upkeep_pay-2 = 4 minus 5 makes −1: you pay 1 from your store, where you have 3. You pass, and upkeep follows.
eclipse-example-upkeep_pay-3 = 2 money left.
eclipse-example-upkeep_pay-4 = Then science and materials come in: 6 and 3. The discs you spent on actions are back on the track.

## Bankruptcy (p. 24)

eclipse-example-upkeep_bankruptcy-1 = The same civilization without money. Income 4, upkeep 5: 1 is missing. You pass.
eclipse-example-upkeep_bankruptcy-2 = You can’t pay, so you choose: trade for money, or give up a sector.
eclipse-example-upkeep_bankruptcy-3 = You trade 2 science for 1 money. That’s all you need.
eclipse-example-upkeep_bankruptcy-4 = Paid, and production follows as usual.
eclipse-example-upkeep_bankruptcy-5 = Giving up a sector would work, too: a disc comes home and upkeep falls from 5 to 3, but what its people produced is lost.
