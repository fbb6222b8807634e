"""Eclipse: actions, events and what else the screen shows."""

from lino.arcs_parts import dome, planet, ship
from lino.carve import Print
from lino.eclipse_emblems import plate
from lino.eclipse_kit import ancient_ship, bolt, cog, crew, cruiser, hexagon, idea, night, ring, spark, star
from lino.eclipse_people import hydran_head
from lino.parts import fist, ground, hood, palm, profile, stars, three_quarter


def to_the_right(
    p: Print, x: float, y: float, size: float, climb: float = 0, hull: str = "paper", flame: str = "glow"
) -> None:
    """A ship with its nose to the right, climbing by degrees."""
    with p.at(x, y, flip=True):
        ship(p, 0, 0, size, climb, hull, "ink", flame)


def outlined(
    p: Print,
    x: float,
    y: float,
    size: float,
    turn: float = 0,
    flip: bool = False,
    hull: str = "paper",
    flame: str = "glow",
) -> None:
    """The same on its own dark edge."""
    with p.at(x, y, flip=flip):
        with p.at(0, 0, size, turn):
            p.ink("-64,0! -24,-20 6,-20 16,-38! 42,-38! 42,-14! 42,14! 42,38! 16,38! 6,20 -24,20")
        ship(p, 0, 0, size, turn, hull, "ink", flame)


# The six actions, passing and reacting


@idea("explore")
def explore(p: Print) -> None:
    """A lamp is carried past the last charted tile."""
    ground(p, "ink")
    for x, y in ((40, 30), (40, 134), (40, 238), (130, 82), (130, 186), (130, -22), (220, 186), (310, 134), (310, 238)):
        hexagon(p, "tint", x, y, 58)
        hexagon(p, "ink", x, y, 52)
    p.glow("92,206! 178,-20! 330,-20! 330,156!")
    hexagon(p, "ink", 216, 84, 72)
    hexagon(p, "paper", 216, 84, 64)
    planet(p, 212, 84, 38, "tint", "ink")
    spark(p, "ink", 254, 58, 10)
    to_the_right(p, 78, 210, 1.45, 38, flame="")


@idea("influence")
def influence(p: Print) -> None:
    """Mine, says the disc."""
    ground(p, "tint")
    p.rays("paper", 150, 220, 130, 270, 22, 10, 180, 180)
    p.disc("ink", 150, 262, 134)
    p.disc("paper", 150, 262, 124)
    p.ink("170,138! 230,160 282,230 284,270! 200,270! 216,210")
    p.teeth("ink", "200,170 220,220 214,256", "160,172 172,220 168,256", 6, 14)
    p.chatter("ink", 60, 200, 80, 50, 6, 22, 6)
    p.disc("ink", 140, 156, 60, 0.42)
    p.disc("glow", 140, 150, 54, 0.38)
    p.disc("ink", 140, 150, 30, 0.38)
    p.disc("glow", 140, 150, 20, 0.36)
    p.ink(
        "310,-10! 310,70! 250,100! 224,130 196,138 178,150! 158,142! 160,112 176,90! 138,128! 116,126! 120,96 150,44 200,10 220,-10!"
    )
    p.cut(
        "300,-10! 300,20! 216,60! 196,84! 206,98! 186,112 174,140! 166,138! 168,116 186,88! 176,82! 138,118! 126,118! 128,98 156,50 204,16 226,-10!"
    )
    p.comb("ink", "210,20 290,0", "226,50 300,20", 5, 9)


@idea("research")
def research(p: Print) -> None:
    """The lamp is inside."""
    ground(p, "tint")
    p.rays("ink", 172, 84, 100, 270, 24, 12)
    with p.at(150, 122, 1.75):
        p.ink("-20,40! -30,86! 60,86! 44,10!")
        profile(p, nose=0.9, chin=1, brow=0.6, eyes="shut", mouth="thin")
        p.ink("-34,-24! -28,-54 4,-66 36,-58 56,-26 52,8! 20,20 8,-4 -6,-22")
        p.disc("ink", 14, -24, 34)
        p.disc("glow", 14, -24, 27)
        for t in (30, 90, 150):
            with p.at(14, -24, 1, turn=t):
                p.disc("ink", 0, 0, 24, 0.4)
                p.disc("glow", 0, 0, 19, 0.24)
        p.disc("ink", 14, -24, 7)
        p.disc("paper", 14, -24, 4)


