"""A table as it is stored. What cannot be read or is no longer allowed is said at the table, not hidden."""

import asyncio
import logging

from stolik.server.store import Conflict, Store
from stolik.table.resuming import close, corrections
from stolik.table.session import GameSession
from stolik.table.table import Table

log = logging.getLogger("stolik")


async def read(store: Store, table: Table, now: float) -> None:
    """All about a table. The caller holds its lock, or nobody else has the table yet."""
    while True:
        await read_rows(store, table)
        try:
            await _read_course(store, table, now)
        except Conflict:  # another process has found the same to say, and said it
            continue
        return


async def read_rows(store: Store, table: Table) -> None:
    """Who sits where, and how the table was made."""
    row = await store.table(table.id)
    assert row is not None
    seats, holders = await store.seats([row.id]), await store.holders(row.id)
    table.bans = await store.bans(row.id)
    table.row, table.seats, table.holders = row, seats, holders


async def _read_course(store: Store, table: Table, now: float) -> None:
    if table.row.status == "open":
        return
    session = GameSession(table.row, len(table.seats))
    entries = await store.entries(table.id)
    await asyncio.to_thread(session.follow, entries)
    if session.torn:
        text = "table %s: entries are missing in the database after %d; those up to %d are kept and not used"
        log.error(text, table.id, session.ply, session.torn)
    if table.row.status == "playing":
        await _correct(store, table, session, now)
    else:
        await _close(store, table, session)
    table.session = session


async def _close(store: Store, table: Table, session: GameSession) -> None:
    row = table.row
    if session.drift:
        log.warning("table %s is over, and %s with %s: shown up to there", row.id, session.drift, session.game.rules)
    if close(row, session):
        await store.change_table(row.id, when="over", result=row.result)


async def _correct(store: Store, table: Table, session: GameSession, now: float) -> None:
    rules = session.game.rules
    if session.drift:
        log.warning("table %s: %s with %s, %d actions lost", table.id, session.drift, rules, session.lost)
    for entry in corrections(table.row, session, now):
        await store.append(entry)
        session.apply(entry)
    if table.row.rules != rules:
        await store.change_table(table.id, rules=rules)
        table.row.rules = rules
