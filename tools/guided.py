"""Find seeds for guided first games: `python -m tools.guided arcs [how many seeds to try]`.

A player who takes every hint should soon score a point or win a fight, whatever the bots roll. After a change of the
bots or the rules, another seed may be better; it is set in `web/src/games/<game>/learn.ts`.
"""

import sys
from typing import Any

import stolik
from stolik.kernel.codec import decode, encode
from stolik.kernel.game import Game
from stolik.table.advice import ADVISER, Advice, advise

TRIALS = 4
DECISIONS = 17
"""So many are made in four minutes by somebody who reads everything."""


def achieved(game: Game, state: Any) -> int:
    """Points of the first seat, and in Arcs the trophies of fights that it won."""
    trophies = getattr(game.view(state, 0).players[0], "trophies", []) if game.name == "arcs" else []
    return int(game.outcome(state).scores[0].total) + sum(sum(taken.values()) for taken in trophies)


def decisions(game: Game, seed: str, trial: int) -> int | None:
    """After how many decisions of its own the first seat is successful, if it is soon."""
    state, own = game.new(2, seed, options(game.name)), 0
    begin = achieved(game, state)
    while (decision := game.decision(state)) is not None and own < DECISIONS:
        level = "easy" if decision.seat else ADVISER
        own += decision.seat == 0
        advice = decode(advise(game.name, level, encode(state), decision.seat, f"{trial}-{own}"), Advice)
        game.apply(state, game.action(advice.action))
        if achieved(game, state) > begin:
            return own
    return None


def options(game: str) -> dict[str, str]:
    return {"species": "terrans", "factions": "random"} if game == "eclipse" else {}


def main(name: str, seeds: int) -> None:
    game = stolik.load(name)
    for number in range(seeds):
        seed, found = f"guided-{number}", list[int]()
        for trial in range(TRIALS):
            took = decisions(game, seed, trial)
            if took is None:
                break
            found.append(took)
        if len(found) == TRIALS:
            print(f"{seed}: {found}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 40)
