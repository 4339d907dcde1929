"""Rare slices of Korean beef on a brass plate with roasted garlic, mushrooms and salt; perilla and sauce behind."""

from math import cos, radians, sin

from kit.arrange import place, vary
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import lacquer, wet
from kit.sets import table_set
from kit.view import camera
from things.brassware import brass_bowl, brass_dish, brass_plate, brass_spoon_and_sticks
from things.garnish import salt_flakes
from things.banchan import kimchi
from things.meat import mushroom_slice, pepper
from things.rice import rice_mound
from things.steak import beef_material, garlic_clove, garlic_material, sliced_steak
from things.vegetables import shiso, threads

SEED = 47


def dish():
    """The plate: a steak and its slices fallen over like books; its floor is at 0.05."""
    place(brass_plate(1.38, 0.13), (0, 0, 0.0))
    place(sliced_steak(beef_material(0.04), 6), (-0.72, 0.42, 0.065), (0, 0, -36), 0.92)
    roasted = garlic_material()
    for x, y, turn in ((0.74, -0.1, 30), (0.88, -0.08, 110), (0.8, 0.52, 70), (0.92, 0.6, 10)):
        place(garlic_clove(roasted, 0.17), (x, y, 0.05), (0, 0, turn))
    for x, y, turn in ((-0.34, 0.8, 12), (-0.02, 0.86, 4), (0.3, 0.82, -8)):
        place(mushroom_slice(0.7), (x, y, 0.1), (22, 0, turn + 90))
    place(pepper(0.5), (0.86, -0.42, 0.05), (0, 0, 62))
    place(pepper(0.46, "#6aa62e"), (1.0, -0.3, 0.05), (0, 0, 80))
    heap_of_salt = [
        (-1.06 + 0.11 * cos(a) * s, -0.2 + 0.1 * sin(a) * s)
        for a, s in ((radians(37 * k), vary(0, 1)) for k in range(40))
    ]
    salt_flakes(heap_of_salt, 0.058)


def around():
    """Perilla leaves, scallion salad, rice, kimchi, sauce."""
    place(brass_dish(0.42), (1.75, 1.05, 0))
    for i in range(5):
        place(shiso(0.66), (1.5 + 0.03 * i, 0.95 + 0.05 * i, 0.07 + 0.025 * i), (0, -6, 24 + 9 * i))
    place(brass_dish(0.36), (-1.7, 1.0, 0))
    place(threads(0.27, 0.2, 60, 0.011, wet("scallion", "#8fbf4a", "#dcecaa", 0.2), 0.44), (-1.7, 1.0, 0.05))
    place(brass_bowl(0.4, 0.4), (0.6, 1.85, 0))
    place(rice_mound(0.35, 0.18), (0.6, 1.85, 0.3))
    place(brass_dish(0.36), (-0.6, 1.8, 0))
    place(kimchi(), (-0.6, 1.8, 0.05), (0, 0, 60), 1.3)
    place(brass_spoon_and_sticks(), (1.72, -1.2, 0), (0, 0, 96))


def build():
    """The whole picture."""
    table_set(lacquer("black lacquer", "#0f1116", 0.28), lamp_side="left", lights=40)
    area((0.3, -3.8, 3.0), (0, 0, 0.2), 2.2, 64, WARM_LIGHT, name="low fill")
    dish()
    around()
    camera((0.1, -4.7, 2.9), (0.06, 0.1, 0.14), 68, focus=(0, -0.3, 0.3), blur=28)
