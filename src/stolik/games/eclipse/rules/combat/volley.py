"""One type's turn to shoot (p. 18): all its ships roll together, then each die is assigned to an enemy ship."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.messages.actions import AssignDie
from stolik.games.eclipse.messages.events import DiceRolled
from stolik.games.eclipse.rules.blueprints import breaking_point
from stolik.games.eclipse.rules.combat.dice import Target, aim, hits
from stolik.games.eclipse.rules.combat.fleet import design_of, named, rows_of, ship_name, side_of, size_of
from stolik.games.eclipse.rules.combat.melee import melee, strike
from stolik.games.eclipse.rules.galaxy import sector_name
from stolik.games.eclipse.rules.refusals import ALLOWED, DIE_MISSES, NOT_THE_ENEMY
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.chance import draw
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def roll(s: EclipseState, dice: int) -> list[int]:
    return [draw(s.chance, 6) + 1 for _ in range(dice)]


def fire(s: EclipseState, row: int, foe: int, missiles: bool, ev: list[Event]) -> None:
    """Roll a die of the right color for every die symbol of every ship of this type (p. 18)."""
    m = melee(s)
    design = design_of(s, m.hex, row)
    powers = (design.missiles if missiles else design.cannons) * len(m.damage[row])
    if not powers:
        return
    powers.sort(reverse=True)
    faces = roll(s, len(powers))
    seat = named(s, side_of(row))
    ev.append(DiceRolled(seat, ship_name(s, m.hex, row), sector_name(s, m.hex), faces, powers, missiles))
    if side_of(row) == s.seats:
        _aim_and_strike(s, row, foe, faces, powers, ev)
    else:
        pairs = sorted(zip(powers, faces), reverse=True)
        s.stack.append(Volley(row, foe, [face for _, face in pairs], [power for power, _ in pairs]))


def _aim_and_strike(s: EclipseState, row: int, foe: int, faces: list[int], powers: list[int], ev: list[Event]) -> None:
    """The Ancients and the center's defense aim by their own rule (p. 19)."""
    m = melee(s)
    ships = [(target, hurt) for target in rows_of(s, foe) for hurt in m.damage[target]]
    targets = []
    for target, hurt in ships:
        design = design_of(s, m.hex, target)
        targets.append(Target(size_of(s, target), design.shield, breaking_point(design) - hurt))
    total = [0] * len(ships)
    for die, at in enumerate(aim(faces, powers, design_of(s, m.hex, row).computer, targets)):
        if at >= 0:
            total[at] += powers[die]
    for (target, hurt), power in zip(ships, total):
        if power:
            strike(s, target, hurt, power, side_of(row), ev)


@dataclass
class Volley(Frame):
    """A player's dice waiting to be assigned, strongest first; equal enemy ships are one choice."""

    row: int
    foe: int
    faces: list[int]
    powers: list[int]
    kind: Literal["volley"] = "volley"

    def choices(self, s: EclipseState) -> list[tuple[int, int]]:
        """The enemy ships that the next die can hit, as rows and damage; a die that can hit is never wasted."""
        return self.hit_by(s, self.faces[0]) if self.faces else []

    def hit_by(self, s: EclipseState, face: int) -> list[tuple[int, int]]:
        m = melee(s)
        computer = design_of(s, m.hex, self.row).computer
        found: list[tuple[int, int]] = []
        for row in rows_of(s, self.foe):
            if m.damage[row] and hits(face, computer, design_of(s, m.hex, row).shield):
                found.extend((row, hurt) for hurt in sorted(set(m.damage[row])))
        return found

    def target_refused(self, s: EclipseState, row: int, hurt: int) -> int:
        """Whether the next die may be assigned to a ship of this row with this much damage (p. 18-19)."""
        if side_of(row) != self.foe or hurt not in melee(s).damage[row]:
            return NOT_THE_ENEMY
        return ALLOWED if (row, hurt) in self.choices(s) else DIE_MISSES

    def options(self, s: EclipseState, out: list[Action]) -> None:
        choices = self.choices(s)
        if len(choices) > 1:
            m = melee(s)
            seat, sector = side_of(self.row), sector_name(s, m.hex)
            for row, hurt in choices:
                out.append(AssignDie(seat, self.faces[0], self.powers[0], ship_name(s, m.hex, row), sector, hurt))

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, AssignDie):
            h = melee(s).hex
            self.assign(s, next(r for r in rows_of(s, self.foe) if ship_name(s, h, r) == a.victim), a.hurt, ev)

    def assign(self, s: EclipseState, row: int, hurt: int, ev: list[Event]) -> None:
        self.faces.pop(0)
        strike(s, row, hurt, self.powers.pop(0), side_of(self.row), ev)

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        choices = self.choices(s)
        if choices:
            self.assign(s, choices[0][0], choices[0][1], ev)
        elif self.faces:
            self.faces.pop(0)
            self.powers.pop(0)
        else:
            s.stack.pop()

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        m = melee(s)
        ship = f"ship:{ship_name(s, m.hex, self.row)}"
        return "assign-die", {"ship": ship, "face": self.faces[0], "power": self.powers[0], "left": len(self.faces)}
