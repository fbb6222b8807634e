"""Driving out agents of rivals."""

from stolik.games.arcana.rules.spots import Spot
from stolik.games.arcana.rules.zones import closed
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.messages import Reason


def refuse_rival(s: ArcanaState, seat: int, at: Spot) -> Reason | None:
    """Why an agent of a rival cannot be driven out: its zone is closed, or nobody can see who it is."""
    if at.where != "agent" or at.seat == seat:
        return None
    return closed(s, at.zone) or (Reason("agent-face-down", {}, "H9") if at.down else None)
