"""In whole games everything that the book allows is offered, and nothing else."""

import random
from collections import Counter

import pytest

import stolik
from stolik.games.eclipse.actions.messages import PlaceTile
from stolik.games.eclipse.rules.influence import InfluenceAction
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import CATEGORY_TECHS, TECHS
from stolik.kernel.engine import run, step
from stolik.kernel.messages import Action, Event
from tests.eclipse.second_reading import Reading, turned
from tests.eclipse.thrifty import choose

GAME = stolik.load("eclipse")
BUSY = ["turn", "reaction", "turn-after", "explore", "influence", "research", "build", "move", "upkeep"]
"""Questions in which a player may also trade and use colony ships."""


def fields(actions: list[Action], tag: str, *names: str) -> set[tuple[str, ...]]:
    return {tuple(getattr(a, name) for name in names) for a in actions if a.tag == tag}


def check(question: str, actions: list[Action], now: Reading) -> None:
    match question:
        case "turn" | "reaction":
            assert fields(actions, "act", "action") == {(name,) for name in now.actions()}
        case "explore":
            assert fields(actions, "explore", "hex") == {(space,) for space in now.spaces()}
        case "place-tile":
            lays = [a for a in actions if isinstance(a, PlaceTile)]
            assert {(a.sector, turned(a.sector, a.turn)) for a in lays} == now.placements()
            assert len(lays) == len(now.placements()), "each distinct turn once"
        case "influence":
            track = {""} if now.me.discs and now.influenced() else set()
            assert fields(actions, "lift_disc", "sector") == {(sector,) for sector in now.own | track}
        case "research":
            assert fields(actions, "research", "tech") == {(tech,) for tech in now.research()}
        case "build":
            assert fields(actions, "build", "item", "sector") == now.builds()
        case "move":
            assert fields(actions, "move_ship", "ship", "origin", "target") == now.moves()
    if question in BUSY:
        assert fields(actions, "colonize", "sector", "square", "track") == now.colonies()
        assert fields(actions, "trade", "give", "take") == now.trades()


def enlighten(s: EclipseState, rng: random.Random) -> None:
    """Some technologies for everybody, so that rare ones are met too; at most seven on a track."""
    for p in s.players:
        for tech in rng.sample(range(len(TECHS)), 9):
            if (p.techs & CATEGORY_TECHS[TECHS[tech].category]).bit_count() < 6:
                p.techs |= 1 << tech


@pytest.mark.parametrize("seed", range(5))
def test_what_the_book_allows_is_offered_and_nothing_else(seed: int) -> None:
    rng = random.Random(seed)
    s = GAME.new(2 + seed, seed, {"species": "all", "factions": "random"})
    if seed % 2:
        enlighten(s, rng)
    ev: list[Event] = []
    asked: Counter[str] = Counter()
    actions = run(s, ev)
    while actions:
        question, seat = s.stack[-1].question(s)[0], actions[0].seat
        asked[question] += 1
        if asked[question] % 3 == 0:
            check(question, actions, Reading(GAME.view(s, seat), seat))
        frame = s.stack[-1]
        if isinstance(frame, InfluenceAction) and frame.source is not None:
            free = Reading(GAME.view(s, seat), seat).influenced(frame.source)
            assert fields(actions, "drop_disc", "sector") - {("",)} == {(sector,) for sector in free}
        actions = step(s, choose(s, actions, rng), ev)
    assert asked["turn"] > 20
