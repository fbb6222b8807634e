"""What a seat owns, wherever it is, as if the game ended now (H22)."""

from typing import Final

from stolik.games.arcana.ids import MILITIA, NONE
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARDS, DECK_OF, KIND

IS_STAKE: Final[list[bool]] = [DECK_OF[card] == NONE and KIND[card] != MILITIA for card in range(CARDS)]


def deck_cards(s: ArcanaState, seat: int) -> list[int]:
    """Main Deck and Resources after hand and agents have returned there, without the Reserve."""
    cards = s.decks[seat] + s.hands[seat] + s.resources[seat]
    for at in range(seat, len(s.up), s.seats):
        cards += [card for card in s.up[at] + s.down[at] if KIND[card] != MILITIA]
    return cards


def stakes_of(s: ArcanaState, seat: int) -> list[int]:
    """The stakes that a seat has won; guild cards and militia don't count."""
    places = [s.decks[seat], s.hands[seat], s.resources[seat], s.reserve[seat]]
    places += s.up[seat :: s.seats]
    places += s.down[seat :: s.seats]
    return [card for cards in places for card in cards if IS_STAKE[card]]


def count_kind(s: ArcanaState, seat: int, kind: int) -> int:
    return sum(1 for card in stakes_of(s, seat) if KIND[card] == kind)
