"""`stolik tables|bans|quotas|accounts|load`: commands for the operator, whether the service is running or not."""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from stolik.server import admin
from stolik.server.limits import QUOTAS
from stolik.server.settings import Settings, settings_from
from stolik.server.store import Store
from stolik.server.store.housekeeping import Listed
from stolik.server.tokens import new_id
from stolik.server.workload import read_load
from stolik.text import Words

console = Console(soft_wrap=True)
tables = App(name="tables", help="List, show, archive and delete the tables of the service.")
bans = App(name="bans", help="Say who must stay away: accounts, or ranges of addresses. It counts within seconds.")
accounts = App(name="accounts", help="Help people with their accounts.")
Language = Annotated[Literal["en", "pl", "cs"], Parameter(name=["--language", "-l"], env_var="STOLIK_LANGUAGE")]


@Parameter(name="*")
@dataclass(frozen=True)
class Where:
    """Which service to act on."""

    data: Path | None = None
    """Folder of the database; the platform's data folder without it."""
    database: str | None = None
    """postgresql://… where several processes share the tables."""
    config: Path | None = None
    """Settings file; stolik.toml in the data folder without it."""
    language: Language = "en"
    """Of everything that is said."""

    def settings(self, **flags: object) -> Settings:
        given = {"data": str(self.data) if self.data else None, "database": self.database, **flags}
        return settings_from(given, file=self.config)


HERE = Where()


@Parameter(name="*")
@dataclass(frozen=True)
class Which:
    """Which tables to act on; all conditions must hold."""

    status: str | None = None
    """open, playing or over."""
    game: str | None = None
    """Its name; `stolik games` lists them."""
    older_than: float | None = None
    """Days without any activity."""


ALL = Which()


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def _grid(words: Words, *columns: str) -> Table:
    # messages: operator-*
    return Table(*(words.text(f"operator-{column}") for column in columns))


def _show(found: list[Listed], words: Words) -> None:
    grid = _grid(words, "table", "game", "status", "players", "entries", "last")
    grid.columns[0].no_wrap, grid.columns[0].min_width = True, len(new_id())  # so that it can be copied
    for table in found:
        grid.add_row(table.id, table.game, table.status, table.players, str(table.entries), _day(table.last))
    console.print(grid)


# --- tables ---


@tables.command(name="list")
def list_tables(*, which: Which = ALL, limit: int = 50, where: Where = HERE) -> None:
    """List tables, the quietest first.

    Args:
        limit: how many at most.
    """
    choice = admin.chosen((), which.status, which.game, which.older_than)
    _show(
        admin.with_store(where.settings(), lambda store: store.housekeeping.tables(choice, max(0, limit))),
        Words(where.language),
    )


@tables.command
def show(table: str, *, where: Where = HERE) -> None:
    """Show one table: its game, who sits there, and who made it.

    Args:
        table: its id, as in its address.
    """

    async def work(store: Store) -> tuple[Listed, str]:
        (found,) = await admin.found(store, admin.chosen((table,), None, None, None))
        return found, await admin.name_of(store, found.owner)

    found, owner = admin.with_store(where.settings(), work)
    words = Words(where.language)
    facts = {
        "table": found.id, "game": f"{found.game} ({found.rules})", "status": found.status, "players": found.players,
        "host": owner, "entries": str(found.entries), "created": _day(found.created), "last": _day(found.last),
    }  # fmt: skip
    for name, value in facts.items():
        console.print(f"{words.text(f'operator-{name}')}: {value}", markup=False, highlight=False)


@tables.command
def archive(*ids: str, out: Path, which: Which = ALL, delete: bool = False, where: Where = HERE) -> None:
    """Write the record of each table to a file: anybody can bring it back and replay it.

    Args:
        ids: tables by their ids; or say which.
        out: folder of the files.
        delete: delete the tables that were written.
    """
    choice = admin.chosen(ids, which.status, which.game, which.older_than)

    async def work(store: Store) -> list[Path]:
        written = await admin.archive(store, choice, out)
        if delete:
            await store.housekeeping.delete([path.stem for path in written])
        return written

    for path in admin.with_store(where.settings(), work):
        console.print(str(path), markup=False, highlight=False)


