"""Every game can say everything in every language: its questions, moves, events, reasons, scores and options."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest

import stolik
from stolik.kernel.codec import allowed_options
from stolik.kernel.messages import Event, Message, Reason
from stolik.text import LANGUAGES, MissingWords, Words, catalogue, locales
from tests.contract.playing import Case, cases, decisions, label

LOOK = 20
"""Reasons are asked for at every twentieth decision or so."""

every_game = pytest.mark.parametrize("name", stolik.GAMES)


def speakers() -> list[Words]:
    return [Words(language, strict=True) for language in LANGUAGES]


def tags(union: Any) -> set[str]:
    """The tags of a union of message types."""
    kinds: tuple[type[Message], ...] = get_args(union) or (union,)
    return {str(kind.__struct_config__.tag) for kind in kinds}


def ids(family: str) -> set[str]:
    """What follows the beginning of a message id, over all messages of that family."""
    return {id.removeprefix(family) for id in catalogue("en", locales()).sources if id.startswith(family)}


@every_game
def test_every_action_and_every_event_has_a_sentence_and_no_sentence_is_left_over(name: str) -> None:
    game = stolik.load(name)
    assert ids(f"{name}-do-") == tags(game.Action)
    assert ids(f"{name}-event-") == tags(game.Event)


@every_game
def test_title_blurb_and_options_have_words(name: str) -> None:
    for words in speakers():
        assert words.text(f"{name}-title")
        assert words.text(f"{name}-blurb")
        for field, values in allowed_options(stolik.load(name).Options).items():
            assert words.text(f"{name}-option-{field}")
            assert words.text(f"{name}-option-{field}-text")
            for value in values:
                assert not isinstance(value, str) or words.text(f"{name}-option-{field}-{value}")


@pytest.mark.parametrize("case", cases(1), ids=label)
def test_everything_that_is_said_in_a_random_game_can_be_said(case: Case) -> None:
    said: set[Any] = set()
    missing: set[str] = set()
    for id, args in sentences(case):
        form = (id, *sorted((key, value if isinstance(value, str) else type(value)) for key, value in args.items()))
        if form not in said:
            said.add(form)
            missing |= unsaid(case.name, id, args)
    assert missing == set()


def unsaid(game: str, id: str, args: dict[str, Any]) -> set[str]:
    """What the languages lack to say this sentence."""
    missing = set()
    for words in speakers():
        try:
            words.line(game, id, args, ["Ola", "Jan", "Eva", "Petr", "Iza", "Tom"])
        except MissingWords as error:
            missing.add(str(error))
    return missing


def sentences(case: Case) -> Iterator[tuple[str, dict[str, Any]]]:
    """Ids and arguments of all that people see of a random game."""
    match = None
    for match, decision, rng in decisions(case):
        yield f"ask-{decision.kind}", decision.values
        yield from ((f"do-{action.tag}", action.words()) for action in decision.actions)
        yield from told(case.game.apply(match.state.copy(), rng.choice(decision.actions)), None, decision.seat)
        if not rng.randrange(LOOK):
            yield from reasons(case.game, match.state, decision.seat)
    if match is not None:
        scores = case.game.outcome(match.state).scores
        yield from ((f"part-{part}", {}) for score in scores for part in score.parts)


def told(events: list[Event], *listeners: int | None) -> Iterator[tuple[str, dict[str, Any]]]:
    yield from ((f"event-{e.tag}", e.heard_by(listener).words()) for e in events for listener in listeners)


def reasons(game: stolik.Game, state: Any, seat: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Why not, for everything on the table, asked by the seat that decides."""
    found: list[Reason | None] = [game.explain(state, seat, thing) for thing in game.things(state, seat)]
    yield from ((f"reason-{reason.code}", reason.values) for reason in found if reason)
