"""A buffet by night: silver domes in a row that runs into the distance, sushi, berry tarts and prawns before them."""

from math import cos, pi, sin

from kit.arrange import build_group, duplicate, heap, hide, place, uniform
from kit.lights import area, globe
from kit.materials import ceramic, wood
from kit.sets import table_set
from kit.stage import air
from kit.view import camera
from things.buffet import platter, prawn, roast_potato, warmer
from things.fruit import citrus_slice
from things.patisserie import tart
from things.sushi import nigiri
from things.tableware import plate

SEED = 17
STEP = (0.75, 2.85)


def sushi():
    """Models nine pieces of nigiri in three rows on a dark platter."""
    place(platter(1.3, 0.14, ceramic("ink", "#26375a", "#182542", 0.4, 0.16)), (0, 0, 0))
    patterns = {kind: nigiri(kind) for kind in ("tuna", "salmon", "prawn")}
    hide(*patterns.values())
    for row, kind in enumerate(("prawn", "salmon", "tuna")):
        for i in range(3):
            at = (0.52 * (i - 1) + 0.04 * row, 0.6 - 0.58 * row, 0.055)
            duplicate(patterns[kind], at, (0, 0, 68 + uniform(-4, 4)))


def sweets():
    """Models berry tarts."""
    place(platter(1.25), (0, 0, 0))
    pattern = tart(0.4, "berries")
    hide(pattern)
    for i in range(7):
        x, y = (0, 0) if i == 6 else (0.82 * cos(i * pi / 3), 0.82 * sin(i * pi / 3))
        duplicate(pattern, (x, y, 0.06), (0, 0, 50 * i), 0.92)


def prawns():
    """Models prawns with lemon."""
    place(platter(1.2), (0, 0, 0))
    heap([prawn(0.3), prawn(0.27)], 26, 0.75, (0, 0), 0.07, 30, sink=0.03)
    for x, y, turn in ((-0.5, -0.66, 0), (0.4, -0.72, 40), (0.82, -0.1, 80)):
        place(citrus_slice(0.22, 0.05, "#f6dc4a", "#ecc51e", "#f2cf1c"), (x, y, 0.2), (28, 0, turn))


def potatoes():
    """Models roast potatoes."""
    place(platter(1.2, 0.16, ceramic("slate blue", "#4d6079", "#3a4b63", 0.5, 0.2)), (0, 0, 0))
    heap(roast_potato(), 40, 0.8, (0, 0), 0.07, 60, sink=0.02)


def build():
    counter = wood("counter", "#1d120b", "#54361f", 2.0, 0.3, "Y", 0.4)
    table_set(counter, "right", 0.5, 2.2, 46, 60, (0, 2, 1))
    air("#3a4a70", 0.5)
    for i in range(6):
        place(warmer(), (1.75 + STEP[0] * i, 1.1 + STEP[1] * i, 0), (0, 0, 20))
        globe((2.3 + STEP[0] * i, 1.9 + STEP[1] * i, 4.6), 0.36, 70)
    for i, dish in enumerate((sushi, sweets, prawns, potatoes)):
        build_group(dish, (-1.15 + STEP[0] * i, -0.5 + STEP[1] * i, 0), (0, 0, -14), 1.0)
    area((-4, -6, 6), (0, 1.5, 1), 6, 900, (1.0, 0.84, 0.66))
    area((-7, 7, 5), (2, 5, 1), 6, 620, (0.62, 0.75, 1.0))
    for i in range(9):
        place(plate(1.1), (-3.0, 3.6, 0.085 * i), (0, 0, uniform(0, 360)))
    camera((-2.7, -6.5, 3.5), (0.36, 1.1, 0.44), 45, focus=(-0.4, -0.3, 0.4), blur=24)
