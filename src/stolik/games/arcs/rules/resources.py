"""Resource tokens: gaining, stealing, spending, and their slots (p. 17)."""

from dataclasses import dataclass, field
from typing import Literal

from stolik.games.arcs.cards.common.base import GUARDS, HOLDS, SLOT_COST, SPENDS_AS, speakers
from stolik.games.arcs.choices import DISCARD, DONE, LEAVE, REARRANGE, STORE, Picking
from stolik.games.arcs.ids import NOTHING, RESOURCE, RESOURCES
from stolik.games.arcs.messages.actions import DiscardToken, Done, LeaveEmpty, Rearrange, Store
from stolik.games.arcs.messages.events import Discarded, Gained, NoneLeft, Stole
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    EMPTY_SLOT,
    GUARDED,
    NEXT_TOKEN,
    NO_SLOT_LEFT,
    NOT_ARRIVING,
    NOTHING_TO_REARRANGE,
    ROOM_LEFT,
    SAME_SLOT,
    SAME_TOKEN,
    SLOT_IN_TURN,
    SLOT_TAKEN,
    SUPPLY_EMPTY,
)
from stolik.games.arcs.state import ArcsState, Player
from stolik.games.arcs.tables import ALL_SLOTS, CARD_SLOT, OPEN_SLOTS, RAID_COST
from stolik.kernel.messages import Action, Event


def slot_cost(p: Player, slot: int) -> int:
    """Raid cost of a slot: printed on the board, or on the card that adds it."""
    return RAID_COST[slot] if slot != CARD_SLOT else max((c.slot_cost() for c in speakers(p, SLOT_COST)), default=0)


def open_slots(p: Player) -> list[int]:
    """Slots not covered by a city, from the left, then the slot on a card."""
    slots = list(range(OPEN_SLOTS[p.cities]))
    if p.powers & SLOT_COST:
        slots.append(CARD_SLOT)
    return slots


def empty_slots(p: Player) -> list[int]:
    return [slot for slot in open_slots(p) if p.resources[slot] == NOTHING]


def distinct_tokens(p: Player) -> list[int]:
    """Slots with a token; equal tokens in slots of equal cost appear once, because it doesn't matter which is taken."""
    seen: list[tuple[int, int]] = []
    slots: list[int] = []
    for slot in ALL_SLOTS:
        if p.resources[slot] != NOTHING:
            token = (p.resources[slot], slot_cost(p, slot))
            if token not in seen:
                seen.append(token)
                slots.append(slot)
    return slots


def tokens(p: Player, resource: int) -> int:
    """Tokens of a type in a player's slots."""
    return p.resources.count(resource) + p.arriving.count(resource)


def settle(s: ArcsState, seat: int, covered: bool = False) -> None:
    """Let the player put arriving tokens into slots. If a city covered a slot, tokens may be rearranged in any case."""
    p = s.players[seat]
    if p.arriving or (covered and can_rearrange(p)):
        top = s.stack[-1]
        if not (isinstance(top, Storing) and top.seat == seat):
            s.stack.append(Storing(seat, free=not p.arriving))


def gain_refusal(s: ArcsState, resource: int) -> int:
    """There is no gain without a token in the supply (p. 23)."""
    return ALLOWED if s.supply[resource] > 0 else SUPPLY_EMPTY


def gain(s: ArcsState, seat: int, resource: int, ev: list[Event]) -> bool:
    """Take a token from the supply, if there is one."""
    if gain_refusal(s, resource) != ALLOWED:
        ev.append(NoneLeft(seat, RESOURCES[resource]))
        return False
    s.supply[resource] -= 1
    s.players[seat].arriving.append(resource)
    ev.append(Gained(seat, RESOURCES[resource]))
    settle(s, seat)
    return True


def discard_token(s: ArcsState, seat: int, slot: int, ev: list[Event]) -> None:
    """Return a token to the supply. The others stay where they are."""
    p = s.players[seat]
    resource = p.resources[slot]
    p.resources[slot] = NOTHING
    s.supply[resource] += 1
    ev.append(Discarded(seat, RESOURCES[resource]))


