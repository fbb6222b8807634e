"""Making tables: new ones, rematches, forks of a replay, records brought from elsewhere."""

import secrets
import time
from collections.abc import Sequence

import msgspec

from stolik.bots.personas import name_of
from stolik.games import NAMES, load
from stolik.kernel.codec import checked_options, encode, plain
from stolik.kernel.game import Game, is_seed
from stolik.kernel.messages import Record
from stolik.server.registry import TableRegistry
from stolik.server.tables import LiveTable
from stolik.server.tokens import hashed, new_id, new_seed, new_token
from stolik.table.access import PROGRAM
from stolik.table.errors import Refusal
from stolik.table.info import MadeSeat, MadeTable, NewSeat, NewTable
from stolik.table.rows import Entry, SeatRow, TableRow

PATIENCE = {"none": 300, "live": 180, "day": 86_400}
"""Seconds before a bot plays for a seat: away from an unhurried table, or thinking at one with a clock."""


def game_of(name: str) -> Game:
    if name not in NAMES:
        raise Refusal("no-such-game", given=name[:40])
    return load(name)


def checked(new: NewTable) -> Game:
    """The game of a table that can be played as described; a refusal names what cannot."""
    game = game_of(new.game)
    if len(new.seats) not in game.seats:
        raise Refusal("wrong-seats", given=len(new.seats), least=game.seats[0], most=game.seats[-1])
    try:
        checked_options(game.Options, new.options, len(new.seats))
    except (ValueError, TypeError, RecursionError) as error:
        raise Refusal("wrong-options", given=str(error)[:300]) from error
    if new.seed is not None and any(seat.kind == "link" for seat in new.seats):
        raise Refusal("seed-of-shared-table")
    return game


class TableDraft:
    """A table about to be made: rows, seats, tokens."""

    def __init__(self, new: NewTable, game: Game, holder: str, seed: str, origin: str = "") -> None:
        now = time.time()
        self.watch = new_token()
        self.tokens: dict[int, str] = {}
        self.holder = holder
        self.row = TableRow(
            id=new_id(),
            game=game.name,
            rules=game.rules,
            seed=seed,
            options=encode(plain(checked_options(game.Options, new.options, len(new.seats)))).decode(),
            pace=new.pace,
            leaver=new.leaver,
            patience=new.patience or PATIENCE[new.pace],
            public=new.public,
            chat=new.chat,
            language=new.language,
            status="open",
            owner=holder,
            watch=hashed(self.watch),
            webhook=new.webhook,
            origin=origin,
            rematch=None,
            created=now,
            updated=now,
        )
        self.seats = [self._seat(number, seat) for number, seat in enumerate(new.seats)]

    def _seat(self, number: int, seat: NewSeat) -> SeatRow:
        name = seat.name.strip()
        if seat.kind == "bot" and not name and self.row.origin != "import":  # nobody knows who played an imported game
            name = name_of(seat.level, number)
        row = SeatRow(self.row.id, number, seat.kind, name, seat.level, taken=seat.kind != "link")
        if seat.kind == "link":
            self.tokens[number] = new_token()
            row.token = hashed(self.tokens[number])
        return row

    async def make(
        self, registry: TableRegistry, entries: Sequence[Entry] = (), holders: Sequence[tuple[int, str]] = ()
    ) -> LiveTable:
        """Store it; play begins at once if nobody is waited for."""
        held = [(seat.seat, self.holder) for seat in self.seats if seat.kind == "here"]
        if self.row.status == "open" and all(seat.taken for seat in self.seats):
            self.row.status = "playing"
        self.row.created = self.row.updated = registry.attendance.clock.now()
        await registry.store.create(self.row, self.seats, [*held, *holders], entries)
        return await registry.get(self.row.id)

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
    """Begin with whoever is there; seats that nobody took are played by bots."""
    for seat in table.seats:
        if not seat.taken:
            await registry.store.give_to_bot(table.id, seat.seat, name_of(seat.level, seat.seat))
    now = registry.attendance.clock.now()
    if not await registry.store.change_table(table.id, when="open", status="playing", updated=now):
        raise Refusal("already-started")
    await registry.seats_changed(table)


async def rematch(registry: TableRegistry, table: LiveTable, holder: str) -> str:
    """The same people at a new table; whoever asks second gets the same one."""
    if table.row.rematch:
        return table.row.rematch
    if table.row.status != "over":
        raise Refusal("not-over")
    draft = TableDraft(same_again(table), load(table.row.game), holder, new_seed())
    for seat in draft.seats:
        seat.taken, seat.token = True, None
    held = [(seat, who) for seat, people in table.holders.items() for who in people if not who.startswith(PROGRAM)]
    await draft.make(registry, holders=held)
    await registry.store.change_table(table.id, when="over", rematch=draft.row.id)
    await registry.seats_changed(table)
    return draft.row.id


def same_again(table: LiveTable) -> NewTable:
    """A new table like this one. Whoever held a seat holds it again, so that no links are needed."""
    row = table.row
    seats = [{"kind": "bot" if s.kind == "bot" else "link", "name": s.name, "level": s.level} for s in table.seats]
    data = {
        "game": row.game, "seats": seats, "options": msgspec.json.decode(row.options), "pace": row.pace,
        "leaver": row.leaver, "patience": row.patience, "public": row.public, "chat": row.chat,
        "language": row.language, "webhook": row.webhook,
    }  # fmt: skip
    return msgspec.convert(data, type=NewTable)


async def import_record(registry: TableRegistry, record: Record, holder: str, public: bool = False) -> str:
    """A finished table from a record that has been replayed and found true."""
    seats = [NewSeat("bot") for _ in range(record.seats)]
    new = NewTable(record.game, seats, record.options, public=public)
    draft = TableDraft(new, game_of(record.game), holder, encode(record.seed).decode(), origin="import")
    draft.row.status = "over"
    table = await draft.make(registry, entries_of(draft.row.id, record.actions, registry.attendance.clock.now()))
    return table.id


async def fork(
    registry: TableRegistry, table: LiveTable, ply: int, seats: Sequence[NewSeat] | None, holder: str
) -> MadeTable:
    """A new table that goes on from a position of a finished one. Its dice are known: the seed has been opened."""
    session = table.playing()
    actions = [plain(action) for action in session.match.actions]
    if not 0 <= ply < len(actions) or (seats is not None and len(seats) != len(table.seats)):
        raise Refusal("no-such-ply", given=ply, most=len(actions) - 1)
    chosen = seats or [NewSeat("here" if s == actions[ply]["seat"] else "bot") for s in range(len(table.seats))]
    new = NewTable(table.row.game, list(chosen), msgspec.json.decode(table.row.options))
    draft = TableDraft(new, session.game, holder, table.row.seed, origin=f"fork:{table.id}:{ply}")
    await draft.make(registry, entries_of(draft.row.id, actions[:ply], registry.attendance.clock.now()))
    return draft.made()


def entries_of(table: str, actions: Sequence[dict[str, object]], now: float) -> list[Entry]:
    return [
        Entry(table, number, "move", int(str(action["seat"])), encode(action).decode(), "", now)
        for number, action in enumerate(actions, 1)
    ]


def acceptable(record: Record) -> bool:
    """Whether a record from outside may be looked at at all."""
    return is_seed(record.seed) and record.game in NAMES and len(record.actions) <= 20_000


def random_seat(table: LiveTable) -> SeatRow:
    """One of the seats of an open table that nobody has taken."""
    free = [seat for seat in table.seats if not seat.taken and seat.kind != "bot"]
    if not free or table.row.status != "open":
        raise Refusal("no-free-seat")
    return secrets.choice(free)
