"""A simulation gives the same games whatever plays them, loses none, and refuses nonsense."""

import csv
import multiprocessing
import os
import re
import signal
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest
from rich.console import Console

import stolik
from stolik.kernel.codec import parsed_options
from stolik.lab import commands
from stolik.lab import simulate as simulating
from stolik.lab.commands import run, run_simulation, seated
from stolik.lab.job import Job, Played, check, play
from stolik.lab.journal import Journal
from stolik.lab.simulate import simulate

JOB = Job("arcana", ["easy", "random"], 6, {"militia": True}, "test")


def played(folder: Path, **how: Any) -> list[Played]:
    journal = Journal(folder, JOB)
    simulate(journal, **how)
    return sorted(journal.games(), key=lambda p: p.number)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> list[Played]:
    """The games of the job, played in one process."""
    return played(tmp_path_factory.mktemp("alone"))


def test_two_workers_give_the_same_games_as_one(alone: list[Played], tmp_path: Path) -> None:
    assert played(tmp_path, workers=2) == alone


@pytest.mark.xdist_group("ray")
@pytest.mark.timeout(180)
@pytest.mark.filterwarnings("ignore")  # Ray's own
def test_ray_gives_the_same_games(alone: list[Played], tmp_path: Path) -> None:
    assert played(tmp_path, workers=2, ray="local") == alone


def test_every_record_replays(alone: list[Played]) -> None:
    for game in alone:
        assert len(stolik.replay(game.record).actions) == game.row["decisions"]


def test_bots_change_seats_from_game_to_game(alone: list[Played]) -> None:
    assert [p.row["seat0_bot"] for p in alone] == ["easy", "random"] * 3
    three = Job("arcana", ["a", "b", "c"], 4)
    assert ["".join(three.seating(number)) for number in range(4)] == ["abc", "cab", "bca", "abc"]


def test_tables_hold_one_row_per_game_in_order(tmp_path: Path) -> None:
    played(tmp_path)
    with (tmp_path / "games.csv").open(encoding="utf-8") as file:
        assert [int(row["number"]) for row in csv.DictReader(file)] == list(range(JOB.games))
    assert pq.read_table(tmp_path / "games.parquet").column("number").to_pylist() == list(range(JOB.games))


def test_an_interrupted_simulation_resumes_where_it_stopped(alone: list[Played], tmp_path: Path) -> None:
    journal = Journal(tmp_path, JOB)
    stop_after = 2

    def interrupt(_: Played) -> None:
        if len(list(journal.games())) == stop_after:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(journal, report=interrupt)
    assert len(journal.missing()) == JOB.games - stop_after
    assert (tmp_path / "games.csv").is_file()
    assert played(tmp_path) == alone


def test_a_line_cut_off_by_a_crash_is_played_again(alone: list[Played], tmp_path: Path) -> None:
    played(tmp_path)
    lines = (tmp_path / "games.ndjson").read_bytes()
    (tmp_path / "games.ndjson").write_bytes(lines[:-100])
    assert len(Journal(tmp_path).missing()) == 1
    assert played(tmp_path) == alone


def killing(job: Job, number: int) -> Played:
    """Plays like everybody else, but the worker that first meets game 3 is killed."""
    mark = Path(os.environ["STOLIK_TEST_MARK"])
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(job, number)


