"""The difference between two views: all that travels to a connection that has the first one."""

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import astuple

from stolik.table.protocol import Change

Path = tuple[str | int, ...]
Rows = dict[tuple[int, int], tuple[Path, Any, Any, list[Change]]]
"""Two rows by identity -> their path, the rows themselves so that nothing else gets their ids, and their changes."""
PLAIN: Final = frozenset({str, int, bool, type(None)})
"""Kinds of things that have no parts; `isinstance` takes long to tell that they are no structs."""
MISSING: Final = object()


def changes(was: Any, now: Any, rows: Rows | None = None) -> list[Change]:
    """The changes that turn one into the other; none if they are equal.

    `rows` remembers rows that several pairs of views share, so that they are compared once.
    """
    found: list[Change] = []
    if was != now:
        _compare((), was, now, found, {} if rows is None else rows)
    return found


def _compare(path: Path, was: Any, now: Any, found: list[Change], rows: Rows) -> None:
    """Two things that differ: descend where that is shorter than sending the whole."""
    kind = type(now)
    if kind in PLAIN or kind is not type(was):
        found.append(Change(path, now))
    elif kind is dict:
        _compare_keys(path, was, now, found, rows)
    elif kind is list and len(was) == len(now) and isinstance(now[0], Struct):
        _compare_rows(path, was, now, found, rows)
    elif isinstance(now, Struct):
        _compare_fields(path, was, now, found, rows)
    else:
        found.append(Change(path, now))


def _compare_fields(path: Path, was: Struct, now: Struct, found: list[Change], rows: Rows) -> None:
    for field, before, after in zip(now.__struct_fields__, astuple(was), astuple(now)):
        if before is not after and before != after:
            _compare((*path, field), before, after, found, rows)


def _compare_rows(path: Path, was: list[Any], now: list[Any], found: list[Change], rows: Rows) -> None:
    """Whether these are lists of things rather than of words and numbers."""
    for number, (before, after) in enumerate(zip(was, now)):
        if before is not after and before != after:
            found += _row((*path, number), before, after, rows)


def _row(path: Path, was: Any, now: Any, rows: Rows) -> list[Change]:
    known = rows.get((id(was), id(now)))
    if known is not None and known[0] == path:
        return known[3]
    found: list[Change] = []
    _compare(path, was, now, found, rows)
    rows[id(was), id(now)] = path, was, now, found
    return found


def _compare_keys(path: Path, was: dict[Any, Any], now: dict[Any, Any], found: list[Change], rows: Rows) -> None:
    gone = len(was) - len(now)
    for key, after in now.items():
        before = was.get(key, MISSING)
        if before is after:  # faces of cards are the same objects
            continue
        if before is MISSING:
            gone += 1
            found.append(Change((*path, key), after))
        elif before != after:
            _compare((*path, key), before, after, found, rows)
    if gone:
        found += [Change((*path, key)) for key in was if key not in now]
