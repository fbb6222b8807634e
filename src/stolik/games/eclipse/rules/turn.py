"""The action phase (p. 8 and 14): turns, passing, reactions."""

from dataclasses import dataclass
from typing import Final, Literal

from stolik.games.eclipse.cards.nanorobots import builds_allowed
from stolik.games.eclipse.choices import ACTS, DONE, PASS
from stolik.games.eclipse.ids import ACTIONS, BUILD, EXPLORE, INFLUENCE, MOVE, NOBODY, REACTION, RESEARCH, UPGRADE
from stolik.games.eclipse.messages.actions import Act, Done, Pass, Resign
from stolik.games.eclipse.messages.events import ActionTaken, Passed
from stolik.games.eclipse.rules.anytime import anytime_options, did_anytime, last_chances
from stolik.games.eclipse.rules.build import BuildAction, can_build
from stolik.games.eclipse.rules.explore import ExploreAction, spaces
from stolik.games.eclipse.rules.galaxy import is_eliminated
from stolik.games.eclipse.rules.influence import InfluenceAction, can_influence
from stolik.games.eclipse.rules.leaving import leave_game
from stolik.games.eclipse.rules.move import MoveAction, can_move
from stolik.games.eclipse.rules.refusals import (
    ALLOWED,
    NO_DISCS,
    NOTHING_TO_BUILD,
    NOTHING_TO_EXPLORE,
    NOTHING_TO_INFLUENCE,
    NOTHING_TO_MOVE,
    NOTHING_TO_RESEARCH,
    NOTHING_TO_UPGRADE,
    ONLY_REACTIONS,
)
from stolik.games.eclipse.rules.research import ResearchAction, affordable
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import BOARDS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

NOTHING_TO: Final[list[int]] = [
    NOTHING_TO_EXPLORE,
    NOTHING_TO_INFLUENCE,
    NOTHING_TO_RESEARCH,
    NOTHING_TO_UPGRADE,
    NOTHING_TO_BUILD,
    NOTHING_TO_MOVE,
]
"""Why an action isn't offered, in the order of the action track."""


@dataclass
class ActionPhase(Frame):
    """Turns clockwise until everyone has passed; then the phase ends at once."""

    seat: int
    """Whose turn comes next."""
    kind: Literal["action_phase"] = "action_phase"

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        if all(p.passed or p.gone for p in s.players):
            s.stack.pop()
            return
        seat, self.seat = self.seat, (self.seat + 1) % s.seats
        if not s.players[seat].gone:
            s.players[seat].asked = 0
            s.turn_over = False
            s.stack.append(Turn(seat))


