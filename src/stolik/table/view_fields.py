"""Reading a view without knowing the game: where seats stand, and of what kind a name is."""

import typing
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

SEAT, BY_SEAT = "seat", "by seat"
"""How the types of a view mark seats (see kernel/messages.py)."""
NOT_THINGS = {"ask", "do", "event", "reason", "option", "part", "view", "rule", "rules", "preset", "notice", "effect"}
"""Kinds of messages that do not name things on the table."""


@cache
def seat_fields(cls: type) -> dict[str, str]:
    """The fields of a struct that hold seats, or one value for each seat."""
    hints = typing.get_type_hints(cls, include_extras=True)
    return {field: mark for field, hint in hints.items() if (mark := _mark(hint))}


def all_seat_fields(cls: type) -> dict[str, str]:
    """The same for a struct and everything inside it, by name."""
    found: dict[str, str] = {}
    for struct in _structs(cls, set()):
        found |= seat_fields(struct)
    return found


def kinds_of_things(game: str, ids: Iterable[str]) -> dict[str, str]:
    """The kind of a name: B1 is a card, from message ids such as `arcana-card-B1`."""
    parted = [id.removeprefix(f"{game}-").partition("-") for id in ids if id.startswith(f"{game}-")]
    things = [(kind, name) for kind, _, name in parted if name and kind not in NOT_THINGS]
    found: dict[str, str] = {}
    for kind, name in sorted(things, key=lambda thing: thing[0] != "resource"):  # other kinds may have the same names
        if not name.endswith("-text"):
            found.setdefault(name, kind)
    return found


def _mark(hint: Any) -> str:
    """The annotations of a type, or of a type inside it."""
    inside = typing.get_args(hint)
    if typing.get_origin(hint) is typing.Annotated and inside[1] in (SEAT, BY_SEAT):
        return str(inside[1])
    return next((mark for part in inside if (mark := _mark(part))), "")


def _structs(hint: Any, seen: set[type]) -> Iterator[type]:
    """Every struct that a type is made of."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        if hint in seen:
            return
        seen.add(hint)
        yield hint
        for field in typing.get_type_hints(hint, include_extras=True).values():
            yield from _structs(field, seen)
    for part in typing.get_args(hint):
        yield from _structs(part, seen)
