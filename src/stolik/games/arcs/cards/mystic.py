"""Mystic: Attuned. Cryptic is part of the set-up (data/leaders.toml)."""

from stolik.games.arcs.cards.common.base import register
from stolik.games.arcs.cards.common.taxmen import Taxman
from stolik.games.arcs.ids import PSIONIC

register(Taxman("mystic", PSIONIC))
