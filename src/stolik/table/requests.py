"""Requests at a table, checked: each becomes an entry to write, or a refusal."""

from typing import Any

import msgspec

from stolik.kernel.codec import encode
from stolik.kernel.errors import IllegalAction
from stolik.kernel.messages import Action, Reason
from stolik.table.access import Access
from stolik.table.entries import entry_data
from stolik.table.errors import Refusal
from stolik.table.rows import Entry
from stolik.table.session import GameSession, Offer
from stolik.table.table import Table


class Request(msgspec.Struct, frozen=True):
    """An entry that somebody wants written."""

    kind: str
    seat: int
    data: str = "{}"
    key: str = ""
    answers: int | None = None
    """The ply that it answers; refused if the game has changed since."""


def check(session: GameSession, request: Request) -> None:
    """Whether an entry of this kind is allowed in this state of the game."""
    if session.over:
        raise Refusal("game-over")
    if session.paused and request.kind in ("move", "undo"):
        raise Refusal("paused")
    if request.answers is not None and not session.changed <= request.answers <= session.ply:
        raise Refusal("old-ply", given=request.answers, now=session.ply)
    if request.kind == "leave" and request.seat in session.standins:  # another process has said so
        raise Refusal("old-ply", given=session.ply, now=session.ply)


def apply(session: GameSession, entry: Entry) -> Entry:
    """Apply an entry and return it as it is to be stored. A refusal changes nothing; anything else is a fault in the
    rules."""
    try:
        session.apply(entry)
    except IllegalAction as error:
        raise Refusal.because(error.reason, session.game.name) from error
    mark = session.mark() if entry.kind == "move" else ""
    return msgspec.structs.replace(entry, fingerprint=mark) if mark else entry


def active(table: Table, seat: int) -> GameSession:
    """The session, for a player who has not given up this seat."""
    session = table.playing()
    if seat in session.resigned:
        raise Refusal("resigned")
    return session


def move(table: Table, seat: int, ply: int, action: dict[str, Any], key: str) -> Request:
    session = active(table, seat)
    try:
        chosen = session.game.action(action)
    except ValueError as error:
        raise Refusal.because(Reason("not-an-action", {"given": "JSON"}), "") from error
    return play(seat, ply, chosen, key)


def play(seat: int, ply: int, action: Action, key: str = "") -> Request:
    if action.seat != seat:
        raise Refusal("foreign-seat")
    return Request("move", seat, encode(action).decode(), key, ply)


def undo(table: Table, seat: int, key: str, holder: str | None) -> Request:
    """Undo: at once up to the barrier; beyond it everybody concerned is asked."""
    session = active(table, seat)
    if session.undoer == seat:
        return Request("undo", seat, entry_data(to=session.moves - 1, count=1), key, session.ply)
    to = session.undo_target(seat)
    if to is None:
        raise Refusal("nothing-to-undo")
    return offer(table, "undo", seat, holder, to, key)


def offer(table: Table, what: str, seat: int, holder: str | None, to: int = 0, key: str = "") -> Request:
    """Ask all other people at the table; if there are none, carry it out at once."""
    session = active(table, seat)
    asked = table.concerned(seat, holder)
    if not asked:
        return carry_out(session, Offer(what, seat, to, {}), key)
    if session.offer is not None:
        raise Refusal("offer-open")
    return Request("offer", seat, entry_data(what=what, to=to, asked=asked, holder=holder), key, session.ply)


def answer(table: Table, access: Access, what: str, yes: bool) -> Request:
    """Answer for one's seats. Nobody can answer their own offer, through any seat."""
    session = table.playing()
    offer = session.offer
    if offer is None or offer.what != what or access.holder in offerers(table, offer):
        raise Refusal("nothing-offered")
    mine = [seat for seat in access.seats if seat in offer.answers]
    if not mine:
        raise Refusal("nothing-offered")
    return Request("answer", mine[0], entry_data(seats=mine, answer=yes), "", session.ply)


def offerers(table: Table, offer: Offer) -> set[str | None]:
    """Who made this offer. Whoever has signed in since goes by another name: then it is all who hold that seat."""
    people = table.people(offer.by)
    return {offer.holder} if offer.holder in people else {offer.holder, *people}


def carry_out(session: GameSession, offer: Offer, key: str = "") -> Request:
    """Carry out what everybody has agreed to."""
    if offer.what == "end":
        return Request("end", offer.by, key=key, answers=session.ply)
    return Request("undo", offer.by, entry_data(to=offer.to, count=session.moves - offer.to), key, session.ply)


def resign(table: Table, seat: int) -> Request:
    active(table, seat)
    return Request("resign", seat, entry_data(level=table.stand_in_level()))


def pause(table: Table, seat: int, paused: bool) -> Request | None:
    """None: it is so already."""
    session = active(table, seat)
    return None if session.paused == paused else Request("pause" if paused else "go", seat)


def stand_in(table: Table, seat: int) -> Request:
    """A bot takes over from somebody who is away, unless they move at this moment. It has no key: whatever a player
    names a move, it cannot stand for this."""
    return Request("leave", seat, entry_data(level=table.stand_in_level()), answers=table.playing().ply)


def returns(table: Table, seat: int) -> bool:
    """Whether somebody who returns gets this seat back; a seat that was given up stays given up."""
    session = table.session
    return bool(session and not session.over and seat in session.standins and seat not in session.resigned)
