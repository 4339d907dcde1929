"""Creates solid forms as meshes. Each function returns one Blender object at the origin, unless `at` says
otherwise.
"""

from math import cos, pi, sin

import bmesh
import bpy
from mathutils import Vector, noise

from kit.arrange import place
from kit.stage import rng


def mesh(name, vertices, faces, material=None, smooth=True, uvs=None):
    """Creates a mesh from points and faces; `uvs` has one pair for each vertex."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.update()
    if uvs is not None:
        layer = data.uv_layers.new(name="UV")
        for loop in data.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    return _finish(name, data, material, smooth)


def _finish(name, data, material, smooth=True):
    data.polygons.foreach_set("use_smooth", [smooth] * len(data.polygons))
    form = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(form)
    if material:
        data.materials.append(material)
    return form


def _from_bmesh(name, build, material):
    data = bpy.data.meshes.new(name)
    build.to_mesh(data)
    build.free()
    return _finish(name, data, material)


def grid(name, columns, rows, point, material=None, closed=False, uv=None, thickness=0.0):
    """Creates a sheet of columns x rows cells: `point(u, v)` returns the position for u, v in 0…1; `closed` joins
    the last column to the first.
    """
    across = columns if closed else columns + 1
    vertices, uvs, faces = [], [], []
    for j in range(rows + 1):
        for i in range(across):
            u, v = i / columns, j / rows
            vertices.append(point(u, v))
            uvs.append(uv(u, v) if uv else (u, v))
    for j in range(rows):
        for i in range(columns):
            a, b = j * across + i, j * across + (i + 1) % across
            faces.append((a, b, b + across, a + across))
    form = mesh(name, vertices, faces, material, uvs=uvs)
    if thickness:
        thicken(form, thickness)
    return form


def thicken(form, thickness, offset=0.0):
    """Gives a sheet a thickness (offset 0: to both sides, -1: inwards)."""
    solidify = form.modifiers.new("thickness", "SOLIDIFY")
    solidify.thickness, solidify.offset = thickness, offset
    return form


def soften(form, levels=2):
    """Subdivides a form smoothly when it is rendered (Catmull-Clark)."""
    modifier = form.modifiers.new("soft", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return form


def through(points, steps=6):
    """Returns a smooth line (Catmull-Rom) through points of any dimension."""
    line, last = [], len(points) - 1
    for i in range(last):
        four = points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, last)]
        for step in range(steps):
            t = step / steps
            line.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(*four)
                )
            )
    return line + [tuple(points[last])]


def lathe(name, profile, material=None, segments=128, steps=6, wobble=0.0, at=(0, 0, 0), bend=None):
    """Creates a solid of revolution from the profile [(radius, z)…]. The profile is smoothed (steps=1: not
    smoothed) and may be open.

    `wobble` (0.004 porcelain … 0.03 hand-thrown) makes it uneven; `bend(radius, z, angle) -> (radius, z)` reshapes
    it.
    """
    line = [(max(r, 0), z) for r, z in (through(profile, steps) if steps > 1 else profile)]
    rand = rng().random() * 99

    def point(u, v):
        angle = 2 * pi * u
        radius, z = line[round(v * (len(line) - 1))]
        if bend:
            radius, z = bend(radius, z, angle)
        if wobble:
            n = noise.noise(Vector((cos(angle) * 0.8 + rand, sin(angle) * 0.8, z * 0.5)))
            radius, z = radius * (1 + wobble * n), z + wobble * 0.4 * n * radius
        return radius * cos(angle), radius * sin(angle), z

    return place(weld(grid(name, segments, len(line) - 1, point, material, closed=True)), at)


def weld(form, distance=1e-5):
    """Merges points at the same position and makes all faces point outwards."""
    build = bmesh.new()
    build.from_mesh(form.data)
    bmesh.ops.remove_doubles(build, verts=build.verts, dist=distance)
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    build.to_mesh(form.data)
    build.free()
    return form


def box(name, size, material=None, at=(0, 0, 0), bevel=0.03, turn=(0, 0, 0), steps=3):
    """Creates a box around `at` with bevelled edges; `turn` is in degrees."""
    build = bmesh.new()
    bmesh.ops.create_cube(build, size=1)
    bmesh.ops.scale(build, vec=size, verts=build.verts)
    if bevel:
        bmesh.ops.bevel(build, geom=build.edges[:], offset=bevel, segments=steps, profile=0.5, affect="EDGES")
    form = _from_bmesh(name, build, material)
    form.data.use_auto_smooth, form.data.auto_smooth_angle = True, 0.6
    return place(form, at, turn)


def blob(name, material=None, size=(1, 1, 1), rough=0.0, frequency=1.2, detail=4, bend=None):
    """Creates a ball or lump with half-axes `size`. `rough` (0…0.3) dents it, `bend(Vector) -> Vector` reshapes it;
    detail 3 has 642 points.
    """
    build = bmesh.new()
    bmesh.ops.create_icosphere(build, subdivisions=detail, radius=1)
    rand = Vector((rng().random() * 50, rng().random() * 50, rng().random() * 50))
    for vertex in build.verts:
        swell = 1 + (rough * noise.fractal(vertex.co * frequency + rand, 0.6, 2.0, 4) if rough else 0)
        vertex.co = Vector(c * swell * s for c, s in zip(vertex.co, size))
        if bend:
            vertex.co = bend(vertex.co)
    return _from_bmesh(name, build, material)


def slab(name, size, material=None, roundness=0.35, rough=0.05, frequency=2.0, detail=14, bend=None):
    """Creates an irregular block with rounded edges that rests on z=0: meat, tofu, cake, bread, stone. `roundness`
    is 0 for a box and 1 for a ball.
    """
    build = bmesh.new()
    bmesh.ops.create_cube(build, size=2)
    bmesh.ops.subdivide_edges(build, edges=build.edges[:], cuts=detail, use_grid_fill=True)
    rand = Vector((rng().random() * 50, rng().random() * 50, rng().random() * 50))
    power = 2 + 10 * (1 - min(roundness, 1)) ** 2
    for vertex in build.verts:
        c = vertex.co
        length = sum(abs(k) ** power for k in c) ** (1 / power)
        swell = (1 + rough * noise.fractal(c * frequency + rand, 0.7, 2.0, 4)) / length
        vertex.co = Vector(k * swell * s / 2 for k, s in zip(c, size))
        if bend:
            vertex.co = bend(vertex.co)
    lowest = min(v.co.z for v in build.verts)
    bmesh.ops.translate(build, vec=(0, 0, -lowest), verts=build.verts)
    return _from_bmesh(name, build, material)


def extrude(name, outline, height, material=None, bevel=0.0, hole=None, steps=3):
    """Raises an outline [(x, y)…] from z=0 to `height` with bevelled upper and lower edges."""
    build = bmesh.new()
    face = build.faces.new([build.verts.new((x, y, 0)) for x, y in outline])
    for loop in [hole] if hole else []:
        inner = build.faces.new([build.verts.new((x, y, 0)) for x, y in loop])
        edges = face.edges[:] + inner.edges[:]
        bmesh.ops.delete(build, geom=[face, inner], context="FACES_ONLY")
        bmesh.ops.triangle_fill(build, use_beauty=True, edges=edges)
    raised = bmesh.ops.extrude_face_region(build, geom=build.faces[:])
    bmesh.ops.translate(
        build, vec=(0, 0, height), verts=[g for g in raised["geom"] if isinstance(g, bmesh.types.BMVert)]
    )
    bmesh.ops.recalc_face_normals(build, faces=build.faces)
    if bevel:
        flat = [e for e in build.edges if e.is_manifold and e.calc_face_angle(0) > 1.2]
        bmesh.ops.bevel(build, geom=flat, offset=bevel, segments=steps, profile=0.5, affect="EDGES")
    form = _from_bmesh(name, build, material)
    form.data.use_auto_smooth, form.data.auto_smooth_angle = True, 0.6
    return form


def displace(form, amount, frequency=2.0, detail=4, along=None):
    """Roughens a mesh by noise, along its normals or along a fixed direction; amounts are in units."""
    rand = Vector((rng().random() * 50, rng().random() * 50, rng().random() * 50))
    direction = Vector(along) if along else None
    normals = [v.normal.copy() for v in form.data.vertices]
    for vertex, normal in zip(form.data.vertices, normals):
        n = noise.fractal(vertex.co * frequency + rand, 0.7, 2.0, detail)
        vertex.co += (direction or normal) * amount * n
    form.data.update()
    return form


def reshape(form, bend):
    """Moves every point of a mesh by `bend(Vector) -> Vector`."""
    for vertex in form.data.vertices:
        vertex.co = bend(vertex.co)
    form.data.update()
    return form
