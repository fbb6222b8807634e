"""Why something isn't allowed: the values that permissions return, and how each is told.

A permission is a function named `…_refused` in its chapter. It returns ALLOWED or the first of these obstacles that a
player would name. Listing checks for ALLOWED; `reasons` turns any other value into a `Reason`: its code, the values of
its sentence, and the page or house rule behind it.
"""

from typing import Final

ALLOWED: Final = 0

# the moment
NOT_ASKED: Final = 1
ACTION_FIRST: Final = 2
OTHER_ACTION: Final = 3
ACTION_TAKEN: Final = 4
ONLY_IN_TURN: Final = 5
NOT_IN_BETWEEN: Final = 6
MUST_BEGIN: Final = 7
PASS_OR_ACT: Final = 8
FINISH_FIRST: Final = 9
FACTION_FIRST: Final = 10
NOT_ON_MAP: Final = 11
BOARD_TAKEN: Final = 12
APART: Final = 13

# actions
NO_DISCS: Final = 20
ONLY_REACTIONS: Final = 21
NOTHING_TO_EXPLORE: Final = 22
NOTHING_TO_INFLUENCE: Final = 23
NOTHING_TO_RESEARCH: Final = 24
NOTHING_TO_UPGRADE: Final = 25
NOTHING_TO_BUILD: Final = 26
NOTHING_TO_MOVE: Final = 27
NOT_ELIMINATED: Final = 28
NOTHING_DRAWN: Final = 29
NOTHING_FOUND: Final = 30
NOTHING_UNDER_WAY: Final = 31
NO_BATTLE: Final = 32
FRONT_IS_TECH: Final = 33
NO_GIFT: Final = 35
FRONT_USED_UP: Final = 36

# explore
SPACE_NOT_BESIDE: Final = 40
SPACE_PINNED: Final = 41
SPACE_NO_WORMHOLE: Final = 42
STACK_EMPTY: Final = 43
TURN_APART: Final = 44
TURN_EQUAL: Final = 45

# influence
SECTOR_YOURS: Final = 50
SECTOR_CONTROLLED: Final = 51
SECTOR_GUARDED: Final = 52
SECTOR_ENEMIES: Final = 53
SECTOR_UNREACHED: Final = 54
SECTOR_LEFT: Final = 55
DISC_OF_OTHER: Final = 56
NO_SECTOR_FOR_DISC: Final = 57
DISC_IN_HAND: Final = 58
DISC_FIRST: Final = 59

# population
SECTOR_NOT_YOURS: Final = 60
SQUARE_TAKEN: Final = 61
SQUARE_NEEDS_TECH: Final = 62
NO_COLONY_SHIP: Final = 63
TRACK_EMPTY: Final = 64
TRACKS_EMPTY: Final = 65
TRACK_UNFIT: Final = 66
TRACK_FULL: Final = 67
TRACK_NOT_ASKED: Final = 68
CUBE_STAYS: Final = 69
CUBE_OF_OTHER: Final = 70
NO_SQUARE: Final = 71

# research
TECH_OWNED: Final = 80
TECH_NOT_OFFERED: Final = 81
TECH_TRACK_FULL: Final = 82
SCIENCE_SHORT: Final = 83
TECH_NOT_CHEAPEST: Final = 84

# upgrade
PART_ANCIENT: Final = 90
PART_NEEDS_TECH: Final = 91
PART_IN_HAND: Final = 92
PART_FITS_NOWHERE: Final = 93
PART_FIRST: Final = 94
SLOT_DONE: Final = 95
SLOT_SAME: Final = 96
STARBASE_NO_DRIVE: Final = 97
SLOT_NEEDS_DRIVE: Final = 98
SLOT_ENERGY: Final = 99
OTHER_DESIGN: Final = 105
"""Told as one of the next two; what the other design lacks is only looked up when a player asks."""
OTHER_NEEDS_DRIVE: Final = 100
OTHER_ENERGY: Final = 101
RETURN_PARTS_FIRST: Final = 102
NO_TILE_TO_RETURN: Final = 103
NO_TILE_HERE: Final = 104
"""Told as PART_FIRST, because on such a square only a new part makes sense."""

