"""Two glasses of wine and a plate of cheese by a candle: wide with space on the left, or square with space at the
top.
"""

from kit.arrange import group, place, uniform
from kit.colours import BRASS
from kit.forms import lathe
from kit.lights import area
from kit.materials import ceramic, metal, wood
from kit.sets import table_set
from kit.view import camera
from things.candles import pillar
from things.cheese import brie, cheese_crumb, hard_cheese, hard_cheese_material
from things.drinks import bordeaux, burgundy
from things.figs import half_fig
from things.fruit import grapes, walnut_half
from things.tableware import PLATE_FLOOR, coupe

SEED = 19


def matt_table():
    """Returns the material of oiled walnut that reflects no lamp, so that text over the picture stays readable."""
    material = wood("walnut", "#1b110a", "#4c301c", 2.0, 0.62, coat=0.0)
    material.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.12
    return material


def cheese_plate(at):
    """Models a dark plate with three cheeses, grapes and figs."""
    x, y, z = at
    place(coupe(1.15, 0.15, ceramic("night blue", "#2b3a55", "#1c2740", 0.6, 0.2)), at)
    floor = z + PLATE_FLOOR + 0.004
    place(brie(0.74, 0.27, 50), (x - 0.84, y - 0.2, floor), (0, 0, 14))
    hard = hard_cheese_material()
    place(hard_cheese(0.72, 0.36, 36, hard), (x - 0.35, y + 0.38, floor), (0, 0, 4))
    for dx, dy in ((0.1, -0.1), (0.24, 0.0), (0.02, 0.04)):
        place(cheese_crumb(hard, uniform(0.09, 0.13)), (x + dx, y + dy, floor), (0, 0, uniform(0, 360)))
    place(grapes(26, 0.64, 0.27, size=0.095), (x + 0.4, y + 0.06, floor), (0, 0, -18))
    for dx, dy, turn, lean in ((-0.06, -0.56, 16, 30), (0.4, -0.5, -34, 24)):
        place(half_fig(0.2), (x + dx, y + dy, floor + 0.01), (lean, 0, turn))
    for dx, dy in ((-0.46, -0.66), (0.74, -0.4)):
        place(walnut_half(), (x + dx, y + dy, floor), (0, 0, uniform(0, 360)))


def candle(height, radius, power, at):
    """Models a candle of wax in a brass dish."""
    profile = [(0, 0.02), (radius * 1.7, 0.02), (radius * 2, 0.07), (radius * 2.03, 0.06), (radius * 1.7, 0), (0, 0)]
    dish = lathe("dish", profile, metal("brass", BRASS, 0.28), 72)
    return group(dish, place(pillar(height, radius, power), (0, 0, 0.03)), at=at, name="candle")


def build(view="pc"):
    table = table_set(matt_table(), lamp_side="right", brightness=1.0, background=2.1, lights=56, depth=12)
    table.location.y = -0.5
    cheese_plate((0.8, -0.4, 0.0))
    place(bordeaux(1.46), (0.14, 1.1, 0))
    place(burgundy(1.3), (-1.0, 0.5, 0))
    candle(0.8, 0.2, 24, (1.15, 1.3, 0))
    candle(0.5, 0.16, 12, (1.85, 0.95, 0))
    area((0.8, -4.2, 3.0), (0.6, 0.0, 0.4), 2.2, 95, (1.0, 0.84, 0.68)).visible_glossy = False
    if view == "pc":
        camera((-1.0, -7.4, 2.6), (-1.28, 0.4, 0.86), 32, focus=(0.1, 0.1, 0.4), blur=14)
    else:
        camera((0.2, -7.0, 2.6), (0.32, 0.4, 1.2), 62, focus=(0.1, 0.1, 0.4), blur=14)
