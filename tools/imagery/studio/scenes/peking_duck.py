"""Peking duck: a fanned breast and crisp skin on an oval dish, pancakes in a steamer, cucumber, leek, sauce."""

from kit.arrange import place
from kit.colours import GOLD, WARM_LIGHT
from kit.lights import area, table_lamp
from kit.materials import ceramic, metal, simple, wet
from kit.sets import table_set
from kit.view import camera
from things.duck import sliced_duck
from things.duck_wraps import cucumber, leek, pancakes
from things.dumplings import steamer
from things.sauces import sauce_dish
from things.tableware import coupe, plate

SEED = 19


def dishes():
    """The duck and what is wrapped with it."""
    porcelain = ceramic("porcelain", "#e9e4da", "#d8d4cc", 0.1, 0.14)
    place(plate(1.22, 0.22, 0.14, porcelain, metal("band", GOLD, 0.2)), (-0.38, 0.06, 0.02), scale=(1.08, 0.8, 1))
    place(sliced_duck(), (-0.38, -0.12, 0.09), (0, 0, -6), 1.16)
    place(steamer(0.7, 0.28), (1.36, 1.2, 0), (0, 0, 20))
    place(pancakes(), (1.36, 1.2, 0.11), (0, 0, -110))
    place(coupe(0.52, 0.1, ceramic("indigo", "#13213c", "#1e3862", roughness=0.18)), (1.34, -0.4, 0))
    place(cucumber(), (1.25, -0.25, 0.045), (0, 0, 14))
    place(leek(), (1.36, -0.52, 0.045), (0, 0, 14))
    sauce = wet("hoisin", "#2a0d05", "#4c1a0b", 0.26, 0.3)
    place(sauce_dish(0.29, sauce, height=0.17), (0.72, -1.0, 0))


def build():
    """The whole picture."""
    table_set(simple("red lacquer", "#360b08", 0.42, coat=0.1, specular=0.3), lamp_side="right", lights=40)
    area((0.2, -3.8, 3.0), (0, 0, 0.2), 2.0, 44, WARM_LIGHT, name="low fill")
    dishes()
    table_lamp((-1.3, 3.6, 0), 1.1)
    camera((0.1, -4.7, 3.35), (0.14, 0.05, 0.14), 60, focus=(-0.2, -0.3, 0.35), blur=20)
