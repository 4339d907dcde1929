"""Whole abalone, steamed and glazed (1 unit = 10 cm). Each rests on z=0."""

from math import cos, exp, pi, sin

from mathutils import Vector, noise

from kit.forms import grid
from kit.graph import Graph
from kit.stage import rng

FRILL = 0.74


def glazed_abalone_material():
    """UV v from the dun middle over a grey-brown side to the near black frill, moist with its glaze."""
    graph = Graph("glazed abalone")
    v = graph.axes("UV")[1]
    sway = graph.math("SUBTRACT", graph.noise(8, 4, 0.65), 0.5)
    at = graph.math("ADD", v, graph.math("MULTIPLY", sway, 0.2))
    stops = (
        (0.0, "#a98e62"),
        (0.3, "#a0855a"),
        (0.5, "#84694a"),
        (0.64, "#5a4733"),
        (0.74, "#26231c"),
        (0.92, "#15160f"),
    )
    body = graph.ramp(at, *stops)
    seared = graph.ramp(graph.noise(3.4, 4, 0.6), (0.5, 0.0), (0.68, 0.45))
    body = graph.mix(graph.math("MULTIPLY", seared, graph.ramp(v, (0.5, 1.0), (0.7, 0.0))), body, "#6a4a2c")
    graph.set(Base_Color=body, Roughness=0.34, Clearcoat=0.45, Clearcoat_Roughness=0.14)
    graph.set(Emission=body, Emission_Strength=0.03)
    return graph.bump(graph.noise(20, 4), 0.3, 0.012).material


def glazed_abalone(size=0.25, material=None):
    """An abalone along x: a low oval, a few shallow cuts across its top, a ruffled frill around it; `size` is half its length."""
    chance = rng().random() * 40

    def cut(x, y):
        """How deep the knife went at a place: a few wandering lines both ways."""
        sway = 0.12 * noise.noise(Vector((x * 3, y * 3, chance)))
        lines = ((x + y) * 2.6 + sway, (x - y) * 2.6 + sway)
        return sum(exp(-(((line % 1.0) - 0.5) ** 2) / 0.008) for line in lines)

    def point(u, v):
        a = 2 * pi * u
        q = Vector((cos(a), sin(a), chance))
        uneven = 1 + 0.05 * noise.noise(q * 1.4) + 0.1 * cos(a)
        wave = sin(13 * a + 5 * noise.noise(q * 2)) + 0.5 * sin(22 * a + 3 * noise.noise(q * 3) + chance)
        if v <= FRILL:
            s = v / FRILL
            x, y = s * cos(a), s * sin(a)
            dome = 0.25 * (1 - s**2.6) ** 0.8 + 0.02 * noise.noise(Vector((x * 3, y * 3, chance)))
            z = 0.12 + dome - 0.02 * cut(x, y) * max(0.0, 1 - s**3)
            reach = 0.82 * s
        else:
            t = (v - FRILL) / (1 - FRILL)
            reach = 0.82 + 0.2 * t + 0.018 * t * wave
            z = 0.12 - 0.06 * t * (1 - 0.5 * t) + 0.03 * t * wave
        return reach * uneven * size * cos(a), 0.68 * reach * uneven * size * sin(a), size * max(0.02, z)

    return grid("abalone", 168, 60, point, material or glazed_abalone_material(), closed=True)
