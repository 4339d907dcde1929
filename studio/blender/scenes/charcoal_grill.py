"""Beef over glowing charcoal: a brazier seen from near, its embers through the bars."""

from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import stone
from kit.sets import table_set
from kit.view import camera
from things.grill import loaded_grill

SEED = 41
FINISH = {"bloom": 0.1}


def build():
    table_set(stone("basalt", "#10131a", "#2a303a", 0.6, 0.5, 0.6), lamp_side="left", brightness=0.75, lights=30)
    loaded_grill()
    area((1.2, -3.6, 3.2), (0, 0, 0.9), 1.4, 80, WARM_LIGHT, name="on the meat").visible_glossy = False
    camera((0.35, -4.1, 2.9), (0.02, 0.0, 0.86), 62, focus=(0, -0.2, 0.95), blur=20)
