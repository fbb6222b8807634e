"""Arms Union: get an Aggression card back."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Union
from stolik.games.arcs.ids import AGGRESSION

register(Union("arms_union", AGGRESSION))
