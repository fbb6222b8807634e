"""The difference between two views: all that travels to a connection that has the first one."""

from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from stolik.table.protocol import Change

Path = tuple[str | int, ...]


def changes(was: Any, now: Any) -> list[Change]:
    """The changes that turn one into the other; none if they are equal."""
    found: list[Change] = []
    if was != now:
        _compare((), was, now, found)
    return found


def _compare(path: Path, was: Any, now: Any, found: list[Change]) -> None:
    """Two things that differ: descend where that is shorter than sending the whole."""
    kind = type(now)
    if kind is not type(was):
        found.append(Change(path, now))
    elif kind is dict:
        _compare_keys(path, was, now, found)
    elif kind is list and len(was) == len(now) and isinstance(now[0], Struct):
        _compare_rows(path, was, now, found)
    elif isinstance(now, Struct):
        _compare_fields(path, was, now, found)
    else:
        found.append(Change(path, now))


def _compare_fields(path: Path, was: Struct, now: Struct, found: list[Change]) -> None:
    for field, before, after in zip(now.__struct_fields__, astuple(was), astuple(now)):
        if before is not after and before != after:
            _compare((*path, field), before, after, found)


def _compare_rows(path: Path, was: list[Any], now: list[Any], found: list[Change]) -> None:
    """Whether these are lists of things rather than of words and numbers."""
    for number, (before, after) in enumerate(zip(was, now)):
        if before is not after and before != after:
            _compare((*path, number), before, after, found)


def _compare_keys(path: Path, was: dict[Any, Any], now: dict[Any, Any], found: list[Change]) -> None:
    for key, after in now.items():
        if key not in was:
            found.append(Change((*path, key), after))
        elif was[key] is not after and was[key] != after:  # faces of cards are the same objects
            _compare((*path, key), was[key], after, found)
    found += [Change((*path, key)) for key in was if key not in now]
