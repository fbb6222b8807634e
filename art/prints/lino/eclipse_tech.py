"""Eclipse: the technologies, military, grid, nano."""

from lino.arcs_parts import planet, ship
from lino.carve import Print
from lino.eclipse_kit import bolt, cog, crew, cruiser, hexagon, night, spark, star, technology
from lino.parts import ground, skyline, stars

# Military


@technology("neutron_bombs")
def neutron_bombs(p: Print) -> None:
    """The houses will stand."""
    ground(p, "tint")
    p.rays("ink", 150, 96, 90, 260, 22, 12, 180, 180)
    p.polygon("paper", [(96, 150), (204, 150), (270, 230), (30, 230)])
    with p.at(150, 98, 1.08):
        p.ink("-44,-78! -10,-62 10,-62 44,-78! 40,-40! 46,0 30,46 0,68! -30,46 -46,0 -40,-40!")
        p.cut("-36,-66! -12,-54 -4,-54! -14,-20 -10,40 0,60! -26,42 -38,0 -32,-40!")
        p.teeth("ink", "-8,-44 -12,0 -6,44", "-28,-42 -30,0 -22,38", 6, 9)
        p.disc("glow", 12, 2, 24)
        for k in range(3):
            with p.at(12, 2, 1, turn=k * 120):
                p.ink("-4,-7! -11,-19! 0,-22 11,-19! 4,-7!")
        p.disc("ink", 12, 2, 4.5)
    skyline(p, 270, "44,40,22 36,62,20 40,34,24 44,48,18 36,30,22 40,56,20 34,40,24 48,52,20", "ink", None, "glow")


@technology("starbase")
def starbase(p: Print) -> None:
    """Goes nowhere, lets nobody by."""
    ground(p, "tint")
    stars(p, "24,30 40,90 270,40 284,96", "paper", 6)
    p.ink("-10,236! 70,206 150,198 230,206 310,236! 310,270! -10,270!")
    p.comb("tint", "20,240 280,240", "30,258 270,258", 12, 8)
    for k in range(8):
        with p.at(150, 120, 1, turn=k * 45 + 22):
            p.shape("ink", "-13,-60! -10,-118! 10,-118! 13,-60!")
            if k in (5, 6, 7):
                p.cut("-8,-64! -6,-112! 1,-112! 1,-64!")
            p.glow("-9,-104! -9,-116! 9,-116! 9,-104!")
    p.disc("ink", 150, 120, 80)
    p.disc("paper", 150, 120, 73)
    p.ink("168,46! 206,64 228,110 216,164 176,198! 190,150 188,100")
    p.teeth("ink", "186,76 192,120 182,166", "158,80 160,120 152,160", 7, 12)
    p.disc("ink", 146, 120, 44)
    p.rays("glow", 146, 120, 20, 42, 12, 9)
    p.disc("glow", 146, 120, 16)
    p.disc("ink", 146, 120, 8)
    for x, y in ((104, 72), (90, 100), (88, 140), (106, 168)):
        p.disc("ink", x, y, 5)


@technology("plasma_cannon")
def plasma_cannon(p: Print) -> None:
    """A small sun, thrown."""
    night(p, "30,224 120,30 200,24 270,60 24,120 150,220")
    p.rays("tint", 84, 84, 50, 190, 26, 11)
    p.disc("tint", 84, 84, 60)
    p.disc("glow", 84, 84, 46)
    p.disc("paper", 80, 80, 26)
    p.teeth("tint", "124,60 128,90 106,122", "104,66 106,88 92,106", 7, 8)
    with p.at(206, 176, 1.4, turn=40):
        p.ink("-62,-30! -38,-32! -30,-22! 40,-26! 40,-40! 110,-44! 110,46! 40,42! 40,26! -30,22! -38,32! -62,30!")
        p.cut("-58,-26! -41,-28! -33,-18! 40,-21! 40,-6! -32,-4! -40,-8! -58,-6!", "45,-36! 106,-40! 106,-14! 45,-12!")
        p.tint("-58,6! -40,8! -32,4! 40,6! 40,21! -33,17! -41,27! -58,25!", "45,12! 106,14! 106,41! 45,37!")
        p.glow(
            "-20,-12! -12,-12! -12,12! -20,12!",
            "-2,-13! 6,-13! 6,13! -2,13!",
            "16,-14! 24,-14! 24,14! 16,14!",
            "52,-6! 104,-7! 104,5! 52,5!",
        )
        p.teeth("ink", "104,-14 50,-12", "104,-30 50,-28", 5, 8)


