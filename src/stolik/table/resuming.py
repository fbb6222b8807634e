"""Taking up a stored table. What is missing or no longer legal is reported at the table, not hidden."""

from collections.abc import Iterator

from msgspec import Raw

from stolik.kernel.codec import encode
from stolik.table.entries import entry_data
from stolik.table.rows import NO_SEAT, Entry, TableRow
from stolik.table.session import GameSession, result_of


def corrections(row: TableRow, session: GameSession, now: float) -> Iterator[Entry]:
    """The entries to write before a running table can continue. Each is stored and applied before the next."""
    if session.torn:
        data = entry_data(after=session.ply, count=session.torn - session.ply)
        yield Entry(row.id, session.torn + 1, "gap", NO_SEAT, data, "", now)
    if session.drift or session.carried:
        state = {"state": Raw(encode(session.match.state))} if session.carried else {}
        data = entry_data(to=session.moves, count=session.lost, rules=session.game.rules, **state)
        yield Entry(row.id, session.ply + 1, "rules", NO_SEAT, data, "", now)


def close(row: TableRow, session: GameSession) -> bool:
    """Finished games stay finished, even if their replay differs under today's rules. The result is the stored one.

    Games that ended before results were stored get theirs now, once, if they still replay to their end; returns whether
    it did.
    """
    whole = not session.drift and not session.torn and (session.over or row.origin == "import")
    session.ended = True
    if row.result is not None or not whole:
        return False
    row.result = result_of(session)
    return True
