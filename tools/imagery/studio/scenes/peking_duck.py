"""Peking duck: a fanned breast and crisp skin on an oval dish, pancakes in a steamer, cucumber, scallion, sauce."""

from kit.arrange import place
from kit.colours import GOLD, WARM_LIGHT
from kit.lights import area, table_lamp
from kit.materials import ceramic, lacquer, metal, wet
from kit.sets import table_set
from kit.view import camera
from things.duck import flat_pancake, folded_pancake, pancake_material, sliced_duck
from things.dumplings import steamer
from things.sauces import sauce_dish
from things.tableware import coupe, plate
from things.vegetables import julienne, sticks

SEED = 19


def dishes():
    """The duck and what is wrapped with it."""
    porcelain = ceramic("porcelain", "#e9e4da", "#d8d4cc", 0.1, 0.14)
    place(plate(1.3, 0.24, 0.14, porcelain, metal("band", GOLD, 0.2)), (-0.4, 0.08, 0.02), scale=(1.06, 0.8, 1))
    place(sliced_duck(), (-0.4, -0.02, 0.09), (0, 0, -6), 1.17)
    pale = pancake_material()
    place(steamer(0.72, 0.3), (1.32, 1.28, 0), (0, 0, 20))
    for i in range(3):
        place(flat_pancake(pale, 0.56), (1.32, 1.28, 0.13 + 0.026 * i), (0, 0, 70 * i))
    for i in range(4):
        place(folded_pancake(pale, 0.56), (1.3 + 0.03 * i, 1.24, 0.22 + 0.03 * i), (0, 0, 30 + 88 * i))
    place(coupe(0.54, 0.12, ceramic("indigo", "#13213c", "#1e3862", roughness=0.18)), (1.46, -0.54, 0))
    place(sticks(18, 0.6, 0.05), (1.41, -0.44, 0.05), (0, 0, 24))
    place(julienne(wet("scallion", "#dfe8bc", "#ffffff", 0.2), 60, 0.16, 0.13, 0.3, 0.009), (1.56, -0.72, 0.06))
    sauce = wet("hoisin", "#3a1408", "#8a3a1a", 0.34, 0.12)
    place(sauce_dish(0.31, sauce, height=0.18), (0.42, -1.2, 0))


def build():
    """The whole picture."""
    table_set(lacquer("red lacquer", "#3d0d0a", 0.3), lamp_side="right", lights=40)
    area((0.2, -3.8, 3.0), (0, 0, 0.2), 2.0, 44, WARM_LIGHT, name="low fill")
    dishes()
    table_lamp((-1.3, 3.6, 0), 1.1)
    camera((0.1, -4.9, 2.8), (0.1, -0.14, 0.16), 61, focus=(-0.2, -0.3, 0.35), blur=30)
