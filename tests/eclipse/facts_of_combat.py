"""What the reasons about combat, upkeep and pieces beside the map state."""

from tests.eclipse.accounts import BESIDE
from tests.eclipse.looking import Check, Look

IN_BATTLE = ["missiles", "engagement", "stalemate"]


# --- combat and upkeep --------------------------------------------------------------------------------------------


def battlefield(look: Look) -> str:
    return look.view.melee.sector if look.view.melee else look.view.siege.sector if look.view.siege else ""


def retreat_near(look: Look) -> tuple[bool, bool]:
    """Whether the sector lies beside the battle, and whether an open edge leads there."""
    start, goal = look.hexes[battlefield(look)], look.said_hex()
    return goal in [hex for _, hex in look.beside(start.q, start.r)], goal in look.joined(start)


def die_misses(look: Look) -> bool:
    face, computer, shield = (look.number(name) for name in ("face", "computer", "shield"))
    return look.values["face"] == face < 6 and (face == 1 or face + computer - shield < 6)


def not_its_turn(look: Look) -> bool:
    assert look.view.melee is not None
    ships = {t.ship: t.initiative for t in look.view.melee.ships if t.seat == look.seat}
    return ships[look.said("ship")] == look.number("initiative")


def cannons(look: Look) -> list[str]:
    fleet = look.own(look.hexes[battlefield(look)])
    return [ship for ship in fleet if look.blueprint(ship).cannons]


COMBAT: dict[str, Check] = {
    "retreat-too-far": lambda look: not retreat_near(look)[0],
    "retreat-no-way": lambda look: retreat_near(look) == (True, False),
    "retreat-no-disc": lambda look: look.said_hex().disc != look.seat,
    "retreat-enemies": lambda look: look.enemies(look.said_hex()) == look.number("enemies") > 0,
    "retreat-declared": lambda look: any(
        t.flees_to == look.said("sector")
        for t in (look.view.melee.ships if look.view.melee else [])
        if t.seat == look.seat
    ),
    "retreat-not-yet": lambda look: look.asked == "missiles",
    "attack-first": lambda look: look.asked in IN_BATTLE and any(look.said("ship") in t for t in look.legal),
    "not-in-battle": lambda look: look.said("sector") == battlefield(look) != look.hex().sector,
    "has-acted": lambda look: look.asked in IN_BATTLE and look.said("ship") == look.battle_ship(),
    "no-missiles": lambda look: look.asked == "missiles" and not look.blueprint(look.said("ship")).missiles,
    "not-its-turn": not_its_turn,
    "die-misses": die_misses,
    "not-the-enemy": lambda look: look.asked == "assign-die" and look.target not in look.legal,
    "assign-first": lambda look: look.asked == "assign-die" and look.values["left"] == look.number("left"),
    "reputation-first": lambda look: look.asked == "reputation" and bool(look.view.drawn_reputation),
    "attack-population-first": lambda look: (
        look.asked == "attack-population" and look.said("sector") == battlefield(look)
    ),
    "no-cannons": lambda look: look.view.siege is not None and look.view.siege.armed == 0,
    "ship-without-cannon": lambda look: look.said("ship") not in cannons(look),
    "ship-has-attacked": lambda look: look.said("ship") in cannons(look) and look.asked == "attack-population",
    "one-ship-attacks": lambda look: look.view.siege is not None and look.view.siege.armed == 1,
    "no-bombs": lambda look: "neutron_bombs" not in look.techs,
    "cube-equal": lambda look: look.asked == "destroy-cube" and look.hex().sector == look.said("sector"),
    "other-sector-first": lambda look: look.said("sector") == battlefield(look),
    "pay-first": lambda look: look.asked == "bankrupt" and look.me.balance == -look.number("missing") < 0,
}

# --- pieces that only lie there -----------------------------------------------------------------------------------


def edge(look: Look) -> tuple[int, bool]:
    """How many wormholes the edge has, and whether a tile lies behind it."""
    hex, number = look.hex(), int(look.name.partition(".")[2])
    near = look.at.get((hex.q + BESIDE[number][0], hex.r + BESIDE[number][1]))
    return (number in hex.wormholes) + (near is not None and (number + 3) % 6 in near.wormholes), near is not None


def about_find(look: Look) -> bool:
    return look.hex().discovery and look.number("guards") == look.hex().ancients + look.hex().gcds


def about_stack(look: Look) -> bool:
    left, gone = look.view.stacks[look.name], len(look.view.discards[look.name])
    return [left, gone] == [look.number("left"), look.number("discarded")]


PIECES: dict[str, Check] = {
    "edge-open": lambda look: edge(look) == (2, True),
    "edge-half": lambda look: edge(look) == (1, True) and "wormhole_generator" not in look.techs,
    "edge-generator": lambda look: edge(look) == (1, True) and "wormhole_generator" in look.techs,
    "edge-closed": lambda look: edge(look) == (0, True),
    "edge-space": lambda look: edge(look) == (1, False),
    "edge-wall": lambda look: edge(look) == (0, False),
    "about-find": about_find,
    "about-structure": lambda look: look.number("points") == (3 if "monolith" in look.name else 0),
    "about-artifact": lambda look: look.hex().artifact and look.number("units") == 5,
    "about-stack": about_stack,
    "about-technologies": lambda look: look.number("left") == look.view.tech_bag,
    "about-reputation": lambda look: look.number("left") == look.view.reputation_bag,
    "about-discoveries": lambda look: look.number("left") == look.view.discovery_stack,
    "about-start": lambda look: int(look.said("seat")) == look.view.start,
    "about-traitor": lambda look: int(look.said("seat")) == look.view.traitor and look.number("points") == -2,
    "about-traitor-nobody": lambda look: look.view.traitor is None and look.number("points") == -2,
    "about-colony": lambda look: (
        [look.number("ready"), look.number("all")] == [look.me.colony_ships, look.me.colony_ships_in_all]
    ),
    "about-kept": lambda look: [look.number("count"), look.number("points")] == [look.me.discovery_tiles, 2],
    "about-grave": lambda look: look.number("cubes") == look.me.graves[look.name],
    "about-field": lambda look: look.number("discs") == look.me.acted.get(look.name, 0),
    "about-ambassador": lambda look: int(look.name) in look.me.friends and look.number("points") == 1,
}
