"""Batches of games: the same games as one by one, in all autoreset modes, with any opponents and rewards."""

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import stolik
from stolik import lab
from stolik.kernel.encoding import WAIT
from stolik.kernel.messages import Outcome, Score
from stolik.lab.environment import SeatEnv
from stolik.lab.opponents import Pool, at_random
from stolik.lab.rewards import REWARDS
from stolik.lab.selfplay import play_games
from stolik.lab.vector_env import SeatVectorEnv

every_game = pytest.mark.parametrize("name", stolik.GAMES)
every_mode = pytest.mark.parametrize("mode", list(AutoresetMode))


def last_legal(observations: Any, masks: Any) -> Any:
    """A policy that always takes the legal id that comes last."""
    return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)


def single(name: str) -> Callable[[], SeatEnv]:
    return lambda: SeatEnv(name, opponents=("random", last_legal))


@every_game
@every_mode
def test_a_vector_environment_plays_the_games_of_single_ones(name: str, mode: AutoresetMode) -> None:
    """Step by step the same as Gymnasium's own vector of our single environments."""
    batch = SeatVectorEnv(name, 3, opponents=("random", last_legal), autoreset_mode=mode)
    slow = SyncVectorEnv([single(name)] * 3, autoreset_mode=mode)
    assert batch.metadata["autoreset_mode"] is mode
    assert batch.single_observation_space == slow.single_observation_space
    assert batch.action_space == slow.action_space
    seen, told = batch.reset(seed=4)
    expected, said = slow.reset(seed=4)
    rng, ended = np.random.default_rng(1), 0
    for _ in range(260):
        assert (seen == expected).all()
        assert (told["action_mask"] == said["action_mask"]).all()
        ids = (rng.random(told["action_mask"].shape) * told["action_mask"]).argmax(axis=1)
        seen, reward, over, cut, told = batch.step(ids)
        expected, paid, done, _, said = slow.step(ids)
        assert (reward == paid).all()
        assert (over == done).all()
        assert not cut.any()
        ended += int(over.sum())
        if mode is AutoresetMode.SAME_STEP and over.any():
            for row in np.flatnonzero(over):
                assert (told["final_obs"][row] == said["final_obs"][row]).all()
                assert (told["final_info"]["action_mask"][row] == said["final_info"]["action_mask"][row]).all()
        if mode is AutoresetMode.DISABLED and over.any():
            with pytest.raises(ValueError, match=r"^actions: games .* are over"):
                batch.step(ids)
            seen, told = batch.reset(options={"reset_mask": over})
            expected, said = slow.reset(options={"reset_mask": done.copy()})
            told = said = {"action_mask": batch.games.masks.copy()}
    assert ended


@every_game
def test_gymnasium_makes_the_vector_by_its_name(name: str) -> None:
    envs = gymnasium.make_vec(
        f"stolik/{name}-v1", num_envs=2, vectorization_mode="vector_entry_point", opponents=("random",)
    )
    observations, info = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert info["action_mask"].shape == (2, envs.single_action_space.n)  # type: ignore[attr-defined]


@every_game
@every_mode
def test_all_seats_learn_in_one_batch(name: str, mode: AutoresetMode) -> None:
    games = lab.vector(name, 4, reward="zero-sum", autoreset=mode.name.lower())
    observations, info = games.reset(seed=9)
    rng, ended = np.random.default_rng(2), 0
    for _ in range(1500):
        masks = info["action_mask"]
        assert masks.any(axis=1).all()
        ids = (rng.random(masks.shape) * masks).argmax(axis=1)
        observations, rewards, over, _, info = games.step(ids)
        assert observations.base is not None  # a view, not a copy
        assert rewards.sum(axis=1) == pytest.approx(0)
        assert (rewards.any(axis=1) <= over).all()  # a victory that all share is worth nothing
        ended += int(over.sum())
        if mode is AutoresetMode.NEXT_STEP:
            assert (info["action_mask"][over].sum(axis=1) == 1).all()
            assert info["action_mask"][over, WAIT].all()
        elif mode is AutoresetMode.SAME_STEP:
            assert over.any() == ("final_obs" in info)
        elif over.any():
            observations, info = games.reset(options={"reset_mask": over})
        if ended > 4:
            break
    assert ended > 4


def test_random_ids_are_legal_and_equally_likely() -> None:
    masks = np.zeros((3, 10), np.bool_)
    masks[0, 4] = masks[1, 0] = masks[1, 9] = masks[2, :] = True
    rng = np.random.default_rng(5)
    drawn = np.array([at_random(masks, rng) for _ in range(3000)])
    assert set(drawn[:, 0]) == {4}
    assert 0.45 < (drawn[:, 1] == 9).mean() < 0.55
    assert np.bincount(drawn[:, 2], minlength=10).min() > 200


def test_the_same_seeds_give_the_same_games_and_others_do_not() -> None:
    seen = [lab.vector("arcs", 3).reset(seed=seed)[0].tobytes() for seed in (5, 5, [5, 6, 7], 8)]
    assert seen[0] == seen[1] == seen[2] != seen[3]


