"""Fuel Cartel: the Fuel supply lies here."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Cartel

register(Cartel("fuel_cartel"))
