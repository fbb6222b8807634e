"""While a card or a step of the rules asks, everything on the table says why it is no answer: with values and page."""

import random

import pytest

from stolik.games.arcs.cards.common.steps import Choosing
from stolik.games.arcs.ids import ACTION_CARD, CARDS
from stolik.games.arcs.messages.actions import (
    Battle,
    CollectDice,
    Declare,
    Move,
    Mulligan,
    Secure,
    Ships,
    Spend,
    Tax,
)
from stolik.kernel.engine import options, step
from stolik.kernel.messages import Action, Reason
from stolik.text import LANGUAGES, Words
from tests.arcs.cards.table import ME, RIVAL, Table
from tests.arcs.coverage import option_set, pick
from tests.arcs.facts import is_so
from tests.arcs.scenario import GAME

ACTION_CARD_TARGETS = {f"card:{name}" for name in ACTION_CARD}


def why(t: Table, target: str) -> Reason:
    t.s.pending = None
    reason = GAME.explain(t.s, ME, target)
    assert reason is not None, target
    assert is_so(GAME, t.s, ME, (target,), reason), reason
    for language in LANGUAGES:
        line = Words(language).line("arcs", f"reason-{reason.code}", reason.values, ["A", "B", "C", "D"])
        assert "[" not in line, line
    return reason


def secure(name: str) -> Table:
    """I am about to secure this vox card."""
    t = Table()
    t.court(name)
    t.agents(ME, name, 1)
    return t


# --- general ---


def test_a_card_that_asks_is_named_for_everything_it_does_not_ask_about() -> None:
    t = Table()
    t.cards(ME, "prison_wardens")
    t.ships(ME, "gate_1", 2)
    t.ships(ME, "gate_2", 1)
    t.lead(ME, "mobilization_2")
    t.use(ME, "prison_wardens")
    for target in ("do:lead", "do:tax", "ship:gate_1", "resource:fuel", "ambition:tycoon", "cluster:1", "seat:1"):
        assert why(t, target) == Reason("card-first", {"card": "card:prison_wardens"}, "20")


def test_the_page_is_that_of_the_kind_of_card() -> None:
    t = secure("outrage_spreads")
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "outrage_spreads"))
    assert why(t, "do:battle") == Reason("card-first", {"card": "card:outrage_spreads"}, "13")
    t = Table()
    t.cards(ME, "upstart")
    t.ships(ME, "gate_1")
    t.lead(ME, "mobilization_2")
    t.do(Declare(ME, "tycoon"))
    assert why(t, "do:move") == Reason("card-first", {"card": "card:upstart"}, "21")


def test_a_step_that_asks_is_named() -> None:
    t = Table()
    t.ships(ME, "hex_1", 2)
    t.tokens(ME, "fuel")
    t.lead(ME, "construction_2")
    t.do(Spend(ME, 0, "fuel"))
    assert why(t, "ambition:tycoon") == Reason("step-first", {"step": "step:granted"}, "17")
    t.do(Move(ME, "hex_1", "gate_1"))
    assert why(t, "do:build-city") == Reason("step-first", {"step": "step:sailing"}, "13")
    assert why(t, "number:fresh.3") == Reason("not-so-many", {"fresh": 2, "damaged": 0, "system": "system:hex_1"}, "13")


def test_while_the_second_hand_is_asked_about() -> None:
    s = GAME.new(2, 5)
    decision = GAME.decision(s)
    assert decision is not None
    assert Mulligan(decision.seat) in decision.actions
    assert GAME.explain(s, decision.seat, "do:lead") == Reason("step-first", {"step": "step:second"}, "19")


def test_a_turn_whose_card_is_played() -> None:
    t = Table()
    t.ships(ME, "hex_1", 2)
    t.lead(ME, "mobilization_2")
    assert why(t, "do:copy") == Reason("card-played", {"card": "card:mobilization_2"}, "8")
    assert why(t, "cluster:2") == Reason("cluster-by-card", {}, "13")


def test_ships_that_are_not_under_way() -> None:
    t = Table()
    t.starport(ME, "hex_1")
    t.ships(ME, "hex_1", 2)
    t.ships(ME, "hex_3", 1)
    t.lead(ME, "mobilization_2")
    t.do(Move(ME, "hex_1", "gate_1"))
    t.do(Ships(ME, 2, 0))
    assert why(t, "ship:hex_3") == Reason("group-goes-on", {"system": "system:gate_1"}, "13")


def test_tokens_that_do_not_arrive() -> None:
    t = Table()
    t.city(ME, "hex_2")
    t.tokens(ME, "fuel", slot=0)
    t.lead(ME, "administration_2")
    t.do(Tax(ME, "hex_2.1"))
    assert why(t, "resource:psionic") == Reason("not-arriving", {"resource": "resource:psionic"}, "17")


def test_cards_that_react_at_once() -> None:
    t = Table()
    t.cards(ME, "upstart", "farseers", "loyal_pilots")
    t.hand(RIVAL, "construction_6")
    t.ships(ME, "gate_1")
    t.lead(ME, "mobilization_2")
    t.do(Declare(ME, "tycoon"))
    assert why(t, "card:loyal_pilots") == Reason("does-not-react", {"card": "card:loyal_pilots"}, "22")
    assert why(t, "do:tax") == Reason("step-first", {"step": "step:react"}, "22")


def test_dice_that_lie_there() -> None:
    t = Table()
    t.cards(ME, "skirmishers", "loyal_pilots")
    t.ships(ME, "gate_1", 2)
    t.ships(RIVAL, "gate_1", 2)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    t.dice(0, 5)
    t.do(CollectDice(ME, 2, 0, 0))
    assert why(t, "card:loyal_pilots") == Reason("no-reroll", {"card": "card:loyal_pilots"}, "14")
    t.use(ME, "skirmishers", "reroll")
    assert why(t, "face:assault.1") == Reason("no-such-die", {"dice": 1}, "14")
    assert why(t, "do:tax") == Reason("card-first", {"card": "card:skirmishers"}, "20")


# --- whole games ---


def unanswered(reason: Reason, target: str, asked: set[str]) -> bool:
    """Without a page; or too general for a thing of a kind that is asked for."""
    kind = target.partition(":")[0]
    general = reason.code in ("card-first", "step-first", "not-asked", "not-there", "card-idle")
    return not reason.page or (general and kind in asked and kind != "do" and target not in ACTION_CARD_TARGETS)


@pytest.mark.parametrize("game", [24, 36, 61, 72])
def test_everything_on_the_table_has_a_reason_with_a_page(game: int) -> None:
    seats, chosen = option_set(game)
    rng = random.Random(game)
    s = GAME.new(seats, game, chosen)
    actions: list[Action] = options(s)
    while actions:
        if rng.random() < 0.04:
            decision = GAME.decision(s)
            assert decision is not None
            asked = {t.partition(":")[0] for a in decision.actions for t in a.targets()}
            for target in GAME.things(s, decision.seat):
                reason = GAME.explain(s, decision.seat, target)
                assert reason is None or not unanswered(reason, target, asked), (decision.kind, target, reason)
        actions = step(s, pick(rng, actions, True), [])


def test_every_question_of_a_card_stands_in_the_file_of_that_card() -> None:
    shared = {"steps", "kinds", "rerolls"}
    files = {cls.__module__.rpartition(".")[2] for cls in subclasses(Choosing)}
    assert files - shared <= set(CARDS)


def subclasses(cls: type[object]) -> list[type[object]]:
    found = list(cls.__subclasses__())
    return found + [deeper for sub in found for deeper in subclasses(sub)]
