"""What the bots know about Arcana: a stake is worth its points times the chance to win it as the agents stand."""

from stolik.bots.knowledge import Knowledge
from stolik.games.arcana.ids import NONE, PERSONALITY
from stolik.games.arcana.messages.actions import Bribe, CallMilitia, Discard, FieldAgent, PlayPlace
from stolik.games.arcana.rules.holdings import stakes_of
from stolik.games.arcana.rules.layout import ZONE
from stolik.games.arcana.rules.zones import strength
from stolik.games.arcana.scoring import objective_points
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, KIND, MAIN, VALUE, VP
from stolik.kernel.messages import Action

AHEAD = 0.85
"""Chance to win a stake whose threshold is passed by the strictly best sum."""
SHORT = 0.45
"""The same with the best sum short of the threshold, per reached part of it."""
BEHIND = 0.12
"""The same for those who trail."""
BRIBE = 2.5
"""Urge to bribe when the price is met; a hopeless bribe is worse than a discard."""


class ArcanaKnowledge(Knowledge):
    spread = 9.0

    def worth(self, s: ArcanaState, seat: int) -> float:
        """Points owned, plus what lies within reach."""
        points = 0.0
        for card in stakes_of(s, seat):
            points += VP[card]
        if s.options.objectives:
            points += objective_points(s, seat)
        for zone, stake in enumerate(s.stakes):
            if stake != NONE:
                points += prize(stake) * reach(s, zone, stake, seat)
        return points

    def urge(self, s: ArcanaState, a: Action) -> float:
        if isinstance(a, FieldAgent):
            return fielding(s, a)
        if isinstance(a, Bribe):
            return BRIBE if offer(s, a) >= VALUE[4 * s.stakes[ZONE[s.seats][a.zone]] + 3] else -2.0
        if isinstance(a, Discard):
            return -1.0
        if isinstance(a, (PlayPlace, CallMilitia)):
            return 0.3
        return 0.0

    def plan(self, a: Action) -> str:
        if isinstance(a, FieldAgent):
            return "arcana-field"
        if isinstance(a, Bribe):
            return "arcana-bribe"
        return "arcana-place" if isinstance(a, PlayPlace) else "best"


def prize(stake: int) -> float:
    """Points, and a little more for a personality: it will fight for its new guild."""
    return VP[stake] + (0.8 if KIND[stake] == PERSONALITY else 0.0)


def reach(s: ArcanaState, zone: int, stake: int, seat: int) -> float:
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
        return BEHIND * progress
    return AHEAD if progress >= 1.0 else SHORT * progress


def fielding(s: ArcanaState, a: FieldAgent) -> float:
    """What this agent adds to the chance at this stake, in points."""
    zone = ZONE[s.seats][a.zone]
    stake = s.stakes[zone]
    arcanum = MAIN[stake]
    added = VALUE[4 * CARD[a.card] + arcanum]
    if added == 0:
        return -0.8
    mine = strength(s, zone, a.seat, arcanum)
    goal = VALUE[4 * stake + arcanum]
    if mine >= goal:
        return 0.1
    return prize(stake) * min(added, goal - mine) / goal + (0.5 if mine + added >= goal else 0.0)


def offer(s: ArcanaState, a: Bribe) -> int:
    """Agents in the main arcanum plus the relic's ducats."""
    zone = ZONE[s.seats][a.zone]
    return strength(s, zone, a.seat, MAIN[s.stakes[zone]]) + VALUE[4 * CARD[a.relic] + 3]


KNOWLEDGE = ArcanaKnowledge
