"""Banner: a brazier of red charcoal with meat on its grate. `pc` leaves space on the left, `mobile` at the top."""

from kit.arrange import place
from kit.colours import COOL_LIGHT, WARM_LIGHT
from kit.lights import area
from kit.materials import stone
from kit.sets import table_set
from kit.view import camera
from things.grill import loaded_grill

SEED = 43
FINISH = {"bloom": 0.1}


def build(view="pc"):
    """Builds the brazier on dark stone, with one camera per view."""
    table_set(stone("basalt", "#0f1219", "#272d38", 0.6, 0.5, 0.6), lamp_side="right", brightness=0.9, lights=0)
    place(loaded_grill(), turn=(0, 0, -14))
    area((-3.4, -3.0, 1.4), (0, 0, 0.4), 1.6, 60, COOL_LIGHT, name="rim on the bowl")
    area((1.2, -3.6, 3.2), (0, 0, 0.9), 1.4, 90, WARM_LIGHT, name="on the meat").visible_glossy = False
    if view == "pc":
        camera((-1.2, -5.2, 2.75), (-1.26, 0.0, 0.8), 32, focus=(0, -0.3, 0.95), blur=15)
    else:
        camera((0.1, -5.0, 3.3), (0.02, 0.0, 0.98), 55, focus=(0, -0.3, 0.95), blur=15)
