"""Loading a stored table. What cannot be read or is no longer legal is reported at the table, not hidden."""

import asyncio
import logging
from typing import TYPE_CHECKING

from stolik.server.store import Conflict, Store
from stolik.table.errors import not_found
from stolik.table.resuming import close, corrections
from stolik.table.session import GameSession
from stolik.table.snapshot import carry_over, restore

if TYPE_CHECKING:
    from stolik.server.tables import LiveTable

log = logging.getLogger("stolik")


async def read(store: Store, table: "LiveTable", now: float) -> None:
    """Read everything about a table. The caller holds its lock, or is the only one who has it."""
    while True:
        await read_rows(store, table)
        try:
            await _read_session(store, table, now)
        except Conflict:  # another process has found and reported the same
            continue
        return


async def read_rows(store: Store, table: "LiveTable") -> None:
    """Read its seats and settings. Refused if it is no longer stored."""
    row = await store.table(table.id)
    if row is None:
        raise not_found()
    seats, holders = await store.seats([row.id]), await store.holders(row.id)
    table.bans = await store.bans(row.id)
    table.lease = await store.lease(row.id)
    table.row, table.seats, table.holders = row, seats, holders


async def _read_session(store: Store, table: "LiveTable", now: float) -> None:
    if table.row.status == "open":
        return
    session = await _session(store, table)
    if session.torn:
        text = "table %s: entries are missing in the database after %d; those up to %d are kept and not used"
        log.error(text, table.id, session.ply, session.torn)
    if session.drift:
        log.warning("table %s %s with %s", table.id, session.drift, session.game.rules)
        session = await _carried_over(store, table) or session
    if table.row.status == "playing":
        await _correct(store, table, session, now)
    elif close(table.row, session):
        await store.change_table(table.id, when="over", result=table.row.result)
    table.session = session


async def _session(store: Store, table: "LiveTable") -> GameSession:
    """The session after all entries: from the latest snapshot, or else from the first entry."""
    snapshot = await store.snapshot(table.id)
    if snapshot is not None:
        later = await store.entries(table.id, snapshot.ply)
        known = await asyncio.to_thread(restore, table.row, len(table.seats), snapshot, later)
        if known is not None:
            return known
    session = GameSession(table.row, len(table.seats))
    await asyncio.to_thread(session.follow, await store.entries(table.id))
    return session


async def _carried_over(store: Store, table: "LiveTable") -> GameSession | None:
    """A game whose replay differs under today's rules continues from its stored state, if there is one."""
    snapshot = await store.snapshot(table.id)
    if snapshot is None:
        return None
    later = await store.entries(table.id, snapshot.ply)
    return await asyncio.to_thread(carry_over, table.row, len(table.seats), snapshot, later)


async def _correct(store: Store, table: "LiveTable", session: GameSession, now: float) -> None:
    rules = session.game.rules
    if session.drift or session.carried:
        text = "table %s: played with %s, goes on with %s, %d actions lost"
        log.warning(text, table.id, table.row.rules, rules, session.lost)
    for entry in corrections(table.row, session, now):
        await store.append(entry, table.lease.epoch)
        session.apply(entry)
    if table.row.rules != rules:
        await store.change_table(table.id, rules=rules)
        table.row.rules = rules
