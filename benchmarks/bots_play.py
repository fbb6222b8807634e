"""What bots do in their games: whom they attack, and how styles differ. Prints Markdown.

PYTHONPATH=build/native .venv/bin/python -m benchmarks.bots_play targets --games 40
PYTHONPATH=build/native .venv/bin/python -m benchmarks.bots_play styles arcs --games 40
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from typing import Any

import stolik
from stolik import bots
from stolik.bots.personas import STYLES
from stolik.kernel.chance import chance_of
from stolik.kernel.messages import Action

ATTACKS = ("battle", "raid", "raid-card")


def played(name: str, levels: list[str], seed: str) -> Iterator[tuple[Any, Action]]:
    """A game, as pairs of a position and what was done in it; afterwards the position has the result."""
    game, rng = stolik.load(name), chance_of(f"play/{seed}")
    players = [bots.make(level, game, simulations=200) for level in levels]
    state = game.new(len(levels), seed)
    while (decision := game.decision(state)) is not None:
        action = players[decision.seat].choose(bots.Observation(game, state, decision.seat), rng).action
        yield state, action
        game.apply(state, action)


def targets(level: str, games: int) -> None:
    """Attacks by seats of Arcs that do not lead: how many go against a leader, and how many would by equal shares."""
    at_leader, equal, attacks = 0.0, 0.0, 0
    for number in range(games):
        for state, action in played("arcs", [level] * 4, f"targets/{number}"):
            power = [p.power for p in state.players]
            leaders = [seat for seat, n in enumerate(power) if n == max(power)]
            rival = getattr(action, "rival", None)
            if action.tag in ATTACKS and rival is not None and action.seat not in leaders and len(leaders) == 1:
                attacks += 1
                at_leader += rival == leaders[0]
                fought = rivals_here(state, action)
                equal += (leaders[0] in fought) / len(fought)
    print(f"{level}: {attacks} attacks in {games} games; {100 * at_leader / attacks:.0f} % against the leader, "
          f"{100 * equal / attacks:.0f} % if rivals in reach were chosen by lot")  # fmt: skip


def rivals_here(state: Any, action: Action) -> set[int]:
    """Whom this seat could have attacked by an action of the same kind."""
    decision = stolik.load("arcs").decision(state)
    assert decision is not None
    return {a.rival for a in decision.actions if a.tag == action.tag and hasattr(a, "rival")}


def styles(name: str, games: int) -> None:
    """Actions of each kind in a game against a plain `normal`, style by style, and the share of games won."""
    names = ["plain", *STYLES]
    counts = {style: Counter[str]() for style in names}
    won = dict.fromkeys(names, 0.0)
    for number in range(games):
        for style in names:
            seat = number % 2
            levels = ["normal", "normal"]
            levels[seat] += "" if style == "plain" else f"+{style}"
            moves = list(played(name, levels, f"styles/{number // 2}"))
            counts[style].update(kind_of(action) for _, action in moves if action.seat == seat)
            first = stolik.load(name).outcome(moves[-1][0]).ranking[0]
            won[style] += (seat in first) / len(first)
    tags = [tag for tag, _ in sum(counts.values(), Counter[str]()).most_common(28)]
    print("| action | " + " | ".join(names) + " |\n|---|" + "--:|" * len(names))
    for tag in tags:
        print(f"| {tag} | " + " | ".join(f"{counts[style][tag] / games:.1f}" for style in names) + " |")
    print("| games won | " + " | ".join(f"{100 * won[style] / games:.0f} %" for style in names) + " |")


def kind_of(action: Action) -> str:
    """The kind of an action, with what is built or done where one kind holds several."""
    what = getattr(action, "item", None) or getattr(action, "piece", None) or getattr(action, "action", None)
    return f"{action.tag} {what}" if what else action.tag


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("targets", "styles"))
    parser.add_argument("name", nargs="?", default="arcs", help="game for styles, level for targets")
    parser.add_argument("--games", type=int, default=20)
    args = parser.parse_args()
    if args.what == "styles":
        styles(args.name, args.games)
    else:
        targets("normal" if args.name == "arcs" else args.name, args.games)


if __name__ == "__main__":
    main()
