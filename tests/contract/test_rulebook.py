"""Every place that a refusal cites exists in the rules reference, in three languages."""

import ast
import random
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import stolik
from stolik.terminal import chapter_id
from stolik.text import LANGUAGES, Words
from tests.contract.playing import Case, cases, decisions, label

GAMES = Path(stolik.__file__).parent / "games"
PLACE = re.compile(r"H\d+|\d{1,2}(?: and \d{1,2})*")
PAGE = re.compile(r"\((?:p|s|str)\.\s([^)]+)\)$")
TOLD_AS_ANOTHER = {"ALLOWED", "NOT_AIMED", "OTHER_DESIGN", "NO_TILE_HERE"}
"""These never reach a player; beside each stands what is told in its place."""
LOOK = 40
"""Ask for reasons at every decision of this number."""


def pages(words: Words, game: str) -> dict[str, str]:
    """Every rule of the reference, with its place."""
    found = {}
    for id in words.ids(f"{game}-rule-"):
        if words.attribute(id, "title"):
            found[id] = words.attribute(id, "page")
        elif id.endswith("-text"):
            at = PAGE.search(words.text(id))
            found[id.removesuffix("-text")] = at[1] if at else ""
    return found


def opened(words: Words, game: str, place: str) -> list[str]:
    """The rules that a place opens: one for our rulings, otherwise all of that page or chapter."""
    if place.startswith("H") and place[1:].isdigit():
        id = f"{game}-rule-{place.lower()}"
        return [id] if words.has(id) and f"({place})" in words.text(f"{id}-text") else []
    numbers = set(re.findall(r"\d+", place))
    standing = pages(words, game).items()
    return [id for id, at in standing if at == place or numbers & set(re.findall(r"\d+", at))]


def written(game: str) -> set[str]:
    """Pages and rulings that the code of a game names."""
    constants = (
        node.value
        for folder in ("reasons", "rules", "cards")
        for file in (GAMES / game / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {text for text in constants if PLACE.fullmatch(text)}


def refusals(game: str) -> dict[int, tuple[str, str]]:
    """The code and the place of every refusal, also of those that random games never meet."""
    module = import_module(f"stolik.games.{game}.rules.refusals")
    rows = module.REASONS if hasattr(module, "REASONS") else dict(enumerate(module.REFUSALS))
    return {number: row[:2] for number, row in rows.items() if number != module.ALLOWED}


def constants(game: str) -> dict[str, int]:
    """The refusals that permissions can answer with, by name."""
    module = import_module(f"stolik.games.{game}.rules.refusals")
    return {name: x for name, x in vars(module).items() if isinstance(x, int) and name not in TOLD_AS_ANOTHER}


def without_page(file: Path) -> list[str]:
    """Reasons that a module makes by itself and gives no page."""
    calls = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call)]
    reasons = [node for node in calls if isinstance(node.func, ast.Name) and node.func.id == "Reason"]
    paged = [node for node in reasons if len(node.args) > 2 or any(word.arg == "page" for word in node.keywords)]
    return [f"{file.name}:{node.lineno}" for node in reasons if node not in paged]


def told(case: Case) -> Iterator[str]:
    """Places that refusals name in a random game."""
    rng = random.Random(0)
    for match, decision, _ in decisions(case):
        if not rng.randrange(LOOK):
            found = [
                case.game.explain(match.state, decision.seat, (t,))
                for t in case.game.things(match.state, decision.seat)
            ]
            yield from {reason.page for reason in found if reason and reason.page}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["arcana", "arcs", "eclipse"])
def test_every_place_that_the_code_names_opens_its_text(name: str, language: str) -> None:
    words = Words(language, strict=True)
    assert [place for place in sorted(written(name)) if not opened(words, name, place)] == []


@pytest.mark.parametrize("name", ["arcana", "arcs", "eclipse"])
def test_every_refusal_names_a_place_that_opens_its_text(name: str) -> None:
    assert set(constants(name).values()) == set(refusals(name))
    for words in (Words(language, strict=True) for language in LANGUAGES):
        lost = [code for code, place in refusals(name).values() if not (place and opened(words, name, place))]
        assert lost == []


@pytest.mark.parametrize("name", ["arcana", "arcs", "eclipse"])
def test_every_reason_that_is_made_beside_the_refusals_names_a_place(name: str) -> None:
    assert [line for file in (GAMES / name).rglob("*.py") for line in without_page(file)] == []


@pytest.mark.parametrize("case", cases(1), ids=label)
def test_every_place_that_is_told_opens_its_text_and_has_a_name(case: Case) -> None:
    places = set(told(case))
    assert places
    for words in (Words(language, strict=True) for language in LANGUAGES):
        assert [place for place in sorted(places) if not opened(words, case.name, place)] == []
        chapters = [place for place in places if not PLACE.fullmatch(place)]
        assert all(words.text(f"{case.name}-chapter-{chapter_id(place)}") for place in chapters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["arcana", "arcs", "eclipse"])
def test_the_reference_has_every_ruling_of_our_page_of_rules(name: str, language: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    words = Words(language, strict=True)
    told = {id for id in words.ids(f"{name}-rule-h") if re.fullmatch(rf"{name}-rule-h\d+", id)}
    assert told == {f"{name}-rule-{number.lower()}" for number in re.findall(r"\*\*(H\d+)\*\*", page)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["arcana", "arcs", "eclipse"])
def test_every_ruling_that_a_rule_names_has_its_text(name: str, language: str) -> None:
    words = Words(language, strict=True)
    texts = [words.text(id) for id in words.ids(f"{name}-rule-") if words.has(id)]
    named = {number for text in texts for number in re.findall(r"\((H\d+)\)", text)}
    assert named
    assert [number for number in sorted(named) if not opened(words, name, number)] == []
