"""The worlds: five kinds in Arcs, four (plain and advanced) in Eclipse, seen from above.

Told apart by form and not only by hue: lava in black cracks, banded gas, a faceted metal crust, ruins within a broken
ring, a storm with an eye; ore craters, ice, dust.
"""

import math
import random

import bpy
import clay as c
import studio as s

ARCS, ECLIPSE = 160, 72


def globe(paint, radius=1.0):
    return c.ball(radius, (0, 0, 0), paint.material, detail=96)


def air(p, colour, strength=0.9, blend=0.3):
    """A thin bright rim of air."""
    facing = p.node("LayerWeight", Blend=blend).outputs["Facing"]
    rim = p.math("POWER", facing, 2.2)
    p.set(Emission_Color=colour, Emission_Strength=p.math("MULTIPLY", rim, strength))


def noise(p, where, scale, detail=8.0, rough=0.6, warp=0.0):
    made = p.node("TexNoise", Scale=scale, Detail=detail, Roughness=rough, Distortion=warp)
    p.link(where, made.inputs["Vector"])
    return made.outputs["Fac"]


def cells(p, where, scale, feature="F1", out="Distance"):
    made = p.node("TexVoronoi", Scale=scale, feature=feature)
    p.link(where, made.inputs["Vector"])
    return made.outputs[out]


def warped(p, where, scale, amount):
    """The coordinates, shaken by noise."""
    made = p.node("TexNoise", Scale=scale, Detail=4.0)
    p.link(where, made.inputs["Vector"])
    scaled = p.node("VectorMath", operation="SCALE")
    p.link(made.outputs["Color"], scaled.inputs[0])
    scaled.inputs["Scale"].default_value = amount
    added = p.node("VectorMath", operation="ADD")
    p.link(where, added.inputs[0])
    p.link(scaled.outputs[0], added.inputs[1])
    return added.outputs[0]


# --- Arcs -----------------------------------------------------------------------------------------------------


def weapon():
    """Black basalt plates, lava between them."""
    p = s.Paint("weapon")
    where = warped(p, p.place(turn=(20, 30, 0)), 2.2, 0.45)
    seam = cells(p, where, 2.1, "DISTANCE_TO_EDGE")
    grain = noise(p, where, 9.0)
    crust = p.ramp(grain, (0.3, "#1d1210"), (0.55, "#4a2a20"), (0.8, "#8a5038"))
    hot = p.span(seam, 0.085, 0.0, smooth=True)
    glow = p.ramp(seam, (0.0, "#fff0a0"), (0.03, "#ff9a20"), (0.075, "#d02a08"), (0.13, "#2a0a06"))
    p.set(
        Base_Color=p.mix(hot, crust, "#200804"),
        Roughness=0.8,
        Emission_Color=glow,
        Emission_Strength=p.math(
            "MULTIPLY", p.span(seam, 0.15, 0.0, smooth=True), p.span(noise(p, where, 1.6, 2), 0.40, 0.62, 0.12, 2.0)
        ),
    )
    p.bump(p.math("ADD", p.span(seam, 0.0, 0.16, smooth=True), p.math("MULTIPLY", grain, 0.25)), 0.9, 0.12)
    globe(p)


