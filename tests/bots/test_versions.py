"""Weights are data: every version of every game can be played, and says where its numbers come from."""

from pathlib import Path

import msgspec
import pytest

import stolik
from stolik import bots
from stolik.bots.versions import folder, numbers, read, version
from stolik.kernel.chance import chance_of

FILES = sorted(Path(str(folder())).glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_version_names_the_weights_that_all_versions_of_its_game_name(path: Path) -> None:
    game = path.stem.partition("-")[0]
    found, newest = read(path), version(game)
    assert (set(found.worth), set(found.urge)) == (set(newest.worth), set(newest.urge))
    assert found.made["by"]


@pytest.mark.parametrize("name", stolik.GAMES)
def test_earlier_versions_can_be_asked_for_by_name(name: str) -> None:
    game = stolik.load(name)
    state = game.new(2, 1)
    decision = game.decision(state)
    assert decision
    for number in numbers(name):
        for level in ("easy", "normal", "hard"):
            bot = bots.make(f"{level}@{number}", game, simulations=3)
            choice = bot.choose(bots.Observation(game, state, decision.seat), chance_of("1"))
            assert choice.action in decision.actions


@pytest.mark.parametrize("level", ["normal@99", "normal@", "normal@x", "godlike@1"])
def test_a_version_that_does_not_exist_is_refused(level: str) -> None:
    with pytest.raises(ValueError, match=r"^(version|level): "):
        bots.make(level, stolik.load("arcs"))


def test_a_weight_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "arcs-9.toml"
    file.write_text("[level.normal]\nworldz = 3\n", "utf-8")
    with pytest.raises(msgspec.ValidationError, match="worldz"):
        read(file)
    wrong = msgspec.structs.replace(version("arcs"), worth=version("arcs").worth | {"citty": 1.0})
    with pytest.raises(TypeError, match="citty"):
        bots.known(stolik.load("arcs"), wrong, "normal")
