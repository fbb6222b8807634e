"""The end of a chapter and of the game (rulebook p. 18-19)."""

import pytest

from stolik.games.arcs.ids import AMBITION, NOTHING, RESOURCE
from stolik.games.arcs.messages.actions import Done, Pass
from stolik.games.arcs.messages.events import ChapterEnded, GameEnded, NobodyScored, Scored
from stolik.games.arcs.rules.chapter import clean_up
from stolik.games.arcs.scoring import places
from stolik.games.arcs.state import TROPHY_AGENT, TROPHY_CITY, TROPHY_SHIP, ArcsState
from stolik.kernel.messages import Event
from tests.arcs.scenario import BLUE, GAME, RED, WHITE, YELLOW, found, give, hold, legal, open_slots, play, table

TYCOON, TYRANT, WARLORD, KEEPER, EMPATH = range(5)


def finish(s: ArcsState) -> list[Event]:
    """Everybody passes: the chapter ends."""
    events: list[Event] = []
    chapter = s.chapter
    while GAME.decision(s) is not None and s.chapter == chapter and isinstance(legal(s)[-1], Pass):
        events += play(s, legal(s)[-1])
    return events


def captive(s: ArcsState, *counts: int) -> None:
    """Give each seat this many captives, taken from the next one."""
    for seat, n in enumerate(counts):
        rival = (seat + 1) % s.seats
        s.players[seat].captives[rival] += n
        s.players[rival].agents -= n


def powers(s: ArcsState) -> list[int]:
    return [p.power for p in s.players]


def declared(s: ArcsState, *ambitions: int) -> None:
    """Markers from the high one down."""
    for marker, ambition in zip((2, 1, 0), ambitions):
        s.markers[marker] = ambition
    s.pending = None


# --- what counts (p. 18) ---


def test_what_counts_for_each_ambition() -> None:
    s = table()
    open_slots(s, RED, 6)
    give(s, RED, "material", "fuel", "weapon", "relic", "psionic", "psionic")
    hold(s, RED, "mining_interest", "gatekeepers", "skirmishers", "farseers", "relic_fence")
    captive(s, 3)
    s.players[RED].trophies[4 * BLUE + TROPHY_SHIP] = 2
    s.players[RED].trophies[4 * BLUE + TROPHY_CITY] = 1
    assert GAME.view(s, RED).players[RED].counts == {
        "tycoon": 4,
        "tyrant": 3,
        "warlord": 3,
        "keeper": 2,
        "empath": 3,
    }


# --- places (p. 18) ---


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ((3, 2, 1, 0), [1, 2, 0, 0]),
        ((3, 3, 1, 0), [2, 2, 0, 0]),
        ((3, 3, 3, 1), [2, 2, 2, 0]),
        ((3, 2, 2, 0), [1, 0, 0, 0]),
        ((3, 0, 0, 0), [1, 0, 0, 0]),
        ((0, 0, 0, 0), [0, 0, 0, 0]),
        ((1, 1, 1, 1), [2, 2, 2, 2]),
    ],
)
def test_places_and_ties(counts: tuple[int, ...], expected: list[int]) -> None:
    s = table(4)
    captive(s, *counts)
    assert places(s, TYRANT) == expected


def test_first_place_earns_the_higher_and_second_the_lower_value() -> None:
    s = table()
    captive(s, 3, 2, 1)
    declared(s, TYRANT)
    events = finish(s)
    assert powers(s) == [5, 3, 0]
    assert Scored(RED, "tyrant", 1, 5, (3, 2, 1)) in events


def test_several_markers_on_one_ambition_add_up() -> None:
    s = table()
    captive(s, 3, 2)
    s.markers = [TYRANT, NOTHING, TYRANT]
    finish(s)
    assert powers(s) == [7, 3, 0]


def test_players_tied_for_first_all_earn_second_place() -> None:
    s = table()
    captive(s, 2, 2, 1)
    s.markers = [TYRANT, NOTHING, TYRANT]
    finish(s)
    assert powers(s) == [3, 3, 0]


def test_nothing_scores_nothing() -> None:
    s = table()
    declared(s, TYRANT)
    events = finish(s)
    assert powers(s) == [0, 0, 0]
    assert NobodyScored("tyrant", (0, 0, 0)) in events


