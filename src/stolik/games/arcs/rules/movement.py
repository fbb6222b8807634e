"""Move and catapult (p. 13)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import ENTERED, MOVED, MOVES_ON, SHIP_LIMIT, speakers
from stolik.games.arcs.choices import DONE, MOVE_AT, SHIPS_OF
from stolik.games.arcs.ids import NOBODY, SYSTEM, SYSTEMS, at, is_gate
from stolik.games.arcs.messages.actions import Done, Move, Ships
from stolik.games.arcs.messages.events import Moved
from stolik.games.arcs.rules.pieces import control, has_piece, has_starport, ships
from stolik.games.arcs.rules.react import react
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    BATTLE_MUST_FOLLOW,
    BEEN_THERE,
    LEAVE_ONE_BEHIND,
    NO_SHIPS_THERE,
    NONE_WOULD_GO,
    NOT_ADJACENT,
    NOT_SO_MANY,
    TOO_MANY_SHIPS,
)
from stolik.games.arcs.state import ArcsState, Voyage, of_seat
from stolik.games.arcs.tables import ADJACENT, IN_PLAY, SHIPS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


def move_refusal(s: ArcsState, seat: int, origin: int, to: int) -> int:
    """From a system with loyal ships to an adjacent one (p. 13)."""
    if ships(s, seat, origin) == 0:
        return NO_SHIPS_THERE
    return ALLOWED if to in ADJACENT[s.setup][origin] else NOT_ADJACENT


def list_move(s: ArcsState, seat: int, out: list[Action]) -> None:
    """Every move that `move_refusal` allows, found from the ships."""
    near, moves = ADJACENT[s.setup], MOVE_AT[seat]
    fresh, damaged = of_seat(s.fresh, seat), of_seat(s.damaged, seat)
    for system in IN_PLAY[s.setup]:
        if fresh[system] or damaged[system]:
            row = moves[system]
            for to in near[system]:
                out.append(row[to])


def ship_limit(s: ArcsState, seat: int) -> int:
    limit = SHIPS
    if not s.players[seat].powers & SHIP_LIMIT:
        return limit
    for card in speakers(s.players[seat], SHIP_LIMIT):
        limit = card.ship_limit(s, seat, limit)
    return limit


def move(s: ArcsState, seat: int, origin: int, to: int, must_battle: bool = False) -> None:
    """Begin a move; the number of ships is asked next. From a loyal starport it is a catapult."""
    i = at(origin, seat)
    voyage = Voyage(seat, origin, s.fresh[i], s.damaged[i], has_starport(s, seat, origin), [origin])
    voyage.must_battle = must_battle
    s.voyages.append(voyage)
    s.stack.append(Sailing(seat, to))


@dataclass
class Sailing(Frame):
    """A moving group of ships."""

    seat: int
    to: int
    """Where the next leg leads."""
    step: Literal["ships", "on", "over", "end"] = "ships"
    kind: Literal["sailing"] = "sailing"

    def choices(self, s: ArcsState) -> list[Action]:
        """Every number of fresh and damaged ships of the group."""
        v, table = s.voyages[-1], SHIPS_OF[self.seat]
        return [
            table[fresh][damaged]
            for fresh, damaged in parties(s, v, self.to)
            if battle_refusal_of_party(s, v, self.to, fresh, damaged) == ALLOWED
        ]

    def options(self, s: ArcsState, out: list[Action]) -> None:
        if self.step == "ships":
            choices = self.choices(s)
            if len(choices) > 1:
                out.extend(choices)
        elif self.step == "on":
            self.list_legs(s, out)

    def list_legs(self, s: ArcsState, out: list[Action]) -> None:
        """Stop, or go on."""
        v = s.voyages[-1]
        for to in ADJACENT[s.setup][v.at]:
            if leg_refusal(s, v, to) == ALLOWED:
                out.append(MOVE_AT[self.seat][v.at][to])
        if out and (not v.must_battle or battles_at(s, v, v.at, v.fresh) or battle_elsewhere(s, v)):
            out.append(DONE[self.seat])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        if type(a) is Ships:
            self.sail(s, a.fresh, a.damaged, ev)
        elif type(a) is Move:
            self.to = SYSTEM[a.to]
            self.step = "ships"
        elif type(a) is Done:
            self.step = "over"

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        if self.step == "ships":
            self.choose(s, self.choices(s)[0], ev)
        elif self.step == "on":
            self.step = "over"
        elif self.step == "over":
            self.step = "end"
            v = s.voyages[-1]
            v.moved += [v.at, v.fresh]
            react(s, MOVED, [self.seat], v.at, ev)
        else:
            s.voyages.pop()
            s.stack.pop()

    def sail(self, s: ArcsState, fresh: int, damaged: int, ev: list[Event]) -> None:
        """Move one leg. Control of the goal is checked before entering."""
        v, to = s.voyages[-1], self.to
        on = under_way(v)
        self.drop(v, fresh, damaged)
        stops = not v.catapult or not is_gate(to) or control(s, to) not in (NOBODY, self.seat)
        a, b = at(v.at, self.seat), at(to, self.seat)
        s.fresh[a] -= fresh
        s.damaged[a] -= damaged
        s.fresh[b] += fresh
        s.damaged[b] += damaged
        ev.append(Moved(self.seat, SYSTEMS[v.at], SYSTEMS[to], fresh, damaged, on))
        v.at = to
        self.step = "over" if stops else "on"
        react(s, ENTERED, [p for p in range(s.seats) if p != self.seat], to, ev)

    def drop(self, v: Voyage, fresh: int, damaged: int) -> None:
        """Drop off the ships that don't come along; only then may the rest return to a gate it has visited."""
        if fresh < v.fresh or damaged < v.damaged:
            if under_way(v):
                v.moved += [v.at, v.fresh - fresh]
            v.seen = [v.at]
        v.seen.append(self.to)
        v.fresh, v.damaged = fresh, damaged

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        v = s.voyages[-1]
        if self.step == "on":
            return "catapult", {"system": f"system:{SYSTEMS[v.at]}"}
        return "ships", {"origin": f"system:{SYSTEMS[v.at]}", "to": f"system:{SYSTEMS[self.to]}"}


