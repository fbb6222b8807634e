"""What each reason of Eclipse states, looked up on the table as the seat sees it, with none of the rules."""

from typing import Any

import stolik
from stolik.kernel.messages import Reason
from tests.eclipse.facts_of_combat import COMBAT, IN_BATTLE, PIECES
from tests.eclipse.looking import Check, Look
from tests.eclipse.printed import ANCIENT_PARTS, CATEGORY, COST, NEEDED, OPENS, PARTS, SECTORS, SHIPS
from tools.truth import Fact, Targets

BETWEEN = {
    "turn", "reaction", "turn-after", "explore", "influence", "before-colony-ships", "research", "upgrade", "build",
    "move",
}  # fmt: skip
"""Questions at which everything is allowed that is allowed at any time."""
CHOOSING = ["turn", "reaction"]
CATEGORIES = ["military", "grid", "nano"]


# --- the moment ---------------------------------------------------------------------------------------------------


def not_asked(look: Look) -> bool:
    kinds = {target.partition(":")[0] for target in look.legal}
    return look.target not in look.legal and (look.kind not in kinds or look.kind == "do" or look.asked == "place-tile")


def not_in_between(look: Look) -> bool:
    more = {"square": ["place-tile", "upkeep"], "store": ["upkeep", "bankrupt"], "seat": ["place-tile", "relations"]}
    more |= {"do": more["store"] if look.name == "trade" else more["seat"]}
    return look.asked not in {*BETWEEN, *more[look.kind]}


def only_in_turn(look: Look) -> bool:
    return look.asked not in BETWEEN and look.said("action") in look.me.activations


def board_taken(look: Look) -> bool:
    owner = look.view.players[int(look.said("owner"))]
    return owner.faction == look.said("faction") and owner.colour is not None


MOMENT: dict[str, Check] = {
    "not-asked": not_asked,
    "not-together": lambda look: all(t in look.legal for t in look.targets),
    "action-first": lambda look: look.asked in CHOOSING and f"do:{look.said('action')}" in look.legal,
    "other-action": lambda look: look.asked not in CHOOSING and look.view.phase == "action" and look.begun(),
    "finish-first": lambda look: look.asked not in (*CHOOSING, "turn-after") and look.begun(),
    "action-taken": lambda look: look.asked == "turn-after",
    "only-in-turn": only_in_turn,
    "not-in-between": not_in_between,
    "must-begin": lambda look: look.asked == look.said("action") and look.begun(),
    "pass-or-act": lambda look: look.asked in CHOOSING,
    "choose-faction-first": lambda look: look.me.faction is None and look.asked == "draft",
    "not-on-map": lambda look: look.name.rpartition("@")[2].partition(".")[0] not in look.hexes,
    "board-taken": board_taken,
}

# --- actions ------------------------------------------------------------------------------------------------------


def nothing_to_influence(look: Look) -> bool:
    turned = look.me.colony_ships < look.me.colony_ships_in_all
    reached = any(look.influenced(hex) for hex in look.view.hexes)
    gone = not any(look.present(hex) for hex in look.view.hexes)
    return not look.controlled() and (gone or not turned) and (gone or look.me.discs < 2 or not reached)


def nothing_to_research(look: Look) -> bool:
    return not any(
        look.has_room(o.tech) and look.short(o.tech)[0] <= look.me.store["science"] for o in look.view.market
    )


def nothing_to_build(look: Look) -> bool:
    return not look.controlled() or not any(look.builds(item) and look.sites(item) for item in look.me.costs)


def nothing_to_move(look: Look) -> bool:
    free = [hex for hex in look.view.hexes if look.movable(hex) and not look.held(hex)]
    return not any(look.joined(hex) for hex in free)


def front_used_up(look: Look) -> bool:
    return look.me.hangar[look.said("ship")] == 0 and SHIPS[look.said("ship")] == look.number("count")


ACTIONS: dict[str, Check] = {
    "no-discs": lambda look: look.me.discs == 0,
    "only-reactions": lambda look: look.me.passed,
    "nothing-to-explore": lambda look: not any(look.explorable(q, r) for q, r in look.spaces()),
    "nothing-to-influence": nothing_to_influence,
    "nothing-to-research": nothing_to_research,
    "nothing-to-upgrade": lambda look: not any(look.present(hex) for hex in look.view.hexes),
    "nothing-to-build": nothing_to_build,
    "nothing-to-move": nothing_to_move,
    "not-eliminated": lambda look: any(look.present(hex) for hex in look.view.hexes),
    "nothing-drawn": lambda look: not look.view.drawn,
    "nothing-found": lambda look: look.view.found is None,
    "nothing-under-way": lambda look: look.asked != "move-on",
    "no-battle": lambda look: look.view.melee is None and look.view.siege is None,
    "front-is-tech": lambda look: look.asked == "discovery" and any(t.startswith("tech:") for t in look.legal),
    "no-gift": lambda look: not any(look.has_room(offer.tech) for offer in look.view.market),
}

