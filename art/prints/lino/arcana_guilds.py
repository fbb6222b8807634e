"""Arcana: the agents of the four guilds and the militia. Each guild has a ground of its own, each agent a figure."""

from lino.cards import arcana
from lino.carve import Print
from lino.parts import (
    beard,
    bust,
    cloak,
    clouds,
    crescent,
    fist,
    front,
    gable,
    ground,
    hood,
    moon,
    neck,
    palm,
    profile,
    skyline,
    stars,
    three_quarter,
    water,
)


def steel(p: Print) -> None:
    """Ground of the Blades: strokes that cross."""
    ground(p, "tint")
    p.chatter("ink", -10, -10, 320, 280, 9, 130, 7, 48)
    p.chatter("ink", -10, -10, 320, 280, 9, 130, 7, -48)


def river(p: Print, sky: str = "tint") -> None:
    """Ground of the Ferrymen: the river under a low sky."""
    ground(p, sky)
    p.ink("-10,176! 310,172! 310,270! -10,270!")
    water(p, 184, 258, "tint" if sky == "tint" else "paper", -10, 310, 5, 34)


def roofs(p: Print) -> None:
    """Ground of the Thieves: roofs and a thin moon."""
    ground(p, "tint")
    crescent(p, 262, 40, 20, "glow", 18)
    skyline(p, 270, "40,90,40 34,120,36 44,70,40 60,60,30 50,80,40 44,110,44 50,84,40", "ink", None, "glow")


def coins(p: Print) -> None:
    """Ground of the Usurers: a wall of coins."""
    ground(p, "ink")
    for row in range(5):
        for column in range(6):
            x, y = 8 + column * 58 + (row % 2) * 29, 22 + row * 52
            p.disc("tint", x, y, 21)
            p.gouge("ink", x - 8, y + 9, x + 12, y + 7, 5, -5)


# Blades


@arcana("B1")
def duellist(p: Print) -> None:
    """Veteran Duellist: salutes before, never after."""
    steel(p)
    bust(p, 164, 116, 1.35, three_quarter, brow=1.4, age=2, mouth="grim", eyes="glint", nose=1.2)
    with p.at(164, 116, 1.35):
        p.ink("-34,-24! -28,-52 4,-62 36,-48 46,-6 40,20! 32,-10 22,-34 -4,-42")
        p.comb("paper", "-24,-46 30,-48", "-16,-38 28,-34", 7, 3)
        p.ink("-36,-20! 40,2! 40,6! -36,-15!", "-10,-16 8,-18 20,-8 18,6 2,8 -10,-2")
        p.stroke("ink", "-28,4 -20,26", 3)
    p.stroke("ink", "84,270 98,-10", 10, 0, 5)
    p.stroke("paper", "83,210 97,-10", 5, 0, 2)
    p.stroke("glow", "58,206 76,222 108,218 118,200", 7)
    with p.at(84, 236, 0.95):
        fist(p)


@arcana("B2")
def champion(p: Print) -> None:
    """Arena Champion: both arms up, the nose twice broken."""
    ground(p, "tint")
    p.rays("paper", 150, 120, 80, 240, 30, 9)
    for x, t, f in ((66, -16, False), (234, 16, True)):
        with p.at(x, 66, 1.1, turn=t, flip=f):
            p.ink("-26,10! 24,10! 36,150! -10,170! -34,120!")
            p.comb("paper", "-18,40 -6,40", "-20,110 -6,110", 2, 8)
            fist(p)
    bust(
        p,
        150,
        132,
        1.3,
        front,
        jaw=1.4,
        brow=0.6,
        nose=1.9,
        mouth="full",
        eyes="line",
        spread=1.2,
        slope=0.6,
        mood=-0.6,
    )
    with p.at(150, 132, 1.3):
        p.ink("-36,-24! -30,-50 0,-60 30,-50 36,-24! 0,-38")
        for side in (-1, 1):
            for k in range(5):
                p.gouge("glow", side * (40 - k * 8), -18 - k * 10, side * (26 - k * 7), -34 - k * 8, 9)


@arcana("B3")
def warden(p: Print) -> None:
    """Armoury Warden: counts the blades, never the men."""
    ground(p, "ink")
    for x in (26, 62, 238, 274):
        p.stroke("tint", f"{x},170 {x},20", 11, 0, 3)
        p.stroke("glow", f"{x - 15},170 {x + 15},170", 6)
        p.stroke("tint", f"{x},170 {x},206", 7)
        p.gouge("paper", x - 2, 160, x - 1, 40, 4)
    bust(p, 150, 112, 1.35, front, dress="tint", folds="ink", brow=2, nose=1.4, mouth="hidden", eyes="glint", jaw=1.2)
    with p.at(150, 112, 1.35):
        beard(p, "paper", "ink", 1.0)
        p.ink("-14,28! 0,25 14,28! 0,33")
        p.stroke("ink", "-30,-34 -10,-48", 3, 0.6)
    p.stroke("glow", "128,222 150,214 172,222 172,246 150,254 128,246 128,222", 5)
    for x in (134, 150, 166):
        p.stroke("glow", f"{x},246 {x},268", 6)


@arcana("B4")
def halberd(p: Print) -> None:
    """Halberd Sergeant: morion, moustache, two metres of opinion."""
    steel(p)
    bust(p, 168, 122, 1.35, profile, nose=1.2, brow=1.6, mouth="hidden", chin=1.4)
    with p.at(168, 122, 1.35):
        p.ink("-40,14! -26,14 -14,24! -24,26 -40,32!", "-22,22! -10,20 -2,32! -14,30")
        p.ink("-66,-14! -34,-30 0,-34 40,-26 74,-8! 50,-34 42,-54 20,-78 -4,-78 -26,-56 -34,-38")
        p.tint("-2,-76! -20,-50 -26,-34! -6,-36 -2,-60")
        p.comb("paper", "-24,-54 -6,-70", "-28,-38 -10,-40", 4, 5)
        p.ink("2,-76! 8,-92 24,-90 34,-66 30,-50! 18,-66")
        p.gouge("paper", -60, -16, -10, -32, 4, 3)
    p.stroke("ink", "62,270 56,20", 9)
    p.ink("56,40! 86,24 108,44! 104,84 84,104! 58,92!", "52,46! 26,60! 52,78!", "48,26! 56,-14! 66,26!")
    p.cut("90,34 104,48 100,80 88,94! 94,64")
    p.comb("tint", "62,52 86,46", "62,86 84,80", 4, 5)
    with p.at(60, 196, 1):
        fist(p)


@arcana("B5")
def hired(p: Print) -> None:
    """Hired Champion: visor down, purse first."""
    steel(p)
    with p.at(150, 196, 1.3):
        p.ink("-30,-50! -86,-30 -100,60! 100,60! 86,-30 30,-50!")
        p.comb("paper", "-44,-34 -84,-12", "-50,0 -90,20", 7, 7)
        p.comb("tint", "34,-30 80,-10", "34,40 86,40", 6, 7)
    with p.at(150, 110, 1.4):
        p.glow("-4,-58! -20,-96 10,-112 54,-92 74,-50! 48,-66 20,-60")
        p.comb("ink", "4,-66 44,-72", "-2,-98 52,-90", 6, 4)
        p.cut("-52,30! -20,56 0,62 30,50 52,28! 58,52 30,74 0,80 -34,74 -58,54")
        p.teeth("ink", "56,40 30,70 0,78", "34,44 16,62 -6,66", 6, 9)
        p.ink("-42,-30 -24,-60 18,-64 44,-36 48,14 30,52 -6,64! -38,42 -48,4")
        p.cut("-38,-28 -22,-52 4,-56 -4,-24! -40,-14!", "-42,0! -10,-4 0,40! -8,54! -32,36")
        p.ink("-46,-14! -8,-20 34,-14! 34,-4! -8,-8 -44,-3!")
        p.glow("-34,-9! -24,-12 -18,-9! -26,-7")
        for y in (10, 20, 30):
            p.stroke("ink", f"-34,{y + 2} -12,{y}", 4)
        p.teeth("ink", "-2,-50 -6,-24", "-24,-46 -28,-22", 4, 7)
        p.comb("tint", "24,-44 42,0 30,42", "14,-40 28,2 20,40", 8, 6)
    p.glow("206,262! 196,232 212,216! 208,204! 240,204! 236,216! 252,232 242,262!")
    p.stroke("ink", "210,214 238,214", 5)
    p.comb("ink", "232,224 242,252", "222,226 226,254", 4, 4)


