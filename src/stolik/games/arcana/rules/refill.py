"""Turning up stakes, and the Jubilee among them (Koniec rundy)."""

from stolik.games.arcana.ids import NONE
from stolik.games.arcana.messages.events import JubileeShown, StakeTurned, ZoneDied
from stolik.games.arcana.rules.layout import ORDER, no_mans_land
from stolik.games.arcana.rules.zones import zone_name
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import JUBILEE, NAME
from stolik.kernel.messages import Event


def turn_up_stake(s: ArcanaState, zone: int, ev: list[Event]) -> None:
    """Turn up the next card of a pile. H19: the Jubilee is set aside. H17: without cards, the zone is dead."""
    card = _take_top(s, zone)
    if card == JUBILEE:
        s.jubilee = True
        ev.append(JubileeShown())
        card = _take_top(s, zone)
    s.stakes[zone] = card
    if card == NONE:
        ev.append(ZoneDied(zone_name(s, zone)))
    else:
        ev.append(StakeTurned(zone_name(s, zone), NAME[card]))


def turn_up_during_turns(s: ArcanaState, zone: int, ev: list[Event]) -> None:
    """Turn up a stake after a bribe or an effect. H18: if the Jubilee appears now, this round is the last."""
    turn_up_stake(s, zone, ev)
    s.last = s.last or s.jubilee


def _take_top(s: ArcanaState, zone: int) -> int:
    pile = s.piles[zone]
    if not pile:
        return NONE
    card = pile.pop()
    if len(pile) < s.under[zone]:
        s.under[zone] = len(pile)
    return card


def refill(s: ArcanaState, ev: list[Event]) -> None:
    """Seals end; empty zones get a new stake, in the order of resolution (H2)."""
    for zone in ORDER[s.seats][s.first]:
        s.sealed[zone] = False
        if s.stakes[zone] == NONE and s.piles[zone]:
            turn_up_stake(s, zone, ev)


def all_dead(s: ArcanaState) -> bool:
    """H20: no stake anywhere."""
    return all(stake == NONE for stake in s.stakes)


def is_no_mans_land(s: ArcanaState, zone: int) -> bool:
    return zone == no_mans_land(s.seats)
