"""Examples of the rulebook of Arcs, laid out by hand: the pieces that the picture shows, and nothing else."""

from stolik.games.arcs.state import ArcsState
from tests.arcs.scenario import BLUE, RED, WHITE, agents, court, found, give, hand, lead, open_slots, put, table

COURT = ("mining_interest", "elder_broker", "arms_union", "loyal_engineers")


def quiet() -> ArcsState:
    """An empty map, and guild cards in the court."""
    s = table()
    court(s, *COURT)
    return s


def round_of_cards() -> ArcsState:
    """A card is led, one player pivots, one surpasses (p. 8-11)."""
    s = quiet()
    put(s, RED, "arrow_4", 2)
    put(s, RED, "crescent_4", 0, 1)
    put(s, BLUE, "gate_5", 2)
    put(s, WHITE, "arrow_6", 1)
    found(s, WHITE, "starport", "arrow_6.1")
    found(s, WHITE, "starport", "hex_6.1")
    hand(s, RED, "construction_4", "mobilization_4")
    hand(s, BLUE, "aggression_4", "mobilization_2")
    hand(s, WHITE, "construction_5", "administration_2")
    return s


def two_taxes() -> ArcsState:
    """An own city, and a rival's one in a system that is controlled (p. 12)."""
    s = quiet()
    put(s, RED, "hex_4", 1)
    found(s, RED, "city", "hex_4.1")
    put(s, RED, "hex_5", 2)
    put(s, BLUE, "hex_5", 1)
    found(s, BLUE, "city", "hex_5.1")
    hand(s, RED, "administration_2", "mobilization_4")
    lead(s, "administration_2")
    return s


def catapult() -> ArcsState:
    """From a starport through a free gate to one that a rival controls (p. 13)."""
    s = quiet()
    put(s, RED, "hex_4", 2)
    found(s, RED, "starport", "hex_4.1")
    put(s, BLUE, "gate_5", 2)
    hand(s, RED, "mobilization_2", "construction_4")
    lead(s, "mobilization_2")
    return s


def battle() -> ArcsState:
    """Four ships against three and a damaged city, with something to steal (p. 15-16)."""
    s = quiet()
    put(s, RED, "arrow_4", 4)
    put(s, BLUE, "arrow_4", 1, 2)
    found(s, BLUE, "city", "arrow_4.1", damaged=True)
    open_slots(s, BLUE, 4)
    give(s, BLUE, "relic", "material", "weapon", slots=(0, 1, 2))
    give(s, RED, "relic", "fuel", slots=(0, 1))
    agents(s, BLUE, 0, 1)
    agents(s, WHITE, 0, 2)
    hand(s, RED, "aggression_2", "construction_4")
    lead(s, "aggression_2")
    return s
