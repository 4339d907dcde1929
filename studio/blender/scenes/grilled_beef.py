"""Slices of Korean beef on a brass plate with roasted garlic, scallion salad, perilla and salt; rice, kimchi and
sauce behind.
"""

from math import cos, radians, sin

from kit.arrange import place, uniform
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import wet, wood
from kit.sets import table_set
from kit.view import camera
from things.banchan import kimchi, spinach
from things.brassware import brass_bowl, brass_dish, brass_plate, brass_spoon_and_sticks
from things.garnish import rosemary, salt_flakes
from things.hanwoo import hanwoo_material
from things.perilla import perilla, perilla_material
from things.rice import rice_mound
from things.steak import garlic_half, sliced_steak
from things.vegetables import round_slice, threads

SEED = 47


def dish():
    """Models the plate: a steak and its leaning slices, with perilla, garlic and scallion salad beside them; its floor
    is at 0.05.
    """
    place(brass_plate(1.5, 0.13), (0, 0, 0.0))
    green = perilla_material("#1f4422", "#3d6c32", "#7a9a5c")
    for x, y, z, lift, turn in ((-0.02, 0.5, 0.1, -9, 70), (0.2, 0.42, 0.08, -8, 42), (0.42, 0.3, 0.07, -7, 22)):
        place(perilla(uniform(0.74, 0.82), green, droop=0.06, cup=0.05), (x, y, z), (0, lift, turn))
    place(sliced_steak(hanwoo_material(), 7, 0.13, 50, 0.5), (-0.8, 0.46, 0.07), (0, 0, -34), 0.98)
    place(garlic_half(0.22), (0.98, 0.3, 0.052), (8, -6, 20))
    salad = wet("scallion salad", "#86b84a", "#dcecaa", 0.2)
    place(threads(0.34, 0.24, 90, 0.012, salad, 0.5), (1.0, -0.34, 0.055))
    place(rosemary(0.62), (-0.98, 0.66, 0.43), (0, 6, -34))
    salt_flakes([(-0.83 + uniform(-0.2, 0.16), 0.46 + uniform(-0.16, 0.14)) for _ in range(14)], 0.437, (0.014, 0.026))
    heap_of_salt = [
        (-0.95 + 0.15 * cos(a) * s, -0.42 + 0.12 * sin(a) * s)
        for a, s in ((radians(37 * k), uniform(0, 1)) for k in range(70))
    ]
    salt_flakes(heap_of_salt, 0.062, (0.016, 0.032))


def side_dishes():
    """Models the side dishes: sauce, spinach, rice, kimchi."""
    place(brass_dish(0.36), (1.78, 1.2, 0))
    place(round_slice(0.27, 0.05, wet("sauce", "#3a1a08", "#6a3414", 0.05, 0.9)), (1.78, 1.2, 0.045))
    place(brass_dish(0.38), (-1.72, 1.12, 0))
    place(spinach(), (-1.72, 1.12, 0.05), scale=1.3)
    place(brass_bowl(0.44, 0.42), (0.72, 1.95, 0))
    place(rice_mound(0.38, 0.2), (0.72, 1.95, 0.3))
    place(brass_dish(0.38), (-0.6, 1.9, 0))
    place(kimchi(), (-0.6, 1.9, 0.05), (0, 0, 60), 1.4)
    place(brass_spoon_and_sticks(), (1.86, -1.25, 0), (0, 0, 96))


def build():
    table_set(wood("walnut", "#22140b", "#5a3a24", 1.4, 0.4), "left", 0.9, 1.6, lights=50)
    area((0.9, -3.6, 3.0), (0.1, 0, 0.3), 1.6, 110, WARM_LIGHT, name="low fill")
    area((3.9, 1.6, 2.9), (0.1, 0, 0.3), 1.0, 34, (1.0, 0.86, 0.7), name="gloss on the cuts")
    area((-0.6, 7.2, 4.4), (0, 0.2, 0), 4.5, 420, (1.0, 0.8, 0.55), 1.4, name="shine of the plate")
    dish()
    side_dishes()
    camera((0.08, -4.5, 3.1), (0.06, 0.03, 0.14), 71, focus=(0.1, -0.2, 0.3), blur=28)
