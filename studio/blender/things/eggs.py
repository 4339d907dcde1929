"""Breakfast eggs (1 unit = 10 cm). Each lies on z=0."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place
from kit.forms import blob, grid
from kit.graph import Graph
from kit.materials import wet
from kit.stage import rng


def white_material():
    """Returns the material of cooked egg white: milky, its lacy edge browned (UV.x 1 at the edge)."""
    graph = Graph("egg white")
    near = graph.axes("UV")[0]
    heat = graph.math("ADD", near, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(9, 4, 0.7), 0.5), 0.3))
    body = graph.ramp(heat, (0.5, "#fbf8f0"), (0.86, "#f4e7c6"), (0.96, "#c98a3c"), (1.0, "#8a4c16"))
    graph.set(Base_Color=body, Roughness=0.2, Clearcoat=0.6, Clearcoat_Roughness=0.1)
    return graph.bump(graph.noise(8, 4), 0.3, 0.02).material


def yolk_material():
    """Returns the material of deep orange under a thin skin."""
    return wet("yolk", "#f08a06", "#ffb83a", 0.08, 1.0, 0.06, 3)


def fried_egg(radius=0.5, white=None, yolk=None):
    """Models an egg fried on one side: an irregular, blistered white, the yolk a little off its middle."""
    white, yolk = white or white_material(), yolk or yolk_material()
    rand = rng().random() * 40

    def shore(angle):
        q = Vector((cos(angle), sin(angle), rand))
        return radius * (1 + 0.2 * noise.noise(q * 1.1) + 0.07 * noise.noise(q * 3.2) + 0.03 * noise.noise(q * 9))

    def point(u, v):
        angle = 2 * pi * u
        r = shore(angle) * v
        q = Vector((r * cos(angle) * 5, r * sin(angle) * 5, rand))
        swell = 0.05 * (1 - v**3) + 0.012 * noise.noise(q) * (v < 0.98) + 0.03 * max(0.0, 1 - v * 1.7)
        blister = 0.012 * max(0.0, noise.noise(q * 2.6)) * (v > 0.6)
        return r * cos(angle), r * sin(angle), max(0.004, swell + blister) if v < 0.995 else 0.0

    sheet = grid("egg white", 120, 26, point, white, closed=True, uv=lambda u, v: (v, u))
    ball = blob("yolk", yolk, (radius * 0.37, radius * 0.37, radius * 0.25), 0.02, 1.2, 5)
    return group(sheet, place(ball, (0.03, -0.02, 0.07)), name="fried egg")
