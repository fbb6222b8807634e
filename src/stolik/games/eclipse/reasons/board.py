"""Things on a player board or the supply board, and the permission that applies to each."""

from stolik.games.eclipse.cards.discovery import Discovery
from stolik.games.eclipse.ids import BUILD, NOBODY, NOTHING, RESEARCH, RESOURCES, SHIP_TYPES, UPGRADE
from stolik.games.eclipse.reasons.moments import (
    is_bankrupt,
    may_colonize,
    may_offer,
    may_trade,
    told_of_thing,
)
from stolik.games.eclipse.reasons.telling import Asked, told
from stolik.games.eclipse.rules import refusals as r
from stolik.games.eclipse.rules.blueprints import SIZES
from stolik.games.eclipse.rules.build import BuildAction, build_refused
from stolik.games.eclipse.rules.combat.bombardment import Burial
from stolik.games.eclipse.rules.diplomacy import Exchange, partner_refused
from stolik.games.eclipse.rules.population import TRACKS_OF, Homecoming, home_refused, track_refused
from stolik.games.eclipse.rules.research import ResearchAction, gift_refused, tech_refused
from stolik.games.eclipse.rules.trade import give_refused
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.rules.workshop import (
    Workshop,
    anywhere_refused,
    fit_refused,
    other_refused,
    part_refused,
    removal_refused,
    unfinished,
)
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import (
    BOARDS,
    COUNTS,
    DISCOVERIES,
    FACTION,
    FACTIONS,
    ITEM,
    PART,
    SHIP,
    TECH,
)
from stolik.kernel.messages import Reason


def species(s: EclipseState, seat: int, name: str) -> Reason:
    """Another player has this board or its other side, or no faction is being chosen now (p. 4)."""
    colour = FACTIONS[FACTION[name]].colour if name in FACTION else ""
    for other, p in enumerate(s.players):
        if p.faction != NOBODY and FACTIONS[p.faction].colour == colour:
            return told(r.BOARD_TAKEN, Asked(s, seat, other=other))
    return told(r.NOT_ASKED, Asked(s, seat))


def piece(s: EclipseState, seat: int, kind: str, name: str) -> Reason:
    if s.players[seat].board == NOBODY:
        return told(r.FACTION_FIRST, Asked(s, seat))
    match kind:
        case "tech" if name in TECH:
            return tech_of(s, seat, TECH[name])
        case "part" if name in PART:
            return part_of(s, seat, PART[name])
        case "slot":
            return slot_of(s, seat, name)
        case "build" if name in ITEM:
            return item_of(s, seat, ITEM[name])
        case "store" if name in RESOURCES:
            return store_of(s, seat, RESOURCES.index(name))
        case "track" if name in RESOURCES:
            return track_of(s, seat, RESOURCES.index(name))
        case "reputation" | "drawn":
            return told(r.REPUTATION_STAYS, Asked(s, seat))
        case "seat" if name.isdigit() and int(name) < s.seats and int(name) != seat:
            return partner_of(s, seat, int(name))
    return told(r.NOT_ASKED, Asked(s, seat))


# --- technologies and parts ---------------------------------------------------------------------------------------


def tech_of(s: EclipseState, seat: int, tech: int) -> Reason:
    top, a = s.stack[-1], Asked(s, seat, RESEARCH, tech=tech)
    if isinstance(top, Discovery) and DISCOVERIES[top.tile].kind == "technology":
        return told(gift_refused(s, seat, tech), a)
    refused = tech_refused(s, seat, tech)
    if isinstance(top, ResearchAction):
        return told(refused, a)
    return told_of_thing(a, refused)


def part_of(s: EclipseState, seat: int, part: int) -> Reason:
    top, a = s.stack[-1], Asked(s, seat, UPGRADE, part=part)
    refused = part_refused(s.players[seat], part)
    if not isinstance(top, UpgradeAction):
        return told_of_thing(a, refused)
    if top.part != NOTHING:
        a.part = top.part
        return told(r.PART_IN_HAND, a)
    if refused != r.ALLOWED:
        return told(refused, a)
    w = top.workshop(s)
    return told_of_design(anywhere_refused(w, part), a, w)


