"""Small numbers for everything in the state, and the names that messages use for them."""

from typing import Final

COMBAT: Final = 0
POLITICAL: Final = 1
SPIRITUAL: Final = 2
DUCATS: Final = 3
ARCANA: Final = ["combat", "political", "spiritual", "ducats"]

AGENT: Final = 0
PLACE: Final = 1
RELIC: Final = 2
PERSONALITY: Final = 3
MILITIA: Final = 4
KINDS: Final = ["agent", "place", "relic", "personality", "militia"]

GUILDS: Final = ["blades", "ferrymen", "thieves", "usurers"]
GUILD: Final[dict[str, int]] = {name: i for i, name in enumerate(GUILDS)}
DISTRICTS: Final = ["HAR", "OLD", "TEM", "MAR", "DUC", "UND"]

NONE: Final = -1
"""No card, no guild, no arcanum, because lists in the state only hold numbers."""
