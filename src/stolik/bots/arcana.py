"""What the bots know about Arcana: a stake is worth its points times the chance to win it as the agents stand."""

from dataclasses import dataclass

from stolik.bots.heuristics import Heuristics
from stolik.bots.rollout import most_urgent
from stolik.bots.versions import Version
from stolik.games.arcana.cards.common.moving import Moving
from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.ids import DUCATS, NONE, PERSONALITY, RELIC
from stolik.games.arcana.messages.actions import (
    Bribe,
    Discard,
    FieldAgent,
    KeepObjectives,
    PlayAtAgent,
    PlayDuel,
    PlayPlace,
    SendTo,
)
from stolik.games.arcana.rules.agents import agent_card, agent_count
from stolik.games.arcana.rules.holdings import deck_cards, stakes_of
from stolik.games.arcana.rules.layout import ZONE, no_mans_land
from stolik.games.arcana.rules.militia import FieldMilitia
from stolik.games.arcana.rules.refusals import ALLOWED
from stolik.games.arcana.rules.zones import strength, zone_refused
from stolik.games.arcana.scoring import fulfilled, objective_points
from stolik.games.arcana.setup import JUBILEE_AMONG
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, EFFECT, EFFECTS, FIELDABLE, KIND, MAIN, VALUE, VP
from stolik.kernel.engine import step
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event

EXPEL = EFFECTS.index("expel")
PACE = [0.0, 0.0, 2.0, 1.5, 1.2]
"""Rounds in which a stake of No Man's Land is won once, by the number of players."""


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
    contest: float
    """What the rivals' chances count in an urge; 0: an urge looks at the own sums alone."""
    elsewhere: float
    """Points that a value is worth where another arcanum is asked for."""
    hands: float
    """Points that a round to come brings more with a hand of agents than with one of no use."""
    relics: float
    """Use of a relic in hand, that of an agent being 1."""
    places: float
    """Use of a place in hand."""