@idea("upgrade")
def upgrade(p: Print) -> None:
    """One tile out, a better one in."""
    ground(p, "tint")
    for x in range(0, 301, 50):
        p.stroke("paper", f"{x},-10 {x},270", 2)
    for y in range(10, 261, 50):
        p.stroke("paper", f"-10,{y} 310,{y}", 2)
    p.ink("14,176! 60,120! 110,112! 110,84! 250,84! 290,120! 290,212! 250,244! 110,244! 60,228!")
    p.cut("26,176! 66,130! 104,122! 104,170! 30,178!")
    p.teeth("ink", "100,172 50,176", "100,136 60,150", 4, 12)
    for x, y in ((122, 96), (122, 170), (194, 170)):
        p.tint(f"{x},{y}! {x + 60},{y}! {x + 60},{y + 60}! {x},{y + 60}!")
    ring(p, "paper", 152, 126, 20, 7, "ink")
    bolt(p, "glow", 152, 200, 0.42)
    p.glow("212,180! 234,180! 228,220! 206,220!", "200,190! 246,186! 244,196! 200,200!")
    p.cut("194,96! 254,96! 254,156! 194,156!")
    p.ink("202,104! 246,104! 246,148! 202,148!")
    with p.at(236, 62, 1, turn=12):
        p.ink("-48,-40! 48,-40! 48,56! -48,56!")
        p.glow("-40,-32! 40,-32! 40,48! -40,48!")
        star(p, "ink", 0, 8, 32, 4, 0.4)
        p.ink("-18,-80! 18,-80! 14,-36! -14,-36!")


@idea("build")
def build(p: Print) -> None:
    """Ribs first."""
    ground(p, "tint")
    stars(p, "24,30 44,96 20,160 284,60", "paper", 6)
    p.stroke("ink", "256,250 256,20", 30)
    p.stroke("ink", "290,30 110,30", 26)
    p.stroke("glow", "256,250 256,24", 16)
    p.stroke("glow", "284,30 120,30", 12)
    p.comb("ink", "250,60 250,220", "262,70 262,230", 7, 8, 0.1)
    p.stroke("ink", "206,36 206,80", 6)
    p.ink("120,10! 160,76 172,150 172,196! 206,250! 34,250! 70,196! 70,150 82,76")
    p.cut("118,28! 92,84 80,150 80,198! 54,240! 116,240!")
    p.teeth("ink", "116,60 116,232", "96,84 86,214", 7, 16)
    p.disc("ink", 102, 106, 12)
    p.disc("glow", 102, 106, 8)
    p.stroke("paper", "130,46 152,90 160,150 160,196 184,238", 7)
    for y, x in ((80, 146), (112, 154), (144, 158), (176, 160), (208, 168)):
        p.stroke("paper", f"124,{y} {x},{y}", 8)
    with p.at(206, 112, 0.5, turn=10):
        plate(p, 0, 0, 1, "paper")
    p.rays("glow", 166, 176, 8, 34, 12, 9)
    p.disc("paper", 166, 176, 9)
    p.ink("-10,240! 310,236! 310,270! -10,270!")
    p.comb("tint", "0,246 290,244", "10,262 300,262", 9, 8)
    crew(p, 222, 254, 0.6, True)


@idea("move")
def move(p: Print) -> None:
    """Three jumps, if the drive allows."""
    ground(p, "tint")
    for x, y in ((76, 192), (226, 192), (151, 62), (1, 62), (301, 62)):
        hexagon(p, "ink", x, y, 84)
        hexagon(p, "tint", x, y, 78)
    p.stroke("paper", "10,250 70,210 120,130 190,90 290,40", 10, 0, 4)
    for x, y, s in ((62, 206, 0.9), (140, 128, 1.1), (226, 58, 1.3)):
        with p.at(x, y, 1):
            p.disc("ink", 0, 0, 52 * s)
            to_the_right(p, 6, 0, s * 0.86, 34)


