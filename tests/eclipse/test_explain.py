"""Why not: the reasons name what is missing, who blocks, and the page."""

import random
from collections import Counter

import pytest

from stolik.games.eclipse.messages.actions import (
    Answer,
    DropDisc,
    LiftDisc,
    MoveShip,
    Offer,
    PutPart,
    Research,
    TakePart,
)
from stolik.games.eclipse.reasons.telling import QUESTIONS
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import PART, TECHS
from stolik.kernel.engine import run, step
from stolik.kernel.messages import Event
from tests.eclipse.acting import act, offer_techs, own, turn
from tests.eclipse.explaining import GAME, because, neighbours, why
from tests.eclipse.scenario import claim, discovery, fit, learn, no_ancients, play, put, tile
from tests.eclipse.test_diplomacy import FOUR, ally, neighbouring
from tests.eclipse.thrifty import choose


@pytest.fixture
def s() -> EclipseState:
    return neighbours()


# --- technologies, parts, squares of blueprints -------------------------------------------------------------------


def test_what_is_usable_has_no_reason(s: EclipseState) -> None:
    own(s, 0, science=9)
    offer_techs(s, "gauss_shield")
    act(s, "research")
    assert GAME.explain(s, 0, "tech:gauss_shield") is None


def test_a_technology_names_the_missing_science(s: EclipseState) -> None:
    own(s, 0, science=4)
    offer_techs(s, "gauss_shield", "fusion_source")
    turn(s)
    because(s, "science-short", "tech:fusion_source", price=6, have=4, missing=2)


def test_a_technology_tells_what_else_is_wrong(s: EclipseState) -> None:
    own(s, 0, science=40)
    offer_techs(s, "starbase", "gauss_shield", "wormhole_generator")
    learn(s, 0, *[tech.id for tech in TECHS if tech.category == 2][:7])
    turn(s)
    because(s, "tech-owned", "tech:starbase")
    because(s, "tech-not-offered", "tech:gluon_computer")
    because(s, "tech-track-full", "tech:wormhole_generator", category="category:nano")
    because(s, "action-first", "tech:gauss_shield", action="action:research")


def test_a_free_technology_must_be_the_cheapest(s: EclipseState) -> None:
    tile(s, "206", 0, -3)
    s.discovery[hex_of(s, "206")] = 3
    offer_techs(s, "gauss_shield", "orbital")
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    play(s, DropDisc(0, "206"))
    because(s, "tech-not-cheapest", "tech:orbital", cost=8)


def test_a_part_names_its_technology(s: EclipseState) -> None:
    turn(s)
    because(s, "part-needs-tech", "part:phase_shield", tech="tech:phase_shield")
    because(s, "part-ancient", "part:flux_shield")
    because(s, "action-first", "part:hull", action="action:upgrade")


def test_a_part_waits_for_the_one_in_hand(s: EclipseState) -> None:
    act(s, "upgrade")
    because(s, "take-part-first", "slot:interceptor.0")
    play(s, TakePart(0, "hull"))
    because(s, "part-in-hand", "part:nuclear_source", part="part:hull")


def test_a_square_names_the_limit_that_it_would_break(s: EclipseState) -> None:
    learn(s, 0, "antimatter_cannon")
    s.players[0].kept_parts = [PART["hypergrid_source"]]
    s.players[0].passed = True
    act(s, "upgrade")
    play(s, TakePart(0, "ion_cannon"))
    because(s, "slot-needs-drive", "slot:interceptor.3", ship="ship:interceptor")
    because(s, "slot-energy", "slot:interceptor.2", ship="ship:interceptor", missing=3)
    because(s, "slot-same", "slot:interceptor.1", part="part:ion_cannon")
    act(s, "upgrade")
    play(s, TakePart(0, "nuclear_drive"))
    because(s, "starbase-no-drive", "slot:starbase.0")


# --- building, resources ------------------------------------------------------------------------------------------