# --- explore and influence ----------------------------------------------------------------------------------------


def space_pinned(look: Look) -> bool:
    hex, near = look.said_hex(), [h for _, h in look.beside(*look.space()) if look.present(h)]
    return hex in near and look.enemies(hex) == look.number("enemies") and all(look.held(h) for h in near)


def space_no_wormhole(look: Look) -> bool:
    near = [(edge, hex) for edge, hex in look.beside(*look.space()) if look.present(hex)]
    generator = "wormhole_generator" in look.techs
    return not generator and not any((edge + 3) % 6 in hex.wormholes for edge, hex in near)


def stack_empty(look: Look) -> bool:
    stack = look.said("stack")
    return look.view.stacks[stack] == 0 and not look.view.discards[stack]


def turns(look: Look) -> list[tuple[str, int]]:
    """Tiles and turns that are spoken of."""
    tiles = [t for t in look.names("sector") if t in look.view.drawn] or look.view.drawn
    return [(tile, turn) for tile in tiles for turn in map(int, look.names("turn") or range(6))]


def joins(look: Look, tile: str, turn: int) -> bool:
    assert look.view.space is not None
    q, r = map(int, look.view.space.split(","))
    own = [(edge, hex) for edge, hex in look.beside(q, r) if look.present(hex)]
    sides = [(edge in SECTORS[tile].wormholes(turn)) + ((edge + 3) % 6 in hex.wormholes) for edge, hex in own]
    return 2 in sides or (1 in sides and "wormhole_generator" in look.techs)


def turn_equal(look: Look) -> bool:
    return any(
        SECTORS[tile].wormholes(turn) == SECTORS[tile].wormholes(other)
        for tile, turn in turns(look)
        for other in range(turn)
    )


def sector_left(look: Look) -> bool:
    leaving = look.said_hex()
    return leaving.disc == look.seat and look.influenced(look.hex()) and not look.influenced(look.hex(), leaving.sector)


def sector_unreached(look: Look) -> bool:
    hex = look.hex()
    return not look.own(hex) and not any(look.present(near) for near in look.joined(hex))


PLACES: dict[str, Check] = {
    "space-not-beside": lambda look: not any(look.present(hex) for _, hex in look.beside(*look.space())),
    "space-pinned": space_pinned,
    "space-no-wormhole": space_no_wormhole,
    "stack-empty": stack_empty,
    "turn-apart": lambda look: any(not joins(look, tile, turn) for tile, turn in turns(look)),
    "turn-equal": turn_equal,
    "sector-yours": lambda look: look.hex().disc == look.seat,
    "sector-controlled": lambda look: look.hex().disc == int(look.said("owner")) != look.seat,
    "sector-guarded": lambda look: look.hex().gcds,
    "sector-enemies": lambda look: look.enemies(look.hex()) == look.number("enemies") > 0,
    "sector-unreached": sector_unreached,
    "sector-left": sector_left,
    "disc-of-other": lambda look: look.hex().disc == int(look.said("owner")) != look.seat,
    "no-sector-for-disc": lambda look: not any(look.influenced(hex) for hex in look.view.hexes),
    "disc-in-hand": lambda look: look.asked == "drop-disc",
    "choose-disc-first": lambda look: look.asked == "influence" and look.influenced(look.hex()),
}

# --- population and research --------------------------------------------------------------------------------------


def squares(look: Look) -> list[bool]:
    """Whether each square of the kind that is pointed at has a cube."""
    kind, hex = look.one("square").partition("@")[0], look.hex()
    return [square.cube for square in hex.squares if square.kind == kind]


def track_unfit(look: Look) -> bool:
    track = look.said("track")
    if look.names("square"):
        return track not in look.tracks(look.one("square").partition("@")[0])
    kind = str(look.values["square"]).partition(":")[2]
    return kind != "ambassador" and track not in look.tracks(kind)


def no_square(look: Look) -> bool:
    return not any(look.said("track") in look.tracks(kind) for kind in look.free_kinds())


def square_needs_tech(look: Look) -> bool:
    kind = look.one("square").partition("@")[0]
    return OPENS[kind] == look.said("tech") and OPENS[kind] not in look.techs


def science_short(look: Look) -> bool:
    price, have = look.short(look.one("tech"))
    return [price, have, price - have] == [look.number(n) for n in ("price", "have", "missing")] and price > have


