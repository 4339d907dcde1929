"""La Luna: a table on the terrace, bread and green oil, white wine, the moon over the sea beyond the parapet."""

from math import radians, sin

from kit.arrange import group, place
from kit.forms import box
from kit.lines import cloth
from kit.materials import ceramic, linen, liquid, stone, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import remove_backdrop
from things.candles import tealight
from things.drinks import bordeaux
from things.garnish import pool
from things.pastry import bread_slice, crumb_material, crust_material, loaf
from things.sprigs import olive_sprig
from things.vessels import oil_cruet, small_dish
from things.windows import night_sea

SEED = 21
FINISH = {"exposure": 0.5}
EYE = (0.0, -6.8, 2.5)
BOARD = 0.166


def bread():
    """Models a small loaf on its board and three slices, each leaning on the one before."""
    board = wood("olive wood", "#5a3a1e", "#a87a48", 2.6, 0.4)
    place(box("board", (2.75, 1.3, 0.12), board, (0, 0, 0), 0.05), (-0.42, -0.05, 0.1), (0, 0, 3))
    place(loaf(1.36, 0.6, 0.5, 2, 0.3, crust_material(0.6)), (-1.02, 0.08, BOARD + 0.01), (26, 0, 14))
    crust, crumb = crust_material(0.1), crumb_material(0.95)
    for x, y, lean in ((-0.2, -0.22, 0), (0.13, -0.2, 18), (0.5, -0.16, 20)):
        place(bread_slice(0.66, 0.56, 0.11, crust, crumb), (x, y, BOARD + 0.33 * sin(radians(lean))), (0, lean, 5))


def build():
    table_set(wood("table", "#3a2616", "#7d5a38", 1.5, 0.45, "X", 0.1), "left", 0.88, 0.0, lights=0, depth=8)
    remove_backdrop()
    night_sea(40, EYE[2], 117, 62, 0.044, 0.0182, 0.0072, bright=1.1)
    lime = stone("limewashed wall", "#7c8494", "#aeb4c0", 0.7, 0.8, 0.3)
    box("parapet", (30, 0.9, 2.4), lime, (0, 9, -1.35), 0.12)
    place(cloth("linen", 3.4, 3.3, linen("linen", "#5b7397", 16), 0.01, 0.6, 7), (-0.2, 0.15, 0), (0, 0, 1))
    bread()
    oil = wet("oil", "#857f16", "#b8ae3c", 0.02, 1.0)
    dish = small_dish(0.5, 0.17, ceramic("white", "#ece6da", specks=0.5))
    place(group(dish, place(pool(oil, 0.74, 0.7, 0.022, 0.02), (0, 0, 0.056))), (1.32, -0.48, 0.04))
    place(oil_cruet(1.25, 0.27), (1.62, 0.62, 0.03))
    place(bordeaux(1.4, liquid("white wine", (0.99, 0.9, 0.58), 0.1)), (-0.75, 1.5, 0))
    place(olive_sprig(1.3, 8, 3), (0.1, 0.9, 0.04), (0, 0, 4))
    place(tealight(0.28, 0.4, 6), (-1.75, 1.75, 0))
    camera(EYE, (0.0, 0.6, 1.235), 49, focus=(-0.2, -0.2, 0.4), blur=11)
