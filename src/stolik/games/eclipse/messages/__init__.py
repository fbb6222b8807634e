"""The messages of Eclipse. Never compiled: a compiled Struct silently loses `frozen` and `tag`.

Places on the map are named by their sector ("221"); only spaces without a tile are named by axial coordinates.
Targets, in the order in which a player would point at them:

    do:<verb>             a button: explore, influence, research, upgrade, build, move, pass, done, stop, resign, trade,
                          offer, yes, no, discard, points, front, remove, attack, fire, stay, bomb, spare, decline
    species:<faction>     a board to choose at the start
    hex:<q>,<r>           an empty space of the map (flat-topped, axial, edges clockwise from the top)
    sector:<number>       a tile on the map or just drawn          turn:<k>      rotation of a drawn tile, sixths
    clockwise
    edge:<number>.<e>     an edge of a tile on the map (explain only)
    square:<kind>@<number>  a population square                    cube:<kind>@<number>.<i>  a cube on one
    disc:<number>, disc:track     an influence disc on the map, or the rightmost of the track
    ship:<type>@<number>  one of the player's ships of that type there
    tech:<id>             a technology on the supply board         part:<id>     a part, from the supply or kept
    slot:<ship>.<i>       a square of a blueprint                  build:<item>  a ship or structure to be built
    track:<resource>      a population track                       store:<resource>  a resource in the storage
    reputation:<value>    one of the player's reputation tiles          seat:<n>      another player
    enemy:<type>@<number>.<d>  an enemy ship with damage d         drawn:<value>  a reputation tile just drawn
"""
