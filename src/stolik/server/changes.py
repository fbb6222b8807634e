"""What has changed from one view to the next: a connection is told no more than that."""

from typing import Any

from msgspec import UNSET, Struct
from msgspec.structs import astuple

from stolik.server.live_messages import Change

Path = tuple[str | int, ...]


def changes(was: Any, now: Any) -> list[Change]:
    """The changes that make the one out of the other; none if they are equal."""
    found: list[Change] = []
    if was != now:
        _compare((), was, now, found)
    return found


def _compare(path: Path, was: Any, now: Any, found: list[Change]) -> None:
    """Two things that differ: look inside where that is shorter to tell than the whole."""
    if isinstance(now, Struct) and type(was) is type(now):
        for field, before, after in zip(now.__struct_fields__, astuple(was), astuple(now)):
            if before is not after and before != after:
                _compare((*path, field), before, after, found)
    elif isinstance(now, dict) and isinstance(was, dict):
        _compare_keys(path, was, now, found)
    elif _is_row(was) and _is_row(now) and len(was) == len(now):
        for number, (before, after) in enumerate(zip(was, now)):
            if before != after:
                _compare((*path, number), before, after, found)
    else:
        found.append(Change(path, now))


def _is_row(value: Any) -> bool:
    """A list of things rather than of words and numbers."""
    return isinstance(value, list) and len(value) > 0 and isinstance(value[0], Struct)


def _compare_keys(path: Path, was: dict[Any, Any], now: dict[Any, Any], found: list[Change]) -> None:
    for key, after in now.items():
        before = was.get(key, UNSET)
        if before is after:  # as the faces of cards are
            continue
        if before is UNSET:
            found.append(Change((*path, key), after))
        elif before != after:
            _compare((*path, key), before, after, found)
    found += [Change((*path, key)) for key in was if key not in now]
