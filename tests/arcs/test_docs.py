"""docs/rules/arcs.md maps every rule to a test that exists, and leaves no rule test out."""

import re
from pathlib import Path

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
    "resources",
    "scoring",
    "draft",
]
ROOMS += ["knowledge", "order"]


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


def test_every_house_rule_is_explained() -> None:
    explained = re.findall(r"^- \*\*H(\d+)\*\*", PAGE, re.MULTILINE)
    assert explained == [str(n) for n in range(1, len(explained) + 1)]
    assert f"H1 to H{len(explained)}" in PAGE
