"""Finished games by the thousand: Parquet files that are written once, whole, and read one at a time.

Part `k` holds the games with the numbers from `k * SIZE` on, in order, whoever played them and when: the same
simulation gives the same files. Its rows lie in `games/`, what was taken in `takes/`, the records in `records/`. The
file in `games/` comes last: a part is there when that is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from stolik.kernel.messages import Record
from stolik.lab.job import Played, Take

if TYPE_CHECKING:
    import pyarrow as pa

SIZE = 5_000
"""Games of a part: a million are six hundred files."""
GROUP = 250
"""Records that are in memory at a time while a part is written."""
Row = dict[str, Any]


class Parts:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def sealed(self) -> list[int]:
        """The parts that are there."""
        return sorted(int(path.stem.removeprefix("part-")) for path in (self.folder / "games").glob("part-*.parquet"))

    def seal(self, part: int, rows: list[Row], takes: list[Row], records: Iterator[Row]) -> None:
        """Write a part; its games are complete and in order."""
        write_parquet(self._path("records", part), records)
        write_parquet(self._path("takes", part), takes)
        write_parquet(self._path("games", part), rows)

    def rows(self, part: int) -> list[Row]:
        return self._read("games", part)

    def takes(self, part: int) -> list[Row]:
        return self._read("takes", part)

    def games(self, part: int) -> Iterator[Played]:
        takes: dict[int, list[Take]] = {}
        for take in self.takes(part):
            takes.setdefault(take["number"], []).append(Take(**take))
        for row, kept in zip(self.rows(part), self._read("records", part), strict=True):
            number = row["number"]
            yield Played(number, msgspec.json.decode(kept["record"], type=Record), row, takes.get(number, []))

    def record(self, number: int) -> Record:
        """One record, without reading those of the other games."""
        import pyarrow.parquet as pq

        found = pq.read_table(self._path("records", number // SIZE), filters=[("number", "=", number)])
        return msgspec.json.decode(found.column("record")[0].as_py(), type=Record)

    def records(self, numbers: Collection[int]) -> Iterator[tuple[int, Record]]:
        """The records of these games as far as they are in whole parts, in order; a part's at a time."""
        import pyarrow.parquet as pq

        for part in self.sealed():
            own = [number for number in range(part * SIZE, (part + 1) * SIZE) if number in numbers]
            if own:
                found = pq.read_table(self._path("records", part), filters=[("number", "in", own)])
                for kept in found.to_pylist():
                    yield kept["number"], msgspec.json.decode(kept["record"], type=Record)

    def write_tail(self, rows: list[Row], takes: list[Row]) -> None:
        """Games of no whole part, so that the files in `games/` and `takes/` are all there is."""
        for name, lines in (("games", rows), ("takes", takes)):
            path = self.folder / name / "tail.parquet"
            if lines:
                write_parquet(path, lines)
            else:
                path.unlink(missing_ok=True)

    def _path(self, name: str, part: int) -> Path:
        return self.folder / name / f"part-{part:05}.parquet"

    def _read(self, name: str, part: int) -> list[Row]:
        import pyarrow.parquet as pq

        found: list[Row] = pq.read_table(self._path(name, part)).to_pylist()
        return found


def table_of(rows: list[Row]) -> pa.Table:
    """A column for each name that occurs; one that is empty throughout holds words, as in the other parts."""
    import pyarrow as pa

    names = dict.fromkeys(name for row in rows for name in row)
    table = pa.table({name: [row.get(name) for row in rows] for name in names})
    empty = [field.with_type(pa.string()) if pa.types.is_null(field.type) else field for field in table.schema]
    return table.cast(pa.schema(empty))


def write_parquet(path: Path, rows: list[Row] | Iterator[Row]) -> None:
    """Replace a file whole or not at all; what comes one by one is written group by group."""
    import pyarrow.parquet as pq

    path.parent.mkdir(exist_ok=True)
    groups = iter([rows]) if isinstance(rows, list) else iter(lambda: list(islice(rows, GROUP)), [])
    first = table_of(next(groups))
    with replaced(path) as part, pq.ParquetWriter(part, first.schema, compression="zstd") as file:
        file.write_table(first)
        for group in groups:
            file.write_table(table_of(group))


@contextmanager
def replaced(path: Path) -> Iterator[Path]:
    """Where to write a file that takes this place once it is whole, or not at all."""
    part = path.with_suffix(".part")
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
