"""Railgun Arrays."""

from stolik.games.arcs.messages.actions import AssignHits, Battle, CollectDice
from tests.arcs.cards.table import ME, RIVAL, Table


def railguns(fresh: int = 1) -> Table:
    t = Table()
    t.cards(ME, "railgun_arrays")
    t.ships(ME, "gate_1", fresh, 1)
    return t


def test_the_attacker_takes_a_hit_before_collecting_dice() -> None:
    t = railguns()
    t.ships(RIVAL, "gate_1", 2)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    assert t.kind() == "dice"
    assert (t.fresh(RIVAL, "gate_1"), t.wrecks(RIVAL, "gate_1")) == (1, 1)


def test_the_attacker_chooses_where_it_falls_and_the_defender_gets_the_trophy() -> None:
    t = railguns()
    t.ships(RIVAL, "gate_1", 1, 1)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    assert set(t.options) == {AssignHits(RIVAL, 1, 0), AssignHits(RIVAL, 0, 1)}
    t.do(AssignHits(RIVAL, 0, 1))
    assert sum(t.player(ME).trophies) == 1
    assert max(a.skirmish + a.assault for a in t.of(CollectDice)) == 1


def test_not_without_a_fresh_defending_ship() -> None:
    t = railguns(fresh=0)
    t.ships(RIVAL, "gate_1", 2)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    assert t.wrecks(RIVAL, "gate_1") == 0


def test_not_for_an_own_attack() -> None:
    t = railguns()
    t.ships(RIVAL, "gate_1", 2)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    assert (t.wrecks(ME, "gate_1"), t.wrecks(RIVAL, "gate_1")) == (1, 0)


def test_if_the_only_attacker_is_lost_the_battle_ends_without_dice() -> None:
    t = railguns()
    t.ships(RIVAL, "gate_1", 0, 1)
    t.ships(RIVAL, "gate_2", 1)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    assert t.kind() == "act"
    assert t.s.fights == []
