"""Cover pictures: the three games and the table itself, photographed in one go with the families' pieces.

    python covers.py arcs eclipse arcana hero hero-tall     render (COVER_SCALE=0.5 COVER_SAMPLES=16 for a look)
    python covers.py crops                                  cut and compress what has been rendered

The families in this folder build a piece and photograph it. Here their photographs are switched off, and what they
built is put under one handle (an empty), so that it can be set down anywhere on a real table top.
Needs bpy, pillow and resvg-py (for the card prints).
"""

import math
import os
import random
import re
import sys
import time
from pathlib import Path

import arcs_pieces
import arcs_tokens
import bpy
import clay as c
import eclipse_pieces
import eclipse_tokens
import numpy as np
import planets
import skies
import studio as s
from mathutils import Vector
from PIL import Image, ImageFilter

ART = Path(__file__).resolve().parents[2] / "web/public/art"
OUT = ART / "covers"
RAW = Path(os.environ.get("COVER_RAW", "build/cover-raw"))
SCALE = float(os.environ.get("COVER_SCALE", "1"))
SAMPLES = int(os.environ.get("COVER_SAMPLES", "64"))

s.table = lambda z=0.0: None  # the families' own table, camera and shutter: off
s.camera = lambda *a, **k: (0.5, 0.5)
s.shoot = s.keep = lambda *a, **k: None


# --- setting things down ------------------------------------------------------------------------------------------


def put(make, *words, at=(0, 0, 0), turn=0.0, lean=(0, 0), size=1.0, **more):
    """Build a piece with its family's own function and set it down. Returns its handle."""
    things, paints = set(bpy.data.objects), set(bpy.data.materials)
    make(*words, **more)
    root = bpy.data.objects.new("handle", None)
    bpy.context.collection.objects.link(root)
    for thing in bpy.data.objects:
        if thing not in things and thing is not root:
            thing.parent = root
    for paint in bpy.data.materials:
        if paint not in paints:
            _local(paint.node_tree, root)
    root.location, root.scale = at, (size,) * 3
    root.rotation_euler = (math.radians(lean[0]), math.radians(lean[1]), math.radians(turn))
    return root


def _local(tree, root):
    """Soot and embers are painted in world coordinates: let them go with the piece."""
    for link in list(tree.links):
        if link.from_node.bl_idname == "ShaderNodeNewGeometry" and link.from_socket.name == "Position":
            here = tree.nodes.new("ShaderNodeTexCoord")
            here.object = root
            tree.links.new(here.outputs["Object"], link.to_socket)


# --- light, lens --------------------------------------------------------------------------------------------------


