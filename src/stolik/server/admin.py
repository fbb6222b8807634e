"""The operator's commands: they act on the database, beside the running service."""

import asyncio
from collections.abc import Awaitable, Callable
from ipaddress import ip_network
from pathlib import Path
from typing import TypeVar

from stolik.games import NAMES
from stolik.kernel.codec import encode
from stolik.server.limits import QUOTAS
from stolik.server.settings import Settings
from stolik.server.store import Store
from stolik.server.store.housekeeping import Choice, Listed
from stolik.server.tokens import hashed, new_token
from stolik.table.session import GameSession

T = TypeVar("T")
STATUSES = ("open", "playing", "over")
WIDEST = {4: 8, 6: 16}
"""Version of IP -> the shortest prefix that may be blocked; anything shorter would shut out half the world."""


def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run some work on the database, whether the service is running or not."""
    if settings.file is not None and not settings.file.is_file():
        raise ValueError(f"there is no database {settings.file}; name its folder with --data")

    async def visit() -> T:
        store = Store(settings.database_url)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(visit())


# --- tables ---


def chosen(ids: tuple[str, ...], status: str | None, game: str | None, days: float | None) -> Choice:
    """The filter that the operator typed, checked."""
    if status is not None and status not in STATUSES:
        raise ValueError(f"tables: status {status!r} is not one of {', '.join(STATUSES)}")
    if game is not None and game not in NAMES:
        raise ValueError(f"tables: game {game!r} is not one of {', '.join(NAMES)}")
    if days is not None and days < 0:
        raise ValueError("tables: --older-than takes days, 0 or more")
    return Choice(ids, status, game, days)


async def found(store: Store, choice: Choice) -> list[Listed]:
    """The tables that match. Naming one that does not exist is an error."""
    tables = await store.housekeeping.tables(choice)
    missing = set(choice.ids) - {table.id for table in tables}
    if missing:
        raise ValueError(f"tables: there is no such table, or it is not among those you mean: {min(missing)}")
    return tables


async def archive(store: Store, choice: Choice, out: Path) -> list[Path]:
    """Write each table's record to a file of its own. Tables that have not begun have none."""
    begun = [table.id for table in await found(store, choice) if table.status != "open"]
    paths = new_files(out, begun)
    for id, path in zip(begun, paths):
        keep(path, encode((await _session(store, id)).record()))
    return paths


def new_files(out: Path, ids: list[str]) -> list[Path]:
    out.mkdir(mode=0o700, parents=True, exist_ok=True)
    paths = [out / f"{id}.json" for id in ids]
    for path in paths:
        if path.exists():
            raise ValueError(f"archive: {path} exists already; choose another folder")
    return paths


def keep(path: Path, text: bytes) -> None:
    path.touch(0o600)  # the seed of a running game stays private
    path.write_bytes(text)


async def _session(store: Store, id: str) -> GameSession:
    row, seats = await store.table(id), await store.seats([id])
    if row is None:
        raise ValueError(f"archive: table {id} has just been deleted")
    session = GameSession(row, len(seats))
    session.follow(await store.entries(id))
    if session.drift or session.torn:
        raise ValueError(f"archive: table {id} was played with {row.rules} and cannot be replayed with today's rules")
    return session


async def delete(store: Store, choice: Choice, sure: bool) -> int:
    if choice.is_everything:
        raise ValueError("delete: say which tables: by id, --status, --game or --older-than")
    tables = await found(store, choice)
    if tables and not sure:
        raise ValueError(f"delete: {len(tables)} tables would be deleted for good; add --yes to do it")
    return await store.housekeeping.delete([table.id for table in tables])


# --- accounts ---


async def account_id(store: Store, name: str) -> str:
    account = await store.account(name)
    if account is None:
        raise ValueError(f"there is no account called {name!r}")
    return account.id


async def recovery_link(store: Store, settings: Settings, name: str) -> str:
    """A link with which the owner of an account can choose a new password: once, within the hour."""
    token = new_token()
    await store.accounts.add_recovery(await account_id(store, name), hashed(token))
    return settings.address(f"recover/{token}")


# --- who stays away ---


async def subject_of(store: Store, who: str) -> str:
    """What is blocked: a range of addresses, or an account by name."""
    try:
        network = ip_network(who, strict=False)
    except ValueError:
        return f"a:{await account_id(store, who)}"
    if network.prefixlen < WIDEST[network.version]:
        raise ValueError(f"bans: {who} is too wide; name at least /{WIDEST[network.version]}")
    return str(network)


async def block(store: Store, who: str, note: str) -> str:
    subject = await subject_of(store, who)
    await store.limits.block(subject, note[:200])
    return subject


async def unblock(store: Store, who: str) -> str:
    known = {row.subject for row in (await store.limits.read()).blocks}
    subject = who if who in known else await subject_of(store, who)
    if not await store.limits.unblock(subject):
        raise ValueError(f"bans: {who} is not banned")
    return subject


async def name_of(store: Store, subject: str) -> str:
    """The id of an account given by name; anything else unchanged."""
    kind, _, id = subject.partition(":")
    account = await store.account_by_id(id) if kind == "a" else None
    return account.name if account else subject


# --- quotas ---


def parsed_quota(text: str) -> tuple[str, int | None]:
    """`name=number`, or `name=default`."""
    name, sign, value = text.partition("=")
    if name not in QUOTAS:
        raise ValueError(f"quotas: {name!r} is not one of {', '.join(QUOTAS)}")
    if value == "default":
        return name, None
    if not sign or not value.isascii() or not value.isdecimal() or len(value) > 9:
        raise ValueError(f"quotas: {text}: say {name}=number (0: no limit) or {name}=default")
    return name, int(value)
