"""The example that learns: it knows what ids name, passes rewards back rightly, and does more often what paid."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import stolik
from stolik import lab
from stolik.bots import Observation


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("learn", Path(__file__).parents[2] / "examples" / "learn.py")
    assert spec
    assert spec.loader
    sys.modules["learn"] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_ids_are_read_by_their_words(example: Any) -> None:
    actions = stolik.load("arcana").encoding.actions
    field = next(n for n in range(actions.size) if actions.words(n) == "field card:F2 zone:3")
    assert (example.IDS.zone[field], example.NAME[example.IDS.card[field]]) == (3, "F2")
    assert example.IDS.target[field] == example.IDS.guild[field] == -1


def test_what_lies_in_a_zone_is_told_with_the_action_that_names_it(example: Any) -> None:
    games = lab.vector("arcana", 4, seats=2)
    observations, info = games.reset(seed=3)
    rng = np.random.default_rng(3)
    fielding = example.IDS.kinds.index("field")
    seen = 0
    for _ in range(60):
        asked = example.Asked.of(info["action_mask"])
        told = example.described(observations, asked.games, asked.ids)
        for row in np.flatnonzero(example.IDS.kind[asked.ids] == fielding):
            state = games.games.batch.states[asked.games[row]]
            action = games.games.batch.legal(int(asked.games[row]))[int(asked.ids[row])]
            stake = next(z for z in stolik.load("arcana").view(state, action.seat).zones if z.zone == action.zone).stake
            assert told[row, 8] * 5 == example.VP[example.NAME.index(stake)], "points of the stake that lies there"
            seen += 1
        chosen = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        observations, _, _, _, info = games.step(chosen)
    assert seen > 50


def test_odds_add_up_to_one_within_each_decision(example: Any) -> None:
    odds = np.exp(example.logs(np.array([1.0, 2.0, 3.0, 100.0, 0.0], np.float32), np.array([0, 3, 4])))
    assert np.add.reduceat(odds, [0, 3, 4]) == pytest.approx([1, 1, 1])
    assert odds[2] / odds[0] == pytest.approx(np.exp(2))


def moment(example: Any, seat: int, over: bool, rewards: list[float]) -> Any:
    nothing = np.zeros((1, 1), np.float32)
    return example.Moment(nothing, np.array([0]), np.array([0]), nothing[0], nothing, np.zeros(1, np.float32),
                          np.array([seat]), np.array([rewards], np.float32), np.array([over]), nothing[0])  # fmt: skip


def test_what_a_game_was_worth_reaches_each_seats_own_decisions_and_no_other_game(example: Any) -> None:
    course = [(0, False), (1, False), (1, True), (0, False)]  # then a new game
    moments = [moment(example, seat, over, [1.0, -1.0] if over else [0.0, 0.0]) for seat, over in course]
    example.judge(moments, np.zeros(1, np.float32), np.array([0]))
    step = example.DISCOUNT * example.TRACE
    assert [m.advantage[0] for m in moments] == pytest.approx([1.0, -step, -1.0, 0.0])


@pytest.mark.parametrize("advantage", [1.0, -1.0])
def test_what_turned_out_well_becomes_likelier(example: Any, advantage: float) -> None:
    player = example.Player()
    actions = player.rng.normal(size=(4, len(player.policy.weights[0]))).astype(np.float32)
    starts, chosen = np.array([0, 2]), np.array([0, 3])
    before = example.logs(player.policy(actions), starts)
    for _ in range(3):
        hidden, scores = player.policy.forward(actions)
        odds = example.logs(scores, starts)
        surprise = np.array([advantage, -advantage], np.float32)
        player.policy.learn(actions, hidden, example.policy_change(odds, starts, chosen, before[chosen], surprise))
    after = example.logs(player.policy(actions), starts)
    assert np.sign(after - before)[chosen].tolist() == [advantage, -advantage]


def test_what_has_become_much_likelier_already_is_pulled_no_further(
    example: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(example, "ENTROPY", 0.0)
    odds, starts, chosen = np.log(np.full(4, 0.5, np.float32)), np.array([0, 2]), np.array([0, 3])
    surprise = np.array([1.0, -1.0], np.float32)
    pulled = [np.log(np.array([before, 0.5], np.float32)) for before in (0.5, 0.3)]
    free, clipped = (example.policy_change(odds, starts, chosen, before, surprise) for before in pulled)
    assert np.sign(free).tolist() == [-1, 1, -1, 1]
    assert clipped[:2].tolist() == [0, 0]
    assert clipped[2:] == pytest.approx(free[2:])


def test_a_round_of_play_and_learning_changes_the_policy(example: Any) -> None:
    player = example.Player()
    games = lab.vector("arcana", 4, seats=2, reward=example.worth, autoreset="same_step")
    observations, info = games.reset(seed=1)
    moments = []
    for _ in range(200):
        found, observations, info = example.step(player, games, observations, info)
        assert not info["illegal"].any()
        moments.append(found)
    example.judge(moments, player.guess(example.position(observations)), info["current_player"].astype(np.int64))
    example.improve(player, moments)
    assert player.policy.weights[2].any()
    assert example.won(player, "random", 2, 1) in (0.0, 0.5, 1.0)


def test_what_was_learned_plays_as_a_bot(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    game = stolik.load("arcana")
    player = example.Player()
    player.policy.weights[2][:] = player.rng.normal(size=64)
    np.savez(example.WEIGHTS, *player.policy.weights)
    games = lab.vector("arcana", 1, seats=2)
    observations, info = games.reset(seed=5)
    for _ in range(12):
        state = games.games.batch.states[0]
        (best,) = player(observations, info["action_mask"])
        seen = Observation(game, state, int(info["current_player"][0]))
        assert example.Learned(game).choose(seen, stolik.chance_of("x")).action == games.games.batch.legal(0)[int(best)]
        observations, _, _, _, info = games.step([best])
