"""Datasets of single decisions: what is written is what the seats saw, could do and did."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

import stolik
from stolik import lab
from stolik.kernel.errors import DamagedRecord
from stolik.lab import commands, dataset
from stolik.lab.dataset import Steps
from stolik.lab.job import Job
from stolik.lab.journal import Journal
from stolik.lab.rewards import rank
from stolik.lab.simulate import simulate

JOB = Job("arcana", ["easy", "random", "random"], 3, {"objectives": True}, "steps")


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Journal:
    found = Journal(tmp_path_factory.mktemp("games"), JOB)
    simulate(found)
    return found


@pytest.fixture
def two_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES", 2)
    monkeypatch.setattr(dataset, "GROUP", 50)


def together(folder: Path, size: int = 64) -> Steps:
    parts = list(dataset.read(folder, size))
    assert max(len(part.action) for part in parts) <= size
    return Steps(*(np.concatenate(column) for column in zip(*parts, strict=True)))


def test_steps_are_what_an_environment_shows_when_the_game_is_played_again(
    journal: Journal, tmp_path: Path, two_a_file: None
) -> None:
    assert list(dataset.write(journal, tmp_path, "rank")) == [2, 1]
    found = together(tmp_path)
    game, env = stolik.load("arcana"), lab.vector("arcana", 1, 3, JOB.options).games
    for number in range(JOB.games):
        record = journal.record(number)
        own = np.flatnonzero(found.number == number)
        assert found.ply[own].tolist() == list(range(len(record.actions)))
        env.batch.put(0, game.new(record.seats, record.seed, record.options))
        for row, data in zip(own, record.actions, strict=True):
            assert (found.observation[row] == env.observations[0]).all()
            assert (found.mask[row] == env.masks[0]).all()
            assert found.seat[row] == env.players[0] == data["seat"]
            assert env.batch.legal(0)[int(found.action[row])] == game.action(data)
            env.play([0], [int(found.action[row])])
        worth = rank(game.outcome(env.batch.states[0]))
        assert found.reward[own].sum() == pytest.approx(sum(worth))
        for seat, value in enumerate(worth):  # what a game was worth stands at the last decision of each seat
            last = own[found.seat[own] == seat]
            assert found.done[last].tolist() == [False] * (len(last) - 1) + [True]
            assert found.reward[last[-1]] == pytest.approx(value)


def test_workers_write_the_same(journal: Journal, tmp_path: Path) -> None:
    for workers in (1, 2):
        assert list(dataset.write(journal, tmp_path / str(workers), workers=workers)) == [JOB.games]
    one, two = (next((tmp_path / folder).iterdir()) for folder in ("1", "2"))
    assert one.read_bytes() == two.read_bytes()


def test_files_that_are_there_stay_and_other_steps_are_refused(
    journal: Journal, tmp_path: Path, two_a_file: None
) -> None:
    list(dataset.write(journal, tmp_path / "one"))
    first = tmp_path / "one" / "steps-00000.parquet"
    when = first.stat().st_mtime_ns
    assert list(dataset.write(journal, tmp_path / "one")) == []
    assert first.stat().st_mtime_ns == when
    with pytest.raises(ValueError, match=r"^out: .* holds other steps \(steps-00000.parquet\); choose another folder"):
        list(dataset.write(journal, tmp_path / "one", "margin"))


def test_games_that_came_later_are_added(journal: Journal, tmp_path: Path, two_a_file: None) -> None:
    folder, out = tmp_path / "games", tmp_path / "out"
    simulate(Journal(folder, msgspec.structs.replace(JOB, games=1)))
    assert list(dataset.write(Journal(folder), out)) == [1]
    simulate(Journal(folder, JOB))
    assert list(dataset.write(Journal(folder), out)) == [2, 1]
    assert np.unique(together(out).number).tolist() == [0, 1, 2]


def test_records_are_found_in_parts_and_in_lines(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stolik.lab import journal as journals
    from stolik.lab import parquet_files

    for module in (journals, parquet_files):
        monkeypatch.setattr(module, "SIZE", 2)
    sealed = Journal(tmp_path, JOB)
    simulate(sealed)
    assert sealed.parts.sealed() == [0]
    assert list(sealed.records(range(1, 3))) == list(journal.records(range(1, 3)))
    assert [number for number, _ in sealed.records(range(1, 3))] == [1, 2]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"actions": []}, "game 7: it ends otherwise"),
        ({"actions": [{"type": "discard", "seat": 0, "card": "R01"}]}, r"game 7, actions\[0\]: .* is not legal here"),
        ({"rules": "arcana/0"}, "rules: the record was made with arcana/0"),
    ],
)
def test_a_record_that_cannot_be_played_is_named(journal: Journal, change: dict[str, Any], said: str) -> None:
    record = msgspec.structs.replace(journal.record(0), **change)
    batch = lab.vector("arcana", 1, 3, JOB.options).games.batch
    with pytest.raises(DamagedRecord, match=said):
        dataset.steps_of(batch, 7, record, rank)


def test_the_command_says_how_many_games_there_are(
    journal: Journal, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commands.write_steps(journal.folder, tmp_path, "win", 1)
    assert capsys.readouterr().out.startswith(f"{JOB.games} → ")
    schema = pq.read_schema(tmp_path / "steps-00000.parquet")
    assert schema.names == ["number", "ply", "seat", "observation", "legal", "action", "reward", "done"]


def test_a_full_disk_is_told_in_a_sentence_and_leaves_no_half_file(
    journal: Journal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "Error writing bytes to file. Detail: [errno 28] No space left on device")

    monkeypatch.setattr(pq.ParquetWriter, "write_table", full)
    with pytest.raises(ValueError, match=r"^out: No space left on device; kept: 0 → "):
        commands.write_steps(journal.folder, tmp_path, "win", 1)
    assert not list(tmp_path.iterdir())


def test_nonsense_is_refused(journal: Journal, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^steps: .* holds no steps"):
        next(dataset.read(tmp_path))
    (tmp_path / "steps-00000.parquet").write_text("nonsense")
    with pytest.raises(ValueError, match=r"^steps: .*steps-00000.parquet holds no steps"):
        next(dataset.read(tmp_path))
    with pytest.raises(ValueError, match=r"^reward: 'gold' is not one of"):
        next(dataset.write(journal, tmp_path, "gold"))
    with pytest.raises(ValueError, match=r"^workers: 0"):
        next(dataset.write(journal, tmp_path, workers=0))
    with pytest.raises(ValueError, match=r"^folder: .* holds no finished game yet"):
        next(dataset.write(Journal(tmp_path / "new", JOB), tmp_path))
