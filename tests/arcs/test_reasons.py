"""Why something cannot be used: specific, with values and page."""

import pytest

from stolik.games.arcs.messages.actions import (
    Battle,
    Build,
    BuildShip,
    Copy,
    HitBuilding,
    Influence,
    Move,
    Ships,
    Spend,
    Surpass,
    Tax,
)
from stolik.kernel.messages import Reason
from tests.arcs.facts import is_so
from tests.arcs.scenario import (
    BLUE,
    GAME,
    HIT,
    RED,
    TWO_KEYS_INTERCEPT,
    WHITE,
    agents,
    court,
    end,
    fight,
    follow,
    found,
    give,
    hand,
    hold,
    lead,
    legal,
    play,
    put,
    settle,
    table,
)


def why(s: object, seat: int, *targets: str) -> Reason:
    s.pending = None  # type: ignore[attr-defined]
    reason = GAME.explain(s, seat, targets)
    assert reason is not None
    assert is_so(GAME, s, seat, targets, reason), reason
    return reason


def test_nothing_is_explained_that_can_be_used() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_2")
    assert GAME.explain(s, RED, "ship:gate_1") is None
    assert GAME.explain(s, RED, ("ship:gate_1", "system:hex_1")) is None


def test_it_is_somebody_elses_turn() -> None:
    s = table()
    assert why(s, BLUE, "do:lead") == Reason("not-your-turn", {"seat": "seat:0"})


# --- cards ---


def test_first_a_card_is_played() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    legal(s)
    assert why(s, RED, "ship:gate_1") == Reason("play-a-card-first", {}, "8")
    assert why(s, RED, "do:copy").code == "you-lead"


def test_followers_are_told_what_they_lack() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_5")
    end(s, RED)
    hand(s, BLUE, "mobilization_2")
    legal(s)
    assert why(s, BLUE, "do:surpass") == Reason("nothing-surpasses", {"suit": "suit:mobilization", "number": 5}, "10")
    assert why(s, BLUE, "do:pivot").code == "no-other-suit"
    assert why(s, BLUE, "do:pass").code == "you-follow"


def test_declaring() -> None:
    s = table(4)
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_1")
    assert why(s, RED, "do:declare") == Reason("no-ambition", {"number": 1}, "9")
    s = table()
    put(s, RED, "gate_1", 1)
    s.markers = [0, 1, 2]
    lead(s, "mobilization_4")
    assert why(s, RED, "do:declare") == Reason("no-marker", {}, "9")
    s.markers = [-1, 1, 2]
    legal(s)
    assert why(s, RED, "ambition:keeper") == Reason("other-ambition", {"number": 4}, "9")
    play(s, Move(RED, "gate_1", "hex_1"))
    assert why(s, RED, "do:declare") == Reason("acted-already", {}, "20")


def test_seizing() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    lead(s, "mobilization_4")
    assert why(s, RED, "do:seize") == Reason("own-initiative", {}, "10")
    end(s, RED)
    hand(s, BLUE, "aggression_2")
    play(s, Copy(BLUE, "aggression_2"))
    assert why(s, BLUE, "do:seize") == Reason("no-second-card", {}, "10")
    s.seized = True
    legal(s)
    assert why(s, BLUE, "do:seize") == Reason("seized-already", {"seat": "seat:0"}, "10")
    assert why(s, BLUE, "do:declare") == Reason("only-the-leader-declares", {"seat": "seat:0"}, "9")


# --- actions ---


def test_the_suit_does_not_allow_it() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_2")
    assert why(s, RED, "do:tax") == Reason("wrong-action", {"action": "action:tax"}, "8")


def test_no_pips_left() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    give(s, BLUE, "fuel")
    lead(s, "mobilization_2")
    end(s, RED)
    follow(s, BLUE, Copy, "aggression_2")
    s.pips = 0
    legal(s)
    assert why(s, BLUE, "ship:gate_1") == Reason("no-pips", {}, "8")


