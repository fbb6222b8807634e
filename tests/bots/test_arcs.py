"""What the bots of Arcs see at a glance."""

import msgspec
import pytest

import stolik
from stolik import bots
from stolik.bots.arcs_worth import counts_of
from stolik.bots.heuristics import Heuristics
from stolik.bots.versions import version
from stolik.games.arcs.ids import AMBITIONS, PLACE, SEATS, SYSTEM, SYSTEMS, at, is_gate, place_at
from stolik.games.arcs.messages import actions as m
from stolik.games.arcs.rules.pieces import FIRST_OWN
from stolik.games.arcs.scoring import count
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import IN_PLAY
from stolik.kernel.chance import chance_of

GAME = stolik.load("arcs")


def with_urge(name: str, value: float = 1.0) -> Heuristics:
    """A bot that feels one urge and no other."""
    newest = version("arcs")
    return bots.known(
        GAME, msgspec.structs.replace(newest, urge=dict.fromkeys(newest.urge, 0.0) | {name: value}), "normal"
    )


def empty(seats: int = 2) -> tuple[ArcsState, str, str]:
    """A map without pieces, and two planets of it."""
    s = GAME.new(seats, 1)
    s.fresh, s.damaged, s.buildings = [0] * len(s.fresh), [0] * len(s.damaged), [0] * len(s.buildings)
    s.influence = [0] * len(s.influence)
    here, there = [SYSTEMS[system] for system in IN_PLAY[s.setup] if not is_gate(system)][:2]
    return s, here, there


def house(s: ArcsState, seat: int, system: str) -> None:
    s.buildings[place_at(SYSTEM[system], 0)] = FIRST_OWN[seat]


def fleet(s: ArcsState, seat: int, system: str, ships: int) -> None:
    s.fresh[at(SYSTEM[system], seat)] = ships


@pytest.mark.parametrize(("mine", "theirs", "edge"), [(3, 1, 2.0), (1, 3, -2.0), (9, 0, 3.0)])
def test_a_battle_asks_for_more_ships_than_the_rival_has(mine: int, theirs: int, edge: float) -> None:
    s, here, _ = empty()
    fleet(s, 0, here, mine)
    fleet(s, 1, here, theirs)
    assert with_urge("edge").urge(s, m.Battle(0, here, 1)) == edge


def test_a_battle_asks_for_loot() -> None:
    s, here, there = empty()
    house(s, 1, here)
    eager = with_urge("loot")
    assert [eager.urge(s, m.Battle(0, system, 1)) for system in (here, there)] == [1.0, 0.0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_among_more_than_two_a_battle_is_aimed_at_the_leader(seats: int) -> None:
    s, here, _ = empty(seats)
    s.players[1].power = 5
    aimed = [with_urge("leader").urge(s, m.Battle(0, here, rival)) for rival in range(1, seats)]
    assert aimed == ([0.0] if seats == 2 else [1.0] + [0.0] * (seats - 2))
    s.players[0].power = 5
    assert with_urge("leader").urge(s, m.Battle(0, here, 1)) == 0.0


def test_ships_come_to_the_rescue_assail_and_desert() -> None:
    s, here, there = empty()
    house(s, 0, there)
    fleet(s, 0, here, 2)
    fleet(s, 1, there, 1)
    assert with_urge("rescue").urge(s, m.Move(0, here, there)) == 1.0
    assert with_urge("desert").urge(s, m.Move(0, there, here)) == 1.0
    house(s, 1, there)
    assert [with_urge(name).urge(s, m.Move(0, here, there)) for name in ("rescue", "assail")] == [0.0, 1.0]
    fleet(s, 1, there, 2)
    assert with_urge("assail").urge(s, m.Move(0, here, there)) == 0.0


def test_agents_go_where_they_will_be_the_most() -> None:
    s, *_ = empty()
    first, second = (m.Influence(0, GAME.view(s, 0).court[row].card) for row in (0, 1))
    s.influence[SEATS + 1] = 1
    assert [with_urge("contest").urge(s, a) for a in (first, second)] == [1.0, 0.0]


def test_cities_are_told_from_starports_and_from_unsafe_places() -> None:
    s, here, _ = empty()
    places = [name for name, number in PLACE.items() if number == place_at(SYSTEM[here], 0)]
    city, starport = (m.Build(0, piece, places[0]) for piece in ("city", "starport"))
    assert [with_urge("new-city").urge(s, a) for a in (city, starport)] == [1.0, 0.0]
    assert with_urge("unsafe").urge(s, city) == 0.0
    fleet(s, 1, here, 1)
    assert with_urge("unsafe").urge(s, city) == 1.0


def test_the_smaller_the_spread_the_more_it_counts_who_leads() -> None:
    """Taking as much from the leader or from the last: the difference grows when everybody stands far apart."""
    newest, s = version("arcs"), GAME.new(4, 1)

    def gain(spread: float, victim: int) -> float:
        wide = msgspec.structs.replace(newest, worth=newest.worth | {"spread_of_many": spread})
        heuristics, after = bots.known(GAME, wide, "normal"), s.copy()
        for seat, power in enumerate((5, 12, 5, 2)):
            after.players[seat].power = power
        before = heuristics.chances(after)[0]
        after.players[victim].power -= 2
        return heuristics.chances(after)[0] - before

    assert gain(3.0, 1) / gain(3.0, 3) > gain(9.0, 1) / gain(9.0, 3) > 1


def test_worth_counts_for_ambitions_as_the_rules_do() -> None:
    game = GAME.new(3, 4, {"leaders_and_lore": True})
    rng, player, seen = chance_of("count"), bots.make("easy@1", GAME), set[int]()
    while (decision := GAME.decision(game)) is not None:
        GAME.apply(game, player.choose(bots.Observation(GAME, game, decision.seat), rng).action)
        for seat in range(3):
            counts = counts_of(game, seat)
            assert counts == [count(game, seat, ambition) for ambition in range(len(AMBITIONS))]
            seen.update(ambition for ambition, n in enumerate(counts) if n)
    assert len(seen) == len(AMBITIONS)
