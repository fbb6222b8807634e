"""EXPEL: a rival's face-up agent goes to its owner's Resources, militia back to its deck."""

from stolik.games.arcana.cards.common.effect import Effect
from stolik.games.arcana.cards.common.rivals import expel_refused
from stolik.games.arcana.messages.actions import PlayAtAgent
from stolik.games.arcana.rules.agents import expel_agent, find_agent
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.refusals import NOT_AIMED
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import open_zones, slot, zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Action, Event


class Expel(Effect):
    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        for zone in open_zones(s):
            for rival in range(s.seats):
                if rival != seat:
                    for agent in s.up[slot(s, zone, rival)]:
                        out.append(PlayAtAgent(seat, NAME[card], f"card:{NAME[agent]}", rival, zone_name(s, zone)))

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayAtAgent)
        expel_agent(s, ZONE[s.seats][a.zone], a.owner, find_agent(s, a.zone, a.owner, a.agent), ev)
        return True

    def refused(self, s: ArcanaState, seat: int, at: Spot) -> int:
        is_rival = at.where == "agent" and at.seat != seat
        return expel_refused(s, at.zone, at.seat, at.position) if is_rival else NOT_AIMED
