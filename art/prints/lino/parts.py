"""Parts that pictures are put together from. Light falls from the upper left, as everywhere on the table.

Heads are about 100 units tall around the origin, chin at (0, 48): place them with `Print.at`. They look to the left unless flipped.
"""

from collections.abc import Callable
from typing import Any

from lino.carve import Print

# Grounds and skies


def ground(p: Print, colour: str) -> None:
    p.polygon(colour, [(-9, -9), (309, -9), (309, 269), (-9, 269)], 0)


def moon(p: Print, x: float, y: float, r: float, colour: str = "glow", craters: str = "tint") -> None:
    p.disc(colour, x, y, r)
    with p.at(x, y, r / 40):
        p.comb(craters, "20,-34 38,0 22,33", "6,-22 22,2 8,24", 7, 4, 0.5)
        p.chatter(craters, -24, -16, 30, 34, 4, 12, 3.4)


def crescent(p: Print, x: float, y: float, r: float, colour: str = "glow", turn: float = 0) -> None:
    with p.at(x, y, r / 40, turn):
        p.shape(colour, "14,-38! -16,-36 -38,0 -16,36 14,38! -8,22 -14,0 -8,-22")


def stars(p: Print, places: str, colour: str = "paper", size: float = 5) -> None:
    for x, y in (map(float, word.split(",")) for word in places.split()):
        r = size * p.rng.uniform(0.7, 1.3)
        p.polygon(
            colour,
            [
                (x, y - r * 1.5),
                (x + r * 0.3, y - r * 0.3),
                (x + r, y),
                (x + r * 0.3, y + r * 0.3),
                (x, y + r * 1.5),
                (x - r * 0.3, y + r * 0.3),
                (x - r, y),
                (x - r * 0.3, y - r * 0.3),
            ],
            0.4,
        )


def clouds(p: Print, colour: str, *rows: tuple[float, float, float]) -> None:
    """Flat clouds: (x, y, length) of each, three cuts one over the other."""
    for x, y, long in rows:
        for k, share in enumerate((0.55, 1, 0.7)):
            start = x + long * p.rng.uniform(-0.15, 0.15)
            p.gouge(
                colour,
                start - long * share / 2,
                y + k * 8,
                start + long * share / 2,
                y + k * 8 + p.rng.uniform(-2, 2),
                9,
            )


def water(
    p: Print,
    top: float,
    bottom: float,
    colour: str = "paper",
    left: float = -10,
    right: float = 310,
    rows: int = 6,
    long: float = 30,
) -> None:
    """Rows of short waves, longer and further apart towards the viewer."""
    for row in range(rows):
        t = row / max(1, rows - 1)
        y = top + (bottom - top) * t**1.4
        x = left + p.rng.uniform(0, long)
        while x < right:
            step = long * (0.5 + t) * p.rng.uniform(0.6, 1.3)
            p.gouge(colour, x, y + p.rng.uniform(-2, 2), x + step, y + p.rng.uniform(-2, 2), 2.6 + 3.4 * t, -2 - 2 * t)
            x += step * p.rng.uniform(1.2, 1.9)


def flames(p: Print, x: float, y: float, size: float) -> None:
    with p.at(x, y, size / 40):
        p.glow("-16,2 -18,-14 -8,-26 -10,-42! 4,-30 8,-58! 18,-30 16,-18 22,-26! 20,-4 10,6 -6,8")
        p.cut("-6,2 -8,-10 0,-18 4,-30! 10,-12 8,2 2,5")


# Buildings


