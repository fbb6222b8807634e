"""Arcs: the lantern of the initiative, the zero and ambition markers, the five resources, and the dice."""

import math

import bpy
import clay as c
import studio as s

TOKEN, MARKER, DIE = 80, 96, 112

DICE = {"skirmish": "#2E63B5", "assault": "#B4302B", "raid": "#E08A28"}


# --- markers --------------------------------------------------------------------------------------------------


def initiative():
    """A brass lantern with a light in it."""
    metal = s.brass("#D9A548")
    c.lathe([(0.46, 0.0), (0.46, 0.10), (0.36, 0.18), (0.34, 0.24)], metal, 0.015)
    c.lathe([(0.27, 0.22), (0.31, 0.45), (0.27, 0.74)], s.plain("#ffcf6e", 0.2, coat=0.6, glow=0.9))
    for k in range(6):
        a = math.radians(k * 60 + 30)
        c.rod(0.032, 0.56, (0.33 * math.cos(a), 0.33 * math.sin(a), 0.2), metal, 0.008)
    c.lathe([(0.40, 0.72), (0.40, 0.79), (0.16, 1.00), (0.13, 1.10), (0.17, 1.14), (0.05, 1.20)], metal, 0.012)
    c.ring(0.17, 0.035, (0, 0, 1.33), metal, (72, 0, 0))
    s.table()
    s.shoot("arcs/initiative", MARKER, s.camera(1.66, 50, (0.07, 0, 0.62)))


def coin(metal, field=None):
    c.lathe(
        [(0.86, 0.0), (0.90, 0.04), (0.90, 0.15), (0.86, 0.19), (0.77, 0.19), (0.74, 0.13), (0.0, 0.13)],
        metal,
        0.0,
        sides=96,
    )
    if field:
        c.lathe([(0.735, 0.12), (0.735, 0.135)], field, 0.0, sides=96)
    for k in range(24):  # a ring of beads, for the fingers
        a = math.tau * k / 24
        c.ball(0.032, (0.815 * math.cos(a), 0.815 * math.sin(a), 0.19), metal, detail=12)
    s.table()


def zero():
    coin(s.brass("#9a948a", "#2a2520"), s.enamel("#0c0b0d", 0.75))
    c.ring(0.30, 0.085, (0, 0, 0.13), s.brass("#E2B04E"), size=(0.78, 1.16, 0.8))
    s.shoot("arcs/zero", MARKER, s.camera(2.1, 16, (0.05, -0.03, 0.08)))


def ambition(side):
    """A blank: the client writes the two values on it. `fresh` is light brass, `flipped` dark enamel with a brass edge."""
    coin(
        s.brass("#C08A34", roughness=0.36),
        s.brass("#C99B45", "#8a5a20", 0.34, 0.5, turned=0.35) if side == "fresh" else s.enamel("#3a0c07", 0.75),
    )
    s.shoot(f"arcs/ambition-{side}", MARKER, s.camera(2.1, 16, (0.05, -0.03, 0.08)))


# --- resources ------------------------------------------------------------------------------------------------


def bar(metal, place, turn):
    """An ingot: a bar with sloping sides and a stamp."""
    ingot = c.slab([(-0.66, -0.28), (0.66, -0.28), (0.66, 0.28), (-0.66, 0.28)], 0, 0.36, metal, 0.035)
    for v in ingot.data.vertices:
        if v.co.z > 0.1:
            v.co.x *= 0.86
            v.co.y *= 0.66
    stamp = c.slab(
        [(-0.20, -0.07), (0.20, -0.07), (0.20, 0.07), (-0.20, 0.07)], 0.352, 0.37, s.plain("#3a332c", 0.6), 0.01
    )
    return c.group([ingot, stamp], place, (0, 0, turn))


