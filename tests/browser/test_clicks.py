"""How many clicks each kind of action takes, from the question to the move that is sent: as few as the table says."""

import random
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

import stolik
from stolik.games.eclipse.messages.actions import (
    Act,
    Answer,
    Build,
    Colonize,
    DropDisc,
    Explore,
    LiftDisc,
    MoveShip,
    PlaceTile,
    PutPart,
    TakePart,
)
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.messages import Action
from tests.browser.fed import Fed
from tests.browser.galaxy import Galaxy
from tests.browser.galaxy import moments as galactic
from tests.browser.scenes import scenes
from tests.eclipse.acting import next_tile, own, turn
from tests.eclipse.scenario import TERRANS, no_ancients, put, scene, tile
from tests.server.running import Server

ONE, TWO, THREE = 1, 2, 3
CLICKS: dict[str, dict[str, int]] = {
    "arcs": dict.fromkeys(
        ["draft", "lead", "surpass", "seize", "declare", "tax", "build-ship", "repair-ship", "repair-building",
         "influence", "use", "spend", "store", "discard-token", "rearrange", "leave-empty", "ships", "done",
         "collect-dice", "pick-building", "pick-court", "pick-token", "pick-resource", "pick-system", "pick-seat",
         "pick-cluster", "pick-ambition", "pick-die", "pick-card", "pick-number"], ONE)
    | dict.fromkeys(["copy", "pivot", "build", "move", "secure", "battle", "assign-hits", "end-turn", "pass"], TWO),
    "eclipse": dict.fromkeys(
        ["draft", "act", "explore", "research", "take_tech", "take_resource", "build", "take_part", "put_part",
         "remove_part", "lift_disc", "colonize", "done", "stop", "answer", "keep_points", "use_front", "assign_die",
         "fire_missiles", "attack", "retreat", "perish", "attack_population", "attack_with", "bomb", "spare",
         "destroy_cube", "bury_cube", "give_cube", "return_cube", "return_reputation", "keep_reputation",
         "return_all"], ONE)
    | dict.fromkeys(["place_tile", "move_ship", "trade", "offer", "pass", "discard_tile", "give_up", "resign"], TWO),
    "arcana": dict.fromkeys(["claim_guild", "keep_stake", "remove_stake", "take_along", "send_to"], ONE)
    | dict.fromkeys(["keep_objectives", "field", "discard", "bribe", "play", "play_zone", "play_card", "play_rival",
                     "play_agent"], TWO)
    | dict.fromkeys(["call_militia", "play_zones", "play_duel"], THREE),
}  # fmt: skip
DRAWN = ("place_tile", "play_card", "assign-hits")
"""Answered by a drawing or a list of its own."""
ORDERED = ("trade",)
"""Begun without the verb: what is pointed at first is given, what is pointed at second is taken."""
STEPPED = ("ships", "collect-dice", "pick-number")
"""Numbers: the page proposes some."""
OPTIONS: dict[str, dict[str, Any]] = {
    "arcs": {"leaders_and_lore": True, "lore": 2},
    "arcana": {"objectives": True, "militia": True, "tactical_removal": True},
}
GAMES = {"arcs": 8, "arcana": 12, "eclipse": 12}
"""So many random games are searched for positions."""


def positions(game: str) -> Iterator[tuple[Any, Action]]:
    """A position for each kind of action."""
    seen = set[str]()
    for state in states(game):
        decision = stolik.load(game).decision(state)
        assert decision is not None
        for action in reversed(decision.actions):  # the first might be found by the page itself
            if action.tag not in seen and len(decision.actions) > 1:
                seen.add(action.tag)
                yield state.copy(), action
        if seen == CLICKS[game].keys():
            return


