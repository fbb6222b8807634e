"""Research (p. 12): price, track, and immediate effects of technologies."""

from dataclasses import dataclass
from typing import Final, Literal

from stolik.games.eclipse.cards.artifact_key import ARTIFACT_KEY, Artifacts, artifacts
from stolik.games.eclipse.choices import RESEARCHES
from stolik.games.eclipse.ids import SCIENCE
from stolik.games.eclipse.messages.actions import Research
from stolik.games.eclipse.messages.events import DiscsGained, Researched
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    SCIENCE_SHORT,
    TECH_NOT_CHEAPEST,
    TECH_NOT_OFFERED,
    TECH_OWNED,
    TECH_TRACK_FULL,
)
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


def tech_refused(s: EclipseState, seat: int, tech: int) -> int:
    """Whether a technology of the supply board may be bought now (p. 12)."""
    p = s.players[seat]
    refused = offer_refused(s, p, tech)
    return SCIENCE_SHORT if refused == ALLOWED and price(p, tech) > p.store[SCIENCE] else refused


def gift_refused(s: EclipseState, seat: int, tech: int) -> int:
    """Whether the Ancients give it: it must be the cheapest on the supply board that this player may have (p. 7)."""
    p = s.players[seat]
    refused = offer_refused(s, p, tech)
    return TECH_NOT_CHEAPEST if refused == ALLOWED and TECHS[tech].cost > cheapest(s, p) else refused


def offer_refused(s: EclipseState, p: Player, tech: int) -> int:
    """Whether it is available to this player, whatever it costs: nobody owns a technology twice, and a track has seven
    spaces (p. 12)."""
    if p.techs >> tech & 1:
        return TECH_OWNED
    if not s.market[tech]:
        return TECH_NOT_OFFERED
    return ALLOWED if progress(p, TECHS[tech].category) < TRACK_TECHS else TECH_TRACK_FULL


def cheapest(s: EclipseState, p: Player) -> int:
    """The lowest printed cost among the technologies this player may have."""
    costs = [TECHS[t].cost for t, n in enumerate(s.market) if n and offer_refused(s, p, t) == ALLOWED]
    return min(costs, default=0)


def price(p: Player, tech: int) -> int:
    """Cost minus the discount of the track, but at least the minimum (p. 12)."""
    row = TECHS[tech]
    return max(row.minimum, row.cost - DISCOUNT[progress(p, row.category)])


def discount(p: Player, category: int) -> int:
    """By the number of technologies on the track; a full track takes no more, whatever the discount (p. 12)."""
    return DISCOUNT[min(progress(p, category), TRACK_TECHS - 1)]


def affordable(s: EclipseState, seat: int) -> list[int]:
    """Technologies on the supply board that this player may buy now."""
    p = s.players[seat]
    science = p.store[SCIENCE]
    found: list[int] = []
    for tech, count in enumerate(s.market):  # most are too expensive or already owned: skip them early
        if count and MINIMUM[tech] <= science and not p.techs >> tech & 1 and tech_refused(s, seat, tech) == ALLOWED:
            found.append(tech)
    return found


def gift_techs(s: EclipseState, seat: int) -> list[int]:
    """The technologies that the Ancients offer one of (p. 7, ancient technology)."""
    return [tech for tech, count in enumerate(s.market) if count and gift_refused(s, seat, tech) == ALLOWED]


def gain_tech(s: EclipseState, seat: int, tech: int, paid: int, ev: list[Event]) -> None:
    """Move a tile from the supply board to the player's track; instant technologies take effect."""
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