@arcana("B6")
def herald(p: Print) -> None:
    """Guild Herald: heard before seen."""
    steel(p)
    p.rays("paper", 26, 84, 24, 80, 10, 8, 110, 140)
    bust(p, 214, 112, 1.3, profile, mouth="hidden", eyes="shut", nose=1, chin=0.9)
    with p.at(214, 112, 1.3):
        p.ink("-50,-24! -20,-34 30,-36 58,-14! 60,-44 30,-72 -12,-68 -38,-50")
        p.comb("paper", "-28,-54 24,-64", "-24,-40 30,-44", 7, 5)
        p.cut("16,-60! 40,-92 78,-90 92,-62! 70,-72 56,-54 36,-50")
        p.comb("ink", "40,-68 78,-80", "48,-58 78,-70", 4, 3)
        p.disc("paper", -22, 24, 13)
        p.ink("-16,14 -8,24 -16,36")
    p.ink("184,140! 184,150! 60,110! 36,134! 14,126! 28,54! 50,62! 62,96!")
    p.glow("182,142! 180,148! 62,106! 40,126! 22,120! 33,62! 46,68! 60,100!")
    p.tint("150,138! 100,122! 92,196! 112,184! 122,206! 136,190!")
    p.ink("104,140! 138,150! 122,180!")
    with p.at(158, 150, 0.8, turn=70):
        fist(p)


@arcana("B7")
def swordsmith(p: Print) -> None:
    """Swordsmith: bends over the light."""
    ground(p, "ink")
    p.disc("tint", 190, 90, 92)
    bust(p, 190, 92, 1.25, profile, turn=-10, brow=1.8, nose=1.3, mouth="hidden", chin=1.6, spread=1.15, slope=0.6)
    with p.at(190, 92, 1.25, turn=-10):
        p.ink("-38,18! -22,14 -6,20 8,6! 14,30 -6,56 -32,60! -40,40")
        p.comb("paper", "-30,24 2,22", "-34,52 -6,48", 6, 4)
        p.tint("-32,-26! 0,-42 40,-34 52,-14! 52,-26 34,-50 0,-54 -26,-42")
    p.ink("30,232! 150,226! 160,200! 40,196! -10,206! 20,220!", "50,232! 130,230! 150,270! 40,270!")
    p.gouge("paper", 0, 206, 140, 204, 6)
    p.comb("tint", "60,236 120,236", "56,262 130,262", 6, 6)
    p.stroke("glow", "-10,178 150,196", 11, 0, 8)
    p.stroke("paper", "-10,178 120,192", 4)
    p.rays("glow", 78, 184, 10, 70, 16, 7, 180, 180)
    p.stroke("ink", "250,232 140,120 100,96", 11)
    p.stroke("paper", "246,226 120,104", 3)
    p.cut("70,80! 116,66! 126,100! 82,116!")
    p.comb("ink", "104,72 116,98", "88,78 98,106", 4, 5)
    with p.at(196, 182, 1, turn=-46):
        fist(p)


@arcana("B8")
def fire_master(p: Print) -> None:
    """Goblin Fire-Master: the fuse is short, so is he."""
    ground(p, "ink")
    p.rays("tint", 214, 96, 34, 230, 30, 9)
    p.rays("glow", 214, 96, 14, 44, 14, 7)
    p.disc("paper", 214, 96, 10)
    p.stroke("paper", "212,104 226,124 214,142", 4)
    bust(
        p, 116, 130, 1.3, three_quarter, skin="tint", jaw=0.8, nose=2.2, brow=1.4, eyes="glow", mouth="grin", spread=0.7
    )
    with p.at(116, 130, 1.3):
        p.tint("-34,-8! -58,-40 -84,-50! -74,-18 -54,6 -34,10!", "34,-12! 60,-40 90,-48! 76,-16 58,8 36,10!")
        p.ink("-40,-8! -58,-30 -72,-36! -64,-12 -42,2", "36,-8! 60,-28 78,-34! 64,-10 52,4 38,8!")
        p.ink("-30,-38! -16,-66! -8,-46! 4,-74! 12,-48! 30,-64! 32,-36! 0,-48")
        p.stroke("paper", "-30,-28 -34,-8", 3, 0.8)
    p.disc("ink", 212, 188, 50)
    p.stroke("tint", "168,206 164,180 180,150 208,138 238,150", 5, 0.6)
    p.comb("paper", "176,196 186,160 208,148", "190,196 198,172 212,162", 7, 5)
    p.ink("200,146! 226,146! 224,132! 202,132!")
    with p.at(166, 216, 0.9, turn=-10):
        fist(p)


@arcana("B9")
def weapons(p: Print) -> None:
    """Weapons Merchant: a fan of samples."""
    steel(p)
    bust(p, 150, 96, 1.25, three_quarter, jaw=1.5, nose=1.3, brow=0.8, eyes="line", mouth="hidden", spread=1.1)
    with p.at(150, 96, 1.25):
        p.ink("-12,23! -24,20 -44,26 -54,14! -50,34 -28,36 -12,30! 4,36 24,36 40,20! 32,28 10,22")
        p.ink("-20,40! -10,42 0,40! -10,46")
        p.tint("-46,-24! -20,-36 20,-36 50,-22! 64,-44 40,-68 -10,-70 -50,-50")
        p.ink("-44,-20! -10,-32 20,-32 48,-18! 48,-26! 20,-40 -10,-40 -44,-28!")
        p.comb("ink", "-34,-54 40,-58", "-30,-42 46,-44", 8, 4)
        p.glow("14,-54 24,-60 30,-50 20,-44")
    for a, x in ((-50, 84), (-26, 116), (0, 150), (26, 184), (50, 216)):
        with p.at(x, 250 - (1 - abs(a) / 50) * 16, 1, turn=a):
            p.ink("-8,0! -8,-62! 0,-84! 8,-62! 8,0!")
            p.cut("-4,-2! -4,-60! 0,-74! 0,-2!")
            p.glow("-14,4! 14,4! 14,-4! -14,-4!")
            p.ink("-5,4! 5,4! 5,28! -5,28!")
    with p.at(116, 258, 0.8):
        fist(p)
    with p.at(184, 258, 0.8, flip=True):
        fist(p)


# Ferrymen


@arcana("F1")
def oarsman(p: Print) -> None:
    """Oarsman of the Dead: no face, one lamp, the long oar."""
    ground(p, "tint")
    moon(p, 206, 70, 48, "paper")
    clouds(p, "tint", (190, 60, 120), (240, 92, 90))
    p.ink("-10,214! 30,222 100,232 200,230 262,210 292,170! 296,176! 282,226 240,250 120,256 20,244 -10,236!")
    p.ink("118,236! 108,180 112,120 126,84 134,58 152,44 170,56 176,86 194,124 200,180 196,236!")
    p.cut("138,74 146,62 150,66 146,78 142,92")
    p.ink("142,76 148,72 147,80")
    p.comb("paper", "124,96 112,150 114,220", "138,100 132,150 132,220", 8, 6, 0.3)
    p.comb("tint", "150,110 160,230", "174,110 188,230", 9, 6, 0.4)
    p.stroke("ink", "60,28 128,150 172,262", 7)
    p.cut("52,14 64,18 74,50 66,54 54,36")
    p.gouge("ink", 58, 22, 68, 48, 3)
    with p.at(116, 132, 0.66, turn=60):
        fist(p)
    with p.at(140, 172, 0.66, turn=60):
        fist(p)
    p.stroke("ink", "284,172 282,140 270,134", 4)
    p.glow("262,138! 278,138! 280,158! 260,158!")
    p.rays("glow", 270, 148, 16, 36, 9, 4, 60, 240)
    p.comb("paper", "20,224 120,236 250,224", "26,236 124,250 246,240", 12, 5)
    water(p, 248, 262, "paper", -10, 310, 2, 36)


