"""Loyal Empaths: a loyal guild of Psionics."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Loyal

register(Loyal("loyal_empaths"))
