"""Driving out rivals' agents."""

from stolik.games.arcana.rules.agents import is_down
from stolik.games.arcana.rules.refusals import AGENT_FACE_DOWN, ALLOWED
from stolik.games.arcana.rules.zones import zone_refused
from stolik.games.arcana.state import ArcanaState


def expel_refused(s: ArcanaState, zone: int, rival: int, position: int) -> int:
    """Only from an open zone, and only a face-up agent (H9)."""
    refusal = zone_refused(s, zone)
    if refusal != ALLOWED:
        return refusal
    return AGENT_FACE_DOWN if is_down(s, zone, rival, position) else ALLOWED
