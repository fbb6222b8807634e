"""The odds of dice are exact."""

import itertools

import pytest

from stolik.games.arcs.game import GAME
from stolik.games.arcs.ids import SKIRMISH, SYSTEM
from stolik.games.arcs.messages.actions import Battle, CollectDice
from stolik.games.arcs.odds import forecast, forecast_battle, outcomes
from stolik.games.arcs.state import Fight
from stolik.games.arcs.tables import FACE, FACES
from tests.arcs.scenario import BLUE, RED, hold, lead, play, put, ships, table


@pytest.mark.parametrize("dice", [(2, 0, 0), (0, 2, 0), (0, 0, 2), (1, 1, 1), (1, 2, 1)])
def test_outcomes_are_those_of_every_single_roll(dice: tuple[int, int, int]) -> None:
    kinds = [kind for kind, n in enumerate(dice) for _ in range(n)]
    counted: dict[tuple[int, ...], int] = {}
    for faces in itertools.product(range(FACES), repeat=len(kinds)):
        shown = [FACE[FACES * kind + face] for kind, face in zip(kinds, faces)]
        total = tuple(sum(column) for column in zip(*shown))
        counted[total] = counted.get(total, 0) + 1
    assert outcomes(*dice) == counted


@pytest.mark.parametrize("dice", [(0, 0, 0), (6, 6, 6), (3, 2, 1)])
def test_all_rolls_are_counted(dice: tuple[int, int, int]) -> None:
    assert sum(outcomes(*dice).values()) == FACES ** sum(dice)
    odds = forecast(*dice, fresh_defenders=2)
    for chances in (odds.hits, odds.losses, odds.buildings, odds.keys):
        assert sum(chances) == pytest.approx(1)


def test_a_skirmish_die_hits_every_second_time_and_costs_nothing() -> None:
    odds = forecast(2, 0, 0, fresh_defenders=5)
    assert odds.hits == [0.25, 0.5, 0.25]
    assert odds.losses == [1.0]
    assert FACE[FACES * SKIRMISH] == [0, 0, 1, 0, 0]


def test_an_assault_die_hits_once_or_twice_and_strikes_back_half_the_time() -> None:
    odds = forecast(0, 1, 0, fresh_defenders=2)
    assert odds.hits == pytest.approx([1 / 6, 3 / 6, 2 / 6])
    assert odds.losses == pytest.approx([2 / 6, 3 / 6, 1 / 6])
    assert odds.intercept == pytest.approx(1 / 6)


def test_interception_costs_one_hit_for_each_fresh_defender_however_many_symbols() -> None:
    odds = forecast(0, 0, 2, fresh_defenders=3)
    assert odds.intercept == pytest.approx(1 - (4 / 6) ** 2)
    assert max(i for i, p in enumerate(odds.losses) if p) == 4


def test_no_dice_bring_nothing() -> None:
    odds = forecast(0, 0, 0, 4)
    assert (odds.hits, odds.losses, odds.keys, odds.intercept) == ([1.0], [1.0], [1.0], 0.0)


def test_too_many_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="assault: 7"):
        forecast(0, 7, 0)


def test_cards_that_change_symbols_count_on_the_table() -> None:
    s = table()
    put(s, RED, "hex_1", 3)
    put(s, BLUE, "hex_1", 2)
    lead(s, "aggression_2")
    dice = CollectDice(RED, 0, 1, 0)
    assert forecast_battle(s, RED, BLUE, "hex_1", dice) == forecast(0, 1, 0, 2)
    hold(s, BLUE, "mirror_plating")
    assert forecast_battle(s, RED, BLUE, "hex_1", dice).intercept == 1.0
    assert forecast_battle(s, RED, BLUE, "hex_1", CollectDice(RED, 1, 0, 0)).intercept == 0.0


def test_a_battle_that_has_begun_counts_as_it_began() -> None:
    s = table()
    put(s, RED, "hex_1", 3)
    put(s, BLUE, "hex_1", 2)
    hold(s, RED, "signal_breaker")
    hold(s, BLUE, "railgun_arrays")
    lead(s, "aggression_2")
    play(s, Battle(RED, "hex_1", BLUE))
    assert ships(s, RED, "hex_1") == (2, 1)  # the railguns came first, yet the battle began with fresh ships only
    told = {x.what: x.value for x in GAME.odds(s, RED, CollectDice(RED, 0, 1, 0))}
    assert "intercept" not in told


def test_the_game_tells_what_dice_would_bring_and_leaves_out_what_they_cannot() -> None:
    s = table()
    put(s, RED, "hex_1", 3)
    put(s, BLUE, "hex_1", 2)
    lead(s, "aggression_2")
    assert GAME.odds(s, RED, CollectDice(RED, 1, 0, 0)) == []
    s.fights.append(Fight(RED, BLUE, SYSTEM["hex_1"], True))
    told = {x.what: x.value for x in GAME.odds(s, RED, CollectDice(RED, 0, 1, 0))}
    assert told == pytest.approx({"hits": 7 / 6, "losses": 5 / 6, "intercept": 1 / 6})
    hits, losses = GAME.odds(s, RED, CollectDice(RED, 2, 0, 0))
    assert (hits.what, hits.chances, losses.what, losses.chances) == ("hits", [0.25, 0.5, 0.25], "losses", [1.0])
