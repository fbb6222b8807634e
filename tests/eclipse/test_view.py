"""What a view works out for its reader is what then happens at the table."""

import random
from collections import Counter
from itertools import product

import stolik
from stolik.games.eclipse.ids import ACTIONS
from stolik.games.eclipse.messages.actions import Act, MoveShip, PlaceTile, PutPart
from stolik.games.eclipse.messages.events import BattleBegan, Built, RelationsBroken, Researched
from stolik.games.eclipse.messages.views import EclipseView, HexView
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.blueprints import design
from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.combat.shown import design_view
from stolik.games.eclipse.rules.diplomacy import reputation_room
from stolik.games.eclipse.rules.explore import Claim, spaces
from stolik.games.eclipse.rules.galaxy import hex_of
from stolik.games.eclipse.rules.hexes import CELL_NAME
from stolik.games.eclipse.rules.move import MoveAction
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import SHIP
from stolik.kernel.engine import run, step
from stolik.kernel.messages import Action, Event
from tests.eclipse.acting import BLUE, RED, turn
from tests.eclipse.scenario import TERRANS, claim, fight, fit, learn, put, scene, tile
from tests.eclipse.test_diplomacy import FOUR, ally, neighbouring
from tests.eclipse.thrifty import choose

GAME = stolik.load("eclipse")
DRACO = "descendants_of_draco"
BEGIN = ("explore", "lift_disc", "research", "take_part", "remove_part", "build", "move_ship")
"""Actions that begin what an action disc was spent on."""


def seen(s: EclipseState, seat: int | None = 0) -> EclipseView:
    view = GAME.view(s, seat)
    assert isinstance(view, EclipseView)
    return view


def hex_seen(s: EclipseState, sector: str, seat: int | None = 0) -> HexView:
    return seen(s, seat).hexes[hex_of(s, sector)]


# --- the map ------------------------------------------------------------------------------------------------------


def test_edges_with_one_and_with_two_wormholes_are_told_apart() -> None:
    s = scene(RED, BLUE)
    tile(s, "106", 0, -1)
    tile(s, "205", 1, -2, 2)
    turn(s)
    assert 3 in hex_seen(s, "221").joined
    assert hex_seen(s, "205").half_joined == [5]
    assert 5 not in hex_seen(s, "205").joined


def test_empty_spaces_beside_sectors_name_their_stacks() -> None:
    s = scene(RED, BLUE)
    tile(s, "106", 0, -1)
    turn(s)
    fringe = seen(s).fringe
    laid = {f"{h.q},{h.r}" for h in seen(s).hexes}
    assert not laid & set(fringe)
    assert fringe["1,-1"] == "inner"
    assert fringe["1,-2"] == "middle"
    assert fringe["0,-3"] == "outer"
    assert {CELL_NAME[space] for seat in (0, 1) for space in spaces(s, seat)} <= set(fringe)


def test_a_sector_is_worth_its_points_its_monolith_and_what_the_board_adds() -> None:
    s = scene("planta", BLUE)
    tile(s, "106", 0, -1)
    s.monolith[hex_of(s, "106")] = 1
    turn(s)
    printed = hex_seen(s, "106").points
    assert hex_seen(s, "106", 0).worth == printed + 4
    assert hex_seen(s, "106", 1).worth == printed + 3
    assert hex_seen(s, "106", None).worth == printed + 3
    claim(s, 0, "106")
    assert hex_seen(s, "106", 1).worth == printed + 4


def test_the_reach_of_a_ship_ends_where_an_enemy_pins_it() -> None:
    s = scene(RED, BLUE)
    for sector, r in (("106", -1), ("304", -3)):
        tile(s, sector, 0, r)
    put(s, 0, "304", interceptor=1)
    fit(s, 0, "interceptor", _0="nuclear_drive")
    turn(s)
    free = hex_seen(s, "304").fleets[0].reach["interceptor"]
    assert free == ["221", "106"]
    put(s, 1, "221", cruiser=1)
    assert hex_seen(s, "304").fleets[0].reach["interceptor"] == ["221"]
    put(s, 1, "304", cruiser=1)
    assert hex_seen(s, "304").fleets[0].reach["interceptor"] == []


