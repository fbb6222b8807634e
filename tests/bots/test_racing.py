"""The race in which `hard` weighs the actions of Eclipse and Arcs."""

import msgspec

import stolik
from stolik import bots
from stolik.bots.planner import PlannerBot
from stolik.bots.racing import Runner, best_of, unbeaten
from stolik.bots.rollout import weigh
from stolik.bots.search import Node, plan
from stolik.bots.versions import version
from stolik.games.arcs.messages.actions import Lead
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


def test_of_actions_that_always_lead_to_the_same_one_runs_on() -> None:
    best, same, other = runner(2.0, 1.0), runner(2.0, 1.0), runner(1.0, 2.0)
    assert best_of([best, same, other], 3) == [best, other]


def test_the_best_run_on_in_their_order() -> None:
    low, high, middle = runner(1.0), runner(3.0), runner(2.0)
    assert best_of([low, high, middle], 2) == [high, middle]


def test_what_a_plan_found_late_counts() -> None:
    assert Runner(Action(0), [0.0, 0.0, 4.0, 2.0], plans=True).mean() == 3.0


def test_each_halving_gets_an_equal_part_of_the_budget() -> None:
    planner = PlannerBot(bots.heuristics_of(stolik.load("arcs"), "hard"), "hard", None, 120)
    assert [planner.allowed(64, done, 0.0) for done in (0, 20, 40, 60, 80, 100, 120)] == [64, 32, 16, 8, 4, 2, 2]


def test_a_plan_of_the_turn_finds_what_urges_pass_by() -> None:
    """Whoever feels no urge but to stop judges a card by what stopping brings; a plan tries the other ways too."""
    game = stolik.load("arcs")
    lazy = msgspec.structs.replace(version("arcs"), urge=dict.fromkeys(version("arcs").urge, 0.0) | {"end-turn": 9.0})
    heuristics = bots.known(game, lazy, "hard")
    state = game.new(2, 1)
    while (decision := game.decision(state)) is not None and not isinstance(decision.actions[0], Lead):
        game.apply(state, decision.actions[0])
    assert decision
    action, root, values = decision.actions[0], Node(), [0.0]
    weigh(heuristics, state, [action], values)
    planned = [plan(heuristics, root, state.copy(), action) for _ in range(40)]
    assert root.visits == 40
    assert planned[0] <= values[0] + 0.01 < max(planned)
