"""A chestnut cake: purée in fine strands over cream, glazed chestnuts and gold on top, shavings of black truffle
around it.
"""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import duplicate, hide, place, scatter, uniform
from kit.colours import GOLD, WARM_LIGHT
from kit.forms import blob, grid, lathe
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import tube
from kit.materials import ceramic, metal, stone
from kit.sets import table_set
from kit.view import camera
from things.berries import gold_flakes
from things.cakes import footed_stand
from things.layers import crumb, disc, layer, whipped

SEED = 18
FLOOR = 0.43


def puree(radius=0.92, height=0.7):
    """Models strands piped criss-cross in a dome that leaves a hollow on top."""
    graph = Graph("chestnut puree")
    tone = graph.ramp(graph.noise(5, 4, 0.6), (0.35, "#8a5830"), (0.65, "#b98a58"))
    graph.set(Base_Color=tone, Roughness=0.5, Clearcoat=0.12).bump(graph.noise(40, 3), 0.2, 0.006)
    core = [(0, height * 0.86), (radius * 0.3, height * 0.84), (radius * 0.62, height * 0.62), (radius * 0.93, 0.0)]
    lathe("core", core, graph.material, 96, 6, at=(0, 0, FLOOR + 0.2))
    for i in range(27):
        line, start, lean, seed = [], i * 2.4, uniform(-0.16, 0.16), uniform(0, 40)
        for k in range(150):
            t = k / 149
            turn = start + t * 2 * pi * 2.1 * (1 if i % 3 else -1)
            share = 0.12 + 0.86 * (0.5 - 0.5 * cos(2 * pi * (t * 1.5 + i * 0.13)))
            r = radius * share * (1 + 0.03 * noise.noise(Vector((turn, seed, 0))))
            dome = height * (1 - share**2.1) ** 0.72
            z = dome + 0.035 * sin(3 * turn + lean) + 0.03
            line.append((r * cos(turn), r * sin(turn), FLOOR + 0.2 + max(0.0, z)))
        tube("strand", line, 0.027, graph.material, steps=2)


def chestnut(size=0.17):
    """Models a glazed chestnut: round below, its point up, a flat side, dark syrup on it."""
    graph = Graph("glazed chestnut")
    tone = graph.ramp(graph.noise(4, 4, 0.6), (0.35, "#3a1a0a"), (0.55, "#6b3413"), (0.72, "#a0602a"))
    graph.set(Base_Color=tone, Roughness=0.12, Clearcoat=1.0, Clearcoat_Roughness=0.04)
    graph.bump(graph.noise(7, 3, at=graph.coordinates(scale=(1, 1, 0.3))), 0.4, 0.02)
    rand = uniform(0, 30)

    def bend(p):
        crease = 1 + 0.07 * noise.noise(Vector((p.x * 12, p.y * 12, rand)))
        return Vector((p.x * crease, p.y * crease * (0.86 if p.y > 0 else 1.0), p.z + 0.16 * max(0.0, p.z)))

    return blob("chestnut", graph.material, (size, size * 0.9, size * 0.86), 0.05, 1.6, 5, bend)


def truffle_shaving(size=0.2):
    """Models a thin slice of black truffle, marbled with pale veins, its rim ragged."""
    graph = Graph("truffle")
    veins = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.noise(7, 4, 0.65, distortion=1.6), 0.5))
    body = graph.ramp(veins, (0.0, "#8a7a62"), (0.012, "#3a2c22"), (0.04, "#17100d"))
    graph.set(Base_Color=body, Roughness=0.7, Specular=0.15).bump(graph.noise(26, 3), 0.3, 0.008)
    rand = uniform(0, 40)

    def point(u, v):
        a = 2 * pi * u
        r = size * v * (1 + 0.12 * noise.noise(Vector((cos(a) * 2.4, sin(a) * 2.4, rand))))
        return r * cos(a), r * sin(a), 0.05 * size * sin(2 * a + rand) * v * v + 0.16 * size * (v * cos(a)) ** 2

    return grid("truffle", 56, 8, point, graph.material, closed=True, thickness=0.01)


def build():
    table_set(stone("warm slate", "#1d1a18", "#3c3631", 0.7, 0.45, 0.3, 0.2), "left", 0.95, 1.7, lights=46)
    area((1.6, -4.2, 2.8), (0, 0, 0.7), 2.2, 120, (1.0, 0.86, 0.7), name="low fill").visible_glossy = False
    place(
        footed_stand(1.36, 0.42, ceramic("ivory", "#d6cdbc", "#b8ad99", 0.6, 0.2), metal("gold", GOLD, 0.25)), (0, 0, 0)
    )
    layer(
        "base", disc(0.98), FLOOR, FLOOR + 0.14, crumb("base crumb", "#9a6430", "#c98f4a", 14), 0.014, 0.004, 0.01, 12
    )
    layer("cream", disc(0.95), FLOOR + 0.13, FLOOR + 0.24, whipped("cream", "#f2e8d6"), 0.012, 0.02, 0.02, 5)
    puree()
    top = FLOOR + 0.2 + 0.7
    for x, y, z, turn in (
        (-0.13, -0.08, 0.1, 10),
        (0.16, -0.04, 0.1, 100),
        (0.0, 0.16, 0.1, 220),
        (0.02, 0.0, 0.28, 40),
    ):
        place(chestnut(0.17), (x, y, top + z), (uniform(-24, 24), uniform(-24, 24), turn))
    for x, y, z, lean, turn in (
        (-0.42, -0.34, -0.06, 30, 10),
        (0.46, -0.36, -0.09, 30, -20),
        (0.1, -0.5, -0.12, 38, 0),
    ):
        place(truffle_shaving(0.17), (x, y, top + z), (lean, uniform(-8, 8), turn))
    gold_flakes([(-0.08, -0.14), (0.1, -0.12), (0.02, 0.0)], top + 0.42, 0.028)
    crown = chestnut(0.19)
    for x, y, turn in ((-1.75, 0.1, 20), (-1.45, -0.35, 140), (1.65, 0.4, 70)):
        place(duplicate(crown), (x, y, 0.15), (uniform(-20, 20), uniform(-20, 20), turn))
    hide(crown)
    for x, y in scatter(5, 0.25, size=(0.7, 0.4), centre=(1.55, -0.35)):
        place(truffle_shaving(uniform(0.13, 0.19)), (x, y, 0.012), (0, uniform(-6, 6), uniform(0, 360)))
    table_lamp((1.7, 4.2, 0), 1.3)
    area((-2.6, -2.0, 1.6), (-0.3, 0, 0.8), 0.8, 26, WARM_LIGHT)
    camera((0.3, -6.2, 2.5), (0.02, 0.1, 0.72), 70, focus=(0, -0.6, 0.8), blur=28)
