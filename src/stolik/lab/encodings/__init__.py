"""What the numbers of an observation are, and what the ids of actions say."""

from __future__ import annotations

import msgspec
import numpy as np
import numpy.typing as npt

from stolik.kernel.encoding import Encoding


class Entry(msgspec.Struct, frozen=True):
    """One number of an observation."""

    place: int
    table: str
    row: str
    column: str


def entries(encoding: Encoding) -> list[Entry]:
    """Every number, in order."""
    named = [(block.name, row, column) for block in encoding.blocks for row in block.rows for column in block.columns]
    return [Entry(place, *words) for place, words in enumerate(named)]


def tables(encoding: Encoding, observation: npt.NDArray[np.uint8]) -> dict[str, npt.NDArray[np.uint8]]:
    """The tables that the numbers (of one game, or of many) are made of. No copy: the same memory in another shape."""
    ahead = observation.shape[:-1]
    return {
        block.name: observation[..., start : start + block.size].reshape(*ahead, len(block.rows), block.width)
        for block, start in zip(encoding.blocks, encoding.starts, strict=True)
    }