@arcana("F2")
def fog_pilot(p: Print) -> None:
    """Fog Pilot: eyes shut, because they lie."""
    ground(p, "tint")
    bust(p, 150, 116, 1.35, front, eyes="shut", mouth="thin", brow=0.4, age=1, nose=1.2)
    with p.at(150, 116, 1.35):
        p.ink("-92,-14! -50,-30 -30,-44 -18,-62 0,-72 18,-62 30,-44 50,-30 92,-14! 40,-22 0,-26 -40,-22")
        p.comb("paper", "-70,-18 -10,-62", "-54,-18 -10,-36", 8, 5)
        p.comb("tint", "70,-18 10,-62", "54,-18 10,-36", 8, 5)
        p.stroke("ink", "-34,-16 -30,40 0,62 30,40 34,-16", 3)
    for y, x0, x1, w in (
        (150, -10, 90, 17),
        (176, 60, 250, 17),
        (206, -10, 200, 22),
        (150, 230, 310, 15),
        (236, 90, 310, 22),
        (86, 250, 310, 12),
        (104, -10, 40, 12),
    ):
        p.gouge("paper", x0, y, x1, y + 3, w)
        p.gouge("tint", x0 + 14, y + 1, x1 - 14, y + 3, w * 0.36)


@arcana("F3")
def chaplain(p: Print) -> None:
    """Caravan Chaplain: a wheel for a halo, a bell for a sermon."""
    ground(p, "ink")
    p.disc("glow", 140, 96, 92)
    p.disc("ink", 140, 96, 80)
    for k in range(10):
        with p.at(140, 96, 1, turn=k * 36):
            p.polygon("glow", [(-4, 0), (4, 0), (5, -84), (-5, -84)])
    bust(p, 140, 116, 1.3, three_quarter, dress="tint", folds="ink", brow=1, eyes="glint", mouth="hidden", nose=1.2)
    with p.at(140, 116, 1.3):
        beard(p, "paper", "ink", 0.9)
        p.tint("-36,-22! -36,-52 -14,-64 20,-62 42,-40 42,10! 32,-10 26,-30 -10,-36")
        p.comb("ink", "-26,-48 30,-50", "-26,-32 34,-30", 7, 4)
    p.stroke("tint", "250,270 244,60", 8)
    p.stroke("tint", "246,64 262,44 280,52", 6)
    p.glow("268,52! 292,52! 292,76 300,92! 260,92! 268,76")
    p.disc("ink", 280, 92, 5)
    p.comb("ink", "286,58 294,86", "280,58 284,86", 3, 4)
    with p.at(246, 186, 1):
        fist(p)


@arcana("F4")
def lantern_bearer(p: Print) -> None:
    """Lantern Bearer: small, and the light is not."""
    ground(p, "ink")
    p.disc("tint", 110, 96, 108)
    p.rays("glow", 100, 84, 46, 120, 26, 8)
    p.glow("72,56! 128,56! 136,120! 64,120!")
    p.cut("88,112 92,86 100,66! 108,86 112,112")
    p.ink("62,56! 82,36! 118,36! 138,56!", "58,120! 142,120! 142,134! 58,134!")
    p.stroke("ink", "78,56 74,120", 5)
    p.stroke("ink", "122,56 126,120", 5)
    p.stroke("ink", "84,36 100,16 116,36", 4)
    bust(
        p,
        212,
        156,
        1.05,
        three_quarter,
        jaw=0.8,
        nose=0.6,
        brow=0.3,
        eyes="line",
        mouth="full",
        dress="ink",
        folds="tint",
        spread=0.8,
    )
    with p.at(212, 156, 1.05):
        p.ink("-40,-16! -44,-44 -16,-66 22,-62 44,-40 48,20! 30,30! 34,0 24,-26 -14,-32")
        p.comb("glow", "-36,-40 -8,-58", "-30,-28 -6,-40", 5, 4)
    p.ink("150,230! 110,180 94,40! 106,40! 124,170 180,210!")
    with p.at(102, 30, 0.8):
        fist(p)


@arcana("F5")
def river_knife(p: Print) -> None:
    """River Knife: comes up without a ring on the water."""
    ground(p, "tint")
    moon(p, 236, 52, 30, "paper")
    with p.at(150, 110, 1.5):
        front(p, "paper", eyes="glint", brow=2, mouth="hidden", nose=1.1)
        p.ink("-38,0! -42,-36 -22,-58 0,-62 22,-58 42,-36 38,0! 32,-26 14,-36! 4,-22! -6,-38! -18,-24! -28,-20")
        p.comb("tint", "-30,-40 24,-50", "-26,-28 26,-36", 7, 3)
        p.ink("-20,26! 20,26! 20,36! -20,36!")
        p.cut("-70,26! -20,24! 24,27! 24,34! -20,36! -54,36!")
        p.ink("-62,32! -20,31! 24,32! 24,35! -20,38! -54,37!")
        p.glow("22,22! 30,22! 30,40! 22,40!")
        p.ink("30,26! 62,26! 62,36! 30,36!")
    p.ink("-10,182! 60,174 110,184 190,184 240,174 310,182! 310,270! -10,270!")
    water(p, 184, 258, "paper", -10, 310, 6, 36)


@arcana("F6")
def wagon_captain(p: Print) -> None:
    """Wagon Captain: dust on the hat, whip over it all."""
    ground(p, "tint")
    p.stroke("ink", "250,262 270,120 230,40 140,16 60,40 24,20", 6, 0, 2)
    bust(p, 150, 126, 1.35, three_quarter, brow=1.6, jaw=1.2, mouth="hidden", eyes="glint", nose=1.2)
    with p.at(150, 126, 1.35):
        p.ink(
            "-96,-10! -60,-22 -34,-30 0,-34 40,-28 70,-16 98,-26! 80,0 40,-14 0,-20 -40,-16 -70,-2",
            "-36,-30! -34,-60 -16,-66 4,-58 22,-68 40,-58 42,-26!",
        )
        p.comb("paper", "-30,-56 -10,-60", "-32,-36 -10,-40", 3, 5)
        p.glow("-36,-38! 0,-43 42,-36! 42,-28! 0,-35 -36,-30!")
        p.cut("-38,18! -14,22 10,24 36,12! 44,34 30,56 0,70! -30,52 -42,34")
        p.ink("8,26 38,14! 46,36 32,58 0,72! 12,48")
        p.comb("ink", "-32,26 0,30", "-24,48 0,62", 5, 5)
    with p.at(250, 226, 1):
        fist(p)


@arcana("F7")
def toll(p: Print) -> None:
    """Bridge Toll-Keeper: the palm is the barrier."""
    ground(p, "tint")
    p.ink("-10,120! 60,96 150,88 240,96 310,120! 310,140! 240,118 150,110 60,118 -10,142!")
    p.comb("tint", "0,126 150,96 300,126", "4,138 150,108 296,138", 18, 5)
    bust(p, 196, 116, 1.25, three_quarter, age=2, nose=1.7, brow=1.6, mouth="grim", eyes="glint")
    with p.at(196, 116, 1.25):
        p.ink("-44,-20! -10,-32 30,-30 50,-12! 52,-40 30,-60 -10,-60 -38,-42")
        p.glow("-44,-20! -10,-30 30,-28 50,-12! 50,-20! 30,-36 -10,-38 -42,-28!")
        p.comb("tint", "-28,-50 30,-54", "-30,-40 36,-42", 6, 4)
    p.ink("20,270! 30,230 74,226 110,262 110,270!")
    with p.at(70, 200, 1.6, turn=-10):
        palm(p)
        p.disc("ink", 0, 8, 14)
        p.disc("glow", 0, 8, 11)
        p.gouge("ink", -4, 10, 5, 10, 4)


@arcana("F8")
def envoy(p: Print) -> None:
    """Harbour Envoy: full sail, sealed letter."""
    river(p)
    p.cut("150,-10! 310,-10! 310,150! 250,170 190,164! 176,80")
    p.comb("tint", "180,10 300,10", "196,150 300,150", 8, 7, 0.3)
    p.stroke("ink", "178,-10 196,190", 6)
    bust(p, 134, 116, 1.3, profile, nose=0.9, chin=0.8, mouth="full", eyes="glint")
    with p.at(134, 116, 1.3):
        p.ink("-26,-40! -6,-56 30,-54 54,-24 50,10 60,44! 44,40 30,20 20,-6 2,-28")
        p.comb("tint", "-4,-50 36,-42 50,0", "4,-40 26,-28 36,4", 8, 4)
        p.glow("-28,-32! -8,-46 28,-44 50,-22! 46,-14! 24,-34 -6,-38 -26,-26!")
        p.disc("glow", 12, 22, 5)
        p.cut("-30,70! 0,52 34,62! 60,100! -50,100!")
        p.comb("ink", "-16,70 30,70", "-30,96 44,96", 7, 5)
    with p.at(60, 196, 1.1, turn=-14):
        p.ink("-40,-26! 40,-26! 40,26! -40,26!")
        p.cut("-37,-23! 37,-23! 37,23! -37,23!")
        p.stroke("ink", "-37,-22 0,4 37,-22", 3)
        p.disc("glow", 0, 4, 9)
    with p.at(92, 220, 0.9, turn=20, flip=True):
        fist(p)


