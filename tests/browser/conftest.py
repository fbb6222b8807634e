"""A real Chromium: one browser per worker, a fresh context per test. A page that complains fails its test.

The service is real too: one process and one store per worker, bots without delay.
"""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tests.server.running import Server
from tools.browser import chosen

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SHOTS = Path(__file__).parents[2] / "build" / "shots"

QUICK = """try {
  const key = "stolik-settings";
  if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ pace: "instant" }));
} catch {}"""
"""Nobody watches in these tests, so others' moves are shown at once; those about watching choose a pace."""

NewContext = Callable[..., BrowserContext]


THOROUGH = Path(__file__).with_name("thorough.txt")
"""Tests that show more of the same, one a line: left out unless `make test-browser ALL=1` asks for them."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Everything in this folder is a browser test; some of them wait until all are asked for."""
    ours = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.browser)
    if os.environ.get("ALL"):
        return
    listed = {line for line in THOROUGH.read_text("utf-8").splitlines() if line and not line.startswith("#")}
    waiting = [item for item in ours if f"{item.path.name}::{item.name.partition('@')[0]}" in listed]
    items[:] = [item for item in items if item not in waiting]
    config.hook.pytest_deselected(items=waiting)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser that `make` found; starting it takes a second, so once per worker."""
    with sync_playwright() as playwright:
        launch = chosen()
        started = playwright.chromium.launch(executable_path=launch["executable_path"], env={**launch["env"]})
        yield started
        started.close()


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The service with the built client, at `service.base`; its store is empty when the worker starts."""
    with Server(tmp_path_factory.mktemp("service")) as running:
        yield running
        assert '"level": "error"' not in running.said(), running.said()


@pytest.fixture
def complaints() -> list[str]:
    """What the pages of this test complained about. A test that provokes an error removes it from the list."""
    return []


@pytest.fixture
def new_context(browser: Browser, complaints: list[str]) -> Iterator[NewContext]:
    """Make contexts as separate as two people's machines; console errors and warnings fail the test at its end."""
    made: list[BrowserContext] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(f"{message.type}: {message.text}")

    def make(**settings: Any) -> BrowserContext:
        context = browser.new_context(**{"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en", **settings})
        context.set_default_timeout(20_000)
        context.add_init_script(QUICK)
        context.on("console", on_console)
        context.on("weberror", lambda error: complaints.append(f"exception: {error.error}"))
        made.append(context)
        return context

    yield make
    before = len(complaints)
    for context in made:
        context.close()
    late = [
        told for told in complaints[before:] if "net::ERR" not in told
    ]  # what is still being fetched ends with the page
    assert complaints[:before] + late == [], "the page complained"


@pytest.fixture
def page(new_context: NewContext) -> Page:
    """A page on a desk."""
    return new_context().new_page()


@pytest.fixture
def phone(new_context: NewContext) -> Page:
    """A page in a hand."""
    return new_context(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2).new_page()
