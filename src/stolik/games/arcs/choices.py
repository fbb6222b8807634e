"""Actions built once, so that listing only picks them from tables; and questions that consist of one list of them."""

from typing import Final

from stolik.games.arcs.ids import ACTION_CARDS, AMBITIONS, BUILDINGS, CARDS, PLACES, RESOURCES, SEATS, SYSTEMS
from stolik.games.arcs.messages.actions import (
    AssignHits,
    Battle,
    Build,
    BuildShip,
    CollectDice,
    Copy,
    Declare,
    DiscardToken,
    Done,
    EndTurn,
    HitBuilding,
    Influence,
    Keep,
    Lead,
    LeaveEmpty,
    Move,
    Mulligan,
    Pass,
    PickCourt,
    PickResource,
    PickSystem,
    Pivot,
    Rearrange,
    RepairBuilding,
    RepairShip,
    Secure,
    Seize,
    Ships,
    Spend,
    Store,
    Surpass,
    Tax,
)
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import ALL_SLOTS, DICE_PER_KIND, SHIPS
from stolik.kernel.messages import Action, Event
from stolik.kernel.state import Frame

# --- playing a card, the turn ---

LEAD_WITH: Final = [[Lead(p, name) for name in ACTION_CARDS] for p in range(SEATS)]
SURPASS_WITH: Final = [[Surpass(p, name) for name in ACTION_CARDS] for p in range(SEATS)]
COPY_WITH: Final = [[Copy(p, name) for name in ACTION_CARDS] for p in range(SEATS)]
PIVOT_WITH: Final = [[Pivot(p, name) for name in ACTION_CARDS] for p in range(SEATS)]
PASS: Final = [Pass(p) for p in range(SEATS)]
END_TURN: Final = [EndTurn(p) for p in range(SEATS)]
SPEND: Final = [[[Spend(p, slot, r) for r in RESOURCES] for slot in ALL_SLOTS] for p in range(SEATS)]
PICK_SYSTEM: Final = [[PickSystem(p, name) for name in SYSTEMS] for p in range(SEATS)]
DECLARE: Final = [[Declare(p, name) for name in AMBITIONS] for p in range(SEATS)]
SEIZE_WITH: Final = [[Seize(p, name) for name in ACTION_CARDS] for p in range(SEATS)]
MULLIGAN: Final = [[Keep(p), Mulligan(p)] for p in range(SEATS)]

# --- the seven standard actions ---

TAX_AT: Final = [[Tax(p, name) for name in PLACES] for p in range(SEATS)]
BUILD_AT: Final = [[[Build(p, kind, name) for name in PLACES] for kind in BUILDINGS] for p in range(SEATS)]
BUILD_SHIP_AT: Final = [[BuildShip(p, name) for name in PLACES] for p in range(SEATS)]
REPAIR_SHIP: Final = [[RepairShip(p, name) for name in SYSTEMS] for p in range(SEATS)]
REPAIR_AT: Final = [[RepairBuilding(p, name) for name in PLACES] for p in range(SEATS)]
PICK_RESOURCE: Final = [[PickResource(p, name) for name in RESOURCES] for p in range(SEATS)]
MOVE_AT: Final = [[[Move(p, a, b) for b in SYSTEMS] for a in SYSTEMS] for p in range(SEATS)]
SHIPS_OF: Final = [[[Ships(p, f, d) for d in range(SHIPS + 1)] for f in range(SHIPS + 1)] for p in range(SEATS)]
DONE: Final = [Done(p) for p in range(SEATS)]
INFLUENCE_AT: Final = [[Influence(p, name) for name in CARDS] for p in range(SEATS)]
SECURE_AT: Final = [[Secure(p, name) for name in CARDS] for p in range(SEATS)]
PICK_COURT: Final = [[PickCourt(p, name) for name in CARDS] for p in range(SEATS)]
BATTLE_AT: Final = [[[Battle(p, name, rival) for rival in range(SEATS)] for name in SYSTEMS] for p in range(SEATS)]


def collections_of_dice(seat: int, most: int, raid: bool, fewest: int) -> list[Action]:
    """Every choice of dice up to a total, at most six of a kind."""
    kinds = range(DICE_PER_KIND + 1)
    return [
        CollectDice(seat, skirmish, assault, raids)
        for skirmish in kinds
        for assault in kinds
        for raids in (kinds if raid else [0])
        if fewest <= skirmish + assault + raids <= most
    ]


_EXTRA: Final = 4
COLLECTIONS: Final = [
    [[collections_of_dice(p, most, raid, 0) for raid in (False, True)] for most in range(SHIPS + _EXTRA + 1)]
    for p in range(SEATS)
]
"""Seat -> most dice -> raid dice allowed -> choices, including no dice."""

# --- hits and tokens ---

HIT_AT: Final = [[HitBuilding(p, name) for name in PLACES] for p in range(SEATS)]
ASSIGN_HITS: Final = [[[AssignHits(p, x, y) for y in range(16)] for x in range(16)] for p in range(SEATS)]
STORE: Final = [[[Store(p, name, slot) for slot in ALL_SLOTS] for name in RESOURCES] for p in range(SEATS)]
DISCARD: Final = [
    [[DiscardToken(p, slot, name) for name in RESOURCES] for slot in range(-1, len(ALL_SLOTS))] for p in range(SEATS)
]
LEAVE: Final = [[LeaveEmpty(p, slot) for slot in ALL_SLOTS] for p in range(SEATS)]
REARRANGE: Final = [Rearrange(p) for p in range(SEATS)]


class Picking(Frame):
    """One list of choices. A single choice is taken without asking; an empty list ends the frame."""

    def choices(self, s: ArcsState) -> list[Action]:
        raise NotImplementedError

    def options(self, s: ArcsState, out: list[Action]) -> None:
        choices = self.choices(s)
        if len(choices) > 1:
            out.extend(choices)

    def advance(self, s: ArcsState, ev: list[Event]) -> None:
        choices = self.choices(s)
        if choices:
            self.choose(s, choices[0], ev)
        else:
            s.stack.pop()
