"""The heartbeats of all processes, and from them the times in which none served."""

import time
from collections.abc import Callable

from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from stolik.server.store import schema as db
from stolik.server.store.rows import Outage

BEAT = 3
"""Seconds between two beats."""
ALIVE = 10.0
"""Seconds without a beat after which a process counts as dead."""
LATE = 60.0
"""Seconds between two beats of one process that no busy machine explains: it did not serve."""
JUMP = 5.0
"""Seconds of difference from which on a clock must have been set."""
REMEMBERED = 90 * 86_400.0
"""Seconds after which an outage no longer matters: longer than any clock runs."""
SEEN = (
    update(db.seats)
    .where(db.seats.c.table_id == bindparam("table"), db.seats.c.seat == bindparam("number"))
    .values(seen=bindparam("at"))
)


class Beat:
    """One beat: a short transaction that one process at a time is in."""

    def __init__(self, process: str, feels: Callable[[], float], stopped: bool = False) -> None:
        self.process = process
        self.feels = feels
        """The time by a clock that nobody can set."""
        self.stopped = stopped
        self.seen: list[tuple[str, int, float]] = []
        """Table, seat, and for how many seconds it counts as present."""

    def __call__(self, connection: Connection) -> tuple[float, list[Outage]]:
        """The time by the database's clock, and the outages."""
        if connection.dialect.name == "postgresql":
            connection.execute(text("LOCK TABLE processes IN SHARE ROW EXCLUSIVE MODE"))
        now, felt = database_time(connection), self.feels()
        connection.execute(delete(db.outages).where(db.outages.c.ended < now - REMEMBERED))
        if gap := self._gap(connection, now, felt):
            _note(connection, *gap)
        connection.execute(delete(db.processes).where(db.processes.c.id == self.process))
        here = {"id": self.process, "at": now, "stopped": self.stopped}
        connection.execute(insert(db.processes), here)
        if self.seen:
            values = [{"table": table, "number": seat, "at": now + more} for table, seat, more in self.seen]
            connection.execute(SEEN, values)
        rows = connection.execute(select(db.outages).order_by(db.outages.c.id))
        return now, [Outage(**row._asdict()) for row in rows]

    def _gap(self, connection: Connection, now: float, felt: float) -> tuple[float, float] | None:
        """The outage that ends with this beat, if one does. A file has one process, so the others are dead."""
        here = {row.id: row for row in connection.execute(select(db.processes))}
        mine = here.pop(self.process, None)
        if connection.dialect.name == "sqlite":
            alive = []
        else:
            alive = [row for row in here.values() if not row.stopped and abs(now - row.at) < ALIVE]
        if not alive:
            connection.execute(delete(db.processes).where(db.processes.c.id != self.process))
            if mine is None:
                return (max(row.at for row in here.values()), now) if here else None
            if now - mine.at > LATE:
                return mine.at, now
            if now - felt > JUMP:
                return felt, now
        return None


def database_time(connection: Connection) -> float:
    """The time for everybody who shares this database."""
    if connection.dialect.name == "sqlite":
        return time.time()
    return float(connection.scalar(text("SELECT extract(epoch FROM clock_timestamp())")))


def _note(connection: Connection, began: float, ended: float) -> None:
    """Store an outage, once."""
    here = db.outages.c
    known = select(here.id).where(here.ended > began, here.began < ended)
    if ended > began and connection.execute(known).first() is None:
        connection.execute(insert(db.outages), {"began": began, "ended": ended})
