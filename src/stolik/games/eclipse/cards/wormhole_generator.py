"""Wormhole Generator (p. 14): a wormhole on one side of an edge is enough."""

from typing import Final

from stolik.games.eclipse.tables import TECH

GENERATOR: Final[int] = 1 << TECH["wormhole_generator"]
