"""Two seats that fight where nobody can retreat."""

from stolik.games.eclipse.messages.actions import AssignDie
from stolik.games.eclipse.messages.events import DiceRolled
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Event
from tests.eclipse.scenario import TERRANS, scene, tile

RED, BLUE = 0, 1
FIELD = "310"
"""Far away from everything."""


def battlefield() -> EclipseState:
    s = scene(*TERRANS[:2])
    tile(s, FIELD, 8, 8)
    return s


def rolls(ev: list[Event]) -> list[tuple[int, str, list[int]]]:
    return [(e.seat, e.ship, e.powers) for e in ev if isinstance(e, DiceRolled)]


def assign(seat: int, victim: str, face: int = 6, power: int = 1, hurt: int = 0) -> AssignDie:
    return AssignDie(seat, face, power, victim, FIELD, hurt)
