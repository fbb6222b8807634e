"""Measure what learners get: steps with observation and mask, one game at a time and in batches, beside a peer.

build/bench/bin/python -m benchmarks.learners
BEFORE=../earlier/build/native build/bench/bin/python -m benchmarks.learners   # with an earlier version in the same run

Writes its table into README.md beside this file. Called with the name of a contender it plays: see player.py.
"""

import json
import os
import random
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from time import process_time
from typing import Any

SEATS = 4
WIDTH = 64
"""Games of a batch."""
PEER = "python_team_dominoes"
"""Of OpenSpiel's games in Python the one that is most like ours: four players, 308 actions, hidden hands."""
Work = Callable[[], int]
"""Plays for a while; the steps that it took."""


def single(name: str) -> Work:
    """A PettingZoo environment under masked random play."""
    import numpy as np

    from stolik import lab

    env, seeds, rng = lab.env(name, seats=SEATS), count(), random.Random(1)

    def episode() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(None if ended or cut else int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return episode


def batch(name: str) -> Work:
    """Many games in one call, all seats at random."""
    import numpy as np

    from stolik import lab
    from stolik.lab.opponents import at_random

    games, rng = lab.vector(name, WIDTH, seats=SEATS), np.random.default_rng(1)
    _, told = games.reset(seed=1)
    seen = [told]

    def steps() -> int:
        for _ in range(50):
            *_, seen[0] = games.step(at_random(seen[0]["action_mask"], rng))
        return 50 * WIDTH

    return steps


def peer(name: str) -> Work:
    """A game of OpenSpiel: its observation as a vector, and its mask, at each decision."""
    import numpy as np
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers those that are written in Python

    game, rng = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            np.asarray(state.information_state_tensor(), np.float32)
            mask = np.asarray(state.legal_actions_mask(), np.bool_)
            state.apply_action(int(rng.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return play


def answer(what: str) -> None:
    """Each line asks for one round of so many seconds of processor time."""
    kind, _, name = what.partition(":")
    work = {"single": single, "batch": batch, "peer": peer}[kind](name)
    work()
    for line in sys.stdin:
        start, steps = process_time(), 0
        while process_time() - start < float(line):
            steps += work()
        print(json.dumps({"steps": steps / (process_time() - start)}), flush=True)


def main() -> None:
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from benchmarks.run import NATIVE, ROOT, ROUNDS, SECONDS, Contender, games, write

    builds = [("interpreted", ROOT / "src")] + [("native", NATIVE)] * NATIVE.exists()
    wanted = [(f"{kind}:{name}", *build) for name in games() for build in builds for kind in ("single", "batch")]
    if "BEFORE" in os.environ:
        wanted += [(f"single:{name}", "before", Path(os.environ["BEFORE"]).resolve()) for name in games()]
    all_: list[Any] = [Contender(f"peer:{PEER}", "OpenSpiel", ROOT / "src", "learners.py")]
    all_ += [Contender(what, build, path, "learners.py") for what, build, path in wanted]
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS}", file=sys.stderr)
        for contender in all_:
            contender.play()
    for contender in all_:
        contender.process.communicate()
    how = f"Median of {ROUNDS} rounds of {SECONDS:g} s of processor time, {SEATS} players, batches of {WIDTH}."
    print(found := f"{how}\n\n{table(all_)}")
    write(found, "learners")


def table(all_: list[Any]) -> str:
    """A line for each; where an earlier version plays too, everybody is set beside its environment of the same game."""
    earlier = {name_of(one): one for one in all_ if one.build == "before"}
    lines = ["| environment | build | steps/s | of peer |" + " of before |" * bool(earlier)]
    lines += ["|---|---|--:|--:|" + "--:|" * bool(earlier)]
    for one in all_:
        kind, name = one.game.partition(":")[0], name_of(one)
        cells = [f"{name}, {kind}", one.build, f"{one.figure('steps'):,.0f}", f"{one.against(all_[0], 'steps'):.2f} ×"]
        if earlier:
            cells.append(f"{one.against(earlier[name], 'steps'):.1f} ×" if name in earlier else "")
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def name_of(contender: Any) -> str:
    """The game that it plays."""
    return str(contender.game.partition(":")[2])


if __name__ == "__main__":
    if len(sys.argv) == 2:
        answer(sys.argv[1])
    else:
        main()
