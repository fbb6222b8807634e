"""Ids of Arcs' actions. Where several buildings of a system are one target, the system is named."""

from typing import Any, Final

from stolik.games.arcs.ids import (
    ACTION_CARDS,
    AMBITIONS,
    BUILDINGS,
    CARDS,
    CLUSTERS,
    DICE,
    FIRST_LEADER,
    PLACES,
    RESOURCES,
    SEATS,
    SYSTEMS,
)
from stolik.games.arcs.messages.actions import Build, Move, Ships
from stolik.games.arcs.tables import ADJACENT, ALL_SLOTS, DICE_PER_KIND, FACES, SHIPS
from stolik.kernel.encoding import Kind, Part, SeatPart

POWERS: Final = [
    "prelude", "reroll", "seize", "tax", "build", "move", "repair", "influence", "secure", "battle", "abduct",
    "execute", "fire_rifles", "manufacture", "nurture", "pressgang", "prune", "summon", "synthesize", "trade",
]  # fmt: skip
HITS: Final = 18
"""A battle rolls six dice of a kind at most, with three hits each; no fleet is as large."""
LARGEST: Final = 12
"""The largest number that a card lets a player choose."""


def numbers(name: str, least: int, most: int) -> Part:
    return Part(name, [str(n) for n in range(least, most + 1)])


class WayPart(Part):
    """Pairs of systems that are adjacent with any setup card."""

    def __init__(self) -> None:
        ways = {(a, b) for near in ADJACENT for a, beside in enumerate(near) for b in beside}
        super().__init__("way", [f"{SYSTEMS[a]}>{SYSTEMS[b]}" for a, b in sorted(ways)])

    def read(self, s: Any, a: Any) -> str:
        assert isinstance(a, Move)
        return f"{a.origin}>{a.to}"


class GroupPart(Part):
    """Numbers of fresh and damaged ships, within a player's supply."""

    def __init__(self) -> None:
        counts = [(f, d) for f in range(SHIPS + 1) for d in range(SHIPS + 1 - f)]
        super().__init__("ships", [f"{fresh}+{damaged}" for fresh, damaged in counts])

    def read(self, s: Any, a: Any) -> str:
        assert isinstance(a, Ships)
        return f"{a.fresh}+{a.damaged}"


class SitePart(Part):
    """The system of a new building."""

    def __init__(self) -> None:
        super().__init__("system", SYSTEMS)

    def read(self, s: Any, a: Any) -> str:
        assert isinstance(a, Build)
        return a.place.partition(".")[0]


COURT: Final = CARDS[:FIRST_LEADER]
ACTION_CARD: Final = [Part("card", ACTION_CARDS)]
COURT_CARD: Final = [Part("card", COURT)]
PLACE: Final = [Part("place", PLACES)]
RESOURCE: Final = Part("resource", RESOURCES)
SLOT: Final = numbers("slot", 0, ALL_SLOTS[-1])
RIVAL: Final = SeatPart("rival", SEATS)

KINDS: Final = [
    Kind("draft", [Part("card", CARDS[FIRST_LEADER:])]),
    *[Kind(tag, []) for tag in ("mulligan", "keep", "pass", "end-turn", "done", "rearrange")],
    *[Kind(tag, ACTION_CARD) for tag in ("lead", "surpass", "copy", "pivot", "seize", "pick-action")],
    *[Kind(tag, [Part("ambition", AMBITIONS)]) for tag in ("declare", "pick-ambition")],
    Kind("spend", [SLOT, RESOURCE]),
    Kind("store", [SLOT, RESOURCE]),
    Kind("discard-token", [numbers("slot", -1, ALL_SLOTS[-1])]),
    Kind("leave-empty", [SLOT]),
    *[Kind(tag, PLACE) for tag in ("tax", "build-ship", "repair-building", "hit-building", "pick-building")],
    Kind("build", [Part("piece", BUILDINGS), SitePart()]),
    Kind("move", [WayPart()]),
    Kind("ships", [GroupPart()]),
    *[Kind(tag, [Part("system", SYSTEMS)]) for tag in ("repair-ship", "pick-system")],
    *[Kind(tag, COURT_CARD) for tag in ("influence", "secure", "pick-court", "pick-card", "raid-card")],
    Kind("battle", [Part("system", SYSTEMS), RIVAL]),
    Kind("collect-dice", [numbers(die, 0, DICE_PER_KIND) for die in DICE]),
    Kind("assign-hits", [numbers("damage", 0, HITS), numbers("destroy", 0, HITS)]),
    Kind("raid", [RIVAL, SLOT]),
    Kind("use", [Part("card", CARDS), Part("power", POWERS)]),
    Kind("resolve", [Part("card", CARDS)]),
    Kind("pick-cluster", [numbers("cluster", 1, CLUSTERS)]),
    Kind("pick-seat", [RIVAL]),
    Kind("pick-resource", [RESOURCE]),
    Kind("pick-token", [SeatPart("owner", SEATS), SLOT]),
    Kind("pick-number", [numbers("n", 0, LARGEST)]),
    Kind("pick-die", [Part("die", DICE), numbers("face", 0, FACES - 1)]),
]
