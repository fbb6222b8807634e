"""The personas: the bots by name, so that four of them at a table are four opponents."""

import tomllib
from importlib.resources import files

# messages: bot-is-*
PERSONAS: dict[str, list[str]] = tomllib.loads(files("stolik.bots").joinpath("personas.toml").read_text("utf-8"))
"""Names for each level, in the order of the chairs."""


def name_of(level: str, seat: int) -> str:
    """Who plays at this level in this chair."""
    names = PERSONAS.get(level, PERSONAS["easy"])
    return names[seat % len(names)]
