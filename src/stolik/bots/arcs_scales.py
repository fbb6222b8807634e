"""How the facts about Arcs become numbers: a list with one place for each input, and a name for each place."""

from typing import Final

NAMES: Final[list[str]] = []
"""What each input says, in their order. Places are given out when the modules with the facts are loaded."""


def single(name: str) -> int:
    """The place of one more input."""
    NAMES.append(name)
    return len(NAMES) - 1


def row(name: str, of: list[str]) -> int:
    """The first of some places in a row."""
    for part in of:
        NAMES.append(f"{name}: {part}")
    return len(NAMES) - len(of)


class Scale:
    """A thermometer: one input for each step that a quantity reaches, so that every step can count on its own."""

    def __init__(self, name: str, steps: list[int]) -> None:
        self.steps = steps
        self.first = row(name, [f"{step} or more" for step in steps])

    def mark(self, out: list[int], value: int) -> None:
        place = self.first
        for step in self.steps:
            if value < step:
                return
            out[place] = 1
            place += 1

    def stake(self, out: list[int], value: int, size: int) -> None:
        """The same with another number than 1, for what is at stake."""
        place = self.first
        for step in self.steps:
            if value < step:
                return
            out[place] = size
            place += 1
