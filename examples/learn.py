"""Learn to play Arcana for two from nothing, by playing against oneself: PPO with masks, in NumPy alone.

    python examples/learn.py --minutes 10 --out curve.svg
    PYTHONPATH=examples stolik arena arcana --bots learn:Learned,easy --games 200

Every legal action is described by some numbers: its kind, the zone it names with the strength of both sides there, and
what is printed on its card. One small network gives each action a score, another guesses how the game will end. Both
seats of all games are played by the same policy. Now and then it meets a random player and the `easy` bot, and that is
the curve. Needs `stolik[rl,lab]`.
"""

import argparse
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

import stolik
from stolik import lab
from stolik.games.arcana.tables import KIND, NAME, VALUE, VP
from stolik.kernel.messages import Outcome
from stolik.lab.arena import wilson
from stolik.lab.opponents import Masks, Numbers, PolicyBot
from stolik.lab.rewards import margin, zero_sum
from stolik.lab.vector_env import SeatVectorEnv

GAMES, STEPS = 64, 128
"""Games side by side, and steps of each between two rounds of learning."""
EPOCHS, PARTS = 3, 8
"""How often each step is learned from, and in how many parts the steps of a round are."""
RATE, CLIP, ENTROPY = 2e-3, 0.2, 0.01
DISCOUNT, TRACE = 0.998, 0.95
"""What the next decision counts, and how far a surprise is passed back (the lambda of GAE)."""
RIVALS = ("random", "easy")
EVERY, MATCHES = 60.0, 40
"""Seconds of processor time between two points of the curve, and games against each rival for one."""
WEIGHTS = "weights.npz"
"""Where the policy is kept, in the folder in which it was learned."""

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Point = tuple[float, int, dict[str, float]]
"""Minutes of processor time and decisions so far, and the share won against each rival."""
GAME = stolik.load("arcana")
BLOCKS = {block.name: block for block in GAME.encoding.blocks}


def worth(outcome: Outcome) -> list[float]:
    """The victory, and the lead in points: a close loss is better than a rout."""
    return [2 * win + lead for win, lead in zip(zero_sum(outcome), margin(outcome), strict=True)]


# --- what an action looks like ------------------------------------------------------------------------------------


def places(name: str) -> tuple[int, int, int]:
    """Where a table of the observation begins, and its rows and columns."""
    start = 0
    for block in GAME.encoding.blocks:
        if block.name == name:
            return start, len(block.rows), block.width
        start += block.size
    raise KeyError(name)


def rows(observations: Numbers, name: str) -> Numbers:
    """A table of the observation of each game: [games, rows, columns]."""
    start, count, width = places(name)
    return observations[:, start : start + count * width].reshape(-1, count, width)


def columns(table: str, *names: str) -> list[int]:
    return [BLOCKS[table].columns.index(name) for name in names]


def each(count: int, numbers: npt.NDArray[Any]) -> Floats:
    """A column for each value from 0 on; none for -1."""
    return (numbers[:, None] == np.arange(count)).astype(np.float32)


class Ids:
    """What every id names, read from its words once: `field card:B1 zone:2` is a kind, a card and a zone."""

    def __init__(self) -> None:
        actions = GAME.encoding.actions
        words = [actions.words(number) for number in range(actions.size)]
        self.kinds = sorted({word.split()[0] for word in words})
        self.kind = np.array([self.kinds.index(word.split()[0]) for word in words])
        self.zone = named(words, r" zone:(\d)", int)
        self.card = named(words, r" (?:card|relic):(\w+)", NAME.index)
        self.target = named(words, r" (?:agent:card|found):(\w+)", NAME.index)
        self.guild = named(words, r" guild:(\w+)", ["blades", "ferrymen", "thieves", "usurers"].index)


def named(words: list[str], pattern: str, number: Any) -> Ints:
    """The number of the thing that each id names by this pattern, or -1."""
    found = (re.search(pattern, word) for word in words)
    return np.array([number(match[1]) if match else -1 for match in found])


IDS = Ids()
ARCANA = ("combat", "political", "spiritual", "ducats")
POINTS = columns("zones", "stake: points")[0]
FIGURES = columns("zones", *(f"stake: {a}" for a in ARCANA))
MAIN = columns("zones", *(f"stake's main arcanum: {a}" for a in ARCANA))
OWN, THEIRS = (columns("zones", *(f"{a} of seat+{seat}" for a in ARCANA)) for seat in (0, 1))
PLAIN = columns(
    "zones", "in play", "pile", "sealed", "resolved as number", "stake is a place", "stake is a relic",
    "stake is a personality", "agents up of seat+0", "agents down of seat+0", "agents up of seat+1",
    "agents down of seat+1",
)  # fmt: skip
LEAD = columns("seats", "points of open stakes")[0]
PRINTED = np.array(VALUE, np.float32).reshape(-1, 4)
CARD_KIND, CARD_POINTS = np.array(KIND), np.array(VP, np.float32)


