"""The store: one form however it was made, group commit that fails only the guilty, entries that nobody overwrites."""

import asyncio
import contextlib
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, literal, select, text
from sqlalchemy.exc import DBAPIError

from stolik.server.backup import back_up
from stolik.server.bus import Bus, News
from stolik.server.settings import Settings
from stolik.server.store import Conflict, Store
from stolik.server.store.databases import database_for, file_engine
from stolik.server.store.migrate import HEAD, MIGRATIONS, upgrade
from stolik.server.store.schema import metadata
from stolik.server.tokens import hashed, new_token
from stolik.table.rows import Entry, SeatRow, TableRow
from tests.server.postgres import Postgres


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata))


def databases(tmp_path: Path, postgres: Postgres) -> list[str]:
    return [Settings(data=str(tmp_path)).database_url, Settings(database=postgres.database()).database_url]


@pytest.mark.xdist_group("postgres")
def test_an_empty_database_and_a_migrated_one_have_the_same_form(tmp_path: Path, postgres: Postgres) -> None:
    async def check(url: str, migrated: bool) -> list[Any]:
        if not migrated:
            store = Store(url)
            await store.open()
            await store.close()
        database = database_for(url)
        if migrated:
            await database.visit(upgrade)
        found = await database.visit(differences)
        await database.close()
        return found

    for migrated in (False, True):
        (tmp_path / str(migrated)).mkdir()
        for url in databases(tmp_path / str(migrated), postgres):
            assert asyncio.run(check(url, migrated)) == []


def test_the_newest_migration_is_known() -> None:
    assert ScriptDirectory(str(MIGRATIONS)).get_heads() == [HEAD]


def row(id: str) -> TableRow:
    return TableRow(
        id, "arcana", "arcana/1", '"seed"', "{}", "none", "wait", 300, False, True, "en", "playing", "d:x",
        hashed(new_token()), "", "", None, 0.0, 0.0,
    )  # fmt: skip


async def filled(url: str, tables: int) -> Store:
    store = Store(url)
    await store.open()
    for number in range(tables):
        seats = [SeatRow(f"t{number}", seat, "here", "", "normal", True) for seat in range(2)]
        await store.create(row(f"t{number}"), seats, [(0, "d:x")])
    return store


@pytest.mark.xdist_group("postgres")
def test_of_many_writers_of_one_ply_one_wins_and_the_others_are_told(tmp_path: Path, postgres: Postgres) -> None:
    async def run(url: str) -> None:
        stores = [await filled(url, 4), Store(url)]
        await stores[1].open()

        async def write(number: int) -> bool:
            try:
                await stores[number % 2].append(Entry(f"t{number % 4}", 1, "move", 0, "{}", str(number)), 1)
            except Conflict:
                return False
            return True

        won = await asyncio.gather(*(write(number) for number in range(40)))
        assert sum(won) == 4
        for number in range(4):
            assert len(await stores[0].entries(f"t{number}")) == 1
        for store in stores:
            await store.close()

    for url in databases(tmp_path, postgres):
        asyncio.run(run(url))


@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize("ply", [1, 2, 4, 9])
def test_an_entry_that_does_not_follow_the_last_one_is_refused(tmp_path: Path, postgres: Postgres, ply: int) -> None:
    async def run(url: str) -> None:
        store = await filled(url, 2)
        for number in (1, 2):
            await store.append(Entry("t0", number, "move", 0), 1)
        told = await asyncio.gather(
            store.append(Entry("t0", ply, "move", 0), 1),
            store.append(Entry("t1", 1, "move", 0), 1),
            return_exceptions=True,
        )
        assert isinstance(told[0], Conflict)
        assert told[1] is None
        assert [entry.ply for entry in await store.entries("t0")] == [1, 2]
        await store.append(Entry("t0", 3, "move", 0), 1)
        await store.close()

    for url in databases(tmp_path, postgres):
        asyncio.run(run(url))


@pytest.mark.xdist_group("postgres")
def test_nothing_is_added_to_a_game_that_is_over(tmp_path: Path, postgres: Postgres) -> None:
    async def run(url: str) -> None:
        store = await filled(url, 1)
        await store.append(Entry("t0", 1, "end", 0), 1, result="{}")
        with pytest.raises(Conflict):
            await store.append(Entry("t0", 2, "move", 0), 1)
        assert len(await store.entries("t0")) == 1
        await store.close()

    for url in databases(tmp_path, postgres):
        asyncio.run(run(url))


