"""A simulation gives the same games whatever plays them, loses none, and refuses nonsense."""

import csv
import multiprocessing
import os
import re
import signal
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest
from rich.console import Console

import stolik
from stolik.kernel.codec import parsed_options
from stolik.lab import commands, parquet_files
from stolik.lab import journal as journals
from stolik.lab import simulate as simulating
from stolik.lab.commands import run, run_simulation, seated
from stolik.lab.job import Job, Played, check, play
from stolik.lab.journal import Journal
from stolik.lab.report import report
from stolik.lab.simulate import simulate

TEXT = re.compile(r"<t[dh]>([^<]*)</t[dh]>")
"""What stands in the cells of a page's tables."""
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


@pytest.mark.xdist_group("ray")
@pytest.mark.skipif(not os.environ.get("ALL"), reason="starts a whole cluster: make test-python ALL=1")
@pytest.mark.timeout(600)  # two nodes start and one of them ends
@pytest.mark.filterwarnings("ignore")
def test_two_nodes_of_ray_give_the_same_games_also_when_one_of_them_dies(alone: list[Played], tmp_path: Path) -> None:
    ray: Any = import_module("ray")  # its own functions are without types
    clusters: Any = import_module("ray.cluster_utils")

    def alive() -> int:
        return sum(node["Alive"] for node in ray.nodes())

    room = {"num_cpus": 1, "object_store_memory": 80 << 20, "plasma_directory": str(tmp_path)}
    cluster = clusters.Cluster(initialize_head=True, head_node_args=room | {"include_dashboard": False})
    try:
        node = cluster.add_node(**room)
        ray.init(address=cluster.address, log_to_driver=False)
        killed: list[int] = []

        def kill(played: Played) -> None:
            if not killed:
                assert alive() == 2
                cluster.remove_node(node, allow_graceful=False)
                killed.append(played.number)

        journal = Journal(tmp_path / "games", JOB)
        simulate(journal, workers=2, ray=cluster.address, report=kill)
        assert sorted(journal.games(), key=lambda game: game.number) == alone
        late = time.monotonic() + 60
        while alive() == 2 and time.monotonic() < late:  # the head notices a lost node only after a while
            time.sleep(0.5)
        assert alive() == 1
    finally:
        ray.shutdown()
        cluster.shutdown()


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
    assert list(journal.missing()) == list(range(stop_after, JOB.games))
    assert (tmp_path / "games.csv").is_file()
    assert played(tmp_path) == alone


def test_a_line_cut_off_by_a_crash_is_played_again(alone: list[Played], tmp_path: Path) -> None:
    played(tmp_path)
    lines = (tmp_path / "games.ndjson").read_bytes()
    (tmp_path / "games.ndjson").write_bytes(lines[:-100])
    assert len(list(Journal(tmp_path).missing())) == 1
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


def killed(job: Job, number: int) -> Played:
    """What a machine without memory does to every worker."""
    os.kill(os.getpid(), signal.SIGKILL)
    return play(job, number)


def test_workers_that_are_killed_again_and_again_are_told_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = Journal(tmp_path, JOB)
    journal.append(play(JOB, 0))
    monkeypatch.setattr(simulating, "play", killed)
    monkeypatch.setattr(simulating, "RESTARTS", 1)
    with pytest.raises(ValueError, match=r"^workers: killed again and again \(too little memory\?\); kept: 1 / 6 → "):
        run(JOB, tmp_path, 2, None)


