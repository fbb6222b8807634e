"""The drill: people play, faults are injected by seed, and afterwards the history is checked."""

import asyncio
import time
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from stolik.server.settings import Settings
from tests.faults.faults import House
from tests.faults.history import problems, stored
from tests.faults.people import Person
from tests.server.tables import GAME

BACK_AFTER = 30.0
"""Seconds after which every table must have gone on once a fault is over."""
CLOCK = {"pace": "live", "leaver": "easy", "patience": 600}
"""Half of the tables have a clock that no fault may run down."""


class Report:
    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.faults: Counter[str] = Counter()
        self.slowest: dict[str, float] = {}
        """Fault -> the longest time until every table had gone on."""
        self.acknowledged = 0
        self.reconnected = 0
        self.refused: Counter[str] = Counter()
        self.problems: list[str] = []

    def after(self, name: str, took: float) -> None:
        """Note a fault, and how long it took until every table had gone on."""
        self.faults[name] += 1
        self.slowest[name] = max(took, self.slowest.get(name, 0.0))
        if took >= BACK_AFTER:
            self.problems.append(f"after {name}: a table did not go on within {BACK_AFTER:.0f} s")

    def text(self) -> str:
        rows = [f"| {name} | {n} | {self.slowest[name]:.1f} s |" for name, n in sorted(self.faults.items())]
        refused = ", ".join(f"{code} {n}" for code, n in sorted(self.refused.items())) or "none"
        figures = f"{self.faults.total()} faults, {self.acknowledged} moves kept, {self.reconnected} reconnections"
        return "\n".join([
            f"seed {self.seed}: {figures}; refusals: {refused}",
            "| fault | times | slowest until all tables went on |", "|---|---|---|", *rows,
            f"problems: {len(self.problems)}", *self.problems,
        ])  # fmt: skip


async def drill(house: House, seed: str, faults: int, tables: int, report: Report) -> None:
    """So many faults, one after another, while people play at so many tables."""
    people = [Person(house.bases, f"{seed}-{number}", 0.3) for number in range(tables)]
    enough = asyncio.Event()
    async with AsyncExitStack() as stack:
        for number, person in enumerate(people):
            await stack.enter_async_context(person.player)
            await person.sit_down(GAME, **(CLOCK if number % 2 else {}))
        at_work = [asyncio.create_task(work(enough)) for person in people for work in (person.play, person.watch)]
        kinds = house.faults()
        order = [name for _ in range(faults // len(kinds) + 1) for name in kinds]
        house.chance.shuffle(order)
        for name in order[:faults]:
            await kinds[name]()
            report.after(name, await gone_on(people))
        enough.set()
        await asyncio.wait_for(asyncio.gather(*at_work), 60)
        await judge(house, people, report)


async def gone_on(people: list[Person]) -> float:
    """Seconds until at every table a move was acknowledged."""
    began = time.monotonic()
    while any(person.answered < began for person in people):
        if time.monotonic() - began > BACK_AFTER:
            break
        await asyncio.sleep(0.05)
    return time.monotonic() - began


async def judge(house: House, people: list[Person], report: Report) -> None:
    server = house.servers[0]
    settings = Settings(data=str(server.folder), database=house.database)
    entries = await stored(settings, [history.table for person in people for history in person.histories])
    for person, history in [(one, history) for one in people for history in one.histories]:
        report.problems += problems(history, entries[history.table], await person.all_events(history))
        report.acknowledged += len(history.acknowledged)
        report.reconnected += history.reconnected
        report.refused += history.refused


async def roll(house: House, tables: int, report: Report) -> None:
    """Restart one server after another under so many live tables: everybody is back soon, no clock is poorer."""
    people = [Person(house.bases, f"roll-{number}", 4.0) for number in range(tables)]
    enough = asyncio.Event()
    async with AsyncExitStack() as stack:
        for person in people:
            await stack.enter_async_context(person.player)
            await person.sit_down(GAME, **CLOCK)
        at_work = [asyncio.create_task(person.play(enough)) for person in people]
        await gone_on(people)
        for server in house.servers:
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
            report.after("rolling restart", await gone_on(people))
        enough.set()
        await asyncio.wait_for(asyncio.gather(*at_work), 60)
        await judge(house, people, report)


def run(folder: Path, seed: str, postgres: Any, faults: int, tables: int, rolling: int = 0) -> Report:
    report = Report(seed)

    async def all_of_it() -> None:
        house = House(folder, seed, postgres)
        await house.start()
        try:
            await drill(house, seed, faults, tables, report)
            if rolling:
                await roll(house, rolling, report)
        finally:
            await house.stop()

    asyncio.run(all_of_it())
    return report
