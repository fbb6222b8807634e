"""Neutron Bombs (p. 20): all population of a sector falls without a roll."""

from typing import Final

from stolik.games.eclipse.tables import TECH

NEUTRON_BOMBS: Final[int] = 1 << TECH["neutron_bombs"]