def described(observations: Numbers, games: Ints, ids: Ints) -> Floats:
    """A row of numbers for each of these legal actions, which belong to these games."""
    at, card, target = IDS.zone[ids], IDS.card[ids], IDS.target[ids]
    zone = rows(observations, "zones")[games, at].astype(np.float32) * (at >= 0)[:, None]
    printed = PRINTED[card] * (card >= 0)[:, None]
    main = zone[:, MAIN]
    sides = (zone[:, FIGURES], zone[:, OWN], zone[:, THEIRS], printed)
    goal, own, theirs, added = ((side * main).sum(1) for side in sides)
    after, price, offer = own + added, zone[:, FIGURES[3]], own + printed[:, 3]
    figures = [
        goal, own, theirs, added, after, np.maximum(0, goal - after), after - theirs, price - offer,
        zone[:, POINTS], CARD_POINTS[card] * (card >= 0),
    ]  # fmt: skip
    signs = [own >= goal, after >= goal, own > theirs, after > theirs, theirs >= goal, offer >= price, added > 0,
             (after >= goal) & (after > theirs), at >= 0, card >= 0]  # fmt: skip
    touched = rows(observations, "cards")[games, target] * (target >= 0)[:, None]
    kinds = (
        each(len(IDS.kinds), IDS.kind[ids]),
        each(6, np.where(card >= 0, CARD_KIND[card], -1)),
        each(4, IDS.guild[ids]),
    )
    there = PRINTED[target] * (target >= 0)[:, None] / 5, surroundings(observations)[games]
    return np.concatenate(
        [np.stack(figures, 1) / 5, np.stack(signs, 1), zone[:, PLAIN] / 3, main, printed / 5, touched, *there, *kinds],
        axis=1,
        dtype=np.float32,
    )


def surroundings(observations: Numbers) -> Floats:
    """How the game stands, for whoever is asked: [games, numbers]."""
    table, seats = rows(observations, "table")[:, 0, :8], rows(observations, "seats")[:, :2].astype(np.float32)
    lead = seats[:, 0, LEAD] - seats[:, 1, LEAD]
    counts = seats[:, :, 1:6].reshape(-1, 10)
    return np.concatenate([table / 10, counts / 10, lead[:, None] / 10], axis=1, dtype=np.float32)


def position(observations: Numbers) -> Floats:
    """What the guess of the outcome looks at: the surroundings, and all zones."""
    zones = rows(observations, "zones").reshape(len(observations), -1)
    return np.concatenate([surroundings(observations), zones / 5], axis=1, dtype=np.float32)


# --- two small networks -------------------------------------------------------------------------------------------


class Net:
    """One hidden layer, one output for each row, trained by Adam."""

    def __init__(self, inputs: int, hidden: int, rng: np.random.Generator) -> None:
        first = rng.normal(0, inputs**-0.5, (inputs, hidden)).astype(np.float32)
        self.weights = [first, np.zeros(hidden, np.float32), np.zeros(hidden, np.float32), np.zeros(1, np.float32)]
        self.mean = [np.zeros_like(w) for w in self.weights]
        self.square = [np.zeros_like(w) for w in self.weights]
        self.updates = 0

    def __call__(self, inputs: Floats) -> Floats:
        return self.forward(inputs)[1]

    def forward(self, inputs: Floats) -> tuple[Floats, Floats]:
        first, shift, second, bias = self.weights
        hidden = np.tanh(inputs @ first + shift)
        return hidden, hidden @ second + bias

    def learn(self, inputs: Floats, hidden: Floats, change: Floats) -> None:
        """One step down, where `change` is the gradient of the loss by each output."""
        back = change[:, None] * self.weights[2] * (1 - hidden**2)
        found = [inputs.T @ back, back.sum(0), hidden.T @ change, change.sum(keepdims=True)]
        self.updates += 1
        for w, g, m, v in zip(self.weights, found, self.mean, self.square, strict=True):
            m += 0.1 * (g - m)
            v += 0.001 * (g * g - v)
            w -= RATE * (m / (1 - 0.9**self.updates)) / (np.sqrt(v / (1 - 0.999**self.updates)) + 1e-8)


