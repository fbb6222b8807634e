"""How strong each guild of Arcana is in games for four, and what a change of its figures brings.

    python -m tools.arcana_guilds --bots hard@4:60 --games 600 --first 20000
    python -m tools.arcana_guilds --bots hard@4:60 --games 600 --always T3.spiritual-1,U8.political+1
    python -m tools.arcana_guilds --bots normal --games 3000 --shake thieves,usurers

Prints the share of wins (a shared win counts in parts) and the points above the table's mean by guild, which tell the
same with fewer games, each with its standard error. With `--shake`, every game moves each figure of these guilds by -1,
0 or 1, games in pairs with the same deal and opposite moves, and a least-squares fit tells what one more of a figure
brings. `--keep` adds each game as a line of JSON to a file.
"""

import argparse
import json
import random
import re
from pathlib import Path
from typing import Any

import numpy as np

from stolik.games.arcana import tables
from stolik.games.arcana.game import GAME
from stolik.games.arcana.ids import ARCANA, GUILDS
from stolik.games.arcana.state import ArcanaState
from stolik.games.arcana.view import print_faces
from tools.arcana_balance import player

PRINTED = ("B8.spiritual", "BRL.ducats")
"""These never move."""
LARGEST = 5
"""Nobody has more, so that no place falls to one agent."""
SIZES = {1: "1-2", 2: "1-2", 3: "3", 4: "4-5", 5: "4-5"}
CHANGE = re.compile(r"(\w+)\.(\w+)([+-]\d+)")


