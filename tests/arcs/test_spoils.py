"""Destroyed cities and raids (rulebook p. 16-17)."""

from stolik.games.arcs.ids import CARD, RESOURCE
from stolik.games.arcs.messages.actions import (
    AssignHits,
    Battle,
    Done,
    HitBuilding,
    PickCourt,
    Raid,
    RaidCard,
    Secure,
)
from stolik.games.arcs.messages.events import Outraged, Secured
from stolik.games.arcs.messages.views import StakeView
from stolik.games.arcs.state import TROPHY_AGENT, ArcsState
from stolik.games.arcs.view import view
from tests.arcs.scenario import (
    BLUE,
    HIT,
    KEY_BUILDING,
    KEY_SELF,
    RED,
    TWO_HITS,
    TWO_KEYS_INTERCEPT,
    WHITE,
    agents,
    battlefield,
    captives,
    cards,
    court,
    fight,
    found,
    give,
    hold,
    kind,
    legal,
    open_slots,
    play,
    settle,
    slots,
    standing,
    trophies,
)

# --- destroying cities (p. 16) ---


def siege() -> ArcsState:
    """Red is about to destroy a damaged material city of Blue."""
    s = battlefield(3, 0)
    found(s, BLUE, "city", "hex_1.1", damaged=True)
    court(s, "farseers", "silver_tongues", "lattice_spies", "secret_order")
    return s


def test_destroying_a_city_provokes_outrage_of_its_type() -> None:
    s = siege()
    give(s, RED, "material", "fuel")
    hold(s, RED, "mining_interest", "gatekeepers")
    events = fight(s, "hex_1", BLUE, HIT)
    assert Outraged(RED, "material") in events
    assert slots(s, RED)[:2] == ["", "fuel"]
    assert cards(s, RED) == ["gatekeepers"]
    assert CARD["mining_interest"] in s.court_discard
    assert s.players[RED].outrage == [1, 0, 0, 0, 0]
    assert s.players[RED].agents == 9
    assert trophies(s, RED) == 1


def test_what_outrage_would_cost_is_shown_before_the_city_falls() -> None:
    s = siege()
    give(s, RED, "material", "fuel", "material")
    hold(s, RED, "mining_interest", "gatekeepers")
    play(s, Battle(RED, "hex_1", BLUE))
    assert view(s, RED).fights[0].stakes == [StakeView("material", 2, ["mining_interest"])]


def test_each_hit_names_a_ship_and_a_second_hit_on_it_a_damaged_one() -> None:
    assert AssignHits(RED, 2, 1).targets() == ("hit:ship", "hit:ship", "hit:wreck")


def test_a_second_outrage_of_the_type_discards_again_but_takes_no_second_agent() -> None:
    s = siege()
    s.players[RED].outrage[RESOURCE["material"]] = 1
    s.players[RED].agents -= 1
    give(s, RED, "material")
    fight(s, "hex_1", BLUE, HIT)
    assert slots(s, RED)[0] == ""
    assert s.players[RED].agents == 9


def test_a_stand_in_marks_outrage_until_an_agent_is_free() -> None:
    s = siege()
    agents(s, RED, 3, 10)
    fight(s, "hex_1", BLUE, HIT)
    assert s.players[RED].outrage[0] == 2
    play(s, Secure(RED, "secret_order"))
    assert s.players[RED].outrage[0] == 1
    assert s.players[RED].agents == 9


def test_destroying_a_starport_provokes_nothing() -> None:
    s = battlefield(3, 0)
    found(s, BLUE, "starport", "hex_1.1", damaged=True)
    agents(s, BLUE, 0, 1)
    fight(s, "hex_1", BLUE, HIT)
    assert s.players[RED].outrage == [0] * 5
    assert cards(s, RED) == []


def test_ransacking_takes_any_card_with_an_agent_of_the_defender_and_rival_agents_as_trophies() -> None:
    s = siege()
    agents(s, BLUE, 1, 1)
    agents(s, WHITE, 1, 2)
    agents(s, RED, 1, 1)
    agents(s, BLUE, 3, 1)
    agents(s, WHITE, 2, 1)
    events = fight(s, "hex_1", BLUE, HIT)
    assert legal(s) == [PickCourt(RED, "silver_tongues"), PickCourt(RED, "secret_order")]
    events += play(s, PickCourt(RED, "silver_tongues"))
    assert Secured(RED, "silver_tongues", True) in events
    assert cards(s, RED) == ["silver_tongues"]
    p = s.players[RED]
    assert (p.trophies[4 * BLUE + TROPHY_AGENT], p.trophies[4 * WHITE + TROPHY_AGENT]) == (1, 2)
    assert captives(s, RED) == [0, 0, 0]
    assert p.agents == 9  # one marks the outrage


