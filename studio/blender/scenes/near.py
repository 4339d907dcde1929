"""A close view of a detail of another scene: one basket of a row."""

import importlib

from kit.view import camera

SEED = 21

# Scene, position and target of the camera, lens in mm, and blur.
VIEWS = {
    "dumplings": ("dim_sum", (-1.5, -3.3, 1.9), (-0.6, -0.36, 0.16), 74, 32),
}


def build(view):
    """Builds one of the views without the camera of the other scene."""
    name, eye, target, lens, blur = VIEWS[view]
    importlib.import_module(f"scenes.{name}").build()
    camera(eye, target, lens, focus=target, blur=blur)
