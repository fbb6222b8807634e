"""All that a seat may know, built up from nothing."""

from msgspec.structs import replace

from stolik.games.eclipse.hexes import CELL_NAME, EDGES_OF, axial
from stolik.games.eclipse.ids import (
    NOBODY,
    NOTHING,
    ORBITAL_SPACE,
    ORBITAL_SQUARE,
    SHIP_TYPES,
    SQUARES,
    STACKS,
)
from stolik.games.eclipse.rules.combat.battle import Battle
from stolik.games.eclipse.rules.combat.fleet import design_of, named, rows_of, ship_name, side_of
from stolik.games.eclipse.rules.combat.phase import CombatPhase
from stolik.games.eclipse.rules.combat.reputation import ReputationChoice
from stolik.games.eclipse.rules.combat.volley import Volley
from stolik.games.eclipse.rules.discovery import Discovery
from stolik.games.eclipse.rules.explore import Placement
from stolik.games.eclipse.rules.galaxy import guarded, holes, sector_name
from stolik.games.eclipse.rules.population import squares_of
from stolik.games.eclipse.rules.research import may_own, price
from stolik.games.eclipse.rules.turn import ActionPhase
from stolik.games.eclipse.rules.upkeep import UpkeepPhase
from stolik.games.eclipse.state import EclipseState, Melee
from stolik.games.eclipse.tables import DISCOVERIES, ROUNDS, SECTORS, SHIPS, TECHS
from stolik.games.eclipse.view.board import player_view
from stolik.games.eclipse.view.messages import (
    EclipseView,
    FleetView,
    HexView,
    MeleeView,
    OfferView,
    SquareView,
    TargetView,
)


def views(s: EclipseState, seats: list[int | None]) -> list[EclipseView]:
    """Through the eyes of each of these; what lies open is laid out once."""
    table = view(s, None)
    return [table if seat is None else with_secrets(s, seat, table) for seat in seats]


def with_secrets(s: EclipseState, seat: int, table: EclipseView) -> EclipseView:
    """What everybody sees, with this seat's own board, prices and tiles."""
    return replace(
        table,
        seat=seat,
        players=[player_view(s, seat, seat) if p.seat == seat else p for p in table.players],
        market=market_view(s, seat),
        found=found(s, seat),
        drawn_reputation=drawn_reputation(s, seat),
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
        hexes=[hex_view(s, h) for h in range(len(s.cells))],
        players=[player_view(s, who, seat) for who in range(s.seats)],
        market=market_view(s, seat),
        tech_bag=sum(n for n in s.bag),
        reputation_bag=sum(n for n in s.reputation),
        discovery_stack=len(s.discoveries),
        stacks={STACKS[stack]: len(tiles) for stack, tiles in enumerate(s.stacks)},
        discards={STACKS[stack]: [SECTORS[t].id for t in tiles] for stack, tiles in enumerate(s.discards)},
        space=CELL_NAME[placement.cell] if placement else None,
        drawn=[SECTORS[tile].id for tile in placement.tiles] if placement else [],
        found=found(s, seat),
        drawn_reputation=drawn_reputation(s, seat),
        melee=melee_view(s),
    )


def known(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def phase(s: EclipseState) -> str:
    """Which part of the round it is."""
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


def hex_view(s: EclipseState, h: int) -> HexView:
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
        points=tile.points,
        artifact=tile.artifact,
        disc=known(s.disc[h]),
        squares=squares,
        orbital=bool(s.orbital[h]),
        monolith=bool(s.monolith[h]),
        ancients=s.ancients[h],
        gcds=guarded(s, h),
        discovery=s.discovery[h] != NOTHING,
        fleets=[fleet_view(s, who, h) for who in s.entered[h]],
    )


def fleet_view(s: EclipseState, seat: int, h: int) -> FleetView:
    counts = s.ships[h][seat * SHIP_TYPES : (seat + 1) * SHIP_TYPES]
    return FleetView(seat, {SHIPS[ship].id: n for ship, n in enumerate(counts) if n})


def market_view(s: EclipseState, seat: int | None) -> list[OfferView]:
    return [offer_view(s, tech, seat) for tech, count in enumerate(s.market) if count]


def offer_view(s: EclipseState, tech: int, seat: int | None) -> OfferView:
    row = TECHS[tech]
    pays = price(s.players[seat], tech) if seat is not None and may_own(s.players[seat], tech) else None
    return OfferView(row.id, s.market[tech], row.cost, row.minimum, pays)


def found(s: EclipseState, seat: int | None) -> str | None:
    """The front of a discovery tile, for the player who is looking at it."""
    for frame in s.stack:
        if isinstance(frame, Discovery) and frame.seat == seat:
            return DISCOVERIES[frame.tile].id
    return None


def drawn_reputation(s: EclipseState, seat: int | None) -> list[int] | None:
    for frame in s.stack:
        if isinstance(frame, ReputationChoice) and frame.seat == seat:
            return frame.drawn.copy()
    return None


def melee_view(s: EclipseState) -> MeleeView | None:
    """The battles of a sector, with the damage of every ship."""
    m = s.melee
    if m is None:
        return None
    ships = [
        target_view(s, m, row, hurt)
        for side in range(s.seats + 1)
        for row in rows_of(s, side)
        for hurt in m.damage[row]
    ]
    battle = next((f for f in s.stack if isinstance(f, Battle)), None)
    volley = next((f for f in s.stack if isinstance(f, Volley)), None)
    return MeleeView(
        sector_name(s, m.hex),
        named(s, battle.attacker) if battle else None,
        named(s, battle.defender) if battle else None,
        battle.step if battle else "",
        ships,
        dice_view(s, volley) if volley else [],
    )


def dice_view(s: EclipseState, volley: Volley) -> list[list[int]]:
    dice = zip(volley.faces, volley.powers)
    return [[face, power, int(len(volley.hit_by(s, face)) > 0)] for face, power in dice]


def target_view(s: EclipseState, m: Melee, row: int, hurt: int) -> TargetView:
    to = m.fleeing[row]
    haven = None if to == NOTHING else sector_name(s, to)
    initiative = design_of(s, m.hex, row).initiative
    return TargetView(named(s, side_of(row)), ship_name(s, m.hex, row), hurt, initiative, haven)
