"""Bots' turns at the tables that this process owns, so that no two processes think about the same move."""

import asyncio
import time
from typing import TYPE_CHECKING

from stolik.table.errors import Refusal
from stolik.table.requests import Request
from stolik.table.rows import NO_SEAT

if TYPE_CHECKING:
    from stolik.server.registry import TableRegistry
    from stolik.server.tables import LiveTable

SAY_AGAIN = 900.0
"""Seconds before the players are told again that bots are thinking for a shorter time."""
PASSED = ("old-ply", "game-over", "paused", "not-saved", "unread")
"""Reasons to refuse a bot's move that are no fault: the game has moved on."""


class BotTurns:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.thoughts = 0
        """How often a bot was asked in this process."""

    def wake(self, table: "LiveTable") -> None:
        """Start thinking if it is a bot's turn."""
        if table.owned and table.thinking is None and table.bot_to_move() is not None:
            table.thinking = self.registry.spawn(self._turns(table), "bot")

    async def _turns(self, table: "LiveTable") -> None:
        try:
            while table.owned and (to_move := table.bot_to_move()):
                await asyncio.sleep(self.registry.settings.bot_delay)
                await self._turn(table, *to_move)
        finally:
            table.thinking = None

    async def _turn(self, table: "LiveTable", seat: int, level: str) -> None:
        async with table.lock:
            session = table.session
            if session is None or session.turn != seat or table.bot_level(seat) != level:
                return
            ply, game, state = session.ply, session.game, session.match.state.copy()
        self.thoughts += 1
        bots, visitor = self.registry.bots, table.row.owner
        seconds = bots.seconds(visitor)
        action = await bots.choose(game, level, state, seat, table.id, visitor, seconds)
        try:
            if seconds is not None:
                ply = await self._say_hurried(table, ply)
            if table.owned and table.bot_level(seat):  # nobody has come back meanwhile
                await table.play(seat, ply, action)
        except Refusal as refusal:
            if refusal.reason.code not in PASSED:
                raise

    async def _say_hurried(self, table: "LiveTable", ply: int) -> int:
        """Tell the players, now and then, that bots are thinking for a shorter time; returns the ply afterwards."""
        if time.monotonic() - table.hurried < SAY_AGAIN:
            return ply
        table.hurried = time.monotonic()
        return await table.commit(Request("hurry", NO_SEAT, answers=ply))
