"""A slice of cake with tangerines (1 unit = 10 cm): sponge, cream with fruit in its cut, a glaze that runs over, fruit on top."""

from math import cos, hypot, pi, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.forms import grid, reshape, weld
from kit.graph import Graph
from kit.materials import wet
from kit.stage import rng
from things.cakes import kiss
from things.citrus import Citrus
from things.garnish import basil_leaf, herb_green
from things.layers import dense, layer, wedge, whipped

TOP = 0.84
# Where the glaze runs down the cut sides: how far from the point, which side, how long, how wide.
DRIPS = ((0.34, -1, 0.06, 0.035), (0.78, -1, 0.11, 0.042), (1.12, -1, 0.05, 0.035), (0.6, 1, 0.08, 0.04))


def _sponge():
    """Butter-yellow sponge: shallow pores that the light alone draws, a little browner in soft patches."""
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
    """How much higher a place of the slice lies than a ruler would have it."""
    return 0.03 * noise.noise(Vector((p.x * 3.1, p.y * 3.1, p.z * 2.0))) * sin(pi * min(1.0, p.z / TOP))


def _swayed(form):
    return reshape(form, lambda p: p + Vector((0, 0, _sway(p))))


def _cut_flesh():
    """A cut segment, UV.x 1 at its rim: a thin pale skin, long juice cells, wet."""
    graph = Graph("cut segment")
    rim = graph.axes("UV")[0]
    cells = graph.cells(13, at=graph.coordinates(scale=(2.4, 1, 0.9), rotation=(0, 0.25, 0)))
    juice = graph.ramp(cells, (0.05, "#ffb23c"), (0.4, "#f58f18"), (0.8, "#e07008"))
    body = graph.mix(graph.ramp(rim, (0.84, 0.0), (0.93, 0.8)), juice, "#ffdda4")
    graph.set(Base_Color=body, Roughness=0.1, Clearcoat=1.0, Clearcoat_Roughness=0.04)
    graph.set(Emission=body, Emission_Strength=0.05)
    return graph.bump(graph.math("MULTIPLY", cells, -1.0), 0.5, 0.014).material


def _piece(flesh, wide, tall):
    """A segment as the knife left it, towards -y: a plump half moon that stands a little out of the cream."""
    chance, belly = rng().random() * 40, vary(0.45, 0.8)

    def point(u, v):
        angle = 2 * pi * u
        around = Vector((cos(angle), sin(angle), 0))
        r = min(v, 0.97) * (1 + 0.1 * noise.noise(around * 1.6 + Vector((0, 0, chance))))
        x, z = wide * r * cos(angle), tall * r * sin(angle) * (1 if sin(angle) > 0 else belly)
        swell = 0.03 * (1 - v**3) + 0.006 * noise.noise(Vector((x * 9, z * 9, chance)))
        return x, 0.04 if v == 1 else -swell - 0.004, z - 0.25 * tall * (x / wide) ** 2

    return grid("cut segment", 72, 24, point, flesh, closed=True, uv=lambda u, v: (v, u))


def _fruit_in_cut(flesh, length, angle, low, high, first):
    """Segments of many sizes in both cut sides of a layer of cream."""
    parts, half, room = [], angle * pi / 360, (high - low) / 2
    for side in (-1, 1):
        along, out = Vector((cos(half), side * sin(half), 0)), Vector((-sin(half), side * cos(half), 0))
        reach = first
        while True:
            wide = vary(0.11, 0.19)
            reach += wide
            if reach + wide > length - 0.1:
                break
            at = along * reach + out * 0.012 + Vector((0, 0, (low + high) / 2 + vary(-0.1, 0.1) * room))
            at.z += _sway(at)
            turn = (0, vary(-16, 16) + 180 * (vary(0, 1) > 0.6), side * angle / 2 + 90 * (side + 1))
            parts.append(place(_piece(flesh, wide, room * vary(0.78, 0.96)), at, turn))
            reach += wide + vary(0.0, 0.05)
    return parts


def _glaze(outline, drips, thick=0.03):
    """A thin clear jelly poured over the outline at TOP: its edge round, clinging to the sides, with short `drips` (x, y, length, half-width)."""
    material, shift = wet("glaze", "#ee8a14", "#fbb23c", 0.04, 1.0, 0.06), Vector((rng().random() * 40, 0, 0))
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
            foot
            + out * (swell * sqrt(max(0.0, 1 - t**6)) - 0.012 * (t == 1))
            + Vector((0, 0, crest - 0.03 - run * t))
        )

    return weld(grid("glaze", count, 40, point, material, closed=True))


def _crown(cream):
    """What lies on the glaze: half a tangerine and segments without their skin, mint, drops of cream."""
    top, citrus = TOP + 0.03, Citrus()
    parts = [place(citrus.half(0.21), (1.06, 0.0, top + 0.204), (44, 0, -32))]
    citrus.flesh = wet("skinned segment", "#f08414", "#ffb94e", 0.12, 1.0, 0.14, 9, (16, 0.25))
    for x, y, way in ((0.5, -0.02, 160), (0.76, -0.12, 132), (0.74, 0.1, -30)):
        half = Vector((cos(way * pi / 180), sin(way * pi / 180), 0)) * 0.15
        parts.append(place(citrus.lying_segment(0.18, 46), (x - half.x, y - half.y, top), (0, 0, way + 90)))
    for i, (x, y) in enumerate(((1.24, 0.28), (1.29, 0.1))):
        parts.append(place(kiss(0.085, cream), (x, y, top - 0.01), (0, 0, 120 * i)))
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for turn, rise in ((170, 32), (235, 46), (110, 60)):
        parts.append(place(basil_leaf(green, 0.19), (0.9, 0.12, top + 0.1), (vary(-10, 10), -rise, turn)))
    return parts


def tangerine_slice(length=1.35, angle=40.0):
    """A slice, its point at the origin, its arc towards +x."""
    sponge, cream, flesh = _sponge(), whipped(), _cut_flesh()
    inner, half = dense(wedge(length - 0.05, angle), 0.018, 3), angle * pi / 360
    parts = []
    for low, high in ((0.0, 0.17), (0.31, 0.47), (0.61, 0.77)):
        parts.append(_swayed(layer("sponge", inner, low, high, sponge, 0.014, 0.004, 0.006, 14)))
    for low, high, first in ((0.16, 0.32, 0.2), (0.46, 0.62, 0.13)):
        parts.append(_swayed(layer("cream", inner, low, high, cream, 0.006, 0.004, 0.01, 5)))
        parts += _fruit_in_cut(flesh, length, angle, low, high, first)
    shell = dense(wedge(length, angle, length - 0.07), 0.018, 2)
    parts.append(layer("coat", shell, 0.0, TOP - 0.01, cream, 0.008, 0.006, 0.02, 4))
    lid = dense(wedge(length - 0.005, angle), 0.018, 3)
    parts.append(_swayed(layer("cream top", lid, 0.76, TOP, cream, 0.004, 0.006)))
    drips = [(r * cos(half), s * r * sin(half), *size) for r, s, *size in DRIPS]
    parts.append(_glaze(dense(wedge(length, angle), 0.009, 10), drips))
    return group(*parts, *_crown(cream), name="tangerine slice")
