"""A proposal says why, in the game's terms."""

from typing import Any

import pytest

import stolik
from stolik.bots import telling
from stolik.bots.explaining import PARTS, POINTS, reasons
from stolik.bots.telling import arcs, teller_of
from stolik.bots.versions import version
from stolik.games.arcs.ids import FUEL, MATERIAL, TYCOON
from stolik.kernel.chance import chance_of
from stolik.kernel.codec import decode, encode
from stolik.kernel.engine import step
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Line
from stolik.table.advice import Advice, advise
from stolik.text import LANGUAGES, Words

every_game = pytest.mark.parametrize("game", PARTS)


@every_game
def test_every_weight_belongs_to_one_part(game: str) -> None:
    for weight in version(game).worth:
        found = [part for part, names in PARTS[game].items() if weight.startswith(tuple(names))]
        assert len(found) == 1, (weight, found)


@every_game
def test_every_part_has_words(game: str) -> None:
    parts = {*PARTS[game], POINTS} - {"scales"}
    for words in (Words(language, strict=True) for language in LANGUAGES):
        for side in ("gain", "risk"):
            said = [id.removeprefix(f"bot-{side}-{game}-") for id in words.ids(f"bot-{side}-{game}-")]
            assert {part for part in said if "-" not in part} == parts
            assert {part.partition("-")[0] for part in said} == parts


LEAD = ["card:administration_4", "do:lead"]
WANT = ["card:gatekeepers", "do:influence"]


def test_influence_is_proposed_for_the_sake_of_the_court() -> None:
    game = stolik.load("arcs")
    state = game.new(3, "lesson-65")
    for targets in (LEAD, WANT):
        decision = game.decision(state)
        assert decision is not None
        action = next(a for a in decision.actions if sorted(a.targets()) == sorted(targets))
        gains, _ = reasons("arcs", "normal", state, action, decision.actions)
        if targets is WANT:
            assert Line("bot-gain-arcs-court-most", {"card": "card:gatekeepers", "mine": 1, "rival": 0}) in gains
        game.apply(state, action)


def test_what_leaves_no_choice_needs_no_reason() -> None:
    game = stolik.load("arcana")
    state = game.new(2, "alone")
    decision = game.decision(state)
    assert decision is not None
    assert reasons("arcana", "normal", state, decision.actions[0], decision.actions[:1]) == ([], [])


def test_a_tax_that_takes_the_lead_says_in_which_ambition_and_by_how_much() -> None:
    game = stolik.load("arcs")
    state = game.new(3, "lesson-65")
    before, after = state.copy(), state.copy()
    for world in (before, after):
        world.markers[0] = TYCOON
        world.players[0].resources = [MATERIAL, *[-1] * 6]
        world.players[1].resources = [FUEL, *[-1] * 6]
    after.players[0].resources[1] = FUEL
    kind, words = arcs.better_race(before, after, 0) or ("", {})
    assert (kind, words) == ("lead", {"ambition": "ambition:tycoon", "mine": 2, "rival": 1})
    assert (arcs.worse_race(after, before, 0) or ("", {}))[0] == "lost"


HOURS = {"arcs": (3, 160), "eclipse": (2, 120), "arcana": (3, 160)}


@every_game
def test_hints_of_a_game_name_things_in_words_of_every_language(game: str) -> None:
    seats, plies = HOURS[game]
    rules = stolik.load(game)
    state, found = rules.new(seats, "named"), set[str]()
    for ply in range(plies):
        decision = rules.decision(state)
        if decision is None:
            break
        advice = decode(advise(game, "easy", encode(state), decision.seat, str(ply), None, True), Advice)
        for line in [*advice.gains, *advice.risks]:
            found.add(line.id)
            for language in LANGUAGES:
                said = Words(language, strict=True).line(game, line.id, line.args, ["Ola"] * seats)
                assert "{" not in said
        rules.apply(state, rules.action(advice.action))
    assert len([id for id in found if id.count("-") > 3 and not id.endswith("-maybe")]) >= 2, found


@every_game
def test_what_is_named_is_the_same_in_every_world_that_the_seat_holds_possible(game: str) -> None:
    """Nothing that the seat cannot know, such as a face-down card, is given away by a hint."""
    seats, plies = HOURS[game]
    rules = stolik.load(game)
    state, checked = rules.new(seats, "guess"), 0
    for ply in range(plies):
        decision = rules.decision(state)
        if decision is None:
            break
        if len(decision.actions) > 1 and ply % 6 == 0:
            checked += is_known(game, state, decision.seat, decision.actions[ply % len(decision.actions)])
        advice = decode(advise(game, "easy", encode(state), decision.seat, str(ply)), Advice)
        rules.apply(state, rules.action(advice.action))
    assert checked >= 3


def is_known(game: str, state: Any, seat: int, action: Action) -> bool:
    """Compare what is told in four worlds; True if something was named."""
    rules, told = stolik.load(game), list[list[Line]]()
    for number in range(4):
        world = rules.redeal(state.copy(), seat, chance_of(f"world {number}"))
        after = finished(rules, world, action)
        if teller_of(game).has_guessed(world, after, seat):
            return False
        told.append([telling.told(game, side, part, world, [after], seat) for side, part in teller_of(game).TOLD])
    assert all(lines == told[0] for lines in told), told
    return any(line.args for line in told[0])


def finished(rules: Game, world: Any, action: Action) -> Any:
    after = world.copy()
    step(after, action, [])
    return after
