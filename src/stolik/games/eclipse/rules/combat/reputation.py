"""Reputation tiles after the battles of a sector (p. 21)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.messages.actions import KeepReputation, ReturnAll
from stolik.games.eclipse.messages.events import ReputationDeclined, ReputationDrawn, ReputationKept
from stolik.games.eclipse.rules.bags import draw_reputation
from stolik.games.eclipse.rules.combat.melee import has_ships, melee
from stolik.games.eclipse.rules.diplomacy import reputation_room, return_reputation
from stolik.games.eclipse.rules.galaxy import sector_name
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import REPUTATION_FOR_TAKING_PART, REPUTATION_MOST_DRAWN
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def tiles_earned(s: EclipseState, seat: int) -> int:
    """One tile for taking part, more for destroyed ships, at most five (p. 21)."""
    m = melee(s)
    if not m.fought >> seat & 1:
        return 0
    part = 0 if has_fled(s, seat) else REPUTATION_FOR_TAKING_PART
    return min(m.earned[seat] + part, REPUTATION_MOST_DRAWN)


def has_fled(s: EclipseState, seat: int) -> bool:
    """If all remaining ships retreated, there is no tile for taking part (p. 21).

    Ships shot while retreating didn't get away (H60).
    """
    return bool(melee(s).escaped >> seat & 1) and not has_ships(s, seat)


def draw_tiles(s: EclipseState, seat: int, ev: list[Event]) -> None:
    """Draw the earned tiles and choose one to keep."""
    drawn = draw_reputation(s, tiles_earned(s, seat))
    if drawn:
        drawn.sort()
        ev.append(ReputationDrawn(seat, sector_name(s, melee(s).hex), len(drawn), drawn.copy()))
        s.stack.append(ReputationChoice(seat, drawn))


@dataclass
class ReputationChoice(Frame):
    """The tiles just drawn, one of which is kept. Only their owner knows them."""

    seat: int
    drawn: list[int]
    kind: Literal["reputation_choice"] = "reputation_choice"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        """Asked even if all tiles are equal, because not asking would reveal that to the others."""
        values = sorted(set(self.drawn))
        if reputation_room(s.players[self.seat]) > 0:
            out.extend(KeepReputation(self.seat, value) for value in values)
        else:
            old = sorted(set(s.players[self.seat].reputation))
            out.extend(KeepReputation(self.seat, value, instead) for value in values for instead in old)
            out.append(ReturnAll(self.seat))

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, KeepReputation):
            if a.instead:
                return_reputation(s, self.seat, a.instead, ev)
            self.drawn.remove(a.value)
            s.players[self.seat].reputation.append(a.value)
            ev.append(ReputationKept(self.seat, a.value))
        else:
            ev.append(ReputationDeclined(self.seat))
        for value in self.drawn:
            s.reputation[value - 1] += 1

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "reputation", {"count": len(self.drawn)}
