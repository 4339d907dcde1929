"""Macarons in green, orange and cream on a stand of pale glaze, two leaning before it; tangerines and tea behind."""

from kit.arrange import group, place, uniform
from kit.colours import WARM_LIGHT
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.citrus import Citrus
from things.patisserie import cake_stand
from things.sweets import macaron
from things.tableware import coupe, cup

SEED = 66
# Tints of the shells: green tangerine, ripe tangerine, orange blossom.
GREEN, ORANGE, BLOSSOM = "#a9bf6a", "#e6924a", "#efe2c6"
PLATE = 0.5
SECOND = 0.45


def stacked():
    """Models the macarons on the stand: a row lying in front, two more on them."""
    size = 1.75
    lying = (
        (-0.66, -0.2, GREEN),
        (-0.02, -0.42, ORANGE),
        (0.62, -0.2, GREEN),
        (-0.34, 0.32, BLOSSOM),
        (0.32, 0.3, ORANGE),
    )
    for x, y, tint in lying:
        place(macaron(tint), (x, y, PLATE), (uniform(-2, 2), uniform(-2, 2), uniform(0, 360)), size)
    for x, y, tint in ((-0.33, -0.06, BLOSSOM), (0.32, -0.08, GREEN)):
        at = (x, y, PLATE + SECOND)
        place(macaron(tint), at, (uniform(-3, 3), uniform(-3, 3), uniform(0, 360)), size)


def leaning():
    """Models two macarons on the table, one leaning on the other."""
    place(macaron(BLOSSOM), (-1.3, -0.86, 0.02), (0, 0, 40), 1.75)
    edge = group(place(macaron(GREEN), (0, 0, -0.145), (0, 0, 0)), name="on edge")
    place(edge, (-0.86, -1.02, 0.33), (-62, 0, 40), 1.75)


def build():
    table_set(wood("pale oak", "#6a5236", "#b0926a", 0.9, 0.42, "X", 0.15), "right", 0.95, 1.6, lights=44)
    area((-0.6, -4.0, 3.2), (0, 0, 0.6), 2.2, 75, WARM_LIGHT, name="low fill").visible_glossy = False
    cloth("dusk linen", 3.6, 2.8, linen("dusk linen", "#51658a", 28), 0.02, seed=6, at=(0, 0, -0.02), turn=-8)
    place(cake_stand(1.12, PLATE, ceramic("pale celadon", "#ccd6c8", "#aebfae", 0.4, 0.16)), (0, 0, 0.02))
    stacked()
    leaning()
    citrus = Citrus()
    place(citrus.fruit(0.34, 2), (1.7, 1.1, 0), (6, -4, 60))
    place(citrus.fruit(0.31, 1), (1.25, 1.6, 0), (-8, 10, 0))
    place(coupe(0.5, 0.08, ceramic("celadon", "#9fb9a4", "#7f9e88")), (-1.55, 1.5, 0))
    tea = wet("tea", "#a8661a", "#c98a35", 0.03, 1.0)
    place(cup(0.31, 0.42, ceramic("celadon", "#9fb9a4", "#7f9e88"), 0.82, tea), (-1.55, 1.5, 0.06))
    table_lamp((-0.8, 4.4, 0), 1.1)
    camera((0.1, -5.2, 2.45), (-0.04, 0.1, 0.62), 64, focus=(0, -0.5, 0.8), blur=30)
