"""Afternoon tea on pale linen: the three tiers, a pot and a cup of tea, jam and cream for the scones."""

from kit.arrange import place
from kit.colours import GOLD
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import linen, metal, simple, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.cutlery import spoon
from things.sweets import cream_dish
from things.tea_stand import filled_stand, jug, porcelain, teapot
from things.vessels import coffee_cup

SEED = 52
LINEN = 0.045


def tea_table():
    """Models the things on the cloth, seen from -y: the stand to the right, the pot to the left, cup and dishes in
    front.
    """
    place(filled_stand(), (0.75, 0.75, LINEN), (0, 0, 0))
    place(teapot(), (-1.35, 0.95, LINEN), (0, 0, 205))
    tea = wet("tea", "#8a3d10", "#c9701f", 0.03, 1.0)
    place(coffee_cup(0.4, 0.44, porcelain(), 0.86, tea), (-0.85, -0.75, LINEN), (0, 0, 325))
    place(cream_dish("#7c0f18", False, 0.24, porcelain()), (1.72, -0.72, LINEN))
    place(cream_dish(material=porcelain(), radius=0.24), (1.2, -1.0, LINEN))
    place(jug(drink=simple("milk", "#efe6d2", 0.2)), (-2.2, 0.1, LINEN), (0, 0, 200))
    place(spoon(1.1, metal("gold", GOLD, 0.22)), (0.0, -1.5, LINEN + 0.01), (0, 0, 38))


def build():
    table_set(wood("oak", "#3a2616", "#7a5734", 1.3, 0.4), "left", 0.8, 1.6, lights=46)
    cloth("linen", 9.0, 6.6, linen("pale linen", "#8f9bab", 24), 0.014, seed=5, cells=220, at=(0, 0.2, 0), turn=3)
    tea_table()
    table_lamp((-2.9, 4.6, 0), 1.9)
    area((1.5, -6.0, 4.2), (0, 0, 1.0), 4.5, 190, (1.0, 0.9, 0.78))
    camera((-0.1, -9.6, 3.6), (-0.1, 0.5, 1.46), 58, focus=(0.5, -0.1, 1.2), blur=30)
