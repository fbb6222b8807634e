"""The players' boards of Eclipse, from the seat that looks."""

from typing import Any, Final

from stolik.games.eclipse.encoding.actions import SEATS, SHIP_NAMES
from stolik.games.eclipse.ids import ACTIONS, NOBODY, NOTHING, RESOURCES, SHIP_TYPES, UPGRADE
from stolik.games.eclipse.rules.blueprints import Design, design
from stolik.games.eclipse.rules.upkeep import production, upkeep_cost
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import BOARDS, FACTIONS, PARTS, TECHS
from stolik.kernel.encoding import Block, put

FROM_HERE: Final = [f"seat+{p}" for p in range(SEATS)]
FIELDS: Final = ACTIONS + [f"{action} as a reaction" for action in ACTIONS[UPGRADE:]]


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

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: EclipseState = s
        for i in range(t.seats):
            who = (seat + i) % t.seats
            p = t.players[who]
            row = at + i * self.width
            marks = [1, int(p.passed), int(p.gone), p.discs, p.reserve, upkeep_cost(p), p.colony_ships]
            marks += [len(p.reputation), len(p.kept_discoveries), BOARDS[p.board].trade if p.board != NOBODY else 0]
            income = [production(t, who, resource) for resource in range(len(RESOURCES))]
            for j, number in enumerate(marks + p.store + income + p.track + p.graves + p.hangar + p.acted):
                if number:
                    put(out, row + j, number)
            self.write_sets(t, seat, p, out, row + 35)

    def write_sets(self, t: EclipseState, seat: int, p: Player, out: bytearray, at: int) -> None:
        for other in range(t.seats):
            if p.friends >> other & 1:
                out[at + (other - seat) % t.seats] = 1
        if p.faction != NOBODY:
            out[at + 6 + p.faction] = 1
        at += 6 + len(FACTIONS)
        for tech in range(len(TECHS)):
            if p.techs >> tech & 1:
                out[at + tech] = 1
        for part in p.kept_parts:
            if part != NOTHING:
                out[at + len(TECHS) + part] += 1


class Blueprints(Block):
    """What each player's ships are worth."""

    def __init__(self) -> None:
        figures = ["cost", "initiative", "movement", "computer", "shield", "hull", "energy left"]
        dice = [f"cannons of {n}" for n in (1, 2, 4)] + ["other cannons", "missile dice"]
        rows = [f"{ship} of {p}" for p in FROM_HERE for ship in SHIP_NAMES]
        super().__init__("blueprints", rows, figures + dice)

    def write(self, s: Any, seat: int, out: bytearray, at: int) -> None:
        t: EclipseState = s
        for i in range(t.seats):
            p = t.players[(seat + i) % t.seats]
            if p.board != NOBODY:
                for ship in range(SHIP_TYPES):
                    row = at + (i * SHIP_TYPES + ship) * self.width
                    out[row : row + self.width] = figures(BOARDS[p.board].costs[ship], design(p, ship))


_KNOWN: Final[dict[tuple[int, int], tuple[Design, bytes]]] = {}


def figures(cost: int, d: Design) -> bytes:
    """A row of the table; designs are shared and never change, so it is made once for each."""
    key = cost, id(d)
    known = _KNOWN.get(key)
    if known is not None and known[0] is d:
        return known[1]
    row = bytearray(12)
    for i, number in enumerate([cost, d.initiative, d.movement, d.computer, d.shield, d.hull, d.energy]):
        put(row, i, number)
    for damage in d.cannons:
        row[7 + (damage >> 1 if damage in (1, 2, 4) else 3)] += 1
    row[11] = len(d.missiles)
    made = bytes(row)
    if len(_KNOWN) >= 100_000:
        _KNOWN.clear()
    _KNOWN[key] = d, made
    return made
