"""Small numbers for everything the rules handle. Names and all printed values are in the tables."""

from typing import Final

# Resources, and the population tracks and graveyards of the same names.
MONEY: Final = 0
SCIENCE: Final = 1
MATERIALS: Final = 2
RESOURCES: Final = ["money", "science", "materials"]

# Population squares. An orbital is one more square of its sector, always number ORBITAL_SQUARE.
ADVANCED: Final = 3
"""An advanced square is its resource plus this."""
GRAY: Final = 6
ORBITAL_SPACE: Final = 7
SQUARES: Final = [
    "money", "science", "materials", "advanced_money", "advanced_science", "advanced_materials", "gray", "orbital",
]  # fmt: skip
ORBITAL_SQUARE: Final = 7
AMBASSADOR: Final = 8
"""Ambassadors hold cubes too; like cubes from gray squares, these return to any track."""

# Ship types in the order of ships.toml, then the structures: everything that can be built.
STARBASE: Final = 3
"""The last type of ship, and the only one that doesn't move."""
SHIP_TYPES: Final = 4
ORBITAL: Final = 4
MONOLITH: Final = 5

# Actions in the order of the action track; a reaction has a field of its own on the summary card.
EXPLORE: Final = 0
INFLUENCE: Final = 1
RESEARCH: Final = 2
UPGRADE: Final = 3
BUILD: Final = 4
MOVE: Final = 5
ACTIONS: Final = ["explore", "influence", "research", "upgrade", "build", "move"]
REACTION: Final = 3
"""Offset in `Player.acted` of upgrade, build and move as reactions."""

# Stacks of sector tiles.
INNER: Final = 0
MIDDLE: Final = 1
OUTER: Final = 2
CENTRE: Final = 3
START: Final = 4
STACKS: Final = ["inner", "middle", "outer", "centre", "start"]

CATEGORIES: Final = ["military", "grid", "nano"]

NOBODY: Final = -1
NOTHING: Final = -1
