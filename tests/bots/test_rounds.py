"""`hard` of Arcana judges its actions where the round ends, with everybody playing on for what changes most."""

import pytest

from stolik.bots import heuristics_of
from stolik.bots.arcana import ArcanaHeuristics, rounds_left
from stolik.games.arcana.state import ArcanaState
from stolik.kernel.engine import options, step
from tests.arcana.table import GAME, agent, hand, owns, stake, started


def knows(level: str) -> ArcanaHeuristics:
    heuristics = heuristics_of(GAME, level)
    assert isinstance(heuristics, ArcanaHeuristics)
    return heuristics


def opened() -> ArcanaState:
    """Two personalities that ask for four of spirit; beside the one in No Man's Land seat 1 has seven."""
    s = started(2)
    for zone, name in {"1L": "N31", "1R": "P01", "2L": "P09", "2R": "P02", "N": "N03"}.items():
        stake(s, zone, name)
    agent(s, 1, "N", "F1", "F2")
    hand(s, 0, "B1", "B8", "P11")
    hand(s, 1, "F3")
    return s


@pytest.mark.parametrize(("level", "rounds"), [("hard", 1), ("expert", 1), ("normal", 0), ("hard@3", 0), ("hard@1", 0)])
def test_only_the_newest_planners_play_on_to_the_end_of_the_round(level: str, rounds: int) -> None:
    s = opened()
    before = s.round
    actions = knows(level).play_on(s, options(s))
    assert s.round == before + rounds
    assert actions == options(s)


def test_a_game_that_ends_in_between_is_judged_at_its_end() -> None:
    s = opened()
    s.jubilee = s.last = True
    assert knows("hard").play_on(s, options(s)) == []
    assert GAME.decision(s) is None


def urge(level: str, s: ArcanaState, *targets: str) -> float:
    return knows(level).urge(s, next(a for a in options(s) if a.targets() == targets))


def test_an_agent_is_wanted_where_it_is_enough_against_the_rivals_too() -> None:
    s = opened()
    assert urge("hard", s, "card:B8", "zone:1L") > 1 > urge("hard", s, "card:B8", "zone:N")
    assert urge("hard@3", s, "card:B8", "zone:1L") == urge("hard@3", s, "card:B8", "zone:N")


def test_agents_are_sent_where_they_change_most() -> None:
    s = opened()
    agent(s, 0, "2L", "B7")
    s.pending = None
    step(s, next(a for a in options(s) if a.targets() == ("card:P11", "card:B7")), [])
    sent = {zone: urge("hard", s, f"zone:{zone}") for zone in ("1L", "1R", "2R", "N")}
    assert max(sent, key=lambda zone: sent[zone]) == "1L"


def test_won_stakes_that_are_no_agents_lie_in_the_way_the_more_rounds_are_to_come() -> None:
    s = opened()
    before = knows("hard").usefulness(s, 0)
    owns(s, 0, "R02")
    assert knows("hard").usefulness(s, 0) < before
    left = rounds_left(s)
    s.piles[-1].pop()
    assert rounds_left(s) == left - 2
    s.jubilee = True
    assert rounds_left(s) == 0
