"""python sheet.py: contact sheets of the sprites, at board size and at 2x, on the dark and the light table.

python sheet.py                     all sheets into build/sheets
python sheet.py out.png name-part…  one sheet of the sprites whose name contains one of the parts
"""

import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
SPRITES = ROOT / "web/public/art/sprites"
OUT = ROOT / "build/sheets"
GROUNDS = ("#10202a", "#E6EEEE")


def row(sprites, ground, factor, width=1440, gap=8):
    """Sprites in lines on one ground, each shrunk by `factor`."""
    things = [Image.open(p).convert("RGBA") for p in sprites]
    things = [
        t.resize((round(t.width * factor), round(t.height * factor)), Image.LANCZOS) if factor != 1 else t
        for t in things
    ]
    x = y = gap
    high, places = 0, []
    for t in things:
        if x + t.width + gap > width and x > gap:
            x, y, high = gap, y + high + gap, 0
        places.append((x, y))
        x, high = x + t.width + gap, max(high, t.height)
    page = Image.new("RGBA", (width, y + high + gap), ground)
    for t, place in zip(things, places):
        page.alpha_composite(t, place)
    return page


def sheet(path, sprites, factors=(0.5, 0.25), grounds=GROUNDS, width=1440):
    rows = [row(sprites, ground, factor, width) for factor in factors for ground in grounds]
    page = Image.new("RGB", (width, sum(r.height for r in rows)))
    y = 0
    for r in rows:
        page.paste(r.convert("RGB"), (0, y))
        y += r.height
    page.save(path)


def find(*parts):
    return [p for p in sorted(SPRITES.rglob("*.webp")) if any(q in f"{p.parent.name}/{p.stem}" for q in parts)]


SHEETS = {  # what, and its shrinking to 2x and to 1x of the board
    "arcs-pieces": (("arcs/ship", "arcs/city", "arcs/starport", "arcs/agent"), (0.5, 0.25)),
    "arcs-planets-tokens": (
        ("arcs/planet", "arcs/gate", "arcs/token", "arcs/initiative", "arcs/zero", "arcs/ambition", "arcs/die"),
        (0.6, 0.3),
    ),
    "eclipse-ships": (("interceptor", "cruiser", "dreadnought", "starbase", "ancient", "defence"), (0.5, 0.25)),
    "eclipse-planets-tokens": (
        (
            "eclipse/planet",
            "eclipse/orbital",
            "eclipse/monolith",
            "eclipse/artifact",
            "eclipse/discovery",
            "eclipse/wormhole",
            "eclipse/cube",
            "eclipse/disc",
            "eclipse/ambassador",
            "eclipse/die",
        ),
        (0.52, 0.26),
    ),
    "skies": (("sky", "hex-", "brass"), (0.4,)),
}

if __name__ == "__main__":
    if len(sys.argv) > 2:
        sheet(sys.argv[1], find(*sys.argv[2:]))
    else:
        OUT.mkdir(parents=True, exist_ok=True)
        for name, (parts, factors) in SHEETS.items():
            found = find(*parts)
            if found:
                sheet(OUT / f"{name}.png", found, factors)
