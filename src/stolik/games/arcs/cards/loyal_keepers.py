"""Loyal Keepers: a loyal guild of Relics."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Loyal

register(Loyal("loyal_keepers"))