def group(v: Voyage) -> int:
    """Ships that are still together."""
    return v.fresh + v.damaged


def leg_refusal(s: ArcsState, v: Voyage, to: int) -> int:
    """On to an adjacent system (p. 13). A system the whole group has visited needs a ship left behind here (H1)."""
    if to not in ADJACENT[s.setup][v.at]:
        return NOT_ADJACENT
    if to in v.seen and group(v) == 1:
        return BEEN_THERE
    return ALLOWED if not v.must_battle or leg_allows_battle(s, v, to) else BATTLE_MUST_FOLLOW


def party_refusal(s: ArcsState, v: Voyage, to: int, fresh: int, damaged: int) -> int:
    """Any number of ships may go (p. 13), unless a card sets a limit. A group that turns back drops a ship off (H1)."""
    if fresh > v.fresh or damaged > v.damaged:
        return NOT_SO_MANY
    if fresh + damaged == 0:
        return NONE_WOULD_GO
    if fresh + damaged > ship_limit(s, v.seat):
        return TOO_MANY_SHIPS
    if fresh + damaged == group(v) and to in v.seen and not comes_back_moved(s, v, to):
        return LEAVE_ONE_BEHIND
    return ALLOWED


def parties(s: ArcsState, v: Voyage, to: int) -> list[tuple[int, int]]:
    """Fresh and damaged ships that may go on to `to`, most first."""
    return [
        (fresh, damaged)
        for fresh in range(v.fresh, -1, -1)
        for damaged in range(v.damaged, -1, -1)
        if party_refusal(s, v, to, fresh, damaged) == ALLOWED
    ]


def battle_refusal_of_party(s: ArcsState, v: Voyage, to: int, fresh: int, damaged: int) -> int:
    """If a battle must be possible afterwards, the number of ships that move may decide it (p. 21)."""
    return ALLOWED if not v.must_battle or party_allows_battle(s, v, to, fresh, damaged) else BATTLE_MUST_FOLLOW


