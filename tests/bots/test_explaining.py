"""A proposal says why, in the game's terms."""

import pytest

import stolik
from stolik.bots.explaining import PARTS, POINTS, reasons
from stolik.bots.versions import version
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
            assert {id.removeprefix(f"bot-{side}-{game}-") for id in words.ids(f"bot-{side}-{game}-")} == parts


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
            assert "court" in gains
        game.apply(state, action)


def test_what_leaves_no_choice_needs_no_reason() -> None:
    game = stolik.load("arcana")
    state = game.new(2, "alone")
    decision = game.decision(state)
    assert decision is not None
    assert reasons("arcana", "normal", state, decision.actions[0], decision.actions[:1]) == ([], [])
