"""What MOVE, LURE and FERRY share: agents change zones. First the agent is chosen, then the way."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcana.cards.common.effect import Effect
from stolik.games.arcana.choices import SEND_TO
from stolik.games.arcana.ids import NONE
from stolik.games.arcana.messages.actions import PlayAtAgent, SendTo, TakeAlong
from stolik.games.arcana.messages.events import AgentPicked
from stolik.games.arcana.rules.agents import agent_count, agent_target, find_agent, movable, move_agent
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import closed, open_zones, zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Action, Event, Reason
from stolik.kernel.state import Frame


class MovingEffect(Effect):
    """An effect that takes agents to another open zone."""

    def offer(self, s: ArcanaState, seat: int, card: int, out: list[Action]) -> None:
        zones = open_zones(s)
        if len(zones) > 1:
            for zone in zones:
                self.offer_agents(s, seat, card, zone, out)

    def offer_agents(self, s: ArcanaState, seat: int, card: int, zone: int, out: list[Action]) -> None:
        """Add every agent in this open zone that may be moved first."""
        raise NotImplementedError

    def play(self, s: ArcanaState, seat: int, card: int, a: Action, ev: list[Event]) -> bool:
        assert isinstance(a, PlayAtAgent)
        position = find_agent(s, a.zone, a.owner, a.agent)
        moving = Moving(seat, card, ZONE[s.seats][a.zone], a.owner, position, NONE, self.may_take_two())
        s.stack.append(moving)
        moving.tell(s, position, ev)
        return False

    def may_take_two(self) -> bool:
        return False


class OwnAgents(MovingEffect):
    """Own agents, militia among them, are moved."""

    def offer_agents(self, s: ArcanaState, seat: int, card: int, zone: int, out: list[Action]) -> None:
        offer_agents(s, seat, card, zone, seat, out)

    def refuse(self, s: ArcanaState, seat: int, at: Spot) -> Reason | None:
        return closed(s, at.zone) if at.where == "agent" and at.seat == seat else None


def offer_agents(s: ArcanaState, seat: int, card: int, zone: int, owner: int, out: list[Action]) -> None:
    name = zone_name(s, zone)
    for position in movable(s, zone, owner, owner == seat):
        out.append(PlayAtAgent(seat, NAME[card], agent_target(s, seat, zone, owner, position), owner, name))


@dataclass
class Moving(Frame):
    """Agents have been picked; where do they go? The picks are open to all, as a finger on a card is."""

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
        if self.two:
            for position in range(self.position + 1, agent_count(s, self.zone, self.owner)):
                out.append(TakeAlong(self.seat, agent_target(s, self.seat, self.zone, self.owner, position)))
        for zone in open_zones(s):
            if zone != self.zone:
                out.append(SEND_TO[s.seats][self.seat][zone])

    def choose(self, s: ArcanaState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, TakeAlong):
            self.second = find_agent(s, zone_name(s, self.zone), self.owner, a.agent)
            self.two = False
            self.tell(s, self.second, ev)
            return
        assert isinstance(a, SendTo)
        s.stack.pop()
        to = ZONE[s.seats][a.zone]
        if self.second != NONE:  # the later one first: the earlier keeps its position
            move_agent(s, self.zone, self.owner, self.second, to, ev)
        move_agent(s, self.zone, self.owner, self.position, to, ev)
        s.resources[self.seat].append(self.card)

    def picked(self) -> list[int]:
        return [self.position] if self.second == NONE else [self.position, self.second]

    def tell(self, s: ArcanaState, position: int, ev: list[Event]) -> None:
        target = agent_target(s, NONE, self.zone, self.owner, position)
        ev.append(AgentPicked(self.seat, target, self.owner, zone_name(s, self.zone)))

    def question(self, s: ArcanaState) -> tuple[str, dict[str, str | int]]:
        more = self.two and self.position + 1 < agent_count(s, self.zone, self.owner)
        return ("take_along" if more else "send_to"), {"card": f"card:{NAME[self.card]}"}