@technology("phase_shield")
def phase_shield(p: Print) -> None:
    """Two skins of almost nothing, and the shot goes around."""
    night(p, "24,40 60,226 200,20 284,60 276,222")
    for r, w in ((116, 9), (92, 9)):
        p.disc("tint" if r > 100 else "paper", 176, 134, r, 0.86)
        p.disc("ink", 176, 134, r - w, 0.86)
        p.rays("ink", 176, 134, r - w - 2, r + 3, 13, 16)
    p.glow("-10,70! 66,104! 58,114! -10,86!", "66,104! 92,60! 130,-10! 116,-10! 58,100!")
    star(p, "paper", 64, 106, 30, 8, 0.4)
    star(p, "glow", 64, 106, 18, 8, 0.4)
    cruiser(p, 178, 138, 0.62, 0)


@technology("advanced_mining")
def advanced_mining(p: Print) -> None:
    """The wheel eats the hill, and then the hill behind it."""
    ground(p, "tint")
    stars(p, "30,40 270,30 220,60", "paper", 6)
    p.glow("-10,170! 50,120 84,140 120,190 150,262! -10,270!")
    p.ink("-10,200! 30,170 60,190 90,230 110,270! -10,270!")
    p.comb("ink", "20,140 90,160", "10,180 96,210", 7, 8)
    p.ink("150,262! 170,200! 250,150! 310,140! 310,270!")
    p.stroke("ink", "130,116 300,176", 30)
    p.stroke("paper", "150,116 300,168", 8)
    for x in (190, 226, 262):
        p.stroke("glow", f"{x},{136 + (x - 190) * 0.35} {x + 22},{160 + (x - 190) * 0.35}", 6)
    cog(p, "ink", 118, 112, 102, 12)
    p.disc("paper", 118, 112, 70)
    p.disc("ink", 122, 115, 62)
    for k in range(6):
        with p.at(118, 112, 1, turn=k * 60 + 10):
            p.polygon("paper" if k in (0, 5, 4) else "tint", [(-6, -14), (6, -14), (9, -64), (-9, -64)])
    p.disc("glow", 118, 112, 20)
    p.disc("ink", 118, 112, 9)
    for x, y in ((56, 216), (94, 234), (34, 240), (128, 244)):
        p.disc("paper", x, y, 9)
        p.disc("ink", x + 3, y + 3, 5)


@technology("tachyon_source")
def tachyon_source(p: Print) -> None:
    """It arrives before it is switched on."""
    ground(p, "ink")
    p.rays("tint", 150, 124, 30, 200, 28, 13)
    for r, c in ((96, "glow"), (86, "ink"), (66, "paper"), (58, "ink")):
        p.disc(c, 150, 124, r)
    p.rays("glow", 150, 124, 82, 96, 16, 9)
    p.disc("tint", 150, 124, 50)
    bolt(p, "ink", 150, 124, 1.22)
    bolt(p, "glow", 150, 124, 0.98)
    for flip in (False, True):
        with p.at(300 if flip else 0, 0, flip=flip):
            p.ink("20,262! 40,190! 66,168! 92,190! 84,262!")
            p.shape("tint" if flip else "paper", "28,262! 46,196! 62,180! 66,200! 52,262!")
            p.disc("glow", 66, 170, 9)


