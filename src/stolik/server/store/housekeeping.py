"""Tables as an operator sees them: list and delete."""

from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, select

from stolik.server.store import schema as db
from stolik.server.store.databases import Database
from stolik.server.store.heartbeat import database_time

DAY = 86_400.0
AT_ONCE = 200
"""Tables deleted in one transaction, so that players do not wait long."""


class Choice(msgspec.Struct, frozen=True):
    """A filter of tables: all conditions must hold."""

    ids: tuple[str, ...] = ()
    status: str | None = None
    game: str | None = None
    days: float | None = None
    """Without activity for this long."""

    @property
    def is_everything(self) -> bool:
        return self == Choice()


class Listed(msgspec.Struct, frozen=True):
    id: str
    game: str
    rules: str
    status: str
    owner: str
    created: float
    last: float
    """The time of its last activity."""
    entries: int
    players: str


class Housekeeping:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def tables(self, choice: Choice, limit: int | None = None) -> list[Listed]:
        """The tables that match, the longest idle first."""

        def work(connection: Connection) -> list[Listed]:
            here, last = db.tables.c, _last()
            plies = select(func.count()).where(db.plies.c.table_id == here.id).scalar_subquery()
            query = select(
                here.id, here.game, here.rules, here.status, here.owner, here.created,
                last.label("last"), plies.label("entries"),
            )  # fmt: skip
            query = query.where(*_meant(choice, database_time(connection))).order_by(last, here.id).limit(limit)
            return [Listed(**row._asdict(), players=_players(connection, row.id)) for row in connection.execute(query)]

        return await self.database.visit(work)

    async def delete(self, tables: Sequence[str]) -> int:
        """Delete tables and all that belongs to them; returns how many."""

        some = [tables[first : first + AT_ONCE] for first in range(0, len(tables), AT_ONCE)]
        return sum([await self.database.visit(partial(_delete, ids)) for ids in some])


def _delete(ids: Sequence[str], connection: Connection) -> int:
    return int(connection.execute(delete(db.tables).where(db.tables.c.id.in_(ids))).rowcount)


def _last() -> ColumnElement[float]:
    latest = select(db.plies.c.at).where(db.plies.c.table_id == db.tables.c.id).order_by(db.plies.c.ply.desc())
    return func.coalesce(latest.limit(1).scalar_subquery(), db.tables.c.updated)


def _meant(choice: Choice, now: float) -> list[ColumnElement[bool]]:
    here = db.tables.c
    conditions: list[ColumnElement[bool]] = []
    if choice.ids:
        conditions.append(here.id.in_(choice.ids))
    if choice.status:
        conditions.append(here.status == choice.status)
    if choice.game:
        conditions.append(here.game == choice.game)
    if choice.days is not None:
        conditions.append(_last() < now - choice.days * DAY)
    return conditions


def _players(connection: Connection, table: str) -> str:
    here = db.seats.c
    names = connection.execute(select(here.name).where(here.table_id == table).order_by(here.seat)).scalars()
    return ", ".join(name or "–" for name in names)