def states(game: str) -> Iterator[Any]:
    if game == "eclipse":
        yield from scenes().values()
        yield from (state for _, state in galactic(GAMES[game]))
        return
    rules = stolik.load(game)
    for seed in range(GAMES[game]):
        state, dice = rules.new(4, seed, OPTIONS[game]), random.Random(seed)
        while (decision := rules.decision(state)) is not None:
            yield state
            tags = sorted({a.tag for a in decision.actions})
            tag = dice.choice(tags)
            rules.apply(state, dice.choice([a for a in decision.actions if a.tag == tag]))


def table(page: Page, service: Server, game: str) -> Fed:
    if game == "eclipse":
        return Galaxy(page, service.base)
    return Fed(page, service.base, stolik.load(game), 4, "clicks", OPTIONS[game])


def taken(fed: Fed, action: Action) -> int:
    """Clicks until the page has sent this action: the thing first or the verb first, whichever is shorter."""
    named = action.targets()
    orders = [named[1:]] if action.tag in ORDERED else [named, named[::-1]]
    return min(asked(fed, action, order) for order in dict.fromkeys(orders))


def asked(fed: Fed, action: Action, targets: tuple[str, ...]) -> int:
    fed.ply += 1
    fed.show()
    sent = pointed(fed, action, targets)
    assert sent == action or sent.tag == action.tag in STEPPED, (sent, action)
    return fed.clicks


def pointed(fed: Fed, action: Action, targets: tuple[str, ...]) -> Action:
    """What is sent when things are pointed at in this order; numbers that the page proposes are taken as they are."""
    fed.clicks = 0
    if action.tag in DRAWN or fed.page.locator("[data-option]").count():
        fed.by_hand(action)
    for target in targets:
        if fed.sent() is None and fed.legal(target):
            fed.point(target, keyboard=False)
            fed.page.evaluate("look.frames()")
            fed.clicks += 1
    if fed.sent() is None:
        fed.page.click("[data-confirm]")
        fed.page.evaluate("look.frames()")
        fed.clicks += 1
    sent = fed.sent()
    assert sent is not None, action
    return sent


@pytest.mark.timeout(480)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_action_takes_as_few_clicks_as_the_table_says(page: Page, service: Server, game: str) -> None:
    fed = table(page, service, game)
    fed.open()
    found: dict[str, int] = {}
    for state, action in positions(game):
        fed.state, fed.events = state, []
        found[action.tag] = taken(fed, action)
    assert {tag: n for tag, n in found.items() if n > CLICKS[game][tag]} == {}
    assert found.keys() == CLICKS[game].keys(), "every kind is tried"


# --- several actions in a row: the page sends what there is no choice about, and what it was told beforehand ---


def exploring() -> tuple[EclipseState, list[Action]]:
    s = scene(*TERRANS[:2])
    next_tile(s, "107")
    turn(s)
    return s, [Act(0, "explore"), Explore(0, "0,-1"), PlaceTile(0, "107", -1), Answer(0, True),
               Colonize(0, "107", "money", "money")]  # fmt: skip


def building() -> tuple[EclipseState, list[Action]]:
    s = scene(*TERRANS[:2])
    own(s, 0, materials=30, money=9)
    turn(s)
    return s, [Act(0, "build"), Build(0, "cruiser", "221"), Build(0, "interceptor", "221")]


def upgrading() -> tuple[EclipseState, list[Action]]:
    s = scene(*TERRANS[:2])
    own(s, 0, money=9)
    turn(s)
    return s, [Act(0, "upgrade"), TakePart(0, "hull"), PutPart(0, "cruiser", 2), TakePart(0, "electron_computer"),
               PutPart(0, "interceptor", 0)]  # fmt: skip


def moving() -> tuple[EclipseState, list[Action]]:
    s = scene(*TERRANS[:2])
    tile(s, "310", 1, 0)
    tile(s, "304", 0, -1)
    for sector in ("310", "304"):
        no_ancients(s, sector)
    put(s, 0, "221", interceptor=1, cruiser=1, dreadnought=1)
    turn(s)
    return s, [Act(0, "move"), *(MoveShip(0, ship, "221", "304") for ship in ("interceptor", "cruiser", "dreadnought"))]


