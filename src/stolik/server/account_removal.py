"""An account is deleted: settle what its running tables wait for before its seats are cleared."""

from contextlib import suppress

from stolik.server.registry import TableRegistry
from stolik.server.tables import LiveTable
from stolik.table.errors import Refusal


async def leave_all_tables(registry: TableRegistry, holder: str) -> None:
    """Hand the account's seats to bots wherever other people play too. Tables without other people are left as they
    are."""
    for row in await registry.store.held(holder, limit=100_000):
        if row.status == "playing":
            with suppress(Refusal):  # the game has ended, or the table cannot be opened
                await _leave(await registry.get(row.id), holder)


async def _leave(table: LiveTable, holder: str) -> None:
    session, access = table.playing(), table.access(holder)
    people = set().union(*(table.people(seat.seat) for seat in table.seats))
    if people <= {holder}:
        return
    if session.offer is not None:
        with suppress(Refusal):  # nobody waits for them
            await table.answer(access, session.offer.what, False)
    for seat in access.seats:
        if table.people(seat) == {holder} and seat not in session.standins:
            await table.stand_in(seat)
