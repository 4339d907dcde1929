"""Two glasses of wine and a plate of cheese by a candle: wide with quiet room to the left, or square with room above."""

from kit.arrange import place, vary
from kit.lights import area
from kit.materials import ceramic, wood
from kit.sets import table_set
from kit.view import camera
from things.cheese import brie, cheese_crumb, hard_cheese, hard_cheese_material
from things.cutlery import candle
from things.drinks import bordeaux, burgundy
from things.fruit import grapes, half_fig, walnut_half
from things.tableware import PLATE_FLOOR, coupe

SEED = 19


def cheese_plate(at):
    """A dark plate with three cheeses, grapes and figs."""
    x, y, z = at
    place(coupe(1.15, 0.15, ceramic("night blue", "#2b3a55", "#1c2740", 0.6, 0.2)), at)
    floor = z + PLATE_FLOOR + 0.004
    place(brie(0.7, 0.27, 50), (x - 0.75, y - 0.25, floor), (0, 0, 20))
    hard = hard_cheese_material()
    place(hard_cheese(0.72, 0.36, 36, hard), (x - 0.35, y + 0.35, floor), (0, 0, 4))
    for dx, dy in ((0.1, -0.12), (0.24, -0.02), (0.02, 0.02)):
        place(cheese_crumb(hard, vary(0.09, 0.13)), (x + dx, y + dy, floor), (0, 0, vary(0, 360)))
    place(grapes(24, 0.6, 0.26, size=0.095), (x + 0.42, y + 0.02, floor), (0, 0, -18))
    for dx, dy, turn, lean in ((0.02, -0.52, 20, 26), (0.36, -0.5, -60, -6)):
        place(half_fig(0.19), (x + dx, y + dy, floor + 0.015), (lean, 0, turn))
    for dx, dy in ((-0.4, -0.62), (0.66, -0.42)):
        place(walnut_half(), (x + dx, y + dy, floor), (0, 0, vary(0, 360)))


def build(view="pc"):
    """The whole picture."""
    table_set(
        wood("walnut", "#1b110a", "#4c301c", 2.0, 0.34), lamp_side="right", brightness=0.9, background=1.9, lights=56
    )
    cheese_plate((0.1, -0.35, 0.0))
    place(bordeaux(1.44), (0.62, 1.05, 0))
    place(burgundy(1.28), (-0.45, 0.95, 0))
    place(candle(0.18, 0.8, 26), (1.55, 0.75, 0))
    place(candle(0.14, 0.5, 12), (2.0, 1.6, 0))
    area((0.8, -4.2, 3.0), (0.1, 0.3, 0.5), 2.2, 70, (1.0, 0.84, 0.68))
    if view == "pc":
        camera((-1.0, -7.4, 2.2), (-1.28, 0.4, 0.72), 31, focus=(0.2, 0.3, 0.6), blur=26)
    else:
        camera((0.2, -7.6, 2.7), (0.5, 0.5, 1.6), 56, focus=(0.2, 0.3, 0.6), blur=26)
