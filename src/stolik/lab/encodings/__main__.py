"""What learners see of a game: python -m stolik.lab.encodings arcana [--all | --actions]

The tables of an observation with their columns; --all every single number; --actions every id and what it says.
"""

import sys

import stolik
from stolik.lab.encodings import entries


def main(arguments: list[str]) -> None:
    names = [a for a in arguments if not a.startswith("--")]
    if len(names) != 1 or names[0] not in stolik.GAMES:
        sys.exit(f"game: name one of {', '.join(stolik.GAMES)}")
    encoding = stolik.load(names[0]).encoding
    ids = encoding.actions
    print(
        f"{names[0]}, version {encoding.version}: {encoding.size:,} numbers, {ids.size:,} ids ({ids.fingerprint()})\n"
    )
    if "--actions" in arguments:
        print("| id | action |\n|--:|---|")
        for number in range(ids.size):
            print(f"| {number} | {ids.words(number)} |")
    elif "--all" in arguments:
        print("| number | table | row | column |\n|--:|---|---|---|")
        for entry in entries(encoding):
            print(f"| {entry.place} | {entry.table} | {entry.row} | {entry.column} |")
    else:
        print("| table | from | rows | columns |\n|---|--:|---|---|")
        for block, start in zip(encoding.blocks, encoding.starts, strict=True):
            rows = block.rows if len(block.rows) < 8 else [*block.rows[:3], "…", block.rows[-1]]
            print(f"| {block.name} | {start} | {len(block.rows)}: {', '.join(rows)} | {', '.join(block.columns)} |")


if __name__ == "__main__":
    main(sys.argv[1:])
