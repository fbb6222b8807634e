"""The players' boards of Eclipse, starting from the observer."""

from typing import Any, Final

from stolik.games.eclipse.encoding.actions import SEATS, SHIP_NAMES
from stolik.games.eclipse.ids import ACTIONS, NOBODY, NOTHING, RESOURCES, SHIP_TYPES, UPGRADE
from stolik.games.eclipse.rules.blueprints import Design, design
from stolik.games.eclipse.rules.upkeep import production, upkeep_cost
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import BOARDS, FACTIONS, PARTS, TECHS
from stolik.kernel.encoding import Block, bits, one_of, seven, shown

FROM_HERE: Final = [f"seat+{p}" for p in range(SEATS)]
FIELDS: Final = ACTIONS + [f"{action} as a reaction" for action in ACTIONS[UPGRADE:]]


FACTION: Final = one_of(len(FACTIONS))
FRIENDS: Final = bits(SEATS)
EIGHT: Final = bits(8)
NO_PARTS: Final = bytes(len(PARTS))


class Boards(Block):
    """Stores, tracks, discs, technologies, friends."""

    def __init__(self) -> None:
        marks = ["playing", "passed", "gone", "discs", "reserve", "upkeep", "colony ships", "reputation tiles"]
        marks += ["kept discoveries", "trade rate"]
        goods = [f"{what}: {r}" for what in ("stored", "income", "cubes left", "graveyard") for r in RESOURCES]
        columns = marks + goods + [f"hangar: {ship}" for ship in SHIP_NAMES] + [f"discs: {field}" for field in FIELDS]
        columns += [f"friend of {p}" for p in FROM_HERE] + [f"faction: {faction.id}" for faction in FACTIONS]
        columns += [f"technology: {tech.id}" for tech in TECHS] + [f"part beside: {part.id}" for part in PARTS]
        super().__init__("boards", FROM_HERE, columns)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: EclipseState = s
        for i in range(t.seats):
            who = (seat + i) % t.seats
            p = t.players[who]
            trade = BOARDS[p.board].trade if p.board != NOBODY else 0
            out.append(seven(1, p.passed, p.gone, p.discs, p.reserve, upkeep_cost(p), p.colony_ships))
            out.append(shown([len(p.reputation), len(p.kept_discoveries), trade]))
            out.append(shown(p.store))
            out.append(shown([production(t, who, resource) for resource in range(len(RESOURCES))]))
            out.append(shown(p.track))
            out.append(shown(p.graves))
            out.append(shown(p.hangar))
            out.append(shown(p.acted[:UPGRADE]))
            out.append(shown(p.acted[UPGRADE:]))
            self.write_sets(t, seat, p, out)
        for _ in range(t.seats, SEATS):
            out.append(self.empty)

    def write_sets(self, t: EclipseState, seat: int, p: Player, out: list[bytes]) -> None:
        out.append(FRIENDS[(p.friends >> seat | p.friends << t.seats - seat) & (1 << t.seats) - 1])
        out.append(FACTION[p.faction])
        for first in range(0, len(TECHS), 8):
            out.append(EIGHT[p.techs >> first & 255])
        parts = NO_PARTS
        for part in p.kept_parts:
            if part != NOTHING:
                parts = parts[:part] + bytes([parts[part] + 1]) + parts[part + 1 :]
        out.append(parts)


class Blueprints(Block):
    """The ship values of each player."""

    def __init__(self) -> None:
        figures = ["cost", "initiative", "movement", "computer", "shield", "hull", "energy left"]
        dice = [f"cannons of {n}" for n in (1, 2, 4)] + ["other cannons", "missile dice"]
        rows = [f"{ship} of {p}" for p in FROM_HERE for ship in SHIP_NAMES]
        super().__init__("blueprints", rows, figures + dice)

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        t: EclipseState = s
        for i in range(t.seats):
            p = t.players[(seat + i) % t.seats]
            for ship in range(SHIP_TYPES):
                out.append(figures(BOARDS[p.board].costs[ship], design(p, ship)) if p.board != NOBODY else self.empty)
        for _ in range(SHIP_TYPES * t.seats, SHIP_TYPES * SEATS):
            out.append(self.empty)


_KNOWN: Final[dict[tuple[int, int], tuple[Design, bytes]]] = {}


def figures(cost: int, d: Design) -> bytes:
    """A row of the table. Designs are shared and never change, so each row is built only once."""
    key = cost, id(d)
    known = _KNOWN.get(key)
    if known is not None and known[0] is d:
        return known[1]
    dice = bytearray(5)
    for damage in d.cannons:
        dice[damage >> 1 if damage in (1, 2, 4) else 3] += 1
    dice[4] = len(d.missiles)
    made = seven(cost, d.initiative, d.movement, d.computer, d.shield, d.hull, d.energy) + dice
    if len(_KNOWN) >= 100_000:
        _KNOWN.clear()
    _KNOWN[key] = d, made
    return made
