"""Shells from the beach, for tables by the sea (1 unit = 10 cm)."""

from math import cos, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import group
from kit.forms import grid, thicken
from kit.graph import Graph
from kit.stage import rng


def _shell_material(tint, band):
    """Chalky, banded in growth rings (UV.y from the hinge), rosier towards the hinge."""
    graph = Graph("shell")
    along = graph.axes("UV")[1]
    rings = graph.waves(3.4, "Y", 1.4, 3, 2.0, at=graph.coordinates("UV"))
    body = graph.mix(graph.ramp(rings, (0.35, 0.0), (0.7, 0.75)), tint, band)
    body = graph.mix(graph.ramp(along, (0.0, 0.8), (0.55, 0.0)), body, band)
    graph.set(Base_Color=body, Roughness=0.42, Clearcoat=0.25)
    return graph.bump(graph.noise(26, 4, at=graph.coordinates("UV", (3, 1, 1))), 0.25, 0.012).material


def scallop_shell(size=0.55, tint="#f0dccb", band="#c98a70", ribs=17):
    """A scallop's shell lying on z=0, domed, its hinge at the origin, its fan towards +y; `size` is its length."""
    material, shift = _shell_material(tint, band), rng().random() * 9

    def point(u, v):
        s = u * 2 - 1
        angle = radians(62) * s
        edge = 1 - 0.13 * abs(s) ** 3 + 0.018 * cos(s * ribs * pi / 2 * 1.9) * v
        reach = size * edge * (0.04 + 0.96 * v)
        rib = cos(s * ribs * pi) * 0.022 * size * v**0.7 * (1 - 0.5 * s * s)
        dome = 0.3 * size * sin(pi * min(1, 0.1 + v * 0.9)) ** 0.75 * (1 - s * s * 0.92)
        uneven = 0.008 * noise.noise(Vector((s * 4, v * 5, shift)))
        return reach * sin(angle), reach * cos(angle), dome + rib + uneven + 0.012

    fan = thicken(grid("shell", 136, 40, point, material), 0.014)
    ear = lambda u, v: ((u - 0.5) * 0.46 * size * (1 - 0.15 * v), (v - 0.55) * 0.2 * size, 0.03 + 0.01 * cos(u * 18))
    return group(fan, thicken(grid("hinge", 24, 6, ear, material), 0.016), name="shell")
