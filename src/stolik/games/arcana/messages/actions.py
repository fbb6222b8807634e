"""What a player can choose, in the words of the rulebook."""

from __future__ import annotations

from typing import TypeAlias

from stolik.games.arcana.messages import refs
from stolik.kernel.messages import Action, Word


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
    """The base of all ways to play a place."""

    card: str


class Play(PlayPlace, frozen=True, tag="play"):
    """A place whose effect has no choice."""

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
    """A place that sets one of the player's agents, the champion, against a rival's."""

    agent: str
    owner: int
    zone: str
    champion: str

    def targets(self) -> tuple[str, ...]:
        return f"card:{self.card}", self.agent, self.champion


class PlayForCard(PlayPlace, frozen=True, tag="play_card"):
    """A place that fetches a card from the player's Resources."""

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
    """Where the chosen agents, or the militia card just drawn, go."""

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
