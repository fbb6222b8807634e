"""Bots of every level finish games of every kind, see only what their seat sees, and can be repeated."""

import logging
from typing import Any

import pytest

import stolik
from stolik import bots
from stolik.bots.bot import Bot
from stolik.bots.eclipse_worth import Weights, battles
from stolik.bots.heuristics import lead, shares
from stolik.bots.messages import Choice
from stolik.bots.safe import SafeBot
from stolik.kernel.chance import Chance, chance_of
from stolik.kernel.messages import Line
from stolik.lab import job as lab
from tests.contract.playing import Case, cases, label

LEVELS = ("easy", "normal", "hard")


def bot(level: str, game: stolik.Game) -> Bot:
    return bots.make(level, game, simulations=3)


def play(case: Case, players: list[Bot], decisions: int) -> stolik.Match:
    """Let bots play so many decisions, or to the end."""
    match, rng = case.match(), chance_of(label(case))
    for _ in range(decisions):
        decision = case.game.decision(match.state)
        if decision is None:
            break
        match.play(players[decision.seat].choose(bots.Observation(case.game, match.state, decision.seat), rng).action)
    return match


@pytest.mark.parametrize("case", cases(2), ids=label)
def test_bots_of_all_levels_finish_a_game(case: Case) -> None:
    """The planner and the greedy bot play the first hundred decisions; chance ends what they began."""
    levels = [LEVELS[seat % 3] for seat in range(case.seats)]
    match = play(case, [bot(level, case.game) for level in levels], 100)
    rng = chance_of("end")
    stand_in = bot("random", case.game)
    while (decision := case.game.decision(match.state)) is not None:
        match.play(stand_in.choose(bots.Observation(case.game, match.state, decision.seat), rng).action)
    assert stolik.encode(stolik.replay(match.record()).state) == stolik.encode(match.state)


@pytest.mark.parametrize("name", stolik.GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_chooses_the_same_in_worlds_it_cannot_tell_apart(name: str, level: str) -> None:
    case = Case(name, 2, {}, 5)
    match, rng = case.match(), chance_of("worlds")
    player, other = bot(level, case.game), bot("random", case.game)
    for ply in range(60):
        decision = case.game.decision(match.state)
        assert decision
        if ply % 6 == 0:
            world = case.game.redeal(match.state, decision.seat, rng)
            seen = (
                bots.Observation(case.game, match.state, decision.seat),
                bots.Observation(case.game, world, decision.seat),
            )
            here, there = (player.choose(observation, chance_of(str(ply))) for observation in seen)
            assert here == there
        match.play(other.choose(bots.Observation(case.game, match.state, decision.seat), rng).action)


@pytest.mark.parametrize("level", LEVELS)
def test_equal_seeds_give_equal_choices_with_values_and_alternatives(level: str) -> None:
    game = stolik.load("arcana")
    state = game.new(3, 1)
    decision = game.decision(state)
    assert decision
    one, two = (bot(level, game).choose(bots.Observation(game, state, decision.seat), chance_of("1")) for _ in range(2))
    assert one == two
    assert one.line.id.startswith("bot-why-")


def test_a_bot_is_asked_only_when_it_is_its_turn() -> None:
    game = stolik.load("arcana")
    state = game.new(2, 1)
    decision = game.decision(state)
    assert decision
    with pytest.raises(ValueError, match=r"^seat: "):
        bots.Observation(game, state, 1 - decision.seat)


def test_an_unknown_level_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="random, easy, normal, hard"):
        bots.make("godlike", stolik.load("arcana"))


class Faulty(Bot):
    """Raises, or answers with something that is not legal."""

    def __init__(self, answer: Any) -> None:
        super().__init__("faulty", "easy")
        self.answer = answer

    def choose(self, observation: bots.Observation, rng: Chance) -> Choice:
        if self.answer is None:
            raise RuntimeError("no idea")
        return Choice(self.answer, Line("bot-why-best"))


@pytest.mark.parametrize("answer", [None, "nonsense"])
def test_a_bot_that_fails_is_replaced_by_chance_for_that_move_and_logged(
    answer: Any, caplog: pytest.LogCaptureFixture
) -> None:
    game = stolik.load("arcana")
    state = game.new(2, 1)
    decision = game.decision(state)
    assert decision
    safe = SafeBot(Faulty(answer))
    with caplog.at_level(logging.ERROR):
        choice = safe.choose(bots.Observation(game, state, decision.seat), chance_of("1"))
    assert choice.action in decision.actions
    assert safe.faults == 1
    assert "faulty" in caplog.text