def material():
    steel, pale, copper = (
        s.brass("#9c9488", "#2c2722", 0.40),
        s.brass("#b8ae9e", "#2c2722", 0.36),
        s.brass("#c87a44", "#3a1c0c", 0.34),
    )
    bar(steel, (-0.31, 0.02, 0), 78)
    bar(pale, (0.31, -0.06, 0), 78)
    bar(copper, (0.0, -0.02, 0.36), 66)
    s.table()
    s.shoot("arcs/token-material", TOKEN, s.camera(1.90, 46, (0.07, -0.02, 0.28)))


def fuel():
    """A drop of amber glass, lying."""
    profile = [
        (0.001, -0.62),
        (0.24, -0.57),
        (0.42, -0.42),
        (0.52, -0.18),
        (0.50, 0.06),
        (0.38, 0.32),
        (0.22, 0.58),
        (0.09, 0.80),
        (0.02, 0.92),
    ]
    p = s.Paint("amber")
    facing = p.node("LayerWeight", Blend=0.5).outputs["Facing"]
    p.set(
        Base_Color=p.ramp(facing, (0.0, "#f2a416"), (0.3, "#d9780a"), (0.62, "#8a3c04"), (1.0, "#3a1402")),
        Roughness=0.06,
        Coat_Weight=1.0,
        Coat_Roughness=0.02,
    )
    drop = c.lathe(profile, p.material, sides=48)
    c.finish(drop, p.material)
    drop.modifiers.new("smooth", "SUBSURF").render_levels = 2
    c.at(drop, (0.0, -0.12, 0.44), (-90, 0, 0), (1, 0.82, 1))
    s.table()
    s.shoot("arcs/token-fuel", TOKEN, s.camera(2.06, 18, (0.06, -0.02, 0.2)))


