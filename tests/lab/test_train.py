"""Training: the same recipe gives the same weights, it can be resumed, and it finds what wins."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from stolik.bots.versions import read, version
from stolik.lab import train as lab
from stolik.lab.commands import recipe_of, run_training

RECIPE = lab.Recipe("arcana", 1, samples=2, batches=2, gate=0, seed="t")


def test_a_training_can_be_resumed_and_ends_alike(tmp_path: Path) -> None:
    whole = list(lab.train(RECIPE, tmp_path / "whole", 1, lambda: None))
    first = msgspec.structs.replace(RECIPE, batches=1)
    list(lab.train(first, tmp_path / "parts", 1, lambda: None))
    assert list(lab.train(RECIPE, tmp_path / "parts", 2, lambda: None)) == whole


def test_a_folder_keeps_one_recipe(tmp_path: Path) -> None:
    lab.resumed(RECIPE, tmp_path)
    with pytest.raises(ValueError, match=r"^out: .* another recipe"):
        lab.resumed(msgspec.structs.replace(RECIPE, seed="other"), tmp_path)


def test_what_is_trained_is_written_with_its_recipe_and_can_be_read(tmp_path: Path) -> None:
    run_training(msgspec.structs.replace(RECIPE, batches=1), tmp_path, 1)
    (file,) = tmp_path.glob("arcana-*.toml")
    found = read(file)
    assert found.made["recipe"]["seed"] == "t"
    assert found.made["games"] == 4
    assert set(found.worth) == set(version("arcana").worth)
    assert found.worth != version("arcana", 1).worth
    assert found.level == version("arcana", 1).level


def test_only_what_is_asked_for_is_trained(tmp_path: Path) -> None:
    recipe = msgspec.structs.replace(RECIPE, only=["ah", "urge play"], batches=1, worlds=1)
    (batch,) = lab.train(recipe, tmp_path, 1, lambda: None)
    assert batch.moved
    assert all(name.startswith(("ah", "urge play")) for name in batch.moved)


def test_weights_move_towards_the_sign_that_wins() -> None:
    recipe = msgspec.structs.replace(RECIPE, samples=400)
    results = [0.5 * lab.Mirror(recipe, {}, 0, n).signs()["ahead"] for n in range(recipe.samples)]
    results = [value + 0.2 * (-1) ** n for n, value in enumerate(results)]
    moved = lab.moved_by(recipe, [], results)
    assert moved["ahead"] > 10
    assert max(abs(t) for name, t in moved.items() if name != "ahead") < 5
    before = lab.flat(recipe.version())
    after = lab.stepped(recipe, before, moved)
    assert after["ahead"] == pytest.approx(before["ahead"] + recipe.rate * lab.steps(recipe)["ahead"] * lab.CLIP)


@pytest.mark.parametrize(
    ("start", "changes", "wrong"),
    [(["citty=1"], {}, "start: 'citty'"), (["ahead=x"], {}, "start: ahead: 'x'"), ([], {"samples": 0}, "samples: 0"),
     ([], {"seats": 9}, "seats: 9"), ([], {"only": ["citty"]}, "only: 'citty'")],
)  # fmt: skip
def test_what_is_wrong_with_a_recipe_is_named(start: list[str], changes: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match=f"^{wrong}"):
        recipe_of("arcana", None, start, **({"seats": 2, "batches": 1, "samples": 1} | changes))