@idea("pass")
def passing(p: Print) -> None:
    """Enough for today."""
    night(p, "30,40 80,90 40,160 250,30 276,120 230,180")
    planet(p, 226, 66, 42, "glow", "ink")
    p.ink("84,262! 96,180! 196,180! 208,262!")
    p.tint("92,262! 104,196! 188,196! 200,262!")
    p.comb("ink", "112,202 180,202", "104,256 188,256", 6, 9)
    with p.at(146, 126, 1.7):
        palm(p)
    p.stroke("glow", "98,198 148,206 196,196", 12)


@idea("reaction")
def reaction(p: Print) -> None:
    """Late, short, but an answer."""
    ground(p, "tint")
    p.rays("ink", 190, 90, 60, 270, 22, 14)
    bolt(p, "ink", 186, 92, 2.0, 30)
    bolt(p, "glow", 186, 92, 1.64, 30)
    with p.at(108, 178, 1.7, turn=-4):
        p.ink("-24,10! 22,10! 36,110! -36,110!")
        p.comb("tint", "-14,38 14,38", "-22,70 22,70", 4, 7)
        fist(p)


# Other people


@idea("ambassador")
def ambassador(p: Print) -> None:
    """Nobody blinks, one of them cannot."""
    ground(p, "tint")
    p.rays("paper", 150, 120, 56, 250, 24, 9)
    with p.at(66, 110, 1.2, flip=True):
        p.ink("-20,34! -40,60 -60,130! 90,130! 60,20!")
        profile(p, nose=0.9, mouth="thin", brow=0.8)
        p.ink("-32,-30! -26,-54 6,-64 40,-56 58,-20 52,26 34,30! 22,6 10,-20 -10,-34")
        p.comb("tint", "6,-58 50,-30", "0,-44 34,-20", 5, 5)
        p.comb("tint", "20,50 60,50", "10,110 66,110", 4, 9)
        p.cut("-24,50! 4,44 20,50! 6,56")
    p.stroke("ink", "240,270 262,210 252,140", 62, 0, 50)
    p.stroke("tint", "256,262 272,200 264,150", 16, 0.5)
    with p.at(242, 104, 0.96, turn=-8):
        hydran_head(p)
    p.ink("150,164 106,196 112,250 188,250 194,196")
    hexagon(p, "ink", 150, 196, 50)
    hexagon(p, "glow", 150, 196, 41)
    p.ink("150,170! 172,196! 150,222! 128,196!")
    p.cut("150,180! 163,196! 150,212! 137,196!")


@idea("traitor")
def traitor(p: Print) -> None:
    """Smiles with the half you can see."""
    ground(p, "tint")
    p.chatter("ink", 0, 0, 300, 200, 14, 60, 8, 60)
    with p.at(140, 190, 1.3):
        p.ink("-40,-50! -90,-10 -110,70! 110,70! 90,-10 40,-50!")
        p.comb("tint", "-56,-10 -90,20", "-60,50 -98,54", 5, 8)
    with p.at(140, 112, 1.4):
        hood(p, "ink", "tint")
        with p.at(0, 2, 0.86):
            three_quarter(p, mouth="grin", eyes="line", brow=0.6, jaw=1.05)
    with p.at(246, 150, 1.1):
        p.ink("0,-128! 16,-104 16,-20! 36,-20! 36,-6! -36,-6! -36,-20! -16,-20! -16,-104")
        p.cut("-2,-112! -9,-100 -9,-20! -2,-20!")
        p.glow("2,-110! 10,-100 10,-22! 2,-22!", "-30,-18! 30,-18! 30,-10! -30,-10!")
        p.ink("-24,30! 24,30! 40,120! -40,120!")
        p.comb("tint", "-14,46 16,46", "-24,100 26,100", 4, 7)
        with p.at(0, 12):
            fist(p)
    for x, y, t in ((28, 226, -20), (68, 244, 16)):
        with p.at(x, y, 1, turn=t):
            p.ink("-34,-30! 2,-30! -8,-10! 4,4! -6,30! -34,30!")
            p.glow("-27,-23! -8,-23! -16,-8! -5,5! -12,23! -27,23!")