@arcana("F9")
def shipowner(p: Print) -> None:
    """Shipowner: holds the fleet in one hand."""
    ground(p, "ink")
    p.tint("-10,-10! 310,-10! 310,110! 220,90 100,110 -10,96!")
    bust(p, 190, 106, 1.35, three_quarter, jaw=1.7, brow=1, nose=1.4, mouth="thin", eyes="line", spread=1.2, slope=0.7)
    with p.at(190, 106, 1.35):
        p.ink("-50,-24! -14,-38 30,-38 56,-20! 60,-50 20,-64 -30,-58")
        p.comb("tint", "-36,-46 40,-54", "-40,-34 48,-38", 7, 4)
        p.cut("-40,54! -10,62 20,58 44,40! 70,60 84,100! 50,90 0,84 -50,100! -56,72")
        p.comb("ink", "-40,62 0,70 60,58", "-46,92 0,80 72,90", 12, 5)
        p.disc("glow", -36, 44, 4)
    with p.at(76, 150, 1.2):
        p.cut("-50,10! 50,6! 38,36 -36,38")
        p.ink("-44,24! 44,20! 38,36 -36,38")
        p.stroke("paper", "-10,10 -10,-74", 4)
        p.stroke("paper", "22,8 22,-54", 4)
        p.glow("-14,-70! -44,-20 -40,0! -14,-4!", "-4,-64! 16,-30 14,0! -4,-2!", "26,-50! 46,-20 44,-2! 26,-2!")
        p.comb("ink", "-20,-54 -18,-8", "-36,-20 -36,-6", 4, 4)
    with p.at(80, 226, 1.15, turn=-90):
        palm(p)


# Thieves


@arcana("T1")
def whispers(p: Print) -> None:
    """Mistress of Whispers: a mouth, an ear, nothing between."""
    ground(p, "tint")
    p.chatter("ink", 0, 0, 300, 120, 10, 40, 6, 80)
    with p.at(232, 122, 1.4, flip=True):
        p.ink("-30,40! -50,70 -60,130! 100,130! 70,60 40,30!")
        profile(p, eyes="glint", mouth="thin", nose=1.2, brow=1.2)
        p.ink("-26,-40! -4,-58 34,-54 56,-20 50,16! 34,24 26,8 20,-10 4,-34")
        p.comb("tint", "0,-50 36,-42 50,0", "6,-40 26,-30 36,2", 8, 4)
        p.cut("6,-12 16,-16 24,-6 22,10 12,20! 10,8 4,2")
        p.ink("10,-7 17,-8 19,2 13,12 14,2")
    with p.at(76, 116, 1.4, flip=True):
        neck(p)
        p.ink("-26,68! -60,84 -70,130! 90,130! 70,60 36,40! 20,64")
        p.comb("tint", "-40,84 40,70", "-46,110 50,110", 7, 6)
        profile(p, eyes="shut", mouth="full", nose=0.8, chin=0.7)
        p.ink("-28,-38! -8,-58 30,-56 58,-20 60,40 70,80! 30,60 26,26 16,-4 2,-30")
        p.comb("glow", "-2,-50 40,-34 52,20", "6,-40 28,-20 38,24", 10, 4)
        p.disc("glow", 16, 28, 5)
    with p.at(156, 178, 0.95, turn=14, flip=True):
        palm(p)


@arcana("T2")
def blackmailer(p: Print) -> None:
    """Blackmailer: holds the letter just out of reach."""
    roofs(p)
    bust(p, 132, 124, 1.35, three_quarter, mouth="grin", brow=1.8, eyes="glint", nose=1.4, gaunt=0.5)
    with p.at(132, 124, 1.35):
        p.ink("-60,-22! -30,-32 6,-34 44,-28 62,-12! 40,-20 0,-24 -34,-20", "-34,-28! -32,-72 0,-80 34,-72 38,-26!")
        p.glow("-34,-40! 0,-46 37,-38! 38,-30! 0,-38 -34,-32!")
        p.comb("paper", "-28,-68 -8,-74", "-30,-46 -8,-50", 3, 5)
    with p.at(238, 96, 1, turn=10):
        p.ink("-36,-44! 36,-44! 36,44! -36,44!")
        p.cut("-32,-40! 32,-40! 32,40! -32,40!")
        for k in range(5):
            p.stroke("ink", f"-24,{-28 + k * 12} {20 - k % 2 * 12},{-28 + k * 12}", 3, 0.3)
        p.disc("tint", 14, 28, 10)
    p.ink("212,270! 218,190! 258,190! 268,270!")
    with p.at(238, 160, 1):
        fist(p)


@arcana("T3")
def fence(p: Print) -> None:
    """Silver-Tongued Fence: it was always his grandmother's."""
    roofs(p)
    bust(p, 168, 112, 1.35, three_quarter, mouth="grin", brow=0.6, eyes="line", nose=1.2, jaw=1.1)
    with p.at(168, 112, 1.35):
        p.ink("-36,-26! -32,-52 4,-64 38,-50 44,-6! 34,-26 14,-40! -14,-38! -26,-30")
        p.comb("paper", "-24,-48 30,-50", "-14,-42 30,-36", 7, 3)
        p.disc("ink", 8, -4, 16)
        p.disc("glow", 8, -4, 12)
        p.ink("4,-9 11,-9 11,2 4,2")
        p.stroke("glow", "20,2 28,30 20,60", 2.4)
        p.ink("-16,52! 0,60 22,48! 30,66 4,74 -24,68")
        p.glow("-8,56! 4,60 14,55! 4,72!")
    p.stroke("paper", "30,104 40,150 66,184 96,192 120,170", 3)
    for x, y in ((30, 108), (34, 130), (44, 152), (58, 174), (78, 189), (100, 188)):
        p.disc("paper", x, y, 7)
    p.disc("ink", 66, 206, 17)
    p.disc("glow", 66, 206, 13)
    p.gouge("paper", 60, 206, 65, 196, 5)
    with p.at(34, 84, 0.9):
        fist(p)


@arcana("T4")
def runner(p: Print) -> None:
    """Rooftop Runner: the hook is already over the next gutter."""
    roofs(p)
    p.stroke("paper", "60,270 44,170 60,96 40,56", 4)
    p.stroke("ink", "22,66 28,34 52,30 62,52 52,66", 11, 0, 5)
    p.stroke("paper", "24,62 30,38 50,35 57,52", 3, 0.5)
    bust(
        p,
        156,
        128,
        1.3,
        three_quarter,
        turn=-9,
        mouth="grin",
        eyes="line",
        brow=0.4,
        nose=0.8,
        jaw=0.8,
        mood=-0.6,
        spread=0.85,
        slope=1.2,
    )
    with p.at(156, 128, 1.3, turn=-9):
        p.ink(
            "-6,-76! -34,-56 -44,-22 -40,14 -30,34! -33,6 -30,-20 -18,-36 6,-42 26,-34 34,-10 30,24! 48,40 58,0 48,-44 26,-68"
        )
        p.comb("glow", "-14,-66 -40,-38 -42,4", "-6,-56 -30,-34 -34,0", 8, 4)
        p.comb("tint", "34,-56 54,-8 46,26", "26,-44 42,-6 38,22", 6, 4)
        p.ink("-20,-34! -8,-20! -4,-36! 4,-22! 10,-36!")
    p.ink("214,270! 200,214 216,182! 206,168! 268,168! 258,182! 284,214 280,270!")
    p.cut("212,262! 206,216 224,190! 240,190! 232,262!")
    p.comb("ink", "236,200 232,256", "218,206 214,256", 5, 6)
    p.comb("tint", "250,196 268,216", "246,256 270,256", 4, 6)
    p.stroke("glow", "214,182 236,186 260,182", 5)
    with p.at(58, 216, 0.9):
        fist(p)


