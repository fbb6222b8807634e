"""Newer rules: every running table is replayed; it is the same, or plays on and says what was lost."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stolik
from stolik.kernel.codec import encode
from stolik.server.course import Course
from stolik.server.entries import data_of
from stolik.server.errors import Refusal
from stolik.server.house import House
from stolik.server.making import make_table
from stolik.server.messages import NewSeat, NewTable
from stolik.server.settings import Settings
from stolik.server.store.rows import Entry
from stolik.server.store.schema import plies
from stolik.server.tables import Table
from tests.server.tables import GAME

MOVES = 25


async def opened(folder: Path) -> House:
    house = House(Settings(data=str(folder), bot_delay=0.0))
    await house.open()
    await house.ready.wait()
    return house


async def played(house: House, moves: int = MOVES) -> Table:
    new = NewTable(GAME, [NewSeat("here", "A"), NewSeat("here", "B")])
    table = await house.get((await make_table(house, new, "d:me")).table)
    for _ in range(moves):
        course = table.playing()
        decision = course.game.decision(course.match.state)
        assert decision is not None
        await table.play(decision.seat, course.ply, decision.actions[0])
    return table


def restarted(folder: Path, tamper: Any) -> tuple[Course, Course, list[Entry]]:
    """A table before and after a restart, with something changed in between; and its entries."""

    async def run() -> tuple[Course, Course, list[Entry]]:
        house = await opened(folder)
        table = await played(house)
        before = table.playing()
        await house.close()
        other = House(Settings(data=str(folder)))
        await other.store.open()
        await tamper(other, table.id)
        await other.store.close()
        house = await opened(folder)
        again = (await house.get(table.id)).playing()
        entries = await house.store.entries(table.id)
        decision = again.game.decision(again.match.state)
        assert decision is not None
        await (await house.get(table.id)).play(decision.seat, again.ply, decision.actions[0])
        await house.close()
        return before, again, entries

    return asyncio.run(run())


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def nothing(_: House, __: str) -> None:
        pass

    before, after, entries = restarted(tmp_path, nothing)
    assert after.moves == MOVES + 1
    assert [entry.kind for entry in entries] == ["move"] * MOVES
    assert after.match.actions[:MOVES] == before.match.actions


def test_newer_rules_that_lead_to_the_same_state_are_taken_up(tmp_path: Path) -> None:
    async def older(house: House, table: str) -> None:
        await house.store.change_table(table, rules=f"{GAME}/0")

    before, after, entries = restarted(tmp_path, older)
    assert {entry.kind for entry in entries} == {"move"}
    assert after.match.actions[:MOVES] == before.match.actions


def test_newer_rules_that_lead_elsewhere_play_on_and_say_so(tmp_path: Path) -> None:
    async def other_state(house: House, table: str) -> None:
        await house.store.write((plies.update().where(plies.c.ply == 20).values(fingerprint="0" * 16), {}))

    _, after, entries = restarted(tmp_path, other_state)
    assert entries[-1].kind == "rules"
    assert data_of(entries[-1]) == {"to": MOVES, "count": 0, "rules": stolik.load(GAME).rules}
    assert after.moves == MOVES + 1


def test_moves_that_newer_rules_forbid_are_taken_back_and_named(tmp_path: Path) -> None:
    async def forbidden(house: House, table: str) -> None:
        entry = (await house.store.entries(table))[15]
        wrong = encode({**msgspec.json.decode(entry.data), "type": "no-longer"}).decode()
        await house.store.write((plies.update().where(plies.c.ply == 16).values(data=wrong), {}))

    _, after, entries = restarted(tmp_path, forbidden)
    assert data_of(entries[-1])["count"] == MOVES - 15
    assert after.moves == 16
    told = after.story[MOVES][0]
    assert told.tag == "table-rules"


def test_after_a_second_restart_nothing_more_is_lost(tmp_path: Path) -> None:
    async def forbidden(house: House, table: str) -> None:
        await house.store.write((plies.update().where(plies.c.ply == 16).values(data="{}"), {}))

    restarted(tmp_path, forbidden)

    async def run() -> None:
        house = await opened(tmp_path)
        (id,) = await house.store.running()
        assert (await house.get(id)).playing().moves == 16
        await house.close()

    asyncio.run(run())


def test_after_a_gap_the_table_goes_on_from_before_it_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def tear(house: House, table: str) -> None:
        await house.store.write((plies.delete().where(plies.c.ply == 11), {}))

    before, after, entries = restarted(tmp_path, tear)
    assert [entry.ply for entry in entries] == [n for n in range(1, MOVES + 2) if n != 11]
    assert entries[-1].kind == "gap"
    assert data_of(entries[-1]) == {"after": 10, "count": MOVES - 10}
    assert [event.tag for event in after.story[MOVES]] == ["table-gap"]
    assert after.match.actions[:10] == before.match.actions[:10]
    assert (after.moves, after.ply) == (11, MOVES + 2)
    assert "entries are missing in the database after 10" in caplog.text

    async def again() -> None:
        house = await opened(tmp_path)
        (id,) = await house.store.running()
        course = (await house.get(id)).playing()
        assert (course.moves, course.ply) == (11, MOVES + 2)
        assert len(await house.store.entries(id)) == len(entries) + 1
        await house.close()

    asyncio.run(again())


async def finished(house: House) -> Table:
    """A game that one person and a bot have played to its end."""
    new = NewTable(GAME, [NewSeat("here", "A"), NewSeat("bot", "B", "easy")])
    table = await house.get((await make_table(house, new, "d:me")).table)
    while not table.playing().over:
        course = table.playing()
        decision = course.game.decision(course.match.state)
        assert decision is not None
        with contextlib.suppress(Refusal):
            await table.play(decision.seat, course.ply, decision.actions[0])
    return table


@pytest.mark.parametrize("known", [True, False], ids=["result-stored", "result-unknown"])
def test_over_is_over_whatever_newer_rules_make_of_it(tmp_path: Path, known: bool) -> None:
    async def run() -> None:
        house = await opened(tmp_path)
        table = await finished(house)
        course, access = table.playing(), table.access("d:me")
        result = table.telling([None]).outcome
        record, length = course.match.record(), course.ply
        assert result is not None
        await house.close()

        house = House(Settings(data=str(tmp_path), bot_delay=0.0))
        await house.store.open()
        await house.store.write((plies.update().where(plies.c.ply == 16).values(data="{}"), {}))
        if not known:
            await house.store.change_table(table.id, result=None)
        await house.store.close()

        house = await opened(tmp_path)
        table = await house.get(table.id)
        await asyncio.sleep(0.2)  # bots would have moved by now
        course = table.playing()
        assert (course.moves, course.ply, table.info(access).turn) == (15, length, None)
        assert table.telling([None]).over
        assert table.telling([None]).outcome == (result if known else None)
        record.actions[15] = {}
        assert course.record().actions == record.actions
        decision = course.game.decision(course.match.state)
        assert decision is not None
        with pytest.raises(Refusal, match="game-over"):
            await table.play(decision.seat, course.ply, decision.actions[0])
        with pytest.raises(Refusal, match="game-over"):
            await table.resign(0)
        assert len(await house.store.entries(table.id)) == length
        await house.close()

    asyncio.run(run())


def test_the_result_of_a_game_that_ended_before_results_were_stored_is_found_once(tmp_path: Path) -> None:
    async def run() -> None:
        house = await opened(tmp_path)
        table = await finished(house)
        row = await house.store.table(table.id)
        assert row is not None
        assert row.result is not None
        await house.store.change_table(table.id, result=None)
        house.tables.clear()
        assert (await house.get(table.id)).row.result == row.result
        again = await house.store.table(table.id)
        assert again is not None
        assert again.result == row.result
        await house.close()

    asyncio.run(run())


def test_rules_that_fail_leave_the_last_good_state_and_a_replay_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        house = await opened(tmp_path)
        table = await played(house, 5)
        course = table.playing()
        state = stolik.encode(course.match.state)
        decision = course.game.decision(course.match.state)
        assert decision is not None
        with monkeypatch.context() as patch:
            patch.setattr(course.match, "play", lambda *_: 1 / 0)
            patch.setattr("stolik.server.house.log.error", lambda *_, **__: None)
            with pytest.raises(Exception, match="rules-failed"):
                await table.play(decision.seat, course.ply, decision.actions[0])
        assert len(list((tmp_path / "failures").glob("*.json"))) == 1
        assert stolik.encode(table.playing().match.state) == state
        await table.play(decision.seat, table.playing().ply, decision.actions[0])
        await house.close()

    asyncio.run(run())