@idea("reputation")
def reputation(p: Print) -> None:
    """Won, not bought; worth up to four."""
    ground(p, "tint")
    p.rays("ink", 150, 150, 110, 260, 24, 14)
    p.ink("86,-10! 140,-10! 178,96! 124,108!", "214,-10! 160,-10! 122,96! 176,108!")
    p.cut("96,-10! 112,-10! 146,98! 132,102!", "188,-10! 204,-10! 170,98! 156,94!")
    p.glow("118,-10! 130,-10! 160,92! 150,96!")
    for flip in (False, True):
        with p.at(300 if flip else 0, 0, flip=flip):
            for x, y, t in ((128, 250, -96), (88, 236, -70), (60, 204, -44), (48, 164, -16), (54, 124, 10)):
                with p.at(x, y, 1.15, turn=t):
                    p.ink("0,16! -20,-6 0,-42! 20,-6")
                    p.shape("glow" if flip else "paper", "0,8! -11,-6 0,-30! 11,-6")
    p.disc("ink", 150, 160, 76)
    p.disc("glow", 150, 160, 68)
    p.disc("ink", 150, 160, 57)
    star(p, "paper", 150, 162, 50)
    p.ink("152,114! 168,146! 200,150! 176,170! 182,202! 152,186!")
    star(p, "glow", 150, 163, 21)


# What goes wrong


@idea("collapse")
def collapse(p: Print) -> None:
    """First the far worlds, then the near ones."""
    ground(p, "tint")
    stars(p, "24,30 276,30 30,120", "paper", 6)
    p.disc("ink", 126, 176, 112)
    p.disc("paper", 126, 176, 103)
    p.teeth("ink", "200,120 216,180 180,250", "156,120 166,180 140,240", 7, 16)
    p.ink("150,60! 132,110! 160,140! 118,176! 150,206! 130,262! 164,262! 184,204! 156,176! 196,138! 172,108! 186,72!")
    p.ink("118,176! 70,190! 52,170! 24,186! 54,186! 74,206!")
    p.stroke("ink", "96,84 92,20", 9)
    p.stroke("ink", "92,22 148,6", 8)
    p.ink("96,18! 148,4! 160,44! 140,36! 124,54! 104,40!")
    p.glow("102,22! 142,11! 150,33! 138,29! 123,44! 108,34!")
    for x, y, t in ((222, 66, 30), (250, 128, -24), (232, 194, 50)):
        with p.at(x, y, 1, turn=t):
            p.disc("ink", 0, 6, 40, 0.5)
            p.disc("glow", 0, 4, 34, 0.42)
            p.disc("ink", 0, -3, 36, 0.46)
            p.disc("glow", 0, -6, 30, 0.38)


@idea("bankruptcy")
def bankruptcy(p: Print) -> None:
    """The moth kept nothing either."""
    ground(p, "tint")
    p.rays("ink", 150, 200, 110, 280, 24, 12, 170, 200)
    p.ink("96,132! 204,132! 194,152! 226,184 240,224 214,252 86,252 60,224 74,184 106,152!")
    p.cut("112,156! 132,156! 116,196 118,244! 90,242 72,222 84,190")
    p.teeth("ink", "134,164 120,200 122,240", "106,170 92,200 94,232", 6, 12)
    p.comb("tint", "186,168 216,206", "172,186 190,226", 5, 9)
    p.glow("100,150! 200,150! 202,162! 98,162!")
    p.disc("ink", 150, 130, 60, 0.26)
    p.disc("paper", 150, 128, 52, 0.2)
    p.disc("ink", 152, 130, 46, 0.17)
    p.stroke("ink", "150,120 162,104 146,92", 4)
    for side in (-1, 1):
        p.ink(
            f"150,66! {150 + side * 30},18 {150 + side * 82},20! {150 + side * 76},62 {150 + side * 30},74! {150 + side * 44},96 {150 + side * 12},98!"
        )
        p.shape(
            "paper" if side < 0 else "glow",
            f"{150 + side * 10},66! {150 + side * 34},28 {150 + side * 72},28! {150 + side * 66},56 {150 + side * 26},66!",
        )
        p.shape(
            "paper" if side < 0 else "glow",
            f"{150 + side * 10},74! {150 + side * 26},78 {150 + side * 32},88! {150 + side * 14},90!",
        )
        p.ink(f"{150 + side * 40},46 {150 + side * 52},38 {150 + side * 58},46 {150 + side * 48},54")
        p.stroke("ink", f"{150 + side * 3},46 {150 + side * 16},26 {150 + side * 14},12", 4)
    p.ink("150,40 160,58 157,100 150,110 143,100 140,58")


