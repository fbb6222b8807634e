"""Which function draws which picture: by folder under web/public/art/prints, then by the id in the game's data."""

import importlib
from collections.abc import Callable

from lino.carve import Print

Draw = Callable[[Print], None]
KINDS = ("species", "technologies", "parts", "discoveries", "ideas")
PRINTS: dict[str, dict[str, Draw]] = {"arcana": {}, "arcs": {}} | {f"eclipse/{kind}": {} for kind in KINDS}
MODULES = (
    "arcana_people", "arcana_places", "arcana_relics", "arcana_guilds", "arcana_objectives",
    "arcs_court", "arcs_leaders", "arcs_lore",
    "eclipse_people", "eclipse_tech", "eclipse_emblems", "eclipse_finds", "eclipse_ideas",
)  # fmt: skip


def drawn(folder: str, name: str) -> Callable[[Draw], Draw]:
    return lambda draw: PRINTS[folder].setdefault(name, draw)


def arcana(card: str) -> Callable[[Draw], Draw]:
    return drawn("arcana", card)


def arcs(card: str) -> Callable[[Draw], Draw]:
    return drawn("arcs", card)


def everything() -> dict[str, dict[str, Draw]]:
    for module in MODULES:
        importlib.import_module(f"lino.{module}")
    return PRINTS


def printed(folder: str, name: str) -> str:
    """The SVG of a picture. Its name is the seed of all wobble, so a build is always the same."""
    p = Print(f"{folder.replace('/', ' ')} {name}")
    everything()[folder][name](p)
    p.wear(*((5, 10) if folder == "eclipse/parts" else (12, 14) if folder.startswith("eclipse") else ()))
    return p.svg() + "\n"
