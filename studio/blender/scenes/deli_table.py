"""Pogu Deli: on the oak top, a lunch box open in front, boxes knotted into indigo and ochre silk behind it, ready
to be carried away.
"""

from kit.arrange import build_group, group, place
from kit.lights import area, table_lamp
from kit.materials import brass, ceramic, lacquer, liquid, wood
from kit.sets import table_set
from kit.view import camera
from scenes.lunch_box import contents
from things.knotted_cloth import wrapped_box
from things.tableware import chopsticks, cup

SEED = 17


def build():
    table_set(wood("oak", "#3d2616", "#7a5230", 1.4, 0.4, "X", 0.25), "left", 1.05, 1.6, lights=40)
    build_group(contents, (-0.5, -0.35, 0), (0, 0, 8), 0.84)
    group(wrapped_box((1.65, 1.65, 0.95), "#18243f", "#a8946c", 0.84), at=(1.0, 1.6, 0), turn=(0, 0, 24))
    place(wrapped_box((1.15, 1.15, 0.7), "#7d4a1c", "#a99a78", spread=0.64), (-1.15, 2.35, 0), (0, 0, -20))
    tea = liquid("green tea", (0.86, 0.8, 0.3), 0.6)
    place(cup(0.28, 0.42, ceramic("celadon", "#8ea894", "#6f8d78"), 0.86, tea), (-0.42, 1.28, 0))
    place(chopsticks(lacquer("red", "#5a130f"), brass(), brass(), 1.7), (1.0, -0.95, 0), (0, 0, 52))
    table_lamp((-2.3, 4.6, 0), 1.3, 0.22)
    area((0.4, -5.0, 3.2), (0, 0.3, 0.5), 3.4, 160, (1.0, 0.88, 0.74))
    area((2.6, -3.6, 2.2), (1.0, 1.2, 0.5), 1.6, 48, (0.86, 0.92, 1.0))
    camera((0.2, -7.0, 4.0), (0.12, 0.72, 0.5), 63, focus=(-0.2, 0.1, 0.4), blur=28)
