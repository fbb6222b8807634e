"""The folder of a simulation. Every finished game is a line on disk before the next is counted, so nothing is lost."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import stolik
from stolik.kernel.messages import Record
from stolik.lab.job import Job, Played, Take

T = TypeVar("T")


class Counted(msgspec.Struct, frozen=True):
    """What tables and plots need of a game. Ten thousand records would fill the memory; this skips them."""

    number: int
    row: dict[str, Any]
    takes: list[Take]


class Numbered(msgspec.Struct, frozen=True):
    """All that is needed to know which games are missing."""

    number: int


class Recorded(msgspec.Struct, frozen=True):
    """A game whose record is read only if it is the one that is looked for."""

    number: int
    record: msgspec.Raw


class Journal:
    """`job.json` says what is played, `games.ndjson` holds one finished game per line, in the order they finished."""

    def __init__(self, folder: Path, job: Job | None = None) -> None:
        self.folder = folder
        self.path = folder / "games.ndjson"
        if job is not None:
            self._begin(job)
        elif not (folder / "job.json").is_file():
            raise ValueError(f"folder: {folder} holds no simulation (job.json is missing)")
        self.job = _read(folder / "job.json", (folder / "job.json").read_bytes(), Job)

    def _begin(self, job: Job) -> None:
        """A new folder, or an old one with the same job (more games are welcome)."""
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
        """Games of two versions of the rules in one table would tell nothing about either."""
        played = self.rules()
        if played and played != rules:
            raise ValueError(f"out: {self.folder} was played with {played}, this is {rules}; choose another folder")

    def rules(self) -> str:
        """The version of the rules that the games were played with; empty as long as there are none."""
        return next((game.record.rules for game in self.games()), "")

    def games(self) -> Iterator[Played]:
        """The finished games, in the order they finished."""
        return self._lines(Played)

    def _lines(self, kind: type[T]) -> Iterator[T]:
        """Every finished game, as much of it as `kind` holds. A last line that was cut off by a crash is left out."""
        if not self.path.exists():
            return
        with self.path.open("rb") as lines:
            for line in lines:
                if line.endswith(b"\n"):
                    yield _read(self.path, line, kind)

    def missing(self) -> list[int]:
        """Numbers of the games that are still to be played."""
        done = {played.number for played in self._lines(Numbered)}
        return [number for number in range(self.job.games) if number not in done]

    def record(self, number: int) -> Record:
        """The record of one game."""
        for played in self._lines(Recorded):
            if played.number == number:
                return _read(self.path, bytes(played.record), Record)
        raise ValueError(f"number: {self.folder} holds no finished game {number}")

    def mend(self) -> None:
        """Cut off a half-written last line."""
        whole = 0
        if self.path.exists():
            with self.path.open("r+b") as file:
                for line in file:
                    whole += len(line) if line.endswith(b"\n") else 0
                file.truncate(whole)

    def append(self, played: Played) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
            file.flush()
            os.fsync(file.fileno())

    def rows(self) -> list[dict[str, Any]]:
        return [p.row for p in self._counted()]

    def takes(self) -> list[dict[str, Any]]:
        return [msgspec.to_builtins(t) for p in self._counted() for t in p.takes]

    def _counted(self) -> list[Counted]:
        """Each game once, in order: whoever starts a simulation twice at a time plays some of them twice, and alike."""
        found = {played.number: played for played in self._lines(Counted)}
        return [found[number] for number in sorted(found)]

    def write_tables(self) -> None:
        """`games.csv`, `games.parquet`, `takes.csv` and `takes.parquet`, in the order of the games' numbers."""
        for name, rows in (("games", self.rows()), ("takes", self.takes())):
            if rows:
                _write(self.folder / f"{name}.csv", csv_of(rows))
                _write(self.folder / f"{name}.parquet", parquet_of(rows))


def _read(file: Path, data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise ValueError(f"{file}: {error}") from error


def _write(file: Path, data: bytes) -> None:
    """Replace a file whole or not at all."""
    part = file.with_suffix(".part")
    try:
        part.write_bytes(data)
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def columns(rows: list[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(name for row in rows for name in row))


def csv_of(rows: list[dict[str, Any]]) -> bytes:
    out = io.StringIO(newline="")
    writer = csv.DictWriter(out, columns(rows))
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue().encode()


def parquet_of(rows: list[dict[str, Any]]) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    out = io.BytesIO()
    pq.write_table(pa.table({name: [row.get(name) for row in rows] for name in columns(rows)}), out)
    return out.getvalue()
