"""Snow-shaved milk ice heaped with mango and berries, or with apple mango alone; red beans and condensed milk
beside it.
"""

from mathutils import Vector

from kit.arrange import group, heap, place, uniform
from kit.forms import blob, lathe, slab
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, metal, simple, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.berries import whole_strawberry
from things.fruit import blueberry, raspberry
from things.garnish import basil_leaf, herb_green
from things.snow import mound, snow_heap
from things.vessels import brass_bowl

SEED = 23
FINISH = {"bloom": 0.035}
# The radius at the edge of the ice, and the height of the heap above that edge.
RIM, HEIGHT = 0.65, 0.64


def mango(size):
    """Models a cube of ripe mango with soft corners and a slight glow."""
    graph = Graph("mango")
    flesh = graph.ramp(graph.noise(9, 4, 0.6), (0.35, "#ec7f04"), (0.55, "#fb9d10"), (0.72, "#ffb62e"))
    body = graph.mix(graph.math("POWER", graph.facing(0.4), 1.5), flesh, "#ffd560")
    graph.set(Base_Color=body, Roughness=0.2, Clearcoat=0.8, Clearcoat_Roughness=0.06)
    graph.set(Emission="#ff8c08", Emission_Strength=0.1).bump(graph.noise(22, 3), 0.2, 0.01)
    graph.material.cycles.sample_as_light = False
    return slab("mango", (size * uniform(0.9, 1.2), size, size * uniform(0.8, 1.0)), graph.material, 0.42, 0.07, 2, 9)


def fruit(summit):
    """Models a heap of small mango dice and berries at the top; the rim stays free."""
    dice = [mango(size) for size in (0.105, 0.114, 0.122, 0.13)]
    berries = [whole_strawberry(0.12), raspberry(0.096), whole_strawberry(0.112), blueberry(0.07)]
    heap([*dice, *dice, *berries, *berries], 66, 0.5, (0, -0.1), summit, 70, sink=0.02, peak=0.7)


def apple_mango(summit):
    """Models a heap of large mango dice with half a scored fruit at the top."""
    dice = [mango(size) for size in (0.16, 0.175, 0.19)]
    heap(dice, 58, 0.56, (0, -0.06), summit, 60, sink=0.02, peak=0.75)


def mango_half(at, turn, size=0.5):
    """Models half a mango, its flesh cut into dice and pushed outwards, with red-gold skin below."""
    graph = Graph("mango skin")
    blush = graph.ramp(graph.axes()[0], (-0.3, "#e8a51e"), (0.3, "#b8281a"))
    graph.set(Base_Color=blush, Roughness=0.3, Clearcoat=0.4)
    graph.bump(graph.noise(40, 3), 0.15, 0.008)
    bowl = lambda p: Vector((p.x, p.y * 0.72, min(p.z, 0.02)))
    skin = blob("mango skin", graph.material, (size, size, size * 0.55), 0.03, 1.4, 5, bowl)
    parts, step = [skin], size * 0.245
    for i in range(-3, 4):
        for j in range(-2, 3):
            x, y = i * step, j * step
            reach = (x / size) ** 2 + (y / (0.72 * size)) ** 2
            if reach > 0.92:
                continue
            rise = 0.28 * size * (1 - reach)
            die = mango(step * 0.95)
            parts.append(place(die, (x * 1.05, y * 1.05, rise), (-20 * y / size, 20 * x / size, uniform(-3, 3))))
    return group(*parts, at=at, turn=turn, name="mango half")


def side_dishes():
    """Models the side dishes: a bowl of red beans, a jug of condensed milk."""
    place(brass_bowl(0.42, 0.3), (1.48, 0.55, 0))
    bean = blob("bean", wet("bean", "#4a1214", "#8a3a34", 0.16, 0.8), (0.06, 0.045, 0.045), 0.05, detail=3)
    heap([bean], 95, 0.24, (1.48, 0.55), 0.16, 90, sink=0.01)
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


def build(view="berries"):
    """Builds the scene, with mango and berries or with mango alone."""
    table_set(
        wood("lacquered", "#170f0c", "#38241a", 1.6, 0.24, "X", 0.5), lamp_side="right", brightness=0.85, background=1.7
    )
    place(brass_bowl(1.0, 0.66, metal("bright brass", "#efc77c", 0.33)), (0, 0, 0.03))
    snow_heap(0.982, RIM, HEIGHT, spills=(-126, -48))
    if view == "mango":
        apple_mango(mound(0.982, RIM, HEIGHT))
        mango_half((-1.5, -0.5, 0.28), (12, -8, 30), 0.42)
    else:
        fruit(mound(0.982, RIM, HEIGHT))
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for turn, rise in ((20, 30), (140, 25), (260, 35), (80, 55)):
        place(basil_leaf(green, 0.24), (0.02, -0.1, RIM + 0.8), (uniform(-10, 10), -rise, turn))
    side_dishes()
    cloth("linen", 3.6, 3.0, linen("linen", "#2a3f5e", 30), 0.012, seed=9, at=(0.0, -0.2, -0.02), turn=8)
    table_lamp((-1.9, 4.0, 0), 1.35)
    area((1.6, -4.6, 2.2), (0, 0, 0.5), 3.0, 95, (1.0, 0.86, 0.68))
    area((-3.4, -3.4, 1.6), (0, 0, 0.4), 0.5, 60, (1.0, 0.9, 0.76), 3.0)
    # The side of the bowl reflects this warm light, which lies on the table.
    area((0, -4.2, 0.03), (0, -4.1, 3), 8, 95, (1.0, 0.82, 0.6), 4.4)
    camera((0.25, -5.9, 2.4), (0.06, 0.2, 0.76), 65, focus=(0, -0.4, 0.9), blur=28)
