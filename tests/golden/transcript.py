"""Golden games: whole games as text, one line for each action and each event.

A test replays the actions and compares every line, so that a change of rules shows as a readable difference. After a
change that is meant, write the games anew and explain the difference in the commit:

    python -m tests.golden.transcript            # all games
    python -m tests.golden.transcript arcs-4     # one
"""

import json
import random
import sys
from pathlib import Path
from typing import Any, NamedTuple

import stolik
from stolik.kernel.codec import plain
from stolik.kernel.messages import Action, Event

FOLDER = Path(__file__).with_name("games")
ACTION, EVENT, SCORE = "> ", "    ", "= "


class Golden(NamedTuple):
    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    likes: dict[str, int]
    """Tag of an action -> weight when the game is written, so that it is not dull."""


ARCS = {
    "secure": 30,
    "battle": 6,
    "influence": 3,
    "declare": 8,
    "use": 12,
    "tax": 4,
    "pass": 0,
    "end-turn": 0,
    "spend": 2,
}

ECLIPSE = {"act": 5, "pass": 12, "colonize": 20, "trade": 0, "place_tile": 3, "research": 3, "retreat": 0, "resign": 0}

ARCANA = {"field": 6, "bribe": 12, "discard": 1, "call_militia": 4, "play_duel": 4, "play_agent": 2}
ADVANCED = {"objectives": True, "militia": True, "tactical_removal": True}

GAMES = {
    "arcana-2": Golden("arcana", 2, 11, {}, ARCANA),
    "arcana-3-advanced": Golden(
        "arcana", 3, 12, {"objectives": True, "militia": True, "tactical_removal": True}, ARCANA
    ),
    "arcana-4-advanced": Golden(
        "arcana",
        4,
        13,
        {"objectives": True, "militia": True, "tactical_removal": True, "final_round": "current"},
        ARCANA,
    ),
    "arcs-2": Golden("arcs", 2, 21, {}, ARCS),
    "arcs-3": Golden("arcs", 3, 31, {"split_discard": True}, ARCS),
    "arcs-4": Golden("arcs", 4, 41, {}, ARCS),
    "arcs-2-leaders": Golden("arcs", 2, 22, {"leaders_and_lore": True, "lore": 2}, ARCS),
    "arcs-4-leaders": Golden("arcs", 4, 42, {"leaders_and_lore": True}, ARCS),
    "eclipse-2": Golden("eclipse", 2, 54, {}, ECLIPSE),
    "eclipse-3": Golden("eclipse", 3, 50, {"factions": "random"}, ECLIPSE),
    "eclipse-4-aliens": Golden("eclipse", 4, 69, {"species": "all"}, ECLIPSE),
    "eclipse-6-aliens": Golden("eclipse", 6, 59, {"species": "all", "factions": "random"}, ECLIPSE),
}


def event_line(event: Event) -> str:
    words = {k: v for k, v in plain(event).items() if k != "type"}
    return EVENT + " ".join([event.tag, *(f"{k}={json.dumps(v)}" for k, v in words.items())])


def action_line(action: Action) -> str:
    return ACTION + json.dumps(plain(action), ensure_ascii=False)


def score_lines(game: stolik.Game, state: Any) -> list[str]:
    outcome = game.outcome(state)
    return [SCORE + json.dumps(plain(score)) for score in outcome.scores] + [f"{SCORE}ranking {outcome.ranking}"]


def replayed(golden: Golden, actions: list[dict[str, Any]]) -> list[str]:
    """The transcript of these actions under the rules as they are."""
    game = stolik.load(golden.game)
    state = game.new(golden.seats, golden.seed, golden.options)
    lines: list[str] = []
    for data in actions:
        action = game.action(data)
        lines.append(action_line(action))
        try:
            events = game.apply(state, action)
        except stolik.IllegalAction as error:
            return [*lines, f"! no longer legal: {error}"]
        lines += [event_line(e) for e in events]
    return lines + (score_lines(game, state) if game.decision(state) is None else ["! the game is not over"])


def actions_of(lines: list[str]) -> list[dict[str, Any]]:
    return [json.loads(line.removeprefix(ACTION)) for line in lines if line.startswith(ACTION)]


def played(golden: Golden) -> list[dict[str, Any]]:
    """Actions of a new game by a player with likes."""
    game, rng = stolik.load(golden.game), random.Random(golden.seed)
    state = game.new(golden.seats, golden.seed, golden.options)
    actions = []
    while (decision := game.decision(state)) is not None:
        weights = [golden.likes.get(a.tag, 1) for a in decision.actions]
        action = rng.choices(decision.actions, weights if any(weights) else None)[0]
        actions.append(plain(action))
        game.apply(state, action)
    return actions


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def main() -> None:
    for name in sys.argv[1:] or GAMES:
        FOLDER.mkdir(exist_ok=True)
        path(name).write_text("\n".join(replayed(GAMES[name], played(GAMES[name]))) + "\n", "utf-8")


if __name__ == "__main__":
    main()
