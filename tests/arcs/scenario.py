"""Tables for scenario tests: an empty map on which a test puts exactly what its sentence needs."""

from typing import Any

import stolik
from stolik.games.arcs.cards.common.base import refresh
from stolik.games.arcs.ids import (
    ACTION_CARD,
    BUILDINGS,
    CARD,
    DICE,
    NOTHING,
    PLACE,
    PLACES,
    RESOURCE,
    RESOURCES,
    SYSTEM,
    is_guild,
)
from stolik.games.arcs.messages.actions import Battle, Copy, EndTurn, Lead, Pivot, Surpass
from stolik.games.arcs.rules.battle import COLLECT, REROLL, Fighting, tell_roll
from stolik.games.arcs.rules.pieces import building, kind_of, owner_of
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import FACES, OPEN_SLOTS
from stolik.kernel.engine import run
from stolik.kernel.messages import Action, Event

GAME = stolik.load("arcs")
RED, BLUE, WHITE, YELLOW = range(4)


def table(seats: int = 3, setup: str = "", **options: Any) -> ArcsState:
    """A game at its first lead, with nothing on the map, no tokens, no agents in the court; RED has the initiative."""
    names = {2: "two_homelands", 3: "three_frontiers", 4: "four_mix_up_1"}
    seed = next(i for i in range(99) if GAME.new(seats, i, {"setup": setup or names[seats], **options}).initiative == 0)
    s: ArcsState = GAME.new(seats, seed, {"setup": setup or names[seats], **options})
    while (asked := GAME.decision(s)) is not None and asked.kind != "lead":
        GAME.apply(s, asked.actions[0])
    for place, b in enumerate(s.buildings):
        if b:
            clear_place(s, place)
    for i in range(len(s.fresh)):
        if i % 4 < seats:
            s.players[i % 4].ships += s.fresh[i] + s.damaged[i]
            s.fresh[i] = s.damaged[i] = 0
    for p in s.players:
        for slot, r in enumerate(p.resources):
            if r != NOTHING:
                s.supply[r] += 1
                p.resources[slot] = NOTHING
    s.pending = None
    return s


def ready(seats: int = 3) -> ArcsState:
    """Everybody has ships, so every turn has something to do."""
    s = table(seats)
    for seat in range(seats):
        put(s, seat, "gate_1", 1)
    return s


def clear_place(s: ArcsState, place: int) -> None:
    b = s.buildings[place]
    p = s.players[owner_of(b)]
    if kind_of(b) == 0:
        p.cities += 1
    else:
        p.starports += 1
    s.buildings[place] = 0


# --- laying out ---


def put(s: ArcsState, seat: int, system: str, ships: int = 0, damaged: int = 0) -> None:
    """Ships out of the supply."""
    s.fresh[4 * SYSTEM[system] + seat] += ships
    s.damaged[4 * SYSTEM[system] + seat] += damaged
    s.players[seat].ships -= ships + damaged
    s.pending = None


def found(s: ArcsState, seat: int, kind: str, place: str, damaged: bool = False) -> None:
    """A building out of the supply: `found(s, RED, "city", "hex_1.1")`."""
    s.buildings[PLACE[place]] = building(seat, BUILDINGS.index(kind), damaged)
    if kind == "city":
        s.players[seat].cities -= 1
    else:
        s.players[seat].starports -= 1
    s.pending = None


def give(s: ArcsState, seat: int, *resources: str, slots: tuple[int, ...] = ()) -> None:
    """Tokens into the given slots, or from the left."""
    p = s.players[seat]
    free = slots or tuple(i for i, r in enumerate(p.resources) if r == NOTHING)
    for slot, name in zip(free, resources):
        s.supply[RESOURCE[name]] -= 1
        p.resources[slot] = RESOURCE[name]
    s.pending = None


def open_slots(s: ArcsState, seat: int, slots: int) -> None:
    """Remove cities from the board until this many resource slots are open (they aren't placed anywhere)."""
    s.players[seat].cities = next(n for n in range(5, -1, -1) if OPEN_SLOTS[n] >= slots)


def find_court(s: ArcsState, card: int) -> list[int]:
    """The pile that contains a court card."""
    piles = [s.court_deck, s.court_discard, *(p.cards for p in s.players)]
    return next(pile for pile in piles if card in pile)


def court(s: ArcsState, *cards: str) -> None:
    """Put these cards in the court, from the left; the previous ones go to the bottom of the deck."""
    for position, name in enumerate(cards):
        card = CARD[name]
        if card in s.court:
            other = s.court.index(card)
            s.court[other], s.court[position] = s.court[position], card
            continue
        pile = find_court(s, card)
        pile.remove(card)
        s.court_deck.insert(0, s.court[position])
        s.court[position] = card
    for p in s.players:
        refresh(p)
    s.pending = None


def agents(s: ArcsState, seat: int, position: int, count: int) -> None:
    s.influence[4 * position + seat] += count
    s.players[seat].agents -= count
    s.pending = None


def hold(s: ArcsState, seat: int, *cards: str) -> None:
    """Guild cards, leaders or lore into a play area."""
    for name in cards:
        card = CARD[name]
        if is_guild(card):
            if card in s.court:
                position = s.court.index(card)
                s.court[position] = s.court_deck.pop()
            else:
                find_court(s, card).remove(card)
            s.players[seat].cards.append(card)
        else:
            s.players[seat].traits = sorted([*s.players[seat].traits, card])
    for p in s.players:
        refresh(p)
    s.pending = None


