"""Silver and stands of a buffet (1 unit = 10 cm): round warmers with domes, low stands, potatoes, prawns. Each
stands on z=0.
"""

from math import cos, radians, sin

from kit.arrange import group, place, uniform
from kit.colours import BRASS
from kit.forms import blob, box, lathe, slab
from kit.graph import Graph
from kit.lines import circle, sweep, tube
from kit.materials import ceramic, metal, simple

FOOD = 1.02


def silver(roughness=0.14):
    """Returns the material of polished silver, uneven enough to distort its reflections slightly."""
    graph = Graph("silver").set(Base_Color="#d3d5d8", Metallic=1.0, Roughness=roughness)
    return graph.bump(graph.noise(1.4, 2), 0.06, 0.03).material


def dome(radius=1.12, height=0.86, material=None, knob=None):
    """Models a silver lid standing on its rim."""
    material = material or silver()
    profile = [
        (radius, 0.0),
        (radius + 0.035, 0.01),
        (radius + 0.03, 0.05),
        (radius * 0.985, 0.07),
        (radius * 0.97, height * 0.3),
    ]
    profile += [
        (radius * 0.86, height * 0.6),
        (radius * 0.62, height * 0.86),
        (radius * 0.28, height * 0.985),
        (0.1, height),
    ]
    cap = lathe("dome", profile + [(0, height)], material, 160, 6)
    grip = [
        (0.06, height - 0.01),
        (0.045, height + 0.05),
        (0.1, height + 0.1),
        (0.135, height + 0.16),
        (0.1, height + 0.22),
        (0, height + 0.24),
    ]
    return group(cap, lathe("knob", grip, knob or metal("brass", BRASS, 0.2), 48), name="dome")


def warmer(opened=None, radius=1.2, material=None, accent=None):
    """Models a round chafing dish on four legs. `opened` is the angle in degrees by which the dome is rolled back
    (towards +y); None keeps it closed.

    Food lies FOOD above the table, within 1.0 of the middle.
    """
    material, accent = material or silver(), accent or metal("brass", BRASS, 0.2)
    pan = [
        (0, 0.62),
        (radius * 0.8, 0.62),
        (radius * 0.93, 0.72),
        (radius * 0.95, 0.98),
        (radius, 1.0),
        (radius + 0.13, 1.02),
        (radius + 0.15, 1.0),
    ]
    pan += [(radius + 0.12, 0.97), (radius + 0.02, 0.95), (radius, 0.66), (radius * 0.86, 0.54), (0, 0.54)]
    parts = [lathe("pan", pan, material, 160, 5)]
    insert = [
        (0, 0.8),
        (radius * 0.84, 0.8),
        (radius * 0.91, 0.86),
        (radius * 0.94, 1.035),
        (radius + 0.02, 1.045),
        (radius + 0.03, 1.03),
    ]
    parts.append(lathe("insert", insert, ceramic("white insert", "#e4dfd3", roughness=0.2), 140, 5))
    for i in range(4):
        a = radians(45 + 90 * i)
        foot = [
            (radius * cos(a) * k, radius * sin(a) * k, z)
            for k, z in ((0.97, 0.78), (1.07, 0.6), (1.0, 0.3), (1.1, 0.03))
        ]
        parts.append(tube("leg", foot, 0.05, accent, [1, 0.8, 0.7, 1.0]))
        parts.append(place(blob("foot", accent, (0.09, 0.09, 0.04)), (*foot[-1][:2], 0.035)))
    parts.append(
        lathe(
            "burner",
            [(0, 0.02), (0.26, 0.02), (0.27, 0.26), (0.24, 0.28), (0, 0.27)],
            simple("burner", "#22252a", 0.4),
            48,
        )
    )
    lid = dome(radius * 0.98, 0.8, material, accent)
    if opened is None:
        parts.append(place(lid, (0, 0, 1.05)))
    else:
        hinge = group(place(lid, (0, -radius, 0.0)), at=(0, radius + 0.02, 1.07), turn=(-opened, 0, 0))
        parts.append(hinge)
    return group(*parts, name="warmer")


def platter(radius=1.15, height=0.12, material=None):
    """Models a flat round dish with a low rim."""
    material = material or ceramic("ivory", "#dcd4c4", "#c6bca8", 0.6, 0.22)
    profile = [
        (0, 0.05),
        (radius * 0.9, 0.05),
        (radius, height),
        (radius + 0.02, height - 0.01),
        (radius * 0.93, 0.015),
        (radius * 0.8, 0),
        (0, 0.01),
    ]
    return lathe("platter", profile, material, 140, wobble=0.004)


def riser(size=(2.4, 2.2, 0.5), material=None):
    """Models a low block on which a dish stands."""
    return box("riser", size, material or simple("riser", "#2a2f38", 0.35), (0, 0, size[2] / 2), 0.03)


def roast_potato():
    """Models a potato half, crisp and golden."""
    graph = Graph("potato")
    heat = graph.noise(6, 4, 0.7)
    graph.set(
        Base_Color=graph.ramp(heat, (0.36, "#eec878"), (0.5, "#d69a3c"), (0.66, "#8a4a14")),
        Roughness=0.35,
        Clearcoat=0.35,
    )
    graph.bump(graph.noise(13, 4, 0.75), 0.5, 0.025)
    return [
        slab(
            "potato", (uniform(0.28, 0.38), uniform(0.22, 0.28), uniform(0.18, 0.24)), graph.material, 0.6, 0.12, 1.6, 8
        )
        for _ in range(3)
    ]


def prawn(size=0.3):
    """Models a cooked prawn in one mesh, curled in the plane of x and y, lying on its side."""
    graph = Graph("prawn")
    bands = graph.ramp(
        graph.math("SINE", graph.math("MULTIPLY", graph.axes("UV")[1], 44.0)), (0.35, "#f3b08c"), (0.75, "#e8683a")
    )
    graph.set(
        Base_Color=graph.mix(graph.ramp(graph.noise(8, 3), (0.4, 0.0), (0.7, 0.5)), bands, "#fbe3d0"),
        Roughness=0.2,
        Clearcoat=0.7,
    )
    graph.bump(graph.math("SINE", graph.math("MULTIPLY", graph.axes("UV")[1], 44.0)), 0.35, 0.02)
    path = [(size * 0.72 * cos(a) * (1 - 0.08 * a), size * 0.72 * sin(a), 0) for a in (x * 0.44 for x in range(11))]
    body = lambda t: (
        max(0.12, (1 - t) ** 0.45 * 1.0) * (0.75 + 0.5 * min(1, t * 5)) if t < 0.9 else 0.42 + 1.1 * (t - 0.9)
    )
    return sweep("prawn", path, circle(size * 0.27, 14, 0.82), graph.material, scale=body, up=(0, 0, 1), steps=5)
