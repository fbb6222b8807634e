"""The module for each effect in the card table."""

from typing import Final

from stolik.games.arcana.cards.common.effect import Effect
from stolik.games.arcana.cards.duel import Duel
from stolik.games.arcana.cards.expel import Expel
from stolik.games.arcana.cards.ferry import Ferry
from stolik.games.arcana.cards.loan import Loan
from stolik.games.arcana.cards.lure import Lure
from stolik.games.arcana.cards.move import Move
from stolik.games.arcana.cards.pilfer import Pilfer
from stolik.games.arcana.cards.redraw import Redraw
from stolik.games.arcana.cards.renew import Renew
from stolik.games.arcana.cards.seal import Seal
from stolik.games.arcana.cards.search import Search
from stolik.games.arcana.cards.swap import Swap
from stolik.games.arcana.tables import EFFECTS

BY_NAME: Final[dict[str, Effect]] = {
    "swap": Swap(), "move": Move(), "lure": Lure(), "seal": Seal(), "redraw": Redraw(), "expel": Expel(),
    "renew": Renew(), "search": Search(), "duel": Duel(), "ferry": Ferry(), "pilfer": Pilfer(), "loan": Loan(),
}  # fmt: skip
EFFECT_OF: Final[list[Effect]] = [BY_NAME[name] for name in EFFECTS]
"""Effect number in the card table -> its behavior."""
