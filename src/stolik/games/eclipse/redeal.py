"""A world that a seat can't tell from the true one: everything it can't see is shuffled and redealt."""

from stolik.games.eclipse.cards.discovery import Discovery
from stolik.games.eclipse.ids import NOTHING, OUTER
from stolik.games.eclipse.rules.combat.reputation import ReputationChoice
from stolik.games.eclipse.state import EclipseState
from stolik.kernel.chance import Chance, fresh_key, shuffle


def redeal(s: EclipseState, seat: int | None, rng: Chance) -> EclipseState:
    world = s.copy()
    world.chance = Chance(fresh_key(rng))
    world.pending = None
    deal_sectors(world, rng)
    deal_discoveries(world, seat, rng)
    deal_reputation(world, seat, rng)
    return world


def mixed(rng: Chance, unseen: list[int]) -> list[int]:
    """Shuffled so that the order depends on nothing but chance."""
    unseen.sort()
    shuffle(rng, unseen)
    return unseen


def deal_sectors(s: EclipseState, rng: Chance) -> None:
    """The outer tiles in the box are as unknown as the order of the stacks."""
    for stack, tiles in enumerate(s.stacks):
        spare = len(s.unused) if stack == OUTER else 0
        pool = mixed(rng, tiles + s.unused if spare else tiles.copy())
        s.stacks[stack] = pool[spare:]
        if spare:
            s.unused = pool[:spare]


def deal_discoveries(s: EclipseState, seat: int | None, rng: Chance) -> None:
    """Face-down tiles in the supply and on the map, and tiles that others keep or are looking at."""
    others = [p for i, p in enumerate(s.players) if i != seat and not p.gone]
    looking = [f for f in s.stack if isinstance(f, Discovery) and f.seat != seat]
    unseen = s.discoveries + [tile for tile in s.discovery if tile != NOTHING] + [f.tile for f in looking]
    for p in others:
        unseen += p.kept_discoveries
    pool = mixed(rng, unseen)
    s.discovery = [NOTHING if tile == NOTHING else pool.pop() for tile in s.discovery]
    for frame in looking:
        frame.tile = pool.pop()
    for p in others:
        p.kept_discoveries = [pool.pop() for _ in p.kept_discoveries]
    s.discoveries = pool


def deal_reputation(s: EclipseState, seat: int | None, rng: Chance) -> None:
    """Tiles in the bag, on the tracks of others, and in their hands."""
    others = [p for i, p in enumerate(s.players) if i != seat and not p.gone]
    drawing = [f for f in s.stack if isinstance(f, ReputationChoice) and f.seat != seat]
    unseen = [value for value, n in enumerate(s.reputation, 1) for _ in range(n)]
    for p in others:
        unseen += p.reputation
    for frame in drawing:
        unseen += frame.drawn
    pool = mixed(rng, unseen)
    for p in others:
        p.reputation = [pool.pop() for _ in p.reputation]
    for frame in drawing:
        frame.drawn = sorted(pool.pop() for _ in frame.drawn)
    s.reputation = [pool.count(value) for value in range(1, len(s.reputation) + 1)]
