"""What a net is told about Eclipse: as many facts as names, from every seat alike, and what they foresee."""

from typing import Any

import pytest

import stolik
from stolik import bots
from stolik.bots.eclipse_facts import NAMES, QUANTITIES, facts, payable, quantities, until_end
from stolik.bots.eclipse_survey import Survey
from stolik.games.eclipse.messages.actions import Pass
from stolik.games.eclipse.tables import TECH
from stolik.kernel.chance import chance_of

from .company import Company

ECLIPSE = stolik.load("eclipse")


def told(state: Any, seat: int) -> dict[str, int]:
    return dict(zip(NAMES, facts(state)[seat], strict=True))


def begun(seats: int = 2, options: dict[str, Any] | None = None) -> Any:
    return ECLIPSE.new(seats, 1, {"factions": "random"} if options is None else options)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_every_fact_has_a_name_all_through_a_game(seats: int) -> None:
    state, company = begun(seats), Company(ECLIPSE, ["easy"] * seats, seats)
    largest = moves = 0
    while (decision := ECLIPSE.decision(state)) is not None:
        moves += 1
        if moves % 20 == 1:
            found = facts(state)
            assert [len(row) for row in found] == [len(NAMES)] * seats
            totals = [0] * seats
            numbers = quantities(state, 0, Survey(state), totals, totals)
            assert len(numbers) == len(QUANTITIES)
            largest = max(largest, *(abs(fact) for row in found for fact in row))
        ECLIPSE.apply(state, company.choose(state, decision.seat))
    assert 20 < largest < 128, "each fits into a byte"


def test_names_are_unique() -> None:
    assert len(set(NAMES)) == len(NAMES)


def test_equal_seats_are_told_the_same() -> None:
    """At the start of a game between Terrans only the turn order tells two seats apart, and no fact is about it."""
    state = begun(2, {"factions": "random"})
    for p in state.players[1:]:
        for field in ("board", "store", "track", "discs", "reserve", "techs", "tiles", "hangar", "reputation"):
            setattr(p, field, getattr(state.players[0], field))
    first, second = told(state, 0), told(state, 1)
    own = {name for name, value in first.items() if second[name] != value}
    assert not {name for name in own if "technolog" in name or "store" in name or "species" in name}


def test_facts_leave_the_position_as_it_is() -> None:
    state = begun()
    before = stolik.encode(state)
    facts(state)
    assert stolik.encode(state) == before


def test_a_seat_that_has_left_is_told_nothing() -> None:
    state = begun()
    state.players[1].gone = True
    assert not any(facts(state)[1])
    assert any(facts(state)[0])


def test_a_new_technology_is_told_and_counts_for_the_rounds_to_come() -> None:
    state = begun()
    state.players[0].techs |= 1 << TECH["monolith"]
    state.players[0].store[2] = 25
    found = told(state, 0)
    assert (found["technology monolith"], found["technology monolith, times rounds"]) == (1, 8)
    assert found["monoliths that can be paid now"] == 1, "one for each sector"
    assert found["monoliths that can be paid now, at last"] == 0


def test_the_last_pass_of_a_round_is_seen() -> None:
    """It is judged before the upkeep that it sets off, but as a pass."""
    state, heuristics = begun(), bots.heuristics_of(ECLIPSE, "hard")
    state.players[1].passed = True
    assert heuristics.is_rest(state, Pass(0))
    assert told(state, 0)["passed"] == 0
    assert told(state, 0)["actions that can be paid in this round"] > 0
    heuristics.rest(state, Pass(0))
    assert told(state, 0)["passed"] == 1
    assert told(state, 0)["actions that can be paid in this round"] == 0


@pytest.mark.parametrize(
    ("discs", "money", "count"), [(10, 0, 0), (12, 0, 1), (9, 3, 2), (9, 5, 3), (2, 99, 2), (0, 9, 0)]
)
def test_actions_that_money_pays_for(discs: int, money: int, count: int) -> None:
    assert payable(discs, money) == count


def test_actions_until_the_end_are_spread_over_the_rounds() -> None:
    assert until_end(10, 0, 5, 50, 3) == 3, "after the last upkeep only what is left of this round"
    few, some, many = (until_end(10, 4, income, 2, 0) for income in (2, 6, 12))
    assert few < some < many <= 4 * 10
    assert until_end(10, 4, 6, 12, 0) > some


def test_bots_with_a_net_of_zeros_play_as_without() -> None:
    from stolik.bots.net import Net

    state, hard, plain = begun(), bots.heuristics_of(ECLIPSE, "hard"), bots.heuristics_of(ECLIPSE, "hard")
    hard.net, plain.net = Net([[0, 0]] * len(NAMES), [0, 0], [0.0]), None
    rng = chance_of("zeros")
    for _ in range(3):
        world = ECLIPSE.redeal(state, 0, rng)
        assert hard.worths(world) == plain.worths(world)
