"""Space: planets, gates and ships."""

from lino.carve import Print
from lino.parts import ground, stars

FIELD = "24,30 60,110 98,22 210,18 276,44 284,130 30,190 250,206"


def space(p: Print, places: str = FIELD, colour: str = "ink") -> None:
    ground(p, colour)
    stars(p, places, "paper" if colour == "ink" else "ink", 4)


def planet(p: Print, x: float, y: float, r: float, colour: str = "tint", shade: str = "ink", ring: str = "") -> None:
    """Lit from the upper left; the shadow is carved in from the right."""
    p.disc(colour, x, y, r)
    with p.at(x, y, r / 50):
        p.shape(shade, "20,-48! 44,-26 52,4 40,34 14,50! 24,24 30,0 26,-24")
        p.teeth(shade, "26,-34 32,0 22,38", "-4,-28 0,2 -6,32", 9, 9)
        p.chatter(shade, -40, -24, 34, 50, 5, 18, 4)
        if ring:
            p.stroke(ring, "-46,14 -74,26 -60,36 0,24 62,-2 78,-22 48,-16", 7)


def gate(p: Print, x: float, y: float, r: float, colour: str = "glow", notch: str = "ink") -> None:
    """A ring with teeth to the inside."""
    p.disc(colour, x, y, r)
    p.disc(notch, x, y, r * 0.84)
    p.rays(colour, x, y, r * 0.9, r * 0.66, 18, r * 0.12)


def ship(
    p: Print,
    x: float,
    y: float,
    size: float = 1,
    turn: float = 0,
    hull: str = "paper",
    shade: str = "ink",
    flame: str = "glow",
) -> None:
    """A small ship, nose to the left."""
    with p.at(x, y, size, turn):
        if flame:
            p.shape(flame, "30,-7! 48,-10 84,0! 48,9 30,7!")
        p.shape(hull, "-50,0! -20,-12 10,-13 22,-30! 34,-30! 32,-8 34,8 34,30! 22,30! 10,13 -20,12")
        p.shape(shade, "-44,3! -18,6 12,4 24,10! 30,28! 23,28! 10,12 -20,11")
        p.shape(shade, "-22,-5! -12,-8 -4,-5! -12,-2")
        p.stroke(shade, "12,-12 14,8", 2.4)


def fleet(p: Print, spec: str, turn: float = 0, hull: str = "paper", shade: str = "ink", flame: str = "glow") -> None:
    """Ships at "x,y,size" each."""
    for word in spec.split():
        x, y, size = map(float, word.split(","))
        ship(p, x, y, size, turn, hull, shade, flame)


def dome(p: Print, x: float, base: float, w: float, h: float, wall: str = "ink", light: str = "glow") -> None:
    """A city under a dome."""
    p.shape(
        wall,
        f"{x - w / 2},{base}! {x - w / 2},{base - h * 0.3} {x - w * 0.3},{base - h * 0.8} {x},{base - h} {x + w * 0.3},{base - h * 0.8} {x + w / 2},{base - h * 0.3} {x + w / 2},{base}!",
    )
    for k in range(3):
        p.gouge(light, x - w * 0.3 + k * w * 0.2, base - h * 0.2, x - w * 0.26 + k * w * 0.2, base - h * 0.5, w * 0.08)
