"""Lessons show the real game."""

import json
from pathlib import Path

import pytest

from tools.lessons import record_of, scripts, stale


def test_the_record_of_every_lesson_is_fresh() -> None:
    assert stale() == [], "run: python -m tools.lessons"


@pytest.mark.parametrize(
    "script", scripts() + scripts("examples"), ids=lambda script: f"{script.parent.name}-{script.stem}"
)
def test_every_expected_click_is_legal_in_its_position(script: Path) -> None:
    for lesson in json.loads(record_of(script).read_text("utf-8")):
        for step in lesson["steps"]:
            decision = lesson["positions"][step["position"]]["decision"]
            options = decision["options"] if decision else []
            assert not step["expect"] or any(sorted(o["targets"]) == sorted(step["expect"]) for o in options)
