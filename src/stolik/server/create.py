"""Making tables: with links to seats, stored, and announced to all processes."""

import secrets
import time
from collections.abc import Sequence

from stolik.bots.personas import name_of
from stolik.games import load
from stolik.kernel.codec import encode
from stolik.kernel.game import Game
from stolik.kernel.messages import Record
from stolik.server.registry import TableRegistry
from stolik.server.tables import LiveTable
from stolik.server.tokens import hashed, new_id, new_seed, new_token
from stolik.table.access import PROGRAM
from stolik.table.drafts import Draft, checked, entries_of, forked, game_of, imported, same_again
from stolik.table.errors import Refusal
from stolik.table.info import MadeSeat, MadeTable, NewSeat, NewTable
from stolik.table.rows import SeatRow


class TableDraft(Draft):
    """A table about to be made, with tokens for those who are invited."""

    def __init__(self, new: NewTable, game: Game, holder: str, seed: str, origin: str = "") -> None:
        super().__init__(new, game, holder, seed, new_id(), time.time(), origin)
        self.watch = new_token()
        self.row.watch = hashed(self.watch)
        self.tokens = {seat.seat: new_token() for seat in self.seats if seat.kind == "link"}
        for seat, token in self.tokens.items():
            self.seats[seat].token = hashed(token)

    def begin_at(self, now: float) -> None:
        """Play begins at once if the table waits for nobody."""
        self.row.created = self.row.updated = now
        self.begin()

    async def make(self, registry: TableRegistry, actions: Sequence[dict[str, object]] = ()) -> None:
        """Store the table, with the actions that it continues."""
        self.begin_at(registry.heartbeat.clock.now())
        entries = entries_of(self.row.id, actions, self.row.created)
        await registry.store.create(self.row, self.seats, self.held(), entries)
        await registry.get(self.row.id)

    async def make_rematch(self, registry: TableRegistry, of: LiveTable) -> None:
        """Store the table for the same people, unless one of them was faster."""
        self.begin_at(registry.heartbeat.clock.now())
        held = [(seat, who) for seat, people in of.holders.items() for who in people if not who.startswith(PROGRAM)]
        if await registry.store.create_rematch(of.id, self.row, self.seats, held):
            await registry.get(self.row.id)
        await registry.seats_changed(of)

    def made(self) -> MadeTable:
        seats = [MadeSeat(s.seat, s.kind, s.name, self._invite(s)) for s in self.seats]
        return MadeTable(self.row.id, seats, f"/watch/{self.watch}")

    def _invite(self, seat: SeatRow) -> str | None:
        return f"/join/{self.tokens[seat.seat]}" if seat.seat in self.tokens else None


async def make_table(registry: TableRegistry, new: NewTable, holder: str) -> MadeTable:
    game = checked(new)
    if new.webhook and not registry.settings.webhooks:
        raise Refusal("no-webhook")
    seed = new_seed() if new.seed is None else encode(new.seed).decode()
    draft = TableDraft(new, game, holder, seed, origin="" if new.seed is None else "seed")
    await draft.make(registry)
    return draft.made()


async def start_table(registry: TableRegistry, table: LiveTable) -> None:
    """Begin with the people who are there; bots play the seats that nobody took."""
    for seat in table.seats:
        if not seat.taken:
            await registry.store.give_to_bot(table.id, seat.seat, name_of(seat.level, seat.seat))
    now = registry.heartbeat.clock.now()
    if not await registry.store.begin(table.id, now):
        raise Refusal("already-started")
    await registry.seats_changed(table)


async def rematch(registry: TableRegistry, table: LiveTable, holder: str) -> str:
    """The same people at a new table. Asking twice gives the same one."""
    if table.row.rematch:
        return table.row.rematch
    if table.row.status != "over":
        raise Refusal("not-over")
    draft = TableDraft(same_again(table), load(table.row.game), holder, new_seed())
    for seat in draft.seats:
        seat.taken, seat.token = True, None
    await draft.make_rematch(registry, table)
    return table.row.rematch or draft.row.id


async def import_record(registry: TableRegistry, record: Record, holder: str, public: bool = False) -> str:
    """A finished table from a record that was replayed and verified."""
    new = imported(record, public)
    draft = TableDraft(new, game_of(record.game), holder, encode(record.seed).decode(), origin="import")
    draft.row.status = "over"
    await draft.make(registry, record.actions)
    return draft.row.id


async def fork(
    registry: TableRegistry, table: LiveTable, ply: int, seats: Sequence[NewSeat] | None, holder: str
) -> MadeTable:
    """A new table that continues from a position of a finished one. Its dice are known, because the seed is public by
    then."""
    new, actions = forked(table, ply, seats)
    draft = TableDraft(new, load(new.game), holder, table.row.seed, origin=f"fork:{table.id}:{ply}")
    await draft.make(registry, actions)
    return draft.made()


def random_seat(table: LiveTable) -> SeatRow:
    """A seat of an open table that nobody has taken."""
    free = [seat for seat in table.seats if not seat.taken and seat.kind != "bot"]
    if not free or table.row.status != "open":
        raise Refusal("no-free-seat")
    return secrets.choice(free)