def influencing() -> tuple[EclipseState, list[Action]]:
    s = scene(*TERRANS[:2])
    for sector, q, r in (("310", 1, -1), ("304", 0, -1)):
        tile(s, sector, q, r)
        no_ancients(s, sector)
        put(s, 0, sector, interceptor=1)
    turn(s)
    return s, [Act(0, "influence"), LiftDisc(0, ""), DropDisc(0, "310"), LiftDisc(0, ""), DropDisc(0, "304")]


SERIES: dict[str, tuple[Callable[[], tuple[EclipseState, list[Action]]], int]] = {
    "explore, claim and settle": (exploring, 4),
    "build two ships": (building, 4),
    "upgrade two parts": (upgrading, 5),
    "move three ships": (moving, 6),
    "influence two discs": (influencing, 4),
}


def step(fed: Fed, action: Action, after: Action | None) -> Action:
    """One action of a row, as the page sends it."""
    fed.show(answered=True)
    if (sent := fed.sent()) is not None:
        return sent
    thing = after.targets()[0] if isinstance(action, Act) and after else ""
    claim = fed.page.locator("[data-claim]")
    if isinstance(action, PlaceTile):
        claim.click()
    elif fed.legal(thing):
        fed.point(thing, keyboard=False)  # the thing itself instead of its verb
    else:
        return pointed(fed, action, action.targets())
    fed.clicks += 1
    fed.page.evaluate("look.frames()")
    sent = fed.sent()
    assert sent is not None, action
    return sent


@pytest.mark.parametrize("what", SERIES)
def test_a_whole_action_of_eclipse_takes_as_few_clicks_as_the_table_says(
    page: Page, service: Server, what: str
) -> None:
    make, most = SERIES[what]
    fed = Galaxy(page, service.base, 2)
    fed.state, actions = make()
    fed.open()
    clicks = 0
    for action, after in pairwise([*actions, None]):
        assert action is not None
        fed.ply, fed.clicks = fed.ply + 1, 0
        sent = step(fed, action, after)
        assert sent.tag == action.tag, (sent, action)
        clicks += fed.clicks
        fed.play(sent)
    assert clicks <= most


# --- the same in Arcs: numbers are proposed, so that a group moves in two clicks and dice need one more ---

GROUPS = {"move": ("ships", TWO), "battle": ("collect-dice", THREE)}


def beginning(tag: str, then: str) -> tuple[Any, Action]:
    """A position in which this action is followed by the question for a number, with more than one answer."""
    rules = stolik.load("arcs")
    for state in states("arcs"):
        decision = rules.decision(state)
        assert decision is not None
        for action in (a for a in decision.actions if a.tag == tag and len(decision.actions) > 1):
            after = state.copy()
            rules.apply(after, action)
            asked = rules.decision(after)
            if asked is not None and len(asked.actions) > 1 and asked.actions[0].tag == then:
                return state.copy(), action
    raise AssertionError(f"nothing begins with {tag}")


@pytest.mark.parametrize("tag", GROUPS)
def test_a_whole_action_of_arcs_takes_as_few_clicks_as_the_table_says(page: Page, service: Server, tag: str) -> None:
    then, most = GROUPS[tag]
    fed = table(page, service, "arcs")
    fed.state, action = beginning(tag, then)
    fed.open()
    fed.ply += 1
    fed.show()
    sent = pointed(fed, action, action.targets())
    assert sent == action
    clicks = fed.clicks
    fed.play(sent)
    fed.show(answered=True)
    if fed.sent() is None:
        fed.page.click("[data-confirm]")
        fed.page.evaluate("look.frames()")
        clicks += 1
    answer = fed.sent()
    assert answer is not None
    assert answer.tag == then
    assert clicks <= most
