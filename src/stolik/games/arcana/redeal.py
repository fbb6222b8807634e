"""A world that a seat can't tell from the true one: everything it can't see is redealt.

Everything a seat can deduce stays true too: which cards belong to whom, that face-down cards are agents, that a card
held when the deck was last shuffled isn't in the deck, which stakes were buried where, and where the Jubilee can be.
"""

from stolik.games.arcana.ids import MILITIA, NONE
from stolik.games.arcana.rules.drawing import hidden_agents
from stolik.games.arcana.rules.guilds import ChooseGuilds, free_guilds
from stolik.games.arcana.rules.layout import no_mans_land
from stolik.games.arcana.rules.militia import FieldMilitia
from stolik.games.arcana.setup import JUBILEE_AMONG
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import FIELDABLE, JUBILEE, KIND
from stolik.kernel.chance import Chance, draw, fresh_key, shuffle


def redeal(state: ArcanaState, seat: int | None, rng: Chance) -> ArcanaState:
    s = state.copy()
    eyes = NONE if seat is None else seat
    s.chance = Chance(fresh_key(rng), s.chance.drawn)
    s.pending = None
    _redeal_stakes(s, rng)
    for p in range(s.seats):
        if p == eyes:
            s.decks[p] = shuffled(s.decks[p], rng)
        else:
            _redeal_rival(s, p, rng)
    _redeal_militia(s, eyes, rng)
    if not s.over:
        _redeal_objectives(s, eyes, rng)
    _redeal_claims(s, eyes, rng)
    return s


def shuffled(cards: list[int], rng: Chance) -> list[int]:
    """Sorts first, so that the true order leaves no trace."""
    cards = sorted(cards)
    shuffle(rng, cards)
    return cards


def _redeal_stakes(s: ArcanaState, rng: Chance) -> None:
    """Piles and box exchange cards; buried cards stay, and the Jubilee stays among the last six of its pile."""
    fresh = [pile[s.under[zone] :] for zone, pile in enumerate(s.piles)]
    unseen = shuffled([c for cards in [*fresh, s.box] for c in cards if c != JUBILEE], rng)
    for zone, cards in enumerate(fresh):
        count = len(cards) - (JUBILEE in cards)
        s.piles[zone][s.under[zone] :] = [unseen.pop() for _ in range(count)]
    s.box = unseen
    if not s.jubilee:
        n = no_mans_land(s.seats)
        places = min(JUBILEE_AMONG, len(fresh[n]))
        s.piles[n].insert(s.under[n] + draw(rng, places), JUBILEE)


def _redeal_rival(s: ArcanaState, p: int, rng: Chance) -> None:
    """A rival's Main Deck, hand and face-down agents exchange cards."""
    hidden = hidden_agents(s, p)
    away = len(s.hands[p]) + len(hidden)
    pool = s.decks[p] + s.hands[p] + hidden
    known = [card for card in s.known[p] if card in s.hands[p] or card in hidden]
    while True:
        rest = shuffled([card for card in pool if card not in known], rng)
        split = away - len(known)
        held = shuffled(known + rest[:split], rng)
        if all(FIELDABLE[card] for card in held[: len(hidden)]):  # this happens: the true world is an example
            break
    s.decks[p] = rest[split:]
    s.hands[p] = sorted(held[len(hidden) :])
    _lay_down(s, p, held[: len(hidden)], False)


def _lay_down(s: ArcanaState, p: int, cards: list[int], militia: bool) -> None:
    """Replace a seat's face-down cards with these, in order; militia and agents have different backs."""
    cards = cards[::-1]
    for at in range(p, len(s.down), s.seats):
        s.down[at] = [cards.pop() if (KIND[card] == MILITIA) == militia else card for card in s.down[at]]


def _redeal_militia(s: ArcanaState, eyes: int, rng: Chance) -> None:
    """The militia deck, rivals' face-down militia, and one that a rival has just drawn."""
    top = s.stack[-1] if s.stack else None
    drawn = [top.card] if isinstance(top, FieldMilitia) and top.seat != eyes else []
    rivals = [p for p in range(s.seats) if p != eyes]
    lying = [[c for at in range(p, len(s.down), s.seats) for c in s.down[at] if KIND[c] == MILITIA] for p in rivals]
    unseen = shuffled([c for cards in [s.militia, drawn, *lying] for c in cards], rng)
    for p, cards in zip(rivals, lying):
        _lay_down(s, p, [unseen.pop() for _ in cards], True)
    if isinstance(top, FieldMilitia) and drawn:
        top.card = unseen.pop()
    s.militia = unseen


def _redeal_objectives(s: ArcanaState, eyes: int, rng: Chance) -> None:
    """Objectives of rivals, kept and rejected, and those in the box."""
    rivals = [p for p in range(s.seats) if p != eyes]
    piles = [s.objectives[p] for p in rivals] + [s.rejected[p] for p in rivals]
    unseen = shuffled([o for pile in [*piles, s.objective_box] for o in pile], rng)
    for pile in piles:
        pile[:] = sorted(unseen.pop() for _ in pile)
    s.objective_box = unseen


def _redeal_claims(s: ArcanaState, eyes: int, rng: Chance) -> None:
    """Sealed claims of rivals for guilds: any of those that are free."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseGuilds):
        free = free_guilds(s)
        for p in range(s.seats):
            if p != eyes and top.claims[p] != NONE:
                top.claims[p] = free[draw(rng, len(free))]
