"""Painted space: the ground of the Arcs map, the hexes and battles of Eclipse, and brushed brass. No Blender here: numpy.

Night skies stay below about 20 % lightness, so that text (AA) and pieces stand out; day skies are a pale wash of the
same painting. Hexes are cut like cardboard tiles: a thin edge, lit from the upper left, hides that their skies differ.
"""

import math

import numpy as np
import studio as s
from PIL import Image, ImageDraw, ImageFilter

HEX = 352  # flat-topped, width; height is width * sin 60


def fbm(shape, cells, seed, octaves=7, gain=0.55):
    """Fractal noise in 0..1 that wraps around: random lattices, smoothly enlarged and added."""
    dice = np.random.default_rng(seed)
    total, out = np.zeros(shape, np.float32), 1.0
    for k in range(octaves):
        n = [max(2, round(cells * side / max(shape))) * 2**k for side in shape]
        if n[0] > shape[0] // 2:
            break
        grid = np.pad(dice.random(n).astype(np.float32), 2, mode="wrap")
        step_ = [side / m for side, m in zip(shape, n)]
        big = np.asarray(
            Image.fromarray(grid).resize(
                (round(grid.shape[1] * step_[1]), round(grid.shape[0] * step_[0])), Image.BICUBIC
            )
        )
        y, x = round(2 * step_[0]), round(2 * step_[1])
        total += out * big[y : y + shape[0], x : x + shape[1]]
        out *= gain
    low, high = np.percentile(total, (0.5, 99.5))
    return np.clip((total - low) / (high - low), 0, 1)


def bend(field, dx, dy, amount):
    """Look the field up at displaced places: clouds become filaments."""
    h, w = field.shape
    yy, xx = np.mgrid[0:h, 0:w]
    return field[(yy + (dy - 0.5) * amount).astype(int) % h, (xx + (dx - 0.5) * amount).astype(int) % w]


def blend(tone, *stops):
    places = [p for p, _ in stops]
    colours = np.array([[int(c[i : i + 2], 16) / 255 for i in (1, 3, 5)] for _, c in stops])
    return np.stack([np.interp(tone, places, colours[:, i]) for i in range(3)], axis=-1)


