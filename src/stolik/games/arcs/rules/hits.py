"""Hits, destroyed pieces, and the consequences of destroying a city (p. 14-16)."""

from dataclasses import dataclass
from typing import Literal

from stolik.games.arcs.cards.common.base import BY_ID, LETS_RANSACK, speakers
from stolik.games.arcs.choices import ASSIGN_HITS, HIT_AT
from stolik.games.arcs.ids import BUILDINGS, CITY, PLACE, PLACES, RESOURCES, SYSTEMS, at
from stolik.games.arcs.messages.actions import AssignHits, HitBuilding
from stolik.games.arcs.messages.events import Damaged, Destroyed, Outraged
from stolik.games.arcs.rules.court import Ransack, discard_card
from stolik.games.arcs.rules.pieces import (
    city_types,
    is_damaged,
    kind_of,
    owner_of,
    places_of,
    remove_building,
    system_of,
)
from stolik.games.arcs.rules.refusals import ALLOWED, NOT_IN_BATTLE, NOT_OF_DEFENDER
from stolik.games.arcs.rules.resources import discard_all
from stolik.games.arcs.state import TROPHY_SHIP, ArcsState, Fight, Player, trophy
from stolik.games.arcs.tables import CARD_SUIT
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame


@dataclass
class HitShips(Frame):
    """Assign hits to one owner's ships in a system; `chooser` decides which. A second hit destroys (p. 14)."""

    chooser: int
    owner: int
    by: int
    """Who takes the trophies."""
    system: int
    hits: int
    spill: bool
    """If no ship is left, the remaining hits fall on buildings."""
    kind: Literal["hit_ships"] = "hit_ships"

    def choices(self, s: ArcsState) -> list[Action]:
        """Damage a number of fresh ships and put the other hits on damaged ones; each result is listed once."""
        fresh, damaged = s.fresh[at(self.system, self.owner)], s.damaged[at(self.system, self.owner)]
        hits = min(self.hits, 2 * fresh + damaged)
        low, high = max(0, (hits - damaged + 1) // 2), min(fresh, hits)
        return [ASSIGN_HITS[self.chooser][x][hits - x] for x in range(high, low - 1, -1)] if hits else []

    def options(self, s: ArcsState, out: list[Action]) -> None:
        choices = self.choices(s)
        if len(choices) > 1:
            out.extend(choices)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, AssignHits)
        s.stack.pop()
        rest = self.hits - a.damage - a.destroy
        if rest > 0 and self.spill:
            s.stack.append(HitBuildings(self.chooser, self.owner, self.by, self.system, rest))
        hit_ships(s, self, a.damage, a.destroy, ev)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        choices = self.choices(s)
        none: Action = ASSIGN_HITS[self.chooser][0][0]
        self.choose(s, choices[0] if choices else none, ev)

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        values: dict[str, str | int] = {"hits": self.hits, "owner": f"seat:{self.owner}"}
        return "assign-hits", {**values, "system": f"system:{SYSTEMS[self.system]}"}


def hit_ships(s: ArcsState, f: HitShips, damage: int, destroy: int, ev: list[Event]) -> None:
    """Fresh ships become damaged; damaged ones become trophies of the other side."""
    i = at(f.system, f.owner)
    s.fresh[i], s.damaged[i] = toll(s.fresh[i], s.damaged[i], damage, destroy)
    if damage:
        ev.append(Damaged(f.owner, "ship", SYSTEMS[f.system], damage))
    if destroy:
        s.players[f.by].trophies[trophy(f.owner, TROPHY_SHIP)] += destroy
        ev.append(Destroyed(f.owner, f.by, "ship", SYSTEMS[f.system], destroy))
        count_trophies(s, f.by, destroy)


def toll(fresh: int, damaged: int, damage: int, destroy: int) -> tuple[int, int]:
    """Fresh and damaged ships that are left: a hit damages a fresh one and destroys a damaged one (p. 14)."""
    return fresh - damage, damaged + damage - destroy


def count_trophies(s: ArcsState, by: int, n: int) -> None:
    """Remember in the battle what its attacker took."""
    if s.fights and s.fights[-1].attacker == by:
        s.fights[-1].won += n