@technology("plasma_missile")
def plasma_missile(p: Print) -> None:
    """Sent first, regretted later."""
    ground(p, "tint")
    p.chatter("ink", 0, 0, 300, 260, 14, 80, 7, -38)
    p.disc("ink", 22, 250, 74)
    p.disc("paper", 22, 250, 64)
    p.chatter("ink", 0, 200, 70, 60, 6, 20, 6)
    for x, y, s in ((120, 82, 1), (196, 164, 1)):
        with p.at(x, y, s, turn=-42):
            p.ink("54,-20! 92,-30! 86,-14! 190,0! 86,14! 92,30! 54,20!")
            p.glow("54,-12! 82,-18! 76,-8! 150,0! 76,8! 82,18! 54,12!")
            p.ink("-100,0! -64,-30 40,-30 66,-58! 76,-24! 64,0! 76,24! 66,58! 40,30 -64,30")
            p.cut("-86,-2! -58,-22 38,-22! 58,-42! 60,-22! 36,-4! -30,-4!")
            p.glow("-30,4! -10,4! -10,22! -30,22!", "6,4! 26,4! 26,22! 6,22!")
            p.teeth("ink", "34,-4 -20,-4", "34,-18 -20,-18", 5, 9)


@technology("gluon_computer")
def gluon_computer(p: Print) -> None:
    """Three thoughts that cannot be pulled apart."""
    ground(p, "ink")
    p.disc("tint", 150, 136, 116)
    p.rays("ink", 150, 136, 92, 120, 24, 9)
    spots = ((150, 68), (82, 182), (218, 182))
    for i in range(3):
        (x0, y0), (x1, y1) = spots[i], spots[(i + 1) % 3]
        n = 6
        zig = []
        for k in range(n + 1):
            t = k / n
            off = 0 if k in (0, n) else (12 if k % 2 else -12)
            dx, dy = x1 - x0, y1 - y0
            long = (dx * dx + dy * dy) ** 0.5
            zig.append(f"{x0 + dx * t - dy / long * off:.0f},{y0 + dy * t + dx / long * off:.0f}")
        p.stroke("ink", " ".join(zig), 18)
        p.stroke("paper", " ".join(zig), 7)
    for x, y in spots:
        p.disc("ink", x, y, 46)
        p.disc("paper", x, y, 39)
        p.ink(f"{x + 8},{y - 38}! {x + 34},{y - 18} {x + 38},{y + 12} {x + 10},{y + 38}! {x + 20},{y}")
        p.disc("ink", x - 2, y, 22)
        p.disc("glow", x - 2, y, 17)
        p.disc("ink", x - 2, y, 7)
        p.teeth("ink", f"{x + 18},{y - 20} {x + 20},{y + 22}", f"{x + 2},{y - 26} {x + 4},{y + 28}", 4, 8)


# Grid


@technology("gauss_shield")
def gauss_shield(p: Print) -> None:
    """What iron filings would show."""
    ground(p, "tint")
    for w, h in ((150, 120), (118, 92), (86, 66)):
        for side in (-1, 1):
            p.stroke(
                "ink" if h != 92 else "paper",
                f"{150 + side * 10},130 {150 + side * w * 0.4},{130 - h} {150 + side * w},{130 - h * 0.4} {150 + side * w},{130 + h * 0.4} {150 + side * w * 0.4},{130 + h} {150 + side * 10},130",
                9,
            )
    with p.at(150, 126, 1.15):
        p.ink("-58,-76! -20,-76! -20,10 0,34 20,10 20,-76! 58,-76! 58,14 34,70 0,80 -34,70 -58,14")
        p.cut("-51,-40! -40,-40! -40,12 -22,52 -4,66 -30,60 -50,14!")
        p.glow("-51,-69! -27,-69! -27,-46! -51,-46!", "27,-69! 51,-69! 51,-46! 27,-46!")
        p.comb("tint", "50,-30 48,20 24,60", "32,-30 30,16 14,46", 6, 8)
    spark(p, "glow", 150, 40, 22)


