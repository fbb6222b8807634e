"""Hidden Harbors: ships are built fresh, and fresh starports keep raiders away."""

from stolik.games.arcs.cards.common.base import Card, register
from stolik.games.arcs.rules.pieces import is_damaged, is_starport, owner_of, places_of
from stolik.games.arcs.state import ArcsState, Fight


class HiddenHarbors(Card):
    def builds_fresh(self, s: ArcsState, seat: int, system: int) -> bool:
        return True

    def lets_raid(self, s: ArcsState, seat: int, fight: Fight) -> bool:
        """No raid dice against a fresh defending starport."""
        return not has_fresh_starport(s, seat, fight.system)


def has_fresh_starport(s: ArcsState, seat: int, system: int) -> bool:
    buildings = [s.buildings[place] for place in places_of(system)]
    return any(is_starport(b) and owner_of(b) == seat and not is_damaged(b) for b in buildings)


register(HiddenHarbors("hidden_harbors"))
