"""Banner: a brazier of red charcoal with meat on its grate. `pc` keeps the left quiet, `mobile` the upper part."""

from kit.arrange import place
from kit.materials import stone
from kit.sets import table_set
from kit.view import camera
from things.grill import loaded_grill

SEED = 43
FINISH = {"bloom": 0.1}


def build(view="pc"):
    """The brazier on dark stone; two cameras."""
    table_set(stone("basalt", "#0f1219", "#272d38", 0.6, 0.5, 0.6), lamp_side="right", brightness=0.8, lights=36)
    place(loaded_grill(), turn=(0, 0, -14))
    if view == "pc":
        camera((-1.05, -4.9, 2.3), (-1.1, 0.0, 0.86), 33, focus=(0, -0.3, 0.95), blur=28)
    else:
        camera((0.1, -5.4, 2.7), (0.02, 0.0, 1.26), 54, focus=(0, -0.3, 0.95), blur=28)
