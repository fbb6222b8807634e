"""The forms in which an observation comes: one vector, with its mask, as tables of entities, or as JSON."""

from __future__ import annotations

import string
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import stolik
from stolik.kernel.encoding import WAIT
from stolik.lab.encodings import tables
from stolik.lab.opponents import Numbers
from stolik.lab.parallel_games import Games

LONGEST = 1_000_000
"""Characters of a view as JSON: more than any game has."""


class Form:
    """An agent's observation and the space that holds it: here one vector of numbers."""

    def __init__(self, games: Games) -> None:
        self.games = games
        self.space: spaces.Space[Any] = games.observation_space

    def seen(self, row: int, seat: int) -> Any:
        """What this seat sees in this game."""
        return self.vector(row, seat)

    def vector(self, row: int, seat: int) -> Numbers:
        batch = self.games.batch
        if batch.players[row] == seat:
            return np.array(self.games.observations[row])
        out = bytearray(batch.width)
        batch.write(row, seat, out)
        return np.frombuffer(out, np.uint8)


class Masked(Form):
    """The vector with its mask beside it, as PettingZoo's classic games have it."""

    def __init__(self, games: Games) -> None:
        super().__init__(games)
        mask = spaces.Box(0, 1, (games.batch.ids,), np.int8)
        self.space = spaces.Dict({"observation": games.observation_space, "action_mask": mask})

    def seen(self, row: int, seat: int) -> Any:
        return {"observation": self.vector(row, seat), "action_mask": self.mask(row, seat)}

    def mask(self, row: int, seat: int) -> npt.NDArray[np.int8]:
        if self.games.batch.players[row] == seat:
            return np.array(self.games.masks[row], np.int8)
        waiting = np.zeros(self.games.batch.ids, np.int8)
        waiting[WAIT] = 1
        return waiting


class Entities(Form):
    """A table for each kind of thing: a row for each seat, card, zone, system, sector."""

    def __init__(self, games: Games) -> None:
        super().__init__(games)
        shapes = {block.name: (len(block.rows), block.width) for block in games.game.encoding.blocks}
        self.space = spaces.Dict({name: spaces.Box(0, 255, shape, np.uint8) for name, shape in shapes.items()})

    def seen(self, row: int, seat: int) -> Any:
        return tables(self.games.game.encoding, self.vector(row, seat))


class Json(Form):
    """The seat's view, which is what a person sees."""

    def __init__(self, games: Games) -> None:
        super().__init__(games)
        self.space = spaces.Text(LONGEST, charset=string.printable)

    def seen(self, row: int, seat: int) -> Any:
        return stolik.encode(self.games.game.view(self.games.batch.states[row], seat)).decode()


FORMS = {"vector": Form, "masked": Masked, "entities": Entities, "json": Json}


def form_of(name: str, games: Games) -> Form:
    if name not in FORMS:
        raise ValueError(f"form: {name!r} is not one of {', '.join(FORMS)}")
    return FORMS[name](games)