# build
BUILD_NEEDS_TECH: Final = 110
SHIPS_USED_UP: Final = 111
MATERIALS_SHORT: Final = 112
NO_SECTOR: Final = 113
BUILD_NOT_YOURS: Final = 114
STRUCTURE_THERE: Final = 115
STRUCTURE_EVERYWHERE: Final = 116
NOTHING_TO_BUILD_HERE: Final = 117

# move
STARBASE_STAYS: Final = 120
HELD_BY_GCDS: Final = 121
PINNED: Final = 122
NO_WAY_OUT: Final = 123
OTHER_SHIP_MOVING: Final = 124
HERE_ALREADY: Final = 125
TOO_FAR: Final = 126
NO_WAY: Final = 127
NO_SHIP_BESIDE: Final = 128

# trade and diplomacy
TRADE_SHORT: Final = 140
TRADE_SAME: Final = 141
TRADE_FOR_MONEY: Final = 142
DIPLOMACY_OFF: Final = 143
PARTNER_GONE: Final = 144
ALREADY_FRIENDS: Final = 145
TRAITOR: Final = 146
PARTNER_TRAITOR: Final = 147
NOT_NEIGHBOURS: Final = 148
SHIPS_IN_THE_WAY: Final = 149
NO_AMBASSADOR: Final = 150
PARTNER_NO_AMBASSADOR: Final = 151
ASKED_ALREADY: Final = 152
NOBODY_TO_ASK: Final = 153
REPUTATION_STAYS: Final = 154

# combat and upkeep
RETREAT_TOO_FAR: Final = 160
RETREAT_NO_WAY: Final = 161
RETREAT_NO_DISC: Final = 162
RETREAT_ENEMIES: Final = 163
RETREAT_DECLARED: Final = 164
RETREAT_NOT_YET: Final = 165
ATTACK_FIRST: Final = 166
NOT_IN_BATTLE: Final = 167
HAS_ACTED: Final = 168
NO_MISSILES: Final = 169
NOT_ITS_TURN: Final = 170
DIE_MISSES: Final = 171
NOT_THE_ENEMY: Final = 172
ASSIGN_FIRST: Final = 173
REPUTATION_FIRST: Final = 174
ATTACK_POPULATION_FIRST: Final = 175
NO_CANNONS: Final = 176
SHIP_WITHOUT_CANNON: Final = 177
SHIP_HAS_ATTACKED: Final = 178
ONE_SHIP_ATTACKS: Final = 179
NO_BOMBS: Final = 180
CUBE_EQUAL: Final = 181
OTHER_SECTOR_FIRST: Final = 182
PAY_FIRST: Final = 183

