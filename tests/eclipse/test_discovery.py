"""Discovery tiles (p. 7): every kind, front and back."""

import pytest

import stolik
from stolik.games.eclipse.messages.actions import KeepPoints, PutPart, TakeResource, TakeTech, UseFront
from stolik.games.eclipse.messages.events import DiscoveryFound
from stolik.games.eclipse.rules.control import place_disc
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.turn import Turn
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import DISCOVERIES, DISCOVERY, PART, SHIP, TECH, TECHS
from stolik.kernel.engine import run
from stolik.kernel.messages import Event
from tests.eclipse.acting import BLUE, RED, kinds, offer_techs, own
from tests.eclipse.scenario import asked, choices, discovery, fit, learn, play, put, scene, ships_in, tile

GAME = stolik.load("eclipse")


def found(name: str, *factions: str) -> EclipseState:
    """Red has just taken this tile from 206."""
    s = scene(*(factions or (RED, BLUE)))
    tile(s, "206", 0, -3)
    discovery(s, "206", name)
    own(s, 0)
    return s


def take(s: EclipseState) -> list[Event]:
    s.stack, s.pending = [Turn(0, "after")], None
    ev: list[Event] = []
    place_disc(s, 0, hex_of(s, "206"), ev)
    run(s, ev)
    return ev


@pytest.mark.parametrize(("name", "store"), [("money", [8, 0, 0]), ("science", [0, 5, 0]), ("materials", [0, 0, 6])])
def test_resources_go_into_the_store(name: str, store: list[int]) -> None:
    s = found(name)
    take(s)
    play(s, UseFront(0))
    assert s.players[0].store == store
    assert s.spent[DISCOVERY[name]] == 1


@pytest.mark.parametrize("name", [tile.id for tile in DISCOVERIES])
def test_every_tile_may_be_kept_for_its_points(name: str) -> None:
    s = found(name)
    take(s)
    play(s, KeepPoints(0))
    assert s.players[0].kept_discoveries == [DISCOVERY[name]]
    assert GAME.outcome(s).scores[0].parts["discoveries"] == 2


def test_the_choice_is_made_at_once() -> None:
    s = found("money")
    take(s)
    assert asked(s) == "0 discovery"
    assert {a.tag for a in choices(s)} == {"use_front", "keep_points"}


def test_the_cheapest_missing_technology_is_free() -> None:
    s = found("ancient_technology")
    offer_techs(s, "gauss_shield", "fusion_source", "starbase")
    take(s)
    assert kinds(s, TakeTech) == [TakeTech(0, "gauss_shield")]
    play(s, TakeTech(0, "gauss_shield"))
    assert s.players[0].techs >> TECH["gauss_shield"] & 1
    assert s.market[TECH["gauss_shield"]] == 0


def test_what_the_player_owns_does_not_count() -> None:
    s = found("ancient_technology")
    learn(s, 0, "gauss_shield")
    offer_techs(s, "gauss_shield", "fusion_source")
    take(s)
    assert kinds(s, TakeTech) == [TakeTech(0, "fusion_source")]


def test_of_equally_cheap_technologies_the_player_chooses() -> None:
    s = found("ancient_technology")
    offer_techs(s, "gauss_shield", "nanorobots", "orbital")
    take(s)
    assert kinds(s, TakeTech) == [TakeTech(0, "gauss_shield"), TakeTech(0, "nanorobots")]


def test_the_printed_cost_counts_not_the_price() -> None:
    s = found("ancient_technology")
    learn(s, 0, *[tech.id for tech in TECHS if tech.category == 1][:5])
    offer_techs(s, "tachyon_drive", "advanced_mining")
    take(s)
    assert kinds(s, TakeTech) == [TakeTech(0, "advanced_mining")]