@dataclass
class HitBuildings(Frame):
    """Assign hits to one owner's buildings in a system, one after another."""

    chooser: int
    owner: int
    by: int
    system: int
    hits: int
    kind: Literal["hit_buildings"] = "hit_buildings"

    def refusal(self, s: ArcsState, place: int) -> int:
        """A building of the defender in the system (p. 14)."""
        if system_of(place) != self.system:
            return NOT_IN_BATTLE
        return ALLOWED if s.buildings[place] and owner_of(s.buildings[place]) == self.owner else NOT_OF_DEFENDER

    def places(self, s: ArcsState) -> list[int]:
        return [place for place in places_of(self.system) if self.refusal(s, place) == ALLOWED]

    def options(self, s: ArcsState, out: list[Action]) -> None:
        if self.hits > 0:
            places = self.places(s)
            if len(places) > 1:
                out.extend(HIT_AT[self.chooser][p] for p in places)

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        assert isinstance(a, HitBuilding)
        self.hits -= 1
        hit_building(s, PLACE[a.place], self.by, ev)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        places = self.places(s) if self.hits > 0 else []
        if places:
            self.hits -= 1
            hit_building(s, places[0], self.by, ev)
        else:
            s.stack.pop()

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        values: dict[str, str | int] = {"hits": self.hits, "owner": f"seat:{self.owner}"}
        return "hit-building", {**values, "system": f"system:{SYSTEMS[self.system]}"}


def hit_building(s: ArcsState, place: int, by: int, ev: list[Event]) -> None:
    """A fresh building becomes damaged, a damaged one is destroyed."""
    b = s.buildings[place]
    if is_damaged(b):
        destroy_building(s, place, by, ev)
    else:
        s.buildings[place] = b + 1
        ev.append(Damaged(owner_of(b), BUILDINGS[kind_of(b)], PLACES[place], 1))


def destroy_building(s: ArcsState, place: int, by: int, ev: list[Event]) -> None:
    """The building becomes a trophy. A city also causes outrage and a ransack, after all hits (p. 16)."""
    types = city_types(s, place) if kind_of(s.buildings[place]) == CITY else []
    b = remove_building(s, place)
    s.players[by].trophies[trophy(owner_of(b), kind_of(b))] += 1
    ev.append(Destroyed(owner_of(b), by, BUILDINGS[kind_of(b)], PLACES[place], 1))
    count_trophies(s, by, 1)
    if kind_of(b) == CITY and s.fights:
        s.fights[-1].types += types
        s.fights[-1].ransacks += 1


def provoke(s: ArcsState, seat: int, resource: int, ev: list[Event]) -> None:
    """Discard all tokens and guild cards of the type; an agent (or a stand-in) marks the outrage (p. 16)."""
    p = s.players[seat]
    ev.append(Outraged(seat, RESOURCES[resource]))
    discard_all(s, seat, resource, ev)
    for card in outraged_cards(p, resource):
        discard_card(s, seat, card, ev)
    if p.outrage[resource] == 0:
        p.outrage[resource] = 1 if p.agents > 0 else 2
        p.agents -= 1 if p.agents > 0 else 0


def outraged_cards(p: Player, resource: int) -> list[int]:
    """Guild cards of the type, unless they are loyal."""
    return [card for card in p.cards if CARD_SUIT[card] == resource and not BY_ID[card].loyal]


def stakes(s: ArcsState, f: Fight) -> list[int]:
    """Types that would provoke outrage if the defender's cities there fell, or already have (p. 16)."""
    cities = [p for p in places_of(f.system) if s.buildings[p] and kind_of(s.buildings[p]) == CITY]
    owned = [p for p in cities if owner_of(s.buildings[p]) == f.defender]
    return sorted({t for p in owned for t in city_types(s, p)} | set(f.types))


def aftermath(s: ArcsState, ev: list[Event]) -> None:
    """Cities were destroyed: first outrage, then a ransack for each, so that its gains are kept (p. 16)."""
    fight = s.fights[-1]
    for resource in fight.types:
        provoke(s, fight.attacker, resource, ev)
    fight.types = []
    if all(c.lets_ransack(s, fight.defender, fight) for c in speakers(s.players[fight.defender], LETS_RANSACK)):
        for _ in range(fight.ransacks):
            s.stack.append(Ransack(fight.attacker, fight.defender))
    fight.ransacks = 0