@idea("combat")
def combat(p: Print) -> None:
    """Closest die first."""
    ground(p, "tint")
    p.rays("ink", 150, 128, 60, 250, 22, 16)
    star(p, "ink", 150, 128, 80, 11, 0.56)
    star(p, "glow", 150, 128, 68, 11, 0.56)
    star(p, "paper", 150, 128, 36, 9, 0.56)
    for line in ("84,58 142,112", "60,84 130,124", "216,198 158,144", "240,172 170,132"):
        p.stroke("ink", line, 12)
        p.stroke("paper", line, 5)
    outlined(p, 56, 54, 1.3, -40, True, flame="")
    outlined(p, 246, 204, 1.3, 40, False, "glow", "")
    for x, y in ((98, 200), (206, 56), (82, 222), (226, 36)):
        p.polygon("ink", [(x - 5, y + 3), (x + 20, y - 13), (x + 13, y + 16)])
        p.polygon("paper", [(x, y), (x + 14, y - 8), (x + 10, y + 10)])


@idea("bombard")
def bombard(p: Print) -> None:
    """What the ships leave to the next owner."""
    ground(p, "ink")
    p.chatter("tint", 0, 0, 300, 130, 10, 60, 9, 90)
    cruiser(p, 150, 44, 0.95, 0, "paper", "ink", "glow")
    for x, y in ((96, 100), (150, 122), (204, 96)):
        p.stroke("tint", f"{x},{y - 34} {x},{y - 8}", 5)
        with p.at(x, y, 0.6):
            p.cut("0,34! -14,14 -12,-14! -22,-30! 22,-30! 12,-14! 14,14")
            p.ink("2,30! 2,-24! 18,-26! 10,-14! 12,14")
    p.tint("-10,214! 80,194 150,190 220,194 310,214! 310,270! -10,270!")
    for x in (60, 150, 240):
        star(p, "ink", x, 206, 46, 9, 0.56)
        star(p, "glow", x, 206, 37, 9, 0.56)
        star(p, "paper", x, 206, 17, 7, 0.56)
    p.ink("-10,236! 30,222! 60,240! 100,224! 130,242! 170,226! 206,240! 250,222! 310,240! 310,270! -10,270!")


@idea("retreat")
def retreat(p: Print) -> None:
    """Living to roll another day."""
    ground(p, "tint")
    p.disc("glow", 44, 62, 60)
    p.rays("glow", 44, 62, 64, 130, 22, 10)
    p.disc("paper", 44, 62, 30)
    p.stroke("ink", "290,30 190,40 100,90 80,160 130,206 210,190", 40, 0, 22)
    p.stroke("paper", "290,30 190,40 100,90 80,160 130,206 200,196", 18, 0, 8)
    p.comb("ink", "250,26 150,56 94,110", "250,44 160,70 110,118", 9, 7, 0.1)
    outlined(p, 218, 188, 1.5, 4, True)


# Rounds and places


