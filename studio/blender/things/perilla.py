"""Perilla and shiso leaves: broad, finely toothed, soft and matt (1 unit = 10 cm)."""

from math import pi, sin

from mathutils import Vector, noise

from kit.arrange import uniform
from kit.forms import grid
from kit.graph import Graph


def perilla_material(dark="#1f4a24", light="#3f7033", vein="#7d9e62"):
    """Returns the material of a matt green leaf, puckered between fine pale veins; the mesh needs the UVs of a
    leaf.
    """
    graph = Graph("perilla")
    u, v = graph.node("SeparateXYZ", Vector=graph.coordinates("UV")).outputs[:2]
    off = graph.math("ABSOLUTE", graph.math("SUBTRACT", u, 0.5))
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(5, 2, at=graph.coordinates("UV")), 0.5), 0.3)
    rise = graph.math("SUBTRACT", graph.math("MULTIPLY", v, 7.0), graph.math("MULTIPLY", off, 5.0))
    phase = graph.math("FRACT", graph.math("ADD", rise, sway))
    ridge = graph.math("ABSOLUTE", graph.math("SUBTRACT", phase, 0.5))
    lines = graph.math("MINIMUM", graph.math("MULTIPLY", ridge, 0.9), graph.math("MULTIPLY", off, 3.0))
    tone = graph.ramp(graph.noise(5, 4, 0.6, at=graph.coordinates("UV")), (0.3, dark), (0.7, light))
    body = graph.mix(graph.ramp(lines, (0.0, 0.6), (0.05, 0.0)), tone, vein)
    graph.set(Base_Color=body, Roughness=0.55, Specular=0.3, Sheen=0.3)
    puckers = graph.math("ADD", graph.math("MULTIPLY", lines, 1.4), graph.noise(26, 3, at=graph.coordinates("UV")))
    return graph.bump(puckers, 0.25, 0.015).material


def perilla(length=0.8, material=None, droop=0.12, cup=0.1, teeth=22):
    """Models a leaf along +x from its stalk at the origin: heart-shaped, pointed; its sides rise by `cup`, its tip
    sinks by `droop` of its length.
    """
    material, rand = material or perilla_material(), uniform(0, 40)
    rows = teeth * 5

    def point(u, v):
        s = u * 2 - 1
        half = length * 0.4 * sin(pi * min(1.0, 0.02 + v) ** 0.72) ** 0.8 if v < 0.98 else 0.0
        tooth = 1 - (v * teeth) % 1
        half *= 1 - 0.075 * (1 - tooth) * min(1.0, abs(s) ** 6 * 1.2)
        soft = noise.noise(Vector((v * 3, s * 1.6, rand))) * 0.07 * length * (0.3 + abs(s))
        frill = 0.012 * length * sin(v * 34 + rand + s) * abs(s) ** 3
        z = cup * half * abs(s) ** 1.5 + soft + frill - droop * length * v * v
        return length * (v - 0.03 * abs(s) * (1 - v)), s * half, z

    return grid("perilla", 24, rows, point, material, thickness=0.005)