def test_without_a_card_that_holds_an_agent_of_the_defender_nothing_is_ransacked() -> None:
    s = siege()
    agents(s, WHITE, 1, 2)
    fight(s, "hex_1", BLUE, HIT)
    assert cards(s, RED) == []
    assert kind(s) == "act"


def test_outrage_comes_first_so_what_is_ransacked_or_raided_is_kept() -> None:
    s = siege()
    court(s, "mining_interest", "silver_tongues", "lattice_spies", "secret_order")
    agents(s, BLUE, 0, 1)
    give(s, BLUE, "material", slots=(1,))
    give(s, RED, "material")
    fight(s, "hex_1", BLUE, HIT, KEY_SELF)
    play(s, Raid(RED, BLUE, 1, "material", 1))
    settle(s)
    assert cards(s, RED) == ["mining_interest"]
    assert "material" in slots(s, RED)


def test_all_hits_are_resolved_before_outrage_and_each_city_is_ransacked_for() -> None:
    s = siege()
    found(s, BLUE, "city", "hex_1.2", damaged=True)
    agents(s, BLUE, 0, 1)
    agents(s, BLUE, 1, 1)
    events = fight(s, "hex_1", BLUE, TWO_HITS)
    play(s, HitBuilding(RED, "hex_1.1"))
    assert kind(s) == "ransack"
    assert standing(s) == {}
    play(s, PickCourt(RED, "farseers"))
    assert sorted(cards(s, RED)) == ["farseers", "silver_tongues"]
    assert not any(isinstance(e, Outraged) for e in events)


# --- raiding (p. 16-17) ---


def raid_ready() -> ArcsState:
    s = battlefield(3, 0)
    found(s, BLUE, "starport", "hex_1.1")
    open_slots(s, BLUE, 6)
    give(s, BLUE, "relic", "fuel", "weapon", "psionic", "material", "relic")
    hold(s, BLUE, "farseers", "loyal_pilots")
    return s


def test_keys_steal_tokens_and_guild_cards_at_their_raid_cost_one_by_one() -> None:
    s = raid_ready()
    fight(s, "hex_1", BLUE, TWO_KEYS_INTERCEPT)
    assert legal(s) == [
        Raid(RED, BLUE, 1, "fuel", 1),
        Raid(RED, BLUE, 2, "weapon", 1),
        Raid(RED, BLUE, 3, "psionic", 2),
        Raid(RED, BLUE, 4, "material", 1),
        RaidCard(RED, "farseers", 2),
        Done(RED),
    ]
    play(s, Raid(RED, BLUE, 2, "weapon", 1))
    settle(s)
    assert RaidCard(RED, "farseers", 2) not in legal(s)
    assert "weapon" in slots(s, RED)
    assert slots(s, BLUE)[2] == ""


def test_the_outer_slots_cost_three_keys() -> None:
    s = raid_ready()
    fight(s, "hex_1", BLUE, TWO_KEYS_INTERCEPT, KEY_SELF)
    options = legal(s)
    assert Raid(RED, BLUE, 0, "relic", 3) in options
    assert RaidCard(RED, "loyal_pilots", 3) in options


def test_a_stolen_guild_card_works_for_the_thief() -> None:
    s = raid_ready()
    fight(s, "hex_1", BLUE, TWO_KEYS_INTERCEPT)
    play(s, RaidCard(RED, "farseers", 2))
    assert cards(s, RED) == ["farseers"]
    assert cards(s, BLUE) == ["loyal_pilots"]


def test_raiding_needs_an_attacking_ship_left() -> None:
    s = battlefield(0, 0, own_damaged=1)
    found(s, BLUE, "starport", "hex_1.1")
    give(s, BLUE, "relic", "fuel")
    fight(s, "hex_1", BLUE, KEY_SELF)
    assert kind(s) != "raid"
    assert slots(s, BLUE)[:2] == ["relic", "fuel"]


def test_raiding_is_optional() -> None:
    s = raid_ready()
    fight(s, "hex_1", BLUE, TWO_KEYS_INTERCEPT)
    play(s, Done(RED))
    assert kind(s) == "act"
    assert slots(s, BLUE)[1] == "fuel"


def test_a_stolen_token_that_does_not_fit_is_discarded_by_choice() -> None:
    s = raid_ready()
    give(s, RED, "psionic", "psionic")
    fight(s, "hex_1", BLUE, KEY_BUILDING)
    play(s, Raid(RED, BLUE, 1, "fuel", 1))
    assert kind(s) == "store"