def hand(s: ArcsState, seat: int, *cards: str) -> None:
    """Exactly these action cards; what was in hand takes their places."""
    wanted = [ACTION_CARD[c] for c in cards]
    p = s.players[seat]
    for card in wanted:
        if card not in p.hand:
            swap_in(s, seat, card, next(c for c in p.hand if c not in wanted))
    extra = [c for c in p.hand if c not in wanted]
    p.hand = sorted(wanted)
    s.discard += extra
    for card in wanted:
        s.known[card] = 1 << seat
    s.pending = None


def swap_in(s: ArcsState, seat: int, card: int, old: int) -> None:
    for q, p in enumerate(s.players):
        if card in p.hand:
            p.hand[p.hand.index(card)] = old
            p.hand.sort()
            s.known[old] = 1 << q
    if card in s.discard:
        s.discard[s.discard.index(card)] = old
        s.known[old] = 0
    s.players[seat].hand[s.players[seat].hand.index(old)] = card


# --- playing ---


def legal(s: ArcsState) -> list[Action]:
    s.pending = None
    decision = GAME.decision(s)
    return decision.actions if decision else []


def of(s: ArcsState, how: type[Action]) -> list[Action]:
    return [a for a in legal(s) if isinstance(a, how)]


def who(s: ArcsState) -> int:
    decision = GAME.decision(s)
    assert decision is not None
    return decision.seat


def kind(s: ArcsState) -> str:
    decision = GAME.decision(s)
    return decision.kind if decision else "over"


def play(s: ArcsState, *actions: Action) -> list[Event]:
    """Apply actions one after the other; everything that happened."""
    events: list[Event] = []
    for action in actions:
        s.pending = None
        assert action in GAME.decision(s).actions, f"{action} is not among {GAME.decision(s)}"  # type: ignore[union-attr]
        events += GAME.apply(s, action)
    return events


def lead(s: ArcsState, card: str, seat: int = RED) -> list[Event]:
    """The seat leads this card (it is put into its hand)."""
    if ACTION_CARD[card] not in s.players[seat].hand:
        swap_in(s, seat, ACTION_CARD[card], s.players[seat].hand[0])
        s.players[seat].hand.sort()
    return play(s, Lead(seat, card))


def follow(s: ArcsState, seat: int, how: type[Surpass] | type[Copy] | type[Pivot], card: str) -> list[Event]:
    if ACTION_CARD[card] not in s.players[seat].hand:
        swap_in(s, seat, ACTION_CARD[card], s.players[seat].hand[0])
        s.players[seat].hand.sort()
    return play(s, how(seat, card))


def end(s: ArcsState, seat: int) -> list[Event]:
    """End the turn, if it has not ended by itself."""
    return play(s, EndTurn(seat)) if EndTurn(seat) in legal(s) else []


def settle(s: ArcsState) -> None:
    """Put arriving tokens into the first slot that is offered."""
    while kind(s) == "store":
        play(s, legal(s)[0])


def roll(s: ArcsState, *faces: tuple[str, int]) -> list[Event]:
    """In the battle that is asking for dice: these dice show these faces (from 0, as in data/dice.toml)."""
    top = s.stack[-1]
    assert isinstance(top, Fighting)
    assert top.step == COLLECT
    f = s.fights[-1]
    for name, face in faces:
        f.dice[DICE.index(name)] += 1
        f.rolled[FACES * DICE.index(name) + face] += 1
    events: list[Event] = []
    top.step = REROLL
    tell_roll(f, events)
    run(s, events)
    return events


def fight(s: ArcsState, system: str, rival: int, *faces: tuple[str, int], seat: int = RED) -> list[Event]:
    """Battle with a pip; the dice show these faces."""
    return play(s, Battle(seat, system, rival)) + roll(s, *faces)


def battlefield(own: int = 3, rival: int = 2, own_damaged: int = 0, rival_damaged: int = 0) -> ArcsState:
    """Red leads Aggression; ships of Red and Blue stand on one planet."""
    s = table()
    put(s, RED, "hex_1", own, own_damaged)
    put(s, BLUE, "hex_1", rival, rival_damaged)
    lead(s, "aggression_2")
    return s


# --- looking ---


def ships(s: ArcsState, seat: int, system: str) -> tuple[int, int]:
    """Fresh and damaged."""
    i = 4 * SYSTEM[system] + seat
    return s.fresh[i], s.damaged[i]


def slots(s: ArcsState, seat: int) -> list[str]:
    """Tokens by slot; "" is empty."""
    return [RESOURCES[r] if r != NOTHING else "" for r in s.players[seat].resources]


def standing(s: ArcsState) -> dict[str, tuple[int, str, bool]]:
    """Place -> owner, kind, damaged."""
    return {PLACES[i]: (owner_of(b), BUILDINGS[kind_of(b)], (b - 1) & 1 == 1) for i, b in enumerate(s.buildings) if b}


def trophies(s: ArcsState, seat: int) -> int:
    return sum(s.players[seat].trophies)


def captives(s: ArcsState, seat: int) -> list[int]:
    return s.players[seat].captives[: s.seats]


def cards(s: ArcsState, seat: int) -> list[str]:
    names = list(CARD)
    return [names[c] for c in s.players[seat].cards]


# --- shorthand for dice faces (data/dice.toml) ---

HIT = ("skirmish", 0)
MISS = ("skirmish", 5)
TWO_HITS = ("assault", 0)
TWO_HITS_SELF = ("assault", 1)
HIT_SELF = ("assault", 2)
HIT_INTERCEPT = ("assault", 4)
BLANK = ("assault", 5)
TWO_KEYS_INTERCEPT = ("raid", 0)
KEY_SELF = ("raid", 1)
KEY_BUILDING = ("raid", 2)
BUILDING_SELF = ("raid", 3)
INTERCEPT = ("raid", 5)
