"""Modelling clay: the few solids every piece is made of. Units are arbitrary; a ship is about two units long."""

import math
import random

import bmesh  # only there once bpy is
import bpy
from mathutils import Euler, Matrix, Vector


def solid(verts, faces, material=None, bevel=0.0, smooth=True, name="solid", segments=2):
    """A mesh from points and faces, its edges rounded by `bevel`."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    bm = bmesh.new()
    bm.from_mesh(mesh)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(mesh)
    bm.free()
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    return finish(thing, material, bevel, smooth, segments)


def finish(thing, material=None, bevel=0.0, smooth=True, segments=2):
    if material:
        thing.data.materials.clear()
        thing.data.materials.append(material)
    for face in thing.data.polygons:
        face.use_smooth = smooth
    if smooth:
        thing.data.set_sharp_from_angle(angle=math.radians(38))
    if bevel:
        edge = thing.modifiers.new("bevel", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, segments, "ANGLE", math.radians(28)
        edge.harden_normals = False
    return thing


def at(thing, place=(0, 0, 0), turn=(0, 0, 0), size=(1, 1, 1)):
    """Move, turn (degrees) and scale."""
    thing.location = place
    thing.rotation_euler = tuple(math.radians(a) for a in turn)
    thing.scale = size if isinstance(size, tuple) else (size,) * 3
    return thing


def slab(outline, low, high, material=None, bevel=0.03, taper=1.0, segments=2):
    """A plate: the outline (x, y), from z = low to z = high; the top is scaled by `taper` about its middle."""
    n = len(outline)
    mx, my = sum(x for x, _ in outline) / n, sum(y for _, y in outline) / n
    verts = [(x, y, low) for x, y in outline] + [
        (mx + (x - mx) * taper, my + (y - my) * taper, high) for x, y in outline
    ]
    faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return solid(verts, faces, material, bevel, segments=segments)


def lathe(profile, material=None, bevel=0.0, sides=48, smooth=True):
    """A turned piece: the profile (radius, z), from the bottom to the top."""
    verts, faces = [], []
    for r, z in profile:
        verts += [
            (r * math.cos(2 * math.pi * i / sides), r * math.sin(2 * math.pi * i / sides), z) for i in range(sides)
        ]
    for k in range(len(profile) - 1):
        faces += [
            (k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i)
            for i in range(sides)
        ]
    faces.append(tuple(range(sides - 1, -1, -1)))
    top = (len(profile) - 1) * sides
    faces.append(tuple(range(top, top + sides)))
    return solid(verts, faces, material, bevel, smooth)


def loft(sections, material=None, bevel=0.03, segments=2):
    """A hull: rings of equally many points (x, y, z) joined one to the next, closed at both ends."""
    n, verts, faces = len(sections[0]), [], []
    for ring in sections:
        verts += ring
    for k in range(len(sections) - 1):
        faces += [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for i in range(n)]
    faces += [tuple(range(n - 1, -1, -1)), tuple(range((len(sections) - 1) * n, len(sections) * n))]
    return solid(verts, faces, material, bevel, segments=segments)


def hull(stations, material=None, bevel=0.03, sides=8, floor=0.0):
    """A ship's body along y: stations (y, half width, height, z of the keel); the cross-section is a flattened octagon."""
    rings = []
    for y, w, h, keel in stations:
        ring = []
        for i in range(sides):
            a = 2 * math.pi * (i + 0.5) / sides
            ring.append(
                (
                    w * math.cos(a) / math.cos(math.pi / sides),
                    y,
                    floor + keel + h / 2 + h / 2 * math.sin(a) / math.cos(math.pi / sides),
                )
            )
        rings.append(ring)
    return loft(rings, material, bevel)


def box(size, place=(0, 0, 0), material=None, bevel=0.03, turn=(0, 0, 0), taper=1.0):
    """A block standing on `place`."""
    x, y, z = size
    thing = slab([(-x / 2, -y / 2), (x / 2, -y / 2), (x / 2, y / 2), (-x / 2, y / 2)], 0, z, material, bevel, taper)
    return at(thing, place, turn)


