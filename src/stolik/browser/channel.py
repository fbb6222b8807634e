"""The live channel of a table on this device: the same messages as a service's, without a network."""

import secrets

import msgspec

from stolik.browser.tables import ME, Listener, LocalTable, Send
from stolik.kernel.codec import decode, encode
from stolik.table import requests
from stolik.table.advice import ADVISER, Advice, advise, hint, legal_actions, odds, odds_answer, why_not
from stolik.table.errors import Refusal
from stolik.table.protocol import (
    AskOdds,
    Consent,
    Done,
    Hello,
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
from stolik.table.requests import Request

DECODER = msgspec.json.Decoder(Incoming)


class Channel(Listener):
    """One page at one table."""

    def __init__(self, table: LocalTable, send: Send, since: int) -> None:
        super().__init__(send, since)
        self.table = table

    def hello(self) -> None:
        """Who sits here, then how the game stands with all that happened since."""
        table = self.table
        ply = table.playing().ply
        self.told.begin(ply)
        self.tell(Hello(table.describe(), sorted(table.mine), ply, []))
        viewers = table.access(ME).viewers
        for text in self.told.catch_up(table.updates(viewers), viewers):
            self.send(text.decode())
        table.listeners.add(self)
        table.tables.wake_bot(table)

    def close(self) -> None:
        self.table.listeners.discard(self)

    async def hear(self, text: str) -> None:
        try:
            message = DECODER.decode(text)
        except (msgspec.MsgspecError, RecursionError):
            self.refuse("", Refusal("not-understood", given="JSON", why=""))
            return
        key = getattr(message, "key", "")
        try:
            await self.obey(message)
        except Refusal as refusal:
            self.refuse(key, refusal)

    def refuse(self, key: str, refusal: Refusal) -> None:
        self.tell(Refused(key, refusal.reason, refusal.line()))

    async def obey(self, message: object) -> None:
        table, access = self.table, self.table.access(ME)
        await table.must_be_read()
        match message:
            case Move():
                access.must_hold(message.seat)
                await self.welcome_back(message.seat)
                ply = await table.commit(requests.move(table, message.seat, message.ply, message.action, message.key))
                self.tell(Done(message.key, ply))
            case Undo():
                access.must_hold(message.seat)
                ply = await table.commit(requests.undo(table, message.seat, message.key, ME))
                self.tell(Done(message.key, ply))
            case Why():
                seat = access.must_hold(message.seat)
                self.tell(why_not(table.playing(), message.key, seat, message.target))
            case Hint():
                await self.hint(message.key, access.must_hold(message.seat))
            case AskOdds():
                await self.odds(message, access.must_hold(message.seat))
            case Return():
                await self.welcome_back(access.must_hold(message.seat))
            case Consent():
                raise Refusal("nothing-offered")  # there is nobody else to ask
            case Say():
                raise Refusal("chat-off")
            case Ping():
                self.tell(Pong())

    async def welcome_back(self, seat: int) -> None:
        if requests.returns(self.table, seat):
            await self.table.commit(Request("back", seat))

    async def hint(self, key: str, seat: int) -> None:
        """What a bot would do in this seat; it sees what the seat sees."""
        session = self.table.playing()
        legal = legal_actions(session, seat)
        task = (session.game.name, ADVISER, encode(session.match.state), seat, secrets.token_hex(16), None, True)
        found = await self.table.tables.thinker.run(advise, *task, urgent=True)
        self.tell(hint(key, session.game.name, legal, decode(found, Advice)))

    async def odds(self, message: AskOdds, seat: int) -> None:
        """What a legal action would bring, as far as this seat may know."""
        session = self.table.playing()
        question = session.ply, seat, encode(message.action)
        known = self.table.odds.get(question)
        if known is None and not session.over:
            task = (session.game.name, encode(session.match.state), seat, message.action)
            known = await self.table.tables.thinker.run(odds, *task, urgent=True)
            self.table.remember_odds(question, known)
        self.tell(odds_answer(message.key, known or b"[]"))
