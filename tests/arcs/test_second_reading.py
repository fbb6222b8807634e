"""In whole games everything that the book and the cards allow is offered and nothing else, and it ends as it should."""

import random
from collections import Counter

import pytest

import stolik
from stolik.games.arcs.cards.base import refresh
from stolik.games.arcs.events.messages import Declared
from stolik.games.arcs.ids import GUILD
from stolik.games.arcs.state import ArcsState
from stolik.kernel.engine import run, step
from stolik.kernel.messages import Action, Event
from tests.arcs.ledger import Ledger
from tests.arcs.second_cards import CardReading
from tests.arcs.second_reading import Choice, Past, said

GAME = stolik.load("arcs")
LAZY = ("end-turn", "pass", "done")
UNREAD: set[Choice] = {("use", "warrior", "move")}
"""A move that must leave a battle possible: proved in tests/arcs/cards/test_warrior.py and test_sprinter_drives.py."""


def deal_guilds(s: ArcsState, rng: random.Random) -> None:
    """Three guild cards for everybody, so that all of them are met."""
    for p in s.players:
        for card in rng.sample([c for c in s.court_deck if c < GUILD], 3):
            s.court_deck.remove(card)
            p.cards.append(card)
        refresh(p)


def pick(question: str, actions: list[Action], rng: random.Random) -> Action:
    """Mostly something rather than nothing, often a battle, and then many dice."""
    if question == "dice":
        return rng.choice(actions[-8:])
    battles = [a for a in actions if a.tag == "battle"]
    busy = [a for a in actions if a.tag not in LAZY]
    if battles and rng.random() < 0.4:
        return rng.choice(battles)
    return rng.choice(busy if busy and rng.random() < 0.9 else actions)


@pytest.mark.parametrize("seed", range(6))
def test_what_the_book_and_the_cards_allow_is_offered_and_ends_as_they_say(seed: int) -> None:
    rng = random.Random(seed)
    s: ArcsState = GAME.new(2 + seed % 3, seed, {"leaders_and_lore": True, "lore": 2, "split_discard": seed % 2 == 0})
    deal_guilds(s, rng)
    past, ledger, asked = Past(), Ledger(s.initiative), Counter[str]()
    ev: list[Event] = []
    actions = run(s, ev)
    while actions:
        question, seat = s.stack[-1].question(s)[0], actions[0].seat
        view = GAME.view(s, seat)
        read = CardReading(view, seat, past).read(question)
        if read is not None:
            assert {said(a, view) for a in actions} - UNREAD == read - UNREAD, question
            asked[question] += 1
        action = pick(question, actions, rng)
        past.tell(question, action)
        ledger.before(question, action, view)
        ev.clear()
        actions = step(s, action, ev)
        past.declared = past.declared or any(isinstance(e, Declared) for e in ev)
        ledger.after(ev, view, GAME.view(s, seat))
    assert asked["prelude"] + asked["act"] > 50
    assert ledger.battles > 0
