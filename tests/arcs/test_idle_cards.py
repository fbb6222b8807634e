"""Every card that offers nothing now says why, by name."""

from collections.abc import Callable

import pytest

from stolik.games.arcs.cards.common.base import BY_ID, SPEAKS
from stolik.games.arcs.cards.common.kinds import Union
from stolik.games.arcs.cards.relic_fence import RelicFence
from stolik.games.arcs.ids import CARD, CARDS, GUILD
from stolik.games.arcs.messages.actions import Move, Ships, Spend
from stolik.kernel.messages import Reason
from stolik.text import LANGUAGES, Words
from tests.arcs.cards.table import ME, RIVAL, THIRD, Table
from tests.arcs.facts import is_so
from tests.arcs.scenario import GAME

Scene = Callable[[Table], None]


def lead(card: str) -> Scene:
    return lambda t: t.lead(ME, card)


def after_a_move(t: Table) -> None:
    t.lead(ME, "aggression_2")
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 1, 0))


def after_a_repair(t: Table) -> None:
    t.ships(ME, "hex_5", 0, 2)
    t.lead(ME, "construction_2")
    t.do(next(a for a in t.options if a.tag == "repair-ship"))


def after_fuel(t: Table) -> None:
    t.tokens(ME, "fuel")
    t.pivot(ME, "mobilization_3", lead="construction_4", leader=RIVAL)
    t.do(Spend(ME, 0, "fuel"))
    t.do(Move(ME, "gate_1", "gate_2"))
    t.do(Ships(ME, 1, 0))


def fenced(t: Table) -> None:
    t.tokens(ME, "fuel", "weapon")
    t.lead(ME, "aggression_2")
    t.use(ME, "relic_fence")
    t.do(t.options[0])
    t.store()


def declared(t: Table) -> None:
    t.s.declared = True
    t.pivot(ME, "mobilization_3", lead="construction_4", leader=RIVAL)


def no_markers(t: Table) -> None:
    t.marker("keeper", 0, 1, 2)
    t.pivot(ME, "mobilization_3", lead="construction_4", leader=RIVAL)


def summoned(t: Table) -> None:
    t.city(ME, "hex_1")
    t.ships(ME, "hex_1")
    t.lead(ME, "construction_2")
    t.use(ME, "tool_priests", "summon")


def no_ships(t: Table) -> None:
    t.ships(ME, "gate_4", 12)
    t.lead(ME, "construction_2")


def no_material(t: Table) -> None:
    t.tokens(RIVAL, "material", "material", "material")
    t.tokens(THIRD, "material", "material")
    after_a_repair(t)


def pivoted(t: Table) -> None:
    t.pivot(ME, "aggression_3", lead="construction_4", leader=RIVAL)


SCENES: list[tuple[str, Scene, str]] = [
    ("loyal_engineers", lead("aggression_2"), "card-by-itself"),
    ("secret_order", lead("aggression_2"), "card-by-itself"),
    ("seeker_torpedoes", lead("aggression_2"), "card-by-itself"),
    ("elder", lead("aggression_2"), "card-by-itself"),
    ("silver_tongues", after_a_move, "prelude-over"),
    ("gatekeepers", after_a_move, "prelude-over"),
    ("admin_union", after_a_move, "prelude-over"),
    ("admin_union", lead("aggression_2"), "no-face-up-card"),
    ("mining_interest", after_a_move, "wrong-action"),
    ("mining_interest", no_material, "supply-empty"),
    ("prison_wardens", after_a_move, "wrong-action"),
    ("prison_wardens", after_a_repair, "no-captives"),
    ("court_enforcers", after_a_move, "too-many-agents"),
    ("elder_broker", after_a_move, "wrong-action"),
    ("lattice_spies", after_fuel, "acted-already"),
    ("relic_fence", lead("aggression_2"), "nothing-to-fence"),
    ("relic_fence", fenced, "card-used"),
    ("galactic_bards", lead("aggression_2"), "needs-surpass-or-pivot"),
    ("galactic_bards", declared, "declared-this-round"),
    ("galactic_bards", after_fuel, "acted-already"),
    ("galactic_bards", no_markers, "no-marker"),
    ("tool_priests", lead("construction_2"), "no-city-controlled"),
    ("tool_priests", summoned, "card-used"),
    ("tool_priests", no_ships, "none-in-supply"),
    ("galactic_rifles", lead("aggression_2"), "nothing-in-range"),
    ("galactic_rifles", lead("mobilization_2"), "wrong-action"),
    ("living_structures", lead("construction_2"), "nothing-to-nurture"),
    ("cloud_cities", lead("construction_2"), "no-cloud-planet"),
    ("gate_ports", lead("aggression_2"), "wrong-action"),
    ("gate_stations", lead("aggression_2"), "wrong-action"),
    ("warrior", lead("aggression_2"), "needs-copy-or-pivot"),
    ("warrior", pivoted, "no-move-to-battle"),
    ("feastbringer", lead("aggression_2"), "needs-copy-or-pivot"),
    ("feastbringer", pivoted, "no-influence-to-secure"),
]


@pytest.mark.parametrize(("card", "scene", "code"), SCENES, ids=[f"{card}-{code}" for card, _, code in SCENES])
def test_a_card_that_offers_nothing_says_why(card: str, scene: Scene, code: str) -> None:
    t = Table()
    t.cards(ME, card)
    t.ships(ME, "gate_1", 2, 1)
    scene(t)
    reason = GAME.explain(t.s, ME, f"card:{card}")
    assert reason is not None
    assert reason.code == code
    assert is_so(GAME, t.s, ME, (f"card:{card}",), reason)
    assert reason.page
    for language in LANGUAGES:
        assert "[" not in sentence(language, reason)


DISCARDED = [
    name
    for name in CARDS[:GUILD]
    if (card := BY_ID[CARD[name]]).has_prelude() and not isinstance(card, Union | RelicFence)
]
"""Guild cards that are discarded for an effect. Unions are laid beside a card, and the Fence stays."""


@pytest.mark.parametrize("card", DISCARDED)
def test_h21_a_card_may_be_discarded_for_an_effect_that_does_nothing(card: str) -> None:
    t = Table()
    t.cards(ME, card)
    t.s.supply[:] = [0] * len(t.s.supply)
    t.lead(ME, "aggression_2")
    assert t.offers(card)
    t.use(ME, card)
    assert t.discarded(card)


def sentence(language: str, reason: Reason) -> str:
    return Words(language).line("arcs", f"reason-{reason.code}", reason.values, ["A", "B", "C", "D"])


@pytest.mark.parametrize("name", [name for name in CARDS if SPEAKS[CARD[name]]])
def test_every_card_in_play_has_an_answer(name: str) -> None:
    t = Table()
    t.cards(ME, name)
    t.ships(ME, "gate_1", 2, 1)
    after_a_move(t)
    reason = GAME.explain(t.s, ME, f"card:{name}")
    assert reason is None or sentence("pl", reason)
