"""Militia and tactical removal (Zasady zaawansowane)."""

from stolik.games.arcana.tables import CARD
from stolik.kernel.record import Match
from tests.arcana.table import (
    GAME,
    act,
    actions,
    agent,
    can,
    down,
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
    up,
)  # fmt: skip

# --- militia ---


def test_a_relic_is_discarded_to_play_the_top_militia_card_to_a_stake() -> None:
    s = started(2, militia=True)
    top = s.militia[-1]
    hand(s, 0, "BRL", "B1")
    hand(s, 1, "F1")
    events = act(s, "card:BRL", "do:call_militia")
    assert tags(events) == ["militia_called"]
    assert named(s.resources[0]) == ["BRL"]
    act(s, "zone:N")
    assert up(s, "N", 0) == named([top])
    assert actions(s)[0].seat == 1


def test_h26_the_card_is_seen_first_and_may_go_to_any_open_zone() -> None:
    s = started(2, militia=True)
    hand(s, 0, "BRL", "B1")
    seal(s, "2L")
    kill(s, "2R")
    top = named(s.militia)[-1]
    act(s, "card:BRL", "do:call_militia")
    assert GAME.view(s, 0).drawn_militia == top
    assert GAME.view(s, 1).drawn_militia is None
    assert [a.targets() for a in actions(s)] == [("zone:1L",), ("zone:1R",), ("zone:N",)]


def test_h26_militia_lies_face_down_in_a_controlled_zone() -> None:
    s = started(2, militia=True)
    hand(s, 0, "BRL", "B1")
    top = named(s.militia)[-1]
    act(s, "card:BRL", "do:call_militia")
    events = act(s, "zone:1L")
    assert down(s, "1L", 0) == [top]
    assert events[0].heard_by(1).card is None  # type: ignore[attr-defined]  # a secret field
    (seen,) = GAME.view(s, 1).zones[0].agents
    assert (seen.card, seen.militia, seen.owner) == (None, True, 0)


def test_h26_militia_counts_as_an_agent_of_its_player() -> None:
    s = started(2, militia=True)
    stake(s, "N", "R09")
    agent(s, 0, "N", "M1")
    assert "stake_won" in tags(end_turns(s))


def test_h27_drawing_militia_cannot_be_undone() -> None:
    match = Match(GAME, 2, 7, {"militia": True})
    match.state = started(2, militia=True)
    hand(match.state, 0, "BRL", "B1")
    (call,) = [a for a in actions(match.state) if a.targets() == ("card:BRL", "do:call_militia")]
    match.play(call)
    assert not match.undo()


def test_h28_militia_returns_and_is_reshuffled_when_somebody_wins_the_stake() -> None:
    s = started(2, militia=True)
    stake(s, "N", "R12")
    agent(s, 0, "N", "M3")
    agent(s, 1, "N", "F1")
    events = end_turns(s)
    assert len(s.militia) == 6
    assert "militia_returned" in tags(events)


def test_h28_militia_returns_when_the_stake_is_bribed_by_anyone() -> None:
    s = started(2, militia=True)
    stake(s, "N", "N01")
    agent(s, 0, "N", "B8")
    agent(s, 1, "N", "M1")
    hand(s, 0, "BRL", "B1")
    act(s, "card:BRL", "zone:N")
    assert CARD["M1"] in s.militia


def test_h28_militia_stays_on_a_tie_or_a_shortfall() -> None:
    s = started(2, militia=True)
    stake(s, "N", "P01")
    agent(s, 0, "N", "M1")
    end_turns(s)
    assert up(s, "N", 0) == ["M1"]
    assert len(s.militia) == 5


def test_h29_an_empty_militia_deck_cannot_be_called() -> None:
    s = started(2, militia=True)
    agent(s, 0, "N", "M1", "M2", "M3", "M4", "M5", "M6")
    hand(s, 0, "BRL")
    assert not can(s, "card:BRL", "do:call_militia")


def test_h29_without_an_open_zone_militia_cannot_be_called() -> None:
    s = started(2, militia=True)
    hand(s, 0, "BRL")
    for zone in ("1L", "1R", "2L", "2R", "N"):
        seal(s, zone)
    assert not can(s, "card:BRL", "do:call_militia")


def test_without_the_module_there_is_no_militia_to_call() -> None:
    s = started(2)
    hand(s, 0, "BRL")
    assert not can(s, "card:BRL", "do:call_militia")


def test_only_relics_call_the_militia() -> None:
    s = started(2, militia=True)
    hand(s, 0, "B1", "BHQ", "N05", "R01")
    assert [a.targets()[0] for a in actions(s) if a.targets()[1] == "do:call_militia"] == ["card:R01"]


# --- tactical removal ---


def test_who_wins_a_stake_may_put_it_under_the_guild_card() -> None:
    s = started(2, tactical_removal=True)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8")
    end_turns(s)
    decision = GAME.decision(s)
    assert decision is not None
    assert (decision.kind, decision.seat) == ("removal", 0)
    assert [a.targets() for a in decision.actions] == [
        ("card:R12", "do:keep_stake"), ("card:R12", "do:remove_stake"),
    ]  # fmt: skip
    events = act(s, "card:R12", "do:remove_stake")
    assert named(s.reserve[0]) == ["R12"]
    assert tags(events)[0] == "stake_removed"


def test_or_put_it_into_resources_as_usual() -> None:
    s = started(2, tactical_removal=True)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8")
    end_turns(s)
    events = act(s, "card:R12", "do:keep_stake")
    assert s.reserve[0] == []
    assert tags(events)[0] == "stake_kept"


def test_each_winner_of_a_round_is_asked_in_the_order_of_resolution() -> None:
    s = started(2, tactical_removal=True)
    stake(s, "2R", "R12")
    stake(s, "1R", "R03")
    agent(s, 0, "1R", "B8")
    agent(s, 1, "2R", "F1")
    end_turns(s)
    assert actions(s)[0].targets()[0] == "card:R12"
    act(s, "card:R12", "do:keep_stake")
    assert actions(s)[0].targets()[0] == "card:R03"


def test_a_bribed_stake_is_decided_before_the_next_is_turned_up() -> None:
    s = started(2, tactical_removal=True)
    stake(s, "2L", "N01")
    agent(s, 0, "2L", "B8")
    hand(s, 0, "BRL", "B1")
    hand(s, 1, "F1")
    before = len(pile(s, "2L"))
    act(s, "card:BRL", "zone:2L")
    assert stake_at(s, "2L") is None
    assert len(pile(s, "2L")) == before
    events = act(s, "card:N01", "do:remove_stake")
    assert tags(events) == ["stake_removed", "stake_turned"]
    assert actions(s)[0].seat == 1


def test_h30_only_the_card_just_won_can_be_removed_and_everybody_sees_it() -> None:
    s = started(2, tactical_removal=True)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8")
    end_turns(s)
    assert len(actions(s)) == 2
    act(s, "card:R12", "do:remove_stake")
    assert GAME.view(s, 1).seats[0].reserve == ["R12"]


def test_h30_a_reserve_card_is_never_drawn_again() -> None:
    s = started(2, tactical_removal=True)
    s.reserve[0].append(CARD["N05"])
    s.box.clear()
    for _ in range(4):
        end_turns(s)
        assert CARD["N05"] not in s.hands[0] + s.decks[0] + s.resources[0]


def test_without_the_module_a_won_stake_goes_into_resources() -> None:
    s = started(2)
    stake(s, "N", "R12")
    agent(s, 0, "N", "B8")
    end_turns(s)
    assert CARD["R12"] in s.resources[0] + s.decks[0] + s.hands[0]