def test_building_names_technology_pieces_and_materials(s: EclipseState) -> None:
    own(s, 0, materials=4)
    put(s, 0, "221", interceptor=8)
    turn(s)
    because(s, "build-needs-tech", "build:orbital", tech="tech:orbital")
    because(s, "ships-used-up", "build:interceptor", ship="ship:interceptor", count=8)
    because(s, "materials-short", "build:dreadnought", price=8, have=4, missing=4)
    because(s, "action-first", "build:starbase", action="action:build")


def test_a_structure_that_is_everywhere_has_no_place(s: EclipseState) -> None:
    own(s, 0, materials=40)
    learn(s, 0, "orbital")
    s.orbital[hex_of(s, "221")] = 1
    act(s, "build")
    because(s, "no-place-for", "build:orbital")


def test_trade_names_the_ratio(s: EclipseState) -> None:
    own(s, 0, money=1, science=1)
    turn(s)
    because(s, "trade-short", "store:money", ratio=2, have=1)
    because(s, "trade-short", "do:trade", ratio=2, have=1)


# --- the map ------------------------------------------------------------------------------------------------------


def test_a_space_tells_what_it_lacks(s: EclipseState) -> None:
    tile(s, "304", 0, -3)
    put(s, 0, "304", interceptor=1)
    put(s, 1, "304", interceptor=2)
    turn(s)
    because(s, "space-not-beside", "hex:0,3")
    because(s, "space-no-wormhole", "hex:-1,-2")
    because(s, "space-pinned", "hex:0,-4", sector="sector:304", enemies=2)
    because(s, "action-first", "hex:-1,-1", action="action:explore")
    s.stacks[1] = []
    because(s, "stack-empty", "hex:-1,-1", stack="stack:middle")


def test_a_sector_tells_why_it_takes_no_disc(s: EclipseState) -> None:
    tile(s, "304", 0, -3)
    put(s, 1, "304", interceptor=2)
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    because(s, "sector-enemies", "sector:304", enemies=2)
    because(s, "sector-unreached", "sector:205")
    because(s, "sector-controlled", "sector:223", owner="seat:1")
    because(s, "sector-guarded", "sector:001")
    because(s, "sector-yours", "sector:221")


def test_edges_tell_where_they_lead(s: EclipseState) -> None:
    turn(s)
    because(s, "edge-open", "edge:221.3", sector="sector:106")
    because(s, "edge-half", "edge:205.5", sector="sector:221")
    because(s, "edge-space", "edge:221.0")
    because(s, "edge-wall", "edge:221.5")
    learn(s, 0, "wormhole_generator")
    because(s, "edge-generator", "edge:205.5", sector="sector:221")


def test_population_squares_tell_what_they_need(s: EclipseState) -> None:
    turn(s)
    because(s, "square-taken", "square:money@221")
    because(s, "square-needs-tech", "square:advanced_money@221", tech="tech:advanced_economy")
    because(s, "sector-not-yours", "square:science@106")
    learn(s, 0, "advanced_economy")
    s.players[0].colony_ships = 0
    because(s, "no-colony-ship", "square:advanced_money@221")
    s.players[0].colony_ships, s.players[0].track[0] = 1, 0
    because(s, "track-empty", "square:advanced_money@221", track="resource:money")


def test_cubes_and_discs_belong_to_somebody(s: EclipseState) -> None:
    turn(s)
    because(s, "cube-stays", "cube:money@221.0")
    because(s, "cube-of-other", "cube:money@223.0", owner="seat:1")
    because(s, "disc-of-other", "disc:223", owner="seat:1")
    because(s, "action-first", "disc:221", action="action:influence")


def test_ships_tell_what_holds_them(s: EclipseState) -> None:
    put(s, 0, "221", starbase=1)
    put(s, 0, "001", interceptor=1)
    put(s, 0, "106", cruiser=1)
    put(s, 1, "106", dreadnought=2)
    turn(s)
    because(s, "starbase-stays", "ship:starbase@221")
    because(s, "held-by-gcds", "ship:interceptor@001")
    because(s, "pinned", "ship:cruiser@106", ships=1, enemies=2)
    because(s, "ship-of-other", "rival:1.dreadnought@106", owner="seat:1")
    because(s, "ship-of-nobody", "rival:gcds@001", ship="ship:gcds")


