"""What learners get: a dense id for every action, and a seat's knowledge as small numbers.

A game's `encoding/` fills in both from one seat's point of view: seats are counted from the observer (0 is the
observer, 1 the next player at the table). Numbers are written directly from the state into a reused buffer of bytes.
"""

from hashlib import blake2b
from typing import Any, Final

from stolik.kernel.messages import Action
from stolik.kernel.state import State

WAIT: Final = 0
"""The legal id when there is nothing to decide: another seat is to move, or the game is over."""
SPARE: Final = 32
"""Ids at the end for actions that the table does not list, such as those of a contributor's own cards. They are given
out in the order of the legal actions."""
MOST: Final = 255
"""A number of an observation is one byte; larger values are clipped."""

_NO_ID: Final = -1
_NOT_YET: Final = -2
_LOOK: Final = -3

# --- actions ------------------------------------------------------------------------------------------------------


class Part:
    """One thing that an action names, and its possible values. By default the field of that name."""

    def __init__(self, name: str, words: list[str]) -> None:
        self.name = name
        self.words = words
        self.index = {word: i for i, word in enumerate(words)}

    def read(self, s: Any, a: Any) -> str:
        return str(getattr(a, self.name))


class SeatPart(Part):
    """A seat, counted from the one that moves."""

    def __init__(self, name: str, seats: int) -> None:
        super().__init__(name, [str(seat) for seat in range(seats)])

    def read(self, s: Any, a: Any) -> str:
        state: State = s
        return str((getattr(a, self.name) - a.seat) % state.seats)


class Kind:
    """Actions with this tag: each combination of values has an id."""

    def __init__(self, tag: str, parts: list[Part], looks: bool = False) -> None:
        self.tag = tag
        self.parts = parts
        self.looks = looks
        """Whether a part depends on the state, so that the action's id cannot be cached."""
        self.size = 1
        for part in parts:
            self.size *= len(part.words)

    def place(self, s: Any, a: Any) -> int:
        """The number of this action among those of its kind; -1 if a value is unknown."""
        place = 0
        for part in self.parts:
            at = part.index.get(part.read(s, a), _NO_ID)
            if at == _NO_ID:
                return _NO_ID
            place = place * len(part.words) + at
        return place

    def words(self, place: int) -> str:
        said: list[str] = []
        for part in reversed(self.parts):
            said.append(f"{part.name}:{part.words[place % len(part.words)]}")
            place //= len(part.words)
        return " ".join([self.tag, *reversed(said)])


class ActionIds:
    """Ids for all actions of a game, the same for every seat and in every game."""

    def __init__(self, kinds: list[Kind], seats: int) -> None:
        self.kinds = kinds
        self.by_tag: dict[str, Kind] = {kind.tag: kind for kind in kinds}
        self.first: dict[str, int] = {}
        at = WAIT + 1
        for kind in kinds:
            self.first[kind.tag] = at
            at += kind.size
        self.spare = at
        self.size = at + SPARE
        self.known: list[dict[Any, int]] = [{} for _ in range(seats + 1)]
        """By number of players: ids found before."""

    def of(self, s: Any, actions: list[Action]) -> list[int]:
        """The ids of the legal actions of one decision."""
        state: State = s
        known = self.known[state.seats]
        found: list[int] = []
        spare = self.spare
        for a in actions:
            number = known.get(a, _NOT_YET)
            if number < 0:
                number = self.look_up(s, a, known)
                if number == _NO_ID:
                    number = spare
                    spare += 1
            found.append(number)
        if spare > self.size:
            raise ValueError(
                f"actions: {spare - self.spare} of {len(actions)} have no id; there are {SPARE} spare ones"
            )
        return found

    def look_up(self, s: Any, a: Action, known: dict[Any, int]) -> int:
        kind = self.by_tag.get(a.tag)
        if kind is None:
            return _NO_ID
        place = kind.place(s, a)
        number = place if place == _NO_ID else self.first[kind.tag] + place
        known[a] = _LOOK if kind.looks else number
        return number

    def words(self, number: int) -> str:
        """What an id stands for, in words."""
        if number == WAIT:
            return "wait"
        if number >= self.spare:
            return f"spare {number - self.spare}"
        kind = next(kind for kind in reversed(self.kinds) if self.first[kind.tag] <= number)
        return kind.words(number - self.first[kind.tag])

    def fingerprint(self) -> str:
        """Eight hex digits of the whole table: equal exactly if every id means the same."""
        table = "\n".join([self.words(number) for number in range(self.size)])
        return blake2b(table.encode(), digest_size=4).hexdigest()


# --- observations -------------------------------------------------------------------------------------------------


def capped(number: int) -> int:
    """A number that may be too large or negative, limited to what a byte can hold."""
    return 0 if number < 0 else MOST if number > MOST else number


def shown(numbers: list[int]) -> bytes:
    """A few numbers, up to seven, as they are shown. They are put together in one first: compiled, that is the fastest
    way to bytes."""
    together = place = every = 0
    for number in numbers:
        every |= number
        together |= number << place
        place += 8
    if every >> 8:  # too large or negative
        return bytes([capped(number) for number in numbers])
    return together.to_bytes(len(numbers), "little")