def fuel():
    """Banded gas, with one great storm."""
    p = s.Paint("fuel")
    where = p.place(turn=(68, 0, 24))
    soft = warped(p, where, 2.6, 0.16)
    apart = p.node("SeparateXYZ")
    p.link(soft, apart.inputs[0])
    height = apart.outputs["Z"]
    fine = noise(p, p.place(scale=(1.5, 1.5, 9), turn=(68, 0, 24)), 2.0)
    bands = p.math(
        "ADD",
        p.math("MULTIPLY", p.math("SINE", p.math("MULTIPLY", height, 11.5)), 0.34),
        p.math("ADD", p.math("MULTIPLY", fine, 0.55), 0.22),
    )
    colour = p.ramp(bands, (0.12, "#5a2c08"), (0.34, "#a85f14"), (0.52, "#e2a33a"), (0.68, "#f6d48a"), (0.9, "#fff2cc"))
    away = p.node("VectorMath", operation="DISTANCE")
    p.link(p.place(scale=(1, 1, 1)), away.inputs[0])
    away.inputs[1].default_value = (0.30, -0.34, 0.89)
    eye = p.span(p.math("ADD", p.math("MULTIPLY", fine, 0.22), away.outputs["Value"]), 0.42, 0.30, smooth=True)
    whirl = p.ramp(
        p.math("ADD", p.math("MULTIPLY", away.outputs["Value"], 2.4), p.math("MULTIPLY", fine, 0.5)),
        (0.2, "#e8a050"),
        (0.45, "#c05a1a"),
        (0.85, "#7a2c08"),
    )
    p.set(Base_Color=p.mix(eye, colour, whirl), Roughness=0.55)
    p.bump(bands, 0.25, 0.05)
    air(p, "#ffcf70", 0.5)
    globe(p)


def material():
    """A crust of metal facets with veins of copper."""
    p = s.Paint("material")
    where = p.place()
    plates = cells(p, where, 2.6, out="Color")
    tone = p.node("SeparateColor")
    p.link(plates, tone.inputs[0])
    grain = noise(p, where, 7.0)
    metal = p.ramp(
        tone.outputs[0], (0.0, "#55504c"), (0.40, "#978b7c"), (0.70, "#cdbfa6"), (0.78, "#b5622e"), (1.0, "#d98a4c")
    )
    p.set(
        Base_Color=p.mix(
            p.math("MULTIPLY", p.recesses(0.25), 0.9),
            p.mix(p.math("MULTIPLY", p.edges(0.05), 0.5), metal, "#efe4d0"),
            "#1c1613",
        ),
        Metallic=0.55,
        Roughness=p.span(grain, 0.3, 0.7, 0.28, 0.55),
    )
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1)
    world = bpy.context.object
    dice = random.Random(11)
    for v in world.data.vertices:
        v.co *= 0.90 + 0.12 * dice.random()
    fewer = world.modifiers.new("fewer", "DECIMATE")
    fewer.ratio = 0.34
    c.finish(world, p.material, 0.0, smooth=False)
    edge = world.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments = 0.018, 2


def relic():
    """An overgrown world, cut by the lines of an old city, within a broken ring of stones."""
    p = s.Paint("relic")
    where = p.place(turn=(25, -20, 10))
    land = noise(p, where, 2.1, 10, 0.6, 0.5)
    moss = p.ramp(land, (0.36, "#0b3d3a"), (0.47, "#1c6a57"), (0.54, "#6fa06a"), (0.66, "#cfc38a"))
    turned = p.place(turn=(35, 25, 40))
    apart = p.node("SeparateXYZ")
    p.link(turned, apart.inputs[0])
    lines = [
        p.span(
            p.math("ABSOLUTE", p.math("SUBTRACT", p.math("FRACT", p.math("MULTIPLY", apart.outputs[axis], 4.2)), 0.5)),
            0.07,
            0.03,
        )
        for axis in ("X", "Y")
    ]
    grid = p.math("MULTIPLY", p.math("MAXIMUM", *lines), p.span(land, 0.46, 0.50))
    p.set(Base_Color=p.mix(grid, moss, "#e9dcae"), Roughness=p.span(land, 0.44, 0.5, 0.5, 0.85))
    p.bump(p.math("ADD", p.span(land, 0.44, 0.6), p.math("MULTIPLY", grid, 0.5)), 0.6, 0.08)
    air(p, "#7fe8c8", 0.7)
    globe(p, 0.80)
    stone = s.enamel("#CDBE92", 0.8, brush=0.5)
    dice = random.Random(5)
    arcs_ = []
    for k in range(15):
        if k in (4, 5, 10):
            continue  # the ring is broken
        start = k * 24 + 2
        arcs_.append(
            c.arc(0.96, 1.14 + 0.03 * dice.random(), start, start + 19, -0.06, 0.06 + 0.03 * dice.random(), stone, 0.02)
        )
    c.group(arcs_, turn=(-38, 22, 0))


