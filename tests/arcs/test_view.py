"""What the view says about rules, so that no client has to know them."""

import copy
import random

import pytest

import stolik
from stolik.games.arcs.ids import AMBITIONS
from stolik.games.arcs.messages.actions import AssignHits, Copy, Surpass
from stolik.games.arcs.messages.events import ArcsEvent, Scored
from stolik.games.arcs.messages.views import ArcsView, PartView
from stolik.games.arcs.state import ArcsState
from tests.arcs import scenario
from tests.arcs.scenario import BLUE, GAME, RED, WHITE


def seen(s: ArcsState, seat: int | None = RED) -> ArcsView:
    view: ArcsView = GAME.view(s, seat)
    return view


@pytest.mark.parametrize(
    ("agents", "leader"), [((0, 0, 0), None), ((1, 0, 0), RED), ((2, 2, 0), None), ((1, 2, 1), BLUE), ((1, 0, 1), None)]
)
def test_more_agents_than_each_rival_lead_on_a_court_card(agents: tuple[int, ...], leader: int | None) -> None:
    s = scenario.table()
    for seat, n in enumerate(agents):
        scenario.agents(s, seat, 0, n)
    assert seen(s).court[0].leader == leader


def test_a_guild_card_costs_its_keys_and_a_vox_card_cannot_be_raided() -> None:
    s = scenario.table()
    scenario.court(s, "loyal_keepers", "populist_demands")
    assert [c.keys for c in seen(s).court[:2]] == [3, 0]


def test_lead_and_surpass_give_all_pips_and_a_copy_one() -> None:
    s = scenario.ready()
    scenario.lead(s, "aggression_2")
    scenario.end(s, RED)
    scenario.follow(s, BLUE, Surpass, "aggression_4")
    scenario.end(s, BLUE)
    assert [p.pips for p in seen(s).players] == [3, 2, 0]
    scenario.follow(s, WHITE, Copy, "mobilization_2")
    assert seen(s).players[WHITE].pips == 1


def test_the_leader_plays_first_and_the_others_clockwise() -> None:
    s = scenario.ready()
    s.initiative = BLUE
    assert seen(s).order == [BLUE, WHITE, RED]


def test_hits_say_what_they_would_leave_of_the_ships() -> None:
    s = scenario.battlefield(own=3, rival=2, rival_damaged=1)
    scenario.fight(s, "hex_1", BLUE, ("assault", 2), ("skirmish", 3))
    hits = seen(s).hits
    assert hits is not None
    assert (hits.owner, hits.system) == (BLUE, "hex_1")
    left = {(t.damage, t.destroy): (t.fresh, t.damaged) for t in hits.tolls}
    for action in scenario.of(s, AssignHits):
        assert isinstance(action, AssignHits)
        after = copy.deepcopy(s)
        GAME.apply(after, action)
        assert left[action.damage, action.destroy] == scenario.ships(after, BLUE, "hex_1")
    assert left[0, 0] == (2, 1)


def test_first_place_brings_the_markers_and_what_cities_uncover() -> None:
    s = scenario.table()
    s.markers[0] = AMBITIONS.index("warlord")
    s.players[RED].cities = 1
    first, second = seen(s).players[RED].awards["warlord"]
    values = next(m for m in seen(s).markers if m.ambition == "warlord")
    assert first == [PartView("markers", values.first), PartView("cities", 2)]
    assert second == [PartView("markers", values.second)]
    assert set(seen(s).players[RED].awards) == {"warlord"}


def test_a_leader_that_changes_the_sum_is_named() -> None:
    s = scenario.table()
    s.markers[2] = AMBITIONS.index("tyrant")
    scenario.hold(s, RED, "elder")
    s.players[RED].cities = 0
    first, second = seen(s).players[RED].awards["tyrant"]
    values = next(m for m in seen(s).markers if m.ambition == "tyrant")
    assert [p.what for p in first] == ["markers", "cities", "elder"]
    assert sum(p.power for p in first) == values.second
    assert second == [PartView("markers", values.second), PartView("elder", -values.second)]


def awarded(view: ArcsView, event: ArcsEvent) -> int:
    assert isinstance(event, Scored)
    return sum(part.power for part in view.players[event.seat].awards[event.ambition][event.place - 1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_of_a_chapter_everybody_scores_what_the_view_had_promised(seats: int) -> None:
    game = stolik.load("arcs")
    s = game.new(seats, f"promise {seats}", {"leaders_and_lore": True})
    chance, checked = random.Random(seats), 0
    while (asked := game.decision(s)) is not None:
        view = game.view(s, None)
        cities = [p.cities for p in s.players]
        events = game.apply(s, chance.choice([a for a in asked.actions if a.tag == "declare"] or asked.actions))
        for event in events:
            if isinstance(event, Scored) and cities == [p.cities for p in s.players]:
                assert awarded(view, event) == event.power
                checked += 1
    assert checked > 0
