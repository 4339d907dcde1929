"""Ricotta ravioli in browned butter with sage and shaved cheese on a pale plate; white wine and bread behind."""

from kit.arrange import place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.lines import cloth, leaf
from kit.materials import ceramic, linen, liquid, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.cutlery import fork
from things.drinks import bordeaux
from things.filled_pasta import ravioli, ravioli_dough
from things.garnish import cracked_pepper, drops, herb_green, pool
from things.pasta import cheese_shavings, half_tomato
from things.pastry import roll
from things.tableware import PLATE_FLOOR, coupe

SEED = 31
PLACES = (
    (-0.52, -0.34, 0.0, 18, 0),
    (0.06, -0.56, 0.0, -12, 0),
    (0.6, -0.26, 0.0, 34, 0),
    (0.56, 0.34, 0.0, -8, 0),
    (-0.02, 0.52, 0.0, 24, 0),
    (-0.62, 0.26, 0.0, -20, 0),
    (-0.2, 0.02, 0.13, 40, 6),
    (0.28, 0.04, 0.14, 8, -5),
)


def dish(at=(0, 0, 0.03)):
    """Models the plate and its food."""
    x0, y0, z0 = at
    floor = z0 + PLATE_FLOOR
    place(coupe(1.45, 0.24, ceramic("cream", "#6d7f92", "#54667a", 0.8, 0.24)), at)
    place(pool(wet("brown butter", "#9a5c10", "#d9962c", 0.03, 1.0), 2.0, 1.75, 0.03, 0.16, 3), (x0, y0, floor - 0.006))
    dough = ravioli_dough()
    for x, y, z, turn, lean in PLACES:
        place(ravioli(dough, uniform(0.6, 0.66), 0.17), (x0 + x, y0 + y, floor + z), (lean, uniform(-4, 4), turn))
    sage = herb_green("sage", "#4a6440", "#93a878", 0.9)
    for x, y, z, turn, rise in (
        (-0.05, -0.02, 0.32, 30, 14),
        (0.02, 0.06, 0.33, 150, 20),
        (0.06, -0.08, 0.32, 262, 12),
        (-0.66, -0.06, 0.17, 200, 10),
        (0.72, 0.08, 0.17, -40, 12),
        (0.2, -0.66, 0.16, -80, 6),
    ):
        form = leaf("sage", sage, uniform(0.34, 0.42), 0.085, 0.2, 0.3, thickness=0.008, steps=18)
        place(form, (x0 + x, y0 + y, floor + z), (uniform(-14, 14), -rise, turn))
    cheese_shavings(scatter(20, 0.1, radius=0.78, centre=(x0, y0)), floor + 0.19, (0.07, 0.14))
    cracked_pepper(scatter(46, 0.06, radius=1.2, centre=(x0, y0), avoid=[(x0, y0, 0.86)]), floor + 0.03)
    drops(
        scatter(12, 0.1, radius=1.1, centre=(x0, y0), avoid=[(x0, y0, 0.9)]), floor, wet("butter", "#c98a2a", coat=1.0)
    )


def build():
    table_set(wood("olive", "#3a2616", "#7d5a38", 1.2, 0.42, "X", 0.15), "right", 0.95, 1.4, lights=44)
    area((-0.8, -4.0, 3.2), (0, 0, 0.3), 2.2, 70, WARM_LIGHT, name="low fill").visible_glossy = False
    dish()
    cloth("linen", 2.2, 4.6, linen("sea linen", "#4a6688", 30), 0.03, seed=8, at=(-2.1, 0.4, 0), turn=-8)
    place(fork(2.0), (-1.95, -0.9, 0.06), (0, 0, 80))
    place(bordeaux(1.4, liquid("white wine", (0.99, 0.9, 0.58), 0.1)), (1.2, 2.1, 0))
    for x, y in ((-0.9, 2.2), (-0.35, 2.5)):
        place(roll(0.36, 0.34), (x, y, 0), (0, 0, uniform(0, 360)))
    for x, y in ((1.75, 0.7), (1.95, 0.35)):
        place(half_tomato(0.16), (x, y, 0), (0, 0, 0))
    camera((0.15, -4.7, 3.1), (0.02, 0.08, 0.2), 68, focus=(0, -0.2, 0.3), blur=28)
