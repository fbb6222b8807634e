"""What a game tells learners about its view, beside the view's own type."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Names:
    """By name of a view's field: what it takes to turn it into numbers. A game's `encoding.py` fills one in."""

    words: dict[str, list[str]] = field(default_factory=dict)
    """The strings that a field may hold."""
    lengths: dict[str, int] = field(default_factory=dict)
    """Lists that lie side by side, and how many items they have at most."""
    groups: dict[str, tuple[str, Sequence[Any]]] = field(default_factory=dict)
    """Lists that are summed up per value of a field of their items, and the values it may have."""
    marks: dict[str, int] = field(default_factory=dict)
    """Lists of small numbers that are marked one by one, and how many numbers there are."""
    skipped: frozenset[str] = frozenset()
    """Fields that say nothing about the position."""
