"""Court Enforcers."""

from stolik.games.arcs.messages.actions import PickCourt, PickSystem, Spend
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table


def enforcers() -> Table:
    t = Table()
    t.cards(ME, "court_enforcers", "arms_union")
    t.ships(ME, "gate_1")
    t.court("farseers", "gatekeepers", "relic_fence", "silver_tongues")
    return t


def test_abduct_captures_all_rival_agents_on_a_card_with_fewer_of_them_than_weapon_icons() -> None:
    t = enforcers()
    t.tokens(ME, "weapon")
    t.agents(RIVAL, "farseers")
    t.agents(THIRD, "farseers")
    t.agents(ME, "farseers", 2)
    t.agents(RIVAL, "gatekeepers", 3)
    t.agents(THIRD, "relic_fence")
    t.lead(ME, "aggression_2")
    t.use(ME, "court_enforcers", "abduct")
    assert t.options == [PickCourt(ME, "farseers"), PickCourt(ME, "relic_fence")]
    t.do(PickCourt(ME, "farseers"))
    assert t.player(ME).captives == [0, 1, 1, 0]
    assert t.on("farseers", ME) == 2
    assert (t.on("farseers", RIVAL), t.on("farseers", THIRD)) == (0, 0)


def test_as_many_agents_as_icons_are_too_many() -> None:
    t = enforcers()
    t.agents(RIVAL, "farseers")
    t.agents(THIRD, "farseers")
    t.lead(ME, "aggression_2")
    assert not t.offers("court_enforcers", "abduct")


def test_a_weapon_that_lets_pips_battle_lets_them_abduct() -> None:
    t = enforcers()
    t.tokens(ME, "weapon")
    t.agents(RIVAL, "farseers")
    t.lead(ME, "mobilization_2")
    assert not t.offers("court_enforcers", "abduct")
    t.do(Spend(ME, 0, "weapon"))
    t.use(ME, "court_enforcers", "abduct")
    assert t.player(ME).captives == [0, 1, 0, 0]


def test_discarded_they_place_three_ships_in_a_system_you_control() -> None:
    t = enforcers()
    t.ships(ME, "hex_1")
    t.lead(ME, "aggression_2")
    t.use(ME, "court_enforcers")
    t.do(PickSystem(ME, "hex_1"))
    assert t.fresh(ME, "hex_1") == 4
    assert t.discarded("court_enforcers")