def room(sky=(0.010, 0.017, 0.040), strength=1.0, exposure=0.0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device = "CYCLES", "CPU"
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 2, 1, 2
    scene.cycles.sample_clamp_indirect, scene.cycles.sample_clamp_direct = 4.0, 30.0
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.04
    scene.cycles.adaptive_min_samples = 10
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles.blur_glossy = 0.6
    scene.cycles.use_denoising, scene.cycles.denoiser = True, "OPENIMAGEDENOISE"
    scene.render.threads_mode, scene.render.threads = "FIXED", max(1, min(2, os.cpu_count() or 1))
    scene.render.film_transparent = False
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"
    scene.render.image_settings.color_depth = "16"
    scene.view_settings.view_transform, scene.view_settings.exposure = "Khronos PBR Neutral", exposure
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (*sky, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
    scene.world = world
    return scene


def spot(at, to, watts, colour, cone=60, radius=0.6, blend=1.0):
    light = bpy.data.lights.new("spot", "SPOT")
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = (
        watts,
        colour,
        math.radians(cone),
        blend,
        radius,
    )
    return _hang(light, at, to)


def panel(at, to, watts, colour, size=4.0):
    light = bpy.data.lights.new("panel", "AREA")
    light.energy, light.color, light.size = watts, colour, size
    return _hang(light, at, to)


def bulb(at, watts, colour, radius=0.2):
    light = bpy.data.lights.new("bulb", "POINT")
    light.energy, light.color, light.shadow_soft_size = watts, colour, radius
    return _hang(light, at, (at[0], at[1], 0))


def _hang(light, at, to):
    lamp = bpy.data.objects.new("lamp", light)
    lamp.location = at
    lamp.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)
    return lamp


def lens(at, to, mm=50, focus=None, stop=2.8, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    data.lens, data.shift_x, data.shift_y, data.clip_end = mm, *shift, 500
    data.dof.use_dof = focus is not None
    if focus is not None:
        data.dof.focus_distance, data.dof.aperture_fstop, data.dof.aperture_blades = (
            (Vector(focus) - Vector(at)).dot((Vector(to) - Vector(at)).normalized()),
            stop,
            0,
        )
    eye = bpy.data.objects.new("camera", data)
    eye.location = at
    eye.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye


def expose(name, size):
    began, scene = time.time(), bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = (round(x * SCALE) for x in size)
    scene.cycles.samples = SAMPLES
    for paint in bpy.data.materials:  # wash and dry-brush cost most of the time: fewer rays each, the picture has many
        for node in paint.node_tree.nodes if paint.use_nodes else ():
            if node.bl_idname == "ShaderNodeBevel":
                node.samples = 2
            elif node.bl_idname == "ShaderNodeAmbientOcclusion":
                node.samples, node.only_local = 2, True
    RAW.mkdir(parents=True, exist_ok=True)
    scene.render.filepath = str(RAW / f"{name}.png")
    bpy.ops.render.render(write_still=True)
    print(
        f"{name} {scene.render.resolution_x}x{scene.render.resolution_y} {SAMPLES} spp {time.time() - began:.0f} s",
        flush=True,
    )


# --- surfaces -----------------------------------------------------------------------------------------------------


def walnut(tint=1.0, scale=0.16, gloss=0.42, planks=0.0):
    """Walnut, its grain along x; `planks` is the width of a board, 0 for one piece."""
    p = s.Paint("walnut")
    here, own, seam = p.node("TexCoord").outputs["Object"], None, None
    if planks:
        apart = p.node("SeparateXYZ")
        p.link(here, apart.inputs[0])
        row = p.math("DIVIDE", apart.outputs["Y"], planks)
        index = p.math("FLOOR", row)
        white = p.node("TexWhiteNoise", noise_dimensions="1D")
        p.link(index, white.inputs["W"])
        own = white.outputs["Value"]  # every board its own tone and its own grain
        moved = p.node("CombineXYZ")
        p.link(p.math("ADD", apart.outputs["X"], p.math("MULTIPLY", index, 61.7)), moved.inputs["X"])
        p.link(p.math("ADD", apart.outputs["Y"], p.math("MULTIPLY", own, 9.0)), moved.inputs["Y"])
        here = moved.outputs[0]
        seam = p.span(
            p.math("ABSOLUTE", p.math("SUBTRACT", p.math("FRACT", row), 0.5)), 0.5 - 0.06 / planks, 0.5, smooth=True
        )

    def spread(x, y):
        mapping = p.node("Mapping", Scale=(x, y, 1))
        p.link(here, mapping.inputs["Vector"])
        return mapping.outputs["Vector"]

    where = spread(scale * 0.22, scale)
    rings = p.node(
        "TexWave", wave_type="BANDS", bands_direction="Y", Scale=3.4, Distortion=3.2, Detail=4.0, Detail_Scale=1.8
    )
    p.link(planets.warped(p, where, 1.6, 0.55), rings.inputs["Vector"])
    pores = planets.noise(p, spread(scale * 5, scale * 70), 1.0, 6, 0.7)
    tone = p.math(
        "ADD",
        p.math("MULTIPLY", rings.outputs["Fac"], 0.20),
        p.math("ADD", p.math("MULTIPLY", pores, 0.50), p.math("MULTIPLY", planets.noise(p, where, 1.3, 5, 0.55), 0.30)),
    )
    if planks:
        tone = p.math("ADD", tone, p.math("MULTIPLY", p.math("SUBTRACT", own, 0.5), 0.16))
    dark, mid, light = (tuple(x * tint for x in s.linear(k)) for k in ("#1c0f08", "#4c2914", "#824c28"))
    coat = p.ramp(tone, (0.24, dark), (0.56, mid), (0.84, light))
    if planks:
        coat = p.mix(p.math("MULTIPLY", seam, 0.85), coat, "#0a0503")
    p.set(
        Base_Color=coat,
        Roughness=p.span(pores, 0.3, 0.7, gloss - 0.08, gloss + 0.14),
        Coat_Weight=0.12,
        Coat_Roughness=0.25,
    )
    p.bump(pores, 0.12, 0.03)
    return p.material


def felt(colour="#5a1222"):
    p = s.Paint("felt")
    fuzz = planets.noise(p, p.place(), 26.0, 4, 0.8)
    worn = planets.noise(p, p.place(), 0.35, 4, 0.6)
    base = s.linear(colour)
    p.set(
        Base_Color=p.mix(p.span(worn, 0.35, 0.7), tuple(x * 0.72 for x in base), tuple(min(1, x * 1.25) for x in base)),
        Roughness=0.95,
        Specular_IOR_Level=0.1,
        Sheen_Weight=0.5,
        Sheen_Roughness=0.5,
        Sheen_Tint=colour,
    )
    p.bump(fuzz, 0.35, 0.03)
    return p.material


def picture(image, box=None, roughness=0.5, glow=0.0, coat=0.0, dim=1.0, bump=None):
    """An image laid flat over the thing's own x and y; `box` = (x0, y0, x1, y1) in object units, else its bounds."""
    p = s.Paint("picture")
    if box:
        where = p.node("TexCoord").outputs["Object"]
        spread = (1 / (box[2] - box[0]), 1 / (box[3] - box[1]), 1)
        mapping = p.node("Mapping", Scale=spread, Location=(-box[0] * spread[0], -box[1] * spread[1], 0))
        p.link(where, mapping.inputs["Vector"])
        where = mapping.outputs["Vector"]
    else:
        where = p.node("TexCoord").outputs["Generated"]
    sheet = p.node("TexImage", interpolation="Cubic", extension="EXTEND")
    sheet.image = load(image)
    p.link(where, sheet.inputs["Vector"])
    colour = sheet.outputs["Color"]
    if dim != 1.0:
        colour = p.mix(1 - dim, colour, "#000000")
    p.set(Base_Color=colour, Roughness=roughness, Coat_Weight=coat, Coat_Roughness=0.15)
    if glow:
        p.set(Emission_Color=colour, Emission_Strength=glow)
    if bump:
        p.bump(planets.noise(p, p.place(), bump, 4, 0.7), 0.15, 0.01)
    return p.material


def load(image):
    """A path, or a PIL image that is written down first."""
    if not isinstance(image, (str, Path)):
        RAW.mkdir(parents=True, exist_ok=True)
        path = RAW / f"tex-{os.getpid()}-{abs(hash(image.tobytes())) % 10**12}.png"
        image.convert("RGB").save(path)
        image = path
    return bpy.data.images.load(str(image), check_existing=True)


# --- cards --------------------------------------------------------------------------------------------------------

TINTS = {
    "combat": "#a8422f",
    "political": "#3d5c9a",
    "spiritual": "#2f7a6d",
    "ducats": "#a97a22",
    "blades": "#9a4a30",
    "ferrymen": "#2f6a78",
    "thieves": "#5d4a8c",
    "usurers": "#8a6a22",
    "militia": "#4f6a4a",
    "relic": "#2f7a5c",
    "fuel": "#b57a1c",
    "weapon": "#a63d2e",
    "psionic": "#6d4a96",
    "vox": "#4a6c82",
    "leader": "#3f6f86",
    "lore": "#7a5a4a",
}
PAPER, INK, GOLD = "#f1e6d2", "#1d1613", "#e9b64c"
CARD = (500, 700)
EMBLEM = {  # what stands on a threshold: drawn, never written
    "cup": "M-30 -38 L30 -38 L26 -4 Q22 14 6 16 L6 30 L22 38 L-22 38 L-6 30 L-6 16 Q-22 14 -26 -4Z",
    "sword": "M0 -46 L9 -34 L9 12 L24 12 L24 20 L6 20 L6 40 L-6 40 L-6 20 L-24 20 L-24 12 L-9 12 L-9 -34Z",
    "eye": "M-42 0 Q0 -36 42 0 Q0 36 -42 0Z M16 0 A16 16 0 1 0 -16 0 A16 16 0 1 0 16 0Z",
    "coin": "M36 0 A36 36 0 1 0 -36 0 A36 36 0 1 0 36 0Z M0 -20 L18 0 L0 20 L-18 0Z",
}


def svg(text, width=CARD[0]):
    from io import BytesIO

    import resvg_py

    data = resvg_py.svg_to_bytes(svg_string=text, width=width)
    return Image.open(BytesIO(bytes(data))).convert("RGB")


def face(name, tint, emblem=None, seed=1):
    """A card without words: the print, a rule, rows of small cuts where the rules would stand, a gold threshold."""
    dice = random.Random(f"{name}{seed}")
    game, card_ = name.split("/")
    art = (ART / "prints" / game / f"{card_}.svg").read_text()
    art = art[art.index("<g") : art.rindex("</svg>")]
    for word, colour in (("paper", PAPER), ("ink", INK), ("glow", GOLD), ("tint", TINTS[tint])):
        art = re.sub(rf"var\(--lino-{word}[^)]*\)", colour, art)
    w, h = CARD
    marks = []
    if emblem:  # Arcana: one line of four small signs
        for k, sign in enumerate(("eye", "sword", "cup", "coin")):
            hot = sign == emblem
            x = 92 + k * 105
            marks.append(
                f'<rect x="{x - 44}" y="575" width="88" height="88" rx="20" fill="{GOLD if hot else "none"}"/>'
            )
            marks.append(
                f'<path transform="translate({x} 619) scale(.72)" d="{EMBLEM[sign]}" fill="{INK if hot else "#8a7860"}" fill-rule="evenodd"/>'
            )
        marks.append(f'<rect x="34" y="552" width="{w - 68}" height="5" fill="{TINTS[tint]}"/>')
        for row in range(1):
            marks.append(
                f'<path d="M150 508 L250 494 L350 508 L250 522Z M250 482 L262 508 L250 534 L238 508Z" fill="{TINTS[tint]}"/>'
            )
        tab = f'<rect x="22" y="22" width="150" height="92" rx="24" fill="{PAPER}"/><rect x="28" y="28" width="138" height="80" rx="20" fill="{GOLD}"/><path transform="translate(97 68) scale(.8)" d="{EMBLEM[emblem]}" fill="{INK}" fill-rule="evenodd"/>'
    else:  # Arcs: rows of cuts
        marks.append(f'<rect x="34" y="482" width="{w - 68}" height="6" fill="{TINTS[tint]}"/>')
        for row in range(4):
            x, y = 48, 526 + row * 36
            end = (430, 452, 410, 300)[row]
            while x < end:
                long = dice.randint(18, 62)
                marks.append(
                    f'<path d="M{x} {y + 5} l{long * 0.3:.0f} -6 l{long * 0.7:.0f} 3 l-{long * 0.2:.0f} 7 l-{long * 0.5:.0f} 2z" fill="#7d6b55"/>'
                )
                x += long + 13
        tab = ""
    grain = "".join(
        f'<circle cx="{dice.randint(0, w)}" cy="{dice.randint(0, h)}" r="{dice.random() * 1.3:.1f}" fill="{dice.choice(("#d9c9a8", "#fff8ea"))}" opacity=".55"/>'
        for _ in range(420)
    )
    return svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><rect width="{w}" height="{h}" fill="#ece0c8"/>{grain}'
        f'<g transform="translate(20 20) scale({460 / 300})">{art}</g>{"".join(marks)}{tab}</svg>'
    )


def back(tint="blades"):
    """The back: a carved sun with an eye, within a frame."""
    w, h = CARD
    ground = tuple(round(255 * x ** (1 / 2.2)) for x in s.mixed(TINTS[tint], "#150a0c", 0.55))
    rays = "".join(
        f'<path d="M0 -92 L7 -{150 + 60 * (k % 2)} L0 -{176 + 70 * (k % 2)} L-7 -{150 + 60 * (k % 2)}Z" transform="rotate({k * 15})" fill="{GOLD if k % 2 else PAPER}"/>'
        for k in range(24)
    )
    corners = "".join(
        f'<path transform="translate({x} {y})" d="M0 -34 L9 -9 L34 0 L9 9 L0 34 L-9 9 L-34 0 L-9 -9Z" fill="{GOLD}"/>'
        for x in (92, w - 92)
        for y in (98, h - 98)
    )
    return svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><rect width="{w}" height="{h}" fill="#e6d9be"/><rect x="24" y="24" width="{w - 48}" height="{h - 48}" rx="16" fill="rgb{ground}"/>'
        f'<rect x="44" y="44" width="{w - 88}" height="{h - 88}" rx="10" fill="none" stroke="{GOLD}" stroke-width="5"/>{corners}<g transform="translate({w / 2} {h / 2})">{rays}'
        f'<circle r="82" fill="{INK}"/><path transform="scale(1.6)" d="{EMBLEM["eye"]}" fill="{PAPER}" fill-rule="evenodd"/><circle r="12" fill="{GOLD}"/></g></svg>'
    )


