"""Games that older versions of this program have begun go on with the rules of today, and lose no move."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import stolik
from stolik.kernel.codec import encode
from stolik.kernel.record import Match
from stolik.server.create import TableDraft
from stolik.server.registry import TableRegistry
from stolik.server.settings import Settings
from stolik.server.store.leases import keeping
from stolik.server.tables import LiveTable
from stolik.table.entries import data_of
from stolik.table.info import NewSeat, NewTable
from stolik.table.rows import Entry, SnapshotRow
from stolik.table.session import GameSession
from stolik.table.snapshot import carry_over, take

FOLDER = Path(__file__).parent / "old_games"


class OldGame(msgspec.Struct, frozen=True):
    """What an older commit of this repository has played, and the state that it led to."""

    commit: str
    game: str
    rules: str
    seats: int
    seed: str
    options: dict[str, Any]
    actions: list[dict[str, Any]]
    fingerprints: dict[int, str]
    """Number of actions -> fingerprint of the state."""
    state: Any


OLD = [msgspec.json.decode(path.read_bytes(), type=OldGame) for path in sorted(FOLDER.glob("*.json"))]


def entries_of(table: str, old: OldGame) -> list[Entry]:
    return [
        Entry(table, n, "move", action["seat"], encode(action).decode(), f"k{n}", 0.0, old.fingerprints.get(n, ""))
        for n, action in enumerate(old.actions, 1)
    ]


async def stored(registry: TableRegistry, old: OldGame) -> str:
    """The table as the older program left it."""
    seats = [NewSeat("here", str(number)) for number in range(old.seats)]
    draft = TableDraft(NewTable(old.game, seats), stolik.load(old.game), "d:me", encode(old.seed).decode())
    row = draft.row
    row.status, row.rules, row.options = "playing", old.rules, encode(old.options).decode()
    await registry.store.create(row, draft.seats, draft.held(), entries_of(row.id, old))
    return row.id


async def step(table: LiveTable) -> None:
    session = table.playing()
    decision = session.game.decision(session.match.state)
    assert decision is not None
    await table.play(decision.seat, session.ply, decision.actions[0])


@pytest.mark.parametrize("old", OLD, ids=lambda old: f"{old.commit}-{old.game}")
def test_a_table_of_an_older_version_opens_goes_on_and_keeps_what_was_written(tmp_path: Path, old: OldGame) -> None:
    async def run() -> None:
        registry = TableRegistry(Settings(data=str(tmp_path)))
        await registry.open()
        id = await stored(registry, old)
        table = await registry.get(id)
        entries = await registry.store.entries(id)
        written = entries_of(id, old)
        assert entries[: len(written)] == written
        for entry in entries[len(written) :]:
            assert entry.kind == "rules"
            assert data_of(entry)["count"] == len(written) - table.playing().moves
        before = table.playing().moves
        await step(table)
        registry.tables.clear()
        assert (await registry.get(id)).playing().moves == before + 1
        await registry.close()

    asyncio.run(run())


def changed(old: OldGame) -> tuple[TableDraft, SnapshotRow, list[Entry]]:
    """A game of today whose moves have been changed so that they cannot be followed, and its snapshot."""
    game = stolik.load(old.game)
    match = Match(game, old.seats, "s")
    seats = [NewSeat("here") for _ in range(old.seats)]
    draft = TableDraft(NewTable(old.game, seats), game, "d:me", '"s"')
    draft.row.status, draft.row.rules = "playing", f"{old.game}/0"
    session, entries = GameSession(draft.row, old.seats), []
    for number in range(1, 31):
        decision = game.decision(match.state)
        assert decision is not None
        action = decision.actions[number % len(decision.actions)]
        match.play(action)
        entries.append(Entry(draft.row.id, number, "move", action.seat, encode(action).decode(), f"k{number}"))
        session.apply(entries[-1])
    snapshot = take(draft.row.id, session)
    assert snapshot is not None
    entries[4] = msgspec.structs.replace(entries[4], data='{"type":"no-longer","seat":0}')
    return draft, msgspec.structs.replace(snapshot, rules=f"{old.game}/0"), entries


@pytest.mark.parametrize("old", {old.game: old for old in OLD}.values(), ids=lambda old: old.game)
def test_a_table_that_cannot_be_replayed_goes_on_from_its_stored_state(tmp_path: Path, old: OldGame) -> None:
    async def run() -> None:
        registry = TableRegistry(Settings(data=str(tmp_path)))
        await registry.open()
        draft, snapshot, entries = changed(old)
        await registry.store.create(draft.row, draft.seats, draft.held(), entries)
        await registry.store.write(*keeping([snapshot]))
        table = await registry.get(draft.row.id)
        session = table.playing()
        assert session.moves == 30, "no move is lost"
        last = (await registry.store.entries(table.id))[-1]
        assert (last.kind, data_of(last)["count"]) == ("rules", 0)
        assert [event.tag for event in session.history[-1]] == ["table-rules"]
        assert stolik.fingerprint(session.match.state) == snapshot.fingerprint
        assert session.undo_target(0) is None, "nobody undoes what was played with other rules"
        await step(table)
        state = encode(table.playing().match.state)
        assert len(table.playing().record().actions) == 31
        for _ in range(2):  # with a snapshot and without one
            registry.tables.clear()
            again = (await registry.get(table.id)).playing()
            assert (again.moves, encode(again.match.state)) == (31, state)
            actions = again.record().actions
            assert [actions[4]["type"], len(actions)] == ["no-longer", 31], "the record is what was written"
            await registry.store.write(*keeping([snapshot]))
        await registry.close()

    asyncio.run(run())


@pytest.mark.parametrize("old", {old.game: old for old in OLD}.values(), ids=lambda old: old.game)
def test_a_finished_game_that_cannot_be_replayed_is_shown_from_its_stored_state(tmp_path: Path, old: OldGame) -> None:
    async def run() -> None:
        registry = TableRegistry(Settings(data=str(tmp_path)))
        await registry.open()
        draft, snapshot, entries = changed(old)
        draft.row.status, draft.row.result = "over", '{"ranking":[[0]]}'
        await registry.store.create(draft.row, draft.seats, draft.held(), entries)
        await registry.store.write(*keeping([snapshot]))
        table = await registry.get(draft.row.id)
        game = table.finished()
        assert stolik.fingerprint(game.match.state) == snapshot.fingerprint, "as it was left, not as far as it replays"
        shown = registry.finished.get(table.id, game).replay.step(30, None)
        assert (shown.ply, shown.plies) == (30, 30)
        assert await registry.store.entries(table.id) == entries, "nothing is written into a finished game"
        assert table.row.result == '{"ranking":[[0]]}'
        await registry.close()

    asyncio.run(run())


def test_a_state_that_the_rules_of_today_cannot_read_is_not_used() -> None:
    draft, snapshot, _ = changed(OLD[0])
    assert carry_over(draft.row, OLD[0].seats, msgspec.structs.replace(snapshot, data=b"?"), []) is None
