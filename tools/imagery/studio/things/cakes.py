"""Cakes to be looked at closely (1 unit = 10 cm): a round one glazed like the moon, its stand, and the slice with tangerines."""

from math import cos, exp, hypot, pi, sin

from mathutils import Vector, noise

from kit.arrange import duplicate, group, hide, place, vary
from kit.colours import GOLD
from kit.forms import blob, lathe
from kit.graph import Graph
from kit.materials import ceramic, metal, wet
from kit.stage import rng
from things.fruit import citrus_slice
from things.garnish import basil_leaf, herb_green
from things.layers import crumb, dense, layer, wedge, whipped

SEAS = ((-0.36, 0.3, 0.30), (0.1, 0.5, 0.2), (-0.5, -0.15, 0.2), (0.3, 0.12, 0.16), (-0.12, -0.06, 0.13))
CRATERS = ((0.02, -0.34, 0.11), (-0.32, -0.46, 0.08), (-0.66, 0.3, 0.09), (0.42, 0.42, 0.08), (-0.2, 0.66, 0.07))


def moon_glaze(radius):
    """A white mirror glaze; what looks up carries the grey seas of the moon."""
    graph = Graph("moon glaze")
    x, y, _ = graph.axes()[:3]
    drift = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(2.4, 4, 0.65), 0.5), 0.5)
    nearest = None
    for sx, sy, size in SEAS:
        dx, dy = graph.math("SUBTRACT", x, sx * radius), graph.math("SUBTRACT", y, sy * radius)
        far = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", dx, dx), graph.math("MULTIPLY", dy, dy)))
        edge = graph.math("ADD", graph.math("DIVIDE", far, size * radius), drift)
        nearest = edge if nearest is None else graph.math("MINIMUM", nearest, edge)
    sea = graph.ramp(nearest, (0.55, 0.85), (0.95, 0.3), (1.3, 0.0))
    mottle = graph.ramp(graph.noise(6, 4, 0.65), (0.38, "#c4bdb2"), (0.58, "#ece5d6"))
    face = graph.mix(sea, mottle, "#7b7a82")
    up = graph.ramp(graph.axes("Normal")[2], (0.55, 0.0), (0.93, 1.0))
    graph.set(Base_Color=graph.mix(up, "#e4ddcf", face), Roughness=0.17, Clearcoat=0.7, Clearcoat_Roughness=0.05)
    return graph.bump(graph.noise(3, 2), 0.06, 0.03).material


def moon_cake(radius=1.05, height=0.62, material=None):
    """A round cake with a broad soft shoulder, shallow craters in its top and the glaze gathered at its foot."""
    shoulder = 0.17
    profile = [(radius * (1 - shoulder / radius) * i / 44, height) for i in range(45)]
    profile += [
        (radius - shoulder + shoulder * sin(a), height - shoulder + shoulder * cos(a))
        for a in (pi / 2 * i / 14 for i in range(1, 15))
    ]
    profile += [(radius + 0.006 * sin(i), (height - shoulder) * (1 - i / 10)) for i in range(1, 10)]
    profile += [(radius + 0.012, 0.03), (radius + 0.035, 0.012), (radius + 0.03, 0), (0, 0)]
    shift = rng().random() * 30

    def bend(r, z, angle):
        x, y = r * cos(angle), r * sin(angle)
        if z > height * 0.6:
            for cx, cy, size in CRATERS:
                t = hypot(x - cx * radius, y - cy * radius) / (size * radius)
                if t < 1.7:
                    z += size * radius * (-0.32 * max(0.0, 1 - t * t) + 0.1 * exp(-(((t - 1.08) / 0.2) ** 2)))
            z += 0.02 * (1 - (r / radius) ** 2)
        elif z < 0.05 and r > radius:
            r += 0.03 * max(0.0, noise.noise(Vector((cos(angle) * 3, sin(angle) * 3, shift))))
        return r, z

    return lathe("moon cake", profile, material or moon_glaze(radius), 192, 1, bend=bend)


