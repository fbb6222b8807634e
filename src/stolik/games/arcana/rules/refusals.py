"""Why something isn't allowed: the values that permissions return, and how each is told.

A permission is a function that returns ALLOWED or one of these numbers. Listing checks for ALLOWED; `reasons` turns any
other value into a `Reason`: its code, the values its sentence needs, and the chapter or house rule behind it.
"""

from typing import Final

ALLOWED: Final = 0

# zones
ZONE_DEAD: Final = 1
ZONE_SEALED: Final = 2
NO_OTHER_ZONE: Final = 3
ALREADY_THERE: Final = 4
STAKE_BY_ZONE: Final = 5

# cards in hand
UNKNOWN_THING: Final = 6
ONE_CARD: Final = 7
ONE_TARGET: Final = 8
AGENTS_TO_ZONES: Final = 9
RELICS_TO_ZONES: Final = 10
RELICS_OR_MILITIA: Final = 11
ONLY_PLACES: Final = 12
WRONG_TARGET: Final = 13
NO_TARGET: Final = 14
NO_CARD_FOR_ZONE: Final = 15
NO_CARD_FOR_RIVAL: Final = 16
NO_CARD_FOR_BOTH: Final = 17
NO_PLAIN_PLACE: Final = 18
OWN_SEAT: Final = 19
AGENT_STAYS: Final = 20
IN_RESOURCES: Final = 21
IN_RESERVE: Final = 22
NOT_YOURS: Final = 23

# bribery and militia
BRIBE_PERSONALITIES_ONLY: Final = 24
BRIBE_NEEDS_AGENT: Final = 25
MILITIA_OFF: Final = 26
MILITIA_NEEDS_RELIC: Final = 27
MILITIA_NO_RELIC: Final = 28
MILITIA_EMPTY: Final = 29
MILITIA_NOWHERE: Final = 30

# effects of places
NOT_AIMED: Final = 31
"""The effect doesn't target things of this kind; told as WRONG_TARGET or NO_TARGET."""
PILE_EMPTY: Final = 32
AGENT_FACE_DOWN: Final = 33
NO_CHAMPION: Final = 34
NOBODY_WEAKER: Final = 35
CHAMPION_WEAKER: Final = 36
CHAMPION_ELSEWHERE: Final = 37
MILITIA_NOT_LURED: Final = 38
SEARCH_NO_PLACES: Final = 39
HAND_EMPTY: Final = 40
NOTHING_TO_DRAW: Final = 41

# separate questions
GUILD_TAKEN: Final = 43
GUILD_FIRST: Final = 44
GUILD_CHOSEN: Final = 45
OBJECTIVES_FIRST: Final = 46
OBJECTIVE_WAITS: Final = 47
REMOVAL_FIRST: Final = 48
NOTHING_WON: Final = 49
MILITIA_FIRST: Final = 50
ZONE_FIRST: Final = 51
ALREADY_PICKED: Final = 52
ALONG_ELSEWHERE: Final = 53
NO_SECOND: Final = 54

SETUP: Final = "Przygotowanie do gry"
TURNS: Final = "Rundy gry"
RELICS: Final = "Relikty"
MILITIA: Final = "Karty milicji"
OBJECTIVES: Final = "Karty celów"
REMOVAL: Final = "Taktyczne usuwanie kart"

REASONS: Final[dict[int, tuple[str, str, list[str]]]] = {
    ZONE_DEAD: ("zone-dead", "H17", ["zone"]),
    ZONE_SEALED: ("zone-sealed", "H9", ["zone"]),
    NO_OTHER_ZONE: ("no-other-zone", "H9", []),
    ALREADY_THERE: ("already-there", "H9", ["zone"]),
    STAKE_BY_ZONE: ("stake-by-zone", TURNS, ["zone"]),
    UNKNOWN_THING: ("unknown-thing", SETUP, []),
    ONE_CARD: ("one-card", TURNS, []),
    ONE_TARGET: ("one-target", TURNS, ["card"]),
    AGENTS_TO_ZONES: ("agents-to-zones", TURNS, ["card"]),
    RELICS_TO_ZONES: ("relics-to-zones", TURNS, ["card"]),
    RELICS_OR_MILITIA: ("relics-or-militia", MILITIA, ["card"]),
    ONLY_PLACES: ("only-places", TURNS, ["card"]),
    WRONG_TARGET: ("wrong-target", "H9", ["card", "need"]),
    NO_TARGET: ("no-target", "H7", ["card", "need"]),
    NO_CARD_FOR_ZONE: ("no-card-for-zone", TURNS, ["zone"]),
    NO_CARD_FOR_RIVAL: ("no-card-for-rival", TURNS, []),
    NO_CARD_FOR_BOTH: ("no-card-for-both", TURNS, []),
    NO_PLAIN_PLACE: ("no-plain-place", TURNS, []),
    OWN_SEAT: ("own-seat", "H9", []),
    AGENT_STAYS: ("agent-stays", TURNS, []),
    IN_RESOURCES: ("in-resources", TURNS, ["thing"]),
    IN_RESERVE: ("in-reserve", "H30", ["thing"]),
    NOT_YOURS: ("not-yours", TURNS, ["seat"]),
    BRIBE_PERSONALITIES_ONLY: ("bribe-personalities-only", RELICS, ["stake", "zone"]),
    BRIBE_NEEDS_AGENT: ("bribe-needs-agent", RELICS, ["stake", "zone"]),
    MILITIA_OFF: ("militia-off", MILITIA, []),
    MILITIA_NEEDS_RELIC: ("militia-needs-relic", MILITIA, ["card"]),
    MILITIA_NO_RELIC: ("militia-no-relic", MILITIA, []),
    MILITIA_EMPTY: ("militia-empty", "H29", []),
    MILITIA_NOWHERE: ("militia-nowhere", "H29", []),
    PILE_EMPTY: ("pile-empty", "H9", ["zone"]),
    AGENT_FACE_DOWN: ("agent-face-down", "H9", []),
    NO_CHAMPION: ("no-champion", "H9", ["thing", "combat"]),
    NOBODY_WEAKER: ("nobody-weaker", "H9", ["thing", "combat"]),
    CHAMPION_WEAKER: ("champion-weaker", "H9", ["thing", "other"]),
    CHAMPION_ELSEWHERE: ("champion-elsewhere", "H9", []),
    MILITIA_NOT_LURED: ("militia-not-lured", "H12", []),
    SEARCH_NO_PLACES: ("search-no-places", "H9", ["thing"]),
    HAND_EMPTY: ("hand-empty", "H9", ["seat"]),
    NOTHING_TO_DRAW: ("nothing-to-draw", "H3", []),
    GUILD_TAKEN: ("guild-taken", SETUP, ["guild", "seat"]),
    GUILD_FIRST: ("guild-first", SETUP, []),
    GUILD_CHOSEN: ("guild-chosen", SETUP, []),
    OBJECTIVES_FIRST: ("objectives-first", OBJECTIVES, []),
    OBJECTIVE_WAITS: ("objective-waits", OBJECTIVES, []),
    REMOVAL_FIRST: ("removal-first", REMOVAL, ["card"]),
    NOTHING_WON: ("nothing-won", REMOVAL, []),
    MILITIA_FIRST: ("militia-first", "H26", []),
    ZONE_FIRST: ("zone-first", "H9", []),
    ALREADY_PICKED: ("already-picked", "H9", []),
    ALONG_ELSEWHERE: ("along-elsewhere", "H9", []),
    NO_SECOND: ("no-second", "H9", ["card"]),
}
"""Refusal -> code, chapter or house rule, and which values the sentence needs."""
