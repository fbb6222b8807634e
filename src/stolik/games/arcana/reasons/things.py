"""Everything that a seat sees on the table."""

from stolik.games.arcana.ids import GUILDS
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.view import view


def things(s: ArcanaState, seat: int | None) -> list[str]:
    """Every target on the table, as this seat sees it."""
    v = view(s, seat)
    found = [f"zone:{z.zone}" for z in v.zones] + [f"seat:{p.seat}" for p in v.seats]
    found += [f"card:{name}" for name in v.faces]
    found += [a.target for z in v.zones for a in z.agents if a.card is None]
    found += [f"guild:{guild}" for guild in GUILDS]
    found += [f"objective:{name}" for name in v.objective_faces]
    return found
