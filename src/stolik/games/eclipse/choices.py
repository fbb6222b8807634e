"""Frequent actions, built once, so that listing a decision only picks from tables."""

from typing import Final

from stolik.games.eclipse.ids import ACTIONS, RESOURCES
from stolik.games.eclipse.messages.actions import (
    Act,
    Build,
    Done,
    DropDisc,
    LiftDisc,
    Pass,
    PutPart,
    Research,
    TakePart,
    Trade,
)
from stolik.games.eclipse.tables import ITEMS, PARTS, SECTORS, SHIPS, TECHS
from stolik.kernel.messages import Action

EVERY_SEAT: Final = range(6)
MOST_SQUARES: Final = 8
"""Squares of the largest blueprint."""

DONE: Final[list[Action]] = [Done(seat) for seat in EVERY_SEAT]
ACTS: Final[list[list[Action]]] = [[Act(seat, name) for name in ACTIONS] for seat in EVERY_SEAT]
PASS: Final[list[Action]] = [Pass(seat) for seat in EVERY_SEAT]
TRADES: Final[list[list[list[Action]]]] = [
    [[Trade(seat, give, take) for take in RESOURCES if take != give] for give in RESOURCES] for seat in EVERY_SEAT
]
RESEARCHES: Final[list[list[Action]]] = [[Research(seat, tech.id) for tech in TECHS] for seat in EVERY_SEAT]
TAKES: Final[list[list[Action]]] = [[TakePart(seat, part.id) for part in PARTS] for seat in EVERY_SEAT]
PUTS: Final[list[list[list[Action]]]] = [
    [[PutPart(seat, ship.id, square) for square in range(MOST_SQUARES)] for ship in SHIPS] for seat in EVERY_SEAT
]
BUILDS: Final[list[list[list[Action]]]] = [
    [[Build(seat, item, sector.id) for sector in SECTORS] for item in ITEMS] for seat in EVERY_SEAT
]
TRACK: Final = ""
"""The influence track, as the source or destination of a disc."""
LIFTS: Final[list[list[Action]]] = [[LiftDisc(seat, sector.id) for sector in SECTORS] for seat in EVERY_SEAT]
DROPS: Final[list[list[Action]]] = [[DropDisc(seat, sector.id) for sector in SECTORS] for seat in EVERY_SEAT]
LIFT_TRACK: Final[list[Action]] = [LiftDisc(seat, TRACK) for seat in EVERY_SEAT]
DROP_TRACK: Final[list[Action]] = [DropDisc(seat, TRACK) for seat in EVERY_SEAT]
