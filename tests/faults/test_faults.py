"""Twenty faults, and a checker that would notice. `make faults` does two hundred."""

from pathlib import Path

import msgspec
import pytest

from stolik.table.entries import entry_data
from stolik.table.rows import Entry
from tests.faults.drill import run
from tests.faults.history import History, problems
from tests.server.postgres import Postgres

pytestmark = [pytest.mark.xdist_group("faults"), pytest.mark.timeout(600)]


def test_no_fault_of_a_file_loses_an_acknowledged_move(tmp_path: Path) -> None:
    report = run(tmp_path, "test", None, faults=9, tables=3)
    assert report.problems == [], report.text()
    assert report.acknowledged > 0


def test_no_fault_of_postgresql_loses_an_acknowledged_move(tmp_path: Path) -> None:
    postgres = Postgres().start()
    try:
        report = run(tmp_path, "test", postgres, faults=11, tables=3)
    finally:
        postgres.stop()
    assert report.problems == [], report.text()
    assert report.acknowledged > 0


def moves(count: int) -> list[Entry]:
    return [Entry("t", ply, "move", 0, entry_data(n=ply), f"k{ply}") for ply in range(1, count + 1)]


EVENTS = [{"event": {"n": n}} for n in range(5)]


def seen() -> History:
    history = History("t")
    history.acknowledged = {f"k{ply}": (ply, {"n": ply}) for ply in (1, 2, 4)}
    history.told = EVENTS[:3]
    return history


def test_the_checker_finds_nothing_where_nothing_is_wrong() -> None:
    assert problems(seen(), moves(5), EVENTS) == []


@pytest.mark.parametrize(
    ("entries", "events", "said"),
    [
        (moves(3), EVENTS, "ply 4 was acknowledged and is not there"),
        ([e for e in moves(5) if e.ply != 3], EVENTS, "missing or out of order"),
        ([*moves(4), msgspec.structs.replace(moves(5)[4], key="k4")], EVENTS, "stands there 2 times"),
        ([*moves(3), msgspec.structs.replace(moves(4)[3], data="{}")], EVENTS, "something else is there"),
        ([*moves(5), Entry("t", 6, "leave", 0)], EVENTS, "entry leave without cause"),
        (moves(5), EVENTS[1:], "what did not happen"),
    ],
)
def test_the_checker_finds_what_is_wrong(entries: list[Entry], events: list[dict[str, object]], said: str) -> None:
    assert said in "; ".join(problems(seen(), entries, events))
