"""Eclipse: four ships in six colours, the Ancients and the defence of the galactic centre.

One scale for all (PX pixels to a unit), each in a frame of its own size: an interceptor is small, a dreadnought large.
Outlines: interceptor, a fork of two prongs; cruiser, a long hammer with a cross-wing; dreadnought, a broad trident;
starbase, a block with four bastions; Ancient, a claw; the defence, a fortress.
"""

import math

import clay as c
import studio as s

PX = 44


def frame(name, width, tilt=32, target=(0, 0, 0.15), **finish):
    s.table()
    s.shoot(f"eclipse/{name}", 4 * round(width * PX / 4), s.camera(width, tilt, target), **finish)


def tones(colour):
    base = s.SEATS[colour]
    return s.enamel(base, dim=0.88), s.enamel(base, dim=0.10 if colour == "linen" else 0.16, roughness=0.3, brush=0.35)


def interceptor(colour):
    coat, dark = tones(colour)
    c.hull(
        [(0.30, 0.05, 0.10, 0.20), (0.10, 0.15, 0.24, 0.14), (-0.30, 0.19, 0.30, 0.11), (-0.56, 0.12, 0.22, 0.15)],
        coat,
        0.025,
    )
    prong = [
        (0.10, 0.06),
        (0.26, 0.16),
        (0.36, 0.78),
        (0.46, 0.16),
        (0.62, -0.28),
        (0.58, -0.62),
        (0.40, -0.42),
        (0.10, -0.40),
    ]
    for side in (-1, 1):
        c.slab([(side * x, y) for x, y in prong][::side], 0.16, 0.30, coat, 0.035)
        c.slab(
            [(side * x, y) for x, y in ((0.34, 0.22), (0.40, 0.22), (0.50, -0.26), (0.42, -0.30))][::side],
            0.29,
            0.32,
            dark,
            0.008,
        )
    c.ball(0.12, (0, 0.04, 0.34), dark, (0.85, 1.7, 0.8))
    c.rod(0.11, 0.12, (0, -0.54, 0.26), dark, 0.02, (90, 0, 0))
    frame(f"interceptor-{colour}", 1.82, target=(0.05, 0.04, 0.12))


def cruiser(colour):
    coat, dark = tones(colour)
    c.hull(
        [
            (0.98, 0.16, 0.18, 0.22),
            (0.84, 0.22, 0.26, 0.18),
            (0.62, 0.15, 0.26, 0.18),
            (0.10, 0.19, 0.36, 0.13),
            (-0.50, 0.24, 0.42, 0.10),
            (-0.82, 0.17, 0.32, 0.15),
        ],
        coat,
        0.03,
    )
    c.slab(
        c.mirrored([(0.0, 0.98), (0.40, 0.92), (0.46, 0.74), (0.20, 0.62), (0.0, 0.62)]), 0.20, 0.34, coat, 0.035
    )  # the hammer
    for side in (-1, 1):
        wing = [(0.14, 0.14), (0.70, -0.06), (0.74, 0.16), (0.80, 0.16), (0.84, -0.42), (0.72, -0.44), (0.14, -0.42)]
        c.slab([(side * x, y) for x, y in wing][::side], 0.18, 0.31, coat, 0.035)
        c.rod(0.10, 0.52, (side * 0.34, -0.42, 0.28), coat, 0.025, (90, 0, 0))
        c.rod(0.11, 0.12, (side * 0.34, -0.88, 0.28), dark, 0.02, (90, 0, 0))
        c.box((0.34, 0.07, 0.04), (side * 0.50, -0.18, 0.30), dark, 0.01, (0, 0, -side * 18))
    c.box((0.20, 0.34, 0.14), (0, -0.36, 0.48), coat, 0.04, taper=0.7)
    c.ball(0.11, (0, 0.18, 0.46), dark, (0.9, 2.0, 0.7))
    frame(f"cruiser-{colour}", 2.28, target=(0.05, 0.0, 0.14))


