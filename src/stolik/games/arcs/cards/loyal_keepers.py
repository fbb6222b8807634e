"""Loyal Keepers: a loyal guild of Relics."""

from stolik.games.arcs.cards.base import register
from stolik.games.arcs.cards.kinds import Loyal

register(Loyal("loyal_keepers"))
