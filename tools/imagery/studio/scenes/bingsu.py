"""Snow-shaved milk ice heaped with mango, strawberries and berries; red beans and condensed milk beside it."""

from math import sqrt

from mathutils import Vector, noise

from kit.arrange import heap, place, vary
from kit.forms import blob, grid, lathe
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, simple, wet, wood
from kit.sets import table_set
from kit.stage import rng
from kit.view import camera
from things.berries import whole_strawberry
from things.glazes import beaten_brass
from things.fruit import blueberry, cube, raspberry
from things.garnish import basil_leaf, herb_green
from things.many import lying, many, over_dome
from things.vessels import brass_bowl

SEED = 23
FINISH = {"bloom": 0.035}
RIM = 0.62


def snow_material():
    """Milk ice: white, blue in its hollows, glittering a little."""
    graph = Graph("snow")
    tone = graph.ramp(graph.noise(7, 4, 0.7), (0.34, "#b9c9e4"), (0.52, "#e9eef6"), (0.7, "#fdfcf8"))
    graph.set(Base_Color=tone, Roughness=0.5, Clearcoat=0.15, Clearcoat_Roughness=0.3, Sheen=0.2)
    return graph.bump(graph.noise(30, 4, 0.7), 0.5, 0.02).material


def flake(material):
    """One shaved curl of ice."""
    seed = rng().random() * 9

    def point(u, v):
        ragged = 0.5 + 0.5 * noise.noise(Vector((v * 3, u * 2, seed)))
        return (
            (v - 0.5) * 0.2,
            (u - 0.5) * 0.09 * (0.5 + ragged),
            0.035 * (1 - (2 * v - 1) ** 2) + 0.02 * noise.noise(Vector((u * 3, v * 3, seed))),
        )

    return grid("flake", 4, 8, point, material)


def snow(radius, height, base):
    """The mountain: a rough dome under hundreds of curls."""
    material = snow_material()
    dome = lambda p: Vector((p.x, p.y, max(p.z, -0.1))) * (1 + 0.05 * noise.noise(p * 6) + 0.03 * noise.noise(p * 14))
    place(blob("mountain", material, (radius, radius, height), 0.05, 2.0, 6, dome), (0, 0, base))
    spots = over_dome(1100, radius * 1.0, height * 0.98, 2.0, (0, 0, base), 0.012)
    many(
        "curls",
        [flake(material) for _ in range(4)],
        [lying(at, n + Vector((vary(-1.2, 1.2), vary(-1.2, 1.2), 0.1)), scale=vary(0.6, 1.25)) for at, n in spots],
        material,
    )


def fruit(radius, height, base):
    """A crown of small mango dice and berries heaped on the summit; the rim stays free."""
    summit = lambda x, y: base + height * sqrt(max(0.0, 1 - (x * x + y * y) / radius**2)) + 0.01
    dice = [cube("mango", "#e8920c", "#ffc24a", size) for size in (0.125, 0.14, 0.155)]
    reds, blues = [whole_strawberry(0.118), raspberry(0.1)], [blueberry(0.07)]
    heap([*dice, *dice, *dice, *reds, *reds, *blues, *blues], 60, 0.46, (0, -0.1), summit, 70, sink=0.015, peak=0.85)


def beside():
    """A bowl of red beans, a jug of condensed milk."""
    place(brass_bowl(0.42, 0.3), (1.55, 0.55, 0))
    bean = blob("bean", wet("bean", "#4a1214", "#8a3a34", 0.16, 0.8), (0.06, 0.045, 0.045), 0.05, detail=3)
    heap([bean], 95, 0.24, (1.55, 0.55), 0.16, 90, sink=0.01)
    jug = [
        (0, 0.02),
        (0.2, 0.0),
        (0.27, 0.08),
        (0.28, 0.22),
        (0.2, 0.42),
        (0.17, 0.5),
        (0.21, 0.58),
        (0.195, 0.585),
        (0.155, 0.5),
        (0.18, 0.42),
        (0.25, 0.24),
        (0, 0.08),
    ]
    spout = lambda r, z, a: (r * (1 + (0.35 * max(0.0, 1 - abs(a - 3.4) / 0.5) if z > 0.48 else 0.0)), z)
    place(lathe("jug", jug, ceramic("white", "#ded9ce", roughness=0.15), 96, bend=spout), (-1.45, 0.75, 0))
    place(lathe("milk", [(0, 0.44), (0.165, 0.44)], simple("milk", "#f4ead2", 0.2), 48, 1), (-1.45, 0.75, 0))


def build():
    """The whole picture."""
    table_set(
        wood("lacquered", "#170f0c", "#38241a", 1.6, 0.24, "X", 0.5), lamp_side="right", brightness=0.85, background=1.7
    )
    place(brass_bowl(1.0, 0.66, beaten_brass(0.46)), (0, 0, 0.03))
    snow(0.85, 0.72, RIM - 0.06)
    fruit(0.85, 0.72, RIM - 0.06)
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for turn, rise in ((20, 30), (140, 25), (260, 35), (80, 55)):
        place(basil_leaf(green, 0.24), (0.02, -0.1, RIM + 0.94), (vary(-10, 10), -rise, turn))
    beside()
    cloth("linen", 3.6, 3.0, linen("linen", "#2a3f5e", 30), 0.012, seed=9, at=(0.0, -0.2, -0.02), turn=8)
    table_lamp((-1.9, 4.0, 0), 1.35)
    area((1.6, -4.6, 2.2), (0, 0, 0.5), 3.0, 95, (1.0, 0.86, 0.68))
    camera((0.25, -5.9, 2.4), (0.06, 0.2, 0.76), 65, focus=(0, -0.4, 0.9), blur=28)
