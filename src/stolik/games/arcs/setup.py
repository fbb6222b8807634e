"""Setup A to Q (p. 4-5), and the draft of leaders and lore (p. 21)."""

from dataclasses import dataclass
from typing import Any, Literal

from stolik.games.arcs.cards.common.base import refresh
from stolik.games.arcs.ids import (
    CARD,
    CARDS,
    CITY,
    FIRST_LEADER,
    FIRST_LORE,
    GUILD,
    PLACES_PER_SYSTEM,
    SEATS,
    SETUP,
    STARPORT,
    SYSTEMS,
    VOX,
    is_leader,
    systems_of,
)
from stolik.games.arcs.messages.actions import Draft
from stolik.games.arcs.messages.events import Drafted
from stolik.games.arcs.rules.build import empty_slot
from stolik.games.arcs.rules.chapter import Chapter
from stolik.games.arcs.rules.hands import turn_order
from stolik.games.arcs.rules.pieces import building, place_ships
from stolik.games.arcs.state import ArcsState, Player
from stolik.games.arcs.tables import (
    AGENTS,
    CITIES,
    COURT_ROW,
    DECK,
    LEADER_OUTRAGE,
    LEADER_PIECES,
    LEADER_RESOURCES,
    OUT_OF_PLAY,
    PHANTOM,
    SETUP_SEATS,
    SHIPS,
    STANDARD_PIECES,
    STARPORTS,
    START,
    TOKENS,
    TYPE_OF,
)
from stolik.kernel.chance import Chance, draw, shuffle
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def new_state(seats: int, options: Any, chance: Chance) -> ArcsState:
    """The shared table (A-K), then the players' pieces (L-O), or the draft that comes before them."""
    s = empty_table(seats, options, chance)
    if seats == 2:
        lay_phantom(s)
    if options.leaders_and_lore:
        lay_draft(s)
    else:
        place_standard(s)
    return s


def empty_table(seats: int, options: Any, chance: Chance) -> ArcsState:
    """Initiative (B), action deck (C, D), court (H), setup card (I), players' supplies (L)."""
    initiative = draw(chance, seats)
    deck = list(range(GUILD + VOX))
    shuffle(chance, deck)
    row = [deck.pop() for _ in range(COURT_ROW[seats])]
    return ArcsState(
        seats=seats,
        chance=chance,
        stack=[Chapter()],
        options=options,
        setup=choose_setup(seats, options.setup, chance),
        players=[Player(SHIPS, STARPORTS, AGENTS, CITIES) for _ in range(seats)],
        fresh=[0] * SEATS * len(SYSTEMS),
        damaged=[0] * SEATS * len(SYSTEMS),
        buildings=[0] * PLACES_PER_SYSTEM * len(SYSTEMS),
        supply=TOKENS.copy(),
        court=row,
        influence=[0] * SEATS * len(row),
        court_deck=deck,
        court_discard=[],
        initiative=initiative,
        discard=DECK[seats].copy(),
    )


def place_standard(s: ArcsState) -> None:
    """Without leaders: the standard pieces (N), and resources of the types of A and B (O)."""
    for i, seat in enumerate(turn_order(s)):
        start = START[s.setup][i]
        place_pieces(s, seat, start, STANDARD_PIECES)
        s.players[seat].resources[:2] = [take(s, TYPE_OF[start[0][0]]), take(s, TYPE_OF[start[1][0]])]


def choose_setup(seats: int, name: str, chance: Chance) -> int:
    """The chosen setup card, or a random one for this number of players (I)."""
    if name != "random":
        return SETUP[name]
    cards = [i for i, n in enumerate(SETUP_SEATS) if n == seats]
    return cards[draw(chance, len(cards))]


def take(s: ArcsState, resource: int) -> int:
    """Take a token from the supply."""
    s.supply[resource] -= 1
    return resource


def lay_phantom(s: ArcsState) -> None:
    """Two players: put a token for every covered planet on its ambition (K)."""
    for cluster in OUT_OF_PLAY[s.setup]:
        for planet in systems_of(cluster)[1:]:
            s.phantom[PHANTOM[take(s, TYPE_OF[planet])]] += 1


def place_pieces(s: ArcsState, seat: int, start: list[list[int]], pieces: list[list[int]]) -> None:
    """Cities, starports and ships in A, B and each C (N)."""
    p = s.players[seat]
    for systems, (cities, starports, ships) in zip(start, pieces):
        for system in systems:
            place_ships(s, seat, system, ships)
            for kind in [CITY] * cities + [STARPORT] * starports:
                s.buildings[empty_slot(s, system)] = building(seat, kind, False)
            p.cities -= cities
            p.starports -= starports


# --- leaders and lore (p. 21) ---


def lay_draft(s: ArcsState) -> None:
    """One leader and one lore more than there are players; a second lore each adds as many again."""
    leaders = list(range(FIRST_LEADER, FIRST_LORE))
    lore = list(range(FIRST_LORE, len(CARDS)))
    shuffle(s.chance, leaders)
    shuffle(s.chance, lore)
    s.leader_row = sorted(leaders[: s.seats + 1])
    s.lore_row = sorted(lore[: s.seats * s.options.lore + 1])
    s.stack.append(Drafting())


@dataclass
class Drafting(Frame):
    """Draft in reverse turn order, one card at a time, until everyone has a leader and their lore."""

    picks: int = 0
    kind: Literal["drafting"] = "drafting"

    def seat(self, s: ArcsState) -> int:
        return turn_order(s)[-1 - self.picks % s.seats]

    def options(self, s: ArcsState, out: list[Action]) -> None:
        if self.picks == s.seats * (1 + s.options.lore):
            return
        seat = self.seat(s)
        traits = s.players[seat].traits
        leaders = sum(1 for c in traits if is_leader(c))
        if leaders == 0:
            out.extend(Draft(seat, CARDS[c]) for c in s.leader_row)
        if len(traits) - leaders < s.options.lore:
            out.extend(Draft(seat, CARDS[c]) for c in s.lore_row)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, Draft)
        card = CARD[a.card]
        (s.leader_row if is_leader(card) else s.lore_row).remove(card)
        p = s.players[a.seat]
        p.traits = sorted([*p.traits, card])
        refresh(p)
        self.picks += 1
        ev.append(Drafted(a.seat, a.card))

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        """Starting pieces and resources of the leaders, then their extra setup, in turn order."""
        s.stack.pop()
        order = turn_order(s)
        for i, seat in enumerate(order):
            leader = s.players[seat].traits[0] - FIRST_LEADER
            place_pieces(s, seat, START[s.setup][i], LEADER_PIECES[leader])
            s.players[seat].resources[:2] = [take(s, r) for r in LEADER_RESOURCES[leader]]
        for seat in order:
            p = s.players[seat]
            for r in LEADER_OUTRAGE[p.traits[0] - FIRST_LEADER]:
                p.outrage[r] = 1
                p.agents -= 1

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "draft", {}
