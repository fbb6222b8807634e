"""Seeds and tokens that nobody can guess."""

import secrets
import time
from hashlib import sha256

import msgspec

from stolik.table.access import PROGRAM

LINK_LIFE = 15 * 60
"""Seconds for which a link to a taken seat waits for its holder's other device."""


def new_seed() -> str:
    """192 random bits."""
    return msgspec.json.encode(secrets.token_hex(24)).decode()


def new_id() -> str:
    """The id of a table, device or account: not secret, but not to be guessed by counting either."""
    return secrets.token_hex(8)


def new_token() -> str:
    """192 random bits that open a seat, a view or a device."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token. It is random enough for a plain hash."""
    return sha256(token.encode()).hexdigest()


def used(name: str) -> str:
    """What is stored of a used link, by its hash: enough to recognise it, opening nothing."""
    return f"used:{name[:59]}"


def device_token() -> str:
    """A link to a taken seat, for its holder's other device; it carries its own expiry."""
    return f"{new_token()}~{int(time.time()) + LINK_LIFE}"


def end_of(token: str) -> int | None:
    """When a link to a taken seat expires; None for links to free seats, which last as long as the seat is free."""
    _, _, end = token.partition("~")
    return int(end) if end.isascii() and end.isdecimal() and len(end) < 12 else None


def key_holder(key: str) -> str:
    """The holder name of a program."""
    return f"{PROGRAM}{hashed(key)[:38]}"
