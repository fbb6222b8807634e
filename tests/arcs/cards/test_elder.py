"""Elder: Beloved and Just."""

from stolik.games.arcs.ids import CARD, TYRANT, WARLORD
from stolik.games.arcs.messages.actions import Battle, CollectDice, Done, Influence
from stolik.games.arcs.scoring import award
from tests.arcs.cards.table import ME, RIVAL, Table


def defended(*faces: int) -> Table:
    """The rival attacks a damaged ship of the Elder with skirmish dice."""
    t = Table()
    t.cards(ME, "elder")
    t.court("farseers", "gatekeepers")
    t.ships(ME, "gate_1", 1, 1)
    t.ships(RIVAL, "gate_1", len(faces))
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    t.dice(*faces)
    t.do(CollectDice(RIVAL, len(faces), 0, 0))
    return t


def test_beloved_influences_after_a_battle_in_which_the_attacker_took_a_trophy() -> None:
    t = defended(0)
    destroy = next(a for a in t.options if a.destroy == 1)
    t.do(destroy)
    assert t.of(Influence) == [Influence(ME, "farseers"), Influence(ME, "gatekeepers")]
    t.do(Influence(ME, "gatekeepers"))
    assert t.on("gatekeepers", ME) == 1


def test_beloved_may_be_left_out() -> None:
    t = defended(0)
    t.do(next(a for a in t.options if a.destroy == 1))
    t.do(Done(ME))
    assert t.player(ME).agents == 10


def test_a_free_influence_cannot_be_an_execution() -> None:
    """New actions take the place only of actions that a pip or a resource pays for (p. 20)."""
    t = Table()
    t.cards(ME, "elder", "prison_wardens")
    t.captives(ME, RIVAL)
    t.court("farseers")
    t.ships(ME, "gate_1", 0, 1)
    t.ships(RIVAL, "gate_1", 1)
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "gate_1", ME))
    t.dice(0)
    t.do(CollectDice(RIVAL, 1, 0, 0))
    assert t.options == [Influence(ME, "farseers"), Done(ME)]


def test_not_if_the_attacker_took_none() -> None:
    t = defended(3)
    assert t.of(Influence) == []
    assert t.kind() == "act"


def test_not_after_an_own_attack() -> None:
    t = Table()
    t.cards(ME, "elder")
    t.court("farseers")
    t.ships(ME, "gate_1", 1)
    t.ships(RIVAL, "gate_1", 0, 1)
    t.lead(ME, "aggression_2")
    t.do(Battle(ME, "gate_1", RIVAL))
    t.dice(0)
    t.do(CollectDice(ME, 1, 0, 0))
    assert sum(t.player(ME).trophies) == 1
    assert t.kind() == "act"


def test_rivals_who_battle_the_elder_cannot_ransack() -> None:
    t = Table()
    t.cards(ME, "elder")
    t.court("farseers")
    t.agents(ME, "farseers")
    t.city(ME, "hex_1", damaged=True)
    t.ships(RIVAL, "hex_1")
    t.lead(RIVAL, "aggression_2")
    t.do(Battle(RIVAL, "hex_1", ME))
    t.dice(0)
    t.do(CollectDice(RIVAL, 1, 0, 0))
    assert sum(t.player(RIVAL).trophies) == 1
    assert t.s.court[0] == CARD["farseers"]
    assert t.player(RIVAL).outrage[0] == 1


def test_just_gets_second_place_for_first_without_cities_and_nothing_for_second() -> None:
    t = Table()
    t.cards(ME, "elder")
    for system in ("hex_1", "hex_2", "hex_3", "arrow_1", "arrow_4"):
        t.city(ME, system)
    t.marker("tyrant", 2)
    t.marker("warlord", 1)
    assert award(t.s, ME, TYRANT, 1) == (3, 0)
    assert award(t.s, ME, TYRANT, 2) == (0, 0)
    assert award(t.s, ME, WARLORD, 1) == (3 + 5, 5)
    assert award(t.s, ME, WARLORD, 2) == (2, 0)