_sheets = {}


def card(image, at=(0, 0, 0), turn=0.0, width=4.4, curl=0.0, lean=(0, 0), thick=0.045):
    """A sheet of card with rounded corners, a little bent along its length."""
    w, h, r = width, width * 1.4, width * 0.055
    rows, cols = 22, 12
    ys = sorted(
        {-h / 2 + r * (1 - math.cos(a)) for a in (0, 0.35, 0.7, 1.05, 1.57)}
        | {h / 2 - r * (1 - math.cos(a)) for a in (0, 0.35, 0.7, 1.05, 1.57)}
        | {-h / 2 + r + (h - 2 * r) * i / rows for i in range(rows + 1)}
    )
    verts, faces = [], []
    for y in ys:
        over = max(0.0, abs(y) - (h / 2 - r))
        half = w / 2 - r + math.sqrt(max(0.0, r * r - over * over))
        for i in range(cols + 1):
            x = -half + 2 * half * i / cols
            verts.append((x, y, curl * (2 * y / h) ** 2 + 0.35 * curl * (2 * x / w) ** 2))
    n = cols + 1
    for j in range(len(ys) - 1):
        faces += [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for i in range(cols)]
    key = id(image)
    if key not in _sheets:
        _sheets[key] = (image, picture(image, roughness=0.55, coat=0.08))
    sheet = c.solid(verts, faces, _sheets[key][1])
    if sheet.data.polygons[len(sheet.data.polygons) // 2].normal.z < 0:
        sheet.data.flip_normals()
    skin = sheet.modifiers.new("skin", "SOLIDIFY")
    skin.thickness, skin.offset = thick, -1
    return c.at(sheet, (at[0], at[1], at[2] + thick), (lean[0], lean[1], turn))


def shine(root, strength):
    """Turn up what already glows in a piece."""
    for thing in root.children:
        for slot in thing.material_slots:
            skin = slot.material.node_tree.nodes["Principled BSDF"]
            if skin.inputs["Emission Strength"].default_value > 0:
                skin.inputs["Emission Strength"].default_value = strength
    return root


# --- small things the families do not have ------------------------------------------------------------------------


def top(size, material, z=0.0, at=(0, 0)):
    bpy.ops.mesh.primitive_plane_add(size=size, location=(*at, z))
    plane = bpy.context.object
    plane.data.materials.append(material)
    return plane


def sign(kind):
    if kind == "burst":
        return [
            (r * math.cos(math.tau * k / 16), r * math.sin(math.tau * k / 16))
            for k in range(16)
            for r in (((0.36, 0.13, 0.24, 0.13)[k % 4]),)
        ]
    if kind == "drop":
        return [
            (0.0, 0.36),
            (0.12, 0.12),
            (0.20, -0.06),
            (0.17, -0.22),
            (0.0, -0.32),
            (-0.17, -0.22),
            (-0.20, -0.06),
            (-0.12, 0.12),
        ]
    return c.polygon(24, 0.20)


def die(colour, faces=("burst", "disc", "drop", "burst", "disc", "drop"), ink="#f6ead0"):
    """A die 1.1 wide about its middle: signs sunk as thin inlays on all six sides (top first)."""
    cube = c.box((1.1, 1.1, 1.1), (0, 0, -0.55), s.enamel(colour, 0.22, wash=0.3, brush=0.25), 0.13)
    cube.modifiers["bevel"].segments = 5
    paint = s.plain(ink, 0.4, coat=0.2)
    for kind, turn in zip(faces, ((0, 0, 0), (90, 0, 0), (0, 90, 0), (-90, 0, 0), (0, -90, 0), (180, 0, 0))):
        if kind:
            c.group([c.slab(sign(kind), 0.548, 0.556, paint, 0.0)], turn=turn)


def candle(height=2.4, radius=0.42):
    wax = s.Paint("wax").set(
        Base_Color="#ead9b4",
        Roughness=0.5,
        Subsurface_Weight=0.35,
        Subsurface_Scale=0.4,
        Emission_Color="#ff9a3c",
        Emission_Strength=0.10,
    )
    c.lathe(
        [
            (radius, 0),
            (radius, height - 0.1),
            (radius * 0.9, height),
            (radius * 0.7, height - 0.04),
            (radius * 0.5, height - 0.12),
            (0.001, height - 0.14),
        ],
        wax.material,
        0,
        40,
    )
    dice = random.Random(4)
    for k in range(5):
        a = dice.random() * math.tau
        drip = dice.uniform(0.3, 1.1)
        c.ball(
            0.09,
            (radius * math.cos(a), radius * math.sin(a), height - 0.1 - drip * 0.5),
            wax.material,
            (0.8, 0.8, drip * 6),
        )
    c.rod(0.03, 0.22, (0, 0, height - 0.14), s.plain("#1a120c", 0.9), 0)
    flame = s.Paint("flame")
    up = flame.node("SeparateXYZ")
    flame.link(flame.place("Generated"), up.inputs[0])
    flame.set(
        Base_Color=(0, 0, 0),
        Emission_Color=flame.ramp(
            up.outputs["Z"], (0.0, "#ff5a0a"), (0.25, "#ffae3c"), (0.7, "#ffc860"), (1.0, "#ff7a1a")
        ),
        Emission_Strength=4.5,
    )
    c.lathe(
        [(0.001, 0.0), (0.10, 0.10), (0.15, 0.26), (0.12, 0.44), (0.06, 0.62), (0.001, 0.82)], flame.material, 0, 24
    ).location = (0, 0, height - 0.02)


def dish(radius=1.1):
    c.lathe(
        [
            (radius * 0.7, 0),
            (radius, 0.12),
            (radius * 1.05, 0.20),
            (radius * 0.98, 0.20),
            (radius * 0.7, 0.10),
            (0.001, 0.09),
        ],
        s.brass("#C9963F"),
        0,
        64,
    )


def gold(tone, dark="#4a2606", roughness=0.3, metallic=0.55):
    """Gold that is seen also where there is nothing bright to mirror."""
    paint = s.brass(tone, dark, roughness, 0.35)
    paint.node_tree.nodes["Principled BSDF"].inputs["Metallic"].default_value = metallic
    return paint


def ducat():
    """A gold coin, struck with a sun."""
    metal = gold("#F2B738", "#5a330a", 0.28, 0.7)
    c.lathe(
        [(0.60, 0.0), (0.63, 0.03), (0.63, 0.10), (0.60, 0.13), (0.53, 0.13), (0.51, 0.105), (0.001, 0.105)],
        metal,
        0.0,
        sides=64,
    )
    c.slab(sign("burst"), 0.10, 0.135, metal, 0.01)


def threshold(emblem):
    """A gold plate with a dark sign: what an agent must reach."""
    metal = gold("#EDB040", "#6a3f10", 0.26)
    dark = s.plain("#2a1708", 0.6)
    pts = c.polygon(8, 0.92, 22.5)
    c.slab(pts, 0, 0.16, metal, 0.05)
    c.slab([(x * 0.82, y * 0.82) for x, y in pts], 0.155, 0.175, gold("#F2BE52", "#8a5a1a", 0.4, 0.35), 0.01)
    shapes = {
        "cup": [
            [
                (-0.30, 0.38),
                (0.30, 0.38),
                (0.26, 0.06),
                (0.08, -0.14),
                (0.06, -0.30),
                (0.22, -0.40),
                (-0.22, -0.40),
                (-0.06, -0.30),
                (-0.08, -0.14),
                (-0.26, 0.06),
            ]
        ],
        "sword": [
            [
                (0, 0.52),
                (0.08, 0.40),
                (0.08, -0.12),
                (0.26, -0.12),
                (0.26, -0.22),
                (0.07, -0.22),
                (0.07, -0.48),
                (-0.07, -0.48),
                (-0.07, -0.22),
                (-0.26, -0.22),
                (-0.26, -0.12),
                (-0.08, -0.12),
                (-0.08, 0.40),
            ]
        ],
        "eye": [
            [
                (0.46 * math.cos(a), 0.30 * math.sin(a) * abs(math.sin(a)) ** 0.3)
                for a in (math.tau * k / 24 for k in range(24))
            ]
        ],
    }[emblem]
    for shape in shapes:
        c.slab(shape, 0.17, 0.20, dark, 0.008)
    if emblem == "eye":
        c.lathe([(0.13, 0.19), (0.13, 0.22)], metal)


def world(kind, radius=1.3, at=(0, 0), sink=0.35, turn=0.0):
    """A globe set into the board."""
    return put(getattr(planets, kind), at=(*at, radius * (1 - 2 * sink) if sink else radius), size=radius, turn=turn)


def sky():
    """The night sky of the Arcs map, as painted (the WebP shows its blocks when it is lit)."""
    path = RAW / "sky.png"
    if not path.exists():
        RAW.mkdir(parents=True, exist_ok=True)
        s.keep = lambda name, image, **k: image.save(path)
        skies.nebula(False)
        s.keep = lambda *a, **k: None
    return Image.open(path).convert("RGB")


def lift(image, gain=1.5, gamma=0.85):
    a = np.asarray(image, np.float32) / 255
    return Image.fromarray((np.clip((a**gamma) * gain, 0, 1) * 255).astype(np.uint8))


# --- Arcs ---------------------------------------------------------------------------------------------------------


def board(centre, radius, gain=1.35, glow=0.35, inner=0.46, spokes=(0, 60, 120, 180, 240, 300), thick=0.5, rim=0.42):
    """The round board: painted space under lacquer, a brass rim, brass dividers. Its surface is z = 0."""
    x, y = centre
    metal = s.brass("#C9963F", roughness=0.28, worn=0.4)
    r = radius
    disc = c.lathe(
        [(r, -thick), (r, 0)],
        picture(
            lift(sky(), gain), (-r, -r * 0.75 * 1.3333, r, r * 0.75 * 1.3333), roughness=0.34, coat=0.25, glow=glow
        ),
        0,
        128,
    )
    disc.location = (x, y, 0)
    disc.data.shade_flat()
    band = c.lathe(
        [
            (r - rim * 0.2, -thick),
            (r + rim, -thick),
            (r + rim, 0.04),
            (r + rim * 0.75, 0.20),
            (r + rim * 0.1, 0.24),
            (r - rim * 0.1, 0.16),
            (r - rim * 0.2, 0.0),
        ],
        metal,
        0,
        160,
    )
    band.location = (x, y, 0)
    band.data.set_sharp_from_angle(angle=math.radians(60))
    c.at(c.ring(r * inner, 0.075, material=metal), (x, y, 0.02), size=(1, 1, 0.8))
    for k in spokes:
        rod = c.box((r * (1 - inner), 0.13, 0.07), (r * (1 + inner) / 2, 0, 0), metal, 0.03)
        c.group([rod], (x, y, 0), (0, 0, k))
    steps = 120  # small brass studs around the rim
    for k in range(steps):
        a = math.tau * k / steps
        c.ball(0.07, (x + (r + rim * 0.45) * math.cos(a), y + (r + rim * 0.45) * math.sin(a), 0.20), metal, detail=10)


def fleet(colour, at, turn, count=3, gap=1.9, make=None, damaged=()):
    """A wedge: the first in front, the rest behind it on both sides."""
    make = make or (lambda k: put(arcs_pieces.ship, colour, k in damaged))
    a = math.radians(turn)
    for k in range(count):
        row, side = (k + 1) // 2, (-1 if k % 2 else 1)
        dx, dy = side * row * gap * 0.62, -row * gap * 0.72
        root = make(k)
        root.location = (
            at[0] + dx * math.cos(a) - dy * math.sin(a),
            at[1] + dx * math.sin(a) + dy * math.cos(a),
            at[2] if len(at) > 2 else 0.0,
        )
        root.rotation_euler = (0, 0, math.radians(turn + (-4, 3, -2, 5, 1)[k % 5]))


def arcs():
    room(sky=(0.020, 0.034, 0.075), exposure=0.2)
    top(90, walnut(), -0.5)
    board((6.4, 9.6), 15.6, spokes=(176, 207, 238, 269, 300, 331), gain=2.1, glow=0.7)
    fleet("ember", (0.1, 1.0), -62, 5, 1.95)
    fleet("azure", (5.5, 1.35), 92, 3, 2.05)
    broken = put(arcs_pieces.ship, "azure", True, at=(2.6, -1.35, 0.0), turn=-78, size=1.25)
    shine(broken, 1.7)
    bulb((2.55, -1.9, 0.85), 22, (1, 0.38, 0.10), 0.15)
    dice = random.Random(8)
    paint = arcs_pieces.tones("azure")[0]
    for k in range(7):  # what flew off
        a = dice.uniform(0, math.tau)
        r = dice.uniform(1.1, 2.0)
        c.rock(dice.uniform(0.06, 0.15), (2.9 + r * math.cos(a), -1.4 + 0.8 * r * math.sin(a), 0.06), k + 2, paint)
    fleet("linen", (-4.6, 7.0), -40, 3, 2.1)
    fleet("lagoon", (9.2, 5.6), 110, 3, 2.1)
    world("weapon", 1.75, (-4.5, 4.0), 0.2)
    world("fuel", 2.4, (7.2, 7.4), 0.18, 30)
    world("relic", 1.7, (0.3, 9.4), 0.15)
    put(planets.gate, at=(2.3, 5.0, 0), size=1.6)
    put(arcs_pieces.city, "lagoon", False, at=(4.6, 5.2, 0), turn=18, size=1.1)
    put(arcs_pieces.city, "ember", False, at=(-2.2, 4.0, 0), turn=-14, size=1.15)
    put(arcs_pieces.starport, "linen", False, at=(-7.2, 5.6, 0), turn=20, size=1.1)
    # the edge of the table: cards, agents on them, dice
    faces = [face("arcs/skirmishers", "weapon"), face("arcs/gatekeepers", "fuel"), face("arcs/upstart", "leader")]
    card(faces[2], (-9.1, -0.9, -0.5), 31, 4.3, 0.06)
    card(faces[0], (-5.75, -2.75, -0.42), 17, 4.3, 0.10)
    put(arcs_pieces.agent, "azure", at=(-5.15, -4.55, -0.36), turn=24, size=1.15)
    put(arcs_pieces.agent, "ember", at=(-3.8, -4.0, -0.36), turn=-12, size=1.15)
    put(die, "#B4302B", at=(6.15, -3.0, 0.53), turn=24, size=0.95)
    put(die, "#2E63B5", at=(7.75, -2.35, 0.53), turn=-32, size=0.95)
    put(die, "#E08A28", ("burst",) * 6, ink="#2a1608", at=(4.75, -3.85, 0.69), turn=50, lean=(22, 28), size=0.95)
    put(die, "#B4302B", ("disc", "burst", "drop", "disc", "burst", "drop"), at=(9.05, -1.2, 0.53), turn=52, size=0.95)
    spot((-6.5, -2.0, 13), (0.6, 0.4, 0), 16000, (1, 0.80, 0.55), 80, 1.0)
    panel((13, 8, 7), (2, 2, 0), 700, (0.35, 0.52, 1.0), 6)
    panel((-14, 14, 6), (-2, 4, 0), 190, (0.28, 0.46, 1.0), 5)
    bulb((2.3, 5.0, 0.8), 60, (0.35, 0.8, 1.0), 0.5)
    lens((1.0, -20.2, 14.4), (-0.05, 0.55, 0), 43.5, (0.6, -0.4, 0.3), 0.08)
    expose("arcs", MASTER)


# --- Eclipse ------------------------------------------------------------------------------------------------------

HEXR = 4.3


def hexsky(letter, seed, core=False):
    skies.HEX = 1000
    hues = ("#0b0d1e", "#33204f", "#b8743e", "#ffedc4") if core else skies.NIGHT[letter]
    bend = skies.bend
    skies.bend = lambda f, dx, dy, amount: bend(f, dx, dy, amount * 2.8)
    rgb = skies.field(seed, hues, core=core)
    skies.bend = bend
    return lift(skies.picture(rgb), 1.45, 0.9)


def hexplace(q, r, radius=HEXR, gap=1.012):
    """Flat-topped axial coordinates to the table."""
    return radius * 1.5 * q * gap, radius * math.sqrt(3) * (r + q / 2) * gap


def tile(q, r, letter, seed, core=False, radius=HEXR, at=(0, 0), glow=0.22):
    x, y = hexplace(q, r, radius)
    paint = picture(
        hexsky(letter, seed, core),
        (-radius, -radius * math.sin(math.pi / 3), radius, radius * math.sin(math.pi / 3)),
        roughness=0.5,
        coat=0.06,
        glow=glow,
    )
    slab_ = c.slab(c.polygon(6, radius * 0.992), -0.3, 0, s.plain("#2a2632", 0.8), 0.05)
    sheet = c.slab(c.polygon(6, radius * 0.972), -0.01, 0.012, paint, 0.0)
    for thing in (slab_, sheet):
        thing.location = (x + at[0], y + at[1], 0)
    return x + at[0], y + at[1]


def hole(strength=2.2):
    things = set(bpy.data.materials)
    eclipse_tokens.wormhole()
    for paint in bpy.data.materials:
        if paint not in things and paint.name.startswith("throat"):
            paint.node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = strength


def wormhole(a, b, size=0.95, strength=2.2, watts=10):
    """Where two tiles meet."""
    x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    put(hole, strength, at=(x, y, 0.02), size=size)
    if watts:
        bulb((x, y, 0.55), watts, (0.35, 0.62, 1.0), 0.5)


def orb(kind, advanced, at, radius=0.85, turn=0.0):
    return put(planets.common, kind, advanced, at=(*at, radius * 0.55), size=radius, turn=turn, lean=(18, 8))


def eclipse():
    room(sky=(0.014, 0.020, 0.056), exposure=0.15)
    top(120, walnut(0.7), -0.3)
    a, b = tile(0, 0, "a", 30), tile(1, -1, "c", 51)
    d, e = tile(-1, 0, "b", 41), tile(0, 1, "a", 77, core=True)
    f, g = tile(1, 0, "b", 62), tile(-1, 1, "c", 86)
    h = tile(0, -1, "c", 95)
    tile(2, -1, "a", 13)
    tile(-2, 1, "a", 24)
    # ours: ember holds the tile in the middle and goes through the hole to the right
    wormhole(a, f, 1.05, 2.6, 30)
    wormhole(a, e, 0.95, 1.8, 10)
    wormhole(a, d, 0.95, 1.8, 10)
    wormhole(f, (hexplace(2, -1)), 0.95, 1.8, 10)
    wormhole(h, a, 0.95, 1.8, 10)
    put(eclipse_pieces.dreadnought, "ember", at=(a[0] + 0.95, a[1] - 0.35, 0.02), turn=-60, size=1.12)
    put(eclipse_pieces.interceptor, "ember", at=(a[0] + 2.5, a[1] - 1.75, 0.02), turn=-62)
    put(eclipse_pieces.interceptor, "ember", at=(a[0] + 2.75, a[1] + 1.35, 0.35), turn=-60, lean=(6, -10))
    put(eclipse_pieces.cruiser, "ember", at=(a[0] - 1.15, a[1] - 2.25, 0.02), turn=-48)
    orb("money", False, (a[0] - 2.4, a[1] + 1.1), 0.95)
    orb("science", True, (a[0] - 0.5, a[1] + 2.3), 0.95)
    for k, (x, y, turn) in enumerate(((-1.3, 1.35, 20), (-2.9, 0.05, 52), (0.75, 2.15, 10))):
        put(eclipse_tokens.cube, "ember", at=(a[0] + x, a[1] + y, 0.02), turn=turn, size=0.55)
    put(eclipse_tokens.disc, "ember", at=(a[0] - 1.45, a[1] + 0.05, 0.02), size=0.72)
    # the Ancient waits
    shine(put(eclipse_pieces.ancient, at=(f[0] + 0.25, f[1] - 0.9, 0.02), turn=122, size=1.95), 3.0)
    bulb((f[0] + 0.2, f[1] - 1.0, 1.9), 70, (0.4, 0.9, 1.0), 0.3)
    orb("materials", True, (f[0] + 2.3, f[1] + 1.9), 0.95)
    put(eclipse_tokens.discovery, at=(f[0] - 1.0, f[1] + 1.7, 0.02), size=0.8, turn=10)
    # neighbours
    put(eclipse_pieces.cruiser, "azure", at=(d[0] + 0.3, d[1] - 0.4, 0.02), turn=-70)
    put(eclipse_pieces.starbase, "azure", at=(d[0] - 1.9, d[1] + 0.9, 0.02), turn=12)
    put(eclipse_pieces.interceptor, "azure", at=(d[0] + 1.7, d[1] + 1.0, 0.02), turn=-76)
    put(eclipse_tokens.disc, "azure", at=(d[0] - 0.3, d[1] + 1.4, 0.02), size=0.72)
    put(eclipse_tokens.cube, "azure", at=(d[0] - 2.0, d[1] - 1.2, 0.02), turn=30, size=0.55)
    put(eclipse_tokens.cube, "azure", at=(d[0] - 1.1, d[1] - 1.5, 0.02), turn=60, size=0.55)
    orb("gray", False, (d[0] - 1.3, d[1] - 0.4), 0.8)
    orb("science", False, (g[0] + 1.6, g[1] - 1.2), 0.9)
    put(eclipse_pieces.dreadnought, "lagoon", at=(g[0] - 0.2, g[1] - 0.8, 0.02), turn=-140)
    put(eclipse_pieces.defence, at=(e[0], e[1] + 0.3, 0.02), turn=8, size=1.15)
    put(eclipse_pieces.cruiser, "orchid", at=(b[0] + 0.4, b[1] + 0.8, 0.02), turn=40)
    put(eclipse_pieces.interceptor, "orchid", at=(b[0] - 1.1, b[1] + 0.2, 0.02), turn=30)
    put(eclipse_tokens.disc, "orchid", at=(b[0] + 1.8, b[1] + 1.6, 0.02), size=0.72)
    put(eclipse_tokens.cube, "orchid", at=(b[0] + 1.0, b[1] + 2.3, 0.02), size=0.55, turn=14)
    orb("money", True, (b[0] - 0.6, b[1] + 2.1), 0.85)
    put(eclipse_tokens.orbital, at=(h[0] - 1.9, h[1] + 1.6, 0.05), size=0.9, turn=20)
    put(eclipse_pieces.interceptor, "linen", at=(h[0] + 1.1, h[1] + 1.3, 0.02), turn=20)
    put(eclipse_tokens.monolith, at=(hexplace(2, -1)[0] - 0.2, hexplace(2, -1)[1] + 1.6, 0.02), size=1.1)
    put(
        die,
        "#E9BE2E",
        ("burst", "disc", "drop", "burst", "disc", "drop"),
        ink="#2a1c08",
        at=(-8.9, -3.8, 0.28),
        turn=20,
        size=0.95,
    )
    put(die, "#B82F2A", at=(-7.6, -4.6, 0.28), turn=-32, size=0.95)
    spot((-6, -1.0, 14), (0.6, 0.3, 0), 19000, (1, 0.79, 0.52), 66, 1.0)
    panel((13, 7, 7), (2, 2, 0), 520, (0.36, 0.48, 1.0), 6)
    panel((-12, 15, 6), (-2, 4, 0), 260, (0.35, 0.42, 1.0), 5)
    lens((1.6, -19.4, 14.6), (1.2, 0.6, 0), 45, (1.4, 0.2, 0.3), 0.10)
    expose("eclipse", MASTER)


# --- Arcana -------------------------------------------------------------------------------------------------------


def fan(images, pivot, radius, first, last, width, z=0.0, curl=0.08, lift_=0.055):
    """Cards around a pivot (far below the fan), left to right, each a little above the one before."""
    n = len(images)
    for k, image in enumerate(images):
        angle = first + (last - first) * k / max(1, n - 1)
        a = math.radians(angle)
        card(
            image, (pivot[0] - radius * math.sin(a), pivot[1] + radius * math.cos(a), z + k * lift_), angle, width, curl
        )


def arcana():
    room(sky=(0.018, 0.016, 0.040), exposure=0.15)
    top(90, felt(), 0.0)
    stakes = [("arcana/N31", "spiritual", "eye"), ("arcana/N33", "combat", "sword"), ("arcana/N04", "political", "cup")]
    faces = [face(*x) for x in stakes]
    hand = [
        face("arcana/F4", "ferrymen", "eye"),
        face("arcana/T5", "thieves", "cup"),
        face("arcana/F5", "ferrymen", "sword"),
        face("arcana/B2", "blades", "sword"),
        face("arcana/N25", "spiritual", "cup"),
    ]
    fan(hand, (-2.0, -13.6), 11.2, 27, -25, 4.3)
    # three stakes in a row, gold at their foot, agents face down beside them
    places = ((-7.0, 5.2, 6), (0.0, 5.5, -2), (6.9, 5.0, -7))
    for image, (x, y, turn), sign_ in zip(faces, places, ("eye", "sword", "cup")):
        card(image, (x, y, 0), turn, 4.6, 0.05)
    backs = [back(k) for k in ("ferrymen", "thieves", "blades", "usurers")]
    for k, (x, y, turn) in enumerate(
        ((-3.5, 4.0, 13), (3.0, 3.9, -12), (3.7, 3.6, 4), (10.5, 3.7, -16), (-10.6, 4.0, -9))
    ):
        card(backs[(k * 3 + 1) % 4], (x, y, 0.09 + 0.05 * (k == 2)), turn, 3.4, 0.05)
    for (x, y), sign_ in zip(((-6.5, 1.05), (0.2, 1.35), (6.3, 0.75)), ("eye", "sword", "cup")):
        put(threshold, sign_, at=(x, y, 0.02), turn=-6, size=0.95)
    dice = random.Random(3)
    for k in range(6):
        put(
            ducat,
            at=(9.0 + dice.uniform(-0.05, 0.05), -0.9 + dice.uniform(-0.05, 0.05), 0.135 * k),
            turn=k * 40,
            size=1.0,
        )
    for x, y, lean in ((8.0, -2.3, 0), (10.4, -2.2, 0), (7.6, -3.9, 0), (9.2, -3.4, 0)):
        put(ducat, at=(x, y, 0.0), turn=x * 50, lean=(lean, 0))
    shine(put(arcs_tokens.initiative, at=(6.0, -2.4, 0.0), size=2.0, turn=15), 4.0)
    for x, y, h in ((-11.2, 7.7, 1.35), (-9.7, 8.9, 0.75), (3.5, 9.0, 0.7), (11.3, 8.0, 1.05)):
        put(candle, h, at=(x, y, 0.1))
        put(dish, at=(x, y, 0), size=0.8)
        bulb((x, y - 0.1, h + 1.15), 250, (1, 0.50, 0.18), 0.3)
    spot((-4, 0.5, 13), (-0.5, 0.0, 0), 10000, (1, 0.78, 0.52), 80, 1.0)
    panel((13, 6, 7), (2, 0, 0), 330, (0.40, 0.45, 1.0), 6)
    panel((-3, 16, 7), (0, 2, 0), 260, (0.45, 0.40, 1.0), 6)
    bulb((5.6, -3.4, 2.0), 110, (1, 0.60, 0.25), 0.5)
    lens((0.6, -22.0, 16.6), (0.2, 0.65, 0), 43.5, (-0.5, -1.0, 0.2), 0.085)
    expose("arcana", MASTER)


# --- the table ----------------------------------------------------------------------------------------------------


def hero_scene():
    room(sky=(0.010, 0.016, 0.040), exposure=0.30)
    floor = walnut(0.30, 0.05, 0.6)
    top(400, floor, -22)
    wood = walnut(1.1, 0.16, 0.42, 4.9)
    metal = s.brass("#C9963F", roughness=0.30, worn=0.4)
    R = 21.4
    c.lathe([(R - 3, -3.0), (R - 0.3, -2.0), (R, -1.6), (R, -0.75), (R - 0.3, -0.4), (0.001, -0.4)], wood, 0, 160)
    c.lathe([(R - 0.05, -1.55), (R + 0.14, -1.5), (R + 0.14, -0.85), (R - 0.05, -0.8)], metal, 0, 160)
    c.lathe([(9, -22), (8.4, -21), (2.6, -19), (2.0, -12), (1.8, -8), (3.0, -4), (7, -2.6)], wood, 0, 48)
    # Arcs
    bx, by, br = -8.9, 5.0, 10.2
    board((bx, by), br, inner=0.40, spokes=(30, 90, 150, 210, 270, 330), thick=0.4, rim=0.45, gain=2.1, glow=0.6)
    for kind, (x, y), r in (
        ("weapon", (-4.8, 5.2), 1.35),
        ("fuel", (4.6, 5.0), 1.7),
        ("relic", (-6.6, -3.2), 1.3),
        ("psionic", (6.8, -2.0), 1.3),
        ("material", (0.4, 7.4), 1.2),
    ):
        world(kind, r, (bx + x, by + y), 0.2)
    put(planets.gate, at=(bx, by, 0), size=2.0)
    fleet("ember", (bx - 1.2, by - 4.8), -40, 3, 2.3, lambda k: put(arcs_pieces.ship, "ember", False, size=1.2))
    fleet("azure", (bx + 4.2, by - 5.4), 40, 3, 2.3, lambda k: put(arcs_pieces.ship, "azure", k == 1, size=1.2))
    fleet("lagoon", (bx + 5.6, by + 1.4), 120, 2, 2.3, lambda k: put(arcs_pieces.ship, "lagoon", False, size=1.2))
    fleet("linen", (bx - 6.8, by + 1.0), -70, 2, 2.3, lambda k: put(arcs_pieces.ship, "linen", False, size=1.2))
    put(arcs_pieces.city, "linen", False, at=(bx - 2.6, by + 5.4, 0), size=1.25)
    put(arcs_pieces.city, "azure", False, at=(bx + 1.8, by + 5.6, 0), size=1.25)
    put(arcs_pieces.starport, "ember", False, at=(bx - 4.3, by - 2.3, 0), size=1.2)
    # Eclipse
    ex, ey, er = 10.9, 6.2, 3.02
    centre = {}
    for q, r, letter, core in (
        (0, 0, "a", True),
        (1, -1, "b", False),
        (1, 0, "c", False),
        (0, 1, "a", False),
        (-1, 1, "b", False),
        (-1, 0, "c", False),
        (0, -1, "a", False),
    ):
        x, y = tile(q, r, letter, 30 + 7 * q + 13 * r, core, er, (ex, ey), 0.35)
        centre[q, r] = (x, y)
    for q, r in ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)):
        wormhole(centre[0, 0], centre[q, r], 0.62, 2.0, 0)
    put(eclipse_pieces.defence, at=(*centre[0, 0], 0.02), size=0.95, turn=10)
    for (q, r), colour, make, kinds in (
        ((1, -1), "lagoon", eclipse_pieces.cruiser, "money science"),
        ((1, 0), "orchid", eclipse_pieces.dreadnought, "gray money"),
        ((0, 1), "azure", eclipse_pieces.starbase, "science"),
        ((-1, 1), "linen", eclipse_pieces.cruiser, "materials money"),
        ((-1, 0), "ember", eclipse_pieces.dreadnought, "science gray"),
        ((0, -1), "slate", eclipse_pieces.cruiser, "money materials"),
    ):
        x, y = centre[q, r]
        put(make, colour, at=(x + 0.5, y - 0.5, 0.02), turn=-30 + 50 * q - 35 * r, size=0.95)
        put(eclipse_tokens.disc, colour, at=(x - 1.3, y - 0.9, 0.02), size=0.6)
        put(eclipse_tokens.cube, colour, at=(x - 1.5, y + 0.4, 0.02), size=0.5, turn=25)
        for k, kind in enumerate(kinds.split()):
            orb(kind, k == 1, (x - 0.55 + 1.45 * k, y + 1.35), 0.6)
    # Arcana: a wine-red mat in front
    mat = c.slab(
        [(x, y) for x, y in [(-9.5, -5.2), (9.5, -5.2), (9.5, 4.2), (-9.5, 4.2)]], -0.4, -0.24, felt("#6a1628"), 0.08
    )
    mat.location = (3.4, -11.6, 0)
    faces = [
        face("arcana/N31", "spiritual", "eye"),
        face("arcana/N33", "combat", "sword"),
        face("arcana/N04", "political", "cup"),
    ]
    for k, image in enumerate(faces):
        card(image, (-2.6 + 5.4 * k, -10.3, -0.24), (4, -2, -5)[k], 3.5, 0.05)
        put(threshold, ("eye", "sword", "cup")[k], at=(-2.5 + 5.4 * k, -14.3, -0.24), size=0.9)
    backs = [back(k) for k in ("ferrymen", "thieves", "blades")]
    for k, image in enumerate(backs):
        card(image, (0.2 + 5.4 * k, -11.7, -0.2 + 0.03 * k), (16, -12, 9)[k], 2.5, 0.05)
    hand = [
        face("arcana/F4", "ferrymen", "eye"),
        face("arcana/T5", "thieves", "cup"),
        face("arcana/F5", "ferrymen", "sword"),
        face("arcana/B2", "blades", "sword"),
    ]
    fan(hand, (-11.0, -16.8), 7.2, 32, -22, 3.5, -0.4)
    shine(put(arcs_tokens.initiative, at=(16.2, -6.0, -0.4), size=2.4, turn=20), 4.5)
    bulb((16.0, -6.6, 4.6), 260, (1, 0.6, 0.25), 0.6)
    put(die, "#B4302B", at=(1.0, -3.3, 0.23), turn=24, size=1.15)
    put(die, "#2E63B5", at=(-1.0, -4.6, 0.23), turn=-30, size=1.15)
    put(die, "#E9BE2E", ink="#2a1c08", at=(3.1, -4.4, 0.23), turn=12, size=1.15)
    put(die, "#E07A1E", ink="#2a1608", at=(5.0, -3.0, 0.23), turn=50, size=1.15)
    for k, colour in enumerate(("ember", "azure", "lagoon", "linen")):
        put(arcs_pieces.agent, colour, at=(-17.4 + k * 1.75, -5.6 - k * 0.35, -0.4), turn=10 * k, size=1.25)
    dice = random.Random(5)
    for k in range(5):
        put(
            ducat,
            at=(14.6 + dice.uniform(-0.06, 0.06), -11.0 + dice.uniform(-0.06, 0.06), -0.4 + 0.135 * k),
            turn=k * 40,
            size=1.0,
        )
    for x, y in ((13.6, -12.8), (16.0, -10.4), (15.0, -9.4)):
        put(ducat, at=(x, y, -0.4), turn=x * 50)
    # the lamp over the table
    spot((-4, 3, 44), (0.5, -0.5, 0), 112000, (1, 0.79, 0.52), 56, 2.2, 0.85)
    panel((46, 30, 18), (0, 0, -4), 5200, (0.34, 0.48, 1.0), 22)
    panel((-40, 40, 16), (0, 0, -4), 2600, (0.34, 0.48, 1.0), 20)


