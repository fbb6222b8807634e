"""Material Cartel: holds the Material supply."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Cartel

register(Cartel("material_cartel"))
