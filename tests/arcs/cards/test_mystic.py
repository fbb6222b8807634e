"""Mystic: Attuned and Cryptic."""

from stolik.games.arcs.ids import FUEL, MATERIAL, PSIONIC, RELIC
from stolik.games.arcs.messages.actions import Draft, Tax
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import LEADER_OUTRAGE, LEADER_RESOURCES
from stolik.kernel.messages import Decision
from tests.arcs.cards.table import ME, RIVAL, Table
from tests.arcs.scenario import GAME


def mystic() -> Table:
    t = Table()
    t.cards(ME, "mystic")
    t.city(ME, "hex_1")
    t.city(ME, "hex_2")
    t.city(ME, "hex_3")
    return t


def test_attuned_gains_a_psionic_when_copying_to_tax() -> None:
    t = mystic()
    t.copy(ME, "mobilization_2", lead="administration_3", leader=RIVAL)
    t.do(Tax(ME, "hex_1.1"))
    t.store()
    assert t.held(ME) == ["material", "psionic"]


def test_attuned_gains_a_psionic_when_pivoting_to_tax() -> None:
    t = mystic()
    t.pivot(ME, "administration_2", lead="mobilization_3", leader=RIVAL)
    t.do(Tax(ME, "hex_1.1"))
    t.store()
    assert t.held(ME) == ["material", "psionic"]


def test_not_when_leading_or_surpassing() -> None:
    t = mystic()
    t.lead(ME, "administration_2")
    t.do(Tax(ME, "hex_1.1"))
    t.store()
    assert t.held(ME) == ["material"]
    u = mystic()
    u.surpass(ME, "administration_3")
    u.do(Tax(ME, "hex_1.1"))
    u.store()
    assert u.held(ME) == ["material"]


def test_also_when_the_taxed_type_has_run_out() -> None:
    t = mystic()
    t.tokens(RIVAL, *["material"] * 5)
    t.copy(ME, "mobilization_2", lead="administration_3", leader=RIVAL)
    t.do(Tax(ME, "hex_1.1"))
    t.store()
    assert t.held(ME) == ["psionic"]


def test_also_when_a_new_action_contains_the_tax() -> None:
    t = mystic()
    t.cards(ME, "living_structures")
    t.copy(ME, "mobilization_2", lead="construction_3", leader=RIVAL)
    t.use(ME, "living_structures", "nurture")
    t.do(t.options[0])
    t.store()
    assert "psionic" in t.held(ME)


def test_not_when_a_resource_pays() -> None:
    t = mystic()
    t.tokens(ME, "psionic")
    t.copy(ME, "mobilization_2", lead="administration_3", leader=RIVAL)
    t.do(next(a for a in t.options if a.tag == "spend"))
    t.do(Tax(ME, "hex_1.1"))
    t.store()
    assert t.held(ME) == ["material"]


def test_cryptic_starts_with_outrage_for_material_and_fuel() -> None:
    assert LEADER_OUTRAGE[1] == [MATERIAL, FUEL]
    assert LEADER_RESOURCES[1] == [PSIONIC, RELIC]
    s, decision = drafting_the_mystic()
    GAME.apply(s, Draft(decision.seat, "mystic"))
    while (following := GAME.decision(s)) is not None and following.kind == "draft":
        GAME.apply(s, following.actions[0])
    p = s.players[decision.seat]
    assert p.outrage == [1, 1, 0, 0, 0]
    assert p.agents == 8
    assert p.resources[:2] == [PSIONIC, RELIC]


def drafting_the_mystic() -> tuple[ArcsState, Decision]:
    """A game in which the first pick may be the Mystic."""
    for seed in range(40):
        s = GAME.new(2, seed, GAME.Options(leaders_and_lore=True))
        decision = GAME.decision(s)
        if decision is not None and any(a.card == "mystic" for a in decision.actions):
            return s, decision
    raise AssertionError("the Mystic is never laid out")
