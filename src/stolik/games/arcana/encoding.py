"""What learners need to know about the view beside its type."""

from typing import Final

from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.ids import GUILDS
from stolik.games.arcana.rules.layout import ZONES
from stolik.games.arcana.tables import NAME
from stolik.kernel.encoding import Names

ZONE_NAMES = list(dict.fromkeys(zone for names in ZONES for zone in names))
OBJECTIVE_NAMES = [o.name for o in OBJECTIVES]
CARD_FIELDS = ("card", "stake", "hand", "resources", "reserve", "drawn_militia", "won")

NAMES: Final = Names(
    words={
        **dict.fromkeys(CARD_FIELDS, NAME),
        "guild": GUILDS,
        "claim": GUILDS,
        "zone": ZONE_NAMES,
        "objectives": OBJECTIVE_NAMES,
        "rejected": OBJECTIVE_NAMES,
    },
    lengths={"zones": 5, "seats": 4},
    groups={"agents": ("owner", range(4))},
    skipped=frozenset({"options", "notice", "faces", "objective_faces", "target", "picked", "owner", "order"}),
)
