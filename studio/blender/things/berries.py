"""Berries on cakes: strawberry halves, strings of currants, and whole berries that settle into each other (1 unit =
10 cm).
"""

from math import cos, pi, sin, sqrt

import bpy
from mathutils import Quaternion, Vector

from kit.arrange import duplicate, group, hide, place, uniform
from kit.forms import blob, lathe, mesh, reshape
from kit.graph import Graph
from kit.lines import leaf, tube
from kit.materials import metal, simple, wet
from kit.stage import rng
from things.fruit import blueberry, raspberry


def _centre_height(form):
    """Moves a mesh so that the middle of its height lies at the origin."""
    heights = [v.co.z for v in form.data.vertices]
    return reshape(form, lambda p: p - Vector((0, 0, (min(heights) + max(heights)) / 2)))


def _strawberry_skin(graph, size, foot_tint="#e8b394"):
    """Sets a strawberry skin: red with a pale foot and yellow seeds in pits, for a berry around the origin with its
    point up.
    """
    pits = graph.cells(30, at=graph.coordinates(scale=(1, 1, 0.72)), randomness=0.35)
    foot = graph.math("DIVIDE", graph.math("ADD", graph.axes()[2], size * 1.06), size * 2.1)
    body = graph.ramp(foot, (0.0, foot_tint), (0.055, "#cf2414"), (0.5, "#b00f0c"))
    graph.bump(graph.ramp(pits, (0.0, 0.2), (0.14, 0.1), (0.4, 1.0)), 0.7, 0.02)
    return graph.mix(graph.ramp(pits, (0.10, 1.0), (0.17, 0.0)), body, "#eec15c")


def whole_strawberry(size=0.16, foot_tint="#e8b394"):
    """Models a hulled strawberry around the origin, its broad shoulders down, its point up; one mesh."""
    graph = Graph("whole strawberry")
    graph.set(
        Base_Color=_strawberry_skin(graph, size, foot_tint), Roughness=0.2, Clearcoat=0.8, Clearcoat_Roughness=0.08
    )
    profile = [(0, 0.06), (0.34, 0), (0.72, 0.05), (0.95, 0.3), (1.0, 0.62), (0.92, 1.02), (0.71, 1.46), (0.44, 1.84)]
    profile += [(0.2, 2.06), (0, 2.12)]
    shift = rng().random() * 6
    lobed = lambda r, z, angle: (r * (1 + 0.035 * sin(3 * angle + shift)), z)
    line = [(size * r, size * z) for r, z in profile]
    return _centre_height(lathe("strawberry", line, graph.material, 48, wobble=0.07, bend=lobed))


def crowned_strawberry(size=0.16, turn=(0, 0, 0)):
    """Models a strawberry around the origin with its green calyx and a bit of stalk, turned by degrees; a group."""
    green = simple("calyx", "#467f24", 0.5, grain=(18, 0.4, 0.01))
    parts = [whole_strawberry(size, "#d4442f")]
    for i in range(8):
        sepal = leaf("sepal", green, size * uniform(0.85, 1.15), size * 0.2, 0.3, 0.25, thickness=0.006, steps=10)
        parts.append(place(sepal, (0, 0, -size * 1.05), (180, uniform(-6, 10), 45 * i + uniform(-12, 12))))
    stalk = [(0, 0, -size), (0.03 * size, 0, -size * 1.25), (0.14 * size, 0, -size * 1.5)]
    parts.append(tube("stalk", stalk, size * 0.05, green))
    return group(group(*parts, turn=turn, name="lying"), name="crowned strawberry")


def _cut_strawberry_material(size):
    graph = Graph("cut strawberry")
    x, y, z = graph.axes()[:3]
    across = graph.math("DIVIDE", graph.math("ABSOLUTE", x), size)
    down = graph.math("ABSOLUTE", graph.math("DIVIDE", graph.math("ADD", z, size * 0.15), size * 1.25))
    reach = graph.math("SQRT", graph.math("ADD", graph.math("POWER", across, 2.0), graph.math("POWER", down, 2.0)))
    wavy = graph.math("ADD", reach, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(14, 3), 0.5), 0.2))
    flesh = graph.ramp(
        wavy, (0.1, "#e89a8c"), (0.2, "#f7dccb"), (0.36, "#ef8d7c"), (0.62, "#de3d2e"), (0.95, "#c01a12")
    )
    skin = _strawberry_skin(graph, size)
    cut = graph.ramp(graph.math("MULTIPLY", graph.axes("Normal")[1], -1.0), (0.82, 0.0), (0.94, 1.0))
    graph.set(Base_Color=graph.mix(cut, skin, flesh), Roughness=0.16, Clearcoat=0.9, Clearcoat_Roughness=0.06)
    return graph.material


def half_strawberry(size=0.16):
    """Models half a strawberry around the origin, its cut side towards -y, point up, two small leaves at its foot."""
    form = reshape(whole_strawberry(size), lambda p: Vector((p.x, max(p.y, 0.0) * 0.9, p.z)))
    form.data.materials[0] = _cut_strawberry_material(size)
    green = simple("calyx", "#4f8a2a", 0.5)
    leaves = [
        place(
            leaf("sepal", green, size * 0.8, size * 0.2, -0.25, 0.3, thickness=0.005, steps=6),
            (0, size * 0.2, -size * 1.02),
            (180, -20, turn),
        )
        for turn in (10, 60, 110, 165)
    ]
    return group(form, *leaves, name="half strawberry")


