"""SEAL: for this round, no card may be played to a zone and no effect may touch it. It is still resolved."""

from stolik.games.arcana.cards.common.effect import ZoneEffect
from stolik.games.arcana.choices import AT_ZONE
from stolik.games.arcana.messages.actions import PlayAtZone
from stolik.games.arcana.messages.events import ZoneSealed
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.zones import open_zones
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Action, Event


class Seal(ZoneEffect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        for zone in open_zones(s):
            out.append(AT_ZONE[s.seats][seat][card][zone])

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayAtZone)
        s.sealed[ZONE[s.seats][a.zone]] = True
        ev.append(ZoneSealed(seat, a.zone))
        return True
