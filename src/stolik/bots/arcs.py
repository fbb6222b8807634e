"""What the bots know about Arcs: Power in hand, ambitions within reach, and pieces that will earn more."""

from typing import Final

from stolik.bots.knowledge import Knowledge
from stolik.games.arcs.ids import AMBITIONS, NOTHING
from stolik.games.arcs.messages import actions as m
from stolik.games.arcs.scoring import count, places, values
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import CITY_BONUS
from stolik.kernel.messages import Action

FIRST, SECOND = 0.75, 0.6
"""Part of an ambition's Power that its present leader, or the second, will probably keep until the chapter ends."""
PROMISE = 0.18
"""One resource, trophy or captive more for any ambition, declared or not."""
CITY, STARPORT, FRESH, DAMAGED = 1.1, 0.8, 0.3, 0.1
CARD, TOKEN, AGENT, OUTRAGE = 0.8, 0.3, 0.12, -1.0
HAND, INITIATIVE = 0.2, 0.6

URGES: Final[dict[type[Action], float]] = {
    m.Pass: -2.0,
    m.EndTurn: -1.5,
    m.Done: -0.2,
    m.Rearrange: -1.0,
    m.LeaveEmpty: -1.0,
    m.Secure: 1.6,
    m.Build: 1.3,
    m.Tax: 1.1,
    m.BuildShip: 0.7,
    m.RepairBuilding: 0.6,
    m.RepairShip: 0.4,
    m.Influence: 0.5,
    m.Battle: 0.5,
    m.RaidCard: 1.2,
    m.Raid: 1.0,
    m.Declare: 0.8,
    m.Spend: 0.2,
    m.Move: 0.1,
}
"""How much each kind of action asks to be tried, all else unknown."""
PLANS: Final[dict[type[Action], str]] = {
    m.Declare: "arcs-declare",
    m.Battle: "arcs-battle",
    m.Secure: "arcs-court",
    m.Influence: "arcs-court",
    m.Build: "arcs-build",
    m.BuildShip: "arcs-build",
    m.Tax: "arcs-tax",
}


class ArcsKnowledge(Knowledge):
    spread = 5.0

    def worth(self, s: ArcsState, seat: int) -> float:
        return self.game.outcome(s).scores[seat].total + ambitions(s, seat) + belongings(s, seat) + fleet(s, seat)

    def urge(self, s: ArcsState, a: Action) -> float:
        if isinstance(a, m.CollectDice):
            return 0.1 * (a.skirmish + 1.3 * a.assault + a.raid)
        if isinstance(a, m.Ships):
            return 0.1 * a.fresh
        return URGES.get(type(a), 0.0)

    def is_taste(self, a: Action) -> bool:
        """Which leader and lore suit shows only in play; judged by their first pieces, some would never be chosen."""
        return isinstance(a, m.Draft)

    def plan(self, a: Action) -> str:
        return PLANS.get(type(a), "best")


def ambitions(s: ArcsState, seat: int) -> float:
    """What the declared ambitions will probably bring, and a little for everything that counts for any."""
    total = 0.0
    for ambition in range(len(AMBITIONS)):
        total += PROMISE * count(s, seat, ambition)
        first, second = values(s, ambition)
        if first:
            place = places(s, ambition)[seat]
            if place == 1:
                total += FIRST * (first + CITY_BONUS[s.players[seat].cities])
            elif place == 2:
                total += SECOND * second
    return total


def belongings(s: ArcsState, seat: int) -> float:
    """Cards, tokens, the hand, and what outrage costs."""
    p = s.players[seat]
    total = CARD * len(p.cards) + HAND * len(p.hand)
    total += INITIATIVE if s.initiative == seat else 0.0
    for token in p.resources:
        total += TOKEN if token != NOTHING else 0.0
    for mark in p.outrage:
        total += OUTRAGE if mark else 0.0
    for at in range(seat, len(s.influence), 4):
        total += AGENT * s.influence[at]
    return total


def fleet(s: ArcsState, seat: int) -> float:
    """Ships and buildings on the map; a damaged building counts half."""
    total = 0.0
    for at in range(seat, len(s.fresh), 4):
        total += FRESH * s.fresh[at] + DAMAGED * s.damaged[at]
    for building in s.buildings:
        if building and (building - 1) // 4 == seat:
            kind, damaged = (building - 1) % 4 // 2, (building - 1) % 2
            total += (STARPORT if kind else CITY) * (0.5 if damaged else 1.0)
    return total


KNOWLEDGE = ArcsKnowledge