def psionic():
    """A storm of the mind: a spiral around a bright eye."""
    p = s.Paint("psionic")
    where = p.place()
    shaken = warped(p, where, 2.4, 0.28)
    apart = p.node("SeparateXYZ")
    moved = p.node("VectorMath", operation="SUBTRACT")
    p.link(shaken, moved.inputs[0])
    moved.inputs[1].default_value = (0.06, 0.20, 0)
    p.link(moved.outputs[0], apart.inputs[0])
    x, y = apart.outputs["X"], apart.outputs["Y"]
    radius = p.math("SQRT", p.math("ADD", p.math("MULTIPLY", x, x), p.math("MULTIPLY", y, y)))
    angle = p.math("ARCTAN2", y, x)
    arms = p.math(
        "SINE",
        p.math(
            "ADD",
            p.math("MULTIPLY", angle, 3.0),
            p.math("MULTIPLY", p.math("LOGARITHM", p.math("ADD", radius, 0.03), math.e), 5.2),
        ),
    )
    fine = noise(p, shaken, 6.0)
    tone = p.math("ADD", p.math("MULTIPLY", arms, 0.30), p.math("ADD", p.math("MULTIPLY", fine, 0.5), 0.25))
    colour = p.ramp(tone, (0.15, "#1c0d3f"), (0.40, "#4a2a90"), (0.60, "#8d62d8"), (0.80, "#d9b8ff"), (0.95, "#fff4ff"))
    eye = p.span(radius, 0.24, 0.02, smooth=True)
    p.set(
        Base_Color=colour,
        Roughness=0.55,
        Emission_Color=p.mix(eye, "#6a3fd0", "#ffe6ff"),
        Emission_Strength=p.math(
            "ADD",
            p.math("MULTIPLY", eye, 1.1),
            p.math("MULTIPLY", p.math("POWER", p.node("LayerWeight", Blend=0.3).outputs["Facing"], 2.2), 0.9),
        ),
    )
    p.bump(tone, 0.35, 0.08)
    globe(p)


def gate():
    """A portal: a ring of brass-bound stone blocks around a well of light."""
    stone, bound = s.enamel("#6f8793", 0.6, brush=0.7), s.brass()
    for k in range(12):
        c.arc(0.74, 1.02, k * 30 + 2.5, k * 30 + 27.5, 0, 0.26, stone, 0.04)
    c.ring(0.88, 0.045, (0, 0, 0.27), bound)
    for k in range(6):
        a = math.radians(k * 60 + 30)
        c.at(
            c.slab([(-0.10, -0.20), (0.10, -0.20), (0.13, 0.20), (-0.13, 0.20)], 0, 0.38, bound, 0.03, 0.85),
            (0.90 * math.cos(a), 0.90 * math.sin(a), 0),
            (0, 0, k * 60 - 60),
        )
    p = s.Paint("light")
    where = p.place()
    apart = p.node("SeparateXYZ")
    p.link(warped(p, where, 3.0, 0.14), apart.inputs[0])
    x, y = apart.outputs["X"], apart.outputs["Y"]
    radius = p.math("SQRT", p.math("ADD", p.math("MULTIPLY", x, x), p.math("MULTIPLY", y, y)))
    arms = p.math(
        "SINE", p.math("ADD", p.math("MULTIPLY", p.math("ARCTAN2", y, x), 2.0), p.math("MULTIPLY", radius, 13.0))
    )
    tone = p.math("ADD", p.math("MULTIPLY", arms, 0.16), p.math("SUBTRACT", 0.92, p.math("MULTIPLY", radius, 1.1)))
    p.set(
        Base_Color=(0, 0, 0),
        Roughness=1.0,
        Emission_Color=p.ramp(
            tone, (0.0, "#04141c"), (0.3, "#0c4a66"), (0.6, "#38a6c8"), (0.85, "#b5f0ff"), (1.0, "#ffffff")
        ),
        Emission_Strength=0.8,
    )
    c.lathe([(0.78, 0.0), (0.78, 0.03)], p.material)
    s.table()


