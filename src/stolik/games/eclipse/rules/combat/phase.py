"""The combat phase (p. 18-21): all battles, then population, then control of the sectors."""

from dataclasses import dataclass
from typing import Final, Literal

from stolik.games.eclipse.choices import DONE
from stolik.games.eclipse.ids import NOBODY, NOTHING
from stolik.games.eclipse.messages.actions import Answer, Offer
from stolik.games.eclipse.rules.combat.bombardment import Bombardment, besieger
from stolik.games.eclipse.rules.combat.sector import SectorCombat, has_battle
from stolik.games.eclipse.rules.control import claim_discovery, place_disc, return_disc
from stolik.games.eclipse.rules.diplomacy import offer, offer_options
from stolik.games.eclipse.rules.galaxy import enemy_ships, sector_name
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SECTORS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

NUMBERS: Final[list[int]] = [int(sector.id) for sector in SECTORS]
"""The printed number of every sector tile."""
BEYOND: Final = 1000


@dataclass
class CombatPhase(Frame):
    """Goes through the hexes four times, then asks everyone about diplomacy."""

    step: Literal["battles", "population", "discs", "control", "relations"] = "battles"
    below: int = BEYOND
    """Only sectors with smaller numbers are left in this step."""
    kind: Literal["combat_phase"] = "combat_phase"

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        h = self.next_hex(s)
        if self.step == "relations":
            s.stack.pop()
        elif h == NOBODY:
            self.below = BEYOND
            self.next_step(s)
        else:
            self.below = NUMBERS[s.sectors[h]]
            self.visit(s, h, ev)

    def next_hex(self, s: EclipseState) -> int:
        """The next sector with something to do: in descending order, the center last (p. 18)."""
        best, highest = NOBODY, -1
        for h, sector in enumerate(s.sectors):
            if highest < NUMBERS[sector] < self.below and self.concerns(s, h):
                best, highest = h, NUMBERS[sector]
        return best

    def concerns(self, s: EclipseState, h: int) -> bool:
        match self.step:
            case "battles":
                return bool(s.entered[h]) and has_battle(s, h)
            case "population":
                return bool(s.entered[h]) and s.cubes[h] > 0 and besieger(s, h) != NOBODY
            case "discs":
                return s.disc[h] != NOBODY and (is_lost(s, h) or s.discovery[h] != NOTHING)
            case "control":
                return bool(s.entered[h]) and s.disc[h] == NOBODY
        return False

    def visit(self, s: EclipseState, h: int, ev: list[Event]) -> None:
        match self.step:
            case "battles":
                s.stack.append(SectorCombat(h))
            case "population":
                s.stack.append(Bombardment(besieger(s, h), h))
            case "discs":
                settle_disc(s, h, ev)
            case "control":
                s.stack.append(Takeover(s.entered[h][0], h))

    def next_step(self, s: EclipseState) -> None:
        match self.step:
            case "battles":
                self.step = "population"
            case "population":
                self.step = "discs"
            case "discs":
                self.step = "control"
            case _:
                self.step = "relations"
                for seat in range(s.seats - 1, -1, -1):
                    s.stack.append(Relations((s.start + seat) % s.seats))


def battlefields(s: EclipseState) -> list[int]:
    """Contested hexes, in the order of their battles."""
    found = [h for h in range(len(s.sectors)) if s.entered[h] and has_battle(s, h)]
    return sorted(found, key=lambda h: -NUMBERS[s.sectors[h]])


def is_lost(s: EclipseState, h: int) -> bool:
    """Whether an enemy ship is in a controlled hex without population (p. 21)."""
    return besieger(s, h) != NOBODY and not s.cubes[h]


def settle_disc(s: EclipseState, h: int, ev: list[Event]) -> None:
    """A disc that is driven out returns before anyone places one, because its owner may need it elsewhere (p. 21)."""
    if is_lost(s, h):
        return_disc(s, h, ev)
    claim_discovery(s, h, ev)


@dataclass
class Takeover(Frame):
    """A player alone in an uncontrolled hex may place a disc there, even without a battle (p. 21)."""

    seat: int
    hex: int
    kind: Literal["takeover"] = "takeover"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if s.players[self.seat].discs and s.disc[self.hex] == NOBODY and not enemy_ships(s, self.seat, self.hex):
            out.extend((Answer(self.seat, True), Answer(self.seat, False)))

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, Answer) and a.yes:
            place_disc(s, self.seat, self.hex, ev)

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        s.stack.pop()

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "takeover", {"sector": f"sector:{sector_name(s, self.hex)}"}


@dataclass
class Relations(Frame):
    """At the end of the phase, new neighbors may form relations (p. 11)."""

    seat: int
    begun: bool = False
    kind: Literal["relations"] = "relations"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if self.begun:
            offer_options(s, self.seat, out)
            if out:
                out.append(DONE[self.seat])

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Offer):
            offer(s, a, ev)
        else:
            s.stack.pop()

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        if self.begun:
            s.stack.pop()
        else:
            self.begun = True
            s.players[self.seat].asked = 0

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "relations", {}