def test_taxing() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1")
    found(s, BLUE, "city", "arrow_1.1")
    found(s, WHITE, "city", "arrow_1.2")
    put(s, WHITE, "arrow_1", 1)
    found(s, BLUE, "city", "crescent_1.1")
    lead(s, "administration_2")
    play(s, Tax(RED, "hex_1.1"))
    settle(s)
    assert why(s, RED, "building:hex_1.1") == Reason("taxed-already", {"system": "system:hex_1"}, "12")
    assert why(s, RED, "building:arrow_1.1") == Reason(
        "rival-controls", {"system": "system:arrow_1", "seat": "seat:2"}, "7"
    )
    assert why(s, RED, "building:crescent_1.1") == Reason("nobody-controls", {"system": "system:crescent_1"}, "7")


def test_building() -> None:
    s = table()
    found(s, RED, "starport", "hex_1.1")
    found(s, BLUE, "city", "crescent_1.1")
    lead(s, "construction_2")
    play(s, BuildShip(RED, "hex_1.1"))
    assert why(s, RED, "building:hex_1.1") == Reason("starport-used", {"system": "system:hex_1"}, "12")
    assert why(s, RED, "system:crescent_1") == Reason("no-piece-there", {"system": "system:crescent_1"}, "12")
    put(s, RED, "crescent_1", 0, 1)
    legal(s)
    assert why(s, RED, "system:crescent_1") == Reason("slots-full", {"system": "system:crescent_1", "slots": 1}, "12")
    assert why(s, RED, "system:arrow_1") == Reason("no-piece-there", {"system": "system:arrow_1"}, "12")
    assert why(s, RED, "system:gate_1") == Reason("gate-has-no-slot", {"system": "system:gate_1"}, "6")
    put(s, RED, "gate_1", 0, 1)
    play(s, Build(RED, "city", "hex_1.2"))
    assert why(s, RED, "do:build-city") == Reason("no-place-to-build", {}, "12")
    s.players[RED].starports = 0
    legal(s)
    assert why(s, RED, "do:build-starport") == Reason("none-in-supply", {"piece": "piece:starport"}, "H6")


def test_moving() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_2")
    assert why(s, RED, "system:hex_4") == Reason("no-ships-near", {"system": "system:hex_4"}, "13")
    assert why(s, RED, "ship:gate_1", "system:hex_1", "do:battle").code == "wrong-action"


def test_the_court() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    put(s, RED, "gate_1", 1)
    agents(s, RED, 0, 1)
    agents(s, BLUE, 0, 3)
    lead(s, "aggression_2")
    assert why(s, RED, "card:farseers") == Reason("not-most-agents", {"own": 1, "most": 3}, "13")
    assert why(s, RED, "do:secure") == Reason("nothing-to-secure", {}, "13")
    assert why(s, RED, "do:battle") == Reason("nobody-to-fight", {}, "14")
    s.players[RED].agents = 0
    s.suit = 3
    legal(s)
    assert why(s, RED, "card:farseers") == Reason("no-agents", {}, "13")


def test_a_card_that_forbids_is_named() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    hold(s, RED, "demagogue")
    put(s, RED, "gate_1", 1)
    agents(s, RED, 0, 1)
    lead(s, "aggression_2")
    assert why(s, RED, "card:farseers") == Reason("card-forbids", {"card": "card:demagogue"}, "21")


def test_tokens() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    give(s, BLUE, "fuel")
    lead(s, "mobilization_2")
    assert why(s, RED, "slot:0.1") == Reason("empty-slot", {}, "17")
    assert why(s, RED, "slot:1.0") == Reason("not-yours", {"seat": "seat:1"}, "17")
    assert why(s, RED, "resource:relic") == Reason("no-such-token", {"resource": "resource:relic"}, "17")
    play(s, Move(RED, "gate_1", "hex_1"))
    assert why(s, RED, "slot:0.0") == Reason("prelude-over", {}, "20")


def test_things_that_are_usable_but_not_together() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_2")
    assert why(s, RED, "card:farseers", "system:hex_1") == Reason("not-together", {}, "8")


