"""A slice of cake with tangerines (1 unit = 10 cm): sponge, cream with fruit in its cut sides, a glaze that runs
down, fruit on top.
"""

from math import atan2, cos, hypot, pi, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import grid, reshape, weld
from kit.graph import Graph
from kit.stage import rng
from things.cakes import kiss
from things.citrus import Citrus
from things.garnish import basil_leaf, herb_green
from things.layers import dense, layer, wedge, whipped

TOP = 0.84
# Drips of glaze on the cut sides: distance from the point, side, length, width.
DRIPS = ((0.34, -1, 0.06, 0.035), (0.78, -1, 0.11, 0.042), (1.12, -1, 0.05, 0.035), (0.6, 1, 0.08, 0.04))


def _sponge():
    """Returns the material of butter-yellow sponge: shallow pores, browner in soft patches."""
    graph = Graph("butter sponge")
    patches = graph.ramp(graph.noise(4, 4, 0.6), (0.34, "#f6cf84"), (0.66, "#e4a94f"))
    fine = graph.ramp(graph.cells(44, randomness=1.0), (0.05, 0.0), (0.4, 1.0))
    large = graph.ramp(graph.math("ADD", graph.cells(17), graph.noise(22, 4, 0.7)), (0.56, 0.0), (0.72, 1.0))
    body = graph.mix(graph.ramp(large, (0.0, 0.4), (1.0, 0.0)), patches, "#c98a3a")
    graph.set(Base_Color=body, Roughness=0.85, Sheen=0.2)
    height = graph.math("ADD", graph.math("MULTIPLY", fine, 0.5), large)
    return graph.bump(
        graph.math("ADD", height, graph.math("MULTIPLY", graph.noise(60, 3, 0.7), 0.6)), 0.65, 0.018
    ).material


def _sway(p):
    """Returns how much higher a position of the slice lies than on a straight slice."""
    return 0.03 * noise.noise(Vector((p.x * 3.1, p.y * 3.1, p.z * 2.0))) * sin(pi * min(1.0, p.z / TOP))


def _apply_sway(form):
    return reshape(form, lambda p: p + Vector((0, 0, _sway(p))))


def _cut_flesh():
    """Returns the material of a cut segment, UV.x 1 at its rim: long juice cells with fine pale threads, deeper in
    colour towards its skin.
    """
    graph = Graph("cut segment")
    rim = graph.axes("UV")[0]
    cells = graph.cells(17, at=graph.coordinates(scale=(2.4, 1, 0.8), rotation=(0, 0.25, 0)))
    juice = graph.ramp(cells, (0.05, "#ffac32"), (0.4, "#f48a14"), (0.8, "#d96606"))
    threads = graph.ramp(graph.noise(16, 4, 0.7, distortion=1.4), (0.54, 0.0), (0.64, 0.4))
    body = graph.mix(graph.ramp(rim, (0.6, 0.0), (1.0, 0.6)), juice, "#d4640a")
    body = graph.mix(threads, body, "#ffd795")
    graph.set(Base_Color=body, Roughness=0.16, Clearcoat=0.8, Clearcoat_Roughness=0.08)
    graph.set(Emission=body, Emission_Strength=0.07)
    return graph.bump(graph.math("MULTIPLY", cells, -1.0), 0.5, 0.014).material


def _jelly():
    """Returns the material of the glaze, with a gloss that is soft enough to avoid white patches."""
    graph = Graph("glaze")
    body = graph.ramp(graph.noise(3, 3), (0.32, "#e67e0e"), (0.68, "#f3941d"))
    graph.set(Base_Color=body, Roughness=0.34, Specular=0.35, Clearcoat=0.25, Clearcoat_Roughness=0.2)
    return graph.bump(graph.noise(5, 2), 0.12, 0.02).material