@idea("upkeep")
def upkeep(p: Print) -> None:
    """Every disc out there eats at home."""
    ground(p, "ink")
    p.rays("tint", 150, 60, 60, 250, 22, 14, 0, 180)
    p.stroke("glow", "150,236 150,44", 16)
    p.glow("96,240! 204,240! 216,262! 84,262!")
    p.stroke("glow", "54,96 150,62 246,36", 13)
    p.disc("ink", 150, 60, 20)
    p.disc("glow", 150, 60, 13)
    for x, y in ((62, 92), (238, 38)):
        p.stroke("paper", f"{x},{y} {x - 34},{y + 76}", 4)
        p.stroke("paper", f"{x},{y} {x + 34},{y + 76}", 4)
        p.shape("ink", f"{x - 50},{y + 72}! {x + 50},{y + 72}! {x + 34},{y + 100} {x - 34},{y + 100}")
        p.shape("paper", f"{x - 42},{y + 77}! {x + 42},{y + 77}! {x + 28},{y + 94} {x - 28},{y + 94}")
    planet(p, 62, 138, 32, "paper", "ink")
    for k in range(3):
        y = 108 - k * 13
        p.shape("ink", f"212,{y}! 212,{y - 14}! 238,{y - 18} 264,{y - 14}! 264,{y}! 238,{y + 5}")
        p.shape("glow", f"217,{y - 3}! 217,{y - 11}! 238,{y - 8} 259,{y - 11}! 259,{y - 3}! 238,{y}")


@idea("colony")
def colony(p: Print) -> None:
    """Seeds, tools, and a cube of people."""
    ground(p, "tint")
    p.disc("glow", 60, 60, 36)
    p.rays("glow", 60, 60, 42, 84, 18, 8)
    p.ink("-10,214! 80,196 160,206 240,192 310,210! 310,270! -10,270!")
    p.comb("tint", "10,222 290,218", "20,256 296,254", 11, 9)
    for x, base, w, h in ((52, 214, 64, 60), (112, 216, 50, 42)):
        dome(p, x, base, w, h, "ink", "glow")
        p.comb(
            "paper",
            f"{x - w * 0.44},{base - h * 0.3} {x - w * 0.2},{base - h * 0.8}",
            f"{x - w * 0.34},{base - h * 0.2} {x - w * 0.12},{base - h * 0.6}",
            3,
            6,
        )
    with p.at(212, 106, 0.98):
        p.glow("-34,62! -26,108! -12,64!", "34,62! 26,108! 12,64!", "-10,66! 0,120! 10,66!")
        p.ink("-22,-92! 22,-92! 34,-60 54,-50! 54,40! 40,70! -40,70! -54,40! -54,-50! -34,-60")
        p.cut("-15,-84! -2,-84! -6,-50 -14,60! -36,60! -46,38! -46,-44! -28,-54")
        p.teeth("ink", "-6,-60 -14,56", "-30,-50 -38,40", 7, 12)
        p.glow("6,-36! 44,-36! 44,-2! 6,-2!", "6,10! 22,10! 22,30! 6,30!")
        p.ink("22,-36! 28,-36! 28,-2! 22,-2!", "6,-22! 44,-22! 44,-17! 6,-17!")


@idea("discovery")
def discovery_tile(p: Print) -> None:
    """Two points, or what is on the other side."""
    ground(p, "ink")
    p.rays("tint", 150, 130, 100, 250, 24, 15)
    hexagon(p, "ink", 150, 130, 122)
    hexagon(p, "glow", 150, 130, 112)
    hexagon(p, "ink", 150, 130, 98)
    hexagon(p, "tint", 150, 130, 90)
    with p.at(150, 128, 1):
        ancient_ship(p, 0, -2, 0.78, 0, "paper", "ink", "glow", "ink")


@idea("ancient")
def ancient(p: Print) -> None:
    """It was here before the sector was."""
    night(p, "24,36 60,190 30,100 270,40 262,200 284,110")
    p.disc("tint", 150, 122, 112)
    p.rays("ink", 150, 122, 86, 116, 24, 10)
    p.rays("glow", 150, 122, 54, 82, 16, 6)
    ancient_ship(p, 150, 118, 1.24, 0, rim="ink")


