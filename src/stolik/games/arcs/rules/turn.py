"""A turn: play a card, declare or seize, prelude, pips (p. 8-10, 17, 20)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import BY_ID, OPENING, PRELUDE, SPENDS_AS, speakers
from stolik.games.arcs.choices import (
    END_TURN,
    PICK_SYSTEM,
    SEIZE_WITH,
    SPEND,
)
from stolik.games.arcs.ids import (
    ACTION_CARD,
    ACTION_CARDS,
    AMBITION,
    BATTLE,
    CARD,
    COPY,
    LEAD,
    NOBODY,
    NOTHING,
    PIVOT,
    PSIONIC,
    RESOURCE,
    RESOURCES,
    SUIT_OF,
    SUITS,
    SURPASS,
    SYSTEM,
    WEAPON,
)
from stolik.games.arcs.messages.actions import (
    Copy,
    Declare,
    EndTurn,
    Lead,
    Pass,
    PickSystem,
    Pivot,
    Seize,
    Spend,
    Surpass,
    Use,
)
from stolik.games.arcs.messages.events import Placed, Spent, TurnEnded
from stolik.games.arcs.rules.actions import Granted, list_actions, perform
from stolik.games.arcs.rules.declare import declare, list_declare, seize_refusal
from stolik.games.arcs.rules.pieces import has_ships_or_starports, place_ships
from stolik.games.arcs.rules.playing import lead_number, list_follows, list_leads, play_card, play_extra
from stolik.games.arcs.rules.refusals import (
    ACTED_ALREADY,
    ALLOWED,
    DECLARED_ALREADY,
    NO_SECOND_CARD,
    ONLY_THE_LEADER_DECLARES,
    PRELUDE_OVER,
)
from stolik.games.arcs.rules.resources import distinct_tokens, is_outraged, spend_token, spendable_as, token_refusal
from stolik.games.arcs.state import BY_PIP, BY_RESOURCE, ArcsState
from stolik.games.arcs.tables import GATES_IN_PLAY, RESCUE_SHIPS, RESOURCE_VERBS, SUIT_VERBS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


@dataclass
class Turn(Frame):
    """One player's turn."""

    seat: int
    step: Literal["card", "act", "end"] = "card"
    kind: Literal["turn"] = "turn"

    def options(self, s: ArcsState, out: list[Action]) -> None:
        if self.step == "act":
            list_turn(s, self.seat, out)
        elif self.step == "card":
            if s.lead == NOTHING:
                list_leads(s, self.seat, out)
            else:
                list_follows(s, self.seat, out)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        if self.step == "card":
            self.play(s, a, ev)
            return
        if type(a) is EndTurn:
            self.step = "end"
        elif type(a) is Spend:
            s.acted = True
            spend(s, self.seat, a.slot, RESOURCE[a.resource], ev)
        elif type(a) is Declare:
            s.may_declare = False
            declare(s, self.seat, AMBITION[a.ambition], s.modes[self.seat] == LEAD)
        elif type(a) is Seize:
            play_extra(s, self.seat, ACTION_CARD[a.card], ev)
        elif type(a) is Use and a.power == "prelude":
            use_prelude(s, a, ev)
        else:
            spend_pip(s)
            perform(s, a, ev)

    def play(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        if type(a) is Lead:
            s.lead, s.leader, s.passes = ACTION_CARD[a.card], self.seat, 0
            play_card(s, self.seat, ACTION_CARD[a.card], LEAD, ev)
        elif type(a) is Surpass:
            play_card(s, self.seat, ACTION_CARD[a.card], SURPASS, ev)
        elif type(a) is Copy:
            play_card(s, self.seat, ACTION_CARD[a.card], COPY, ev)
        elif type(a) is Pivot:
            play_card(s, self.seat, ACTION_CARD[a.card], PIVOT, ev)
        elif type(a) is Pass:
            s.passes += 1
            s.stack.pop()
            return
        self.step = "act"

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        """Nothing is left to do: end the turn, rescuing a player who has lost everything (p. 22)."""
        s.stack.pop()
        end_prelude(s)
        s.pips = 0
        s.active = NOBODY
        ev.append(TurnEnded(self.seat))
        if not has_ships_or_starports(s, self.seat):
            s.stack.append(Rescue(self.seat))

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        if self.step == "card":
            if s.lead == NOTHING:
                return "lead", {}
            return "follow", {"card": f"card:{ACTION_CARDS[s.lead]}", "number": lead_number(s)}
        suit = f"suit:{SUITS[s.suit]}"
        return ("prelude" if s.prelude else "act"), {"pips": s.pips, "suit": suit}


# --- what may be done (p. 8-10, 20) ---


def opening_refusal(s: ArcsState, seat: int) -> int:
    """The leader declares with the card it led, once and before any action of the turn (p. 9, 20)."""
    if s.modes[seat] != LEAD:
        return ONLY_THE_LEADER_DECLARES
    if s.acted:
        return ACTED_ALREADY
    return ALLOWED if s.may_declare else DECLARED_ALREADY


def extra_card_refusal(s: ArcsState, seat: int) -> int:
    """A follower may play a second card to seize, before any action of the turn (p. 10, 20)."""
    refusal = seize_refusal(s, seat)
    if refusal != ALLOWED:
        return refusal
    if s.acted:
        return ACTED_ALREADY
    return ALLOWED if s.players[seat].hand else NO_SECOND_CARD


def spend_refusal(s: ArcsState, seat: int, slot: int) -> int:
    """Any token, even under outrage, during the prelude (p. 17, 20)."""
    return token_refusal(s.players[seat], slot) if s.prelude else PRELUDE_OVER


def list_turn(s: ArcsState, seat: int, out: list[Action]) -> None:
    """First declare or seize; prelude actions until a pip is spent; pips; or end the turn."""
    if not s.acted:
        list_opening(s, seat, out)
    if s.prelude:
        list_prelude(s, seat, out)
    if s.pips:
        list_actions(s, seat, pip_verbs(s), BY_PIP, out)
    if out:
        out.append(END_TURN[seat])


def list_opening(s: ArcsState, seat: int, out: list[Action]) -> None:
    """Declaring and seizing come before any action of the turn (p. 20)."""
    if opening_refusal(s, seat) == ALLOWED:
        list_declare(s, seat, s.lead, out)
    elif extra_card_refusal(s, seat) == ALLOWED:
        out.extend(SEIZE_WITH[seat][card] for card in s.players[seat].hand)
    for c in speakers(s.players[seat], OPENING):
        c.opening(s, seat, out)


def list_prelude(s: ArcsState, seat: int, out: list[Action]) -> None:
    """Any token may be spent, even under outrage; equal tokens in slots of equal cost are one choice (p. 17)."""
    p = s.players[seat]
    for slot in distinct_tokens(p):
        r = p.resources[slot]
        out.append(SPEND[seat][slot][r])
        for c in speakers(p, SPENDS_AS):
            if c.spends_as() != r:
                out.append(SPEND[seat][slot][c.spends_as()])
    for c in speakers(p, PRELUDE):
        if c.id not in s.locked:
            c.offer(s, seat, "prelude", BY_PIP, out)


def pip_verbs(s: ArcsState) -> int:
    """What a pip may be spent on: the suit's actions, plus battle once a weapon was spent (p. 17)."""
    return SUIT_VERBS[s.suit] | (BATTLE if s.armed else 0)


def spend(s: ArcsState, seat: int, slot: int, resource: int, ev: list[Event]) -> None:
    """Spend a token as this resource: its action, unless outrage forbids it."""
    spend_token(s, seat, slot)
    ev.append(Spent(seat, RESOURCES[resource]))
    if is_outraged(s.players[seat], resource):
        return
    if resource == WEAPON:
        s.armed = True
    else:
        s.stack.append(Granted(seat, bought_verbs(s, resource)))


def bought_verbs(s: ArcsState, resource: int) -> int:
    """What a token buys; a psionic buys an action of the lead card's suit (p. 17)."""
    return SUIT_VERBS[SUIT_OF[s.lead]] if resource == PSIONIC else RESOURCE_VERBS[resource]


def wasted(s: ArcsState) -> list[int]:
    """Resources that the active player could spend a token as right now without getting anything for it (H8)."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Turn) or top.step != "act" or not s.prelude:
        return []
    p = s.players[top.seat]
    return [r for r in range(len(RESOURCES)) if spendable_as(p, r) and brings_nothing(s, top.seat, r)]


def brings_nothing(s: ArcsState, seat: int, resource: int) -> bool:
    if is_outraged(s.players[seat], resource):
        return True
    if resource == WEAPON:
        return pip_verbs(s) & BATTLE > 0
    out: list[Action] = []
    list_actions(s, seat, bought_verbs(s, resource), BY_RESOURCE, out)
    return not out


def use_prelude(s: ArcsState, a: Use, ev: list[Event]) -> None:
    BY_ID[CARD[a.card]].use(s, a, ev)
    s.acted = True


def spend_pip(s: ArcsState) -> None:
    """The first pip ends the prelude."""
    end_prelude(s)
    s.acted = True
    s.pips -= 1
    s.paid = BY_PIP


def end_prelude(s: ArcsState) -> None:
    """Spent tokens return to the supply only now (p. 20)."""
    if s.prelude:
        s.prelude = False
        s.locked = []
        for r, n in enumerate(s.spent):
            s.supply[r] += n
            s.spent[r] = 0


# --- elimination (p. 22) ---


@dataclass
class Rescue(Frame):
    """A player without ships and starports on the map at the end of their turn places three ships in a gate."""

    seat: int
    kind: Literal["rescue"] = "rescue"

    def options(self, s: ArcsState, out: list[Action]) -> None:
        if s.players[self.seat].ships:
            out.extend(PICK_SYSTEM[self.seat][gate] for gate in GATES_IN_PLAY[s.setup])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickSystem)
        s.stack.pop()
        n = place_ships(s, self.seat, SYSTEM[a.system], RESCUE_SHIPS)
        ev.append(Placed(self.seat, n, a.system))

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        s.stack.pop()

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "rescue", {"ships": min(RESCUE_SHIPS, s.players[self.seat].ships)}
