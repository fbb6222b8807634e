"""Zones and the agents in them (Przygotowanie do gry, Rundy gry)."""

from stolik.games.arcana.ids import MILITIA, NONE
from stolik.games.arcana.messages.events import AgentRevealed, MilitiaReturned
from stolik.games.arcana.rules.layout import CONTROLS, ZONES
from stolik.games.arcana.rules.refusals import ALLOWED, NO_OTHER_ZONE, ZONE_DEAD, ZONE_SEALED
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import KIND, NAME, VALUE
from stolik.kernel.chance import shuffle
from stolik.kernel.messages import Event


def slot(s: ArcanaState, zone: int, seat: int) -> int:
    """Index of the list of this seat's agents in this zone."""
    return zone * s.seats + seat


def zone_name(s: ArcanaState, zone: int) -> str:
    return ZONES[s.seats][zone]


def zone_refused(s: ArcanaState, zone: int) -> int:
    """Cards and effects only reach zones with a stake (H17) and without a seal (H9)."""
    if s.stakes[zone] == NONE:
        return ZONE_DEAD
    return ZONE_SEALED if s.sealed[zone] else ALLOWED


def open_zones(s: ArcanaState) -> list[int]:
    """All zones that `zone_refused` allows, in one pass, because every turn asks for them."""
    return [zone for zone in range(len(s.stakes)) if s.stakes[zone] != NONE and not s.sealed[zone]]


def other_zone_refused(s: ArcanaState, zone: int) -> int:
    """An effect with a second zone needs an open one (H9)."""
    others = [other for other in open_zones(s) if other != zone]
    return ALLOWED if others else NO_OTHER_ZONE


def has_agent(s: ArcanaState, zone: int, seat: int) -> bool:
    """Militia fielded by this seat counts too (H15)."""
    at = slot(s, zone, seat)
    return bool(s.up[at]) or bool(s.down[at])


def strength(s: ArcanaState, zone: int, seat: int, arcanum: int) -> int:
    """The sum of all this seat's agents here, including earlier rounds (Rozstrzygnięcie rundy)."""
    at = slot(s, zone, seat)
    total = 0
    for card in s.up[at]:
        total += VALUE[4 * card + arcanum]
    for card in s.down[at]:
        total += VALUE[4 * card + arcanum]
    return total


def put_agent(s: ArcanaState, seat: int, card: int, zone: int) -> bool:
    """H6: face down in a zone that the seat controls, face up elsewhere. True if face down."""
    at = slot(s, zone, seat)
    if CONTROLS[s.seats][seat][zone]:
        s.down[at].append(card)
        return True
    s.up[at].append(card)
    return False


def turn_up_agents(s: ArcanaState, zone: int, seat: int, ev: list[Event]) -> None:
    """Turn one seat's face-down agents in a zone face up."""
    at = slot(s, zone, seat)
    if s.down[at]:
        for card in s.down[at]:
            ev.append(AgentRevealed(seat, NAME[card], zone_name(s, zone)))
        s.up[at] += s.down[at]
        s.down[at] = []


def send_home(s: ArcanaState, seat: int, card: int, ev: list[Event]) -> None:
    """Send an agent to its owner's Resources; militia returns to its deck, which is reshuffled (Karty milicji)."""
    if KIND[card] == MILITIA:
        s.militia.append(card)
        shuffle(s.chance, s.militia)
        ev.append(MilitiaReturned(NAME[card]))
    else:
        s.resources[seat].append(card)


def clear_zone(s: ArcanaState, zone: int, ev: list[Event]) -> None:
    """After a stake is won, all agents there return home, including rivals' (Rozstrzygnięcie rundy, H14)."""
    for seat in range(s.seats):
        turn_up_agents(s, zone, seat, ev)
        at = slot(s, zone, seat)
        if s.up[at]:
            for card in s.up[at]:
                send_home(s, seat, card, ev)
            s.up[at] = []
