"""Loyal Marines."""

from stolik.games.arcs.ids import WEAPON
from stolik.games.arcs.messages.actions import Battle, PickSystem, Spend
from stolik.games.arcs.rules.hits import provoke
from tests.arcs.cards.table import ME, RIVAL, Table


def marines() -> Table:
    t = Table()
    t.cards(ME, "loyal_marines", "skirmishers")
    t.ships(ME, "gate_1", 2)
    t.ships(RIVAL, "gate_1")
    t.tokens(ME, "psionic")
    return t


def test_they_stay_when_outrage_is_provoked() -> None:
    t = marines()
    provoke(t.s, ME, WEAPON, [])
    assert t.has(ME, "loyal_marines")
    assert not t.has(ME, "skirmishers")


def test_any_token_may_be_spent_as_a_weapon_whatever_the_outrage() -> None:
    t = marines()
    t.outrage(ME, "weapon")
    t.outrage(ME, "psionic")
    t.lead(ME, "mobilization_2")
    assert Battle(ME, "gate_1", RIVAL) not in t.options
    t.do(Spend(ME, 0, "weapon"))
    assert Battle(ME, "gate_1", RIVAL) in t.options


def test_discarded_they_place_three_ships_in_a_system_you_control() -> None:
    t = marines()
    t.ships(ME, "hex_3")
    t.lead(ME, "mobilization_2")
    t.use(ME, "loyal_marines")
    assert set(t.options) == {PickSystem(ME, "gate_1"), PickSystem(ME, "hex_3")}
    t.do(PickSystem(ME, "hex_3"))
    assert t.fresh(ME, "hex_3") == 4
    assert t.discarded("loyal_marines")


def test_they_may_be_discarded_although_no_ship_is_left() -> None:
    t = marines()
    t.ships(ME, "gate_4", 13)
    t.lead(ME, "mobilization_2")
    t.use(ME, "loyal_marines")
    assert t.kind() == "prelude"
    assert t.discarded("loyal_marines")
