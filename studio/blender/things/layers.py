"""Soft flat pieces with cut sides, such as layers of cake and bread: an outline raised to a layer (1 unit = 10 cm)."""

from math import cos, hypot, pi, sin

from mathutils import Vector, noise

from kit.forms import grid, weld
from kit.graph import Graph
from kit.stage import rng


def dense(outline, step=0.02, softness=3):
    """Returns the outline [(x, y)…] as points about `step` apart, its corners rounded by averaging `softness`
    times.
    """
    points = []
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1]):
        count = max(1, round(hypot(bx - ax, by - ay) / step))
        points += [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count)]
    for _ in range(softness):
        points = [
            tuple((a + 2 * b + c) / 4 for a, b, c in zip(points[i - 1], points[i], points[(i + 1) % len(points)]))
            for i in range(len(points))
        ]
    return points


def wedge(length=1.25, angle=42.0, start=0.0):
    """Returns the outline of a slice, its point at the origin and its arc towards +x; with `start` only the part
    beyond that distance.
    """
    half = angle * pi / 360
    arc = [(length * cos(a), length * sin(a)) for a in (-half + 2 * half * i / 16 for i in range(17))]
    inner = [(x * start / length, y * start / length) for x, y in reversed(arc)] if start else [(0.0, 0.0)]
    return inner + arc


def disc(radius, count=64):
    """Returns a round outline."""
    return [(radius * cos(2 * pi * i / count), radius * sin(2 * pi * i / count)) for i in range(count)]


def layer(name, outline, low, high, material, rough=0.008, bulge=0.0, edge=0.012, frequency=9.0, sag=0.0):
    """Models the outline raised from `low` to `high`: sides rough like crumb or bulging like cream, edges rounded
    by `edge`.

    `sag` makes the upper side follow broad soft waves of that height.
    """
    count = len(outline)
    middle = Vector((sum(x for x, _ in outline) / count, sum(y for _, y in outline) / count, 0))
    shift = Vector((rng().random() * 40, rng().random() * 40, 0))
    rows, cap = 26, 9

    def point(u, v):
        row = round(v * rows)
        foot = Vector((*outline[round(u * count) % count], 0))
        out = (foot - middle).normalized()
        if row <= cap:
            share, z = row / cap, low + (edge if row == cap else 0)
        elif row >= rows - cap:
            share, z = (rows - row) / cap, high - (edge if row == rows - cap else 0)
        else:
            t = (row - cap) / (rows - 2 * cap)
            share, z = 1.0, low + edge + (high - low - 2 * edge) * t
            foot = foot + out * (edge * 0.7 + bulge * sin(pi * t))
        place = middle + (foot - middle) * share + Vector((0, 0, z))
        place += out * rough * share * noise.fractal(place * frequency + shift, 0.7, 2.0, 4)
        if z > (low + high) / 2:
            place.z += rough * 0.6 * noise.noise(place * frequency + shift) + sag * noise.noise(place * 2.2 + shift)
        return place

    return weld(grid(name, count, rows, point, material, closed=True))


def crumb(name="crumb", dark="#c08a3e", light="#efcf8a", pores=13.0):
    """Returns the material of the inside of a cake: yellow, with holes of two sizes."""
    graph = Graph(name)
    large = graph.ramp(graph.math("ADD", graph.cells(pores), graph.noise(15, 4, 0.7)), (0.58, 1.0), (0.74, 0.0))
    small = graph.ramp(graph.cells(pores * 2.7), (0.14, 0.8), (0.3, 0.0))
    deep = graph.math("MAXIMUM", large, small)
    body = graph.mix(graph.ramp(graph.noise(5, 4, 0.65), (0.35, 0.0), (0.68, 1.0)), light, dark)
    graph.set(Base_Color=graph.mix(graph.math("MULTIPLY", deep, 0.42), body, "#8a561f"), Roughness=0.8)
    return graph.bump(graph.math("MULTIPLY", deep, -1.0), 0.8, 0.03).material


def whipped(name="whipped cream", tint="#efe6d3"):
    """Returns the material of cream: white with a soft gloss and faint marks of the spatula."""
    graph = Graph(name)
    graph.set(Base_Color=tint, Roughness=0.38, Clearcoat=0.25, Clearcoat_Roughness=0.3, Sheen=0.15)
    strokes = graph.noise(7, 3, 0.55, at=graph.coordinates(scale=(1, 1, 3)))
    return graph.bump(graph.math("ADD", strokes, graph.math("MULTIPLY", graph.noise(40, 3), 0.25)), 0.25, 0.02).material
