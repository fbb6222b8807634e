"""The live channel of a table on this device: the same messages as a service's, without a network."""

import secrets
from typing import Any

from stolik.browser.tables import ME, Listener, LocalTable, Send
from stolik.kernel.codec import decode, encode
from stolik.kernel.game import Game
from stolik.table.advice import ADVISER, Advice, advise, odds
from stolik.table.live_requests import LiveRequests, OddsTask
from stolik.table.protocol import Hello


class Channel(Listener, LiveRequests):
    """One page at one table. There is nobody to chat with, and nobody else to ask for consent."""

    def __init__(self, table: LocalTable, send: Send, since: int) -> None:
        super().__init__(send, since)
        self.table: LocalTable = table
        self.access = table.access(ME)
        self.thinker = table.tables.thinker

    def hello(self) -> None:
        """Send who sits here, then the current state with everything that happened since."""
        table = self.table
        ply = table.playing().ply
        self.told.begin(ply)
        self.tell(Hello(table.describe(), sorted(table.mine), ply, []))
        viewers = self.access.viewers
        for text in self.told.catch_up(table.updates(viewers), viewers):
            self.send(text.decode())
        table.listeners.add(self)
        table.tables.wake_bot(table)

    def close(self) -> None:
        self.table.listeners.discard(self)

    async def advice(self, game: Game, state: Any, seat: int) -> Advice:
        task = (game.name, ADVISER, encode(state), seat, secrets.token_hex(16), None, True)
        return decode(await self.thinker.run(advise, *task, urgent=True), Advice)

    async def think_odds(self, task: OddsTask) -> bytes:
        return await self.thinker.run(odds, *task, urgent=True)
