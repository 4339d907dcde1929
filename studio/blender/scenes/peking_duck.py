"""Peking duck: a fanned breast and crisp skin on an oval dish, pancakes in a steamer, cucumber, leek, sauce."""

from kit.arrange import place
from kit.colours import GOLD, WARM_LIGHT
from kit.lights import area, table_lamp
from kit.materials import ceramic, metal, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.duck import sliced_duck
from things.duck_wraps import cucumber, leek, pancakes
from things.dumplings import steamer
from things.sauces import sauce_dish
from things.tableware import coupe, plate

SEED = 19


def dishes():
    """Models the duck and what is eaten with it."""
    porcelain = ceramic("porcelain", "#e9e4da", "#d8d4cc", 0.1, 0.14)
    place(plate(1.22, 0.22, 0.14, porcelain, metal("band", GOLD, 0.2)), (-0.38, 0.06, 0.02), scale=(1.08, 0.8, 1))
    place(sliced_duck(), (-0.41, -0.06, 0.09), (0, 0, -1), 1.16)
    place(steamer(0.7, 0.26), (1.36, 1.2, 0), (0, 0, 20))
    place(pancakes(), (1.36, 1.2, 0.11), (0, 0, -110))
    place(coupe(0.52, 0.1, ceramic("indigo", "#13213c", "#1e3862", roughness=0.18)), (1.34, -0.4, 0))
    place(cucumber(), (1.25, -0.25, 0.045), (0, 0, 14))
    place(leek(), (1.36, -0.52, 0.045), (0, 0, 14))
    sauce = wet("hoisin", "#2a0d05", "#4c1a0b", 0.16, 0.6)
    place(sauce_dish(0.29, sauce, height=0.17), (0.66, -0.98, 0))


def build():
    walnut = wood("walnut", "#190d07", "#432514", 1.8, 0.52, coat=0.05)
    table_set(walnut, lamp_side="right", background=1.8, lights=54, depth=7.2)
    # A warm light from the front left keeps the cut faces rosy in the moonlight.
    area((-2.6, -4.0, 2.6), (-0.3, 0, 0.2), 2.0, 95, WARM_LIGHT, name="low fill")
    dishes()
    table_lamp((-1.3, 3.1, 0), 0.9)
    camera((0.1, -5.5, 2.5), (0.12, 0.05, 0.48), 63, focus=(-0.2, -0.3, 0.35), blur=24)
