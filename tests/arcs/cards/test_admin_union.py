"""Admin Union."""

from tests.arcs.cards.families import UnionScenes


class TestAdminUnion(UnionScenes):
    card, suit, other, third = "admin_union", "administration", "construction", "aggression"