def gable(
    p: Print,
    x: float,
    base: float,
    w: float,
    h: float,
    roof: float,
    wall: str = "ink",
    tiles: str | None = "tint",
    windows: str = "glow",
    lean: float = 0,
) -> None:
    """A narrow house with a steep roof and a lit window or two."""
    p.polygon(
        wall,
        [(x, base), (x + lean, base - h), (x + w / 2 + lean, base - h - roof), (x + w + lean, base - h), (x + w, base)],
    )
    if tiles:
        p.comb(
            tiles,
            f"{x + w * 0.5 + lean},{base - h - roof + 4} {x + lean - 3},{base - h}",
            f"{x + w * 0.62 + lean},{base - h - roof * 0.5} {x + w * 0.3 + lean},{base - h}",
            4,
            4,
        )
    if windows:
        for row in range(max(1, int(h // 30))):
            for column in range(max(1, int(w // 22))):
                if p.rng.random() < 0.7:
                    wx = x + lean + w * (column + 0.5) / max(1, int(w // 22)) - 3.5
                    wy = base - h + 9 + row * 26
                    p.polygon(windows, [(wx, wy), (wx + 7, wy), (wx + 7, wy + 12), (wx, wy + 12)])


def skyline(
    p: Print, base: float, spec: str, wall: str = "ink", tiles: str | None = None, windows: str = "glow"
) -> None:
    """Houses from the left: "width,height,roof" of each."""
    x = -6.0
    for word in spec.split():
        w, h, roof = map(float, word.split(","))
        gable(p, x, base, w, h, roof, wall, tiles, windows)
        x += w - 1


def bricks(p: Print, x: float, y: float, w: float, h: float, colour: str = "tint", count: int = 10) -> None:
    p.chatter(colour, x, y, w, h, count, 13, 3.4)


# Heads


def temper(p: Print, mood: float | None) -> tuple[float, float, float]:
    """What no two faces share: slant of the brows (1 angry, -1 sorry; by chance if not said), depth and width of the sockets."""
    r = p.rng.uniform
    return 3.2 * (r(-0.8, 1) if mood is None else mood), r(-1.6, 2.4), r(-2, 3)


def neck(p: Print, light: str = "paper") -> None:
    p.shape(light, "-16,30 -18,52 -24,86! 34,86! 26,50 24,20")
    p.ink("-12,46 6,48 22,30 30,40 36,86! -2,86! 2,62 -8,54")


def three_quarter(
    p: Print,
    light: str = "paper",
    nose: float = 1,
    jaw: float = 1,
    brow: float = 1,
    gaunt: float = 0,
    eyes: str = "glint",
    mouth: str = "thin",
    age: int = 0,
    mood: float | None = None,
) -> None:
    """Three quarters to the left: the far side lit, the near one in the shadow."""
    j, (m, d, wide) = jaw, temper(p, mood)
    p.shape(
        light,
        f"-30,-38 -34,-16 -37,-4 -33,8 -30,20 {-25 * j},36 {-12 * j},49 {6 * j},48 {25 * j},31 35,6 38,-20 28,-44 0,-54",
    )
    # The shadow of the near side, with its edge cut into the cheek.
    p.ink(
        f"4,-56 30,-46 41,-20 38,8 {28 * j},34 {7 * j},52 {-9 * j},52! {-2 * j},44 {8 * j},37 {11 - 6 * gaunt},27 {14 - 12 * gaunt},18 22,8 20,-4 24,-16 18,-32"
    )
    p.teeth("ink", "24,6 18,16 14,28 4,42", f"{0 - 8 * gaunt},9 {-3 - 10 * gaunt},18 -2,29 -12,42", 6, 6.5)
    # Sockets and brows.
    b = 4 * brow
    if eyes == "line":
        p.ink(
            f"-34,{-9 - b - m}! -24,{-15 - b} -15,{-9 - b + m}! -24,{-11 - b}",
            f"-5,{-9 - b + m}! 8,{-17 - b} {21 + wide},{-10 - b - m}! 8,{-12 - b}",
        )
        p.ink(
            "-31,-3! -23,-9 -15,-3! -22,-5",
            "-3,-3! 7,-10 19,-3! 7,-5",
            "-25,-7 -21,-7 -20,0 -24,1",
            "5,-8 10,-8 10,1 5,1",
        )
        p.gouge("ink", -29, 2, -17, 2, 2.4, -1)
        p.gouge("ink", 0, 3, 15, 2, 2.4, -1)
    else:
        p.ink(f"-35,{-12 - b - m}! -24,{-14 - b} -15,{-9 - b / 3 + m}! -14,-2 -20,{2 + d} -29,{1 + d} -33,-5!")
        p.ink(f"-6,{-9 - b / 3 + m}! 6,{-16 - b} {20 + wide},{-12 - b - m}! {19 + wide},-2 12,{3 + d} 2,{3 + d} -5,-2!")
    if eyes == "glint":
        p.cut("-27,-3! -21,-5 -17,-2! -21,0", "2,-2! 8,-5 15,-2! 8,1")
        p.ink("-23,-5 -20,-5 -20,0 -23,0", "6,-6 10,-6 10,1 6,1")
    elif eyes == "shut":
        p.shape(light, "-29,-6! -22,-9 -16,-5! -22,-3")
        p.shape(light, "0,-6! 8,-10 17,-5! 8,-2")
    elif eyes == "glow":
        p.glow("-28,-3! -22,-7 -17,-3! -22,1", "1,-3! 8,-8 16,-3! 8,2")
    elif eyes == "blind":
        p.cut("-28,-3! -22,-7 -17,-3! -22,1", "1,-3! 8,-8 16,-3! 8,2")
    # Nose: its lit ridge stays, the side and the underside go.
    n = 12 * nose
    p.ink(
        f"-11,-12! -9,4 {-6 + n * 0.2},{6 + n * 0.6}! {-12 - n * 0.3},{9 + n * 0.75}! {-15 - n * 0.5},{6 + n * 0.75}! -12,{6 + n * 0.4} -13,0!"
    )
    if mouth == "thin":
        p.ink("-25,29! -13,27 2,31! -10,33", "-16,39 -7,38 -4,40 -12,42")
    elif mouth == "full":
        p.ink("-24,29! -18,26 -14,28 -8,25 2,30! -12,30", "-20,33! -10,36 0,32! -9,40")
    elif mouth == "grin":
        p.ink("-27,26! -12,29 6,24! 2,34 -11,38 -22,34")
        p.cut("-23,28! -12,31 2,28! -1,32 -12,34 -20,32")
        p.stroke("ink", "-12,29 -12,35", 1.6)
    elif mouth == "open":
        p.ink("-22,27! -12,25 0,29 0,36 -8,42 -18,39")
    elif mouth == "grim":
        p.ink("-26,32! -13,28 4,33! 5,36! -12,32 -25,35!", "-18,40 -8,38 0,41 -10,43")
    for k in range(age):
        p.gouge("ink", -28 + k, -26 - k * 6, 10 + k, -27 - k * 6, 2.6, 2)
    if age:
        p.gouge("ink", -30, 8, -22, 15, 2.6, -2)
        p.gouge("ink", -18, 18, -25, 31, 3, 2)
        p.gouge("ink", 0, 17, 6, 31, 3, -2)


def profile(
    p: Print,
    light: str = "paper",
    nose: float = 1,
    hook: float = 0,
    chin: float = 1,
    brow: float = 1,
    gaunt: float = 0,
    eyes: str = "glint",
    mouth: str = "thin",
    age: int = 0,
    mood: float | None = None,
) -> None:
    """From the side, looking to the left into the light."""
    n, (m, d, wide) = 17 * nose, temper(p, mood)
    c = 5 * chin
    p.shape(
        light,
        f"4,-54 -22,-46 -32,-32 -34,{-20 - brow} -31,-11 {-34 - n * 0.6},{2 - hook * 5} {-33 - n},{9 + hook * 6}! {-35 - n * 0.4},13 -33,15! -36,20 -33,23! -36,28 -31,32 {-31 - c},40 {-29 - c},47 -20,51 4,40 22,26 44,2 46,-24 30,-46",
    )
    # Socket, cheek, jaw.
    p.ink(
        f"-33,{-18 - 2 * brow + m}! -22,{-20 - 2 * brow} {-11 + wide},{-15 - m}! -12,-5 -22,{-1 + d} -28,{-4 + d} -29,-11!"
    )
    p.ink(f"{-28 - n * 0.55},12! {-26 - n * 0.2},7 -22,11! -27,16!")
    p.ink("6,-56 34,-48 50,-24 48,4 26,30 4,44 -20,54! -14,46 2,34 4,20 10,8 4,-8 8,-26 2,-40")
    p.teeth("ink", "10,0 6,16 4,30 -6,44", f"{-10 - 6 * gaunt},3 {-13 - 6 * gaunt},17 -13,29 -22,43", 6, 6.5)
    if gaunt:
        p.ink("-16,12 -6,8 2,20 -6,30 -14,24")
    if eyes == "glint":
        p.cut("-28,-8! -22,-11 -16,-8! -22,-5")
        p.ink("-27,-11 -23,-12 -23,-5 -27,-6")
    elif eyes == "shut":
        p.shape(light, "-30,-10! -22,-14 -14,-10! -21,-6")
    elif eyes in ("glow", "blind"):
        p.shape("glow" if eyes == "glow" else "paper", "-30,-8! -23,-12 -16,-8! -23,-4")
    if mouth == "thin":
        p.ink("-37,22! -26,23 -17,26! -26,26")
    elif mouth == "open":
        p.ink("-38,20! -26,20 -20,26 -28,33! -36,30!")
    elif mouth == "full":
        p.ink("-38,19! -28,20 -19,24! -26,26 -34,24!")
    elif mouth == "grim":
        p.ink("-37,23! -28,22 -16,28! -19,31! -28,26")
    for k in range(age):
        p.gouge("ink", -29, -28 - k * 6, -6, -30 - k * 6, 2.6, 2)
    if age:
        p.gouge("ink", -26, 3, -12, 5, 2.6, 2)
        p.gouge("ink", -23, 12, -22, 30, 3, -3)


def front(
    p: Print,
    light: str = "paper",
    jaw: float = 1,
    brow: float = 1,
    nose: float = 1,
    gaunt: float = 0,
    eyes: str = "glint",
    mouth: str = "thin",
    age: int = 0,
    half: bool = True,
    mood: float | None = None,
) -> None:
    """Straight at us, one half in the dark."""
    j, (m, d, wide) = jaw, temper(p, mood)
    p.shape(
        light,
        f"0,-54 -26,-46 -36,-22 -36,2 -32,20 {-24 * j},36 {-9 * j},49 {9 * j},49 {24 * j},36 32,20 36,2 36,-22 26,-46",
    )
    b = 4 * brow
    if half:
        p.ink(
            f"2,-58 28,-50 40,-24 40,4 35,22 {27 * j},40 {10 * j},54 -1,54! 2,42 0,34 4,24 3,14! 7,12 3,0 5,-12 1,-30"
        )
        p.teeth("ink", "4,-46 4,-24", "-14,-44 -12,-26", 4, 6)
        p.teeth("ink", "2,22 2,46", "-10,23 -10,44", 3, 6)
    for side in (-1, 1):
        if eyes == "line":
            line = light if half and side > 0 else "ink"
            p.shape(
                line,
                f"{side * (30 + wide)},{-9 - b - m}! {side * 18},{-16 - b} {side * 5},{-9 - b / 2 + m}! {side * 18},{-11 - b}",
            )
            p.shape(line, f"{side * 28},-2! {side * 17},-9 {side * 7},-2! {side * 17},-5")
            p.shape(line, f"{side * 20},-7 {side * 14},-7 {side * 14},2 {side * 20},2")
            continue
        p.ink(
            f"{side * (30 + wide)},{-8 - b - m}! {side * 18},{-14 - b} {side * 5},{-8 + brow + m}! {side * 6},0 {side * 16},{4 + d} {side * 27},{d}!"
        )
    for side in (-1, 1):
        if eyes == "glint":
            p.cut(f"{side * 25},-3! {side * 17},-7 {side * 9},-2! {side * 17},1")
            p.ink(f"{side * 19},-7 {side * 15},-7 {side * 15},2 {side * 19},2")
        elif eyes == "shut":
            p.shape(
                "tint" if half and side > 0 else light, f"{side * 28},-7! {side * 17},-12 {side * 7},-6! {side * 17},-3"
            )
        elif eyes in ("glow", "blind"):
            p.shape(
                "glow" if eyes == "glow" else "paper", f"{side * 26},-4! {side * 17},-9 {side * 8},-2! {side * 17},2"
            )
    if half:
        p.shape("tint", "31,8! 26,15 15,14 22,9")
    n = 12 * nose
    p.ink(f"-3,-8! -4,6 {-6 - n * 0.3},{6 + n * 0.6}! 0,{11 + n * 0.7} {6 + n * 0.3},{6 + n * 0.6}! 3,-4!")
    p.shape(light, f"-2,-6 1,-6 2,{4 + n * 0.4} -3,{4 + n * 0.4}")
    if mouth == "thin":
        p.ink("-16,29! 0,27 16,29! 0,33", "-8,39 0,37 8,39 0,41")
    elif mouth == "full":
        p.ink("-14,30! -5,26 0,28 5,26 14,30! 0,31", "-10,33! 0,35 10,33! 0,40")
    elif mouth == "grim":
        p.ink("-18,34! 0,28 18,34! 16,37! 0,32 -16,37!")
    elif mouth == "open":
        p.ink("-13,27! 0,25 13,27! 12,38 0,43 -12,38")
    for k in range(age):
        p.gouge("ink", -22, -26 - k * 6, 4, -27 - k * 6, 2.6, 2)
    if age:
        p.gouge("ink", -12, 18, -19, 32, 3, 2)
        p.gouge("ink", -28, 8, -18, 12, 2.6, -2)
    if gaunt:
        p.ink("-33,14! -22,16 -16,26 -20,36!")


def bust(
    p: Print,
    x: float,
    y: float,
    size: float,
    view: Callable[..., None] = three_quarter,
    turn: float = 0,
    flip: bool = False,
    dress: str = "ink",
    folds: str = "tint",
    spread: float = 1,
    slope: float = 1,
    skin: str = "paper",
    **features: Any,
) -> None:
    """Neck, shoulders and head; hats and hair go over it at the same place."""
    with p.at(x, y, size, turn, flip):
        neck(p, skin)
    with p.at(x, y + 68 * size, size, 0, flip):
        cloak(p, dress, folds, spread, slope)
    with p.at(x, y, size, turn, flip):
        view(p, skin, **features)


# Dress


def cloak(p: Print, colour: str = "ink", folds: str = "tint", spread: float = 1, slope: float = 1) -> None:
    """Shoulders and what falls from them; the neck is at (0, 0)."""
    s = spread
    p.shape(
        colour,
        f"-22,-6! {-52 * s},{20 * slope} {-88 * s},{46 * slope} {-104 * s},160! {104 * s},160! {90 * s},{46 * slope} {54 * s},{20 * slope} 22,-6! 0,10",
    )
    p.comb(folds, f"{-30 * s},{14 * slope} {-78 * s},{46 * slope}", f"{-40 * s},120 {-94 * s},140", 6, 6, 0.3, -6)
    p.comb(folds, f"{20 * s},30 {60 * s},{46 * slope}", f"{26 * s},130 {78 * s},140", 4, 5, 0.4, 6)


def beard(p: Print, colour: str, strands: str, long: float = 1) -> None:
    """Hangs from a three-quarter or front face: cheek to cheek and down."""
    p.shape(
        colour,
        f"-32,16! -24,26 -12,24 0,26 16,24 28,12! 30,{34 * long} 18,{60 * long} 2,{86 * long}! -14,{66 * long} -30,{42 * long}",
    )
    p.comb(strands, "-26,28 -10,34 14,32", f"-18,{62 * long} -2,{78 * long} 16,{58 * long}", 7, 4, 0.3, 3)


def hood(p: Print, colour: str = "ink", folds: str = "tint") -> None:
    """A hood with an empty dark inside for a face to be put in."""
    p.shape(colour, "-8,-74 -38,-58 -50,-22 -46,20 -36,58 -56,76! 62,76! 50,44 58,0 52,-42 28,-70")
    p.comb(folds, "-14,-68 -42,-40 -46,10", "-2,-62 -28,-36 -36,8", 8, 5, 0.35)
    p.comb(folds, "34,-60 54,-10 52,30", "28,-46 44,-8 42,28", 4, 4, 0.5)


# Hands


def fist(p: Print, light: str = "paper") -> None:
    """A hand around something upright: four fingers from the left."""
    p.ink("-20,-24 6,-28 20,-16 24,14 18,34 -12,34 -24,14")
    for k, (x, long) in enumerate(((-22, 24), (-25, 29), (-24, 29), (-21, 23))):
        p.shape(
            light,
            f"{x},{-20 + k * 12.5} {x + long},{-21 + k * 12.5} {x + long + 2},{-13 + k * 12.5} {x + 1},{-11 + k * 12.5}",
        )
    p.shape(light, "8,-26 18,-18 22,0 16,2! 10,-12")


def palm(p: Print, light: str = "paper") -> None:
    """An open hand, fingers up."""
    p.shape(
        light,
        "-18,40! -24,12 -34,-2 -30,-8 -18,2! -20,-34 -13,-37 -9,-6! -6,-44 1,-45 2,-6! 7,-40 14,-38 12,-4! 19,-28 25,-25 20,8 14,40!",
    )
    p.ink("-6,6! 6,2 16,4! 6,7", "-14,14! -4,14 2,28! -6,22")
    p.comb("ink", "18,-6 18,30", "10,-2 8,30", 5, 3.4, 0.4)


def pointing(p: Print, light: str = "paper") -> None:
    """A hand that points to the left."""
    p.shape(light, "-58,-8 -56,-15 -14,-16 6,-22 40,-18! 40,22! 8,24 -10,20 -14,2! -52,-2")
    for k in range(3):
        p.stroke("ink", f"-15,{-1 + k * 8} 4,{1 + k * 8}", 2.4, 0.6)
    p.comb("ink", "36,20 4,24", "32,4 4,12", 5, 4, 0.4)
