"""Spacing Union: get a Mobilization card back."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Union
from stolik.games.arcs.ids import MOBILIZATION

register(Union("spacing_union", MOBILIZATION))
