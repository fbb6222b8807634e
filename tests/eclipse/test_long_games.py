"""What the contract tests prove on random games, proved on games that reach the last round."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import stolik
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.chance import chance_of
from stolik.kernel.messages import Decision
from tests.contract.test_contract import heard
from tests.contract.test_words import reasons, told, unsaid
from tests.eclipse.thrifty import choose

GAME = stolik.load("eclipse")
LOOK = 50
every_count = pytest.mark.parametrize("seats", range(2, 7))
Sentence = tuple[str, dict[str, Any]]


def long_game(seats: int, seed: int, species: str = "all") -> Iterator[tuple[EclipseState, Decision, random.Random]]:
    rng = random.Random(seed)
    s: EclipseState = GAME.new(seats, seed, {"species": species, "factions": "random"})
    while (decision := GAME.decision(s)) is not None:
        yield s, decision, rng
        GAME.apply(s, choose(s, decision.actions, rng))
    assert s.round == 9


@every_count
def test_explain_answers_for_everything_on_the_table(seats: int) -> None:
    for s, decision, rng in long_game(seats, 10 + seats):
        if rng.randrange(LOOK):
            continue
        usable = {target for action in decision.actions for target in action.targets()}
        things = GAME.things(s, decision.seat)
        assert {target for target in usable if not target.startswith("do:")} <= set(things)
        for thing in things:
            assert (GAME.explain(s, decision.seat, thing) is None) == (thing in usable), thing


@every_count
def test_targets_differ_and_nobody_else_is_asked(seats: int) -> None:
    for _, decision, _ in long_game(seats, 20 + seats):
        targets = [action.targets() for action in decision.actions]
        assert len(set(targets)) == len(targets)
        assert {action.seat for action in decision.actions} == {decision.seat}


@every_count
def test_two_worlds_that_look_alike_sound_alike(seats: int) -> None:
    for s, decision, rng in long_game(seats, 30 + seats):
        if rng.randrange(LOOK // 5):
            continue
        viewer = rng.choice([None, *range(seats)])
        world = GAME.redeal(s, viewer, chance_of(str(rng.random())))
        there = GAME.decision(world)
        assert there is not None
        assert (there.seat, there.kind, there.values) == (decision.seat, decision.kind, decision.values)
        shared = [action for action in decision.actions if action in there.actions]
        assert viewer != decision.seat or shared == decision.actions
        if shared:
            same_sound(s, world, rng.choice(shared), viewer)


def same_sound(s: EclipseState, world: EclipseState, action: Any, viewer: int | None) -> None:
    here = s.copy()
    world.chance, world.pending = s.copy().chance, None
    ours, theirs = GAME.apply(here, action), GAME.apply(world, action)
    if not any(event.reveals for event in ours + theirs) and GAME.view(here, viewer) == GAME.view(world, viewer):
        assert heard(ours, viewer) == heard(theirs, viewer)


@every_count
def test_everything_that_is_said_can_be_said(seats: int) -> None:
    said: set[Any] = set()
    missing: set[str] = set()
    for id, args in sentences(seats):
        form = (id, *sorted((key, value if isinstance(value, str) else type(value)) for key, value in args.items()))
        if form not in said:
            said.add(form)
            missing |= unsaid("eclipse", id, args)
    assert missing == set()


def sentences(seats: int) -> Iterator[Sentence]:
    for s, decision, rng in long_game(seats, 40 + seats):
        yield f"ask-{decision.kind}", decision.values
        yield from ((f"do-{action.tag}", action.words()) for action in decision.actions)
        if not rng.randrange(4):
            yield from told(GAME.apply(s.copy(), rng.choice(decision.actions)), None, decision.seat)
        if not rng.randrange(LOOK):
            yield from reasons(GAME, s, decision.seat)
