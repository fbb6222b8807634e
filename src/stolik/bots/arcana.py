"""What the bots know about Arcana: a stake is worth its points times the chance to win it as the agents stand."""

from dataclasses import dataclass

from stolik.bots.heuristics import Heuristics
from stolik.bots.versions import Version
from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.ids import DUCATS, NONE, PERSONALITY, RELIC
from stolik.games.arcana.messages.actions import Bribe, Discard, FieldAgent, KeepObjectives, PlayPlace
from stolik.games.arcana.rules.agents import agent_count
from stolik.games.arcana.rules.holdings import stakes_of
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.refusals import ALLOWED
from stolik.games.arcana.rules.zones import strength, zone_refused
from stolik.games.arcana.scoring import fulfilled, objective_points
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, KIND, MAIN, VALUE, VP
from stolik.kernel.game import Game
from stolik.kernel.messages import Action


@dataclass
class Weights:
    spread: float
    """Points that set one seat clearly above another."""
    ahead: float
    """Chance to win a stake whose threshold is passed by the strictly best sum."""
    short: float
    """The same with the best sum short of the threshold, per reached part of it."""
    behind: float
    """The same for those who trail."""
    personality: float
    """Points more for a personality: it will fight for its new guild."""
    objective: float
    """Part of the points of an objective that is not fulfilled yet."""
    progress: float
    """The same, as far as its goal is reached."""
    bought: float
    """Chance to win a personality that an agent beside it and a relic in hand can bribe."""


class ArcanaHeuristics(Heuristics):
    def __init__(self, game: Game, version: Version, level: str = "normal") -> None:
        super().__init__(game, version, level)
        self.worthy = Weights(**self.weights)
        self.hopeless: float = self.urges["hopeless-bribe"]
        self.useless: float = self.urges["useless-agent"]
        self.settled: float = self.urges["settled-agent"]
        self.enough: float = self.urges["enough-agent"]

    def worth(self, s: ArcanaState, seat: int) -> float:
        """Points owned, plus what lies within reach."""
        points = 0.0
        for card in stakes_of(s, seat):
            points += VP[card]
        if s.options.objectives:
            points += objective_points(s, seat) + self.objectives(s, seat)
        relics = [VALUE[4 * card + DUCATS] for card in s.hands[seat] if KIND[card] == RELIC]
        for zone, stake in enumerate(s.stakes):
            if stake != NONE:
                chance = self.reach(s, zone, stake, seat)
                if relics and chance < self.worthy.bought and is_for_sale(s, zone, stake, seat, max(relics)):
                    relics.remove(max(relics))
                    chance = self.worthy.bought
                points += self.prize(stake) * chance
        return points

    def objectives(self, s: ArcanaState, seat: int) -> float:
        """What the objectives that are not fulfilled yet may still bring."""
        total = 0.0
        for number in s.objectives[seat]:
            if not fulfilled(s, seat, number):
                objective = OBJECTIVES[number]
                reached = max(0.0, objective.count(s, seat) / max(1, objective.goal(s.seats)))
                total += objective.vp * (self.worthy.objective + self.worthy.progress * reached)
        return total

    def prize(self, stake: int) -> float:
        return VP[stake] + (self.worthy.personality if KIND[stake] == PERSONALITY else 0.0)

    def reach(self, s: ArcanaState, zone: int, stake: int, seat: int) -> float:
        """Chance that this seat wins the stake, judged by the sums that lie there."""
        arcanum = MAIN[stake]
        mine = strength(s, zone, seat, arcanum)
        if mine == 0:
            return 0.0
        best = 0
        for rival in range(s.seats):
            if rival != seat:
                best = max(best, strength(s, zone, rival, arcanum))
        progress = min(1.0, mine / VALUE[4 * stake + arcanum])
        if mine <= best:
            return self.worthy.behind * progress
        return self.worthy.ahead if progress >= 1.0 else self.worthy.short * progress

    def urge(self, s: ArcanaState, a: Action) -> float:
        if isinstance(a, FieldAgent):
            return self.fielding(s, a)
        if isinstance(a, Bribe):
            return (
                self.habit(a) if offer(s, a) >= VALUE[4 * s.stakes[ZONE[s.seats][a.zone]] + DUCATS] else self.hopeless
            )
        return self.habit(a)

    def fielding(self, s: ArcanaState, a: FieldAgent) -> float:
        """What this agent adds to the chance at this stake, in points."""
        zone = ZONE[s.seats][a.zone]
        stake = s.stakes[zone]
        arcanum = MAIN[stake]
        added = VALUE[4 * CARD[a.card] + arcanum]
        if added == 0:
            return self.useless
        mine = strength(s, zone, a.seat, arcanum)
        goal = VALUE[4 * stake + arcanum]
        if mine >= goal:
            return self.settled
        return self.prize(stake) * min(added, goal - mine) / goal + (self.enough if mine + added >= goal else 0.0)

    def plan(self, a: Action) -> str:
        if isinstance(a, FieldAgent):
            return "arcana-field"
        if isinstance(a, Bribe):
            return "arcana-bribe"
        if isinstance(a, KeepObjectives):
            return "arcana-objectives"
        if isinstance(a, Discard):
            return "arcana-discard"
        return "arcana-place" if isinstance(a, PlayPlace) else "best"


def is_for_sale(s: ArcanaState, zone: int, stake: int, seat: int, relic: int) -> bool:
    """Whether an agent of this seat beside a personality and a relic of so many ducats reach its price."""
    if KIND[stake] != PERSONALITY or agent_count(s, zone, seat) == 0 or zone_refused(s, zone) != ALLOWED:
        return False
    return strength(s, zone, seat, MAIN[stake]) + relic >= VALUE[4 * stake + DUCATS]


def offer(s: ArcanaState, a: Bribe) -> int:
    """Agents in the main arcanum plus the relic's ducats."""
    zone = ZONE[s.seats][a.zone]
    return strength(s, zone, a.seat, MAIN[s.stakes[zone]]) + VALUE[4 * CARD[a.relic] + DUCATS]


HEURISTICS = ArcanaHeuristics
