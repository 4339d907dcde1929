"""A detail of another scene from near: one basket of a row."""

import importlib

from kit.view import camera

SEED = 21

# Scene, place of the eye, what it looks at, lens in mm, and how much the distance blurs.
VIEWS = {
    "dumplings": ("dim_sum", (-1.5, -3.3, 1.9), (-0.6, -0.36, 0.16), 74, 32),
}


def build(view):
    """One of the views. The scene's own camera is left aside."""
    name, eye, target, lens, blur = VIEWS[view]
    importlib.import_module(f"scenes.{name}").build()
    camera(eye, target, lens, focus=target, blur=blur)
