"""Entries of a table: which of them count, and what they contain."""

from collections.abc import Sequence
from typing import Any

import msgspec

from stolik.kernel.codec import encode
from stolik.table.rows import Entry


def unbroken(entries: Sequence[Entry]) -> tuple[list[Entry], bool]:
    """The entries before the first gap, and whether there is one.

    Nothing after a gap can be trusted: it was chosen in a game that nobody can see any more. It is not overwritten
    either: an entry `gap` after all of it says that the table continues from before the gap, and numbering goes on from
    there.
    """
    found: list[Entry] = []
    torn = False
    for entry in entries:
        if entry.kind == "gap":
            torn = False
        elif torn or entry.ply != (found[-1].ply if found else 0) + 1:
            torn = True
            continue
        found.append(entry)
    return found, torn


def survivors(entries: Sequence[Entry]) -> set[int]:
    """Plies of the actions that were not undone."""
    kept: list[int] = []
    for entry in entries:
        if entry.kind == "move":
            kept.append(entry.ply)
        elif entry.kind in ("undo", "rules"):
            del kept[data_of(entry)["to"] :]
    return set(kept)


def data_of(entry: Entry) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(entry.data)
    return data


def entry_data(**data: Any) -> str:
    return encode(data).decode()
