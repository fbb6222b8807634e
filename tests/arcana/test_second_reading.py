"""In whole games, exactly what the book allows is offered, and stakes go to the player the book says."""

import random
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

import stolik
from stolik.games.arcana import scoring
from stolik.games.arcana.cards.objectives import NUMBER
from stolik.games.arcana.messages import actions as made
from stolik.games.arcana.messages.events import StakeTied, StakeUnmet, StakeWon
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.chance import chance_of
from stolik.kernel.engine import run, step
from stolik.kernel.messages import Action, Event
from tests.arcana.estate import GOALS, fulfilled
from tests.arcana.ledger import Ledger
from tests.arcana.second_reading import Choice, Reading, resolution
from tests.bots.company import Company

GAME = stolik.load("arcana")
Player = Callable[[ArcanaState, list[Action]], Action]


def named(a: Any, effect: str) -> Choice:
    """An action as the second reading names it."""
    match a:
        case made.Bribe() | made.CallMilitia():
            return (a.tag, a.relic, *([a.zone] if isinstance(a, made.Bribe) else []))
        case made.PlayAtZones():
            return (effect, a.card, a.zone, a.other)
        case made.PlayAtZone():
            return (effect, a.card, a.zone)
        case made.PlayAtAgent() | made.PlayDuel():
            return (effect, a.card, a.agent)
        case made.PlayForCard():
            return (effect, a.card, a.found)
        case made.PlayAtRival():
            return (effect, a.card, str(a.rival))
        case made.Play():
            return (effect, a.card)
        case made.FieldAgent():
            return (a.tag, a.card, a.zone)
    return (a.tag, a.card)


def offered(actions: list[Action], now: Reading) -> set[Choice]:
    return {named(a, now.faces[a.card].effect if isinstance(a, made.PlayPlace) else "") for a in actions}


def told(events: list[Event]) -> list[Choice]:
    """How the contested stakes of a round ended."""
    found: list[Choice] = []
    for event in events:
        match event:
            case StakeWon():
                found.append((event.tag, event.zone, str(event.seat)))
            case StakeTied() | StakeUnmet():
                found.append((event.tag, event.zone))
    return found


def options_of(seed: int) -> dict[str, Any]:
    return {"objectives": bool(seed & 1), "militia": bool(seed & 2), "tactical_removal": bool(seed & 4)}


def compare_choices(s: ArcanaState, actions: list[Action]) -> None:
    if s.stack[-1].question(s)[0] == "turn":
        now = Reading(GAME.view(s, actions[0].seat), actions[0].seat)
        assert offered(actions, now) == now.choices()


@pytest.mark.parametrize("seed", range(12))
def test_what_the_book_allows_is_offered_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    s = GAME.new(2 + seed % 3, seed, options_of(seed))
    ev: list[Event] = []
    actions = run(s, ev)
    while actions:
        compare_choices(s, actions)
        actions = step(s, rng.choice(actions), ev)


@pytest.mark.parametrize("seed", range(12))
def test_stakes_go_to_whom_the_book_says(seed: int) -> None:
    """Looked at whenever the last card of a round is discarded: then the table is as it will be resolved."""
    rng = random.Random(seed)
    seats = 2 + seed % 3
    s = GAME.new(seats, seed, {"militia": True})
    actions = run(s, [])
    while actions:
        chosen = rng.choice(actions)
        ev: list[Event] = []
        if sum(map(len, s.hands)) == 1 and s.stack[-1].question(s)[0] == "turn":
            chosen = next(a for a in actions if isinstance(a, made.Discard))
            expected = resolution([GAME.view(s, seat) for seat in range(seats)])
            actions = step(s, chosen, ev)
            assert told(ev) == expected
        else:
            actions = step(s, chosen, ev)


def keep_books(seed: int, player: Player) -> None:
    """A whole game: every choice, what every seat sees after each of them, and all points in the end."""
    seats, options = 2 + seed % 3, options_of(seed) | {"final_round": ("current", "next")[seed // 8 % 2]}
    ledger, ev = Ledger(seats, options), list[Event]()
    s: Any = GAME.setup(seats, GAME.Options(**options), chance_of(str(seed)), ev)
    actions = run(s, ev)
    while True:
        ledger.hear(ev)
        for view in GAME.views(s, [None, *range(seats)]):
            ledger.compare(view)
        if not actions:
            break
        compare_choices(s, actions)
        ev = []
        actions = step(s, player(s, actions), ev)
    ledger.compare_scores(GAME.outcome(s))
    estates = ledger.estates()
    for seat, objective in product(range(seats), GOALS):
        assert scoring.fulfilled(s, seat, NUMBER[objective]) == fulfilled(estates, seat, objective), objective


@pytest.mark.parametrize("seed", range(24))
def test_a_book_keeper_who_only_hears_events_knows_every_card_and_every_point(seed: int) -> None:
    rng = random.Random(seed)
    keep_books(seed, lambda _, actions: rng.choice(actions))


@pytest.mark.parametrize("seed", range(5, 9))
def test_the_book_keeper_follows_games_of_bots_too(seed: int) -> None:
    """Every third game with seats left to chance among the bots."""
    company = Company(GAME, ["normal", "random" if seed % 3 == 2 else "normal"] * 2, seed)
    keep_books(seed, lambda s, actions: company.choose(s, actions[0].seat))
