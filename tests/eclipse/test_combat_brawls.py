"""Combat phases from random positions full of ships: they end, keep all pieces and secrets, and find their words."""

import random

import pytest

import stolik
from stolik.games.eclipse.ids import NOBODY, NOTHING, ORBITAL_SQUARE
from stolik.games.eclipse.rules.blueprints import SIZES
from stolik.games.eclipse.rules.combat.bombardment import besieger
from stolik.games.eclipse.rules.combat.phase import CombatPhase
from stolik.games.eclipse.rules.combat.sector import has_battle
from stolik.games.eclipse.rules.galaxy import put_ship
from stolik.games.eclipse.rules.hexes import cell
from stolik.games.eclipse.rules.population import TRACKS_OF, squares_of
from stolik.games.eclipse.state import EclipseState
from stolik.games.eclipse.tables import FACTIONS, PARTS, SECTORS, SHIPS, SLOT_BASE, TECHS
from stolik.kernel.chance import chance_of
from stolik.text import Words
from tests.eclipse.referee import Referee
from tests.eclipse.scenario import begin, scene, tile

GAME = stolik.load("eclipse")
WORDS = [Words(language, strict=True) for language in ("en", "pl", "cs")]
PLACES = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (1, -2), (2, -1), (1, 1), (-1, 2), (-2, 1), (-1, -1)]


def brawl(seed: int) -> EclipseState:
    """A crowded galaxy."""
    rng = random.Random(seed)
    colours = rng.sample(sorted({faction.colour for faction in FACTIONS}), 2 + seed % 5)
    s = scene(*[rng.choice([f.id for f in FACTIONS if f.colour == colour]) for colour in colours])
    free = [place for place in PLACES if cell(*place) not in s.cells]
    for sector, (q, r) in zip(rng.sample([sector.id for sector in SECTORS[1:38]], 8), free):
        tile(s, sector, q, r, turn=rng.randrange(6))
    return s


def settle_at_random(s: EclipseState, rng: random.Random) -> None:
    """Discs and cubes wherever there is room, structures, technologies, reputation tiles."""
    for h in range(len(s.cells)):
        owner = s.disc[h] if s.disc[h] != NOBODY else rng.randrange(-1, s.seats)
        if owner == NOBODY or s.ancients[h] or h == 0:
            continue
        if s.disc[h] == NOBODY:
            s.players[owner].discs -= 1
            s.disc[h] = owner
            s.spent[s.discovery[h]] += s.discovery[h] != NOTHING
            s.discovery[h] = NOTHING
        s.orbital[h] = rng.randrange(2)
        for square, kind in [*enumerate(squares_of(s, h)), *[(ORBITAL_SQUARE, 7)] * s.orbital[h]]:
            if rng.random() < 0.7 and not s.cubes[h] >> square & 1:
                s.cubes[h] |= 1 << square
                s.players[owner].track[rng.choice(TRACKS_OF[kind])] -= 1


def arm_at_random(s: EclipseState, rng: random.Random) -> None:
    for p in s.players:
        for ship in range(len(SHIPS)):
            for square in range(SIZES[p.board][ship]):
                if rng.random() < 0.4:
                    p.tiles[SLOT_BASE[ship] + square] = rng.randrange(len(PARTS))
    for seat, p in enumerate(s.players):
        for _ in range(rng.randrange(4, 14)):
            ship = rng.randrange(len(SHIPS))
            if p.hangar[ship]:
                p.hangar[ship] -= 1
                put_ship(s, seat, ship, rng.randrange(len(s.cells)))


def learn_at_random(s: EclipseState, rng: random.Random) -> None:
    for p in s.players:
        for tech in rng.sample(range(len(TECHS)), 4):
            if s.bag[tech] and not p.techs >> tech & 1:
                s.bag[tech] -= 1
                p.techs |= 1 << tech


def position(seed: int) -> tuple[EclipseState, random.Random]:
    rng = random.Random(seed)
    s = brawl(seed)
    settle_at_random(s, rng)
    learn_at_random(s, rng)
    arm_at_random(s, rng)
    return s, rng


@pytest.mark.parametrize("seed", range(40))
def test_a_brawl_ends_and_leaves_the_table_in_order(seed: int) -> None:
    s, rng = position(seed)
    before = GAME.census(s)
    begin(s, CombatPhase())
    while (decision := GAME.decision(s)) is not None:
        targets = [a.targets() for a in decision.actions]
        assert len(set(targets)) == len(targets)
        GAME.apply(s, rng.choice(decision.actions))
    assert GAME.census(s) == before
    assert s.melee is None
    for h in range(len(s.cells)):
        assert not has_battle(s, h)
        assert besieger(s, h) == NOBODY or s.cubes[h]


@pytest.mark.parametrize("seed", range(40, 50))
def test_a_brawl_keeps_secrets_and_copies(seed: int) -> None:
    s, rng = position(seed)
    begin(s, CombatPhase())
    while (decision := GAME.decision(s)) is not None:
        for viewer in [None, *range(s.seats)]:
            world = GAME.redeal(s, viewer, chance_of(str(rng.random())))
            assert stolik.encode(GAME.view(world, viewer)) == stolik.encode(GAME.view(s, viewer))
        assert stolik.decode(stolik.encode(s), EclipseState) == s == s.copy()
        GAME.apply(s, rng.choice(decision.actions))


@pytest.mark.parametrize("seed", range(50, 60))
def test_everything_in_a_brawl_can_be_said_and_explained(seed: int) -> None:
    s, rng = position(seed)
    begin(s, CombatPhase())
    while (decision := GAME.decision(s)) is not None:
        usable = {target for a in decision.actions for target in a.targets()}
        lines = [(f"ask-{decision.kind}", decision.values)]
        lines += [(f"do-{a.tag}", a.words()) for a in decision.actions]
        for thing in rng.sample(things := GAME.things(s, decision.seat), min(len(things), 12)):
            reason = GAME.explain(s, decision.seat, thing)
            assert (reason is None) == (thing in usable)
            lines += [(f"reason-{reason.code}", reason.values)] if reason else []
        lines += [(f"event-{e.tag}", e.words()) for e in GAME.apply(s, rng.choice(decision.actions))]
        for words in WORDS:
            for id, args in lines:
                words.line("eclipse", id, args)


@pytest.mark.parametrize("seed", range(60, 95))
def test_a_referee_who_knows_only_the_book_agrees_with_every_battle(seed: int) -> None:
    s, rng = position(seed)
    s.reputation = [50, 50, 50, 50]
    referee = Referee(GAME.view(s, None))
    events = begin(s, CombatPhase())
    while (decision := GAME.decision(s)) is not None:
        retreats = [a for a in decision.actions if a.tag == "retreat"]
        events += GAME.apply(s, rng.choice(retreats if retreats and rng.random() < 0.6 else decision.actions))
    referee.follow(events)
