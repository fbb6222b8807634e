"""Loyal Engineers: a loyal guild of Material."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Loyal

register(Loyal("loyal_engineers"))
