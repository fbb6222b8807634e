"""Material Cartel: the Material supply lies here."""

from stolik.games.arcs.cards.base import register
from stolik.games.arcs.cards.kinds import Cartel

register(Cartel("material_cartel"))
