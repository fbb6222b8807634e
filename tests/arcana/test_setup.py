"""Set-up: guilds, piles, zones, the Jubilee, the first player (Przygotowanie do gry)."""

import pytest

from stolik.games.arcana.ids import AGENT, GUILDS, NONE, PLACE, RELIC
from stolik.games.arcana.messages.actions import ClaimGuild
from stolik.games.arcana.messages.events import GuildClash
from stolik.games.arcana.rules.layout import CONTROLS, ORDER, ZONES
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import GUILD_CARDS, JUBILEE, KIND, STAKES
from tests.arcana.table import GAME, actions, started, tags

COUNTS = [2, 3, 4]


def opened(seats: int, seed: int = 0) -> ArcanaState:
    s: ArcanaState = GAME.new(seats, seed)
    return s


@pytest.mark.parametrize("seats", COUNTS)
def test_each_player_gets_the_nine_agents_the_place_and_the_relic_of_a_guild(seats: int) -> None:
    s = started(seats)
    for seat in range(seats):
        cards = s.decks[seat] + s.hands[seat]
        assert sorted(cards) == GUILD_CARDS[seat]
        assert sorted(KIND[c] for c in cards) == [AGENT] * 9 + [PLACE, RELIC]


def test_a_guild_deck_is_shuffled() -> None:
    assert len({tuple(decks_of(seed)) for seed in range(20)}) > 10


def decks_of(seed: int) -> list[int]:
    s = opened(2, seed)
    GAME.apply(s, ClaimGuild(0, "blades"))
    GAME.apply(s, ClaimGuild(1, "thieves"))
    return s.decks[0] + s.hands[0]


def test_guild_choices_are_sealed_until_all_have_chosen() -> None:
    s = opened(3)
    events = GAME.apply(s, ClaimGuild(0, "blades"))
    assert [e.heard_by(1) for e in events] == [type(events[0])(0, None)]
    assert GAME.view(s, 0).claim == "blades"
    assert GAME.view(s, 1).claim is None
    assert {a.targets()[0] for a in actions(s)} == {f"guild:{g}" for g in GUILDS}


def test_several_claims_for_one_guild_are_settled_by_lot() -> None:
    winners = set()
    for seed in range(40):
        s = opened(2, seed)
        GAME.apply(s, ClaimGuild(0, "blades"))
        events = GAME.apply(s, ClaimGuild(1, "blades"))
        (clash,) = [e for e in events if isinstance(e, GuildClash)]
        winners.add(clash.seat)
        assert s.guild[clash.seat] == GUILDS.index("blades")
    assert winners == {0, 1}


def test_who_loses_the_lot_chooses_again_among_the_guilds_that_are_left() -> None:
    s = opened(2)
    GAME.apply(s, ClaimGuild(0, "blades"))
    GAME.apply(s, ClaimGuild(1, "blades"))
    loser = s.guild.index(NONE)
    assert {a.targets()[0] for a in actions(s)} == {"guild:ferrymen", "guild:thieves", "guild:usurers"}
    assert {a.seat for a in actions(s)} == {loser}


def test_a_single_guild_that_is_left_is_no_choice() -> None:
    s = opened(4)
    for seat, guild in enumerate(["blades", "ferrymen", "thieves", "thieves"]):
        GAME.apply(s, ClaimGuild(seat, guild))
    assert sorted(s.guild) == [0, 1, 2, 3]
    assert GAME.decision(s).kind == "turn"  # type: ignore[union-attr]  # a game goes on


@pytest.mark.parametrize(("seats", "zones", "box"), [(2, 5, 25), (3, 4, 37), (4, 5, 25)])
def test_twelve_stakes_a_pile_and_the_rest_goes_to_the_box(seats: int, zones: int, box: int) -> None:
    s = opened(seats)
    assert [len(p) for p in s.piles] == [11] * (zones - 1) + [12]
    assert len(s.box) == box
    laid = [c for p in [*s.piles, s.box] for c in p if c != JUBILEE] + s.stakes
    assert sorted(laid) == STAKES


def test_the_jubilee_is_among_the_last_six_cards_of_no_mans_land() -> None:
    places = {opened(2, seed).piles[-1].index(JUBILEE) for seed in range(100)}
    assert places == {0, 1, 2, 3, 4, 5}


def test_the_top_card_of_every_pile_is_turned_up_and_is_never_the_jubilee() -> None:
    for seed in range(30):
        s = opened(4, seed)
        assert all(stake in STAKES for stake in s.stakes)
        assert not s.jubilee


def test_the_first_player_is_chosen_at_random() -> None:
    assert {opened(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_each_player_controls_two_zones_and_nobody_no_mans_land() -> None:
    for seats in COUNTS:
        assert all(sum(CONTROLS[seats][seat]) == 2 for seat in range(seats))
        assert not any(CONTROLS[seats][seat][-1] for seat in range(seats))


def test_with_two_players_zones_belong_to_one_player_alone() -> None:
    assert [controllers(2, zone) for zone in ZONES[2]] == [[0], [0], [1], [1], []]


def test_with_more_players_a_zone_lies_between_two_neighbours() -> None:
    assert [controllers(3, zone) for zone in ZONES[3]] == [[0, 1], [1, 2], [0, 2], []]
    assert [controllers(4, zone) for zone in ZONES[4]] == [[0, 1], [1, 2], [2, 3], [0, 3], []]


def controllers(seats: int, zone: str) -> list[int]:
    return [seat for seat in range(seats) if CONTROLS[seats][seat][ZONES[seats].index(zone)]]


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [
        (2, 0, ["1L", "2R", "N", "1R", "2L"]),
        (2, 1, ["2L", "1R", "N", "2R", "1L"]),
        (3, 0, ["Z3", "N", "Z2", "Z1"]),
        (3, 1, ["Z1", "N", "Z3", "Z2"]),
        (4, 0, ["Z4", "Z3", "N", "Z1", "Z2"]),
        (4, 2, ["Z2", "Z1", "N", "Z3", "Z4"]),
    ],
)
def test_h1_zones_are_resolved_in_columns_from_the_left_of_the_first_player(
    seats: int, first: int, order: list[str]
) -> None:
    assert [ZONES[seats][zone] for zone in ORDER[seats][first]] == order


def test_presets_are_the_first_and_the_advanced_game() -> None:
    assert GAME.presets["first_game"] == {"objectives": False, "militia": False, "tactical_removal": False}
    assert GAME.presets["advanced"] == {"objectives": True, "militia": True, "tactical_removal": True}
    assert GAME.Options(**GAME.presets["first_game"]) == GAME.Options()


def test_without_modules_there_is_no_militia_and_no_objective_is_dealt() -> None:
    s = started(2)
    assert s.militia == []
    assert s.objectives == [[], []]


def test_h34_same_seed_and_actions_give_the_same_game() -> None:
    assert opened(3, 5) == opened(3, 5)
    assert opened(3, 5) != opened(3, 6)


def test_opening_events_name_the_first_stakes_and_the_first_player() -> None:
    from stolik.games.arcana.setup import set_up
    from stolik.kernel.chance import chance_of
    from stolik.kernel.messages import Event

    ev: list[Event] = []
    set_up(3, GAME.Options(), chance_of("x"), ev)
    assert tags(ev) == ["stake_turned"] * 4 + ["first_player"]
