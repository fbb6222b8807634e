"""Arcs: ships, cities, starports and agents, fresh and damaged, in four colours.

Silhouettes first: the ship is an arrow with a notched tail, the city a compact block of towers around a dome, the
starport a round pad in a ring of three parts with a control tower, the agent a cloaked figure. Damage is seen three ways: the outline is broken,
the piece leans, and a part of it is burnt black with embers in the break.
"""

import math

import clay as c
import studio as s

SHIP, BUILDING, AGENT = 128, 128, 112


def ember():
    """Live coal: orange veins in black. It gives light but takes none, or it would turn pink under the lamp."""
    p = s.Paint("ember")
    veins = p.node("TexNoise", Scale=9.0, Detail=3.0, Roughness=0.7)
    p.link(p.node("NewGeometry").outputs["Position"], veins.inputs["Vector"])
    p.set(
        Base_Color=(0.0, 0.0, 0.0),
        Roughness=1.0,
        Specular_IOR_Level=0.0,
        Emission_Color=p.ramp(veins.outputs["Fac"], (0.36, "#3a0600"), (0.46, "#d83a04"), (0.60, "#ff8a1e")),
        Emission_Strength=0.72,
    )
    return p.material


def tones(colour, soot=None):
    coat = s.enamel(s.SEATS[colour], soot=soot)
    dark = s.enamel(s.SEATS[colour], dim=0.16 if colour != "linen" else 0.10, roughness=0.3, brush=0.35, soot=soot)
    return coat, dark


# --- ship -----------------------------------------------------------------------------------------------------

WING = [(0.14, 0.42), (0.30, 0.30), (0.94, -0.50), (1.00, -0.86), (0.86, -0.84), (0.58, -0.52), (0.14, -0.40)]