def step(x, low, high):
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def stars(shape, count, seed, big=0.04, tint=True):
    """Points of light, a few of them with a soft glow."""
    dice = np.random.default_rng(seed)
    h, w = shape
    sky = np.zeros((h, w, 3), np.float32)
    for _ in range(count):
        y, x = dice.integers(2, h - 2), dice.integers(2, w - 2)
        light = dice.random() ** 3 * 0.8 + 0.12
        colour = np.array([1.0, 0.92, 0.82] if dice.random() < 0.4 else [0.82, 0.92, 1.0]) if tint else np.ones(3)
        sky[y, x] += light * colour
        if dice.random() < big:
            sky[y - 1 : y + 2, x - 1 : x + 2] += 0.35 * colour
            sky[y, x] += 0.7 * colour
    glow = (
        np.asarray(
            Image.fromarray((np.clip(sky, 0, 1) * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(1.6)),
            np.float32,
        )
        / 255
    )
    return np.clip(sky + glow * 1.4, 0, 1)


def picture(rgb):
    return Image.fromarray((np.clip(rgb, 0, 1) * 255 + 0.5).astype(np.uint8), "RGB")


# --- Arcs -----------------------------------------------------------------------------------------------------


def nebula(day):
    """1600 x 1200: a slow whirl of dust around the middle, teal and rust."""
    h, w = 1200, 1600
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = (xx - w / 2) / (w / 2), (yy - h / 2) / (h / 2)
    r, a = np.sqrt(u * u + v * v), np.arctan2(v, u)
    coarse, fine, grain = fbm((h, w), 4, 3), fbm((h, w), 8, 8), fbm((h, w), 14, 13)
    first = bend(fbm((h, w), 5, 21), coarse, fine, 360)  # twice bent: threads and veils
    dust = bend(first, first, bend(fine, coarse, grain, 200), 240)
    whirl = 0.5 + 0.5 * np.sin(2 * a - 5.0 * np.log(r + 0.22) + 2.2 * (coarse - 0.5))
    density = step(0.52 * dust + 0.30 * whirl + 0.22 * grain, 0.28, 0.95)
    warm = step(0.8 * bend(coarse, fine, dust, 260) + 0.2 * np.cos(2 * a - 5.0 * np.log(r + 0.22) + 2.0), 0.34, 0.72)
    lanes = step(bend(grain, dust, fine, 180), 0.52, 0.85)  # dark dust before the light
    edge = step(r, 0.70, 1.40)
    if day:
        rgb = blend(density, (0.0, "#e4ecec"), (0.5, "#cfdfe1"), (1.0, "#a9c8ce"))
        rgb = rgb + (np.array([0.93, 0.85, 0.76]) - rgb) * (0.62 * warm * (0.35 + 0.65 * density))[..., None]
        rgb *= (1 - 0.06 * lanes * density)[..., None]
        rgb -= 0.20 * stars((h, w), 1100, 5, tint=False)
        rgb *= (1 - 0.06 * edge)[..., None]
    else:
        rgb = blend(density, (0.0, "#070e14"), (0.3, "#0c1b25"), (0.62, "#12313e"), (0.85, "#1b4a57"), (1.0, "#2d666f"))
        rust = blend(density, (0.0, "#0e0c10"), (0.3, "#26191a"), (0.55, "#4e2c23"), (0.8, "#7c472b"), (1.0, "#a06a38"))
        rgb = rgb + (rust - rgb) * (0.85 * warm)[..., None]
        rgb *= (1 - 0.60 * lanes * (0.3 + 0.7 * density))[..., None]
        rgb += 0.85 * stars((h, w), 2200, 5) * (1 - 0.45 * density[..., None])
        rgb *= (0.92 - 0.50 * edge)[..., None]
    s.keep(f"arcs/sky-{'day' if day else 'night'}", picture(rgb), quality=78)


# --- Eclipse --------------------------------------------------------------------------------------------------


def hexagon(rgb, name, quality=72):
    """Cut to a flat-topped hexagon, with soft antialiased edges."""
    w = HEX
    h = round(w * math.sin(math.pi / 3))
    big = Image.new("L", (w * 4, h * 4), 0)
    ImageDraw.Draw(big).polygon([(w * 4, h * 2), (w * 3, h * 4), (w, h * 4), (0, h * 2), (w, 0), (w * 3, 0)], fill=255)
    image = picture(rgb).convert("RGBA")
    image.putalpha(big.resize((w, h), Image.LANCZOS))
    s.keep(f"eclipse/{name}", image, quality=quality)


def field(seed, hues, day=False, core=False):
    w = HEX
    h = round(w * math.sin(math.pi / 3))
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = (xx - w / 2) / (w / 2), (yy - h / 2) / (w / 2)
    rim = np.max(
        [
            np.abs(v) / math.sin(math.pi / 3),
            np.abs(u * math.sin(math.pi / 3) + v / 2) / math.sin(math.pi / 3),
            np.abs(u * math.sin(math.pi / 3) - v / 2) / math.sin(math.pi / 3),
        ],
        axis=0,
    )
    coarse, fine = fbm((h, w), 3, seed), fbm((h, w), 6, seed + 1)
    dust = bend(fbm((h, w), 4, seed + 2), coarse, fine, 130)
    r, a = np.sqrt(u * u + (v * 1.12) ** 2), np.arctan2(v * 1.12, u)
    if core:
        arms = 0.5 + 0.5 * np.cos(2 * a + 5.4 * np.log(r + 0.08) + 2.4 * (fine - 0.5))
        disc = np.exp(-((r / 0.62) ** 2))
        density = (
            0.55 * disc * (0.35 + 0.65 * arms**1.5) * (0.55 + 0.75 * dust)
            + 0.22 * disc
            + 0.75 * np.exp(-((r / 0.15) ** 2))
        )
        density = np.clip(density, 0, 1)
    else:
        density = 0.9 * step(0.75 * dust + 0.25 * fine, 0.36, 0.95)
    rgb = blend(density, *zip((0.0, 0.35, 0.7, 1.0), hues))
    light = stars((h, w), 170 if not core else 260, seed + 5, 0.07, tint=not day)
    rgb = rgb - 0.22 * light if day else rgb + 0.8 * light * (1 - 0.6 * density[..., None])
    bevel = step(rim, 0.965, 1.0)[..., None]  # a thin lit edge, like cut cardboard
    lit = np.clip(0.5 - 0.7 * (u + v), 0, 1)[..., None]
    return rgb * (1 - bevel) + bevel * (rgb * 0.55 + (0.30 if day else 0.16) * lit * np.array([1.0, 0.92, 0.80]))


NIGHT = {
    "a": ("#0b0d1e", "#141939", "#212b5c", "#3d4a8c"),
    "b": ("#0b0d1e", "#1a1536", "#322157", "#57387a"),
    "c": ("#0b0d1e", "#0e1e34", "#15364f", "#255d72"),
}
DAY = {
    "a": ("#dfe2f0", "#d3d8ee", "#c2caea", "#aebae4"),
    "b": ("#dfe2f0", "#ddd6ec", "#d4c4e4", "#c8aede"),
    "c": ("#dfe2f0", "#d2e0ea", "#bfd8e2", "#a8ccd8"),
}


def battlefield(day):
    """1200 x 750: what two fleets meet in front of, a bank of clouds across and a world's rim below, lit like the pieces."""
    h, w = 750, 1200
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    coarse, fine, grain = fbm((h, w), 4, 61), fbm((h, w), 9, 62), fbm((h, w), 16, 63)
    first = bend(fbm((h, w), 5, 64), coarse, fine, 260)  # twice bent, as for Arcs: threads and veils
    dust = bend(first, first, bend(fine, coarse, grain, 160), 200)
    bank = np.exp(-(((yy - 0.62 * h + 0.34 * (xx - w / 2) + 130 * (coarse - 0.5)) / (0.36 * h)) ** 2))
    density = step(0.62 * dust + 0.24 * grain, 0.24, 0.82) * (0.30 + 0.70 * bank)
    warm = step(bend(coarse, fine, dust, 220), 0.42, 0.78) * bank
    away = np.hypot(xx - 0.80 * w, yy - 1.30 * h) - 0.56 * h  # pixels outside the world
    lit = np.clip(0.5 - ((xx - 0.80 * w) * 0.6 + (yy - 1.30 * h) * 0.8) / (1.1 * h), 0, 1)
    ground, air = step(-away, 0, 3), np.exp(-np.clip(away, 0, None) / 26) * lit
    light = stars((h, w), 900, 65, 0.05, tint=not day) * (1 - ground)[..., None]
    land = 0.6 * bend(fine, dust, coarse, 120) + 0.4 * grain
    shine = (lit * np.exp(np.clip(away, -900, 0) / 70))[..., None]
    if day:
        rgb = blend(density, (0.0, "#dfe2f0"), (0.5, "#cdd5ea"), (1.0, "#a9bcdd"))
        rgb = rgb + (np.array([0.87, 0.80, 0.90]) - rgb) * (0.7 * warm)[..., None] - 0.20 * light
        world = blend(land, (0.0, "#9db2cf"), (0.5, "#b4c6dc"), (1.0, "#cbd9e6")) + 0.22 * shine
    else:
        rgb = blend(density, (0.0, "#090b1a"), (0.35, "#121838"), (0.7, "#1f3064"), (1.0, "#3d5aa0"))
        ember = blend(density, (0.0, "#100b1c"), (0.35, "#2a1838"), (0.7, "#55285c"), (1.0, "#96507c"))
        rgb = rgb + (ember - rgb) * (0.85 * warm)[..., None] + 0.85 * light * (1 - 0.45 * density[..., None])
        world = blend(land, (0.0, "#060a14"), (0.5, "#0d1a28"), (1.0, "#16303c")) * (0.6 + lit[..., None])
        world = world + np.array([0.30, 0.48, 0.56]) * 0.8 * shine**1.5
    rgb = rgb + air[..., None] * (np.array([0.05, 0.06, 0.05]) if day else np.array([0.24, 0.40, 0.50]))
    rgb = rgb + (world - rgb) * ground[..., None]
    s.keep(f"eclipse/sky-{'day' if day else 'night'}", picture(rgb), quality=76)


def brass():
    """256 x 256, seamless: brushed brass for the rim and the dividers of the Arcs map (an SVG pattern)."""
    dice = np.random.default_rng(2)
    lines = np.repeat(dice.normal(0, 1, (256, 1)).astype(np.float32), 256, axis=1)
    scratch = dice.normal(0, 1, (256, 256)).astype(np.float32)
    kernel = np.exp(-np.abs(np.fft.fftfreq(256) * 256) / 18)
    scratch = np.real(np.fft.ifft(np.fft.fft(scratch, axis=1) * np.fft.fft(kernel / kernel.sum())[None, :], axis=1))
    scratch /= scratch.std()
    cloud = fbm((256, 256), 4, 6, 4)
    tone = np.clip(0.5 + 0.05 * lines + 0.08 * scratch + 0.5 * (cloud - 0.5), 0, 1)
    s.keep(
        "arcs/brass",
        picture(blend(tone, (0.0, "#5f421b"), (0.4, "#9a7030"), (0.7, "#c79a4c"), (1.0, "#f0d596"))),
        quality=70,
    )


def render(only=None):
    jobs = [("sky-night", lambda: nebula(False)), ("sky-day", lambda: nebula(True)), ("brass", brass)]
    jobs += [("sky-battle-night", lambda: battlefield(False)), ("sky-battle-day", lambda: battlefield(True))]
    for k, letter in enumerate("abc"):
        jobs += [
            (f"hex-{letter}", lambda k=k, letter=letter: hexagon(field(30 + 10 * k, NIGHT[letter]), f"hex-{letter}")),
            (
                f"hex-{letter}-day",
                lambda k=k, letter=letter: hexagon(field(30 + 10 * k, DAY[letter], day=True), f"hex-{letter}-day"),
            ),
        ]
    jobs += [
        (
            "hex-centre",
            lambda: hexagon(field(77, ("#0b0d1e", "#33204f", "#b8743e", "#ffedc4"), core=True), "hex-centre"),
        ),
        (
            "hex-centre-day",
            lambda: hexagon(
                field(77, ("#dfe2f0", "#d8cbe6", "#ecc79c", "#fff3d2"), day=True, core=True), "hex-centre-day"
            ),
        ),
    ]
    for name, make in jobs:
        if not only or any(o in name for o in only):
            make()
            print(name, flush=True)