def test_an_ambition_without_a_marker_is_not_scored() -> None:
    s = table()
    captive(s, 3)
    declared(s, WARLORD)
    finish(s)
    assert powers(s) == [0, 0, 0]
    assert s.players[RED].captives == [0, 3, 0, 0]


@pytest.mark.parametrize(("cities", "bonus"), [(5, 0), (3, 0), (2, 0), (1, 2), (0, 5)])
def test_city_bonus_for_an_untied_first_place(cities: int, bonus: int) -> None:
    s = table()
    captive(s, 3, 2)
    s.players[RED].cities = s.players[BLUE].cities = cities
    declared(s, TYRANT)
    finish(s)
    assert powers(s) == [5 + bonus, 3, 0]


def test_the_city_bonus_comes_once_for_each_ambition_whatever_its_markers() -> None:
    s = table()
    captive(s, 3)
    give(s, RED, "relic")
    s.players[RED].cities = 0
    s.markers = [TYRANT, KEEPER, TYRANT]
    finish(s)
    assert powers(s)[RED] == (5 + 2 + 5) + (3 + 5)


def test_a_tie_earns_no_city_bonus() -> None:
    s = table()
    captive(s, 2, 2)
    s.players[RED].cities = 0
    declared(s, TYRANT)
    finish(s)
    assert powers(s) == [3, 3, 0]


def test_a_destroyed_city_in_somebodys_trophies_leaves_its_slot_uncovered() -> None:
    s = table()
    captive(s, 3)
    s.players[RED].cities = 1
    s.players[BLUE].trophies[4 * RED + TROPHY_CITY] = 4
    declared(s, TYRANT)
    finish(s)
    assert powers(s)[RED] == 7


# --- two players (p. 18) ---


def test_two_player_tokens_compete_like_a_third_player() -> None:
    s = table(2, "two_homelands")
    assert s.phantom[TYCOON] == 4
    open_slots(s, RED, 6)
    give(s, RED, "material", "fuel", "material")
    declared(s, TYCOON)
    assert places(s, TYCOON) == [2, 0]
    give(s, RED, "fuel", slots=(3,))
    assert places(s, TYCOON) == [2, 0]
    hold(s, RED, "gatekeepers")
    assert places(s, TYCOON) == [1, 0]


def test_two_player_weapons_count_as_trophies_and_can_block_second_place() -> None:
    s = table(2, "two_homelands")
    s.players[RED].trophies[4 * BLUE + TROPHY_SHIP] = 2
    s.players[BLUE].trophies[4 * RED + TROPHY_SHIP] = 1
    assert places(s, WARLORD) == [1, 0]


# --- clean up (p. 19) ---


def test_trophies_return_if_warlord_was_scored_and_captives_if_tyrant_was() -> None:
    s = table()
    captive(s, 2)
    s.players[RED].trophies[4 * BLUE + TROPHY_SHIP] = 2
    s.players[RED].trophies[4 * BLUE + TROPHY_AGENT] = 1
    s.players[BLUE].ships -= 2
    s.players[BLUE].agents -= 1
    declared(s, WARLORD)
    clean_up(s)
    assert s.players[RED].trophies == [0] * 16
    assert (s.players[BLUE].ships, s.players[BLUE].agents) == (15, 8)
    assert s.players[RED].captives == [0, 2, 0, 0]
    declared(s, TYRANT)
    clean_up(s)
    assert s.players[BLUE].agents == 10


def test_trophies_and_captives_of_all_players_return_also_of_those_who_did_not_score() -> None:
    s = table()
    captive(s, 2, 1, 1)
    declared(s, TYRANT)
    clean_up(s)
    assert all(p.captives == [0] * 4 and p.agents == 10 for p in s.players)


def test_a_city_returns_to_the_rightmost_empty_slot_and_covers_it_again() -> None:
    s = table()
    found(s, RED, "city", "hex_1.1")
    s.players[RED].cities = 2
    give(s, RED, "fuel", "fuel", "relic", "relic", "weapon")
    s.players[BLUE].trophies[4 * RED + TROPHY_CITY] = 1
    declared(s, WARLORD)
    finish(s)
    decision = GAME.decision(s)
    assert decision is not None
    assert (decision.seat, decision.kind) == (RED, "store")
    assert s.players[RED].cities == 3


