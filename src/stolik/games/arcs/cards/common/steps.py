"""Questions that several cards ask, as frames."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.asking import control_refusal, control_values, slot_named
from stolik.games.arcs.cards.common.base import Card
from stolik.games.arcs.choices import DONE, PICK_SYSTEM, Picking
from stolik.games.arcs.ids import CARD, CARDS, NOBODY, NOTHING, RESOURCES, SYSTEM
from stolik.games.arcs.messages.actions import Done, Influence, PickCard, PickSystem, PickToken, Use
from stolik.games.arcs.messages.events import CourtShuffled, Placed, UsedCard
from stolik.games.arcs.rules.court import discard_card, influence, list_influence, steal_card, stealable_cards
from stolik.games.arcs.rules.pieces import place_ships
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    EMPTY_SLOT,
    GUARDED,
    NO_GUILD_CARD_HELD,
    NOT_AMONG_SYSTEMS,
    NOT_IN_COURT,
    ONLY_THIS_TYPE,
    STEAL_FROM_RIVALS,
    Values,
    refused,
    where,
    who,
)
from stolik.games.arcs.rules.resources import distinct_tokens, take_token, theft_refusal, token_refusal
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import IN_PLAY
from stolik.kernel.chance import shuffle
from stolik.kernel.messages import Action, Event, Reason


def tell(a: Use, ev: list[Event]) -> None:
    """Report that a card's power is used."""
    ev.append(UsedCard(a.seat, a.card, a.power))


def give_up(s: ArcsState, card: Card, a: Use, ev: list[Event]) -> None:
    """A prelude action that costs its own card."""
    tell(a, ev)
    discard_card(s, a.seat, card.id, ev)


def rivals(s: ArcsState, seat: int) -> list[int]:
    """The other players, clockwise."""
    return [(seat + i) % s.seats for i in range(1, s.seats)]


class Choosing(Picking):
    """A question that a card asks."""

    def asker(self) -> int:
        """The card whose file defines the question. Frames that several cards share store their card."""
        return CARD[type(self).__module__.rpartition(".")[2]]

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        """Why a thing on the table isn't among the choices; None if the question isn't about such things at all."""
        return None


def or_done(seat: int, choices: list[Action]) -> list[Action]:
    """The player may decline all of them."""
    return choices + [DONE[seat]] if choices else choices


# --- ships out of the supply ---


@dataclass
class Muster(Choosing):
    """Place ships in one controlled system, as far as the supply lasts."""

    seat: int
    ships: int
    card: int
    kind: Literal["muster"] = "muster"

    def asker(self) -> int:
        return self.card

    def choices(self, s: ArcsState) -> list[Action]:
        if s.players[self.seat].ships == 0:
            return []
        held = [i for i in IN_PLAY[s.setup] if control_refusal(s, self.seat, i) == ALLOWED]
        return [PICK_SYSTEM[self.seat][i] for i in held]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickSystem)
        s.stack.pop()
        n = place_ships(s, self.seat, SYSTEM[a.system], self.ships)
        ev.append(Placed(self.seat, n, a.system))

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind != "system":
            return None
        system = SYSTEM[name]
        return refused(control_refusal(s, self.seat, system), control_values(s, self.seat, system))

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "muster", {"ships": min(self.ships, s.players[self.seat].ships)}


@dataclass
class Spread(Choosing):
    """Place one ship in each of these systems. With too few ships, the player picks where, in the order of the list."""

    seat: int
    systems: list[int]
    card: int
    kind: Literal["spread"] = "spread"

    def asker(self) -> int:
        return self.card

    def choices(self, s: ArcsState) -> list[Action]:
        ships = s.players[self.seat].ships
        if ships == 0:
            return []
        spare = max(0, len(self.systems) - ships)
        return [PICK_SYSTEM[self.seat][i] for i in self.systems[: spare + 1]]

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, PickSystem)
        system = SYSTEM[a.system]
        self.systems = self.systems[self.systems.index(system) + 1 :]
        place_ships(s, self.seat, system, 1)
        ev.append(Placed(self.seat, 1, a.system))

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind != "system":
            return None
        left: Values = {"ships": s.players[self.seat].ships, "systems": len(self.systems)}
        return refused(NOT_AMONG_SYSTEMS, {**where(SYSTEM[name]), **left})

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "spread", {"ships": s.players[self.seat].ships}


# --- theft ---


