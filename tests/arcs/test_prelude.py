"""The prelude (rulebook p. 17, 20), and the end of a turn for who has lost everything (p. 22)."""

import pytest

from stolik.games.arcs.ids import CARD, RESOURCE
from stolik.games.arcs.messages.actions import (
    Battle,
    Build,
    BuildShip,
    Done,
    EndTurn,
    Influence,
    Move,
    PickSystem,
    Pivot,
    RepairShip,
    Secure,
    Spend,
)
from stolik.kernel.messages import Action
from tests.arcs.scenario import (
    BLUE,
    GAME,
    RED,
    agents,
    court,
    end,
    follow,
    found,
    give,
    kind,
    lead,
    legal,
    of,
    play,
    put,
    ships,
    slots,
    table,
)

# --- prelude (p. 17, 20) ---


@pytest.mark.parametrize(
    ("resource", "allowed"),
    [
        ("material", {Build, BuildShip, RepairShip}),
        ("fuel", {Move}),
        ("relic", {Secure}),
        ("psionic", {Move, Influence}),
    ],
)
def test_a_token_buys_its_prelude_action(resource: str, allowed: set[type[Action]]) -> None:
    s = table()
    put(s, RED, "hex_1", 1, 1)
    found(s, RED, "starport", "hex_1.1")
    agents(s, RED, 0, 1)
    give(s, RED, resource)
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, resource))
    assert {type(a) for a in legal(s)} == allowed | {Done}


def test_a_psionic_buys_an_action_of_the_lead_card_also_for_a_pivot() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    give(s, BLUE, "psionic")
    lead(s, "administration_2")
    end(s, RED)
    follow(s, BLUE, Pivot, "mobilization_2")
    play(s, Spend(BLUE, 0, "psionic"))
    assert {type(a) for a in legal(s)} == {Influence, Done}


def test_a_weapon_lets_pips_of_this_turn_battle() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    give(s, RED, "weapon")
    lead(s, "mobilization_2")
    assert not of(s, Battle)
    play(s, Spend(RED, 0, "weapon"))
    assert of(s, Battle) == [Battle(RED, "gate_1", BLUE)]


def test_a_weapon_does_not_turn_the_action_of_another_token_into_a_battle() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    give(s, RED, "weapon", "fuel")
    lead(s, "construction_2")
    play(s, Spend(RED, 0, "weapon"), Spend(RED, 1, "fuel"))
    assert {type(a) for a in legal(s)} == {Move, Done}


def test_spending_costs_no_pip_and_the_action_may_be_left_out() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, "fuel"), Done(RED))
    assert s.pips == 4
    assert slots(s, RED) == [""] * 7


def test_an_outraged_token_may_be_spent_without_effect() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    s.players[RED].outrage[RESOURCE["fuel"]] = 1
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, "fuel"))
    assert kind(s) == "prelude"
    assert ships(s, RED, "gate_1") == (1, 0)


def test_an_outraged_weapon_arms_nobody() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    put(s, BLUE, "gate_1", 1)
    give(s, RED, "weapon")
    s.players[RED].outrage[RESOURCE["weapon"]] = 1
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, "weapon"))
    assert not of(s, Battle)


def test_spent_tokens_return_to_the_supply_only_when_the_prelude_ends() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    lead(s, "mobilization_2")
    before = s.supply[RESOURCE["fuel"]]
    play(s, Spend(RED, 0, "fuel"), Done(RED))
    assert (s.supply[RESOURCE["fuel"]], s.spent[RESOURCE["fuel"]]) == (before, 1)
    play(s, Move(RED, "gate_1", "hex_1"))
    assert (s.supply[RESOURCE["fuel"]], s.spent[RESOURCE["fuel"]]) == (before + 1, 0)


def test_the_prelude_also_ends_with_the_turn() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    lead(s, "mobilization_2")
    before = s.supply[RESOURCE["fuel"]]
    play(s, Spend(RED, 0, "fuel"), Done(RED), EndTurn(RED))
    assert s.supply[RESOURCE["fuel"]] == before + 1


def test_the_first_pip_ends_the_prelude() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel")
    lead(s, "mobilization_2")
    play(s, Move(RED, "gate_1", "hex_1"))
    assert not of(s, Spend)


def test_a_card_secured_in_the_prelude_is_locked_until_it_ends() -> None:
    s = table()
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    put(s, RED, "gate_1", 1)
    agents(s, RED, 1, 1)
    give(s, RED, "relic")
    lead(s, "mobilization_2")
    play(s, Spend(RED, 0, "relic"), Secure(RED, "silver_tongues"))
    assert s.locked == [CARD["silver_tongues"]]
    play(s, Move(RED, "gate_1", "hex_1"))
    assert s.locked == []


# --- elimination (p. 22) ---


def test_a_player_without_ships_and_starports_gets_three_ships_in_a_gate_at_the_end_of_the_own_turn() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1")
    lead(s, "administration_2")
    end(s, RED)
    assert kind(s) == "rescue"
    assert {a.system for a in legal(s) if isinstance(a, PickSystem)} == {"gate_1", "gate_4", "gate_5", "gate_6"}
    play(s, PickSystem(RED, "gate_5"))
    assert ships(s, RED, "gate_5") == (3, 0)


@pytest.mark.parametrize("left", ["ship", "starport"])
def test_a_ship_or_a_starport_is_enough_not_to_be_rescued(left: str) -> None:
    s = table()
    if left == "ship":
        put(s, RED, "gate_1", 0, 1)
    else:
        found(s, RED, "starport", "hex_1.1")
    lead(s, "administration_2")
    end(s, RED)
    assert kind(s) == "follow"


def test_the_view_tells_which_tokens_would_be_spent_for_nothing() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "fuel", "relic")
    lead(s, "mobilization_2")
    assert GAME.view(s, RED).wasted == ["relic"], "ships can move, no card can be secured"
    s.players[RED].outrage[1] = 1
    assert GAME.view(s, None).wasted == ["fuel", "relic"]
    s.players[RED].resources[0] = -1
    assert GAME.view(s, BLUE).wasted == ["relic"], "only what could be spent"


def test_a_second_weapon_is_spent_for_nothing() -> None:
    s = table()
    put(s, RED, "gate_1", 1)
    give(s, RED, "weapon", "weapon")
    lead(s, "mobilization_2")
    assert GAME.view(s, RED).wasted == []
    play(s, Spend(RED, 0, "weapon"))
    assert GAME.view(s, RED).wasted == ["weapon"]
