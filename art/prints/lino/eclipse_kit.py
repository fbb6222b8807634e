"""Eclipse: which function draws what, and the things that come back in several pictures."""

import math
from collections.abc import Callable

from lino.cards import Draw, drawn
from lino.carve import Print
from lino.parts import ground, stars


def species(name: str) -> Callable[[Draw], Draw]:
    return drawn("eclipse/species", name)


def technology(name: str) -> Callable[[Draw], Draw]:
    return drawn("eclipse/technologies", name)


def part(name: str) -> Callable[[Draw], Draw]:
    return drawn("eclipse/parts", name)


def discovery(name: str) -> Callable[[Draw], Draw]:
    return drawn("eclipse/discoveries", name)


def idea(name: str) -> Callable[[Draw], Draw]:
    return drawn("eclipse/ideas", name)


# Shapes


def hexagon(p: Print, colour: str, x: float, y: float, r: float, squash: float = 1, turn: float = 0) -> None:
    angles = [math.radians(60 * k + turn) for k in range(6)]
    p.polygon(colour, [(x + r * math.cos(a), y + r * squash * math.sin(a)) for a in angles], 1)


def ring(p: Print, colour: str, x: float, y: float, r: float, width: float, inside: str, squash: float = 1) -> None:
    p.disc(colour, x, y, r, squash)
    p.disc(inside, x, y, r - width, (r * squash - width) / (r - width))


def bolt(p: Print, colour: str, x: float, y: float, size: float = 1, turn: float = 0) -> None:
    """Lightning, 120 tall."""
    with p.at(x, y, size, turn):
        p.shape(colour, "14,-60! -30,8! -6,8! -16,60! 30,-14! 6,-14! 26,-60!")


def spark(p: Print, colour: str, x: float, y: float, r: float, thin: float = 0.28) -> None:
    """A star of four points."""
    p.polygon(
        colour,
        [
            (
                x + r * (thin if k % 2 else 1) * math.cos(k * math.pi / 4),
                y + r * (thin if k % 2 else 1) * math.sin(k * math.pi / 4),
            )
            for k in range(8)
        ],
        0.6,
    )


def star(
    p: Print, colour: str, x: float, y: float, r: float, points: int = 5, deep: float = 0.45, turn: float = -90
) -> None:
    step = math.pi / points
    p.polygon(
        colour,
        [
            (
                x + r * (deep if k % 2 else 1) * math.cos(k * step + math.radians(turn)),
                y + r * (deep if k % 2 else 1) * math.sin(k * step + math.radians(turn)),
            )
            for k in range(2 * points)
        ],
        0.7,
    )


def cog(p: Print, colour: str, x: float, y: float, r: float, count: int = 9, turn: float = 0) -> None:
    p.disc(colour, x, y, r * 0.8)
    w = r * 1.3 / count
    for k in range(count):
        with p.at(x, y, 1, turn=k * 360 / count + turn):
            p.polygon(colour, [(-w, -r * 0.72), (w, -r * 0.72), (w * 0.75, -r), (-w * 0.75, -r)])


def night(
    p: Print, places: str = "24,30 60,110 98,22 210,18 276,44 284,130 30,190 250,206", colour: str = "ink"
) -> None:
    ground(p, colour)
    stars(p, places, "paper", 4 if colour == "ink" else 6)


def ancient_ship(
    p: Print,
    x: float,
    y: float,
    size: float = 1,
    turn: float = 0,
    light: str = "paper",
    shade: str = "ink",
    eye: str = "glow",
    rim: str = "",
) -> None:
    """Grown rather than built: two horns, a sting and one eye."""
    with p.at(x, y, size, turn):
        body = "0,-34 -34,-30 -56,-44 -96,-74! -92,-30 -70,4 -40,26 -22,40 -14,66 0,104! 14,66 22,40 40,26 70,4 92,-30 96,-74! 56,-44 34,-30"
        if rim:
            with p.at(0, 4, 1.13):
                p.shape(rim, body)
        p.shape(light, body)
        p.shape(shade, "10,-30! 34,-26 58,-40 92,-68! 88,-30 68,2 38,24 20,38 12,66 0,100! -2,60 14,30 6,6 12,-12")
        p.teeth(shade, "8,-24 6,4 12,30", "-16,-24 -22,4 -12,28", 6, 8)
        p.teeth(shade, "-30,24 -62,4 -84,-26", "-34,2 -56,-14 -74,-34", 6, 7)
        p.shape(shade, "-26,0! 0,-20 26,0! 0,18")
        p.shape(eye, "-18,0! 0,-13 18,0! 0,12")
        p.disc(shade, 0, 0, 6)
        p.comb(eye, "54,-30 84,-56", "50,-14 78,-36", 4, 4)


def cruiser(
    p: Print,
    x: float,
    y: float,
    size: float = 1,
    turn: float = 0,
    light: str = "paper",
    shade: str = "ink",
    flame: str = "glow",
) -> None:
    """A big ship from the side, nose to the left."""
    with p.at(x, y, size, turn):
        if flame:
            p.shape(flame, "86,-14! 110,-16 150,-6! 112,0 86,2!", 0.5)
            p.shape(flame, "86,8! 104,6 134,14! 104,20 86,20!", 0.5)
        p.shape(light, "-104,6! -70,-8! -20,-14! -6,-40! 34,-42! 42,-18! 84,-22! 92,24! 40,30! 10,44! -14,30! -70,20!")
        p.shape(shade, "-100,8! -60,6! 0,4! 40,8! 88,4! 91,23! 40,29! 10,42! -14,29! -70,19!")
        p.shape(shade, "2,-34! 26,-36! 28,-28! 0,-26!")
        p.comb(shade, "-60,-10 76,-18", "-56,2 72,2", 8, 4, 0.2)
        p.comb(light, "-50,12 60,14", "-46,20 56,24", 6, 4, 0.3)


def crew(p: Print, x: float, y: float, size: float, flip: bool = False) -> None:
    """Somebody in a space suit, seen whole, 100 tall, feet at the origin."""
    with p.at(x, y, size, flip=flip):
        p.shape(
            "paper",
            "-18,-2! -20,-36 -24,-58 -14,-66! -18,-84 0,-98 18,-84 14,-66! 24,-58 22,-36 20,-2! 4,-2! 1,-30! -3,-30! -5,-2!",
        )
        p.shape("ink", "6,-64! 24,-57 22,-36 20,-2! 8,-2! 10,-34!")
        p.shape("ink", "-14,-86 0,-93 12,-84 8,-72 -10,-72")
        p.shape("glow", "-11,-85 -1,-89 5,-83 1,-76 -8,-76")
