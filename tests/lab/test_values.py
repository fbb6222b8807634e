"""Learning by own games: the same recipe gives the same net, it can be resumed, and it learns what is there."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from stolik.bots.arcana import ArcanaHeuristics
from stolik.bots.versions import read_net
from stolik.games.arcana.state import ArcanaState
from stolik.lab.commands import net_recipe_of
from stolik.lab.net_learner import Learner, Played, softmax
from stolik.lab.relearn import relearn
from stolik.lab.values import NetRecipe, learn, net_file

RECIPE = NetRecipe("arcana", 3, units=3, games=3, generations=2, seats=(2, 4), seed="t")


@pytest.fixture(autouse=True)
def few_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Arcana's bots have no net, so they get some facts for it here."""

    def facts(self: Any, s: ArcanaState) -> list[list[int]]:
        return [[seat, s.round, 1] for seat in range(s.seats)]

    monkeypatch.setattr(ArcanaHeuristics, "facts", facts)
    monkeypatch.setattr(ArcanaHeuristics, "fact_names", lambda self: ["seat", "round", "always"])


def test_learning_can_be_resumed_and_ends_alike(tmp_path: Path) -> None:
    whole = list(learn(RECIPE, tmp_path / "whole", 1, lambda: None))
    list(learn(msgspec.structs.replace(RECIPE, generations=1), tmp_path / "parts", 1, lambda: None))
    assert list(learn(RECIPE, tmp_path / "parts", 1, lambda: None)) == whole
    assert net_file(tmp_path / "parts", 1).read_bytes() == net_file(tmp_path / "whole", 1).read_bytes()
    assert all(found.positions > 30 for found in whole)


def test_a_folder_keeps_one_recipe(tmp_path: Path) -> None:
    list(learn(msgspec.structs.replace(RECIPE, generations=1), tmp_path, 1, lambda: None))
    with pytest.raises(ValueError, match=r"^out: .* another recipe"):
        list(learn(msgspec.structs.replace(RECIPE, units=4), tmp_path, 1, lambda: None))


def test_a_new_net_adds_nothing() -> None:
    learner = Learner.fresh(invented(10), 5, "a")
    assert read_net(msgspec.json.encode(learner.net(["x"] * 6, {}))).value([1, 0, 1, 5, -3, 1]) == 0.0


def test_a_net_learns_what_decides_and_is_stored_as_it_learned() -> None:
    """Invented games are won by whoever has exactly one of two facts: no single weight can say that."""
    learner, games, fresh = Learner.fresh(invented(400), 8, "b"), invented(400), invented(100, seed=1)
    for _ in range(30):
        learner.study(games, 0.01, 0.0, 1.0)
    loss = sum(learner.loss(played) for played in fresh) / len(fresh) / 4
    best = sum(learner.loss(played, with_net=False) for played in fresh) / len(fresh) / 4
    assert loss < 0.75 * best
    stored = read_net(msgspec.json.encode(learner.net(["x"] * 6, {})))
    for played in fresh[:5]:
        told = [[stored.value(facts) for facts in position] for position in played.facts.tolist()]
        assert softmax(np.array(told, np.float32)) == pytest.approx(learner.opinions(played), abs=0.01)


def invented(count: int, seed: int = 0) -> list[Played]:
    rng = np.random.default_rng(seed)
    games = []
    for _ in range(count):
        facts = rng.integers(0, 2, (1, 2, 6))
        decides = (facts[0, :, 0] ^ facts[0, :, 1]).astype(np.float32)
        four = np.repeat(facts, 4, axis=0).astype(np.int8)
        games.append(Played(four, np.zeros((4, 2), np.float32), softmax(6 * decides)))
    return games


def test_later_opinions_and_the_result_are_foretold_together() -> None:
    learner = Learner.fresh(invented(5), 2, "c")
    played = msgspec.structs.replace(invented(1)[0], result=np.array([1, 0], np.float32))
    assert learner.targets(played, 1.0)[0] == pytest.approx([1, 0])
    assert learner.targets(played, 0.5)[-2] == pytest.approx([0.75, 0.25])
    assert learner.targets(played, 0.0)[0] == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("game = 1", "recipe"),
        ('game = "chess"\nbase = 1', "chess"),
        ('game = "arcs"\nbase = 77', "version"),
        ('game = "arcs"\nbase = 3\nseats = [5]', "seats"),
        ('game = "arcs"\nbase = 3\ngames = 0', "games"),
        ('game = "arcs"\nbase = 3\nunit = 5', "unit"),
        ('game = "arcs"\nbase = 3\noptions = [{ colour = 1 }]', "colour"),
    ],
)
def test_a_wrong_recipe_is_refused_by_name(text: str, wrong: str, tmp_path: Path) -> None:
    file = tmp_path / "recipe.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=wrong):
        net_recipe_of(file)


def test_the_file_of_a_net_says_where_it_comes_from(tmp_path: Path) -> None:
    list(learn(RECIPE, tmp_path, 1, lambda: None))
    stored = msgspec.json.decode(net_file(tmp_path, 1).read_bytes())
    assert stored["made"]["games"] == 6
    assert stored["made"]["recipe"]["seed"] == "t"
    assert stored["facts"] == ["seat", "round", "always"]


def test_a_net_is_learned_anew_from_the_games_of_a_training(tmp_path: Path) -> None:
    recipe = msgspec.structs.replace(RECIPE, games=8, passes=6, rate=0.01)
    for _ in learn(recipe, tmp_path, 1, lambda: None):
        pass
    file = tmp_path / "anew.json"
    passes = list(relearn(recipe, tmp_path, file))
    again = list(relearn(recipe, tmp_path, tmp_path / "again.json"))
    assert passes == again
    assert {found.seats for found in passes[0]} <= {2, 4}
    assert passes[0][0].by_hand == passes[-1][0].by_hand
    assert passes[0][0].by_net != passes[-1][0].by_net
    assert read_net(file.read_bytes()).value([1, 2, 1]) == read_net((tmp_path / "again.json").read_bytes()).value(
        [1, 2, 1]
    )


def test_learning_anew_needs_games(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no games"):
        list(relearn(RECIPE, tmp_path, tmp_path / "anew.json"))
