"""Seared scallops with asparagus, goji berries and herbs on a green sauce, on a blue plate with a gold band; broth in
lacquer, wine and a lamp behind.
"""

from math import atan2, cos, degrees, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, heap, place, scatter, uniform
from kit.colours import GOLD, LEAF, PLUM, WARM_LIGHT
from kit.forms import blob, lathe, reshape
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import cloth, leaf, tube
from kit.materials import ceramic, lacquer, linen, liquid, metal, wet
from kit.sets import table_set
from kit.stage import rng
from kit.view import camera
from things.tableware import bowl, chopsticks, cup, plate, wine_glass

SEED = 11


def scallop_material():
    """Returns the material of pale fibrous flesh under a browned top."""
    graph = Graph("scallop")
    x, y, z = graph.axes()[:3]
    clouds = graph.noise(5, 4, 0.6)
    height = graph.math("ADD", z, graph.math("MULTIPLY", graph.math("SUBTRACT", clouds, 0.5), 0.16))
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    heat = graph.math("ADD", graph.math("MULTIPLY", clouds, 0.8), graph.math("MULTIPLY", reach, 0.5))
    sear = graph.ramp(heat, (0.34, "#e3a856"), (0.5, "#b56d2a"), (0.68, "#6a3412"))
    graph.set(Base_Color=graph.mix(graph.ramp(height, (0.13, 0.0), (0.2, 1.0)), "#f1e4ca", sear))
    graph.set(Roughness=0.32, Clearcoat=0.5, Clearcoat_Roughness=0.12)
    fibres = graph.noise(3.5, 4, at=graph.coordinates(scale=(9, 9, 0.6)))
    return graph.bump(graph.math("ADD", fibres, graph.math("MULTIPLY", clouds, 0.8)), 0.55, 0.03).material


def scallop(material):
    """Models one scallop, 5.5 cm across."""
    profile = [(0, 0.22), (0.16, 0.225), (0.235, 0.205), (0.268, 0.15), (0.275, 0.09), (0.262, 0.03), (0.22, 0), (0, 0)]
    rand = rng().random() * 50
    dent = lambda p: p + Vector((0, 0, 0.018 * noise.noise(p * 7 + Vector((rand, 0, 0)))))
    return reshape(lathe("scallop", profile, material, 72, wobble=0.09), dent)


def herb(at, stems, size, leaves):
    """Models a tuft of shoots with leaf pairs at their tips."""
    for i in range(stems):
        angle, reach = i * 2.4 + rng().random(), uniform(0.25, 0.9)
        start, lean = Vector(at), Vector((cos(angle), sin(angle), 0)) * size * 0.55 * reach
        end = start + lean + Vector((0, 0, size * (1.1 - reach * 0.5)))
        tube("stem", [start, start + lean * 0.5 + Vector((0, 0, size * 0.55)), end], 0.0075, leaves[0])
        for side in (-1, 1):
            form = leaf("leaf", leaves[rng().random() > 0.75], size * 0.42, size * 0.17, 0.25, 0.3, thickness=0.004)
            place(form, end, (uniform(-20, 20), uniform(-35, 5), degrees(angle) + side * 42))


def asparagus_material():
    """Returns the material of a fried spear along x: pale at the cut, greener towards the tip, under a gloss."""
    graph = Graph("asparagus")
    along = graph.math("MULTIPLY", graph.axes()[0], 0.7)
    along = graph.math("ADD", along, graph.math("MULTIPLY", graph.noise(6), 0.25))
    tone = graph.ramp(along, (0.1, "#b3c478"), (0.32, "#74a03c"), (0.95, "#456f22"))
    body = graph.mix(graph.math("POWER", graph.facing(0.35), 1.5), tone, "#a8c46a")
    graph.set(Base_Color=body, Roughness=0.28, Clearcoat=0.7, Clearcoat_Roughness=0.05)
    return graph.bump(graph.noise(4, 3, at=graph.coordinates(scale=(1.5, 12, 12))), 0.25, 0.02).material


def asparagus(length, stem, buds):
    """Models a spear along +x on z=0: a stem with a few scales, a swollen tip of closed buds."""
    thick = 0.056

    def get_radius(x):
        tip = min(1.0, max(0.0, x / length - 0.72) / 0.28)
        return thick * (1 + 0.26 * sin(pi * tip**0.8)) * (1 - tip**2.4) ** 0.7

    def bow(p):
        return Vector((p.x, p.y + 0.025 * sin(3.4 * p.x), p.z + thick))

    def bud(at, around, half, width, depth):
        def lie(p):
            reach = get_radius(at + p.x) - 0.003 + p.z + 0.03 * (p.x + half)
            angle = around + p.y * (1 - 0.7 * max(0.0, p.x / half)) / max(0.025, get_radius(at))
            return bow(Vector((at + p.x, reach * cos(angle), reach * sin(angle))))

        return blob("bud", buds, (half, width, depth), detail=3, bend=lie)

    profile = [(0, 0), (0.8 * thick, 0.0), (0.97 * thick, 0.012)]
    profile += [(get_radius(length * i / 60), length * i / 60) for i in range(1, 61)]
    parts = [reshape(lathe("spear", profile, stem, 32, 1), lambda p: bow(Vector((p.z, p.x, p.y))))]
    for i in range(34):
        t = i / 33
        parts.append(bud(length * (0.73 + 0.25 * t), 2.4 * i, 0.078 - 0.036 * t, 0.034 - 0.016 * t, 0.011))
    for i in range(4):
        parts.append(bud(length * (0.16 + 0.15 * i), 2.3 + uniform(-0.8, 0.8), 0.062, 0.03, 0.007))
    return group(*parts, name="asparagus")