def test_a_full_track_makes_the_next_cheapest_free() -> None:
    s = found("ancient_technology")
    learn(s, 0, *[tech.id for tech in TECHS if tech.category == 2][1:])
    offer_techs(s, "nanorobots", "fusion_source")
    take(s)
    assert kinds(s, TakeTech) == [TakeTech(0, "fusion_source")]


def test_an_instant_technology_from_the_ancients_takes_effect() -> None:
    s = found("ancient_technology")
    offer_techs(s, "artifact_key")
    take(s)
    play(s, TakeTech(0, "artifact_key"))
    assert asked(s) == "0 artifacts"
    play(s, TakeResource(0, "materials"))
    assert s.players[0].store == [0, 0, 5]


def test_without_any_technology_to_take_only_the_points_are_left() -> None:
    s = found("ancient_technology")
    offer_techs(s)
    take(s)
    assert choices(s) == [KeepPoints(0)]


def test_an_ancient_cruiser_is_one_of_the_own() -> None:
    s = found("ancient_cruiser")
    take(s)
    play(s, UseFront(0))
    assert ships_in(s, 0, "206") == [0, 1, 0, 0]
    assert s.players[0].hangar[SHIP["cruiser"]] == 3


def test_without_an_unbuilt_cruiser_only_the_points_are_left() -> None:
    s = found("ancient_cruiser")
    put(s, 0, "221", cruiser=4)
    take(s)
    assert choices(s) == [KeepPoints(0)]


PARTS = [tile.id for tile in DISCOVERIES if tile.kind == "part"]


@pytest.mark.parametrize("name", PARTS)
def test_an_ancient_part_may_go_onto_a_blueprint_at_once(name: str) -> None:
    s = found(name)
    take(s)
    play(s, kinds(s, PutPart)[0])
    assert PART[name] in s.players[0].tiles
    assert s.players[0].kept_parts == []


@pytest.mark.parametrize("name", PARTS)
def test_an_ancient_part_may_be_kept_for_later(name: str) -> None:
    s = found(name)
    take(s)
    play(s, UseFront(0))
    assert s.players[0].kept_parts == [PART[name]]


def test_energy_and_drives_limit_an_ancient_part_too() -> None:
    s = found("conformal_drive")
    take(s)
    squares = {(a.ship, a.slot) for a in kinds(s, PutPart) if isinstance(a, PutPart)}
    assert ("interceptor", 0) not in squares, "only one energy is free"
    assert ("interceptor", 3) in squares
    assert not [ship for ship, _ in squares if ship == "starbase"]


def test_an_ancient_part_covers_a_tile_which_goes_back() -> None:
    s = found("shard_hull")
    fit(s, 0, "interceptor", _0="hull")
    take(s)
    play(s, PutPart(0, "interceptor", 0))
    assert s.players[0].tiles[0] == PART["shard_hull"]


def test_only_the_finder_sees_the_front() -> None:
    s = found("flux_shield")
    events = take(s)
    fact = next(e for e in events if isinstance(e, DiscoveryFound))
    assert fact.heard_by(0) == fact
    told = fact.heard_by(1)
    assert isinstance(told, DiscoveryFound)
    assert told.tile is None
    assert GAME.view(s, 0).found == "flux_shield"
    assert GAME.view(s, 1).found is None
    assert GAME.view(s, None).found is None


def test_how_many_are_kept_is_public_and_their_fronts_are_secret() -> None:
    s = found("flux_shield")
    take(s)
    play(s, KeepPoints(0))
    assert GAME.view(s, 0).players[0].discoveries == ["flux_shield"]
    assert GAME.view(s, 1).players[0].discoveries is None
    assert GAME.view(s, 1).players[0].discovery_tiles == 1


def test_whoever_clears_the_centre_and_places_a_disc_takes_its_tile() -> None:
    s = found("money")
    discovery(s, "001", "science")
    s.gcds = 0
    s.stack, s.pending = [Turn(0, "after")], None
    place_disc(s, 0, 0, [])
    assert asked(s) == "0 discovery"
    assert GAME.view(s, 0).found == "science"