def test_bad_batches_are_refused() -> None:
    games = lab.vector("arcana", 2)
    games.reset(seed=1)
    with pytest.raises(ValueError, match=r"^actions: one id for each of the 2 games"):
        games.step([1, 2, 3])
    with pytest.raises(ValueError, match=r"^autoreset: 'never'"):
        lab.vector("arcana", 2, autoreset="never")
    with pytest.raises(ValueError, match=r"^count: 0"):
        lab.vector("arcana", 0)
    with pytest.raises(ValueError, match=r"^reset_mask: "):
        games.reset(options={"reset_mask": [True, False]})
    with pytest.raises(ValueError, match=r"^seed: 3 seeds for 2"):
        games.reset(seed=[1, 2, 3])
    strict = lab.vector("arcana", 2, illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(ValueError, match=r"legal ids"):
        strict.step([int(info["action_mask"][0].argmax()), WAIT])


def test_an_illegal_id_leaves_its_game_alone_and_the_others_go_on() -> None:
    games = lab.vector("arcana", 2)
    observations, info = games.reset(seed=1)
    before = observations.copy()
    observations, rewards, _, _, info = games.step([WAIT, int(info["action_mask"][1].argmax())])
    assert (observations[0] == before[0]).all()
    assert (observations[1] != before[1]).any()
    assert info["illegal"].tolist() == [True, False]
    assert sorted(rewards[0].tolist()) == [-1.0, 0.0]


def outcome(totals: list[int], ranking: list[list[int]]) -> Outcome:
    return Outcome([Score(seat, total, {}) for seat, total in enumerate(totals)], ranking)


def test_rewards_are_what_their_names_say() -> None:
    clear = outcome([10, 30, 20], [[1], [2], [0]])
    shared = outcome([30, 30, 20, 15], [[0, 1], [2], [3]])
    assert REWARDS["win"](clear) == [-1, 1, -1]
    assert REWARDS["win"](shared) == [0.5, 0.5, -1, -1]
    assert REWARDS["rank"](clear) == [-1, 1, 0]
    assert REWARDS["rank"](shared) == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])
    assert REWARDS["margin"](clear) == pytest.approx([-2 / 3, 1 / 3, -1 / 3])
    assert REWARDS["zero-sum"](shared) == [0.25, 0.25, -0.25, -0.25]
    assert REWARDS["margin"](outcome([0, 0], [[0, 1]])) == [0, 0]


def test_a_reward_of_ones_own_is_a_function_of_the_outcome() -> None:
    def points(of: Outcome) -> list[float]:
        return [float(score.total) for score in of.scores]

    games = lab.vector("arcana", 1, reward=points)
    _, info = games.reset(seed=2)
    over = np.zeros(1, np.bool_)
    while not over.any():
        _, rewards, over, _, info = games.step(info["action_mask"].argmax(axis=1))
    final = games.games.game.outcome(games.games.batch.states[0])
    assert rewards[0].tolist() == [score.total for score in final.scores]


def test_a_pool_draws_its_members_and_its_newest_most() -> None:
    pool = Pool("random", newest=0.6)
    pool.add("easy")
    pool.add(last_legal)
    rng = np.random.default_rng(3)
    drawn = [pool.draw(rng) for _ in range(2000)]
    assert 0.55 < drawn.count(last_legal) / 2000 < 0.65
    assert 0.15 < drawn.count("random") / 2000 < 0.25
    with pytest.raises(ValueError, match=r"^opponents: a pool"):
        Pool()
    with pytest.raises(ValueError, match="godlike"):
        SeatEnv("arcana", opponents=(Pool("godlike"),))


def test_a_function_is_asked_for_many_games_at_once() -> None:
    asked: list[int] = []

    def policy(observations: Any, masks: Any) -> Any:
        asked.append(len(observations))
        return masks.argmax(axis=1)

    envs = SeatVectorEnv("arcana", 6, seats=3, seat=None, opponents=(policy,))
    _, info = envs.reset(seed=5)
    assert len(set(info["current_player"].tolist())) > 1
    for _ in range(5):
        _, _, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
    assert max(asked) > 2


def test_an_opponent_that_cheats_is_stopped() -> None:
    envs = SeatVectorEnv("arcana", 2, opponents=(lambda seen, masks: np.zeros(len(seen), np.int64),))
    _, info = envs.reset(seed=1)
    with pytest.raises(ValueError, match=r"^opponents: one of them chose 0"):
        envs.step(info["action_mask"].argmax(axis=1))


def test_self_play_hands_out_whole_games_of_every_seat() -> None:
    games = lab.vector("arcana", 3, seats=3, reward="rank")
    found = list(play_games(games, last_legal, 5, seed=6))
    assert len(found) == 5
    for game in found:
        assert {step.seat for step in game.steps} == {0, 1, 2}
        assert sum(game.rewards) == pytest.approx(0)
        for step in game.steps:
            assert step.mask[step.action]
            assert step.observation.shape == (games.single_observation_space.shape[0],)
    again = list(play_games(lab.vector("arcana", 3, seats=3, reward="rank"), last_legal, 5, seed=6))
    assert [g.rewards for g in again] == [g.rewards for g in found]