@technology("improved_hull")
def improved_hull(p: Print) -> None:
    """A second plate over the first, and a spark between."""
    ground(p, "tint")
    for line in ("-10,60 310,40", "-10,200 310,190", "60,-10 66,270"):
        p.stroke("ink", line, 6)
    with p.at(214, 96, 1, turn=7):
        p.ink("-92,-84! 110,-90! 110,88! -84,96!")
        p.cut("-80,-74! 100,-80! 100,78! -74,84!")
        p.ink("30,-82! 106,-86! 106,86! 8,92! 52,10")
        p.teeth("ink", "42,-60 48,10 20,76", "-4,-56 4,10 -24,70", 7, 16)
        for x, y in ((-62, -56), (-58, 64), (20, -64)):
            p.disc("ink", x, y, 10)
    p.rays("glow", 152, 176, 18, 76, 16, 13)
    p.disc("paper", 152, 176, 18)
    p.stroke("ink", "40,262 100,236 146,184", 30, 0, 12)
    p.ink("-10,262! 0,190 40,160! 110,200 130,262!")
    p.comb("tint", "20,200 96,220", "10,250 104,256", 6, 9)
    with p.at(70, 136, 1.15, turn=6):
        p.ink("-46,-20! -40,-56 0,-72 38,-58 50,-20! 48,30! 20,62! -16,62! -44,34!")
        p.cut("-38,-18! -34,-48 -4,-62 2,-62! -8,-30! -34,-26! -34,2! -12,6! -14,52! -36,30!")
        p.glow("-30,-22! 40,-22! 40,-2! -30,-2!")
        p.ink("20,-22! 40,-22! 40,-2! 28,-2!")
        p.gouge("paper", -24, -6, -12, -20, 6)
        p.comb("tint", "8,16 36,16", "8,48 28,46", 4, 7)


@technology("fusion_source")
def fusion_source(p: Print) -> None:
    """A star on a leash."""
    ground(p, "ink")
    p.rays("tint", 150, 128, 70, 220, 26, 14)
    star(p, "glow", 150, 128, 74, 14, 0.72)
    p.disc("paper", 146, 124, 36)
    p.teeth("glow", "176,108 178,136 162,158", "150,112 154,132 144,148", 5, 9)
    for flip in (False, True):
        with p.at(300 if flip else 0, 0, flip=flip):
            p.ink("-10,60! 60,40! 96,14! 110,40! 84,80! 70,128! 84,176! 110,216! 96,244! 60,218! -10,200!")
            p.shape("tint" if flip else "paper", "-4,68! 62,50! 92,28! 98,40! 72,80! 60,122! -4,118!")
            p.teeth("ink", "0,118 56,122", "0,92 58,88", 5, 12)
            p.glow("20,136! 52,138! 56,160! 20,156!")
            p.comb("tint", "10,174 60,186", "10,192 64,206", 5, 7)


@technology("positron_computer")
def positron_computer(p: Print) -> None:
    """It says plus to everything."""
    ground(p, "tint")
    for y in (50, 90, 130, 170, 210):
        p.stroke("ink", f"-10,{y} 310,{y}", 9)
        p.stroke("glow", f"-10,{y} 310,{y}", 3)
    for x in (78, 114, 150, 186, 222):
        p.stroke("ink", f"{x},-10 {x},270", 9)
    p.ink("58,30! 242,30! 242,230! 58,230!")
    p.cut("66,38! 106,38! 100,222! 66,222!")
    p.teeth("ink", "106,50 102,216", "74,50 74,216", 9, 13)
    p.tint("116,38! 234,38! 234,222! 110,222!")
    p.disc("ink", 172, 130, 58)
    p.glow("160,84! 184,84! 184,118! 218,118! 218,142! 184,142! 184,176! 160,176! 160,142! 126,142! 126,118! 160,118!")
    p.comb("ink", "122,46 228,46", "122,62 228,62", 7, 6, 0.2)
    p.comb("ink", "122,200 228,200", "122,216 228,216", 7, 6, 0.2)


