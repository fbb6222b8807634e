"""Events: past-tense facts, in the order of the chapters."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from stolik.games.eclipse.messages.words import refs
from stolik.kernel.messages import Event, Word


class Fact(Event, frozen=True):
    def words(self) -> dict[str, Word]:
        return refs(self)


# --- course of the game --------------------------------------------------------------------------------------------


class FactionChosen(Fact, frozen=True, tag="faction_chosen"):
    seat: int
    faction: str


class RoundBegan(Fact, frozen=True, tag="round_began"):
    round: int
    seat: int
    """The start player."""


class TechsDrawn(Fact, frozen=True, tag="techs_drawn"):
    techs: list[str]
    reveals: ClassVar = True

    def words(self) -> dict[str, Word]:
        return {"count": len(self.techs)}


class ActionTaken(Fact, frozen=True, tag="action_taken"):
    seat: int
    action: str
    reaction: bool


class Passed(Fact, frozen=True, tag="passed"):
    seat: int
    first: bool
    """The first to pass starts the next round."""


class LeftGame(Fact, frozen=True, tag="left_game"):
    seat: int


# --- at any time --------------------------------------------------------------------------------------------------


class Colonized(Fact, frozen=True, tag="colonized"):
    seat: int
    sector: str
    square: str
    track: str


class Traded(Fact, frozen=True, tag="traded"):
    seat: int
    give: str
    take: str
    paid: int


class Gained(Fact, frozen=True, tag="gained"):
    seat: int
    resource: str
    amount: int


class RelationsOffered(Fact, frozen=True, tag="relations_offered"):
    seat: int
    to: int


class RelationsRefused(Fact, frozen=True, tag="relations_refused"):
    seat: int
    to: int


class RelationsFormed(Fact, frozen=True, tag="relations_formed"):
    seat: int
    other: int


class RelationsBroken(Fact, frozen=True, tag="relations_broken"):
    """Broken by an attack of `seat`, who takes the traitor card."""

    seat: int
    other: int


class CubeGiven(Fact, frozen=True, tag="cube_given"):
    seat: int
    track: str


class CubeReturned(Fact, frozen=True, tag="cube_returned"):
    seat: int
    track: str


class ReputationReturned(Fact, frozen=True, tag="reputation_returned"):
    """Returned to the bag; only the owner knows which tile."""

    seat: int
    value: int | None
    secret: ClassVar = ("value",)


# --- explore, discoveries, influence ------------------------------------------------------------------------------


class StackReshuffled(Fact, frozen=True, tag="stack_reshuffled"):
    stack: str


class TileDrawn(Fact, frozen=True, tag="tile_drawn"):
    seat: int
    sector: str
    hex: str
    reveals: ClassVar = True


class TilePlaced(Fact, frozen=True, tag="tile_placed"):
    seat: int
    sector: str
    hex: str
    turn: int


class TileDiscarded(Fact, frozen=True, tag="tile_discarded"):
    seat: int
    sector: str


class DiscPlaced(Fact, frozen=True, tag="disc_placed"):
    seat: int
    sector: str


class DiscReturned(Fact, frozen=True, tag="disc_returned"):
    """From a sector to the influence track."""

    seat: int
    sector: str


class ColonyShipsReady(Fact, frozen=True, tag="colony_ships_ready"):
    seat: int
    count: int


class DiscoveryFound(Fact, frozen=True, tag="discovery_found"):
    """Only the finder looks at the front."""

    seat: int
    sector: str
    tile: str | None
    secret: ClassVar = ("tile",)
    reveals: ClassVar = True


class DiscoveryKept(Fact, frozen=True, tag="discovery_kept"):
    seat: int


class DiscoveryUsed(Fact, frozen=True, tag="discovery_used"):
    seat: int
    tile: str


class ShipFound(Fact, frozen=True, tag="ship_found"):
    """An ancient ship joins the finder's fleet."""

    seat: int
    ship: str
    sector: str


# --- research, upgrade, build, move -------------------------------------------------------------------------------


class Researched(Fact, frozen=True, tag="researched"):
    takes: ClassVar[str] = "tech"

    seat: int
    tech: str
    price: int


class DiscsGained(Fact, frozen=True, tag="discs_gained"):
    seat: int
    count: int


class PartRemoved(Fact, frozen=True, tag="part_removed"):
    seat: int
    part: str
    ship: str
    slot: int


class PartPlaced(Fact, frozen=True, tag="part_placed"):
    seat: int
    part: str
    ship: str
    slot: int


class PartKept(Fact, frozen=True, tag="part_kept"):
    """An ancient part, kept beside the board for later."""

    seat: int
    part: str


class Built(Fact, frozen=True, tag="built"):
    seat: int
    item: str
    sector: str
    price: int


