"""A referee who knows only the book: follows the events of a combat phase and objects to what it does not allow.

It sees the table before the phase and then nothing but events. Where an event leaves open which of several damaged
ships was meant, all possibilities are kept.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from stolik.games.eclipse.messages.views import EclipseView, HexView
from stolik.kernel.messages import Event
from tests.eclipse.printed import DRACO

NEUTRAL = -1
Row = tuple[int, str]
"""A seat and a type of ship."""
WORTH = {"interceptor": 1, "starbase": 1, "cruiser": 2, "dreadnought": 3, "ancient": 1, "gcds": 3}
TOLD = [
    "battle_began", "dice_rolled", "ship_hit", "ship_destroyed", "retreat_declared", "retreated", "stalemate",
    "battle_won", "reputation_drawn", "reputation_returned", "reputation_kept",
]  # fmt: skip


@dataclass
class Figures:
    initiative: int
    computer: int
    shield: int
    hull: int
    cannons: list[int]
    missiles: list[int]


def figures_of(view: EclipseView) -> dict[Row, Figures]:
    found = {
        (p.seat, b.ship): Figures(b.initiative, b.computer, b.shield, b.hull, b.cannons, b.missiles)
        for p in view.players
        for b in p.blueprints
    }
    found[NEUTRAL, "ancient"] = Figures(2, 1, 0, 1, [1, 1], [])
    found[NEUTRAL, "gcds"] = Figures(0, 1, 0, 7, [1, 1, 1, 1], [])
    return found


@dataclass
class Field:
    """One sector while it is fought over."""

    fleet: dict[Row, set[tuple[int, ...]]]
    """The damage of the ships of each row; several sets if events leave it open."""
    fought: set[int] = field(default_factory=set)
    escaped: set[int] = field(default_factory=set)
    earned: Counter[int] = field(default_factory=Counter)
    fleeing: dict[Row, str] = field(default_factory=dict)

    def count(self, row: Row) -> int:
        return len(next(iter(self.fleet[row])))

    def rows(self, *sides: int) -> list[Row]:
        return [row for row in self.fleet if row[0] in sides and self.count(row)]

    def lose(self, row: Row, by: int) -> None:
        self.earned[by] += WORTH[row[1]]


class Referee:
    def __init__(self, view: EclipseView) -> None:
        self.view = view
        self.figures = figures_of(view)
        self.bag = view.reputation_bag
        self.friends = {p.seat for p in view.players if p.faction == DRACO}

    def follow(self, events: list[Event]) -> None:
        self.events: list[Any] = [event for event in events if event.tag in TOLD]
        for h in sorted(self.view.hexes, key=lambda h: -int(h.sector)):
            self.sector(h)
        later = [event for event in self.events if event.tag != "reputation_returned"]
        assert later == [], "battles that the book does not know"

    def hear(self, *tags: str) -> Any:
        event = self.events.pop(0)
        assert event.tag in tags, f"{event}, but the book says {tags}"
        return event

    # --- a sector (p. 18 and 21) ----------------------------------------------------------------------------------

    def sector(self, h: HexView) -> None:
        f = Field({(x.seat, ship): {(0,) * n} for x in h.fleets for ship, n in x.ships.items()})
        order = [x.seat for x in h.fleets]
        waiting = sorted(order, key=lambda seat: seat != h.disc)
        if h.ancients or h.gcds:
            f.fleet[NEUTRAL, "gcds" if h.gcds else "ancient"] = {(0,) * (1 if h.gcds else h.ancients)}
            waiting.insert(0, NEUTRAL)
        while len(waiting := [side for side in waiting if f.rows(side)]) > 1:
            defender, attacker = waiting[-2:]
            if defender == NEUTRAL and attacker in self.friends and not h.gcds:
                break
            self.battle(f, attacker, defender, h.sector)
        for seat in order:
            self.reputation(f, seat, h.sector)

    def reputation(self, f: Field, seat: int, sector: str) -> None:
        fled = not f.rows(seat) and seat in f.escaped
        tiles = min(5, f.earned[seat] + (0 if fled else 1), self.bag) if seat in f.fought else 0
        if tiles:
            event = self.hear("reputation_drawn")
            assert (event.seat, event.sector, event.count) == (seat, sector, tiles)
        while self.events and self.events[0].tag in ("reputation_returned", "reputation_kept"):
            self.bag += 1 if self.events.pop(0).tag == "reputation_returned" else -1

    # --- a battle (p. 20) -----------------------------------------------------------------------------------------

    def battle(self, f: Field, attacker: int, defender: int, sector: str) -> None:
        event = self.hear("battle_began")
        assert (event.seat, event.other, event.sector) == (attacker, defender, sector)
        f.fought |= {attacker, defender}
        f.fleeing = {}
        self.round(f, attacker, defender, missiles=True)
        while f.rows(attacker) and f.rows(defender):
            if any(self.figures[row].cannons for row in f.rows(attacker, defender)):
                self.round(f, attacker, defender, missiles=False)
            else:
                self.stalemate(f, attacker, defender)
        assert self.hear("battle_won").seat == (attacker if f.rows(attacker) else defender)

    def round(self, f: Field, attacker: int, defender: int, missiles: bool) -> None:
        """Every type once, the quickest first, ties to the defender, own ties in any order."""
        todo = f.rows(attacker, defender)
        while f.rows(attacker) and f.rows(defender):
            todo = [row for row in todo if f.count(row) and self.can_be_heard(f, row, missiles)]
            if not todo:
                return
            event = self.events[0]
            best = max((self.figures[row].initiative, row[0] == defender) for row in todo)
            first = [row for row in todo if (self.figures[row].initiative, row[0] == defender) == best]
            if (getattr(event, "seat", None), getattr(event, "ship", "")) not in first:
                assert not any(self.figures[row].cannons or row in f.fleeing for row in first), (
                    f"not the turn of {event}"
                )
                todo = [row for row in todo if row not in first]
                continue
            todo.remove((event.seat, event.ship))
            self.act(f, (event.seat, event.ship), defender if event.seat == attacker else attacker, missiles)

    def can_be_heard(self, f: Field, row: Row, missiles: bool) -> bool:
        """Whether the turn of this type makes an event, or may make one: types without weapons may still retreat."""
        return bool(self.figures[row].missiles) if missiles else row[0] != NEUTRAL or bool(self.figures[row].cannons)

    def act(self, f: Field, row: Row, foe: int, missiles: bool) -> None:
        event = self.hear("dice_rolled", *(() if missiles else ("retreat_declared", "retreated")))
        if event.tag == "dice_rolled":
            assert row not in f.fleeing
            assert event.missiles == missiles
            dice = self.figures[row].missiles if missiles else self.figures[row].cannons
            assert sorted(event.powers) == sorted(dice * f.count(row))
            self.shots(f, row, foe, sorted(zip(event.powers, event.faces), reverse=True))
        elif event.tag == "retreat_declared":
            assert row not in f.fleeing
            assert row[1] != "starbase"
            f.fleeing[row] = event.target
        else:
            assert f.fleeing.pop(row) == event.target
            assert event.count == f.count(row)
            self.leave(f, row)

    def leave(self, f: Field, row: Row) -> None:
        f.fleet[row] = {()}
        f.escaped.add(row[0])

    def stalemate(self, f: Field, attacker: int, defender: int) -> None:
        assert self.hear("stalemate").seat == attacker
        while f.rows(attacker):
            event = self.hear("retreated", "ship_destroyed")
            row = (attacker, event.ship)
            if event.tag == "retreated":
                self.leave(f, row)
            else:
                f.lose(row, defender)
                f.fleet[row] = {ships[1:] for ships in f.fleet[row]}

    # --- hits and damage (p. 19) ----------------------------------------------------------------------------------

    def shots(self, f: Field, row: Row, foe: int, dice: list[tuple[int, int]]) -> None:
        if row[0] == NEUTRAL:
            self.neutral_shots(f, row, foe, dice)
            return
        for power, face in dice:
            targets = [target for target in f.rows(foe) if self.hits(row, target, face)]
            if targets:
                event = self.hear("ship_hit", "ship_destroyed")
                assert (event.owner, event.ship) in targets
                self.strike(f, event, row[0], range(power, power + 1))

    def neutral_shots(self, f: Field, row: Row, foe: int, dice: list[tuple[int, int]]) -> None:
        """All dice on one ship are told together; the largest ships that can be destroyed are destroyed (p. 19).

        Where earlier events leave open which ship is hurt how much, only the number of hits is checked.
        """
        faces = [face for _, face in dice if any(self.hits(row, target, face) for target in f.rows(foe))]
        ships = [(target, hurt) for target in f.rows(foe) for hurt in next(iter(f.fleet[target]))]
        certain = all(len(f.fleet[target]) == 1 for target in f.rows(foe))
        hitting, sunk = len(faces), []
        while hitting and self.events[0].tag in ("ship_hit", "ship_destroyed"):
            event = self.hear("ship_hit", "ship_destroyed")
            self.strike(f, event, NEUTRAL, range(1, hitting + 1))
            sunk += [WORTH[event.ship]] if event.tag == "ship_destroyed" else []
            hitting -= 1
        assert not certain or sorted(sunk, reverse=True) == self.best_shots(row, faces, ships)

    def best_shots(self, row: Row, faces: list[int], ships: list[tuple[Row, int]]) -> list[int]:
        """Sizes of the ships that these dice can destroy, the largest first: all ways are tried."""
        sunk = [target for target, hurt in ships if hurt > self.figures[target].hull]
        if not faces:
            return sorted((WORTH[ship] for _, ship in sunk), reverse=True)
        found = [self.best_shots(row, faces[1:], ships)]
        for target, hurt in sorted(set(ships)):
            if hurt <= self.figures[target].hull and self.hits(row, target, faces[0]):
                others = ships.copy()
                others.remove((target, hurt))
                found.append(self.best_shots(row, faces[1:], [*others, (target, hurt + 1)]))
        return max(found)

    def hits(self, row: Row, target: Row, face: int) -> bool:
        modified = face + self.figures[row].computer - self.figures[target].shield
        return face == 6 or (face != 1 and modified >= 6)

    def strike(self, f: Field, event: Any, by: int, powers: range) -> None:
        """A ship takes damage, one of `powers`, and is destroyed once all its damage exceeds its hull."""
        row = (event.owner, event.ship)
        hull, found = self.figures[row].hull, set()
        for ships in f.fleet[row]:
            for place, hurt in enumerate(ships):
                others = ships[:place] + ships[place + 1 :]
                if event.tag == "ship_destroyed" and hurt + powers[-1] > hull:
                    found.add(others)
                elif event.tag == "ship_hit" and event.damage - hurt in powers and event.damage <= hull:
                    found.add(tuple(sorted((*others, event.damage))))
        assert found, f"{event} cannot be"
        f.fleet[row] = found
        if event.tag == "ship_destroyed":
            f.lose(row, by)
