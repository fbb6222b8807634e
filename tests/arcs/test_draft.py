"""Leaders & Lore: draft and set-up (rulebook p. 21)."""

from typing import Any

import pytest

from stolik.games.arcs.ids import CARD, CARDS, FIRST_LEADER, RESOURCES, SYSTEMS, is_leader
from stolik.games.arcs.messages.actions import Draft
from stolik.games.arcs.rules.hands import turn_order
from stolik.games.arcs.state import ArcsState
from stolik.games.arcs.tables import LEADER_PIECES, LEADER_RESOURCES, START
from tests.arcs.scenario import GAME, kind, ships, slots, standing


def drafted(s: ArcsState, prefer: str = "") -> list[int]:
    """Draft to the end, taking `prefer` when possible. Returns who picked, in order."""
    order = []
    while (decision := GAME.decision(s)) is not None and decision.kind == "draft":
        order.append(decision.seat)
        wanted = [a for a in decision.actions if a.card == prefer]
        GAME.apply(s, (wanted or decision.actions)[0])
    return order


@pytest.mark.parametrize(("seats", "lore"), [(2, 1), (2, 2), (2, 6), (3, 1), (3, 2), (3, 4), (4, 1), (4, 2), (4, 3)])
def test_one_leader_and_one_lore_more_than_players_lie_face_up(seats: int, lore: int) -> None:
    s = GAME.new(seats, 1, {"leaders_and_lore": True, "lore": lore})
    view = GAME.view(s, None)
    assert len(view.leader_row) == seats + 1
    assert len(view.lore_row) == seats * lore + 1


@pytest.mark.parametrize("lore", [1, 2, 3])
def test_picking_goes_against_turn_order_one_card_at_a_time_until_all_have_a_leader_and_their_lore(lore: int) -> None:
    s = GAME.new(4, 1, {"leaders_and_lore": True, "lore": lore})
    backwards = turn_order(s)[::-1]
    assert drafted(s) == backwards * (1 + lore)
    for p in s.players:
        assert sum(is_leader(c) for c in p.traits) == 1
        assert len(p.traits) == 1 + lore


def test_nobody_takes_a_second_leader_or_too_much_lore() -> None:
    s = GAME.new(3, 1, {"leaders_and_lore": True})
    for _ in range(3):
        decision = GAME.decision(s)
        assert decision is not None
        GAME.apply(s, decision.actions[0])
    decision = GAME.decision(s)
    assert decision is not None
    assert all(isinstance(a, Draft) and not is_leader(CARD[a.card]) for a in decision.actions)


@pytest.mark.parametrize("seed", range(8))
def test_leaders_place_their_own_pieces_and_resources(seed: int) -> None:
    s = GAME.new(3, seed, {"leaders_and_lore": True})
    drafted(s)
    for i, seat in enumerate(turn_order(s)):
        leader = s.players[seat].traits[0] - FIRST_LEADER
        for systems, (cities, starports, count) in zip(START[s.setup][i], LEADER_PIECES[leader]):
            for system in systems:
                assert ships(s, seat, SYSTEMS[system]) == (count, 0)
                kinds = [k for p, (o, k, _) in standing(s).items() if p.startswith(SYSTEMS[system] + ".") and o == seat]
                assert kinds == ["city"] * cities + ["starport"] * starports
        assert slots(s, seat)[:2] == [RESOURCES[r] for r in LEADER_RESOURCES[leader]]
    assert kind(s) == "lead"


def test_the_mystic_starts_outraged_in_material_and_fuel() -> None:
    seed = next(i for i in range(99) if "mystic" in rows(i))
    s = GAME.new(3, seed, {"leaders_and_lore": True})
    drafted(s, "mystic")
    (mystic,) = [p for p in s.players if CARD["mystic"] in p.traits]
    assert mystic.outrage == [1, 1, 0, 0, 0]
    assert mystic.agents == 8


def test_what_nobody_drafted_has_left_the_table() -> None:
    s = GAME.new(3, 1, {"leaders_and_lore": True})
    assert {f"card:{card}" for card in rows(1)} <= set(GAME.things(s, 0))
    drafted(s)
    rest = [f"card:{CARDS[c]}" for c in s.leader_row + s.lore_row]
    assert len(rest) == 2
    assert not set(rest) & set(GAME.things(s, 0))
    kept = [f"card:{CARDS[c]}" for p in s.players for c in p.traits]
    assert set(kept) <= set(GAME.things(s, 0))


def rows(seed: int) -> list[str]:
    view: Any = GAME.view(GAME.new(3, seed, {"leaders_and_lore": True}), None)
    return list(view.leader_row)


def test_without_the_option_there_are_no_leaders() -> None:
    s = GAME.new(3, 1)
    assert all(p.traits == [] for p in s.players)
    assert s.leader_row == []
    assert GAME.view(s, 0).players[0].leader == ""
