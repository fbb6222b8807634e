"""Fuel Cartel: holds the Fuel supply."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Cartel

register(Cartel("fuel_cartel"))
