"""Actions, in the rulebook's words, in the order of its chapters."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from stolik.games.eclipse.ids import STACKS
from stolik.games.eclipse.messages.words import refs
from stolik.games.eclipse.rules.hexes import CELL, stack_of
from stolik.kernel.messages import Action, Word


class Choice(Action, frozen=True):
    def words(self) -> dict[str, Word]:
        return refs(self)


class Draft(Choice, frozen=True, tag="draft"):
    """Choose a faction: its board and its start sector (p. 4)."""

    faction: str

    def targets(self) -> tuple[str, ...]:
        return (f"species:{self.faction}",)


# --- a turn -------------------------------------------------------------------------------------------------------


class Act(Choice, frozen=True, tag="act"):
    """Take an action, or the weaker reaction after passing, by placing a disc on its field (p. 8 and 14)."""

    action: str

    def targets(self) -> tuple[str, ...]:
        return (f"do:{self.action}",)


class Pass(Choice, frozen=True, tag="pass"):
    def targets(self) -> tuple[str, ...]:
        return ("do:pass",)


class Done(Choice, frozen=True, tag="done"):
    """Skip the rest of an action, or end the turn."""

    def targets(self) -> tuple[str, ...]:
        return ("do:done",)


class Resign(Choice, frozen=True, tag="resign"):
    """Leave the game after losing every disc and ship (p. 21)."""

    def targets(self) -> tuple[str, ...]:
        return ("do:resign",)


# --- at any time in one's turn ------------------------------------------------------------------------------------


class Colonize(Choice, frozen=True, tag="colonize"):
    """A colony ship takes a cube from a track to a square (p. 8)."""

    sector: str
    square: str
    track: str

    def targets(self) -> tuple[str, ...]:
        return (f"square:{self.square}@{self.sector}", f"track:{self.track}")


class Trade(Choice, frozen=True, tag="trade"):
    """Several units of one resource for one of another (p. 7)."""

    ordered: ClassVar[bool] = True

    give: str
    take: str

    def targets(self) -> tuple[str, ...]:
        return ("do:trade", f"store:{self.give}", f"store:{self.take}")


class Offer(Choice, frozen=True, tag="offer"):
    """Propose diplomatic relations (p. 11)."""

    to: int

    def targets(self) -> tuple[str, ...]:
        return ("do:offer", f"seat:{self.to}")


class Answer(Choice, frozen=True, tag="answer"):
    """Answer yes or no to a question: relations, placing a disc, drawing another tile."""

    yes: bool

    def targets(self) -> tuple[str, ...]:
        return ("do:yes",) if self.yes else ("do:no",)


class GiveCube(Choice, frozen=True, tag="give_cube"):
    """The track whose cube goes with the ambassador (p. 11)."""

    track: str

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class ReturnCube(Choice, frozen=True, tag="return_cube"):
    """The track for a cube that may return to several (p. 8)."""

    track: str

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class ReturnReputation(Choice, frozen=True, tag="return_reputation"):
    """Make room on the reputation track (p. 11 and 21)."""

    value: int

    def targets(self) -> tuple[str, ...]:
        return (f"reputation:{self.value}",)


# --- explore ------------------------------------------------------------------------------------------------------


class Explore(Choice, frozen=True, tag="explore"):
    """Name the empty space before the tile is drawn (p. 9)."""

    hex: str
    """Axial coordinates."""

    def words(self) -> dict[str, Word]:
        return refs(self) | {"stack": f"stack:{STACKS[stack_of(CELL[self.hex])]}"}

    def targets(self) -> tuple[str, ...]:
        return (f"hex:{self.hex}",)


class PlaceTile(Choice, frozen=True, tag="place_tile"):
    """Place a drawn tile, rotated by a number of sixths clockwise."""

    sector: str
    turn: int

    def targets(self) -> tuple[str, ...]:
        return (f"sector:{self.sector}", f"turn:{self.turn}")


class DiscardTile(Choice, frozen=True, tag="discard_tile"):
    """Discard the drawn tile (or both)."""

    def targets(self) -> tuple[str, ...]:
        return ("do:discard",)


# --- discoveries --------------------------------------------------------------------------------------------------


class KeepPoints(Choice, frozen=True, tag="keep_points"):
    """Keep a discovery tile for its points (p. 7)."""

    def targets(self) -> tuple[str, ...]:
        return ("do:points",)


class UseFront(Choice, frozen=True, tag="use_front"):
    """Use the front of a discovery tile (its resources or its ship), or keep its part for later."""

    def targets(self) -> tuple[str, ...]:
        return ("do:front",)


class TakeTech(Choice, frozen=True, tag="take_tech"):
    """The technology that an ancient tile gives for free: the cheapest on offer, or one of several (p. 7)."""

    tech: str

    def targets(self) -> tuple[str, ...]:
        return (f"tech:{self.tech}",)


# --- influence ----------------------------------------------------------------------------------------------------


class DiscMove(Choice, frozen=True):
    """A disc's source or destination: a sector, or "" for the influence track."""

    sector: str

    def words(self) -> dict[str, Word]:
        return refs(self) if self.sector else refs(self) | {"sector": "track"}


