"""Seeds and tokens that nobody can guess."""

import secrets
import time
from hashlib import sha256

import msgspec

from stolik.table.access import PROGRAM

LINK_LIFE = 15 * 60
"""Seconds for which a link to a taken seat waits for its holder's other device."""


def new_seed() -> str:
    """192 bits that nobody chose."""
    return msgspec.json.encode(secrets.token_hex(24)).decode()


def new_id() -> str:
    """The name of a table, device or account: not a secret, but not to be counted through either."""
    return secrets.token_hex(8)


def new_token() -> str:
    """192 bits that open a seat, a view or a device."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token. It is random enough that a plain hash cannot be turned back."""
    return sha256(token.encode()).hexdigest()


def used(name: str) -> str:
    """What is stored of a link (by its hash) once somebody has used it: enough to know it again, opening nothing."""
    return f"used:{name[:59]}"


def device_token() -> str:
    """A link to a taken seat, for another device of its holder: it says itself how long it lasts."""
    return f"{new_token()}~{int(time.time()) + LINK_LIFE}"


def end_of(token: str) -> int | None:
    """Until when a link to a taken seat lasts; None for links to free seats, which wait as long as the seat does."""
    _, _, end = token.partition("~")
    return int(end) if end.isascii() and end.isdecimal() and len(end) < 12 else None


def key_holder(key: str) -> str:
    """The name under which a program holds its seat."""
    return f"{PROGRAM}{hashed(key)[:38]}"