def set_down(form, x, y, ground, turn):
    """Rotates a group and moves it to (x, y) with its lowest point on the ground."""
    place(form, (0, 0, 0), turn)
    bpy.context.view_layer.update()
    solid = [part for part in form.children if part.type == "MESH"]
    low = min((part.matrix_world @ corner.co).z for part in solid for corner in part.data.vertices)
    return place(form, (x, y, ground - low), turn)


def currants(path, berry=0.048, spacing=0.075):
    """Models a string of redcurrants along a path: berries around a thin stalk."""
    skin = wet("currant", "#a80c10", "#f0483a", 0.04, 1.0)
    pattern = blob("currant", skin, (berry,) * 3, 0.02, detail=3)
    stalk = simple("stalk", "#7a8a3a", 0.5)
    line = [Vector(p) for p in path]
    parts = [tube("stalk", line, 0.009, stalk)]
    round_, travelled_length, next_berry = 0.0, 0.0, spacing * 0.5
    for a, b in zip(line, line[1:]):
        along = (b - a).normalized()
        across = along.orthogonal().normalized()
        while next_berry <= travelled_length + (b - a).length:
            at = a + along * (next_berry - travelled_length) + Quaternion(along, round_) @ across * berry * 1.1
            parts.append(duplicate(pattern, at, (uniform(0, 360), uniform(0, 360), 0), uniform(0.85, 1.1)))
            round_, next_berry = round_ + 2.2, next_berry + spacing * 0.5
        travelled_length += (b - a).length
    hide(pattern)
    return group(*parts, name="currants")


def _height(x, y, radius, lying, ground):
    """Returns the height of the centre of a ball at (x, y) that lies on the ground or on other balls."""
    z = ground + radius
    for at, other in lying:
        flat = (x - at.x) ** 2 + (y - at.y) ** 2
        if flat < (radius + other) ** 2:
            z = max(z, at.z + sqrt((radius + other) ** 2 - flat))
    return z


def _roll_down(at, radius, lying, ground):
    """Returns where a ball comes to rest that rolls down from the ball below it, at most by its own width."""
    step = radius * 0.12
    for _ in range(18):
        neighbours = [(at.x + step * cos(a), at.y + step * sin(a)) for a in (k * pi / 6 for k in range(12))]
        z, x, y = min((_height(x, y, radius, lying, ground), x, y) for x, y in neighbours)
        if z > at.z - 1e-4:
            break
        at = Vector((x, y, z))
    return at


def settle(kinds, where, ground=0.0, tries=60, taken=None):
    """Places round objects one by one at the lowest free position; they touch and never pierce each other.

    `kinds` = [(pattern, radius, lean)…] in the order of placing, each pattern around the origin and `lean` its
    largest tilt in degrees. `where()` returns a random position (x, y); `taken` = [(Vector, radius)…] are balls
    already there. Returns the copies.
    """
    lying, copies = list(taken or []), []
    for pattern, radius, lean in kinds:
        best = None
        for _ in range(tries):
            x, y = where()
            z = _height(x, y, radius, lying, ground)
            if best is None or z < best.z - 1e-6:
                best = Vector((x, y, z))
        best = _roll_down(best, radius, lying, ground)
        lying.append((best, radius * 0.97))
        turn = uniform(-lean, lean), uniform(-lean, lean), rng().random() * 360
        copies.append(duplicate(pattern, best, turn, uniform(0.96, 1.06)))
    hide(*{id(p): p for p, _, _ in kinds}.values())
    return copies


def along_arc(radius, start, end, width, shape=1.0):
    """Returns a function that returns random positions on a crescent around the origin: `radius` to its middle
    line, angles in degrees, broadest in the middle.
    """

    def where():
        t = rng().random()
        angle = (start + (end - start) * t) * pi / 180
        half = width * sin(pi * t) ** shape if shape else width
        reach = radius + half * rng().uniform(-1, 1)
        return reach * cos(angle), reach * sin(angle)

    return where


def mixed_berries(strawberries, raspberries, blueberries, size=1.0, crowned=False):
    """Returns the order of placing for `settle`: large berries first, then the others alternately into the gaps.

    With `crowned`, strawberries with leaves lie on their sides, two for each hulled one that stands.
    """
    red, rasp, blue = whole_strawberry(0.155 * size), raspberry(0.098 * size), _centre_height(blueberry(0.078 * size))
    small = [(rasp, 0.104 * size, 50)] * raspberries + [(blue, 0.074 * size, 60)] * blueberries
    rng().shuffle(small)
    large = [red]
    if crowned:
        large = [crowned_strawberry(0.155 * size, (tilt, 0, 0)) for tilt in (112, 78)] + [red]
    return [(large[i % len(large)], 0.165 * size, 14 if crowned else 26) for i in range(strawberries)] + small


def gold_flakes(points, height, size=0.03):
    """Models torn bits of gold leaf at points (x, y)."""
    gold = metal("gold leaf", "#e2b45c", 0.24)
    parts = []
    for x, y in points:
        corners = [(uniform(-1, 1) * size, uniform(-1, 1) * size, uniform(0, 0.5) * size) for _ in range(5)]
        parts.append(place(mesh("flake", corners, [(0, 1, 2), (0, 2, 3), (0, 3, 4)], gold, False), (x, y, height)))
    return group(*parts, name="gold leaf")
