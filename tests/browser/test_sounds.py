"""Sounds belong to what is seen: on after the first touch, one switch, none where nothing moves."""

from pathlib import Path
from typing import Any

import pytest

import stolik
from tests.browser.conftest import NewContext
from tests.browser.fed import Fed
from tests.browser.playing import prefer
from tests.server.running import Server

WATCH = Path(__file__).with_name("watch.js")
ART = Path(__file__).parents[2] / "web" / "public" / "art" / "sounds"


def heard(new_context: NewContext, service: Server, **settings: Any) -> list[str]:
    """The files that reach the speakers while two others move."""
    page = new_context(reduced_motion="no-preference").new_page()
    prefer(page, service, **{"motion": "full", "pace": "fast", **settings})
    page.add_init_script(path=WATCH)
    fed = Fed(page, service.base, stolik.load("arcana"), 3, "sounds", {})
    fed.open_before_others()
    page.mouse.click(2, 2)
    page.wait_for_load_state("networkidle")
    fed.let_others_move()
    page.locator(".caption").wait_for(state="detached", timeout=60_000)
    files: list[str] = [sound["file"] for sound in page.evaluate("watched.sounds")]
    return files


def test_what_others_do_is_heard_from_our_own_files(new_context: NewContext, service: Server) -> None:
    files = heard(new_context, service)
    assert files
    assert set(files) <= {file.stem for file in ART.glob("opus/*.opus")}


@pytest.mark.parametrize("quiet", [{"sound": False}, {"volume": 0}], ids=["switched off", "volume at nothing"])
def test_nothing_is_heard(new_context: NewContext, service: Server, quiet: dict[str, Any]) -> None:
    assert heard(new_context, service, **quiet) == []


def test_where_nothing_moves_only_my_turn_is_heard(new_context: NewContext, service: Server) -> None:
    assert set(heard(new_context, service, motion="none")) <= {"your_turn"}
