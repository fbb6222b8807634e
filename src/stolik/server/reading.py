"""A table as it is stored. What cannot be read or is no longer allowed is said at the table, not hidden."""

import asyncio
import logging

from stolik.server.course import Course, result_of
from stolik.server.entries import entry_data
from stolik.server.gathering import Gathering
from stolik.server.store import Conflict, Entry, Store

log = logging.getLogger("stolik")
NOBODY = -1


async def read(store: Store, table: Gathering, now: float) -> None:
    """All about a table. The caller holds its lock, or nobody else has the table yet."""
    while True:
        await read_rows(store, table)
        try:
            await _read_course(store, table, now)
        except Conflict:  # another process has found the same to say, and said it
            continue
        return


async def read_rows(store: Store, table: Gathering) -> None:
    """Who sits where, and how the table was made."""
    row = await store.table(table.id)
    assert row is not None
    seats, holders = await store.seats([row.id]), await store.holders(row.id)
    table.bans = await store.bans(row.id)
    table.row, table.seats, table.holders = row, seats, holders


async def _read_course(store: Store, table: Gathering, now: float) -> None:
    if table.row.status == "open":
        return
    course = Course(table.row, len(table.seats))
    entries = await store.entries(table.id)
    await asyncio.to_thread(course.follow, entries)
    if course.torn:
        text = "table %s: entries are missing in the database after %d; those up to %d are kept and not used"
        log.error(text, table.id, course.ply, course.torn)
    if table.row.status == "playing":
        await _check_gap(store, table, course, now)
        await _check_rules(store, table, course, now)
    else:
        await _close(store, table, course)
    table.course = course


async def _close(store: Store, table: Gathering, course: Course) -> None:
    """Over is over, even if the moves lead elsewhere with the rules of today. The result is what was stored.

    Games that ended before results were stored get theirs now, once, if they still replay to their end.
    """
    row = table.row
    if course.drift:
        log.warning("table %s is over, and %s with %s: shown up to there", row.id, course.drift, course.game.rules)
    whole = not course.drift and not course.torn and (course.over or row.origin == "import")
    course.ended = True
    if row.result is None and whole:
        row.result = result_of(course)
        await store.change_table(row.id, when="over", result=row.result)


async def _check_gap(store: Store, table: Gathering, course: Course, now: float) -> None:
    if course.torn:
        data = entry_data(after=course.ply, count=course.torn - course.ply)
        await _say(store, course, Entry(table.id, course.torn + 1, "gap", NOBODY, data, "", now))


async def _check_rules(store: Store, table: Gathering, course: Course, now: float) -> None:
    rules = course.game.rules
    if course.drift:
        log.warning("table %s: %s with %s, %d actions lost", table.id, course.drift, rules, course.lost)
        data = entry_data(to=course.moves, count=course.lost, rules=rules)
        await _say(store, course, Entry(table.id, course.ply + 1, "rules", NOBODY, data, "", now))
    if table.row.rules != rules:
        await store.change_table(table.id, rules=rules)
        table.row.rules = rules


async def _say(store: Store, course: Course, entry: Entry) -> None:
    """Write what the service itself has to say about a table that nobody plays at yet."""
    await store.append(entry)
    course.enact(entry)