def kiss(radius=0.1, material=None):
    """A small drop of piped cream or meringue with a turned tip."""
    profile = [(0, 0), (radius * 0.9, 0), (radius, radius * 0.35), (radius * 0.8, radius * 0.8)]
    profile += [(radius * 0.42, radius * 1.25), (radius * 0.14, radius * 1.6), (0, radius * 1.75)]
    lean = lambda p: p + Vector((0.25 * max(0.0, p.z - radius) ** 1.3, 0, 0))
    form = lathe("kiss", profile, material or whipped("meringue", "#efe7d8"), 40, 5, 0.03)
    for vertex in form.data.vertices:
        vertex.co = lean(vertex.co)
    return form


def pearls(radius, count, size=0.05, material=None, height=0.0):
    """A string of pearls of cream or sugar around a cake's foot."""
    pattern = blob("pearl", material or ceramic("sugar pearl", "#efe6d2", roughness=0.2), (size,) * 3, 0.02, detail=3)
    parts = []
    for i in range(count):
        angle = 2 * pi * i / count
        at = (radius * cos(angle), radius * sin(angle), height + size)
        parts.append(duplicate(pattern, at, (vary(0, 90), 0, 0), vary(0.92, 1.06)))
    hide(pattern)
    return group(*parts, name="pearls")


def footed_stand(radius=1.4, height=0.5, material=None, band=None):
    """A cake stand: a flat plate with a low lip on a waisted foot; the cake stands at `height`."""
    profile = [(0, height), (radius * 0.9, height), (radius * 0.96, height + 0.015), (radius - 0.02, height + 0.05)]
    profile += [(radius, height + 0.045), (radius * 0.97, height - 0.03), (radius * 0.6, height - 0.065)]
    profile += [(0.3, height - 0.1), (0.17, height * 0.62), (0.14, height * 0.45), (0.22, height * 0.26)]
    profile += [(0.5, 0.07), (0.6, 0.03), (0.6, 0.0), (0.5, 0.01), (0, 0.03)]
    stand = lathe("stand", profile, material or ceramic("midnight", "#1a2a4c", "#0f1a34", roughness=0.16), 160, 5)
    edge = [(radius - 0.035, height + 0.05), (radius - 0.008, height + 0.062), (radius + 0.008, height + 0.04)]
    rim = lathe("rim", edge, band or metal("gilt rim", GOLD, 0.22), 160, 4)
    return group(stand, rim, name="stand")


CUT = (0.15, 0.07)


def cut_flesh():
    """A segment's cut face: a pale skin around, inside it the long juice cells, wet."""
    graph = Graph("cut segment")
    x, _, z = graph.axes()[:3]
    square = lambda value, half: graph.math("POWER", graph.math("ABSOLUTE", graph.math("DIVIDE", value, half)), 2.0)
    reach = graph.math("SQRT", graph.math("ADD", square(x, CUT[0]), square(z, CUT[1])))
    cells = graph.cells(30, at=graph.coordinates(scale=(0.4, 1, 1.5), rotation=(0, 0.35, 0)))
    juice = graph.ramp(cells, (0.05, "#fba930"), (0.35, "#f4921f"), (0.75, "#e87c0c"))
    body = graph.mix(graph.ramp(reach, (0.86, 0.0), (0.96, 0.75)), juice, "#fad292")
    graph.set(Base_Color=body, Roughness=0.16, Clearcoat=0.7, Clearcoat_Roughness=0.06)
    graph.set(Emission=body, Emission_Strength=0.06)
    return graph.bump(graph.math("MULTIPLY", cells, -1.0), 0.35, 0.012).material