def test_a_refused_number_of_workers_leaves_no_folder(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^workers: 0 is not a positive number"):
        run(JOB, tmp_path / "new", 0, None)
    assert not (tmp_path / "new").exists()


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
    assert list(Journal(tmp_path).missing()) == [0, 1, 3, 4, 5]
    assert Journal(tmp_path).finished() == 1


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


@pytest.fixture
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts of two games instead of thousands."""
    for module in (journals, parquet_files):
        monkeypatch.setattr(module, "SIZE", 2)
    monkeypatch.setattr(parquet_files, "GROUP", 1)


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


ODD = msgspec.structs.replace(JOB, games=5)
WHOLE = {f"{kind}/part-0000{part}.parquet" for kind in ("games", "takes", "records") for part in (0, 1)}


def test_many_games_are_sealed_in_parts_and_read_as_before(
    alone: list[Played], tmp_path: Path, small_parts: None
) -> None:
    journal = Journal(tmp_path, ODD)
    simulate(journal)
    assert names(tmp_path) == WHOLE | {"job.json", "games-00002.ndjson", "games/tail.parquet", "takes/tail.parquet"}
    assert list(journal.games()) == alone[:5]
    assert list(journal.rows()) == list(journal.rows()) == [game.row for game in alone[:5]]
    assert list(journal.takes()) == [msgspec.to_builtins(take) for game in alone[:5] for take in game.takes]
    assert [journal.record(number) for number in range(5)] == [game.record for game in alone[:5]]
    assert (journal.rules(), journal.finished(), len(journal.rows())) == (alone[0].record.rules, 5, 5)
    together = pq.read_table(tmp_path / "games").to_pylist()
    assert sorted(row["number"] for row in together) == list(range(5))
    with pytest.raises(ValueError, match=r"^number: .* no finished game 5"):
        journal.record(5)


def test_workers_and_interruptions_make_the_same_parts(tmp_path: Path, small_parts: None) -> None:
    simulate(Journal(tmp_path / "one", ODD))
    stopped = Journal(tmp_path / "two", msgspec.structs.replace(ODD, games=3))
    simulate(stopped)
    before = {name: (tmp_path / "two" / name).stat().st_mtime_ns for name in names(tmp_path / "two") & WHOLE}
    simulate(Journal(tmp_path / "two", ODD), workers=2)
    assert len(before) == 3
    for name in before:  # what is sealed is never written again
        assert (tmp_path / "two" / name).stat().st_mtime_ns == before[name]
    for name in WHOLE:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_a_crash_between_sealing_and_tidying_loses_and_doubles_nothing(
    alone: list[Played], tmp_path: Path, small_parts: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "_tidy", lambda _: (_ for _ in ()).throw(OSError(5, "power cut")))
        with pytest.raises(OSError, match="power cut"):
            simulate(Journal(tmp_path, ODD))
    assert "games.ndjson" in names(tmp_path)
    assert [row["number"] for row in Journal(tmp_path).rows()] == [0, 1]
    simulate(Journal(tmp_path, ODD))
    assert "games.ndjson" not in names(tmp_path)
    assert list(Journal(tmp_path).games()) == alone[:5]


def test_a_part_that_was_never_finished_is_written_again(
    alone: list[Played], tmp_path: Path, small_parts: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = parquet_files.write_parquet

    def full(path: Path, rows: Any) -> None:
        if path.parent.name == "games":
            raise OSError(28, "No space left on device")
        write(path, rows)

    with monkeypatch.context() as broken:
        broken.setattr(parquet_files, "write_parquet", full)
        with pytest.raises(ValueError, match=r"^out: No space left on device; kept: 2 / 5 → "):
            run(ODD, tmp_path, 1, None)
    simulate(Journal(tmp_path, ODD))
    assert list(Journal(tmp_path).games()) == alone[:5]


def test_a_folder_of_an_earlier_version_goes_on_in_parts(
    alone: list[Played], tmp_path: Path, small_parts: None
) -> None:
    Journal(tmp_path, ODD)
    lines = [msgspec.json.encode(game) + b"\n" for game in (alone[3], alone[0], alone[2], alone[1])]
    (tmp_path / "games.ndjson").write_bytes(b"".join(lines))
    simulate(Journal(tmp_path, ODD))
    assert names(tmp_path) >= WHOLE
    assert "games.ndjson" not in names(tmp_path)
    assert list(Journal(tmp_path).games()) == alone[:5]


def test_reports_of_parts_say_what_reports_of_one_file_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    simulate(Journal(tmp_path / "one", ODD))
    plain = report(Journal(tmp_path / "one"))
    for module in (journals, parquet_files):
        monkeypatch.setattr(module, "SIZE", 2)
    simulate(Journal(tmp_path / "two", ODD))
    assert TEXT.findall(report(Journal(tmp_path / "two"))) == TEXT.findall(plain)
