"""What MOVE, LURE and FERRY share: agents change zones. First choose the agent, then the destination."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcana.cards.common.effect import Effect
from stolik.games.arcana.choices import SEND_TO
from stolik.games.arcana.ids import NONE
from stolik.games.arcana.messages.actions import PlayAtAgent, SendTo, TakeAlong
from stolik.games.arcana.messages.events import AgentPicked
from stolik.games.arcana.rules.agents import agent_count, agent_target, find_agent, move_agent
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.refusals import (
    ALLOWED,
    ALONG_ELSEWHERE,
    ALREADY_PICKED,
    ALREADY_THERE,
    NO_SECOND,
    NOT_AIMED,
)
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import open_zones, other_zone_refused, zone_name, zone_refused
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


class MovingEffect(Effect):
    """An effect that takes agents from one open zone to another."""

    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        zones = open_zones(s)
        if len(zones) < 2:
            return
        for zone in zones:
            for owner in range(s.seats):
                if self.is_aimed_at(seat, owner):
                    self.offer_agents(s, seat, card, zone, owner, out)

    def offer_agents(self, s: ArcanaState, seat: int, card: int, zone: int, owner: int, out: list[Action]) -> None:
        for position in range(agent_count(s, zone, owner)):
            if self.agent_refused(s, zone, owner, position) == ALLOWED:
                target = agent_target(s, seat, zone, owner, position)
                out.append(PlayAtAgent(seat, NAME[card], target, owner, zone_name(s, zone)))

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayAtAgent)
        position = find_agent(s, a.zone, a.owner, a.agent)
        moving = Moving(seat, card, ZONE[s.seats][a.zone], a.owner, position, NONE, self.may_take_two())
        s.stack.append(moving)
        moving.tell(s, position, ev)
        return False

    def is_aimed_at(self, seat: int, owner: int) -> bool:
        """Whose agents move: the player's own, including militia, unless the effect says otherwise."""
        return owner == seat

    def agent_refused(self, s: ArcanaState, zone: int, owner: int, position: int) -> int:
        """What the effect itself says about an agent in an open zone."""
        return ALLOWED

    def may_take_two(self) -> bool:
        return False

    def refused(self, s: ArcanaState, seat: int, at: Spot) -> int:
        """Agents can't leave a sealed zone, and there must be somewhere to go (H9)."""
        if at.where != "agent" or not self.is_aimed_at(seat, at.seat):
            return NOT_AIMED
        refusal = zone_refused(s, at.zone) or self.agent_refused(s, at.zone, at.seat, at.position)
        return refusal or other_zone_refused(s, at.zone)


@dataclass
class Moving(Frame):
    """Asks where the picked agents go. The picks are public, like a finger on a card."""

    seat: int
    card: int
    zone: int
    owner: int
    position: int
    second: int
    two: bool
    """Whether another agent may still be taken along."""
    kind: Literal["moving"] = "moving"

    def options(self, s: ArcanaState, out: list[Action]) -> None:
        for position in range(agent_count(s, self.zone, self.owner)):
            if self.along_refused(self.zone, self.owner, position) == ALLOWED:
                out.append(TakeAlong(self.seat, agent_target(s, self.seat, self.zone, self.owner, position)))
        for zone in range(len(s.stakes)):
            if self.way_refused(s, zone) == ALLOWED:
                out.append(SEND_TO[s.seats][self.seat][zone])

    def along_refused(self, zone: int, owner: int, position: int) -> int:
        """FERRY takes a second agent of the same player from the same zone (H9)."""
        if zone == self.zone and owner == self.owner and position in self.picked():
            return ALREADY_PICKED
        if not self.two:
            return NO_SECOND
        return ALLOWED if zone == self.zone and owner == self.owner else ALONG_ELSEWHERE

    def way_refused(self, s: ArcanaState, zone: int) -> int:
        """To another open zone (H9)."""
        return ALREADY_THERE if zone == self.zone else zone_refused(s, zone)

    def choose(self, s: ArcanaState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, TakeAlong):
            self.second = find_agent(s, zone_name(s, self.zone), self.owner, a.agent)
            self.two = False
            self.tell(s, self.second, ev)
            return
        assert isinstance(a, SendTo)
        s.stack.pop()
        for position in sorted(self.picked(), reverse=True):  # the later first: the earlier keeps its position
            move_agent(s, self.zone, self.owner, position, ZONE[s.seats][a.zone], ev)
        s.resources[self.seat].append(self.card)

    def picked(self) -> list[int]:
        return [self.position] if self.second == NONE else [self.position, self.second]

    def tell(self, s: ArcanaState, position: int, ev: list[Event]) -> None:
        target = agent_target(s, NONE, self.zone, self.owner, position)
        ev.append(AgentPicked(self.seat, target, self.owner, zone_name(s, self.zone)))

    def question(self, s: ArcanaState) -> tuple[str, dict[str, str | int]]:
        more = self.two and agent_count(s, self.zone, self.owner) > 1
        return ("take_along" if more else "send_to"), {"card": f"card:{NAME[self.card]}"}
