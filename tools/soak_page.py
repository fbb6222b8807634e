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

`python -m tools.soak_page` wrote this page from the counts of `python -m tools.soak GAME --games 100000 --all-kinds
--tally FILE` with the compiled build: games over all player counts and options, every second one with a player who
picks a kind of action first. Each game is played to its end, with one seat asked at a time. Its components are the
same at the beginning and the end, an action that is no longer legal is refused and changes nothing, and the score
is the sum of its parts. Every ninth block of games is checked more closely (their number is given): at every
decision the actions must differ, components are counted again and again, and now and then a copy, the bytes, a
redealt world and the reasons are checked. This takes most of the time, and 11 % of the games is enough for anything
that goes wrong often. A run ends at the first fault, so the games counted here had none. Events before the first
question aren't counted. The rarest kinds come first.
"""


RAREST = 6
"""How many things of a kind are listed."""


def chapter(tally: Tally) -> str:
    name = tally.rules.partition("/")[0]
    game = stolik.load(name)
    counts = (
        f"{tally.games:,} games, {tally.thorough:,} of them checked closely, {tally.decisions:,} decisions in"
        f" {tally.seconds / 60:.0f} minutes of one processor"
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
            *(things(kind, tally) for kind in sorted({thing.partition(":")[0] for thing in tally.things})),
            "",
        ]
    )


def paragraph(title: str, counts: dict[str, int], all_kinds: set[str]) -> str:
    """The rarest kinds first; those that never came up before them. What is no longer a kind is left out."""
    met = sorted((count, kind) for kind, count in counts.items() if kind in all_kinds)
    never = sorted(all_kinds - set(counts))
    line = f"**{title}**: {len(met)} of {len(all_kinds)} kinds."
    return " ".join([line, *(f"Never: {kind}." for kind in never), ", ".join(f"{kind} {n:,}" for n, kind in met) + "."])


def things(kind: str, tally: Tally) -> str:
    """What answers named of one kind, in the games that were looked at: how many, and the rarest."""
    counts = sorted(
        (n, thing.removeprefix(f"{kind}:")) for thing, n in tally.things.items() if thing.startswith(f"{kind}:")
    )
    rarest = ", ".join(f"{name} {n:,}" for n, name in counts[:RAREST])
    return f"- {kind}: {len(counts)} were named by answers, {sum(n for n, _ in counts):,} times; rarest {rarest}"


def main(paths: list[str]) -> None:
    tallies = [msgspec.json.decode(Path(path).read_bytes(), type=Tally) for path in paths]
    print("\n".join([HEAD, *map(chapter, tallies)]), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
