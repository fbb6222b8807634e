"""Why something on a player board or the supply board cannot be used now."""

from stolik.games.eclipse.cards.discovery import Discovery
from stolik.games.eclipse.ids import CATEGORIES, MATERIALS, NOBODY, NOTHING, RESOURCES, SCIENCE, SHIP_TYPES
from stolik.games.eclipse.reasons.now import needs_action, not_asked
from stolik.games.eclipse.rules.blueprints import SIZES, part_at
from stolik.games.eclipse.rules.build import BuildAction
from stolik.games.eclipse.rules.diplomacy import are_friends, can_exchange, neighbours, stand_together
from stolik.games.eclipse.rules.research import may_own, price
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.rules.workshop import open_workshop
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import (
    BOARDS,
    COUNTS,
    ENERGY,
    FACTION,
    FACTIONS,
    ITEM,
    ITEM_TECH,
    MOVEMENT,
    PART,
    PARTS,
    SHIP,
    SHIPS,
    SLOT_BASE,
    TECH,
    TECHS,
)
from stolik.kernel.messages import Reason


def species(s: EclipseState, name: str) -> Reason:
    """Why a faction cannot be chosen: somebody has it, or the other side of its board (p. 4)."""
    if name in FACTION:
        colour = FACTIONS[FACTION[name]].colour
        for seat, p in enumerate(s.players):
            if p.faction != NOBODY and FACTIONS[p.faction].colour == colour:
                return Reason(
                    "board-taken", {"owner": f"seat:{seat}", "faction": f"species:{FACTIONS[p.faction].id}"}, "4"
                )
    return Reason("not-asked", page="4")


def piece(s: EclipseState, seat: int, kind: str, name: str) -> Reason:
    if s.players[seat].board == NOBODY:
        return Reason("choose-faction-first", page="4")
    match kind:
        case "tech":
            return tech_of(s, seat, name)
        case "part":
            return part_of(s, seat, name)
        case "slot":
            return slot_of(s, seat, name)
        case "build":
            return item_of(s, seat, name)
        case "store":
            return store_of(s, seat, name)
        case "track":
            return Reason("track-not-asked", page="8")
        case "reputation" | "drawn":
            return Reason("reputation-stays", page="21")
        case "seat":
            return partner_of(s, seat, name)
    return not_asked(s)


# --- technologies and parts ---------------------------------------------------------------------------------------


def tech_of(s: EclipseState, seat: int, name: str) -> Reason:
    """Why a technology cannot be had now."""
    if name not in TECH:
        return not_asked(s)
    tech = TECH[name]
    p, row = s.players[seat], TECHS[tech]
    if p.techs >> tech & 1:
        return Reason("tech-owned", page="12")
    if not s.market[tech]:
        return Reason("tech-not-offered", page="12")
    if not may_own(p, tech):
        return Reason("tech-track-full", {"category": f"category:{CATEGORIES[row.category]}"}, "12")
    if isinstance(s.stack[-1], Discovery):
        return Reason("tech-not-cheapest", {"cost": row.cost}, "7")
    cost, have = price(p, tech), p.store[SCIENCE]
    if cost > have:
        return Reason("science-short", {"price": cost, "have": have, "missing": cost - have}, "12")
    return needs_action(s, seat, "research")


def part_of(s: EclipseState, seat: int, name: str) -> Reason:
    if name not in PART:
        return not_asked(s)
    p, part = s.players[seat], PARTS[PART[name]]
    if part.ancient and PART[name] not in p.kept_parts:
        return Reason("part-ancient", page="7")
    if part.tech != NOTHING and not p.techs >> part.tech & 1:
        return Reason("part-needs-tech", {"tech": f"tech:{TECHS[part.tech].id}"}, "13")
    top = s.stack[-1]
    if isinstance(top, UpgradeAction):
        if top.part != NOTHING:
            return Reason("part-in-hand", {"part": f"part:{PARTS[top.part].id}"}, "13")
        return Reason("part-fits-nowhere", page="13")
    return needs_action(s, seat, "upgrade")