def weapon():
    """A torpedo: red head, steel body, four fins."""
    red, steel, dark = s.enamel("#C23A26"), s.brass("#8d8f93", "#26282c", 0.36), s.enamel("#3a3431")
    parts = [
        c.lathe([(0.25, -0.55), (0.27, -0.35), (0.27, 0.28)], steel, 0.01),
        c.lathe([(0.275, 0.26), (0.27, 0.48), (0.20, 0.74), (0.10, 0.90), (0.02, 0.97)], red, 0.0),
        c.lathe([(0.28, 0.20), (0.28, 0.28)], dark, 0.01),
        c.lathe([(0.28, -0.30), (0.28, -0.22)], red, 0.01),
        c.lathe([(0.16, -0.70), (0.24, -0.54)], dark, 0.01),
    ]
    for k in range(4):
        fin = c.solid(
            [
                (0.2, -0.03, -0.28),
                (0.2, 0.03, -0.28),
                (0.2, 0.03, -0.70),
                (0.2, -0.03, -0.70),
                (0.55, -0.02, -0.58),
                (0.55, 0.02, -0.58),
                (0.55, 0.02, -0.86),
                (0.55, -0.02, -0.86),
            ],
            [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            red,
            0.02,
        )
        c.group([fin], turn=(0, 0, 45 + 90 * k))
        parts.append(fin)
    c.group(parts, (-0.02, -0.02, 0.40), (-90, 0, 0))
    c.group(parts, turn=(0, 0, -24))
    s.table()
    s.shoot("arcs/token-weapon", TOKEN, s.camera(2.06, 18, (0.06, -0.02, 0.2)))


def relic():
    """An urn of glazed clay with two handles and a brass band."""
    p = s.Paint("glaze")
    spots = p.node("TexNoise", Scale=6.0, Detail=6.0).outputs["Fac"]
    coat = p.mix(p.recesses(0.2), p.ramp(spots, (0.35, "#1f7a68"), (0.55, "#3fb096"), (0.75, "#8fd9bd")), "#0c2f2a")
    p.set(Base_Color=coat, Roughness=0.28, Coat_Weight=0.6)
    metal = s.brass("#E2B04E")
    parts = [
        c.lathe(
            [
                (0.26, -0.78),
                (0.30, -0.72),
                (0.20, -0.62),
                (0.40, -0.36),
                (0.54, -0.02),
                (0.50, 0.24),
                (0.32, 0.44),
                (0.20, 0.54),
                (0.20, 0.66),
                (0.33, 0.76),
                (0.33, 0.82),
                (0.24, 0.82),
            ],
            p.material,
            0.0,
        ),
        c.ring(0.535, 0.05, (0, 0, 0.0), metal),
        c.ring(0.21, 0.045, (0, 0, 0.56), metal),
    ]
    parts += [c.ring(0.22, 0.055, (side * 0.46, 0, 0.36), p.material, (90, 0, 0), (0.9, 1.2, 1)) for side in (-1, 1)]
    c.group(parts, (0, 0, 0.46), (-90, 0, 0))
    s.table()
    s.shoot("arcs/token-relic", TOKEN, s.camera(2.10, 18, (0.05, 0.04, 0.24)))


def psionic():
    """A spiral of violet glass that ends in a bright bead."""
    p = s.Paint("violet")
    facing = p.node("LayerWeight", Blend=0.4).outputs["Facing"]
    p.set(
        Base_Color=p.ramp(facing, (0.0, "#b78bff"), (0.5, "#7a48d8"), (1.0, "#2a1060")), Roughness=0.18, Coat_Weight=0.8
    )
    line = bpy.data.curves.new("spiral", "CURVE")
    line.dimensions, line.bevel_depth, line.bevel_resolution, line.use_fill_caps = "3D", 0.15, 6, True
    path = line.splines.new("POLY")
    turns, steps = 2.3, 90
    path.points.add(steps)
    for i, point in enumerate(path.points):
        f = i / steps
        a, r = math.tau * turns * f + 2.4, 0.08 + 0.66 * f
        point.co = (r * math.cos(a), r * math.sin(a), 0.22 + 0.20 * (1 - f), 1)
        point.radius = 1.15 - 0.75 * f**2
    thing = bpy.data.objects.new("spiral", line)
    line.materials.append(p.material)
    bpy.context.collection.objects.link(thing)
    c.ball(0.20, (0.02, 0.02, 0.48), s.plain("#f4e6ff", 0.15, coat=0.6, glow=0.35))
    s.table()
    s.shoot("arcs/token-psionic", TOKEN, s.camera(2.06, 18, (0.06, -0.02, 0.2)))


# --- dice -----------------------------------------------------------------------------------------------------


def die(name, colour):
    """The die itself, blank, for buttons and pools."""
    cube = c.box((1.1, 1.1, 1.1), (0, 0, 0), s.enamel(colour, 0.25, wash=0.4, brush=0.35), 0.13, (0, 0, 28))
    cube.modifiers["bevel"].segments = 5
    s.table()
    s.shoot(name, DIE, s.camera(2.36, 42, (0.10, 0, 0.44)))


def face(name, colour):
    """One blank face, edge to edge: six of these make a CSS cube."""
    cube = c.box((2, 2, 2), (0, 0, -2), s.enamel(colour, 0.25, wash=0.0, brush=0.35), 0.22)
    cube.modifiers["bevel"].segments = 6
    s.camera(2.0, 0)
    s.shoot(name, 128, rim=0)


def dice(game, colours):
    """Jobs for a die and a blank face of each colour; Eclipse throws the same dice in its own colours."""
    names = [
        (f"{game}/die-{part}{kind}", make, colour)
        for kind, colour in colours.items()
        for part, make in (("", die), ("face-", face))
    ]
    return [(name, make, name, colour) for name, make, colour in names]


def render(only=None):
    jobs = [(f"arcs/{make.__name__}", make) for make in (initiative, zero)] + [
        (f"arcs/ambition-{side}", ambition, side) for side in ("fresh", "flipped")
    ]
    jobs += [(f"arcs/token-{make.__name__}", make) for make in (material, fuel, weapon, relic, psionic)]
    s.run(jobs + dice("arcs", DICE), only)
