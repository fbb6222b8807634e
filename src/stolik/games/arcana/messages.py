"""Everything of Arcana that travels: options, actions, events, the view."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, TypeAlias

import msgspec

from stolik.kernel.messages import Action, Event, Message, Options, Word

REFS: Final = {
    "seat": "seat", "by": "seat", "rival": "seat", "owner": "seat",
    "card": "card", "relic": "card", "found": "card", "other_card": "card",
    "zone": "zone", "to": "zone", "other": "zone", "guild": "guild", "objective": "objective", "second": "objective",
}  # fmt: skip
"""Fields that sentences show as things on the table, and what kind of thing."""


def refs(message: Message) -> dict[str, Word]:
    """The fields of a message as words."""
    words: dict[str, Word] = {}
    for field in message.__struct_fields__:
        value = getattr(message, field)
        if field in REFS and value is not None:
            words[field] = f"{REFS[field]}:{value}"
        elif field in ("agent", "champion"):
            words[field] = nameable(value)
        elif isinstance(value, (str, int)):
            words[field] = value
    return words


def nameable(agent: str) -> str:
    """An agent in a sentence: its card, or "face-down agent 1" for the target `back:Z1.2.1`."""
    return f"back:{agent.rpartition('.')[2]}" if agent.startswith("back:") else agent


class ArcanaOptions(Options, frozen=True):
    objectives: bool = False
    militia: bool = False
    tactical_removal: bool = False
    final_round: Literal["current", "next"] = "current"


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "first_game": {"objectives": False, "militia": False, "tactical_removal": False},
    "advanced": {"objectives": True, "militia": True, "tactical_removal": True},
}


# --- actions ---


class ArcanaAction(Action, frozen=True):
    def words(self) -> dict[str, Word]:
        return refs(self)


class ClaimGuild(ArcanaAction, frozen=True, tag="claim_guild"):
    guild: str

    def targets(self) -> tuple[str, ...]:
        return (f"guild:{self.guild}",)


class KeepObjectives(ArcanaAction, frozen=True, tag="keep_objectives"):
    objective: str
    second: str

    def targets(self) -> tuple[str, ...]:
        return f"objective:{self.objective}", f"objective:{self.second}"


class FieldAgent(ArcanaAction, frozen=True, tag="field"):
    card: str
    zone: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", f"zone:{self.zone}"


class Bribe(ArcanaAction, frozen=True, tag="bribe"):
    relic: str
    zone: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.relic}", f"zone:{self.zone}"


class CallMilitia(ArcanaAction, frozen=True, tag="call_militia"):
    relic: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.relic}", "do:call_militia"


class Discard(ArcanaAction, frozen=True, tag="discard"):
    card: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", "do:discard"


class PlayPlace(ArcanaAction, frozen=True):
    """What all ways to play a place share."""

    card: str


class Play(PlayPlace, frozen=True, tag="play"):
    """A place whose effect leaves nothing to choose."""

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", "do:play"


class PlayAtZone(PlayPlace, frozen=True, tag="play_zone"):
    zone: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", f"zone:{self.zone}"


class PlayAtZones(PlayPlace, frozen=True, tag="play_zones"):
    zone: str
    other: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", f"zone:{self.zone}", f"zone:{self.other}"


class PlayAtAgent(PlayPlace, frozen=True, tag="play_agent"):
    """`agent` is a target: `card:T1`, or `back:Z1.2.1` for the first face-down card of seat 2 at Z1."""

    agent: str
    owner: int
    zone: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", self.agent


class PlayDuel(PlayPlace, frozen=True, tag="play_duel"):
    """A place that sets an own agent, the champion, against a rival's."""

    agent: str
    owner: int
    zone: str
    champion: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", self.agent, self.champion


class PlayForCard(PlayPlace, frozen=True, tag="play_card"):
    """A place that fetches a card out of the player's own Resources."""

    found: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", f"card:{self.found}"


class PlayAtRival(PlayPlace, frozen=True, tag="play_rival"):
    rival: int

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", f"seat:{self.rival}"


class TakeAlong(ArcanaAction, frozen=True, tag="take_along"):
    """A second agent to move with the first."""

    agent: str

    def targets(self) -> tuple[str, ...]:
        return (self.agent,)


class SendTo(ArcanaAction, frozen=True, tag="send_to"):
    """Where the chosen agents, or the militia card just drawn, are put."""

    zone: str

    def targets(self) -> tuple[str, ...]:
        return (f"zone:{self.zone}",)


class KeepStake(ArcanaAction, frozen=True, tag="keep_stake"):
    """Put the stake just won into Resources."""

    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", "do:keep_stake")