REASONS: Final[dict[int, tuple[str, str]]] = {
    NOT_ASKED: ("not-asked", "8"),
    ACTION_FIRST: ("action-first", "8"),
    OTHER_ACTION: ("other-action", "8"),
    ACTION_TAKEN: ("action-taken", "8"),
    ONLY_IN_TURN: ("only-in-turn", "8"),
    NOT_IN_BETWEEN: ("not-in-between", "H9"),
    MUST_BEGIN: ("must-begin", "H5"),
    PASS_OR_ACT: ("pass-or-act", "8"),
    FINISH_FIRST: ("finish-first", "8"),
    FACTION_FIRST: ("choose-faction-first", "4"),
    NOT_ON_MAP: ("not-on-map", "7"),
    BOARD_TAKEN: ("board-taken", "4"),
    APART: ("not-together", "8"),
    NO_DISCS: ("no-discs", "8"),
    ONLY_REACTIONS: ("only-reactions", "14"),
    NOTHING_TO_EXPLORE: ("nothing-to-explore", "9"),
    NOTHING_TO_INFLUENCE: ("nothing-to-influence", "10"),
    NOTHING_TO_RESEARCH: ("nothing-to-research", "12"),
    NOTHING_TO_UPGRADE: ("nothing-to-upgrade", "21"),
    NOTHING_TO_BUILD: ("nothing-to-build", "13"),
    NOTHING_TO_MOVE: ("nothing-to-move", "14"),
    NOT_ELIMINATED: ("not-eliminated", "21"),
    NOTHING_DRAWN: ("nothing-drawn", "9"),
    NOTHING_FOUND: ("nothing-found", "7"),
    NOTHING_UNDER_WAY: ("nothing-under-way", "14"),
    NO_BATTLE: ("no-battle", "18"),
    FRONT_IS_TECH: ("front-is-tech", "7"),
    NO_GIFT: ("no-gift", "H13"),
    FRONT_USED_UP: ("ships-used-up", "H14"),
    SPACE_NOT_BESIDE: ("space-not-beside", "9"),
    SPACE_PINNED: ("space-pinned", "9"),
    SPACE_NO_WORMHOLE: ("space-no-wormhole", "H10"),
    STACK_EMPTY: ("stack-empty", "9"),
    TURN_APART: ("turn-apart", "9"),
    TURN_EQUAL: ("turn-equal", "9"),
    SECTOR_YOURS: ("sector-yours", "10"),
    SECTOR_CONTROLLED: ("sector-controlled", "10"),
    SECTOR_GUARDED: ("sector-guarded", "9"),
    SECTOR_ENEMIES: ("sector-enemies", "10"),
    SECTOR_UNREACHED: ("sector-unreached", "10"),
    SECTOR_LEFT: ("sector-left", "H16"),
    DISC_OF_OTHER: ("disc-of-other", "10"),
    NO_SECTOR_FOR_DISC: ("no-sector-for-disc", "10"),
    DISC_IN_HAND: ("disc-in-hand", "10"),
    DISC_FIRST: ("choose-disc-first", "10"),
    SECTOR_NOT_YOURS: ("sector-not-yours", "8"),
    SQUARE_TAKEN: ("square-taken", "8"),
    SQUARE_NEEDS_TECH: ("square-needs-tech", "8"),
    NO_COLONY_SHIP: ("no-colony-ship", "8"),
    TRACK_EMPTY: ("track-empty", "8"),
    TRACKS_EMPTY: ("tracks-empty", "8"),
    TRACK_UNFIT: ("track-unfit", "8"),
    TRACK_FULL: ("track-full", "24"),
    TRACK_NOT_ASKED: ("track-not-asked", "8"),
    CUBE_STAYS: ("cube-stays", "10"),
    CUBE_OF_OTHER: ("cube-of-other", "20"),
    NO_SQUARE: ("no-square", "8"),
    TECH_OWNED: ("tech-owned", "12"),
    TECH_NOT_OFFERED: ("tech-not-offered", "12"),
    TECH_TRACK_FULL: ("tech-track-full", "12"),
    SCIENCE_SHORT: ("science-short", "12"),
    TECH_NOT_CHEAPEST: ("tech-not-cheapest", "7"),
    PART_ANCIENT: ("part-ancient", "7"),
    PART_NEEDS_TECH: ("part-needs-tech", "13"),
    PART_IN_HAND: ("part-in-hand", "13"),
    PART_FITS_NOWHERE: ("part-fits-nowhere", "13"),
    PART_FIRST: ("take-part-first", "13"),
    SLOT_DONE: ("slot-done", "H20"),
    SLOT_SAME: ("slot-same", "H20"),
    STARBASE_NO_DRIVE: ("starbase-no-drive", "13"),
    SLOT_NEEDS_DRIVE: ("slot-needs-drive", "13"),
    SLOT_ENERGY: ("slot-energy", "13"),
    OTHER_NEEDS_DRIVE: ("other-needs-drive", "H19"),
    OTHER_ENERGY: ("other-energy", "H19"),
    RETURN_PARTS_FIRST: ("return-parts-first", "13"),
    NO_TILE_TO_RETURN: ("no-tile-to-return", "13"),
    BUILD_NEEDS_TECH: ("build-needs-tech", "13"),
    SHIPS_USED_UP: ("ships-used-up", "13"),
    MATERIALS_SHORT: ("materials-short", "13"),
    NO_SECTOR: ("no-sector", "13"),
    BUILD_NOT_YOURS: ("sector-not-yours", "13"),
    STRUCTURE_THERE: ("structure-there", "13"),
    STRUCTURE_EVERYWHERE: ("no-place-for", "13"),
    NOTHING_TO_BUILD_HERE: ("nothing-to-build-here", "13"),
    STARBASE_STAYS: ("starbase-stays", "14"),
    HELD_BY_GCDS: ("held-by-gcds", "14"),
    PINNED: ("pinned", "14"),
    NO_WAY_OUT: ("no-way-out", "14"),
    OTHER_SHIP_MOVING: ("other-ship-moving", "14"),
    HERE_ALREADY: ("here-already", "14"),
    TOO_FAR: ("too-far", "14"),
    NO_WAY: ("no-way", "14"),
    NO_SHIP_BESIDE: ("no-ship-beside", "14"),
    TRADE_SHORT: ("trade-short", "7"),
    TRADE_SAME: ("trade-same", "7"),
    TRADE_FOR_MONEY: ("trade-for-money", "24"),
    DIPLOMACY_OFF: ("diplomacy-off", "11"),
    PARTNER_GONE: ("partner-gone", "11"),
    ALREADY_FRIENDS: ("already-friends", "11"),
    TRAITOR: ("traitor", "11"),
    PARTNER_TRAITOR: ("partner-traitor", "11"),
    NOT_NEIGHBOURS: ("not-neighbours", "11"),
    SHIPS_IN_THE_WAY: ("ships-in-the-way", "H26"),
    NO_AMBASSADOR: ("no-ambassador", "11"),
    PARTNER_NO_AMBASSADOR: ("partner-no-ambassador", "11"),
    ASKED_ALREADY: ("asked-already", "H27"),
    NOBODY_TO_ASK: ("nobody-to-ask", "11"),
    REPUTATION_STAYS: ("reputation-stays", "21"),
    RETREAT_TOO_FAR: ("retreat-too-far", "20"),
    RETREAT_NO_WAY: ("retreat-no-way", "20"),
    RETREAT_NO_DISC: ("retreat-no-disc", "20"),
    RETREAT_ENEMIES: ("retreat-enemies", "20"),
    RETREAT_DECLARED: ("retreat-declared", "H55"),
    RETREAT_NOT_YET: ("retreat-not-yet", "H55"),
    ATTACK_FIRST: ("attack-first", "20"),
    NOT_IN_BATTLE: ("not-in-battle", "18"),
    HAS_ACTED: ("has-acted", "18"),
    NO_MISSILES: ("no-missiles", "20"),
    NOT_ITS_TURN: ("not-its-turn", "18"),
    DIE_MISSES: ("die-misses", "19"),
    NOT_THE_ENEMY: ("not-the-enemy", "18"),
    ASSIGN_FIRST: ("assign-first", "18"),
    REPUTATION_FIRST: ("reputation-first", "21"),
    ATTACK_POPULATION_FIRST: ("attack-population-first", "20"),
    NO_CANNONS: ("no-cannons", "20"),
    SHIP_WITHOUT_CANNON: ("ship-without-cannon", "20"),
    SHIP_HAS_ATTACKED: ("ship-has-attacked", "20"),
    ONE_SHIP_ATTACKS: ("one-ship-attacks", "20"),
    NO_BOMBS: ("no-bombs", "20"),
    CUBE_EQUAL: ("cube-equal", "20"),
    OTHER_SECTOR_FIRST: ("other-sector-first", "20"),
    PAY_FIRST: ("pay-first", "24"),
}
"""Refusal -> code, and page or house rule. If something else is being asked, the page is that of the question."""