def four(a: int, b: int, c: int, d: int) -> bytes:
    """The same of four, without a list."""
    if (a | b | c | d) >> 8:
        return bytes([capped(number) for number in (a, b, c, d)])
    return (a | b << 8 | c << 16 | d << 24).to_bytes(4, "little")


def seven(a: int, b: int, c: int, d: int, e: int, f: int, g: int) -> bytes:
    """The same of seven."""
    if (a | b | c | d | e | f | g) >> 8:
        return bytes([capped(number) for number in (a, b, c, d, e, f, g)])
    return (a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | g << 48).to_bytes(7, "little")


def ones(size: int, *places: int) -> bytes:
    """A row of this many numbers, 1 at these places and 0 elsewhere."""
    return bytes([int(place in places) for place in range(size)])


def one_of(size: int) -> list[bytes]:
    """Place -> a row of this many numbers with a 1 there; the last row is for -1, which means nothing, and is all 0."""
    return [ones(size, place) for place in range(size + 1)]


def bits(size: int) -> list[bytes]:
    """Set of bits -> a row of this many numbers, 1 for each bit in the set."""
    return [bytes([number >> place & 1 for place in range(size)]) for number in range(2**size)]


class Block:
    """A table of the observation: rows of one kind (seats, zones, cards), all with the same columns."""

    def __init__(self, name: str, rows: list[str], columns: list[str]) -> None:
        self.name = name
        self.rows = rows
        self.columns = columns
        self.width = len(columns)
        self.size = len(rows) * len(columns)
        self.empty = bytes(self.width)
        """A row in which all is 0."""
        self.blank = bytes(self.size)
        """The table in which all is 0."""

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        """Add what this seat knows, row by row, in pieces; constant pieces are built only once."""
        raise NotImplementedError


class Question(Block):
    """The question, with the things and numbers it names, if this seat is to move; and which seat is."""

    def __init__(self, kinds: list[str], things: dict[str, list[str]], seats: int, numbers: int) -> None:
        self.kinds = {kind: i for i, kind in enumerate(kinds)}
        self.seats = seats
        self.numbers = numbers
        columns = [f"asked: {kind}" for kind in kinds] + [f"asked seat+{p}" for p in range(seats)]
        self.first_number = len(columns)
        columns += [f"number {n + 1}" for n in range(numbers)]
        self.first_seat = len(columns)
        columns += [f"about seat+{p}" for p in range(seats)]
        self.things: dict[str, int] = {}
        for kind, names in things.items():
            for name in names:
                self.things[f"{kind}:{name}"] = len(columns)
                columns.append(f"about {kind}:{name}")
        super().__init__("question", ["now"], columns)
        self.plain = [ones(self.size, asked, len(kinds)) for asked in range(len(kinds))]
        """By kind: the row of the seat that is asked."""
        self.waiting = [ones(self.size, len(kinds) + distance) for distance in range(seats)]
        """By distance of the seat that is asked: the row of another one."""

    def write(self, s: Any, seat: int, out: list[bytes]) -> None:
        state: State = s
        pending = state.pending
        if not pending:
            out.append(self.blank)
            return
        asked = pending[0].seat
        distance = (asked - seat) % state.seats
        if asked != seat:
            out.append(self.waiting[distance])
            return
        kind, values = state.stack[-1].question(s)
        row = self.plain[self.kinds[kind]]
        for value in values.values():
            if isinstance(value, str) or self.numbers:
                row = self.with_values(state, seat, values, row)
                break
        out.append(row)

    def with_values(self, s: State, seat: int, values: dict[str, str | int], plain: bytes) -> bytes:
        """The row of a question that names things or numbers."""
        row, numbers = bytearray(plain), 0
        for value in values.values():
            if isinstance(value, str):
                if value.startswith("seat:"):
                    row[self.first_seat + (int(value[5:]) - seat) % s.seats] = 1
                else:
                    place = self.things.get(value, -1)
                    if place >= 0:
                        row[place] = 1
            elif numbers < self.numbers:
                row[self.first_number + numbers] = capped(value)
                numbers += 1
        return bytes(row)


class Encoding:
    """A game as learners see it. The version is raised whenever an id or a number gets another meaning."""

    def __init__(self, version: int, actions: ActionIds, blocks: list[Block]) -> None:
        self.version = version
        self.actions = actions
        self.blocks = blocks
        self.starts: list[int] = []
        self.size = 0
        for block in blocks:
            self.starts.append(self.size)
            self.size += block.size

    def write(self, state: Any, seat: int, out: bytearray, start: int) -> None:
        """The observation of this seat, written from `start` on."""
        pieces: list[bytes] = []
        for block in self.blocks:
            block.write(state, seat, pieces)
        seen = bytearray().join(pieces)
        if len(seen) != self.size:
            raise ValueError(f"encoding: {len(seen)} numbers instead of {self.size}")
        out[start : start + self.size] = seen
