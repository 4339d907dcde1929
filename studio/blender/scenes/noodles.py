"""Wheat noodles in a clear broth with beef, egg, courgette, carrot and scallion; radish and sauce behind."""

from math import cos, pi, sin

import bpy

from kit.arrange import place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, linen, stone, wet
from kit.sets import table_set
from kit.view import camera, look_at
from things.banchan import cubed_radish
from things.brassware import brass_dish
from things.noodle_toppings import beef_material, beef_slice, soft_egg, strips
from things.noodles import Nest, clear_broth, haze, oil_drops
from things.sauces import sauce_dish
from things.tableware import deep_bowl
from things.vegetables import rings

SEED = 13
SURFACE = 0.534
FLOOR = ((0, 0.12), (0.33, 0.15), (0.83, 0.31), (1.03, 0.52), (2, 0.6))


def floor(r):
    """Returns the height of the inside of the bowl at radius r."""
    for (r0, z0), (r1, z1) in zip(FLOOR, FLOOR[1:]):
        if r <= r1:
            return z0 + (z1 - z0) * (r - r0) / (r1 - r0)
    return FLOOR[-1][1]


def beef(nest):
    """Models overlapping slices in a fan over the front left of the nest."""
    meat = beef_material()
    for i in range(5):
        a = 4.4 - 0.29 * i
        x, y = 0.44 * cos(a), 0.43 * sin(a)
        slice_ = beef_slice(uniform(0.48, 0.54), uniform(0.28, 0.31), 0.036, meat)
        place(slice_, (x, y, nest.height(x, y) + 0.13 + 0.012 * i), (13, 22, a * 180 / pi + uniform(-5, 5)))


def dish():
    """Models the bowl, its broth and the food in it."""
    glaze = ceramic("celadon", "#a9c4b4", "#86a897", 0.2, 0.14)
    inner = ceramic("celadon inside", "#ece6d6", "#dcd8c4", 0.15, 0.14)
    place(deep_bowl(1.12, 0.78, glaze, inner, fill=0.6, drink=clear_broth()), (0, 0, 0.03))
    nest = Nest(SURFACE, 0.2, 0.66, floor)
    nest.build()
    haze(SURFACE)
    beef(nest)
    place(soft_egg(0.2), (0.44, 0.26, SURFACE + 0.08), (16, 6, 20), 1.05)
    strips(nest, wet("courgette", "#5f8a34", "#b8c884", 0.2), (0.14, -0.4), 96, 24, 0.32)
    strips(nest, wet("carrot", "#e66a18", "#ffae60", 0.2), (0.42, -0.2), 150, 22, 0.32)
    crown = lambda x, y: nest.height(x, y) + 0.13
    rings(24, 0.15, (0.02, 0.02), crown, size=0.026)
    strips(nest, wet("chilli", "#c8200e", "#f0603a", 0.15), (0.03, 0.04), 20, 6, 0.18, 0.009, 0.2)
    eyes = scatter(11, 0.16, radius=0.98, avoid=[(0, 0, 0.7), (0.44, 0.26, 0.3)])
    oil_drops([(x, y, uniform(0.018, 0.05)) for x, y in eyes], SURFACE + 0.002)


def build():
    table_set(stone("slate", "#171c24", "#39424e", 0.7, 0.42, 0.35, 0.1), lamp_side="right", lights=40)
    # Further left than on other tables, so that the broth does not reflect it into the camera.
    moon = bpy.data.objects["moonlight"]
    moon.location = (-6.8, 4.0, 5.2)
    look_at(moon, (0, 0, 0.2))
    area((0.3, -3.8, 3.0), (0, 0, 0.3), 2.0, 64, WARM_LIGHT, name="low fill")
    cloth("grey linen", 2.4, 5.2, linen("grey", "#8b8f96", 28), 0.02, seed=6, at=(0.5, 0.3, 0), turn=12)
    dish()
    place(brass_dish(0.36), (1.65, 1.2, 0.05))
    place(cubed_radish(), (1.65, 1.2, 0.11), (0, 0, 30), 1.3)
    place(sauce_dish(0.3, glaze=ceramic("indigo", "#1d3258")), (-1.6, 1.1, 0.0))
    camera((-0.2, -4.3, 3.2), (0.04, 0.0, 0.4), 64, focus=(0, -0.3, 0.6), blur=30)
