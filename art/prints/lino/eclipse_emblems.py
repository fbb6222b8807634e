"""Eclipse: ship parts, few and heavy shapes for 40 pixels; what matters lies in the middle square of 260.

Counts are drawn: shots of a cannon, lights of a computer, shells of a shield, plates of a hull, flames of a drive.
Parts of the Ancients are the ones on black, inside a ring of gold.
"""

from collections.abc import Callable

from lino.carve import Print
from lino.eclipse_kit import Draw, bolt, hexagon, part, star
from lino.parts import ground


def ancient(p: Print) -> None:
    """The ground of an Ancient part."""
    ground(p, "ink")
    p.disc("glow", 150, 130, 124)
    p.disc("ink", 150, 130, 112)
    p.disc("tint", 150, 130, 104)


RELICS: dict[str, Draw] = {}


def relic(name: str) -> Callable[[Draw], Draw]:
    """The drawing, without its ground, is used again where the part is found."""

    def register(draw: Draw) -> Draw:
        def whole(p: Print) -> None:
            ancient(p)
            draw(p)

        RELICS[name] = draw
        part(name)(whole)
        return draw

    return register


# Weapons


def barrel(p: Print, wide: float = 1) -> None:
    """Lies along the x axis, muzzle to the left at -76."""
    w = wide
    p.ink(
        f"-76,{-30 * w}! -50,{-30 * w}! -44,{-21 * w}! 34,{-23 * w}! 40,{-42 * w}! 120,{-42 * w}! 120,{42 * w}! 40,{42 * w}! 34,{23 * w}! -44,{21 * w}! -50,{30 * w}! -76,{30 * w}!"
    )
    p.cut(
        f"-70,{-24 * w}! -54,{-24 * w}! -48,{-14 * w}! 36,{-15 * w}! 46,{-35 * w}! 113,{-35 * w}! 113,{-8 * w}! 36,{-2 * w}! -48,{-2 * w}! -70,{-2 * w}!"
    )


@part("ion_cannon")
def ion_cannon(p: Print) -> None:
    ground(p, "tint")
    with p.at(186, 168, 1.2, turn=43):
        p.ink("-214,-16! -80,-12! -80,12! -214,16!")
        p.glow("-214,-9! -80,-7! -80,7! -214,9!")
        barrel(p, 0.72)
        p.glow("-16,3! 0,3! 0,14! -16,14!", "54,4! 104,6! 104,22! 54,22!")


@part("plasma_cannon")
def plasma_cannon(p: Print) -> None:
    ground(p, "tint")
    p.rays("ink", 100, 84, 66, 130, 12, 20)
    p.disc("ink", 100, 84, 62)
    p.disc("glow", 100, 84, 54)
    p.disc("paper", 92, 76, 26)
    with p.at(194, 174, 1.25, turn=43):
        barrel(p, 1.05)
        p.glow("-20,4! -4,4! -4,20! -20,20!", "8,4! 24,4! 24,20! 8,20!", "54,6! 104,10! 104,30! 54,30!")


@part("antimatter_cannon")
def antimatter_cannon(p: Print) -> None:
    """Four points of damage, and the star that makes them is black."""
    ground(p, "tint")
    star(p, "glow", 106, 90, 100, 8, 0.5)
    star(p, "ink", 106, 90, 66, 4, 0.34)
    p.disc("paper", 106, 90, 12)
    with p.at(206, 186, 1.3, turn=43):
        barrel(p, 1.3)
        p.glow("-24,4! -8,4! -8,24! -24,24!", "8,4! 24,4! 24,24! 8,24!", "54,8! 104,10! 104,38! 54,38!")


def missile(p: Print) -> None:
    """Nose up at (0, -100)."""
    p.glow("-20,64! 0,130! 20,64!")
    p.ink("0,-108! 30,-60 32,20 58,72! 22,70! -22,70! -58,72! -32,20 -30,-60")
    p.cut("-4,-90! -21,-54 -22,22 -22,60! -6,60!")
    p.glow("6,-44! 22,-44! 22,-22! 6,-22!")


