"""Eclipse: what a discovery tile may turn out to be."""

from lino.arcs_parts import planet
from lino.carve import Print
from lino.eclipse_emblems import RELICS
from lino.eclipse_kit import crew, cruiser, discovery, hexagon, night, star
from lino.parts import ground, stars


def found(p: Print, name: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """A part of the Ancients, its middle at (x, y)."""
    with p.at(x, y, size, turn), p.at(-150, -130):
        RELICS[name](p)


@discovery("money")
def money(p: Print) -> None:
    """Somebody hid it in a moon and did not come back."""
    ground(p, "tint")
    p.rays("paper", 150, 120, 90, 250, 22, 10, 180, 180)
    p.ink("30,262! 22,180 50,120! 84,138! 110,96! 140,130! 170,92! 198,132! 234,110! 262,150 280,210 272,262!")
    p.cut("40,252! 34,184 54,138! 76,152 70,200 84,252!")
    p.teeth("ink", "76,156 72,200 84,246", "52,160 50,200 56,246", 6, 12)
    p.chatter("tint", 216, 160, 50, 90, 7, 22, 8, 70)
    p.ink("70,210 100,150 150,138 206,150 236,206 200,250 110,250")
    for x, y, r in (
        (110, 206, 26),
        (190, 206, 26),
        (150, 216, 30),
        (128, 176, 26),
        (174, 174, 26),
        (150, 146, 26),
        (148, 84, 20),
        (206, 74, 15),
        (98, 62, 14),
    ):
        p.disc("ink", x, y, r + 5)
        p.disc("glow", x, y, r)
        star(p, "ink", x, y, r * 0.6, 6, 0.5)
        p.gouge("paper", x - r * 0.8, y + r * 0.1, x - r * 0.2, y - r * 0.8, 7, 4)


@discovery("science")
def science(p: Print) -> None:
    """A library of one stone, still reading aloud."""
    night(p, "24,30 276,36 30,110 270,120")
    p.tint("150,190! 34,-10! 266,-10!")
    for t in (0, 60, 120):
        with p.at(150, 72, 1, turn=t):
            p.disc("paper", 0, 0, 62, 0.36)
            p.disc("tint", 0, 0, 53, 0.28)
    for t in (0, 60, 120):
        with p.at(150, 72, 1, turn=t):
            p.disc("glow", 62, 0, 9)
    p.disc("glow", 150, 72, 16)
    p.ink("-10,230! 90,214 210,214 310,230! 310,270! -10,270!")
    p.chatter("tint", 0, 228, 300, 30, 9, 30, 7)
    p.ink("108,250! 118,176! 150,150! 182,176! 192,250!")
    p.cut("115,244! 124,180! 148,160! 146,244!")
    for y in (186, 202, 218, 234):
        p.gouge("ink", 126, y, 142, y - 2, 7)
        p.gouge("glow", 156, y - 2, 176, y, 7)
    crew(p, 52, 248, 0.72)
    crew(p, 240, 250, 0.76, True)


@discovery("materials")
def materials(p: Print) -> None:
    """Cut, stacked, and never collected."""
    ground(p, "tint")
    stars(p, "24,30 276,40 24,110 280,110", "paper", 6)
    p.stroke("ink", "150,-10 150,50", 22)
    for flip in (False, True):
        with p.at(300 if flip else 0, 0, flip=flip):
            p.stroke("ink", "150,40 92,62 76,112 102,142", 24, 0, 10)
            p.stroke("tint" if flip else "paper", "140,42 96,66 82,108", 8, 0, 3)
    p.disc("ink", 150, 42, 26)
    p.disc("glow", 150, 42, 14)
    spots = ((150, 118, 0), (102, 202, 1), (198, 202, 2), (24, 226, 3), (276, 226, 4))
    for x, y, k in spots:
        r = 54 if k < 3 else 44
        hexagon(p, "ink", x, y, r)
        hexagon(p, "glow" if k % 2 == 0 else "paper", x, y, r - 8)
        with p.at(x, y, r / 54):
            p.ink("10,-42! 24,-42! 48,0! 24,42! -4,42! 18,0")
            p.teeth("ink", "12,-30 20,0 2,32", "-14,-28 -8,0 -20,28", 5, 12)


@discovery("ancient_technology")
def ancient_technology(p: Print) -> None:
    """One touch, and it remembers what it was for."""
    ground(p, "ink")
    p.rays("tint", 128, 112, 60, 250, 28, 14)
    p.disc("ink", 128, 112, 74)
    p.disc("glow", 128, 112, 66)
    p.disc("ink", 128, 112, 54)
    for t in range(6):
        with p.at(128, 112, 1, turn=t * 60):
            p.cut("-7,-20! -13,-48! 13,-48! 7,-20!")
    p.disc("glow", 128, 112, 16)
    p.ink("70,270! 84,190! 172,190! 186,270!")
    p.comb("tint", "92,202 164,202", "86,254 170,254", 6, 9)
    p.stroke("ink", "310,250 240,190", 70)
    p.stroke("paper", "312,236 246,182", 30)
    p.comb("ink", "252,180 300,220", "246,204 290,244", 5, 8)
    p.ink("168,118 176,108 214,136! 236,128 262,150 258,196 230,220 204,202 196,168")
    p.cut("174,118! 180,116 214,144! 234,138 250,154 246,170! 216,166! 206,160")
    for k in range(3):
        p.shape(
            "paper",
            f"{202 + k * 13},{174 + k * 8} {216 + k * 12},{172 + k * 6} {218 + k * 12},{184 + k * 7} {206 + k * 12},{188 + k * 8}",
        )
    p.rays("paper", 168, 112, 8, 26, 9, 6)


@discovery("ancient_cruiser")
def ancient_cruiser(p: Print) -> None:
    """Its lights came on when we came near."""
    night(p, "24,24 270,24 150,18 20,230")
    p.disc("tint", 150, 130, 120)
    p.rays("ink", 150, 130, 96, 124, 24, 10)
    for k, x in enumerate((58, 120, 182, 244)):
        h = (84, 104, 104, 84)[k]
        p.stroke(
            "ink", f"{x + 14},{130 - h} {x - 18},{130 - h * 0.4} {x - 16},{140 + h * 0.3} {x + 18},{134 + h}", 26, 0, 16
        )
        p.stroke(
            "glow", f"{x + 12},{136 - h} {x - 18},{130 - h * 0.4} {x - 16},{140 + h * 0.3} {x + 12},{126 + h}", 9, 0, 4
        )
    with p.at(148, 136, 1.28):
        p.ink("-112,6! -72,-16! -26,-20! -12,-48! 40,-50! 48,-26! 90,-30! 100,30! 44,38! 10,54! -18,38! -72,26!")
    cruiser(p, 148, 136, 1.28, 0, "paper", "ink", "")
    for x in (60, 100, 140, 180, 220):
        p.disc("glow", x, 142 - (x - 60) * 0.03, 6)


@discovery("axion_computer")
def axion_computer(p: Print) -> None:
    """The dune looked back."""
    ground(p, "tint")
    p.rays("ink", 150, 130, 110, 260, 22, 12, 180, 180)
    found(p, "axion_computer", 150, 112, 0.98, -8)
    p.cut("-10,190! 60,176 120,198 190,178 250,192 310,176! 310,270! -10,270!")
    p.comb("ink", "10,196 120,206 290,190", "40,220 140,234 306,214", 10, 9)
    p.comb("tint", "0,228 290,224", "30,252 300,250", 9, 8)


@discovery("hypergrid_source")
def hypergrid_source(p: Print) -> None:
    """Under the ice, and warm."""
    ground(p, "ink")
    p.disc("tint", 150, 138, 120)
    p.rays("glow", 150, 138, 108, 150, 24, 9)
    found(p, "hypergrid_source", 150, 138, 0.86)
    for x, h, w in ((20, 96, 40), (66, 60, 34), (112, 34, 30), (188, 30, 30), (236, 66, 36), (284, 104, 44)):
        p.cut(f"{x - w / 2},-10! {x + w / 2},-10! {x + 2},{h}!")
        p.ink(f"{x + 2},-10! {x + w / 2 + 2},-10! {x + 2},{h - 6}!")
    for x, h, w in ((34, 56, 54), (96, 26, 44), (216, 30, 48), (272, 62, 56)):
        p.cut(f"{x - w / 2},270! {x},{262 - h}! {x + w / 2},270!")
        p.ink(f"{x + 3},270! {x + 2},{268 - h}! {x + w / 2 + 2},270!")


@discovery("shard_hull")
def shard_hull(p: Print) -> None:
    """It fell like this, and has not got a scratch."""
    night(p, "24,40 120,20 200,40 270,130 24,120")
    planet(p, 240, 58, 46, "tint", "ink")
    found(p, "shard_hull", 140, 124, 1, 6)
    p.tint("-10,214! 50,196 90,212! 140,222 190,212! 250,194 310,210! 310,270! -10,270!")
    p.ink("70,224! 140,208 214,222! 180,244 110,246")
    p.chatter("ink", 0, 226, 300, 36, 10, 30, 8)
    p.rays("paper", 140, 214, 40, 96, 10, 8, 190, 160)
    found(p, "shard_hull", 140, 124, 1, 6)
    p.tint("60,236! 140,222 224,236! 224,262! 60,262!")
    p.comb("ink", "76,238 206,238", "66,256 216,256", 7, 9)


@discovery("ion_turret")
def ion_turret(p: Print) -> None:
    """Still pointing at whoever it was."""
    ground(p, "tint")
    p.disc("glow", 228, 60, 40)
    p.rays("glow", 228, 60, 46, 90, 18, 8)
    found(p, "ion_turret", 142, 112, 0.92, -14)
    p.ink("-10,212! 70,190 150,186 230,196 310,216! 310,270! -10,270!")
    p.comb("paper", "20,212 130,196", "10,250 110,236", 6, 10)
    p.comb("tint", "180,204 290,222", "180,250 296,252", 7, 9)
    for x, h in ((28, 70), (262, 90)):
        p.ink(
            f"{x - 20},230! {x - 18},{230 - h}! {x - 4},{238 - h}! {x + 8},{222 - h}! {x + 18},{234 - h}! {x + 20},230!"
        )
        p.cut(f"{x - 13},224! {x - 12},{242 - h}! {x - 3},{246 - h}! {x - 4},224!")


@discovery("conformal_drive")
def conformal_drive(p: Print) -> None:
    """The ship is gone; the engine had no reason to leave."""
    night(p, "24,24 276,30 20,230 280,236 150,16")
    p.disc("tint", 150, 130, 116)
    for x, bend in ((16, 30), (60, 22), (240, -22), (284, -30)):
        p.stroke("ink", f"{x},-10 {x + bend},70 {x + bend},190 {x},270", 24, 0, 20)
        p.stroke("paper" if x < 150 else "tint", f"{x},-10 {x + bend},70 {x + bend},190 {x},270", 9)
    found(p, "conformal_drive", 150, 130, 0.94)


@discovery("flux_shield")
def flux_shield(p: Print) -> None:
    """They prayed to it. It worked."""
    ground(p, "ink")
    p.rays("tint", 150, 98, 96, 240, 26, 14)
    p.disc("tint", 150, 98, 100)
    found(p, "flux_shield", 150, 98, 0.92)
    for y, w in ((206, 100), (226, 170), (246, 250)):
        p.polygon(
            "ink",
            [(150 - w / 2 - 6, y - 8), (150 + w / 2 + 6, y - 8), (150 + w / 2 + 6, y + 16), (150 - w / 2 - 6, y + 16)],
        )
        p.polygon(
            "paper",
            [(150 - w / 2, y), (150 + w / 2 - w * 0.35, y), (150 + w / 2 - w * 0.45, y + 14), (150 - w / 2, y + 14)],
        )
        p.comb(
            "ink",
            f"{150 - w * 0.1},{y} {150 + w * 0.15},{y}",
            f"{150 - w * 0.14},{y + 14} {150 + w * 0.1},{y + 14}",
            3,
            8,
        )
    for flip in (False, True):
        with p.at(300 if flip else 0, 0, flip=flip):
            p.ink("4,262! 10,214 26,196 48,196 60,184 74,192 72,210 56,218 50,262!")
            p.shape("tint" if flip else "paper", "12,256! 17,216 30,203 44,204 30,224 28,256!")
            p.disc("glow", 64, 200, 6)
