"""What the bots know about Arcs: which actions ask to be tried, and what they are good for."""

from dataclasses import fields
from typing import Final

from stolik.bots.arcs_facts import facts
from stolik.bots.arcs_scales import NAMES
from stolik.bots.arcs_urge import AMOUNTS, KINDS, Urges, glance
from stolik.bots.arcs_worth import Weights, standing
from stolik.bots.heuristics import Heuristics
from stolik.bots.versions import Version
from stolik.games.arcs.messages import actions as m
from stolik.games.arcs.rules.turn import Turn
from stolik.games.arcs.state import ArcsState
from stolik.kernel.game import Game
from stolik.kernel.messages import Action

PLANS: Final[dict[type[Action], str]] = {
    m.Declare: "arcs-declare",
    m.Battle: "arcs-battle",
    m.Secure: "arcs-court",
    m.Influence: "arcs-court",
    m.Build: "arcs-build",
    m.BuildShip: "arcs-build",
    m.Tax: "arcs-tax",
    m.Lead: "arcs-card",
    m.Surpass: "arcs-card",
    m.Copy: "arcs-card",
    m.Pivot: "arcs-card",
    m.Seize: "arcs-seize",
    m.Move: "arcs-move",
    m.RepairShip: "arcs-repair",
    m.RepairBuilding: "arcs-repair",
    m.Raid: "arcs-raid",
    m.RaidCard: "arcs-raid",
    m.Spend: "arcs-spend",
    m.EndTurn: "arcs-save",
    m.Pass: "arcs-save",
}

GLANCES: Final = ("edge", "loot", "leader", "new-city", "unsafe", "captive", "contest", "rescue", "assail", "desert")
"""Urges that need a look at the board; the first two versions have none of them."""


class ArcsHeuristics(Heuristics):
    def __init__(self, game: Game, version: Version, level: str = "normal") -> None:
        super().__init__(game, version, level)
        self.worthy = Weights(**self.weights)
        self.glances = Urges(**{f.name: self.urges[f.name.replace("_", "-")] for f in fields(Urges)})
        looks = any(self.urges[name] for name in GLANCES)
        self.kinds = {kind: number for kind, number in KINDS.items() if looks or number <= AMOUNTS}

    def standing(self, s: ArcsState) -> list[float]:
        return standing(self.worthy, s)

    def worth(self, s: ArcsState, seat: int) -> float:
        return standing(self.worthy, s)[seat]

    def facts(self, s: ArcsState) -> list[list[int]]:
        return facts(s)

    def fact_names(self) -> list[str]:
        return NAMES

    def is_new_turn(self, s: ArcsState) -> bool:
        """Whoever leads after following plays two turns in a row; the net judges where the first one ends."""
        top = s.stack[-1] if self.net is not None and s.stack else None
        return type(top) is Turn and top.step == "card"

    def urge(self, s: ArcsState, a: Action) -> float:
        kind = self.kinds.get(type(a), 0)
        if kind == 0:
            return self.habit(a)
        seen = glance(self.glances, s, a, kind)
        return seen if kind <= AMOUNTS else self.habit(a) + seen

    def is_taste(self, a: Action) -> bool:
        """Which leader and lore suit shows only in play; judged by their first pieces, some would never be chosen."""
        return isinstance(a, m.Draft)

    def plan(self, a: Action) -> str:
        return PLANS.get(type(a), "best")


HEURISTICS = ArcsHeuristics
