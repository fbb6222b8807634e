"""Research (p. 12), and every technology."""

import pytest

from stolik.games.eclipse.ids import CATEGORIES
from stolik.games.eclipse.messages.actions import Act, Build, Colonize, Done, Research, TakePart, TakeResource
from stolik.games.eclipse.rules.refusals import TECH_TRACK_FULL
from stolik.games.eclipse.rules.research import affordable, price, progress, tech_refused
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import PARTS, SECTORS, TECH, TECHS
from tests.eclipse.acting import BLUE, RED, act, kinds, offer_techs, own, tags, turn
from tests.eclipse.scenario import asked, choices, claim, learn, play, scene, tile


@pytest.fixture
def s() -> EclipseState:
    s = scene(RED, BLUE)
    own(s, 0, science=40)
    return s


def research(s: EclipseState, tech: str, seat: int = 0) -> None:
    """Buy this technology, which is on offer."""
    offer_techs(s, tech)
    act(s, "research", seat)
    play(s, Research(seat, tech))


def test_a_technology_is_paid_in_science_and_leaves_the_supply_board(s: EclipseState) -> None:
    research(s, "gauss_shield")
    assert s.players[0].store == [0, 38, 0]
    assert s.players[0].techs >> TECH["gauss_shield"] & 1
    assert s.market[TECH["gauss_shield"]] == 0


@pytest.mark.parametrize(("owned", "discount"), list(enumerate([0, 1, 2, 3, 4, 6, 8])))
def test_technologies_of_a_category_discount_the_next(s: EclipseState, owned: int, discount: int) -> None:
    learn(s, 0, *[tech.id for tech in TECHS if tech.category == 1][:owned])
    assert progress(s.players[0], 1) == owned
    assert price(s.players[0], TECH["quantum_grid"]) == 16 - discount


def test_the_minimum_is_always_paid() -> None:
    """The book's example: Neutron Bombs and Plasma Cannon discount the Starbase by two, yet it costs three."""
    s = scene("orion_hegemony", BLUE)
    learn(s, 0, "plasma_cannon")
    assert progress(s.players[0], 0) == 2
    assert price(s.players[0], TECH["starbase"]) == 3


def test_technologies_of_other_categories_do_not_discount(s: EclipseState) -> None:
    learn(s, 0, "nanorobots", "fusion_drive", "advanced_robotics")
    assert price(s.players[0], TECH["fusion_source"]) == 6


def test_printed_technologies_count_for_the_discount(s: EclipseState) -> None:
    assert price(s.players[0], TECH["plasma_cannon"]) == 5, "Terrans start with the Starbase"


def test_nobody_researches_what_he_owns(s: EclipseState) -> None:
    offer_techs(s, "starbase", "plasma_cannon")
    act(s, "research")
    assert kinds(s, Research) == [Research(0, "plasma_cannon")]


def test_only_what_lies_on_the_supply_board_can_be_researched(s: EclipseState) -> None:
    offer_techs(s, "orbital")
    assert affordable(s, 0) == [TECH["orbital"]]


def test_what_cannot_be_paid_is_not_offered(s: EclipseState) -> None:
    own(s, 0, science=5)
    offer_techs(s, "fusion_source", "improved_hull")
    assert affordable(s, 0) == [TECH["improved_hull"]]


def test_without_anything_to_pay_for_there_is_no_research(s: EclipseState) -> None:
    own(s, 0, science=1)
    turn(s)
    assert Act(0, "research") not in choices(s)


def test_a_track_has_seven_spaces(s: EclipseState) -> None:
    nano = [tech.id for tech in TECHS if tech.category == 2]
    learn(s, 0, *nano[:7])
    offer_techs(s, nano[7])
    assert tech_refused(s, 0, TECH[nano[7]]) == TECH_TRACK_FULL
    assert affordable(s, 0) == []


def test_one_technology_per_action(s: EclipseState) -> None:
    offer_techs(s, "gauss_shield", "orbital")
    act(s, "research")
    play(s, Research(0, "gauss_shield"))
    assert not kinds(s, Research)


def test_two_technologies_per_action_and_the_first_discounts_the_second() -> None:
    s = scene("hydran_progress", RED)
    own(s, 0, science=7)
    offer_techs(s, "gauss_shield", "fusion_source")
    act(s, "research")
    play(s, Research(0, "gauss_shield"))
    assert asked(s) == "0 research"
    assert "done" in tags(s)
    play(s, Research(0, "fusion_source"))
    assert s.players[0].store[1] == 0


