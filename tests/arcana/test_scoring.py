"""Victory points and ties (Zakończenie gry)."""

from stolik.games.arcana.tables import CARD
from tests.arcana.table import GAME, agent, hand, owns, stake, started


def test_every_stake_gives_its_points() -> None:
    s = started(2)
    owns(s, 0, "R01", "R02", "N01", "P01")
    score = GAME.outcome(s).scores[0]
    assert score.parts == {"relics": 2, "places": 5, "personalities": 3}
    assert score.total == 10


def test_guild_cards_and_militia_are_worth_nothing() -> None:
    s = started(2, militia=True)
    agent(s, 0, "N", "M1")
    assert [x.total for x in GAME.outcome(s).scores] == [0, 0]


def test_cards_in_main_deck_resources_and_reserve_count() -> None:
    s = started(2, tactical_removal=True)
    owns(s, 0, "P01")
    s.decks[0].append(CARD["P02"])
    s.reserve[0].append(CARD["P03"])
    assert GAME.outcome(s).scores[0].total == 15


def test_h22_personalities_beside_stakes_count_for_their_owner() -> None:
    s = started(2)
    agent(s, 0, "N", "N05")
    agent(s, 0, "1L", "N06", down=True)
    assert GAME.outcome(s).scores[0].total == 6


def test_cards_in_hand_count_as_if_the_game_ended_now() -> None:
    s = started(2)
    hand(s, 0, "P01")
    assert GAME.outcome(s).scores[0].total == 5


def test_stakes_still_lying_in_zones_count_for_nobody() -> None:
    s = started(2)
    stake(s, "1L", "P01")
    assert [x.total for x in GAME.outcome(s).scores] == [0, 0]


def test_the_most_points_win() -> None:
    s = started(3)
    owns(s, 1, "P01")
    owns(s, 2, "N01")
    assert GAME.outcome(s).ranking == [[1], [2], [0]]


def test_h23_a_tie_goes_to_more_places() -> None:
    s = started(2)
    owns(s, 0, "P01", "R01")
    owns(s, 1, "N01", "N02")
    assert GAME.outcome(s).ranking == [[0], [1]]


def test_h23_then_to_more_personalities() -> None:
    s = started(2)
    owns(s, 0, "R01", "R02", "R03")
    owns(s, 1, "N01")
    assert GAME.outcome(s).ranking == [[1], [0]]


def test_h23_then_to_more_stakes_in_total() -> None:
    s = started(2, objectives=True)
    s.objectives = [[], [19]]
    owns(s, 0, "N01", "R01", "R02", "R03")
    owns(s, 1, "N02")
    scores = GAME.outcome(s).scores
    assert [x.total for x in scores] == [6, 6]
    assert GAME.outcome(s).ranking == [[0], [1]]


def test_h23_still_equal_is_a_shared_victory() -> None:
    s = started(3)
    owns(s, 0, "N01")
    owns(s, 2, "N02")
    assert GAME.outcome(s).ranking == [[0, 2], [1]]


def test_h23_reserve_cards_count_for_the_comparison() -> None:
    s = started(2, tactical_removal=True)
    owns(s, 1, "N01", "N02")
    s.reserve[0] += [CARD["P01"], CARD["R01"]]
    assert GAME.outcome(s).ranking == [[0], [1]]
