"""Writes every picture into web/public/art/prints: `python -m lino.build [folder]`. Needs Python 3.11, no packages."""

import sys
from pathlib import Path

from lino.cards import everything, printed

PRINTS = Path(__file__).parents[3] / "web/public/art/prints"


def build(out: Path) -> list[int]:
    sizes = []
    for folder, names in everything().items():
        (out / folder).mkdir(parents=True, exist_ok=True)
        for name in names:
            svg = printed(folder, name)
            (out / folder / f"{name}.svg").write_text(svg, "utf-8")
            sizes.append(len(svg))
    return sizes


if __name__ == "__main__":
    sizes = build(Path(sys.argv[1]) if len(sys.argv) > 1 else PRINTS)
    print(f"{len(sizes)} pictures of {min(sizes)} to {max(sizes)} bytes, {sum(sizes) / 1000:.0f} kB together")
