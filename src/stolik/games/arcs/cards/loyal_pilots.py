"""Loyal Pilots: a loyal guild of Fuel."""

from stolik.games.arcs.cards.base import register
from stolik.games.arcs.cards.kinds import Loyal

register(Loyal("loyal_pilots"))
