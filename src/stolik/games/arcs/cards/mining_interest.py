"""Mining Interest: manufacture Material, or fill up with it."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.kinds import Interest

register(Interest("mining_interest", "manufacture"))
