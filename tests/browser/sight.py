"""How far apart the seats' pieces and signs are, for eyes that see all colors and for those that do not.

The sprites and signs of all seats lie on one sheet in a real browser, which shows it as a color-blind person sees it;
what is measured is the picture that comes out.
"""

import base64
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

WEB = Path(__file__).parents[2] / "web"
SPRITES = WEB / "public" / "art" / "sprites"
SEATS = ("ember", "azure", "lagoon", "linen", "orchid", "slate")
SIGHTS = {
    "all colors": "none",
    "deuteranopia": "deuteranopia",
    "protanopia": "protanopia",
    "tritanopia": "tritanopia",
    "grey": "achromatopsia",
}
"""Kinds of sight, and what Chromium calls them."""
PIECES = {
    "arcs": ("ship", "ship-damaged", "city", "city-damaged", "starport", "starport-damaged", "agent"),
    "eclipse": ("interceptor", "cruiser", "dreadnought", "starbase", "cube", "disc", "ambassador"),
}
SOLID = 242
"""Alpha of what belongs to the piece: the rest is its shadow."""

Color = tuple[float, float, float]

MEANS = """async ([shot, solid]) => {
  const read = async (source) => {
    const image = Object.assign(new Image(), { src: source });
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const brush = canvas.getContext("2d", { willReadFrequently: true });
    brush.drawImage(image, 0, 0);
    return brush;
  };
  const sheet = await read("data:image/png;base64," + shot);
  const found = {};
  for (const node of document.querySelectorAll("[data-name]")) {
    const { x, y, width, height } = node.getBoundingClientRect();
    const seen = sheet.getImageData(x, y, width, height).data;
    let mask = null;
    if (node.tagName === "IMG") {
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const brush = canvas.getContext("2d");
      brush.drawImage(node, 0, 0, width, height);
      mask = brush.getImageData(0, 0, width, height).data;
    }
    const sum = [0, 0, 0, 0];
    for (let i = 0; i < seen.length; i += 4) {
      if (mask && mask[i + 3] < solid) continue;
      for (let k = 0; k < 3; k++) sum[k] += seen[i + k];
      sum[3]++;
    }
    found[node.dataset.name] = sum.slice(0, 3).map((channel) => channel / sum[3]);
  }
  return found;
}"""


def seats(game: str) -> tuple[str, ...]:
    return SEATS[:4] if game == "arcs" else SEATS


def pictures() -> Iterator[tuple[str, Path]]:
    """All pieces that come in the seats' colors: "eclipse/cube-azure" and its file."""
    for game, pieces in PIECES.items():
        for piece in pieces:
            kind, _, form = piece.partition("-")
            for seat in seats(game):
                name = "-".join(filter(None, (kind, seat, form)))
                yield f"{game}/{piece} {seat}", SPRITES / game / f"{name}.webp"


def sign(number: int) -> str:
    return (WEB / "src" / "icons" / f"seat-{number}.svg").read_text("utf-8")


def laid_out(page: Page) -> None:
    """One sheet with every piece of every seat, then the colors of the signs, and what is drawn on them."""
    images = "".join(
        f'<img data-name="{name}" src="data:image/webp;base64,{base64.b64encode(file.read_bytes()).decode()}">'
        for name, file in pictures()
    )
    swatches = "".join(f'<i data-name="sign {seat}" style="background:var(--p{n})"></i>' for n, seat in signs())
    tokens = (WEB / "src" / "styles" / "tokens.css").read_text("utf-8")
    page.set_content(
        f"""<html data-theme="dark"><style>{tokens}
        body {{ display: flex; flex-wrap: wrap; width: 1000px; background: #14202a; margin: 0 }}
        img {{ width: 72px; height: 72px }} i {{ width: 40px; height: 40px }}</style>
        <body>{images}{swatches}<i data-name="drawn on it" style="background:var(--on-p)"></i></body></html>"""
    )
    page.evaluate("Promise.all([...document.images].map((image) => image.decode()))")


def signs() -> Iterator[tuple[int, str]]:
    yield from enumerate(SEATS, 1)


def seen(page: Page, sight: str) -> dict[str, Color]:
    """The mean color of everything on the sheet, as somebody with this sight sees it."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": SIGHTS[sight]})
    shot = base64.b64encode(page.screenshot(full_page=True, scale="css")).decode()
    found: dict[str, Any] = page.evaluate(MEANS, [shot, SOLID])
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    return {name: (r, g, b) for name, (r, g, b) in found.items()}


def linear(channel: float) -> float:
    part = channel / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def luminance(color: Color) -> float:
    r, g, b = map(linear, color)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: Color, b: Color) -> float:
    """As the accessibility guidelines count it, from 1 to 21."""
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def lab(color: Color) -> Color:
    r, g, b = map(linear, color)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(a: Color, b: Color) -> float:
    """In CIELAB: two or three is the least that anybody sees, side by side."""
    return float(sum((p - q) ** 2 for p, q in zip(lab(a), lab(b), strict=True)) ** 0.5)


def nearest(colors: dict[str, Color]) -> tuple[float, str]:
    """The two of them that are hardest to tell apart."""
    return min((distance(colors[a], colors[b]), f"{a}, {b}") for a, b in combinations(colors, 2))


SHAPES = """async ([drawings, size]) => Promise.all(drawings.map(async (drawing) => {
  const image = Object.assign(new Image(), { src: "data:image/svg+xml," + encodeURIComponent(drawing) });
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0, size, size);
  return [...brush.getImageData(0, 0, size, size).data].filter((_, i) => i % 4 === 3);
}))"""


def alike(page: Page, size: int) -> dict[tuple[str, str], float]:
    """What share of two signs, drawn so small, is common to both: shape alone, whatever the color."""
    drawings = [sign(n).replace("currentColor", "#000") for n, _ in signs()]
    covered: list[list[int]] = page.evaluate(SHAPES, [drawings, size])
    return {
        (a, b): sum(map(min, p, q)) / sum(map(max, p, q))
        for (a, p), (b, q) in combinations(zip(SEATS, covered, strict=True), 2)
    }