def rod(radius, length, place=(0, 0, 0), material=None, bevel=0.02, turn=(0, 0, 0), sides=24, tip=None):
    """A cylinder (or cone: `tip` is the upper radius) standing on `place`."""
    return at(lathe([(radius, 0), (radius if tip is None else tip, length)], material, bevel, sides), place, turn)


def ball(radius, place=(0, 0, 0), material=None, size=(1, 1, 1), detail=48):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=detail, ring_count=detail // 2, radius=radius)
    return at(finish(bpy.context.object, material), place, size=size)


def dome(radius, place=(0, 0, 0), material=None, height=None, steps=12, sides=48):
    h = radius if height is None else height
    profile = [
        (radius * math.cos(math.pi / 2 * i / steps), h * math.sin(math.pi / 2 * i / steps)) for i in range(steps)
    ] + [(0.001, h)]
    return at(lathe(profile, material, 0, sides), place)


def ring(radius, thick, place=(0, 0, 0), material=None, turn=(0, 0, 0), size=(1, 1, 1)):
    bpy.ops.mesh.primitive_torus_add(major_radius=radius, minor_radius=thick, major_segments=72, minor_segments=18)
    return at(finish(bpy.context.object, material), place, turn, size)


def arc(inner, outer, start, end, low, high, material=None, bevel=0.03, steps=None):
    """A piece of a flat ring between two angles (degrees, anticlockwise from east)."""
    steps = steps or max(2, int(abs(end - start) / 6))
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    outline = [(outer * math.cos(a), outer * math.sin(a)) for a in angles] + [
        (inner * math.cos(a), inner * math.sin(a)) for a in reversed(angles)
    ]
    n = steps + 1
    verts = [(x, y, low) for x, y in outline] + [(x, y, high) for x, y in outline]
    m = len(outline)
    faces = []
    for i in range(n - 1):  # quads, not one concave polygon
        j = m - 1 - i
        faces += [(i + 1, i, j, j - 1), (m + i, m + i + 1, m + j - 1, m + j)]
    faces += [(i, (i + 1) % m, m + (i + 1) % m, m + i) for i in range(m)]
    return solid(verts, faces, material, bevel)


def polygon(sides, radius, phase=0.0):
    return [
        (
            radius * math.cos(2 * math.pi * i / sides + math.radians(phase)),
            radius * math.sin(2 * math.pi * i / sides + math.radians(phase)),
        )
        for i in range(sides)
    ]


def mirrored(outline):
    """The outline of the right half, from the nose to the tail, closed with its mirror image."""
    return list(outline) + [(-x, y) for x, y in reversed(outline) if abs(x) > 1e-6]


def cut(thing, tool):
    """Take the tool's volume away from the thing."""
    knife = thing.modifiers.new("cut", "BOOLEAN")
    knife.object, knife.operation, knife.solver = tool, "DIFFERENCE", "EXACT"
    thing.modifiers.move(len(thing.modifiers) - 1, 0)  # before the bevel
    tool.hide_render = True
    return thing


def rock(radius, place, seed=1, material=None):
    """A jagged lump: a boolean tool for broken edges, or a piece of debris."""
    dice = random.Random(seed)
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=radius)
    lump = bpy.context.object
    for v in lump.data.vertices:
        v.co *= 0.72 + 0.5 * dice.random()
    for face in lump.data.polygons:
        face.use_smooth = False
    if material:
        lump.data.materials.append(material)
    return at(lump, place)


def group(things, place=(0, 0, 0), turn=(0, 0, 0)):
    """Turn many things about the origin, then move them, as one."""
    matrix = Matrix.Translation(Vector(place)) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
    bpy.context.view_layer.update()
    for thing in things:
        thing.matrix_world = matrix @ thing.matrix_world
    return things
