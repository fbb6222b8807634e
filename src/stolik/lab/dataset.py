"""Decision by decision: the games of a simulation as a dataset for learners, in Parquet files of a thousand games.

Games are played again from their records, so whoever played them (bots of any level, or one's own) can be learned from.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

import stolik
from stolik.kernel.batch import Batch
from stolik.kernel.codec import fingerprint
from stolik.kernel.errors import DamagedRecord
from stolik.kernel.messages import Record
from stolik.kernel.record import start
from stolik.lab.job import Job
from stolik.lab.journal import Journal
from stolik.lab.opponents import Masks, Numbers
from stolik.lab.parquet_files import replaced
from stolik.lab.rewards import reward_of
from stolik.lab.workers import check_workers, spread

GAMES = 1_000
"""Games of a file."""
GROUP = 4_096
"""Steps that are in memory at a time, at least."""
KEY = b"stolik"
"""Where a file says what it holds."""
UNREAD = "steps: {0} holds no steps; `stolik steps` writes them"


class Contents(msgspec.Struct, frozen=True):
    """What a file of steps holds."""

    job: Job
    rules: str
    encoding: int
    """Version of the encoding: what the numbers and ids mean."""
    numbers: int
    ids: int
    reward: str
    games: int


class Step(NamedTuple):
    """One decision. The reward is what its seat got from here to its next decision or to the end of the game."""

    number: int
    ply: int
    seat: int
    observation: bytes
    legal: list[int]
    action: int
    reward: float
    done: bool
    """Whether it was the last decision of this seat in this game."""


class Steps(NamedTuple):
    """Some decisions as arrays, a row for each."""

    number: npt.NDArray[np.int64]
    ply: npt.NDArray[np.int32]
    seat: npt.NDArray[np.uint8]
    observation: Numbers
    mask: Masks
    action: npt.NDArray[np.int64]
    reward: npt.NDArray[np.float32]
    done: npt.NDArray[np.bool_]


# --- writing ---


def write(journal: Journal, out: Path, reward: str = "win", workers: int = 1) -> Iterator[int]:
    """Write what is missing; yields the games of each file as it is there."""
    reward_of(reward)
    check_workers(workers)
    out.mkdir(parents=True, exist_ok=True)
    tasks = [task for task in files(journal, reward) if not is_there(out, *task)]
    yield from spread(partial(write_file, journal.folder, out), tasks, workers)


def files(journal: Journal, reward: str) -> Iterator[tuple[int, Contents]]:
    """The files that the finished games fill: their numbers and what they hold."""
    game, rules, gaps = stolik.load(journal.job.game), journal.rules(), dict[int, int]()
    if not rules:
        raise ValueError(f"folder: {journal.folder} holds no finished game yet")
    for number in journal.missing():
        gaps[number // GAMES] = gaps.get(number // GAMES, 0) + 1
    job, encoding = msgspec.structs.replace(journal.job, games=0), game.encoding
    for file in range(-(-journal.job.games // GAMES)):
        games = min(GAMES, journal.job.games - file * GAMES) - gaps.get(file, 0)
        if games:
            yield file, Contents(job, rules, encoding.version, encoding.size, encoding.actions.size, reward, games)


def is_there(out: Path, file: int, wanted: Contents) -> bool:
    """Whether the file holds these games already. ValueError where the folder belongs to other steps."""
    path = path_of(out, file)
    if not path.exists():
        return False
    found = contents(path)
    if msgspec.structs.replace(found, games=wanted.games) != wanted:
        raise ValueError(f"out: {out} holds other steps ({path.name}); choose another folder")
    return found.games == wanted.games


def write_file(folder: Path, out: Path, task: tuple[int, Contents]) -> int:
    file, about = task
    game, reward = stolik.load(about.job.game), reward_of(about.reward)
    batch = Batch(game, 1, len(about.job.bots), about.job.options)
    schema = schema_of(about)
    records = Journal(folder).records(range(file * GAMES, (file + 1) * GAMES))
    with replaced(path_of(out, file)) as part, pq.ParquetWriter(part, schema, compression="zstd") as target:
        waiting: list[Step] = []
        for number, record in records:
            waiting += steps_of(batch, number, record, reward)
            if len(waiting) >= GROUP:
                target.write_table(table_of(waiting, schema))
                waiting = []
        if waiting:
            target.write_table(table_of(waiting, schema))
    return about.games


def steps_of(batch: Batch, number: int, record: Record, reward: Any) -> list[Step]:
    """Play a record again and note what each seat saw, could do and did. DamagedRecord if it cannot be played."""
    game = batch.game
    batch.put(0, start(game, record).state)
    steps: list[Step] = []
    for ply, data in enumerate(record.actions):
        action, legal = game.action(data), batch.legal(0)
        chosen = next((id for id, one in legal.items() if one == action), None)
        if chosen is None:
            raise DamagedRecord(f"game {number}, actions[{ply}]: {action} is not legal here")
        steps.append(Step(number, ply, batch.players[0], bytes(batch.observations), sorted(legal), chosen, 0.0, False))
        batch.play(0, chosen)
    if fingerprint(batch.states[0]) != record.checks.get(len(record.actions)):
        raise DamagedRecord(f"game {number}: it ends otherwise than it was recorded")
    for seat, worth in enumerate(reward(game.outcome(batch.states[0]))):
        last = max((step.ply for step in steps if step.seat == seat), default=None)
        if last is not None:
            steps[last] = steps[last]._replace(reward=worth, done=True)
    return steps


def path_of(out: Path, file: int) -> Path:
    return out / f"steps-{file:05}.parquet"


def schema_of(about: Contents) -> pa.Schema:
    return pa.schema(
        {
            "number": pa.int64(),
            "ply": pa.int32(),
            "seat": pa.uint8(),
            "observation": pa.binary(about.numbers),
            "legal": pa.list_(pa.uint16()),
            "action": pa.uint16(),
            "reward": pa.float32(),
            "done": pa.bool_(),
        },
        metadata={KEY: msgspec.json.encode(about)},
    )


def table_of(steps: list[Step], schema: pa.Schema) -> pa.Table:
    columns = zip(*steps, strict=True)
    return pa.table([pa.array(c, field.type) for c, field in zip(columns, schema, strict=True)], schema=schema)


# --- reading ---


def contents(path: Path) -> Contents:
    """What a file of steps holds, without reading them."""
    try:
        about = (pq.read_schema(path).metadata or {}).get(KEY)
    except pa.ArrowInvalid:
        about = None
    if about is None:
        raise ValueError(UNREAD.format(path))
    return msgspec.json.decode(about, type=Contents)


def read(folder: Path | str, size: int = GROUP) -> Iterator[Steps]:
    """All steps of a folder in the order of the games, at most `size` at a time, with masks made of the legal ids."""
    paths = sorted(Path(folder).glob("steps-*.parquet"))
    if not paths:
        raise ValueError(UNREAD.format(folder))
    for path in paths:
        about = contents(path)
        with pq.ParquetFile(path) as file:
            for batch in file.iter_batches(size):
                yield arrays(batch, about)


def arrays(batch: pa.RecordBatch, about: Contents) -> Steps:
    legal = batch["legal"]
    mask = np.zeros((len(batch), about.ids), np.bool_)
    rows = np.repeat(np.arange(len(batch)), legal.value_lengths().to_numpy())
    mask[rows, legal.flatten().to_numpy()] = True
    seen = np.frombuffer(b"".join(batch["observation"].to_pylist()), np.uint8).reshape(len(batch), about.numbers)
    plain = {name: batch[name].to_numpy(zero_copy_only=False) for name in ("number", "ply", "seat", "reward", "done")}
    return Steps(observation=seen, mask=mask, action=batch["action"].to_numpy().astype(np.int64), **plain)
