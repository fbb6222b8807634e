"""Eclipse: the Terran factions and the six species."""

from collections.abc import Callable

from lino.arcs_parts import planet
from lino.carve import Print
from lino.eclipse_kit import ancient_ship, cog, hexagon, night, ring, spark, species, star
from lino.parts import beard, front, ground, neck, profile, three_quarter

# Terrans


def suit(p: Print) -> None:
    """Shoulders of a space suit and its neck ring, which is at (176, 196)."""
    p.ink("110,196! 66,208 30,262! 310,262! 286,214 240,196!")
    p.cut("112,206! 76,218 48,262! 98,262! 116,226!")
    p.teeth("ink", "112,214 98,258", "88,220 66,256", 5, 9)
    p.comb("tint", "240,210 276,228", "242,252 284,258", 5, 7)
    p.disc("ink", 176, 206, 72, 0.38)
    p.disc("paper", 176, 201, 65, 0.34)
    p.disc("ink", 179, 197, 55, 0.29)
    p.teeth("ink", "206,182 242,204 200,222", "204,190 222,204 200,214", 6, 8)


def terran(p: Print, face: Callable[[], None]) -> None:
    """What all six share: the sky, the suit, and the disc with the badge on it, drawn by the faction."""
    night(p, "24,150 50,192 286,140")
    p.disc("tint", 186, 104, 96)
    p.rays("ink", 186, 104, 78, 102, 12, 12)
    suit(p)
    with p.at(176, 120, 1.26):
        neck(p)
        p.ink("-34,64! 44,60! 46,80 -34,80")
        face()
    p.stroke("paper", "118,210 150,219 184,220", 7, 0.5)
    p.disc("ink", 62, 70, 54)
    p.disc("glow", 62, 70, 48)
    p.disc("ink", 62, 70, 41)


@species("terran_directorate")
def terran_directorate(p: Print) -> None:
    """The cap is straight, and so is the sword."""

    def face() -> None:
        three_quarter(p, jaw=1.15, brow=1.5, mouth="grim")
        p.ink("-42,-20! -46,-36 -58,-56 -40,-74 0,-82 42,-72 56,-48 44,-24! 42,0 34,6! 30,-20 -10,-30")
        p.tint("-46,-46! -52,-56 -38,-68 0,-76 36,-67 48,-52! 0,-60")
        p.glow("-44,-40! -4,-52 46,-44! 46,-36! -4,-44 -42,-32!")
        p.ink("-40,-26! -62,-20 -52,-12! -20,-20 10,-22 10,-32!")
        p.gouge("paper", -54, -18, -30, -22, 4)

    terran(p, face)
    p.glow("62,34! 70,48 68,88! 56,88! 54,48", "40,84! 84,84! 84,94! 40,94!", "57,92! 67,92! 66,106! 58,106!")
    p.gouge("ink", 64, 46, 63, 82, 4)


@species("terran_federation")
def terran_federation(p: Print) -> None:
    """One world, six stars around it."""

    def face() -> None:
        front(p, jaw=0.86, eyes="line", mouth="full", half=True)
        p.ink("-34,6! -42,-20 -34,-52 -10,-66 20,-66 42,-46 46,-10 42,24! 34,24! 34,-12 16,-34 -4,-44 -20,-32 -30,-14")
        p.ink("-16,-62 -12,-82 10,-90 26,-78 20,-60")
        p.comb("tint", "-24,-46 4,-60", "-32,-26 -10,-44", 4, 4)
        p.stroke("glow", "-40,8 -30,26 -12,28", 4)
        p.disc("glow", -40, 4, 7)

    terran(p, face)
    planet(p, 62, 70, 16, "tint", "paper")
    for x, y in ((62, 40), (88, 55), (88, 85), (62, 100), (36, 85), (36, 55)):
        star(p, "glow", x, y, 10)


