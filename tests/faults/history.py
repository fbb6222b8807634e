"""What scripted players saw, and whether it agrees with what is stored: a table is a list that only grows."""

from collections import Counter
from typing import Any

from stolik.server.settings import Settings
from stolik.server.store import Store
from stolik.table.entries import data_of
from stolik.table.rows import Entry

Json = dict[str, Any]
NOBODYS = frozenset({"leave", "back", "device", "resign", "gap", "rules"})
"""Entries that nobody had a reason to write in these games."""


class History:
    """One table: what was acknowledged to its player, and what a spectator was told."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acknowledged: dict[str, tuple[int, Json]] = {}
        """Key of a move -> its ply, and what was played."""
        self.told: list[Json] = []
        """Events in the order in which they were told, across all connections."""
        self.refused: Counter[str] = Counter()
        self.reconnected = 0


def problems(history: History, entries: list[Entry], events: list[Json]) -> list[str]:
    """What is wrong with a table: compared with its entries, and with all its events as a newcomer is told them."""
    found = []
    if [entry.ply for entry in entries] != list(range(1, len(entries) + 1)):
        found.append("entries are missing or out of order")
    by_ply = {entry.ply: entry for entry in entries}
    for key, (ply, action) in history.acknowledged.items():
        entry = by_ply.get(ply)
        if entry is None or entry.key != key:
            found.append(f"ply {ply} was acknowledged and is not there")
        elif data_of(entry) != action:
            found.append(f"ply {ply} was acknowledged and something else is there")
    keys = Counter((entry.seat, entry.key) for entry in entries if entry.key)
    found += [f"move {key} stands there {count} times" for key, count in keys.items() if count > 1]
    if events[: len(history.told)] != history.told:
        found.append("a reader was told what did not happen, or not in that order")
    found += [f"entry {entry.kind} without cause" for entry in entries if entry.kind in NOBODYS]
    return [f"table {history.table}: {what}" for what in found]


async def stored(settings: Settings, tables: list[str]) -> dict[str, list[Entry]]:
    """The entries of these tables, read by nobody but us."""
    store = Store(settings.database_url)
    try:
        return {table: await store.entries(table) for table in tables}
    finally:
        await store.database.close()
