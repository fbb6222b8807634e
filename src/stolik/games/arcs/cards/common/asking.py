"""What cards ask a player to choose (places, gates, tokens, court cards), and why a thing doesn't qualify."""

from stolik.games.arcs.choices import BUILD_AT
from stolik.games.arcs.ids import CARD, NOTHING, is_gate, place_at
from stolik.games.arcs.rules.build import supply_refusal
from stolik.games.arcs.rules.pieces import control, has_piece, is_city, system_of
from stolik.games.arcs.rules.refusals import (
    ALLOWED,
    CARD_BY_ITSELF,
    EMPTY_SLOT,
    GATE_TAKEN,
    NO_CONTROL,
    NO_PIECE_THERE,
    NOT_A_CITY,
    SLOT_OF_OTHER,
    Values,
    refused,
    what,
    where,
    who,
)
from stolik.games.arcs.rules.resources import token_refusal
from stolik.games.arcs.state import ArcsState, by_seat
from stolik.games.arcs.tables import GATES_IN_PLAY
from stolik.kernel.messages import Action, Reason

# --- places on the map ---


def control_refusal(s: ArcsState, seat: int, system: int) -> int:
    """A system that the player controls (p. 7)."""
    return ALLOWED if control(s, system) == seat else NO_CONTROL


def control_values(s: ArcsState, seat: int, system: int) -> Values:
    """How many fresh ships control would need."""
    fresh = by_seat(s, s.fresh, system)
    most = max(n for rival, n in enumerate(fresh) if rival != seat)
    return {**where(system), "own": fresh[seat], "most": most}


def controlled_city_refusal(s: ArcsState, seat: int, place: int) -> int:
    """A city of any player in a system that the player controls."""
    if not is_city(s.buildings[place]):
        return NOT_A_CITY
    return control_refusal(s, seat, system_of(place))


def controlled_cities(s: ArcsState, seat: int) -> list[int]:
    return [i for i, b in enumerate(s.buildings) if b and controlled_city_refusal(s, seat, i) == ALLOWED]


def why_no_controlled_city(s: ArcsState, seat: int, place: int) -> Reason:
    return refused(controlled_city_refusal(s, seat, place), control_values(s, seat, system_of(place)))


def gate_refusal(s: ArcsState, seat: int, gate: int, kind: int, k: int) -> int:
    """A card allows one building of a kind in every gate: next to a loyal piece, if there is none yet."""
    if not is_gate(gate):
        return CARD_BY_ITSELF
    if not has_piece(s, seat, gate):
        return NO_PIECE_THERE
    if s.buildings[place_at(gate, k)]:
        return GATE_TAKEN
    return supply_refusal(s, seat, kind)


def list_gates(s: ArcsState, seat: int, kind: int, k: int, out: list[Action]) -> None:
    for gate in GATES_IN_PLAY[s.setup]:
        if gate_refusal(s, seat, gate, kind, k) == ALLOWED:
            out.append(BUILD_AT[seat][kind][place_at(gate, k)])


# --- tokens ---


def slot_named(name: str) -> tuple[int, int]:
    """Seat and slot of a target such as `0.3`; the slot is NOTHING for an arriving token."""
    owner, _, slot = name.partition(".")
    return int(owner), NOTHING if slot == "new" else int(slot)


def slot_reason(s: ArcsState, owner: int, name: str, types: list[int], wrong: int, values: Values) -> Reason:
    """Why a token doesn't qualify: it must have this owner and one of these types (otherwise `wrong`)."""
    holder, slot = slot_named(name)
    if holder != owner:
        return refused(SLOT_OF_OTHER, who(owner))
    if slot == NOTHING:
        return refused(EMPTY_SLOT)
    refusal = token_refusal(s.players[owner], slot)
    if refusal != EMPTY_SLOT and s.players[owner].resources[slot] not in types:
        return refused(wrong, {**what(s.players[owner].resources[slot]), **values})
    return refused(refusal)


# --- the court ---


def court_position(s: ArcsState, name: str) -> int:
    """A card's position in the court; NOTHING if it isn't there."""
    card = CARD.get(name, NOTHING)
    return s.court.index(card) if card != NOTHING and card in s.court else NOTHING
