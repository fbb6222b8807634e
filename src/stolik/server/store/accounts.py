"""What people do with their accounts: sessions, passwords, a lost password."""

from sqlalchemy import Connection, delete, func, insert, select, update

from stolik.server.store import schema as db
from stolik.server.store.account_removal import Neutral, RemovedAccount, remove_account
from stolik.server.store.databases import Database
from stolik.server.store.heartbeat import database_time
from stolik.server.store.rows import Account, Device

RECOVERY_LIFE = 3600.0
"""Seconds for which a link for a lost password can be used."""
MOST_LINKS = 3
"""Such links of one account that can be used at the same time."""


class Accounts:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- sessions ---

    async def sessions(self, account: str) -> list[Device]:
        """The devices that are signed in, the latest first."""

        def work(connection: Connection) -> list[Device]:
            here = db.devices.c
            latest = func.coalesce(here.seen, here.created).desc()
            query = select(db.devices).where(here.account == account).order_by(latest, here.id)
            return [Device(**row._asdict()) for row in connection.execute(query)]

        return await self.database.visit(work)

    async def end_sessions(self, account: str, *, only: str | None = None, but: str | None = None) -> int:
        """Sign out this device of an account, or all but that one; how many that were."""

        def work(connection: Connection) -> int:
            here = db.devices.c
            gone = delete(db.devices).where(here.account == account)
            gone = gone.where(here.id == only) if only else gone
            return int(connection.execute(gone.where(here.id != but) if but else gone).rowcount)

        return await self.database.visit(work)

    # --- passwords ---

    async def set_password(self, account: str, password: str, but: str) -> None:
        """A new password: every session ends but that of one device, and no link for a lost password works any more."""

        def work(connection: Connection) -> None:
            _new_password(connection, account, password)
            connection.execute(delete(db.devices).where(db.devices.c.account == account, db.devices.c.id != but))

        await self.database.visit(work)

    async def set_email(self, account: str, email: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(update(db.accounts).where(db.accounts.c.id == account).values(email=email))

        await self.database.visit(work)

    async def with_email(self, email: str) -> list[Account]:
        """The accounts that can be recovered by a letter to this address: it was confirmed."""

        def work(connection: Connection) -> list[Account]:
            confirmed = select(db.addresses.c.email).where(db.addresses.c.confirmed.is_not(None))
            query = select(db.accounts).where(db.accounts.c.email == email, db.accounts.c.email.in_(confirmed))
            return [Account(**row._asdict()) for row in connection.execute(query.order_by(db.accounts.c.name))]

        return await self.database.visit(work)

    async def add_recovery(self, account: str, token: str) -> None:
        """Whoever knows this token may choose a new password, once, for a while. The oldest of many no longer works."""

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
        """The account whose password a link may change."""

        def work(connection: Connection) -> Account | None:
            here = db.recoveries.c
            alive = select(here.account).where(here.token == token, here.expires > database_time(connection))
            row = connection.execute(select(db.accounts).where(db.accounts.c.id.in_(alive))).first()
            return Account(**row._asdict()) if row else None

        return await self.database.visit(work)

    async def recover(self, token: str, password: str) -> Account | None:
        """Choose a new password by a link: it is used up, and every session ends. None: it cannot be used."""

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
        """Delete an account and what is its own."""
        return await self.database.visit(lambda connection: remove_account(connection, account, neutral))


def _new_password(connection: Connection, account: str, password: str) -> None:
    connection.execute(update(db.accounts).where(db.accounts.c.id == account).values(password=password))
    connection.execute(delete(db.recoveries).where(db.recoveries.c.account == account))