@arcana("T5")
def false_prophet(p: Print) -> None:
    """False Prophet: the holy face is on a stick."""
    ground(p, "tint")
    p.rays("glow", 104, 96, 64, 200, 28, 8)
    with p.at(196, 208, 1.2):
        p.ink("-50,-60! -90,-10 -100,60! 100,60! 90,-20 50,-60!")
        stars(p, "-60,10 -30,-10 20,-20 50,10 0,30 70,40", "glow", 6)
    with p.at(206, 104, 1.3, flip=True):
        profile(p, nose=1.7, hook=1.2, chin=1.8, brow=2, eyes="glow", mouth="grim", gaunt=1)
        p.ink("-24,-40! -10,-64 30,-62 56,-26 56,30! 34,20 20,-10 4,-32")
        p.comb("tint", "0,-54 36,-44 52,0", "6,-40 28,-28 38,6", 7, 4)
    with p.at(104, 100, 1.45):
        p.ink("0,-62 -36,-48 -46,-8 -34,34 0,60 34,34 46,-8 36,-48")
        p.cut("0,-56 -32,-43 -41,-7 -30,30 0,53 30,30 41,-7 32,-43")
        p.ink(
            "-30,-10! -18,-3 -6,-10! -18,-6",
            "30,-10! 18,-3 6,-10! 18,-6",
            "-3,-4 3,-4 5,14 -5,14",
            "-16,26! 0,33 16,26! 0,29",
        )
        p.gouge("ink", -30, -20, -8, -20, 3, 4)
        p.gouge("ink", 8, -20, 30, -20, 3, 4)
        p.comb("tint", "34,-30 36,20", "24,-28 26,20", 6, 4)
        p.glow("0,-48! 5,-38! 0,-28! -5,-38!")
    p.stroke("ink", "106,186 116,270", 10)
    p.stroke("glow", "106,186 116,270", 5)
    with p.at(114, 238, 0.95):
        fist(p)


@arcana("T6")
def seer(p: Print) -> None:
    """Beggar Seer: blind, and the bowl shows why."""
    ground(p, "ink")
    p.tint("-10,-10! 90,-10! 70,270! -10,270!", "210,-10! 310,-10! 310,270! 230,270!")
    p.comb("ink", "14,10 14,250", "60,10 56,250", 12, 6, 0.5)
    with p.at(150, 96, 1.35):
        hood(p, "tint", "ink")
        front(p, "paper", eyes="blind", brow=1, age=2, mouth="open", gaunt=1, nose=1.4)
        p.ink("-36,-22! -28,-46 0,-54 28,-46 36,-22! 0,-36")
        beard(p, "paper", "ink", 0.8)
        p.ink("-10,30! 0,27 10,30! 8,38 0,41 -8,38")
    p.rays("glow", 150, 216, 40, 76, 6, 7, 182, 50)
    p.rays("glow", 150, 216, 40, 76, 6, 7, 308, 50)
    p.glow("96,214! 150,204 204,214! 150,226")
    p.ink("90,214! 120,224 150,228 180,224 210,214! 196,248 170,264 130,264 104,248")
    p.comb("paper", "98,226 120,252", "114,230 132,256", 4, 5)
    stars(p, "138,214 160,216", "paper", 5)
    for x, f in ((92, False), (208, True)):
        with p.at(x, 236, 0.75, turn=16 if f else -16, flip=f):
            fist(p)


@arcana("T7")
def cutpurse(p: Print) -> None:
    """Master Cutpurse: all that anyone ever saw of him."""
    ground(p, "tint")
    p.ink("170,-10! 310,-10! 310,270! 240,270! 216,180 190,120")
    p.comb("tint", "210,10 296,10", "236,250 300,250", 6, 9, 0.2)
    p.stroke("ink", "176,60 310,74", 20)
    p.stroke("glow", "176,60 310,74", 11)
    p.disc("ink", 206, 66, 12)
    p.stroke("glow", "196,74 190,110", 4)
    p.ink("160,206 156,160 172,132! 162,112! 216,112! 206,132! 224,160 222,206 192,224")
    p.glow("166,202 162,162 178,136! 204,136! 218,162 215,202 192,216")
    p.comb("ink", "204,144 216,200", "190,146 196,210", 6, 5)
    p.stroke("ink", "168,130 212,130", 6)
    p.gouge("paper", 172, 156, 170, 196, 6)
    p.ink("-10,150! 60,128 96,96! 110,100! 120,130! 96,170 -10,230!")
    p.comb("tint", "-6,166 60,142", "-6,214 70,170", 5, 7)
    with p.at(112, 110, 1.25, turn=68):
        p.cut(
            "-18,40! -24,8 -26,-30 -18,-34 -12,-6! -10,-46 -2,-48 0,-6! 4,-44 12,-42 10,-4! 16,-30 22,-26 20,10 14,40!"
        )
        p.comb("ink", "14,0 12,36", "4,4 2,36", 5, 4)
    p.ink("146,80! 214,84! 206,98! 144,96!")
    p.cut("150,83! 208,87! 202,93! 150,91!")


@arcana("T8")
def bruiser(p: Print) -> None:
    """Alley Bruiser: fills the alley."""
    ground(p, "ink")
    p.tint("60,-10! 240,-10! 250,270! 50,270!")
    p.glow("120,-10! 180,-10! 176,40! 124,40!")
    p.comb("ink", "70,20 70,250", "96,20 90,250", 11, 7)
    p.comb("ink", "230,20 230,250", "206,20 212,250", 11, 7)
    with p.at(150, 196, 1.4):
        p.ink("-30,-70! -80,-50 -106,-10 -110,60! 110,60! 106,-10 80,-50 30,-70!")
        p.comb("tint", "-60,-30 -90,-6", "-66,40 -96,46", 5, 7)
        p.comb("tint", "50,-30 90,-6", "54,40 96,46", 5, 7)
    with p.at(150, 104, 1.3):
        front(p, "paper", jaw=1.6, brow=2.6, nose=1.7, eyes="glint", mouth="grim")
        p.ink("-36,-26! -28,-48 0,-56 28,-48 36,-26! 0,-40")
        p.stroke("ink", "-28,-34 -18,-8", 3, 0.6)
        p.stroke("ink", "-26,20 -14,24", 2.4)
    for x, f in ((74, False), (226, True)):
        with p.at(x, 222, 1.35, turn=-90 if not f else 90, flip=f):
            fist(p)
            p.stroke("glow", "-26,-20 -28,26", 9)


@arcana("T9")
def smuggler(p: Print) -> None:
    """Smuggler: the tunnel, the barrel, the covered lamp."""
    ground(p, "ink")
    p.disc("tint", 150, 130, 128)
    p.disc("ink", 150, 130, 112)
    p.rays("tint", 150, 130, 113, 126, 26, 4)
    p.tint("40,196! 260,190! 250,270! 50,270!")
    water(p, 202, 258, "ink", 40, 260, 4, 28)
    with p.at(132, 112, 1.2):
        p.tint("-50,100! -56,30 -36,0 36,0 54,30 56,100!")
        p.comb("ink", "-40,20 -46,80", "-26,20 -30,80", 6, 6)
        three_quarter(p, mouth="hidden", brow=1.6, eyes="line", nose=1)
        p.cut("-36,14! -12,20 10,22 34,10! 30,34 8,54 -14,52 -30,36")
        p.comb("ink", "-24,22 26,20", "-20,44 14,46", 6, 4)
        p.ink("-38,-18! -34,-50 0,-62 34,-50 42,-10! 30,-28 -10,-34")
        p.glow("-38,-22! -10,-36 26,-34 42,-14! 42,-22! 26,-44 -10,-46 -38,-30!")
    with p.at(212, 110, 1, turn=14):
        p.ink("-40,-34! 40,-34! 50,0 40,34! -40,34! -50,0")
        p.glow("-36,-29! 36,-29! 44,0 36,29! -36,29! -44,0")
        for y in (-15, 0, 15):
            p.stroke("ink", f"-42,{y} 42,{y}", 3)
        p.stroke("ink", "-22,-32 -26,0 -22,32", 6)
        p.stroke("ink", "22,-32 26,0 22,32", 6)
    with p.at(178, 132, 0.85, turn=-20):
        fist(p)
    p.tint("30,190! 270,184! 252,226! 52,232!")
    p.comb("ink", "44,200 256,194", "60,222 246,218", 12, 5)


