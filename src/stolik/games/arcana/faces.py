"""What is printed on the cards, as views show it."""

from typing import Final

from stolik.games.arcana.ids import ARCANA, DISTRICTS, GUILDS, KINDS, NONE
from stolik.games.arcana.messages.views import Face
from stolik.games.arcana.tables import CARDS, DECK_OF, DISTRICT, EFFECT, EFFECTS, KIND, MAIN, NAME, VALUE, VP

FACES: Final[dict[str, Face]] = {}
"""By id. Made once for all views, and again when the figures change."""


def print_faces() -> None:
    for card in range(CARDS):
        FACES[NAME[card]] = _face(card)


def _face(card: int) -> Face:
    combat, political, spiritual, ducats = VALUE[4 * card : 4 * card + 4]
    return Face(
        KINDS[KIND[card]], combat, political, spiritual, ducats,
        main="" if MAIN[card] == NONE else ARCANA[MAIN[card]],
        vp=VP[card],
        district="" if DISTRICT[card] == NONE else DISTRICTS[DISTRICT[card]],
        effect="" if EFFECT[card] == NONE else EFFECTS[EFFECT[card]],
        guild="" if DECK_OF[card] == NONE else GUILDS[DECK_OF[card]],
    )  # fmt: skip


print_faces()
