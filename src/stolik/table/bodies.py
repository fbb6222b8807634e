"""Requests about a table other than moves, and their answers."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from stolik.table.info import TEXT, NewSeat, Ply, SeatNumber
from stolik.table.protocol import Update
from stolik.table.seeds import commitment
from stolik.table.table import Table


class SeatBody(msgspec.Struct, frozen=True):
    seat: SeatNumber | None = None
    """Needed only by devices that hold several seats."""


class PauseBody(msgspec.Struct, frozen=True):
    paused: bool = True
    seat: SeatNumber | None = None


class ForkBody(msgspec.Struct, frozen=True):
    ply: Ply
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=16)] | None = None


class NoteBody(msgspec.Struct, frozen=True):
    text: Annotated[str, Meta(max_length=10_000, pattern=TEXT)]


class Made(msgspec.Struct, frozen=True):
    table: str


class Knowledge(msgspec.Struct, frozen=True):
    """Everything that one seat knows of a running game."""

    game: str
    rules: str
    options: dict[str, Any]
    commitment: str
    update: Update


def knowledge(table: Table, viewer: int | None) -> Knowledge:
    said = table.updates([viewer]).update(viewer)
    return Knowledge(table.row.game, table.row.rules, table.playing().options, commitment(table.row.seed), said)
