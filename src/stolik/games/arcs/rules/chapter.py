"""Chapters and rounds: dealing, turn order, passing, the initiative, the end (p. 8-11, 18-19)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import BY_ID, SCORED
from stolik.games.arcs.choices import MULLIGAN
from stolik.games.arcs.ids import COPY, NOBODY, NOTHING, SEATS, TYRANT, WARLORD
from stolik.games.arcs.messages.actions import Mulligan
from stolik.games.arcs.messages.events import (
    ChapterBegan,
    ChapterEnded,
    GameEnded,
    Mulliganed,
    Passed,
    TookInitiative,
)
from stolik.games.arcs.rules.declare import first_value
from stolik.games.arcs.rules.hands import deal, discard_action, discard_hand, draw_hand, shuffle_pile, turn_order
from stolik.games.arcs.rules.pieces import return_captives, return_trophies
from stolik.games.arcs.rules.react import react
from stolik.games.arcs.rules.resources import settle
from stolik.games.arcs.rules.turn import Turn
from stolik.games.arcs.scoring import score_chapter, winner
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import HAND, LAST_CHAPTER, OPEN_SLOTS, POWER_TO_END
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

# --- the second hand (p. 5, 19) ---


@dataclass
class Second(Frame):
    """With two players, the one without the initiative may discard the hand and draw six new cards, once (p. 5, 19)."""

    seat: int
    kind: Literal["second"] = "second"

    def options(self, s: ArcsState, out: list[Action]) -> None:
        out.extend(MULLIGAN[self.seat])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, Mulligan):
            self.draw_anew(s, ev)

    def draw_anew(self, s: ArcsState, ev: list[Event]) -> None:
        """Draw six of the undealt cards; the discarded hand is shuffled into the rest."""
        p = s.players[self.seat]
        old, p.hand = p.hand, []
        ev.append(Mulliganed(self.seat))
        draw_hand(s, self.seat, [s.discard.pop() for _ in range(HAND)], ev)
        s.discard += old
        shuffle_pile(s)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "mulligan", {}


# --- passing (p. 8) ---


def with_cards(s: ArcsState) -> int:
    return sum(1 for p in s.players if p.hand)


def pass_initiative(s: ArcsState, ev: list[Event]) -> None:
    """To the next player clockwise who has cards."""
    holder = s.initiative
    for seat in turn_order(s)[1:]:
        if s.players[seat].hand:
            s.initiative = seat
            ev.append(Passed(holder, seat))
            return


@dataclass
class Round(Frame):
    """Each player with cards takes one turn, then the initiative is checked."""

    turns: int = 0
    """Number of seats asked so far, starting with the leader."""
    kind: Literal["round"] = "round"

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        if self.turns == 0:
            self.begin(s, ev)
        elif s.lead == NOTHING:
            s.stack.pop()
            self.passed(s, ev)
        elif self.turns < s.seats:
            seat = (s.leader + self.turns) % s.seats
            self.turns += 1
            if s.players[seat].hand:
                s.stack.append(Turn(seat))
        else:
            s.stack.pop()
            self.end(s, ev)

    def begin(self, s: ArcsState, ev: list[Event]) -> None:
        """The holder of the initiative leads; without cards, they must pass it on (p. 8)."""
        if not s.players[s.initiative].hand:
            s.stack.pop()
            pass_initiative(s, ev)
            return
        self.turns = 1
        s.stack.append(Turn(s.initiative))

    def passed(self, s: ArcsState, ev: list[Event]) -> None:
        """The initiative passes on. Once all players with cards have passed in a row, the chapter ends (p. 18)."""
        pass_initiative(s, ev)
        if s.passes >= with_cards(s):
            s.passes = 0
            for seat in turn_order(s):
                discard_hand(s, seat, ev)

    def end(self, s: ArcsState, ev: list[Event]) -> None:
        for laid in s.laid.copy():
            BY_ID[laid.card].round_over(s, laid, ev)
        check_initiative(s, ev)
        clear_round(s)


def check_initiative(s: ArcsState, ev: list[Event]) -> None:
    """A player who seized keeps it; otherwise the highest surpassing card takes it; otherwise it stays (p. 11)."""
    if s.seized:
        return
    best = max(range(s.seats), key=lambda seat: s.ranks[seat])
    if s.ranks[best] > 0:
        s.initiative = best
        ev.append(TookInitiative(best))


def clear_round(s: ArcsState) -> None:
    """Discard the played cards, in the order of play, and clear the round."""
    for i in range(s.seats):
        seat = (s.leader + i) % s.seats
        if s.played[seat] != NOTHING:
            discard_action(s, s.played[seat], s.modes[seat] != COPY)
        if s.extra[seat] != NOTHING:
            discard_action(s, s.extra[seat], False)
    s.played, s.extra = [NOTHING] * SEATS, [NOTHING] * SEATS
    s.ranks, s.modes = [0] * SEATS, [0] * SEATS
    s.lead, s.leader = NOTHING, NOBODY
    s.seized = s.declared = s.zero = False


# --- the chapter (p. 18-19) ---


@dataclass
class Chapter(Frame):
    """Deal, play rounds until nobody has cards, score, clean up; repeat until the game ends."""

    step: Literal["deal", "rounds", "score", "clean", "end"] = "deal"
    kind: Literal["chapter"] = "chapter"

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        if self.step == "deal":
            self.step = "rounds"
            ev.append(ChapterBegan(s.chapter))
            deal(s, ev)
            if s.seats == 2:
                s.stack.append(Second(1 - s.initiative))
        elif self.step == "rounds":
            if with_cards(s):
                s.stack.append(Round())
            else:
                self.step = "score"
        elif self.step == "score":
            self.step = "clean"
            score_chapter(s, ev)
            react(s, SCORED, turn_order(s), 0, ev)
        elif self.step == "clean":
            self.step = "end"
            clean_up(s)
        else:
            self.end(s, ev)

    def end(self, s: ArcsState, ev: list[Event]) -> None:
        """Enough Power or the last chapter ends the game (p. 19)."""
        ev.append(ChapterEnded(s.chapter))
        if is_last(s):
            s.stack.pop()
            best = winner(s)
            ev.append(GameEnded(best, s.players[best].power))
        else:
            s.chapter += 1
            self.step = "deal"


def is_last(s: ArcsState) -> bool:
    return s.chapter == LAST_CHAPTER or any(p.power >= POWER_TO_END[s.seats] for p in s.players)


def clean_up(s: ArcsState) -> None:
    """Trophies and captives go home if their ambition was scored; markers return, the lowest is flipped (p. 19)."""
    slots = [OPEN_SLOTS[p.cities] for p in s.players]
    if WARLORD in s.markers:
        return_trophies(s)
    if TYRANT in s.markers:
        return_captives(s)
    s.markers = [NOTHING] * len(s.markers)
    unflipped = [m for m, flipped in enumerate(s.flipped) if not flipped]
    if unflipped:
        s.flipped[min(unflipped, key=lambda m: first_value(s, m))] = True
    if is_last(s):
        return  # the game is over, so token positions no longer matter (H12)
    for seat in reversed(turn_order(s)):
        settle(s, seat, covered=OPEN_SLOTS[s.players[seat].cities] < slots[seat])