def hero():
    hero_scene()
    lens((-3.0, -47, 44), (0.6, -0.9, -1.5), 35.5, (0, -4, 0), 0.28, (-0.16, -0.012))
    expose("hero", (1920, 900))


def hero_tall():
    hero_scene()
    lens((2.0, -52, 55), (0.0, -0.4, -1.5), 53, (0, -4, 0), 0.28, (0.0, 0.12))
    expose("hero-tall", (780, 1000))


# --- crops --------------------------------------------------------------------------------------------------------

MASTER = (1600, 860)
WIDE, CARDS = (1600, 700), (880, 560)


def window(left, top, width, size, whole=MASTER):
    """A crop's box in fractions of the picture: its upper left corner, its width, and the shape of what it becomes."""
    return left, top, left + width, top + width * whole[0] / size[0] * size[1] / whole[1]


# name: (source, box, size, most kilobytes)
CROPS = {
    "arcs-wide": ("arcs", window(0, 0.08, 1, WIDE), WIDE, 130),
    "arcs-card": ("arcs", window(0.10, 0.0, 0.844, CARDS), CARDS, 70),
    "eclipse-wide": ("eclipse", window(0, 0.08, 1, WIDE), WIDE, 130),
    "eclipse-card": ("eclipse", window(0.19, 0.10, 0.74, CARDS), CARDS, 70),
    "arcana-wide": ("arcana", window(0, 0.065, 1, WIDE), WIDE, 130),
    "arcana-card": ("arcana", window(0.07, 0.06, 0.785, CARDS), CARDS, 70),
    "hero-wide": ("hero", (0, 0, 1, 1), (1920, 900), 130),
    "hero-tall": ("hero-tall", (0, 0, 1, 1), (780, 1000), 70),
}
GRADE = {
    "arcs": (0.92, 0.35, 1.04),
    "eclipse": (0.86, 0.65, 1.10),
    "arcana": (0.93, 0.25, 1.0),
    "hero": (0.90, 0.30, 1.02),
    "hero-tall": (0.90, 0.30, 1.02),
}


