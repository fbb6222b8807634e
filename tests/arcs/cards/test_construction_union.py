"""Construction Union."""

from tests.arcs.cards.families import UnionScenes


class TestConstructionUnion(UnionScenes):
    card, suit, other, third = "construction_union", "construction", "mobilization", "administration"
