"""Snapshots: the state after some entries, stored so that not all have to be replayed. The entries remain the truth."""

import zlib
from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec

from stolik.kernel.codec import decode, encode, fingerprint
from stolik.kernel.game import Game
from stolik.table.entries import survivors
from stolik.table.events import TableEvent
from stolik.table.rows import Entry, SnapshotRow, TableRow
from stolik.table.session import GameSession, Offer

FOLLOWED_WHOLE = frozenset({"rules", "gap"})
"""Kinds of entries whose meaning depends on all earlier ones."""


class Contents(msgspec.Struct):
    """Everything in a session that its table's row does not say."""

    state: msgspec.Raw
    before: tuple[int, msgspec.Raw] | None
    """A state from which the actions that may be undone can be replayed, and the number of actions before it."""
    actions: msgspec.Raw
    history: msgspec.Raw
    free: int
    checks: dict[int, str]
    keys: list[tuple[int, str, int]]
    changed: int
    since: float
    turned: int
    forgiven: int
    shifts: list[tuple[float, float]]
    resigned: set[int]
    standins: dict[int, str]
    paused: bool
    ended: bool
    latest_offer: Offer | None
    offered: bool
    """Whether that offer is still open."""


SAME = ("changed", "since", "turned", "forgiven", "shifts", "resigned", "standins", "paused", "ended", "latest_offer")
"""Fields that have the same name in the session."""


@cache
def _decoder(game: Game, events: bool) -> Any:
    """Built once: reading the annotations of a union takes longer than decoding a whole game."""
    kinds: Any = reduce(or_, TableEvent.__subclasses__(), game.Event) if events else game.Action
    return msgspec.json.Decoder(list[list[kinds]] if events else list[kinds])


def take(table: str, session: GameSession) -> SnapshotRow | None:
    """A snapshot of the session; None if its entries could not be followed to their end."""
    if session.drift or session.torn or session.base:
        return None
    match, free = session.match, session.match.free
    before = match.checkpoints.latest(session.moves - free) if free else None
    contents = Contents(
        state=msgspec.Raw(encode(match.state)),
        before=(before[0], msgspec.Raw(encode(before[1]))) if before else None,
        actions=msgspec.Raw(encode(match.actions)),
        history=msgspec.Raw(encode(session.history)),
        free=free,
        checks=match.checks,
        keys=[(seat, key, ply) for (seat, key), ply in session.keys.items()],
        offered=session.offer is not None,
        **{name: getattr(session, name) for name in SAME},
    )
    data = zlib.compress(msgspec.json.encode(contents), 1)
    return SnapshotRow(table, session.ply, session.game.rules, fingerprint(match.state), data)


def restore(row: TableRow, seats: int, snapshot: SnapshotRow, later: Sequence[Entry]) -> GameSession | None:
    """The session after the later entries; None if all entries must be followed instead.

    That is so if the snapshot is damaged or of other rules, or if a later entry does not fit it.
    """
    session = GameSession(row, seats)
    if snapshot.rules != session.game.rules or any(entry.kind in FOLLOWED_WHOLE for entry in later):
        return None
    try:
        _fill(session, snapshot)
        for entry in later:
            session.apply_next(entry)
            if entry.fingerprint and entry.fingerprint != fingerprint(session.match.state):
                return None
    except Exception:  # whatever it is, the entries decide
        return None
    return session


def _fill(session: GameSession, snapshot: SnapshotRow) -> None:
    """ValueError if the snapshot is damaged."""
    contents = msgspec.json.decode(zlib.decompress(snapshot.data), type=Contents)
    game, match = session.game, session.match
    match.state = decode(bytes(contents.state), game.State)
    if fingerprint(match.state) != snapshot.fingerprint:
        raise ValueError("the state is not the one that was stored")
    match.actions = _decoder(game, events=False).decode(contents.actions)
    match.checks, match.free = contents.checks, contents.free
    match.checkpoints.keep(len(match.actions), match.state)
    if contents.before is not None:
        match.checkpoints.keep(contents.before[0], decode(bytes(contents.before[1]), game.State))
    session.history = _decoder(game, events=True).decode(contents.history)
    session.keys = {(seat, key): ply for seat, key, ply in contents.keys}
    session.ply = snapshot.ply
    for name in SAME:
        setattr(session, name, getattr(contents, name))
    session.offer = session.latest_offer if contents.offered else None


def carry_over(row: TableRow, seats: int, snapshot: SnapshotRow, later: Sequence[Entry]) -> GameSession | None:
    """A game that continues under other rules from its stored state; None if they cannot read it.

    Later actions are replayed as far as they are legal: `lost` says how many were not.
    """
    session = GameSession(row, seats)
    try:
        _fill(session, snapshot)
    except Exception:
        return None
    session.go_on_from(session.match.state)
    session.carried = True
    kept = survivors(later)
    for entry in later:
        try:
            if entry.kind == "move" and (session.lost or entry.ply not in kept):
                raise ValueError("not played any more")
            session.apply(entry, played=entry.kind != "move")
        except Exception:
            session.pass_by(entry)
            session.lost += entry.ply in kept
    return session
