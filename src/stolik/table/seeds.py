"""Seeds: provable afterwards, and marked if somebody chose them."""

import re
from hashlib import sha256


def is_drawn(seed: str) -> bool:
    """Whether a seed's JSON looks like one drawn by `new_seed`."""
    return re.fullmatch(r'"[0-9a-f]{48}"', seed) is not None


def commitment(seed: str) -> str:
    """Published at the start: the hash of the seed's JSON. The record reveals the seed at the end."""
    return sha256(seed.encode()).hexdigest()