def tech_not_cheapest(look: Look) -> bool:
    costs = [COST[offer.tech][0] for offer in look.view.market if look.has_room(offer.tech)]
    return look.number("cost") == COST[look.one("tech")][0] > min(costs)


def track_full(look: Look) -> bool:
    category = CATEGORY[look.one("tech")]
    return CATEGORIES[category] == look.said("category") and len(look.me.techs[category]) == 7


POPULATION: dict[str, Check] = {
    "sector-not-yours": lambda look: look.hex().disc != look.seat,
    "square-taken": lambda look: all(squares(look)) and bool(squares(look)),
    "square-needs-tech": square_needs_tech,
    "no-colony-ship": lambda look: look.me.colony_ships == 0,
    "track-empty": lambda look: look.me.track[look.said("track")] == 0,
    "tracks-empty": lambda look: (
        not any(look.me.track[track] for track in look.tracks(look.one("square").partition("@")[0]))
    ),
    "track-unfit": track_unfit,
    "track-full": lambda look: look.me.track[look.said("track")] >= 12,
    "no-square": no_square,
    "track-not-asked": lambda look: not any(t.startswith("track:") for t in look.legal),
    "cube-stays": lambda look: look.hex().disc == look.seat,
    "cube-of-other": lambda look: look.hex().disc == int(look.said("owner")) != look.seat,
    "tech-owned": lambda look: look.one("tech") in look.techs,
    "tech-not-offered": lambda look: not look.offered(look.one("tech")),
    "tech-track-full": track_full,
    "science-short": science_short,
    "tech-not-cheapest": tech_not_cheapest,
}

# --- upgrade and build --------------------------------------------------------------------------------------------


def changed(look: Look) -> dict[str, int]:
    """Energy and movement of a design with the part in hand on the square, or with its tile gone."""
    ship, slot = look.square()
    print = look.blueprint(ship)
    old = look.part_of(ship, slot)
    if look.view.in_hand:
        new = PARTS[look.view.in_hand]
    else:
        new = look.printed(ship, slot)
    return {
        stat: value - old[stat] + new[stat] for stat, value in (("energy", print.energy), ("movement", print.movement))
    }


def slot_energy(look: Look) -> bool:
    return look.square()[0] == look.said("ship") and changed(look)["energy"] == -look.number("missing") < 0


def slot_needs_drive(look: Look) -> bool:
    return look.square()[0] == look.said("ship") != "starbase" and changed(look)["movement"] <= 0


def part_fits_nowhere(look: Look) -> bool:
    return look.one("part") not in look.names("tech") and f"part:{look.one('part')}" not in look.legal


def materials_short(look: Look) -> bool:
    price, have = look.me.costs[look.one("build")], look.me.store["materials"]
    return [price, have, price - have] == [look.number(n) for n in ("price", "have", "missing")] and price > have


def nothing_to_build_here(look: Look) -> bool:
    hex = look.hex()
    items = [item for item in look.me.costs if look.builds(item)]
    return hex.disc == look.seat and not any(hex in look.sites(item) for item in items)


BLUEPRINTS: dict[str, Check] = {
    "part-ancient": lambda look: look.one("part") in ANCIENT_PARTS and look.one("part") not in look.me.kept_parts,
    "part-needs-tech": lambda look: look.said("tech") not in look.techs and look.unknown(look.one("part")),
    "part-in-hand": lambda look: look.view.in_hand == look.said("part"),
    "part-fits-nowhere": part_fits_nowhere,
    "take-part-first": lambda look: look.asked == "upgrade" and look.view.in_hand is None,
    "slot-done": lambda look: look.blueprint(look.square()[0]).slots[look.square()[1]].tile,
    "slot-same": lambda look: look.blueprint(look.square()[0]).slots[look.square()[1]].part == look.said("part"),
    "starbase-no-drive": lambda look: look.square()[0] == "starbase" and PARTS[look.view.in_hand or ""]["movement"] > 0,
    "slot-needs-drive": slot_needs_drive,
    "slot-energy": slot_energy,
    "other-needs-drive": lambda look: (
        look.blueprint(look.said("ship")).movement <= 0 and look.said("ship") != "starbase"
    ),
    "other-energy": lambda look: look.blueprint(look.said("ship")).energy == -look.number("missing") < 0,
    "return-parts-first": lambda look: look.asked in ("upgrade", "put-part"),
    "no-tile-to-return": lambda look: (
        look.asked == "upgrade" and not any(len(t) == 2 for t in look.actions if t[0] == "do:remove")
    ),
    "build-needs-tech": lambda look: (
        look.one("build") == look.said("tech") in NEEDED and look.said("tech") not in look.techs
    ),
    "ships-used-up": front_used_up,
    "materials-short": materials_short,
    "no-sector": lambda look: not look.controlled(),
    "structure-there": lambda look: look.hex() not in look.sites(look.one("build")) and look.hex().disc == look.seat,
    "no-place-for": lambda look: bool(look.controlled()) and not look.sites(look.one("build")),
    "nothing-to-build-here": nothing_to_build_here,
}

