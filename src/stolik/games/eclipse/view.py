"""Everything that a seat may know, built from scratch."""

from typing import Final

from msgspec.structs import replace

from stolik.games.eclipse.cards.discovery import Discovery
from stolik.games.eclipse.ids import (
    ACTIONS,
    CATEGORIES,
    NOBODY,
    NOTHING,
    ORBITAL_SPACE,
    ORBITAL_SQUARE,
    RESOURCES,
    SHIP_TYPES,
    SQUARES,
    STACKS,
    UPGRADE,
)
from stolik.games.eclipse.messages.actions import Act, PutPart
from stolik.games.eclipse.messages.views import (
    BlueprintView,
    EclipseView,
    FleetView,
    HexView,
    OfferView,
    PlacementView,
    PlayerView,
    SlotView,
    SquareView,
    UpgradeView,
)
from stolik.games.eclipse.rules.anytime import ActionFrame
from stolik.games.eclipse.rules.blueprints import SIZES, breaking_point, design, design_with, part_at
from stolik.games.eclipse.rules.combat.fleet import named
from stolik.games.eclipse.rules.combat.phase import CombatPhase, battlefields
from stolik.games.eclipse.rules.combat.reputation import ReputationChoice
from stolik.games.eclipse.rules.combat.sector import fighters
from stolik.games.eclipse.rules.combat.shown import NEUTRALS, design_view, melee_view, siege_view
from stolik.games.eclipse.rules.diplomacy import free_squares
from stolik.games.eclipse.rules.explore import Placement, can_claim, facing_holes, turns_of
from stolik.games.eclipse.rules.galaxy import enemy_ships, guarded, holes, sector_name
from stolik.games.eclipse.rules.hexes import CELL_NAME, EDGES_OF, STEP, axial, stack_of
from stolik.games.eclipse.rules.move import betrayed, reach
from stolik.games.eclipse.rules.population import squares_of
from stolik.games.eclipse.rules.refusals import ALLOWED
from stolik.games.eclipse.rules.research import discount, offer_refused, price, progress
from stolik.games.eclipse.rules.turn import ActionPhase, Turn, action_options, activations, begin_action
from stolik.games.eclipse.rules.upgrade import UpgradeAction
from stolik.games.eclipse.rules.upkeep import UpkeepPhase, balance, balance_without, production, upkeep_cost
from stolik.games.eclipse.scoring import PARTS as SCORE_PARTS
from stolik.games.eclipse.scoring import points, worth
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import (
    BOARDS,
    CATEGORY_TECHS,
    DISCOVERIES,
    FACTIONS,
    ITEMS,
    PART,
    PARTS,
    PRODUCTION,
    ROUNDS,
    SECTORS,
    SHIP,
    SHIPS,
    SLOT_BASE,
    TECH_POINTS,
    TECHS,
    TRACK_LENGTH,
    UPKEEP,
)
from stolik.kernel.messages import Action


def views(s: EclipseState, seats: list[int | None]) -> list[EclipseView]:
    """Views for each of these seats; the public part is built once."""
    table = view(s, None)
    return [table if seat is None else with_secrets(s, seat, table) for seat in seats]


def with_secrets(s: EclipseState, seat: int, table: EclipseView) -> EclipseView:
    """What everyone sees, with this seat's own board, prices and tiles."""
    return replace(
        table,
        seat=seat,
        hexes=[replace(hex, worth=worth(s, seat, h)) if hex.disc is None else hex for h, hex in enumerate(table.hexes)],
        players=[player_view(s, seat, seat) if p.seat == seat else p for p in table.players],
        market=market_view(s, seat),
        found=found(s, seat),
        drawn_reputation=drawn_reputation(s, seat),
        in_hand=part_in_hand(s, seat),
        upgrades=upgrades(s, seat),
        openings=openings(s, seat),
    )


