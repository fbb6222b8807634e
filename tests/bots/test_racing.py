"""The race in which `hard` weighs the actions of Eclipse."""

import stolik
from stolik import bots
from stolik.bots.planner import PlannerBot
from stolik.bots.racing import Runner, unbeaten
from stolik.games.eclipse.messages.actions import Act
from stolik.kernel.chance import chance_of
from stolik.kernel.messages import Action


def runner(*values: float) -> Runner:
    return Runner(Action(0), list(values))


def test_what_is_clearly_behind_in_the_same_worlds_drops_out() -> None:
    best, beaten = runner(1.0, 9.0, 2.0, 8.0), runner(0.4, 8.5, 1.5, 7.5)
    assert unbeaten([beaten, best]) == [best]


def test_what_is_behind_by_luck_runs_on() -> None:
    best, lucky = runner(1.0, 2.0, 1.0, 2.0), runner(1.9, 0.9, 1.9, 0.9)
    assert unbeaten([best, lucky]) == [best, lucky]


def test_of_equal_actions_the_first_runs_on() -> None:
    first, second = runner(1.0, 3.0), runner(1.0, 3.0)
    assert unbeaten([first, second])[0] is first
    assert len(unbeaten([first, second])) == 1


def test_the_budget_goes_to_those_that_are_not_beaten() -> None:
    """Where to explore is an open question; what to trade meanwhile is not."""
    game = stolik.load("eclipse")
    state = game.new(2, 1, {"factions": "random"})
    game.apply(state, Act(0, "explore"))
    planner = PlannerBot(bots.heuristics_of(game, "hard@1"), "hard", None, 400)
    root = planner.search(bots.Observation(game, state, 0), chance_of("1"))
    visits = {tag: max(n.visits for a, n in root.children.items() if a.tag == tag) for tag in ("explore", "trade")}
    assert visits["trade"] < 400 // len(root.children) < visits["explore"]