def test_who_fights_whom_is_told_in_the_order_of_meeting() -> None:
    s = scene(*TERRANS[:3])
    tile(s, "201", 1, -2)
    claim(s, 2, "201")
    for seat in (0, 1, 2):
        put(s, seat, "201", interceptor=1)
    turn(s)
    assert hex_seen(s, "201").fighting == [1, 0, 2]
    assert hex_seen(s, "221").fighting == []


def test_ancients_are_no_enemies_of_their_friend() -> None:
    s = scene(DRACO, BLUE)
    tile(s, "104", 0, -1)
    put(s, 0, "104", interceptor=1)
    turn(s)
    assert hex_seen(s, "104").fighting == []
    assert hex_seen(s, "104").enemies == [1]
    put(s, 1, "104", interceptor=1)
    assert hex_seen(s, "104").fighting == [1, 0, -1]
    assert hex_seen(s, "104").enemies == [0, 1]


def test_the_view_names_who_would_become_a_traitor() -> None:
    s = neighbouring(*FOUR)
    ally(s)
    turn(s)
    home = next(h.sector for h in seen(s).hexes if h.disc == 1)
    assert 0 in hex_seen(s, home).traitors
    assert 2 not in hex_seen(s, home).traitors


# --- boards -------------------------------------------------------------------------------------------------------


def test_nanorobots_show_in_what_an_action_does() -> None:
    s = scene("mechanema", BLUE)
    turn(s)
    assert seen(s).players[0].activations["build"] == 3
    learn(s, 0, "nanorobots")
    assert seen(s).players[0].activations["build"] == 4
    s.players[0].passed = True
    assert set(seen(s).players[0].activations.values()) == {1}


def test_squares_of_the_reputation_track_stay_free_for_either_as_long_as_possible() -> None:
    s = scene(RED, "eridani_empire", "hydran_progress")
    turn(s)

    def free(seat: int, friends: int, tiles: int) -> Counter[str]:
        s.players[seat].friends, s.players[seat].reputation = (1 << friends) - 1, [1] * tiles
        return Counter(seen(s).players[seat].free_slots)

    for seat in range(3):
        squares = Counter(seen(s).players[seat].slots)
        for friends, tiles in product(range(4), range(5)):
            left = free(seat, friends, tiles)
            if friends <= squares["ambassador"] + squares["either"] and reputation_room(s.players[seat]) >= 0:
                assert (squares - left).total() == friends + tiles
                assert left["ambassador"] == max(0, squares["ambassador"] - friends)
                assert left["reputation"] == max(0, squares["reputation"] - tiles)
    assert free(0, 0, 4) == {"ambassador": 1}
    assert free(0, 1, 4) == {}
    assert free(0, 2, 1) == {"either": 2}


def test_the_next_cube_and_disc_show_what_they_change() -> None:
    s = scene(RED, BLUE)
    turn(s)
    p = seen(s).players[0]
    s.players[0].track[0] -= 1
    s.players[0].discs -= 1
    later = seen(s).players[0]
    assert later.production["money"] == p.production_less["money"]
    assert later.production_more["money"] == p.production["money"]
    assert later.upkeep == p.upkeep_less
    assert later.balance == later.store["money"] + later.production["money"] - later.upkeep


# --- whole games --------------------------------------------------------------------------------------------------


