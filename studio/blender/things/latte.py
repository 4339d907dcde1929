"""The surface of a coffee with milk poured into it (1 unit = 10 cm)."""

from math import atan2, cos, exp, hypot, pi, sin

from mathutils import Vector, noise

from kit.forms import grid
from kit.graph import Graph
from kit.stage import rng


def _tulip(x, y):
    """Returns how much milk lies at a position of the cup (radius 1, poured towards -y): a heart over three curved
    leaves with soft edges.
    """
    milk = 0.0
    for low, bend, wide in ((-0.62, 0.95, 0.62), (-0.28, 0.8, 0.56), (0.04, 0.62, 0.46)):
        bow = y - low - bend * x * x - 0.06 * abs(x)
        half = 0.105 * max(0.0, 1 - (abs(x) / wide) ** 2.4)
        milk = max(milk, 1 / (1 + exp((abs(bow) - half) * 60)) if half > 0.01 else 0.0)
    angle = atan2(x, y - 0.34)
    heart = 0.30 * (1.0 - 0.34 * exp(-((angle / 0.42) ** 2)) - 0.16 * (abs(angle) / pi) ** 2)
    milk = max(milk, 1 / (1 + exp((hypot(x, (y - 0.34) * 1.05) - heart) * 50)))
    drawn = 1 - 0.75 * exp(-((x / 0.028) ** 2)) * (1.0 if -0.7 < y < 0.5 else 0.0)
    return milk * drawn


def leaf(x, y):
    """Returns the milk of a broad leaf with its point towards -y: thin curved veins of coffee on both sides of a
    middle line.
    """
    along = (y + 0.78) / 1.4
    half = 0.62 * max(0.0, along) ** 0.62 * max(0.0, 1 - along) ** 0.42 if 0 < along < 1 else 0.0
    milk = 1 / (1 + exp((abs(x) - half) * 42)) if half else 0.0
    wave = sin((y - 0.75 * abs(x) ** 1.3) * 20.0)
    vein = 1 / (1 + exp((0.8 - wave) * 14)) * min(1.0, abs(x) / 0.1)
    middle = exp(-((x / 0.024) ** 2)) * (1.0 if -0.9 < y < 0.42 else 0.0)
    return milk * (1 - 0.8 * max(vein, 0.9 * middle))


def latte_face(radius=0.42, drawn=_tulip):
    """Models a round surface of crema with a figure of milk at z=0; its stem points to -y."""
    graph = Graph("latte")
    milk, reach = graph.axes("UV")[:2]
    foam = graph.ramp(graph.noise(16, 4, 0.7), (0.32, "#8a4d1c"), (0.68, "#b87a3c"))
    foam = graph.mix(graph.ramp(reach, (0.7, 0.0), (1.0, 0.85)), foam, "#6a3312")
    white = graph.mix(graph.noise(9, 3), "#e9d3ae", "#f6ead2")
    graph.set(Base_Color=graph.mix(milk, foam, white), Roughness=0.34, Clearcoat=0.35, Clearcoat_Roughness=0.18)
    graph.bump(graph.noise(60, 3, 0.7), 0.06, 0.006)
    shift = rng().random() * 9

    def polar(u, v):
        return v * cos(2 * pi * u), v * sin(2 * pi * u)

    def point(u, v):
        x, y = polar(u, v)
        return x * radius, y * radius, 0.016 * max(0.0, v - 0.93) / 0.07

    def uv(u, v):
        x, y = polar(u, v)
        flow = Vector((x * 2.2, y * 2.2, shift))
        x, y = x + 0.05 * noise.noise(flow), y + 0.05 * noise.noise(flow + Vector((7, 3, 1)))
        return drawn(x * 0.98, y * 0.98), v

    return grid("latte", 200, 90, point, graph.material, closed=True, uv=uv)
