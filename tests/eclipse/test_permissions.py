"""Where listing has a shape of its own for speed, it agrees with the permission that reasons ask."""

import random
from collections import Counter

import stolik
from stolik.games.eclipse.ids import NOBODY, ORBITAL_SPACE, SHIP_TYPES
from stolik.games.eclipse.messages.actions import Offer
from stolik.games.eclipse.rules import refusals
from stolik.games.eclipse.rules.diplomacy import offer_options, partner_refused
from stolik.games.eclipse.rules.explore import space_refused, spaces
from stolik.games.eclipse.rules.hexes import STEP
from stolik.games.eclipse.rules.move import can_move, ship_refused
from stolik.games.eclipse.rules.population import free_squares, square_refused, squares_of
from stolik.games.eclipse.rules.refusals import ALLOWED, NO_COLONY_SHIP, REASONS, TRACK_EMPTY, TRACKS_EMPTY
from stolik.games.eclipse.rules.research import affordable, tech_refused
from stolik.games.eclipse.rules.workshop import part_refused, supply
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import PARTS
from stolik.kernel.engine import run, step
from stolik.kernel.messages import Action
from tests.eclipse.thrifty import choose

GAME = stolik.load("eclipse")
NO_CUBE = (ALLOWED, NO_COLONY_SHIP, TRACK_EMPTY, TRACKS_EMPTY)
"""What `square_refused` says of an open square: colony ships and cubes are looked at when actions are listed."""


def agree(s: EclipseState, seat: int) -> None:
    """All fast listings against their permissions, for every thing on the table."""
    p = s.players[seat]
    assert supply(p) == [part for part in range(len(PARTS)) if part_refused(p, part) == ALLOWED]
    fringe = {cell + step for cell in s.cells for step in STEP} - set(s.cells)
    assert spaces(s, seat) == sorted(cell for cell in fringe if space_refused(s, seat, cell) == ALLOWED)
    assert bool(spaces(s, seat, 1)) == bool(spaces(s, seat))
    assert affordable(s, seat) == [t for t in range(len(s.market)) if tech_refused(s, seat, t) == ALLOWED]
    offers: list[Action] = []
    offer_options(s, seat, offers)
    partners = [other for other in range(s.seats) if other != seat and partner_refused(s, seat, other) == ALLOWED]
    assert [a.to for a in offers if isinstance(a, Offer)] == partners
    ships = [
        (h, ship)
        for h, there in enumerate(s.ships)
        for ship in range(SHIP_TYPES)
        if there[seat * SHIP_TYPES + ship] and ship_refused(s, seat, ship, h) == ALLOWED
    ]
    assert can_move(s, seat) == bool(ships)
    for h, owner in enumerate(s.disc):
        if owner == seat:
            kinds = {*squares_of(s, h), *([ORBITAL_SPACE] if s.orbital[h] else [])}
            assert set(free_squares(s, seat, h)) == {k for k in kinds if square_refused(s, seat, h, k) in NO_CUBE}


def test_fast_listings_agree_with_the_permissions() -> None:
    met: Counter[str] = Counter()
    for seed in range(8):
        rng = random.Random(seed)
        s = GAME.new(2 + seed % 5, seed, {"species": "all"})
        actions = run(s, [])
        while actions:
            seat = actions[0].seat
            if s.players[seat].board != NOBODY and rng.random() < 0.3:
                agree(s, seat)
                met[s.stack[-1].question(s)[0]] += 1
            actions = step(s, choose(s, actions, rng), [])
    assert len(met) > 15


def test_every_refusal_is_told_by_one_code_and_page() -> None:
    numbers = [value for name, value in vars(refusals).items() if name.isupper() and isinstance(value, int)]
    assert len(numbers) == len(set(numbers))
    assert set(numbers) - set(REASONS) == {ALLOWED, refusals.NO_TILE_HERE, refusals.OTHER_DESIGN}
    assert all(code and page for code, page in REASONS.values())
