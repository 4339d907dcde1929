"""Waffles stacked on a plate under cream and berries, syrup running down them; coffee and a glass of sparkling wine
behind.
"""

from kit.arrange import place, uniform
from kit.colours import WARM_LIGHT
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.berries import half_strawberry, settle, whole_strawberry
from things.cutlery import fork
from things.drinks import coffee_cup
from things.fruit import blueberry, raspberry
from things.garnish import basil_leaf, drops, herb_green, pool
from things.layers import whipped
from things.sparkling import sparkling_flute
from things.tableware import PLATE_FLOOR, coupe
from things.tangerine_slice import dollop
from things.vessels import small_dish
from things.waffles import waffle, waffle_material

SEED = 24


def dish(at=(0, 0, 0.03)):
    """Models the plate and its food."""
    x0, y0, z0 = at
    floor = z0 + PLATE_FLOOR
    place(coupe(1.4, 0.18, ceramic("night blue", "#2a3f68", "#1a2b50", 0.5, 0.18)), at)
    batter = waffle_material()
    for x, y, z, turn, lean in ((0.02, 0.1, 0.0, 8, 0), (-0.04, 0.08, 0.205, -9, 0), (0.1, 0.02, 0.42, 26, -2)):
        place(waffle(batter, uniform(1.28, 1.36)), (x0 + x, y0 + y, floor + z), (lean, 0, turn))
    top = floor + 0.62
    syrup = wet("maple", "#6a2c08", "#c9761c", 0.02, 1.0)
    place(pool(syrup, 0.62, 0.5, 0.03, 0.3, 6), (x0 + 0.1, y0 + 0.2, top - 0.006))
    place(pool(syrup, 1.1, 0.5, 0.028, 0.2, 2), (x0 + 0.1, y0 - 0.82, floor - 0.004))
    place(dollop(whipped("cream", "#f3ecdf"), 0.32, 0.28), (x0 + 0.12, y0 + 0.26, top))
    kinds = (
        [(raspberry(0.085), 0.085, 60)] * 3
        + [(blueberry(0.07), 0.07, 80)] * 5
        + [(whole_strawberry(0.115), 0.12, 80)] * 3
    )
    settle(kinds, lambda: (x0 + uniform(-0.36, 0.62), y0 + uniform(-0.12, 0.16)), top)
    for x, y, turn in ((-0.3, -0.12, 20), (0.52, -0.08, -30)):
        place(half_strawberry(0.16), (x0 + x, y0 + y + 0.2, top + 0.14), (14, 0, turn))
    for x, y in ((-0.92, -0.42), (-0.78, -0.66), (0.98, -0.3), (0.84, -0.62)):
        place(blueberry(0.075), (x0 + x, y0 + y, floor + 0.07), (uniform(0, 60), 0, 0))
    for x, y in ((-0.98, -0.16), (1.02, 0.0)):
        place(raspberry(0.09), (x0 + x, y0 + y, floor + 0.09))
    green = herb_green("mint", "#2c6a1e", "#6aa63a", 1.0)
    for turn, rise in ((80, 36), (150, 24), (15, 28)):
        place(basil_leaf(green, 0.2), (x0 + 0.12, y0 + 0.24, top + 0.26), (uniform(-10, 10), -rise, turn))
    drops([(x0 + 0.62, y0 - 1.0), (x0 - 0.6, y0 - 0.96)], floor, syrup, (0.03, 0.05))


def build():
    table_set(wood("pale oak", "#5e4630", "#a88a62", 0.9, 0.42, "X", 0.15), "right", 0.95, 1.8, lights=34)
    area((-2.2, -4.0, 2.8), (0, 0, 0.4), 2.4, 150, (1.0, 0.9, 0.76), name="low fill").visible_glossy = False
    dish()
    cloth("linen", 2.4, 4.4, linen("linen", "#6c88a8", 30), 0.02, seed=8, at=(-2.1, 0.4, 0), turn=-8)
    place(fork(1.9), (1.75, -1.0, 0.0), (0, 0, 84))
    place(coffee_cup(), (-1.35, 1.75, 0.04), (0, 0, 30))
    place(sparkling_flute(), (1.5, 2.1, 0))
    place(small_dish(0.4, 0.2), (1.7, 0.75, 0))
    place(pool(wet("jam", "#8a0f18", "#d8303a", 0.06, 1.0), 0.5, 0.5, 0.03, 0.05, 1), (1.7, 0.75, 0.07))
    table_lamp((-0.4, 4.6, 0), 1.2)
    area((2.4, -2.4, 1.6), (0.2, 0, 0.5), 0.8, 26, WARM_LIGHT)
    camera((0.1, -4.9, 3.5), (0.04, 0.14, 0.4), 64, focus=(0, -0.3, 0.6), blur=28)
