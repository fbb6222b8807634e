"""Attacking population after all battles (p. 20)."""

from dataclasses import dataclass, field
from typing import Literal

from stolik.games.eclipse.cards.neutron_bombs import NEUTRON_BOMBS
from stolik.games.eclipse.ids import NOBODY, ORBITAL_SQUARE, RESOURCES, SQUARES
from stolik.games.eclipse.messages.actions import AttackPopulation, AttackWith, Bomb, BuryCube, DestroyCube, Spare
from stolik.games.eclipse.messages.events import CubeBuried, CubeDestroyed, PopulationAttacked, PopulationWipedOut
from stolik.games.eclipse.rules.combat.dice import hits
from stolik.games.eclipse.rules.combat.fleet import design_of, rows_of, ship_name
from stolik.games.eclipse.rules.combat.volley import roll
from stolik.games.eclipse.rules.galaxy import sector_name
from stolik.games.eclipse.rules.population import TRACKS_OF, kind_of
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    NO_BOMBS,
    NO_CANNONS,
    ONE_SHIP_ATTACKS,
    SHIP_HAS_ATTACKED,
    SHIP_WITHOUT_CANNON,
)
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def besieger(s: EclipseState, h: int) -> int:
    """The player with ships in a hex that another player controls, or NOBODY."""
    for seat in s.entered[h]:
        if s.disc[h] not in (seat, NOBODY):
            return seat
    return NOBODY


def populated(s: EclipseState, h: int) -> list[int]:
    """Squares of a hex with a cube, grouped by kind."""
    squares = [square for square in range(ORBITAL_SQUARE + 1) if s.cubes[h] >> square & 1]
    squares.sort(key=lambda square: (kind_of(s, h, square), square))
    return squares


def destroy_cube(s: EclipseState, h: int, square: int, ev: list[Event]) -> None:
    """Put the cube into its owner's graveyard; if several fit, ask the owner (p. 20)."""
    owner, kind = s.disc[h], kind_of(s, h, square)
    s.cubes[h] &= ~(1 << square)
    ev.append(CubeDestroyed(owner, sector_name(s, h), SQUARES[kind]))
    tracks = TRACKS_OF[kind]
    if len(tracks) == 1:
        s.players[owner].graves[tracks[0]] += 1
    else:
        s.stack.append(Burial(owner, kind))


@dataclass
class Burial(Frame):
    """The owner of a cube from a gray square or an orbital chooses its graveyard."""

    seat: int
    square: int
    """Kind of the square it was on."""
    kind: Literal["burial"] = "burial"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        out.extend(BuryCube(self.seat, RESOURCES[track]) for track in TRACKS_OF[self.square])

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, BuryCube):
            s.stack.pop()
            s.players[self.seat].graves[RESOURCES.index(a.track)] += 1
            ev.append(CubeBuried(self.seat, a.track))

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "bury-cube", {"square": f"square:{SQUARES[self.square]}"}