class LiftDisc(DiscMove, frozen=True, tag="lift_disc"):
    """Which disc to move (p. 10)."""

    def targets(self) -> tuple[str, ...]:
        return (f"disc:{self.sector or 'track'}",)


class DropDisc(DiscMove, frozen=True, tag="drop_disc"):
    """Where to."""

    def targets(self) -> tuple[str, ...]:
        return (f"sector:{self.sector}",) if self.sector else ("disc:track",)


# --- research, upgrade, build, move -------------------------------------------------------------------------------


class Research(Choice, frozen=True, tag="research"):
    """Buy a technology (p. 12)."""

    tech: str

    def targets(self) -> tuple[str, ...]:
        return (f"tech:{self.tech}",)


class TakeResource(Choice, frozen=True, tag="take_resource"):
    """What an artifact yields (p. 12, Artifact Key)."""

    resource: str

    def targets(self) -> tuple[str, ...]:
        return (f"store:{self.resource}",)


class RemovePart(Choice, frozen=True, tag="remove_part"):
    """Return a part tile from a blueprint before taking new ones (p. 13)."""

    ship: str
    slot: int

    def targets(self) -> tuple[str, ...]:
        return ("do:remove", f"slot:{self.ship}.{self.slot}")


class TakePart(Choice, frozen=True, tag="take_part"):
    """Take a part tile from the supply, or an ancient one from beside the board."""

    part: str

    def targets(self) -> tuple[str, ...]:
        return (f"part:{self.part}",)


class PutPart(Choice, frozen=True, tag="put_part"):
    """The square of a blueprint that gets the part."""

    ship: str
    slot: int

    def targets(self) -> tuple[str, ...]:
        return (f"slot:{self.ship}.{self.slot}",)


class Build(Choice, frozen=True, tag="build"):
    """Build a ship or a structure in a controlled sector (p. 13)."""

    item: str
    sector: str

    def targets(self) -> tuple[str, ...]:
        return (f"build:{self.item}", f"sector:{self.sector}")


class MoveShip(Choice, frozen=True, tag="move_ship"):
    """Move one ship over one edge; the frame then asks whether it continues (p. 14)."""

    ship: str
    origin: str
    target: str

    def targets(self) -> tuple[str, ...]:
        return (f"ship:{self.ship}@{self.origin}", f"sector:{self.target}")


class Stop(Choice, frozen=True, tag="stop"):
    """Stop the moving ship here."""

    def targets(self) -> tuple[str, ...]:
        return ("do:stop",)


# --- battles ------------------------------------------------------------------------------------------------------


class FireMissiles(Choice, frozen=True, tag="fire_missiles"):
    """Which of several equally quick types fires its missiles first (p. 20)."""

    ship: str
    sector: str

    def targets(self) -> tuple[str, ...]:
        return (f"ship:{self.ship}@{self.sector}", "do:fire")


class Attack(Choice, frozen=True, tag="attack"):
    """All ships of this type shoot (p. 20)."""

    ship: str
    sector: str

    def targets(self) -> tuple[str, ...]:
        return (f"ship:{self.ship}@{self.sector}", "do:attack")


