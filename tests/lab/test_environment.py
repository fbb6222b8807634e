"""The environments pass the checkers of the libraries that researchers use."""

import copy
import re
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import stolik
from stolik import lab
from stolik.lab.encodings import encoding
from stolik.lab.encodings.__main__ import folded
from stolik.lab.environment import ACTIONS, SeatEnv, action_ids
from tests.contract.playing import Case, cases, decisions, label

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


class AnyId(SeatEnv):
    """Gymnasium's checker samples any id: take the legal one that follows it."""

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        return super().step(min(self.table.ids, key=lambda number: (number - action) % ACTIONS))


@quiet
@every_game
def test_gymnasium_accepts_the_seat_environment(name: str) -> None:
    check_env(AnyId(name, opponents=("random",)), skip_render_check=True)


@quiet
@every_game
def test_gymnasium_makes_the_environment_by_its_name(name: str) -> None:
    seat = gymnasium.make(f"stolik/{name}-v0", opponents=("random",))
    observation, _ = seat.reset(seed=1)
    assert seat.observation_space.contains(observation)


@pytest.mark.parametrize("case", cases(1), ids=label)
def test_action_ids_are_one_to_one_and_nearly_always_the_same(case: Case) -> None:
    usual: dict[tuple[str, ...], int] = {}
    moved = total = 0
    for _, decision, _ in decisions(case):
        ids = action_ids(decision)
        assert list(ids.values()) == decision.actions
        for number, action in ids.items():
            key = (action.tag, *action.targets())
            total += 1
            moved += usual.setdefault(key, number) != number
    assert moved < total * 0.05


@pytest.mark.parametrize("case", cases(1), ids=label)
def test_every_view_has_a_vector_and_every_number_its_description(case: Case) -> None:
    layout = encoding(case.game)
    entries = layout.entries()
    assert [e.start for e in entries] == list(np.cumsum([0, *(e.size for e in entries)]))[:-1]
    assert sum(e.size for e in entries) == layout.size
    for match, _, rng in decisions(case):
        if not rng.randrange(30):
            for viewer in (None, *range(case.seats)):
                vector = layout.encode(case.game.view(match.state, viewer))
                assert vector.shape == (layout.size,)
                assert np.isfinite(vector).all()


@every_game
def test_the_printed_table_accounts_for_every_number(name: str) -> None:
    layout = encoding(stolik.load(name))
    assert sum(size for _, _, size, _ in folded(layout.entries())) == layout.size


@every_game
def test_the_page_about_learning_tells_how_long_vectors_are(name: str) -> None:
    page = (ROOT / "docs" / "learning.md").read_text("utf-8")
    assert f"| {name} | {encoding(stolik.load(name)).size:,} |" in page


def test_an_illegal_id_is_refused_and_names_the_legal_ones() -> None:
    seat = SeatEnv("arcana", opponents=("random",))
    _, info = seat.reset(seed=3)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=r"^action: .*legal ids"):
        seat.step(illegal)


def test_the_reward_comes_at_the_end() -> None:
    seat = SeatEnv("arcana", opponents=("random",))
    observation, _ = seat.reset(seed=4)
    over = False
    while not over:
        observation, reward, over, _, _ = seat.step(int(np.flatnonzero(observation["action_mask"])[0]))
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
    seat = gymnasium.make("stolik/arcana-v0", opponents=("random",))
    observation, _ = seat.reset(seed=1)
    assert seat.get_wrapper_attr("action_masks")().tolist() == (observation["action_mask"] == 1).tolist()


def test_a_copy_of_an_environment_plays_on_by_itself_and_alike() -> None:
    table = lab.env("arcs", seats=3)
    table.reset(seed=7)
    other = copy.deepcopy(table)
    before = stolik.encode(table.unwrapped.table.state)
    seen = []
    for one in (table, other):
        for _ in range(40):
            one.step(int(np.flatnonzero(one.last()[0]["action_mask"])[0]))
        seen.append(stolik.encode(one.unwrapped.table.state))
    assert seen[0] == seen[1] != before


def test_several_environments_step_side_by_side() -> None:
    both = gymnasium.make_vec("stolik/arcana-v0", num_envs=2, vectorization_mode="sync", opponents=("random",))
    observation, _ = both.reset(seed=3)
    ended = np.zeros(2, np.bool_)
    while not ended.all():
        ids = observation["action_mask"].argmax(axis=1)  # an ended game begins anew and ignores the id
        observation, _, over, _, _ = both.step(ids)
        ended |= over


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
