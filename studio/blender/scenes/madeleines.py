"""Madeleines in the shape of shells on a footed stand and a plate, sugar on them; tea in porcelain and the night
behind.
"""

from math import cos, radians, sin

from kit.arrange import duplicate, hide, place, uniform
from kit.colours import GOLD, WARM_LIGHT
from kit.forms import grid
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, metal, simple, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.many import chip, many, pose
from things.cakes import footed_stand
from things.raw_bar import half_lemon
from things.tableware import PLATE_FLOOR, coupe, cup

SEED = 65


def baked():
    """Returns the material of golden crust, browner on its ridges and its edge; UV v runs from hinge to edge."""
    graph = Graph("madeleine")
    u, v = graph.axes("UV")[:2]
    clouds = graph.noise(4, 4, 0.6)
    ridge = graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", u, 25.1)))
    heat = graph.math("ADD", graph.math("MULTIPLY", ridge, 0.35), graph.math("MULTIPLY", clouds, 0.55))
    heat = graph.math("ADD", heat, graph.math("MULTIPLY", graph.math("POWER", v, 4.0), 0.3))
    tone = graph.ramp(heat, (0.3, "#f0c878"), (0.5, "#dd9f4c"), (0.72, "#b56a28"), (0.9, "#7e4216"))
    graph.set(Base_Color=tone, Roughness=0.5, Clearcoat=0.15, Clearcoat_Roughness=0.3)
    return graph.bump(graph.math("ADD", graph.noise(16, 4), graph.cells(22)), 0.3, 0.012).material


def madeleine(material, size=0.44):
    """Models a shell-shaped cake along x, ridges up, on z=0."""

    def point(u, v):
        side = u * 2 - 1
        along = -1 + 2 * v
        wide = 0.62 * (1 - abs(along) ** 2.6) ** 0.5 * (0.66 + 0.34 * (v**0.8))
        ribs = 0.035 * cos(side * 22) * (0.25 + 0.75 * v) * (1 - abs(side) ** 6)
        dome = (1 - abs(side) ** 2.4) ** 0.7 * (1 - abs(along) ** 3.2) ** 0.6
        return along * size, wide * side * size, size * (0.02 + 0.42 * dome + ribs * dome)

    return grid("madeleine", 120, 80, point, material)


def sugar(at, radius, ground, count=90):
    """Models fine sugar around a position."""
    grains = [chip("sugar", None, (0.012, 0.01, 0.006), 6) for _ in range(3)]
    places = []
    for _ in range(count):
        a, r = uniform(0, 6.28), radius * uniform(0, 1) ** 0.5
        places.append(pose((at[0] + r * cos(a), at[1] + r * sin(a), ground), scale=uniform(0.6, 1.2)))
    many("sugar", grains, places, simple("sugar", "#f6f2ea", 0.5), smooth=False)


def build():
    table_set(wood("pale oak", "#4d3823", "#957650", 1.0, 0.42, "X", 0.15), "right", 0.95, 1.6, lights=46)
    area((-2.8, -3.8, 2.8), (0, 0, 0.5), 2.2, 130, (1.0, 0.88, 0.74), name="low fill")
    porcelain = ceramic("porcelain", "#e9e4d8", "#d7d0c0", 0.4, 0.14)
    cake = madeleine(baked())
    place(coupe(1.3, 0.14, ceramic("sea blue", "#33567f", "#213c60", 0.5, 0.2)), (-0.1, -0.1, 0.02))
    floor = 0.02 + PLATE_FLOOR
    for x, y, turn, tip in (
        (-0.62, -0.3, 40, 0),
        (0.05, -0.5, 75, 0),
        (0.58, -0.08, 118, 0),
        (-0.42, 0.36, 150, 0),
        (0.28, 0.5, 20, 0),
    ):
        duplicate(cake, (x, y, floor), (0, tip, turn + uniform(-6, 6)), uniform(0.96, 1.06))
    duplicate(cake, (0.0, 0.02, floor + 0.17), (8, -14, 62), 1.02)
    duplicate(cake, (-0.2, 0.3, floor + 0.18), (-6, 12, 200), 0.98)
    sugar((0.05, -0.72), 0.36, floor + 0.01)
    place(footed_stand(0.95, 0.9, porcelain, metal("gold", GOLD, 0.25)), (1.35, 1.9, 0))
    for i in range(6):
        a = radians(60 * i + 10)
        duplicate(cake, (1.35 + 0.5 * cos(a), 1.9 + 0.5 * sin(a), 0.96), (0, -8, 60 * i + 10), 0.86)
    duplicate(cake, (1.35, 1.9, 1.14), (0, 4, 30), 0.9)
    hide(cake)
    tea = wet("tea", "#a8661a", "#c98a35", 0.03, 1.0)
    place(coupe(0.56, 0.08, porcelain), (-1.5, 1.25, 0))
    place(cup(0.36, 0.4, porcelain, 0.82, tea), (-1.5, 1.25, 0.06))
    place(half_lemon(0.2), (-1.75, 0.1, 0.0), (20, 0, 0))
    cloth("linen", 2.2, 3.0, linen("linen", "#c9c0ae", 30), 0.02, seed=8, at=(2.0, -0.6, -0.02), turn=-10)
    table_lamp((-1.0, 4.6, 0), 1.1)
    camera((-0.25, -5.3, 2.7), (0.08, 0.2, 0.34), 68, focus=(-0.05, -0.35, 0.4), blur=30)