class ArcanaHeuristics(Heuristics):
    def __init__(self, game: Game, version: Version, level: str = "normal") -> None:
        super().__init__(game, version, level)
        self.worthy = Weights(**self.weights)
        self.hopeless: float = self.urges["hopeless-bribe"]
        self.useless: float = self.urges["useless-agent"]
        self.settled: float = self.urges["settled-agent"]
        self.enough: float = self.urges["enough-agent"]
        self.rounds: bool = self.settings.rounds

    def worth(self, s: ArcanaState, seat: int) -> float:
        """Points owned, plus what lies within reach."""
        points = 0.0
        for card in stakes_of(s, seat):
            points += VP[card]
        if self.worthy.hands:
            points += self.worthy.hands * rounds_left(s) * self.usefulness(s, seat)
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

    def usefulness(self, s: ArcanaState, seat: int) -> float:
        """How much of a hand to come can be put to use, from 0 to 1: won stakes lie in the way in the deck."""
        cards = deck_cards(s, seat)
        total = 0.0
        for card in cards:
            if FIELDABLE[card]:
                total += 1.0
            else:
                total += self.worthy.relics if KIND[card] == RELIC else self.worthy.places
        return total / max(1, len(cards))

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
        return 0.0 if mine == 0 else self.chance(mine, best_rival(s, zone, seat, arcanum), VALUE[4 * stake + arcanum])

    def chance(self, mine: int, best: int, goal: int) -> float:
        """The same for a sum, the best of the rivals and the sum that is needed."""
        progress = min(1.0, mine / goal)
        if mine <= best:
            return self.worthy.behind * progress
        return self.worthy.ahead if progress >= 1.0 else self.worthy.short * progress

    def urge(self, s: ArcanaState, a: Action) -> float:
        if self.worthy.contest:
            return self.contesting(s, a)
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

    def contesting(self, s: ArcanaState, a: Action) -> float:
        """What the action changes at its stake, in points, for this seat and for its strongest rival there."""
        if isinstance(a, FieldAgent):
            return self.fielded(s, a.seat, ZONE[s.seats][a.zone], CARD[a.card])
        if isinstance(a, Bribe):
            zone = ZONE[s.seats][a.zone]
            if offer(s, a) < VALUE[4 * s.stakes[zone] + DUCATS]:
                return self.hopeless
            return self.prize(s.stakes[zone]) - self.swing(s, zone, a.seat, 0)
        if isinstance(a, SendTo):
            return self.sending(s, a)
        if isinstance(a, PlayDuel) or (isinstance(a, PlayAtAgent) and EFFECT[CARD[a.card]] == EXPEL):
            return self.driving_out(s, ZONE[s.seats][a.zone], a.owner, a.agent)
        return self.habit(a)

    def fielded(self, s: ArcanaState, seat: int, zone: int, card: int) -> float:
        main = MAIN[s.stakes[zone]]
        others = (
            VALUE[4 * card] + VALUE[4 * card + 1] + VALUE[4 * card + 2] - (VALUE[4 * card + main] if main < 3 else 0)
        )
        gained = self.swing(s, zone, seat, VALUE[4 * card + main]) - self.swing(s, zone, seat, 0)
        return gained - self.worthy.elsewhere * others

    def swing(self, s: ArcanaState, zone: int, seat: int, more: int) -> float:
        """What the stake promises to this seat with a sum that is larger by so much, less what to its best rival."""
        stake = s.stakes[zone]
        arcanum = MAIN[stake]
        mine, goal = strength(s, zone, seat, arcanum) + more, VALUE[4 * stake + arcanum]
        best = best_rival(s, zone, seat, arcanum)
        gain = self.chance(mine, best, goal) if mine > 0 else 0.0
        loss = self.chance(best, mine, goal) if best > 0 else 0.0
        return self.prize(stake) * (gain - self.worthy.contest * loss)

    def sending(self, s: ArcanaState, a: SendTo) -> float:
        """What agents, or the militia, bring where they are sent."""
        zone, top = ZONE[s.seats][a.zone], s.stack[-1]
        arcanum = MAIN[s.stakes[zone]]
        if isinstance(top, FieldMilitia):
            return self.swing(s, zone, a.seat, VALUE[4 * top.card + arcanum]) - self.swing(s, zone, a.seat, 0)
        if not isinstance(top, Moving):
            return 0.0
        added = 0
        for position in top.picked():
            added += VALUE[4 * agent_card(s, top.zone, top.owner, position) + arcanum]
        change = self.swing(s, zone, top.owner, added) - self.swing(s, zone, top.owner, 0)
        return change if top.owner == a.seat else -change

    def driving_out(self, s: ArcanaState, zone: int, owner: int, agent: str) -> float:
        """What a rival loses with an agent that lies face up."""
        lost = VALUE[4 * CARD[agent[5:]] + MAIN[s.stakes[zone]]]
        return self.swing(s, zone, owner, 0) - self.swing(s, zone, owner, -lost)

    def play_on(self, s: ArcanaState, actions: list[Action]) -> list[Action]:
        """To the end of the round: what was won in it is more than any guess."""
        if self.rounds:
            now, ev = s.round, list[Event]()
            while actions and s.round == now:
                ev.clear()
                actions = step(s, most_urgent(self, s, actions), ev)
        return actions

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


def rounds_left(s: ArcanaState) -> float:
    """How many rounds are to come, about: the Jubilee lies among the last stakes of No Man's Land."""
    if s.jubilee:
        return 0.0
    return max(1.0, PACE[s.seats] * (len(s.piles[no_mans_land(s.seats)]) - JUBILEE_AMONG / 2))


def best_rival(s: ArcanaState, zone: int, seat: int, arcanum: int) -> int:
    """The highest sum of the others."""
    best = 0
    for rival in range(s.seats):
        if rival != seat:
            total = strength(s, zone, rival, arcanum)
            if total > best:
                best = total
    return best


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
