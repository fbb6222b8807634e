"""A player's board as a seat may see it."""

from typing import Final

from stolik.games.eclipse.ids import ACTIONS, CATEGORIES, NOBODY, NOTHING, RESOURCES, SHIP_TYPES, UPGRADE
from stolik.games.eclipse.rules.blueprints import SIZES, design, part_at
from stolik.games.eclipse.rules.upkeep import production, upkeep_cost
from stolik.games.eclipse.scoring import PARTS as SCORE_PARTS
from stolik.games.eclipse.scoring import points
from stolik.games.eclipse.state import EclipseState, Player
from stolik.games.eclipse.tables import (
    BOARDS,
    CATEGORY_TECHS,
    DISCOVERIES,
    FACTIONS,
    PARTS,
    SHIPS,
    SLOT_BASE,
    TECHS,
)
from stolik.games.eclipse.view.messages import BlueprintView, PlayerView, SlotView

FIELDS: Final[list[str]] = ACTIONS + [f"react_{action}" for action in ACTIONS[UPGRADE:]]
"""Fields for discs: the action track, then the reactions."""


def player_view(s: EclipseState, who: int, seat: int | None) -> PlayerView:
    """Reputation tiles and the fronts of kept discovery tiles are their owner's secret."""
    p = s.players[who]
    chosen = p.faction != NOBODY
    board = BOARDS[p.board]
    return PlayerView(
        seat=who,
        faction=FACTIONS[p.faction].id if chosen else None,
        colour=FACTIONS[p.faction].colour if chosen else None,
        store=by_resource(p.store),
        production=by_resource([production(s, who, resource) for resource in range(len(RESOURCES))]),
        track=by_resource(p.track),
        graves=by_resource(p.graves),
        discs=p.discs,
        upkeep=upkeep_cost(p),
        reserve=p.reserve,
        acted={FIELDS[i]: n for i, n in enumerate(p.acted) if n},
        techs=[techs_of(p, category) for category in range(len(CATEGORIES))],
        blueprints=[blueprint_view(p, ship) for ship in range(SHIP_TYPES)] if chosen else [],
        kept_parts=[PARTS[part].id for part in p.kept_parts],
        colony_ships=p.colony_ships,
        colony_ships_in_all=board.colony_ships if chosen else 0,
        hangar={SHIPS[ship].id: n for ship, n in enumerate(p.hangar)},
        trade=board.trade if chosen else 0,
        slots=slots(p) if chosen else {},
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
    """The parts of a score; the values of reputation tiles are their owner's secret until the end (p. 21)."""
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
    )


def slot_view(p: Player, ship: int, square: int) -> SlotView:
    part = part_at(p, ship, square)
    return SlotView(None if part == NOTHING else PARTS[part].id, p.tiles[SLOT_BASE[ship] + square] != NOTHING)
