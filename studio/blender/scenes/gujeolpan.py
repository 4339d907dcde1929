"""Gujeolpan: eight fillings in the compartments of an octagonal lacquer box around thin wheat pancakes."""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import build_group, place, uniform
from kit.colours import GOLD, WARM_LIGHT
from kit.forms import box, extrude
from kit.lights import area
from kit.lines import cloth
from kit.materials import lacquer, linen, metal, wet, wood
from kit.sets import table_set
from kit.stage import rng
from kit.view import camera
from things.brassware import brass_dish, brass_spoon_and_sticks
from things.duck_wraps import pancakes
from things.garnish import pool
from things.many import many, pose
from things.nuts import pine_nut
from things.plum import plum_sprig

SEED = 19
RADIUS, HEART, HEIGHT, FLOOR = 1.5, 0.56, 0.36, 0.1

# Fillings in order from the front: tint, edge tint, length and thickness of the straws.
FILLINGS = (
    ("#e8a21c", "#ffd76a", 0.34, 0.02),
    ("#3c2a20", "#6a4a34", 0.3, 0.024),
    ("#d9561c", "#ff9a4a", 0.34, 0.02),
    ("#f0ead8", "#fffdf2", 0.34, 0.019),
    ("#5c8f2c", "#a6cf66", 0.32, 0.022),
    ("#6a3018", "#a0603a", 0.28, 0.03),
    ("#d8d2c0", "#f4f0e2", 0.36, 0.018),
    ("#2a3a22", "#52683a", 0.3, 0.022),
)


def octagon(radius, turn=pi / 8):
    """Returns the outline of a regular octagon with a flat side in front."""
    return [(radius * cos(i * pi / 4 + turn), radius * sin(i * pi / 4 + turn)) for i in range(8)]


def lacquer_box():
    """Models the box: black outside, red inside, a gilt line along the rim, spokes between the compartments and a
    ring in the middle.
    """
    black, red, gilt = (
        lacquer("black lacquer", "#100e0e"),
        lacquer("red lacquer", "#7d1711", 0.26),
        metal("gilt", GOLD, 0.25),
    )
    extrude("floor", octagon(RADIUS - 0.02), 0.08, red, 0.01)
    extrude("wall", octagon(RADIUS), HEIGHT, black, 0.02, octagon(RADIUS - 0.09))
    extrude("lining", octagon(RADIUS - 0.088), HEIGHT - 0.03, red, 0.0, octagon(RADIUS - 0.1))
    line = extrude("gilt line", octagon(RADIUS + 0.004), 0.02, gilt, 0.0, octagon(RADIUS - 0.02))
    place(line, (0, 0, HEIGHT * 0.7))
    extrude("heart", octagon(HEART + 0.03), HEIGHT - 0.07, red, 0.012, octagon(HEART - 0.02))
    reach = (RADIUS * cos(pi / 8) + HEART) / 2
    for i in range(8):
        a = i * pi / 4 + pi / 8
        spoke = box("spoke", (RADIUS - HEART - 0.06, 0.04, HEIGHT - 0.1), red, bevel=0.012)
        place(spoke, (reach * 1.02 * cos(a), reach * 1.02 * sin(a), HEIGHT / 2 - 0.0), (0, 0, a * 180 / pi))


def filling(i, tint, edge, length, thick):
    """Models one compartment of straws side by side, pointing to the middle of the box and heaped slightly."""
    material = wet("filling", tint, edge, 0.26, 0.5, 0.22, 9)
    straw = box("straw", (length, thick * 0.8, thick * 0.66), material, bevel=thick * 0.3, steps=2)
    a, places = i * pi / 4 - pi / 2, []
    for _ in range(330):
        out = HEART + 0.09 + 0.2 + uniform(0.0, RADIUS * cos(pi / 8) - HEART - 0.56)
        half = (out * 0.41 - 0.09) * (rng().random() * 2 - 1)
        layer = rng().random()
        rise = FLOOR + 0.02 + 0.2 * layer * (1 - (half / (out * 0.41)) ** 2) + thick
        at = Vector((out * cos(a) - half * sin(a), out * sin(a) + half * cos(a), rise))
        turn = a * 180 / pi + 14 * half + uniform(-11, 11)
        places.append(pose(at, (0, uniform(-9, 9), turn), uniform(0.85, 1.1)))
    return many("filling", straw, places, material)


def contents():
    """Models the box and its nine foods."""
    lacquer_box()
    for i, kind in enumerate(FILLINGS):
        filling(i, *kind)
    place(pancakes(9, HEART - 0.06), (0, 0, FLOOR))
    for x, y in ((-0.04, 0.0), (0.05, 0.04), (0.02, -0.06)):
        place(pine_nut(), (x, y, FLOOR + 0.36), (0, 0, uniform(0, 360)))


def build():
    table_set(wood("walnut", "#2a190d", "#6b4527", 1.0, 0.4, "X", 0.2), "left", 0.95, 1.2, lights=34)
    area((0.4, -4.0, 3.6), (0, 0, 0.2), 2.4, 75, WARM_LIGHT, name="low fill").visible_glossy = False
    cloth("ivory cloth", 4.2, 3.6, linen("ivory", "#b9b09c", 28), 0.02, seed=4, at=(0, 0, -0.004), turn=8)
    build_group(contents, (0, 0, 0.05))
    for x, y, sauce in ((1.75, 1.15, "#2a1208"), (-1.75, 1.25, "#c9962a")):
        place(brass_dish(0.34), (x, y, 0.03))
        place(pool(wet("sauce", sauce, roughness=0.05, coat=1.0), 0.46, 0.46, 0.03, 0.03, 1), (x, y, 0.075))
    place(brass_spoon_and_sticks(), (1.72, -1.2, 0.03), (0, 0, 84))
    place(plum_sprig(1.3, 5), (-2.3, -1.5, 0.06), (0, 0, 8))
    camera((0.12, -4.3, 4.3), (0.02, 0.0, 0.16), 64, focus=(0, -0.3, 0.3), blur=22)
