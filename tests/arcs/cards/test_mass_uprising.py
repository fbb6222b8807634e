"""Mass Uprising."""

from stolik.games.arcs.messages.actions import Battle, CollectDice, PickCluster, PickSystem, Secure
from tests.arcs.cards.table import ME, RIVAL, Table


def uprising() -> Table:
    t = Table()
    t.court("mass_uprising")
    t.agents(ME, "mass_uprising")
    t.ships(ME, "gate_1")
    return t


def test_a_ship_arrives_in_every_system_of_the_chosen_cluster() -> None:
    t = uprising()
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "mass_uprising"))
    assert t.options == [PickCluster(ME, n) for n in range(1, 6)]  # the sixth is out of play
    t.do(PickCluster(ME, 4))
    assert [t.fresh(ME, f"{site}_4") for site in ("gate", "arrow", "crescent", "hex")] == [1, 1, 1, 1]
    assert t.discarded("mass_uprising")


def test_as_far_as_the_supply_goes_and_the_player_picks_where() -> None:
    t = uprising()
    t.ships(ME, "hex_1", 12)
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "mass_uprising"))
    t.do(PickCluster(ME, 4))
    t.do(PickSystem(ME, "arrow_4"))
    t.do(PickSystem(ME, "hex_4"))
    assert [t.fresh(ME, f"{site}_4") for site in ("gate", "arrow", "crescent", "hex")] == [0, 1, 0, 1]


def test_the_court_is_refilled_afterwards() -> None:
    t = uprising()
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "mass_uprising"))
    assert t.s.court[0] == -1
    t.do(PickCluster(ME, 4))
    assert t.s.court[0] != -1


def test_ships_that_arrive_during_a_battle_are_not_attacking_ships() -> None:
    """The only attacking ship is lost, yet a city falls and the card is ransacked: the new ship there does not raid."""
    t = Table()
    t.court("mass_uprising")
    t.agents(RIVAL, "mass_uprising")
    t.city(RIVAL, "arrow_4", damaged=True)
    t.tokens(RIVAL, "fuel")
    t.ships(ME, "arrow_4", 0, 2)
    t.ships(RIVAL, "arrow_4", 0, 0)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "arrow_4", RIVAL))
    t.dice(3, 1)  # both dice hit an own ship; the first hits the city, the second shows a key
    t.do(CollectDice(ME, 0, 0, 2))
    t.do(PickCluster(ME, 4))
    assert t.fresh(ME, "arrow_4") == 1
    assert t.held(RIVAL) == ["fuel"]
    assert t.kind() == "act"


def test_without_ships_in_supply_nothing_is_asked() -> None:
    t = uprising()
    t.ships(ME, "hex_1", 14)
    t.lead(ME, "aggression_2")
    t.do(Secure(ME, "mass_uprising"))
    assert t.kind() == "act"
    assert t.discarded("mass_uprising")