def main() -> None:
    parser = argparse.ArgumentParser(description="How strong each guild of Arcana is.")
    parser.add_argument("--bots", default="normal", help="normal, or hard@4:60 (simulations)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--always", type=listed, default=[], help="changes that all games play with")
    parser.add_argument("--shake", type=listed, default=[], help="guilds whose figures each game moves a little")
    parser.add_argument("--cards", type=Path, help="another card table to begin with")
    parser.add_argument("--keep", type=Path, help="a file that gets each game as a line of JSON")
    asked = parser.parse_args()
    table = tables.of_the_box(str(asked.cards), tables.read(asked.cards)) if asked.cards else tables.ours()
    values, games = figures(table[1]), []
    for number in range(asked.first, asked.first + asked.games):
        moves = shaken(number, asked.shake, values)
        use(table, [*asked.always, *(f"{figure}{step:+}" for figure, step in moves.items())])
        games.append(play(number // 2 if moves else number, asked.bots) | {"always": asked.always, "moves": moves})
        if asked.keep:
            with asked.keep.open("a", encoding="utf-8") as file:
                file.write(json.dumps(games[-1]) + "\n")
    print("\n".join(strengths(games) + (effects(games, values) if asked.shake else [])))


def listed(text: str) -> list[str]:
    return [part for part in text.split(",") if part]


def figures(rows: list[tables.Row]) -> dict[str, int]:
    """The figures of agents and relics of guilds, by their names in changes."""
    return {
        f"{row['id']}.{arcanum}": row[arcanum]
        for row in rows
        if "guild" in row
        for arcanum in ARCANA
        if row.get(arcanum)
    }


def use(table: tuple[str, list[tables.Row]], changes: list[str]) -> None:
    """Play with the figures of this table, changed so."""
    notice, rows = table
    changed = [dict(row) for row in rows]
    by_id = {row["id"]: row for row in changed}
    for change in changes:
        if not (parts := CHANGE.fullmatch(change)) or parts[1] not in by_id or parts[2] not in ARCANA:
            raise SystemExit(f"{change}: not a change like T3.spiritual-1")
        row = by_id[parts[1]]
        row[parts[2]] = row.get(parts[2], 0) + int(parts[3])
    tables.use(notice, changed)
    print_faces()


def shaken(number: int, guilds: list[str], values: dict[str, int]) -> dict[str, int]:
    """Small moves of about half of the figures of these guilds; those of the second game of a pair are opposite."""
    rng, sign = random.Random(f"shake/{number // 2}"), 1 - 2 * (number % 2)
    moves = {}
    for figure, value in values.items():
        if any(figure[0] == guild[0].upper() for guild in guilds) and figure not in PRINTED:
            step = sign * rng.choice((-1, 0, 0, 1))
            if step and value < LARGEST:
                moves[figure] = step
    return moves


def play(number: int, bots: str) -> dict[str, Any]:
    """One game for four: points and share of the win by guild."""
    choose = player(bots, GAME, number)
    state: ArcanaState = GAME.new(4, number, {})
    while decision := GAME.decision(state):
        GAME.apply(state, choose(state, decision.actions))
    outcome = GAME.outcome(state)
    guild = [GUILDS[g] for g in state.guild]
    winners = outcome.ranking[0]
    return {
        "bots": bots,
        "number": number,
        "rounds": state.round,
        "points": {guild[seat]: score.total for seat, score in enumerate(outcome.scores)},
        "won": {guild[seat]: (seat in winners) / len(winners) for seat in range(4)},
    }


def strengths(games: list[dict[str, Any]]) -> list[str]:
    won, above = column(games, "won"), margins(games)
    rounds = np.mean([game["rounds"] for game in games])
    lines = [f"{len(games)} games, {rounds:.1f} rounds a game; wins in %, points above the table's mean"]
    for place, guild in enumerate(GUILDS):
        share, points = told(100 * won[:, place], 1), told(above[:, place], 2)
        lines.append(f"  {guild:<9} {share}   {points}")
    return lines


def effects(games: list[dict[str, Any]], values: dict[str, int]) -> list[str]:
    """What one more of a figure brings its guild, by least squares: wins in %, points above the mean."""
    lines = ["", "what one more of a figure brings its guild, by what it was: wins in %, points"]
    won, above = 100 * column(games, "won"), margins(games)
    for place, guild in enumerate(GUILDS):
        own = {figure: kind(figure, values[figure]) for figure in values if figure[0] == guild[0].upper()}
        kinds = sorted({own[figure] for game in games for figure in game["moves"] if figure in own})
        if kinds:
            sums = [[sum(n for f, n in game["moves"].items() if own.get(f) == k) for k in kinds] for game in games]
            table = np.column_stack([np.ones(len(games)), np.array(sums, dtype=float)])
            wins, points = fitted(table, won[:, place]), fitted(table, above[:, place])
            lines += [f"  {k:<24} {signed(wins[n], 1)}   {signed(points[n], 2)}" for n, k in enumerate(kinds, 1)]
    return lines


def kind(figure: str, value: int) -> str:
    """A figure and those like it: the same guild, arcanum and size."""
    name, _, arcanum = figure.partition(".")
    size = "relic" if name.endswith("RL") else "any" if arcanum == "ducats" else SIZES[value]
    return f"{name[0]} {arcanum} {size}"


def fitted(table: Any, values: Any) -> list[tuple[float, float]]:
    """Coefficients with their standard errors."""
    found, *_ = np.linalg.lstsq(table, values, rcond=None)
    rest = values - table @ found
    spread = rest @ rest / (len(values) - table.shape[1])
    errors = np.sqrt(np.diag(np.linalg.pinv(table.T @ table)) * spread)
    return [(float(value), float(error)) for value, error in zip(found, errors)]


def column(games: list[dict[str, Any]], name: str) -> Any:
    return np.array([[game[name][guild] for guild in GUILDS] for game in games], dtype=float)


def margins(games: list[dict[str, Any]]) -> Any:
    points = column(games, "points")
    return points - points.mean(axis=1, keepdims=True)


def told(values: Any, digits: int) -> str:
    return signed((float(values.mean()), float(values.std(ddof=1) / np.sqrt(len(values)))), digits)


def signed(figure: tuple[float, float], digits: int) -> str:
    return f"{figure[0]:+6.{digits}f} ± {figure[1]:.{digits}f}"


if __name__ == "__main__":
    main()