@species("terran_union")
def terran_union(p: Print) -> None:
    """Works, and lets the beard grow."""

    def face() -> None:
        three_quarter(p, jaw=1.2, nose=1.2, brow=1.2, mouth="open")
        beard(p, "ink", "tint", 0.72)
        p.glow("-40,-26! -44,-44 -30,-66 0,-76 34,-66 46,-40 42,-22! 0,-40")
        p.ink("8,-76 36,-68 50,-40 46,-20! 20,-34 24,-54", "-46,-28! 0,-42 48,-24! 48,-16! 0,-34 -48,-20!")
        p.comb("ink", "4,-70 14,-42", "-10,-66 -4,-44", 3, 7)
        p.ink("30,-14 46,-12 48,8 32,10")
        p.glow("34,-9 43,-8 44,4 35,5")

    terran(p, face)
    cog(p, "glow", 62, 70, 36, 8)
    p.disc("ink", 62, 70, 20)
    p.shape("glow", "62,54! 74,64 74,78 62,88! 50,78 50,64")
    p.gouge("ink", 62, 58, 62, 84, 5)


@species("terran_republic")
def terran_republic(p: Print) -> None:
    """Looks at the morning, like everyone in the assembly."""

    def face() -> None:
        profile(p, nose=0.9, hook=0.4, chin=1, mouth="thin", age=1)
        p.ink("-30,-34! -24,-52 4,-64 36,-56 54,-28 52,6 36,22! 22,10 24,-10 10,-30 -10,-38")
        for x, y, t in ((-20, -42, -60), (-8, -50, -40), (8, -54, -20), (24, -50, 10), (36, -38, 34), (44, -22, 54)):
            with p.at(x, y, 1, turn=t):
                p.glow("-3,6! -8,-6 0,-20! 8,-6 3,6!")

    terran(p, face)
    p.glow("26,84! 30,66 44,52 62,48 80,52 94,66 98,84!")
    p.rays("glow", 62, 82, 40, 46, 7, 7, 190, 160)
    p.ink("36,84! 40,70 50,62 62,60 74,62 84,70 88,84!")
    p.glow("44,84! 48,74 62,68 76,74 80,84!", "30,90! 94,90! 90,97! 34,97!")


@species("terran_conglomerate")
def terran_conglomerate(p: Print) -> None:
    """Everything has been entered twice."""

    def face() -> None:
        front(p, jaw=1, eyes="blind", mouth="thin", brow=0.6, age=2, half=True)
        p.ink("-36,-12! -40,-34 -22,-58 4,-62! 26,-60 42,-38 40,-8! 34,-22 24,-40 -6,-44 -28,-34")
        p.comb("paper", "-8,-58 18,-58", "-24,-42 -2,-46", 5, 3)
        for x in (-17, 17):
            p.disc("ink", x, -3, 16)
            p.disc("glow", x, -3, 11.5)
            p.gouge("paper", x - 6, 2, x + 1, -11, 5)
        p.stroke("ink", "-6,-6 6,-6", 4)

    terran(p, face)
    for x, y in ((62, 51), (45, 81), (79, 81)):
        hexagon(p, "glow", x, y, 18)
        hexagon(p, "ink", x, y, 9)


@species("terran_alliance")
def terran_alliance(p: Print) -> None:
    """Visor down: nobody asks whose pilot."""

    def face() -> None:
        p.ink("-40,30! -46,-10 -42,-44 -16,-66 16,-66 44,-46 50,-6 44,30! 20,54 -14,54")
        p.cut("-38,26! -41,-8 -36,-40 -14,-60 0,-60! -6,-36 -34,-30! -32,14! -12,20! -10,48! -26,36")
        p.teeth("ink", "-2,-56 -8,-36", "-24,-52 -30,-38", 4, 7)
        p.glow("-38,-26! 0,-36 42,-26! 42,4! 20,16 4,12! 0,4! -6,12 -20,16 -38,6!")
        p.ink("10,-34! 42,-26! 42,4! 20,16 8,12! 22,-4 14,-18")
        p.gouge("paper", -32, 4, -14, -26, 8)
        p.comb("ink", "-6,26 10,26", "-6,44 10,44", 4, 5, 0.1)
        p.tint("6,-64! 18,-64! 30,-52! 14,-54!")
        p.ink("-30,44! -50,66 -44,80! -20,60!")

    terran(p, face)
    for x, y in ((62, 55), (47, 81), (77, 81)):
        ring(p, "glow", x, y, 22, 7, "ink")
    for x, y in ((62, 55), (47, 81), (77, 81)):
        p.rays("glow", x, y, 18, 20, 12, 6)


