"""Frequent actions, built once, so that listing a turn only picks from tables."""

from typing import Final

from stolik.games.arcana.ids import GUILDS, RELIC
from stolik.games.arcana.messages.actions import (
    Bribe,
    CallMilitia,
    ClaimGuild,
    Discard,
    FieldAgent,
    KeepStake,
    Play,
    PlayAtZone,
    PlayAtZones,
    RemoveStake,
    SendTo,
)
from stolik.games.arcana.rules.layout import SEATS, ZONES
from stolik.games.arcana.tables import CARDS, FIELDABLE, KIND, NAME
from stolik.kernel.messages import Action

EVERY_SEAT: Final = range(SEATS[-1])

CLAIM: Final[list[list[Action]]] = [[ClaimGuild(p, guild) for guild in GUILDS] for p in EVERY_SEAT]
"""Seat -> guild -> claim."""
DISCARD: Final[list[list[Action]]] = [[Discard(p, name) for name in NAME] for p in EVERY_SEAT]
"""Seat -> card -> discard; the next tables work the same way."""
PLAY: Final[list[list[Action]]] = [[Play(p, name) for name in NAME] for p in EVERY_SEAT]
CALL_MILITIA: Final[list[list[Action]]] = [[CallMilitia(p, name) for name in NAME] for p in EVERY_SEAT]
KEEP_STAKE: Final[list[list[Action]]] = [[KeepStake(p, name) for name in NAME] for p in EVERY_SEAT]
REMOVE_STAKE: Final[list[list[Action]]] = [[RemoveStake(p, name) for name in NAME] for p in EVERY_SEAT]


def _at_zones(seats: int, p: int, card: int) -> list[Action]:
    """What a card does at each zone: agents are fielded, relics bribe, places target it."""
    zones = ZONES[seats]
    if FIELDABLE[card]:
        return [FieldAgent(p, NAME[card], zone) for zone in zones]
    if KIND[card] == RELIC:
        return [Bribe(p, NAME[card], zone) for zone in zones]
    return [PlayAtZone(p, NAME[card], zone) for zone in zones]


AT_ZONE: Final[list[list[list[list[Action]]]]] = [
    [[_at_zones(seats, p, card) for card in range(CARDS)] for p in range(seats)] if seats in SEATS else []
    for seats in range(SEATS[-1] + 1)
]
"""Seats -> seat -> card -> zone -> action."""
SEND_TO: Final[list[list[list[Action]]]] = [
    [[SendTo(p, zone) for zone in ZONES[seats]] for p in range(seats)] for seats in range(SEATS[-1] + 1)
]
"""Seats -> seat -> zone -> action."""


def at_zones(seats: int, seat: int, card: int, zone: int, other: int) -> Action:
    return PlayAtZones(seat, NAME[card], ZONES[seats][zone], ZONES[seats][other])