def view(s: EclipseState, seat: int | None) -> EclipseView:
    placement = next((f for f in s.stack if isinstance(f, Placement)), None)
    return EclipseView(
        seat=seat,
        round=s.round,
        rounds=ROUNDS,
        phase=phase(s),
        start=s.start,
        next_start=known(s.next_start),
        traitor=known(s.traitor),
        hexes=[hex_view(s, h, seat) for h in range(len(s.cells))],
        fringe=fringe(s),
        neutrals=NEUTRALS,
        players=[player_view(s, who, seat) for who in range(s.seats)],
        market=market_view(s, seat),
        tech_bag=sum(n for n in s.bag),
        reputation_bag=sum(n for n in s.reputation),
        discovery_stack=len(s.discoveries),
        stacks={STACKS[stack]: len(tiles) for stack, tiles in enumerate(s.stacks)},
        discards={STACKS[stack]: [SECTORS[t].id for t in tiles] for stack, tiles in enumerate(s.discards)},
        space=CELL_NAME[placement.cell] if placement else None,
        drawn=[SECTORS[tile].id for tile in placement.tiles] if placement else [],
        placements=placements(s, placement) if placement else [],
        battlefields=[sector_name(s, h) for h in battlefields(s)],
        found=found(s, seat),
        drawn_reputation=drawn_reputation(s, seat),
        melee=melee_view(s),
        siege=siege_view(s),
        in_hand=part_in_hand(s, seat),
        upgrades=upgrades(s, seat),
        openings=openings(s, seat),
    )


