"""Loyal Pilots: a loyal guild of Fuel."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Loyal

register(Loyal("loyal_pilots"))
