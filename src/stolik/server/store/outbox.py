"""The outbox: notices to be sent.

Each is written once, claimed by one process at a time, and tried again after a failure; a process that dies between
sending and saying so causes one duplicate at most.
"""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, text, update

from stolik.server.store import schema as db
from stolik.server.store.databases import Database
from stolik.server.store.heartbeat import database_time

CLAIM = 60.0
"""Seconds for which a claimed notice is left to its process."""
ATTEMPTS = 5
DIGEST = 600.0
"""Seconds between two letters to one person; what happens meanwhile goes into one letter."""
CONFIRM_AGAIN = 86_400.0
"""Seconds between two letters that ask one address to be confirmed."""
REMEMBERED = 30 * 86_400.0
"""Seconds for which a sent notice is remembered, so that it is not sent again."""
AT_ONCE = 50
ADD = text(
    "INSERT INTO outbox (id, channel, target, table_id, body, at, claimed, attempts, sent)"
    " VALUES (:id, :channel, :target, :table, :body, :at, 0, 0, false) ON CONFLICT DO NOTHING"
)
CLAIMED = (
    update(db.outbox)
    .where(db.outbox.c.id == bindparam("which"))
    .values(claimed=bindparam("until"), attempts=db.outbox.c.attempts + 1)
)


class Notice(msgspec.Struct, frozen=True):
    id: str
    """Names the occasion: none is written twice."""
    channel: str
    """`mail`, `hook`, or `recover`: a letter with recovery links."""
    target: str
    """An e-mail address, or the URL of a webhook."""
    table_id: str | None
    body: str
    """JSON."""


class Outbox:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, notice: Notice) -> None:
        def work(connection: Connection) -> None:
            values = {"id": notice.id, "channel": notice.channel, "target": notice.target, "body": notice.body}
            at = database_time(connection)
            connection.execute(ADD, {**values, "table": notice.table_id, "at": at})

        await self.database.visit(work)

    async def claim(self) -> list[Notice]:
        """Claim some notices for this process. Letters wait for a confirmed address, and for each other."""

        def work(connection: Connection) -> list[Notice]:
            now, here = database_time(connection), db.outbox.c
            ready = select(db.addresses.c.email).where(
                db.addresses.c.confirmed.is_not(None), db.addresses.c.mailed <= now - DIGEST
            )
            connection.execute(delete(db.outbox).where(here.at < now - REMEMBERED))
            query = (
                select(here.id, here.channel, here.target, here.table_id, here.body)
                .where(here.sent.is_(False), here.claimed <= now, here.attempts < ATTEMPTS)
                .where((here.channel != "mail") | here.target.in_(ready))
                .order_by(here.at)
                .limit(AT_ONCE)
                .with_for_update(skip_locked=True)
            )
            found = [Notice(**row._asdict()) for row in connection.execute(query)]
            if found:
                connection.execute(CLAIMED, [{"which": notice.id, "until": now + CLAIM} for notice in found])
            return found

        return await self.database.visit(work)

    async def sent(self, notices: Sequence[Notice]) -> None:
        """Mark them as sent; the next letters to these people wait."""

        def work(connection: Connection) -> None:
            now = database_time(connection)
            ids, people = [n.id for n in notices], [n.target for n in notices if n.channel == "mail"]
            connection.execute(update(db.outbox).where(db.outbox.c.id.in_(ids)).values(sent=True))
            if people:
                connection.execute(update(db.addresses).where(db.addresses.c.email.in_(people)).values(mailed=now))

        await self.database.visit(work)

    # --- addresses ---

    async def confirmed(self, email: str) -> bool:
        """Whether its owner has confirmed it."""

        def work(connection: Connection) -> bool:
            here = db.addresses.c
            query = select(here.email).where(here.email == email, here.confirmed.is_not(None))
            return connection.execute(query).first() is not None

        return await self.database.visit(work)

    async def ask(self, email: str, token: str) -> bool:
        """Store the token that confirms an address; returns whether to send it, which was not done lately."""

        def work(connection: Connection) -> bool:
            now, here = database_time(connection), db.addresses.c
            known = connection.execute(select(db.addresses).where(here.email == email).with_for_update()).first()
            if known is None:
                values = {"email": email, "token": token, "asked": now, "mailed": 0.0}
                connection.execute(insert(db.addresses), values)
                return True
            if known.asked > now - CONFIRM_AGAIN:
                return False
            connection.execute(update(db.addresses).where(here.email == email).values(token=token, asked=now))
            return True

        return await self.database.visit(work)

    async def confirm(self, token: str) -> str | None:
        """Confirm the address of this token; None if it has none."""

        def work(connection: Connection) -> str | None:
            here = db.addresses.c
            found = connection.execute(select(here.email).where(here.token == token)).first()
            if found is None:
                return None
            now = database_time(connection)
            connection.execute(update(db.addresses).where(here.token == token).values(confirmed=now))
            return str(found.email)

        return await self.database.visit(work)
