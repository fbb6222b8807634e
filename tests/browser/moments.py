"""A real moment of every kind of event, found in random games: how it stood, and the move that leads to it."""

import random
from typing import Any, NamedTuple

from stolik.kernel.engine import options, step
from stolik.kernel.game import Game
from stolik.kernel.messages import Action, Event
from tools.soak import Soak, choose, tags

GAMES = {
    "arcana": range(60),
    "arcs": [*range(60), 139, 429, 345],
    "eclipse": [*range(120), 853, 1209, 1523],
}
"""Random games that are looked through: the first, and some in which rare things happen."""


class Moment(NamedTuple):
    """How it stands before a move, the move, and the events that it leads to."""

    state: Any
    action: Action
    events: tuple[Event, ...]

    @property
    def kinds(self) -> set[str]:
        return {event.tag for event in self.events}

    @property
    def viewer(self) -> int:
        """Somebody else than who moves: others' moves are played as scenes."""
        return (self.action.seat + 1) % int(self.state.seats)


def kinds(game: Game) -> set[str]:
    """The names of all events of a game."""
    return tags(game.Event)


def played(game: Game, number: int) -> list[Moment]:
    """All moves of one random game that first lead to a kind of event, or to it with less besides."""
    soak = Soak(game)
    seats, chosen = soak.table(number)
    dice, state = random.Random(number), game.new(seats, number, chosen)
    sensible, by_kind = soak.sense(number), number % 2 == 1
    found = dict[str, Moment]()
    actions = options(state)
    while actions:
        action = choose(dice, sensible(state, actions, dice), by_kind)
        before, events = state.copy(), list[Event]()
        actions = step(state, action, events)
        moment = Moment(before, action, tuple(events))
        for kind in moment.kinds:
            if kind not in found or len(events) < len(found[kind].events):
                found[kind] = moment
    return list(found.values())


def moments(game: Game) -> list[Moment]:
    """Moments that show all kinds of events among them, each with as little besides as random games have."""
    best = dict[str, Moment]()
    for number in GAMES[game.name]:
        for moment in played(game, number):
            for kind in moment.kinds:
                if kind not in best or len(moment.events) < len(best[kind].events):
                    best[kind] = moment
    shown, chosen = set[str](), list[Moment]()
    for kind in sorted(best, key=lambda kind: -len(best[kind].events)):
        if kind not in shown:
            chosen.append(best[kind])
            shown |= best[kind].kinds
    return chosen