# --- Eclipse --------------------------------------------------------------------------------------------------

KINDS = {  # dark, middle, light, air
    "money": ("#7a3604", "#e07a14", "#ffcf70", "#ffc060"),
    "science": ("#842653", "#dd5f93", "#ffcce2", "#ffa8d0"),
    "materials": ("#23120a", "#6b4023", "#a8744a", "#c08a5c"),
    "gray": ("#3f4248", "#82868e", "#c6c8ca", "#c8d0dc"),
}


def common(kind, advanced):
    dark, middle, light, halo = KINDS[kind]
    p = s.Paint(kind)
    where = p.place(turn=(60, 10, 20))
    if kind == "money":  # bands of gas
        apart = p.node("SeparateXYZ")
        p.link(warped(p, where, 2.4, 0.22), apart.inputs[0])
        tone = p.span(p.math("SINE", p.math("MULTIPLY", apart.outputs["Z"], 9.0)), -1, 1)
        p.set(Base_Color=p.ramp(tone, (0.1, dark), (0.45, middle), (0.9, light)), Roughness=0.55)
    elif kind == "science":  # clouds over a sea
        tone = noise(p, where, 1.7, 6, 0.55, 1.2)
        p.set(
            Base_Color=p.ramp(tone, (0.36, dark), (0.5, middle), (0.62, light)),
            Roughness=p.span(tone, 0.4, 0.6, 0.2, 0.6),
        )
    else:  # craters
        shaken = warped(p, where, 3.0, 0.10)
        bowls = [
            p.span(cells(p, shaken, scale), 0.18, 0.30, smooth=True)
            for scale in ((1.5, 3.4) if kind == "materials" else (2.2, 4.6))
        ]
        floor = p.math("MULTIPLY", p.math("ADD", bowls[0], 0.6), p.math("ADD", bowls[1], 1.0))
        dust = noise(p, where, 2.2, 8, 0.65)
        tone = p.math("ADD", p.math("MULTIPLY", floor, 0.10), p.math("MULTIPLY", dust, 0.75))
        p.set(Base_Color=p.ramp(tone, (0.36, dark), (0.62, middle), (0.86, light)), Roughness=0.85)
        p.bump(p.math("ADD", floor, p.math("MULTIPLY", dust, 0.6)), 1.0, 0.07)
    air(p, halo, 0.55)
    globe(p, 0.72 if advanced else 0.88)
    if advanced:  # a ring of settlements: brass, easily seen at 26 px
        c.group(
            [
                c.arc(0.86, 1.08, a, a + 90, -0.02, 0.02, s.plain("#F3DFA8", 0.35, 0.35, glow=0.12), 0.008)
                for a in (0, 90, 180, 270)
            ],
            turn=(-56, 24, 0),
        )


def arcs(name, make):
    make()
    s.camera(2.5 if make is gate else 2.36, 0)
    s.shoot(name, ARCS, rim=2.2, rim_alpha=0.6)


def eclipse(name, kind, advanced):
    common(kind, advanced)
    s.camera(2.24, 0)
    s.shoot(name, ECLIPSE, rim=1.2, rim_alpha=0.7)


def render(only=None):
    names = [(f"arcs/planet-{make.__name__}", make) for make in (weapon, fuel, material, relic, psionic)]
    s.run([(name, arcs, name, make) for name, make in names], only, low=True)
    s.run([("arcs/gate", arcs, "arcs/gate", gate)], only)
    names = [
        (f"eclipse/planet-{kind}{'-advanced' if advanced else ''}", kind, advanced)
        for kind in KINDS
        for advanced in (False, True)
    ]
    s.run([(name, eclipse, name, kind, advanced) for name, kind, advanced in names], only, low=True)
