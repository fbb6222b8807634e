"""The page of events tells of every kind what is seen and heard, or why nothing is."""

import re
from pathlib import Path

import pytest

import stolik
from tests.browser.moments import kinds

PAGE = Path(__file__).parents[1] / "docs" / "events.md"
ROW = re.compile(r"\| `(?P<kind>[\w-]+)` \| (?P<seen>[^|]+) \| (?P<moves>[^|]+) \| (?P<sound>[^|]+) \|")


@pytest.mark.parametrize("name", stolik.GAMES)
def test_every_kind_of_event_was_watched_and_heard(name: str) -> None:
    """A new kind fails here until `make events` has seen something move and heard a sound, or a reason is stated."""
    part = PAGE.read_text("utf-8").split(f"## {name.capitalize()}\n")[1].split("\n## ")[0]
    rows = {found["kind"]: found for found in ROW.finditer(part)}
    assert set(rows) == kinds(stolik.load(name))
    assert [kind for kind, found in rows.items() if not found["moves"].strip() or not found["sound"].strip()] == []
