"""A position of Arcana set up by hand. Every card exists once, so putting it somewhere takes it from where it was."""

from typing import Any

import stolik
from stolik.games.arcana.ids import GUILDS, NONE
from stolik.games.arcana.messages.actions import ClaimGuild
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.round import Round
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, NAME
from stolik.kernel.engine import run
from stolik.kernel.messages import Action, Event, Reason

GAME = stolik.load("arcana")


def started(seats: int = 2, **options: Any) -> ArcanaState:
    """The turn of seat 0, the first player, all hands empty; guilds by seat: Blades, Ferrymen, Thieves, Usurers."""
    s: ArcanaState = GAME.new(seats, 7, options)
    for seat in range(seats):
        GAME.apply(s, ClaimGuild(seat, GUILDS[seat]))
    while (decision := GAME.decision(s)) and decision.kind == "objectives":
        GAME.apply(s, decision.actions[0])
    for seat in range(seats):
        s.decks[seat] = s.decks[seat] + s.hands[seat]
        s.hands[seat] = []
    s.first = 0
    return to_move(s, 0)


def to_move(s: ArcanaState, seat: int) -> ArcanaState:
    """It is this seat's turn."""
    frame = s.stack[0]
    assert isinstance(frame, Round)
    frame.turn, frame.step = seat, "turns"
    s.pending = None
    return s


def round_frame(s: ArcanaState) -> Round:
    frame = s.stack[0]
    assert isinstance(frame, Round)
    return frame


# --- laying cards ---


def lift(s: ArcanaState, name: str) -> int:
    """Take a card from wherever it is; cards of an unused guild come from the box."""
    card = CARD[name]
    by_seat = [*s.decks, *s.hands, *s.resources, *s.reserve]
    for pile in [*by_seat, *s.up, *s.down, *s.piles, s.box, s.militia]:
        if card in pile:
            pile.remove(card)
    if card in s.stakes:
        zone = s.stakes.index(card)
        s.stakes[zone] = s.box.pop()
    s.pending = None
    return card


def hand(s: ArcanaState, seat: int, *names: str) -> None:
    """This seat holds exactly these cards; what it held goes under its deck."""
    s.decks[seat] = s.hands[seat] + s.decks[seat]
    s.hands[seat] = []
    s.hands[seat] = sorted(lift(s, name) for name in names)


def deck(s: ArcanaState, seat: int, *names: str) -> None:
    """This seat's Main Deck is exactly this, the top card first; the rest of it goes to Resources."""
    cards = [lift(s, name) for name in names]
    s.resources[seat] += s.decks[seat]
    s.decks[seat] = cards[::-1]


def resources(s: ArcanaState, seat: int, *names: str) -> None:
    """Resources are exactly this; the rest of them goes under the deck."""
    cards = [lift(s, name) for name in names]
    s.decks[seat] = s.resources[seat] + s.decks[seat]
    s.resources[seat] = cards


def owns(s: ArcanaState, seat: int, *names: str) -> None:
    """Give cards to a seat, in its Resources."""
    s.resources[seat] += [lift(s, name) for name in names]


def stake(s: ArcanaState, zone: str, name: str) -> None:
    """Put this stake face up in this zone; the previous one goes to the box."""
    z = ZONE[s.seats][zone]
    card = lift(s, name)
    if s.stakes[z] != NONE:
        s.box.append(s.stakes[z])
    s.stakes[z] = card


def agent(s: ArcanaState, seat: int, zone: str, *names: str, down: bool = False) -> None:
    """Put these agents of this seat in this zone."""
    at = ZONE[s.seats][zone] * s.seats + seat
    for name in names:
        (s.down if down else s.up)[at].append(lift(s, name))


def seal(s: ArcanaState, zone: str) -> None:
    s.sealed[ZONE[s.seats][zone]] = True
    s.pending = None


def kill(s: ArcanaState, zone: str) -> None:
    """This zone has neither stake nor pile."""
    z = ZONE[s.seats][zone]
    s.box += s.piles[z] + ([s.stakes[z]] if s.stakes[z] != NONE else [])
    s.piles[z], s.stakes[z] = [], NONE
    s.pending = None


# --- looking ---


def named(cards: list[int]) -> list[str]:
    return [NAME[card] for card in cards]


def up(s: ArcanaState, zone: str, seat: int) -> list[str]:
    return named(s.up[ZONE[s.seats][zone] * s.seats + seat])


def down(s: ArcanaState, zone: str, seat: int) -> list[str]:
    return named(s.down[ZONE[s.seats][zone] * s.seats + seat])


def stake_at(s: ArcanaState, zone: str) -> str | None:
    card = s.stakes[ZONE[s.seats][zone]]
    return None if card == NONE else NAME[card]


def pile(s: ArcanaState, zone: str) -> list[int]:
    return s.piles[ZONE[s.seats][zone]]


# --- playing ---


def actions(s: ArcanaState) -> list[Action]:
    decision = GAME.decision(s)
    return decision.actions if decision else []


def can(s: ArcanaState, *targets: str) -> bool:
    """Whether some legal action touches exactly these targets, in this order."""
    return any(action.targets() == targets for action in actions(s))


def ways(s: ArcanaState, name: str) -> list[tuple[str, ...]]:
    """Targets of all ways to play this place, discarding it not among them."""
    found = [action.targets() for action in actions(s)]
    return [targets for targets in found if targets[0] == f"card:{name}" and targets[1] != "do:discard"]


def act(s: ArcanaState, *targets: str) -> list[Event]:
    """Play the legal action that touches exactly these targets."""
    (action,) = [action for action in actions(s) if action.targets() == targets]
    return GAME.apply(s, action)


def end_turns(s: ArcanaState) -> list[Event]:
    """All hands go to Resources; the round runs on to the next decision."""
    for seat in range(s.seats):
        s.resources[seat] += s.hands[seat]
        s.hands[seat] = []
    s.pending = None
    ev: list[Event] = []
    run(s, ev)
    return ev


def why(s: ArcanaState, *targets: str) -> Reason:
    """The reason that the seat to move is given for these targets."""
    decision = GAME.decision(s)
    assert decision is not None
    reason = GAME.explain(s, decision.seat, targets)
    assert reason is not None
    return reason


def tags(events: list[Event]) -> list[str]:
    return [event.tag for event in events]