@technology("advanced_economy")
def advanced_economy(p: Print) -> None:
    """The skyline is counted every evening."""
    ground(p, "tint")
    p.disc("ink", 150, 112, 100)
    p.disc("glow", 150, 112, 92)
    p.disc("ink", 150, 112, 78)
    p.disc("glow", 150, 112, 72)
    p.rays("ink", 150, 112, 80, 90, 32, 5)
    p.ink("150,60! 184,86! 170,86! 170,128! 130,128! 130,86! 116,86!")
    for x, base, n in ((40, 262, 5), (260, 262, 4), (96, 264, 3), (204, 264, 6)):
        for k in range(n):
            y = base - k * 15
            off = (k * 7 + x) % 5 - 2
            p.shape(
                "ink",
                f"{x - 27 + off},{y}! {x - 27 + off},{y - 14} {x + off},{y - 18} {x + 27 + off},{y - 14} {x + 27 + off},{y}! {x + off},{y + 5}",
            )
            p.shape(
                "paper" if x < 120 else "glow",
                f"{x - 22 + off},{y - 3}! {x - 22 + off},{y - 11}! {x + off},{y - 8} {x + 14 + off},{y - 10}! {x + 14 + off},{y - 2}! {x + off},{y}",
            )


@technology("tachyon_drive")
def tachyon_drive(p: Print) -> None:
    """Gone; this is its yesterday."""
    ground(p, "tint")
    p.chatter("paper", 0, 0, 300, 260, 12, 110, 8, -20)
    p.chatter("ink", 0, 0, 300, 260, 10, 90, 7, -20)
    with p.at(124, 154, 1.3, turn=-20):
        for x, c in ((110, "tint"), (66, "paper"), (22, "glow")):
            p.shape(
                "ink",
                f"{x - 44},0! {x + 6},-52 {x + 64},-84! {x + 34},-40 {x + 20},0 {x + 34},40 {x + 64},84! {x + 6},52",
            )
            p.shape(
                c, f"{x - 34},0! {x + 8},-44 {x + 44},-64! {x + 22},-34 {x + 8},0 {x + 22},34 {x + 44},64! {x + 8},44"
            )
        p.ink("-112,0! -60,-24 10,-34 32,-62! 50,-58! 36,-20! 40,0! 36,20! 50,58! 32,62! 10,34 -60,24")
        p.cut("-100,-2! -56,-18 10,-26! 32,-48! 28,-18! 24,-4! -40,-4!")
        p.teeth("ink", "20,-6 -40,-6", "18,-22 -44,-18", 6, 9)
        p.glow("-66,-4! -50,-14 -34,-8! -48,-3")


@technology("antimatter_cannon")
def antimatter_cannon(p: Print) -> None:
    """Black shot, no rubble."""
    ground(p, "tint")
    stars(p, "200,30 270,60 230,110 30,220 90,240", "paper", 6)
    p.cut(
        "84,14! 36,34 12,96 36,158 74,180! 62,134! 78,110! 52,86! 74,58!",
        "116,12! 158,36 180,92 160,152 112,184! 104,138! 122,112! 98,84! 116,56!",
    )
    p.teeth("ink", "162,52 172,100 148,150", "126,56 130,102 116,140", 6, 15)
    p.cut("84,196! 98,190! 94,208!", "100,4! 110,-2! 108,12!", "60,200! 72,196! 66,210!")
    star(p, "ink", 96, 98, 70, 8, 0.4)
    star(p, "glow", 96, 98, 44, 8, 0.4)
    p.disc("ink", 96, 98, 15)
    p.stroke("ink", "106,106 210,178", 26)
    p.stroke("glow", "112,112 200,172", 6)
    with p.at(236, 198, 1.3, turn=36):
        p.ink("-50,-40! -22,-40! -16,-26! 100,-36! 100,40! -16,28! -22,40! -50,40!")
        p.cut("-44,-34! -28,-34! -20,-18! 100,-28! 100,-6! -44,-4!")
        p.teeth("ink", "60,-8 -14,-6", "60,-24 -14,-18", 6, 9)
        p.glow("-38,6! -28,6! -28,32! -38,32!", "0,4! 10,4! 10,22! 0,22!", "24,4! 34,4! 34,24! 24,24!")


