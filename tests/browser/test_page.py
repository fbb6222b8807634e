"""The built client opens. The service serves the same files, so this needs none."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

STATIC = Path(__file__).parents[2] / "src" / "stolik" / "server" / "static"


class Quiet(SimpleHTTPRequestHandler):
    """Serve files without a line per request."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the built client is served."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(STATIC))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def test_the_page_says_stolik(page: Page, address: str) -> None:
    page.goto(address)
    expect(page).to_have_title("stolik")
    expect(page.get_by_role("heading", name="stolik")).to_be_visible()


def test_the_page_fits_a_phone(phone: Page, address: str) -> None:
    phone.goto(address)
    expect(phone.get_by_role("heading", name="stolik")).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
