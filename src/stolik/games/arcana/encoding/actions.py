"""Ids of Arcana's actions."""

from typing import Any, Final

from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.encoding.zones import COUNTED, FROM
from stolik.games.arcana.ids import GUILDS, MILITIA, NONE, RELIC
from stolik.games.arcana.messages.actions import KeepObjectives, PlayDuel
from stolik.games.arcana.rules.layout import SEATS, ZONE
from stolik.games.arcana.rules.zones import slot
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, CARDS, EFFECT, EFFECTS, FIELDABLE, KIND, NAME
from stolik.kernel.encoding import Kind, Part, SeatPart

HIDDEN: Final = 8
"""Face-down agents of one seat in one zone: a hand of four, plus some that effects move there."""
RANKS: Final = 12
"""The player's agents in one zone that can be the champion."""


class ZonePart(Part):
    """A zone, counted from the acting seat."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [str(zone) for zone in range(COUNTED)])

    def read(self, s: Any, a: Any) -> str:
        state: ArcanaState = s
        return str(FROM[state.seats][a.seat][ZONE[state.seats][getattr(a, self.name)]])


class AgentPart(Part):
    """An agent: its card, or for a rival's face-down agent its position (`back:` zone, seat from here, number)."""

    def __init__(self) -> None:
        shown = [f"card:{NAME[card]}" for card in range(CARDS) if FIELDABLE[card] or KIND[card] == MILITIA]
        backs = [
            f"back:{zone}.{seat}.{number + 1}"
            for zone in range(COUNTED)
            for seat in range(1, SEATS[-1])
            for number in range(HIDDEN)
        ]
        super().__init__("agent", shown + backs)

    def read(self, s: Any, a: Any) -> str:
        state: ArcanaState = s
        agent: str = a.agent
        if not agent.startswith("back:"):
            return agent
        zone, owner, number = agent[5:].split(".")
        counted = FROM[state.seats][a.seat][ZONE[state.seats][zone]]
        return f"back:{counted}.{(int(owner) - a.seat) % state.seats}.{number}"


class ChampionPart(Part):
    """One of the player's agents in the zone of a duel, in the order of the card list."""

    def __init__(self) -> None:
        super().__init__("champion", [str(rank) for rank in range(RANKS)])

    def read(self, s: Any, a: Any) -> str:
        state: ArcanaState = s
        assert isinstance(a, PlayDuel)
        at = slot(state, ZONE[state.seats][a.zone], a.seat)
        return str(sorted(state.up[at] + state.down[at]).index(CARD[a.champion.partition(":")[2]]))


class PairPart(Part):
    """Two objectives, in the order of their list."""

    def __init__(self) -> None:
        names = [objective.name for objective in OBJECTIVES]
        super().__init__("objectives", [f"{a}+{b}" for i, a in enumerate(names) for b in names[i + 1 :]])

    def read(self, s: Any, a: Any) -> str:
        assert isinstance(a, KeepObjectives)
        return "+".join(sorted([a.objective, a.second]))


def with_effect(*effects: str) -> Part:
    return Part("card", [NAME[c] for c in range(CARDS) if EFFECT[c] != NONE and EFFECTS[EFFECT[c]] in effects])


RELICS: Final = [NAME[card] for card in range(CARDS) if KIND[card] == RELIC]

KINDS_OF_ACTIONS: Final = [
    Kind("claim_guild", [Part("guild", GUILDS)]),
    Kind("keep_objectives", [PairPart()]),
    Kind("field", [Part("card", [NAME[card] for card in range(CARDS) if FIELDABLE[card]]), ZonePart("zone")]),
    Kind("bribe", [Part("relic", RELICS), ZonePart("zone")]),
    Kind("call_militia", [Part("relic", RELICS)]),
    Kind("discard", [Part("card", NAME)]),
    Kind("play", [with_effect("redraw", "loan")]),
    Kind("play_zone", [with_effect("seal", "renew"), ZonePart("zone")]),
    Kind("play_zones", [with_effect("swap"), ZonePart("zone"), ZonePart("other")]),
    Kind("play_agent", [with_effect("move", "lure", "expel", "ferry"), AgentPart()]),
    Kind("play_duel", [with_effect("duel"), AgentPart(), ChampionPart()], looks=True),
    Kind("play_card", [with_effect("search"), Part("found", NAME)]),
    Kind("play_rival", [with_effect("pilfer"), SeatPart("rival", SEATS[-1])]),
    Kind("take_along", [AgentPart()]),
    Kind("send_to", [ZonePart("zone")]),
    Kind("keep_stake", [Part("card", NAME)]),
    Kind("remove_stake", [Part("card", NAME)]),
]
