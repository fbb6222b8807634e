"""What the bots know about Eclipse: which actions ask to be tried, and what they are good for."""

import math
from typing import Final

from stolik.bots import eclipse_facts
from stolik.bots.eclipse_worth import (
    Weights,
    battles,
    defence,
    economy,
    fleet,
    knowledge,
    prize,
    strength_at,
)
from stolik.bots.heuristics import Heuristics, lead
from stolik.bots.rollout import finish_turn, most_urgent
from stolik.bots.versions import Version
from stolik.games.eclipse.ids import NOBODY, NOTHING, SHIP_TYPES
from stolik.games.eclipse.messages import actions as m
from stolik.games.eclipse.rules.blueprints import part_at
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.turn import Turn
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.scoring import points
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import ITEM, ITEMS, PART, PARTS, ROUNDS, TECH
from stolik.games.eclipse.tables import SHIP as SHIP_NUMBER
from stolik.kernel.engine import step
from stolik.kernel.game import Game
from stolik.kernel.messages import Action

LONGEST_ROUND: Final = 400
"""Decisions after which a round is judged as it is."""
ACTS: Final = ("explore", "research", "build", "influence", "upgrade", "move")
PLANS: Final[dict[type[Action], str]] = {
    m.Explore: "eclipse-explore",
    m.PlaceTile: "eclipse-explore",
    m.Colonize: "eclipse-economy",
    m.DropDisc: "eclipse-economy",
    m.Research: "eclipse-research",
    m.Build: "eclipse-fleet",
    m.PutPart: "eclipse-fleet",
    m.MoveShip: "eclipse-fleet",
    m.Pass: "eclipse-save",
    m.Trade: "eclipse-trade",
    m.Retreat: "eclipse-retreat",
}
PLANS_OF_ACTS: Final = {
    "explore": "eclipse-explore",
    "research": "eclipse-research",
    "influence": "eclipse-economy",
}


USES: Final[dict[type[Action], str]] = {m.Research: "science", m.Build: "materials", m.GiveUp: "money"}
"""What is spent where such actions are asked for."""


class EclipseHeuristics(Heuristics):
    def __init__(self, game: Game, version: Version, level: str = "normal") -> None:
        super().__init__(game, version, level)
        self.worthy = Weights(self.weights)
        self.acts: dict[str, float] = {act: self.urges[f"act-{act}"] for act in ACTS}
        self.builds: list[float] = [self.urges[f"build-{item}"] for item in ITEMS]

    def worth(self, s: EclipseState, seat: int) -> float:
        w = self.worthy
        total = float(sum(n for n in points(s, seat)))
        p = s.players[seat]
        if p.gone or p.board < 0:
            return total
        return total + economy(w, s, seat) + knowledge(w, s, p) + fleet(w, s, seat) + w.hope * battles(w, s, seat)

    def facts(self, s: EclipseState) -> list[list[int]]:
        return eclipse_facts.facts(s)

    def is_known(self, s: EclipseState) -> bool:
        """Where rounds are played to their end, only the beginning of one: no battle is to come, and no debt."""
        return not self.settings.rounds or not any(p.passed or max(p.acted) > 0 for p in s.players)

    def fact_names(self) -> list[str]:
        return eclipse_facts.NAMES

    def urge(self, s: EclipseState, a: Action) -> float:
        w = self.worthy
        if isinstance(a, m.Act):
            return self.acts[a.action]
        if isinstance(a, m.Research):
            return self.habit(a) + w.useful[TECH[a.tech]]
        if isinstance(a, m.Build):
            return self.builds[ITEM[a.item]]
        if isinstance(a, m.TakePart):
            return PART_WORTH[PART[a.part]]
        if isinstance(a, m.PutPart):
            return gain(w, s, a)
        if isinstance(a, m.MoveShip):
            return sally(w, s, a)
        if isinstance(a, (m.LiftDisc, m.DropDisc)):
            return disc_urge(w, s, a)
        if isinstance(a, m.GiveUp):
            return -3.0 - prize(w, s, hex_of(s, a.sector)) - s.cubes[hex_of(s, a.sector)].bit_count()
        if isinstance(a, m.Answer):
            return 0.5 if a.yes else 0.0
        return self.habit(a)

    def worthwhile(self, actions: list[Action]) -> list[Action]:
        """Goods are traded for what is bought at once, or when upkeep is due; any other trade could wait."""
        if not self.settings.thrifty:
            return actions
        use = ""
        for a in actions:
            use = USES.get(type(a), use)
        return [a for a in actions if not isinstance(a, m.Trade) or a.take == use] or actions

    def is_new_turn(self, s: EclipseState) -> bool:
        top = s.stack[-1]
        return isinstance(top, Turn) and top.step == "choose"

    def is_taste(self, a: Action) -> bool:
        """The best species is not known before the galaxy is."""
        return isinstance(a, m.Draft)

    def is_rest(self, s: EclipseState, a: Action) -> bool:
        """The last pass of a round sets off battles and upkeep, which no other action would be charged with."""
        if not isinstance(a, m.Pass):
            return False
        return all(p.passed or p.gone for seat, p in enumerate(s.players) if seat != a.seat)

    def rest(self, s: EclipseState, a: Action) -> None:
        """Whoever has passed will do no more in this round, which the facts of a net say."""
        s.players[a.seat].passed = True

    def finish_round(self, s: EclipseState, actions: list[Action]) -> None:
        """Turns begin with what looks best once urges have finished them; battles and upkeep follow urges."""
        now = s.round
        for _ in range(LONGEST_ROUND):
            if not actions or s.round != now:
                return
            top = s.stack[-1]
            if len(actions) == 1:
                best = actions[0]
            elif isinstance(top, Turn) and top.step == "choose":
                best = self.quick_turn(s, actions)
            else:
                best = most_urgent(self, s, actions)
            actions = step(s, best, [])

    def quick_turn(self, s: EclipseState, actions: list[Action]) -> Action:
        """The action, or the pass, that leads furthest."""
        seat = actions[0].seat
        best, furthest = actions[0], -math.inf
        for a in actions:
            if isinstance(a, (m.Act, m.Pass)):
                value = lead(self.worths(self.acted(s, a) if isinstance(a, m.Act) else s), seat, self.focus)
                if value > furthest:
                    best, furthest = a, value
            elif isinstance(a, m.Colonize):
                return a
        return best

    def acted(self, s: EclipseState, a: Action) -> EclipseState:
        """Where the action leads if urges finish it; other tiles are next than those that will be drawn."""
        after = s.copy()
        for stack in after.stacks:
            if stack:
                stack.insert(0, stack.pop())
        finish_turn(self, after, step(after, a, []), a.seat)
        return after

    def plan(self, a: Action) -> str:
        if isinstance(a, m.Act):
            return PLANS_OF_ACTS.get(a.action, "eclipse-fleet")
        return PLANS.get(type(a), "best")


