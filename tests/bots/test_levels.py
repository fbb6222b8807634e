"""What the levels promise: easy is gentle but never silly, and nobody always takes the first of equals."""

import msgspec
import pytest

import stolik
from stolik import bots
from stolik.bots.greedy import GreedyBot
from stolik.bots.versions import Settings, version
from stolik.games.arcana.cards.objectives import OBJECTIVES
from stolik.games.arcana.messages.actions import KeepObjectives
from stolik.games.eclipse.messages.actions import Trade
from stolik.kernel.chance import chance_of
from stolik.kernel.messages import Action

POINTS = {objective.name: objective.vp for objective in OBJECTIVES}


def played(name: str, level: str, seed: int, decisions: int) -> tuple[stolik.Match, list[Action]]:
    """The first decisions of a game of two bots of a level."""
    game = stolik.load(name)
    match, rng, bot = stolik.Match(game, 2, seed), chance_of(f"{seed}"), bots.make(level, game, simulations=3)
    taken: list[Action] = []
    while len(taken) < decisions and (decision := game.decision(match.state)) is not None:
        choice = bot.choose(bots.Observation(game, match.state, decision.seat), rng)
        match.play(choice.action)
        taken.append(choice.action)
    return match, taken


@pytest.mark.parametrize("seed", [1, 2])
def test_easy_neither_undoes_its_trades_nor_ruins_itself(seed: int) -> None:
    match, taken = played("eclipse", "easy", seed, 160)
    last: dict[int, Action] = {}
    for action in taken:
        before = last.get(action.seat)
        if isinstance(action, Trade) and isinstance(before, Trade):
            assert (action.give, action.take) != (before.take, before.give)
        last[action.seat] = action
    assert match.state.round > 1
    assert not any(p.gone for p in match.state.players)


def test_easy_takes_what_nobody_feels_like_only_if_it_is_the_best() -> None:
    """Equal chance gives both bots the same world, so the strict one tells what looked best to the easy one."""
    game = stolik.load("arcs")
    strict = msgspec.structs.replace(version("arcs"), level={"easy": Settings()})
    easy, exact = bots.make("easy", game), GreedyBot(bots.known(game, strict, "easy"), "easy")
    match, loosely = played("arcs", "normal", 3, 40)[0], 0
    for number in range(60):
        decision = game.decision(match.state)
        assert decision
        observation = bots.Observation(game, match.state, decision.seat)
        taken, best = (bot.choose(observation, chance_of(str(number))).action for bot in (easy, exact))
        if taken != best:
            assert bots.heuristics_of(game).urge(match.state, taken) >= 0
            loosely += 1
        match.play(taken)
    assert loosely > 5


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_no_guild_is_always_claimed_first(level: str) -> None:
    claimed = {played("arcana", level, seed, 1)[1][0] for seed in range(12)}
    assert len(claimed) > 1


def test_objectives_are_kept_by_what_they_promise() -> None:
    game = stolik.load("arcana")
    state = game.new(2, 1, {"objectives": True})
    normal, kept = bots.make("normal", game), 0
    while (decision := game.decision(state)) is not None and kept < 2:
        choice = normal.choose(bots.Observation(game, state, decision.seat), chance_of("o")).action
        if isinstance(choice, KeepObjectives):
            offered = [a for a in decision.actions if isinstance(a, KeepObjectives)]
            best = max(POINTS[a.objective] + POINTS[a.second] for a in offered)
            assert POINTS[choice.objective] + POINTS[choice.second] >= best - 1
            kept += 1
        game.apply(state, choice)
    assert kept == 2