class Retreat(Choice, frozen=True, tag="retreat"):
    """All ships of this type retreat to a neighboring sector, on their next turn (p. 20)."""

    ship: str
    origin: str
    target: str

    def targets(self) -> tuple[str, ...]:
        return (f"ship:{self.ship}@{self.origin}", f"sector:{self.target}")


class Perish(Choice, frozen=True, tag="perish"):
    """Stay in a stalemate and be destroyed (p. 20)."""

    ship: str
    sector: str

    def targets(self) -> tuple[str, ...]:
        return (f"ship:{self.ship}@{self.sector}", "do:stay")


class AssignDie(Choice, frozen=True, tag="assign_die"):
    """Assign a die to an enemy ship of this type that already has this much damage (p. 18)."""

    face: int
    power: int
    """The damage that the die does."""
    victim: str
    sector: str
    hurt: int

    def targets(self) -> tuple[str, ...]:
        return (f"enemy:{self.victim}@{self.sector}.{self.hurt}",)


class KeepReputation(Choice, frozen=True, tag="keep_reputation"):
    """Keep one of the tiles just drawn; on a full track, it replaces an old one (p. 21)."""

    value: int
    instead: int = 0
    """Value of the tile that goes back into the bag in exchange; 0 for none."""

    def targets(self) -> tuple[str, ...]:
        return (f"drawn:{self.value}", f"reputation:{self.instead}") if self.instead else (f"drawn:{self.value}",)


class ReturnAll(Choice, frozen=True, tag="return_all"):
    """Return all tiles just drawn, because the track is full (p. 21)."""

    def targets(self) -> tuple[str, ...]:
        return ("do:decline",)


# --- after the battles --------------------------------------------------------------------------------------------


class AttackPopulation(Choice, frozen=True, tag="attack_population"):
    """Every ship that hasn't yet fires its cannons at the population of the sector (p. 20)."""

    sector: str

    def targets(self) -> tuple[str, ...]:
        return ("do:attack", f"sector:{self.sector}")


class AttackWith(Choice, frozen=True, tag="attack_with"):
    """One ship of this type fires; the others can wait for the result (p. 20)."""

    ship: str
    sector: str

    def targets(self) -> tuple[str, ...]:
        return ("do:attack", f"ship:{self.ship}@{self.sector}")


class Bomb(Choice, frozen=True, tag="bomb"):
    """Destroy the whole population of the sector with Neutron Bombs (p. 20)."""

    sector: str

    def targets(self) -> tuple[str, ...]:
        return ("do:bomb", f"sector:{self.sector}")


class Spare(Choice, frozen=True, tag="spare"):
    """Leave the population alone."""

    sector: str

    def targets(self) -> tuple[str, ...]:
        return ("do:spare", f"sector:{self.sector}")


class DestroyCube(Choice, frozen=True, tag="destroy_cube"):
    """One of the cubes that the attackers' damage destroys (p. 20)."""

    sector: str
    square: str
    number: int
    """Kind of the square on the tile."""

    def targets(self) -> tuple[str, ...]:
        return (f"cube:{self.square}@{self.sector}.{self.number}",)


class BuryCube(Choice, frozen=True, tag="bury_cube"):
    """The graveyard for a destroyed cube that fits several (p. 20)."""

    track: str

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class GiveUp(Choice, frozen=True, tag="give_up"):
    """Give up a sector because the upkeep can't be paid (p. 24)."""

    sector: str

    def targets(self) -> tuple[str, ...]:
        return (f"disc:{self.sector}",)


AnyAction: TypeAlias = (
    Draft | Act | Pass | Done | Resign | Colonize | Trade | Offer | Answer | GiveCube | ReturnCube | ReturnReputation
    | Explore | PlaceTile | DiscardTile | KeepPoints | UseFront | TakeTech | LiftDisc | DropDisc | Research
    | TakeResource | RemovePart | TakePart | PutPart | Build | MoveShip | Stop | FireMissiles | Attack | Retreat
    | Perish | AssignDie | KeepReputation | ReturnAll | AttackPopulation | AttackWith | Bomb | Spare | DestroyCube
    | BuryCube | GiveUp
)  # fmt: skip
