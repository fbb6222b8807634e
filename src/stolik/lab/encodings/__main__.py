"""The table of an observation, field by field: python -m stolik.lab.encodings arcana [--all]

Without --all, repeated parts (seats, zones, sectors, systems …) are shown once, with the number of repetitions.
"""

import re
import sys
from collections.abc import Iterable

import stolik
from stolik.lab.encodings import encoding
from stolik.lab.encodings.layout import Entry

INDEX = re.compile(r"\[[^\]]*\]")


def folded(entries: Iterable[Entry]) -> list[tuple[str, int, int, str]]:
    """Path, first place, numbers in all, and meaning; entries that differ only in an index are one row."""
    rows: dict[tuple[str, str], list[int]] = {}
    for entry in entries:
        row = rows.setdefault((INDEX.sub("[]", entry.path), entry.meaning), [entry.start, 0])
        row[1] += entry.size
    return [(path, start, size, meaning) for (path, meaning), (start, size) in rows.items()]


def main(arguments: list[str]) -> None:
    names = [a for a in arguments if a != "--all"]
    if len(names) != 1 or names[0] not in stolik.GAMES:
        sys.exit(f"game: name one of {', '.join(stolik.GAMES)}")
    layout = encoding(stolik.load(names[0]))
    entries = layout.entries()
    whole = [(e.path, e.start, e.size, e.meaning) for e in entries]
    print(f"{names[0]}: {layout.size} numbers\n\n| field | from | numbers | meaning |\n|---|--:|--:|---|")
    for path, start, size, meaning in whole if "--all" in arguments else folded(entries):
        print(f"| `{path}` | {start} | {size} | {meaning} |")


if __name__ == "__main__":
    main(sys.argv[1:])
