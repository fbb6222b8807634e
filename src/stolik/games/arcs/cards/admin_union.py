"""Admin Union: get an Administration card back."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Union
from stolik.games.arcs.ids import ADMINISTRATION

register(Union("admin_union", ADMINISTRATION))
