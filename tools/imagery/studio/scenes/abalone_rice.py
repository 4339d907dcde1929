"""Rice from a stone pot under abalone, two whole and one sliced to a fan, with gingko, carrot and scallion; soy beside it."""

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


def scallion():
    """Chopped scallion, softened by the heat of the rice."""
    return wet("scallion", "#48702f", "#a9bd7c", 0.32, 0.35)


def dish():
    """The pot and what it holds; the rice's middle reaches RISE above TOP."""
    place(stone_pot(), (0, 0, 0))
    place(rice_mound(0.86, RISE, rice_material("#f0dfb6"), 6200, 5.0), (0, 0, TOP - 0.02))
    flesh = glazed_abalone_material()
    for x, y, turn, size in ((-0.3, 0.36, 160, 0.3), (0.34, 0.34, 24, 0.28)):
        tilt = (-16 * y / 0.84, 16 * x / 0.84, turn)
        place(glazed_abalone(size, flesh), (x, y, ground(x, y) - 0.03), tilt)
    place(abalone_fan(9, 0.22, 0.46, 0.25, 140), (0.0, -0.52, TOP + RISE - 0.055), (4, 0, -4), 0.94)
    rings(28, 0.15, (0.0, -0.5), lambda x, y: ground(x, y) + 0.018, scallion(), 0.02)
    nut = wet("gingko", "#b59a4e", "#d2c08a", 0.42, 0.2, 0.25, 9)
    for x, y, count in ((-0.62, 0.06, 2), (0.64, 0.06, 2), (0.02, 0.2, 3)):
        heap([blob("gingko", nut, (0.052, 0.037, 0.034), 0.1, 2, 3)], count, 0.07, (x, y), ground, 40, sink=0.022)
    carrot = wet("carrot", "#b95a20", "#dd8c4e", 0.3, 0.4)
    for x, y in ((-0.6, -0.34), (0.68, -0.26), (0.02, 0.58)):
        place(julienne(carrot, 10, 0.07, 0.04, 0.13, 0.009), (x, y, ground(x, y)))
    sesame(110, [(p, n) for p, n in over_dome(240, 0.76, RISE, 5.0, (0, 0, TOP - 0.005))])


def around():
    """An ear shell, soy with scallion, greens."""
    place(abalone_shell(0.42), (1.72, -0.62, 0.0), (0, 0, 24))
    place(sauce_dish(0.32), (-1.62, -0.35, 0))
    rings(14, 0.16, (-1.62, -0.35), 0.12, scallion(), 0.026)
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
    camera((0.11, -4.14, 3.9), (0.03, -0.08, 0.62), 76, focus=(0, -0.2, 0.85), blur=24)
