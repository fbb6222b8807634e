"""The operator's bans and quotas."""

import msgspec
from sqlalchemy import Connection, delete, insert, select

from stolik.server.store import schema as db
from stolik.server.store.databases import Database
from stolik.server.store.heartbeat import database_time


class Block(msgspec.Struct, frozen=True):
    subject: str
    """An account (`a:` and its id) or a range of addresses."""
    note: str
    at: float


class StoredLimits(msgspec.Struct, frozen=True):
    blocks: list[Block] = []
    quotas: dict[str, int] = {}


class LimitRows:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def read(self) -> StoredLimits:
        def work(connection: Connection) -> StoredLimits:
            blocks = connection.execute(select(db.blocks).order_by(db.blocks.c.at, db.blocks.c.subject))
            quotas = connection.execute(select(db.quotas.c.name, db.quotas.c.value))
            return StoredLimits([Block(**row._asdict()) for row in blocks], {row.name: row.value for row in quotas})

        return await self.database.visit(work)

    async def block(self, subject: str, note: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(db.blocks).where(db.blocks.c.subject == subject))
            values = {"subject": subject, "note": note, "at": database_time(connection)}
            connection.execute(insert(db.blocks), values)

        await self.database.visit(work)

    async def unblock(self, subject: str) -> bool:
        """Remove a ban; returns whether there was one."""

        def work(connection: Connection) -> bool:
            return connection.execute(delete(db.blocks).where(db.blocks.c.subject == subject)).rowcount == 1

        return await self.database.visit(work)

    async def set_quota(self, name: str, value: int | None) -> None:
        """None: the settings apply again."""

        def work(connection: Connection) -> None:
            connection.execute(delete(db.quotas).where(db.quotas.c.name == name))
            if value is not None:
                connection.execute(insert(db.quotas), {"name": name, "value": value})

        await self.database.visit(work)