@part("plasma_missile")
def plasma_missile(p: Print) -> None:
    """Two, and no more."""
    ground(p, "tint")
    for x, y in ((104, 146), (198, 118)):
        with p.at(x, y, 1.05, turn=14):
            missile(p)


@relic("ion_turret")
def ion_turret(p: Print) -> None:
    """Two barrels on one dome."""
    for x in (112, 188):
        p.glow(f"{x - 9},14! {x + 9},14! {x + 9},70! {x - 9},70!")
        p.ink(
            f"{x - 24},60! {x + 24},60! {x + 24},84! {x + 18},90! {x + 18},180! {x - 18},180! {x - 18},90! {x - 24},84!"
        )
        p.cut(f"{x - 16},66! {x - 2},66! {x - 2},170! {x - 11},170! {x - 11},86! {x - 16},82!")
    p.ink("60,226! 62,176 100,140 150,132 200,140 238,176 240,226!")
    p.cut("72,216! 75,180 106,152 142,144! 126,180 122,216!")
    p.glow("160,182! 216,182! 222,204! 160,204!")


# Computers: a chip with as many lights as it adds


def chip(p: Print, body: Callable[[], None], pins: int = 4) -> None:
    for k in range(pins):
        t = 130 + (k - (pins - 1) / 2) * 150 / pins
        p.polygon("ink", [(40, t - 11), (260, t - 11), (260, t + 11), (40, t + 11)])
        p.polygon("ink", [(t + 9, 20), (t + 31, 20), (t + 31, 240), (t + 9, 240)])
    body()


def light(p: Print, x: float, y: float, r: float = 26) -> None:
    p.polygon("glow", [(x, y - r), (x + r, y), (x, y + r), (x - r, y)], 1)


@part("electron_computer")
def electron_computer(p: Print) -> None:
    ground(p, "tint")

    def body() -> None:
        p.ink("68,48! 232,48! 232,212! 68,212!")
        p.cut("76,56! 112,56! 106,204! 76,204!")
        p.teeth("ink", "110,70 108,196", "84,72 84,196", 6, 14)

    chip(p, body, 3)
    light(p, 168, 130, 42)


@part("positron_computer")
def positron_computer(p: Print) -> None:
    ground(p, "tint")

    def body() -> None:
        p.ink("68,48! 232,48! 232,212! 68,212!")
        p.cut("76,56! 96,56! 92,204! 76,204!", "76,56! 224,56! 224,64! 76,72!")

    chip(p, body, 3)
    light(p, 160, 98, 33)
    light(p, 160, 172, 33)


@part("gluon_computer")
def gluon_computer(p: Print) -> None:
    """Three, bound to each other."""
    ground(p, "tint")

    def body() -> None:
        p.ink("68,48! 232,48! 232,212! 68,212!")
        p.stroke("paper", "150,92 108,166", 14)
        p.stroke("paper", "150,92 192,166", 14)
        p.stroke("paper", "108,168 192,168", 14)

    chip(p, body, 4)
    for x, y in ((150, 90), (106, 168), (194, 168)):
        p.disc("ink", x, y, 34)
        light(p, x, y, 31)


@relic("axion_computer")
def axion_computer(p: Print) -> None:
    """Thinks with three eyes."""
    p.ink("150,22! 246,186! 54,186!", "150,22 240,90 240,170 150,238 60,170 60,90")
    p.cut("142,36 80,90 72,150! 92,100 142,60!")
    for x, y in ((150, 88), (102, 160), (198, 160)):
        p.shape("glow", f"{x - 36},{y}! {x},{y - 26} {x + 36},{y}! {x},{y + 26}")
        p.disc("ink", x, y, 12)


# Shields: as many shells as they take off a die


