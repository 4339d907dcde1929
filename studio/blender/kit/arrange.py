"""Putting things in their places: one by one, strewn, or heaped. Angles are degrees."""

from math import cos, floor, hypot, pi, radians, sin, sqrt

import bpy
import numpy as np
from mathutils import Euler

from kit.stage import rng


def place(form, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Moves, turns (x, y, z degrees) and scales (a number or three) an object or a group; returns it."""
    form.location = at
    form.rotation_euler = [radians(a) for a in turn]
    form.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return form


def duplicate(form, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """A second one that shares the mesh (cheap); groups are copied with all they hold."""
    copy = _copy(form, form.hide_render)
    return place(copy, at, turn, scale)


def _copy(form, reveal):
    """A hidden pattern is copied to be seen, with all it holds; what is hidden within a thing that is seen stays so."""
    copy = form.copy()
    copy.hide_render = form.hide_render and not reveal
    bpy.context.collection.objects.link(copy)
    for child in form.children:
        twin = _copy(child, reveal)
        twin.parent, twin.matrix_parent_inverse = copy, child.matrix_parent_inverse.copy()
    return copy


def group(*forms, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, name="group"):
    """Holds things together so that they move as one; forms keep their places within it."""
    root = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(root)
    for form in forms:
        form.parent = root
    return place(root, at, turn, scale)


def gathered(build, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Calls `build()` and groups everything it made: for setting a table thing (1 unit = 10 cm) into a room (scale=0.1)."""
    before = set(bpy.data.objects)
    build()
    made = [o for o in bpy.data.objects if o not in before and o.parent is None]
    return group(*made, at=at, turn=turn, scale=scale)


def hide(*forms):
    """Keeps a form as a pattern for copies only."""
    for form in forms:
        form.hide_render = True
        hide(*form.children)


def vary(low, high):
    """A chance number between two."""
    return rng().uniform(low, high)


def inside(outline, x, y):
    """Whether a point lies in an outline [(x, y)…]."""
    within, j = False, len(outline) - 1
    for i, (xi, yi) in enumerate(outline):
        xj, yj = outline[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            within = not within
        j = i
    return within


def scatter(count, spacing, radius=None, size=None, outline=None, centre=(0, 0), avoid=(), tries=60):
    """Points (x, y) on a disc (`radius`), a box (`size` = width, depth) or inside an `outline`, none nearer than `spacing`.

    `avoid` = [(x, y, radius)…] stays free. Fewer points come back when no more fit.
    """
    points, chance = [], rng()
    for _ in range(count * tries):
        if len(points) == count:
            break
        if radius is not None:
            angle, reach = chance.random() * 2 * pi, radius * sqrt(chance.random())
            x, y = reach * cos(angle), reach * sin(angle)
        elif size is not None:
            x, y = (chance.random() - 0.5) * size[0], (chance.random() - 0.5) * size[1]
        else:
            xs, ys = [p[0] for p in outline], [p[1] for p in outline]
            x, y = chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))
            if not inside(outline, x, y):
                continue
        x, y = x + centre[0], y + centre[1]
        clear = all((x - a) ** 2 + (y - b) ** 2 >= spacing**2 for a, b in points)
        if clear and all((x - a) ** 2 + (y - b) ** 2 >= r * r for a, b, r in avoid):
            points.append((x, y))
    return points


def _shell(form):
    """Points dense over the surface of a mesh object, as an array, with modifiers applied."""
    holder = form.evaluated_get(bpy.context.evaluated_depsgraph_get())
    data = holder.to_mesh()
    corners = np.array([v.co[:] for v in data.vertices], np.float32)
    middles = [p.center[:] for p in data.polygons]
    edges = [((data.vertices[a].co + data.vertices[b].co) / 2)[:] for a, b in (e.vertices for e in data.edges)]
    holder.to_mesh_clear()
    return np.concatenate([corners, np.array(middles, np.float32), np.array(edges, np.float32)])