def ship(colour, damaged):
    soot = ((0.40, -0.26, 0.40), 0.72) if damaged else None
    coat, dark = tones(colour, soot)
    body = c.hull(
        [
            (1.12, 0.03, 0.06, 0.24),
            (0.82, 0.13, 0.20, 0.19),
            (0.30, 0.24, 0.36, 0.14),
            (-0.25, 0.27, 0.42, 0.12),
            (-0.62, 0.22, 0.36, 0.14),
            (-0.70, 0.17, 0.28, 0.17),
        ],
        coat,
        0.035,
    )
    wings = [c.slab([(side * x, y) for x, y in WING][::side], 0.20, 0.34, coat, 0.045) for side in (-1, 1)]
    parts = [body, *wings]
    parts.append(c.ball(0.15, (0, 0.34, 0.48), dark, (0.85, 2.0, 0.75)))  # the canopy
    parts.append(
        c.solid(
            [
                (-0.035, -0.1, 0.5),
                (0.035, -0.1, 0.5),
                (0.035, -0.72, 0.46),
                (-0.035, -0.72, 0.46),
                (-0.02, -0.5, 0.78),
                (0.02, -0.5, 0.78),
                (0.02, -0.78, 0.80),
                (-0.02, -0.78, 0.80),
            ],
            [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            coat,
            0.015,
        )
    )  # the fin
    for side in (-1, 1):
        parts.append(c.rod(0.115, 0.62, (side * 0.36, -0.12, 0.33), coat, 0.03, (90, 0, 0)))  # engines
        parts.append(c.rod(0.125, 0.16, (side * 0.36, -0.70, 0.33), dark, 0.02, (90, 0, 0)))  # and their nozzles
        parts.append(
            c.box((0.09, 0.5, 0.05), (side * 0.70, -0.48, 0.33), dark, 0.015, (0, 0, side * 38))
        )  # a dark stripe along the wing
    parts.append(c.rod(0.12, 0.1, (0, -0.68, 0.31), dark, 0.02, (90, 0, 0)))
    if damaged:
        bite = c.rock(0.44, (0.92, -0.50, 0.28), seed=4)
        for part in parts:
            if part is wings[1] or part.location.x > 0.5:
                c.cut(part, bite)
        hole = c.rock(0.20, (0.22, -0.05, 0.50), seed=9)
        c.cut(body, hole)
        parts.append(c.ball(0.15, (0.17, -0.06, 0.36), ember()))
        parts.append(c.ball(0.05, (0.60, -0.40, 0.29), ember(), (1.0, 2.2, 0.7)))
        c.group(parts + [bite, hole], (-0.04, 0.02, 0.10), (4, 17, 24))
        shard = c.slab([(0, 0.2), (0.20, -0.06), (0.10, -0.22), (-0.05, -0.10)], 0, 0.12, coat, 0.03)
        c.at(shard, (0.98, -0.66, 0.02), (10, -8, 28))
    s.table()
    anchor = s.camera(2.42, 32, (0.06, 0.02, 0.12))
    s.shoot(f"arcs/ship-{colour}{'-damaged' if damaged else ''}", SHIP, anchor)


# --- city -----------------------------------------------------------------------------------------------------

# x, y, width, depth, height, and which way the roof falls
TOWERS = [
    (-0.06, 0.28, 0.40, 0.40, 1.26, 1),
    (-0.52, 0.24, 0.32, 0.42, 0.86, -1),
    (0.42, 0.32, 0.34, 0.34, 0.98, 1),
    (-0.44, -0.28, 0.36, 0.34, 0.56, -1),
    (0.62, -0.04, 0.24, 0.30, 0.72, 1),
]


def tower(x, y, w, d, h, lean, coat, dark):
    """A block with a sloping roof, a dark seam and two rows of windows on the front."""
    roof = 0.22 * w / 0.4
    low, high = (h + roof, h - roof * 0.3) if lean < 0 else (h - roof * 0.3, h + roof)
    a, b = w / 2, d / 2
    block = c.solid(
        [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-a, -b, low), (a, -b, high), (a, b, high), (-a, b, low)],
        [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
        coat,
        0.03,
    )
    c.at(block, (x, y, 0.3))
    rows = [
        c.box((w * 0.62, 0.02, 0.07), (x, y - b - 0.004, 0.3 + h * f), dark, 0.0)
        for f in (0.38, 0.60, 0.80)
        if h * f > 0.28
    ]
    return [block, *rows]


def city(colour, damaged):
    soot = ((0.18, -0.02, 0.95), 0.92) if damaged else None
    coat, dark = tones(colour, soot)
    stone = s.enamel(s.mixed(s.SEATS[colour], "#241c16", 0.62), roughness=0.7, soot=soot)
    c.slab(c.polygon(8, 1.02, 22.5), 0, 0.18, stone, 0.04, 0.94)
    c.slab(c.polygon(8, 0.90, 22.5), 0.18, 0.32, coat, 0.035, 0.97)
    broken = {0: 0.94, 2: 0.74} if damaged else {}
    towers = [tower(x, y, w, d, broken.get(k, h), lean, coat, dark) for k, (x, y, w, d, h, lean) in enumerate(TOWERS)]
    drum = c.at(c.lathe([(0.34, 0.30), (0.34, 0.44)], coat, 0.02), (0.16, -0.42, 0))
    cap = c.dome(0.31, (0.16, -0.42, 0.44), dark, 0.26)
    if damaged:
        for k, (x, y, z, r, seed) in enumerate(
            ((0.00, 0.22, 1.46, 0.44, 3), (0.46, 0.30, 1.24, 0.40, 6), (0.20, -0.34, 0.72, 0.22, 8))
        ):
            bite = c.rock(r, (x, y, z), seed)
            for part in (towers[0], towers[2], [cap, drum])[k]:
                c.cut(part, bite)
        for x, y, z, r in ((-0.04, 0.22, 1.02, 0.13), (0.42, 0.28, 0.80, 0.11), (0.18, -0.40, 0.46, 0.16)):
            c.ball(r, (x, y, z), ember())
        for part in towers[4]:
            part.hide_render = True
        c.group(
            tower(0, 0, 0.24, 0.30, 0.72, 1, coat, dark), (0.34, -0.20, 0.46), (0, 100, -42)
        )  # one tower has fallen
        c.rock(0.10, (0.74, -0.72, 0.08), 5, coat)
        c.rock(0.09, (0.24, -0.98, 0.06), 7, coat)
    s.table()
    anchor = s.camera(2.62, 40, (0.06, 0.0, 0.46))
    s.shoot(f"arcs/city-{colour}{'-damaged' if damaged else ''}", BUILDING, anchor)


# --- starport -------------------------------------------------------------------------------------------------


def starport(colour, damaged):
    """A round landing pad within a ring in three parts; pylons stand in the gaps, the one at the back is the control tower."""
    soot = ((0.42, -0.26, 0.30), 0.66) if damaged else None
    coat, dark = tones(colour, soot)
    pad = c.lathe([(0.66, 0.0), (0.66, 0.14), (0.60, 0.20)], coat, 0.012)
    c.lathe([(0.53, 0.19), (0.53, 0.21)], dark)
    mark = [c.arc(0.30, 0.40, k * 120 + 12, k * 120 + 108, 0.20, 0.235, coat, 0.006) for k in range(3)] + [
        c.lathe([(0.13, 0.20), (0.13, 0.235)], coat)
    ]
    for k, angle in enumerate((30, 150, 270)):  # the three parts of the ring
        if damaged and k == 0:
            continue
        c.arc(0.76, 1.04, angle - 46, angle + 46, 0.08, 0.34, coat, 0.045)
        c.arc(0.85, 0.95, angle - 42, angle + 42, 0.335, 0.365, dark, 0.01)
        for off in (-26, 26):
            c.group([c.box((0.26, 0.10, 0.12), (0.70, 0, 0.06), dark, 0.01)], turn=(0, 0, angle + off))
    for k, (angle, height) in enumerate(((90, 0.36), (210, 0.36), (330, 0.36))):
        foot = c.slab([(x + 0.98, y) for x, y in c.polygon(6, 0.27, 30)], 0.0, 0.30, coat, 0.04, 0.9)
        shaft = c.at(c.lathe([(0.15, 0.28), (0.12, 0.28 + height)], coat, 0.015, sides=6), (0.98, 0, 0))
        head = c.at(
            c.lathe(
                [(0.13, 0.0), (0.23, 0.09), (0.23, 0.19), (0.13, 0.26)]
                if k == 0
                else [(0.16, 0.0), (0.16, 0.06), (0.08, 0.16)],
                dark,
                0.012,
                sides=24,
            ),
            (0.98, 0, 0.26 + height),
        )
        parts = [foot, shaft, head]
        if k == 0:
            parts.append(c.rod(0.022, 0.16, (0.98, 0, 0.50 + height), coat, 0.0, tip=0.012))
        c.group(parts, turn=(0, 0, angle))
        if damaged and k == 2:
            shaft.hide_render = head.hide_render = True
            c.cut(foot, c.rock(0.26, (0.90, -0.42, 0.34), seed=4))
    if damaged:
        hole = c.rock(0.27, (0.34, -0.20, 0.26), seed=12)
        for part in (pad, *mark):
            c.cut(part, hole)
        c.ball(0.17, (0.34, -0.20, 0.13), ember(), (1, 1, 0.6))
        c.ball(0.10, (0.86, -0.46, 0.20), ember(), (1, 1, 0.7))
        c.at(
            c.arc(0.76, 1.04, 6, 40, 0, 0.24, coat, 0.045), (0.14, 0.06, 0.05), (-6, 7, 8)
        )  # what is left of the third part
        c.at(c.arc(0.76, 1.04, -10, 12, 0, 0.24, coat, 0.045), (0.30, -0.24, 0.02), (5, 10, -22))
        c.at(
            c.lathe([(0.15, 0.0), (0.12, 0.46)], coat, 0.015, sides=6), (0.62, -0.74, 0.13), (84, 0, 50)
        )  # the fallen pylon
    s.table()
    anchor = s.camera(2.72, 38, (0.05, 0.06, 0.26))
    s.shoot(f"arcs/starport-{colour}{'-damaged' if damaged else ''}", BUILDING, anchor)


# --- agent ----------------------------------------------------------------------------------------------------


def agent(colour):
    coat, dark = tones(colour)
    c.lathe([(0.54, 0.0), (0.54, 0.10), (0.48, 0.15)], dark, 0.02)
    folds = [
        [
            (r * (1 + fold * math.cos(9 * a)) * math.cos(a), 0.86 * r * (1 + fold * math.cos(9 * a)) * math.sin(a), z)
            for a in (math.tau * i / 72 for i in range(72))
        ]
        for r, z, fold in (
            (0.47, 0.13, 0.09),
            (0.42, 0.30, 0.085),
            (0.34, 0.58, 0.06),
            (0.31, 0.80, 0.02),
            (0.34, 0.95, 0.0),
            (0.31, 1.06, 0.0),
            (0.17, 1.15, 0.0),
        )
    ]
    c.loft(folds, coat, 0.0)  # the cloak
    hood = c.ball(0.27, (0, 0.02, 1.30), coat, (0.95, 1.05, 1.1))
    c.cut(hood, c.ball(0.21, (0, -0.20, 1.26), None, (0.82, 0.9, 1.05)))
    c.ball(0.17, (0, -0.03, 1.27), dark)  # nobody sees the face
    c.ring(0.33, 0.05, (0, 0, 0.97), dark, size=(1, 0.86, 0.9))
    c.ball(0.075, (0, -0.33, 0.95), s.brass("#E2B04E"))  # a brass clasp
    s.table()
    anchor = s.camera(1.92, 50, (0.07, 0.0, 0.60))
    s.shoot(f"arcs/agent-{colour}", AGENT, anchor)


def render(only=None):
    jobs = [
        (f"arcs/{make.__name__}-{colour}{'-damaged' if damaged else ''}", make, colour, damaged)
        for make in (ship, city, starport)
        for colour in s.FOUR
        for damaged in (False, True)
    ]
    s.run(jobs + [(f"arcs/agent-{colour}", agent, colour) for colour in s.FOUR], only)
