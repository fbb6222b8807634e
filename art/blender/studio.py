"""The studio: one lamp, one camera, a few materials, and the way from a scene to a WebP sprite.

Everything in both games is photographed here, so that it all lies on the same table: a warm key lamp from the
upper left, a weak cool fill from the lower right, an orthographic camera and a shadow catcher for a table.
Pieces are treated like painted miniatures: a base coat in the seat's colour, a dark wash in the recesses
(ambient occlusion) and a light dry-brush on the edges, which is what keeps them readable at 34 px.
"""

import json
import math
import os
import time
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image, ImageFilter

ROOT = Path(__file__).resolve().parents[2]
SPRITES = ROOT / "web/public/art/sprites"
MANIFEST = ROOT / "web/src/art/sprites.json"  # what the client reads: pixels, then the point that stands on the board
RAW = Path(os.environ.get("ART_RAW", ROOT / "build/art-raw"))  # what Blender wrote, before the finish
SAMPLES = int(os.environ.get("ART_SAMPLES", "48"))
OVER = float(os.environ.get("ART_OVER", "1.4"))  # render at this multiple of the sprite, then shrink
SCALE = float(os.environ.get("ART_SCALE", "1.5"))  # pixels of a sprite to one of the sizes named in the families

SEATS = {
    "ember": "#E76942",
    "azure": "#4C94F3",
    "lagoon": "#45D3BF",
    "linen": "#F3E9C2",
    "orchid": "#C58FD6",
    "slate": "#8A909D",
}
FOUR = ("ember", "azure", "lagoon", "linen")
RIM = (26, 18, 12)  # the dark line around a piece, --p-edge


# --- colour ---------------------------------------------------------------------------------------------------


