"""Construction Union: get a Construction card back."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Union
from stolik.games.arcs.ids import CONSTRUCTION

register(Union("construction_union", CONSTRUCTION))
