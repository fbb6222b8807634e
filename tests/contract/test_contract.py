"""What every game promises, tested on random games of every game, player count and many option sets."""

import random
from typing import Any

import pytest

import stolik
from stolik.kernel.chance import chance_of
from stolik.kernel.engine import run
from stolik.kernel.messages import Action, Decision, Event
from tests.contract.playing import Case, cases, decisions, label

every_case = pytest.mark.parametrize("case", cases(4), ids=label)
few_cases = pytest.mark.parametrize("case", cases(2), ids=label)
LOOK = 40
"""Costly questions are asked at every fortieth decision or so."""


def viewers(match: stolik.Match) -> list[int | None]:
    return [None, *range(match.state.seats)]


@every_case
def test_random_games_end_without_dead_end_or_runaway(case: Case) -> None:
    last = None
    for match, decision, _ in decisions(case):
        last = match
        assert decision.actions
        assert {a.seat for a in decision.actions} == {decision.seat}
        assert len(set(decision.actions)) == len(decision.actions)
    assert last is not None
    outcome = case.game.outcome(last.state)
    assert sorted(seat for place in outcome.ranking for seat in place) == list(range(case.seats))
    assert [score.seat for score in outcome.scores] == list(range(case.seats))
    assert all(score.total == sum(score.parts.values()) for score in outcome.scores)


@few_cases
def test_actions_of_a_decision_differ_in_their_targets(case: Case) -> None:
    for _, decision, _ in decisions(case):
        targets = [a.targets() for a in decision.actions]
        assert len(set(targets)) == len(targets), [a for a in decision.actions if targets.count(a.targets()) > 1]
        assert all(targets)


@few_cases
def test_a_copy_is_equal_and_independent(case: Case) -> None:
    for match, _, rng in decisions(case):
        if rng.randrange(LOOK):
            continue
        before = stolik.encode(match.state)
        copy = match.state.copy()
        assert copy == match.state
        assert stolik.encode(copy) == before
        play_on(case.game, copy, rng, 25)
        assert stolik.encode(match.state) == before


def play_on(game: stolik.Game, state: Any, rng: random.Random, actions: int) -> None:
    for _ in range(actions):
        decision = game.decision(state)
        if decision is None:
            return
        game.apply(state, rng.choice(decision.actions))


@few_cases
def test_encode_and_decode_round_trip(case: Case) -> None:
    for match, decision, rng in decisions(case):
        if rng.randrange(LOOK):
            continue
        data = stolik.encode(match.state)
        again = stolik.decode(data, type(match.state))
        assert again == match.state
        assert stolik.encode(again) == data
        assert case.game.decision(again) == decision
        for action in decision.actions:
            assert case.game.action(stolik.encode(action)) == action
        for viewer in viewers(match):
            view = case.game.view(match.state, viewer)
            assert stolik.decode(stolik.encode(view), case.game.View) == view


@few_cases
def test_views_of_several_seats_are_those_of_each_and_stay_as_they_were_when_the_game_goes_on(case: Case) -> None:
    for match, _, rng in decisions(case):
        if rng.randrange(LOOK):
            continue
        state = match.state.copy()
        views = case.game.views(state, viewers(match))
        before = [stolik.encode(case.game.view(state, viewer)) for viewer in viewers(match)]
        play_on(case.game, state, rng, 25)
        assert [stolik.encode(view) for view in views] == before


@few_cases
def test_a_record_replays_to_the_same_bytes(case: Case) -> None:
    final = [match for match, _, _ in decisions(case)][-1]
    record = stolik.decode(stolik.encode(final.record()), stolik.Record)
    assert stolik.encode(stolik.replay(record).state) == stolik.encode(final.state)


@few_cases
def test_illegal_actions_are_refused_and_change_nothing(case: Case) -> None:
    pool: list[Action] = []
    for match, decision, rng in decisions(case):
        if not rng.randrange(LOOK):
            before = stolik.encode(match.state)
            for action in rng.sample(pool, min(len(pool), 20)):
                if action not in decision.actions:
                    with pytest.raises(stolik.IllegalAction) as refused:
                        case.game.apply(match.state, action)
                    assert refused.value.reason.code
            assert stolik.encode(match.state) == before
        if not rng.randrange(10):
            pool.append(rng.choice(decision.actions))


