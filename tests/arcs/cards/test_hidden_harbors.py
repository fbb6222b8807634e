"""Hidden Harbors."""

import pytest

from stolik.games.arcs.messages.actions import Battle, Build, BuildShip, CollectDice
from tests.arcs.cards.table import ME, RIVAL, Table


def test_ships_are_built_fresh_even_where_a_rival_rules() -> None:
    t = Table()
    t.cards(ME, "hidden_harbors")
    t.starport(ME, "hex_1")
    t.ships(RIVAL, "hex_1", 2)
    t.lead(ME, "construction_2")
    t.do(BuildShip(ME, "hex_1.1"))
    assert (t.fresh(ME, "hex_1"), t.wrecks(ME, "hex_1")) == (1, 0)


def test_buildings_are_not() -> None:
    t = Table()
    t.cards(ME, "hidden_harbors")
    t.starport(ME, "hex_1")
    t.ships(RIVAL, "hex_1", 2)
    t.lead(ME, "construction_2")
    t.do(Build(ME, "city", "hex_1.2"))
    assert t.at("hex_1.2") % 2 == 0  # damaged


@pytest.mark.parametrize(("damaged", "raiders"), [(False, False), (True, True)])
def test_a_fresh_defending_starport_keeps_raid_dice_away(damaged: bool, raiders: bool) -> None:
    t = Table()
    t.cards(ME, "hidden_harbors")
    t.starport(ME, "hex_1", damaged=damaged)
    t.city(ME, "hex_1")
    t.ships(RIVAL, "hex_1", 2)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "hex_1", ME))
    assert any(a.raid for a in t.of(CollectDice)) == raiders
