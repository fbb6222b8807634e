"""Diplomatic relations (p. 11), in games with four or more players."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.eclipse.ids import AMBASSADOR, NOBODY, RESOURCES
from stolik.games.eclipse.messages.actions import Answer, GiveCube, Offer, ReturnReputation
from stolik.games.eclipse.messages.events import (
    CubeGiven,
    RelationsBroken,
    RelationsFormed,
    RelationsOffered,
    RelationsRefused,
    ReputationReturned,
)
from stolik.games.eclipse.rules.hexes import EDGES_OF
from stolik.games.eclipse.rules.population import bring_home
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    ALREADY_FRIENDS,
    ASKED_ALREADY,
    DIPLOMACY_OFF,
    NO_AMBASSADOR,
    NOBODY_TO_ASK,
    NOT_NEIGHBOURS,
    PARTNER_GONE,
    PARTNER_NO_AMBASSADOR,
    PARTNER_TRAITOR,
    SHIPS_IN_THE_WAY,
    TRAITOR,
)
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import AMBASSADORS, BOARDS, COUNTS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def are_friends(s: EclipseState, seat: int, other: int) -> bool:
    return bool(s.players[seat].friends >> other & 1)


def track_room(p: Player) -> int:
    """Free squares of the reputation track that could hold an ambassador; tiles may be rearranged freely."""
    board = BOARDS[p.board]
    crowding = max(0, len(p.reputation) - board.reputation_slots)
    return board.ambassador_slots + board.either_slots - p.friends.bit_count() - crowding


def reputation_room(p: Player) -> int:
    """Free squares of the reputation track that could hold a reputation tile."""
    board = BOARDS[p.board]
    crowding = max(0, p.friends.bit_count() - board.ambassador_slots)
    return board.reputation_slots + board.either_slots - len(p.reputation) - crowding


def free_squares(p: Player) -> tuple[int, int, int]:
    """Free squares of the reputation track: for ambassadors only, for either, for reputation tiles only.

    The tiles are arranged so that as many squares as possible stay free for either.
    """
    board = BOARDS[p.board]
    guests = max(0, board.ambassador_slots - p.friends.bit_count())
    return guests, track_room(p) - guests, max(0, board.reputation_slots - len(p.reputation))


def exchange_refused(s: EclipseState, seat: int) -> int:
    """Whether a player can exchange one more ambassador: a tile, a cube, a square, and not the traitor (p. 11)."""
    p = s.players[seat]
    if p.gone:
        return PARTNER_GONE
    if seat == s.traitor:
        return TRAITOR
    board = BOARDS[p.board]
    most = min(AMBASSADORS, board.ambassador_slots + board.either_slots)
    return NO_AMBASSADOR if p.friends.bit_count() >= most or not any(p.track) else ALLOWED


def partner_refused(s: EclipseState, seat: int, other: int) -> int:
    """Whether relations may be proposed to this player now (p. 11, H26, H27)."""
    if not COUNTS[s.seats].diplomacy:
        return DIPLOMACY_OFF
    if s.players[other].gone:
        return PARTNER_GONE
    if are_friends(s, seat, other):
        return ALREADY_FRIENDS
    if other == s.traitor:
        return PARTNER_TRAITOR
    refused = exchange_refused(s, seat)
    if refused != ALLOWED:
        return refused
    if not neighbours(s, seat) >> other & 1:
        return NOT_NEIGHBOURS
    return meeting_refused(s, seat, other)


def meeting_refused(s: EclipseState, seat: int, other: int) -> int:
    """Obstacles between players who are neighbors."""
    if exchange_refused(s, other) != ALLOWED:
        return PARTNER_NO_AMBASSADOR
    if stand_together(s, seat, other):
        return SHIPS_IN_THE_WAY
    return ASKED_ALREADY if s.players[seat].asked >> other & 1 else ALLOWED


def anybody_refused(s: EclipseState, seat: int) -> int:
    """Whether relations may be proposed to anyone."""
    if not COUNTS[s.seats].diplomacy:
        return DIPLOMACY_OFF
    refused = exchange_refused(s, seat)
    if refused != ALLOWED:
        return refused
    found: list[Action] = []
    offer_options(s, seat, found)
    return ALLOWED if found else NOBODY_TO_ASK


def neighbours(s: EclipseState, seat: int) -> int:
    """Set of bits: players with a disc on a hex that a wormhole connects to one of the player's discs (p. 11).

    The Generator doesn't count here.
    """
    found = 0
    for h, owner in enumerate(s.disc):
        if owner == seat:
            for edge in EDGES_OF[s.full[h]]:
                other = s.disc[s.near[6 * h + edge]]
                if other != NOBODY:
                    found |= 1 << other
    return found & ~(1 << seat)


def stand_together(s: EclipseState, seat: int, other: int) -> bool:
    """Whether one has ships in a hex where the other has ships or a disc, which would be an attack."""
    for h, present in enumerate(s.entered):
        if present:
            mine, theirs = seat in present, other in present
            if (mine and (theirs or s.disc[h] == other)) or (theirs and s.disc[h] == seat):
                return True
    return False


def offer_options(s: EclipseState, seat: int, out: list[Action]) -> None:
    """Relations may be proposed at any time in a turn, once per turn to each player."""
    if not COUNTS[s.seats].diplomacy or exchange_refused(s, seat) != ALLOWED:
        return
    p = s.players[seat]
    for other in EDGES_OF[neighbours(s, seat) & ~(p.asked | p.friends)]:
        if meeting_refused(s, seat, other) == ALLOWED:
            out.append(Offer(seat, other))


def offer(s: EclipseState, a: Offer, ev: list[Event]) -> None:
    s.players[a.seat].asked |= 1 << a.to
    ev.append(RelationsOffered(a.seat, a.to))
    s.stack.append(Proposal(a.seat, a.to))


@dataclass
class Proposal(Frame):
    """The other player answers; then both send an ambassador with a cube."""

    seat: int
    to: int
    step: Literal["answer", "exchange"] = "answer"
    kind: Literal["proposal"] = "proposal"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        if self.step == "answer":
            out.extend((Answer(self.to, True), Answer(self.to, False)))

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, Answer) and a.yes:
            self.step = "exchange"
        else:
            s.stack.pop()
            ev.append(RelationsRefused(self.seat, self.to))

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        s.stack.pop()
        ev.append(RelationsFormed(self.seat, self.to))
        s.players[self.seat].friends |= 1 << self.to
        s.players[self.to].friends |= 1 << self.seat
        s.stack += [Exchange(self.to), Exchange(self.seat)]

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return "proposal", {"from": f"seat:{self.seat}"}


@dataclass
class Exchange(Frame):
    """One side of the exchange: make room on a full reputation track, then give a cube from any track."""

    seat: int
    given: bool = False
    kind: Literal["exchange"] = "exchange"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        p = s.players[self.seat]
        if track_room(p) < 0:
            out.extend(ReturnReputation(self.seat, value) for value in sorted(set(p.reputation)))
        elif not self.given:
            out.extend(GiveCube(self.seat, RESOURCES[track]) for track in range(3) if p.track[track])

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, ReturnReputation):
            return_reputation(s, self.seat, a.value, ev)
        elif isinstance(a, GiveCube):
            self.given = True
            s.players[self.seat].track[RESOURCES.index(a.track)] -= 1
            ev.append(CubeGiven(self.seat, a.track))

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        s.stack.pop()

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        return ("make-room" if track_room(s.players[self.seat]) < 0 else "give-cube"), {}


def return_reputation(s: EclipseState, seat: int, value: int, ev: list[Event]) -> None:
    """A reputation tile goes back into the bag."""
    s.players[seat].reputation.remove(value)
    s.reputation[value - 1] += 1
    ev.append(ReputationReturned(seat, value))


def break_relations(s: EclipseState, attacker: int, other: int, ev: list[Event]) -> None:
    """Attacking a partner returns both ambassadors and their cubes and makes the attacker the traitor (p. 11)."""
    s.players[attacker].friends &= ~(1 << other)
    s.players[other].friends &= ~(1 << attacker)
    s.traitor = attacker
    ev.append(RelationsBroken(attacker, other))
    bring_home(s, other, [AMBASSADOR], ev)
    bring_home(s, attacker, [AMBASSADOR], ev)