@few_cases
def test_a_redealt_world_looks_the_same(case: Case) -> None:
    """No byte of a view, decision or explanation tells a seat which of two worlds it sits in."""
    for match, decision, rng in decisions(case):
        if rng.randrange(LOOK):
            continue
        for viewer in viewers(match):
            world = case.game.redeal(match.state, viewer, chance_of(str(rng.random())))
            assert stolik.encode(case.game.view(world, viewer)) == stolik.encode(case.game.view(match.state, viewer))
            assert case.game.census(world) == case.game.census(match.state)
            assert world.chance.key != match.state.chance.key
            again, same = chance_of("again"), chance_of("again")
            assert case.game.redeal(world, viewer, again) == case.game.redeal(match.state, viewer, same), (
                "redeal must not depend on hidden things: sort what the seat cannot see before shuffling it"
            )
            there = case.game.decision(world)
            assert there is not None
            assert (there.seat, there.kind) == (decision.seat, decision.kind)
            if viewer == decision.seat:
                assert there == decision
                same_explanations(case.game, match.state, world, viewer, rng)
            play_on(case.game, world, rng, 10)


def same_explanations(game: stolik.Game, here: Any, there: Any, seat: int, rng: random.Random) -> None:
    things = game.things(here, seat)
    assert things == game.things(there, seat)
    for target in rng.sample(things, min(len(things), 10)):
        assert game.explain(here, seat, target) == game.explain(there, seat, target)


@few_cases
def test_events_tell_no_more_than_the_view(case: Case) -> None:
    """Two worlds that look alike to a seat before and after an action also sound alike, unless one reveals."""
    for match, decision, rng in decisions(case):
        if rng.randrange(LOOK // 4):
            continue
        for viewer in viewers(match):
            world = case.game.redeal(match.state, viewer, chance_of(str(rng.random())))
            shared = [a for a in decision.actions if a in run_options(case.game, world)]
            if not shared:
                continue
            action = rng.choice(shared)
            here = match.state.copy()
            world.chance = here.copy().chance
            world.pending = None
            told_here, told_there = case.game.apply(here, action), case.game.apply(world, action)
            if any(e.reveals for e in told_here + told_there):
                continue
            if case.game.view(here, viewer) == case.game.view(world, viewer):
                assert heard(told_here, viewer) == heard(told_there, viewer)


def run_options(game: stolik.Game, state: Any) -> list[Action]:
    decision: Decision | None = game.decision(state)
    return decision.actions if decision else []


def heard(events: list[Event], viewer: int | None) -> list[bytes]:
    return [stolik.encode(e.heard_by(viewer)) for e in events]


@few_cases
def test_components_are_conserved(case: Case) -> None:
    first: dict[str, int] | None = None
    for match, _, rng in decisions(case):
        if first is None or not rng.randrange(LOOK // 4):
            census = case.game.census(match.state)
            first = first or census
            assert census == first


@few_cases
def test_explain_answers_for_everything_on_the_table(case: Case) -> None:
    for match, decision, rng in decisions(case):
        if rng.randrange(LOOK):
            continue
        usable = {t for a in decision.actions for t in a.targets()}
        for seat in range(case.seats):
            things = case.game.things(match.state, seat)
            assert len(set(things)) == len(things)
            for thing in things:
                reason = case.game.explain(match.state, seat, thing)
                assert (reason is None) == (seat == decision.seat and thing in usable), thing
        table = set(case.game.things(match.state, decision.seat))
        assert {t for t in usable if not t.startswith("do:")} <= table


@few_cases
def test_listing_the_options_changes_nothing(case: Case) -> None:
    for match, decision, rng in decisions(case):
        if rng.randrange(LOOK):
            continue
        before = stolik.encode(match.state)
        match.state.pending = None
        assert case.game.decision(match.state) == decision
        assert stolik.encode(match.state) == before
        fresh = match.state.copy()
        fresh.pending = None
        assert run(fresh, []) == decision.actions
        assert stolik.encode(fresh) == before


@few_cases
def test_undo_gives_back_all_states_since_the_barrier(case: Case) -> None:
    states: list[bytes] = []
    for match, _, rng in decisions(case):
        states.append(stolik.encode(match.state))
        if match.free and not rng.randrange(LOOK // 4):
            taken = match.actions[-match.free :]
            for number in range(len(match.actions) - 1, len(match.actions) - len(taken) - 1, -1):
                assert match.undo()
                assert stolik.encode(match.state) == states[number]
            assert not match.undo()
            for action in taken:
                match.play(action)
            assert stolik.encode(match.state) == states[-1]
