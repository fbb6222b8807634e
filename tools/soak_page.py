"""Write what random games met, from the tallies of `tools.soak`: docs/rules/random-games.md.

python -m tools.soak arcs --games 100000 --all-kinds --tally arcs.json      # and so on
python -m tools.soak_page arcs.json eclipse.json arcana.json > docs/rules/random-games.md
"""

import sys
from pathlib import Path

import msgspec

import stolik
from tools.soak import Tally, tags

HEAD = """# What random games met

Written by `python -m tools.soak_page` from what was counted by `python -m tools.soak GAME --games 100000 --all-kinds
--tally FILE` with the compiled build: games over all player counts and options, every second one by a player who
picks a kind of action first. At every decision it is checked that one seat is asked about actions that differ;
components are counted again and again; now and then a copy, the bytes, a redealt world and the reasons are looked at.
A run ends at the first fault, so the games counted here had none. Told are the rarest kinds first.
"""


def chapter(tally: Tally) -> str:
    name = tally.rules.partition("/")[0]
    game = stolik.load(name)
    counts = (
        f"{tally.games:,} games, {tally.decisions:,} decisions in {tally.seconds / 3600:.1f} hours of a busy machine"
    )
    return "\n".join(
        [
            f"## {name.capitalize()}, {tally.rules}",
            "",
            f"{counts}.",
            "",
            paragraph("Actions", tally.actions, tags(game.Action)),
            "",
            paragraph("Events", tally.events, tags(game.Event)),
            "",
            paragraph("Questions", tally.questions, set(tally.questions)),
            "",
        ]
    )


def paragraph(title: str, counts: dict[str, int], all_kinds: set[str]) -> str:
    """The rarest kinds first; those that never came up before them. What is no longer a kind is left out."""
    met = sorted((count, kind) for kind, count in counts.items() if kind in all_kinds)
    never = sorted(all_kinds - set(counts))
    line = f"**{title}**: {len(met)} of {len(all_kinds)} kinds."
    return " ".join([line, *(f"Never: {kind}." for kind in never), ", ".join(f"{kind} {n:,}" for n, kind in met) + "."])


def main(paths: list[str]) -> None:
    tallies = [msgspec.json.decode(Path(path).read_bytes(), type=Tally) for path in paths]
    print("\n".join([HEAD, *map(chapter, tallies)]), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
