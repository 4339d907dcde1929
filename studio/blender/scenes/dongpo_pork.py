"""Dongpo pork: four thick squares of braised belly, skin up and dark with soy, tied with straw, on greens in a
celadon dish.
"""

from math import pi, sin

from mathutils import Vector, noise

from kit.arrange import place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.forms import slab
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import tube
from kit.materials import ceramic, lacquer, simple, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.bok_choy import bok_choy
from things.cutlery import teapot
from things.garnish import pool
from things.rice import rice_mound
from things.tableware import bowl, chopsticks, coupe, cup
from things.vegetables import rings

SEED = 42
SIDE, HIGH = 0.66, 0.58


def belly_material():
    """Returns the material of braised belly, from the top: amber skin, a band of soft fat, then lean and fat
    layers, all stained by soy.
    """
    graph = Graph("braised belly")
    z = graph.axes()[2]
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(3.0, 3), 0.5), 0.16)
    at = graph.math("ADD", graph.math("DIVIDE", z, HIGH), sway)
    stops = ((0.02, "#5a2410"), (0.16, "#7c3a1c"), (0.22, "#d69a54"), (0.34, "#c27e3e"), (0.4, "#6a2e16"))
    layers = graph.ramp(
        at, *stops, (0.54, "#84401f"), (0.6, "#dba862"), (0.8, "#c98242"), (0.86, "#8a3a12"), (0.94, "#5e1f08")
    )
    fibres = graph.noise(16, 4, 0.7, at=graph.coordinates(scale=(1, 1, 0.3)))
    body = graph.mix(graph.ramp(fibres, (0.36, 0.45), (0.6, 0.0)), layers, "#4a1a0a")
    graph.set(Base_Color=body, Roughness=0.22, Clearcoat=0.9, Clearcoat_Roughness=0.07)
    return graph.bump(graph.math("ADD", fibres, graph.noise(7, 3)), 0.4, 0.02).material


def cube(material):
    """Models one square of pork belly tied crosswise with straw."""
    rand = uniform(0, 40)

    def bend(p):
        t = (p.z + HIGH / 2) / HIGH
        squat = 1 + 0.05 * sin(pi * t) + 0.03 * noise.noise(Vector((p.x * 3, p.y * 3, t * 3 + rand)))
        dent = 0.05 * (max(0.0, 1 - abs(p.x) / 0.07) + max(0.0, 1 - abs(p.y) / 0.07)) * (t > 0.8)
        return Vector((p.x * squat, p.y * squat, p.z - dent + 0.02 * noise.noise(Vector((p.x * 5, p.y * 5, rand)))))

    meat = slab("belly", (SIDE, SIDE, HIGH), material, 0.24, 0.03, 2.0, 30, bend)
    straw, half, parts = simple("straw", "#a88a4a", 0.55, coat=0.3), SIDE / 2 + 0.02, []
    for turn in (0, 90):
        path = [(-half, 0, 0.02), (-half - 0.015, 0, HIGH * 0.5), (-half + 0.03, 0, HIGH * 0.94), (0, 0, HIGH * 0.965)]
        path += [(half - 0.03, 0, HIGH * 0.94), (half + 0.015, 0, HIGH * 0.5), (half, 0, 0.02)]
        parts.append(place(tube("straw", path, 0.018, straw), turn=(0, 0, turn)))
    knot = tube(
        "knot",
        [(-0.1, -0.05, HIGH + 0.01), (0, 0, HIGH + 0.03), (0.11, 0.04, HIGH + 0.04), (0.2, -0.03, HIGH + 0.02)],
        0.016,
        straw,
    )
    for part in (*parts, knot):
        part.parent = meat
    return meat


def build():
    table_set(wood("rosewood", "#1a0b08", "#4a2016", 0.9, 0.28, "X", 0.5), "right", 0.95, 1.2, lights=40)
    area((-0.6, -4.0, 3.0), (0, 0, 0.3), 2.2, 95, WARM_LIGHT, name="low fill").visible_glossy = False
    place(coupe(1.5, 0.28, ceramic("celadon", "#9fb9a4", "#7f9e88", roughness=0.16)), (0, 0, 0.02))
    floor = 0.075
    sauce = wet("braising sauce", "#2a0e05", "#7a3610", 0.02, 1.0)
    place(pool(sauce, 2.2, 1.9, 0.04, 0.08, 4), (0, 0, floor))
    belly = belly_material()
    for x, y, turn in ((-0.4, -0.3, 12), (0.38, -0.34, -8), (0.36, 0.42, 20), (-0.38, 0.44, -14)):
        place(cube(belly), (x, y, floor + 0.012), (uniform(-2, 2), uniform(-2, 2), turn))
    for x, y, turn in ((-1.16, -0.42, 80), (-1.16, 0.34, 96), (1.14, 0.1, 90), (1.08, -0.62, 118)):
        place(bok_choy(0.72), (x, y - 0.3, floor + 0.03), (0, 0, turn))
    for x, y in ((-0.4, -0.3), (0.38, -0.34)):
        place(pool(sauce, 0.5, 0.42, 0.02, 0.3, 7 + x), (x, y, floor + HIGH + 0.0))
    rings(22, 0.24, (0.0, 0.04), floor + HIGH + 0.02, size=0.03)
    for x, y in scatter(9, 0.1, radius=1.0, avoid=[(0, 0, 0.8)]):
        rings(1, 0.02, (x, y), floor + 0.06, size=0.03)
    place(bowl(0.5, 0.44, ceramic("white", "#d9d6cc")), (1.65, 1.45, 0))
    place(rice_mound(0.44, 0.24), (1.65, 1.45, 0.3))
    place(teapot(0.5, 0.62, ceramic("ink", "#22324a", "#16233a", roughness=0.18)), (-1.2, 2.4, 0), (0, 0, 200))
    place(cup(0.22, 0.3, ceramic("ink", "#22324a")), (-0.2, 2.3, 0))
    place(chopsticks(lacquer(), length=2.3), (-1.1, -1.62, 0), (0, 0, 4))
    table_lamp((1.0, 4.2, 0), 1.1)
    camera((0.2, -5.0, 3.1), (0.02, 0.06, 0.28), 62, focus=(0, -0.4, 0.5), blur=28)
