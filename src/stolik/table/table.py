"""A table in memory: how it was made, who sits there, and its game. Nothing here waits or writes."""

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from stolik.kernel.messages import Outcome
from stolik.table.access import PROGRAM, Access, access_of
from stolik.table.errors import Refusal, unread
from stolik.table.info import SeatInfo, TableInfo
from stolik.table.protocol import ConsentAsked, Presence, SeatPresence
from stolik.table.rows import SeatRow, TableRow
from stolik.table.seeds import commitment, is_drawn
from stolik.table.session import GameSession
from stolik.table.updates import Updates


class Table:
    """The rows of a table and its session."""

    def __init__(self, row: TableRow, seats: list[SeatRow], holders: dict[int, set[str]], bans: set[str]) -> None:
        self.row = row
        self.seats = seats
        self.holders = holders
        self.bans = bans
        self.session: GameSession | None = None
        self.unread = False
        """Whether memory may differ from what is stored; then nobody is answered before it has been read again."""
        self.odds: dict[tuple[int, int, bytes], bytes] = {}
        """Ply, seat and action -> its odds, until the game moves on."""

    @property
    def id(self) -> str:
        return self.row.id

    def playing(self) -> GameSession:
        """The session of a running game."""
        if self.unread:
            raise unread()
        if self.session is None:
            raise Refusal("not-started")
        return self.session

    def finished(self) -> GameSession:
        """The session of a finished game. Before its end nobody gets the whole record or the seed."""
        if self.row.status != "over":
            raise Refusal("not-over")
        return self.playing()

    def access(self, holder: str | None) -> Access:
        return access_of(self.row, self.holders, self.bans, holder)

    def humans(self) -> list[int]:
        """Seats that people play and have not given up."""
        resigned = self.session.resigned if self.session else set()
        return [s.seat for s in self.seats if s.kind != "bot" and s.seat not in resigned]

    def active(self, seats: Sequence[int]) -> int | None:
        """The first of these seats that has not been given up; if all have, the first."""
        resigned = self.session.resigned if self.session else set()
        return next((seat for seat in seats if seat not in resigned), next(iter(seats), None))

    def people(self, seat: int) -> set[str]:
        """Holders of a seat, without programs."""
        return {holder for holder in self.holders.get(seat, set()) if not holder.startswith(PROGRAM)}

    def concerned(self, seat: int, holder: str | None) -> list[int]:
        """The seats whose consent an offer needs that this holder makes for this seat: those of all other people.

        Two seats are one person's if exactly the same people hold both: seats "here" from the start, or taken by
        links by one person, also after both have moved to another device. So is a seat that nobody but the offerer
        holds. Whoever was let into a seat by a link of its holder does not become that holder: the seat is asked
        all the same, and the offerer cannot answer for it. A seat that nobody holds any more cannot be asked.
        """
        mine = (self.people(seat), {holder})
        return [s for s in self.humans() if s != seat and self.people(s) and self.people(s) not in mine]

    def bot_level(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now; None for a person."""
        row = self.seats[seat]
        if row.kind == "bot":
            return row.level
        return self.session.standins.get(seat) if self.session else None

    def bot_to_move(self) -> tuple[int, str] | None:
        """The seat to move and the level of its bot, if it has one and the game is on."""
        session = self.session
        seat = session.turn if session and not session.paused else None
        level = self.bot_level(seat) if seat is not None else None
        return (seat, level) if seat is not None and level else None

    def stand_in_level(self) -> str:
        return self.row.leaver if self.row.leaver != "wait" else "normal"

    def info(self, access: Access, online: set[int], deadline: float | None = None) -> TableInfo:
        """The table as one visitor sees it; `online`: seats whose players are connected, `deadline`: when a bot takes
        over."""
        session, row = self.session, self.row
        over = row.status == "over"
        return TableInfo(
            table=row.id,
            game=row.game,
            rules=row.rules,
            options=msgspec.json.decode(row.options),
            status=cast(Any, row.status),
            owner=access.owner,
            seats=[self._seat_info(seat, access, online) for seat in self.seats],
            ply=session.ply if session else 0,
            turn=session.turn if session else None,
            updated=row.updated,
            created=row.created,
            pace=cast(Any, row.pace),
            leaver=cast(Any, row.leaver),
            patience=row.patience,
            deadline=deadline,
            paused=session.paused if session else False,
            public=row.public,
            chat=row.chat,
            commitment=commitment(row.seed),
            seed=msgspec.json.decode(row.seed) if over else None,
            seed_chosen=bool(row.origin) or not is_drawn(row.seed),
            origin=row.origin,
            rematch=row.rematch,
        )

    def _seat_info(self, seat: SeatRow, access: Access, online: set[int]) -> SeatInfo:
        return SeatInfo(
            seat=seat.seat,
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            taken=seat.taken,
            online=seat.seat in online,
            you=seat.seat in access.seats,
            devices=len(self.holders.get(seat.seat, ())),
            standin=self.bot_level(seat.seat) if seat.kind != "bot" else None,
            resigned=bool(self.session and seat.seat in self.session.resigned),
        )

    def waits_for_leavers(self) -> bool:
        """Whether the time that somebody is away matters here."""
        return self.row.status == "playing" and self.row.pace == "none" and self.row.leaver != "wait"

    def clock_runs(self) -> bool:
        """Whether a bot takes over the seat to move if its player does nothing or stays away."""
        session = self.session
        if session is None or session.paused or self.row.leaver == "wait":
            return False
        return (seat := session.turn) is not None and not self.bot_level(seat)

    def updates(self, viewers: Iterable[int | None]) -> Updates:
        """The current state for these viewers."""
        session = self.playing()
        state, over = session.match.state, session.over
        outcome = self.outcome() if over else None
        return Updates(session.game, state, viewers, session.ply, session.history, over, session.undoer, outcome)

    def outcome(self) -> Outcome | None:
        """The outcome of a finished game, as it was stored. None: it is no longer known."""
        session = self.playing()
        if self.row.result is not None:
            return msgspec.json.decode(self.row.result, type=Outcome)
        return None if session.drift or session.torn else session.game.outcome(session.match.state)

    def remember_odds(self, question: tuple[int, int, bytes], found: bytes) -> None:
        self.odds = {known: odds for known, odds in self.odds.items() if known[0] == question[0]}
        self.odds[question] = found

    def presence(self, online: set[int]) -> Presence:
        return Presence([SeatPresence(s.seat, s.seat in online, self.bot_level(s.seat)) for s in self.seats])

    def consent(self) -> ConsentAsked | None:
        """The latest offer at this table, and whether it is open."""
        offer = self.session.latest_offer if self.session else None
        if self.session is None or offer is None:
            return None
        answers = {str(seat): yes for seat, yes in offer.answers.items()}
        return ConsentAsked(offer.what, offer.by, answers, self.session.offer is not None)
