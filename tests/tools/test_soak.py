"""Soaking plays whole games, tells what came up, and stops where something goes wrong."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.kernel.engine import options
from stolik.kernel.messages import Reason
from tools import soak_page
from tools.soak import Soak, anything, choose, soak, tags


@pytest.mark.parametrize("name", stolik.GAMES)
def test_random_games_of_every_player_count_are_played_to_their_end(name: str) -> None:
    game = stolik.load(name)
    line = soak(game, len(game.seats))
    assert line.startswith(f"{name}: {len(game.seats)} games, ")
    assert {Soak(game).table(i)[0] for i in range(len(game.seats))} == set(game.seats)


def test_no_game_begins_when_the_time_is_up() -> None:
    assert soak(stolik.load("arcana"), 1000, minutes=0).startswith("arcana: 0 games, 0 decisions")


def test_a_soak_in_parts_counts_what_one_in_one_go_counts(tmp_path: Path) -> None:
    game, tally = stolik.load("arcana"), tmp_path / "arcana.json"
    soak(game, 2, tally=tally)
    parts = soak(game, 5, tally=tally)
    assert timeless(parts) == timeless(soak(game, 5))
    assert timeless(soak(game, 5, tally=tally)) == timeless(parts)  # nothing is left to play


def timeless(line: str) -> str:
    return re.sub(r"in \d+ s", "", line)


def test_a_tally_of_other_rules_is_refused_and_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, tally = stolik.load("arcana"), tmp_path / "arcana.json"
    soak(game, 1, tally=tally)
    before, rules = tally.read_bytes(), game.rules
    monkeypatch.setattr(game, "rules", "arcana/99")
    with pytest.raises(SystemExit, match=f"counted with {rules}, this is arcana/99"):
        soak(game, 2, tally=tally)
    assert tally.read_bytes() == before


def test_every_option_set_has_its_turn() -> None:
    done = Soak(stolik.load("arcs"))
    tables = [done.table(i) for i in range(3 * 30)]
    setups = {chosen["setup"] for _, chosen in tables}
    assert len(setups) == 13  # twelve cards, and one drawn at random
    assert {chosen["leaders_and_lore"] for _, chosen in tables} == {True, False}


def test_the_first_failure_is_told_with_the_command_that_repeats_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = stolik.load("arcana")
    counts = iter(range(1_000_000))
    monkeypatch.setattr(game, "census", lambda state: {"cards": next(counts)})
    with pytest.raises(AssertionError, match="a component was lost or made"):
        soak(game, 5, first=7)
    assert "python -m tools.soak arcana --first 7 --games 1" in capsys.readouterr().err


def test_a_game_that_lists_an_action_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stolik.load("arcana")
    plain = game.new

    def doubled(*args: Any) -> Any:
        s = plain(*args)
        s.pending = [*s.pending, s.pending[0]]
        return s

    monkeypatch.setattr(game, "new", doubled)
    with pytest.raises(AssertionError, match="listed twice"):
        soak(game, 1)


def test_a_game_that_accepts_what_is_not_legal_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stolik.load("arcana")
    monkeypatch.setattr(game, "apply", lambda state, action: [])
    with pytest.raises(AssertionError, match="accepted although it is not legal"):
        soak(game, 6, first=6)


def test_a_refusal_that_changes_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = stolik.load("arcana")

    def careless(state: Any, action: Any) -> None:
        state.round += 1
        raise stolik.IllegalAction(action, Reason("not-listed"))

    monkeypatch.setattr(game, "apply", careless)
    with pytest.raises(AssertionError, match="a refused action changed something"):
        soak(game, 6, first=6)


@pytest.mark.parametrize("name", stolik.GAMES)
def test_every_way_to_play_is_looked_at_on_the_way(name: str) -> None:
    done = Soak(stolik.load(name))
    looked = [number for number in range(1000) if done.is_thorough(number)]
    assert 90 < len(looked) < 130
    ways = {(done.table(n)[0], n % 2, done.sense(n) is anything) for n in looked}
    assert ways == {(done.table(n)[0], n % 2, done.sense(n) is anything) for n in range(1000)}


def test_who_picks_by_kind_seldom_cuts_a_game_short() -> None:
    game = stolik.load("arcs")
    picked = [choose(random.Random(i), options(game.new(3, 1)), by_kind=True).tag for i in range(200)]
    assert 0 < picked.count("pass") < 20


def test_kinds_are_named_by_their_tags() -> None:
    assert {"lead", "pass", "battle", "use"} <= tags(stolik.load("arcs").Action)


def test_part_of_the_games_of_eclipse_is_played_by_who_can_count() -> None:
    done = Soak(stolik.load("eclipse"))
    thrifty = [number for number in range(200) if done.sense(number) is not anything]
    assert len(thrifty) == 40
    ways = {(done.table(number)[0], number % 2) for number in thrifty}
    assert ways == {(seats, kind) for seats in range(2, 7) for kind in (0, 1)}
    done.play(0)
    assert done.events["round_began"] == 8  # the first one is not heard


def test_a_kind_of_action_that_never_came_up_fails_where_all_are_wanted() -> None:
    with pytest.raises(SystemExit, match="never: "):
        soak(stolik.load("eclipse"), 1, all_kinds=True)


def test_the_page_tells_what_came_up_and_what_never_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tally = tmp_path / "eclipse.json"
    line = soak(stolik.load("eclipse"), 1, tally=tally)
    soak_page.main([str(tally)])
    page = capsys.readouterr().out
    decisions = int(line.split()[3])
    assert f"1 games, 1 of them checked closely, {decisions:,} decisions" in page
    kinds = len(tags(stolik.load("eclipse").Action))
    counted = re.search(rf"\*\*Actions\*\*: (\d+) of {kinds} kinds", page)
    assert counted
    assert page.partition("**Events**")[0].count("Never: ") == kinds - int(counted[1]) > 0