@idea("gcds")
def gcds(p: Print) -> None:
    """Built to keep something in, or everyone out."""
    ground(p, "tint")
    stars(p, "150,18 24,130 276,130", "paper", 6)
    p.rays("ink", 150, 130, 112, 230, 24, 10)
    for k in range(4):
        with p.at(150, 130, 1, turn=45 + k * 90):
            p.ink("-22,-60! -18,-122! -30,-122! -30,-150! 30,-150! 30,-122! 18,-122! 22,-60!")
            p.glow("-22,-128! 22,-128! 22,-142! -22,-142!")
            if k in (3, 0, 2):
                p.cut("-12,-66! -10,-116! 0,-116! 0,-66!")
    for k in range(8):
        with p.at(150, 130, 1, turn=k * 45):
            p.ink("-44,-50! -30,-108! 30,-108! 44,-50!")
            if k in (0, 7, 6, 5):
                p.cut("-27,-66! -20,-98! 16,-98! 8,-66!")
    p.disc("ink", 150, 130, 74)
    p.cut("88,130! 150,82 212,130! 150,178")
    p.disc("glow", 150, 130, 34)
    p.disc("ink", 150, 130, 18)
    p.gouge("paper", 134, 130, 144, 106, 7)


@idea("galactic_centre")
def galactic_centre(p: Print) -> None:
    """Everybody's roads end in the same dark."""
    ground(p, "ink")
    for k in range(6):
        with p.at(150, 130, 1, turn=k * 60 + 10):
            p.shape(
                "tint" if k % 2 else "paper",
                "-10,-52! 30,-66 84,-62 128,-24 150,40! 162,-30 134,-84 80,-112 20,-106 -24,-78!",
            )
            p.teeth("ink", "20,-62 84,-58", "12,-88 84,-90", 3, 16)
    p.disc("ink", 150, 130, 66)
    p.disc("glow", 150, 130, 60)
    p.rays("ink", 150, 130, 46, 62, 18, 8)
    p.disc("ink", 150, 130, 42)
    p.gouge("paper", 116, 134, 138, 96, 6, 6)
    stars(p, "22,34 278,226 30,232 270,28", "paper", 7)


@idea("new_dawn")
def new_dawn(p: Print) -> None:
    """The title: a black world, a rim of light, and whoever gets there first."""
    ground(p, "tint")
    p.rays("paper", 150, 124, 124, 280, 30, 10)
    p.disc("ink", 150, 132, 122)
    p.disc("glow", 150, 132, 114)
    p.disc("ink", 160, 140, 106)
    p.teeth("glow", "62,96 54,150 84,214", "86,104 78,148 100,200", 8, 13)
    spark(p, "paper", 78, 56, 50)
    for x, y, s in ((158, 128, 1.15), (214, 160, 0.72), (150, 204, 0.8)):
        ship(p, x, y, s, 44, "paper", "ink", "glow")


@idea("victory")
def victory(p: Print) -> None:
    """Nine rounds, one galaxy."""
    ground(p, "tint")
    p.rays("ink", 150, 150, 110, 270, 24, 13)
    for flip in (False, True):
        with p.at(300 if flip else 0, 0, flip=flip):
            p.stroke("ink", "150,248 84,232 48,176 52,96 84,40", 12, 0, 6)
            for x, y, t in ((112, 240, -78), (76, 214, -52), (54, 176, -26), (50, 132, -4), (60, 90, 14), (82, 50, 34)):
                with p.at(x, y, 1.25, turn=t):
                    p.ink("0,16! -20,-6 0,-42! 20,-6")
                    p.shape("glow", "0,8! -12,-6 0,-31! 12,-6")
                    p.gouge("ink", 0, 4, 1, -24, 5)
    p.disc("ink", 150, 138, 66)
    for t in (0, 180):
        with p.at(150, 138, 1, turn=t - 20):
            p.shape("paper", "0,-12! 34,-20 60,4 54,34! 42,10 16,8 0,12")
            p.shape("glow", "-4,-8! -18,-36 6,-58 36,-48! 8,-40 0,-22 8,-6")
    p.disc("paper", 150, 138, 15)
    star(p, "paper", 150, 36, 26)


# Smaller occasions