# Usurers


@arcana("U1")
def loan_shark(p: Print) -> None:
    """Loan Shark: the teeth come in rows."""
    coins(p)
    p.disc("ink", 150, 110, 92)
    bust(
        p,
        150,
        116,
        1.4,
        three_quarter,
        mouth="hidden",
        brow=1.6,
        eyes="line",
        nose=1.2,
        jaw=1.5,
        dress="tint",
        folds="ink",
    )
    with p.at(150, 116, 1.4):
        p.ink("-36,18! -14,26 14,18! 12,38 -12,46 -32,36")
        for k in range(6):
            x = -31 + k * 7.4
            y = 21 + 4 * (1 - abs(k - 2.5) / 2.5)
            p.polygon("paper", [(x, y), (x + 7, y), (x + 3.5, y + 8)])
            p.polygon("paper", [(x + 2, y + 17), (x + 8, y + 17), (x + 5, y + 9)])
        p.tint("-44,-24! -10,-34 30,-32 50,-16! 50,-24! 44,-28 44,-84! -34,-86! -36,-34!")
        p.ink("-36,-44! 0,-50 44,-42! 44,-32! 0,-40 -36,-34!")
        p.comb("ink", "30,-78 30,-48", "42,-78 42,-46", 4, 5)
        p.gouge("paper", -28, -80, -30, -52, 6)


@arcana("U2")
def collector(p: Print) -> None:
    """Debt Collector: knocks once."""
    ground(p, "tint")
    p.ink("60,-10! 240,-10! 240,270! 60,270!")
    p.glow("74,-10! 226,-10! 226,270! 74,270!")
    p.ink(
        "82,270! 84,150 70,110 96,78 124,66! 118,44 126,22 150,14 174,22 182,44 176,66! 204,78 230,110 218,150 222,270!"
    )
    p.comb("tint", "92,100 90,250", "110,100 110,250", 9, 6)
    with p.at(150, 46, 0.7):
        p.glow("-14,0! -6,-4 0,0! -6,4", "6,0! 14,-4 20,0! 14,4")
    p.stroke("ink", "62,30 80,170", 22, 0, 12)
    p.comb("tint", "56,40 66,100", "70,40 78,100", 5, 5)
    with p.at(80, 164, 1):
        fist(p)
    with p.at(204, 184, 1, turn=8):
        p.cut("-28,-38! 28,-38! 28,38! -28,38!")
        p.ink("-28,-38! -20,-38! -20,38! -28,38!")
        for k in range(4):
            p.stroke("ink", f"-14,{-24 + k * 14} 20,{-24 + k * 14}", 3)
        p.stroke("tint", "-16,-26 18,24", 6)
    with p.at(186, 214, 0.85):
        fist(p)


@arcana("U3")
def pit_boss(p: Print) -> None:
    """Pit Boss: smoke above, fists below."""
    ground(p, "tint")
    p.stroke("paper", "108,96 84,66 110,40 80,6", 13, 0.4, 22)
    bust(p, 176, 106, 1.4, profile, nose=1.2, chin=1.6, brow=2, mouth="hidden", eyes="glint", spread=1.1, slope=0.7)
    with p.at(176, 106, 1.4):
        p.ink("-26,-42! -4,-58 34,-54 56,-20 46,12! 32,0 20,-18 4,-36")
        p.comb("paper", "0,-50 36,-42 48,-6", "6,-42 28,-32 36,-2", 8, 3)
        p.ink("-38,22! -18,22 -14,30! -38,30!")
        p.stroke("ink", "-34,25 -64,20", 9)
        p.stroke("paper", "-36,24 -58,20", 4)
        p.glow("-68,15! -60,15! -60,25! -68,24!")
        p.gouge("ink", -10, 46, 20, 42, 5, -4)
    p.cut("-10,206! 120,190 310,206! 310,218! 120,202 -10,218!")
    p.ink("-10,216! 120,202 310,216! 310,270! -10,270!")
    for x, f in ((72, False), (236, True)):
        with p.at(x, 240, 0.75, turn=-80 if not f else 80, flip=f):
            fist(p)
    p.rays("glow", 152, 240, 6, 30, 10, 6)


@arcana("U4")
def poison(p: Print) -> None:
    """Poison Broker: a green drop, a patient snake."""
    coins(p)
    p.disc("ink", 160, 116, 98)
    bust(
        p,
        166,
        118,
        1.3,
        three_quarter,
        mouth="full",
        brow=0.6,
        eyes="line",
        nose=0.7,
        jaw=0.8,
        dress="tint",
        folds="ink",
    )
    with p.at(166, 118, 1.3):
        p.tint("-36,-10! -42,-40 -18,-64 20,-66 46,-40 48,20 60,60! 34,40 34,0 22,-34 -14,-34")
        p.comb("ink", "-34,-34 10,-58 40,-30", "-26,-24 8,-40 32,-10", 9, 4)
        p.stroke("glow", "-30,-40 0,-52 32,-40", 5)
        p.stroke("glow", "-34,62 0,74 36,60", 6)
    with p.at(72, 136, 1.1):
        p.ink("-14,-52! 14,-52! 12,-24! 32,14 24,44 -24,44 -32,14 -12,-24!")
        p.cut("-9,-46! 9,-46! 8,-20! 26,14 20,38 -20,38 -26,14 -8,-20!")
        p.glow("-22,8! 22,8! 24,18 18,34 -18,34 -24,18")
        p.ink("-10,14 0,8 10,14 8,24 -8,24")
        p.disc("glow", -4, 16, 2.5)
        p.disc("glow", 4, 16, 2.5)
        p.tint("-10,-62! 10,-62! 9,-50! -9,-50!")
    with p.at(72, 206, 1):
        fist(p)
        p.stroke("glow", "-24,-6 0,-12 22,-4 24,8 4,6", 4)


@arcana("U5")
def appraiser(p: Print) -> None:
    """Relic Appraiser: one eye for you, one for the stone."""
    ground(p, "ink")
    p.rays("tint", 90, 150, 60, 240, 28, 9)
    bust(
        p,
        190,
        104,
        1.35,
        three_quarter,
        skin="paper",
        age=2,
        brow=1,
        eyes="none",
        mouth="thin",
        nose=1.6,
        dress="tint",
        folds="ink",
        gaunt=0.6,
    )
    with p.at(190, 104, 1.35):
        p.ink("-44,-26! -14,-40 26,-38 46,-18! 42,-46 10,-60 -28,-54")
        p.ink("-2,-3! 8,-8 18,-3! 8,1")
        p.disc("ink", -26, -4, 26)
        p.disc("glow", -26, -4, 21)
        p.disc("paper", -26, -4, 15)
        p.disc("tint", -27, -4, 9)
        p.disc("ink", -28, -4, 5)
        p.ink("-50,-14! -66,-20! -66,12! -50,6!")
    p.polygon("ink", [(70, 110), (122, 134), (122, 176), (72, 222), (24, 178), (24, 134)])
    p.polygon("glow", [(72, 118), (114, 138), (114, 172), (72, 212), (32, 174), (32, 138)])
    p.ink(
        "32,138! 58,146! 72,212! 54,150! 32,142!",
        "114,138! 90,146! 72,212! 94,150! 114,142!",
        "58,146! 90,146! 72,118! 86,143! 62,143!",
    )
    p.cut("38,144! 54,150! 60,176! 40,168!")
    with p.at(120, 198, 0.9, turn=-30):
        fist(p)


