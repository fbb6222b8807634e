"""The requests of the live channel and their answers: the same on a service and in a page without one."""

from typing import Any

import msgspec

from stolik.kernel.codec import encode
from stolik.kernel.game import Game
from stolik.table.access import Access
from stolik.table.advice import Advice, hint, is_legal, legal_actions, odds_answer, why_not
from stolik.table.errors import Refusal
from stolik.table.protocol import (
    AskOdds,
    Consent,
    Done,
    Hint,
    Incoming,
    Move,
    Ping,
    Pong,
    Refused,
    Return,
    Say,
    Undo,
    Why,
)
from stolik.table.writable import WritableTable

DECODER = msgspec.json.Decoder(Incoming)
OddsTask = tuple[str, bytes, int, dict[str, Any]]
"""Game, state, seat and action, as `stolik.table.advice.odds` needs them."""


class LiveRequests:
    """One reader's requests at one table. Subclasses say how bots think and how others are told."""

    table: WritableTable
    access: Access

    # --- what a subclass brings ---

    def tell(self, message: msgspec.Struct) -> None:
        raise NotImplementedError

    async def advice(self, game: Game, state: Any, seat: int) -> Advice:
        """A hint for this seat; the bot sees what the seat sees."""
        raise NotImplementedError

    async def think_odds(self, task: OddsTask) -> bytes:
        raise NotImplementedError

    async def say(self, text: str) -> None:
        """Send a chat line, where there is somebody to read it."""
        raise Refusal("chat-off")

    # --- from a text to its answer ---

    async def hear(self, text: str | bytes) -> None:
        try:
            message = DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.refuse("", Refusal("not-understood"))
            return
        try:
            await self.obey(message)
        except Refusal as refusal:
            self.refuse(getattr(message, "key", ""), refusal)

    def refuse(self, key: str, refusal: Refusal) -> None:
        self.tell(Refused(key, refusal.reason, refusal.line()))

    async def obey(self, message: Incoming) -> None:
        """Carry out a request and answer it. Requests for a seat are for its holders only."""
        table = self.table
        await table.must_be_read()
        match message:
            case Move():
                await table.welcome_back([self.access.must_hold(message.seat)])
                await self.move(message)
            case Undo():
                seat = self.access.must_hold(message.seat)
                self.tell(Done(message.key, await table.undo(seat, message.key, self.access.holder)))
            case Why():
                await self.explain(message, self.access.must_hold(message.seat))
            case Hint():
                await self.hint(message, self.access.must_hold(message.seat))
            case AskOdds():
                await self.odds(message, self.access.must_hold(message.seat))
            case Consent():
                await table.answer(self.access, message.what, message.answer)
            case Say():
                await self.say(message.text)
            case Return():
                await table.welcome_back([self.access.must_hold(message.seat)])
            case Ping():
                self.tell(Pong())

    async def move(self, message: Move) -> None:
        ply = await self.table.move(message.seat, message.ply, message.action, message.key)
        self.tell(Done(message.key, ply))

    async def explain(self, message: Why, seat: int) -> None:
        async with self.table.lock:
            answer = why_not(self.table.playing(), message.key, seat, message.target)
        self.tell(answer)

    async def hint(self, message: Hint, seat: int) -> None:
        async with self.table.lock:
            session = self.table.playing()
            legal = legal_actions(session, seat)
            game, state = session.game, session.match.state.copy()
        self.tell(hint(message.key, legal, await self.advice(game, state, seat)))

    async def odds(self, message: AskOdds, seat: int) -> None:
        """The odds of a legal action, as far as this seat may know. Each is computed once."""
        table = self.table
        async with table.lock:
            session = table.playing()
            question = session.ply, seat, encode(message.action)
            known = table.odds.get(question) if is_legal(session, seat, message.action) else b"[]"
            task = (session.game.name, encode(session.match.state), seat, message.action)
        if known is None:
            known = await self.think_odds(task)
            table.remember_odds(question, known)
        self.tell(odds_answer(message.key, known))
