"""Arms Union."""

from tests.arcs.cards.families import UnionScenes


class TestArmsUnion(UnionScenes):
    card, suit, other, third = "arms_union", "aggression", "construction", "administration"