def shell(p: Print, colour: str, size: float) -> None:
    with p.at(150, 122, size):
        p.shape(colour, "0,-100! 40,-84 84,-80! 84,0 60,70 0,122! -60,70 -84,0 -84,-80! -40,-84")


def core(p: Print, size: float) -> None:
    with p.at(150, 122, size):
        p.cut("0,-92! -38,-76 -77,-73! -77,0 -54,66 0,112!")
        p.teeth("ink", "2,-66 2,80", "-40,-54 -30,56", 6, 22)


@part("gauss_shield")
def gauss_shield(p: Print) -> None:
    ground(p, "tint")
    shell(p, "ink", 1.08)
    shell(p, "glow", 1)
    shell(p, "ink", 0.72)
    core(p, 0.66)


@part("phase_shield")
def phase_shield(p: Print) -> None:
    ground(p, "tint")
    for colour, size in (("ink", 1.12), ("glow", 1.05), ("ink", 0.84), ("glow", 0.7), ("ink", 0.5)):
        shell(p, colour, size)
    core(p, 0.42)


@relic("flux_shield")
def flux_shield(p: Print) -> None:
    """Three shells that never stand still."""
    for k in range(3):
        with p.at(150, 130, 1, turn=k * 120):
            p.ink("-78,-10! -66,-66 0,-104 70,-64 92,6! 104,14! 66,44! 44,4! 58,2! 40,-40 0,-60 -40,-38 -52,-6!")
            p.shape(
                "glow" if k else "paper",
                "-70,-14! -58,-60 0,-94 62,-58 82,8! 68,34! 54,10! 66,8! 48,-44 0,-70 -46,-44 -58,-14!",
            )
    p.disc("ink", 150, 130, 32)
    p.disc("paper", 150, 130, 20)


# Hulls: as many plates as hits


def plate(p: Print, x: float, y: float, size: float, colour: str) -> None:
    with p.at(x, y, size):
        p.ink("-84,-62! -62,-84! 62,-84! 84,-62! 84,62! 62,84! -62,84! -84,62!")
        p.shape(colour, "-74,-58! -58,-74! 58,-74! 74,-58! 74,58! 58,74! -58,74! -74,58!")
        p.ink("0,-74! 58,-74! 74,-58! 74,58! 58,74! -20,74! 24,20 16,-30")
        p.teeth("ink", "16,-50 22,0 6,60", "-22,-46 -16,0 -34,54", 6, 18)
        for dx, dy in ((-52, -52), (52, -52), (-52, 52), (52, 52)):
            p.disc("ink" if dx < 0 else colour, dx, dy, 11)


@part("hull")
def hull(p: Print) -> None:
    ground(p, "tint")
    plate(p, 150, 130, 1.25, "paper")


@part("improved_hull")
def improved_hull(p: Print) -> None:
    ground(p, "tint")
    plate(p, 178, 98, 0.98, "glow")
    plate(p, 118, 164, 0.98, "paper")


@relic("shard_hull")
def shard_hull(p: Print) -> None:
    """Three splinters of one crystal."""
    for x, y, t, s in ((92, 150, -20, 1), (210, 150, 20, 1), (150, 124, 0, 1.22)):
        with p.at(x, y, s, turn=t):
            p.ink("0,-92! 38,-40! 30,62! 0,92! -30,62! -38,-40!")
            p.cut("-3,-78! -3,78! -24,56! -31,-38!")
            p.glow("5,-76! 30,-38! 12,-20! 5,20!")


# Drives: as many flames as sectors


def nozzle(p: Print, x: float, y: float, size: float = 1, light: str = "paper") -> None:
    """Opens downwards."""
    with p.at(x, y, size):
        p.ink("-26,-60! 26,-60! 30,-30 58,34! -58,34! -30,-30")
        p.shape(light, "-19,-53! -2,-53! -4,-24 -14,26! -46,26! -23,-28")
        p.teeth("ink", "-3,-40 -12,24", "-20,-34 -38,22", 4, 14)


