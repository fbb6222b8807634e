"""Limits for each address, and checks against requests from other sites' pages."""

import time
from fnmatch import fnmatchcase
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from stolik.table.errors import Refusal, forbidden

Connection = ASGIConnection[Any, Any, Any, Any]

MAX_BODY = 512 * 1024
MAX_MESSAGE = 16 * 1024
INSIDE = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal")
"""Top-level names that exist only within a local network."""
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


class Bucket:
    """Token buckets by name: `rate` tokens a second flow in, `size` fit."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level: dict[str, tuple[float, float]] = {}

    def set(self, rate: float, size: float) -> None:
        self.rate, self.size = rate, size

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
    """Whether the request comes from our own page or from no page at all; browsers always send its origin."""
    headers = connection.headers
    site = headers.get("sec-fetch-site", "")
    if site and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is None:
        return True
    allowed = {headers.get("host", "").lower(), urlsplit(public_url).netloc.lower()}
    return urlsplit(origin).netloc.lower() in allowed - {""}


def is_ours(host: str, public_url: str, hosts: str) -> bool:
    """Whether the request names our host: by address, by a name of this network, or by one of `hosts`.

    Another site could let its own name point here; then the browser would take its page for ours.
    """
    name = _name(f"//{host}")
    if not name:
        return False
    if _is_address(name) or "." not in name or name.endswith(INSIDE):
        return True
    allowed = {_name(public_url), *hosts.lower().replace(",", " ").split()}
    return any(fnmatchcase(name, pattern) for pattern in allowed if pattern)


def _name(url: str) -> str:
    try:
        return (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def check_host(connection: Connection, public_url: str, hosts: str) -> None:
    if not is_ours(connection.headers.get("host", ""), public_url, hosts):
        raise Refusal("foreign-host", status=421)


@lru_cache(4096)
def network(host: str) -> str:
    """Addresses to count together: a single IPv4 address, or the /64 network that every IPv6 user has at least."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, 64), strict=False).network_address)


def address_of(connection: Connection) -> str:
    return connection.client.host if connection.client else ""


def network_of(connection: Connection) -> str:
    return network(address_of(connection))


def check_origin(connection: Connection, public_url: str) -> None:
    if not same_origin(connection, public_url):
        raise forbidden("foreign-origin")


def too_many() -> Refusal:
    return Refusal("too-many-requests", status=429)