def test_the_writer_begins_again_after_a_failure_nobody_thought_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        store = Store(Settings(data=str(tmp_path)).database_url)
        whole = store.database.writing
        ways = [broken, whole]
        monkeypatch.setattr(store.database, "writing", lambda: ways.pop(0)())
        await store.open()
        await store.create(row("t0"), [], [])
        assert await store.table("t0")
        await store.close()

    def broken() -> Any:
        raise RuntimeError("nobody thought of this")

    asyncio.run(run())
    assert "nobody thought of this" in caplog.text


def test_waiting_writers_share_a_commit(tmp_path: Path) -> None:
    async def run() -> None:
        store = await filled(Settings(data=str(tmp_path)).database_url, 1)
        before = store.writer.commits
        await asyncio.gather(*(store.append(Entry("t0", ply, "move", 0), 1) for ply in range(1, 101)))
        assert store.writer.commits - before < 10
        assert [entry.ply for entry in await store.entries("t0")] == list(range(1, 101))
        await store.close()

    asyncio.run(run())


@pytest.mark.xdist_group("postgres")
def test_a_record_of_any_length_is_written_at_once(tmp_path: Path) -> None:
    async def check() -> None:
        store = Store(Settings(data=str(tmp_path)).database_url)
        await store.open()
        entries = [Entry("long", ply, "move", 0) for ply in range(1, 40_001)]
        await store.create(row("long"), [], [], entries)
        assert await store.entries("long") == entries
        assert store.writer.commits == 1
        await store.close()

    asyncio.run(check())


def test_what_does_not_fit_holds_nobody_up_who_shares_its_commit(tmp_path: Path, postgres: Postgres) -> None:
    async def run(url: str) -> None:
        store = await filled(url, 2)
        await store.append(Entry("t0", 1, "move", 0), 1)
        before = store.writer.commits
        late = Entry("t0", 1, "move", 1)
        fitting = [Entry("t1", ply, "move", 0) for ply in range(1, 101)]
        told = await asyncio.gather(*(store.append(e, 1) for e in [*fitting, late]), return_exceptions=True)
        assert told[:-1] == [None] * 100
        assert isinstance(told[-1], Conflict)
        assert store.writer.commits - before < 10
        assert [entry.ply for entry in await store.entries("t1")] == list(range(1, 101))
        assert [entry.seat for entry in await store.entries("t0")] == [0]
        await store.close()

    for url in databases(tmp_path, postgres):
        asyncio.run(run(url))


@pytest.mark.xdist_group("postgres")
def test_a_lost_connection_is_replaced(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.database()
        store = await filled(Settings(database=url).database_url, 1)
        await store.append(Entry("t0", 1, "move", 0), 1)
        await asyncio.to_thread(postgres.hang_up, url)
        with contextlib.suppress(DBAPIError):  # whoever writes first may be told that it failed
            await store.append(Entry("t0", 2, "move", 0), 1)
        ply = 1 + len(await store.entries("t0"))
        await store.append(Entry("t0", ply, "move", 0), 1)
        assert len(await store.entries("t0")) == ply
        await store.close()

    asyncio.run(run())


@pytest.mark.xdist_group("postgres")
def test_a_question_is_answered_although_its_connection_is_cut_meanwhile(postgres: Postgres) -> None:
    async def run() -> None:
        url = postgres.database()
        store = await filled(Settings(database=url).database_url, 0)
        waiting = asyncio.ensure_future(store.fetch(select(func.pg_sleep(1), literal(7))))
        await asyncio.sleep(0.4)
        await asyncio.to_thread(postgres.hang_up, url)
        assert (await waiting)[0][1] == 7
        await store.close()

    asyncio.run(run())


def test_an_address_may_say_how_safe_the_way_must_be(postgres: Postgres) -> None:
    """`sslmode` as everybody writes it: for questions, and for word between processes."""

    async def run() -> None:
        url = Settings(database=f"{postgres.database()}&sslmode=disable").database_url
        await (await filled(url, 0)).close()
        heard: asyncio.Queue[News] = asyncio.Queue()
        mine, other = Bus(url), Bus(url)
        await other.start(heard.put)
        await mine.start(heard.put)
        await mine.publish("t0", ply=3)
        news = await asyncio.wait_for(heard.get(), 10)
        assert (news.table, news.ply) == ("t0", 3)
        await mine.stop()
        await other.stop()

    asyncio.run(run())


def test_a_backup_is_whole_while_the_service_goes_on(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))

    async def run() -> None:
        store = await filled(settings.database_url, 3)
        await asyncio.to_thread(back_up, settings, tmp_path / "copy.db")
        assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0, "nobody else may read it"
        await store.append(Entry("t0", 1, "move", 0), 1)
        await store.close()
        copy = Store(f"sqlite:///{tmp_path / 'copy.db'}")
        await copy.open()
        assert await copy.running() == 3
        assert await copy.entries("t0") == []
        await copy.close()

    asyncio.run(run())
    with pytest.raises(ValueError, match="exists already"):
        back_up(settings, tmp_path / "copy.db")
    with pytest.raises(ValueError, match="no database"):
        back_up(Settings(data=str(tmp_path / "nowhere")), tmp_path / "other.db")
    with pytest.raises(ValueError, match="pg_dump"):
        back_up(Settings(database="postgresql://host/name"), tmp_path / "other.db")
    named = Settings(data="elsewhere", database=f"sqlite:///{tmp_path / 'copy.db'}")
    back_up(named, tmp_path / "other.db")
    assert (tmp_path / "other.db").stat().st_size


