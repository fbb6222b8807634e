"""The objectives (Zasady zaawansowane: Karty celów), one class for each condition of `data/objectives.toml`.

An objective is fulfilled when its count reaches its goal. Objectives that compare count the lead over the best rival,
and a lead of one is enough. "Own" means stakes in Main Deck, Resources and Reserve (H25).
"""

from typing import Any, Final

from stolik.games.arcana.ids import ARCANA, DISTRICTS, DUCATS, KINDS, PERSONALITY, PLACE, RELIC
from stolik.games.arcana.rules.holdings import count_kind, deck_cards, stakes_of
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import DISTRICT, KIND, MAIN, VALUE, BadCards
from stolik.kernel.data import table


class Objective:
    """`of` is the district, arcanum or kind it counts; `goals` are for 2, 3 and 4 players."""

    def __init__(self, name: str, code: str, vp: int, goals: list[int], of: int) -> None:
        self.name = name
        self.code = code
        self.vp = vp
        self.goals = goals
        self.of = of

    def goal(self, seats: int) -> int:
        return self.goals[seats - 2]

    def count(self, s: ArcanaState, seat: int) -> int:
        raise NotImplementedError


class CountDistrict(Objective):
    """Stakes of one district."""

    def count(self, s: ArcanaState, seat: int) -> int:
        return sum(1 for card in stakes_of(s, seat) if DISTRICT[card] == self.of)


class CountMain(Objective):
    """Stakes with one main arcanum."""

    def count(self, s: ArcanaState, seat: int) -> int:
        return sum(1 for card in stakes_of(s, seat) if MAIN[card] == self.of)


class CountKind(Objective):
    """Stakes of one kind."""

    def count(self, s: ArcanaState, seat: int) -> int:
        return count_kind(s, seat, self.of)


class MostKind(Objective):
    """Strictly more stakes of one kind than every rival."""

    def count(self, s: ArcanaState, seat: int) -> int:
        best = max(count_kind(s, rival, self.of) for rival in range(s.seats) if rival != seat)
        return count_kind(s, seat, self.of) - best


class EveryDistrict(Objective):
    """A number of stakes from each district."""

    def count(self, s: ArcanaState, seat: int) -> int:
        districts = [DISTRICT[card] for card in stakes_of(s, seat)]
        return min(districts.count(district) for district in range(len(DISTRICTS)))


class Bribes(Objective):
    """Personalities won by bribery."""

    def count(self, s: ArcanaState, seat: int) -> int:
        return s.bribes[seat]


class TrioDistricts(Objective):
    """Districts with a relic, a place and a personality each."""

    def count(self, s: ArcanaState, seat: int) -> int:
        owned = {(DISTRICT[card], KIND[card]) for card in stakes_of(s, seat)}
        trio = (RELIC, PLACE, PERSONALITY)
        return sum(1 for district in range(len(DISTRICTS)) if all((district, kind) in owned for kind in trio))


class FewestCards(Objective):
    """Strictly fewer cards in Main Deck and Resources than every rival; the Reserve doesn't count."""

    def count(self, s: ArcanaState, seat: int) -> int:
        fewest = min(len(deck_cards(s, rival)) for rival in range(s.seats) if rival != seat)
        return fewest - len(deck_cards(s, seat))


class RelicDucats(Objective):
    """Ducats on all relics, including the guild's."""

    def count(self, s: ArcanaState, seat: int) -> int:
        cards = deck_cards(s, seat) + s.reserve[seat]
        return sum(VALUE[4 * card + DUCATS] for card in cards if KIND[card] == RELIC)


class WinsInN(Objective):
    """Stakes won in No Man's Land, including bribes."""

    def count(self, s: ArcanaState, seat: int) -> int:
        return s.wins_in_n[seat]


CONDITIONS: Final[dict[str, Any]] = {
    "count_district": CountDistrict, "count_main": CountMain, "count_kind": CountKind, "most_kind": MostKind,
    "every_district": EveryDistrict, "bribes": Bribes, "trio_districts": TrioDistricts, "fewest_cards": FewestCards,
    "relic_ducats": RelicDucats, "wins_in_N": WinsInN,
}  # fmt: skip
SUBJECTS: Final[dict[str, list[str]]] = {
    "count_district": DISTRICTS, "count_main": ARCANA, "count_kind": KINDS, "most_kind": KINDS,
}  # fmt: skip
"""Condition -> what its `of` may name."""


def checked(path: str, rows: list[Any]) -> list[Objective]:
    """The objectives of a card table; BadCards names the row and the field."""
    return [_objective(f"{path}: objective {number} ({row.get('id')})", row) for number, row in enumerate(rows, 1)]


def _objective(where: str, row: dict[str, Any]) -> Objective:
    code, of = row.get("code"), row.get("of", "")
    if code not in CONDITIONS:
        raise BadCards(f"{where}: code: {code!r} is not one of {', '.join(CONDITIONS)}")
    subjects = SUBJECTS.get(code, [""])
    if of not in subjects:
        raise BadCards(f"{where}: of: {of!r} is not one of {', '.join(subjects)}")
    goals = row.get("goal", [1, 1, 1])
    if len(goals) != 3 or not all(type(goal) is int and goal > 0 for goal in goals):
        raise BadCards(f"{where}: goal: {goals!r} is not three numbers above 0")
    if type(row.get("vp")) is not int or row["vp"] <= 0:
        raise BadCards(f"{where}: vp: {row.get('vp')!r} is not a number above 0")
    objective: Objective = CONDITIONS[code](row["id"], code, row["vp"], goals, subjects.index(of))
    return objective


def ours() -> list[Objective]:
    return checked("data/objectives.toml", table("stolik.games.arcana", "objectives")["objective"])


OBJECTIVES: Final[list[Objective]] = ours()
NUMBER: Final[dict[str, int]] = {objective.name: i for i, objective in enumerate(OBJECTIVES)}
"""Id -> place in OBJECTIVES."""


def of_the_box(path: str, rows: Any) -> list[Objective]:
    """Goals and points that a custom table sets for our objectives. Their conditions stay as their text says."""
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadCards(f"{path}: objective: is not a list of rows")
    found = {objective.name: objective for objective in checked(path, rows)}
    for objective in OBJECTIVES:
        other = found.pop(objective.name, None)
        if other is None:
            raise BadCards(f"{path}: objective {objective.name}: id: is missing")
        if (other.code, other.of) != (objective.code, objective.of):
            raise BadCards(f"{path}: objective {objective.name}: code: must be {objective.code}, of as in ours")
    if found or len(rows) != len(OBJECTIVES):
        raise BadCards(f"{path}: objective: {len(rows)} rows where the box has {len(OBJECTIVES)}")
    return sorted(checked(path, rows), key=lambda objective: NUMBER[objective.name])
