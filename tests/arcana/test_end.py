"""Refill, Jubilee, end of the game (Koniec rundy, Zakończenie gry)."""

from stolik.games.arcana.messages.events import GameEnded
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.tables import CARD, JUBILEE, NAME
from stolik.kernel.messages import Event
from tests.arcana.table import (
    GAME,
    act,
    actions,
    agent,
    end_turns,
    hand,
    kill,
    named,
    pile,
    seal,
    stake,
    stake_at,
    started,
    tags,
    to_move,
)  # fmt: skip


def jubilee_on_top(s: ArcanaState) -> None:
    """The Jubilee is the next card of No Man's Land."""
    pile(s, "N").remove(JUBILEE)
    pile(s, "N").append(JUBILEE)


def win_in_n(s: ArcanaState) -> list[Event]:
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8")
    return end_turns(s)


def cause(events: list[Event]) -> list[str]:
    return [e.cause for e in events if isinstance(e, GameEnded)]


def test_a_new_stake_is_turned_up_in_every_empty_zone() -> None:
    s = started(2)
    top = NAME[pile(s, "N")[-1]]
    win_in_n(s)
    assert stake_at(s, "N") == top


def test_h2_zones_are_refilled_in_the_order_of_resolution() -> None:
    s = started(2)
    for zone, name, card in (("1L", "R12", "B8"), ("2R", "R03", "F1"), ("N", "R21", "F2")):
        stake(s, zone, name)
        agent(s, 0, zone, card)
    turned = [e.zone for e in end_turns(s) if e.tag == "stake_turned"]  # type: ignore[attr-defined]  # its own field
    assert turned == ["1L", "2R", "N"]


def test_seals_end_with_the_round() -> None:
    s = started(2)
    seal(s, "N")
    end_turns(s)
    assert not any(s.sealed)


def test_seals_end_with_the_last_round_too() -> None:
    s = started(2)
    seal(s, "1R")
    s.last = True
    assert cause(end_turns(s)) == ["jubilee"]
    assert not any(zone.sealed for zone in GAME.view(s, None).zones)


def test_h17_an_exhausted_pile_leaves_the_zone_dead() -> None:
    s = started(2)
    stake(s, "1L", "R12")
    s.box += pile(s, "1L")
    pile(s, "1L").clear()
    agent(s, 0, "1L", "B8")
    events = end_turns(s)
    assert "zone_died" in tags(events)
    assert stake_at(s, "1L") is None
    assert not any("zone:1L" in a.targets() for a in actions(s))


def test_with_final_round_current_a_jubilee_in_the_refill_ends_the_game() -> None:
    s = started(2, final_round="current")
    jubilee_on_top(s)
    events = win_in_n(s)
    assert cause(events) == ["jubilee"]
    assert GAME.decision(s) is None
    assert s.over


def test_h18_a_jubilee_in_the_refill_shows_before_the_last_round_which_is_played_to_its_end() -> None:
    s = started(2)
    jubilee_on_top(s)
    assert cause(win_in_n(s)) == []
    assert s.jubilee
    assert s.last
    events = end_turns(s)
    assert cause(events) == ["jubilee"]


def test_h18_a_jubilee_during_the_turns_lets_the_round_finish_without_refill() -> None:
    for choice in ("current", "next"):
        s = started(2, final_round=choice)
        jubilee_on_top(s)
        stake(s, "N", "N01")
        agent(s, 0, "N", "B8")
        stake(s, "1L", "R12")
        agent(s, 0, "1L", "U5")
        hand(s, 0, "BRL", "B2")
        hand(s, 1, "F9")
        assert "jubilee_shown" in tags(act(s, "card:BRL", "zone:N"))
        assert actions(s)[0].seat == 1
        events = end_turns(s)
        assert cause(events) == ["jubilee"]
        assert "stake_turned" not in tags(events)
        assert stake_at(s, "1L") is None


def test_h19_the_jubilee_is_never_a_stake_the_next_card_lies_in_its_place() -> None:
    s = started(2, final_round="next")
    jubilee_on_top(s)
    below = NAME[pile(s, "N")[-2]]
    win_in_n(s)
    assert stake_at(s, "N") == below


def test_h19_a_jubilee_at_the_bottom_leaves_the_zone_dead() -> None:
    s = started(2, final_round="next")
    s.box += [c for c in pile(s, "N") if c != JUBILEE]
    pile(s, "N")[:] = [JUBILEE]
    events = tags(win_in_n(s))
    assert stake_at(s, "N") is None
    assert events.index("zone_died") > events.index("jubilee_shown")


def test_h20_the_game_ends_when_every_zone_is_dead() -> None:
    s = started(2)
    for zone in ("1L", "1R", "2L", "2R"):
        kill(s, zone)
    s.box += [c for c in pile(s, "N") if c != JUBILEE]
    pile(s, "N").clear()
    events = win_in_n(s)
    assert cause(events) == ["dead"]


def test_h20_one_living_zone_keeps_the_game_going() -> None:
    s = started(2)
    for zone in ("1L", "1R", "2L", "2R"):
        kill(s, zone)
    assert cause(end_turns(s)) == []


def test_h21_six_rounds_without_a_win_end_the_game() -> None:
    s = started(2)
    for _ in range(5):
        assert cause(end_turns(s)) == []
    assert cause(end_turns(s)) == ["stalemate"]


def test_h21_a_win_starts_the_count_anew() -> None:
    s = started(2)
    for _ in range(5):
        end_turns(s)
    win_in_n(s)
    assert s.quiet == 0
    assert cause(end_turns(s)) == []


def test_h21_bribes_count_as_wins() -> None:
    s = started(2)
    for _ in range(5):
        end_turns(s)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8")
    hand(s, 0, "BRL", "B2")
    to_move(s, 0)
    act(s, "card:BRL", "zone:N")
    end_turns(s)
    assert s.quiet == 0


def test_h22_agents_return_to_their_owners_before_counting() -> None:
    s = started(2, militia=True, final_round="current")
    jubilee_on_top(s)
    stake(s, "2L", "P01")
    agent(s, 0, "2L", "N05", "M1")
    win_in_n(s)
    assert "N05" in named(s.resources[0] + s.decks[0])
    assert CARD["M1"] in s.militia
    assert not any(s.up)


def test_objectives_are_shown_at_the_end() -> None:
    s = started(3, objectives=True, final_round="current")
    jubilee_on_top(s)
    assert tags(win_in_n(s)).count("objective_shown") == 6
    assert GAME.view(s, None).seats[0].objectives is not None
