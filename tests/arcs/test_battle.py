"""Battle: where, whom, dice, hits (rulebook p. 14-15)."""

from stolik.games.arcs.messages.actions import (
    AssignHits,
    Battle,
    CollectDice,
    HitBuilding,
)
from stolik.games.arcs.messages.events import Rolled
from stolik.games.arcs.state import TROPHY_SHIP, ArcsState
from tests.arcs.scenario import (
    BLANK,
    BLUE,
    BUILDING_SELF,
    HIT,
    HIT_INTERCEPT,
    HIT_SELF,
    INTERCEPT,
    KEY_BUILDING,
    MISS,
    RED,
    TWO_HITS,
    TWO_HITS_SELF,
    TWO_KEYS_INTERCEPT,
    WHITE,
    battlefield,
    fight,
    found,
    kind,
    lead,
    legal,
    play,
    put,
    roll,
    ships,
    standing,
    table,
    trophies,
)


def choices(s: ArcsState) -> set[tuple[int, int, int]]:
    return {(a.skirmish, a.assault, a.raid) for a in legal(s) if isinstance(a, CollectDice)}


# --- steps 1 and 2: where and whom ---


def test_a_battle_needs_loyal_ships_and_a_rival_piece_there() -> None:
    s = table()
    put(s, RED, "hex_1", 0, 1)
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "hex_1", 0, 1)
    found(s, WHITE, "city", "hex_1.1")
    found(s, RED, "city", "arrow_1.1")
    put(s, BLUE, "arrow_1", 1)
    lead(s, "aggression_2")
    assert [a for a in legal(s) if isinstance(a, Battle)] == [Battle(RED, "hex_1", BLUE), Battle(RED, "hex_1", WHITE)]


# --- step 3: dice ---


def test_up_to_one_die_for_each_attacking_ship_fresh_or_damaged_and_none_is_allowed() -> None:
    s = battlefield(1, 1, own_damaged=1)
    play(s, Battle(RED, "hex_1", BLUE))
    assert choices(s) == {(a, b, c) for a in range(3) for b in range(3) for c in range(3) if a + b + c <= 2}
    assert (0, 0, 0) in choices(s)


def test_no_more_than_six_dice_of_a_kind() -> None:
    s = battlefield(8, 1)
    play(s, Battle(RED, "hex_1", BLUE))
    assert max(max(c) for c in choices(s)) == 6
    assert max(sum(c) for c in choices(s)) == 8


def test_raid_dice_need_a_defending_building() -> None:
    s = battlefield(2, 1)
    found(s, BLUE, "city", "arrow_1.1")
    play(s, Battle(RED, "hex_1", BLUE))
    assert {c[2] for c in choices(s)} == {0}
    s = battlefield(2, 1)
    found(s, BLUE, "starport", "hex_1.1", damaged=True)
    play(s, Battle(RED, "hex_1", BLUE))
    assert {c[2] for c in choices(s)} == {0, 1, 2}


def test_raid_dice_are_allowed_against_who_has_no_building_on_the_map() -> None:
    s = battlefield(2, 1)
    found(s, WHITE, "city", "arrow_1.1")
    play(s, Battle(RED, "hex_1", BLUE))
    assert {c[2] for c in choices(s)} == {0, 1, 2}


def test_a_battle_without_dice_changes_nothing() -> None:
    s = battlefield()
    play(s, Battle(RED, "hex_1", BLUE), CollectDice(RED, 0, 0, 0))
    assert ships(s, RED, "hex_1") == (3, 0)
    assert ships(s, BLUE, "hex_1") == (2, 0)
    assert (s.pips, s.fights) == (2, [])


# --- step 4: results in order ---


def test_a_hit_damages_a_fresh_ship_and_destroys_a_damaged_one() -> None:
    s = battlefield(1, 1)
    fight(s, "hex_1", BLUE, HIT)
    assert ships(s, BLUE, "hex_1") == (0, 1)
    fight(s, "hex_1", BLUE, HIT)
    assert ships(s, BLUE, "hex_1") == (0, 0)
    assert s.players[RED].trophies[4 * BLUE + TROPHY_SHIP] == 1


def test_the_attacker_assigns_hits_on_defending_ships() -> None:
    s = battlefield(2, 2, rival_damaged=1)
    fight(s, "hex_1", BLUE, TWO_HITS)
    assert kind(s) == "assign-hits"
    assert legal(s) == [AssignHits(RED, 2, 0), AssignHits(RED, 1, 1)]
    play(s, AssignHits(RED, 1, 1))
    assert ships(s, BLUE, "hex_1") == (1, 1)
    assert trophies(s, RED) == 1


def test_one_ship_may_take_two_hits() -> None:
    s = battlefield(2, 1)
    fight(s, "hex_1", BLUE, TWO_HITS)
    assert ships(s, BLUE, "hex_1") == (0, 0)
    assert trophies(s, RED) == 1


def test_own_losses_are_assigned_by_the_attacker_and_are_trophies_of_the_defender() -> None:
    s = battlefield(1, 0, own_damaged=1)
    put(s, BLUE, "hex_1", 0, 1)
    fight(s, "hex_1", BLUE, BUILDING_SELF)
    assert set(legal(s)) == {AssignHits(RED, 1, 0), AssignHits(RED, 0, 1)}
    play(s, AssignHits(RED, 0, 1))
    assert ships(s, RED, "hex_1") == (1, 0)
    assert s.players[BLUE].trophies[4 * RED + TROPHY_SHIP] == 1


