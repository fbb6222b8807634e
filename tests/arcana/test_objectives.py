"""Objectives (Zasady zaawansowane: Karty celów): one test for each condition, and how they are chosen."""

import tomllib
from collections.abc import Iterable

import pytest

from stolik.games.arcana.cards.objectives import NUMBER, OBJECTIVES, checked
from stolik.games.arcana.ids import NONE
from stolik.games.arcana.messages.actions import ClaimGuild
from stolik.games.arcana.scoring import fulfilled
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, DISTRICT, KIND, MAIN, NAME, STAKES
from stolik.kernel.chance import chance_of
from tests.arcana.table import GAME, agent, hand, owns, started


def met(s: ArcanaState, name: str, seat: int = 0) -> bool:
    return fulfilled(s, seat, NUMBER[name])


def give_until_met(name: str, seats: int, cards: Iterable[int]) -> int:
    """How many of these cards it takes to fulfil an objective."""
    s = started(seats, objectives=True)
    for count, card in enumerate(cards):
        if met(s, name):
            return count
        owns(s, 0, NAME[card])
    raise AssertionError(f"{name} is never met")


def with_district(district: int) -> list[int]:
    return [card for card in STAKES if DISTRICT[card] == district]


def with_main(main: int) -> list[int]:
    return [card for card in STAKES if MAIN[card] == main]


def of_kind(kind: int) -> list[int]:
    return [card for card in STAKES if KIND[card] == kind]


GOALS = [(2, 0), (3, 1), (4, 2)]


@pytest.mark.parametrize(("seats", "column"), GOALS)
@pytest.mark.parametrize("name", ["O01", "O02", "O03", "O04", "O05", "O06"])
def test_lord_of_a_district_counts_stakes_of_that_district(name: str, seats: int, column: int) -> None:
    objective = OBJECTIVES[NUMBER[name]]
    assert objective.goals == [5, 3, 3]
    assert give_until_met(name, seats, with_district(objective.of)) == objective.goals[column]


@pytest.mark.parametrize(("seats", "column"), GOALS)
@pytest.mark.parametrize(
    ("name", "goals"), [("O07", [7, 5, 4]), ("O08", [7, 5, 4]), ("O09", [7, 5, 4]), ("O10", [3, 2, 2])]
)
def test_stakes_with_one_main_arcanum(name: str, goals: list[int], seats: int, column: int) -> None:
    objective = OBJECTIVES[NUMBER[name]]
    assert give_until_met(name, seats, with_main(objective.of)) == goals[column]


@pytest.mark.parametrize(("seats", "column"), GOALS)
@pytest.mark.parametrize(("name", "goals"), [("O11", [7, 4, 4]), ("O12", [7, 4, 4]), ("O13", [10, 6, 6])])
def test_stakes_of_one_kind(name: str, goals: list[int], seats: int, column: int) -> None:
    objective = OBJECTIVES[NUMBER[name]]
    assert give_until_met(name, seats, of_kind(objective.of)) == goals[column]


@pytest.mark.parametrize(
    ("name", "mine", "theirs"), [("O14", "R01", "R02"), ("O15", "P01", "P02"), ("O16", "N01", "N02")]
)
def test_strictly_more_stakes_of_one_kind_than_every_rival(name: str, mine: str, theirs: str) -> None:
    s = started(3, objectives=True)
    assert not met(s, name)
    owns(s, 0, mine)
    assert met(s, name)
    owns(s, 2, theirs)
    assert not met(s, name)


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 1), (4, 1)])
def test_stakes_of_every_district(seats: int, needed: int) -> None:
    s = started(seats, objectives=True)
    for district in range(6):
        assert not met(s, "O17")
        owns(s, 0, *(NAME[card] for card in with_district(district)[:needed]))
    assert met(s, "O17")


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 4), (4, 4)])
def test_personalities_won_by_bribery(seats: int, needed: int) -> None:
    s = started(seats, objectives=True)
    s.bribes[0] = needed - 1
    assert not met(s, "O18")
    s.bribes[0] = needed
    assert met(s, "O18")


@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 2), (4, 1)])
def test_districts_with_a_relic_a_place_and_a_personality(seats: int, needed: int) -> None:
    s = started(seats, objectives=True)
    trios = [("R01", "P08", "N02"), ("R04", "P03", "N06"), ("R07", "P04", "N01")]
    for trio in trios[:needed]:
        owns(s, 0, *trio[:2])
        assert not met(s, "O19")
        owns(s, 0, trio[2])
    assert met(s, "O19")


def test_strictly_fewer_cards_than_every_rival_the_reserve_not_counted() -> None:
    s = started(3, objectives=True, tactical_removal=True)
    assert not met(s, "O20")
    owns(s, 1, "R01")
    owns(s, 2, "R02")
    assert met(s, "O20")
    s.reserve[0].append(CARD["P01"])
    assert met(s, "O20")
    owns(s, 0, "R03")
    assert not met(s, "O20")


def test_fewest_cards_counts_agents_that_will_come_home_but_no_militia() -> None:
    s = started(2, objectives=True, militia=True)
    owns(s, 1, "R01")
    agent(s, 0, "N", "B1", "M1")
    assert met(s, "O20")
    agent(s, 0, "N", "N05")
    assert not met(s, "O20")