class ShipMoved(Fact, frozen=True, tag="ship_moved"):
    seat: int
    ship: str
    origin: str
    target: str


# --- battles, upkeep and cleanup ----------------------------------------------------------------------------------

NEUTRAL = -1
"""Stands for a seat when Ancients or the center's defense fight."""


class OfSides(Fact, frozen=True):
    """A fact about a side that may belong to no player: Ancients and the center's defense have no seat."""

    def words(self) -> dict[str, Word]:
        words = super().words()
        neutral = [name for name in ("seat", "owner", "other") if getattr(self, name, 0) == NEUTRAL]
        for name in neutral:
            words[name] = ""
        return words | {"neutral": len(neutral)}


class BattleBegan(OfSides, frozen=True, tag="battle_began"):
    seat: int
    """The attacker."""
    other: int
    """The defender, or NEUTRAL."""
    sector: str
    ship: str
    """The kind of neutral defenders, or ""."""


class DiceRolled(OfSides, frozen=True, tag="dice_rolled"):
    seat: int
    ship: str
    sector: str
    faces: list[int]
    powers: list[int]
    """The damage of each die: 1 yellow, 2 orange, 4 red."""
    missiles: bool

    def words(self) -> dict[str, Word]:
        return super().words() | {"roll": ", ".join(map(str, self.faces))}


class ShipHit(OfSides, frozen=True, tag="ship_hit"):
    owner: int
    ship: str
    sector: str
    damage: int
    """Its damage now."""


class ShipDestroyed(OfSides, frozen=True, tag="ship_destroyed"):
    owner: int
    ship: str
    sector: str


class RetreatDeclared(Fact, frozen=True, tag="retreat_declared"):
    seat: int
    ship: str
    origin: str
    target: str


class Retreated(Fact, frozen=True, tag="retreated"):
    seat: int
    ship: str
    origin: str
    target: str
    count: int


class Stalemate(Fact, frozen=True, tag="stalemate"):
    sector: str
    seat: int
    """The attacker, who must leave or perish."""


class BattleWon(OfSides, frozen=True, tag="battle_won"):
    seat: int
    sector: str
    ship: str
    """The kind of neutral winners, or ""."""


class ReputationDrawn(Fact, frozen=True, tag="reputation_drawn"):
    seat: int
    sector: str
    count: int
    values: list[int] | None
    secret: ClassVar = ("values",)
    reveals: ClassVar = True


class ReputationKept(Fact, frozen=True, tag="reputation_kept"):
    seat: int
    value: int | None
    secret: ClassVar = ("value",)


class ReputationDeclined(Fact, frozen=True, tag="reputation_declined"):
    seat: int


class PopulationAttacked(Fact, frozen=True, tag="population_attacked"):
    seat: int
    owner: int
    sector: str
    faces: list[int]
    damage: int

    def words(self) -> dict[str, Word]:
        return super().words() | {"roll": ", ".join(map(str, self.faces))}


class PopulationWipedOut(Fact, frozen=True, tag="population_wiped_out"):
    """All cubes are destroyed without a roll."""

    seat: int
    owner: int
    sector: str


class CubeDestroyed(Fact, frozen=True, tag="cube_destroyed"):
    owner: int
    sector: str
    square: str


class CubeBuried(Fact, frozen=True, tag="cube_buried"):
    seat: int
    track: str


class UpkeepPaid(Fact, frozen=True, tag="upkeep_paid"):
    seat: int
    income: int
    upkeep: int
    money: int
    """The amount in store afterwards."""


class Produced(Fact, frozen=True, tag="produced"):
    seat: int
    science: int
    materials: int


class Collapsed(Fact, frozen=True, tag="collapsed"):
    """The civilization couldn't pay its upkeep; its game is over."""

    seat: int


AnyEvent: TypeAlias = (
    FactionChosen | RoundBegan | TechsDrawn | ActionTaken | Passed | LeftGame | Colonized | Traded | Gained
    | RelationsOffered | RelationsRefused | RelationsFormed | RelationsBroken | CubeGiven | CubeReturned
    | ReputationReturned | StackReshuffled | TileDrawn | TilePlaced | TileDiscarded | DiscPlaced | DiscReturned
    | ColonyShipsReady | DiscoveryFound | DiscoveryKept | DiscoveryUsed | ShipFound | Researched | DiscsGained
    | PartRemoved | PartPlaced | PartKept | Built | ShipMoved | BattleBegan | DiceRolled | ShipHit | ShipDestroyed
    | RetreatDeclared | Retreated | Stalemate | BattleWon | ReputationDrawn | ReputationKept | ReputationDeclined
    | PopulationAttacked | PopulationWipedOut | CubeDestroyed | CubeBuried | UpkeepPaid | Produced | Collapsed
)  # fmt: skip
