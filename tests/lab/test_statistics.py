"""Win rates, intervals, ratings and the pages made of them."""

import base64
import html
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stolik
from stolik.lab.analyse import analyse, plot
from stolik.lab.arena import cross_table, standings, wilson
from stolik.lab.commands import write_analysis
from stolik.lab.deal_links import SITE, deal
from stolik.lab.job import Job
from stolik.lab.journal import Journal
from stolik.lab.report import Report, report
from stolik.lab.report_page import edges
from stolik.lab.score_curves import ScoreCurve, mean_curves, score_curves
from stolik.lab.simulate import simulate
from stolik.lab.statistics import (
    Share,
    chance_of_share,
    margins,
    pairs,
    share,
    sources,
    stand_out,
    wins_by_neighbour,
    wins_by_pair,
    wins_by_take,
)
from stolik.text import Words

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


def of(wins: dict[str, tuple[int, int]]) -> list[Share]:
    return [share(group, won, seats) for group, (won, seats) in wins.items()]


def test_of_many_comparisons_only_those_stand_out_that_chance_would_not_bring() -> None:
    assert stand_out([0.04]) == [True]
    assert stand_out([0.04] + [0.5] * 9) == [False] * 10
    assert stand_out([0.001, 0.5, 0.008, 0.5, 0.5]) == [True, False, True, False, False]
    assert stand_out([]) == []


def test_a_share_is_judged_by_how_far_it_is_from_what_is_expected() -> None:
    assert chance_of_share(share("x", 60, 100), 0.5) == pytest.approx(0.0455, abs=1e-3)  # two standard errors
    assert chance_of_share(share("x", 25, 100), 0.25) == 1.0


def test_what_is_expected_of_a_pair_is_what_each_brings_alone() -> None:
    even = pairs(of({"a × x": (60, 100), "a × y": (40, 100), "b × x": (60, 100), "b × y": (40, 100)}))
    assert [p.expected for p in even] == pytest.approx([0.6, 0.4, 0.6, 0.4])
    odd = pairs(of({"a × x": (90, 100), "a × y": (10, 100), "b × x": (10, 100), "b × y": (90, 100)}))
    assert [p.expected for p in odd] == pytest.approx([0.5] * 4)


def test_neighbours_sit_on_both_sides() -> None:
    row: dict[str, Any] = {"number": 0, "seats": 4} | {f"seat{s}_guild": "abcd"[s] for s in range(4)}
    row |= {f"seat{s}_win": float(s == 1) for s in range(4)}
    found = {p.share.group: p.share.wins for p in wins_by_neighbour([row], "guild")}
    assert found == {"a × b": 0, "a × d": 0, "b × a": 1, "b × c": 1, "c × b": 0, "c × d": 0, "d × a": 0, "d × c": 0}
    row |= {f"seat{s}_lore": "x+y" for s in range(4)}
    assert {p.share.group for p in wins_by_pair([row], "guild", "lore")} == {f"{g} × {x}" for g in "abcd" for x in "xy"}


def test_of_two_players_a_pair_of_neighbours_is_told_once() -> None:
    rows: list[dict[str, Any]] = [{"number": n, "seats": 2, "seat0_win": 1.0, "seat1_win": 0.0} for n in range(2)]
    rows[0] |= {"seat0_guild": "b", "seat1_guild": "a"}
    rows[1] |= {"seat0_guild": "a", "seat1_guild": "a"}
    assert {p.share.group: p.share.wins for p in wins_by_neighbour(rows, "guild")} == {"a × b": 0}


def test_sources_of_points_are_told_for_winners_and_others() -> None:
    row = {"number": 0, "seats": 2, "seat0_win": 1.0, "seat1_win": 0.0, "seat0_score": 9, "seat1_score": 4}
    row |= {"seat0_part_relics": 6, "seat1_part_relics": 2}
    (source,) = sources([row])
    assert (source.part, source.every, source.winners, source.others) == ("relics", 4.0, 6.0, 2.0)
    assert list(margins([row])) == [5.0]