@technology("quantum_grid")
def quantum_grid(p: Print) -> None:
    """Two more places to be at once."""
    ground(p, "ink")
    p.rays("paper", 150, 84, 42, 170, 13, 9, 188, 164)
    p.disc("glow", 150, 84, 36)
    p.polygon("ink", [(-9, 88), (309, 88), (309, 269), (-9, 269)], 0)
    for k in range(9):
        x = -60 + k * 52.5
        p.stroke("tint", f"{150 + (x - 150) * 0.25:.0f},86 {x + (x - 150) * 0.6:.0f},270", 4, 0, 9)
    for y, w in ((88, 4), (104, 5), (128, 6), (164, 8), (216, 10)):
        p.stroke("tint", f"-10,{y} 310,{y}", w)
    for x, y, c in ((92, 178, "paper"), (208, 178, "glow")):
        p.disc("ink", x, y + 12, 58, 0.5)
        p.disc(c, x, y + 10, 52, 0.46)
        p.disc("ink", x, y - 2, 54, 0.48)
        p.disc(c, x, y - 6, 48, 0.42)
        p.disc("ink", x, y - 6, 26, 0.42)
        p.disc(c, x, y - 6, 16, 0.42)


# Nano


@technology("nanorobots")
def nanorobots(p: Print) -> None:
    """A crew that fits on a fingertip."""
    ground(p, "tint")
    p.rays("ink", 120, 80, 90, 260, 22, 12)
    p.ink("310,270! 190,270! 120,230 72,176 60,140 84,122 120,128 160,150 220,172 310,170!")
    p.cut("310,262! 196,262! 128,222 82,172 70,142 86,132 118,137 150,154! 180,190 240,206 310,210!")
    p.teeth("ink", "170,180 230,206 300,210", "150,206 200,240 280,250", 8, 12)
    p.ink("66,146! 88,132 126,152! 124,178 104,186 82,170")
    p.glow("74,148! 88,140 116,156! 114,172 102,176 86,164")
    p.gouge("ink", 146, 176, 160, 212, 6, 6)
    p.gouge("ink", 158, 180, 172, 212, 5, 6)
    for x, y, s, t in ((96, 96, 1, -8), (166, 112, 0.85, 22), (60, 64, 0.6, -20), (212, 128, 0.55, 14)):
        with p.at(x, y, s, turn=t):
            for side in (-1, 1):
                for k in range(3):
                    p.stroke(
                        "ink",
                        f"{side * 14},{4 + k * 4} {side * (34 + k * 5)},{-12 + k * 12} {side * (38 + k * 5)},{24 + k * 6}",
                        6,
                        0,
                        4,
                    )
                p.stroke("ink", f"{side * 8},-20 {side * 18},-42 {side * 8},-54", 6, 0, 4)
            p.ink("0,-32 26,-20 30,8 16,28 -16,28 -30,8 -26,-20")
            p.cut("-4,-26 -20,-16 -24,6 -14,20! -6,0")
            p.disc("glow", 4, -6, 11)
            p.disc("ink", 4, -6, 5)


@technology("fusion_drive")
def fusion_drive(p: Print) -> None:
    """Two nozzles, one long white morning."""
    night(p, "24,40 60,24 24,220 70,236 40,130")
    for y in (78, 182):
        p.shape("tint", f"130,{y - 40}! 40,{y - 46} -10,{y}! 40,{y + 46} 130,{y + 40}!")
        p.shape("glow", f"130,{y - 30}! 60,{y - 30} 10,{y}! 60,{y + 30} 130,{y + 30}!")
        p.shape("paper", f"130,{y - 14}! 90,{y - 14} 52,{y}! 90,{y + 14} 130,{y + 14}!")
        p.ink(
            f"124,{y - 54}! 190,{y - 26}! 230,{y - 32}! 310,{y - 32}! 310,{y + 32}! 230,{y + 32}! 190,{y + 26}! 124,{y + 54}!"
        )
        p.cut(f"131,{y - 44}! 192,{y - 18}! 230,{y - 24}! 300,{y - 24}! 300,{y - 6}! 192,{y - 2}! 131,{y - 4}!")
        p.teeth("ink", f"140,{y - 4} 190,{y - 3}", f"140,{y - 32} 190,{y - 14}", 4, 12)
        p.tint(f"131,{y + 8}! 192,{y + 6}! 300,{y + 8}! 300,{y + 24}! 230,{y + 24}! 192,{y + 18}! 131,{y + 44}!")
        for x in (214, 244, 274):
            p.polygon("glow", [(x, y - 24), (x + 10, y - 24), (x + 10, y + 24), (x, y + 24)])


