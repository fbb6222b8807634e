"""What the net of Arcs sees: a row of whole numbers for each seat, the same whoever sits where."""

import random
from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

import stolik
from stolik import bots
from stolik.bots.arcs_facts import facts
from stolik.bots.arcs_scales import NAMES
from stolik.bots.versions import NetFile, folder, version
from stolik.games.arcs.cards.common.base import POINTS
from stolik.games.arcs.ids import NOBODY, PLACES_PER_SYSTEM, SEATS, SYSTEMS, at, is_gate, place_at
from stolik.games.arcs.rules.pieces import FIRST_OWN, building, is_damaged, kind_of, owner_of
from stolik.games.arcs.scoring import score_chapter
from stolik.games.arcs.state import ArcsState, trophy
from stolik.games.arcs.tables import HAND, IN_PLAY, LAST_CHAPTER
from stolik.kernel.chance import chance_of

GAME = stolik.load("arcs")


def positions(seats: int, seed: int, leaders: bool = False) -> Iterator[ArcsState]:
    """A game as `easy` plays it, position by position."""
    s = GAME.new(seats, seed, {"leaders_and_lore": leaders})
    rng, player = chance_of(f"facts/{seed}"), bots.make("easy@1", GAME)
    while (decision := GAME.decision(s)) is not None:
        GAME.apply(s, player.choose(bots.Observation(GAME, s, decision.seat), rng).action)
        yield s


def told(s: ArcsState, seat: int, beginning: str = "") -> dict[str, int]:
    """What a seat's facts say, without the zeros."""
    return {name: x for name, x in zip(NAMES, facts(s)[seat], strict=True) if x and name.startswith(beginning)}


def empty(seats: int = 2) -> tuple[ArcsState, int, int]:
    """A map without pieces, and two neighboring planets of it."""
    s = GAME.new(seats, 1)
    s.fresh, s.damaged, s.buildings = [0] * len(s.fresh), [0] * len(s.damaged), [0] * len(s.buildings)
    gate = next(system for system in IN_PLAY[s.setup] if is_gate(system))
    return s, gate + 1, gate + 2


