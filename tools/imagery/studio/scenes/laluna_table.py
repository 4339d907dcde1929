"""La Luna: a table on the terrace, wine, bread and green oil, the moon over the sea beyond the parapet."""

from kit.arrange import group, place
from kit.forms import box
from kit.lines import cloth
from kit.materials import ceramic, linen, liquid, stone, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import night_sea, open_view
from things.candles import tealight
from things.garnish import pool
from things.pastry import bread_slice, loaf
from things.sprigs import olive_sprig
from things.tableware import wine_glass
from things.vessels import carafe, oil_cruet, small_dish

SEED = 21
FINISH = {"exposure": 0.5}


def build():
    """The whole picture."""
    table_set(wood("table", "#3a2616", "#7d5a38", 1.5, 0.45, "X", 0.1), "left", 0.95, 0.0, lights=0, depth=6)
    open_view()
    night_sea(2.0, 40, (6.6, 3.0), 1.25, 620, 6.0)
    lime = stone("limewashed wall", "#7c8494", "#aeb4c0", 0.7, 0.8, 0.3)
    box("parapet", (30, 0.9, 2.4), lime, (0, 9, -1.35), 0.12)
    place(cloth("linen", 3.4, 3.3, linen("linen", "#5b7397", 16), 0.01, 0.6, 7), (-0.35, 0.15, 0), (0, 0, 1))
    board = wood("olive wood", "#5a3a1e", "#a87a48", 2.6, 0.4)
    place(box("board", (2.4, 1.2, 0.12), board, (0, 0, 0), 0.05), (-0.55, -0.05, 0.1), (0, 0, 3))
    place(loaf(1.25, 0.62, 0.48), (-1.08, 0.0, 0.16), (0, 0, 12))
    for i in range(3):
        place(bread_slice(0.62, 0.5, 0.12), (-0.2 + 0.26 * i, -0.02, 0.33), (0, 30, 4 + 3 * i))
    oil = wet("oil", "#a9a01c", "#d8cf4a", 0.02, 1.0)
    dish = small_dish(0.5, 0.17, ceramic("white", "#ece6da", specks=0.5))
    place(group(dish, place(pool(oil, 0.33, 0.33, 0.02, 0.03), (0, 0, 0.062))), (1.32, -0.42, 0.04))
    place(oil_cruet(1.25, 0.27), (1.6, 0.75, 0.03))
    place(carafe(2.05, 0.5, 0.5, liquid("white wine", (0.98, 0.88, 0.52))), (-1.75, 1.75, 0))
    place(wine_glass(2.0, 0.42, 0.42, liquid("wine", (0.98, 0.88, 0.52))), (0.35, 1.75, 0))
    place(olive_sprig(1.3, 8, 3), (-0.2, 0.98, 0.04), (0, 0, 4))
    place(tealight(0.28, 0.4, 5), (2.25, 1.9, 0))
    camera((-0.3, -7.3, 2.05), (0.12, 0.9, 1.17), 56, focus=(-0.2, -0.2, 0.4), blur=16)
