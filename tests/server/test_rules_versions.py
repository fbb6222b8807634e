"""Newer rules: every running table is replayed; it is the same, or plays on and says what was lost."""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

import stolik
from stolik.kernel.codec import encode
from stolik.server.create import make_table
from stolik.server.registry import TableRegistry
from stolik.server.settings import Settings
from stolik.server.store.schema import plies, snapshots, tables
from stolik.server.tables import LiveTable
from stolik.table.entries import data_of
from stolik.table.errors import Refusal
from stolik.table.info import NewSeat, NewTable
from stolik.table.rows import Entry
from stolik.table.session import GameSession
from tests.server.tables import GAME

MOVES = 25


async def opened(folder: Path) -> TableRegistry:
    registry = TableRegistry(Settings(data=str(folder), bot_delay=0.0))
    await registry.open()
    await registry.ready.wait()
    return registry


async def played(registry: TableRegistry, moves: int = MOVES) -> LiveTable:
    new = NewTable(GAME, [NewSeat("here", "A"), NewSeat("here", "B")])
    table = await registry.get((await make_table(registry, new, "d:me")).table)
    for _ in range(moves):
        session = table.playing()
        decision = session.game.decision(session.match.state)
        assert decision is not None
        await table.play(decision.seat, session.ply, decision.actions[0])
    return table


def restarted(folder: Path, tamper: Any) -> tuple[GameSession, GameSession, list[Entry]]:
    """A table before and after a restart, with something changed in between; and its entries."""

    async def run() -> tuple[GameSession, GameSession, list[Entry]]:
        registry = await opened(folder)
        table = await played(registry)
        before = table.playing()
        await registry.close()
        other = TableRegistry(Settings(data=str(folder)))
        await other.store.open()
        await other.store.write((snapshots.delete(), {}))
        await tamper(other, table.id)
        await other.store.close()
        registry = await opened(folder)
        again = (await registry.get(table.id)).playing()
        entries = await registry.store.entries(table.id)
        decision = again.game.decision(again.match.state)
        assert decision is not None
        await (await registry.get(table.id)).play(decision.seat, again.ply, decision.actions[0])
        await registry.close()
        return before, again, entries

    return asyncio.run(run())


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def nothing(_: TableRegistry, __: str) -> None:
        pass

    before, after, entries = restarted(tmp_path, nothing)
    assert after.moves == MOVES + 1
    assert [entry.kind for entry in entries] == ["move"] * MOVES
    assert after.match.actions[:MOVES] == before.match.actions


def test_newer_rules_that_lead_to_the_same_state_are_taken_up(tmp_path: Path) -> None:
    async def older(registry: TableRegistry, table: str) -> None:
        await registry.store.change_table(table, rules=f"{GAME}/0")

    before, after, entries = restarted(tmp_path, older)
    assert {entry.kind for entry in entries} == {"move"}
    assert after.match.actions[:MOVES] == before.match.actions


def test_newer_rules_that_lead_elsewhere_play_on_and_say_so(tmp_path: Path) -> None:
    async def other_state(registry: TableRegistry, table: str) -> None:
        await registry.store.write((plies.update().where(plies.c.ply == 20).values(fingerprint="0" * 16), {}))

    _, after, entries = restarted(tmp_path, other_state)
    assert entries[-1].kind == "rules"
    assert data_of(entries[-1]) == {"to": MOVES, "count": 0, "rules": stolik.load(GAME).rules}
    assert after.moves == MOVES + 1


def test_moves_that_newer_rules_forbid_are_taken_back_and_named(tmp_path: Path) -> None:
    async def forbidden(registry: TableRegistry, table: str) -> None:
        entry = (await registry.store.entries(table))[15]
        wrong = encode({**msgspec.json.decode(entry.data), "type": "no-longer"}).decode()
        await registry.store.write((plies.update().where(plies.c.ply == 16).values(data=wrong), {}))

    _, after, entries = restarted(tmp_path, forbidden)
    assert data_of(entries[-1])["count"] == MOVES - 15
    assert after.moves == 16
    told = after.history[MOVES][0]
    assert told.tag == "table-rules"


def test_after_a_second_restart_nothing_more_is_lost(tmp_path: Path) -> None:
    async def forbidden(registry: TableRegistry, table: str) -> None:
        await registry.store.write((plies.update().where(plies.c.ply == 16).values(data="{}"), {}))

    restarted(tmp_path, forbidden)

    async def run() -> None:
        registry = await opened(tmp_path)
        ((id,),) = await registry.store.fetch(select(tables.c.id))
        assert (await registry.get(id)).playing().moves == 16
        await registry.close()

    asyncio.run(run())


