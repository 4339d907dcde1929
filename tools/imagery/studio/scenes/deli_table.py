"""Pogu Deli: on the oak top, boxes knotted into cloth and a lunch box open in front, ready to be carried away."""

from kit.arrange import gathered, place
from kit.lights import bokeh
from kit.materials import brass, lacquer, wood
from kit.sets import table_set
from kit.view import camera
from scenes.lunch_box import contents
from things.bojagi import bojagi
from things.parcels import banded_box, jar
from things.tableware import chopsticks

SEED = 17


def build():
    """The whole picture."""
    table_set(wood("oak", "#5a3a20", "#a87c4a", 1.5, 0.42, "X", 0.2), "left", 1.0, 0.9, lights=0)
    bokeh(34, (0, 13, 0.4), (9, 2, 2.2), (0.04, 0.07), 9)
    place(bojagi((1.75, 1.6, 0.95), "#22457e", "#c58b3c"), (0.95, 1.35, 0), (0, 0, 14))
    place(bojagi((1.3, 1.25, 0.75), "#b5572a", "#e6cfa2"), (-1.4, 2.35, 0), (0, 0, -20))
    gathered(contents, (-0.85, -0.2, 0), (0, 0, 9), 0.86)
    place(banded_box((1.9, 1.3, 0.42)), (2.75, 3.0, 0), (0, 0, -12))
    place(jar("#7a3a16", 0.95, 0.36), (-2.6, 3.2, 0))
    place(chopsticks(lacquer("red", "#7a1611"), brass(), brass(), 2.0), (0.95, -0.95, 0), (0, 0, 38))
    camera((0.25, -7.0, 3.7), (0.1, 0.95, 0.6), 58, focus=(-0.2, 0.1, 0.4), blur=28)
