"""Counts every limited component wherever it is. The counts never change during a game (p. 6)."""

from stolik.games.eclipse.cards.discovery import Discovery
from stolik.games.eclipse.ids import CENTRE, NOBODY, NOTHING, SHIP_TYPES, START
from stolik.games.eclipse.rules.combat.bombardment import Burial
from stolik.games.eclipse.rules.combat.reputation import ReputationChoice
from stolik.games.eclipse.rules.diplomacy import Exchange
from stolik.games.eclipse.rules.explore import Placement
from stolik.games.eclipse.rules.population import Homecoming
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import BOARDS, SECTORS, SHIPS


def census(s: EclipseState) -> dict[str, int]:
    counts = {
        "sectors": sectors(s),
        "technologies": technologies(s),
        "discoveries": discoveries(s),
        "reputation": reputation(s),
    }
    for seat in range(s.seats):
        counts[f"cubes:{seat}"] = cubes(s, seat)
        counts[f"discs:{seat}"] = discs(s, seat)
        for ship in range(SHIP_TYPES):
            placed = sum(at[seat * SHIP_TYPES + ship] for at in s.ships)
            counts[f"{SHIPS[ship].id}:{seat}"] = s.players[seat].hangar[ship] + placed
    return counts


def sectors(s: EclipseState) -> int:
    """Tiles of the three stacks."""
    drawn = sum(len(f.tiles) for f in s.stack if isinstance(f, Placement))
    placed = sum(1 for sector in s.sectors if SECTORS[sector].stack not in (CENTRE, START))
    return sum(len(tiles) for tiles in s.stacks + s.discards) + len(s.unused) + drawn + placed


def technologies(s: EclipseState) -> int:
    """Tiles in the bag, on the supply board and with players. Technologies printed on boards aren't tiles."""
    owned = [(p.techs & ~BOARDS[p.board].techs).bit_count() for p in s.players if p.board != NOBODY]
    return sum(s.bag) + sum(s.market) + sum(owned)


def discoveries(s: EclipseState) -> int:
    placed = sum(1 for tile in s.discovery if tile != NOTHING)
    kept = sum(len(p.kept_discoveries) for p in s.players)
    held = sum(1 for f in s.stack if isinstance(f, Discovery))
    return len(s.discoveries) + placed + kept + held + sum(s.spent)


def reputation(s: EclipseState) -> int:
    held = sum(len(f.drawn) for f in s.stack if isinstance(f, ReputationChoice))
    return sum(s.reputation) + sum(len(p.reputation) for p in s.players) + held


def cubes(s: EclipseState, seat: int) -> int:
    """On tracks, in graveyards, on the map, with ambassadors, and on their way between them."""
    p = s.players[seat]
    placed = sum(s.cubes[h].bit_count() for h, owner in enumerate(s.disc) if owner == seat)
    moving = sum(len(f.kinds) for f in s.stack if isinstance(f, Homecoming) and f.seat == seat)
    moving += sum(1 for f in s.stack if isinstance(f, Burial) and f.seat == seat)
    moving -= sum(1 for f in s.stack if isinstance(f, Exchange) and f.seat == seat and not f.given)
    return sum(p.track) + sum(p.graves) + placed + p.friends.bit_count() + moving


def discs(s: EclipseState, seat: int) -> int:
    p = s.players[seat]
    return p.discs + p.reserve + sum(p.acted) + s.disc.count(seat)
