"""A table at which people play: each request becomes an entry, which is committed wherever entries are stored."""

from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

from stolik.kernel.messages import Action
from stolik.table import requests
from stolik.table.access import Access
from stolik.table.errors import Refusal
from stolik.table.requests import Request
from stolik.table.table import Table

DONE_ALREADY = ("game-over", "old-ply")
"""Refusals of an offer that somebody else has carried out meanwhile."""


class WritableTable(Table):
    """The service and the page without one each say how an entry is written; what people can do is the same in both."""

    lock: AbstractAsyncContextManager[None]
    """Held while the game changes; its holder sees what is stored."""

    async def commit(self, request: Request) -> int:
        """Apply an entry, write it, tell everybody; returns its ply. A refusal changes nothing."""
        raise NotImplementedError

    async def must_be_read(self) -> None:
        """Wait until memory matches what is stored, or refuse."""
        raise NotImplementedError

    async def move(self, seat: int, ply: int, action: dict[str, Any], key: str) -> int:
        return await self.commit(requests.move(self, seat, ply, action, key))

    async def play(self, seat: int, ply: int, action: Action) -> int:
        return await self.commit(requests.play(seat, ply, action))

    async def undo(self, seat: int, key: str, holder: str | None) -> int:
        if key and (ply := self.playing().keys.get((seat, key))) is not None:
            return ply
        return await self.commit(requests.undo(self, seat, key, holder))

    async def offer(self, what: str, seat: int, holder: str | None) -> int:
        return await self.commit(requests.offer(self, what, seat, holder))

    async def answer(self, access: Access, what: str, yes: bool) -> int:
        ply = await self.commit(requests.answer(self, access, what, yes))
        return await self.settle_offer() or ply

    async def settle_offer(self) -> int | None:
        """Carry out what everybody has agreed to, unless somebody else does so at the same moment."""
        session = self.playing()
        if session.offer is None or not session.offer.agreed:
            return None
        try:
            return await self.commit(requests.carry_out(session, session.offer))
        except Refusal as refusal:
            if refusal.reason.code in DONE_ALREADY:
                return None
            raise

    async def resign(self, seat: int) -> int:
        return await self.commit(requests.resign(self, seat))

    async def pause(self, seat: int, paused: bool) -> int:
        request = requests.pause(self, seat, paused)
        return await self.commit(request) if request else self.playing().ply

    async def stand_in(self, seat: int) -> int:
        return await self.commit(requests.stand_in(self, seat))

    async def welcome_back(self, seats: Iterable[int]) -> None:
        """Give the seat back to a player who returns."""
        for seat in seats:
            if requests.returns(self, seat):
                await self.commit(Request("back", seat))
