"""The example that learns: it plays whole games, and does more often what brought more than expected."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stolik
from stolik.bots import Observation


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("learn", Path(__file__).parents[2] / "examples" / "learn.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(("points", "is_better"), [(5.0, True), (-5.0, False)])
def test_what_brought_points_becomes_likelier(example: Any, points: float, is_better: bool) -> None:
    steps = [([[1], [2]], np.array([0.5, 0.5]), 0, np.ones(3), 0.0)]
    policy, baseline = example.gradients(steps, np.zeros(3), 0.0, points)
    assert (policy[1] > 0 > policy[2]) == is_better
    assert (baseline[0] > 0) == is_better


def test_it_plays_against_each_of_its_teachers(example: Any) -> None:
    weights, value = np.zeros(example.FEATURES), np.zeros(example.SeatEnv("arcana").games.batch.width)
    games = [example.play(weights, value, seed) for seed in (0, 2)]
    assert tuple(teacher for teacher, *_ in games) == example.TEACHERS
    assert all(policy.any() and baseline.any() for _, _, policy, baseline in games)


def test_what_was_learned_plays_as_a_bot(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = stolik.load("arcana")
    state = game.new(2, 5)
    decision = game.decision(state)
    assert decision
    for favourite in (decision.actions[0], decision.actions[-1]):
        weights = np.zeros(example.FEATURES)
        weights[example.features(favourite, game.view(state, decision.seat), decision.seat)] = 1.0
        np.save(example.WEIGHTS, weights)
        observation = Observation(game, state, decision.seat)
        assert example.Learned(game).choose(observation, stolik.chance_of("x")).action == favourite
