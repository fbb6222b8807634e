"""Leases: which process owns a table's bots and clocks, and what is due at tables without an owner.

A process whose heartbeat stops loses its leases (store/heartbeat.py). A new owner raises the lease's epoch, and every
entry names the epoch that its writer knows, so a process that was paused and resumes writes nothing.
"""

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, insert, or_, select, update

from stolik.server.store import schema as db
from stolik.server.store.batch import Step
from stolik.server.store.databases import Database
from stolik.server.store.heartbeat import ALIVE, database_time
from stolik.server.store.rows import Lease
from stolik.table.rows import SnapshotRow

AT_ONCE = 50
"""Tables taken in one query."""
ALWAYS = 0.0
"""When an owned table is due: at once, if its owner dies."""
HERE = db.leases.c.table_id == bindparam("table")
TAKE = update(db.leases).where(HERE).values(owner=bindparam("process"), epoch=bindparam("next"), due=ALWAYS)
GIVE_BACK = (
    update(db.leases)
    .where(HERE, db.leases.c.owner == bindparam("process"), db.leases.c.epoch == bindparam("known"))
    .values(owner="", due=bindparam("later"))
)
FINISH = update(db.leases).where(HERE).values(owner="", due=None)
ADD = insert(db.leases)
DROP_SNAPSHOT = delete(db.snapshots).where(db.snapshots.c.table_id == bindparam("table"))
ADD_SNAPSHOT = insert(db.snapshots)


class Leases:
    def __init__(self, database: Database, process: str) -> None:
        self.database = database
        self.process = process

    async def take(self, tables: Sequence[str]) -> list[Lease]:
        """Become the owner of those of these tables that have no living owner."""
        return await self._take(db.leases.c.table_id.in_(tables)) if tables else []

    async def take_due(self) -> list[Lease]:
        """Become the owner of some tables that are due."""
        return await self._take(None)

    async def _take(self, which: ColumnElement[bool] | None) -> list[Lease]:
        def work(connection: Connection) -> list[Lease]:
            now = database_time(connection)
            here = db.leases.c
            free = here.owner.not_in(self._alive(connection, now))
            if which is None:
                query = select(db.leases).where(free, here.due <= now).order_by(here.due).limit(AT_ONCE)
            else:
                query = select(db.leases).where(or_(free, here.owner == self.process), which)
            found = connection.execute(query.with_for_update(skip_locked=True)).all()
            values = [{"table": row.table_id, "process": self.process, "next": row.epoch + 1} for row in found]
            if values:
                connection.execute(TAKE, values)
            return [
                Lease(row.table_id, self.process, row.epoch + 1, ALWAYS, row.owner not in ("", self.process))
                for row in found
            ]

        return await self.database.visit(work)

    def _alive(self, connection: Connection, now: float) -> Any:
        """Processes whose leases hold. A file has one process, so the others are dead."""
        if connection.dialect.name == "sqlite":
            return [self.process]
        here = db.processes.c
        return select(here.id).where(here.stopped.is_(False), here.at > now - ALIVE)

    def giving_back(self, lease: Lease, due: float | None) -> Step:
        """Give up the table until something is due."""
        return GIVE_BACK, {"table": lease.table_id, "process": self.process, "known": lease.epoch, "later": due}


def keeping(snapshots: Iterable[SnapshotRow | None]) -> list[Step]:
    """Steps that replace the stored snapshots of these tables."""
    steps: list[Step] = []
    for row in snapshots:
        if row is not None:
            values = {"table_id": row.table_id, "ply": row.ply, "rules": row.rules, "fingerprint": row.fingerprint}
            steps += [(DROP_SNAPSHOT, {"table": row.table_id}), (ADD_SNAPSHOT, {**values, "data": row.data})]
    return steps
