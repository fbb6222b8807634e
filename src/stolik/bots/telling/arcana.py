"""What a turn of Arcana brings: which stake and which objective. Of rivals' face-down agents nothing is told."""

from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.ids import NONE
from stolik.games.arcana.rules.holdings import stakes_of
from stolik.games.arcana.rules.zones import slot, strength
from stolik.games.arcana.scoring import fulfilled
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import MAIN, NAME, VALUE, VP
from stolik.kernel.messages import Word

Told = tuple[str, dict[str, Word]]


def has_guessed(before: ArcanaState, after: ArcanaState, seat: int) -> bool:
    """Whether rivals' agents were turned up: at the end of a round, or beside a stake that still lies there."""
    kept = [zone for zone, stake in enumerate(before.stakes) if after.stakes[zone] == stake]
    rivals = [slot(before, zone, rival) for zone in kept for rival in range(before.seats) if rival != seat]
    return before.round != after.round or any(before.down[at] != after.down[at] for at in rivals)


def score(before: ArcanaState, after: ArcanaState, seat: int) -> Told | None:
    """A stake that was won, or an objective that is fulfilled now."""
    owned = stakes_of(before, seat)
    for card in stakes_of(after, seat):
        if card not in owned and VP[card]:
            return "stake", {"card": f"card:{NAME[card]}", "count": VP[card]}
    for number in after.objectives[seat]:
        if fulfilled(after, seat, number) and not fulfilled(before, seat, number):
            objective = OBJECTIVES[number]
            return "objective", {"objective": f"objective:{objective.name}", "count": objective.vp}
    return None


def stronger(before: ArcanaState, after: ArcanaState, seat: int) -> Told | None:
    return changed_sum(before, after, seat, 1)


def weaker(before: ArcanaState, after: ArcanaState, seat: int) -> Told | None:
    return changed_sum(before, after, seat, -1)


def changed_sum(before: ArcanaState, after: ArcanaState, seat: int, sign: int) -> Told | None:
    """The stake beside which the seat's sum has changed most: the sum now, and the one that is needed."""
    best, told = 0, None
    for zone, stake in enumerate(after.stakes):
        if stake == NONE or stake != before.stakes[zone]:
            continue
        now = strength(after, zone, seat, MAIN[stake])
        change = sign * (now - strength(before, zone, seat, MAIN[stake]))
        if change > best:
            needed = VALUE[4 * stake + MAIN[stake]]
            words: dict[str, Word] = {"card": f"card:{NAME[stake]}", "sum": now, "needed": needed}
            best, told = change, ("enough" if now >= needed else "sum", words)
    return told


def progress(before: ArcanaState, after: ArcanaState, seat: int) -> Told | None:
    """An objective of which more is done."""
    for number in after.objectives[seat]:
        objective = OBJECTIVES[number]
        if (count := objective.count(after, seat)) > objective.count(before, seat):
            goal = objective.goal(after.seats)
            return "done", {"objective": f"objective:{objective.name}", "count": count, "goal": goal}
    return None


TOLD = {
    ("gain", "points"): score,
    ("gain", "stakes"): stronger,
    ("risk", "stakes"): weaker,
    ("gain", "objectives"): progress,
}
MAYBE: set[tuple[str, str]] = set()
"""Parts of which it is said that they depend on what turns up."""
