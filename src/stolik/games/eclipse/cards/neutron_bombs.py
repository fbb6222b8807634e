"""Neutron Bombs (p. 20): destroy all population of a sector without a roll."""

from typing import Final

from stolik.games.eclipse.tables import TECH

NEUTRON_BOMBS: Final[int] = 1 << TECH["neutron_bombs"]
