"""Judging a played game: certain at the end, repeatable, blind to what nobody could know."""

import pytest

import stolik
from stolik.bots.review import TO_THE_END, calm, compare, judge, swings
from stolik.kernel.chance import chance_of, draw
from tests.contract.playing import Case


def played(name: str, plies: int) -> stolik.Match:
    match = Case(name, 2, {}, 5).match()
    rng = chance_of("judging")
    for _ in range(plies):
        decision = match.game.decision(match.state)
        if decision is None:
            break
        match.play(decision.actions[draw(rng, len(decision.actions))])
    return match


@pytest.mark.parametrize("name", stolik.GAMES)
def test_chances_add_up_and_can_be_repeated(name: str) -> None:
    match = played(name, 40)
    found = judge(match.game, match.state, "a", playouts=3)
    assert sum(found.win) == pytest.approx(1.0)
    assert found == judge(match.game, match.state, "a", playouts=3)
    assert 0 <= found.error < 0.5


def test_a_finished_game_is_judged_by_its_result() -> None:
    match = played("arcana", 10_000)
    first = match.game.outcome(match.state).ranking[0]
    found = judge(match.game, match.state, "a", playouts=2, depth=TO_THE_END)
    assert [seat for seat, chance in enumerate(found.win) if chance] == sorted(first)
    assert found.error == 0


@pytest.mark.parametrize("name", stolik.GAMES)
def test_moves_are_compared_by_what_the_mover_knew(name: str) -> None:
    match = played(name, 30)
    decision = match.game.decision(match.state)
    assert decision
    other = match.game.redeal(match.state, decision.seat, chance_of("other"))
    actions = decision.actions[:3]
    values = compare(match.game, match.state, actions, "a", playouts=2)
    assert values == compare(match.game, other, actions, "a", playouts=2)
    assert all(0 <= value <= 1 for value in values)


def test_swings_are_changes_that_last_for_a_round() -> None:
    wins = [[0.5, 0.5], [0.5, 0.5], [0.9, 0.1], [0.5, 0.5], [0.5, 0.5], [0.8, 0.2], [0.8, 0.2], [0.8, 0.2]]
    found = swings(range(8), wins, least=0.25)
    assert [(s.ply, s.seat, s.change) for s in found] == [(5, 0, 0.3)]
    assert len(swings(range(8), wins, most=2)) == 2
    assert swings([0], [[0.5, 0.5]]) == []


def test_a_calm_line_keeps_its_steps_and_its_end() -> None:
    wins = [[0.5, 0.5], [0.5, 0.5], [0.9, 0.1], [0.5, 0.5], [0.5, 0.5], [0.8, 0.2], [0.8, 0.2], [0.8, 0.2], [1.0, 0.0]]
    assert [round(win[0], 2) for win in calm(wins)] == [0.5, 0.5, 0.5, 0.5, 0.8, 0.8, 0.8, 0.8, 1.0]