def test_cities_that_come_home_over_empty_slots_let_all_owners_rearrange_in_turn_order() -> None:
    s = table()
    for seat in (RED, BLUE):
        s.players[seat].cities = 2
        give(s, seat, "fuel", "relic")
        s.players[WHITE].trophies[4 * seat + TROPHY_CITY] = 1
    declared(s, WARLORD)
    finish(s)
    for seat in (RED, BLUE):
        decision = GAME.decision(s)
        assert decision is not None
        assert (decision.seat, decision.kind) == (seat, "covered")
        GAME.apply(s, Done(seat))
    assert s.chapter == 2


def test_no_tokens_are_laid_anew_after_the_last_chapter() -> None:
    s = table()
    s.chapter = 5
    s.players[RED].cities = 2
    give(s, RED, "fuel", "relic")
    s.players[WHITE].trophies[4 * RED + TROPHY_CITY] = 1
    declared(s, WARLORD)
    finish(s)
    assert GAME.decision(s) is None


def test_every_chapter_flips_the_lowest_marker_that_was_not_flipped() -> None:
    s = table()
    pools = []
    for _ in range(4):
        finish(s)
        view = GAME.view(s, None)
        pools.append(sorted(((m.first, m.second) for m in view.markers), reverse=True))
    assert pools == [
        [(5, 3), (4, 2), (3, 2)],
        [(6, 3), (5, 3), (4, 2)],
        [(9, 4), (6, 3), (4, 2)],
        [(9, 4), (6, 3), (4, 2)],
    ]


def test_markers_return() -> None:
    s = table()
    declared(s, TYRANT, WARLORD, KEEPER)
    finish(s)
    assert s.markers == [NOTHING] * 3


def test_outrage_cards_and_resources_stay_over_the_chapters() -> None:
    s = table()
    s.players[RED].outrage[0] = 1
    hold(s, RED, "farseers")
    give(s, RED, "fuel")
    finish(s)
    p = s.players[RED]
    assert (p.outrage[0], len(p.cards), p.resources[0]) == (1, 1, RESOURCE["fuel"])


# --- the end (p. 19) ---


@pytest.mark.parametrize(("seats", "power"), [(2, 33), (3, 30), (4, 27)])
def test_enough_power_ends_the_game_after_a_chapter(seats: int, power: int) -> None:
    s = table(seats)
    s.players[RED].power = power - 1
    finish(s)
    assert s.chapter == 2
    s.players[RED].power = power
    while GAME.decision(s) is not None:
        play(s, legal(s)[0 if not isinstance(legal(s)[-1], Pass) else -1])
    assert s.chapter == 2
    assert GAME.decision(s) is None


def test_the_game_ends_after_chapter_five() -> None:
    s = table()
    for chapter in range(1, 6):
        assert s.chapter == chapter
        events = finish(s)
        assert ChapterEnded(chapter) in events
    assert GAME.decision(s) is None
    assert any(isinstance(e, GameEnded) for e in events)


def test_the_next_chapter_is_dealt_anew_and_led_by_the_holder_of_the_initiative() -> None:
    s = table()
    finish(s)
    decision = GAME.decision(s)
    assert decision is not None
    assert (decision.seat, decision.kind) == (s.initiative, "lead")
    assert all(len(p.hand) == 6 for p in s.players)
    assert len(s.discard) == 2


def test_most_power_wins_and_a_tie_goes_by_turn_order() -> None:
    s = table(4)
    for seat, power in enumerate([7, 9, 3, 9]):
        s.players[seat].power = power
    assert GAME.outcome(s).ranking == [[BLUE], [YELLOW], [RED], [WHITE]]
    s.initiative = WHITE
    assert GAME.outcome(s).ranking == [[YELLOW], [BLUE], [RED], [WHITE]]


def test_the_parts_of_the_score_say_where_power_came_from() -> None:
    s = table()
    captive(s, 3, 2)
    s.players[RED].cities = 1
    declared(s, TYRANT)
    finish(s)
    score = GAME.outcome(s).scores[RED]
    assert (score.total, score.parts["tyrant"], score.parts["cities"]) == (7, 5, 2)
    assert set(score.parts) == set(AMBITION) | {"cities"}
