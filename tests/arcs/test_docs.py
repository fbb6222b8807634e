"""docs/rules/arcs.md maps every rule to a test that exists, and leaves no rule test out."""

import re
from pathlib import Path

import pytest

from stolik.games.arcs.ids import load
from stolik.text import LANGUAGES, Words

HERE = Path(__file__)
ROOT = HERE.parents[2]
PAGE = (ROOT / "docs" / "rules" / "arcs.md").read_text("utf-8")
HOUSE = ROOT / "src" / "stolik" / "games" / "arcs"
ROOMS = [
    "map",
    "rounds",
    "declare",
    "actions",
    "movement",
    "court",
    "prelude",
    "battle",
    "spoils",
    "resources",
    "scoring",
    "draft",
]
ROOMS += ["knowledge", "order", "data", "second_reading"]


def written_in(room: str) -> set[str]:
    text = (HERE.parent / f"test_{room}.py").read_text("utf-8")
    return set(re.findall(r"^def (test_\w+)", text, re.MULTILINE))


def test_every_test_that_the_page_names_exists_and_none_is_left_out() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    existing = {name for room in ROOMS for name in written_in(room)}
    assert named == existing


def test_every_file_that_the_page_names_exists() -> None:
    names = re.findall(r"`([\w/]+\.py)`", PAGE)
    assert [name for name in names if not (HOUSE / name).is_file() and not (ROOT / name).is_file()] == []


SETUP_ROW = re.compile(r"^\| \d-\d\d [\w ]+ \| `(\w+)` \| ([\d, ]+) \| ([\w ;]+) \|$", re.MULTILINE)
SITES = {"G": "gate", "A": "arrow", "C": "crescent", "H": "hex"}


def test_the_page_lists_every_set_up_card_as_it_is_in_the_data() -> None:
    told = {}
    for name, out, starts in SETUP_ROW.findall(PAGE):
        rows = [[f"{SITES[x[1]]}_{x[0]}" for x in row.split()] for row in starts.split("; ")]
        told[name] = ([int(n) for n in out.split(", ")], rows)
    cards = load("setups")["setup"]
    starts = [[[row["a"], row["b"], *row["c"]] for row in card["start"]] for card in cards]
    assert told == {card["id"]: (card["out_of_play"], rows) for card, rows in zip(cards, starts)}


def test_every_house_rule_is_explained() -> None:
    explained = re.findall(r"^- \*\*H(\d+)\*\*", PAGE, re.MULTILINE)
    assert explained == [str(n) for n in range(1, len(explained) + 1)]
    assert f"H1 to H{len(explained)}" in PAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_can_be_read_at_the_table(language: str) -> None:
    words = Words(language)
    for number in re.findall(r"^- \*\*H(\d+)\*\*", PAGE, re.MULTILINE):
        assert f"(H{number})" in words.text(f"arcs-rule-h{number}-text")
