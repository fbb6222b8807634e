"""Win rates, intervals, ratings and the pages made of them."""

from pathlib import Path

import msgspec
import pytest

import stolik
from stolik.lab.analyse import analyse, plot
from stolik.lab.arena import cross_table, standings, wilson
from stolik.lab.commands import write_analysis
from stolik.lab.job import Job
from stolik.lab.journal import Journal
from stolik.lab.report import report
from stolik.lab.simulate import simulate
from stolik.lab.statistics import wins_by_take

ROWS = [
    {"number": n, "seats": 2, "decisions": 10, "seat0_bot": a, "seat1_bot": b, "seat0_place": 1, "seat1_place": 2,
     "seat0_win": 1.0, "seat1_win": 0.0}
    for n, (a, b) in enumerate([("strong", "weak"), ("weak", "strong"), ("strong", "weak"), ("strong", "weak")] * 10)
]  # fmt: skip


def test_a_wilson_interval_holds_the_share_and_stays_within_0_and_1() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(10, 10)
    assert low == pytest.approx(0.7225, abs=1e-3)
    assert high == 1.0
    low, high = wilson(50, 100)
    assert [low, high] == pytest.approx([0.4038, 0.5962], abs=1e-3)


def test_the_arena_ranks_who_wins_more() -> None:
    strong, weak = standings(ROWS)
    assert (strong.bot, strong.win_rate, weak.bot, weak.win_rate) == ("strong", 0.75, "weak", 0.25)
    assert strong.rating > weak.rating
    assert cross_table(ROWS) == {("strong", "weak"): 0.75, ("weak", "strong"): 0.25}


def test_what_was_taken_in_games_that_are_not_counted_yet_is_left_out() -> None:
    takes = [{"number": n, "seat": 0, "event": "won", "thing": "B1", "times": 1} for n in (0, 1, 999)]
    (share,) = wins_by_take(ROWS, takes)["won"]
    assert (share.group, share.seats, share.wins) == ("B1", 2, 2.0)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("games")
    simulate(Journal(path, Job("arcana", ["easy", "random"], 6)))
    return path


@pytest.mark.parametrize("language", ["en", "pl", "cs"])
def test_a_report_is_one_page_that_needs_nothing_else(folder: Path, language: str) -> None:
    page = report(Journal(folder), language)
    assert page.count("<img") >= 4
    assert "[en]" not in page
    assert 'src="http' not in page
    assert "<script" not in page
    assert f"<p>{stolik.load('arcana').rules}: --bots " in page


def test_an_empty_folder_has_no_report(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no finished game"):
        report(Journal(tmp_path, Job("arcana", ["easy", "random"], 1)))


def test_an_analysis_follows_the_game_to_its_certain_end(folder: Path) -> None:
    record = next(Journal(folder).games()).record
    found = analyse(record, playouts=1, every=60)
    assert found.moments[0].ply == 0
    last = found.moments[-1]
    assert last.ply == len(record.actions)
    ranking = stolik.load("arcana").outcome(stolik.replay(record).state).ranking
    assert [seat for seat, chance in enumerate(last.win) if chance > 0] == sorted(ranking[0])
    assert all(sum(m.win) == pytest.approx(1.0, abs=0.01) for m in found.moments)
    assert found.swings == sorted(found.swings, key=lambda s: -abs(s.change))
    assert b"<svg" in plot(found, ["Ala", "Ola"])


def test_the_analysis_of_a_record_is_written_as_json_and_as_a_plot(folder: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_bytes(stolik.encode(next(Journal(folder).games()).record))
    write_analysis(record, 0, None, playouts=1, every=90)
    assert msgspec.json.decode((tmp_path / "game.analysis.json").read_bytes())["done"]
    assert b"<svg" in (tmp_path / "game.analysis.svg").read_bytes()
    with pytest.raises(ValueError, match=r"^every: 0 is not a positive number"):
        write_analysis(record, 0, None, playouts=1, every=0)
    with pytest.raises(FileNotFoundError, match=r"nothing\.json"):
        write_analysis(tmp_path / "nothing.json", 0, None, playouts=1, every=1)


def test_a_game_of_a_simulation_is_analysed_by_its_number(folder: Path) -> None:
    write_analysis(folder, 1, None, playouts=1, every=200)
    found = msgspec.json.decode((folder / "game-1.analysis.json").read_bytes())
    assert found["moments"][-1]["ply"] == list(Journal(folder).rows())[1]["decisions"]
    assert len(found["moments"]) == -(-found["moments"][-1]["ply"] // 200) + 1, "as many as the bar counts"
    with pytest.raises(ValueError, match=r"^number: .* no finished game 999"):
        write_analysis(folder, 999, None, playouts=1, every=1)