def dish():
    """Models the plate and its food."""
    place(
        plate(1.45, 0.42, 0.2, ceramic("blue glaze", "#1f3448", "#182838", 0.5, 0.18), metal("band", GOLD, 0.2)),
        (0, 0, 0.05),
    )
    pool = blob("sauce", wet("sauce", "#7f9c3c", roughness=0.08), (0.92, 0.68, 0.03), detail=5)
    swirl = lambda p, a: 1 + 0.10 * sin(3 * a + 1) + 0.06 * sin(5 * a)
    reshape(pool, lambda p: Vector((p.x * swirl(p, atan2(p.y, p.x)), p.y * swirl(p, atan2(p.y, p.x)), p.z)))
    place(pool, (0.02, 0.14, 0.105))
    flesh = scallop_material()
    for x, y, turn in ((-0.72, -0.02, 10), (0, -0.12, 200), (0.72, 0, 80), (-0.36, 0.6, 140), (0.37, 0.6, 310)):
        size = uniform(1.1, 1.17)
        place(scallop(flesh), (x, y, 0.13), (uniform(-4, 4), uniform(-4, 4), turn), size)
    stem, buds = asparagus_material(), wet("buds", "#54702a", "#93a05c", 0.32, 0.5)
    for x, y, z, turn in ((-0.62, -0.57, 0, 1), (-0.7, -0.73, 0, -1), (-0.66, -0.66, 0.108, 2), (-0.6, -0.89, 0, -3)):
        place(asparagus(uniform(1.26, 1.36), stem, buds), (x, y, 0.125 + z), (0, 0, turn))
    goji = wet("goji", "#b3200f", "#f0552c", 0.12, 0.8)
    for at, ground, count, reach in (((0, -0.12), 0.375, 4, 0.13), ((0.9, -0.44), 0.12, 3, 0.12)):
        berry = blob("goji", goji, (0.07, 0.036, 0.033), 0.06, 2, 3)
        heap([berry], count, reach, at, ground, scales=(0.88, 1.1), sink=0.006)
    leaves = wet("leaf", LEAF, "#8fc04a", 0.4, 0.2), wet("purple leaf", PLUM, "#8a3a66", 0.4, 0.2)
    for at, stems, size in (
        ((0.02, 0.27, 0.14), 7, 0.36),
        ((0.72, 0.02, 0.38), 5, 0.18),
        ((-0.36, 0.6, 0.38), 6, 0.2),
    ):
        herb(at, stems, size, leaves)
    oil = wet("oil", "#8fae3c", roughness=0.03, coat=1.0)
    for x, y in scatter(16, 0.06, radius=0.98, avoid=[(0, 0.1, 0.86), (0, -0.7, 0.72)]):
        place(blob("drop", oil, (1, 1, 0.45), detail=3), (x, y, 0.106), scale=uniform(0.012, 0.03))


def side_items():
    """Models the broth, the wine and the lamp behind and beside the plate."""
    cloth("linen", 2.6, 6.4, linen("linen", "#6d7684", 30), 0.03, seed=3, at=(-1.75, 0.5, 0), turn=-14)
    black, red = lacquer(), lacquer("red lacquer", "#8a1a14")
    place(
        bowl(0.72, 0.62, black, red, fill=0.62, drink=wet("broth", "#c98a35", roughness=0.03, coat=1.0)),
        (1.95, 1.35, 0),
    )
    tofu = wet("tofu", "#f3e8d2", roughness=0.25, coat=0.3)
    for i in range(3):
        place(
            blob("tofu", tofu, (0.2, 0.15, 0.1), 0.12, 1.5),
            (1.78 + 0.22 * i, 1.3 + 0.12 * (i % 2), 0.43),
            (0, 0, 40 * i),
        )
    place(cup(0.3, 0.46, ceramic("dark", "#22272b", "#2d2925", roughness=0.3)), (-1.9, 2.0, 0.06))
    place(cup(0.26, 0.42), (-1.25, 2.75, 0.06))
    place(chopsticks(), (1.0, -1.35, 0), (0, 0, 62))
    place(wine_glass(2.3, 0.46, 0.45, liquid("white wine", (1.0, 0.8, 0.4))), (0.55, 2.3, 0))
    place(wine_glass(2.1, 0.42), (1.15, 3.0, 0))
    table_lamp((-1.9, 4.6, 0), 1.22)


def build():
    table_set(lamp_side="right")
    area((-0.6, -4.0, 3.2), (0, 0, 0.3), 2.2, 60, WARM_LIGHT, name="low fill").visible_glossy = False
    dish()
    side_items()
    camera((0.35, -4.55, 3.0), (0.0, 0.1, 0.2), 68, focus=(0, -0.15, 0.35), blur=28)
