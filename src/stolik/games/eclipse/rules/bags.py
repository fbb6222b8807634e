"""Drawing from the two bags."""

from stolik.games.eclipse.messages.events import TechsDrawn
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import TECHS
from stolik.kernel.chance import Chance, draw
from stolik.kernel.messages import Event


def draw_from(chance: Chance, counts: list[int]) -> int:
    """Take one piece out of a bag of counted pieces. Returns its index."""
    place = draw(chance, sum(n for n in counts))
    for kind, n in enumerate(counts):
        if place < n:
            counts[kind] -= 1
            return kind
        place -= n
    raise AssertionError("an empty bag")


def draw_techs(s: EclipseState, count: int, ev: list[Event]) -> None:
    """Draw technology tiles from the bag onto the supply board, as far as they last (p. 4 and 24)."""
    drawn: list[str] = []
    for _ in range(min(count, sum(n for n in s.bag))):
        tech = draw_from(s.chance, s.bag)
        s.market[tech] += 1
        drawn.append(TECHS[tech].id)
    ev.append(TechsDrawn(drawn))


def draw_reputation(s: EclipseState, count: int) -> list[int]:
    """Draw reputation tiles, as far as they last (p. 21). Returns their values."""
    return [draw_from(s.chance, s.reputation) + 1 for _ in range(min(count, sum(n for n in s.reputation)))]
