"""Snapshots that guests take with their phones: a dish of another scene seen from a guest's chair in room light."""

import importlib
from math import radians

from kit.lights import area
from kit.view import camera

SEED = 73
FINISH = {"exposure": 0.3, "vignette": 0.05, "grain": 0.011, "bloom": 0.03}

WARM, PLAIN, COOL = (1.0, 0.8, 0.58), (1.0, 0.95, 0.88), (0.86, 0.92, 1.0)

# Scene, position and target of the phone, lens in mm, tilt in degrees, power and tint of the light above the table.
VIEWS = {
    "steak": ("steak", (-1.9, -3.3, 4.3), (0.1, 0.25, 0.2), 40, 5, 190, WARM),
    "nigiri": ("nigiri", (1.7, -2.0, 2.5), (0.05, 0.1, 0.15), 42, -4, 90, PLAIN),
    "cake": ("cake", (-2.3, -4.2, 5.4), (0.2, 0.0, 0.6), 42, 3, 260, PLAIN),
    "noodles": ("noodles", (1.3, -2.4, 4.4), (0.0, 0.05, 0.35), 44, -6, 170, WARM),
    "tea": ("tea_set", (2.9, -6.4, 5.2), (0.35, 0.2, 1.0), 44, 3, 420, PLAIN),
    "seafood": ("seafood_platter", (-1.6, -2.6, 5.6), (0.0, -0.1, 0.4), 44, 7, 210, COOL),
    "duck": ("peking_duck", (-1.2, -2.3, 4.2), (0.25, 0.35, 0.2), 46, -5, 190, WARM),
    "beef": ("grilled_beef", (1.5, -2.7, 3.7), (0.1, 0.1, 0.15), 42, 4, 150, WARM),
    "pasta": ("pasta", (1.4, -3.0, 4.2), (0.0, 0.15, 0.3), 42, -3, 190, PLAIN),
    "tangerine": ("tangerine_cake", (1.3, -3.3, 3.3), (-0.2, 0.25, 0.4), 40, -4, 170, PLAIN),
}


def build(view):
    """Builds one of the views without the camera of the other scene."""
    name, at, target, lens, tilt, power, tint = VIEWS[view]
    importlib.import_module(f"scenes.{name}").build()
    area((at[0] * 0.4, -0.6, 6.2), target, 3.4, power, tint, name="light of the room").visible_glossy = False
    eye = camera(at, target, lens, blur=7)
    eye.rotation_euler.rotate_axis("Z", radians(tilt))
