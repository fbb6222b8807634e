"""Seeds: provable afterwards, and known if somebody chose them."""

import re
from hashlib import sha256


def is_drawn(seed: str) -> bool:
    """Whether a seed's JSON looks like one that `new_seed` drew."""
    return re.fullmatch(r'"[0-9a-f]{48}"', seed) is not None


def commitment(seed: str) -> str:
    """What is published at the start: the hash of the seed's JSON, which the record shows at the end."""
    return sha256(seed.encode()).hexdigest()
