"""RENEW: put the stake of an open zone face down under its pile and turn up the next card; the agents stay."""

from stolik.games.arcana.cards.common.effect import ZoneEffect
from stolik.games.arcana.choices import AT_ZONE
from stolik.games.arcana.messages.actions import PlayAtZone
from stolik.games.arcana.messages.events import StakeBuried
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.refill import turn_up_during_turns
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import closed, open_zones, zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Action, Event, Reason


class Renew(ZoneEffect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        for zone in open_zones(s):
            if s.piles[zone]:
                out.append(AT_ZONE[s.seats][seat][card][zone])

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayAtZone)
        zone = ZONE[s.seats][a.zone]
        s.piles[zone].insert(0, s.stakes[zone])
        s.under[zone] += 1
        ev.append(StakeBuried(a.zone, NAME[s.stakes[zone]]))
        turn_up_during_turns(s, zone, ev)
        return True

    def refuse(self, s: ArcanaState, seat: int, at: Spot) -> Reason | None:
        if at.where == "zone" and not closed(s, at.zone) and not s.piles[at.zone]:
            return Reason("pile-empty", {"zone": f"zone:{zone_name(s, at.zone)}"}, "H9")
        return super().refuse(s, seat, at)
