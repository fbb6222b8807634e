"""Snapshots save time and change nothing: the entries are the truth."""

import random
import time
from typing import Any

import msgspec
import pytest

import stolik
from stolik.kernel.codec import encode
from stolik.kernel.game import Game
from stolik.table.entries import entry_data
from stolik.table.rows import Entry, TableRow
from stolik.table.session import GameSession
from stolik.table.snapshot import restore, take

FASTEST = 0.05
"""Seconds within which a late table is back."""


def row(game: str) -> TableRow:
    rules = stolik.load(game).rules
    return TableRow(
        "t", game, rules, '"seed"', "{}", "none", "wait", 300, False, True, "en", "playing", "d:x", "w", "", "", None,
        0.0, 0.0,
    )  # fmt: skip


def played(game: str, seats: int, moves: int) -> tuple[GameSession, list[Entry]]:
    """A game of random moves, with some things that people do beside playing."""
    session, chance, entries = GameSession(row(game), seats), random.Random(game), []

    def write(kind: str, seat: int, data: str) -> None:
        entries.append(Entry("t", session.ply + 1, kind, seat, data, f"k{session.ply}", float(session.ply)))
        session.apply(entries[-1])

    while session.moves < moves and (decision := session.game.decision(session.match.state)) is not None:
        if session.undoer is not None and chance.random() < 0.1:
            write("undo", session.undoer, entry_data(to=session.moves - 1, count=1))
        elif chance.random() < 0.02:
            write("offer", 0, entry_data(what="end", to=0, asked=[1], holder="d:x"))
        else:
            write("move", decision.seat, encode(chance.choice(decision.actions)).decode())
    return session, entries


def known(session: GameSession) -> dict[str, Any]:
    match = session.match
    same = ("ply", "changed", "since", "turned", "keys", "resigned", "standins", "paused", "ended", "undoer", "over")
    return {
        **{name: getattr(session, name) for name in same}, "state": encode(match.state), "record": match.record(),
        "history": session.history, "free": match.free, "offer": session.offer, "latest": session.latest_offer,
    }  # fmt: skip


@pytest.mark.parametrize("game", stolik.GAMES)
def test_a_restored_session_is_the_same_and_goes_on_the_same(game: str) -> None:
    seats = stolik.load(game).seats[-1]
    whole, entries = played(game, seats, 120)
    for ply in (1, 40, len(entries) - 20, len(entries)):
        part = GameSession(row(game), seats)
        for entry in entries[:ply]:
            part.apply_next(entry)
        snapshot = take("t", part)
        assert snapshot is not None
        again = restore(row(game), seats, snapshot, entries[ply:])
        assert again is not None
        assert known(again) == known(whole)
        while again.match.free:
            assert again.match.undo()
        assert again.match.record() == stolik.replay(again.match.record()).record()


def test_a_snapshot_of_other_rules_or_damaged_is_ignored() -> None:
    session, entries = played("arcana", 2, 30)
    snapshot = take("t", session)
    assert snapshot is not None
    for wrong in ({"rules": "arcana/0"}, {"fingerprint": "0" * 16}, {"data": b"?"}, {"data": snapshot.data[:-9]}):
        assert restore(row("arcana"), 2, msgspec.structs.replace(snapshot, **wrong), []) is None
    later = Entry("t", len(entries) + 2, "pause", 0)
    assert restore(row("arcana"), 2, snapshot, [later]) is None, "an entry is missing before it"


def test_a_late_table_of_six_is_back_at_once() -> None:
    session, _ = played("eclipse", 6, 1000)
    snapshot = take("t", session)
    assert snapshot is not None
    restore(row("eclipse"), 6, snapshot, [])  # the first time types are read too
    best = min(timed(lambda: restore(row("eclipse"), 6, snapshot, [])) for _ in range(5))
    assert best < FASTEST


def test_a_late_table_of_six_is_back_without_its_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game was: only what happened after the snapshot is followed."""
    session, entries = played("eclipse", 6, 1000)
    part = GameSession(row("eclipse"), 6)
    part.follow(entries[:-5])
    snapshot = take("t", part)
    assert snapshot is not None
    moves: list[object] = []
    apply = Game.apply

    def counted(game: Game, state: Any, action: Any) -> Any:
        moves.append(action)
        return apply(game, state, action)

    monkeypatch.setattr(Game, "apply", counted)
    again = restore(row("eclipse"), 6, snapshot, entries[-5:])
    assert again is not None
    assert encode(again.match.state) == encode(session.match.state)
    assert 0 < len(moves) <= 2 * 5, "moves before the snapshot are not played again"


def timed(work: Any) -> float:
    began = time.perf_counter()
    assert work() is not None
    return time.perf_counter() - began
