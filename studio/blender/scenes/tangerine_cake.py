"""A slice of cake with tangerines between its layers and on its top, on black stone; whole ones with their leaves
behind.
"""

from kit.arrange import place, scatter, uniform
from kit.colours import GOLD
from kit.forms import slab
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, metal, simple, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.citrus import Citrus
from things.cutlery import fork
from things.tableware import PLATE_FLOOR, coupe, cup
from things.tangerine_slice import tangerine_slice

SEED = 33


def crumbs(at, material):
    """Models crumbs around a cut cake."""
    for x, y in scatter(14, 0.04, size=(0.7, 0.2), centre=at):
        place(
            slab("crumb", (0.034, 0.028, 0.02), material, 0.8, 0.6, detail=4),
            (x, y, 0.02 + PLATE_FLOOR),
            (0, 0, uniform(0, 360)),
            uniform(0.5, 1.2),
        )


def build():
    table_set(
        stone("basalt", "#20242a", "#454b53", 0.9, 0.42, 0.7, 0.2),
        lamp_side="right",
        brightness=0.86,
        background=1.7,
        lights=40,
    )
    place(coupe(1.28, 0.16, ceramic("pale celadon", "#c9d3c4", "#aebfae", 0.5, 0.2)), (0, 0, 0.02))
    floor = 0.02 + PLATE_FLOOR
    place(tangerine_slice(1.42, 40), (-0.66, -0.42, floor), (0, 0, 26))
    crumbs((-0.3, -0.62), simple("crumb", "#d8a44c", 0.8))
    citrus = Citrus()
    place(fork(1.75, metal("gold fork", GOLD, 0.24)), (0.85, -1.15, 0.0), (0, 0, 34))
    place(citrus.fruit(0.33, 2), (-1.5, 1.2, 0), (6, -4, 60))
    place(citrus.fruit(0.3, 0), (-0.9, 1.65, 0), (-8, 10, 0))
    place(citrus.fruit(0.31, 1), (-1.72, 1.95, 0), (4, 8, 200))
    place(coupe(0.5, 0.08, ceramic("celadon", "#9fb9a4", "#7f9e88")), (1.7, 1.2, 0))
    tea = wet("tea", "#a8661a", "#c98a35", 0.03, 1.0)
    place(cup(0.31, 0.42, ceramic("celadon", "#9fb9a4", "#7f9e88"), 0.82, tea), (1.7, 1.2, 0.06))
    cloth("linen", 2.2, 2.6, linen("indigo", "#31496f", 28), 0.014, seed=6, at=(-1.9, -0.9, -0.02), turn=12)
    table_lamp((1.45, 4.8, 0), 0.86)
    area((-3.4, -3.6, 2.6), (0, 0, 0.4), 2.2, 170, (1.0, 0.88, 0.72))
    area((-0.9, 6.5, 3.0), (0, 0, 0.8), 2.6, 14, (0.9, 0.93, 1.0), 0.7)
    camera((-0.3, -5.4, 2.4), (0.02, 0.2, 0.64), 77, focus=(-0.1, -0.4, 0.6), blur=30)