def comes_back_moved(s: ArcsState, v: Voyage, to: int) -> bool:
    """Whether the whole group returns to where it started, once: a card may move ships that are left there now."""
    began = is_gate(to) and to == v.seen[0] and v.seen.count(to) == 1 and not v.moved
    return began and v.fresh > 0 and not v.last and s.players[v.seat].powers & MOVES_ON > 0


def under_way(v: Voyage) -> bool:
    """Whether the group has left its start, so that ships dropped off now count as moved."""
    return v.seen != [v.at] or len(v.moved) > 0


# --- moves that must leave a battle possible (a leader may move before a battle) ---
# The ships that can battle afterwards are one of these, and each function below checks one of them:
# 1. ships that stay where the group is now: there, or where a card moves them if they have moved (`battles_at`);
# 2. ships elsewhere that were there before or were dropped off on the way (`battle_elsewhere`);
# 3. ships that move on: where they arrive, where they can catapult to, or where a card moves them from there
#    (`reaches_battle`). A group of one cannot turn back on its way, a larger one can by dropping a ship off (H1).
# A number of ships is allowed if any of the three holds (`party_allows_battle`), a goal if any number is
# (`leg_allows_battle`), and the move may end where 1 or 2 holds (`Sailing.list_legs`).


def rival_piece(s: ArcsState, seat: int, system: int) -> bool:
    """Whether loyal ships could fight a battle there."""
    return any(rival != seat and has_piece(s, rival, system) for rival in range(s.seats))


def battle_elsewhere(s: ArcsState, v: Voyage) -> bool:
    """Whether ships outside the moving group can battle: those that didn't move, or were dropped off on the way."""
    for system in IN_PLAY[s.setup]:
        moving = group(v) if system == v.at else 0
        if ships(s, v.seat, system) > moving and rival_piece(s, v.seat, system):
            return True
    return any(battles_at(s, v, v.moved[i], v.moved[i + 1]) for i in range(0, len(v.moved), 2))


def battles_at(s: ArcsState, v: Voyage, system: int, fresh: int) -> bool:
    """Whether ships that moved there (this many of them fresh) can battle, or a card moves them to where they can."""
    if rival_piece(s, v.seat, system):
        return True
    if fresh == 0 or v.last:
        return False
    return any(c.moves_on(s, v.seat, system) for c in speakers(s.players[v.seat], MOVES_ON))


def reaches_battle(s: ArcsState, v: Voyage, to: int, fresh: int, been: list[int]) -> bool:
    """Whether a group entering `to` can battle there or catapult to where it can, avoiding `been`."""
    reached = [to]
    for system in reached:
        if battles_at(s, v, system, fresh):
            return True
        if v.catapult and is_gate(system):
            reached += [n for n in ADJACENT[s.setup][system] if n not in reached and n not in been]
    return False


def leg_allows_battle(s: ArcsState, v: Voyage, to: int) -> bool:
    """Whether some way to go on to `to` leaves a battle possible."""
    return any(party_allows_battle(s, v, to, fresh, damaged) for fresh, damaged in parties(s, v, to))


def party_allows_battle(s: ArcsState, v: Voyage, to: int, fresh: int, damaged: int) -> bool:
    """The same for a number of ships that go: can those who stay, those elsewhere, or those who go battle?"""
    stay = group(v) - fresh - damaged
    if stay and battles_at(s, v, v.at, v.fresh - fresh if under_way(v) else 0):
        return True
    been = [] if fresh + damaged > 1 else [v.at] if stay else v.seen
    return battle_elsewhere(s, v) or reaches_battle(s, v, to, fresh, been)


def can_move_to_battle(s: ArcsState, seat: int, origin: int, to: int) -> bool:
    """Whether a move from `origin` to `to` can leave a battle possible."""
    i = at(origin, seat)
    v = Voyage(seat, origin, s.fresh[i], s.damaged[i], has_starport(s, seat, origin), [origin])
    return leg_allows_battle(s, v, to)
