"""Grilled Korean beef and what is roasted beside it (1 unit = 10 cm)."""

from math import cos, pi

from mathutils import Vector, noise

from kit.arrange import group, uniform
from kit.forms import grid
from kit.graph import Graph
from kit.lines import tube
from kit.materials import simple


def hanwoo_material():
    """Returns the material over the UV of a cut (`steak.steak_piece`): red in the middle, a brown gradient to the
    dark crust, fine fat, juice.
    """
    graph = Graph("hanwoo")
    near, across = graph.axes("UV")[:2]
    clouds = graph.noise(6, 4, 0.6)
    grain = graph.noise(9, 4, 0.65, at=graph.coordinates(scale=(1.2, 5, 1.6), rotation=(0.5, 0.2, 0)))
    heat = graph.math("ADD", near, graph.math("MULTIPLY", graph.math("SUBTRACT", clouds, 0.5), 0.26))
    stops = (
        (0.06, "#93201f"),
        (0.3, "#a83a32"),
        (0.5, "#b35a45"),
        (0.66, "#98603f"),
        (0.8, "#653a21"),
        (0.93, "#2a130a"),
    )
    body = graph.ramp(heat, *stops)
    body = graph.mix(graph.ramp(grain, (0.36, 0.7), (0.6, 0.0)), body, graph.mix(1.0, body, "#a87862", "MULTIPLY"))
    veins = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.noise(5.2, 4, 0.7, distortion=1.8), 0.5))
    broken = graph.ramp(graph.noise(9, 3), (0.4, 0.0), (0.52, 1.0))
    flecks = graph.math("MULTIPLY", graph.ramp(veins, (0.0, 0.65), (0.02, 0.0)), broken)
    body = graph.mix(graph.math("MULTIPLY", flecks, graph.ramp(near, (0.7, 1.0), (0.88, 0.0))), body, "#e3b48e")
    rim = graph.math("ADD", across, graph.math("MULTIPLY", graph.math("SUBTRACT", clouds, 0.5), 0.12))
    fat = graph.ramp(heat, (0.3, "#e6c592"), (0.75, "#cf9a58"), (0.92, "#74401c"))
    body = graph.mix(graph.ramp(rim, (0.89, 0.0), (0.92, 1.0)), body, fat)
    crusted = graph.ramp(near, (0.955, 0.0), (0.985, 1.0))
    scorch = graph.noise(9, 4, 0.7)
    crust = graph.ramp(scorch, (0.34, "#120805"), (0.48, "#331809"), (0.62, "#5e3114"), (0.74, "#86501f"))
    juicy = graph.ramp(graph.noise(5, 3), (0.36, 0.2), (0.58, 0.7))
    graph.set(Base_Color=graph.mix(crusted, body, crust), Clearcoat=graph.mix(crusted, juicy, 0.15))
    graph.set(Clearcoat_Roughness=0.1, Specular=graph.mix(crusted, 0.2, 0.3), Roughness=0.42)
    relief = graph.mix(
        crusted, graph.math("MULTIPLY", grain, 0.5), graph.math("MULTIPLY", graph.noise(16, 4, 0.75), 2.2)
    )
    return graph.bump(relief, 0.6, 0.03).material


def matt_garlic():
    """Returns the material of roasted garlic: cream to gold, a few brown spots, dry skin."""
    graph = Graph("roasted garlic")
    tone = graph.ramp(graph.noise(5, 4, 0.6), (0.34, "#a8692c"), (0.44, "#d6a658"), (0.56, "#e6c98e"), (0.7, "#ecd9ae"))
    graph.set(Base_Color=tone, Roughness=0.5, Specular=0.3)
    return graph.bump(graph.noise(16, 3, at=graph.coordinates(scale=(0.4, 1.4, 1.4))), 0.3, 0.015).material


def soft_pepper(length=0.56, radius=0.062):
    """Models a small wrinkled pepper, softened by the fire, along x with its stalk, resting on z=0."""
    graph = Graph("soft pepper")
    blister = graph.ramp(graph.noise(8, 4, 0.65), (0.5, 0.0), (0.64, 0.8))
    tone = graph.ramp(graph.noise(4, 3), (0.35, "#33521f"), (0.65, "#5d7a33"))
    graph.set(Base_Color=graph.mix(blister, tone, "#3a2c14"), Roughness=0.5, Specular=0.3)
    graph.bump(graph.noise(12, 3), 0.4, 0.02)
    curve, rand = uniform(0.3, 0.6), uniform(0, 20)

    def skin(u, v):
        a, t = 2 * pi * u, v * 2 - 1
        wide = radius * max(0.0, 1 - abs(t) ** 4) ** 0.5 * (1.1 - 0.45 * v)
        furrow = 1 + 0.12 * cos(5 * a + 3 * v + rand)
        furrow += 0.12 * noise.noise(Vector((cos(a) * 2, 2 * cos(a - pi / 2), v * 6 + rand)))
        x = length * (v - 0.5)
        return x, wide * furrow * cos(a) + curve * x * x, radius + wide * furrow * cos(a - pi / 2)

    foot = [(-s * length, curve * (s * length) ** 2, radius * r) for s, r in ((0.48, 1.0), (0.56, 1.2), (0.64, 1.6))]
    stalk = tube("stalk", foot, 0.014, simple("stalk", "#6a6a34", 0.7))
    return group(grid("pepper", 40, 60, skin, graph.material, closed=True), stalk, name="pepper")