@species("terran")
def everyone(p: Print) -> None:
    """Three of a crew, one window."""
    ground(p, "ink")
    p.disc("tint", 150, 120, 128)
    p.disc("glow", 62, 46, 24)
    p.comb("tint", "78,30 80,62", "60,30 62,62", 4, 7)
    for x, y, s, flip in ((72, 150, 0.95, False), (228, 150, 0.95, True), (150, 136, 1.12, False)):
        with p.at(x, y, s, flip=flip):
            p.ink("-30,50! -72,70 -84,150! 84,150! 72,70 30,50!")
            p.comb("tint", "-44,70 -66,84", "-50,120 -74,124", 3, 9)
            p.disc("ink", 0, 2, 68)
            p.disc("glow" if x == 150 else "paper", 0, 2, 61)
            p.disc("ink", 3, 4, 55)
            with p.at(2, 4, 0.86):
                (front if x == 150 else three_quarter)(
                    p,
                    eyes="line" if x == 150 else "glint",
                    mouth="full" if x == 150 else "thin",
                    jaw=0.9 if x == 150 else 1.1,
                )
            p.gouge("paper", -48, 14, -24, -42, 8, 8)


# The others


@species("eridani_empire")
def eridani_empire(p: Print) -> None:
    """Old gold, old medals, and a collar that fills the door."""
    ground(p, "ink")
    p.rays("paper", 166, 190, 172, 270, 14, 11, 180, 180)
    for k in (0, 1, 4, 5, 6):
        with p.at(170, 200, 1, turn=-78 + k * 26):
            p.ink("-8,0! -38,-110 -28,-148 0,-168! 28,-148 38,-110 8,0!")
            p.tint("-5,-40! -28,-112 -20,-140 0,-156! 20,-140 28,-112 5,-40!")
            p.glow("0,-146! 11,-122 0,-96! -11,-122")
    p.ink("120,200! 60,216 20,262! 300,262! 268,216 220,200!")
    p.comb("tint", "226,210 266,234", "226,250 270,256", 5, 7)
    with p.at(150, 104, 1.3):
        p.ink("-18,30! -22,90! 44,90! 36,10!")
        p.cut("-14,40! -18,88! 4,88! 4,40!")
        for y in (50, 62, 74, 86):
            p.stroke("glow", f"-20,{y} 0,{y + 4} 36,{y}", 7)
        profile(p, nose=1.15, hook=1, chin=1.2, brow=1.6, eyes="shut", mouth="grim")
        p.ink("-36,-26! -26,-52 10,-78 64,-100 108,-98! 104,-60 78,-24 46,10! 26,6 4,-24 -12,-30")
        p.glow(
            "-28,-31! -20,-48 8,-68 24,-75! 32,-48 22,-14! 8,-28",
            "34,-80! 60,-91! 66,-62 48,-20 36,-4! 32,-14 42,-48",
            "70,-94! 99,-93! 96,-66 76,-32 58,-16! 74,-58",
        )
        p.comb("ink", "20,-70 22,-20", "6,-64 6,-34", 5, 5)
        p.gouge("paper", -22, -38, 6, -62, 5)
    for x, y in ((92, 232), (140, 244)):
        p.tint(f"{x - 9},{y - 34}! {x + 9},{y - 34}! {x + 6},{y - 8}! {x - 6},{y - 8}!")
        p.disc("glow", x, y, 16)
        star(p, "ink", x, y, 11)


