"""The folder of a simulation. Every finished game is on disk before the next is counted, so nothing is lost."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import stolik
from stolik.kernel.messages import Record
from stolik.lab.job import Job, Played, Take
from stolik.lab.parquet_files import SIZE, Parts, replaced, table_of

T = TypeVar("T")


class Counted(msgspec.Struct, frozen=True):
    """The columns that tables and plots need. Ten thousand records would fill the memory; this skips them."""

    number: int
    row: dict[str, Any]
    takes: list[Take]


class Numbered(msgspec.Struct, frozen=True):
    """The columns that tell which games are missing."""

    number: int


class Recorded(msgspec.Struct, frozen=True):
    """A game whose record is decoded only if it is the one wanted."""

    number: int
    record: msgspec.Raw


class Journal:
    """`job.json` says what is played. A finished game is a line of `games.ndjson` (later ones of `games-00001.ndjson`
    and so on) until all games of its part are; then the part is sealed, and the lines go (`parts.py`)."""

    def __init__(self, folder: Path, job: Job | None = None) -> None:
        self.folder = folder
        self.parts = Parts(folder)
        self._open: dict[int, set[int]] | None = None
        if job is not None:
            self._begin(job)
        elif not (folder / "job.json").is_file():
            raise ValueError(f"folder: {folder} holds no simulation (job.json is missing)")
        self.job = _read(folder / "job.json", (folder / "job.json").read_bytes(), Job)

    def _begin(self, job: Job) -> None:
        """A new folder, or one of the same job (which may ask for more games now)."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "job.json"
        if file.exists():
            old = _read(file, file.read_bytes(), Job)
            unlike = [f for f in Job.__struct_fields__ if f != "games" and getattr(old, f) != getattr(job, f)]
            if unlike:
                theirs = ", ".join(f"{field} {getattr(old, field)}" for field in unlike)
                raise ValueError(f"out: {self.folder} holds another simulation ({theirs}); choose another folder")
            self._check_rules(stolik.load(job.game).rules)
        _write(file, msgspec.json.encode(job))

    def _check_rules(self, rules: str) -> None:
        """Games of two versions of the rules do not belong in one table."""
        played = self.rules()
        if played and played != rules:
            raise ValueError(f"out: {self.folder} was played with {played}, this is {rules}; choose another folder")

    def rules(self) -> str:
        """The rules version of the games; empty while there are none."""
        for part in self.parts.sealed():
            return self.parts.record(part * SIZE).rules
        return next((game.record.rules for game in self._lines(Played)), "")

    # --- reading ---

    def games(self) -> Iterator[Played]:
        """The finished games: whole parts, then the others in the order they finished."""
        for part in self.parts.sealed():
            yield from self.parts.games(part)
        yield from self._lines(Played)

    def _tails(self) -> list[Path]:
        return sorted(self.folder.glob("games*.ndjson"))

    def _places(self) -> Iterator[tuple[Path, int, bytes]]:
        """The lines: file, offset, content. A last line cut off by a crash is skipped."""
        for path in self._tails():
            place = 0
            with path.open("rb") as lines:
                for line in lines:
                    if line.endswith(b"\n"):
                        yield path, place, line
                    place += len(line)

    def _lines(self, kind: type[T]) -> Iterator[T]:
        """Every game that is in no part yet, as much of it as `kind` holds."""
        sealed = set(self.parts.sealed())
        for path, _, line in self._places():
            game: Any = _read(path, line, kind)
            if game.number // SIZE not in sealed:
                yield game

    def missing(self) -> Iterator[int]:
        """Numbers of the games that are still to be played."""
        done = {played.number for played in self._lines(Numbered)}
        sealed = set(self.parts.sealed())
        for part in range(-(-self.job.games // SIZE)):
            if part not in sealed:
                numbers = range(part * SIZE, min((part + 1) * SIZE, self.job.games))
                yield from (number for number in numbers if number not in done)

    def finished(self) -> int:
        """How many games of the job are on disk."""
        return self.job.games - sum(1 for _ in self.missing())

    def record(self, number: int) -> Record:
        """The record of one game."""
        if number >= 0 and number // SIZE in self.parts.sealed():
            return self.parts.record(number)
        for played in self._lines(Recorded):
            if played.number == number:
                return msgspec.json.decode(played.record, type=Record)
        raise ValueError(f"number: {self.folder} holds no finished game {number}")

    def records(self, numbers: Collection[int]) -> Iterator[tuple[int, Record]]:
        """The records of these games as far as they are finished: whole parts first, then the others, in order."""
        yield from self.parts.records(numbers)
        found = {played.number: played.record for played in self._lines(Recorded) if played.number in numbers}
        for number in sorted(found):
            yield number, msgspec.json.decode(found[number], type=Record)

    def rows(self) -> Rows:
        """A row for each game, in order; read part by part each time it is iterated."""
        return Rows(self)

    def takes(self) -> Iterator[dict[str, Any]]:
        """What was taken, in the order of the games."""
        for part, waiting in self._by_part():
            if waiting is None:
                yield from self.parts.takes(part)
            else:
                yield from (msgspec.to_builtins(take) for game in waiting for take in game.takes)

    def _by_part(self) -> Iterator[tuple[int, list[Counted] | None]]:
        """The parts in order: None for a whole one, else the games that there are. Each game once: whoever starts a
        simulation twice at a time plays some of them twice, and alike."""
        found = {played.number: played for played in self._lines(Counted)}
        waiting: dict[int, list[Counted] | None] = dict.fromkeys(self.parts.sealed())
        for number in sorted(found):
            own = waiting.setdefault(number // SIZE, [])
            assert own is not None
            own.append(found[number])
        yield from sorted(waiting.items())

    # --- writing ---

    def append(self, played: Played) -> None:
        """Write a game to disk at once; the last game of a part seals it."""
        part = played.number // SIZE
        path = self.folder / ("games.ndjson" if part == 0 else f"games-{part:05}.ndjson")
        with path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        waiting = self._waiting()
        waiting.setdefault(part, set()).add(played.number)
        if len(waiting[part]) == SIZE:
            self._seal(part)

    def _waiting(self) -> dict[int, set[int]]:
        """By part: the games that are in none yet."""
        if self._open is None:
            self._open = {}
            for played in self._lines(Numbered):
                self._open.setdefault(played.number // SIZE, set()).add(played.number)
        return self._open

    def _seal(self, part: int) -> None:
        """Records are read one by one; all at once they would fill the memory."""
        places: dict[int, tuple[Path, int]] = {}
        games: dict[int, Counted] = {}
        for path, place, line in self._places():
            game = _read(path, line, Counted)
            if game.number // SIZE == part:
                games[game.number], places[game.number] = game, (path, place)
        ordered = [games[number] for number in sorted(games)]
        takes = [msgspec.to_builtins(take) for game in ordered for take in game.takes]
        records = ({"number": game.number, "record": _record_at(*places[game.number])} for game in ordered)
        self.parts.seal(part, [game.row for game in ordered], takes, records)
        self._waiting().pop(part, None)
        self._tidy()

    def _tidy(self) -> None:
        """Remove the files whose games are all in whole parts."""
        sealed = set(self.parts.sealed())
        left = {path for path, _, line in self._places() if _read(path, line, Numbered).number // SIZE not in sealed}
        for path in self._tails():
            if path not in left:
                path.unlink()

    def mend(self) -> None:
        """Cut off half-written last lines, and seal parts that a crash or an earlier version left complete."""
        for path in self._tails():
            whole = 0
            with path.open("r+b") as file:
                for line in file:
                    whole += len(line) if line.endswith(b"\n") else 0
                file.truncate(whole)
        self._open = None
        for part in [part for part, numbers in self._waiting().items() if len(numbers) == SIZE]:
            self._seal(part)
        if self.parts.sealed():
            self._tidy()

    def write_tables(self) -> None:
        """`games.csv`, `games.parquet` and the same of `takes`, in the order of the games' numbers. Once there are
        whole parts, the rest goes beside them instead."""
        if self.parts.sealed():
            waiting = [game for _, games in self._by_part() for game in games or []]
            takes = [msgspec.to_builtins(take) for game in waiting for take in game.takes]
            self.parts.write_tail([game.row for game in waiting], takes)
            for name in ("games.csv", "games.parquet", "takes.csv", "takes.parquet"):
                (self.folder / name).unlink(missing_ok=True)
            return
        for name, rows in (("games", list(self.rows())), ("takes", list(self.takes()))):
            if rows:
                _write(self.folder / f"{name}.csv", csv_of(rows))
                _write(self.folder / f"{name}.parquet", parquet_of(rows))


class Rows:
    """The rows of a simulation, iterable again and again, with one part in memory at a time."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal

    def __iter__(self) -> Iterator[dict[str, Any]]:
        for part, waiting in self.journal._by_part():
            yield from self.journal.parts.rows(part) if waiting is None else (game.row for game in waiting)

    def __len__(self) -> int:
        return self.journal.finished()


def _read(file: Path, data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise ValueError(f"{file}: {error}") from error


def _record_at(path: Path, place: int) -> bytes:
    with path.open("rb") as file:
        file.seek(place)
        return bytes(_read(path, file.readline(), Recorded).record)


def _write(file: Path, data: bytes) -> None:
    """Replace a file as a whole or not at all."""
    with replaced(file) as part:
        part.write_bytes(data)


def columns(rows: list[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(name for row in rows for name in row))


def csv_of(rows: list[dict[str, Any]]) -> bytes:
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, columns(rows))
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode()


def parquet_of(rows: list[dict[str, Any]]) -> bytes:
    import pyarrow.parquet as pq

    out = io.BytesIO()
    pq.write_table(table_of(rows), out)
    return out.getvalue()