def dreadnought(colour):
    coat, dark = tones(colour)
    c.slab(
        c.mirrored(
            [
                (0.0, 0.62),
                (0.10, 0.56),
                (0.24, 0.10),
                (0.60, -0.10),
                (0.66, 0.74),
                (0.80, 0.80),
                (0.92, 0.70),
                (1.04, -0.52),
                (1.00, -0.86),
                (0.62, -0.80),
                (0.50, -0.98),
                (0.0, -0.98),
            ]
        ),
        0.12,
        0.32,
        coat,
        0.05,
    )
    c.hull(
        [
            (1.10, 0.05, 0.10, 0.24),
            (0.90, 0.15, 0.24, 0.17),
            (0.30, 0.24, 0.40, 0.12),
            (-0.40, 0.32, 0.50, 0.10),
            (-0.90, 0.26, 0.44, 0.13),
        ],
        coat,
        0.035,
    )  # the keel
    for k, (y, z) in enumerate(((0.44, 0.44), (0.10, 0.50))):  # two turrets, one behind the other
        c.at(c.lathe([(0.12, 0.0), (0.12, 0.08), (0.08, 0.13)], dark, 0.015), (0, y, z))
        for side in (-1, 1):
            c.rod(0.03, 0.30, (side * 0.05, y, z + 0.06), dark, 0.008, (-90, 0, 0))
    c.box((0.34, 0.44, 0.20), (0, -0.50, 0.54), coat, 0.04, taper=0.7)  # the bridge
    c.box((0.18, 0.20, 0.14), (0, -0.58, 0.72), dark, 0.03, taper=0.7)
    for side in (-1, 1):
        c.slab(
            [(side * x, y) for x, y in ((0.62, -0.06), (0.90, -0.08), (0.94, -0.72), (0.58, -0.70))][::side],
            0.31,
            0.46,
            coat,
            0.04,
            0.84,
        )
        c.slab(
            [(side * x, y) for x, y in ((0.72, 0.66), (0.84, 0.64), (0.90, 0.0), (0.72, 0.0))][::side],
            0.315,
            0.345,
            dark,
            0.01,
        )
        c.rod(0.15, 0.18, (side * 0.80, -0.78, 0.26), dark, 0.02, (90, 0, 0))
        c.rod(0.11, 0.14, (side * 0.34, -0.92, 0.26), dark, 0.02, (90, 0, 0))
    frame(f"dreadnought-{colour}", 2.60, target=(0.06, 0.0, 0.16))


def starbase(colour):
    coat, dark = tones(colour)
    c.slab(c.polygon(8, 0.84, 22.5), 0.08, 0.28, coat, 0.045, 0.95)
    c.slab(c.polygon(8, 0.58, 22.5), 0.28, 0.31, dark, 0.01)
    c.lathe([(0.44, 0.28), (0.44, 0.44), (0.30, 0.52), (0.24, 0.74), (0.16, 0.80)], coat, 0.02, sides=8)
    c.ball(0.13, (0, 0, 0.82), dark)
    for k in range(4):
        block = c.slab([(0.66, -0.24), (1.06, -0.18), (1.06, 0.18), (0.66, 0.24)], 0.0, 0.42, coat, 0.04, 0.84)
        cap = c.at(c.lathe([(0.12, 0.40), (0.12, 0.50), (0.08, 0.54)], dark, 0.012), (0.86, 0, 0))
        guns = [c.rod(0.035, 0.36, (0.88, y, 0.47), dark, 0.008, (0, 90, 0)) for y in (-0.05, 0.05)]
        c.group([block, cap, *guns], turn=(0, 0, k * 90 + 45))
    frame(f"starbase-{colour}", 2.40, tilt=34, target=(0.06, -0.02, 0.18))


