"""Actions and events of the combat phase, of upkeep and cleanup."""

from __future__ import annotations

from typing import ClassVar

from stolik.games.eclipse.actions.messages import Choice
from stolik.games.eclipse.events.messages import Fact
from stolik.kernel.messages import Word

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
    """All ships of this type leave for a neighbouring sector, at their next turn (p. 20)."""

    ship: str
    origin: str
    target: str

    def targets(self) -> tuple[str, ...]:
        return (f"ship:{self.ship}@{self.origin}", f"sector:{self.target}")


class Perish(Choice, frozen=True, tag="perish"):
    """Stay although nothing can be decided here any more, and be destroyed (p. 20, stalemate)."""

    ship: str
    sector: str

    def targets(self) -> tuple[str, ...]:
        return (f"ship:{self.ship}@{self.sector}", "do:stay")


class AssignDie(Choice, frozen=True, tag="assign_die"):
    """Assign a die to an enemy ship of this type that has so much damage already (p. 18)."""

    face: int
    power: int
    """The damage that the die does."""
    victim: str
    sector: str
    hurt: int

    def targets(self) -> tuple[str, ...]:
        return (f"enemy:{self.victim}@{self.sector}.{self.hurt}",)


class KeepReputation(Choice, frozen=True, tag="keep_reputation"):
    """Keep one of the tiles just drawn, on a full track instead of an old one (p. 21)."""

    value: int
    instead: int = 0
    """Value of the tile that goes back into the bag for it; 0: none."""

    def targets(self) -> tuple[str, ...]:
        return (f"drawn:{self.value}", f"reputation:{self.instead}") if self.instead else (f"drawn:{self.value}",)


class ReturnAll(Choice, frozen=True, tag="return_all"):
    """Put all tiles just drawn back: the track is full (p. 21)."""

    def targets(self) -> tuple[str, ...]:
        return ("do:decline",)


# --- after the battles --------------------------------------------------------------------------------------------


class AttackPopulation(Choice, frozen=True, tag="attack_population"):
    """Every ship that has not done so yet fires its cannons at the population of the sector (p. 20)."""

    sector: str

    def targets(self) -> tuple[str, ...]:
        return ("do:attack", f"sector:{self.sector}")


class AttackWith(Choice, frozen=True, tag="attack_with"):
    """One ship of this type fires; the others can wait for what it hits (p. 20)."""

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
    """Of the square on the tile."""

    def targets(self) -> tuple[str, ...]:
        return (f"cube:{self.square}@{self.sector}.{self.number}",)


class BuryCube(Choice, frozen=True, tag="bury_cube"):
    """A destroyed cube that fits several graveyards goes to this one (p. 20)."""

    track: str

    def targets(self) -> tuple[str, ...]:
        return (f"track:{self.track}",)


class GiveUp(Choice, frozen=True, tag="give_up"):
    """Lose control of a sector because the upkeep cannot be paid (p. 24)."""

    sector: str

    def targets(self) -> tuple[str, ...]:
        return (f"disc:{self.sector}",)


COMBAT_ACTIONS = (
    FireMissiles | Attack | Retreat | Perish | AssignDie | KeepReputation | ReturnAll | AttackPopulation | AttackWith
    | Bomb | Spare | DestroyCube | BuryCube | GiveUp
)  # fmt: skip


# --- events -------------------------------------------------------------------------------------------------------

NEUTRAL = -1
"""Stands for a seat where Ancients or the defence of the centre fight."""


class OfSides(Fact, frozen=True):
    """A fact about somebody who may be nobody's: Ancients and the defence of the centre have no seat to name."""

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
    """What the neutral defenders are, or nothing."""


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
    """What it now has."""


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
    """What the neutral winners are, or nothing."""


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
    """What is in store afterwards."""


class Produced(Fact, frozen=True, tag="produced"):
    seat: int
    science: int
    materials: int


class Collapsed(Fact, frozen=True, tag="collapsed"):
    """The civilization could not be paid for; its game is over."""

    seat: int


COMBAT_EVENTS = (
    BattleBegan | DiceRolled | ShipHit | ShipDestroyed | RetreatDeclared | Retreated | Stalemate | BattleWon
    | ReputationDrawn | ReputationKept | ReputationDeclined | PopulationAttacked | PopulationWipedOut | CubeDestroyed
    | CubeBuried | UpkeepPaid | Produced | Collapsed
)  # fmt: skip
