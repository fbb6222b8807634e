"""Where a won stake goes (Rozstrzygnięcie rundy; Taktyczne usuwanie kart)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcana.choices import KEEP_STAKE, REMOVE_STAKE
from stolik.games.arcana.ids import NONE
from stolik.games.arcana.messages.actions import RemoveStake
from stolik.games.arcana.messages.events import StakeKept, StakeRemoved, ZoneDied
from stolik.games.arcana.rules.refill import is_no_mans_land, turn_up_during_turns
from stolik.games.arcana.rules.zones import clear_zone, zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def win_stake(s: ArcanaState, seat: int, zone: int, bribed: bool, ev: list[Event]) -> None:
    """The stake is won and the zone cleared. Only after a bribe is a new stake turned up at once."""
    card = s.stakes[zone]
    s.stakes[zone] = NONE
    s.won = True
    if is_no_mans_land(s, zone):
        s.wins_in_n[seat] += 1
    clear_zone(s, zone, ev)
    if not bribed and not s.piles[zone]:
        ev.append(ZoneDied(zone_name(s, zone)))
    if s.options.tactical_removal:
        s.stack.append(Removal(seat, card, zone, bribed))
        return
    s.resources[seat].append(card)
    if bribed:
        turn_up_during_turns(s, zone, ev)


@dataclass
class Removal(Frame):
    """Tactical removal: the winner puts the stake into Resources or, for good, under the guild card (H30)."""

    seat: int
    card: int
    zone: int
    bribed: bool
    kind: Literal["removal"] = "removal"

    def options(self, s: ArcanaState, out: list[Action]) -> None:
        out.append(KEEP_STAKE[self.seat][self.card])
        out.append(REMOVE_STAKE[self.seat][self.card])

    def choose(self, s: ArcanaState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, RemoveStake):
            s.reserve[self.seat].append(self.card)
            ev.append(StakeRemoved(self.seat, NAME[self.card]))
        else:
            s.resources[self.seat].append(self.card)
            ev.append(StakeKept(self.seat, NAME[self.card]))
        if self.bribed:
            turn_up_during_turns(s, self.zone, ev)

    def question(self, s: ArcanaState) -> tuple[str, dict[str, str | int]]:
        return "removal", {"card": f"card:{NAME[self.card]}"}