@tables.command(name="delete")
def delete_tables(*ids: str, which: Which = ALL, yes: bool = False, where: Where = HERE) -> None:
    """Delete tables for good; whoever sits there is told with their next move.

    Args:
        ids: tables by their ids; or say which.
        yes: really do it; without it only their number is said.
    """
    choice = admin.chosen(ids, which.status, which.game, which.older_than)
    gone = admin.with_store(where.settings(), lambda store: admin.delete(store, choice, yes))
    console.print(Words(where.language).text("operator-deleted", {"count": gone}), highlight=False)


# --- who stays away ---


@bans.command(name="list")
def list_bans(*, where: Where = HERE) -> None:
    """List who must stay away."""

    async def work(store: Store) -> list[tuple[str, str, str]]:
        rows = (await store.limits.read()).blocks
        return [(await admin.name_of(store, row.subject), _day(row.at), row.note) for row in rows]

    grid = _grid(Words(where.language), "who", "since", "note")
    for row in admin.with_store(where.settings(), work):
        grid.add_row(*row)
    console.print(grid)


@bans.command
def add(who: str, *, note: str = "", where: Where = HERE) -> None:
    """Keep somebody away.

    Args:
        who: the name of an account, an address, or a range such as 198.51.100.0/24.
        note: why, for yourself.
    """
    console.print(admin.with_store(where.settings(), lambda store: admin.block(store, who, note)))


@bans.command
def remove(who: str, *, where: Where = HERE) -> None:
    """Let somebody in again.

    Args:
        who: as it was said, or as it is listed.
    """
    console.print(admin.with_store(where.settings(), lambda store: admin.unblock(store, who)))


# --- accounts, quotas, load ---


@accounts.command
def link(name: str, *, where: Where = HERE) -> None:
    """Make a link by which the owner of an account chooses a new password; it works once, for an hour.

    Args:
        name: of the account.
    """
    settings = where.settings()
    made = admin.with_store(settings, lambda store: admin.recovery_link(store, settings, name))
    console.print(made, markup=False, highlight=False)


def quotas(*changes: str, where: Where = HERE) -> None:
    """Show how much everybody gets, or change it while the service runs.

    Args:
        changes: such as thinking_per_minute=120; 0: no limit; default: what the settings say.
    """
    settings = where.settings()
    wanted = [admin.parsed_quota(change) for change in changes]

    async def work(store: Store) -> dict[str, int]:
        for name, value in wanted:
            await store.limits.set_quota(name, value)
        return (await store.limits.read()).quotas

    decided = admin.with_store(settings, work)
    grid = _grid(Words(where.language), "quota", "settings", "decided")
    for name in QUOTAS:
        grid.add_row(name, str(getattr(settings, name)), str(decided[name]) if name in decided else "–")
    console.print(grid)


def load(*, host: str | None = None, port: int | None = None, where: Where = HERE) -> None:
    """Show what the bots' workers of the running service have been thinking about in the last minute.

    Args:
        host: where it listens.
        port: where it listens.
    """
    settings = where.settings(host=host, port=port)
    found = read_load(settings)
    words = Words(where.language)
    said = {"seconds": round(found.seconds), "waiting": found.waiting, "hurried": found.hurried}
    console.print(words.text("operator-load", said), highlight=False)

    async def named(store: Store) -> list[tuple[str, float]]:
        return [(await admin.name_of(store, who), seconds) for who, seconds in found.visitors]

    _shares(words, "table", found.tables)
    _shares(words, "visitor", admin.with_store(settings, named))


def _shares(words: Words, head: str, rows: list[tuple[str, float]]) -> None:
    grid = _grid(words, head, "seconds", "share")
    total = sum(seconds for _, seconds in rows) or 1.0
    for name, seconds in rows:
        grid.add_row(name, f"{seconds:.1f}", f"{seconds / total:.0%}")
    console.print(grid)