@dataclass
class Theft(Choosing):
    """Steal a number of things from rivals: tokens of one type (or of any), guild cards, or either."""

    seat: int
    left: int
    resource: int
    """The type of token; NOTHING: any."""
    tokens: bool
    cards: bool
    must: bool
    card: int
    kind: Literal["theft"] = "theft"

    def asker(self) -> int:
        return self.card

    def choices(self, s: ArcsState) -> list[Action]:
        out: list[Action] = []
        if self.left > 0:
            for rival in rivals(s, self.seat):
                if self.tokens:
                    self.list_tokens(s, rival, out)
                if self.cards:
                    out.extend(PickCard(self.seat, CARDS[card]) for card in stealable_cards(s, rival))
        return out if self.must else or_done(self.seat, out)

    def list_tokens(self, s: ArcsState, rival: int, out: list[Action]) -> None:
        held = s.players[rival].resources
        for slot in distinct_tokens(s.players[rival]):
            if self.token_refusal(s, rival, slot) == ALLOWED:
                out.append(PickToken(self.seat, rival, slot, RESOURCES[held[slot]]))

    def token_refusal(self, s: ArcsState, owner: int, slot: int) -> int:
        """A rival's token of the right type that nothing protects."""
        if owner == self.seat:
            return STEAL_FROM_RIVALS
        refusal = token_refusal(s.players[owner], slot)
        if refusal == EMPTY_SLOT:
            return EMPTY_SLOT
        if self.resource not in (NOTHING, s.players[owner].resources[slot]):
            return ONLY_THIS_TYPE
        return GUARDED if theft_refusal(s, owner) != ALLOWED else refusal

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        self.left -= 1
        if isinstance(a, Done) or self.left == 0:
            s.stack.pop()
        if isinstance(a, PickToken):
            take_token(s, self.seat, a.owner, a.slot, ev)
        elif isinstance(a, PickCard):
            steal_card(s, self.seat, holder(s, CARD[a.card]), CARD[a.card], ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        if kind == "slot" and self.tokens:
            return self.why_token(s, name)
        return self.why_card(s, CARD.get(name, NOTHING), name) if kind == "card" and self.cards else None

    def why_token(self, s: ArcsState, name: str) -> Reason:
        owner, slot = slot_named(name)
        values = {**who(owner), "resource": f"resource:{RESOURCES[self.resource]}"}
        return refused(EMPTY_SLOT if slot == NOTHING else self.token_refusal(s, owner, slot), values)

    def why_card(self, s: ArcsState, card: int, name: str) -> Reason:
        owner = next((seat for seat, p in enumerate(s.players) if card in p.cards), NOBODY)
        if owner == NOBODY:
            return refused(NO_GUILD_CARD_HELD, {"card": f"card:{name}"})
        return refused(STEAL_FROM_RIVALS if owner == self.seat else theft_refusal(s, owner, card), who(owner))

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        if self.tokens and self.resource != NOTHING:
            return "steal-token", {"resource": f"resource:{RESOURCES[self.resource]}"}
        return ("steal" if self.tokens else "steal-card"), {}


def holder(s: ArcsState, card: int) -> int:
    """Who has this guild card."""
    return next(seat for seat in range(s.seats) if card in s.players[seat].cards)


# --- free actions that a card gives ---


@dataclass
class FreeInfluence(Choosing):
    """Optionally influence once. New actions can't replace it, because neither a pip nor a resource pays (p. 20)."""

    seat: int
    card: int
    kind: Literal["free_influence"] = "free_influence"

    def asker(self) -> int:
        return self.card

    def choices(self, s: ArcsState) -> list[Action]:
        out: list[Action] = []
        list_influence(s, self.seat, out)
        return or_done(self.seat, out)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if isinstance(a, Influence):
            influence(s, self.seat, s.court.index(CARD[a.card]), ev)

    def why(self, s: ArcsState, kind: str, name: str) -> Reason | None:
        return refused(NOT_IN_COURT, {"card": f"card:{name}"}) if kind == "card" else None

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        return "free-influence", {}


# --- the court deck ---


def shuffle_into_court(s: ArcsState, cards: list[int], ev: list[Event]) -> None:
    """Shuffle cards into the court deck. After that, nobody knows its bottom cards anymore."""
    s.court_deck += cards
    shuffle(s.chance, s.court_deck)
    s.buried = 0
    ev.append(CourtShuffled(len(cards)))
