"""Victory points, ties, ranking (Zakończenie gry)."""

from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.ids import PERSONALITY, PLACE, RELIC
from stolik.games.arcana.rules.holdings import stakes_of
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import KIND, VP
from stolik.kernel.messages import Outcome, Score


def fulfilled(s: ArcanaState, seat: int, number: int) -> bool:
    objective = OBJECTIVES[number]
    return objective.count(s, seat) >= objective.goal(s.seats)


def objective_points(s: ArcanaState, seat: int) -> int:
    """H25: unfulfilled objectives cost nothing."""
    return sum(OBJECTIVES[o].vp for o in s.objectives[seat] if fulfilled(s, seat, o))


def score(s: ArcanaState, seat: int) -> Score:
    """Points by kind of stake and from objectives. H23: ties go to more places, then personalities, then stakes."""
    stakes = stakes_of(s, seat)
    points = {kind: sum(VP[card] for card in stakes if KIND[card] == kind) for kind in (RELIC, PLACE, PERSONALITY)}
    parts = {"relics": points[RELIC], "places": points[PLACE], "personalities": points[PERSONALITY]}
    if s.options.objectives:
        parts["objectives"] = objective_points(s, seat)
    kinds = [KIND[card] for card in stakes]
    return Score(seat, sum(parts.values()), parts, [kinds.count(PLACE), kinds.count(PERSONALITY), len(stakes)])


def outcome(s: ArcanaState) -> Outcome:
    """Scores as if the game ended now, and the ranking; ties share a place."""
    scores = [score(s, seat) for seat in range(s.seats)]
    keys = [[x.total, *x.ties] for x in scores]
    places = sorted({tuple(key) for key in keys}, reverse=True)
    return Outcome(scores, [[seat for seat in range(s.seats) if tuple(keys[seat]) == place] for place in places])
