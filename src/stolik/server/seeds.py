"""Seeds and tokens: unguessable, and provable afterwards."""

import secrets
from hashlib import sha256

import msgspec


def new_seed() -> str:
    """192 bits that nobody chose."""
    return msgspec.json.encode(secrets.token_hex(24)).decode()


def commitment(seed: str) -> str:
    """What is published at the start: the hash of the seed's JSON, which the record shows at the end."""
    return sha256(seed.encode()).hexdigest()


def new_id() -> str:
    """The name of a table, device or account: not a secret, but not to be counted through either."""
    return secrets.token_hex(8)


def new_token() -> str:
    """192 bits that open a seat, a view or a device."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is stored of a token. It is random enough that a plain hash cannot be turned back."""
    return sha256(token.encode()).hexdigest()
