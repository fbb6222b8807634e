"""The site as files: a plain host that knows nothing of us, in a folder of its own, and how to sit down there."""

import functools
import http.server
import json
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import Page

from tools.site import BUILT, build

PATIENCE = 120_000
"""Milliseconds: a cold start on a busy machine."""


class Files(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Site:
    """The built site below `folder`, at `base`."""

    def __init__(self, folder: Path) -> None:
        build(BUILT, folder / "games" / "stolik")
        handler = functools.partial(Files, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.base = f"http://127.0.0.1:{self.server.server_port}/games/stolik/"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def deal(page: Page, base: str, game: str, seats: str, seed: str, **options: Any) -> None:
    """Sit down at the deal of an address."""
    query = {"game": game, "seats": seats, "seed": seed} | {f"o.{k}": json.dumps(v) for k, v in options.items()}
    page.goto(f"{base}#/new?{urlencode(query)}")
    page.locator("[data-start]:not([disabled])").click(timeout=PATIENCE)
    page.locator("[data-state=legal]").first.wait_for(timeout=PATIENCE)


def remembered(page: Page) -> None:
    """Wait until this device has kept a memory of Python. (`wait_for_function` takes a promise for a yes.)"""
    kept = "async () => (await caches.match(new URL('memory', document.baseURI))) !== undefined"
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(kept):
        assert time.monotonic() < end, "no memory is kept"
        page.wait_for_timeout(200)
