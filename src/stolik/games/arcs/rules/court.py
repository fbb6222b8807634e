"""The court: influence, secure, ransack, and guild cards that come and go (p. 13, 16, 17)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import BY_ID, MAY_SECURE, SECURED, refresh, speakers
from stolik.games.arcs.choices import INFLUENCE_AT, PICK_COURT, SECURE_AT
from stolik.games.arcs.ids import CARD, CARDS, NOBODY, NOTHING, at, is_guild
from stolik.games.arcs.messages.actions import PickCourt
from stolik.games.arcs.messages.events import (
    Captured,
    DiscardedCard,
    Influenced,
    Refilled,
    Secured,
    TookAgents,
    TookCard,
)
from stolik.games.arcs.rules.pieces import return_agents
from stolik.games.arcs.rules.react import react
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_FORBIDS,
    NO_AGENT_OF_DEFENDER,
    NO_AGENTS,
    NOT_IN_COURT,
    NOT_MOST_AGENTS,
)
from stolik.games.arcs.rules.resources import theft_refusal
from stolik.games.arcs.state import TROPHY_AGENT, ArcsState, trophy
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

# --- influence (p. 13) ---


def influence_refusal(s: ArcsState, seat: int, position: int) -> int:
    """Any card in the row, if an agent is in supply (p. 13)."""
    if s.players[seat].agents == 0:
        return NO_AGENTS
    return ALLOWED if s.court[position] != NOTHING else NOT_IN_COURT


def list_influence(s: ArcsState, seat: int, out: list[Action]) -> None:
    for position, card in enumerate(s.court):
        if influence_refusal(s, seat, position) == ALLOWED:
            out.append(INFLUENCE_AT[seat][card])


def influence(s: ArcsState, seat: int, position: int, ev: list[Event]) -> None:
    """Put one agent from the supply on a card of the court."""
    s.players[seat].agents -= 1
    s.influence[at(position, seat)] += 1
    ev.append(Influenced(seat, CARDS[s.court[position]]))


# --- secure (p. 13) ---


def leads_on(s: ArcsState, seat: int, position: int) -> bool:
    """More loyal agents on the card than each rival."""
    first = at(position, 0)
    own = s.influence[first + seat]
    for rival in range(s.seats):
        if rival != seat and s.influence[first + rival] >= own:
            return False
    return own > 0


def leader_of(s: ArcsState, position: int) -> int:
    """The player with more agents on the card than each rival; NOBODY on a tie or if there are none."""
    return next((seat for seat in range(s.seats) if leads_on(s, seat, position)), NOBODY)


def secure_refusal(s: ArcsState, seat: int, position: int) -> int:
    """More loyal agents on the card than each rival has (p. 13)."""
    if s.court[position] == NOTHING:
        return NOT_IN_COURT
    if not leads_on(s, seat, position):
        return NOT_MOST_AGENTS
    return ALLOWED if secure_forbidder(s, seat, position) == NOTHING else CARD_FORBIDS


def secure_forbidder(s: ArcsState, seat: int, position: int) -> int:
    """The player's card that prevents securing there; NOTHING if none."""
    for c in speakers(s.players[seat], MAY_SECURE):
        if not c.may_secure(s, seat, position):
            return c.id
    return NOTHING


def list_secure(s: ArcsState, seat: int, out: list[Action]) -> None:
    for position, card in enumerate(s.court):
        if secure_refusal(s, seat, position) == ALLOWED:
            out.append(SECURE_AT[seat][card])


def secure(s: ArcsState, seat: int, position: int, ransack: bool, ev: list[Event]) -> None:
    """Take a court card: your agents return, rival agents become captives, or trophies when ransacking."""
    card = s.court[position]
    ev.append(Secured(seat, CARDS[card], ransack))
    take_agents(s, seat, position, ransack, ev)
    s.court[position] = NOTHING
    s.stack.append(Refill(seat, NOTHING if ransack else card))
    if is_guild(card):
        receive_card(s, seat, card)
        if s.prelude:
            s.locked.append(card)
    else:
        s.court_discard.append(card)
        BY_ID[card].resolve(s, seat, ev)


