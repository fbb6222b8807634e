"""Points and objectives read a second time: what a seat scores with the cards and the wins that a ledger lists."""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DATA = Path(__file__).parents[2] / "src" / "stolik" / "games" / "arcana" / "data"
Row = dict[str, Any]


def rows(table: str, of: str) -> dict[str, Row]:
    return {row["id"]: row for row in tomllib.loads((DATA / table).read_text("utf-8"))[of]}


CARDS = rows("cards.toml", "card")
GOALS = rows("objectives.toml", "objective")
DISTRICTS = {row["district"] for row in CARDS.values() if "district" in row}


def kind(card: str) -> str:
    return str(CARDS[card]["kind"])


@dataclass
class Estate:
    """What one seat has at the end."""

    deck: set[str]
    """Main Deck and Resources."""
    reserve: set[str]
    bribes: int
    wins_in_n: int
    kept: list[str]
    """Its objectives."""

    def stakes(self) -> list[Row]:
        return [CARDS[card] for card in self.deck | self.reserve if "guild" not in CARDS[card]]

    def count(self, field: str, of: str) -> int:
        return sum(row[field] == of for row in self.stakes())

    def trio(self, district: str) -> bool:
        return len({row["kind"] for row in self.stakes() if row["district"] == district}) == 3

    def relic_ducats(self) -> int:
        return sum(int(CARDS[card]["ducats"]) for card in self.deck | self.reserve if kind(card) == "relic")


def fulfilled(estates: list[Estate], seat: int, objective: str) -> bool:
    """The condition on the card; where rivals are compared, a tie is not enough."""
    card, own = GOALS[objective], estates[seat]
    goal, of = int(card.get("goal", [0, 0, 0])[len(estates) - 2]), str(card.get("of"))
    rivals = [estate for estate in estates if estate is not own]
    match card["code"]:
        case "count_district" | "count_main" | "count_kind" as code:
            return own.count(code.removeprefix("count_"), of) >= goal
        case "most_kind":
            return all(own.count("kind", of) > rival.count("kind", of) for rival in rivals)
        case "every_district":
            return all(own.count("district", district) >= goal for district in DISTRICTS)
        case "bribes":
            return own.bribes >= goal
        case "trio_districts":
            return sum(own.trio(district) for district in DISTRICTS) >= goal
        case "fewest_cards":
            return all(len(own.deck) < len(rival.deck) for rival in rivals)
        case "relic_ducats":
            return own.relic_ducats() >= goal
    assert card["code"] == "wins_in_N"
    return own.wins_in_n >= goal


def reward(estates: list[Estate], seat: int, objective: str) -> int:
    return int(GOALS[objective]["vp"]) if fulfilled(estates, seat, objective) else 0


def points(estates: list[Estate], seat: int) -> list[int]:
    """3 for relics and personalities, 5 for places, and objectives; then what ties are settled by (H23)."""
    places, people, relics = [estates[seat].count("kind", kind) for kind in ("place", "personality", "relic")]
    total = 5 * places + 3 * people + 3 * relics + sum(reward(estates, seat, o) for o in estates[seat].kept)
    return [total, places, people, places + people + relics]


def ranking(keys: list[list[int]]) -> list[list[int]]:
    """Seats, best first; those whose points and ties are all equal share a place."""
    return [
        [seat for seat, key in enumerate(keys) if tuple(key) == best]
        for best in sorted({*map(tuple, keys)}, reverse=True)
    ]