@dataclass
class Turn(Frame):
    """One action, reaction or pass, plus whatever is allowed at any time in a turn."""

    seat: int
    step: Literal["choose", "after"] = "choose"
    kind: Literal["turn"] = "turn"

    def options(self, s: EclipseState, out: list[Action]) -> None:
        seat = self.seat
        if self.step == "after":
            self.last_words(s, out)
            return
        p = s.players[seat]
        if p.discs:
            action_options(s, seat, out)
        if p.passed and not out and not self.has_last_words(s):
            return
        anytime_options(s, seat, out)
        out.append(PASS[seat])
        if is_eliminated(s, seat):
            out.append(Resign(seat))

    def last_words(self, s: EclipseState, out: list[Action]) -> None:
        """The turn stays open while a colony ship or an offer is still possible after the action."""
        if not s.turn_over and self.has_last_words(s):
            anytime_options(s, self.seat, out)
            out.append(DONE[self.seat])

    def has_last_words(self, s: EclipseState) -> bool:
        found: list[Action] = []
        last_chances(s, self.seat, found)
        return bool(found)

    def choose(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if type(a) is Act:
            self.step = "after"
            begin_action(s, self.seat, ACTIONS.index(a.action), ev)
        elif type(a) is Pass:
            s.stack.pop()
            pass_turn(s, self.seat, ev)
        elif type(a) is Done:
            s.stack.pop()
        elif type(a) is Resign:
            s.stack.pop()
            leave_game(s, self.seat, ev)
        else:
            did_anytime(s, a, ev)

    def advance(self, s: EclipseState, ev: list[Event]) -> None:
        """Nothing is left to do, so the turn is over. A player who has passed and can't react passes again silently."""
        s.stack.pop()

    def question(self, s: EclipseState) -> tuple[str, dict[str, str | int]]:
        p = s.players[self.seat]
        return "turn-after" if self.step == "after" else "reaction" if p.passed else "turn", {"discs": p.discs}


def pass_turn(s: EclipseState, seat: int, ev: list[Event]) -> None:
    """The first to pass starts the next round; after passing, only reactions are left (p. 8)."""
    first = s.next_start == NOBODY
    if first:
        s.next_start = seat
    s.players[seat].passed = True
    ev.append(Passed(seat, first))


# --- actions ------------------------------------------------------------------------------------------------------


def action_options(s: EclipseState, seat: int, out: list[Action]) -> None:
    """The actions that aren't refused to a player with a disc."""
    acts = ACTS[seat]
    for action in range(UPGRADE if s.players[seat].passed else EXPLORE, len(acts)):
        if is_possible(s, seat, action):
            out.append(acts[action])


def disc_refused(p: Player, action: int) -> int:
    """Whether a disc may be spent on this action: after passing, only on three reactions (p. 8 and 14)."""
    if not p.discs:
        return NO_DISCS
    return ONLY_REACTIONS if p.passed and action < UPGRADE else ALLOWED


def action_refused(s: EclipseState, seat: int, action: int) -> int:
    """Whether an action may be chosen: it must be able to do something (H5)."""
    refused = disc_refused(s.players[seat], action)
    if refused != ALLOWED:
        return refused
    return ALLOWED if is_possible(s, seat, action) else NOTHING_TO[action]


def is_possible(s: EclipseState, seat: int, action: int) -> bool:
    """Whether the action could do anything now. Without disc and ship only research is left (p. 21)."""
    if action == EXPLORE:
        return bool(spaces(s, seat, 1))
    if action == INFLUENCE:
        return can_influence(s, seat)
    if action == RESEARCH:
        return bool(affordable(s, seat))
    if action == BUILD:
        return can_build(s, seat)
    if action == MOVE:
        return can_move(s, seat)
    return not is_eliminated(s, seat)  # some part always fits, because hull and computer use no energy


def begin_action(s: EclipseState, seat: int, action: int, ev: list[Event]) -> None:
    """Spend the disc and start; a reaction is one part, one build or one move for every player (p. 14)."""
    spend_disc(s, seat, action, ev)
    s.stack.append(action_frame(seat, action, activations(s.players[seat], action)))


def activations(p: Player, action: int) -> int:
    """How many spaces, discs, technologies, parts, builds or moves an action currently has."""
    if p.passed:
        return 1
    count = BOARDS[p.board].activations[action]
    return builds_allowed(p, count) if action == BUILD else count


def action_frame(seat: int, action: int, count: int) -> Frame:
    if action == EXPLORE:
        return ExploreAction(seat, count)
    if action == INFLUENCE:
        return InfluenceAction(seat, count)
    if action == RESEARCH:
        return ResearchAction(seat, count)
    if action == UPGRADE:
        return UpgradeAction(seat, count)
    if action == BUILD:
        return BuildAction(seat, count)
    return MoveAction(seat, count)


def spend_disc(s: EclipseState, seat: int, action: int, ev: list[Event]) -> None:
    """An action moves the rightmost disc of the influence track to its field (p. 8)."""
    p = s.players[seat]
    p.discs -= 1
    p.acted[action + REACTION if p.passed and action >= UPGRADE else action] += 1
    ev.append(ActionTaken(seat, ACTIONS[action], p.passed))
