"""Loyal Empaths: a loyal guild of Psionics."""

from stolik.games.arcs.cards.base import register
from stolik.games.arcs.cards.kinds import Loyal

register(Loyal("loyal_empaths"))