@idea("cleanup")
def cleanup(p: Print) -> None:
    """The bag is shaken for the next round."""
    ground(p, "tint")
    p.rays("ink", 196, 70, 80, 270, 22, 13)
    p.ink("20,250! 8,200 30,150 70,120! 58,96! 78,76! 128,108! 126,134! 160,170 166,222 140,256!")
    p.cut("28,242! 18,200 38,160 74,134! 70,170 56,200 60,242!")
    p.teeth("ink", "76,146 60,194 62,236", "50,156 36,198 38,232", 6, 12)
    p.comb("tint", "110,150 148,200", "96,176 120,220", 5, 9)
    p.glow("62,100! 74,88! 122,118! 118,132!")
    for x, y, t, c in ((142, 76, -18, "paper"), (206, 46, 14, "glow"), (234, 124, 32, "paper")):
        with p.at(x, y, 1, turn=t):
            p.ink("-38,-38! 38,-38! 38,38! -38,38!")
            p.shape(c, "-30,-30! 30,-30! 30,30! -30,30!")
            if x == 142:
                cog(p, "ink", 0, 0, 24, 7)
                p.disc("paper", 0, 0, 8)
            elif x == 206:
                bolt(p, "ink", 0, 0, 0.44)
            else:
                star(p, "ink", 0, 0, 24, 4, 0.4)


@idea("start_player")
def start_player(p: Print) -> None:
    """First on the hill, first to be seen."""
    ground(p, "tint")
    p.disc("glow", 178, 128, 84)
    p.rays("paper", 178, 128, 92, 240, 26, 10)
    p.ink("-10,236! 60,206 116,196 200,214 310,240! 310,270! -10,270!")
    p.comb("tint", "20,236 270,240", "30,258 280,260", 9, 9)
    p.stroke("ink", "112,206 104,14", 12)
    p.ink("104,20! 150,8 196,30 252,18! 244,62 254,104! 196,116 150,92 108,106!")
    p.cut("112,28! 148,17 168,24! 158,60 160,86! 148,82 114,92!")
    p.teeth("ink", "168,34 160,60 160,82", "138,30 132,60 130,80", 5, 12)
    star(p, "glow", 208, 66, 26)
    crew(p, 140, 216, 0.82)


@idea("trade")
def trade(p: Print) -> None:
    """Two of yours, or three, or four, for one of theirs."""
    ground(p, "tint")
    p.disc("ink", 150, 134, 104)
    p.disc("tint", 150, 134, 74)
    for k in range(3):
        with p.at(150, 134, 1, turn=k * 120):
            p.cut("30,-84! 62,-64 76,-36! 88,-42! 74,-4! 46,-26! 58,-30! 46,-52 24,-68!")
    for x, y in ((150, 50), (70, 182), (230, 182)):
        p.disc("ink", x, y, 48)
        p.disc("paper", x, y, 41)
    p.disc("ink", 150, 50, 30)
    p.disc("glow", 150, 50, 25)
    star(p, "ink", 150, 50, 16, 6, 0.5)
    p.ink("62,152! 78,152! 77,172 98,204 92,212 48,212 42,204 63,172")
    p.glow("60,186! 80,186! 90,204! 50,204!")
    hexagon(p, "ink", 230, 182, 33)
    hexagon(p, "glow", 230, 182, 26)
    p.ink("234,160! 244,160! 256,182! 244,204! 230,204! 240,182")


@idea("graveyard")
def graveyard(p: Print) -> None:
    """They will not come home to the track."""
    night(p, "30,40 70,90 250,36 276,110 120,24")
    planet(p, 236, 64, 36, "glow", "ink")
    p.tint("-10,220! 70,204 150,210 230,202 310,218! 310,270! -10,270!")
    p.comb("ink", "10,226 290,224", "20,256 296,256", 11, 9)
    for x, y, s in ((56, 224, 0.6), (248, 222, 0.62), (144, 234, 1.1)):
        with p.at(x, y, s):
            p.ink("-62,4! -58,-110 -30,-146 0,-152 30,-146 58,-110 62,4!")
            p.cut("-52,0! -48,-106 -24,-136 -4,-142! -8,-70 -6,0!")
            p.tint("2,-142! 26,-136 48,-106 52,0! 0,0!")
            p.teeth("ink", "-2,-120 -2,-10", "-28,-114 -30,-12", 6, 14)
            if s > 1:
                p.ink("0,-112! 34,-96! 34,-56! 0,-40! -34,-56! -34,-96!")
                p.glow("0,-103! 24,-92! 0,-80! -24,-92!")
                p.cut("-27,-86! -4,-74! -4,-50! -27,-60!")