def _cut_face(flesh):
    """A half moon, as a knife leaves a segment: flat towards the cut, lying in the cream."""
    plump, tip = vary(0.4, 0.75), vary(-0.15, 0.15)

    def moon(p):
        x, y, z = p
        s = x / CUT[0]
        z = z * (1.0 if z > 0 else plump) + (1 - plump) * (0.018 * (1 - 2 * s * s) - 0.03)
        return Vector((x, max(-0.012, min(0.012, y)), z * (1 + tip * s)))

    return blob("cut segment", flesh, (CUT[0], 0.03, CUT[1]), 0.03, 1.4, 5, bend=moon)


def _fruit_in_cut(flesh, length, angle, low, high, first):
    """Cut segments close to each other in both sides of a slice's layer of cream, flush with it."""
    parts, half = [], angle * pi / 360
    for side in (-1, 1):
        along = Vector((cos(half), side * sin(half), 0))
        out = Vector((-sin(half), side * cos(half), 0))
        reach = first
        while reach < length - 0.2:
            size = vary(0.86, 1.04)
            at = along * reach + out * 0.002 + Vector((0, 0, (low + high) / 2 + vary(-0.004, 0.004)))
            tall = min(1.0, (high - low) / 2 / CUT[1] / size * 0.98)
            turn = (0, vary(-7, 7) + 180 * (vary(0, 1) > 0.5), side * angle / 2)
            parts.append(place(_cut_face(flesh), at, turn, (size, 1, size * tall)))
            reach += CUT[0] * 2 * size + vary(0.0, 0.05)
    return parts


def tangerine_slice(length=1.35, angle=40.0):
    """A slice, its point at the origin, its arc towards +x: three layers of sponge, cream with tangerines, jelly and three wheels of tangerine on top."""
    sponge, cream = crumb("light sponge", "#dcae62", "#f6e2ab", 17.0), whipped()
    cut = cut_flesh()
    inner = dense(wedge(length - 0.05, angle), 0.018, 3)
    shell = dense(wedge(length, angle, length - 0.07), 0.018, 2)
    parts = []
    for low, high in ((0.0, 0.18), (0.31, 0.48), (0.61, 0.77)):
        parts.append(layer("sponge", inner, low, high, sponge, 0.014, 0.004, 0.006, 14))
    for low, high, first in ((0.17, 0.32, 0.34), (0.47, 0.62, 0.26)):
        parts.append(layer("cream", inner, low, high, cream, 0.006, 0.004, 0.01, 5))
        parts += _fruit_in_cut(cut, length, angle, low, high, first)
    parts.append(layer("coat", shell, 0.0, 0.81, cream, 0.008, 0.006, 0.02, 4))
    parts.append(layer("cream top", dense(wedge(length - 0.02, angle), 0.018, 3), 0.765, 0.825, cream, 0.004, 0.008))
    jelly = wet("jelly", "#f0912a", "#ffcf80", 0.04, 1.0)
    parts.append(
        layer("jelly", dense(wedge(length - 0.05, angle), 0.018, 6), 0.82, 0.85, jelly, 0.003, 0.006, 0.012, 5)
    )
    top = 0.85
    flesh = {"flesh": "#f8a02c", "deep": "#e9800f", "peel": "#ee8c22"}
    for x, y, size, turn in ((0.5, 0.0, 0.115, -28), (0.76, 0.01, 0.155, -16), (1.08, 0.0, 0.2, -22)):
        heap = blob("cream heap", cream, (size * 0.8, size * 0.6, size * 0.75), 0.05, 2.2, 4)
        parts.append(place(heap, (x + size * 0.15, y + size * 0.62, top)))
        wheel = citrus_slice(size, 0.028, **flesh)
        parts.append(place(wheel, (x, y, top + size * 0.44), (36, -5, turn)))
    for i, (x, y) in enumerate(((1.22, 0.3), (1.3, 0.14))):
        parts.append(place(kiss(0.085, cream), (x, y, top - 0.01), (0, 0, 120 * i)))
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for turn, rise in ((20, 40), (150, 30), (265, 34)):
        parts.append(place(basil_leaf(green, 0.19), (0.92, 0.06, top + 0.1), (vary(-10, 10), -rise, turn)))
    return group(*parts, name="tangerine slice")
