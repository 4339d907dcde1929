"""Long forms and sheets: rods, noodles, ribbons, leaves, cloth."""

from math import cos, pi, sin

import bpy
from mathutils import Vector, noise

from kit.arrange import place
from kit.forms import grid, thicken, through, weld
from kit.stage import rng


def tube(name, points, radius=0.05, material=None, taper=None, steps=6, smooth=True):
    """Creates a round rod, noodle or stem; `taper` has a factor of the radius for each point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, 4, True
    curved = smooth and len(points) > 2
    spline = curve.splines.new("NURBS" if curved else "POLY")
    spline.points.add(len(points) - 1)
    for i, point in enumerate(points):
        spline.points[i].co = (*point, 1)
        spline.points[i].radius = taper[i] if taper else 1
    if curved:
        spline.use_endpoint_u, spline.order_u, spline.resolution_u = True, min(4, len(points)), steps
    form = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(form)
    if material:
        curve.materials.append(material)
    return form


def _frames(line, up):
    """Returns the position, the side direction and the upward direction for each point of a line, without twist."""
    frames, previous = [], Vector(up)
    for i, point in enumerate(line):
        ahead = (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()
        side = ahead.cross(previous)
        side = side.normalized() if side.length > 1e-6 else ahead.orthogonal().normalized()
        previous = side.cross(ahead).normalized()
        frames.append((point, side, previous))
    return frames


def sweep(name, path, profile, material=None, scale=None, twist=0.0, up=(0, 0, 1), steps=6, caps=True):
    """Moves a closed profile [(side, up)…] along a path. `scale(t)` scales it for t in 0…1; `twist` is the total in
    degrees.
    """
    line = [Vector(p) for p in (through(path, steps) if steps > 1 else path)]
    frames, last, count = _frames(line, up), len(line) - 1, len(profile)

    def point(u, v):
        i = round(v * last)
        centre, side, upward = frames[i]
        a, b = profile[round(u * count) % count]
        turn, size = twist * pi / 180 * v, scale(v) if scale else 1
        x, y = (a * cos(turn) - b * sin(turn)) * size, (a * sin(turn) + b * cos(turn)) * size
        return centre + side * x + upward * y

    form = grid(name, count, last, point, material, closed=True)
    if caps:
        _cap(form, count, last)
    return weld(form)


def _cap(form, count, last):
    """Closes both ends of a swept mesh."""
    import bmesh

    build = bmesh.new()
    build.from_mesh(form.data)
    build.verts.ensure_lookup_table()
    for start in (0, last * count):
        build.faces.new([build.verts[start + i] for i in range(count)])
    build.to_mesh(form.data)
    build.free()


def circle(radius=1.0, count=16, squash=1.0):
    """Returns a round profile for `sweep` or a round outline for `extrude`."""
    return [(radius * cos(2 * pi * i / count), radius * squash * sin(2 * pi * i / count)) for i in range(count)]


def strip(name, points, width, material=None, thickness=0.012, normal=(0, 1, 0), widths=None):
    """Creates a ribbon along points. Its width lies along `normal`, a vector or a function of the index of the
    point.
    """
    last = len(points) - 1

    def point(u, v):
        i = round(v * last)
        across = Vector(normal(i) if callable(normal) else normal)
        return Vector(points[i]) + across * (widths[i] if widths else width) * (u - 0.5)

    return thicken(grid(name, 4, last, point, material, uv=lambda u, v: (v * 8, u)), thickness)


def leaf(name, material=None, length=0.5, width=0.2, curl=0.3, fold=0.25, serration=0.0, thickness=0.0, steps=14):
    """Creates a leaf or petal from the origin along +x: curled upwards, folded along the middle, optionally
    serrated. `width` is the half-width.
    """

    def point(u, v):
        half = width * (sin(pi * v**0.8) ** 0.8 if 0 < v < 1 else 0)
        half *= 1 + serration * (0.5 if round(v * steps) % 2 else -0.5)
        s = u * 2 - 1
        rise = curl * length * v * v + fold * half * abs(s) + 0.03 * length * sin(9 * v + s * 3) * abs(s)
        return v * length, s * half, rise

    return grid(name, 6, steps, point, material, thickness=thickness)


def cloth(name, width, depth, material=None, folds=0.06, frequency=1.0, seed=0.0, cells=160, at=(0, 0, 0), turn=0.0):
    """Creates linen on a table with soft folds. It lies 0.012 above `at`, so plates stand at least 0.045 above the
    table.
    """

    def point(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        q = Vector((x * 0.55 * frequency + seed, y * 0.35 * frequency + seed, seed * 0.7))
        broad = noise.noise(q) + 0.45 * noise.noise(q * 2.3) + 0.12 * noise.noise(q * 6)
        ridge = 1 - abs(noise.noise(q * 0.8 + Vector((9, 3, 1)))) * 2
        height = folds * max(0, 0.4 + broad + 0.8 * max(0, ridge) ** 3)
        x += 0.024 * width * noise.noise(Vector((v * 4 + seed, 0, 1)))
        y += 0.024 * depth * noise.noise(Vector((u * 4 + seed, 5, 1)))
        return x, y, height + 0.022

    form = grid(name, cells, cells, point, material, uv=lambda u, v: (u * width, v * depth))
    return place(thicken(form, 0.02), at, (0, 0, turn))


def drape(name, start, end, height, material=None, pleats=7.0, depth=0.05, at_floor=0.02):
    """Creates a pleated curtain that hangs from `start` to `end` (x, y). Sizes are in units (metres in rooms);
    `pleats` counts per unit.
    """
    a, b = Vector((*start, 0)), Vector((*end, 0))
    along = b - a
    across = Vector((-along.y, along.x, 0)).normalized()
    shift = rng().random() * 6

    def point(u, v):
        phase = u * along.length * pleats * 2 * pi + shift
        swing = depth * sin(phase) * (1 - 0.25 * (1 - v)) + 0.4 * depth * sin(phase * 0.37 + v)
        return a + along * (u + 0.01 * sin(phase * 0.5 + v)) + across * swing + Vector((0, 0, at_floor + height * v))

    columns = int(along.length * pleats * 16) + 8
    return grid(name, columns, 12, point, material, uv=lambda u, v: (u * along.length * 1.8, v * height))
