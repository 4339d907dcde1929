"""Slices of Korean beef on a brass plate with roasted garlic, peppers, perilla and salt; rice, kimchi and sauce
behind.
"""

from math import cos, radians, sin

from kit.arrange import place, uniform
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import stone, wet
from kit.sets import table_set
from kit.view import camera
from things.banchan import kimchi
from things.brassware import brass_bowl, brass_dish, brass_plate, brass_spoon_and_sticks
from things.garnish import rosemary, salt_flakes
from things.hanwoo import hanwoo_material, matt_garlic, soft_pepper
from things.perilla import perilla, perilla_material
from things.rice import rice_mound
from things.steak import garlic_clove, sliced_steak
from things.vegetables import round_slice, threads

SEED = 47


def dish():
    """Models the plate: a steak and its leaning slices with perilla, garlic and peppers against them; its floor is
    at 0.05.
    """
    place(brass_plate(1.38, 0.13), (0, 0, 0.0))
    green = perilla_material("#1b3a1e", "#35602c", "#6d8a54")
    for x, y, z, lift, turn in ((0.12, 0.42, 0.1, -9, 64), (0.3, 0.3, 0.075, -7, 36), (0.46, 0.2, 0.06, -6, 16)):
        place(perilla(uniform(0.66, 0.74), green, droop=0.06, cup=0.05), (x, y, z), (0, lift, turn))
    place(sliced_steak(hanwoo_material(), 7, 0.13, 50, 0.5), (-0.8, 0.46, 0.065), (0, 0, -34), 0.94)
    roasted = matt_garlic()
    for x, y, z, turn in (
        (0.86, 0.0, 0.065, 24),
        (0.72, 0.16, 0.075, 100),
        (0.9, -0.16, 0.05, -30),
        (1.02, -0.06, 0.05, 70),
    ):
        place(garlic_clove(roasted, uniform(0.125, 0.145)), (x, y, z), (0, 0, turn))
    for x, y, turn, size in ((0.92, -0.52, 38, 0.95), (1.1, -0.34, 74, 0.9)):
        place(soft_pepper(), (x, y, 0.05), (0, 0, turn), size)
    place(rosemary(0.7), (-0.86, 0.56, 0.42), (0, 6, -30))
    salt_flakes([(-0.9 + uniform(-0.24, 0.24), 0.44 + uniform(-0.2, 0.2)) for _ in range(18)], 0.43)
    heap_of_salt = [
        (-1.0 + 0.13 * cos(a) * s, -0.22 + 0.11 * sin(a) * s)
        for a, s in ((radians(37 * k), uniform(0, 1)) for k in range(56))
    ]
    salt_flakes(heap_of_salt, 0.058, (0.014, 0.028))


def side_dishes():
    """Models the side dishes: sauce, scallion salad, rice, kimchi."""
    place(brass_dish(0.36), (1.7, 1.15, 0))
    place(round_slice(0.27, 0.05, wet("sauce", "#1c0d06", "#3a1a0c", 0.1, 0.4)), (1.7, 1.15, 0.045))
    place(brass_dish(0.36), (-1.7, 1.0, 0))
    place(threads(0.27, 0.2, 60, 0.011, wet("scallion", "#8fbf4a", "#dcecaa", 0.2), 0.44), (-1.7, 1.0, 0.05))
    place(brass_bowl(0.4, 0.4), (0.6, 1.85, 0))
    place(rice_mound(0.35, 0.18), (0.6, 1.85, 0.3))
    place(brass_dish(0.36), (-0.6, 1.8, 0))
    place(kimchi(), (-0.6, 1.8, 0.05), (0, 0, 60), 1.3)
    place(brass_spoon_and_sticks(), (1.72, -1.2, 0), (0, 0, 96))


def build():
    table_set(stone("slate", "#11151b", "#272e37", 0.6, 0.55, 0.2), "left", 0.85, 1.4, lights=50)
    area((0.9, -3.6, 3.0), (0.1, 0, 0.3), 1.6, 105, WARM_LIGHT, name="low fill")
    dish()
    side_dishes()
    camera((0.1, -4.6, 3.0), (0.1, 0.06, 0.16), 71, focus=(0.1, -0.2, 0.3), blur=28)
