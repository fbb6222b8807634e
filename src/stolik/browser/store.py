"""Where the tables of this device are stored. They cross to the page as text, which any page can keep."""

from typing import Protocol

import msgspec

from stolik.kernel.codec import decode, encode
from stolik.table.info import TableInfo
from stolik.table.rows import Entry, SeatRow, TableRow


class Conflict(Exception):
    """Another page of this device has written at the same place."""


class Keeper(Protocol):
    """The page's storage. Each call is one transaction: all of it is kept, or nothing."""

    async def all(self) -> list[str]:
        """Every table that is kept."""

    async def read(self, table: str) -> list[str]:
        """A table and its entries, in order; nothing if there is no such table."""

    async def write(self, table: str, text: str, plies: list[int], entries: list[str]) -> bool:
        """Store a table and add entries to it; False, and nothing is stored, if one of these plies exists."""

    async def remove(self, table: str) -> None:
        """Forget a table."""


class Saved(msgspec.Struct):
    """A stored table, without its entries."""

    row: TableRow
    seats: list[SeatRow]
    notes: str = ""
    info: TableInfo | None = None
    """Its state when it was stored; the page lists tables by this before anything else is loaded."""


class Store:
    """The storage, with types."""

    def __init__(self, keeper: Keeper) -> None:
        self.keeper = keeper

    async def all(self) -> list[Saved]:
        found = [decode(text.encode(), Saved) for text in await self.keeper.all()]
        return sorted(found, key=lambda saved: -saved.row.updated)

    async def read(self, table: str) -> tuple[Saved, list[Entry]] | None:
        texts = list(await self.keeper.read(table))
        if not texts:
            return None
        return decode(texts[0].encode(), Saved), [decode(text.encode(), Entry) for text in texts[1:]]

    async def write(self, saved: Saved, *entries: Entry) -> None:
        text = encode(saved).decode()
        plies = [entry.ply for entry in entries]
        if not await self.keeper.write(saved.row.id, text, plies, [encode(entry).decode() for entry in entries]):
            raise Conflict(saved.row.id)

    async def remove(self, table: str) -> None:
        await self.keeper.remove(table)