def hydran_head(p: Print) -> None:
    """Looks to the left and down at the origin of knowledge."""
    p.ink("-66,22! -50,-22 -16,-46 -6,-78! 14,-62! 30,-84! 38,-56! 62,-60! 58,-24 56,14 34,44 -10,44 -46,38")
    p.cut("-58,20! -44,-16 -14,-36 16,-34 6,-6 14,20 0,36 -36,30")
    p.tint("0,-44! -2,-66! 14,-50! 28,-70! 32,-48! 52,-50! 46,-30! 20,-38")
    p.teeth("ink", "16,-24 6,0 12,28", "-4,-26 -12,0 -8,26", 6, 8)
    p.ink("-60,22! -36,18 -14,24! -36,23")
    p.disc("ink", -20, -6, 17)
    p.disc("glow", -20, -6, 13)
    p.disc("ink", -24, -2, 6)
    p.comb("tint", "26,-14 48,-10", "22,22 40,18", 4, 7)


@species("hydran_progress")
def hydran_progress(p: Print) -> None:
    """Two heads, so two books at a time."""
    ground(p, "tint")
    p.rays("paper", 150, 176, 66, 250, 22, 9)
    for flip in (False, True):
        with p.at(300 if flip else 0, 0, flip=flip):
            p.stroke("ink", "150,290 226,262 282,206 262,140 244,90", 56, 0, 40)
            p.stroke("paper" if flip else "tint", "176,266 236,246 266,200 246,120", 14, 0.7)
            p.comb("ink", "206,250 250,222 254,160", "202,262 268,226 268,160", 7, 7)
            with p.at(232, 82, 0.92, turn=-22):
                hydran_head(p)
    p.disc("ink", 150, 176, 62)
    p.ink("136,104! 164,104! 162,140 192,192 182,212 118,212 108,192 138,140")
    p.cut("142,108! 150,108! 148,144 120,194! 126,204! 174,204! 182,192 156,146 157,108!")
    p.glow("133,168! 167,168! 182,192 174,204 126,204 118,192")
    p.disc("paper", 146, 182, 7)
    p.disc("paper", 160, 194, 5)
    p.disc("glow", 150, 92, 8)
    spark(p, "glow", 150, 44, 30)


@species("planta")
def planta(p: Print) -> None:
    """A flower with an eye; two tendrils hold two worlds at once."""
    night(p, "24,24 284,130 20,150")
    p.disc("tint", 150, 104, 94)
    for flip in (False, True):
        with p.at(300 if flip else 0, 0, flip=flip):
            p.stroke("tint", "140,206 96,222 56,196 38,150 50,100", 20, 0, 8)
            p.stroke("paper", "122,212 92,212 62,188 46,150 55,110", 5, 0.5)
            p.tint("56,172! 30,160 0,170! 26,188 56,186!")
    for x, colour in ((48, "glow"), (252, "paper")):
        p.disc(colour, x, 66, 30)
        p.ink(f"{x + 12},36! {x + 32},58 {x + 28},88 {x + 8},96! {x + 16},66")
        p.teeth("ink", f"{x + 14},50 {x + 12},84", f"{x - 8},52 {x - 8},82", 3, 11)
    for k in range(8):
        with p.at(150, 104, 1, turn=k * 45):
            p.ink("0,-20! -37,-62 -28,-90 0,-108! 28,-90 37,-62")
            p.shape("paper" if k in (0, 5, 6, 7) else "glow", "0,-30! -27,-62 -19,-86 0,-97! 19,-86 27,-62")
            p.gouge("ink", 4, -90, 2, -46, 8)
    p.disc("ink", 150, 104, 48)
    p.cut("110,104! 150,74 190,104! 150,134")
    p.disc("tint", 150, 103, 19)
    p.disc("ink", 150, 103, 10)
    p.gouge("paper", 142, 102, 148, 92, 5)
    p.ink("132,150! 168,150! 178,206 200,262! 100,262! 122,206")
    p.cut("137,158! 148,158 146,206 130,262! 108,262! 130,206")
    p.teeth("ink", "150,170 146,210 130,258", "134,174 128,214 108,256", 5, 11)
    p.comb("tint", "164,176 184,250", "156,182 164,250", 4, 7)
    p.tint("116,230! 66,216 30,262! 106,262!", "184,230! 234,216 270,262! 194,262!")
    p.comb("ink", "104,236 60,244", "98,250 56,258", 3, 7)