PART_WORTH: Final = [
    (0.7 if part.missile else 1.0) * part.dice * part.damage
    + 0.6 * part.computer
    + 0.6 * part.hull
    + 0.4 * part.shield
    + 0.1 * part.initiative
    + 0.15 * max(0, part.energy)
    + 0.5 * min(1, part.movement)
    for part in PARTS
] + [0.0]
"""What a part adds to a ship; the last entry is an empty square."""


def gain(w: Weights, s: EclipseState, a: m.PutPart) -> float:
    """What the part in hand adds on this square, for all ships of the type and those that may be built."""
    top = s.stack[-1]
    if not isinstance(top, UpgradeAction) or top.part == NOTHING:
        return 0.6
    ship = SHIP_NUMBER[a.ship]
    old = part_at(s.players[a.seat], ship, a.slot)
    count = 1
    for row in s.ships:
        count += row[a.seat * SHIP_TYPES + ship]
    return (PART_WORTH[top.part] - PART_WORTH[old]) * w.ship[ship] * count


def disc_urge(w: Weights, s: EclipseState, a: m.LiftDisc | m.DropDisc) -> float:
    """From the track to the sector that brings most; sectors are hardly ever left."""
    if isinstance(a, m.LiftDisc):
        return -1.0 if a.sector else 0.5
    return prize(w, s, hex_of(s, a.sector)) if a.sector else 0.1


def sally(w: Weights, s: EclipseState, a: m.MoveShip) -> float:
    """Towards battles that can be won and sectors that can be taken; never out of a battle or for a walk."""
    here, there = hex_of(s, a.origin), hex_of(s, a.target)
    if defence(s, a.seat, here):
        return -0.6
    theirs = defence(s, a.seat, there)
    if theirs:
        mine = (strength_at(s, a.seat, here) ** 0.5 + strength_at(s, a.seat, there) ** 0.5) ** 2
        return 0.4 * prize(w, s, there) if mine > 1.2 * theirs else -1.0
    owner = s.disc[there]
    if owner != a.seat and owner != NOBODY:
        return 0.3 * prize(w, s, there)
    return -0.3 if owner == a.seat or s.round == ROUNDS else 0.1


HEURISTICS = EclipseHeuristics
