"""RENEW: put the stake of an open zone face down under its pile and turn up the next card; the agents stay."""

from stolik.games.arcana.cards.common.effect import ZoneEffect
from stolik.games.arcana.choices import AT_ZONE
from stolik.games.arcana.messages.actions import PlayAtZone
from stolik.games.arcana.messages.events import StakeBuried
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.refill import turn_up_during_turns
from stolik.games.arcana.rules.refusals import ALLOWED, PILE_EMPTY
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Action, Event


class Renew(ZoneEffect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        for zone in range(len(s.stakes)):
            if self.zone_refused(s, zone) == ALLOWED:
                out.append(AT_ZONE[s.seats][seat][card][zone])

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayAtZone)
        zone = ZONE[s.seats][a.zone]
        s.piles[zone].insert(0, s.stakes[zone])
        s.under[zone] += 1
        ev.append(StakeBuried(a.zone, NAME[s.stakes[zone]]))
        turn_up_during_turns(s, zone, ev)
        return True

    def zone_refused(self, s: ArcanaState, zone: int) -> int:
        """There must be a card in the pile to turn up (H9)."""
        refusal = super().zone_refused(s, zone)
        return refusal or (ALLOWED if s.piles[zone] else PILE_EMPTY)
