"""Seaweed soup with sea urchin in a white bowl, rice and side dishes behind it."""

from math import cos, pi, sin

import bpy
from mathutils import Vector, noise

from kit.arrange import place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.forms import grid
from kit.lights import area
from kit.lines import cloth
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.view import camera, look_at
from things.banchan import kimchi
from things.brassware import brass_spoon_and_sticks
from things.noodles import clear_broth, haze, oil_drops
from things.rice import rice_mound
from things.tableware import bowl, coupe, deep_bowl
from things.urchin import tongues
from things.vegetables import sesame

SEED = 26
SURFACE = 0.534


def frond(material, length, width):
    """Models a soft blade of cooked seaweed around the origin: long, folded along itself, its edges ruffled."""
    rand, roll, bow = uniform(0, 40), uniform(0.5, 2.0), uniform(-1.4, 1.4)

    def point(u, v):
        s, t = 2 * u - 1, 2 * v - 1
        half = width * sin(pi * (0.06 + 0.88 * v)) ** 0.5 * (1 + 0.3 * noise.noise(Vector((v * 5, rand, 0))))
        heading = bow * t
        x, y = 0.5 * length * t * cos(heading * 0.5), 0.5 * length * t * sin(heading * 0.5)
        across = half * sin(s * roll) / max(0.6, roll * 0.6)
        ruffle = 0.3 * width * s * s * sin(17 * v + rand) + 0.4 * half * (1 - cos(s * roll))
        ripple = 0.05 * noise.noise(Vector((x * 4, y * 4 + s, rand)))
        return x - across * sin(heading), y + across * cos(heading), ruffle + ripple

    return grid("frond", 12, 60, point, material, thickness=0.007)


def seaweed():
    """Models fronds that float in a nest: most below the surface, some folds above it, gathered in the middle."""
    green = wet("seaweed", "#142a12", "#4b6b2c", 0.14, 0.9, 0.4, 5, grain=(12, 0.35, 0.012))
    for i in range(54):
        a, r = uniform(0, 2 * pi), 0.72 * uniform(0, 1) ** 0.7
        raised = 0.07 * (1 - r / 0.72)
        z = SURFACE - uniform(0.0, 0.06) + raised * (i / 54) + 0.04 * (i / 54)
        form = frond(green, uniform(0.34, 0.6), uniform(0.05, 0.1))
        place(form, (r * cos(a), r * sin(a), z), (uniform(-16, 16), uniform(-12, 12), uniform(0, 360)))


def urchin():
    """Lays two short rows of tongues on the seaweed."""
    place(tongues(2, 4, step=0.125, length=0.32), (0.0, 0.02, SURFACE + 0.1), (0, 0, 14))


def build():
    table_set(wood("pale oak", "#6a5236", "#b0926a", 0.9, 0.42, "X", 0.15), "right", 1.0, 2.0, lights=40)
    moon = bpy.data.objects["moonlight"]
    moon.location = (-6.8, 4.0, 5.2)
    look_at(moon, (0, 0, 0.2))
    area((0.3, -3.8, 3.0), (0, 0, 0.3), 2.2, 90, WARM_LIGHT, name="low fill")
    cloth("blue linen", 2.6, 5.2, linen("blue", "#5f7896", 28), 0.02, seed=6, at=(0.3, 0.3, 0), turn=10)
    inner = ceramic("white inside", "#ece8de", "#dcd8cc", 0.15, 0.14)
    outer = ceramic("sea", "#3a5f86", "#22416a", 0.3, 0.14)
    place(deep_bowl(1.12, 0.78, outer, inner, fill=0.6, drink=clear_broth()), (0, 0, 0.03))
    haze(SURFACE, share=0.2)
    seaweed()
    urchin()
    eyes = scatter(26, 0.1, radius=1.0, avoid=[(0, 0, 0.72)])
    oil_drops([(x, y, uniform(0.014, 0.045)) for x, y in eyes], SURFACE + 0.002)
    sesame(40, [(Vector((x, y, SURFACE + 0.006)), Vector((0, 0, 1))) for x, y in scatter(40, 0.03, radius=0.96)])
    white = ceramic("white", "#e3ded2", roughness=0.14)
    place(bowl(0.48, 0.42, white), (1.55, 1.55, 0))
    place(rice_mound(0.42, 0.24), (1.55, 1.55, 0.28))
    place(coupe(0.42, 0.12, white), (-1.55, 1.3, 0))
    place(kimchi(), (-1.55, 1.3, 0.06), (0, 0, 50), 1.4)
    place(brass_spoon_and_sticks(), (1.62, -1.3, 0.02), (0, 0, 97))
    camera((-0.15, -4.4, 3.3), (0.03, 0.0, 0.4), 70, focus=(0, -0.3, 0.6), blur=30)
