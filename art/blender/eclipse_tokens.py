"""Eclipse: what lies on the hexes beside ships: orbitals, monoliths, artifacts, discoveries, wormholes, cubes, discs, ambassadors."""

import math

import arcs_tokens
import clay as c
import studio as s
from PIL import Image

SMALL, TOKEN, HOLE = 56, 80, 96

DICE = {"yellow": "#E9BE2E", "orange": "#E07A1E", "red": "#B82F2A"}


def cube(colour):
    block = c.box((1, 1, 1), (0, 0, 0), s.enamel(s.SEATS[colour], 0.5, brush=0.45, dim=0.82), 0.06, (0, 0, 24))
    block.modifiers["bevel"].segments = 3
    s.table()
    s.shoot(f"eclipse/cube-{colour}", SMALL, s.camera(2.0, 40, (0.08, 0, 0.42)))


def disc(colour):
    coat = s.enamel(s.SEATS[colour], 0.5, brush=0.5, dim=0.78)
    c.lathe(
        [(0.80, 0.0), (0.86, 0.05), (0.86, 0.24), (0.80, 0.30), (0.62, 0.30), (0.57, 0.24), (0.0, 0.24)], coat, sides=64
    )
    c.lathe([(0.30, 0.23), (0.30, 0.29), (0.25, 0.32)], coat, sides=48)
    s.table()
    s.shoot(f"eclipse/disc-{colour}", SMALL + 8, s.camera(2.1, 26, (0.07, -0.02, 0.12)))


def ambassador(colour):
    """A medal in the sender's colour: a head and shoulders on a shield with a brass edge."""
    coat, dark, metal = s.enamel(s.SEATS[colour]), s.enamel(s.SEATS[colour], dim=0.14), s.brass("#D9A548")
    shield = c.mirrored([(0.0, 0.90), (0.52, 0.82), (0.74, 0.66), (0.72, 0.0), (0.54, -0.50), (0.0, -0.92)])
    c.slab(shield, 0.0, 0.16, metal, 0.03)
    c.slab([(x * 0.84, y * 0.84) for x, y in shield], 0.15, 0.21, dark, 0.02)
    c.ball(0.24, (0, 0.30, 0.22), coat, (1, 1.08, 0.8))
    c.slab(
        c.mirrored([(0.0, 0.06), (0.26, 0.0), (0.44, -0.22), (0.38, -0.46), (0.0, -0.62)]), 0.18, 0.38, coat, 0.06, 0.86
    )
    s.table()
    s.shoot(f"eclipse/ambassador-{colour}", TOKEN, s.camera(2.14, 18, (0.05, -0.03, 0.1)))


def orbital():
    """A wheel of habitats; four wings of panels stand out between them."""
    white, dark = s.enamel("#D9DCE2", 0.4), s.enamel("#3a4150", 0.4)
    cell, line = s.plain("#1a4590", 0.35, coat=0.3), s.plain("#b8c8e4", 0.5)
    c.ring(0.58, 0.10, (0, 0, 0.32), white)
    c.lathe([(0.20, 0.10), (0.26, 0.30), (0.20, 0.48)], white, 0.01)
    c.ball(0.13, (0, 0, 0.50), s.plain("#9fe8ff", 0.2, glow=0.5))
    for k in range(4):
        spoke = c.box((0.56, 0.08, 0.08), (0.32, 0, 0.28), dark, 0.01)
        node = c.box((0.20, 0.26, 0.24), (0.58, 0, 0.20), white, 0.04)
        boom = c.box((0.62, 0.05, 0.05), (0.82, 0, 0.30), dark, 0.0)
        panels = [c.box((0.40, 0.22, 0.03), (0.94, y, 0.30), cell, 0.008) for y in (-0.15, 0.15)]
        lines = [
            c.box((0.015, 0.20, 0.034), (0.94 + x, y, 0.30), line, 0.0) for x in (-0.09, 0.05) for y in (-0.15, 0.15)
        ]
        c.group([spoke, node, boom, *panels, *lines], turn=(0, 0, k * 90 + 45))
    s.table()
    s.shoot("eclipse/orbital", TOKEN, s.camera(2.36, 28, (0.05, -0.02, 0.16)))


def monolith():
    """A black obelisk with one line of light (no bar across it: it is not a grave)."""
    stone = s.enamel("#1c1a22", 0.18, wash=0.3, brush=0.9)
    c.slab(c.polygon(6, 0.62, 0), 0, 0.12, s.enamel("#4a4656", 0.6), 0.03, 0.90)
    c.slab(c.polygon(6, 0.44, 0), 0.12, 0.22, stone, 0.02, 0.92)
    parts = [
        c.box((0.50, 0.30, 1.30), (0, 0, 0.20), stone, 0.025, taper=0.72),
        c.at(
            c.slab([(-0.18, -0.108), (0.18, -0.108), (0.18, 0.108), (-0.18, 0.108)], 0, 0.22, stone, 0.012, 0.08),
            (0, 0, 1.49),
        ),
    ]
    parts.append(c.box((0.055, 0.02, 1.02), (0, -0.146, 0.34), s.plain("#8fe6ff", glow=0.9), 0.0, (1.85, 0, 0)))
    c.group(parts, turn=(0, 0, 22))
    s.table()
    s.shoot("eclipse/monolith", TOKEN, s.camera(1.94, 52, (0.08, 0, 0.66)))


