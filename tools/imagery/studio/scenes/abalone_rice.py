"""Rice from a stone pot under abalone, some whole and one sliced to a fan, with gingko, carrot and scallion; soy beside it."""

from kit.arrange import heap, place
from kit.colours import WARM_LIGHT
from kit.forms import blob
from kit.lights import area, table_lamp
from kit.materials import stone, wet
from kit.sets import table_set
from kit.view import camera
from things.abalone import glazed_abalone, glazed_abalone_material
from things.banchan import spinach
from things.brassware import brass_dish, brass_spoon_and_sticks
from things.many import over_dome
from things.porridge import abalone_fan
from things.rice import rice_material, rice_mound
from things.sauces import sauce_dish
from things.shellfish import abalone_shell
from things.stone_pot import stone_pot
from things.vegetables import julienne, rings, sesame

SEED = 29
TOP = 0.66
RISE = 0.2


def ground(x, y):
    """The height of the rice at a place."""
    return TOP - 0.01 + RISE * (1 - min(1, (x * x + y * y) ** 0.5 / 0.86) ** 5)


def dish():
    """The pot and what it holds; the rice's middle reaches RISE above TOP."""
    place(stone_pot(), (0, 0, 0))
    place(rice_mound(0.86, RISE, rice_material("#f0dfb6"), 6200, 5.0), (0, 0, TOP - 0.02))
    flesh = glazed_abalone_material()
    for x, y, turn, size in ((-0.47, 0.2, 108, 0.25), (-0.06, 0.44, 10, 0.27), (0.42, 0.26, 62, 0.25)):
        tilt = (-16 * y / 0.84, 16 * x / 0.84, turn)
        place(glazed_abalone(size, flesh), (x, y, ground(x, y) - 0.03), tilt)
    place(abalone_fan(7, 0.2, 0.46, 0.26, 118), (-0.02, -0.54, TOP + RISE - 0.055), (4, 0, -4), 0.94)
    rings(34, 0.13, (-0.02, -0.5), lambda x, y: ground(x, y) + 0.018, size=0.022)
    nut = wet("gingko", "#b9a23e", "#d9cc7a", 0.3, 0.35)
    for x, y, count in ((-0.66, -0.16, 2), (0.62, -0.14, 3), (0.2, 0.14, 2), (-0.2, 0.16, 2)):
        heap([blob("gingko", nut, (0.058, 0.045, 0.042), 0.06, detail=3)], count, 0.07, (x, y), ground, 60, sink=0.008)
    carrot = wet("carrot", "#d8621a", "#f59a50", 0.25, 0.5)
    for x, y in ((-0.5, -0.36), (0.5, -0.36), (0.12, 0.2), (0.68, 0.08)):
        place(julienne(carrot, 10, 0.07, 0.04, 0.13, 0.009), (x, y, ground(x, y)))
    sesame(110, [(p, n) for p, n in over_dome(240, 0.76, RISE, 5.0, (0, 0, TOP - 0.005))])


def around():
    """An ear shell, soy with scallion, greens."""
    place(abalone_shell(0.42), (1.72, -0.62, 0.0), (0, 0, 24))
    place(sauce_dish(0.32), (-1.62, -0.35, 0))
    rings(14, 0.16, (-1.62, -0.35), 0.12, size=0.026)
    place(brass_dish(0.36), (1.55, 1.15, 0))
    place(spinach(), (1.55, 1.15, 0.05), scale=1.3)
    place(brass_spoon_and_sticks(), (0.62, -1.36, 0), (0, 0, 6))
    table_lamp((-1.75, 2.9, 0), 1.15)


def build():
    """The whole picture."""
    table_set(stone("basalt table", "#181c22", "#3b424c", 0.8, 0.5, 0.6), lamp_side="left", lights=30)
    area((0.3, -3.8, 3.2), (0, 0, 0.5), 2.0, 40, WARM_LIGHT, name="low fill")
    dish()
    around()
    camera((0.1, -3.75, 3.6), (0.03, -0.02, 0.68), 76, focus=(0, -0.2, 0.85), blur=24)
