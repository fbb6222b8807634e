"""Loyal Engineers: a loyal guild of Material."""

from stolik.games.arcs.cards.base import register
from stolik.games.arcs.cards.kinds import Loyal

register(Loyal("loyal_engineers"))