@species("descendants_of_draco")
def descendants_of_draco(p: Print) -> None:
    """The old ships come when it calls, and perch."""
    ground(p, "tint")
    p.rays("ink", 70, 180, 96, 300, 20, 12)
    p.ink("150,110! 256,60! 284,130 300,200 310,270! 130,270! 160,220 176,180")
    p.glow("256,104! 292,140! 266,142! 302,186! 272,184! 310,240! 270,262! 262,180")
    p.comb("paper", "192,150 164,236", "218,164 204,250", 6, 11, 0.3, -4)
    with p.at(184, 80, 1.2):
        p.ink(
            "-100,24! -88,-8 -54,-18 -30,-42 6,-54 28,-48 56,-88! 54,-44 96,-66! 74,-22 104,-16! 72,12 40,44 0,46 -30,58 -70,62! -98,44"
        )
        p.cut("-93,20! -82,-3 -52,-11 -28,-34 2,-45 18,-36 6,-14 14,4 -20,18 -60,24")
        p.teeth("ink", "16,-30 6,-10 4,10", "-8,-28 -14,-10 -16,10", 5, 8)
        p.cut("-88,32! -60,32 -24,28! -28,46 -66,54! -84,44!")
        p.ink("-84,28! -76,42! -68,29! -60,42! -52,29! -44,41! -36,28! -20,24! -60,24!")
        p.ink("-42,-14! -20,-30 0,-18! -20,-6")
        p.glow("-36,-15! -20,-24 -7,-17! -20,-10")
        p.ink("-24,-24! -16,-24! -17,-10! -22,-10!", "-88,4! -80,-3 -76,6!")
        p.glow("30,-40! 50,-74! 50,-38! 36,-28", "54,-34! 84,-54! 68,-22! 50,-18", "62,-10! 90,-10! 66,4! 50,6")
    ancient_ship(p, 68, 204, 0.52, 0, "paper", "ink", "glow", "ink")


@species("mechanema")
def mechanema(p: Print) -> None:
    """Spanner in one hand, hammer in the other, no need to look at either."""
    ground(p, "tint")
    p.chatter("paper", 0, 0, 300, 150, 14, 40, 6, 90)
    cog(p, "ink", 150, 112, 118, 12)
    p.disc("paper", 150, 112, 86)
    p.rays("ink", 150, 112, 66, 92, 18, 9)
    for line in ("120,196 60,206 40,130 52,84", "180,196 240,206 260,130 248,84"):
        p.stroke("ink", line, 26, 0, 20)
    for x, y in ((62, 202), (40, 140), (238, 202), (260, 140)):
        p.disc("ink", x, y, 18)
        p.disc("paper" if x < 150 else "glow", x, y, 9)
    with p.at(52, 58, 1, turn=8):
        p.ink("-14,40! -14,6 -34,-12 -32,-44! -12,-26! 12,-26! 32,-44! 34,-12 14,6 14,40!")
        p.cut("-8,36! -8,3 -27,-14 -27,-30! -14,-19! -2,-18! -2,36!")
    with p.at(244, 62, 0.95, turn=-8):
        p.ink("-38,-30! 38,-34! 40,-2! 9,-2! 9,44! -9,44! -9,0! -38,0!")
        p.glow("-32,-24! 32,-28! 33,-8! -32,-6!")
    p.ink("84,262! 92,204! 120,188! 180,188! 208,204! 216,262!")
    p.cut("92,258! 99,210! 122,196! 138,196! 130,258!")
    p.teeth("ink", "136,202 130,256", "112,206 104,256", 5, 9)
    ring(p, "glow", 172, 230, 20, 8, "ink")
    p.ink("100,52! 120,28! 180,28! 200,52! 204,130! 176,176! 124,176! 96,130!", "140,10! 160,10! 158,32! 142,32!")
    p.cut("106,56! 123,36! 146,36! 138,70! 116,100! 122,140! 134,168! 127,168! 103,128!")
    p.teeth("ink", "146,44 124,84", "124,44 108,80", 4, 9)
    p.disc("glow", 150, 8, 9)
    p.disc("paper", 156, 90, 40)
    p.disc("ink", 156, 90, 34)
    p.disc("glow", 156, 90, 26)
    p.disc("ink", 156, 90, 14)
    p.gouge("paper", 138, 92, 150, 70, 8)
    p.comb("paper", "134,146 176,146", "136,166 170,166", 5, 7, 0.1)
    p.comb("tint", "192,60 196,128", "182,66 184,128", 4, 6)