def ancient():
    """Older than all: a claw of black shell edged with bone, and one eye."""
    p = s.Paint("shell")
    bands = p.node("TexWave", Scale=2.2, Distortion=2.0, Detail=3.0, bands_direction="Y").outputs["Fac"]
    coat = p.mix(p.math("MULTIPLY", p.edges(), 0.8), p.ramp(bands, (0.2, "#2a1c4a"), (0.8, "#5a4590")), "#cdbcf5")
    p.set(Base_Color=p.mix(p.recesses(), coat, "#0a0618"), Roughness=0.3, Coat_Weight=0.5)
    bone = s.enamel("#E9DFF5", 0.5)
    for side in (-1, 1):
        outline, steps = [], 18
        for i in range(steps + 1):  # the outside of the claw, then back along its inside
            a = math.radians(-70 + 165 * i / steps)
            outline.append((0.26 + 0.70 * math.cos(a), 0.02 + 0.92 * math.sin(a)))
        for i in range(steps, -1, -1):
            a = math.radians(-70 + 160 * i / steps)
            r = 0.46 + 0.20 * (i / steps)
            outline.append((0.22 + 0.72 * r * math.cos(a), 0.06 + 1.22 * r * math.sin(a)))
        c.slab([(side * x, y) for x, y in outline][::side], 0.14, 0.36, p.material, 0.035)
        for k, angle in enumerate((4, 30, 54)):
            a = math.radians(angle)
            c.at(
                c.rod(0.075, 0.30, (0, 0, 0), bone, 0.0, tip=0.01, sides=10),
                (side * (0.26 + 0.66 * math.cos(a)), 0.02 + 0.88 * math.sin(a), 0.26),
                (0, side * (90 - angle * 0.8), 0) if k == 0 else (-angle * 0.9, side * (90 - angle), 0),
            )
    c.hull(
        [
            (0.34, 0.10, 0.14, 0.20),
            (0.10, 0.30, 0.40, 0.12),
            (-0.40, 0.40, 0.50, 0.08),
            (-0.78, 0.20, 0.30, 0.14),
            (-1.06, 0.03, 0.06, 0.22),
        ],
        p.material,
        0.03,
        sides=12,
    )
    c.ring(0.20, 0.055, (0, -0.14, 0.50), bone)
    c.ball(0.165, (0, -0.14, 0.46), s.plain("#7ff0ff", 0.15, coat=0.5, glow=0.7))
    for y in (-0.50, -0.68, -0.84):
        c.ring(0.24 + (y + 0.5) * 0.4, 0.03, (0, y, 0.32), bone, (90, 0, 0), (1, 1, 0.9))
    frame("ancient", 2.64, target=(0.05, 0.0, 0.14))


def defence():
    """The galactic centre's own fortress."""
    hull_, gold, dark = s.enamel("#7d7486", 0.5), s.brass("#D9A548"), s.enamel("#2b2633", 0.4)
    c.slab(c.polygon(8, 1.30, 22.5), 0.06, 0.26, hull_, 0.05, 0.95)
    c.slab(c.polygon(8, 1.00, 22.5), 0.26, 0.46, dark, 0.04, 0.94)
    for k in range(8):
        c.arc(0.78, 0.96, k * 45 + 4, k * 45 + 41, 0.44, 0.60, gold, 0.03)
    c.lathe([(0.62, 0.40), (0.62, 0.60), (0.50, 0.72), (0.34, 0.96)], hull_, 0.02, sides=16)
    c.ring(0.40, 0.05, (0, 0, 0.90), gold)
    c.ball(0.32, (0, 0, 0.92), s.plain("#ffd98a", 0.2, coat=0.6, glow=0.6), (1, 1, 0.8))
    for k in range(4):
        block = c.box((0.44, 0.44, 0.40), (1.12, 0, 0.10), hull_, 0.05, taper=0.8)
        cap = c.at(c.lathe([(0.17, 0.48), (0.17, 0.58), (0.10, 0.64)], dark, 0.015), (1.12, 0, 0))
        guns = [c.rod(0.05, 0.44, (1.16, y, 0.55), dark, 0.01, (0, 90, 0)) for y in (-0.08, 0.08)]
        c.group([block, cap, *guns], turn=(0, 0, k * 90 + 45))
    frame("defence", 3.4, tilt=34, target=(0.06, -0.02, 0.22))


def render(only=None):
    jobs = [
        (f"eclipse/{make.__name__}-{colour}", make, colour)
        for make in (interceptor, cruiser, dreadnought, starbase)
        for colour in s.SEATS
    ]
    s.run(jobs + [("eclipse/ancient", ancient), ("eclipse/defence", defence)], only)