def take_agents(s: ArcsState, seat: int, position: int, ransack: bool, ev: list[Event]) -> None:
    p = s.players[seat]
    for owner in range(s.seats):
        n = s.influence[at(position, owner)]
        s.influence[at(position, owner)] = 0
        if n == 0:
            continue
        if owner == seat:
            return_agents(s, seat, n)
        elif ransack:
            p.trophies[trophy(owner, TROPHY_AGENT)] += n
            ev.append(TookAgents(seat, owner, n))
        else:
            p.captives[owner] += n
            ev.append(Captured(seat, owner, n))


@dataclass
class Refill(Frame):
    """The row is refilled once the effect of the taken card is over (p. 13)."""

    seat: int
    secured: int
    """The card that was secured; NOTHING if it was ransacked."""
    kind: Literal["refill"] = "refill"

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        s.stack.pop()
        refill(s, ev)
        if self.secured != NOTHING:
            react(s, SECURED, [self.seat], self.secured, ev)


def refill(s: ArcsState, ev: list[Event]) -> None:
    """Draw cards until the row is full, including gaps left by an empty deck before (p. 13, H2)."""
    for position, card in enumerate(s.court):
        if card == NOTHING and s.court_deck:
            s.court[position] = s.court_deck.pop()
            s.buried = min(s.buried, len(s.court_deck))
            ev.append(Refilled(CARDS[s.court[position]]))


# --- ransack (p. 16) ---


def ransack_refusal(s: ArcsState, rival: int, position: int) -> int:
    """A card in the row with one of the defender's agents on it (p. 16)."""
    if s.court[position] == NOTHING:
        return NOT_IN_COURT
    return ALLOWED if s.influence[at(position, rival)] > 0 else NO_AGENT_OF_DEFENDER


@dataclass
class Ransack(Frame):
    """Secure any card with one of the defender's agents on it; rival agents on it become trophies."""

    seat: int
    rival: int
    kind: Literal["ransack"] = "ransack"

    def positions(self, s: ArcsState) -> list[int]:
        return [i for i in range(len(s.court)) if ransack_refusal(s, self.rival, i) == ALLOWED]

    def options(self, s: ArcsState, out: list[Action]) -> None:
        positions = self.positions(s)
        if len(positions) > 1:
            out.extend(PICK_COURT[self.seat][s.court[i]] for i in positions)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickCourt)
        s.stack.pop()
        secure(s, self.seat, s.court.index(CARD[a.card]), True, ev)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        positions = self.positions(s)
        s.stack.pop()
        if positions:
            secure(s, self.seat, positions[0], True, ev)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "ransack", {"rival": f"seat:{self.rival}"}


# --- guild cards ---


def receive_card(s: ArcsState, seat: int, card: int) -> None:
    """A guild card enters a play area."""
    s.players[seat].cards.append(card)
    refresh(s.players[seat])


def lose_card(s: ArcsState, seat: int, card: int) -> None:
    """A guild card leaves a play area."""
    s.players[seat].cards.remove(card)
    refresh(s.players[seat])


def discard_card(s: ArcsState, seat: int, card: int, ev: list[Event]) -> None:
    """To the court discard pile, face up (p. 20)."""
    lose_card(s, seat, card)
    s.court_discard.append(card)
    ev.append(DiscardedCard(seat, CARDS[card]))


def steal_card(s: ArcsState, seat: int, rival: int, card: int, ev: list[Event]) -> None:
    """Move a guild card from a rival to the thief, unless the card itself says otherwise."""
    lose_card(s, rival, card)
    ev.append(TookCard(seat, rival, CARDS[card]))
    if not BY_ID[card].stolen(s, seat, ev):
        receive_card(s, seat, card)


def stealable_cards(s: ArcsState, rival: int) -> list[int]:
    return [card for card in s.players[rival].cards if theft_refusal(s, rival, card) == ALLOWED]