def develop(image, gamma=1.0, contrast=0.0, colour=1.0, bloom=0.22, vignette=0.30):
    """Tone, a little glow around what shines, a little dark in the corners."""
    a = np.asarray(image.convert("RGB"), np.float32) / 255
    a = a**gamma
    a = a + contrast * a * (1 - a) * (2 * a - 0.7) * 0.8  # darks down, lights up
    grey = (a @ np.array([0.30, 0.59, 0.11], np.float32))[..., None]
    a = np.clip(grey + (a - grey) * colour, 0, 1)
    h, w = a.shape[:2]
    bright = np.clip((a - 0.72) / 0.28, 0, 1) * a
    glow = np.zeros_like(a)
    for share, radius in ((0.5, w / 260), (0.3, w / 90), (0.2, w / 36)):
        glow += (
            share
            * np.asarray(
                Image.fromarray((bright * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(radius)), np.float32
            )
            / 255
        )
    a = 1 - (1 - a) * (1 - bloom * glow)
    yy, xx = np.mgrid[0:h, 0:w]
    r = np.sqrt(((xx - w / 2) / (w / 2)) ** 2 + ((yy - h / 2) / (h / 2)) ** 2)
    a *= (1 - vignette * np.clip((r - 0.75) / 0.7, 0, 1) ** 1.6)[..., None]
    return Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8))