def linear(colour):
    """'#RRGGBB' as linear RGB, which is what Cycles counts in; a tuple is taken as linear already."""
    if not isinstance(colour, str):
        return tuple(colour)
    bytes_ = [int(colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in bytes_)


def mixed(a, b, t):
    return tuple(x + (y - x) * t for x, y in zip(linear(a), linear(b)))


# --- scene ----------------------------------------------------------------------------------------------------


def clear(low=False):
    """An empty scene with the lamps lit; `low` brings the key down, for worlds that need a night side."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_denoising = True
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 2, 2
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, 0.03
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.threads_mode, scene.render.threads = (
        "FIXED",
        max(1, min(2, os.cpu_count() or 1)),
    )  # leave the rest to others
    scene.render.film_transparent = True
    scene.render.filter_size = 1.2
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "Khronos PBR Neutral"  # keeps the seat colours what they are
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (0.60, 0.62, 0.72, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = 0.32
    scene.world = world
    scene.view_settings.exposure = 0.18
    if low:
        _lamp((-4.6, 4.2, 3.6), 860, (1, 0.92, 0.80), 1.8)
    else:
        _lamp((-2.9, 2.5, 6.0), 700, (1, 0.9, 0.77), 1.8)  # the key: warm, upper left
    _lamp((3.6, -4.4, 3.4), 130, (0.70, 0.79, 1), 4.0)  # the fill: cool, lower right
    return scene


def _lamp(at, watts, colour, size):
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.color, light.size = watts, colour, size
    lamp = bpy.data.objects.new("lamp", light)
    lamp.location = at
    lamp.rotation_euler = (-Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.collection.objects.link(lamp)


def camera(width, tilt=32.0, target=(0, 0, 0)):
    """Look north, `tilt` degrees off the vertical; the frame is `width` units wide. Returns where (0, 0, 0) falls, as fractions of a square frame."""
    lens = bpy.data.cameras.new("camera")
    lens.type, lens.ortho_scale = "ORTHO", width
    eye = bpy.data.objects.new("camera", lens)
    angle, target = math.radians(tilt), Vector(target)
    eye.location = target + 12 * Vector((0, -math.sin(angle), math.cos(angle)))
    eye.rotation_euler = (angle, 0, 0)
    bpy.context.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    up = Vector((0, math.cos(angle), math.sin(angle)))
    return 0.5 - target.x / width, 0.5 + target.dot(up) / width


def table(z=0.0):
    """The table top: invisible, it only catches the shadow."""
    bpy.ops.mesh.primitive_plane_add(size=40, location=(0, 0, z))
    top = bpy.context.object
    top.name, top.is_shadow_catcher = "table", True
    return top


# --- materials ------------------------------------------------------------------------------------------------


class Paint:
    """A small hand for node trees: `p.node("TexNoise", Scale=3)`, `p.link(a, b)`."""

    def __init__(self, name="paint"):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.skin = self.tree.nodes["Principled BSDF"]

    def node(self, kind, **inputs):
        made = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in inputs.items():
            name = key.replace("_", " ")
            if name not in made.inputs:  # a setting of the node, not a socket
                setattr(made, key, value)
            elif hasattr(value, "is_output"):
                self.link(value, made.inputs[name])
            else:
                made.inputs[name].default_value = value
        return made

    def link(self, a, b):
        self.tree.links.new(a, b)

    def math(self, operation, a, b=0.0, clamp=False):
        made = self.tree.nodes.new("ShaderNodeMath")
        made.operation, made.use_clamp = operation, clamp
        for socket, value in zip(made.inputs, (a, b)):
            self.link(value, socket) if hasattr(value, "is_output") else setattr(socket, "default_value", value)
        return made.outputs[0]

    def span(self, value, low, high, to_low=0.0, to_high=1.0, smooth=False):
        made = self.node("MapRange", From_Min=low, From_Max=high, To_Min=to_low, To_Max=to_high)
        made.interpolation_type = "SMOOTHSTEP" if smooth else "LINEAR"
        self.link(value, made.inputs["Value"])
        return made.outputs["Result"]

    def ramp(self, value, *stops):
        """stops: (position, colour) from dark to light."""
        made = self.node("ValToRGB")
        points = made.color_ramp.elements
        while len(points) < len(stops):
            points.new(0.5)
        for point, (position, colour) in zip(points, stops):
            point.position, point.color = position, (*linear(colour), 1)
        self.link(value, made.inputs["Fac"])
        return made.outputs["Color"]

    def mix(self, amount, a, b, blend="MIX"):
        made = self.tree.nodes.new("ShaderNodeMix")
        made.data_type, made.blend_type = "RGBA", blend
        for socket, value in ((made.inputs[0], amount), (made.inputs[6], a), (made.inputs[7], b)):
            if hasattr(value, "is_output"):
                self.link(value, socket)
            else:
                socket.default_value = value if isinstance(value, (int, float)) else (*linear(value), 1)
        return made.outputs[2]

    def place(self, space="Object", scale=(1, 1, 1), turn=(0, 0, 0)):
        where = self.node("TexCoord").outputs[space]
        mapping = self.node("Mapping", Scale=scale, Rotation=tuple(math.radians(a) for a in turn))
        self.link(where, mapping.inputs["Vector"])
        return mapping.outputs["Vector"]

    def edges(self, radius=0.06):
        """1 on edges, 0 on flats."""
        soft = self.node("Bevel", samples=4, Radius=radius).outputs["Normal"]
        hard = self.node("NewGeometry").outputs["Normal"]
        dot = self.node("VectorMath", operation="DOT_PRODUCT")
        self.link(soft, dot.inputs[0])
        self.link(hard, dot.inputs[1])
        return self.span(dot.outputs["Value"], 0.99, 0.86)

    def recesses(self, distance=0.3):
        """1 in corners and under things, 0 in the open."""
        return self.span(self.node("AmbientOcclusion", samples=4, Distance=distance).outputs["AO"], 0.85, 0.3)

    def bump(self, height, strength=0.5, distance=0.1):
        made = self.node("Bump", Strength=strength, Distance=distance)
        self.link(height, made.inputs["Height"])
        self.link(made.outputs["Normal"], self.skin.inputs["Normal"])

    def set(self, **inputs):
        for key, value in inputs.items():
            socket = self.skin.inputs[key.replace("_", " ")]
            if hasattr(value, "is_output"):
                self.link(value, socket)
            elif isinstance(value, (str, tuple)):
                socket.default_value = (*linear(value), 1)
            else:
                socket.default_value = value
        return self


def enamel(colour, roughness=0.4, wash=0.75, brush=0.55, soot=None, dim=1.0):
    """Painted plastic: base coat, wash, dry-brush. `soot` = ((x, y, z), radius) is where fire has been."""
    p = Paint("enamel")
    base = tuple(c * dim for c in linear(colour))
    deep = mixed(tuple(c * 0.16 for c in base), "#150b06", 0.25)
    coat = p.mix(p.math("MULTIPLY", p.recesses(), wash), base, deep)
    coat = p.mix(p.math("MULTIPLY", p.edges(), brush), coat, mixed(base, "#ffffff", 0.55))
    rough = roughness
    if soot:
        at, radius = soot
        where = p.node("NewGeometry").outputs["Position"]
        away = p.node("VectorMath", operation="DISTANCE")
        p.link(where, away.inputs[0])
        away.inputs[1].default_value = at
        grain = p.node("TexNoise", Scale=7.0, Detail=6.0, Roughness=0.65)
        p.link(where, grain.inputs["Vector"])
        reach = p.math(
            "ADD", away.outputs["Value"], p.span(grain.outputs["Fac"], 0.2, 0.8, radius * 0.55, -radius * 0.55)
        )
        burnt = p.span(reach, radius, radius * 0.45, smooth=True)
        coat = p.mix(p.math("MULTIPLY", burnt, 0.97), coat, "#0b0706")
        rough = p.span(burnt, 0, 1, roughness, 0.95)
        p.set(Specular_IOR_Level=p.span(burnt, 0, 1, 0.5, 0.1), Coat_Weight=p.span(burnt, 0, 1, 0.25, 0.0))
    else:
        p.set(Coat_Weight=0.25)
    p.set(Base_Color=coat, Roughness=rough, Coat_Roughness=0.2, Subsurface_Weight=0.0 if soot else 0.04)
    return p.material


def brass(tone="#C9963F", dark="#4a2d10", roughness=0.32, worn=0.5, turned=0.0):
    """Old brass: polished on the edges, brown in the recesses; `turned` leaves the fine rings of a lathe around the z axis."""
    p = Paint("brass")
    patina = p.node("TexNoise", Scale=5.0, Detail=5.0).outputs["Fac"]
    if turned:
        rings = p.node("TexWave", wave_type="RINGS", rings_direction="Z", Scale=9.0, Distortion=0.6, Detail=3.0)
        p.link(p.place(), rings.inputs["Vector"])
        p.bump(rings.outputs["Fac"], turned, 0.02)
    coat = p.mix(p.math("MULTIPLY", p.span(patina, 0.35, 0.75), worn), tone, mixed(tone, dark, 0.55))
    coat = p.mix(p.math("MULTIPLY", p.recesses(), 0.85), coat, dark)
    coat = p.mix(p.math("MULTIPLY", p.edges(), 0.6), coat, mixed(tone, "#fff2cf", 0.6))
    p.set(Base_Color=coat, Metallic=0.85, Roughness=p.span(patina, 0.3, 0.8, roughness * 0.8, roughness * 1.5))
    return p.material


def plain(colour, roughness=0.5, metallic=0.0, coat=0.0, glow=0.0):
    p = Paint("plain").set(Base_Color=colour, Roughness=roughness, Metallic=metallic, Coat_Weight=coat)
    if glow:
        p.set(Emission_Color=colour, Emission_Strength=glow)
    return p.material


# --- from scene to sprite -------------------------------------------------------------------------------------


def _expose(path, size, samples, denoise=True):
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.cycles.samples, scene.cycles.use_denoising = samples, denoise
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    return np.asarray(Image.open(path).convert("RGBA"), dtype=np.float32) / 255


def _shrink(pixels, size):
    """Lanczos on premultiplied channels, so that no dark or light fringe appears."""
    bands = [
        Image.fromarray(np.ascontiguousarray(pixels[..., i])).resize(size, Image.LANCZOS)
        for i in range(pixels.shape[2])
    ]
    return np.clip(np.stack([np.asarray(b) for b in bands], axis=2), 0, 1)


def _fade(size, margin=0.13):
    """1 in the middle of the frame, 0 on its border."""
    ways = [np.minimum(np.linspace(0, 1, n), np.linspace(1, 0, n)) for n in (size[1], size[0])]
    ways = [np.clip(w / margin, 0, 1) for w in ways]
    return np.outer(*[w * w * (3 - 2 * w) for w in ways])


def shoot(name, size, anchor=(0.5, 0.5), rim=1.3, rim_alpha=0.85, shadow=0.8, quality=80):
    """Render the scene, draw the dark rim around the piece, save sprites/<name>.webp and note it in the manifest.

    Two exposures: the picture (piece and shadow), and a quick one of the piece alone, whose alpha tells the piece
    from its shadow. The rim goes between the two.
    """
    began = time.time()
    size, rim = (round(size * SCALE),) * 2, rim * SCALE
    large = tuple(round(s * OVER) for s in size)
    raw = RAW / name
    raw.parent.mkdir(parents=True, exist_ok=True)
    picture = _expose(f"{raw}.png", large, SAMPLES)
    tops = [o for o in bpy.data.objects if o.type == "MESH" and o.is_shadow_catcher]  # Blender counts lamps too
    if tops:
        for top in tops:
            top.hide_render = True
        alone = _expose(f"{raw}.mask.png", large, 6, denoise=False)[..., 3]
    else:
        alone = picture[..., 3]
    picture[..., :3] *= picture[..., 3:]
    layers = _shrink(np.dstack([picture, alone]), size)
    colour, alpha, mask = layers[..., :3], layers[..., 3], layers[..., 4]
    clear_ = 1 - alpha  # light let through by piece and shadow
    if tops:  # the shadow: lighter, and gone before the frame ends
        bare = np.clip(1 - mask, 0, 1)
        dark = np.where(bare > 0.02, np.clip((alpha - mask) / np.maximum(bare, 0.02), 0, 1), 0)
        dark = np.clip((dark - 0.07) / 0.93, 0, 1) * _fade(size)
        clear_ = bare * (1 - dark * shadow)
    if rim:
        ring = Image.fromarray((mask * 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(rim * 0.75))
        ring = np.clip(np.asarray(ring, dtype=np.float32) / 255 * 2.2, 0, 1) * rim_alpha
        ink = clear_ * ring
        colour = colour + ink[..., None] * (np.array(RIM, dtype=np.float32) / 255)
        clear_ = clear_ * (1 - ring)
    alpha = 1 - clear_
    out = np.dstack([np.where(alpha[..., None] > 1e-3, colour / np.maximum(alpha[..., None], 1e-3), 0), alpha])
    keep(name, Image.fromarray((np.clip(out, 0, 1) * 255 + 0.5).astype(np.uint8), "RGBA"), anchor, quality)
    print(f"{name}  {size[0]}x{size[1]}  {time.time() - began:.1f} s", flush=True)


def keep(name, image, anchor=(0.5, 0.5), quality=84):
    """Save an image as sprites/<name>.webp; remember its size and the point that stands on the board."""
    path = SPRITES / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, "WEBP", quality=quality, alpha_quality=90, method=6)
    notes = json.loads(MANIFEST.read_text("utf-8")) if MANIFEST.exists() else {}
    notes[name] = [image.width, image.height, *(round(a, 3) for a in anchor)]
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(note)}" for key, note in sorted(notes.items()))
    MANIFEST.write_text(f"{{\n{lines}\n}}\n", "utf-8")


def run(jobs, only=None, low=False):
    """jobs: (name, make, *words). Each begins in an empty studio; `only` keeps the names that contain one of its parts."""
    for name, make, *words in jobs:
        if not only or any(part in name for part in only):
            clear(low)
            make(*words)