def test_a_ship_under_way_holds_up_the_others(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=1, cruiser=1)
    fit(s, 0, "interceptor", _0="nuclear_drive")
    act(s, "move")
    play(s, MoveShip(0, "interceptor", "221", "106"))
    because(s, "other-ship-moving", "ship:cruiser@221", ship="ship:interceptor")


# --- buttons ------------------------------------------------------------------------------------------------------


def test_actions_tell_why_they_cannot_be_chosen(s: EclipseState) -> None:
    own(s, 0)
    turn(s)
    because(s, "nothing-to-research", "do:research")
    because(s, "nothing-to-build", "do:build")
    because(s, "nothing-to-move", "do:move")
    because(s, "not-eliminated", "do:resign")
    s.players[0].passed = True
    because(s, "only-reactions", "do:explore")
    s.players[0].passed, s.players[0].discs = False, 0
    because(s, "no-discs", "do:upgrade")


def test_an_action_must_be_begun_and_finished(s: EclipseState) -> None:
    act(s, "upgrade")
    because(s, "must-begin", "do:done", action="action:upgrade")
    because(s, "other-action", "do:explore", action="action:upgrade")
    because(s, "finish-first", "do:pass", action="action:upgrade")


def test_things_that_do_not_go_together(s: EclipseState) -> None:
    tile(s, "304", 0, -3)
    put(s, 0, "221", interceptor=1)
    put(s, 0, "304", interceptor=1)
    act(s, "move")
    because(s, "too-far", "ship:interceptor@304", "sector:106", sector="sector:106")
    assert why(s, "ship:interceptor@304", "ship:interceptor@221").code == "not-together"


def test_ships_beside_a_sector_that_are_pinned_say_so(s: EclipseState) -> None:
    put(s, 0, "221", interceptor=1)
    put(s, 1, "221", cruiser=1)
    tile(s, "304", 0, -3)
    put(s, 0, "304", interceptor=1)
    s.players[0].techs = 0
    act(s, "move")
    because(s, "pinned", "sector:106", sector="sector:221", ships=1, enemies=1)
    because(s, "no-ship-beside", "sector:205")


def test_a_disc_of_the_track_without_a_sector_leaves_the_others_free(s: EclipseState) -> None:
    s.ancients[hex_of(s, "106")] = 1
    act(s, "influence")
    because(s, "no-sector-for-disc", "disc:track")
    assert GAME.explain(s, 0, "disc:221") is None


def test_an_unfinished_design_is_named_with_its_energy(s: EclipseState) -> None:
    learn(s, 0, "antimatter_cannon", "fusion_source")
    act(s, "upgrade")
    play(s, TakePart(0, "antimatter_cannon"))
    play(s, PutPart(0, "interceptor", 0))
    because(s, "other-energy", "do:done", ship="ship:interceptor", missing=3)
    because(s, "other-energy", "part:hull", ship="ship:interceptor", missing=3)


def test_an_empty_track_says_so_and_not_that_nobody_asked(s: EclipseState) -> None:
    turn(s)
    s.players[0].track[0] = 0
    because(s, "track-empty", "track:money", track="resource:money")


def test_a_gray_square_without_any_cube_says_so(s: EclipseState) -> None:
    tile(s, "303", 0, -3, 1)
    no_ancients(s, "303")
    claim(s, 0, "303")
    turn(s)
    s.players[0].track = [0, 0, 0]
    because(s, "tracks-empty", "square:gray@303")


def test_a_second_orbital_is_refused_where_the_first_stands(s: EclipseState) -> None:
    own(s, 0, materials=40)
    learn(s, 0, "orbital")
    claim(s, 0, "106")
    s.orbital[hex_of(s, "221")] = 1
    act(s, "build")
    because(s, "structure-there", "build:orbital", "sector:221")
    assert GAME.explain(s, 0, ("build:orbital", "sector:106")) is None


def test_an_ancient_part_that_does_not_fit_names_the_limit(s: EclipseState) -> None:
    tile(s, "206", 0, -3)
    discovery(s, "206", "conformal_drive")
    act(s, "influence")
    play(s, LiftDisc(0, ""))
    play(s, DropDisc(0, "206"))
    because(s, "starbase-no-drive", "slot:starbase.0")
    assert why(s, "slot:interceptor.0").code == "slot-energy"