# --- move, trade, diplomacy ---------------------------------------------------------------------------------------


def pinned(look: Look) -> bool:
    hex = look.said_hex()
    ships, enemies = sum(look.own(hex).values()), look.enemies(hex)
    return [ships, enemies] == [look.number("ships"), look.number("enemies")] and ships <= enemies


def no_way(look: Look) -> bool:
    start, goal = look.said_hex("from"), look.said_hex()
    return goal in [hex for _, hex in look.beside(start.q, start.r)] and goal not in look.joined(start)


def too_far(look: Look) -> bool:
    start, goal = look.said_hex("from"), look.said_hex()
    return goal != start and goal not in [hex for _, hex in look.beside(start.q, start.r)]


def trade_short(look: Look) -> bool:
    ratio, have = look.number("ratio"), look.number("have")
    stores = look.names("store")
    spoken = [look.me.store[stores[0]]] if stores else []
    return ratio == look.me.trade > have and have in [*look.me.store.values(), *spoken]


def ships_in_the_way(look: Look) -> bool:
    other = look.partner().seat
    for hex in look.view.hexes:
        there = {fleet.seat for fleet in hex.fleets if fleet.ships}
        if (
            {look.seat, other} <= there
            or (look.seat in there and hex.disc == other)
            or (other in there and hex.disc == look.seat)
        ):
            return True
    return False


def nobody_to_ask(look: Look) -> bool:
    return not any(t.startswith("seat:") for t in look.legal) and not look.is_out_of_ambassadors(look.me)


MOVES: dict[str, Check] = {
    "starbase-stays": lambda look: any("starbase" in target for target in look.targets) or look.asked in IN_BATTLE,
    "held-by-gcds": lambda look: look.hexes["001"].gcds and bool(look.own(look.hexes["001"])),
    "pinned": pinned,
    "no-way-out": lambda look: not look.joined(look.hex()),
    "other-ship-moving": lambda look: (
        look.asked == "move-on" and str(look.values["ship"]) == f"ship:{look.said('ship')}"
    ),
    "here-already": lambda look: look.asked in ("move", "move-on") and bool(look.own(look.hex())),
    "too-far": too_far,
    "no-way": no_way,
    "no-ship-beside": lambda look: not any(look.movable(hex) for hex in look.joined(look.said_hex())),
    "ship-of-other": lambda look: look.said("owner") == look.name.partition(".")[0] != str(look.seat),
    "ship-of-nobody": lambda look: look.said("ship") in ("ancient", "gcds"),
    "trade-short": trade_short,
    "trade-same": lambda look: len(set(look.names("store"))) == 1 and len(look.names("store")) == 2,
    "trade-for-money": lambda look: look.asked == "bankrupt" and look.me.balance == -look.number("missing"),
    "diplomacy-off": lambda look: len(look.view.players) == look.number("players") < 4,
    "partner-gone": lambda look: look.partner().gone,
    "already-friends": lambda look: look.partner().seat in look.me.friends,
    "traitor": lambda look: look.view.traitor == look.seat,
    "partner-traitor": lambda look: look.view.traitor == look.partner().seat,
    "not-neighbours": lambda look: not look.is_neighbour(look.partner().seat),
    "ships-in-the-way": ships_in_the_way,
    "no-ambassador": lambda look: (
        look.is_out_of_ambassadors(look.me) and len(look.me.friends) == look.number("friends")
    ),
    "partner-no-ambassador": lambda look: look.is_out_of_ambassadors(look.partner()),
    "asked-already": lambda look: look.is_neighbour(look.partner().seat) and look.partner().seat not in look.me.friends,
    "nobody-to-ask": nobody_to_ask,
    "reputation-stays": lambda look: look.asked != "make-room",
}


def fact(check: Check) -> Fact:
    def holds(game: stolik.Game, state: Any, seat: int, targets: Targets, reason: Reason) -> bool:
        return check(Look(game, state, seat, targets, reason))

    return holds


FACTS: dict[str, Fact] = {
    code: fact(check)
    for group in (MOMENT, ACTIONS, PLACES, POPULATION, BLUEPRINTS, MOVES, COMBAT, PIECES)
    for code, check in group.items()
}
