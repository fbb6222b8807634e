"""Bots take their turns: at tables that this process looks after, so that no two think about the same."""

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
"""Seconds after which players are told again that bots think for a shorter time."""
PASSED = ("old-ply", "game-over", "paused", "not-saved", "unread")
"""Reasons for which a bot's move is refused and nothing is wrong."""


class BotTurns:
    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.thoughts = 0
        """How often a bot was asked here."""

    def wake(self, table: "LiveTable") -> None:
        """If it is a bot's turn, let it think."""
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
        """Tell the players that bots think shorter now, now and then; the ply at which the game stands then."""
        if time.monotonic() - table.hurried < SAY_AGAIN:
            return ply
        table.hurried = time.monotonic()
        return await table.commit(Request("hurry", NO_SEAT, answers=ply))