def known(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def phase(s: EclipseState) -> str:
    """The current phase of the round."""
    for frame in s.stack:
        if isinstance(frame, ActionPhase):
            return "action"
        if isinstance(frame, CombatPhase):
            return "combat"
        if isinstance(frame, UpkeepPhase):
            return "upkeep"
    if any(p.faction == NOBODY for p in s.players):
        return "setup"
    return "cleanup" if s.stack else "over"


def hex_view(s: EclipseState, h: int, seat: int | None) -> HexView:
    q, r = axial(s.cells[h])
    tile = SECTORS[s.sectors[h]]
    squares = [SquareView(SQUARES[kind], bool(s.cubes[h] >> i & 1)) for i, kind in enumerate(squares_of(s, h))]
    if s.orbital[h]:
        squares.append(SquareView(SQUARES[ORBITAL_SPACE], bool(s.cubes[h] >> ORBITAL_SQUARE & 1)))
    return HexView(
        sector=tile.id,
        q=q,
        r=r,
        turn=s.turns[h],
        wormholes=EDGES_OF[holes(s, h)],
        joined=EDGES_OF[s.full[h]],
        half_joined=EDGES_OF[s.half[h] & ~s.full[h]],
        points=tile.points,
        worth=worth_to(s, h, seat),
        artifact=tile.artifact,
        disc=known(s.disc[h]),
        squares=squares,
        orbital=bool(s.orbital[h]),
        monolith=bool(s.monolith[h]),
        ancients=s.ancients[h],
        gcds=guarded(s, h),
        discovery=s.discovery[h] != NOTHING,
        fleets=[fleet_view(s, who, h) for who in s.entered[h]],
        fighting=[named(s, side) for side in fighters(s, h)],
        enemies=[who for who in range(s.seats) if s.players[who].board != NOTHING and enemy_ships(s, who, h)],
        traitors=[who for who in range(s.seats) if betrayed(s, who, h)],
        balance_without=None if s.disc[h] == NOBODY else balance_without(s, h),
    )


def fringe(s: EclipseState) -> dict[str, str]:
    """Where a tile could go at some point, whoever can reach it."""
    laid = set(s.cells)
    beside = {cell + step for cell in s.cells for step in STEP} - laid
    return {CELL_NAME[space]: STACKS[stack_of(space)] for space in sorted(beside)}


def worth_to(s: EclipseState, h: int, seat: int | None) -> int:
    """For the sector's controller, otherwise for the viewer."""
    return worth(s, seat if s.disc[h] == NOBODY and seat is not None else s.disc[h], h)


def fleet_view(s: EclipseState, seat: int, h: int) -> FleetView:
    counts = s.ships[h][seat * SHIP_TYPES : (seat + 1) * SHIP_TYPES]
    ships = [ship for ship, n in enumerate(counts) if n]
    return FleetView(
        seat,
        {SHIPS[ship].id: counts[ship] for ship in ships},
        {SHIPS[ship].id: [sector_name(s, to) for to in reach(s, seat, ship, h)] for ship in ships},
    )


def placements(s: EclipseState, p: Placement) -> list[PlacementView]:
    """Every way to place the drawn tiles."""
    facing = facing_holes(s, p.cell)
    found: list[PlacementView] = []
    for tile in p.tiles:
        for turn in turns_of(s, p.seat, p.cell, tile):
            mask = SECTORS[tile].holes[turn]
            edges, joined = EDGES_OF[mask], EDGES_OF[mask & facing]
            found.append(PlacementView(SECTORS[tile].id, turn, edges, joined, can_claim(s, p.seat, tile)))
    return found


def market_view(s: EclipseState, seat: int | None) -> list[OfferView]:
    return [offer_view(s, tech, seat) for tech, count in enumerate(s.market) if count]


def offer_view(s: EclipseState, tech: int, seat: int | None) -> OfferView:
    row = TECHS[tech]
    pays = (
        price(s.players[seat], tech)
        if seat is not None and offer_refused(s, s.players[seat], tech) == ALLOWED
        else None
    )
    return OfferView(row.id, s.market[tech], row.cost, row.minimum, pays)


def found(s: EclipseState, seat: int | None) -> str | None:
    """The front of a discovery tile, for the player looking at it."""
    for frame in s.stack:
        if isinstance(frame, Discovery) and frame.seat == seat:
            return DISCOVERIES[frame.tile].id
    return None


def part_in_hand(s: EclipseState, seat: int | None) -> str | None:
    """The part in hand during an upgrade, or from a discovery tile that only its finder sees."""
    for frame in s.stack:
        if isinstance(frame, UpgradeAction) and frame.seat == seat and frame.part != NOTHING:
            return PARTS[frame.part].id
        if isinstance(frame, Discovery) and frame.seat == seat and DISCOVERIES[frame.tile].part != NOTHING:
            return PARTS[DISCOVERIES[frame.tile].part].id
    return None


def upgrades(s: EclipseState, seat: int | None) -> list[UpgradeView]:
    """Each design that may take the part in hand, with the result."""
    part = part_in_hand(s, seat)
    if part is None or seat is None:
        return []
    p, found = s.players[seat], list[UpgradeView]()
    actions: list[Action] = []
    s.stack[-1].options(s, actions)
    for a in actions:
        if isinstance(a, PutPart):
            d = design_with(p, SHIP[a.ship], a.slot, PART[part])
            found.append(UpgradeView(a.ship, a.slot, design_view(d)))
    return found


def openings(s: EclipseState, seat: int | None) -> dict[str, list[str]]:
    """What each action could begin with if it were chosen, with its disc already spent."""
    turn = s.stack[-1] if s.stack else None
    if not isinstance(turn, Turn) or turn.seat != seat or turn.step != "choose" or not s.players[seat].discs:
        return {}
    acts: list[Action] = []
    action_options(s, seat, acts)
    return {a.action: beginnings(s, seat, a.action) for a in acts if isinstance(a, Act)}


def beginnings(s: EclipseState, seat: int, action: str) -> list[str]:
    then, first = s.copy(), list[Action]()
    begin_action(then, seat, ACTIONS.index(action), [])
    frame = then.stack[-1]
    assert isinstance(frame, ActionFrame)
    frame.main(then, first)
    return list(dict.fromkeys(a.targets()[0] for a in first))


def drawn_reputation(s: EclipseState, seat: int | None) -> list[int] | None:
    for frame in s.stack:
        if isinstance(frame, ReputationChoice) and frame.seat == seat:
            return frame.drawn.copy()
    return None


# --- a player's board -----------------------------------------------------------------------------------------------


FIELDS: Final[list[str]] = ACTIONS + [f"react_{action}" for action in ACTIONS[UPGRADE:]]
"""Discs on the action track, then on the reactions."""


def player_view(s: EclipseState, who: int, seat: int | None) -> PlayerView:
    """Reputation tiles and the fronts of kept discovery tiles are known only to their owner."""
    p = s.players[who]
    chosen = p.faction != NOBODY
    board = BOARDS[p.board]
    return PlayerView(
        seat=who,
        faction=FACTIONS[p.faction].id if chosen else None,
        colour=FACTIONS[p.faction].colour if chosen else None,
        store=by_resource(p.store),
        production=by_resource([production(s, who, resource) for resource in range(len(RESOURCES))]),
        production_less=by_resource([PRODUCTION[max(n - 1, 0)] for n in p.track]),
        production_more=by_resource([PRODUCTION[min(n + 1, TRACK_LENGTH)] for n in p.track]),
        track=by_resource(p.track),
        graves=by_resource(p.graves),
        discs=p.discs,
        upkeep=upkeep_cost(p),
        upkeep_less=UPKEEP[min(max(p.discs - 1, 0), len(UPKEEP) - 1)],
        balance=balance(s, who),
        reserve=p.reserve,
        acted={FIELDS[i]: n for i, n in enumerate(p.acted) if n},
        techs=[techs_of(p, category) for category in range(len(CATEGORIES))],
        discounts=[discount(p, category) for category in range(len(CATEGORIES))],
        tech_points=[TECH_POINTS[progress(p, category)] for category in range(len(CATEGORIES))],
        activations={ACTIONS[a]: activations(p, a) for a in range(len(ACTIONS))} if chosen else {},
        costs=dict(zip(ITEMS, board.costs)) if chosen else {},
        blueprints=[blueprint_view(p, ship) for ship in range(SHIP_TYPES)] if chosen else [],
        kept_parts=[PARTS[part].id for part in p.kept_parts],
        colony_ships=p.colony_ships,
        colony_ships_in_all=board.colony_ships if chosen else 0,
        hangar={SHIPS[ship].id: n for ship, n in enumerate(p.hangar)},
        trade=board.trade if chosen else 0,
        slots=slots(p) if chosen else {},
        free_slots=free_slots(p) if chosen else [],
        friends=[other for other in range(s.seats) if p.friends >> other & 1],
        reputation_tiles=len(p.reputation),
        reputation=sorted(p.reputation) if who == seat or p.gone else None,
        discovery_tiles=len(p.kept_discoveries),
        discoveries=[DISCOVERIES[tile].id for tile in p.kept_discoveries] if who == seat or p.gone else None,
        passed=p.passed,
        gone=p.gone,
        points=known_points(s, who, who == seat or p.gone),
    )


def known_points(s: EclipseState, who: int, all_known: bool) -> dict[str, int]:
    """The parts of a score; only the owner knows the values of reputation tiles until the end (p. 21)."""
    parts = dict(zip(SCORE_PARTS, points(s, who)))
    if not all_known:
        del parts["reputation"]
    return parts


def by_resource(amounts: list[int]) -> dict[str, int]:
    return dict(zip(RESOURCES, amounts))


def techs_of(p: Player, category: int) -> list[str]:
    owned = p.techs & CATEGORY_TECHS[category]
    return [tech.id for number, tech in enumerate(TECHS) if owned >> number & 1]


def slots(p: Player) -> dict[str, int]:
    board = BOARDS[p.board]
    return {
        "ambassador": board.ambassador_slots,
        "either": board.either_slots,
        "reputation": board.reputation_slots,
    }


def free_slots(p: Player) -> list[str]:
    guests, either, medals = free_squares(p)
    return ["ambassador"] * guests + ["either"] * either + ["reputation"] * medals


def blueprint_view(p: Player, ship: int) -> BlueprintView:
    d = design(p, ship)
    board = BOARDS[p.board]
    return BlueprintView(
        ship=SHIPS[ship].id,
        columns=board.blueprints[ship].columns,
        slots=[slot_view(p, ship, square) for square in range(SIZES[p.board][ship])],
        cost=board.costs[ship],
        initiative=d.initiative,
        movement=d.movement,
        computer=d.computer,
        shield=d.shield,
        hull=d.hull,
        energy=d.energy,
        cannons=d.cannons,
        missiles=d.missiles,
        breaks_at=breaking_point(d),
    )


def slot_view(p: Player, ship: int, square: int) -> SlotView:
    part = part_at(p, ship, square)
    return SlotView(None if part == NOTHING else PARTS[part].id, p.tiles[SLOT_BASE[ship] + square] != NOTHING)
