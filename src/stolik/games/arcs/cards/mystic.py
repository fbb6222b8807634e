"""Mystic: Attuned. Cryptic is part of setup (data/leaders.toml)."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.taxmen import Taxman
from stolik.games.arcs.ids import PSIONIC

register(Taxman("mystic", PSIONIC))