def test_trade_keeps_its_direction(s: EclipseState) -> None:
    own(s, 0, money=5, science=1)
    turn(s)
    assert GAME.explain(s, 0, ("do:trade", "store:money", "store:science")) is None
    because(s, "trade-short", "do:trade", "store:science", "store:money", ratio=2, have=1)
    because(s, "trade-same", "store:money", "store:money")


def test_a_cube_that_does_not_fit_names_its_track(s: EclipseState) -> None:
    learn(s, 0, "advanced_economy", "advanced_labs")
    turn(s)
    because(s, "track-unfit", "square:advanced_money@221", "track:science", track="resource:science")


def test_partners_tell_what_stands_between(s: EclipseState) -> None:
    turn(s)
    because(s, "diplomacy-off", "seat:1", players=2)
    four = neighbouring(*FOUR)
    turn(four)
    because(four, "not-neighbours", "seat:2", other="seat:2")
    four.traitor = 1
    because(four, "partner-traitor", "seat:1", other="seat:1")
    four.traitor = -1
    put(four, 0, "203", interceptor=1)
    because(four, "ships-in-the-way", "seat:1")


def test_partners_are_asked_once_and_befriended_once() -> None:
    s = neighbouring(*FOUR)
    turn(s)
    play(s, Offer(0, 1))
    play(s, Answer(1, False))
    because(s, "asked-already", "seat:1")
    s.players[0].asked = 0
    ally(s)
    turn(s)
    because(s, "already-friends", "seat:1")


def test_a_choice_of_faction_comes_first() -> None:
    state = GAME.new(2, 1)
    decision = GAME.decision(state)
    assert decision is not None
    reason = GAME.explain(state, decision.seat, "build:cruiser")
    assert reason is not None
    assert reason.code == "choose-faction-first"


@pytest.mark.parametrize(
    "nonsense", ["", "x", "hex:", "hex:a,b", "sector:999", "ship:@", "slot:x.9", "tech:x", "edge:221.9", "seat:77"]
)
def test_nonsense_gets_a_reason_too(s: EclipseState, nonsense: str) -> None:
    turn(s)
    assert why(s, nonsense).code


def test_building_tells_whose_sector_it_is_not(s: EclipseState) -> None:
    own(s, 0, materials=9)
    act(s, "build")
    because(s, "sector-not-yours", "sector:106")


def test_a_sector_names_the_one_that_the_disc_in_hand_leaves(s: EclipseState) -> None:
    claim(s, 0, "106")
    tile(s, "102", 1, -1, 0)
    act(s, "influence")
    play(s, LiftDisc(0, "106"))
    because(s, "sector-left", "sector:102", sector="sector:106")


def test_without_disc_and_ship_only_research_is_left(s: EclipseState) -> None:
    s.disc[hex_of(s, "221")] = -1
    turn(s)
    because(s, "nothing-to-upgrade", "do:upgrade")


# --- everything ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 5])
def test_everything_on_the_table_has_a_reason_with_a_page(seats: int) -> None:
    rng = random.Random(seats)
    s = GAME.new(seats, seats, {"species": "all"})
    asked: Counter[str] = Counter()
    actions, ev = run(s, []), list[Event]()
    while actions:
        question = s.stack[-1].question(s)[0]
        asked[question] += 1
        if asked[question] <= 2:
            reasons = [GAME.explain(s, actions[0].seat, thing) for thing in GAME.things(s, actions[0].seat)]
            assert [r for r in reasons if r is not None and not r.page] == [], question
        actions = step(s, choose(s, actions, rng), ev)
    assert set(asked) <= set(QUESTIONS)


def test_after_the_action_other_actions_have_to_wait(s: EclipseState) -> None:
    own(s, 0, science=9)
    offer_techs(s, "advanced_labs")
    learn(s, 0, "orbital")
    own(s, 0, science=9, materials=9)
    act(s, "research")
    play(s, Research(0, "advanced_labs"))
    because(s, "action-taken", "do:build")
