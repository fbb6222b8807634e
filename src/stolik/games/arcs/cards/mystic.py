"""Mystic: Attuned. Cryptic is part of the set-up (data/leaders.toml)."""

from stolik.games.arcs.cards.base import register
from stolik.games.arcs.cards.taxmen import Taxman
from stolik.games.arcs.ids import PSIONIC

register(Taxman("mystic", PSIONIC))
