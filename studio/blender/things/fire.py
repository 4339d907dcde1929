"""Glowing charcoal, a brazier with its grate, sparks (1 unit = 10 cm)."""

from math import cos, pi, sin, sqrt

from kit.arrange import duplicate, group, heap, hide, uniform
from kit.forms import blob, displace, lathe, slab
from kit.graph import Graph
from kit.lights import point
from kit.lines import tube
from kit.materials import glow, metal
from kit.stage import rng


def ember_material(heat=0.0):
    """Returns the material of half-burnt charcoal: ash grey above, red to yellow in its cracks and in the depth;
    `heat` (0…0.15) widens the glow.
    """
    graph = Graph("ember")
    surface = graph.node("NewGeometry").outputs
    upward = graph.node("SeparateXYZ", Vector=surface["Normal"]).outputs[2]
    high = graph.node("SeparateXYZ", Vector=surface["Position"]).outputs[2]
    fire = graph.math("ADD", graph.noise(3.2, 4, 0.62), heat)
    fire = graph.math("ADD", fire, graph.math("MULTIPLY", upward, -0.13))
    fire = graph.math("ADD", fire, graph.math("MULTIPLY", graph.math("SUBTRACT", 0.36, high), 0.55))
    cracks = graph.ramp(graph.cells(7), (0.42, 0.0), (0.8, 0.2))
    fire = graph.math("ADD", fire, cracks)
    ash = graph.ramp(graph.noise(11, 4, 0.7), (0.36, "#15110f"), (0.5, "#5c5450"), (0.62, "#bdb3aa"))
    tint = graph.ramp(
        fire, (0.46, "#000000"), (0.54, "#3c0600"), (0.64, "#e82c04"), (0.78, "#ff7418"), (0.94, "#ffc45a")
    )
    graph.set(Base_Color=ash, Roughness=0.85, Emission=tint, Emission_Strength=2.8)
    graph.material.cycles.sample_as_light = False
    return graph.bump(graph.math("ADD", graph.cells(14), graph.noise(20, 4)), 0.7, 0.03).material


def charcoal(radius=1.1, count=42, ground=0.0, light=24.0):
    """Models a bed of glowing oak charcoal around the axis with lights in it."""
    patterns = []
    for size in ((0.46, 0.24, 0.22), (0.34, 0.26, 0.24), (0.28, 0.2, 0.18), (0.56, 0.2, 0.2)):
        lump = slab("charcoal", size, ember_material(uniform(0.03, 0.09)), 0.3, 0.14, 1.6, 10)
        patterns.append(displace(lump, 0.02, 9))
    coals = heap(patterns, count, radius, ground=ground, tilt=24, tries=16, sink=0.03)
    lamps = [
        point((0.6 * radius * cos(a), 0.6 * radius * sin(a), 0.42), light, (1.0, 0.36, 0.1), 0.3)
        for a in (0.6, 2.7, 4.6)
    ]
    return group(*coals, *lamps, name="charcoal")


def brazier(radius=1.5, height=0.8, grate=0.86, spacing=0.135, bars=None):
    """Models a hammered iron bowl with a brass edge, full of embers; the upper side of the grate is at `grate` +
    0.022, its bars along y.
    """
    iron = metal("iron", "#3b3a3c", 0.42, hammered=9)
    bowl = lathe(
        "brazier",
        [(0, 0.02), (radius * 0.6, 0), (radius * 0.86, 0.12), (radius, height * 0.6), (radius * 1.02, height)]
        + [(radius * 0.97, height + 0.015), (radius * 0.93, height * 0.6), (radius * 0.8, 0.2), (0, 0.12)],
        iron,
        wobble=0.004,
    )
    band = [
        (1.0, height - 0.06),
        (1.035, height - 0.05),
        (1.035, height + 0.005),
        (0.97, height + 0.03),
        (0.965, height),
    ]
    edge = lathe("edge", [(radius * r, z) for r, z in band], metal("warm brass", "#c79a52", 0.26), 160, 3)
    steel = bars or metal("steel bars", "#9a9086", 0.3)
    reach, parts = radius * 0.955, []
    for i in range(int(2 * reach / spacing) + 1):
        x = (i - int(reach / spacing)) * spacing
        half = sqrt(max(0, reach**2 - x**2))
        if half > 0.1:
            parts.append(tube("bar", [(x, -half, grate), (x, half, grate)], 0.021, steel, smooth=False))
    ring = [(reach * cos(2 * pi * i / 48), reach * sin(2 * pi * i / 48), grate) for i in range(49)]
    cross = [
        tube(
            "bar",
            [(-sqrt(reach**2 - y * y), y, grate - 0.04), (sqrt(reach**2 - y * y), y, grate - 0.04)],
            0.021,
            steel,
            smooth=False,
        )
        for y in (-0.5, 0.5)
    ]
    hearth = lambda x, y: 0.16 + 0.5 * max(0.0, (x * x + y * y) ** 0.5 / radius - 0.55) ** 1.3
    coals = charcoal(radius * 0.64, 40, hearth)
    return group(bowl, edge, tube("ring", ring, 0.03, steel), *parts, *cross, coals, name="brazier")


def sparks(count=16, radius=1.1, low=0.95, high=2.4):
    """Models rising specks of fire."""
    pattern = blob("spark", glow("spark", (1.0, 0.42, 0.12), 9), detail=2)
    parts = []
    for _ in range(count):
        angle, reach = uniform(0, 2 * pi), radius * sqrt(rng().random())
        at = (reach * cos(angle), reach * sin(angle), uniform(low, high))
        parts.append(duplicate(pattern, at, scale=uniform(0.005, 0.011)))
    hide(pattern)
    return group(*parts, name="sparks")