@arcana("U6")
def notary(p: Print) -> None:
    """Notary: as thin as the line you sign on."""
    ground(p, "tint")
    p.comb("ink", "10,-10 290,-10", "10,150 290,150", 12, 8, 0.5)
    with p.at(150, 112, 1.0, stretch=1.35):
        neck(p)
        with p.at(0, 60):
            cloak(p, "ink", "tint", 0.75, 1.3)
        front(p, "paper", jaw=0.6, gaunt=1, brow=0.6, eyes="none", mouth="grim", nose=1.6, age=1)
        for x in (-15, 15):
            p.disc("ink", x, -4, 13, 0.75)
            p.disc("paper", x, -4, 10, 0.75)
            p.disc("ink", x, -4, 3.4, 0.75)
        p.ink("-34,-20! -28,-46 0,-56 28,-46 34,-20! 0,-44")
        p.comb("paper", "-24,-40 20,-46", "-16,-36 16,-40", 6, 3)
        p.cut("-18,56! 18,56! 12,76! 0,66 -12,76!")
    p.cut("30,214! 270,206! 290,270! 14,270!")
    for k in range(3):
        p.stroke("ink", f"60,{228 + k * 12} 120,{225 + k * 12} 180,{226 + k * 12}", 3, 0.3)
    p.disc("tint", 226, 238, 21)
    p.disc("ink", 226, 238, 13)
    p.ink("214,222! 238,222! 234,190! 244,170 226,156 208,170 218,190!")
    p.comb("glow", "216,176 218,214", "226,172 226,216", 5, 4)


@arcana("U7")
def pawnbroker(p: Print) -> None:
    """Pawnbroker: three balls, one wicket."""
    ground(p, "ink")
    p.tint("20,56! 280,56! 280,210! 20,210!")
    p.ink("30,66! 270,66! 270,210! 30,210!")
    with p.at(150, 142, 1.2):
        three_quarter(p, age=2, jaw=1.2, brow=0.4, eyes="line", mouth="thin", nose=1.7)
        p.tint("-40,-30! -10,-44 24,-42 46,-24! 40,-50 8,-64 -26,-58")
        p.comb("ink", "-24,-52 26,-54", "-26,-42 34,-40", 6, 4)
    for x in (50, 84, 216, 250):
        p.stroke("tint", f"{x},62 {x},210", 7)
    p.stroke("tint", "30,108 92,108", 5)
    p.stroke("tint", "208,108 270,108", 5)
    p.stroke("glow", "90,16 210,16", 6)
    for x, y in ((104, 36), (150, 46), (196, 36)):
        p.disc("ink", x, y, 21)
        p.disc("glow", x, y, 18)
        p.gouge("paper", x - 9, y, x - 2, y - 11, 6)
        p.comb("ink", f"{x + 12},{y - 6} {x + 8},{y + 12}", f"{x + 2},{y - 2} {x},{y + 12}", 3, 4)
    p.cut("-10,206! 310,206! 310,222! -10,222!")
    p.tint("-10,222! 310,222! 310,270! -10,270!")
    p.comb("ink", "0,228 300,228", "0,262 300,262", 15, 7, 0.3)
    with p.at(92, 204, 0.9, turn=-90):
        palm(p)
    p.disc("ink", 214, 202, 15)
    p.disc("glow", 214, 202, 11)


@arcana("U8")
def hexer(p: Print) -> None:
    """Hired Hexer: somebody, somewhere, sits up."""
    ground(p, "tint")
    p.rays("ink", 150, 70, 60, 260, 30, 8)
    with p.at(150, 84, 1.2):
        hood(p)
        p.ink("-30,-40 0,-50 30,-40 34,20 0,46 -34,20")
        p.glow("-22,-6! -12,-14 -4,-4! -12,-1", "22,-6! 12,-14 4,-4! 12,-1")
        p.cut("-10,20! 0,17 10,20! 0,24", "-4,2 4,2 2,12 -3,12")
    p.ink("64,170! 110,150 190,150 236,170! 250,270! 50,270!")
    for x, f in ((72, False), (228, True)):
        with p.at(x, 150, 1.15, turn=160 if not f else -160, flip=f):
            palm(p)
        for k in range(3):
            p.stroke(
                "paper", f"{x + (-14 + k * 14)},{182 + k % 2 * 8} {150 + (x - 150) * 0.12 + (k - 1) * 8},{222}", 1.5
            )
    with p.at(150, 234, 0.9):
        p.glow(
            "0,-28 -10,-22 -10,-12! -24,-10! -24,-2! -10,0! -12,30! -3,30! 0,10! 3,30! 12,30! 10,0! 24,-2! 24,-10! 10,-12! 10,-22"
        )
        p.ink("-4,-22 -1,-19 -4,-16", "4,-22 1,-19 4,-16", "-3,0! 3,0! 0,8!")
        p.stroke("paper", "12,-18 -2,2", 2.4)


@arcana("U9")
def moneychanger(p: Print) -> None:
    """Moneychanger: bites it first."""
    coins(p)
    p.disc("ink", 170, 110, 96)
    bust(
        p,
        178,
        114,
        1.35,
        profile,
        nose=1.3,
        hook=0.8,
        chin=1,
        brow=1.2,
        mouth="hidden",
        eyes="glint",
        dress="tint",
        folds="ink",
        age=1,
    )
    with p.at(178, 114, 1.35):
        p.cut("-16,22! 0,14 12,0! 24,24 14,56 -10,76! -20,58 -32,50! -26,40")
        p.comb("ink", "-14,30 14,16", "-16,60 12,44", 6, 4)
        p.tint("-34,-30! 0,-44 38,-38 54,-14! 52,-44 26,-70 -10,-66 -30,-48")
        p.comb("ink", "-20,-54 36,-56", "-24,-40 44,-34", 8, 4)
        p.stroke("glow", "30,-68 60,-62 66,-40", 4)
        p.ink("-40,18! -28,18 -22,28 -34,34! -42,30!")
    p.disc("ink", 112, 154, 25)
    p.disc("glow", 112, 154, 21)
    p.disc("ink", 112, 154, 13)
    p.disc("glow", 112, 154, 10)
    p.gouge("paper", 98, 152, 104, 140, 5)
    with p.at(92, 190, 1, turn=16):
        fist(p)


# Militia


@arcana("M1")
def aurel(p: Print) -> None:
    """Militia Captain Aurel: burgonet, young moustache, the city behind."""
    ground(p, "tint")
    skyline(p, 262, "50,100,30 40,130,24 70,60,30 60,70,30 40,120,30 60,90,30", "ink", None, "glow")
    with p.at(150, 200, 1.25):
        p.ink("-30,-50! -84,-30 -98,60! 98,60! 84,-30 30,-50!")
        p.cut("-24,-46! 0,-40 24,-46! 34,-24 0,-12 -34,-24")
        p.comb("ink", "4,-38 26,-36", "4,-18 28,-24", 4, 5)
        p.comb("paper", "-44,-30 -80,-10", "-48,0 -86,16", 6, 7)
        p.comb("tint", "40,-26 80,-8", "44,40 86,40", 5, 7)
    with p.at(150, 112, 1.35):
        three_quarter(p, eyes="line", brow=1, nose=1, mouth="hidden")
        p.ink("-28,28! -18,22 -12,26 -4,22 8,30! -4,29 -12,30 -20,29", "-14,36 -6,35 -8,38")
        p.ink("-74,-2! -44,-26 -10,-34 26,-30 60,-18 86,4! 74,-20 48,-38 40,-64 10,-88 -6,-86 -30,-62 -38,-40 -60,-22")
        p.cut("-34,-42 -26,-60 -6,-78 4,-60 0,-38! -20,-36")
        p.teeth("ink", "4,-72 0,-42", "-18,-64 -24,-42", 4, 7)
        p.comb("tint", "14,-74 36,-54", "14,-42 38,-38", 5, 5)
        p.gouge("paper", -66, -8, -10, -32, 5, 4)
        p.glow("-2,-88! 16,-104 60,-100 84,-64 84,-30! 66,-62 34,-76")
        p.comb("ink", "16,-90 60,-78", "24,-100 72,-82", 5, 4)
        p.stroke("ink", "38,-20 40,20 20,48", 5)


