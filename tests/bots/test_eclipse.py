"""What the bots of Eclipse know since their third version: thrift, and turns that are finished with sense."""

from typing import Any

import msgspec

import stolik
from stolik import bots
from stolik.bots.heuristics import Heuristics
from stolik.bots.planner import PlannerBot
from stolik.bots.rollout import weigh, weigh_turns
from stolik.bots.versions import version
from stolik.games.eclipse.messages.actions import Act, Build, Done, GiveUp, Research, Trade
from stolik.kernel.chance import chance_of
from stolik.kernel.engine import step
from stolik.kernel.messages import Action

ECLIPSE = stolik.load("eclipse")
SPENT_ON = {"research": "science", "build": "materials", "give_up": "money"}


def begun(*acts: str) -> Any:
    """The first turn of a game of two, with these actions chosen."""
    state = ECLIPSE.new(2, 1, {"factions": "random"})
    for act in acts:
        ECLIPSE.apply(state, Act(0, act))
    return state


def asked(state: Any) -> list[Action]:
    decision = ECLIPSE.decision(state)
    assert decision
    return list(decision.actions)


def test_goods_are_traded_for_what_is_bought_at_once_and_for_upkeep() -> None:
    trades = [Trade(0, "science", "money"), Trade(0, "science", "materials"), Trade(0, "money", "science")]
    actions: list[Action] = [*trades]
    thrifty = bots.heuristics_of(ECLIPSE, "normal")
    uses: list[tuple[Action, str]] = [
        (Research(0, "starbase"), "science"), (Build(0, "orbital", "221"), "materials"), (GiveUp(0, "221"), "money"),
        (Done(0), "nothing"),
    ]  # fmt: skip
    for other, take in uses:
        assert thrifty.worthwhile([*actions, other]) == [*(a for a in trades if a.take == take), other]
    assert thrifty.worthwhile(actions) == actions, "never none"


def test_the_second_version_weighed_every_trade() -> None:
    actions: list[Action] = [Trade(0, "science", "materials"), Done(0)]
    assert bots.heuristics_of(ECLIPSE, "normal@2").worthwhile(actions) == actions


def test_nothing_is_traded_away_while_exploring_or_moving() -> None:
    """In whole games: every trade is made where its goods can be spent."""
    state, rng, normal, trades = ECLIPSE.new(2, 4), chance_of("thrift"), bots.make("normal", ECLIPSE), 0
    while state.round < 6 and (decision := ECLIPSE.decision(state)) is not None:
        action = normal.choose(bots.Observation(ECLIPSE, state, decision.seat), rng).action
        if isinstance(action, Trade):
            assert action.take in {SPENT_ON.get(a.tag) for a in decision.actions}
            trades += 1
        ECLIPSE.apply(state, action)
    assert trades


def lazy() -> Heuristics:
    """Feels no urge but to leave things undone."""
    newest = version("eclipse")
    idle = dict.fromkeys(newest.urge, 0.0) | {"done": 9.0}
    return bots.known(ECLIPSE, msgspec.structs.replace(newest, urge=idle), "hard")


def test_a_turn_finished_with_sense_does_what_urges_leave_undone() -> None:
    """Whoever wants to stop at once sees no use in building; who weighs each decision builds where that is better."""
    state, heuristics, better = begun(), lazy(), 0
    for number in range(6):
        world = ECLIPSE.redeal(state, 0, chance_of(f"sense {number}"))
        for act in ("build", "move", "upgrade"):
            plain, sensible = [0.0], [0.0]
            weigh(heuristics, world, [Act(0, act)], plain)
            weigh_turns(heuristics, world, [Act(0, act)], sensible, chance_of("rng"))
            assert sensible[0] >= plain[0] - 0.05, act
            better += sensible[0] > plain[0] + 0.01
    assert better >= 6


def test_weighing_a_turn_leaves_the_world_as_it_was() -> None:
    state = begun("explore")
    before = stolik.encode(state)
    actions = asked(state)
    weigh_turns(bots.heuristics_of(ECLIPSE, "hard"), state, actions, [0.0] * len(actions), chance_of("rng"))
    assert stolik.encode(state) == before


def test_hard_weighs_the_turns_of_the_best_and_of_nobody_else() -> None:
    state = begun()
    hard = bots.heuristics_of(ECLIPSE, "hard")
    root = PlannerBot(hard, "hard", None, 40).search(bots.Observation(ECLIPSE, state, 0), chance_of("1"))
    assert 2 <= len(root.children) <= hard.settings.sense < len(asked(state))
    assert all(node.visits >= 1 for node in root.children.values())
    assert sum(node.visits for node in root.children.values()) <= 40


def test_what_is_left_over_of_a_budget_goes_to_the_best() -> None:
    state = begun()
    hard = bots.heuristics_of(ECLIPSE, "hard")
    root = PlannerBot(hard, "hard", None, 120).search(bots.Observation(ECLIPSE, state, 0), chance_of("1"))
    visits = sorted(node.visits for node in root.children.values())
    assert visits[-1] > visits[0]


def test_normal_looks_into_its_turn_only_when_it_begins() -> None:
    """Smaller choices within a turn are weighed as before, so that normal answers at once."""
    heuristics = bots.heuristics_of(ECLIPSE, "normal")
    bot = bots.make("normal", ECLIPSE)
    state = begun()
    choice = bot.choose(bots.Observation(ECLIPSE, state, 0), chance_of("1"))
    assert len(choice.alternatives) == min(3, heuristics.settings.sense - 1)
    step(state, Act(0, "explore"), [])
    choice = bot.choose(bots.Observation(ECLIPSE, state, 0), chance_of("1"))
    assert len(choice.alternatives) == 3
