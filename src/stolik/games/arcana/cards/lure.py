"""LURE: one agent of a rival, but not militia (H12), goes to another open zone; a face-down one is moved unseen."""

from stolik.games.arcana.cards.common.moving import MovingEffect
from stolik.games.arcana.ids import MILITIA
from stolik.games.arcana.rules.agents import agent_card
from stolik.games.arcana.rules.refusals import ALLOWED, MILITIA_NOT_LURED
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import KIND


class Lure(MovingEffect):
    def is_aimed_at(self, seat: int, owner: int) -> bool:
        return owner != seat

    def agent_refused(self, s: ArcanaState, zone: int, owner: int, position: int) -> int:
        """H12. Militia has a different back, so this reveals nothing."""
        return MILITIA_NOT_LURED if KIND[agent_card(s, zone, owner, position)] == MILITIA else ALLOWED