def test_after_a_gap_the_table_goes_on_from_before_it_and_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def tear(registry: TableRegistry, table: str) -> None:
        await registry.store.write((plies.delete().where(plies.c.ply == 11), {}))

    before, after, entries = restarted(tmp_path, tear)
    assert [entry.ply for entry in entries] == [n for n in range(1, MOVES + 2) if n != 11]
    assert entries[-1].kind == "gap"
    assert data_of(entries[-1]) == {"after": 10, "count": MOVES - 10}
    assert [event.tag for event in after.history[MOVES]] == ["table-gap"]
    assert after.match.actions[:10] == before.match.actions[:10]
    assert (after.moves, after.ply) == (11, MOVES + 2)
    assert "entries are missing in the database after 10" in caplog.text

    async def again() -> None:
        registry = await opened(tmp_path)
        ((id,),) = await registry.store.fetch(select(tables.c.id))
        session = (await registry.get(id)).playing()
        assert (session.moves, session.ply) == (11, MOVES + 2)
        assert len(await registry.store.entries(id)) == len(entries) + 1
        await registry.close()

    asyncio.run(again())


async def finished(registry: TableRegistry) -> LiveTable:
    """A game that one person and a bot have played to its end."""
    new = NewTable(GAME, [NewSeat("here", "A"), NewSeat("bot", "B", "easy")])
    table = await registry.get((await make_table(registry, new, "d:me")).table)
    while not table.playing().over:
        session = table.playing()
        decision = session.game.decision(session.match.state)
        assert decision is not None
        with contextlib.suppress(Refusal):
            await table.play(decision.seat, session.ply, decision.actions[0])
    return table


@pytest.mark.parametrize("known", [True, False], ids=["result-stored", "result-unknown"])
def test_over_is_over_whatever_newer_rules_make_of_it(tmp_path: Path, known: bool) -> None:
    async def run() -> None:
        registry = await opened(tmp_path)
        table = await finished(registry)
        session, access = table.playing(), table.access("d:me")
        result = table.updates([None]).outcome
        record, length = session.match.record(), session.ply
        assert result is not None
        await registry.close()

        registry = TableRegistry(Settings(data=str(tmp_path), bot_delay=0.0))
        await registry.store.open()
        await registry.store.write((plies.update().where(plies.c.ply == 16).values(data="{}"), {}))
        await registry.store.write((snapshots.delete(), {}))
        if not known:
            await registry.store.change_table(table.id, result=None)
        await registry.store.close()

        registry = await opened(tmp_path)
        table = await registry.get(table.id)
        await asyncio.sleep(0.2)  # bots would have moved by now
        session = table.playing()
        assert (session.moves, session.ply, table.describe(access).turn) == (15, length, None)
        assert table.updates([None]).over
        assert table.updates([None]).outcome == (result if known else None)
        record.actions[15] = {}
        assert session.record().actions == record.actions
        decision = session.game.decision(session.match.state)
        assert decision is not None
        with pytest.raises(Refusal, match="game-over"):
            await table.play(decision.seat, session.ply, decision.actions[0])
        with pytest.raises(Refusal, match="game-over"):
            await table.resign(0)
        assert len(await registry.store.entries(table.id)) == length
        await registry.close()

    asyncio.run(run())


def test_the_result_of_a_game_that_ended_before_results_were_stored_is_found_once(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await opened(tmp_path)
        table = await finished(registry)
        row = await registry.store.table(table.id)
        assert row is not None
        assert row.result is not None
        await registry.store.change_table(table.id, result=None)
        registry.tables.clear()
        assert (await registry.get(table.id)).row.result == row.result
        again = await registry.store.table(table.id)
        assert again is not None
        assert again.result == row.result
        await registry.close()

    asyncio.run(run())


def test_rules_that_fail_leave_the_last_good_state_and_a_replay_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        registry = await opened(tmp_path)
        table = await played(registry, 5)
        session = table.playing()
        state = stolik.encode(session.match.state)
        decision = session.game.decision(session.match.state)
        assert decision is not None
        with monkeypatch.context() as patch:
            patch.setattr(session.match, "play", lambda *_: 1 / 0)
            patch.setattr("stolik.server.registry.log.error", lambda *_, **__: None)
            with pytest.raises(Exception, match="rules-failed"):
                await table.play(decision.seat, session.ply, decision.actions[0])
        assert len(list((tmp_path / "failures").glob("*.json"))) == 1
        assert stolik.encode(table.playing().match.state) == state
        await table.play(decision.seat, table.playing().ply, decision.actions[0])
        await registry.close()

    asyncio.run(run())
