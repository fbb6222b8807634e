"""The environments pass the checkers of the libraries that researchers use."""

import copy
import json
import pickle
import re
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import stolik
from stolik import lab
from stolik.kernel.encoding import WAIT
from stolik.lab.environment import SeatEnv, StolikEnv

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("name", stolik.GAMES)
quiet = pytest.mark.filterwarnings("ignore")  # the checkers warn about spaces that are not plain arrays


@quiet
@every_game
def test_pettingzoo_accepts_the_environment(name: str) -> None:
    api_test(lab.env(name), num_cycles=300, verbose_progress=False)


@quiet
@every_game
def test_pettingzoo_finds_equal_seeds_equal(name: str) -> None:
    seed_test(lambda: lab.env(name), num_cycles=100)


@every_game
def test_pettingzoo_can_measure_the_environment(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its benchmark plays for five seconds, and over the ends of games; our clock goes ten times as fast."""
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: 10 * time.time()))
    benchmark.performance_benchmark(lab.env(name))
    said = capsys.readouterr().out
    assert "Finished performance benchmark" in said
    assert float(said.split(" turns per second")[0].split()[-1]) > 1


@quiet
@every_game
@pytest.mark.parametrize("form", ["vector", "masked", "entities"])
def test_gymnasium_accepts_the_seat_environment(name: str, form: str) -> None:
    """As it is shipped: the checker samples any id, legal or not."""
    check_env(SeatEnv(name, opponents=("random",), form=form), skip_render_check=True)


@quiet
@every_game
def test_gymnasium_makes_the_environment_by_its_name(name: str) -> None:
    seat = gymnasium.make(f"stolik/{name}-v1", opponents=("random",))
    observation, _ = seat.reset(seed=1)
    assert seat.observation_space.contains(observation)


@every_game
def test_no_mask_is_ever_empty(name: str) -> None:
    """A seat without a decision, and every seat once the game is over, may only wait."""
    table = lab.env(name, form="masked")
    table.reset(seed=5)
    for agent in table.agent_iter(600):
        observation, _, over, _, info = table.last()
        masks = [observation["action_mask"], info["action_mask"]]
        others = [table.observe(other)["action_mask"] for other in table.possible_agents if other != agent]
        assert all(mask.any() for mask in masks + others)
        assert all(mask[WAIT] for mask in (masks if over else others))
        assert (masks[0] == masks[1]).all()
        table.step(None if over else int(masks[0].argmax()))


def test_an_id_that_is_not_legal_changes_nothing_and_costs() -> None:
    seat = SeatEnv("arcana", opponents=("random",))
    before, info = seat.reset(seed=3)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[5])
    after, reward, over, _, info = seat.step(illegal)
    assert (before == after).all()
    assert (reward, over, info["illegal"]) == (-1.0, False, True)
    _, reward, _, _, info = seat.step(int(info["action_mask"].argmax()))
    assert (reward, info["illegal"]) == (0.0, False)


def test_all_seats_get_the_same_answer_to_an_illegal_id() -> None:
    table = lab.env("arcana")
    table.reset(seed=3)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.last()[4]["action_mask"] == 0)[5])
    table.step(illegal)
    assert (table.agent_selection, table.rewards[agent]) == (agent, -1.0)
    assert table.last()[4]["illegal"]


def test_an_illegal_id_is_refused_and_names_the_legal_ones() -> None:
    seat = SeatEnv("arcana", opponents=("random",), illegal="raise")
    _, info = seat.reset(seed=3)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=r"^action: .*legal ids"):
        seat.step(illegal)


def test_the_reward_comes_at_the_end() -> None:
    seat = SeatEnv("arcana", opponents=("random",))
    _, info = seat.reset(seed=4)
    over = False
    while not over:
        _, reward, over, _, info = seat.step(int(info["action_mask"].argmax()))
        assert over or reward == 0.0
    assert -1.0 <= reward <= 1.0
    assert reward != 0.0


def test_a_wrong_seat_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^seat: 7"):
        SeatEnv("arcana", seat=7)


def test_opponents_are_named_as_in_the_arena() -> None:
    SeatEnv("arcana", opponents=("hard:3",)).reset(seed=1)
    with pytest.raises(ValueError, match=r"godlike.*random, easy, normal, hard"):
        SeatEnv("arcana", opponents=("godlike",))
    with pytest.raises(ValueError, match=r"^opponents: "):
        SeatEnv("arcana", opponents=())


def test_the_mask_can_be_asked_for_through_the_wrappers_of_gymnasium() -> None:
    seat = gymnasium.make("stolik/arcana-v1", opponents=("random",))
    _, info = seat.reset(seed=1)
    assert seat.get_wrapper_attr("action_masks")().tolist() == info["action_mask"].tolist()


def test_a_copy_of_an_environment_plays_on_by_itself_and_alike() -> None:
    table = lab.env("arcs", seats=3)
    table.reset(seed=7)
    other = copy.deepcopy(table)
    before = stolik.encode(table.unwrapped.state_of_the_game)
    seen = []
    for one in (table, other):
        for _ in range(40):
            one.step(int(np.flatnonzero(one.last()[4]["action_mask"])[-1]))
        seen.append(stolik.encode(one.unwrapped.state_of_the_game))
    assert seen[0] == seen[1] != before


def test_several_environments_step_side_by_side() -> None:
    both = gymnasium.make_vec("stolik/arcana-v1", num_envs=2, vectorization_mode="sync", opponents=("random",))
    _, info = both.reset(seed=3)
    ended = np.zeros(2, np.bool_)
    while not ended.all():
        ids = info["action_mask"].argmax(axis=1)  # a finished game restarts and ignores the id
        _, _, over, _, info = both.step(ids)
        ended |= over


def test_a_seat_environment_goes_on_elsewhere_as_it_was() -> None:
    seat = SeatEnv("arcs", seats=3, opponents=("random", "easy"))
    _, info = seat.reset(seed=7)
    for _ in range(5):
        _, _, _, _, info = seat.step(int(info["action_mask"].argmax()))
    other = pickle.loads(pickle.dumps(seat))
    for _ in range(10):
        number = int(info["action_mask"].argmax())
        seen, reward, _, _, info = seat.step(number)
        again, paid, _, _, _ = other.step(number)
        assert (seen == again).all()
        assert reward == paid


def test_the_json_form_is_the_view_and_the_information_state_holds_what_was_heard() -> None:
    table = lab.env("arcana", form="json", history=True).unwrapped
    table.reset(seed=2)
    for _ in range(30):
        table.step(int(table.infos[table.agent_selection]["action_mask"].argmax()))
    agent, other = table.possible_agents
    assert json.loads(table.observe(agent))["seat"] == 0
    assert table.observation_space(agent).contains(table.observe(agent))
    told = {a: json.loads(table.information_state(a)) for a in (agent, other)}
    assert told[agent]["view"] == json.loads(table.observe(agent))
    assert len(told[agent]["events"]) == len(told[other]["events"]) > 10
    for secret in (e for e in table.events if e.secret):
        seat = "seat_1" if secret.seat == 0 else "seat_0"
        heard = told[seat]["events"][table.events.index(secret)]
        assert all(heard[field] is None for field in secret.secret)
    with pytest.raises(ValueError, match=r"^history: "):
        StolikEnv("arcana").information_state("seat_0")


@pytest.mark.parametrize("wrong", ["form", "reward", "illegal"])
def test_wrong_arguments_are_named(wrong: str) -> None:
    with pytest.raises(ValueError, match=rf"^{wrong}: 'best' is not one of"):
        SeatEnv("arcana", opponents=("random",), **{wrong: "best"})  # type: ignore[arg-type]


PAGES = ("README.md", "docs/learning.md", "docs/lab.md")
EXAMPLES = [
    pytest.param(block, id=f"{page} {number}")
    for page in PAGES
    for number, block in enumerate(re.findall(r"```python\n(.*?)```", (ROOT / page).read_text("utf-8"), re.DOTALL), 1)
]


@pytest.mark.parametrize("block", EXAMPLES)
def test_the_examples_of_the_pages_run_as_they_are_printed(block: str, tmp_path: Path) -> None:
    """Each in a process of its own: nothing that another test has imported helps it."""
    done = subprocess.run([sys.executable, "-c", block], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
