"""What happened, and who may know it (H33)."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from stolik.games.arcana.messages import refs
from stolik.kernel.messages import Event, Word


class ArcanaEvent(Event, frozen=True):
    def words(self) -> dict[str, Word]:
        return refs(self)


class GuildClaimed(ArcanaEvent, frozen=True, tag="guild_claimed"):
    secret: ClassVar[tuple[str, ...]] = ("guild",)
    seat: int
    guild: str | None


class GuildClash(ArcanaEvent, frozen=True, tag="guild_clash"):
    """Several players claimed this guild; it went to `seat` at random."""

    seat: int
    guild: str


class GuildTaken(ArcanaEvent, frozen=True, tag="guild_taken"):
    reveals: ClassVar[bool] = True
    seat: int
    guild: str


class ObjectivesDealt(ArcanaEvent, frozen=True, tag="objectives_dealt"):
    secret: ClassVar[tuple[str, ...]] = ("objectives",)
    reveals: ClassVar[bool] = True
    seat: int
    count: int
    objectives: tuple[str, ...] | None


class ObjectivesKept(ArcanaEvent, frozen=True, tag="objectives_kept"):
    secret: ClassVar[tuple[str, ...]] = ("objectives",)
    seat: int
    count: int
    objectives: tuple[str, ...] | None


class FirstPlayer(ArcanaEvent, frozen=True, tag="first_player"):
    seat: int


class RoundBegan(ArcanaEvent, frozen=True, tag="round_began"):
    round: int
    seat: int
    """The first player."""


class Drew(ArcanaEvent, frozen=True, tag="drew"):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    reveals: ClassVar[bool] = True
    seat: int
    count: int
    cards: tuple[str, ...] | None


class Reshuffled(ArcanaEvent, frozen=True, tag="reshuffled"):
    """The Resources became the new Main Deck."""

    seat: int


class FieldedOpen(ArcanaEvent, frozen=True, tag="fielded_open"):
    seat: int
    card: str
    zone: str


class FieldedHidden(ArcanaEvent, frozen=True, tag="fielded_hidden"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    zone: str


class AgentRevealed(ArcanaEvent, frozen=True, tag="agent_revealed"):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    zone: str


class Discarded(ArcanaEvent, frozen=True, tag="discarded"):
    seat: int
    card: str


class PlacePlayed(ArcanaEvent, frozen=True, tag="place_played"):
    seat: int
    card: str


class StakesSwapped(ArcanaEvent, frozen=True, tag="stakes_swapped"):
    zone: str
    card: str
    """The stake that is now at `zone`."""
    other: str
    other_card: str


class AgentPicked(ArcanaEvent, frozen=True, tag="agent_picked"):
    """Somebody picked an agent to move."""

    seat: int
    agent: str
    owner: int
    zone: str


class AgentMoved(ArcanaEvent, frozen=True, tag="agent_moved"):
    seat: int
    """Whose agent it is."""
    card: str
    zone: str
    to: str


class HiddenMoved(ArcanaEvent, frozen=True, tag="hidden_moved"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None
    zone: str
    to: str


class ZoneSealed(ArcanaEvent, frozen=True, tag="zone_sealed"):
    seat: int
    zone: str


class AgentExpelled(ArcanaEvent, frozen=True, tag="agent_expelled"):
    seat: int
    """Whose agent it was."""
    card: str
    zone: str


class StakeBuried(ArcanaEvent, frozen=True, tag="stake_buried"):
    """A stake went face down under its pile."""

    zone: str
    card: str


class CardFetched(ArcanaEvent, frozen=True, tag="card_fetched"):
    seat: int
    card: str


class CardPilfered(ArcanaEvent, frozen=True, tag="card_pilfered"):
    reveals: ClassVar[bool] = True
    seat: int
    """The player who lost it from their hand."""
    card: str


class BribeTried(ArcanaEvent, frozen=True, tag="bribe_tried"):
    seat: int
    relic: str
    zone: str
    card: str
    """The personality."""
    sum: int
    price: int


class MilitiaCalled(ArcanaEvent, frozen=True, tag="militia_called"):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[bool] = True
    seat: int
    relic: str
    card: str | None


class MilitiaReturned(ArcanaEvent, frozen=True, tag="militia_returned"):
    card: str


class StakeWon(ArcanaEvent, frozen=True, tag="stake_won"):
    takes: ClassVar[str] = "card"

    seat: int
    card: str
    zone: str
    sum: int
    threshold: int


class StakeBribed(ArcanaEvent, frozen=True, tag="stake_bribed"):
    takes: ClassVar[str] = "card"

    seat: int
    card: str
    zone: str


class StakeTied(ArcanaEvent, frozen=True, tag="stake_tied"):
    zone: str
    card: str
    sum: int


class StakeUnmet(ArcanaEvent, frozen=True, tag="stake_unmet"):
    """Agents are there, but nobody reaches the threshold."""

    zone: str
    card: str
    best: int
    threshold: int


class StakeKept(ArcanaEvent, frozen=True, tag="stake_kept"):
    seat: int
    card: str


class StakeRemoved(ArcanaEvent, frozen=True, tag="stake_removed"):
    seat: int
    card: str


class StakeTurned(ArcanaEvent, frozen=True, tag="stake_turned"):
    reveals: ClassVar[bool] = True
    zone: str
    card: str


class ZoneDied(ArcanaEvent, frozen=True, tag="zone_died"):
    reveals: ClassVar[bool] = True
    zone: str


class JubileeShown(ArcanaEvent, frozen=True, tag="jubilee_shown"):
    reveals: ClassVar[bool] = True


class GameEnded(ArcanaEvent, frozen=True, tag="game_ended"):
    reveals: ClassVar[bool] = True
    cause: Literal["jubilee", "dead", "stalemate"]


class ObjectiveShown(ArcanaEvent, frozen=True, tag="objective_shown"):
    reveals: ClassVar[bool] = True
    seat: int
    objective: str
    vp: int
    """0 if it wasn't fulfilled."""


AnyEvent: TypeAlias = (
    GuildClaimed | GuildClash | GuildTaken | ObjectivesDealt | ObjectivesKept | FirstPlayer | RoundBegan | Drew
    | Reshuffled | FieldedOpen | FieldedHidden | AgentRevealed | Discarded | PlacePlayed | StakesSwapped | AgentPicked
    | AgentMoved | HiddenMoved | ZoneSealed | AgentExpelled | StakeBuried | CardFetched | CardPilfered | BribeTried
    | MilitiaCalled | MilitiaReturned | StakeWon | StakeBribed | StakeTied | StakeUnmet | StakeKept | StakeRemoved
    | StakeTurned | ZoneDied | JubileeShown | GameEnded | ObjectiveShown
)  # fmt: skip
