"""Ripe persimmons (1 unit = 10 cm), resting on z=0."""

from math import cos, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import grid, lathe
from kit.graph import Graph
from kit.lines import tube
from kit.stage import rng


def persimmon_skin(radius=0.36):
    """Returns the material of a ripe persimmon: orange-red, deeper below, with bloom and fine freckles towards the
    calyx.
    """
    graph = Graph("persimmon skin")
    high = graph.math("DIVIDE", graph.axes()[2], radius * 1.45)
    clouds = graph.noise(5, 4, 0.6)
    at = graph.math("ADD", high, graph.math("MULTIPLY", graph.math("SUBTRACT", clouds, 0.5), 0.5))
    body = graph.ramp(at, (0.1, "#a8300c"), (0.45, "#c8480f"), (0.75, "#da6416"), (1.0, "#d98a26"))
    bloom = graph.ramp(graph.noise(9, 4, 0.65), (0.46, 0.0), (0.74, 0.2))
    body = graph.mix(bloom, body, "#d99a72")
    freckles = graph.math(
        "MULTIPLY", graph.ramp(graph.cells(30), (0.06, 0.6), (0.12, 0.0)), graph.ramp(clouds, (0.5, 0.0), (0.6, 1.0))
    )
    body = graph.mix(freckles, body, "#5f2408")
    graph.set(Base_Color=body, Roughness=graph.mix(bloom, 0.24, 0.5), Clearcoat=0.35, Clearcoat_Roughness=0.14)
    return graph.bump(graph.noise(12, 3), 0.12, 0.015).material


def calyx_material():
    """Returns the material of dry sepals: olive brown, veined, darker at the edge (UV v from the stalk to the
    edge).
    """
    graph = Graph("calyx")
    v = graph.axes("UV")[1]
    veins = graph.noise(6, 3, at=graph.coordinates("UV", (8, 1.2, 1)))
    at = graph.math("ADD", v, graph.math("MULTIPLY", graph.math("SUBTRACT", veins, 0.5), 0.8))
    body = graph.ramp(at, (0.1, "#7d7a3a"), (0.5, "#6f6a38"), (0.9, "#6a5430"), (1.15, "#3c2c18"))
    graph.set(Base_Color=body, Roughness=0.75, Specular=0.2)
    return graph.bump(veins, 0.6, 0.015).material


def _sepal(radius, material):
    """Models one broad sepal along +x, its edge lifted and torn a little."""
    rand = rng().random() * 20

    def point(u, v):
        a = radians(-58 + 116 * u)
        reach = radius * v * (0.36 + 0.44 * cos(a) ** 1.5) * (1 + 0.06 * noise.noise(Vector((u * 5, v, rand))))
        lift = 0.12 * v**3 * (1 + noise.noise(Vector((u * 4, rand, 2))))
        return reach * cos(a) * 1.1, reach * sin(a) * 1.1, radius * (lift + 0.03 * sin(u * 9 + rand) * v)

    return grid("sepal", 24, 10, point, material, thickness=0.008)


def persimmon(radius=0.36):
    """Models a flat, faintly four-sided fruit under its calyx of four sepals."""
    four = lambda r, z, a: (r * (1 + 0.03 * cos(4 * a)), z)
    outline = [(0, 0.04), (0.5, 0), (0.9, 0.3), (1.0, 0.74), (0.86, 1.2), (0.5, 1.43), (0.25, 1.43), (0, 1.37)]
    body = lathe(
        "persimmon", [(r * radius, z * radius) for r, z in outline], persimmon_skin(radius), 96, 6, 0.03, bend=four
    )
    dry = calyx_material()
    parts = [place(_sepal(radius, dry), (0, 0, 1.47 * radius), (0, uniform(-2, 3), 45 + 90 * i)) for i in range(4)]
    stalk = tube(
        "stalk", [(0, 0, 1.36 * radius), (0.02, 0.01, 1.6 * radius)], 0.08 * radius, dry, [1.3, 1], smooth=False
    )
    return group(body, *parts, stalk, name="persimmon")
