"""Abalone porridge in a dark bowl: golden cream of rice, a fan of ivory slices around an egg yolk, laver, sesame
and its oil.
"""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import place, uniform
from kit.colours import WARM_LIGHT
from kit.forms import blob
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, linen, wood
from kit.sets import table_set
from kit.stage import rng
from kit.view import camera
from things.banchan import braised_beef, kimchi
from things.brassware import brass_dish
from things.cutlery import spoon
from things.eggs import yolk_material
from things.porridge import abalone_fan, cream, seaweed_threads, sesame_oil, swell
from things.tableware import deep_bowl
from things.vegetables import rings, sesame

SEED = 37
SURFACE = 0.62
HEART = (0.0, -0.2)


def bowl():
    """Models the bowl with an iron glaze outside and a pale one inside."""
    outside = ceramic("iron glaze", "#252b33", "#3a2c20", 0.2, 0.2)
    inside = ceramic("pale glaze", "#bdb6a4", "#a39a86", 0.4, 0.16)
    place(deep_bowl(1.08, 0.78, outside, inside), (0, 0, 0.03))
    place(cream(1.025), (0, 0, SURFACE))


def garnish():
    """Models the garnish: the fan opens around the yolk, everything else lies before it."""
    x, y = HEART
    place(abalone_fan(), (x, y, SURFACE + 0.03))
    yolk = blob("yolk", yolk_material(), (0.172, 0.168, 0.115), 0.02, 1.2, 5)
    place(yolk, (x, y, SURFACE + 0.06))
    place(seaweed_threads(), (-0.46, -0.5, SURFACE + 0.02))
    rings(26, 0.14, (0.42, -0.52), SURFACE + 0.03, size=0.036)
    seeds = []
    for _ in range(140):
        a, r = uniform(0, 2 * pi), 0.86 * rng().random() ** 0.5
        px, py = r * cos(a), r * sin(a) - 0.08
        if py < -0.22 and (px - x) ** 2 + (py - y) ** 2 > 0.05:
            seeds.append((Vector((px, py, SURFACE + swell(px, py) + 0.006)), Vector((uniform(-0.3, 0.3), 0, 1))))
    sesame(60, seeds, "#e3c187")
    place(
        sesame_oil(46, 0.93, [(x, y, 0.24), (0, 0.22, 0.62), (-0.46, -0.5, 0.2), (0.42, -0.52, 0.15)]), (0, 0, SURFACE)
    )


def build():
    table_set(wood("oak", "#5a3f26", "#a47c50", 0.9, 0.42, "X", 0.15), lamp_side="left", lights=36)
    area((0.3, -3.8, 3.0), (0, 0, 0.3), 2.0, 24, WARM_LIGHT, name="low fill")
    cloth("indigo cloth", 3.4, 2.9, linen("indigo", "#24385f", 28), 0.02, seed=9, at=(0.1, 0.0, 0), turn=-8)
    bowl()
    garnish()
    place(brass_dish(0.38), (1.62, 1.25, 0.04))
    place(kimchi(), (1.62, 1.25, 0.09), (0, 0, 20), 1.35)
    place(brass_dish(0.34), (-1.5, 1.4, 0.04))
    place(braised_beef(), (-1.5, 1.4, 0.09), scale=1.3)
    place(spoon(1.7), (1.42, -1.1, 0.05), (0, 0, 96))
    camera((0.08, -4.05, 3.85), (0.07, 0.06, 0.4), 64, focus=(0, -0.2, 0.65), blur=30)
