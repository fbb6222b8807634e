"""Deleting an account: what is its own goes, what others share stays without its name."""

from collections.abc import Callable, Iterable

import msgspec
from sqlalchemy import Connection, delete, select, update

from stolik.server.store import schema as db
from stolik.table.access import PROGRAM
from stolik.table.rows import WATCHER

Neutral = Callable[[str], str]
"""Language of a table -> the name given to somebody who has left."""


class RemovedAccount(msgspec.Struct, frozen=True):
    changed: list[str]
    """Tables with other people at them, playing or watching."""
    removed: list[str]
    """Tables without anybody else."""


def remove_account(connection: Connection, account: str, neutral: Neutral) -> RemovedAccount:
    """Delete an account: its sessions, addresses and notes go, its seats have no holder, its names become neutral."""
    me = f"a:{account}"
    closed = update(db.accounts).where(db.accounts.c.id == account).values(password="")
    connection.execute(closed)  # write first: from here on nobody else can write to a SQLite file
    emails = [str(connection.scalar(select(db.accounts.c.email).where(db.accounts.c.id == account)))]
    tables = connection.execute(select(db.holders.c.table_id).where(db.holders.c.holder == me)).scalars()
    owned = connection.execute(select(db.tables.c.id).where(db.tables.c.owner == me)).scalars()
    there = RemovedAccount([], [])
    for table in sorted({*tables, *owned}):
        emails += _leave(connection, table, me, neutral)
        (there.changed if _hand_on(connection, table, me) else there.removed).append(table)
    connection.execute(delete(db.tables).where(db.tables.c.id.in_(there.removed)))
    connection.execute(delete(db.bans).where(db.bans.c.holder == me))
    connection.execute(delete(db.devices).where(db.devices.c.account == account))
    connection.execute(delete(db.accounts).where(db.accounts.c.id == account))
    _forget_addresses(connection, {email for email in emails if email})
    return there


def _leave(connection: Connection, table: str, me: str, neutral: Neutral) -> list[str]:
    """Give up all seats of a table, and the notice addresses of seats without another holder."""
    here = db.holders.c
    mine = select(here.seat).where(here.table_id == table, here.holder == me)
    seats = set(connection.execute(mine).scalars()) - {WATCHER}
    connection.execute(delete(db.holders).where(here.table_id == table, here.holder == me))
    shared = select(here.seat).where(here.table_id == table, here.holder.not_like(f"{PROGRAM}%"))
    alone = seats - set(connection.execute(shared).scalars())
    if not alone:
        return []
    its = db.seats.c.table_id == table, db.seats.c.seat.in_(alone)
    emails = list(connection.execute(select(db.seats.c.email).where(*its)).scalars())
    row = connection.execute(select(db.tables.c.status, db.tables.c.language).where(db.tables.c.id == table)).one()
    free = row.status == "open"
    name = "" if free else neutral(row.language)
    left = {"name": name, "email": "", "token": None, "seen": None, "taken": not free}
    connection.execute(update(db.seats).where(*its).values(left))
    for theirs in (db.holders, db.chats, db.notes):  # holders: programs that played for them
        connection.execute(delete(theirs).where(theirs.c.table_id == table, theirs.c.seat.in_(alone)))
    return emails


def _hand_on(connection: Connection, table: str, me: str) -> bool:
    """Make somebody else the host, if this account was; returns whether there is anybody."""
    here = db.holders.c
    others = select(here.holder).where(
        here.table_id == table, here.seat != WATCHER, here.holder.not_like(f"{PROGRAM}%")
    )
    heir = connection.scalar(others.order_by(here.seat, here.holder).limit(1))
    owner = connection.scalar(select(db.tables.c.owner).where(db.tables.c.id == table))
    if owner == me and heir is not None:
        connection.execute(update(db.tables).where(db.tables.c.id == table).values(owner=heir))
    return heir is not None or owner != me


def _forget_addresses(connection: Connection, emails: Iterable[str]) -> None:
    """Addresses that no other seat uses."""
    for email in emails:
        used = [select(where.c.email).where(where.c.email == email).limit(1) for where in (db.seats, db.accounts)]
        if any(connection.execute(query).first() for query in used):
            continue
        connection.execute(delete(db.addresses).where(db.addresses.c.email == email))
        connection.execute(delete(db.outbox).where(db.outbox.c.target == email))