@dataclass
class Bombardment(Frame):
    """Each ship of a player may attack the population of one hex once, with all its cannons."""

    seat: int
    hex: int
    step: Literal["choose", "destroy"] = "choose"
    damage: int = 0
    """Cubes still to be destroyed."""
    fired: list[int] = field(default_factory=list)
    """The row of each ship that already attacked."""
    kind: Literal["bombardment"] = "bombardment"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if self.step == "choose":
            self.attack_options(s, out)
        elif self.damage:
            self.cube_options(s, out)

    def attack_options(self, s: EclipseState, out: list[Action]) -> None:
        """Shoot with all ships or one by one, bomb, or spare; against fragile population there is no choice (p. 26)."""
        if BOARDS[s.players[s.disc[self.hex]].board].fragile_population:
            return
        sector, ships = sector_name(s, self.hex), self.armed(s)
        if self.cannons_refused(s) == ALLOWED:
            out.append(AttackPopulation(self.seat, sector))
        for row in dict.fromkeys(ships):
            if self.ship_refused(s, row) == ALLOWED:
                out.append(AttackWith(self.seat, ship_name(s, self.hex, row), sector))
        if self.bombs_refused(s) == ALLOWED:
            out.append(Bomb(self.seat, sector))
        if out:
            out.append(Spare(self.seat, sector))

    def cannons_refused(self, s: EclipseState) -> int:
        return ALLOWED if self.armed(s) else NO_CANNONS

    def bombs_refused(self, s: EclipseState) -> int:
        return ALLOWED if s.players[self.seat].techs & NEUTRON_BOMBS else NO_BOMBS

    def ship_refused(self, s: EclipseState, row: int) -> int:
        """Whether one ship of this row may attack alone; with only one left, that equals the whole attack."""
        if not design_of(s, self.hex, row).cannons:
            return SHIP_WITHOUT_CANNON
        ships = self.armed(s)
        if row not in ships:
            return SHIP_HAS_ATTACKED
        return ALLOWED if len(ships) > 1 else ONE_SHIP_ATTACKS

    def cube_options(self, s: EclipseState, out: list[Action]) -> None:
        """The attacker chooses the cubes; cubes on squares of one kind are one choice (p. 20)."""
        squares = populated(s, self.hex)
        if self.damage >= len(squares):
            return
        sector, before = sector_name(s, self.hex), -1
        for square in squares:
            kind = kind_of(s, self.hex, square)
            if kind != before:
                out.append(DestroyCube(self.seat, sector, SQUARES[kind], square))
            before = kind
        if len(out) == 1:
            out.clear()

    def armed(self, s: EclipseState) -> list[int]:
        """The row of each ship that can still attack; missiles don't count here (p. 20)."""
        found: list[int] = []
        for row in rows_of(s, self.seat):
            if design_of(s, self.hex, row).cannons:
                found += [row] * (s.ships[self.hex][row] - self.fired.count(row))
        return found

    def dice(self, s: EclipseState, ships: list[int]) -> list[tuple[int, int]]:
        """The dice of these ships' cannons: damage and computers."""
        designs = [design_of(s, self.hex, row) for row in ships]
        return [(power, design.computer) for design in designs for power in design.cannons]

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        match a:
            case AttackPopulation():
                self.attack(s, self.armed(s), ev)
            case AttackWith():
                self.attack(s, [row for row in self.armed(s) if ship_name(s, self.hex, row) == a.ship][:1], ev)
            case Bomb():
                self.wipe_out(s, ev)
            case Spare():
                s.stack.pop()
            case DestroyCube():
                self.destroy(s, a.number, ev)

    def attack(self, s: EclipseState, ships: list[int], ev: list[Event]) -> None:
        """Population has no shields; every point of damage destroys a cube (p. 20)."""
        dice = self.dice(s, ships)
        faces = roll(s, len(dice))
        self.fired += ships
        self.step = "destroy"
        self.damage = sum(power for (power, computer), face in zip(dice, faces) if hits(face, computer, 0))
        owner, sector = s.disc[self.hex], sector_name(s, self.hex)
        ev.append(PopulationAttacked(self.seat, owner, sector, faces, self.damage))

    def wipe_out(self, s: EclipseState, ev: list[Event]) -> None:
        """Destroy all cubes without a roll: Neutron Bombs (p. 20) or fragile population (p. 26)."""
        self.step = "destroy"
        self.damage = len(populated(s, self.hex))
        ev.append(PopulationWipedOut(self.seat, s.disc[self.hex], sector_name(s, self.hex)))

    def destroy(self, s: EclipseState, square: int, ev: list[Event]) -> None:
        self.damage -= 1
        destroy_cube(s, self.hex, square, ev)

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        squares = populated(s, self.hex)
        if self.step == "choose" and BOARDS[s.players[s.disc[self.hex]].board].fragile_population:
            self.wipe_out(s, ev)
        elif self.step == "destroy" and self.damage and squares:
            self.destroy(s, squares[0], ev)
        elif self.step == "destroy" and squares and self.armed(s):
            self.step, self.damage = "choose", 0
        else:
            s.stack.pop()

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        ask = "destroy-cube" if self.step == "destroy" else "attack-population"
        values: dict[str, str | int] = {"sector": f"sector:{sector_name(s, self.hex)}", "damage": self.damage}
        return ask, {**values, "left": len(self.armed(s))} if self.step == "choose" else values
