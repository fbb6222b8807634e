"""Drawing cards from the Main Deck (Rundy gry: Zagrywanie agentów)."""

from stolik.games.arcana.ids import MILITIA
from stolik.games.arcana.messages.events import Drew, Reshuffled
from stolik.games.arcana.rules.refusals import ALLOWED, NOTHING_TO_DRAW
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import KIND, NAME
from stolik.kernel.chance import shuffle
from stolik.kernel.messages import Event

HAND = 4


def draw_cards(s: ArcanaState, seat: int, count: int, ev: list[Event]) -> None:
    """Draw from the Main Deck; when it is empty, Resources become the new one.

    H3: if both are empty, play with fewer.
    """
    drawn: list[int] = []
    while len(drawn) < count and draw_refused(s, seat) == ALLOWED:
        if not s.decks[seat]:
            renew_deck(s, seat, drawn, ev)
        drawn.append(s.decks[seat].pop())
    if drawn:
        hand = s.hands[seat]
        hand += drawn
        hand.sort()
        ev.append(Drew(seat, len(drawn), tuple([NAME[card] for card in drawn])))


def draw_refused(s: ArcanaState, seat: int) -> int:
    """H3: there must be a card in Main Deck or Resources."""
    return ALLOWED if s.decks[seat] or s.resources[seat] else NOTHING_TO_DRAW


def renew_deck(s: ArcanaState, seat: int, drawn: list[int], ev: list[Event]) -> None:
    """Shuffle Resources into a new Main Deck. Cards now in hand or face down can't be in it."""
    deck = s.resources[seat]
    shuffle(s.chance, deck)
    s.decks[seat] = deck
    s.resources[seat] = []
    s.known[seat] = sorted(s.hands[seat] + drawn + hidden_agents(s, seat))
    ev.append(Reshuffled(seat))


def hidden_agents(s: ArcanaState, seat: int) -> list[int]:
    """This seat's cards that are face down in the zones."""
    return [c for at in range(seat, len(s.down), s.seats) for c in s.down[at] if KIND[c] != MILITIA]