def seated_anew(s: ArcsState, to: list[int]) -> ArcsState:
    """The same position with every seat's things before another seat."""
    t = s.copy()
    back = [to.index(seat) for seat in range(s.seats)]
    t.players = [s.copy().players[old] for old in back]
    for new, old in enumerate(back):
        for rows, before in ((t.fresh, s.fresh), (t.damaged, s.damaged), (t.influence, s.influence)):
            for row in range(len(before) // SEATS):
                rows[at(row, new)] = before[at(row, old)]
        for mine, his in ((t.played, s.played), (t.modes, s.modes), (t.ranks, s.ranks), (t.extra, s.extra)):
            mine[new] = his[old]
        for rival, other in enumerate(back):
            t.players[new].captives[rival] = s.players[old].captives[other]
            for piece in range(4):
                t.players[new].trophies[trophy(rival, piece)] = s.players[old].trophies[trophy(other, piece)]
    t.buildings = [b and building(to[owner_of(b)], kind_of(b), is_damaged(b)) for b in s.buildings]
    t.initiative, t.leader = to[s.initiative], to[s.leader] if s.leader != NOBODY else NOBODY
    return t


def test_every_input_has_a_name_of_its_own() -> None:
    assert len(set(NAMES)) == len(NAMES) > 400


@pytest.mark.parametrize(("seats", "leaders"), [(2, False), (3, True), (4, False)])
def test_all_seats_of_all_positions_give_as_many_small_whole_numbers(seats: int, leaders: bool) -> None:
    seen = set[int]()
    for s in positions(seats, 3, leaders):
        rows = facts(s)
        assert [len(row) for row in rows] == [len(NAMES)] * seats
        for row in rows:
            assert all(type(x) is int and -40 <= x <= 40 for x in row)
            seen.update(i for i, x in enumerate(row) if x)
    assert len(seen) > len(NAMES) / 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_facts_follow_whoever_changes_seats(seats: int) -> None:
    to = [(seat + 1) % seats for seat in range(seats)]
    for s in islice(positions(seats, 7), 0, None, 9):
        after = facts(seated_anew(s, to))
        assert facts(s) == [after[to[seat]] for seat in range(seats)]


def test_decks_and_chance_say_nothing() -> None:
    for s in islice(positions(3, 5), 0, None, 20):
        t, rng = s.copy(), random.Random(1)
        for hidden in (t.court_deck, t.discard, t.open_discard, t.known):
            rng.shuffle(hidden)
        t.chance = chance_of("another")
        assert facts(t) == facts(s)


def test_power_now_is_what_the_chapter_would_score() -> None:
    counted = 0
    for s in islice(positions(2, 11), 0, None, 5):
        t = s.copy()
        score_chapter(t, [])
        for seat, p in enumerate(t.players):
            if not p.powers & POINTS:
                gained = p.power - s.players[seat].power
                counted += gained
                assert told(s, seat).get("Power if the chapter ended now", 0) == gained
    assert counted > 50


def test_a_lead_is_told_by_steps_and_by_both() -> None:
    s, *_ = empty()
    s.players[0].power = 6
    ahead, behind = (told(s, seat, "Power more than the best rival: ") for seat in (0, 1))
    assert [name.split(": ")[1].split()[0] for name in ahead] == ["-16", "-11", "-7", "-4", "-2", "0", "1", "3", "5"]
    assert [name.split(": ")[1].split()[0] for name in behind] == ["-16", "-11", "-7"]


def test_whoever_is_ahead_in_the_last_chapter_would_win() -> None:
    s, *_ = empty()
    s.chapter, s.players[1].power = LAST_CHAPTER, 1
    assert [list(told(s, seat, "the game would end")) for seat in (0, 1)] == [
        ["the game would end with this chapter, and be lost"],
        ["the game would end with this chapter, and be won"],
    ]
    s.chapter = 1
    assert not told(s, 0, "the game would end")


@pytest.mark.parametrize(
    ("here", "next_door", "mine", "theirs"),
    [
        (0, 0, "own cities safe: 1 or more", None),
        (0, 2, "own cities threatened: 1 or more", "rivals' cities in reach: 1 or more"),
        (0, 4, "own cities in danger: 1 or more", "rivals' cities in grasp: 1 or more"),
        (2, 0, "own cities occupied: 1 or more", "rivals' cities occupied: 1 or more"),
    ],
)
def test_a_city_is_safe_threatened_or_occupied(here: int, next_door: int, mine: str, theirs: str | None) -> None:
    s, home, door = empty()
    s.buildings[place_at(home, 0)] = FIRST_OWN[0]
    s.fresh[at(home, 0)] = 1
    s.fresh[at(home, 1)], s.fresh[at(door, 1)] = here, next_door
    assert list(told(s, 0, "own cities ")) == [mine]
    assert list(told(s, 1, "rivals' cities ")) == ([theirs] if theirs else [])
    assert home // 4 == door // 4
    assert len(s.buildings) == PLACES_PER_SYSTEM * len(SYSTEMS)


def test_cards_left_are_told_on_average() -> None:
    s, *_ = empty()
    assert len(told(s, 0, "cards left in hand on average")) == HAND
    s.players[0].hand, s.players[1].hand = s.players[0].hand[:1], []
    assert len(told(s, 0, "cards left in hand on average")) == 1


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_net_that_plays_is_told_what_it_learned_from(level: str) -> None:
    name = version("arcs").settings(level).net
    file = msgspec.json.decode(folder().joinpath(name).read_bytes(), type=NetFile)
    assert file.facts == NAMES
    assert file.made["games"] > 1000


def test_normal_plays_as_the_version_before_and_hard_has_its_own_chances() -> None:
    for s in islice(positions(2, 13), 0, None, 25):
        if not s.stack:
            continue
        now, before = (bots.heuristics_of(GAME, name).worths(s) for name in ("normal@4", "normal@3"))
        assert now == before
        assert sum(bots.heuristics_of(GAME, "hard@4").chances(s)) == pytest.approx(1)
        assert bots.heuristics_of(GAME, "hard@4").worths(s) != before


def test_hard_judges_a_turn_where_it_ends_even_if_it_plays_the_next_one() -> None:
    hard, normal = (bots.heuristics_of(GAME, f"{level}@4") for level in ("hard", "normal"))
    turns = [(hard.is_new_turn(s), normal.is_new_turn(s)) for s in islice(positions(2, 17), 60)]
    assert set(turns) == {(False, False), (True, False)}