@arcana("M2")
def sabra(p: Print) -> None:
    """Militia Captain Sabra: braid, sabre, no helmet."""
    ground(p, "ink")
    p.disc("tint", 150, 104, 104)
    p.rays("ink", 150, 104, 84, 108, 34, 5)
    bust(p, 156, 116, 1.35, three_quarter, eyes="line", brow=0.8, mouth="full", nose=0.8, jaw=0.9)
    with p.at(156, 116, 1.35):
        p.ink("-36,-16! -34,-48 -6,-62 28,-56 46,-28 44,20! 34,0 24,-26 -6,-38 -24,-30")
        p.stroke("ink", "36,0 52,40 40,80", 16, 0, 9)
        p.comb("paper", "28,6 46,40 36,70", "40,6 58,42 46,72", 6, 4)
        p.comb("tint", "-26,-42 24,-50", "-16,-34 24,-34", 7, 3)
        p.stroke("tint", "-26,-34 -16,20", 2.6, 0.5)
    p.ink("70,210! 110,196 150,206! 150,230! 100,226 76,236!")
    p.comb("paper", "84,212 140,206", "86,226 140,220", 6, 5)
    p.stroke("paper", "36,236 24,150 50,60 100,6", 12, 0, 3)
    p.stroke("ink", "42,226 32,150 58,64", 3, 0.4)
    p.stroke("glow", "14,228 36,240 66,232", 7)
    with p.at(38, 250, 0.85):
        fist(p)


@arcana("M3")
def pikeman(p: Print) -> None:
    """Militia Pikeman: one of many, and glad of it."""
    ground(p, "tint")
    for k, x in enumerate((20, 64, 108, 196, 240, 284)):
        p.stroke("ink", f"{x},270 {x + 26},{-6 + k % 3 * 14}", 5)
        p.ink(f"{x + 16},{30 + k % 3 * 14}! {x + 28},{-10 + k % 3 * 14}! {x + 36},{32 + k % 3 * 14}!")
    for x, s in ((58, 0.8), (244, 0.8)):
        with p.at(x, 196, s):
            p.ink("-60,100! -56,30 -30,10! -30,-20 -58,-24! -20,-50 0,-56 20,-50 58,-24! 30,-20 30,10! 56,30 60,100!")
            p.comb("tint", "-30,-36 -4,-48", "-20,-26 0,-32", 4, 4)
    bust(p, 150, 128, 1.3, front, eyes="line", brow=0.4, mouth="thin", nose=1.2, jaw=1.1)
    with p.at(150, 128, 1.3):
        p.ink("-66,-14! -36,-28 -30,-56 0,-70 30,-56 36,-28 66,-14! 30,-22 -30,-22")
        p.comb("paper", "-26,-50 -4,-62", "-30,-32 -6,-36", 5, 5)
        p.comb("paper", "-54,-16 -10,-26", "-44,-15 -8,-22", 5, 3)
        p.stroke("ink", "-32,-16 -26,36 0,54 26,36 32,-16", 3)


@arcana("M4")
def crossbow(p: Print) -> None:
    """Militia Crossbowman: shut one eye and pray."""
    ground(p, "ink")
    p.tint("-10,-10! 310,-10! 310,120! -10,120!")
    p.ink(
        "-10,120! -10,96! 30,96! 30,120! 70,120! 70,96! 110,96! 110,120! 190,120! 190,96! 230,96! 230,120! 270,120! 270,96! 310,96! 310,124!"
    )
    bust(p, 150, 104, 1.3, front, eyes="none", mouth="thin", nose=1, brow=1)
    with p.at(150, 104, 1.3):
        p.ink("-31,-10! -18,-18 -5,-8! -6,0 -16,4 -27,0!")
        p.cut("-25,-3! -17,-7 -9,-2! -17,1")
        p.disc("ink", -17, -3, 3.4)
        p.shape("paper", "8,-4! 18,-9 28,-4! 18,-1")
        p.ink("-44,-10! -40,-48 -14,-68 0,-78! 14,-68 40,-48 44,-10! 0,-28")
        p.comb("paper", "-34,-42 -4,-66", "-34,-22 -6,-32", 5, 6)
        p.comb("tint", "12,-60 34,-42", "12,-34 36,-24", 4, 6)
    p.stroke("paper", "34,206 80,170 150,160 220,170 266,206", 12, 0.5)
    p.stroke("ink", "60,186 100,172 150,166 200,172 240,186", 4, 0.5)
    p.stroke("glow", "36,206 150,226 264,206", 3)
    p.cut("138,150! 162,150! 168,270! 132,270!")
    p.ink("150,150! 162,150! 168,270! 150,270!")
    p.glow("144,156! 150,136! 156,156! 154,226! 146,226!")
    with p.at(118, 232, 0.9):
        fist(p)
    with p.at(184, 240, 0.9, flip=True):
        fist(p)


@arcana("M5")
def lamplighter(p: Print) -> None:
    """Militia Lamplighter: street by street."""
    ground(p, "tint")
    gable(p, 206, 270, 56, 90, 50, "ink", "tint", "")
    gable(p, 256, 270, 60, 110, 40, "ink", "tint", "")
    p.rays("glow", 66, 66, 34, 96, 24, 8)
    p.stroke("ink", "66,270 66,110", 13)
    p.gouge("paper", 63, 260, 64, 120, 5)
    p.glow("44,34! 88,34! 82,96! 50,96!")
    p.cut("59,90 61,68 66,48! 71,68 73,90")
    p.ink("34,36! 66,8! 98,36!", "42,96! 90,96! 84,108! 48,108!")
    p.stroke("ink", "51,38 55,94", 4)
    p.stroke("ink", "81,38 77,94", 4)
    p.stroke("ink", "196,262 84,78", 7)
    p.glow("84,80! 78,66 86,56! 94,68 92,78")
    with p.at(176, 136, 1.2, turn=6):
        p.ink("-40,120! -44,60 -24,40 24,36 54,60 66,120!")
        p.comb("paper", "-34,60 -34,100", "-20,60 -20,100", 4, 6)
        p.comb("tint", "20,60 40,60", "24,110 50,110", 4, 6)
        profile(p, eyes="glint", mouth="thin", nose=1.1, brow=0.6, mood=-0.8)
        p.ink(
            "-28,-32! -10,-44 30,-44 48,-14 44,14! 32,4 22,-16 2,-30",
            "-60,-26! -30,-36 20,-42 60,-32! 42,-44 38,-84! -14,-82! -20,-44",
        )
        p.glow("-20,-46! 12,-52 38,-48! 38,-56! 12,-61 -19,-55!")
        p.comb("tint", "26,-78 26,-62", "36,-78 36,-62", 3, 4)
    with p.at(146, 196, 0.85, turn=-32):
        fist(p)


@arcana("M6")
def watchman(p: Print) -> None:
    """Militia Night Watchman: rain, bell, all is well."""
    ground(p, "tint")
    p.chatter("ink", -10, -10, 320, 280, 26, 44, 4, 70)
    p.chatter("paper", -10, -10, 320, 280, 14, 36, 4, 70)
    with p.at(156, 190, 1.25):
        p.ink("-40,-50! -90,10 -96,70! 96,70! 90,10 40,-50!")
        p.comb("tint", "-50,-20 -84,20", "-56,60 -88,64", 6, 7)
    with p.at(156, 112, 1.3):
        three_quarter(p, age=2, brow=1.4, eyes="glint", mouth="hidden", nose=1.5)
        p.cut("-30,22! -12,20 8,24 26,12! 30,36 10,56 -14,58 -30,40")
        p.comb("ink", "-22,28 16,26", "-18,52 10,50", 6, 4)
        p.ink("-12,28! -4,26 4,29! -4,33")
        p.ink("-84,-6! -44,-22 -34,-30 -26,-58 0,-68 30,-58 40,-30 56,-20 88,-2! 40,-14 0,-18 -40,-14")
        p.comb("paper", "-24,-52 -4,-62", "-30,-34 -6,-38", 4, 5)
        p.comb("paper", "-70,-8 -20,-24", "-60,-7 -20,-19", 5, 3)
    p.stroke("ink", "258,270 252,10", 8)
    p.ink("252,30! 276,22! 286,52! 268,76! 252,68!", "246,16! 252,-12! 258,16!")
    p.glow("36,150! 76,150! 82,196! 30,196!")
    p.cut("50,190 52,172 56,158! 60,172 62,190")
    p.ink("28,150! 44,134! 68,134! 84,150!", "26,196! 86,196! 86,206! 26,206!")
    p.rays("glow", 56, 174, 36, 62, 12, 6, 90, 180)
    p.stroke("ink", "48,134 56,120 64,134", 4)
    with p.at(62, 114, 0.8):
        fist(p)
    with p.at(254, 176, 0.9):
        fist(p)
