"""Chance: a counter-based generator that lives in the state, so equal seeds and equal actions give equal games.

A block is one keyed BLAKE2b hash of its number, cut into sixteen 30-bit words: 128 bits of key cannot be guessed from
dice, small words stay cheap when compiled, and anybody who is told the seed afterwards can check every roll.
"""

from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

WORDS: Final = 16
LIMIT: Final = 1 << 30


@dataclass
class Chance:
    key: str
    drawn: int = 0
    """Words drawn so far."""
    block: list[int] = field(default_factory=list, compare=False, repr=False)
    number: int = field(default=-1, compare=False, repr=False)
    """Which block is at hand."""


def chance_of(seed: str) -> Chance:
    """A generator for this seed text."""
    return Chance(blake2b(seed.encode(), digest_size=16).hexdigest())


def word(c: Chance) -> int:
    """The next 30-bit word."""
    number = c.drawn // WORDS
    if number != c.number:
        digest = blake2b(number.to_bytes(8, "little"), key=c.key.encode(), digest_size=4 * WORDS).digest()
        c.block = [int.from_bytes(digest[i : i + 4], "little") % LIMIT for i in range(0, 4 * WORDS, 4)]
        c.number = number
    value = c.block[c.drawn % WORDS]
    c.drawn += 1
    return value


def draw(c: Chance, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    bound = LIMIT - LIMIT % n
    while True:
        value = word(c)
        if value < bound:
            return value % n


def shuffle(c: Chance, items: list[int]) -> None:
    """Shuffle in place (Fisher-Yates)."""
    for i in range(len(items) - 1, 0, -1):
        j = draw(c, i + 1)
        items[i], items[j] = items[j], items[i]


def fresh_key(c: Chance) -> str:
    """A key for another generator: a redealt world must not foresee the dice of the true one."""
    return "".join(f"{word(c):08x}" for _ in range(4))
