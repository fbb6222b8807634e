"""The browser client: read once, served from memory, with one page for all its routes."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response, route
from litestar.params import FromPath

from stolik.table.errors import not_found

STATIC = Path(__file__).parents[1] / "static"
TEXTS = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".opus": "audio/ogg",
    ".m4a": "audio/mp4",
}
# Names with a hash, and pictures and sounds whose addresses carry one for all of them (web/vite.config.ts).
FOREVER = ("assets/", "art/", "engine/")
NOT_BUILT = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>stolik</title>
<p>The browser client has not been built yet. Run <code>make play</code> once.</p></html>"""


class Page(msgspec.Struct, frozen=True):
    body: bytes
    zipped: bytes
    kind: str
    tag: str
    forever: bool


def read_pages(folder: Path = STATIC) -> dict[str, Page]:
    """Every file of the client by its path; nothing else can be requested."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    bodies = {name: path.read_bytes() for name, path in files.items()}
    bodies["index.html"] = as_served(bodies.get("index.html", NOT_BUILT))
    return {name: page(name, body, bodies.get(f"{name}.gz")) for name, body in bodies.items()}


def as_served(index: bytes) -> bytes:
    """The page as the service serves it: at the root of its host for all routes, with a server to talk to."""
    return index.replace(b'="./', b'="/').replace(b"<html ", b"<html data-served ", 1)


def page(name: str, body: bytes, zipped: bytes | None = None) -> Page:
    """`zipped`: compressed by the build already."""
    guessed = mimetypes.guess_type(name)[0] or "application/octet-stream"
    kind = TYPES.get(Path(name).suffix, guessed)
    if zipped is None:
        zipped = gzip.compress(body, 6) if kind.startswith(TEXTS) else b""
    return Page(body, zipped, kind, f'"{sha256(body).hexdigest()[:20]}"', name.startswith(FOREVER))


def answer(page: Page, request: "Request[Any, Any, Any]") -> Response[bytes]:
    headers = {
        "ETag": page.tag,
        "Cache-Control": "public, max-age=31536000, immutable" if page.forever else "no-cache",
        "Vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers)
    body = page.body
    if page.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = page.zipped, "gzip"
    return Response(body, headers=headers, media_type=page.kind)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False, sync_to_thread=False)
def client(request: "Request[Any, Any, Any]", path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the client, or its page for the routes that the client handles itself."""
    pages: dict[str, Page] = request.app.state.pages
    name = path.lstrip("/")
    found = pages.get(name)
    if found is None:
        if name.startswith("api/") or "." in name.rpartition("/")[2]:
            raise not_found("no-such-page")
        found = pages["index.html"]
    return answer(found, request)
