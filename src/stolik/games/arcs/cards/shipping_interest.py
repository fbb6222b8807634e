"""Shipping Interest: synthesize Fuel, or fill up with it."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Interest

register(Interest("shipping_interest", "synthesize"))
