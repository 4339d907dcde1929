"""Cut lemon (1 unit = 10 cm)."""

from math import cos, pi, sin

from kit.arrange import group
from kit.forms import grid
from kit.graph import Graph
from kit.materials import wet


def lemon_wedge(radius=0.24):
    """A sixth of a lemon along x, rind below, its two juicy faces up: the core's white skin, pulp in threads, pith, rind."""
    rind = wet("lemon rind", "#f2c21e", "#ffe56a", 0.32, 0.5, 0.1, 6, grain=(40, 0.5, 0.012))
    graph = Graph("lemon flesh")
    v = graph.axes("UV")[1]
    threads = graph.noise(9, 4, 0.6, at=graph.coordinates("UV", (2.6, 0.7, 1)))
    body = graph.ramp(threads, (0.36, "#dba512"), (0.66, "#f6d84e"))
    body = graph.mix(graph.ramp(v, (0.04, 1.0), (0.09, 0.0), (0.83, 0.0), (0.87, 1.0)), body, "#f8efcc")
    body = graph.mix(graph.ramp(v, (0.94, 0.0), (0.97, 1.0)), body, "#f0bd18")
    graph.set(Base_Color=body, Roughness=0.12, Clearcoat=1.0, Emission=body, Emission_Strength=0.05)
    graph.bump(threads, 0.4, 0.015)
    long = 1.3

    def at(angle, along, reach):
        """A place of the fruit: `along` -1…1 from tip to tip."""
        r = radius * reach * max(0.0, 1 - abs(along) ** 2.4) ** 0.5
        return along * radius * long, r * cos(angle), r * sin(angle) + radius * 0.86

    low, high = -pi / 2 - 0.62, -pi / 2 + 0.62
    parts = [grid("rind", 24, 40, lambda u, v: at(low + (high - low) * u, v * 2 - 1, 1.0), rind)]
    for angle in (low, high):
        face = lambda u, v, angle=angle: at(angle, u * 2 - 1, v)
        parts.append(grid("flesh", 40, 14, face, graph.material))
    return group(*parts, name="lemon wedge")
