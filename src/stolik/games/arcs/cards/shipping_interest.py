"""Shipping Interest: synthesize Fuel, or fill up with it."""

from stolik.games.arcs.cards.base import register
from stolik.games.arcs.cards.kinds import Interest

register(Interest("shipping_interest", "synthesize"))