def artifact():
    """Brass rings around a crystal."""
    metal = s.brass("#E0AC48")
    p = s.Paint("crystal")
    facing = p.node("LayerWeight", Blend=0.4).outputs["Facing"]
    p.set(
        Base_Color=p.ramp(facing, (0.0, "#baf6ff"), (1.0, "#1c7fa0")),
        Roughness=0.1,
        Coat_Weight=0.8,
        Emission_Color="#58d8f0",
        Emission_Strength=0.35,
    )
    c.at(
        c.lathe([(0.001, -0.52), (0.30, 0.0), (0.001, 0.52)], p.material, 0.0, sides=6, smooth=False),
        (0, 0, 0.62),
        (18, 0, 15),
    )
    c.ring(0.62, 0.06, (0, 0, 0.62), metal, (90, 0, 30))
    c.ring(0.62, 0.06, (0, 0, 0.62), metal, (20, 20, 0))
    c.lathe([(0.40, 0.0), (0.40, 0.06), (0.16, 0.12)], metal, 0.01)
    s.table()
    s.shoot("eclipse/artifact", TOKEN, s.camera(1.84, 44, (0.06, 0, 0.52)))


def discovery():
    """The back of a discovery tile: night-blue enamel, a brass star."""
    metal = s.brass("#D9A548")
    c.slab(c.polygon(6, 1.0, 0), 0, 0.14, metal, 0.03)
    c.slab(c.polygon(6, 0.88, 0), 0.13, 0.17, s.plain("#0d2358", 0.65), 0.01)
    star = []
    for k in range(16):
        r = (0.74, 0.16, 0.36, 0.16)[k % 4]
        a = math.tau * k / 16 + math.pi / 2
        star.append((r * math.cos(a), r * math.sin(a)))
    n = len(star)
    c.solid(
        [(x, y, 0.17) for x, y in star] + [(0, 0, 0.34)],
        [(i, (i + 1) % n, n) for i in range(n)],
        s.plain("#ffcf70", 0.35, 0.25),
        0.0,
        smooth=False,
    )
    s.table()
    s.shoot("eclipse/discovery", TOKEN, s.camera(2.3, 14, (0.05, -0.03, 0.08)))


def wormhole():
    """Whole, and the half that a hex shows on its edge: the flat side is the edge, its middle the anchor."""
    metal = s.brass("#8fb2d8", "#1c2c48", 0.35)
    c.ring(0.82, 0.10, (0, 0, 0.06), metal)
    p = s.Paint("throat")
    apart = p.node("SeparateXYZ")
    p.link(p.place(), apart.inputs[0])
    x, y = apart.outputs["X"], apart.outputs["Y"]
    radius = p.math("SQRT", p.math("ADD", p.math("MULTIPLY", x, x), p.math("MULTIPLY", y, y)))
    arms = p.math(
        "SINE", p.math("ADD", p.math("MULTIPLY", p.math("ARCTAN2", y, x), 4.0), p.math("MULTIPLY", radius, 9.0))
    )
    tone = p.math("ADD", p.math("MULTIPLY", arms, 0.10), p.math("MULTIPLY", radius, 1.1))
    p.set(
        Base_Color=(0, 0, 0),
        Roughness=1.0,
        Emission_Color=p.ramp(tone, (0.05, "#f4faff"), (0.28, "#8fc4ff"), (0.55, "#2f62b8"), (0.95, "#0a1530")),
        Emission_Strength=0.85,
    )
    c.lathe([(0.80, 0.0), (0.80, 0.03)], p.material, sides=64)
    s.camera(2.0, 0)
    s.shoot("eclipse/wormhole", HOLE)
    whole = Image.open(s.SPRITES / "eclipse/wormhole.webp")
    s.keep("eclipse/wormhole-half", whole.crop((0, 0, whole.width, whole.height // 2)), (0.5, 1.0))


def render(only=None):
    jobs = [(f"eclipse/{make.__name__}", make) for make in (orbital, monolith, artifact, discovery, wormhole)]
    jobs += [
        (f"eclipse/{make.__name__}-{colour}", make, colour) for make in (cube, disc, ambassador) for colour in s.SEATS
    ]
    s.run(jobs + arcs_tokens.dice("eclipse", DICE), only)
