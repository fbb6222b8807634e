"""Which message fields name a thing and are shown by its translated name."""

from typing import Any, Final

KINDS: Final[dict[str, str]] = {
    "seat": "seat", "to": "seat", "other": "seat", "owner": "seat",
    "faction": "species", "hex": "hex", "sector": "sector", "origin": "sector", "target": "sector", "stack": "stack",
    "tech": "tech", "part": "part", "ship": "ship", "victim": "ship", "square": "square", "tile": "discovery",
    "action": "action", "track": "resource", "resource": "resource", "give": "resource", "take": "resource",
}  # fmt: skip
"""Name of a field -> kind of thing."""
STRUCTURES: Final = ("orbital", "monolith")


def refs(message: Any) -> dict[str, str | int]:
    """Arguments of the sentence about a message: names of things as refs; other words and numbers unchanged.

    For people, the squares of a blueprint count from one. messages: eclipse-action-*, eclipse-resource-*,
    eclipse-square-*,
    eclipse-ship-*, eclipse-structure-*, eclipse-tech-*, eclipse-species-*, eclipse-discovery-*, eclipse-stack-*,
    eclipse-sector-*, eclipse-category-*, eclipse-hex
    """
    words: dict[str, str | int] = {}
    for name in message.__struct_fields__:
        value = getattr(message, name)
        if not isinstance(value, (str, int)):
            continue
        if name == "item":
            words[name] = f"structure:{value}" if value in STRUCTURES else f"ship:{value}"
        elif name == "slot":
            words[name] = int(value) + 1
        elif name in KINDS and value != "":
            words[name] = f"{KINDS[name]}:{value}"
        else:
            words[name] = int(value) if isinstance(value, bool) else value
    return words
