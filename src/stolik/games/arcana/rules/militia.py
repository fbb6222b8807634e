"""The militia: a relic buys one of its cards (Zasady zaawansowane: Karty milicji)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcana.choices import SEND_TO
from stolik.games.arcana.messages.actions import SendTo
from stolik.games.arcana.messages.events import MilitiaCalled
from stolik.games.arcana.rules.fielding import field_agent
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.refusals import ALLOWED, MILITIA_EMPTY, MILITIA_NOWHERE, MILITIA_OFF
from stolik.games.arcana.rules.zones import open_zones
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def militia_refused(s: ArcanaState) -> int:
    """Needs the module; H29: there must be a militia card left, and a zone for it."""
    if not s.options.militia:
        return MILITIA_OFF
    if not s.militia:
        return MILITIA_EMPTY
    return ALLOWED if open_zones(s) else MILITIA_NOWHERE


def call_militia(s: ArcanaState, seat: int, relic: int, ev: list[Event]) -> None:
    """Discard the relic and take the top card. It is seen before its zone is chosen (H26), so there is no undo
    (H27)."""
    s.resources[seat].append(relic)
    card = s.militia.pop()
    ev.append(MilitiaCalled(seat, NAME[relic], NAME[card]))
    s.stack.append(FieldMilitia(seat, card))


@dataclass
class FieldMilitia(Frame):
    """The militia card just drawn goes to any open zone and counts as an agent of that seat (H26)."""

    seat: int
    card: int
    kind: Literal["militia"] = "militia"

    def options(self, s: ArcanaState, out: list[Action]) -> None:
        row = SEND_TO[s.seats][self.seat]
        for zone in open_zones(s):
            out.append(row[zone])

    def choose(self, s: ArcanaState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, SendTo)
        s.stack.pop()
        field_agent(s, self.seat, self.card, ZONE[s.seats][a.zone], ev)

    def question(self, s: ArcanaState) -> tuple[str, dict[str, str | int]]:
        return "militia", {}  # only this seat sees the card, in its view