def flame(p: Print, x: float, y: float, size: float, long: float = 1) -> None:
    with p.at(x, y, size):
        p.ink(f"-44,-6! -42,{40 * long} 0,{112 * long}! 42,{40 * long} 44,-6!")
        p.glow(f"-35,-6! -32,{36 * long} 0,{92 * long}! 32,{36 * long} 35,-6!")
        p.cut(f"-16,-6! -13,{22 * long} 0,{56 * long}! 13,{22 * long} 16,-6!")


@part("nuclear_drive")
def nuclear_drive(p: Print) -> None:
    ground(p, "tint")
    flame(p, 150, 138, 1.25)
    nozzle(p, 150, 96, 1.4)


@part("fusion_drive")
def fusion_drive(p: Print) -> None:
    ground(p, "tint")
    for x in (98, 202):
        flame(p, x, 134, 1.02, 1.1)
        nozzle(p, x, 104, 1.0)
    p.ink("60,16! 240,16! 230,56! 70,56!")
    p.cut("70,22! 150,22! 140,48! 76,48!")


@part("tachyon_drive")
def tachyon_drive(p: Print) -> None:
    ground(p, "tint")
    for x, y in ((76, 112), (224, 112), (150, 136)):
        flame(p, x, y + 26, 0.86, 1.15)
        nozzle(p, x, y, 0.82, "paper")
    p.ink("34,18! 266,18! 256,66! 190,66! 180,92! 120,92! 110,66! 44,66!")
    p.cut("46,26! 150,26! 140,84! 126,84! 116,58! 52,58!")


@relic("conformal_drive")
def conformal_drive(p: Print) -> None:
    """Four flames from one ring: it pushes where it likes."""
    for k in range(4):
        with p.at(150, 130, 1, turn=45 + k * 90):
            p.ink("-38,40! -30,84 0,128! 30,84 38,40!")
            p.glow("-27,40! -20,80 0,108! 20,80 27,40!")
    p.disc("ink", 150, 130, 66)
    p.disc("paper", 150, 130, 54)
    p.disc("ink", 154, 134, 42)
    p.shape("glow", "118,130! 150,106 182,130! 150,154")
    p.disc("ink", 150, 130, 12)


# Sources


@part("nuclear_source")
def nuclear_source(p: Print) -> None:
    """The sign everybody keeps away from."""
    ground(p, "tint")
    p.disc("ink", 150, 130, 112)
    p.disc("glow", 150, 130, 100)
    for k in range(3):
        with p.at(150, 130, 1, turn=k * 120):
            p.ink("-14,-28! -44,-78! 0,-90 44,-78! 14,-28! 0,-32")
    p.disc("ink", 150, 130, 20)


@part("fusion_source")
def fusion_source(p: Print) -> None:
    """A sun in a ring."""
    ground(p, "tint")
    p.disc("ink", 150, 130, 116)
    star(p, "glow", 150, 130, 106, 12, 0.66)
    p.disc("ink", 150, 130, 62)
    p.disc("paper", 150, 130, 52)
    bolt(p, "ink", 150, 130, 0.78)


@part("tachyon_source")
def tachyon_source(p: Print) -> None:
    """Faster than the eye that is looking for it."""
    ground(p, "tint")
    p.rays("ink", 150, 130, 60, 150, 16, 26)
    p.rays("paper", 150, 130, 84, 130, 16, 12)
    bolt(p, "ink", 150, 130, 2.05)
    bolt(p, "glow", 150, 130, 1.66)


@relic("hypergrid_source")
def hypergrid_source(p: Print) -> None:
    """Seven cells around nothing."""
    for k in range(6):
        with p.at(150, 130, 1, turn=k * 60):
            hexagon(p, "ink", 0, -70, 40)
            hexagon(p, "paper" if k in (0, 5, 4) else "glow", 0, -70, 30)
    hexagon(p, "ink", 150, 130, 46)
    bolt(p, "glow", 150, 130, 0.72)