class _Field:
    """The heights of what lies already, on a square grid."""

    def __init__(self, centre, reach, cell, ground):
        self.cell, self.n = cell, int(floor(2 * reach / cell)) + 1
        self.x0, self.y0 = centre[0] - reach, centre[1] - reach
        if callable(ground):
            heights = [[ground(self.x0 + i * cell, self.y0 + j * cell) for i in range(self.n)] for j in range(self.n)]
            self.heights = np.array(heights, np.float32)
        else:
            self.heights = np.full((self.n, self.n), ground, np.float32)

    def cells(self, points):
        i = np.clip(((points[:, 0] - self.x0) / self.cell + 0.5).astype(int), 0, self.n - 1)
        j = np.clip(((points[:, 1] - self.y0) / self.cell + 0.5).astype(int), 0, self.n - 1)
        return j, i

    def rest(self, points):
        """How far to raise points so that none lies below what is there, and how much air that leaves beneath them."""
        gaps = points[:, 2] - self.heights[self.cells(points)]
        return -float(gaps.min()), float(np.percentile(gaps, 40) - gaps.min())

    def add(self, points):
        np.maximum.at(self.heights, self.cells(points), points[:, 2])


def _roll(field, probe, x, y, within):
    """Lets a thing slide from (x, y) to where it lies lower, step by step, until nothing near is lower."""
    steps = [(cos(a) * field.cell, sin(a) * field.cell) for a in (k * pi / 3 for k in range(6))]
    height = field.rest(probe + np.array((x, y, 0), np.float32))[0]
    for _ in range(24):
        options = []
        for dx, dy in steps:
            if within(x + dx, y + dy):
                options.append((field.rest(probe + np.array((x + dx, y + dy, 0), np.float32))[0], x + dx, y + dy))
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
    """A pile of copies of `patterns` (mesh objects at the origin, then hidden): each slides to where it lies low; nothing pierces.

    `ground` is a height or a function (x, y) -> height (a bowl's inside); `tilt` is the greatest lean in degrees (180: any way up);
    They fall inside `radius` and may slide a quarter beyond it; too many for it make a tower.
    `sink` lets soft things press into each other by so many units; `peak` draws the later ones to the middle (0 flat … 1 cone).
    Returns the copies, from the first laid to the last.
    """
    chance, shells = rng(), [_shell(p) for p in patterns]
    extent = max(float(np.abs(s).max()) for s in shells) * scales[1]
    field = _Field(centre, radius + 2 * extent, cell or extent / 10, ground)
    laid, lean = [], radians(tilt)
    for i in range(count):
        kind, size = chance.randrange(len(patterns)), chance.uniform(*scales)
        limit = radius * sqrt(1 - peak * i / count)
        within = lambda x, y: hypot(x - centre[0], y - centre[1]) <= 1.25 * radius
        best = None
        for _ in range(tries):
            turn = Euler((chance.uniform(-lean, lean), chance.uniform(-lean, lean), chance.random() * 2 * pi))
            points = shells[kind] @ np.array(turn.to_matrix(), np.float32).T * size
            angle, reach = chance.random() * 2 * pi, limit * sqrt(chance.random())
            x, y = centre[0] + reach * cos(angle), centre[1] + reach * sin(angle)
            x, y = _roll(field, points[:: max(1, len(points) // 300)], x, y, within)
            points = points + np.array((x, y, 0), np.float32)
            rise, air = field.rest(points)
            score = rise + float(points[:, 2].mean()) + air
            if best is None or score < best[0]:
                best = score, (x, y, rise - sink), turn, points
        _, at, turn, points = best
        field.add(points + np.array((0, 0, at[2]), np.float32))
        copy = _copy(patterns[kind], True)
        copy.location, copy.rotation_euler, copy.scale = at, turn, (size,) * 3
        laid.append(copy)
    hide(*patterns)
    return laid