def test_a_killed_worker_loses_no_game(
    alone: list[Played], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(simulating, "play", killing)
    monkeypatch.setenv("STOLIK_TEST_MARK", str(tmp_path / "mark"))
    assert played(tmp_path / "out", workers=2) == alone
    assert "a worker was killed" in caplog.text
    assert not multiprocessing.active_children()


def test_a_full_disk_keeps_what_is_finished_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    append = Journal.append

    def full(journal: Journal, game: Played) -> None:
        if len(list(journal.games())) == 2:
            raise OSError(28, "No space left on device")
        append(journal, game)

    monkeypatch.setattr(Journal, "append", full)
    with pytest.raises(ValueError, match=r"^out: No space left on device; kept: 2 / 6 → "):
        run(JOB, tmp_path, 1, None)
    assert len(list(Journal(tmp_path).games())) == 2


def test_a_table_that_cannot_be_written_leaves_the_old_one_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(tmp_path)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    write = Path.write_bytes

    def full(file: Path, data: bytes) -> int:
        write(file, data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space left"):
        Journal(tmp_path).write_tables()
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"game": "ludo"}, r"^game: .*arcana"),
        ({"bots": ["easy"]}, r"^bots: 1 is not one of the player counts 2, 3, 4"),
        ({"bots": ["easy", "godlike"]}, r"^bots: level: .*random, easy, normal, hard"),
        ({"bots": ["easy", "hard:x"]}, r"^bots: 'hard:x'"),
        ({"bots": ["easy", "nowhere:Bot"]}, r"^bots: 'nowhere:Bot': No module named 'nowhere'"),
        (
            {"bots": ["easy", "pathlib:Path"]},
            r"^bots: 'pathlib:Path' is not a class that inherits from stolik.bots.Bot",
        ),
        ({"games": 0}, r"^games: 0"),
        ({"options": {"militia": 3}}, r"^options: .*militia.*allowed"),
    ],
)
def test_bad_arguments_name_the_field_and_what_it_allows(change: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        check(msgspec.structs.replace(JOB, **change))


def test_options_on_the_command_line_name_the_allowed_values() -> None:
    options = stolik.load("arcana").Options
    assert parsed_options(options, ["militia=true", "final_round=next"]) == {"militia": True, "final_round": "next"}
    with pytest.raises(ValueError, match=r"^option: .*militia"):
        parsed_options(options, ["milita=true"])
    with pytest.raises(ValueError, match=r"^option: militia='maybe' is not one of false, true"):
        parsed_options(options, ["militia=maybe"])


def test_a_bot_of_ones_own_meets_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    job = Job("arcana", ["own_bot:ShortSighted", "random"], 4)
    rows = [play(job, number).row for number in range(job.games)]
    assert [row["seat0_bot"] for row in rows] == ["own_bot:ShortSighted", "random"] * 2
    assert sum(row["faults"] for row in rows) == 0
    lead = [(row["seat0_score"] - row["seat1_score"]) * (-1) ** number for number, row in enumerate(rows)]
    assert sum(lead) > 0, lead


def test_bots_fill_the_seats_in_turn() -> None:
    assert seated("arcana", "hard,easy", 4) == ["hard", "easy", "hard", "easy"]
    assert seated("arcana", "normal", None) == ["normal", "normal"]
    with pytest.raises(ValueError, match=r"^bots: "):
        seated("arcana", " , ", None)
    with pytest.raises(ValueError, match=r"^seats: 9 is not one of the player counts 2, 3, 4"):
        seated("arcana", "normal", 9)


def test_a_folder_of_another_simulation_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path, JOB)
    with pytest.raises(ValueError, match=r"^out: .* holds another simulation \(seed test\); choose"):
        Journal(tmp_path, msgspec.structs.replace(JOB, seed="other"))
    with pytest.raises(ValueError, match=r"^folder: .*job.json is missing"):
        Journal(tmp_path / "nothing")


def test_a_game_that_two_have_played_at_a_time_counts_once(tmp_path: Path) -> None:
    played(tmp_path)
    lines = (tmp_path / "games.ndjson").read_bytes()
    (tmp_path / "games.ndjson").write_bytes(lines + lines.splitlines(keepends=True)[2])
    journal = Journal(tmp_path)
    assert [row["number"] for row in journal.rows()] == list(range(JOB.games))
    takes = [tuple(take.values()) for take in journal.takes()]
    assert len(set(takes)) == len(takes) > 0


def test_games_of_other_rules_are_not_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(tmp_path)
    monkeypatch.setattr(stolik.load("arcana"), "rules", "arcana/99")
    with pytest.raises(ValueError, match=r"^out: .* was played with arcana/\d+, this is arcana/99"):
        Journal(tmp_path, JOB)


def test_which_games_are_missing_is_known_without_reading_records(tmp_path: Path) -> None:
    Journal(tmp_path, JOB)
    (tmp_path / "games.ndjson").write_text('{"number": 2, "record": {"far": "too long to be read"}}\n')
    assert Journal(tmp_path).missing() == [0, 1, 3, 4, 5]


@pytest.mark.parametrize("address", ["127.0.0.1:9", "nonsense", "ray://127.0.0.1:9", "127.0.0.1:99999"])
def test_an_address_where_no_ray_answers_is_said_at_once(address: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^ray: .*" + re.escape(address)):
        run(JOB, tmp_path, 1, address)


def test_a_log_file_tells_the_progress_and_where_the_games_lie(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "console", Console(width=200))
    run_simulation(JOB, tmp_path, 1, None)
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(",")[0] for line in said[:-1]] == [f"{n} / {JOB.games}" for n in range(1, JOB.games + 1)]
    assert said[-1] == f"{JOB.games} / {JOB.games} → {tmp_path}"


def test_a_stopped_simulation_ends_as_shells_expect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "simulate", interrupted)
    with pytest.raises(SystemExit) as ended:
        run_simulation(JOB, tmp_path, 1, None)
    assert ended.value.code == commands.INTERRUPTED


@pytest.mark.parametrize("name", ["job.json", "games.ndjson"])
def test_a_damaged_file_is_named(name: str, tmp_path: Path) -> None:
    Journal(tmp_path, JOB)
    (tmp_path / name).write_text("nonsense\n")
    with pytest.raises(ValueError, match=rf"{name}: JSON is malformed"):
        list(Journal(tmp_path).games())
