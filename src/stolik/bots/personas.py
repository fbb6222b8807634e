"""Personas: bots with names, so that four of them at a table are four opponents, each with its own style."""

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from stolik.bots.versions import Version

_FILE: dict[str, Any] = tomllib.loads(files("stolik.bots").joinpath("personas.toml").read_text("utf-8"))

# messages: bot-is-*
PERSONAS: dict[str, list[str]] = {level: names for level, names in _FILE.items() if isinstance(names, list)}
"""Names for each level, by seat."""
STYLE_OF: dict[str, str] = _FILE["style_of"]
"""The style of each persona that has one."""
STYLES: dict[str, dict[str, dict[str, float]]] = _FILE["style"]
"""Style -> game -> weight -> its factor."""


def name_of(level: str, seat: int) -> str:
    """The persona of this level at this seat."""
    names = PERSONAS.get(level, PERSONAS["easy"])
    return names[seat % len(names)]


def in_character(level: str, seat: int) -> str:
    """The level with the style of this seat's persona, such as "normal+warlike"."""
    style = STYLE_OF.get(name_of(level, seat))
    return f"{level}+{style}" if style else level


def styled(v: Version, game: str, style: str) -> Version:
    """A version with its weights, and those of its levels, changed by a style."""
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