class RemoveStake(ArcanaAction, frozen=True, tag="remove_stake"):
    """Put the stake just won under the guild card until scoring."""

    card: str

    def targets(self) -> tuple[str, ...]:
        return (f"card:{self.card}", "do:remove_stake")


AnyAction: TypeAlias = (
    ClaimGuild | KeepObjectives | FieldAgent | Bribe | CallMilitia | Discard | Play | PlayAtZone | PlayAtZones
    | PlayAtAgent | PlayDuel | PlayForCard | PlayAtRival | TakeAlong | SendTo | KeepStake | RemoveStake
)  # fmt: skip


# --- events ---


class ArcanaEvent(Event, frozen=True):
    def words(self) -> dict[str, Word]:
        return refs(self)


class GuildClaimed(ArcanaEvent, frozen=True, tag="guild_claimed"):
    secret: ClassVar[tuple[str, ...]] = ("guild",)
    seat: int
    guild: str | None


class GuildClash(ArcanaEvent, frozen=True, tag="guild_clash"):
    """Several claimed this guild; the lot gave it to `seat`."""

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
    """Resources became the new Main Deck."""

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
    """The stake that lies at `zone` now."""
    other: str
    other_card: str


class AgentPicked(ArcanaEvent, frozen=True, tag="agent_picked"):
    """Somebody put a finger on an agent that is to be moved."""

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
    """Who lost it out of the hand."""
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
    seat: int
    card: str
    zone: str
    sum: int
    threshold: int


class StakeBribed(ArcanaEvent, frozen=True, tag="stake_bribed"):
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
    """0 if it was not fulfilled."""


AnyEvent: TypeAlias = (
    GuildClaimed | GuildClash | GuildTaken | ObjectivesDealt | ObjectivesKept | FirstPlayer | RoundBegan | Drew
    | Reshuffled | FieldedOpen | FieldedHidden | AgentRevealed | Discarded | PlacePlayed | StakesSwapped | AgentPicked
    | AgentMoved | HiddenMoved | ZoneSealed | AgentExpelled | StakeBuried | CardFetched | CardPilfered | BribeTried
    | MilitiaCalled | MilitiaReturned | StakeWon | StakeBribed | StakeTied | StakeUnmet | StakeKept | StakeRemoved
    | StakeTurned | ZoneDied | JubileeShown | GameEnded | ObjectiveShown
)  # fmt: skip


# --- the view ---


class Face(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is printed on a card that this seat can see."""

    kind: str
    combat: int = 0
    political: int = 0
    spiritual: int = 0
    ducats: int = 0
    main: str = ""
    vp: int = 0
    district: str = ""
    effect: str = ""
    guild: str = ""


class ObjectiveFace(msgspec.Struct, frozen=True, gc=False):
    vp: int
    goal: int
    """How many are needed with so many players; 0 where the card only compares."""
    now: int
    """How many there are now; for a comparison the lead over the best rival."""


class AgentView(msgspec.Struct, frozen=True, gc=False):
    owner: int
    card: str | None
    """None for a rival's face-down card."""
    down: bool
    militia: bool
    target: str


class ZoneView(msgspec.Struct, frozen=True):
    zone: str
    controlled_by: list[int]
    stake: str | None
    pile: int
    sealed: bool
    agents: list[AgentView]


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    guild: str | None
    hand: list[str] | None
    """None if it is not this viewer's."""
    hand_size: int
    deck: int
    resources: list[str]
    reserve: list[str]
    objectives: list[str] | None
    objective_count: int
    rejected: list[str] | None
    bribes: int
    wins_in_no_mans_land: int
    vp: int
    """Of the cards that everybody knows this seat to own (objectives not counted)."""


class EffectView(msgspec.Struct, frozen=True):
    """A place that is being carried out, and the agents picked so far."""

    seat: int
    card: str
    picked: list[str]


class ArcanaView(msgspec.Struct, frozen=True):
    options: ArcanaOptions
    seat: int | None
    """Whose eyes these are."""
    round: int
    first: int
    zones: list[ZoneView]
    seats: list[SeatView]
    militia: int
    """Cards in the militia deck."""
    drawn_militia: str | None
    """The militia card that this viewer holds and has to field."""
    won: str | None
    """The stake whose winner is choosing between Resources and Reserve."""
    claim: str | None
    """The guild that this viewer claimed, while the others choose."""
    effect: EffectView | None
    box: int
    jubilee: bool
    """Whether it has been turned up."""
    quiet_rounds: int
    """Rounds in a row in which nobody won a stake."""
    over: bool
    notice: str
    """Where the figures come from: message `arcana-notice-…`."""
    faces: dict[str, Face]
    objective_faces: dict[str, ObjectiveFace]
