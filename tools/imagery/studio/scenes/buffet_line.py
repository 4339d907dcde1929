"""A buffet by night: silver domes in a row that runs into the distance, plates of roast, carrots, prawns and potatoes before them."""

from kit.arrange import gathered, heap, place, scatter, vary
from kit.lights import area, globe
from kit.materials import ceramic, wood
from kit.sets import table_set
from kit.stage import air
from kit.view import camera
from things.buffet import glazed_carrots, platter, prawn, roast_potato, sliced_roast, warmer
from things.fruit import citrus_slice
from things.garnish import basil_leaf, herb_green, rosemary
from things.pasta import roast_tomato
from things.steak import beef_material
from things.tableware import plate

SEED = 17
STEP = (0.75, 2.85)


def leaves(count, size, centre):
    """Green leaves strewn at an edge of a plate."""
    green = herb_green("leaf", "#24551a", "#4f8a2a")
    for x, y in scatter(count, 0.1, size=size, centre=centre):
        place(basil_leaf(green, vary(0.22, 0.32)), (x, y, 0.1), (vary(-20, 20), vary(-35, -5), vary(0, 360)))


def roast():
    """Slices of beef, tomatoes, leaves."""
    place(platter(1.3), (0, 0, 0))
    place(sliced_roast(beef_material(), 9, 0.2, (1.0, 0.66)), (-0.75, 0.05, 0.09), (0, 0, -12))
    leaves(14, (1.5, 0.25), (0.0, -0.85))
    for x, y in ((-0.75, 0.7), (-0.4, 0.84), (0.0, 0.92), (0.4, 0.86), (0.75, 0.66)):
        place(roast_tomato(0.16), (x, y, 0.06), (0, 0, vary(0, 360)))


def carrots():
    """Glazed carrots with thyme."""
    place(platter(1.25, 0.16, ceramic("slate blue", "#4d6079", "#3a4b63", 0.5, 0.2)), (0, 0, 0))
    heap(glazed_carrots(), 26, 0.66, (0, 0), 0.07, 18, sink=0.03)
    for x, y, turn in ((-0.3, -0.2, 20), (0.25, 0.1, 100), (0.1, -0.35, -30)):
        place(rosemary(0.55), (x, y, 0.42), (0, 2, turn))


def prawns():
    """Prawns with lemon."""
    place(platter(1.2), (0, 0, 0))
    heap([prawn(0.3), prawn(0.27)], 26, 0.75, (0, 0), 0.07, 30, sink=0.03)
    for x, y, turn in ((-0.5, -0.66, 0), (0.4, -0.72, 40), (0.82, -0.1, 80)):
        place(citrus_slice(0.22, 0.05, "#f6dc4a", "#ecc51e", "#f2cf1c"), (x, y, 0.2), (28, 0, turn))


def potatoes():
    """Roast potatoes."""
    place(platter(1.2, 0.16, ceramic("slate blue", "#4d6079", "#3a4b63", 0.5, 0.2)), (0, 0, 0))
    heap(roast_potato(), 40, 0.8, (0, 0), 0.07, 60, sink=0.02)


def build():
    """The whole picture."""
    counter = wood("counter", "#1d120b", "#54361f", 2.0, 0.3, "Y", 0.4)
    table_set(counter, "right", 0.6, 2.2, 46, 60, (0, 2, 1))
    air("#3a4a70", 0.5)
    for i in range(6):
        place(warmer(), (1.75 + STEP[0] * i, 1.1 + STEP[1] * i, 0), (0, 0, 20))
        globe((2.3 + STEP[0] * i, 1.9 + STEP[1] * i, 4.6), 0.36, 70)
    for i, dish in enumerate((roast, carrots, prawns, potatoes)):
        gathered(dish, (-1.15 + STEP[0] * i, -0.5 + STEP[1] * i, 0), (0, 0, -14), 1.0)
    area((-4, -6, 6), (0, 1.5, 1), 6, 900, (1.0, 0.84, 0.66))
    area((-7, 7, 5), (2, 5, 1), 6, 620, (0.62, 0.75, 1.0))
    for i in range(9):
        place(plate(1.25), (-3.3, 2.6, 0.085 * i), (0, 0, vary(0, 360)))
    camera((-3.2, -7.4, 4.0), (0.45, 2.0, 0.72), 41, focus=(-0.2, 0.2, 0.6), blur=22)
