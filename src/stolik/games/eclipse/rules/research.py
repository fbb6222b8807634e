"""Research (p. 12): price, track, and what a technology brings at once."""

from dataclasses import dataclass
from typing import Final, Literal

from stolik.games.eclipse.cards.artifact_key import ARTIFACT_KEY, Artifacts, artifacts
from stolik.games.eclipse.choices import RESEARCHES
from stolik.games.eclipse.ids import SCIENCE
from stolik.games.eclipse.messages.actions import Research
from stolik.games.eclipse.messages.events import DiscsGained, Researched
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import (
    CATEGORY_TECHS,
    DISCOUNT,
    TECH,
    TECHS,
    TRACK_TECHS,
)
from stolik.kernel.messages import Action, Event

MINIMUM: Final[list[int]] = [tech.minimum for tech in TECHS]


def progress(p: Player, category: int) -> int:
    """Technologies on a track."""
    return (p.techs & CATEGORY_TECHS[category]).bit_count()


def may_own(p: Player, tech: int) -> bool:
    """Nobody owns a technology twice, and a track has seven spaces."""
    return not p.techs >> tech & 1 and progress(p, TECHS[tech].category) < TRACK_TECHS


def price(p: Player, tech: int) -> int:
    """Cost less the discount of the track, but at least the minimum (p. 12)."""
    row = TECHS[tech]
    return max(row.minimum, row.cost - discount(p, row.category))


def discount(p: Player, category: int) -> int:
    """By the technologies on the track; a full one takes no more, whatever the discount (p. 12)."""
    return DISCOUNT[min(progress(p, category), TRACK_TECHS - 1)]


def affordable(s: EclipseState, seat: int) -> list[int]:
    """Technologies on the supply board that this player may buy now."""
    p = s.players[seat]
    science = p.store[SCIENCE]
    found: list[int] = []
    for tech, count in enumerate(s.market):
        if count and MINIMUM[tech] <= science and not p.techs >> tech & 1:
            if may_own(p, tech) and price(p, tech) <= science:
                found.append(tech)
    return found


def gift_techs(s: EclipseState, seat: int) -> list[int]:
    """The cheapest technologies on the supply board that this player lacks (p. 7, ancient technology)."""
    p = s.players[seat]
    found = [t for t, n in enumerate(s.market) if n and may_own(p, t)]
    least = min((TECHS[t].cost for t in found), default=0)
    return [t for t in found if TECHS[t].cost == least]


def gain_tech(s: EclipseState, seat: int, tech: int, paid: int, ev: list[Event]) -> None:
    """A tile goes from the supply board to the player's track; instant ones take effect."""
    p = s.players[seat]
    s.market[tech] -= 1
    p.techs |= 1 << tech
    ev.append(Researched(seat, TECHS[tech].id, paid))
    discs = min(TECHS[tech].discs, p.reserve)
    if discs:
        p.reserve -= discs
        p.discs += discs
        ev.append(DiscsGained(seat, discs))
    if tech == ARTIFACT_KEY:
        s.stack.append(Artifacts(seat, artifacts(s, seat)))


@dataclass
class ResearchAction(ActionFrame):
    seat: int
    left: int
    begun: bool = False
    kind: Literal["research"] = "research"

    def main(self, s: EclipseState, out: list[Action]) -> None:
        for tech in affordable(s, self.seat):
            out.append(RESEARCHES[self.seat][tech])

    def carry_out(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Research):
            p, tech = s.players[self.seat], TECH[a.tech]
            paid = price(p, tech)
            p.store[SCIENCE] -= paid
            self.left -= 1
            gain_tech(s, self.seat, tech, paid, ev)

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "research", {"left": self.left, "science": s.players[self.seat].store[SCIENCE]}