class Watcher:
    """Remembers what the last view promised, and compares it with what an action does."""

    def __init__(self) -> None:
        self.checked: Counter[str] = Counter()

    def before(self, s: EclipseState, a: Action) -> None:
        self.view = seen(s, a.seat)
        self.board = self.view.players[a.seat]
        frame = s.stack[-1]
        if isinstance(a, MoveShip) and isinstance(frame, MoveAction):
            if frame.ship < 0:
                fleet = next(f for f in self.view.hexes[hex_of(s, a.origin)].fleets if f.seat == a.seat)
                self.goals = [a.origin, *fleet.reach[a.ship]]
            assert a.target in self.goals
            self.checked["reach"] += 1
        if isinstance(a, PlaceTile):
            self.claims = next(p.claimable for p in self.view.placements if (p.sector, p.turn) == (a.sector, a.turn))
        if isinstance(a, PutPart):
            self.promised = next(u.design for u in self.view.upgrades if (u.ship, u.slot) == (a.ship, a.slot))

    def after(self, s: EclipseState, a: Action, ev: list[Event]) -> None:
        if isinstance(a, PutPart):
            assert design_view(design(s.players[a.seat], SHIP[a.ship])) == self.promised
            self.checked["upgrade"] += 1
        if isinstance(a, PlaceTile):
            assert self.claims == isinstance(s.stack[-1], Claim)
            self.checked["claim" if self.claims else "no claim"] += 1
        if isinstance(a, Act):
            decision = GAME.decision(s)
            first = {x.targets()[0] for x in decision.actions if x.tag in BEGIN} if decision else set[str]()
            assert first == set(self.view.openings[a.action])
            self.checked[f"opening {a.action}"] += 1
        if isinstance(a, Act) and isinstance(s.stack[-1], ActionFrame):
            assert s.stack[-1].left == self.board.activations[a.action]
            self.checked["activations"] += 1
        if isinstance(a, MoveShip):
            broken = any(isinstance(e, RelationsBroken) for e in ev)
            target = next(h for h in self.view.hexes if h.sector == a.target)
            assert (a.seat in target.traitors) == broken
            self.checked["traitor" if broken else "loyal"] += 1
        for e in ev:
            self.event(s, a, e)

    def event(self, s: EclipseState, a: Action, e: Event) -> None:
        if isinstance(e, Built):
            assert e.price == self.board.costs[e.item]
            self.checked["cost"] += 1
        if isinstance(e, Researched) and e.price:
            offer = next(o for o in self.view.market if o.tech == e.tech)
            category = next(i for i, techs in enumerate(GAME.view(s, e.seat).players[e.seat].techs) if e.tech in techs)
            assert e.price == max(offer.minimum, offer.cost - self.board.discounts[category])
            self.checked["discount"] += 1

    def battle(self, s: EclipseState, first: BattleBegan, fields: list[str], fighting: dict[str, list[int]]) -> None:
        assert first.sector == fields[0]
        assert [first.seat, first.other] == fighting[first.sector][:2]
        self.checked["battle"] += 1


def test_everything_that_the_view_works_out_comes_true() -> None:
    watcher = Watcher()
    for seed in range(6):
        rng = random.Random(seed)
        s = GAME.new(2 + seed % 5, seed, {"species": "all"})
        actions = run(s, [])
        while actions:
            a = choose(s, actions, rng)
            watcher.before(s, a)
            fields, fighting = watcher.view.battlefields, {h.sector: h.fighting for h in watcher.view.hexes}
            phase, ev = watcher.view.phase, list[Event]()
            actions = step(s, a, ev)
            watcher.after(s, a, ev)
            first = next((e for e in ev if isinstance(e, BattleBegan)), None)
            if phase == "action" and first is not None:
                watcher.battle(s, first, fields, fighting)
    wanted = {"reach", "upgrade", "activations", "loyal", "cost", "discount", "battle", "claim", "no claim"}
    missing = wanted.union(f"opening {action}" for action in ACTIONS) - set(watcher.checked)
    assert not missing, watcher.checked


def test_types_act_in_the_order_that_the_view_tells() -> None:
    s = scene(RED, BLUE)
    tile(s, "201", 1, -2)
    put(s, 0, "201", interceptor=2, dreadnought=1)
    put(s, 1, "201", cruiser=1, interceptor=1)
    fight(s, 6)
    view = seen(s)
    assert view.melee is not None
    assert any(isinstance(f, Battle) for f in s.stack)
    initiatives = [t.initiative for t in view.melee.order]
    assert initiatives == sorted(initiatives, reverse=True)
    assert [(t.seat, t.count) for t in view.melee.order if t.ship == "interceptor"] == [(0, 2), (1, 1)]


def test_the_view_tells_from_which_face_on_a_die_hits_and_what_damage_destroys() -> None:
    s = scene(RED, BLUE)
    tile(s, "201", 1, -2)
    put(s, 0, "201", interceptor=2)
    put(s, 1, "201", cruiser=2, dreadnought=1)
    fit(s, 0, "interceptor", _0="positron_computer")
    fit(s, 1, "cruiser", _0="gauss_shield")
    fight(s, 6, 6)
    melee = seen(s).melee
    assert melee is not None
    assert melee.order[0].ship == "interceptor"
    assert melee.order[0].needs == {"cruiser": 5, "dreadnought": 4}
    assert [turn.needs for turn in melee.order[1:]] == [{"interceptor": 5}, {"interceptor": 5}]
    assert all(ship.design.breaks_at == ship.design.hull + 1 for ship in melee.ships)