@species("orion_hegemony")
def orion_hegemony(p: Print) -> None:
    """Shoulders like a dock, three stars on the belt."""
    ground(p, "tint")
    p.rays("ink", 150, 92, 110, 250, 22, 14)
    p.disc("ink", 150, 92, 108)
    p.disc("glow", 150, 92, 102)
    p.ink("96,150! 40,120 -4,150 -20,270! 320,270! 304,150 260,120 204,150!")
    p.cut("86,156! 42,134 10,158 2,200! 40,184 84,180!")
    p.teeth("ink", "80,160 36,186 8,196", "60,150 36,158 20,168", 7, 9)
    p.tint("214,156! 258,134 290,158 298,200! 260,184 216,180!")
    p.comb("ink", "226,160 286,176", "230,176 282,190", 6, 7)
    for x, y, t in ((28, 140, -34), (58, 128, -12), (242, 128, 12), (272, 140, 34)):
        with p.at(x, y, 1, turn=t):
            p.ink("-16,8! 0,-44! 16,8!")
            p.shape("paper", "-9,6! 0,-30! 7,6!")
    p.cut("-10,212! 310,176! 310,210! -10,248!")
    for x, y in ((78, 219), (150, 210), (222, 201)):
        star(p, "ink", x, y, 14)
    with p.at(150, 108, 1.16):
        p.ink("-44,50! -54,0 -46,-36 -20,-56 20,-56 46,-36 54,0 44,50! 0,68")
        p.ink("-34,-24! -72,-34 -92,-82! -56,-66 -20,-56!", "34,-24! 72,-34 92,-82! 56,-66 20,-56!")
        p.shape("paper", "-38,-34! -68,-44 -82,-70! -54,-60 -26,-50!")
        p.comb("ink", "-70,-60 -50,-50", "-62,-48 -46,-40", 3, 5)
        p.cut("-46,-2 -40,-32 -18,-49 -4,-50! -4,-14! -34,-18! -44,4!")
        p.teeth("ink", "-4,-46 -4,-18", "-22,-42 -24,-22", 4, 8)
        p.glow("-36,-10! -10,-2! -12,7! -32,2!", "36,-10! 10,-2! 12,7! 32,2!")
        p.cut("-30,16! -8,12 0,16! -4,40 -20,50 -34,38")
        p.ink("-16,14 -6,12 -6,20 -14,22")
        p.teeth("ink", "-2,22 -6,42", "-18,24 -22,42", 4, 7)
        p.tint("30,16! 12,12 8,18! 10,40 22,48 34,38")
        p.ink("-34,40! 0,30 34,40! 0,54")
        p.cut("-30,40! -24,6! -16,38!", "30,40! 24,6! 16,38!", "-10,38! -5,28! -1,37!", "10,38! 5,28! 1,37!")
