"""What a game says about itself is true: every reason is checked against the table. `python -m tools.truth` asks
more."""

from pathlib import Path

import pytest

import stolik
from stolik.kernel.messages import Reason
from tests.contract.test_words import ids
from tools.truth import Truth, ask_for, facts_of

ANSWERS = 5000
CHECKED = [name for name in stolik.GAMES if Path(__file__).parents[1].joinpath(name, "facts.py").exists()]

every_game = pytest.mark.parametrize("name", CHECKED)


@every_game
def test_every_reason_in_words_has_a_check_and_every_check_has_words(name: str) -> None:
    assert set(facts_of(name)) == ids(f"{name}-reason-")


@every_game
def test_no_reason_is_false_and_none_is_given_for_what_is_legal(name: str) -> None:
    truth = ask_for(stolik.load(name), ANSWERS)
    assert truth.false == {}, truth.told()
    assert len(truth.codes) > 15


def test_a_false_reason_a_missing_check_and_a_missing_page_are_found() -> None:
    game = stolik.load("arcana")
    state = game.new(2, 0)
    decision = game.decision(state)
    assert decision is not None

    def fault(facts: dict[str, bool], reason: Reason) -> str:
        truth = Truth(game, {code: lambda *_, so=so: so for code, so in facts.items()})
        return truth.check(state, decision.seat, ("zone:N",), reason)

    reason = Reason("guild-first", {}, "Przygotowanie do gry")
    assert fault({"guild-first": True}, reason) == ""
    assert fault({"guild-first": False}, reason) == "not so"
    assert fault({}, reason) == "no check for this code"
    assert fault({"guild-first": True}, Reason("guild-first")) == "no page"
    assert fault({}, Reason("not-your-turn", {"seat": f"seat:{decision.seat}"})) == "not so"


def test_a_reason_for_something_legal_and_silence_about_something_illegal_are_found() -> None:
    game = stolik.load("arcana")
    state = game.new(2, 0)
    decision = game.decision(state)
    assert decision is not None
    truth = Truth(game, facts_of("arcana"))
    truth.ask(state, decision, decision.seat, ("guild:blades",), "here")
    truth.ask(state, decision, decision.seat, ("zone:N",), "here")
    assert not truth.false
    truth.ask(state, None, decision.seat, ("guild:blades",), "here")
    assert truth.false == {"none": 1}