def slot_of(s: EclipseState, seat: int, name: str) -> Reason:
    """A square of a blueprint: whether it may take the part in hand, or be emptied."""
    ship, square = slot_named(s, seat, name)
    if ship == NOTHING:
        return told(r.NOT_ASKED, Asked(s, seat))
    top, a = s.stack[-1], Asked(s, seat, UPGRADE, ship=ship, square=square)
    if isinstance(top, Discovery) and DISCOVERIES[top.tile].part != NOTHING:
        return fit_of(top.workshop(s), DISCOVERIES[top.tile].part, a)
    if not isinstance(top, UpgradeAction):
        return told_of_thing(a, r.ALLOWED)
    if top.part != NOTHING:
        return fit_of(top.workshop(s), top.part, a)
    return removal_of(top, a)


def slot_named(s: EclipseState, seat: int, name: str) -> tuple[int, int]:
    ship, _, number = name.partition(".")
    if ship not in SHIP or not number.isdigit() or int(number) >= SIZES[s.players[seat].board][SHIP[ship]]:
        return NOTHING, NOTHING
    return SHIP[ship], int(number)


def fit_of(w: Workshop, part: int, a: Asked) -> Reason:
    a.part = part
    return told_of_design(fit_refused(w, part, a.ship, a.square), a, w)


def removal_of(top: UpgradeAction, a: Asked) -> Reason:
    """Why a tile can't be returned; on a square without a tile, a part has to be taken first."""
    w = top.workshop(a.s)
    refused = removal_refused(w, a.ship, a.square)
    if refused == r.NO_TILE_HERE or top.placed:
        return told(r.PART_FIRST, a)
    a.part = BOARDS[a.p.board].blueprints[a.ship].printed[a.square]
    return told_of_design(refused, a, w)


def told_of_design(refused: int, a: Asked, w: Workshop) -> Reason:
    """If another design is the obstacle, the reason describes that design as it is."""
    if refused == r.OTHER_DESIGN:
        a.ship, a.square = unfinished(w, a.ship), NOTHING
        refused = other_refused(w, a.ship)
    return told(refused, a)


# --- building, resources, players ---------------------------------------------------------------------------------


def item_of(s: EclipseState, seat: int, item: int) -> Reason:
    a = Asked(s, seat, BUILD, item=item, ship=item if item < SHIP_TYPES else NOTHING)
    refused = build_refused(s, seat, item)
    if isinstance(s.stack[-1], BuildAction):
        return told(refused, a)
    return told_of_thing(a, refused)


def store_of(s: EclipseState, seat: int, resource: int) -> Reason:
    if not may_trade(s):
        return told(r.NOT_IN_BETWEEN, Asked(s, seat))
    store = s.players[seat].store
    if is_bankrupt(s) and resource:
        return told(give_refused(s.players[seat], resource), Asked(s, seat, have=store[resource]))
    return told(r.TRADE_SHORT, Asked(s, seat, have=most_to_trade(s, seat)))


def most_to_trade(s: EclipseState, seat: int) -> int:
    """The largest store that could be traded away; bankrupt players only trade for money."""
    store = s.players[seat].store
    return max(store[1:] if is_bankrupt(s) else store)


def track_of(s: EclipseState, seat: int, track: int) -> Reason:
    top, a = s.stack[-1], Asked(s, seat, track=track)
    if isinstance(top, Exchange) and top.seat == seat and s.stack[-1].question(s)[0] == "give-cube":
        return told(r.TRACK_EMPTY, a)
    if isinstance(top, Homecoming):
        return told(home_refused(s.players[seat], top.kinds[0], track), a)
    if isinstance(top, Burial) and track not in TRACKS_OF[top.square]:
        return told(r.TRACK_UNFIT, a)
    return told(track_refused(s, seat, track) if may_colonize(s) else r.TRACK_NOT_ASKED, a)


def partner_of(s: EclipseState, seat: int, other: int) -> Reason:
    a = Asked(s, seat, other=other)
    if COUNTS[s.seats].diplomacy and not may_offer(s):
        return told(r.NOT_IN_BETWEEN, a)
    return told(partner_refused(s, seat, other), a)