def test_ships_and_a_system_that_is_not_adjacent() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, RED, "arrow_4", 1)
    lead(s, "mobilization_2")
    values: dict[str, str | int] = {"system": "system:arrow_4", "to": "system:hex_1"}
    assert why(s, RED, "ship:arrow_4", "system:hex_1") == Reason("not-adjacent", values, "6")


def test_a_card_and_a_way_to_play_it_that_is_for_others() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    lead(s, "mobilization_4")
    end(s, RED)
    hand(s, BLUE, "mobilization_3", "mobilization_6", "aggression_2")
    legal(s)
    values: dict[str, str | int] = {"suit": "suit:mobilization", "number": 4}
    low: dict[str, str | int] = {"card": "card:mobilization_3", **values}
    same: dict[str, str | int] = {"card": "card:mobilization_6", "suit": "suit:mobilization"}
    assert why(s, BLUE, "card:mobilization_3", "do:surpass") == Reason("no-surpass-with", low, "10")
    assert why(s, BLUE, "card:mobilization_6", "do:pivot") == Reason("no-pivot-with", same, "10")


# --- battle ---


def test_dice() -> None:
    s = table()
    put(s, RED, "hex_1", 2)
    put(s, BLUE, "hex_1", 1)
    found(s, BLUE, "city", "arrow_1.1")
    lead(s, "aggression_2")
    play(s, Battle(RED, "hex_1", BLUE))
    assert why(s, RED, "die:raid.1") == Reason("no-raid-dice", {"seat": "seat:1"}, "14")
    assert why(s, RED, "die:assault.3") == Reason("too-many-dice", {"most": 2, "count": 3}, "14")
    assert why(s, RED, "do:influence") == Reason("in-battle", {"seat": "seat:1"}, "14")


def test_raids() -> None:
    s = table()
    put(s, RED, "hex_1", 3)
    put(s, BLUE, "hex_1", 0, 1)
    give(s, BLUE, "relic", "fuel")
    give(s, WHITE, "relic", "fuel")
    hold(s, BLUE, "loyal_pilots")
    lead(s, "aggression_2")
    fight(s, "hex_1", BLUE, TWO_KEYS_INTERCEPT)
    assert why(s, RED, "slot:1.0") == Reason("too-few-keys", {"keys": 2, "cost": 3}, "16")
    assert why(s, RED, "card:loyal_pilots") == Reason("too-few-keys", {"keys": 2, "cost": 3}, "16")
    assert why(s, RED, "slot:2.0") == Reason("not-of-defender", {"seat": "seat:1"}, "16")


def test_guarded_things() -> None:
    s = table()
    put(s, RED, "hex_1", 3)
    put(s, BLUE, "hex_1", 0, 1)
    give(s, BLUE, "relic", "fuel")
    hold(s, BLUE, "sworn_guardians", "farseers")
    lead(s, "aggression_2")
    fight(s, "hex_1", BLUE, TWO_KEYS_INTERCEPT, HIT)
    assert why(s, RED, "slot:1.1") == Reason("guarded", {"seat": "seat:1"}, "20")
    assert why(s, RED, "card:farseers") == Reason("guarded", {"seat": "seat:1"}, "20")


# --- steps under way ---


def test_a_catapult_under_way() -> None:
    s = table(3, "three_frontiers")
    put(s, RED, "hex_1", 2)
    found(s, RED, "starport", "hex_1.1")
    lead(s, "mobilization_2")
    play(s, Move(RED, "hex_1", "gate_1"))
    assert why(s, RED, "system:gate_6") == Reason("ships-first", {"system": "system:gate_1"}, "13")
    play(s, Ships(RED, 2, 0))
    assert why(s, RED, "system:hex_4") == Reason("not-adjacent", {"system": "system:gate_1", "to": "system:hex_4"}, "6")
    play(s, Move(RED, "gate_1", "gate_6"), Ships(RED, 1, 0))
    assert why(s, RED, "system:gate_1") == Reason("been-there", {"system": "system:gate_1"}, "H1")


