"""The client's pages: served with a strict policy, cached as they should be, one page for all its routes."""

import httpx
import pytest

from stolik.server.routes.static_files import STATIC
from tests.server.running import Server

built = pytest.mark.skipif(not (STATIC / "index.html").is_file(), reason="the client has not been built")


@pytest.mark.parametrize(
    "path", ["/", "/new", "/t/abc", "/join/token", "/healthz", "/api/games", "/api/nothing", "/x.js"]
)
def test_every_answer_carries_the_policy(server: Server, path: str) -> None:
    headers = httpx.get(server.base + path).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/", "/new", "/t/abc", "/join/token", "/watch/x", "/replay/1", "/learn/arcana", "/settings"]
)
def test_routes_of_the_client_are_its_page(server: Server, path: str) -> None:
    answer = httpx.get(server.base + path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>stolik</title>" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../app.py", "/nothing.js"]
)
def test_nothing_but_the_client_can_be_asked_for(server: Server, path: str) -> None:
    with httpx.Client() as client:
        answer = client.send(httpx.Request("GET", server.base + path))
    assert answer.status_code in (200, 404)
    assert "root:" not in answer.text
    assert "import " not in answer.text or "<title>" in answer.text


def test_a_page_that_has_not_changed_is_not_sent_again(server: Server) -> None:
    first = httpx.get(server.base + "/")
    again = httpx.get(server.base + "/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@built
def test_assets_are_kept_for_ever_and_sent_small(server: Server) -> None:
    name = next((STATIC / "assets").glob("*.js")).name
    answer = httpx.get(f"{server.base}/assets/{name}")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")


@built
@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("prints/arcs/mystic.svg", "image/svg+xml"),
        ("sprites/arcs/gate.webp", "image/webp"),
        ("covers/hero-wide.avif", "image/avif"),
        ("sounds/opus/error.opus", "audio/ogg"),
        ("sounds/aac/error.m4a", "audio/mp4"),
    ],
)
def test_pictures_and_sounds_are_kept_for_ever(server: Server, path: str, kind: str) -> None:
    answer = httpx.get(f"{server.base}/art/{path}?v=mark")
    assert answer.status_code == 200
    assert answer.headers["content-type"].split(";")[0] == kind
    assert "immutable" in answer.headers["cache-control"]


def test_what_is_answered_about_tables_is_never_cached(server: Server) -> None:
    assert httpx.get(f"{server.base}/api/games").headers["cache-control"] == "no-store"


def test_errors_say_what_to_do_and_show_no_trace(server: Server) -> None:
    for answer in (
        httpx.get(f"{server.base}/api/nothing"),
        httpx.post(f"{server.base}/api/tables", content=b"{"),
        httpx.post(f"{server.base}/api/tables", json={"game": 7}),
        httpx.delete(f"{server.base}/api/games"),
        httpx.post(f"{server.base}/api/tables", content=b"x" * 600_000, headers={"Content-Type": "application/json"}),
    ):
        assert 400 <= answer.status_code < 500
        assert answer.json()["line"]["id"].startswith("reason-")
        assert "Traceback" not in answer.text
        assert "site-packages" not in answer.text


def test_figures_are_for_the_operator(server: Server) -> None:
    text = httpx.get(f"{server.base}/metrics").text
    assert "stolik_tables" in text
    assert "stolik_entries_total" in text


def test_the_service_says_that_it_is_ready(server: Server) -> None:
    assert httpx.get(f"{server.base}/healthz").json()["status"] == "ready"
