"""Spacing Union."""

from tests.arcs.cards.families import UnionScenes


class TestSpacingUnion(UnionScenes):
    card, suit, other, third = "spacing_union", "mobilization", "construction", "administration"
