"""Tables about to be made: new ones, rematches, continuations of a replay, imported records."""

from collections.abc import Sequence

import msgspec

from stolik.bots.personas import name_of
from stolik.games import NAMES, load
from stolik.kernel.codec import checked_options, decode, encode, plain
from stolik.kernel.game import Game, is_seed
from stolik.kernel.messages import Record
from stolik.kernel.record import replay
from stolik.table.errors import Refusal
from stolik.table.info import NewSeat, NewTable
from stolik.table.rows import Entry, SeatRow, TableRow
from stolik.table.table import Table

PATIENCE = {"none": 300, "live": 180, "day": 86_400}
"""Seconds before a bot takes over a seat: of a player who is away, or who lets a clock run out."""
MOST_ACTIONS = 20_000
"""Actions of a record that can be imported."""


def game_of(name: str) -> Game:
    if name not in NAMES:
        raise Refusal("no-such-game", given=name[:40])
    return load(name)


def checked(new: NewTable) -> Game:
    """The game of a table that can be played as described; a refusal names what is wrong."""
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


class Draft:
    """A table about to be made: its row and its seats."""

    def __init__(self, new: NewTable, game: Game, holder: str, seed: str, id: str, now: float, origin: str) -> None:
        self.holder = holder
        self.row = TableRow(
            id=id,
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
            watch="",
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
        return SeatRow(self.row.id, number, seat.kind, name, seat.level, taken=seat.kind != "link")

    def held(self) -> list[tuple[int, str]]:
        """The seats taken by the person who makes the table."""
        return [(seat.seat, self.holder) for seat in self.seats if seat.kind == "here"]

    def begin(self) -> None:
        """Whether the game begins at once because no seat is left open."""
        if self.row.status == "open" and all(seat.taken for seat in self.seats):
            self.row.status = "playing"


def same_again(table: Table) -> NewTable:
    """A new table like this one. Everybody keeps their seat, so no links are needed."""
    row = table.row
    seats = [{"kind": "bot" if s.kind == "bot" else "link", "name": s.name, "level": s.level} for s in table.seats]
    data = {
        "game": row.game, "seats": seats, "options": msgspec.json.decode(row.options), "pace": row.pace,
        "leaver": row.leaver, "patience": row.patience, "public": row.public, "chat": row.chat,
        "language": row.language, "webhook": row.webhook,
    }  # fmt: skip
    return msgspec.convert(data, type=NewTable)


def forked(table: Table, ply: int, seats: Sequence[NewSeat] | None) -> tuple[NewTable, list[dict[str, object]]]:
    """A table that continues from a position of a finished one, and the actions that led there."""
    session = table.finished()
    if session.base:
        raise Refusal("rules-changed")
    actions = [plain(action) for action in session.match.actions]
    if not 0 <= ply < len(actions) or (seats is not None and len(seats) != len(table.seats)):
        raise Refusal("no-such-ply", given=ply, most=len(actions) - 1)
    chosen = seats or [NewSeat("here" if s == actions[ply]["seat"] else "bot") for s in range(len(table.seats))]
    return NewTable(table.row.game, list(chosen), msgspec.json.decode(table.row.options)), actions[:ply]


def imported(record: Record, public: bool = False) -> NewTable:
    """A table for a record that was played elsewhere: nobody sits there any more."""
    return NewTable(record.game, [NewSeat("bot") for _ in range(record.seats)], record.options, public=public)


def entries_of(table: str, actions: Sequence[dict[str, object]], now: float) -> list[Entry]:
    return [
        Entry(table, number, "move", int(str(action["seat"])), encode(action).decode(), "", now)
        for number, action in enumerate(actions, 1)
    ]


def proved(record: Record) -> Record:
    """The record replayed by this program; a refusal says where it differs. Takes as long as the game is long."""
    if not (is_seed(record.seed) and record.game in NAMES and len(record.actions) <= MOST_ACTIONS):
        raise Refusal("damaged-record", given="game, seed, actions")
    try:
        return replay(game_of(record.game), record).record()
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise Refusal("damaged-record", given=str(error)[:300]) from error


def prove(record: bytes) -> bytes:
    """The same from bytes to bytes, for any worker."""
    return encode(proved(decode(record, Record)))
