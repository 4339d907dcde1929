"""Seasoned rice in a stone pot under five scored abalones, three in their shells; gingko, scallion, soy beside it."""

from math import cos, radians, sin

from mathutils import Vector

from kit.arrange import heap, place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.forms import blob, lathe
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.materials import stone, wet
from kit.sets import table_set
from kit.view import camera
from things.abalone import glazed_abalone, glazed_abalone_material, shelled_abalone
from things.banchan import spinach
from things.brassware import brass_dish, brass_spoon_and_sticks
from things.many import island, many, pose_on, sample_dome
from things.rice import grain, rice_mound
from things.sauces import sauce_dish
from things.shellfish import abalone_shell
from things.stone_pot import stone_pot
from things.vegetables import rings, sesame

SEED = 29
TOP = 0.66
RISE = 0.2
# Angle, distance from the middle and rotation of each abalone, and whether it lies in its shell.
ABALONES = (
    (88, 0.4, 14, True),
    (12, 0.47, 22, False),
    (170, 0.47, 152, False),
    (243, 0.44, 205, True),
    (310, 0.46, 322, True),
)


def rice_height(x, y):
    """Returns the height of the rice at (x, y)."""
    return TOP - 0.01 + RISE * (1 - min(1, (x * x + y * y) ** 0.5 / 0.86) ** 5)


def scallion():
    """Returns the material of chopped scallion, softened by the heat of the rice."""
    return wet("scallion", "#48702f", "#a9bd7c", 0.4, 0.2)


def seasoned_rice():
    """Returns the material of rice cooked in soy and stock: pale brown grains, some darker."""
    graph = Graph("seasoned rice")
    rand = island(graph)
    tone = graph.ramp(rand, (0.0, "#a87840"), (0.05, "#cfa468"), (0.16, "#dfc08c"), (0.6, "#e8cfa2"), (1.0, "#f0ddb8"))
    graph.set(Base_Color=tone, Roughness=0.36, Clearcoat=0.3, Clearcoat_Roughness=0.15)
    return graph.set(Emission=tone, Emission_Strength=0.05).material


def scallion_rings(count):
    """Models thin rings that lie flat on the rice between the abalones."""
    wall = [(0.6, -0.2), (1, -0.2), (1, 0.2), (0.6, 0.2), (0.6, -0.2)]
    shapes = [lathe("ring", [(r * s, z * s) for r, z in wall], None, 20, 1) for s in (0.017, 0.022, 0.027)]
    taken = [(r * cos(radians(a)), r * sin(radians(a)), 0.27) for a, r, _, _ in ABALONES]
    free = scatter(count, 0.06, 0.76, avoid=taken)
    lean = lambda: Vector((uniform(-0.25, 0.25), uniform(-0.25, 0.25), 1)).normalized()
    return many("scallion", shapes, [pose_on((x, y, rice_height(x, y) + 0.02), lean()) for x, y in free], scallion())


def press_rice_around(x, y, size, turn, rice):
    """Models grains of rice around something egg-shaped that is rotated and pressed into the rice."""
    places, c, n = [], cos(radians(turn)), sin(radians(turn))
    for i in range(170):
        a, r = i * 2.399, size * uniform(1.0, 1.16)
        r *= 1 + 0.1 * cos(a)
        u, v = r * cos(a), 0.74 * r * sin(a)
        px, py = x + c * u - n * v, y + n * u + c * v
        normal = Vector((uniform(-0.5, 0.5), uniform(-0.5, 0.5), 1)).normalized()
        places.append(pose_on((px, py, rice_height(px, py) + uniform(-0.01, 0.018)), normal))
    return many("grains", [grain(rice) for _ in range(3)], places, rice)


def abalones(rice):
    """Models five abalones like petals around the middle. Shells stand on the rice, so that no grain pierces them."""
    flesh = glazed_abalone_material()
    for bearing, far, turn, in_shell in ABALONES:
        x, y = far * cos(radians(bearing)), far * sin(radians(bearing))
        # The rice slopes towards the wall of the pot. The abalone at the back is level, so that its inside is visible.
        tip = 0 if y > 0.3 else 5
        if in_shell:
            place(shelled_abalone(0.26, flesh), (x, y, rice_height(x, y) + 0.004), (0, tip, turn))
            press_rice_around(x, y, 0.235, turn, rice)
        else:
            place(glazed_abalone(0.29, flesh), (x, y, rice_height(x, y) - 0.008), (0, tip, turn))
            press_rice_around(x, y, 0.28, turn, rice)


def dish():
    """Models the pot and its contents; the middle of the rice is RISE above TOP."""
    rice = seasoned_rice()
    place(stone_pot())
    place(rice_mound(0.86, RISE, rice, 6200, 5.0), (0, 0, TOP - 0.02))
    abalones(rice)
    scallion_rings(54)
    nut = wet("gingko", "#a9973f", "#cfc57a", 0.36, 0.3, 0.25, 9)
    for x, y, count in ((0.0, 0.02, 4), (-0.42, 0.4, 3)):
        heap([blob("gingko", nut, (0.05, 0.038, 0.036), 0.06, 2, 3)], count, 0.08, (x, y), rice_height, 40, sink=0.024)
    sesame(90, [(p, n) for p, n in sample_dome(240, 0.76, RISE, 5.0, (0, 0, TOP - 0.005))])


def side_dishes():
    """Models the side dishes: soy with scallion, greens, and an abalone shell."""
    place(abalone_shell(0.42), (1.72, -0.62, 0.0), (0, 0, 24))
    place(sauce_dish(0.32), (-1.62, -0.35, 0))
    rings(14, 0.16, (-1.62, -0.35), 0.12, scallion(), 0.026)
    place(brass_dish(0.36), (1.55, 1.15, 0))
    place(spinach(), (1.55, 1.15, 0.05), scale=1.3)
    place(brass_spoon_and_sticks(), (0.62, -1.36, 0), (0, 0, 6))
    table_lamp((-1.75, 2.9, 0), 1.15)


def build():
    table_set(stone("basalt table", "#181c22", "#3b424c", 0.8, 0.5, 0.6), lamp_side="left", brightness=0.85, lights=30)
    area((0.3, -3.8, 3.2), (0, 0, 0.5), 2.0, 40, WARM_LIGHT, name="low fill")
    dish()
    side_dishes()
    camera((0.11, -3.9, 4.15), (0.03, -0.08, 0.62), 77, focus=(0, -0.2, 0.85), blur=24)
