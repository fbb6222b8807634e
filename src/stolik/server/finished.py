"""Finished games that were opened lately: their replays and their analysis."""

import asyncio
import time
from collections import OrderedDict
from typing import Any

from stolik.server.workers import BotWorkers
from stolik.table.analysis import Choices, GameAnalysis, judge_positions, weigh
from stolik.table.replay import Replay
from stolik.table.session import GameSession

KEEP = 32
"""Games that are kept."""
ANALYSES = "analyses"
"""All of them together are one customer of the workers."""
STOP_AFTER = 15.0
"""Seconds after which work stops if nobody asks for it any more."""


class FinishedGame:
    def __init__(self, session: GameSession) -> None:
        self.replay = Replay.of_session(session)
        self.analysis = GameAnalysis(self.replay)
        self.asked_at = 0.0

    async def choices_at(self, ply: int, workers: BotWorkers, customer: str) -> Choices:
        """The alternatives at this point."""
        known = self.analysis.choices.get(ply)
        if known is not None:
            return known
        question = await asyncio.to_thread(self.analysis.question, ply)
        game = self.replay.game.name
        answer = await workers.run(weigh, game, ply, *question, customer=customer) if question else None
        return self.analysis.add_choices(ply, answer)


class FinishedGames:
    """The games opened lately. One is analysed at a time: the one that was asked for last."""

    def __init__(self, workers: BotWorkers) -> None:
        self.workers = workers
        self.games: OrderedDict[str, FinishedGame] = OrderedDict()
        self.work: asyncio.Task[Any] | None = None

    def get(self, table: str, session: GameSession) -> FinishedGame:
        if table not in self.games:
            self.games[table] = FinishedGame(session)
        self.games.move_to_end(table)
        while len(self.games) > KEEP:
            self.games.popitem(last=False)
        return self.games[table]

    async def analyse(self) -> None:
        """Judge positions, a few at a time, while somebody keeps asking."""
        while game := self._wanted():
            analysis = game.analysis
            positions = await asyncio.to_thread(analysis.next_positions)
            task = (game.replay.game.name, positions, analysis.playouts)
            answer = await self.workers.run(judge_positions, *task, customer=ANALYSES)
            analysis.add(positions, answer)

    def _wanted(self) -> FinishedGame | None:
        pending = [game for game in self.games.values() if not game.analysis.done]
        latest = max(pending, key=lambda game: game.asked_at, default=None)
        return latest if latest and time.monotonic() - latest.asked_at < STOP_AFTER else None
