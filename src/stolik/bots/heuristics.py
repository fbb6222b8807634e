"""What a bot knows about a game: how promising an action looks, and how near each seat is to winning."""

import math
from typing import Any

from stolik.bots.net import Net
from stolik.bots.versions import Version, net
from stolik.kernel.game import Game
from stolik.kernel.messages import Action

# messages: bot-why-*
SPREAD = 10.0
VICTORY = 20.0
"""How far the winner of a finished game stands above the others."""
WON = 0.5
"""The same where the game has ended in one of many worlds."""


class Heuristics:
    """The base, which knows only the score. Each game has its own module; its weights are data (`versions.py`)."""

    def __init__(self, game: Game, version: Version, level: str = "normal") -> None:
        self.game = game
        self.settings = version.settings(level)
        self.weights = {**version.worth, **self.settings.worth}
        self.urges = {**version.urge, **self.settings.urge}
        self.spread = self.weights.get("spread", SPREAD)
        """A lead in `worth` that puts one seat clearly ahead."""
        self.spread_of_many = self.weights.get("spread_of_many", self.spread)
        """The same with more than two players; the smaller it is, the more the leader matters."""
        self.curiosity: float = self.settings.curiosity
        self.horizon: int = self.settings.horizon
        self.lines: float = self.settings.lines
        self.focus: float = self.settings.focus
        self.habits: dict[type[Action], float] = {}
        self.net: Net | None = net(self.settings.net) if self.settings.net else None
        """What self-play has taught; without it only `worth` counts."""

    def habit(self, a: Action) -> float:
        """The urge for actions of this kind, whatever their object."""
        kind = type(a)
        found = self.habits.get(kind)
        if found is None:
            found = self.urges.get(a.tag, 0.0)
            self.habits[kind] = found
        return found

    def worth(self, s: Any, seat: int) -> float:
        """How well this seat stands, in victory points or something like them."""
        return float(self.game.outcome(s).scores[seat].total)

    def urge(self, s: Any, a: Action) -> float:
        """How much an action deserves to be tried before its result is known; 0 is indifferent."""
        return self.habit(a)

    def worthwhile(self, actions: list[Action]) -> list[Action]:
        """The legal actions that are weighed at all; never empty."""
        return actions

    def is_new_turn(self, s: Any) -> bool:
        """Whether the current question belongs to another turn, perhaps of the same seat."""
        return False

    def is_taste(self, a: Action) -> bool:
        """Whether an action of this kind is chosen at random, so that games differ."""
        return False

    def is_rest(self, s: Any, a: Action) -> bool:
        """Whether the action starts events that say little about it; then the position before them is judged."""
        return False

    def rest(self, s: Any, a: Action) -> None:
        """What such an action changes before those events; by default, nothing that is judged."""

    def play_on(self, s: Any, actions: list[Action]) -> list[Action]:
        """Continue after the turn to a point where the position can be judged; by default, not at all."""
        return actions

    def finish_round(self, s: Any, actions: list[Action]) -> None:
        """Play the rest of the round for everybody, quickly but with some sense, where a level has `rounds`."""

    def plan(self, a: Action) -> str:
        """The last part of the message `bot-why-…` that says what the action is good for."""
        return "best"

    def standing(self, s: Any) -> list[float]:
        """How well each seat stands. A game that judges all seats together overrides this instead of `worth`."""
        return [self.worth(s, seat) for seat in range(s.seats)]

    def facts(self, s: Any) -> list[list[int]]:
        """By seat: what the net is told, in whole numbers; as many for every number of seats."""
        raise NotImplementedError

    def is_known(self, s: Any) -> bool:
        """Whether a net learns from positions of this kind."""
        return True

    def fact_names(self) -> list[str]:
        """What each of them is."""
        raise NotImplementedError

    def by_hand(self, s: Any) -> list[float]:
        """How well all seats stand without the net, in units of `spread`."""
        spread = self.spread if s.seats == 2 else self.spread_of_many
        return [worth / spread for worth in self.standing(s)]

    def worths(self, s: Any) -> list[float]:
        """How well all seats stand; the winner of a finished game stands far above the others."""
        worths = self.by_hand(s)
        if not s.stack:
            for seat in self.game.outcome(s).ranking[0]:
                worths[seat] += VICTORY
        elif self.net is not None and not self.settings.rounds:
            for seat, facts in enumerate(self.facts(s)):
                worths[seat] += self.net.value(facts)
        return worths

    def prospects(self, s: Any) -> list[float]:
        """How well all seats stand where a round has been played to its end, which is where a net judges if a level has
        `rounds`. When that ends the game, points count most: one of many possible ends must not decide alone."""
        if not s.stack:
            spread = self.spread if s.seats == 2 else self.spread_of_many
            outcome = self.game.outcome(s)
            ends = [score.total / spread for score in outcome.scores]
            for seat in outcome.ranking[0]:
                ends[seat] += WON
            return ends
        worths = self.by_hand(s)
        if self.net is not None:
            for seat, facts in enumerate(self.facts(s)):
                worths[seat] += self.net.value(facts)
        return worths

    def chances(self, s: Any) -> list[float]:
        """Each seat's chance to win, from how well all stand; exact when the game is over."""
        if not s.stack:
            first = self.game.outcome(s).ranking[0]
            return [1.0 / len(first) if seat in first else 0.0 for seat in range(s.seats)]
        return shares(self.worths(s))


def shares(worths: list[float]) -> list[float]:
    """Chances proportional to exp(worth)."""
    top = max(x for x in worths)
    weights = [math.exp(w - top) for w in worths]
    total = sum(w for w in weights)
    return [w / total for w in weights]


def lead(worths: list[float], seat: int, focus: float = 1.0) -> float:
    """The logarithm of a seat's odds: ranks positions as its chance does, but never saturates.

    With a larger `focus` the leading rival counts for more of it and the others for less; of one rival all counts.
    """
    top = max(x for x in worths)
    rivals = sum(math.exp(focus * (w - top)) for other, w in enumerate(worths) if other != seat)
    return worths[seat] - top - math.log(max(rivals, 1e-300)) / focus
