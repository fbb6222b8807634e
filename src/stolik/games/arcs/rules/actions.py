"""The standard actions as one list, whether a pip, a resource or a card pays for them (p. 12, 20)."""

from dataclasses import dataclass
from typing import Final, Literal

from stolik.games.arcs.cards.common.base import ACTIONS, BEFORE, BY_ID, speakers
from stolik.games.arcs.choices import DONE
from stolik.games.arcs.ids import (
    BATTLE,
    BUILD,
    BUILDINGS,
    CARD,
    INFLUENCE,
    MOVE,
    PLACE,
    REPAIR,
    SECURE,
    SYSTEM,
    TAX,
    VERBS,
)
from stolik.games.arcs.messages.actions import (
    Battle,
    Build,
    BuildShip,
    Done,
    Influence,
    Move,
    RepairBuilding,
    RepairShip,
    Secure,
    Tax,
    Use,
)
from stolik.games.arcs.rules.battle import begin_battle, list_battle
from stolik.games.arcs.rules.build import (
    build,
    build_ship,
    list_build,
    list_repair,
    list_tax,
    repair_building,
    repair_ship,
    tax,
)
from stolik.games.arcs.rules.court import influence, list_influence, list_secure, secure
from stolik.games.arcs.rules.movement import list_move, move
from stolik.games.arcs.state import BY_RESOURCE, ArcsState, copies_or_pivots
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

ALL_VERBS: Final = [1 << i for i in range(len(VERBS))]


def list_actions(s: ArcsState, seat: int, verbs: int, paid: int, out: list[Action]) -> None:
    """Every standard action of these verbs, and the new actions with which cards replace them (p. 20)."""
    if verbs & TAX:
        list_tax(s, seat, out)
    if verbs & BUILD:
        list_build(s, seat, out)
    if verbs & MOVE:
        list_move(s, seat, out)
    if verbs & REPAIR:
        list_repair(s, seat, out)
    if verbs & INFLUENCE:
        list_influence(s, seat, out)
    if verbs & SECURE:
        list_secure(s, seat, out)
    if verbs & BATTLE:
        list_battle(s, seat, out)
    p = s.players[seat]
    if p.powers & (ACTIONS | BEFORE):
        list_card_actions(s, seat, verbs, paid, out)


def list_card_actions(s: ArcsState, seat: int, verbs: int, paid: int, out: list[Action]) -> None:
    for verb in ALL_VERBS:
        if verbs & verb:
            for card in speakers(s.players[seat], ACTIONS):
                card.offer(s, seat, card.replaces(verb), paid, out)
            if copies_or_pivots(s, paid):
                for card in speakers(s.players[seat], BEFORE):
                    card.offer(s, seat, card.precedes(verb), paid, out)


def perform(s: ArcsState, a: Action, ev: list[Event]) -> None:
    """Carry out an action from `list_actions`. `s.paid` is already set."""
    if type(a) is Move:
        move(s, a.seat, SYSTEM[a.origin], SYSTEM[a.to])
    elif type(a) is Influence:
        influence(s, a.seat, s.court.index(CARD[a.card]), ev)
    elif type(a) is Build:
        build(s, a.seat, BUILDINGS.index(a.piece), PLACE[a.place], ev)
    elif type(a) is BuildShip:
        build_ship(s, a.seat, PLACE[a.place], ev)
    elif type(a) is Tax:
        tax(s, a.seat, PLACE[a.place], ev)
    elif type(a) is Battle:
        begin_battle(s, a.seat, SYSTEM[a.system], a.rival, ev)
    elif type(a) is RepairShip:
        repair_ship(s, a.seat, SYSTEM[a.system], ev)
    elif type(a) is RepairBuilding:
        repair_building(s, PLACE[a.place], ev)
    elif type(a) is Secure:
        secure(s, a.seat, s.court.index(CARD[a.card]), False, ev)
    elif type(a) is Use:
        BY_ID[CARD[a.card]].use(s, a, ev)
    else:
        raise TypeError(f"{a} is not an action")


@dataclass
class Granted(Frame):
    """One action of these verbs, bought with a resource in the prelude; the player may decline it (p. 17)."""

    seat: int
    verbs: int
    kind: Literal["granted"] = "granted"

    def options(self, s: ArcsState, out: list[Action]) -> None:
        list_actions(s, self.seat, self.verbs, BY_RESOURCE, out)
        if out:
            out.append(DONE[self.seat])

    def choose(self, s: ArcsState, a: Action, ev: list[Event]) -> None:
        s.stack.pop()
        if type(a) is not Done:
            s.paid = BY_RESOURCE
            perform(s, a, ev)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        s.stack.pop()

    def question(self, s: ArcsState) -> tuple[str, dict[str, str | int]]:
        names = [f"action:{name}" for i, name in enumerate(VERBS) if self.verbs >> i & 1]
        first, second, third, *_ = [*names, "", ""]
        return "granted", {"count": len(names), "first": first, "second": second, "third": third}
