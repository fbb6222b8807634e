"""Accounts: sessions, passwords, recovery."""

from sqlalchemy import Connection, delete, func, insert, select, update

from stolik.server.store import schema as db
from stolik.server.store.account_removal import Neutral, RemovedAccount, remove_account
from stolik.server.store.databases import Database
from stolik.server.store.heartbeat import database_time
from stolik.server.store.rows import Account, Device

RECOVERY_LIFE = 3600.0
"""Seconds for which a recovery link works."""
MOST_LINKS = 3
"""Recovery links of one account that work at the same time."""


class Accounts:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- sessions ---

    async def sessions(self, account: str) -> list[Device]:
        """The devices that are signed in, latest first."""

        def work(connection: Connection) -> list[Device]:
            here = db.devices.c
            latest = func.coalesce(here.seen, here.created).desc()
            query = select(db.devices).where(here.account == account).order_by(latest, here.id)
            return [Device(**row._asdict()) for row in connection.execute(query)]

        return await self.database.visit(work)

    async def end_sessions(self, account: str, *, only: str | None = None, but: str | None = None) -> int:
        """Sign out this device of an account, or all but this one; returns how many."""

        def work(connection: Connection) -> int:
            here = db.devices.c
            gone = delete(db.devices).where(here.account == account)
            gone = gone.where(here.id == only) if only else gone
            return int(connection.execute(gone.where(here.id != but) if but else gone).rowcount)

        return await self.database.visit(work)

    # --- passwords ---

    async def set_password(self, account: str, password: str, but: str) -> None:
        """Change the password: every session but one ends, and no recovery link works any more."""

        def work(connection: Connection) -> None:
            _new_password(connection, account, password)
            connection.execute(delete(db.devices).where(db.devices.c.account == account, db.devices.c.id != but))

        await self.database.visit(work)

    async def set_email(self, account: str, email: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(db.accounts).where(db.accounts.c.id == account).values(email=email))

        await self.database.visit(work)

    async def with_email(self, email: str) -> list[Account]:
        """The accounts whose confirmed recovery address this is."""

        def work(connection: Connection) -> list[Account]:
            confirmed = select(db.addresses.c.email).where(db.addresses.c.confirmed.is_not(None))
            query = select(db.accounts).where(db.accounts.c.email == email, db.accounts.c.email.in_(confirmed))
            return [Account(**row._asdict()) for row in connection.execute(query.order_by(db.accounts.c.name))]

        return await self.database.visit(work)

    async def add_recovery(self, account: str, token: str) -> None:
        """Store a recovery token: it works once, for a while. The oldest of too many stops working."""

        def work(connection: Connection) -> None:
            now, here = database_time(connection), db.recoveries.c
            values = {"token": token, "account": account, "expires": now + RECOVERY_LIFE}
            connection.execute(insert(db.recoveries), values)
            kept = select(here.token).where(here.account == account).order_by(here.expires.desc()).limit(MOST_LINKS)
            tokens = [row.token for row in connection.execute(kept)]
            old = (here.account == account) & here.token.not_in(tokens)
            connection.execute(delete(db.recoveries).where(old | (here.expires < now)))

        await self.database.visit(work)

    async def recovering(self, token: str) -> Account | None:
        """The account that a recovery link is for."""

        def work(connection: Connection) -> Account | None:
            here = db.recoveries.c
            alive = select(here.account).where(here.token == token, here.expires > database_time(connection))
            row = connection.execute(select(db.accounts).where(db.accounts.c.id.in_(alive))).first()
            return Account(**row._asdict()) if row else None

        return await self.database.visit(work)

    async def recover(self, token: str, password: str) -> Account | None:
        """Choose a new password with a recovery link: it is used up, and every session ends. None: it does not work."""

        def work(connection: Connection) -> Account | None:
            here = db.recoveries.c
            used = delete(db.recoveries).where(here.token == token, here.expires > database_time(connection))
            account = connection.scalar(used.returning(here.account))
            if account is None:
                return None
            _new_password(connection, account, password)
            connection.execute(delete(db.devices).where(db.devices.c.account == account))
            row = connection.execute(select(db.accounts).where(db.accounts.c.id == account)).one()
            return Account(**row._asdict())

        return await self.database.visit(work)

    async def remove_account(self, account: str, neutral: Neutral) -> RemovedAccount:
        """Delete an account and everything that is its own."""
        return await self.database.visit(lambda connection: remove_account(connection, account, neutral))


def _new_password(connection: Connection, account: str, password: str) -> None:
    connection.execute(update(db.accounts).where(db.accounts.c.id == account).values(password=password))
    connection.execute(delete(db.recoveries).where(db.recoveries.c.account == account))