@dataclass
class Asked:
    """The legal actions of several decisions, one after the other, and where those of each decision begin."""

    games: Ints
    ids: Ints
    starts: Ints

    @classmethod
    def of(cls, masks: Masks) -> "Asked":
        games, ids = np.nonzero(masks)
        return cls(games, ids, np.searchsorted(games, np.arange(len(masks))))


def logs(scores: Floats, starts: Ints) -> Floats:
    """The logarithm of each action's probability: softmax within each decision."""
    counts = np.diff(starts, append=len(scores))
    shifted = scores - np.repeat(np.maximum.reduceat(scores, starts), counts)
    return shifted - np.repeat(np.log(np.add.reduceat(np.exp(shifted), starts)), counts)


class Player:
    """The policy and the guess of the outcome."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = np.random.default_rng(seed)
        masks = np.ones((1, 1), np.bool_)
        nothing = np.zeros((1, GAME.encoding.size), np.uint8)
        asked = Asked.of(masks)
        self.policy = Net(described(nothing, asked.games, asked.ids).shape[1], 64, self.rng)
        self.guess = Net(position(nothing).shape[1], 64, self.rng)

    def __call__(self, observations: Numbers, masks: Masks) -> Ints:
        """What it likes best: a policy as `opponents` are given."""
        asked = Asked.of(masks)
        scores = self.policy(described(observations, asked.games, asked.ids))
        best = np.full(masks.shape, -np.inf, np.float32)
        best[asked.games, asked.ids] = scores
        return np.asarray(best.argmax(axis=1), np.int64)


class Learned(PolicyBot):
    """The policy as a bot, for the arena and for tables."""

    def __init__(self, game: stolik.Game) -> None:
        player = Player()
        with np.load(WEIGHTS) as kept:
            player.policy.weights = [kept[name] for name in sorted(kept.files)]
        super().__init__(game, player)


# --- learning -----------------------------------------------------------------------------------------------------


@dataclass
class Moment:
    """One step of all games: what was seen and done, and afterwards what came of it."""

    actions: Floats
    starts: Ints
    chosen: Ints
    """Places of the chosen actions among all."""
    logs: Floats
    """Logarithms of their probabilities then."""
    position: Floats
    guess: Floats
    seat: Ints
    rewards: Floats
    over: Masks
    advantage: Floats


def step(player: Player, games: Any, observations: Numbers, info: dict[str, Any]) -> tuple[Moment, Any, Any]:
    """One decision in each game, drawn as the policy weighs them."""
    asked = Asked.of(info["action_mask"])
    actions, seen = described(observations, asked.games, asked.ids), position(observations)
    odds = logs(player.policy(actions), asked.starts)
    noise = player.rng.gumbel(size=len(odds))  # the largest of log-odds and noise is drawn with those odds
    order = np.lexsort((odds + noise, asked.games))
    chosen = order[np.append(asked.starts[1:], len(odds)) - 1]
    seat, guess = info["current_player"].astype(np.int64), player.guess(seen)
    after, rewards, over, _, info = games.step(asked.ids[chosen])
    moment = Moment(actions, asked.starts, chosen, odds[chosen], seen, guess, seat,
                    rewards.astype(np.float32), over, np.zeros_like(guess))  # fmt: skip
    return moment, after, info


def judge(moments: list[Moment], last: Floats, seat: Ints) -> None:
    """How much better than expected each decision turned out (GAE), for each seat along its own decisions."""
    every = np.arange(len(seat))
    ahead = np.stack([np.where(seat == s, last, -last) for s in (0, 1)], 1)  # one's gain is the other's loss
    surprise, reward = np.zeros_like(ahead), np.zeros_like(ahead)
    for m in reversed(moments):
        ahead[m.over], surprise[m.over] = 0, 0
        reward[m.over] = m.rewards[m.over]
        own = every, m.seat
        surprise[own] = reward[own] + DISCOUNT * ahead[own] - m.guess + DISCOUNT * TRACE * surprise[own]
        m.advantage = surprise[own]
        ahead[own], reward[own] = m.guess, 0


def improve(player: Player, moments: list[Moment]) -> None:
    """PPO: actions that turned out better than expected become likelier, but not by much at a time."""
    for _ in range(EPOCHS):
        for part in np.array_split(player.rng.permutation(len(moments)), PARTS):
            learn_from(player, [moments[i] for i in part])


def learn_from(player: Player, moments: list[Moment]) -> None:
    offsets = np.cumsum([0, *(len(m.actions) for m in moments[:-1])])
    columns = zip(*((m.actions, m.position, m.logs, m.advantage, m.guess) for m in moments), strict=True)
    actions, seen, before, advantage, guessed = (np.concatenate(column) for column in columns)
    starts = np.concatenate([m.starts + at for m, at in zip(moments, offsets, strict=True)])
    chosen = np.concatenate([m.chosen + at for m, at in zip(moments, offsets, strict=True)])
    hidden, scores = player.policy.forward(actions)
    player.policy.learn(actions, hidden, policy_change(logs(scores, starts), starts, chosen, before, advantage))
    hidden, guess = player.guess.forward(seen)
    player.guess.learn(seen, hidden, (guess - guessed - advantage) / len(guess))


def policy_change(odds: Floats, starts: Ints, chosen: Ints, before: Floats, advantage: Floats) -> Floats:
    """The gradient of PPO's loss, with a bonus for staying open, by the score of each action."""
    counts, share = np.diff(starts, append=len(odds)), np.exp(odds)
    advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
    ratio = np.exp(odds[chosen] - before)
    is_free = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = np.where(is_free, advantage * ratio, 0)
    change = share * np.repeat(pull, counts)
    change[chosen] -= pull
    openness = -np.add.reduceat(share * odds, starts)
    change += ENTROPY * share * (odds + np.repeat(openness, counts))
    return np.asarray(change / len(starts), np.float32)


