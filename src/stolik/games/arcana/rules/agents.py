"""Pointing at agents in zones, and moving them between zones (effects of places).

An agent is a position in its slot: first the face-up ones, then the face-down ones.
"""

from stolik.games.arcana.messages.events import AgentExpelled, AgentMoved, AgentRevealed, HiddenMoved
from stolik.games.arcana.rules.layout import CONTROLS, ZONE
from stolik.games.arcana.rules.zones import send_home, slot, zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, NAME
from stolik.kernel.messages import Event


def agent_count(s: ArcanaState, zone: int, owner: int) -> int:
    at = slot(s, zone, owner)
    return len(s.up[at]) + len(s.down[at])


def agent_card(s: ArcanaState, zone: int, owner: int, position: int) -> int:
    at = slot(s, zone, owner)
    shown = len(s.up[at])
    return s.up[at][position] if position < shown else s.down[at][position - shown]


def is_down(s: ArcanaState, zone: int, owner: int, position: int) -> bool:
    return position >= len(s.up[slot(s, zone, owner)])


def agent_target(s: ArcanaState, viewer: int, zone: int, owner: int, position: int) -> str:
    """How this viewer (-1: anyone else) points at an agent: by its card, or by the position of a face-down card."""
    if viewer != owner and is_down(s, zone, owner, position):
        return back_target(zone_name(s, zone), owner, position - len(s.up[slot(s, zone, owner)]))
    return f"card:{NAME[agent_card(s, zone, owner, position)]}"


def back_target(zone: str, owner: int, number: int) -> str:
    """How others point at this owner's face-down agents, counted from 0."""
    return f"back:{zone}.{owner}.{number + 1}"


def find_agent(s: ArcanaState, zone: str, owner: int, target: str) -> int:
    """The position of the agent named by `agent_target`."""
    at = slot(s, ZONE[s.seats][zone], owner)
    kind, _, name = target.partition(":")
    if kind == "back":
        return len(s.up[at]) + int(name.rpartition(".")[2]) - 1
    card = CARD[name]
    return s.up[at].index(card) if card in s.up[at] else len(s.up[at]) + s.down[at].index(card)


def take_agent(s: ArcanaState, zone: int, owner: int, position: int) -> int:
    """Take an agent off the table."""
    at = slot(s, zone, owner)
    shown = len(s.up[at])
    return s.up[at].pop(position) if position < shown else s.down[at].pop(position - shown)


def move_agent(s: ArcanaState, zone: int, owner: int, position: int, to: int, ev: list[Event]) -> None:
    """H10: a face-up agent stays face up; a face-down one stays so only where its owner has control."""
    down = is_down(s, zone, owner, position)
    card = take_agent(s, zone, owner, position)
    names = zone_name(s, zone), zone_name(s, to)
    if down and CONTROLS[s.seats][owner][to]:
        s.down[slot(s, to, owner)].append(card)
        ev.append(HiddenMoved(owner, NAME[card], *names))
        return
    s.up[slot(s, to, owner)].append(card)
    if down:
        ev.append(AgentRevealed(owner, NAME[card], names[0]))
    ev.append(AgentMoved(owner, NAME[card], *names))


def expel_agent(s: ArcanaState, zone: int, owner: int, position: int, ev: list[Event]) -> None:
    """Send the agent to its owner's Resources, militia back to its deck."""
    card = take_agent(s, zone, owner, position)
    ev.append(AgentExpelled(owner, NAME[card], zone_name(s, zone)))
    send_home(s, owner, card, ev)
