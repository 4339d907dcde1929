"""Places objects: one by one, scattered or in a heap. Angles are in degrees."""

from math import cos, floor, hypot, pi, radians, sin, sqrt

import bpy
import numpy as np
from mathutils import Euler

from kit.stage import rng


def place(form, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves, rotates (x, y, z in degrees) and scales an object or a group, and returns it. `scale` is one number or
    three.
    """
    form.location = at
    form.rotation_euler = [radians(a) for a in turn]
    form.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return form


def duplicate(form, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Returns a copy that shares the mesh, which costs little memory. Groups are copied with their children."""
    copy = _copy(form, form.hide_render)
    return place(copy, at, turn, scale)


def _copy(form, reveal):
    """Copies a form with its children. If `reveal` is set, a hidden form is visible in the copy; hidden children of
    visible forms stay hidden.
    """
    copy = form.copy()
    copy.hide_render = form.hide_render and not reveal
    bpy.context.collection.objects.link(copy)
    for child in form.children:
        child_copy = _copy(child, reveal)
        child_copy.parent, child_copy.matrix_parent_inverse = copy, child.matrix_parent_inverse.copy()
    return copy


def group(*forms, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, name="group"):
    """Makes forms children of one empty object, so that they move together. Forms keep their positions inside it."""
    root = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(root)
    for form in forms:
        form.parent = root
    return place(root, at, turn, scale)


def build_group(build, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Calls `build()` and groups every object that it created. `scale=0.1` places table objects (1 unit = 10 cm) in
    a room.
    """
    existing = set(bpy.data.objects)
    build()
    created = [o for o in bpy.data.objects if o not in existing and o.parent is None]
    return group(*created, at=at, turn=turn, scale=scale)


def hide(*forms):
    """Hides forms and their children from the render. Hidden forms serve as patterns for copies."""
    for form in forms:
        form.hide_render = True
        hide(*form.children)


def uniform(low, high):
    """Returns a random number between two numbers."""
    return rng().uniform(low, high)


def is_inside(outline, x, y):
    """Returns whether a point lies inside an outline [(x, y)…]."""
    is_allowed, j = False, len(outline) - 1
    for i, (xi, yi) in enumerate(outline):
        xj, yj = outline[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            is_allowed = not is_allowed
        j = i
    return is_allowed


def scatter(count, spacing, radius=None, size=None, outline=None, centre=(0, 0), avoid=(), tries=60):
    """Returns random points (x, y) that are at least `spacing` apart: on a disc (`radius`), in a box (`size` =
    width, depth) or inside an `outline`.

    `avoid` = [(x, y, radius)…] stays free. Returns fewer points if no more fit.
    """
    points, rand = [], rng()
    for _ in range(count * tries):
        if len(points) == count:
            break
        if radius is not None:
            angle, reach = rand.random() * 2 * pi, radius * sqrt(rand.random())
            x, y = reach * cos(angle), reach * sin(angle)
        elif size is not None:
            x, y = (rand.random() - 0.5) * size[0], (rand.random() - 0.5) * size[1]
        else:
            xs, ys = [p[0] for p in outline], [p[1] for p in outline]
            x, y = rand.uniform(min(xs), max(xs)), rand.uniform(min(ys), max(ys))
            if not is_inside(outline, x, y):
                continue
        x, y = x + centre[0], y + centre[1]
        clear = all((x - a) ** 2 + (y - b) ** 2 >= spacing**2 for a, b in points)
        if clear and all((x - a) ** 2 + (y - b) ** 2 >= r * r for a, b, r in avoid):
            points.append((x, y))
    return points


def _sample_surface(form):
    """Returns dense points on the surface of a mesh object as an array, with modifiers applied."""
    holder = form.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = holder.to_mesh()
    corners = np.array([v.co[:] for v in data.vertices], np.float32)
    middles = [p.center[:] for p in data.polygons]
    edges = [((data.vertices[a].co + data.vertices[b].co) / 2)[:] for a, b in (e.vertices for e in data.edges)]
    holder.to_mesh_clear()
    return np.concatenate([corners, np.array(middles, np.float32), np.array(edges, np.float32)])


class _HeightField:
    """The heights of everything placed so far, on a square grid."""

    def __init__(self, centre, reach, cell, ground):
        self.cell, self.n = cell, int(floor(2 * reach / cell)) + 1
        self.x0, self.y0 = centre[0] - reach, centre[1] - reach
        if callable(ground):
            heights = [[ground(self.x0 + i * cell, self.y0 + j * cell) for i in range(self.n)] for j in range(self.n)]
            self.heights = np.array(heights, np.float32)
        else:
            self.heights = np.full((self.n, self.n), ground, np.float32)

    def find_cells(self, points):
        i = np.clip(((points[:, 0] - self.x0) / self.cell + 0.5).astype(int), 0, self.n - 1)
        j = np.clip(((points[:, 1] - self.y0) / self.cell + 0.5).astype(int), 0, self.n - 1)
        return j, i

    def measure_rest(self, points):
        """Returns how far to raise points so that none lies below the surface, and the height of the gap below
        them.
        """
        gaps = points[:, 2] - self.heights[self.find_cells(points)]
        return -float(gaps.min()), float(np.percentile(gaps, 40) - gaps.min())

    def add(self, points):
        np.maximum.at(self.heights, self.find_cells(points), points[:, 2])


def _slide_down(field, probe, x, y, is_allowed):
    """Slides an object from (x, y) downhill, step by step, until no neighbouring position is lower."""
    steps = [(cos(a) * field.cell, sin(a) * field.cell) for a in (k * pi / 3 for k in range(6))]
    height = field.measure_rest(probe + np.array((x, y, 0), np.float32))[0]
    for _ in range(24):
        options = []
        for dx, dy in steps:
            if is_allowed(x + dx, y + dy):
                options.append(
                    (field.measure_rest(probe + np.array((x + dx, y + dy, 0), np.float32))[0], x + dx, y + dy)
                )
        if not options or min(options)[0] > height - 1e-4:
            break
        height, x, y = min(options)
    return x, y


def heap(
    patterns,
    count,
    radius,
    centre=(0, 0),
    ground=0.0,
    tilt=25.0,
    scales=(0.9, 1.1),
    tries=10,
    cell=None,
    sink=0.0,
    peak=0.7,
):
    """Piles up copies of `patterns`, which are mesh objects at the origin and are then hidden. Each copy slides to
    a low position, and none pierces another.

    `ground` is a height or a function (x, y) -> height, such as the inside of a bowl. `tilt` is the largest tilt in
    degrees (180: any orientation). Copies fall inside `radius` and may slide a quarter beyond it; too many copies
    for the radius build a tower. `sink` is the depth in units to which soft objects press into each other. `peak`
    moves later copies towards the middle (0 flat … 1 cone).

    Returns the copies in the order in which they were placed.
    """
    rand, samples = rng(), [_sample_surface(p) for p in patterns]
    extent = max(float(np.abs(s).max()) for s in samples) * scales[1]
    field = _HeightField(centre, radius + 2 * extent, cell or extent / 10, ground)
    copies, lean = [], radians(tilt)
    for i in range(count):
        kind, size = rand.randrange(len(patterns)), rand.uniform(*scales)
        limit = radius * sqrt(1 - peak * i / count)
        is_allowed = lambda x, y: hypot(x - centre[0], y - centre[1]) <= 1.25 * radius
        best = None
        for _ in range(tries):
            turn = Euler((rand.uniform(-lean, lean), rand.uniform(-lean, lean), rand.random() * 2 * pi))
            points = samples[kind] @ np.array(turn.to_matrix(), np.float32).T * size
            angle, reach = rand.random() * 2 * pi, limit * sqrt(rand.random())
            x, y = centre[0] + reach * cos(angle), centre[1] + reach * sin(angle)
            x, y = _slide_down(field, points[:: max(1, len(points) // 300)], x, y, is_allowed)
            points = points + np.array((x, y, 0), np.float32)
            rise, gap = field.measure_rest(points)
            score = rise + float(points[:, 2].mean()) + gap
            if best is None or score < best[0]:
                best = score, (x, y, rise - sink), turn, points
        _, at, turn, points = best
        field.add(points + np.array((0, 0, at[2]), np.float32))
        copy = _copy(patterns[kind], True)
        copy.location, copy.rotation_euler, copy.scale = at, turn, (size,) * 3
        copies.append(copy)
    hide(*patterns)
    return copies