@technology("advanced_robotics")
def advanced_robotics(p: Print) -> None:
    """A new hand at the table, and it does not shake."""
    ground(p, "ink")
    p.rays("tint", 92, 100, 60, 240, 26, 13)
    p.disc("ink", 92, 104, 62)
    p.disc("glow", 92, 104, 54)
    p.disc("ink", 92, 104, 36)
    p.disc("glow", 92, 104, 24)
    p.stroke("ink", "310,262 232,206", 84)
    p.stroke("tint", "306,246 244,200", 40)
    p.comb("ink", "240,190 290,228", "256,226 276,250", 5, 8)
    p.ink("250,170! 214,232! 170,216! 162,150! 208,132!")
    p.cut("240,172! 222,202! 180,180! 172,154! 206,142!")
    p.teeth("ink", "222,204 178,190", "222,180 180,166", 4, 9)
    for line in ("206,150 204,84 142,58", "178,172 166,150 140,128", "190,212 146,230 100,172"):
        x = [tuple(map(float, w.split(","))) for w in line.split()]
        p.stroke("ink", line, 32, 0, 20)
        p.stroke("paper", line, 17, 0, 8)
        p.disc("ink", *x[1], 17)
        p.disc("glow", *x[1], 9)


@technology("orbital")
def orbital(p: Print) -> None:
    """Gardens with the best view of the desert."""
    night(p, "24,24 280,30 30,226 60,60 250,226")
    with p.at(150, 120, 1, turn=-12):
        p.disc("paper", 0, 0, 140, 0.4)
        p.disc("ink", 0, 4, 122, 0.34)
    planet(p, 150, 112, 78, "tint")
    with p.at(150, 120, 1, turn=-12):
        for x, y, w in ((-84, 34, 46), (0, 54, 58), (84, 34, 46)):
            p.shape(
                "ink",
                f"{x - w / 2 - 6},{y + 10}! {x - w / 2 - 4},{y - 14} {x},{y - 36} {x + w / 2 + 4},{y - 14} {x + w / 2 + 6},{y + 10}!",
            )
            p.shape(
                "glow",
                f"{x - w / 2},{y + 4}! {x - w / 2 + 2},{y - 12} {x},{y - 28} {x + w / 2 - 2},{y - 12} {x + w / 2},{y + 4}!",
            )
            p.gouge("ink", x + w * 0.1, y + 2, x + w * 0.02, y - 24, 7)
            p.gouge("ink", x + w * 0.34, y + 2, x + w * 0.24, y - 16, 6)
        p.ink("-148,-6! -112,30 -44,52 44,52 112,30 148,-6! 140,44 60,90 -60,90 -140,44")
        p.cut("-140,8! -108,38 -42,60 42,60 108,38 140,8! 128,42 56,80 -56,80 -128,42")
        p.comb("ink", "-96,46 96,46", "-92,74 92,74", 8, 10, 0.1)


@technology("advanced_labs")
def advanced_labs(p: Print) -> None:
    """A galaxy, to be kept out of the light."""
    ground(p, "tint")
    p.rays("paper", 150, 160, 100, 260, 24, 9)
    p.ink("112,10! 188,10! 188,26! 178,28! 178,92 250,176 262,228 240,258 60,258 38,228 50,176 122,92 122,28! 112,26!")
    p.cut("132,30! 150,30! 146,96 70,180 56,226! 66,196 130,112 132,90")
    p.disc("tint", 156, 178, 78)
    p.disc("ink", 156, 178, 72)
    for t in (0, 180):
        with p.at(156, 178, 1, turn=t - 20):
            p.shape("glow", "0,-10! 34,-18 58,6 52,34! 40,10 16,8 0,12")
            p.shape("paper", "-4,-8! -18,-34 6,-54 34,-46! 8,-38 0,-22 8,-6")
    p.disc("paper", 156, 178, 13)
    stars(p, "110,140 204,146 108,214 206,214", "paper", 5)
    p.glow("112,10! 188,10! 188,24! 112,24!")
    for x, y, r in ((150, 70, 8), (164, 96, 6), (150, 50, 5)):
        p.disc("glow", x, y, r)


