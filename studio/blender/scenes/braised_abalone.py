"""Whole abalones braised in oyster sauce on a celadon plate, blanched greens around them; tea and rice behind."""

from math import cos, pi, radians, sin

from kit.arrange import place, scatter, uniform
from kit.colours import GOLD, WARM_LIGHT
from kit.lights import area, table_lamp
from kit.materials import ceramic, lacquer, metal, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.abalone import glazed_abalone, glazed_abalone_material
from things.bok_choy import bok_choy
from things.cutlery import teapot
from things.garnish import drops, pool
from things.rice import rice_mound
from things.tableware import PLATE_FLOOR, bowl, chopsticks, cup, plate
from things.vegetables import rings

SEED = 56


def dish():
    """Models the plate: a wheel of greens, abalones on their sauce in its middle."""
    white, gold = ceramic("white porcelain", "#d8d8d2", "#c4c6c2", 0.1, 0.14), metal("band", GOLD, 0.2)
    place(plate(1.65, 0.3, 0.17, white, gold), (0, 0, 0.01))
    floor = 0.01 + PLATE_FLOOR
    sauce = wet("oyster sauce", "#331406", "#8a4614", 0.02, 1.0)
    place(pool(sauce, 1.9, 1.3, 0.03, 0.1, 3), (0, -0.3, floor - 0.004))
    for turn in (6, 42, 74, 106, 138, 174):
        a = radians(turn)
        place(bok_choy(0.62), (0.56 * cos(a), 0.42 * sin(a) + 0.24, floor + 0.04), (0, -5, turn + uniform(-6, 6)))
    flesh = glazed_abalone_material()
    for i in range(6):
        a = 2 * pi * i / 6 - pi / 2
        at = (0.5 * cos(a), 0.42 * sin(a) - 0.16, floor + 0.03)
        place(glazed_abalone(0.42, flesh), at, (0, uniform(-3, 3), 60 * i + 25 + uniform(-8, 8)))
    place(glazed_abalone(0.44, flesh), (0.0, -0.12, floor + 0.19), (0, -4, 30))
    rings(12, 0.1, (0.0, -0.12), floor + 0.385, size=0.026)
    drops(scatter(14, 0.08, radius=1.1, avoid=[(0, 0, 0.9)]), floor, sauce, (0.014, 0.036))


def build():
    table_set(wood("rosewood", "#1a0b08", "#4a2016", 0.9, 0.28, "X", 0.5), "left", 0.95, 1.3, lights=40)
    area((0.6, -4.0, 3.2), (0, 0, 0.3), 2.2, 90, WARM_LIGHT, name="low fill").visible_glossy = False
    dish()
    place(bowl(0.46, 0.42, ceramic("celadon", "#9fb9a4", "#7f9e88", roughness=0.16)), (-1.6, 1.75, 0))
    place(rice_mound(0.4, 0.22), (-1.6, 1.75, 0.28))
    place(teapot(0.52, 0.62, ceramic("ink", "#22324a", "#16233a", roughness=0.18)), (1.0, 2.6, 0), (0, 0, 200))
    place(cup(0.22, 0.3, ceramic("ink", "#22324a")), (0.1, 2.35, 0))
    place(chopsticks(lacquer("red lacquer", "#7a1611"), length=2.2), (1.95, -1.3, 0), (0, 0, 84))
    table_lamp((-0.9, 4.4, 0), 1.1)
    camera((-0.15, -4.7, 3.35), (0.02, 0.05, 0.2), 74, focus=(0, -0.3, 0.3), blur=28)