def _piece(flesh, wide, tall):
    """Models a cut segment that faces -y: a plump half moon with cream over its rim."""
    rand, belly = rng().random() * 40, uniform(0.3, 0.95)

    def point(u, v):
        angle = 2 * pi * u
        around = Vector((cos(angle), sin(angle), 0))
        r = min(v, 0.97) * (1 + 0.13 * noise.noise(around * 1.4 + Vector((0, 0, rand))))
        x, z = wide * r * cos(angle), tall * r * sin(angle) * (1 if sin(angle) > 0 else belly)
        swell = 0.036 * (1 - v**2.2) + 0.006 * noise.noise(Vector((x * 9, z * 9, rand)))
        return x, 0.04 if v == 1 else -swell - 0.004, z - 0.25 * tall * (x / wide) ** 2

    return grid("cut segment", 72, 24, point, flesh, closed=True, uv=lambda u, v: (v, u))


def _fruit_in_cut(flesh, length, angle, low, high, first):
    """Models segments of many sizes in both cut sides of a layer of cream."""
    parts, half, room = [], angle * pi / 360, (high - low) / 2
    for side in (-1, 1):
        along, out = Vector((cos(half), side * sin(half), 0)), Vector((-sin(half), side * cos(half), 0))
        reach = first
        while True:
            wide, lean = uniform(0.075, 0.17), uniform(-1, 1)
            reach += wide
            if reach + wide > length - 0.08:
                break
            # Long segments lie nearly flat, short ones at any angle that fits into the layer.
            tilt = lean * (14 + 40 * max(0.0, 0.13 - wide) / 0.055)
            at = (
                along * reach
                + out * uniform(-0.006, 0.003)
                + Vector((0, 0, (low + high) / 2 + uniform(-0.14, 0.14) * room))
            )
            at.z += _sway(at)
            turn = (0, tilt + 180 * (uniform(0, 1) > 0.55), side * angle / 2 + 90 * (side + 1))
            parts.append(place(_piece(flesh, wide, room * uniform(0.72, 0.98)), at, turn))
            reach += wide + uniform(-0.015, 0.045)
    return parts


def _glaze(outline, drips, thick=0.03):
    """Models a thin clear jelly over the outline at TOP: its edge round, clinging to the sides, with short `drips`
    (x, y, length, half-width).
    """
    material, shift = _jelly(), Vector((rng().random() * 40, 0, 0))
    count, crest = len(outline), TOP + thick
    middle = Vector((sum(x for x, _ in outline) / count, sum(y for _, y in outline) / count, 0))

    def point(u, v):
        i = round(u * count) % count
        (ax, ay), (bx, by) = outline[i - 2], outline[(i + 2) % count]
        out, foot = Vector((by - ay, ax - bx, 0)).normalized(), Vector((*outline[i], 0))
        run = 0.012 + 0.012 * noise.noise(foot * 5 + shift)
        for x, y, length, half in drips:
            off = hypot(foot.x - x, foot.y - y) / half
            run = max(run, length * sqrt(max(0.0, 1 - off**2)), length * 0.35 * max(0.0, 1.6 - off) ** 2 / 2.56)
        row = v * 40
        if row <= 20:
            p = middle + (foot - out * 0.022 - middle) * (row / 20)
            return p + Vector((0, 0, crest + 0.003 * noise.noise(p * 4 + shift)))
        if row <= 28:
            turn = (row - 20) / 8 * pi / 2
            return foot + out * (0.038 * sin(turn) - 0.022) + Vector((0, 0, crest - 0.03 * (1 - cos(turn))))
        t = (row - 28) / 12
        swell = 0.016 + 0.012 * min(1.0, run / 0.08) * t * t
        return (
            foot + out * (swell * sqrt(max(0.0, 1 - t**6)) - 0.012 * (t == 1)) + Vector((0, 0, crest - 0.03 - run * t))
        )

    return weld(grid("glaze", count, 40, point, material, closed=True))