@pytest.mark.parametrize("name", stolik.GAMES)
def test_normal_beats_random(name: str) -> None:
    job = lab.Job(name, ["normal", "random"], 2, {}, "strength")
    for number in range(job.games):
        row = lab.play(job, number).row
        assert row[f"seat{job.seating(number).index('normal')}_win"] == 1.0
        assert row["faults"] == 0


def test_a_seat_alone_in_the_lead_still_tells_good_moves_from_bad() -> None:
    far_ahead, further = [30.0, 0.0], [31.0, 0.0]
    assert lead(further, 0) > lead(far_ahead, 0)
    assert shares(far_ahead) == pytest.approx(shares(further))


def test_a_bot_with_focus_minds_the_leader_most() -> None:
    leader_hurt, last_hurt = [0.0, 0.8, 0.0], [0.0, 1.0, -1.0]
    assert lead(leader_hurt, 0) < lead(last_hurt, 0)
    assert lead(leader_hurt, 0, focus=4.0) > lead(last_hurt, 0, focus=4.0)
    assert lead([0.3, 1.0], 0, focus=4.0) == pytest.approx(lead([0.3, 1.0], 0))


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(("name", "options"), [("eclipse", {"species": "all"}), ("arcs", {"leaders_and_lore": True})])
def test_whatever_may_be_drafted_is_drafted_now_and_then(name: str, options: dict[str, Any], level: str) -> None:
    """Species and leaders alike: none of those on offer is always left."""
    game = stolik.load(name)
    state = game.new(2, 1, options)
    decision = game.decision(state)
    assert decision
    observation = bots.Observation(game, state, decision.seat)
    drafted = {
        bot(level, game).choose(observation, chance_of(str(n))).action for n in range(20 * len(decision.actions))
    }
    assert drafted == set(decision.actions)


def test_the_last_to_pass_in_eclipse_is_not_charged_with_battles_and_upkeep() -> None:
    """Otherwise the bot would put off its pass by ever more actions, and ruin itself."""
    game = stolik.load("eclipse")
    heuristics, match, rng = bots.heuristics_of(game), Case("eclipse", 2, {}, 5).match(), chance_of("pass")
    normal, seen = bot("normal", game), set()
    while match.state.round < 3:
        decision = game.decision(match.state)
        assert decision
        others = [p.passed for seat, p in enumerate(match.state.players) if seat != decision.seat]
        seen |= {(a.tag == "pass" and others == [True], heuristics.is_rest(match.state, a)) for a in decision.actions}
        match.play(normal.choose(bots.Observation(game, match.state, decision.seat), rng).action)
    assert seen == {(True, True), (False, False)}


def test_the_second_hard_weighed_every_action_of_eclipse_in_the_same_worlds() -> None:
    """As long as nobody is beaten, its budget goes into whole rows of simulations: one for each action."""
    game = stolik.load("eclipse")
    state = game.new(2, 1, {"factions": "random"})
    decision = game.decision(state)
    assert decision
    budget = 4 * len(decision.actions) + 1
    choice = bots.make("hard@2", game, simulations=budget).choose(
        bots.Observation(game, state, decision.seat), chance_of("1")
    )
    assert {a.visits for a in choice.alternatives} == {2 + 4}


def test_the_first_hard_counted_on_battles_of_eclipse_less_than_the_first_normal_did() -> None:
    """Where no fleet has anything before it, both judge alike."""
    game = stolik.load("eclipse")
    normal, hard = bots.heuristics_of(game, "normal@1"), bots.heuristics_of(game, "hard@1")
    match, rng, player, compared = Case("eclipse", 2, {}, 5).match(), chance_of("hope"), bot("normal", game), set()
    while match.state.round < 3:
        decision = game.decision(match.state)
        assert decision
        promise = battles(Weights(normal.weights), match.state, decision.seat)
        eager, sober = (heuristics.worth(match.state, decision.seat) for heuristics in (normal, hard))
        assert (eager > sober, eager < sober) == (promise > 0, promise < 0)
        compared.add(promise > 0)
        match.play(player.choose(bots.Observation(game, match.state, decision.seat), rng).action)
    assert compared == {True, False}