def test_the_second_technology_is_optional() -> None:
    s = scene("hydran_progress", RED)
    own(s, 0, science=9)
    offer_techs(s, "gauss_shield", "fusion_source")
    act(s, "research")
    play(s, Research(0, "gauss_shield"))
    play(s, Done(0))
    assert not kinds(s, Research)


# --- what they bring ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tech", [tech.id for tech in TECHS if tech.kind == "part"])
def test_part_technologies_allow_their_part(s: EclipseState, tech: str) -> None:
    act(s, "upgrade")
    assert tech not in {a.part for a in kinds(s, TakePart) if isinstance(a, TakePart)}
    learn(s, 0, tech, "tachyon_source")
    act(s, "upgrade")
    assert tech in {a.part for a in kinds(s, TakePart) if isinstance(a, TakePart)}


@pytest.mark.parametrize("part", [part.id for part in PARTS if part.tech >= 0])
def test_a_better_technology_does_not_allow_the_lesser_part(s: EclipseState, part: str) -> None:
    own_tech = next(TECHS[p.tech].id for p in PARTS if p.id == part)
    learn(s, 0, *[tech.id for tech in TECHS if tech.id != own_tech])
    act(s, "upgrade")
    assert part not in {a.part for a in kinds(s, TakePart) if isinstance(a, TakePart)}


@pytest.mark.parametrize("tech", ["orbital", "monolith"])
def test_build_technologies_allow_building(s: EclipseState, tech: str) -> None:
    own(s, 0, materials=20)
    act(s, "build")
    assert Build(0, tech, "221") not in choices(s)
    learn(s, 0, tech)
    act(s, "build")
    assert Build(0, tech, "221") in choices(s)


def test_the_starbase_technology_allows_starbases() -> None:
    s = scene("mechanema", BLUE)
    own(s, 0, materials=9)
    act(s, "build")
    assert Build(0, "starbase", "230") not in choices(s)
    learn(s, 0, "starbase")
    act(s, "build")
    assert Build(0, "starbase", "230") in choices(s)


@pytest.mark.parametrize(
    ("tech", "square", "sector"),
    [
        ("advanced_economy", "money", "317"),
        ("advanced_labs", "science", "202"),
        ("advanced_mining", "materials", "318"),
    ],
)
def test_advanced_technologies_open_their_squares(s: EclipseState, tech: str, square: str, sector: str) -> None:
    tile(s, sector, 0, -3)
    claim(s, 0, sector)
    turn(s)
    assert Colonize(0, sector, f"advanced_{square}", square) not in choices(s)
    learn(s, 0, tech)
    turn(s)
    assert Colonize(0, sector, f"advanced_{square}", square) in choices(s)


@pytest.mark.parametrize(("tech", "discs"), [("advanced_robotics", 1), ("quantum_grid", 2)])
def test_instant_discs_go_onto_the_influence_track(s: EclipseState, tech: str, discs: int) -> None:
    research(s, tech)
    assert s.players[0].discs == 12 - 1 + discs
    assert s.players[0].reserve == 3 - discs


def test_nanorobots_allow_one_more_build(s: EclipseState) -> None:
    own(s, 0, materials=30)
    learn(s, 0, "nanorobots")
    act(s, "build")
    for _ in range(3):
        play(s, Build(0, "interceptor", "221"))
    assert not kinds(s, Build)


def test_the_artifact_key_yields_five_of_a_resource_for_every_artifact(s: EclipseState) -> None:
    tile(s, "102", 0, -1)
    claim(s, 0, "102")
    assert SECTORS[s.sectors[1]].artifact
    research(s, "artifact_key")
    assert asked(s) == "0 artifacts"
    play(s, TakeResource(0, "money"))
    play(s, TakeResource(0, "materials"))
    assert s.players[0].store == [5, 26, 5]
    assert asked(s) != "0 artifacts"


def test_every_artifact_yields_whichever_resource_the_player_wants(s: EclipseState) -> None:
    tile(s, "102", 0, -1)
    claim(s, 0, "102")
    research(s, "artifact_key")
    play(s, TakeResource(0, "materials"))
    play(s, TakeResource(0, "money"))
    assert s.players[0].store == [5, 26, 5]


def test_an_artifact_key_without_artifacts_yields_nothing(s: EclipseState) -> None:
    s.disc[1] = 1
    research(s, "artifact_key")
    assert asked(s) != "0 artifacts"


def test_every_category_has_eight_technologies() -> None:
    assert [sum(1 for tech in TECHS if tech.category == c) for c in range(len(CATEGORIES))] == [8, 8, 8]