def discard_all(s: ArcsState, seat: int, resource: int, ev: list[Event]) -> None:
    for slot in ALL_SLOTS:
        if s.players[seat].resources[slot] == resource:
            discard_token(s, seat, slot, ev)


def take_token(s: ArcsState, seat: int, rival: int, slot: int, ev: list[Event]) -> None:
    """Move a token from a rival's slot to the player's play area."""
    p = s.players[rival]
    resource = p.resources[slot]
    p.resources[slot] = NOTHING
    s.players[seat].arriving.append(resource)
    ev.append(Stole(seat, rival, RESOURCES[resource]))
    settle(s, seat)


def held(s: ArcsState, seat: int, resource: int) -> int:
    """Tokens of a type that a player has, in slots or on cards (p. 17)."""
    p = s.players[seat]
    return tokens(p, resource) + sum(c.holds(s, seat, resource) for c in speakers(p, HOLDS))


def theft_refusal(s: ArcsState, rival: int, card: int = NOTHING) -> int:
    """A rival's guild card (NOTHING: a token) can be stolen unless one of their cards protects it."""
    for c in speakers(s.players[rival], GUARDS):
        if c.guards(s, rival, card):
            return GUARDED
    return ALLOWED


def token_refusal(p: Player, slot: int) -> int:
    """A slot with a token in it; equal tokens in slots of equal cost are one choice (H4)."""
    if p.resources[slot] == NOTHING:
        return EMPTY_SLOT
    return ALLOWED if slot in distinct_tokens(p) else SAME_TOKEN


def spendable_as(p: Player, resource: int) -> list[int]:
    """Slots whose token may be spent as this resource: the same type, or any type with a loyal guild."""
    every = any(c.spends_as() == resource for c in speakers(p, SPENDS_AS))
    return [slot for slot in ALL_SLOTS if (p.resources[slot] != NOTHING if every else p.resources[slot] == resource)]


def is_outraged(p: Player, resource: int) -> bool:
    """Whether tokens spent as this resource get no prelude action. A loyal guild ignores outrage (p. 16)."""
    return p.outrage[resource] > 0 and not any(c.spends_as() == resource for c in speakers(p, SPENDS_AS))


def spend_token(s: ArcsState, seat: int, slot: int) -> int:
    """Take a token from its slot to pay. In a prelude it returns to the supply only when the prelude ends (p. 20)."""
    p = s.players[seat]
    resource = p.resources[slot]
    p.resources[slot] = NOTHING
    pile = s.spent if s.prelude else s.supply
    pile[resource] += 1
    return resource


