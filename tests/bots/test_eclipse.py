"""What the bots of Eclipse know since their third version: thrift, and turns that are finished with sense."""

from typing import Any

import msgspec

import stolik
from stolik import bots
from stolik.bots.heuristics import Heuristics, lead
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
    return bots.known(ECLIPSE, msgspec.structs.replace(newest, urge=idle), "normal")


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


def to_the_end(state: Any, heuristics: Heuristics) -> Any:
    world = ECLIPSE.redeal(state, 0, chance_of("round"))
    heuristics.finish_round(world, asked(world))
    return world


def test_a_round_is_played_to_its_end_for_everybody() -> None:
    state, hard = begun(), bots.heuristics_of(ECLIPSE, "hard")
    world = to_the_end(state, hard)
    assert (state.round, world.round) == (1, 2)
    assert len(world.sectors) > len(state.sectors), "somebody explored"
    assert not any(p.passed or any(p.acted) for p in world.players)
    assert hard.is_known(world)
    assert not hard.is_known(begun("build"))


def test_the_last_round_is_played_to_the_end_of_the_game() -> None:
    state, hard = begun(), bots.heuristics_of(ECLIPSE, "hard")
    state.round = 9
    assert not to_the_end(state, hard).stack


def test_one_possible_end_of_the_game_does_not_decide_alone() -> None:
    """A point more is worth what it always is; only what has really happened makes chances certain."""
    state, hard = begun(), bots.heuristics_of(ECLIPSE, "hard")
    state.stack.clear()
    ahead = lead(hard.prospects(state), 0)
    state.players[0].kept_discoveries += [0, 0]
    better = lead(hard.prospects(state), 0)
    assert 0.5 < better - ahead < 2.0
    assert hard.chances(state) == [1.0, 0.0]


def test_debts_are_judged_by_what_they_cost() -> None:
    """By hand a debt that nothing can pay looks worse than the upkeep in which a sector pays for it."""
    state, hard = begun(), bots.heuristics_of(ECLIPSE, "hard")
    p = state.players[0]
    p.store, p.discs, p.acted[0] = [0, 0, 0], 6, 5
    by_hand = bots.heuristics_of(ECLIPSE, "normal")
    acts: list[Action] = [a for a in asked(state) if a == Act(0, "explore") or a.tag == "pass"]
    behind = []
    for heuristics in (by_hand, hard):
        values = [0.0] * len(acts)
        for number in range(4):
            world = ECLIPSE.redeal(state, 0, chance_of(f"debt {number}"))
            weigh_turns(heuristics, world, acts, values, chance_of("rng"))
        behind.append(values[1] - values[0])
    assert behind[0] > 4 > 1 > behind[1]