def test_storing_a_token() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1")
    give(s, RED, "fuel")
    give(s, BLUE, "fuel")
    lead(s, "administration_2")
    play(s, Tax(RED, "hex_1.1"))
    assert why(s, RED, "slot:0.0") == Reason("slot-taken", {}, "17")
    assert why(s, RED, "slot:0.2") == Reason("same-slot", {}, "H4")
    assert why(s, RED, "slot:1.0") == Reason("not-yours", {"seat": "seat:1"}, "17")


def test_hits_and_ransacking() -> None:
    s = table()
    put(s, RED, "hex_1", 3)
    found(s, BLUE, "city", "hex_1.1", damaged=True)
    found(s, BLUE, "starport", "hex_1.2")
    found(s, WHITE, "city", "arrow_1.1")
    found(s, BLUE, "city", "crescent_1.1")
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    agents(s, BLUE, 0, 1)
    agents(s, BLUE, 1, 1)
    lead(s, "aggression_2")
    fight(s, "hex_1", BLUE, HIT)
    assert why(s, RED, "building:arrow_1.1") == Reason("not-in-battle", {"system": "system:hex_1"}, "14")
    assert why(s, RED, "building:crescent_1.1") == Reason("not-in-battle", {"system": "system:hex_1"}, "14")
    play(s, HitBuilding(RED, "hex_1.1"))
    assert why(s, RED, "card:secret_order") == Reason("no-agent-of-defender", {"seat": "seat:1"}, "16")
    assert why(s, RED, "do:tax") == Reason("step-first", {"step": "step:ransack"}, "16")


# --- draft ---


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_drafting(seats: int) -> None:
    s = GAME.new(seats, 3, {"leaders_and_lore": True})
    decision = GAME.decision(s)
    assert decision is not None
    first, taken = decision.seat, decision.actions[0].card
    GAME.apply(s, decision.actions[0])
    decision = GAME.decision(s)
    assert decision is not None
    assert why(s, decision.seat, f"card:{taken}") == Reason("drafted", {"seat": f"seat:{first}"}, "21")
    assert why(s, decision.seat, "do:lead") == Reason("draft-first", {}, "21")


def test_refused_actions_carry_the_reason() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    found(s, RED, "city", "hex_1.1")
    lead(s, "mobilization_2")
    assert GAME.refusal(s, Tax(RED, "hex_1.1")) == Reason("wrong-action", {"action": "action:tax"}, "8")
    assert GAME.refusal(s, Tax(RED, "hex_1.2")) == Reason("not-there", {}, "4")
    assert GAME.refusal(s, Spend(RED, 0, "fuel")) == Reason("empty-slot", {}, "17")
    assert GAME.refusal(s, Influence(BLUE, "farseers")).code == "not-your-turn"
    assert GAME.refusal(s, Surpass(RED, "mobilization_2")) == Reason("card-lies-there", {}, "8")


@pytest.mark.parametrize("target", ["", "x", "building:nowhere", "slot:9.x", "die:raid.x", "seat:7", "card:", "do:"])
def test_nonsense_is_answered_and_not_an_error(target: str) -> None:
    s = table()
    put(s, RED, "hex_1", 1)
    put(s, BLUE, "hex_1", 1)
    assert why(s, RED, target)
    lead(s, "aggression_2")
    assert why(s, RED, target)
    play(s, Battle(RED, "hex_1", BLUE))
    assert why(s, RED, target)


# --- buttons that only cards bring ---


def test_a_button_of_a_card_that_one_does_not_have() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    lead(s, "construction_2")
    for button in ("build", "summon", "move", "prelude"):
        assert why(s, RED, f"do:{button}") == Reason("no-card-for-it", {}, "20")


def test_the_court_refuses_what_a_card_forbids_by_name_not_by_agents() -> None:
    """Demagogue's Paranoid: with the most agents on a guild card, but only one of them."""
    s = table()
    hold(s, RED, "demagogue")
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    agents(s, RED, 0, 1)
    put(s, RED, "gate_1", 1)
    lead(s, "aggression_2")
    assert why(s, RED, "do:secure") == Reason("card-forbids", {"card": "card:demagogue"}, "21")
    agents(s, RED, 0, 2)
    legal(s)
    assert GAME.explain(s, RED, "do:secure") is None
