"""Everything that a seat sees on the table, as targets."""

from typing import Final

from stolik.games.eclipse.ids import NOBODY, NOTHING, ORBITAL_SQUARE, RESOURCES, SHIP_TYPES, SQUARES
from stolik.games.eclipse.reasons import pieces
from stolik.games.eclipse.rules.blueprints import SIZES
from stolik.games.eclipse.rules.combat.fleet import rows_of, ship_name
from stolik.games.eclipse.rules.combat.reputation import ReputationChoice
from stolik.games.eclipse.rules.draft import choosable
from stolik.games.eclipse.rules.explore import Placement
from stolik.games.eclipse.rules.galaxy import guarded, sector_name
from stolik.games.eclipse.rules.hexes import CELL_NAME, STEP
from stolik.games.eclipse.rules.population import kind_of, squares_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import FACTIONS, ITEMS, PARTS, SECTORS, SHIPS, TECHS

VERBS: Final = [
    "explore", "influence", "research", "upgrade", "build", "move", "pass", "done", "stop", "resign", "trade", "offer",
    "yes", "no", "discard", "points", "front", "remove", "attack", "fire", "stay", "bomb", "spare", "decline",
]  # fmt: skip
"""All buttons."""


def things(s: EclipseState, seat: int | None) -> list[str]:
    found = [f"do:{verb}" for verb in VERBS]
    if any(p.faction == NOBODY for p in s.players):
        found += [f"species:{FACTIONS[f].id}" for f in choosable(s)]
    found += [f"hex:{CELL_NAME[cell]}" for cell in fringe(s)]
    for h in range(len(s.cells)):
        found += on_hex(s, seat, h) + pieces.on_map(s, h)
    found += drawn_tiles(s) + in_battle(s, seat) + pieces.beside_map()
    found += [f"tech:{tech.id}" for tech in TECHS] + [f"part:{part.id}" for part in PARTS]
    found += [f"build:{item}" for item in ITEMS]
    if seat is not None:
        found += on_board(s, seat) + pieces.beside_board(s, seat)
    return found


def fringe(s: EclipseState) -> list[int]:
    """Empty spaces beside the map."""
    near = {cell + step for cell in s.cells for step in STEP}
    return sorted(near - set(s.cells))


def on_hex(s: EclipseState, seat: int | None, h: int) -> list[str]:
    name = sector_name(s, h)
    found = [f"sector:{name}"] + [f"edge:{name}.{edge}" for edge in range(6)]
    kinds = list(dict.fromkeys(squares_of(s, h)))
    found += [f"square:{SQUARES[kind]}@{name}" for kind in kinds]
    if s.orbital[h]:
        found.append(f"square:orbital@{name}")
    found += [
        f"cube:{SQUARES[kind_of(s, h, square)]}@{name}.{square}"
        for square in range(ORBITAL_SQUARE + 1)
        if s.cubes[h] >> square & 1
    ]
    if s.disc[h] != NOBODY:
        found.append(f"disc:{name}")
    return found + ships_on(s, seat, h, name)


def ships_on(s: EclipseState, seat: int | None, h: int, name: str) -> list[str]:
    """The player's ships as `ship`, all others as `rival`."""
    found: list[str] = []
    for who in s.entered[h]:
        for ship in range(SHIP_TYPES):
            if s.ships[h][who * SHIP_TYPES + ship]:
                own = f"ship:{SHIPS[ship].id}@{name}"
                found.append(own if who == seat else f"rival:{who}.{SHIPS[ship].id}@{name}")
    if s.ancients[h]:
        found.append(f"rival:ancient@{name}")
    if guarded(s, h):
        found.append(f"rival:gcds@{name}")
    return found


def drawn_tiles(s: EclipseState) -> list[str]:
    for frame in s.stack:
        if isinstance(frame, Placement):
            return [f"sector:{SECTORS[tile].id}" for tile in frame.tiles] + [f"turn:{turn}" for turn in range(6)]
    return []


def in_battle(s: EclipseState, seat: int | None) -> list[str]:
    """Enemy ships in the contested sector, by type and damage."""
    m = s.melee
    if m is None:
        return []
    name = sector_name(s, m.hex)
    found = [
        f"enemy:{ship_name(s, m.hex, row)}@{name}.{hurt}"
        for side in range(s.seats + 1)
        if side != seat
        for row in rows_of(s, side)
        for hurt in sorted(set(m.damage[row]))
    ]
    return list(dict.fromkeys(found))


def on_board(s: EclipseState, seat: int) -> list[str]:
    p = s.players[seat]
    found = [f"track:{resource}" for resource in RESOURCES] + [f"store:{resource}" for resource in RESOURCES]
    found.append("disc:track")
    if p.board != NOTHING:
        found += [f"slot:{SHIPS[ship].id}.{q}" for ship in range(SHIP_TYPES) for q in range(SIZES[p.board][ship])]
    found += [f"reputation:{value}" for value in sorted(set(p.reputation))]
    for frame in s.stack:
        if isinstance(frame, ReputationChoice) and frame.seat == seat:
            found += [f"drawn:{value}" for value in sorted(set(frame.drawn))]
    return found + [f"seat:{other}" for other in range(s.seats) if other != seat]
