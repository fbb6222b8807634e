"""A finished game of this device: its replay, and its analysis by the other worker while somebody looks."""

import asyncio

from stolik.browser.thinker import Thinker
from stolik.table.analysis import Analysis, Choices, GameAnalysis, judge_positions, weigh
from stolik.table.errors import Refusal
from stolik.table.replay import Replay
from stolik.table.session import GameSession

AHEAD = 3
"""Batches judged for one request; a page that still looks asks again."""


class FinishedGame:
    def __init__(self, session: GameSession, thinker: Thinker) -> None:
        self.replay = Replay.of_session(session)
        self.analysis = GameAnalysis(self.replay)
        self.thinker = thinker
        self.ahead = 0
        self.work: asyncio.Future[None] | None = None

    def analyse(self) -> Analysis:
        """What is known so far; asking lets the work go on for a while."""
        self.ahead = AHEAD
        if not self.analysis.done and (self.work is None or self.work.done()):
            self.work = asyncio.ensure_future(self._judge())
        return self.analysis.summary()

    async def _judge(self) -> None:
        while self.ahead > 0 and not self.analysis.done:
            self.ahead -= 1
            positions = self.analysis.next_positions()
            task = (self.replay.game.name, positions, self.analysis.playouts)
            self.analysis.add(positions, await self.thinker.run(judge_positions, *task))

    async def choices_at(self, ply: int) -> Choices:
        """The alternatives at this point."""
        if not 0 <= ply <= self.analysis.plies:
            raise Refusal("no-such-ply", given=ply, most=self.analysis.plies)
        known = self.analysis.choices.get(ply)
        if known is not None:
            return known
        question = self.analysis.question(ply)
        game = self.replay.game.name
        answer = await self.thinker.run(weigh, game, ply, *question, urgent=True) if question else None
        return self.analysis.add_choices(ply, answer)