def test_any_number_of_intercepts_is_one_interception_by_every_fresh_defending_ship() -> None:
    s = battlefield(4, 2, rival_damaged=1)
    fight(s, "hex_1", BLUE, INTERCEPT, INTERCEPT, TWO_KEYS_INTERCEPT)
    assert kind(s) == "assign-hits"
    play(s, AssignHits(RED, 2, 0))
    assert ships(s, RED, "hex_1") == (2, 2)


def test_interception_comes_before_hits_on_the_defender() -> None:
    s = battlefield(1, 1)
    fight(s, "hex_1", BLUE, HIT_INTERCEPT)
    assert ships(s, RED, "hex_1") == (0, 1)
    assert ships(s, BLUE, "hex_1") == (0, 1)


def test_own_hits_come_before_interception() -> None:
    s = battlefield(1, 1)
    fight(s, "hex_1", BLUE, HIT_SELF, INTERCEPT)
    assert ships(s, RED, "hex_1") == (0, 0)
    assert s.players[BLUE].trophies[4 * RED + TROPHY_SHIP] == 1


def test_all_results_are_resolved_although_no_attacking_ship_is_left() -> None:
    s = battlefield(0, 0, own_damaged=1)
    put(s, BLUE, "hex_1", 0, 1)
    fight(s, "hex_1", BLUE, TWO_HITS_SELF)
    assert ships(s, RED, "hex_1") == (0, 0)
    assert ships(s, BLUE, "hex_1") == (0, 0)
    assert (trophies(s, RED), trophies(s, BLUE)) == (1, 1)


def test_all_loyal_ships_there_can_take_hits_even_without_a_die() -> None:
    s = battlefield(2, 0, own_damaged=1)
    put(s, BLUE, "hex_1", 0, 1)
    fight(s, "hex_1", BLUE, BUILDING_SELF)
    assert set(legal(s)) == {AssignHits(RED, 1, 0), AssignHits(RED, 0, 1)}


def test_hits_fall_on_buildings_once_no_defending_ship_is_left() -> None:
    s = battlefield(2, 0, rival_damaged=1)
    found(s, BLUE, "starport", "hex_1.1")
    fight(s, "hex_1", BLUE, TWO_HITS)
    assert ships(s, BLUE, "hex_1") == (0, 0)
    assert standing(s)["hex_1.1"] == (BLUE, "starport", True)


def test_hits_do_not_fall_on_buildings_while_ships_defend() -> None:
    s = battlefield(2, 2)
    found(s, BLUE, "starport", "hex_1.1")
    fight(s, "hex_1", BLUE, HIT)
    assert standing(s)["hex_1.1"] == (BLUE, "starport", False)


def test_building_hits_never_fall_on_ships() -> None:
    s = battlefield(2, 1)
    found(s, BLUE, "starport", "hex_1.1", damaged=True)
    fight(s, "hex_1", BLUE, KEY_BUILDING, KEY_BUILDING)
    assert standing(s) == {}
    assert ships(s, BLUE, "hex_1") == (1, 0)


def test_the_attacker_chooses_which_building_is_hit_one_hit_at_a_time() -> None:
    s = battlefield(2, 0)
    found(s, BLUE, "starport", "hex_1.1")
    found(s, BLUE, "city", "hex_1.2")
    fight(s, "hex_1", BLUE, TWO_HITS)
    assert legal(s) == [HitBuilding(RED, "hex_1.1"), HitBuilding(RED, "hex_1.2")]
    play(s, HitBuilding(RED, "hex_1.1"), HitBuilding(RED, "hex_1.2"))
    assert standing(s) == {"hex_1.1": (BLUE, "starport", True), "hex_1.2": (BLUE, "city", True)}


def test_only_the_chosen_defender_is_hit() -> None:
    s = battlefield(3, 1)
    put(s, WHITE, "hex_1", 1)
    fight(s, "hex_1", BLUE, TWO_HITS, TWO_HITS)
    assert ships(s, WHITE, "hex_1") == (1, 0)


def test_surplus_hits_are_lost() -> None:
    s = battlefield(3, 0, rival_damaged=1)
    fight(s, "hex_1", BLUE, TWO_HITS, TWO_HITS)
    assert trophies(s, RED) == 1


# --- dice are rolled, not chosen ---


def test_rolled_dice_match_what_was_collected() -> None:
    s = battlefield(6, 2)
    found(s, BLUE, "city", "hex_1.1")
    play(s, Battle(RED, "hex_1", BLUE))
    events = play(s, CollectDice(RED, 1, 2, 3))
    (rolled,) = [e for e in events if isinstance(e, Rolled)]
    assert sorted(die for die, _ in rolled.dice) == ["assault"] * 2 + ["raid"] * 3 + ["skirmish"]


def test_misses_and_blanks_do_nothing() -> None:
    s = battlefield(2, 1)
    play(s, Battle(RED, "hex_1", BLUE))
    roll(s, MISS, BLANK)
    assert ships(s, BLUE, "hex_1") == (1, 0)