def course(*totals: tuple[float, float]) -> ScoreCurve:
    return ScoreCurve(0, [list(t) for t in totals], [0])


def test_a_game_is_decided_when_its_winner_is_behind_no_more() -> None:
    assert course((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)).decided() == 0.0
    turned = course((0, 0), (1, 0), (1, 3), (4, 3), (5, 3))
    assert (turned.decided(), turned.lead_changes()) == (0.75, 2)
    assert [turned.leader_won(part) for part in (0.0, 0.25, 0.5, 1.0)] == [None, 1.0, 0.0, 1.0]


def test_a_deal_is_the_same_game_with_the_reader_in_the_seat() -> None:
    job = Job("arcana", ["hard:40", "random"], 9, {"militia": True}, "a b")
    address = deal(job, 3, 1, "https://table.example/")
    assert address == ("https://table.example/new?game=arcana&seed=a+b%2F3&seats=normal%2Chere&o.militia=true")
    assert deal(job, 4, 1) == "http://localhost:8000/new?game=arcana&seed=a+b%2F4&seats=hard%2Chere&o.militia=true"


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


def test_a_report_tells_pairs_sources_courses_and_what_was_never_used(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolik.lab.report.SEEN", 1)
    page = report(Journal(folder))
    words = Words()
    for id in ("sources", "margins", "course", "decisive"):
        assert f">{html.escape(words.text(f'lab-{id}'))}</h2>" in page
    assert "Pairs: guild × neighbor at the table" in page
    assert " of 85 never came up: " in page
    assert "http://localhost:8000/new?game=arcana&amp;seed=0%2F" in page
    (first, *_) = re.findall(r"data:application/json;base64,([^\"]*)", page)
    record = stolik.decode(base64.b64decode(first), stolik.Record)
    assert stolik.replay(record).state


def test_every_section_is_named_at_the_top_of_a_report(folder: Path) -> None:
    page = report(Journal(folder))
    (listed,) = re.findall("<nav>(.*?)</nav>", page)
    assert re.findall(r'<h2 id="(.*?)">(.*?)</h2>', page) == re.findall(r'<a href="#(.*?)">(.*?)</a>', listed)


def test_what_stands_out_is_listed_first_and_leads_to_its_section(folder: Path) -> None:
    one_sided = Report(Journal(folder), "en", SITE)
    assert Words().text("lab-nothing-stands-out") in one_sided.summary()
    one_sided.note("By chance", "perhaps", share("", 9, 10), 0.5)
    one_sided.note("By far", "surely", share("", 99, 100), 0.5)
    summary = one_sided.summary()
    assert summary.index("surely") < summary.index("perhaps")
    assert '<a href="#section-1">By far</a>' in summary


def test_pairs_that_hardly_anybody_had_are_left_out(folder: Path) -> None:
    assert "Pairs: " not in report(Journal(folder))


def test_bars_hold_equally_many_whole_numbers() -> None:
    for most in (0, 3, 39, 40, 57, 400):
        cuts = edges(Counter({0.0: 1, float(most): 1}))
        widths = {b - a for a, b in pairwise(cuts)}
        assert len(widths) == 1
        assert widths.pop() % 1 == 0
        assert cuts[0] == -0.5
        assert cuts[-1] >= most + 0.5
        assert len(cuts) <= 41


def test_courses_end_as_the_games_did(folder: Path) -> None:
    journal = Journal(folder)
    found = score_curves(journal, 3)
    rows = list(journal.rows())
    assert [c.number for c in found] == [0, 2, 4]
    for c in found:
        assert c.totals[-1] == [rows[c.number][f"seat{s}_score"] for s in range(2)]
    times, won, lost = mean_curves(found)
    assert (times[0], times[-1]) == (0.0, 1.0)
    assert won[-1] > lost[-1]


def test_games_of_other_rules_are_counted_but_not_followed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stolik.load("arcana"), "rules", "arcana/99")
    assert score_curves(Journal(folder)) == []
    assert html.escape(Words().text("lab-no-course")) in report(Journal(folder))


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
