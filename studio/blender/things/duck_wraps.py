"""What Peking duck is eaten with: thin pancakes, leek, cucumber (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import grid
from kit.graph import Graph
from kit.lines import sweep


def _pancake_material():
    """Returns the material of thin wheat skin: cream with faint brown spots from the pan."""
    graph = Graph("pancake")
    spots = graph.ramp(graph.cells(6), (0.14, 1.0), (0.42, 0.0))
    spots = graph.math("MULTIPLY", spots, graph.ramp(graph.noise(3.4), (0.42, 0.0), (0.55, 0.9)))
    body = graph.mix(spots, graph.ramp(graph.noise(5), (0.35, "#cfb07a"), (0.65, "#e2c795")), "#96591f")
    graph.set(Base_Color=body, Roughness=0.55, Sheen=0.3)
    return graph.bump(graph.noise(14, 4), 0.3, 0.012).material


def pancakes(count=8, radius=0.56):
    """Models a stack of thin discs on z=0 with slightly wavy rims. They share their waves inside, so that none
    pierces the next.
    """
    skin, thick, rand = _pancake_material(), 0.018, uniform(0, 20)
    wave = lambda x, y: 0.014 * noise.noise(Vector((x * 3, y * 3, rand)))
    parts = []
    for i in range(count):
        own, size, dx, dy = uniform(0, 6), radius * uniform(0.95, 1.02), uniform(-0.035, 0.035), uniform(-0.035, 0.035)

        def disc(u, v, i=i, own=own, size=size, dx=dx, dy=dy):
            a = 2 * pi * u
            r = size * v * (1 + 0.02 * sin(3 * a + own))
            x, y = r * cos(a) + dx, r * sin(a) + dy
            rim = 0.009 * v**6 * sin(5 * a + own)
            return x, y, 0.02 + thick * 1.9 * i + wave(x, y) + rim

        parts.append(grid("pancake", 90, 18, disc, skin, closed=True, thickness=thick))
    return group(*parts, name="pancakes")


def _leek_material():
    """Returns the material of leek: white at the root end, pale green at the other (UV v along it), finely ribbed."""
    graph = Graph("leek")
    u, v = graph.axes("UV")[:2]
    body = graph.ramp(v, (0.15, "#f1efdc"), (0.5, "#dfe6b4"), (0.8, "#b5cf80"), (1.0, "#8fb65c"))
    graph.set(Base_Color=body, Roughness=0.3, Clearcoat=0.4, Clearcoat_Roughness=0.15)
    return graph.bump(graph.noise(26, 3, at=graph.coordinates("UV", (1, 0.1, 1))), 0.3, 0.008).material


def leek(count=34, length=0.62, width=0.3):
    """Models thin flat strips of leek along x in a low loose bundle on z=0, each slightly bent."""
    green, parts = _leek_material(), []
    flat = [(-0.016, -0.006), (0.016, -0.006), (0.018, 0), (0.016, 0.006), (-0.016, 0.006), (-0.018, 0)]
    for i in range(count):
        layer, y = i / count, uniform(-0.5, 0.5) * width
        y *= 1 - 0.5 * layer
        half, bow, aside = length * uniform(0.44, 0.53), uniform(-0.05, 0.05), uniform(-0.06, 0.06)
        rise, bed = uniform(-0.02, 0.03), 0.012 + 0.1 * layer * (1 - (2 * y / width) ** 2)
        path = [(s * half, y + aside * s + bow * s * s, bed + rise * s * s + 0.02) for s in (-1, -0.5, 0, 0.5, 1)]
        strip = sweep("leek", path, flat, green, twist=uniform(-50, 50), steps=5)
        parts.append(place(strip, (uniform(-0.04, 0.04), 0, 0), (0, 0, 180 if i % 9 == 4 else 0)))
    return group(*parts, name="leek")


def _cucumber_material(thick):
    """Returns the material of pale flesh with dark skin on the rounded side, which is the upper one before a baton
    is rotated.
    """
    graph = Graph("cucumber baton")
    high = graph.axes()[2]
    flesh = graph.ramp(graph.noise(12, 3), (0.35, "#c3d996"), (0.65, "#dcebba"))
    skin = graph.ramp(graph.noise(16, 3), (0.35, "#1c4a18"), (0.65, "#3a7428"))
    body = graph.mix(graph.ramp(graph.math("DIVIDE", high, thick), (0.26, 0.0), (0.33, 1.0)), flesh, skin)
    graph.set(Base_Color=body, Roughness=0.24, Clearcoat=0.6, Clearcoat_Roughness=0.08)
    return graph.bump(graph.noise(22, 3), 0.25, 0.01).material


def cucumber(count=9, length=0.58, thick=0.062):
    """Models batons along x in two layers on z=0, each with the rind on one side."""
    green, parts = _cucumber_material(thick), []
    arc = [(cos(a) * 0.62, sin(a) * 0.34 + 0.3) for a in (pi * k / 6 for k in range(7))]
    profile = [(x * thick, y * thick) for x, y in arc + [(-0.5, -0.1), (-0.36, -0.5), (0.36, -0.5), (0.5, -0.1)]]
    below = (count + 1) // 2
    for i in range(count):
        row, column = divmod(i, below)
        y = (column - (below - 1 - row) / 2) * thick * 1.42
        half, bow = length * uniform(0.46, 0.52), uniform(-0.015, 0.015)
        path = [(s * half, bow * s * s, 0) for s in (-1, -0.3, 0.3, 1)]
        baton = sweep("baton", path, profile, green)
        turn = (-64 + uniform(-14, 14), 0, uniform(-3, 3))
        parts.append(place(baton, (uniform(-0.03, 0.03), y, thick * (0.62 + 1.1 * row)), turn))
    return group(*parts, name="cucumber")
