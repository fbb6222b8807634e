"""What the cards and boards of Arcs say, written down once more for the second reading."""

Choice = tuple[str | int, ...]
"""An action without its seat: its tag and what it names."""

SUITS = {
    "administration": {"tax", "repair", "influence"},
    "aggression": {"battle", "move", "secure"},
    "construction": {"build", "repair"},
    "mobilization": {"move", "influence"},
}
TOKENS = {"material": {"build", "repair"}, "fuel": {"move"}, "relic": {"secure"}}
AMBITIONS = ["tycoon", "tyrant", "warlord", "keeper", "empath"]
LOYAL = {
    "loyal_engineers": "material", "loyal_pilots": "fuel", "loyal_marines": "weapon", "loyal_empaths": "psionic",
    "loyal_keepers": "relic",
}  # fmt: skip
UNIONS = {
    "admin_union": "administration", "construction_union": "construction", "spacing_union": "mobilization",
    "arms_union": "aggression",
}  # fmt: skip
DISCARDED = {
    "mining_interest", "material_cartel", "fuel_cartel", "gatekeepers", "shipping_interest", "prison_wardens",
    "skirmishers", "court_enforcers", "loyal_marines", "farseers", "silver_tongues", "elder_broker",
}  # fmt: skip
"""Guild cards that may be discarded in any prelude, even for nothing."""
WEAPONS = {"arms_union", "prison_wardens", "skirmishers", "court_enforcers", "loyal_marines"}
VOX = {"mass_uprising", "populist_demands", "outrage_spreads", "song_of_freedom", "guild_struggle", "call_to_action"}
KEYS = {**dict.fromkeys(LOYAL, 3), "sworn_guardians": 1, "galactic_bards": 1}
"""Raid costs that are not 2."""