def learn(minutes: float) -> Iterator[tuple[Player, list[Point]]]:
    """Play and learn for so many minutes of processor time; the policy and how it went, at every point of the curve."""
    player, games = Player(), lab.vector("arcana", GAMES, seats=2, reward=worth, autoreset="same_step")
    observations, info = games.reset(seed=1)
    curve, done = [measured(player, 0.0, 0)], 0
    begin, passed = time.process_time(), 0.0
    while passed < minutes:
        moments = []
        for _ in range(STEPS):
            moment, observations, info = step(player, games, observations, info)
            moments.append(moment)
        judge(moments, player.guess(position(observations)), info["current_player"].astype(np.int64))
        improve(player, moments)
        done += GAMES * STEPS
        passed = (time.process_time() - begin) / 60
        if passed >= min(minutes, curve[-1][0] + EVERY / 60):
            curve.append(measured(player, passed, done))
            yield player, curve


# --- measuring ----------------------------------------------------------------------------------------------------


def measured(player: Player, minutes: float, done: int) -> Point:
    shares = {rival: won(player, rival, MATCHES, done) for rival in RIVALS}
    told = ", ".join(f"{share:.0%} against {rival}" for rival, share in shares.items())
    print(f"{minutes:5.1f} min, {done} decisions, won {told}", flush=True)
    return minutes, done, shares


def won(player: Player, rival: str, count: int, seed: int) -> float:
    """The share won of so many games, in either seat, exploring no more."""
    games = SeatVectorEnv("arcana", count, seats=2, seat=None, opponents=(rival,), copy=False)
    observations, info = games.reset(seed=seed)
    result, is_over = np.zeros(count), np.zeros(count, np.bool_)
    while not is_over.all():
        observations, rewards, over, _, info = games.step(player(observations, info["action_mask"]))
        result[over & ~is_over] = np.maximum(0, rewards[over & ~is_over])
        is_over |= over
    return float(result.mean())


def draw(curve: list[Point], out: str) -> None:
    """The share won against each rival over time, with its 95 % interval."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 3.6))
    axes = figure.subplots()
    times = [minutes for minutes, _, _ in curve]
    for rival, colour in zip(RIVALS, ("#8F5200", "#1F6F78"), strict=True):
        shares = [found[rival] for _, _, found in curve]
        low, high = zip(*(wilson(share * MATCHES, MATCHES) for share in shares), strict=True)
        axes.fill_between(times, low, high, color=colour, alpha=0.18, linewidth=0)
        axes.plot(times, shares, color=colour, marker="o", markersize=3, label=f"against {rival}")
    axes.axhline(0.5, color="#241B12", linestyle="--", linewidth=1)
    axes.set(xlabel="minutes of processor time", ylabel=f"won of {MATCHES} games", ylim=(0, 1.02), xlim=(0, None))
    axes.legend(loc="lower right")
    figure.savefig(out, bbox_inches="tight", metadata={"Date": None})


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--out", default="curve.svg")
    given = parser.parse_args()
    for learned, course in learn(given.minutes):
        np.savez(WEIGHTS, *learned.policy.weights)
        draw(course, given.out)
