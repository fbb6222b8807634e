"""Turns at the workers are shared fairly, and a bot that fails is replaced by another, never by lot."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import stolik
from stolik.kernel.codec import encode
from stolik.server.create import make_table
from stolik.server.fair_queue import FairQueue
from stolik.server.registry import TableRegistry
from stolik.server.settings import Settings
from stolik.server.workers import AT_EASE, LEAST_SECONDS, SUBSTITUTE, BotWorkers
from stolik.table.info import NewSeat, NewTable
from tests.server.tables import GAME, wait_for


async def served(places: int, customers: list[tuple[str, bool]]) -> list[str]:
    """In which order customers are served who all came before the first was done."""
    queue, order = FairQueue(places), list[str]()

    async def visit(customer: str, urgent: bool) -> None:
        async with queue.turn(customer, urgent):
            order.append(customer)
            await asyncio.sleep(0)

    await asyncio.gather(*(visit(*customer) for customer in customers))
    assert queue.free == places
    assert not queue.waiting
    return order


def test_nobody_gets_a_second_turn_before_the_others_had_their_first() -> None:
    greedy = [("greedy", False)] * 50
    order = asyncio.run(served(1, [*greedy, ("modest", False), ("late", False)]))
    assert order.index("modest") == 1
    assert order.index("late") == 2


def test_people_come_before_bots() -> None:
    order = asyncio.run(served(1, [("a", False), ("b", False), ("c", False), ("person", True)]))
    assert order[:2] == ["a", "person"]


def test_somebody_who_asks_on_and_on_does_not_keep_bots_waiting() -> None:
    """Each person is let in before a bot once while it waits, not for ever."""

    async def run() -> None:
        queue, order = FairQueue(1), list[str]()

        async def visit(customer: str, urgent: bool, visitor: str) -> None:
            async with queue.turn(customer, urgent, visitor):
                order.append(visitor)
                await asyncio.sleep(0)

        curious = [visit(f"t{number}", True, "curious") for number in range(20)]
        bots = [visit("mine", False, "bots") for _ in range(3)]
        await asyncio.gather(*curious[:10], *bots, visit("other", True, "other"), *curious[10:])
        assert order[:4] == ["curious", "other", "curious", "bots"]
        assert [number for number, who in enumerate(order) if who == "bots"] == [3, 5, 7]

    asyncio.run(run())


def test_several_are_served_at_once() -> None:
    async def run() -> None:
        queue = FairQueue(2)
        async with queue.turn("a"), queue.turn("b"):
            third = asyncio.ensure_future(queue.turn("c").__aenter__())
            await asyncio.sleep(0)
            assert not third.done()
        await third

    asyncio.run(run())


def test_whoever_gives_up_waiting_leaves_no_gap() -> None:
    async def run() -> None:
        queue = FairQueue(1)
        async with queue.turn("a"):
            impatient = asyncio.ensure_future(queue.turn("b").__aenter__())
            patient = asyncio.ensure_future(queue.turn("c").__aenter__())
            await asyncio.sleep(0)
            impatient.cancel()
            await asyncio.gather(impatient, return_exceptions=True)
        await patient
        assert queue.free == 0

    asyncio.run(run())


class Workers(BotWorkers):
    """Work in this process; the first so many jobs fail."""

    def __init__(self, failing: int) -> None:
        super().__init__(1)
        self.failing = failing
        self.levels: list[str] = []

    async def _run(self, job: Callable[..., bytes], *task: Any) -> bytes:
        self.levels.append(task[1])
        if len(self.levels) <= self.failing:
            raise TimeoutError
        return job(*task)


def test_for_a_bot_that_fails_an_easy_one_plays() -> None:
    async def run() -> None:
        game = stolik.load("arcana")
        state = game.new(2, 7)
        workers, decision = Workers(failing=1), game.decision(state)
        assert decision is not None
        first = await workers.choose(game, "normal", state, decision.seat, "t")
        assert first in decision.actions
        assert workers.levels[-1] == SUBSTITUTE
        assert workers.failures == 1

    asyncio.run(run())


def test_when_no_worker_answers_at_all_no_move_is_made_up() -> None:
    async def run() -> None:
        game = stolik.load("arcana")
        state = game.new(2, 7)
        before = encode(state)
        with pytest.raises(TimeoutError):
            await Workers(failing=2).choose(game, "normal", state, 0, "t")
        assert encode(state) == before

    asyncio.run(run())


def test_the_more_bots_wait_the_shorter_they_think() -> None:
    async def run() -> None:
        workers = BotWorkers(1)
        assert workers.seconds() is None
        crowd = [asyncio.ensure_future(workers.queue.turn(str(n)).__aenter__()) for n in range(AT_EASE * 4 + 1)]
        await asyncio.sleep(0)
        some = workers.seconds()
        assert some == 0.25
        crowd += [asyncio.ensure_future(workers.queue.turn(str(n)).__aenter__()) for n in range(200)]
        await asyncio.sleep(0)
        assert workers.seconds() == LEAST_SECONDS
        assert workers.hurried == 2
        for one in crowd:
            one.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    asyncio.run(run())


def test_a_visitor_with_many_tables_gets_what_one_with_one_table_gets() -> None:
    async def run() -> None:
        queue, order = FairQueue(1), list[str]()

        async def visit(table: str, visitor: str) -> None:
            async with queue.turn(table, visitor=visitor):
                order.append(visitor)
                await asyncio.sleep(0)

        greedy = [visit(f"t{number}", "greedy") for number in range(20)]
        await asyncio.gather(*greedy, *(visit("mine", "modest") for _ in range(3)))
        assert order[:6] == ["greedy", "modest"] * 3

    asyncio.run(run())


def test_who_has_used_up_their_thinking_time_thinks_shorter_while_others_wait() -> None:
    async def run() -> None:
        workers = BotWorkers(1, thinking_per_minute=10)
        workers.quota.spend("greedy", 11.0)
        assert workers.seconds("greedy") is None, "nobody else is there"
        async with workers.queue.turn("a"):
            waiting = asyncio.ensure_future(workers.queue.turn("b").__aenter__())
            await asyncio.sleep(0)
            assert workers.seconds("greedy") == LEAST_SECONDS
            assert workers.seconds("modest") is None
        await waiting

    asyncio.run(run())


def test_players_read_once_that_bots_think_shorter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        registry = TableRegistry(Settings(data=str(tmp_path), bot_delay=0.0, bot_workers=1))
        monkeypatch.setattr(registry.bots, "seconds", lambda _: 0.1)
        await registry.open()
        seats = [NewSeat("bot", level="easy"), NewSeat("bot", level="easy")]
        table = await registry.get((await make_table(registry, NewTable(GAME, seats), "d:me")).table)
        await wait_for(lambda: table.playing().moves >= 5)
        told = [event.tag for events in table.playing().history for event in events]
        assert told.count("table-hurried") == 1
        await registry.close()

    asyncio.run(run())
