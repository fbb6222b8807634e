"""The personas: the bots by name, so that four of them at a table are four opponents, each with a style of its own."""

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from stolik.bots.versions import Version

_FILE: dict[str, Any] = tomllib.loads(files("stolik.bots").joinpath("personas.toml").read_text("utf-8"))

# messages: bot-is-*
PERSONAS: dict[str, list[str]] = {level: names for level, names in _FILE.items() if isinstance(names, list)}
"""Names for each level, in the order of the chairs."""
STYLE_OF: dict[str, str] = _FILE["style_of"]
"""How those play who have a style of their own."""
STYLES: dict[str, dict[str, dict[str, float]]] = _FILE["style"]
"""Style -> game -> weight -> how many times as much it counts."""


def name_of(level: str, seat: int) -> str:
    """Who plays at this level in this chair."""
    names = PERSONAS.get(level, PERSONAS["easy"])
    return names[seat % len(names)]


def in_character(level: str, seat: int) -> str:
    """The level with the style of who plays in this chair, such as "normal+warlike"."""
    style = STYLE_OF.get(name_of(level, seat))
    return f"{level}+{style}" if style else level


def styled(v: Version, game: str, style: str) -> Version:
    """A version whose weights, also those of its levels, are bent by a style."""
    if not style:
        return v
    factors = STYLES[style].get(game, {})

    def bent(weights: dict[str, float], kind: str = "") -> dict[str, float]:
        return {name: value * factors.get(kind + name, 1.0) for name, value in weights.items()}

    level = {
        name: msgspec.structs.replace(settings, worth=bent(settings.worth), urge=bent(settings.urge, "urge "))
        for name, settings in v.level.items()
    }
    return msgspec.structs.replace(v, worth=bent(v.worth), urge=bent(v.urge, "urge "), level=level)