def dollop(cream, radius, high):
    """Models a spoonful of cream: soft turns that rise to an uneven crest, its foot round."""
    shift = uniform(0, 20)

    def point(u, v):
        angle = 2 * pi * u
        around = Vector((cos(angle), sin(angle), 0))
        turns = 0.11 * sin(angle + 19 * v + shift) + 0.1 * noise.noise(around * 1.1 + Vector((0, 0, shift)))
        if v < 0.2:
            bow = pi / 2 * v / 0.2
            return around * radius * (0.93 + 0.07 * sin(bow) + 0.8 * turns * v) + Vector((0, 0, high * 0.2 * (v / 0.2)))
        t = (v - 0.2) / 0.8
        r = radius * (1 + 0.8 * turns * min(1, v * 2)) * (1 - t**1.6)
        return around * r + Vector((0, 0, high * (0.2 + 0.8 * sin(pi / 2 * t) * (1 + 1.3 * turns * (1 - t)))))

    return weld(grid("dollop", 96, 60, point, cream, closed=True))


def _piped(cream, radius):
    """Models a drop of cream from a star nozzle: six soft ribs that turn as they rise."""

    def rib(p):
        share = 1 + 0.11 * cos(6 * atan2(p.y, p.x) + 5 * p.z / radius) * min(1.0, 2.2 - p.z / radius)
        return Vector((p.x * share, p.y * share, p.z * 0.85))

    return reshape(kiss(radius, cream), rib)


def _crown(cream):
    """Models the decoration on the glaze: a dollop of cream with half a tangerine and a sprig of mint, small drops
    before it.
    """
    top, citrus = TOP + 0.026, Citrus()
    parts = [place(dollop(cream, 0.27, 0.15), (1.0, 0.0, top))]
    parts.append(place(citrus.half(0.23), (1.03, 0.02, top + 0.25), (48, 0, -30)))
    for i, (x, y, size) in enumerate(((0.62, -0.01, 0.09), (0.43, 0.01, 0.072), (0.275, 0.0, 0.056))):
        parts.append(place(_piped(cream, size), (x, y, top - 0.004), (0, 0, 100 * i)))
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    foot = (0.86, -0.02, top + 0.085)
    for turn, rise, long in ((150, 30, 0.2), (205, 16, 0.22), (262, 26, 0.17), (190, 62, 0.14)):
        parts.append(place(basil_leaf(green, long), foot, (uniform(-10, 10), -rise, turn)))
    return parts


def tangerine_slice(length=1.35, angle=40.0):
    """Models a slice, its point at the origin, its arc towards +x."""
    sponge, cream, flesh = _sponge(), whipped(), _cut_flesh()
    inner, half = dense(wedge(length - 0.05, angle), 0.018, 3), angle * pi / 360
    parts = []
    for low, high in ((0.0, 0.17), (0.31, 0.47), (0.61, 0.77)):
        parts.append(_apply_sway(layer("sponge", inner, low, high, sponge, 0.014, 0.004, 0.006, 14)))
    for low, high, first in ((0.16, 0.32, 0.2), (0.46, 0.62, 0.13)):
        parts.append(_apply_sway(layer("cream", inner, low, high, cream, 0.011, 0.006, 0.01, 5)))
        parts += _fruit_in_cut(flesh, length, angle, low, high, first)
    shell = dense(wedge(length, angle, length - 0.07), 0.018, 2)
    parts.append(layer("coat", shell, 0.0, TOP - 0.01, cream, 0.008, 0.006, 0.02, 4))
    lid = dense(wedge(length - 0.005, angle), 0.018, 3)
    parts.append(_apply_sway(layer("cream top", lid, 0.76, TOP, cream, 0.004, 0.006)))
    drips = [(r * cos(half), s * r * sin(half), *size) for r, s, *size in DRIPS]
    parts.append(_glaze(dense(wedge(length, angle), 0.009, 10), drips))
    return group(*parts, *_crown(cream), name="tangerine slice")