@dataclass
class Storing(Picking):
    """Put arriving tokens into slots. The player may rearrange and must discard what doesn't fit (p. 17)."""

    seat: int
    laying: bool = False
    """Rearranging: all tokens are picked up and the slots are filled one by one, most expensive first."""
    order: list[int] = field(default_factory=list)
    """Slots still to fill when rearranging."""
    free: bool = False
    """No token arrives, but tokens may be rearranged."""
    kind: Literal["storing"] = "storing"

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        if self.laying:
            return "rearrange", {"slot": self.order[0] + 1, "keys": slot_cost(s.players[self.seat], self.order[0])}
        if self.free:
            return "covered", {}
        return "store", {"resource": f"resource:{RESOURCES[s.players[self.seat].arriving[0]]}"}

    def choices(self, s: ArcsState) -> list[Action]:
        p = s.players[self.seat]
        if self.free:
            return [REARRANGE[self.seat], DONE[self.seat]]
        if not p.arriving:
            return []
        return self.laying_choices(p) if self.laying else self.placing_choices(p)

    def placing_choices(self, p: Player) -> list[Action]:
        """A slot for the arriving token.

        If none is left, one token is discarded: the arriving one or one it replaces.
        """
        arriving = p.arriving[0]
        slots = [slot for slot in open_slots(p) if self.slot_refusal(p, slot) == ALLOWED]
        out: list[Action] = []
        if self.discard_refusal(p) == ALLOWED:
            out.extend(DISCARD[self.seat][slot + 1][p.resources[slot]] for slot in slots)
            out.append(DISCARD[self.seat][0][arriving])
        else:
            out.extend(STORE[self.seat][arriving][slot] for slot in slots)
        if rearrange_refusal(p) == ALLOWED:
            out.append(REARRANGE[self.seat])
        return out

    def slot_refusal(self, p: Player, slot: int) -> int:
        """An empty slot or, if there is none, a token to replace (p. 17). Slots of equal cost are one choice (H4)."""
        if self.laying:
            return ALLOWED if self.order and slot == self.order[0] else SLOT_IN_TURN
        empty = empty_slots(p)
        if not empty:
            return token_refusal(p, slot) if p.resources[slot] != p.arriving[0] else SAME_TOKEN
        if slot not in empty:
            return SLOT_TAKEN
        first = next(other for other in empty if slot_cost(p, other) == slot_cost(p, slot))
        return ALLOWED if slot == first else SAME_SLOT

    def resource_refusal(self, p: Player, resource: int) -> int:
        """The token that arrives first, or any of them when all are placed again (p. 17)."""
        if resource not in p.arriving:
            return NOT_ARRIVING
        if not self.laying and not empty_slots(p):
            return NO_SLOT_LEFT
        return ALLOWED if self.laying or resource == p.arriving[0] else NEXT_TOKEN

    def discard_refusal(self, p: Player) -> int:
        """Only tokens that don't fit are discarded (p. 17)."""
        return ROOM_LEFT if (self.order if self.laying else empty_slots(p)) else ALLOWED

    def laying_choices(self, p: Player) -> list[Action]:
        out: list[Action] = []
        if not self.order:
            return [DISCARD[self.seat][0][p.arriving[0]]]
        slot = self.order[0]
        out += [STORE[self.seat][r][slot] for r in range(len(RESOURCES)) if r in p.arriving]
        if len(self.order) > len(p.arriving):
            out.append(LEAVE[self.seat][slot])
        return out

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        p = s.players[self.seat]
        if type(a) is Store:
            p.resources[a.slot] = RESOURCE[a.resource]
            p.arriving.remove(RESOURCE[a.resource])
            if self.laying:
                self.order.pop(0)
        elif type(a) is DiscardToken:
            self.discard(s, a.slot, ev)
        elif type(a) is Rearrange:
            self.free = False
            self.lift(p)
        elif type(a) is Done:
            self.free = False
        elif type(a) is LeaveEmpty:
            self.order.pop(0)

    def discard(self, s: ArcsState, slot: int, ev: list[Event]) -> None:
        """Discard the arriving token, or let it replace the discarded one."""
        p = s.players[self.seat]
        arriving = p.arriving.pop(0)
        if slot >= 0:
            discard_token(s, self.seat, slot, ev)
            p.resources[slot] = arriving
        else:
            s.supply[arriving] += 1
            ev.append(Discarded(self.seat, RESOURCES[arriving]))

    def lift(self, p: Player) -> None:
        """Pick up every token, to place them all again."""
        self.laying = True
        self.order = open_slots(p)
        self.order.sort(key=lambda slot: -slot_cost(p, slot))
        for slot in self.order:
            if p.resources[slot] != NOTHING:
                p.arriving.append(p.resources[slot])
                p.resources[slot] = NOTHING


def rearrange_refusal(p: Player) -> int:
    return ALLOWED if can_rearrange(p) else NOTHING_TO_REARRANGE


def can_rearrange(p: Player) -> bool:
    """Whether rearranging could matter: different tokens swap places, or equal ones get more expensive slots (H18)."""
    open_ = open_slots(p)
    lying = [slot for slot in open_ if p.resources[slot] != NOTHING]
    costs = [slot_cost(p, slot) for slot in lying]
    if len({p.resources[slot] for slot in lying} | set(p.arriving)) > 1:
        return len(lying) > 0 and len({slot_cost(p, slot) for slot in open_}) > 1
    empty = sorted((slot_cost(p, slot) for slot in open_ if slot not in lying), reverse=True)
    left = empty[len(p.arriving) :]
    return len(lying) > 0 and len(left) > 0 and left[0] > min(costs)
