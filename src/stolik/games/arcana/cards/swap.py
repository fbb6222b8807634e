"""SWAP: exchange the stakes of two open zones; the agents stay and now count for the other stake."""

from stolik.games.arcana.cards.common.effect import ZoneEffect
from stolik.games.arcana.choices import at_zones
from stolik.games.arcana.messages.actions import PlayAtZones
from stolik.games.arcana.messages.events import StakesSwapped
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.refusals import ALLOWED
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import open_zones, other_zone_refused
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Action, Event


class Swap(ZoneEffect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        zones = open_zones(s)
        for i, zone in enumerate(zones):
            for other in zones[i + 1 :]:
                out.append(at_zones(s.seats, seat, card, zone, other))

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayAtZones)
        zone, other = ZONE[s.seats][a.zone], ZONE[s.seats][a.other]
        s.stakes[zone], s.stakes[other] = s.stakes[other], s.stakes[zone]
        ev.append(StakesSwapped(a.zone, NAME[s.stakes[zone]], a.other, NAME[s.stakes[other]]))
        return True

    def zone_refused(self, s: ArcanaState, zone: int) -> int:
        return super().zone_refused(s, zone) or other_zone_refused(s, zone)

    def pair_refused(self, s: ArcanaState, seat: int, one: Spot, other: Spot) -> int:
        return ALLOWED