@pytest.mark.parametrize(("seats", "needed"), [(2, 20), (3, 14), (4, 13)])
def test_ducats_on_all_relics_the_guild_relic_included(seats: int, needed: int) -> None:
    objective = OBJECTIVES[NUMBER["O21"]]
    s = started(seats, objectives=True)
    assert (objective.count(s, 0), objective.goal(seats)) == (3, needed)
    owns(s, 0, "R24", "R02")
    assert objective.count(s, 0) == 3 + 5 + 4
    owns(s, 0, "N05", "P16")
    assert objective.count(s, 0) == 12


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 4), (4, 3)])
def test_stakes_won_in_no_mans_land(seats: int, needed: int) -> None:
    s = started(seats, objectives=True)
    s.wins_in_n[0] = needed - 1
    assert not met(s, "O22")
    s.wins_in_n[0] = needed
    assert met(s, "O22")


def test_own_means_main_deck_resources_reserve_hand_and_agents_but_not_guild_cards() -> None:
    s = started(2, objectives=True, tactical_removal=True)
    objective = OBJECTIVES[NUMBER["O13"]]
    assert objective.count(s, 0) == 0
    owns(s, 0, "N01")
    s.reserve[0].append(CARD["N02"])
    s.decks[0].append(CARD["N03"])
    hand(s, 0, "N04")
    agent(s, 0, "N", "N05")
    assert objective.count(s, 0) == 5


def test_four_objectives_are_dealt_and_two_are_kept_in_secret() -> None:
    s = at_objectives()
    assert [len(o) for o in s.objectives] == [4, 4]
    decision = GAME.decision(s)
    assert decision is not None
    assert len(decision.actions) == 6
    kept = decision.actions[2]
    events = GAME.apply(s, kept)
    assert len(s.objectives[0]) == len(s.rejected[0]) == 2
    assert events[0].heard_by(1).objectives is None  # type: ignore[attr-defined]  # a secret field
    mine, theirs = GAME.view(s, 0).seats[0], GAME.view(s, 1).seats[0]
    assert {f"objective:{o}" for o in mine.objectives} == set(kept.targets())
    assert len(mine.rejected) == 2
    assert (theirs.objectives, theirs.rejected, theirs.objective_count) == (None, None, 2)


def at_objectives() -> ArcanaState:
    s: ArcanaState = GAME.new(2, 1, {"objectives": True})
    assert s.objectives == [[], []]
    GAME.apply(s, ClaimGuild(0, "blades"))
    GAME.apply(s, ClaimGuild(1, "usurers"))
    return s


def test_h24_objectives_are_chosen_after_guilds_and_first_stakes_and_before_the_first_draw() -> None:
    s = at_objectives()
    assert NONE not in s.guild
    assert NONE not in s.stakes
    assert s.hands == [[], []]
    for _ in range(2):
        GAME.apply(s, GAME.decision(s).actions[0])  # type: ignore[union-attr]  # it asks
    assert [len(h) for h in s.hands] == [4, 4]


def test_h25_unfulfilled_objectives_cost_nothing_and_fulfilled_ones_give_their_points() -> None:
    s = started(2, objectives=True)
    s.objectives = [[NUMBER["O15"], NUMBER["O18"]], [NUMBER["O15"], NUMBER["O18"]]]
    owns(s, 0, "P01")
    assert [x.parts["objectives"] for x in GAME.outcome(s).scores] == [5, 0]


def test_the_same_card_may_serve_several_objectives() -> None:
    s = started(2, objectives=True)
    s.objectives[0] = [NUMBER["O14"], NUMBER["O15"]]
    owns(s, 0, "P01", "R01")
    assert GAME.outcome(s).scores[0].parts["objectives"] == 4 + 5


def test_there_are_twenty_two_objectives() -> None:
    assert [o.name for o in OBJECTIVES] == [f"O{i:02}" for i in range(1, 23)]


def test_objectives_of_rivals_are_redealt_among_those_not_seen() -> None:
    s = started(2, objectives=True)
    worlds = [GAME.redeal(s, 0, chance_of(str(i))) for i in range(20)]
    assert all(w.objectives[0] == s.objectives[0] and w.rejected[0] == s.rejected[0] for w in worlds)
    assert len({tuple(w.objectives[1]) for w in worlds}) > 5


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ('id = "O1", code = "dance", vp = 3', r"objective 1 \(O1\): code: 'dance' is not one of count_district"),
        (
            'id = "O1", code = "count_kind", of = "HAR", goal = [1, 1, 1], vp = 3',
            r"\(O1\): of: 'HAR' is not one of agent",
        ),
        ('id = "O1", code = "bribes", goal = [1, 1], vp = 3', r"\(O1\): goal: \[1, 1\] is not three numbers"),
        ('id = "O1", code = "bribes", goal = [1, 1, 1], vp = 0', r"\(O1\): vp: 0 is not a number above 0"),
    ],
)
def test_a_bad_objective_names_its_row_and_field(row: str, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        checked("file", tomllib.loads(f"objective = [{{ {row} }}]")["objective"])