def test_errors_of_the_database_tell_no_names(tmp_path: Path, postgres: Postgres) -> None:
    async def run(url: str) -> str:
        database = database_for(url)
        insert = text("INSERT INTO nowhere VALUES (:name)")
        with pytest.raises(DBAPIError) as raised:
            await database.visit(lambda connection: connection.execute(insert, {"name": "Ola Secret"}))
        await database.close()
        return str(raised.value)

    for url in databases(tmp_path, postgres):
        said = asyncio.run(run(url))
        assert "nowhere" in said
        assert "Secret" not in said


def test_a_damaged_database_leaves_no_backup(tmp_path: Path) -> None:
    (tmp_path / "stolik.db").write_bytes(b"nonsense " * 500)
    with pytest.raises(ValueError, match=r"stolik\.db: file is not a database"):
        back_up(Settings(data=str(tmp_path)), tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def put_back(folder: Path) -> None:
    for left in folder.glob("stolik.db*"):
        left.unlink()
    (folder / "copy.db").rename(folder / "stolik.db")


def test_a_backup_is_put_back_by_copying_it_over(tmp_path: Path) -> None:
    """As the page for operators says: stop, copy, take away what lay beside the old file, start."""
    settings = Settings(data=str(tmp_path))

    async def run() -> None:
        await (await filled(settings.database_url, 2)).close()
        back_up(settings, tmp_path / "copy.db")
        store = await filled(settings.database_url, 0)
        await store.append(Entry("t0", 1, "move", 0), 1)
        await store.close()
        put_back(tmp_path)
        store = Store(settings.database_url)
        await store.open()
        assert await store.running() == 2
        assert await store.entries("t0") == []
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("seconds", [0, 0.5], ids=["has-written", "is-writing"])
def test_whoever_reads_before_writing_is_not_turned_away_because_another(tmp_path: Path, seconds: float) -> None:
    """As SQLite does: a transaction that has read may not write after another, and does not wait for it either."""

    async def run() -> None:
        settings = Settings(data=str(tmp_path))
        await Store(settings.database_url).open()
        database = database_for(settings.database_url)
        turns: list[int] = []

        def count(connection: Connection) -> int:
            return int(connection.scalar(text("SELECT count(*) FROM outages")) or 0)

        def add(connection: Connection) -> None:
            connection.execute(text("INSERT INTO outages (began, ended) VALUES (1, 2)"))

        def another() -> None:
            with file_engine(settings.database_url).begin() as connection:
                add(connection)
                writing.set()
                time.sleep(seconds)

        def work(connection: Connection) -> int:
            turns.append(count(connection))
            if len(turns) == 1:
                threads.submit(another)
                assert writing.wait(10)
                time.sleep(0 if seconds else 0.5)  # it has ended, or has not yet
            add(connection)
            return count(connection)

        writing = threading.Event()
        with ThreadPoolExecutor(1) as threads:
            assert await database.visit(work) == 2
        assert turns == [0, 1]
        await database.close()

    asyncio.run(run())
