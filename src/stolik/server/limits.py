"""Limits: how much one address may ask for, and who may ask at all from another site's page."""

import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from stolik.server.errors import Refusal, forbidden

Connection = ASGIConnection[Any, Any, Any, Any]

MAX_BODY = 512 * 1024
MAX_MESSAGE = 16 * 1024
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Bucket:
    """A bucket of tokens for each name: `rate` a second flow in, `size` fit."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level: dict[str, tuple[float, float]] = {}

    def take(self, name: str, tokens: float = 1.0) -> bool:
        if not self.rate:
            return True
        now = time.monotonic()
        left, at = self.level.get(name, (self.size, now))
        left = min(self.size, left + (now - at) * self.rate)
        if len(self.level) > 10_000:
            self.level.clear()  # a flood of addresses must not fill the memory
        self.level[name] = (left - tokens, now) if left >= tokens else (left, now)
        return left >= tokens


def same_origin(connection: Connection, public_url: str) -> bool:
    """Whether a page of this service asks, or no page at all: browsers always say where a request comes from."""
    headers = connection.headers
    site = headers.get("sec-fetch-site", "")
    if site and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = {headers.get("host", "").lower(), urlsplit(public_url).netloc.lower()}
    return urlsplit(origin).netloc.lower() in allowed - {""}


def check_origin(connection: Connection, public_url: str) -> None:
    if not same_origin(connection, public_url):
        raise forbidden("foreign-origin")


def too_many() -> Refusal:
    return Refusal("too-many-requests", status=429)
