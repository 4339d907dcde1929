"""A box in indigo silk, knotted; a smaller one in persimmon waits behind it."""

from kit.arrange import place
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import linen, wood
from kit.sets import table_set
from kit.view import camera
from things.knotted_cloth import wrapped_box
from things.plum import plum_sprig

SEED = 27


def build():
    table_set(wood("elm", "#4a2f1a", "#96683a", 1.2, 0.36, "X", 0.3), "right", 0.95, 1.5, lights=36)
    place(wrapped_box((2.0, 2.0, 1.15), "#172038", "#8a4526", hung=-111), (-0.15, 0.1, 0), (0, 0, 28))
    place(wrapped_box((1.25, 1.25, 0.8), "#6e371d", "#7d6a49", spread=0.72), (1.95, 1.75, 0), (0, 0, -18))
    cloth("linen", 4.2, 1.5, linen("pale linen", "#b9b2a2", 26), 0.014, seed=3, at=(0.1, -1.5, -0.02), turn=5)
    place(plum_sprig(1.7, 5, heart="#cf6f8c", rise=0.1, facing=-0.4), (0.66, -1.22, 0.02), (0, 0, 14))
    table_lamp((-2.3, 3.6, 0), 1.5)
    area((-2.4, -4.8, 3.2), (0, 0, 0.7), 2.8, 225, (1.0, 0.88, 0.74))
    camera((0.35, -6.9, 3.1), (0.1, 0.2, 0.86), 60, focus=(0, -0.6, 1.0), blur=28)