def slot_of(s: EclipseState, seat: int, name: str) -> Reason:
    """Why a square of a blueprint cannot take the part in hand, or be emptied."""
    ship_name, _, number = name.partition(".")
    p = s.players[seat]
    if ship_name not in SHIP or not number.isdigit() or int(number) >= SIZES[p.board][SHIP[ship_name]]:
        return not_asked(s)
    ship, square = SHIP[ship_name], int(number)
    top = s.stack[-1]
    if isinstance(top, UpgradeAction):
        if top.part == NOTHING:
            return Reason("take-part-first", page="13")
        if top.placed >> SLOT_BASE[ship] + square & 1:
            return Reason("slot-done", page="H20")
        return no_fit(p, top.part, ship, square)
    if isinstance(top, Discovery):
        return Reason("slot-not-valid", page="13")
    return needs_action(s, seat, "upgrade")


def no_fit(p: Player, part: int, ship: int, square: int) -> Reason:
    """Which limit a part on this square would break (p. 13)."""
    old = part_at(p, ship, square)
    if old == part:
        return Reason("slot-same", {"part": f"part:{PARTS[part].id}"}, "H20")
    if MOVEMENT[part] and not SHIPS[ship].moves:
        return Reason("starbase-no-drive", page="13")
    w = open_workshop(p, 1)
    if SHIPS[ship].moves and w.movement[ship] - MOVEMENT[old] + MOVEMENT[part] <= 0:
        return Reason("slot-needs-drive", {"ship": f"ship:{SHIPS[ship].id}"}, "13")
    energy = w.energy[ship] - ENERGY[old] + ENERGY[part]
    if energy < 0:
        return Reason("slot-energy", {"ship": f"ship:{SHIPS[ship].id}", "missing": -energy}, "13")
    return Reason("slot-others-first", page="H19")


# --- building, resources, players ---------------------------------------------------------------------------------


def item_of(s: EclipseState, seat: int, name: str) -> Reason:
    """Why a ship or structure cannot be built now."""
    if name not in ITEM:
        return not_asked(s)
    p, item = s.players[seat], ITEM[name]
    tech = ITEM_TECH[item]
    if tech != NOTHING and not p.techs >> tech & 1:
        return Reason("build-needs-tech", {"tech": f"tech:{TECHS[tech].id}"}, "13")
    if item < SHIP_TYPES and not p.hangar[item]:
        return Reason("ships-used-up", {"ship": f"ship:{name}", "count": SHIPS[item].count}, "13")
    cost, have = BOARDS[p.board].costs[item], p.store[MATERIALS]
    if cost > have:
        return Reason("materials-short", {"price": cost, "have": have, "missing": cost - have}, "13")
    if seat not in s.disc:
        return Reason("no-sector", page="13")
    if isinstance(s.stack[-1], BuildAction):
        return Reason("no-place-for", page="13")
    return needs_action(s, seat, "build")


def store_of(s: EclipseState, seat: int, name: str) -> Reason:
    if name not in RESOURCES:
        return not_asked(s)
    ratio, have = BOARDS[s.players[seat].board].trade, s.players[seat].store[RESOURCES.index(name)]
    if have < ratio:
        return Reason("trade-short", {"ratio": ratio, "have": have}, "7")
    return Reason("not-in-between", page="7")


def partner_of(s: EclipseState, seat: int, name: str) -> Reason:
    """Why relations with this player cannot be proposed now."""
    if not name.isdigit() or int(name) >= s.seats or int(name) == seat:
        return not_asked(s)
    other = int(name)
    values: dict[str, str | int] = {"other": f"seat:{other}"}
    if not COUNTS[s.seats].diplomacy:
        return Reason("diplomacy-off", {"players": s.seats}, "11")
    if s.players[other].gone:
        return Reason("partner-gone", values, "11")
    if are_friends(s, seat, other):
        return Reason("already-friends", values, "11")
    if s.traitor in (seat, other):
        return Reason("traitor" if s.traitor == seat else "partner-traitor", values, "11")
    if not neighbours(s, seat) >> other & 1:
        return Reason("not-neighbours", values, "11")
    if stand_together(s, seat, other):
        return Reason("ships-in-the-way", values, "H26")
    if not can_exchange(s, seat) or not can_exchange(s, other):
        return Reason("no-ambassador-room", {"friends": s.players[seat].friends.bit_count()}, "11")
    if s.players[seat].asked >> other & 1:
        return Reason("asked-already", values, "H27")
    return Reason("not-in-between", page="11")
