"""Sparkling wine in a flute (1 unit = 10 cm): clear glass, pale gold that gathers light at its edges, strings of
fine bubbles.
"""

from math import cos, pi, sin

from kit.arrange import group, uniform
from kit.forms import blob, through
from kit.graph import Graph
from kit.materials import glow
from things.drinks import stemware
from things.many import many, pose

BOWL = [(0, 0.98), (0.1, 1.03), (0.175, 1.2), (0.24, 1.5), (0.26, 1.8), (0.245, 2.1), (0.222, 2.38)]


def _champagne(tint, shine):
    """Returns the material of clear wine: transparent in the middle, slightly bright towards its edges and its
    foot.
    """
    graph = Graph("champagne").set(Base_Color=tint, Roughness=0.0, IOR=1.33, Transmission=0.985)
    edge = graph.ramp(graph.facing(0.5), (0.2, 0.3), (0.9, 1.0))
    depth = graph.ramp(graph.axes("Generated")[2], (0.0, 1.0), (0.95, 0.35))
    strength = graph.math("MULTIPLY", graph.math("MULTIPLY", edge, depth), shine)
    graph.set(Emission=tint, Emission_Strength=strength)
    graph.material.cycles.sample_as_light = False
    return graph.material


def _radius(height):
    """Returns the inner radius of the bowl at a height, slightly reduced."""
    line = through(BOWL, 8)
    return max(0.02, min(line, key=lambda p: abs(p[1] - height))[0] - 0.03)


def _bubbles(fill, strings):
    """Models fine bubbles that rise irregularly from the foot of the bowl, and a ring of them at the edge of the
    wine.
    """
    places, top = [], fill - 0.02
    put = lambda r, angle, z, size: places.append(pose((r * cos(angle), r * sin(angle), z), scale=size))
    for _ in range(strings):
        angle, reach, z = uniform(0, 2 * pi), uniform(0.0, 0.6), uniform(1.05, 1.3)
        while z < top:
            put(reach * _radius(z) + uniform(-0.009, 0.009), angle, z, uniform(0.0022, 0.0042) + 0.0022 * (z - 1.0))
            z += 0.02 + 0.075 * uniform(0, 1) ** 2 * (0.6 + 0.7 * (z - 1.0))
    for _ in range(110):
        z = 1.06 + (top - 1.06) * uniform(0, 1) ** 0.7
        put(_radius(z) * uniform(0.0, 0.97), uniform(0, 2 * pi), z, uniform(0.002, 0.0052))
    for i in range(80):
        put(
            _radius(fill) + 0.014 - uniform(0, 0.04) * uniform(0, 1),
            2 * pi * i / 80,
            fill + uniform(-0.004, 0.006),
            uniform(0.004, 0.011),
        )
    return many("bubbles", blob("bubble", glow("bubble", "#fff3d2", 0.85), detail=2), places)


def sparkling_flute(fill=2.02, tint="#ffe3a8", shine=0.3, strings=7, rim=0.24):
    """Models a thin flute, 24 cm tall, with wine up to `fill` (z); `shine` is the brightness of the wine, `rim`
    that of the glass edges.
    """
    vessel = stemware(BOWL, 0.008, fill, _champagne(tint, shine), 0.97, 0.04, rim)
    return group(vessel, _bubbles(fill, strings), name="sparkling flute")
