"""Fielding agents, discarding (Rundy gry: Zagrywanie agentów)."""

from stolik.games.arcana.messages.events import Discarded, FieldedHidden, FieldedOpen
from stolik.games.arcana.rules.zones import put_agent, zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import NAME
from stolik.kernel.messages import Event


def field_agent(s: ArcanaState, seat: int, card: int, zone: int, ev: list[Event]) -> None:
    """Put a card beside a stake: face down in zones you control, face up elsewhere (H6)."""
    if put_agent(s, seat, card, zone):
        ev.append(FieldedHidden(seat, NAME[card], zone_name(s, zone)))
    else:
        ev.append(FieldedOpen(seat, NAME[card], zone_name(s, zone)))


def discard(s: ArcanaState, seat: int, card: int, ev: list[Event]) -> None:
    """Put a card into Resources without any effect; always possible (H5)."""
    s.resources[seat].append(card)
    ev.append(Discarded(seat, NAME[card]))