@technology("monolith")
def monolith(p: Print) -> None:
    """Nobody remembers ordering it."""
    ground(p, "tint")
    p.disc("glow", 150, 84, 76)
    p.rays("glow", 150, 84, 84, 170, 26, 10)
    p.ink("-10,222! 60,200 150,206 240,198 310,218! 310,270! -10,270!")
    p.chatter("tint", 10, 214, 280, 44, 12, 34, 7)
    p.ink("104,236! 109,34! 191,34! 196,236!")
    p.cut("113,230! 117,42! 140,42! 138,230!")
    p.teeth("ink", "142,50 139,226", "121,50 118,226", 12, 11)
    p.glow(
        "152,72! 180,72! 180,80! 152,80!",
        "152,96! 168,96! 168,104! 152,104!",
        "152,120! 180,120! 180,128! 152,128!",
        "152,144! 172,144! 172,152! 152,152!",
    )
    for x, y, s in ((62, 244, 0.56), (32, 254, 0.64), (238, 250, 0.6)):
        crew(p, x, y, s, x < 50)


@technology("artifact_key")
def artifact_key(p: Print) -> None:
    """It fits all of them, whoever they were."""
    ground(p, "ink")
    p.rays("tint", 150, 118, 60, 230, 26, 13)
    with p.at(160, 118, 1.3, turn=-38):
        p.ink(
            "-66,-44 -22,-36 -12,-14! 74,-16! 76,-40! 96,-40! 96,-16! 112,-16! 112,12! 96,12! 96,34! 66,34! 66,12! -12,14! -22,36 -66,44 -98,20 -98,-20"
        )
        p.glow(
            "-64,-36 -28,-29 -18,-8! 80,-9! 83,-33! 89,-33! 89,-9! 105,-9! 105,5! 89,5! 89,27! 73,27! 73,5! -18,8! -28,29 -64,36 -90,16 -90,-16"
        )
        p.ink("-88,0! -58,-24 -28,0! -58,24")
        p.cut("-78,0! -58,-15 -38,0! -58,15")
        p.disc("ink", -58, 0, 8)
        p.comb("ink", "-8,4 66,4", "-8,-6 66,-6", 6, 6, 0.2)
    for x, y in ((46, 66), (92, 34), (212, 230), (258, 198)):
        hexagon(p, "ink", x, y, 24)
        hexagon(p, "paper", x, y, 19)
        bolt(p, "ink", x, y, 0.22)


@technology("wormhole_generator")
def wormhole_generator(p: Print) -> None:
    """Half a door is enough."""
    ground(p, "ink")
    for r, c in (
        (126, "tint"),
        (112, "ink"),
        (98, "paper"),
        (86, "ink"),
        (70, "tint"),
        (58, "ink"),
        (44, "glow"),
        (32, "ink"),
        (20, "paper"),
    ):
        p.disc(c, 150 + (126 - r) * 0.24, 126 - (126 - r) * 0.1, r)
    for k in range(14):
        with p.at(150, 126, 1, turn=k * 360 / 14):
            p.stroke("ink", "0,-130 18,-92 24,-40", 9, 0, 3)
    p.ink("-10,222! 80,206 150,212 220,206 310,222! 310,270! -10,270!")
    for x in (46, 254):
        p.ink(f"{x - 24},230! {x - 12},150! {x + 12},150! {x + 24},230!")
        p.shape("paper" if x < 150 else "tint", f"{x - 16},226! {x - 7},158! {x},158! {x - 2},226!")
        p.disc("ink", x, 146, 18)
        p.disc("glow", x, 146, 12)
    with p.at(96, 206, flip=True):
        ship(p, 0, 0, 1.1, 32, "paper", "ink", "glow")