def squeeze(image, path, kilobytes, best=86, **how):
    """The best quality that fits."""
    for quality in range(best, 20, -2):
        image.save(path, quality=quality, **how)
        if path.stat().st_size <= kilobytes * 1000:
            return quality
    return None


def crops():
    OUT.mkdir(exist_ok=True)
    for name, (source, box, size, limit) in CROPS.items():
        path = RAW / f"{source}.png"
        if not path.exists():
            continue
        whole = Image.open(path).convert("RGB")
        w, h = whole.size
        cut = whole.crop(tuple(round(f * n) for f, n in zip(box, (w, h, w, h)))).resize(size, Image.LANCZOS)
        cut = develop(cut, *GRADE[source])
        q = squeeze(cut, OUT / f"{name}.webp", limit, format="WEBP", method=6)
        line = f"{name} webp q{q} {(OUT / f'{name}.webp').stat().st_size}"
        try:
            q2 = squeeze(cut, OUT / f"{name}.avif", limit, 72, format="AVIF", speed=4)
            line += f"  avif q{q2} {(OUT / f'{name}.avif').stat().st_size}"
        except Exception as why:  # this pillow cannot write it
            line += f"  no avif: {why}"
        print(line, flush=True)


if __name__ == "__main__":
    for word in sys.argv[1:]:
        {"arcs": arcs, "eclipse": eclipse, "arcana": arcana, "hero": hero, "hero-tall": hero_tall, "crops": crops}[
            word
        ]()
