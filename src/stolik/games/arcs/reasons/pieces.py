"""Reasons that several questions share: whose token, which city, what control, which card."""

from stolik.games.arcs.cards.common.base import MAY_DECLARE, speakers
from stolik.games.arcs.ids import CARD, FIRST_LEADER, NOTHING, RESOURCES, SYSTEMS, is_guild
from stolik.games.arcs.rules.pieces import is_city, system_of
from stolik.games.arcs.state import ArcsState, by_seat
from stolik.kernel.messages import Reason


def where(system: int) -> dict[str, str | int]:
    return {"system": f"system:{SYSTEMS[system]}"}


def card_page(card: int) -> str:
    """Where the book speaks of such cards: guild, vox, leaders and lore."""
    return "20" if is_guild(card) else "13" if card < FIRST_LEADER else "21"


def no_control(s: ArcsState, seat: int, system: int) -> Reason:
    """How many fresh ships control would need."""
    fresh = by_seat(s, s.fresh, system)
    most = max(n for rival, n in enumerate(fresh) if rival != seat)
    return Reason("no-control", {**where(system), "own": fresh[seat], "most": most}, "7")


def no_controlled_city(s: ArcsState, seat: int, place: int) -> Reason:
    return not_a_city(s, place) or no_control(s, seat, system_of(place))


def not_a_city(s: ArcsState, place: int) -> Reason | None:
    return None if is_city(s.buildings[place]) else Reason("not-a-city", where(system_of(place)), "12")


def no_token(s: ArcsState, owner: int, name: str) -> Reason | None:
    """The slot `name` is not one of this owner with a token in it."""
    holder, _, slot = name.partition(".")
    if int(holder) != owner:
        return Reason("slot-of-other", {"seat": f"seat:{owner}"}, "17")
    if slot == "new" or s.players[owner].resources[int(slot)] == NOTHING:
        return Reason("empty-slot", {}, "17")
    return None


def token(s: ArcsState, name: str) -> int:
    """The token in the slot `name`, which has one."""
    owner, _, slot = name.partition(".")
    return s.players[int(owner)].resources[int(slot)]


def declaring_forbidden(s: ArcsState, seat: int) -> Reason | None:
    """A card of the player's own does not let it declare."""
    for card in speakers(s.players[seat], MAY_DECLARE):
        if not card.may_declare(s, seat):
            return Reason("card-forbids", {"card": f"card:{card.name}"}, card_page(card.id))
    return None


def not_in_court(name: str) -> Reason:
    return Reason("not-in-court", {"card": f"card:{name}"}, "13")


def court_position(s: ArcsState, name: str) -> int:
    """Where a card lies in the court; NOTHING if it does not."""
    card = CARD.get(name, NOTHING)
    return s.court.index(card) if card != NOTHING and card in s.court else NOTHING


def supply_empty(resource: int) -> Reason:
    return Reason("supply-empty", {"resource": f"resource:{RESOURCES[resource]}"}, "17")


def same_token() -> Reason:
    """Equal tokens in slots of equal cost are one choice."""
    return Reason("same-token", {}, "17")
