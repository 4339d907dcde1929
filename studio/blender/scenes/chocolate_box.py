"""Eight chocolates in a midnight-blue box, from the crescent to the full moon and back; another lies closed behind."""

from math import cos, radians, sin

from kit.arrange import place, scatter, uniform
from kit.forms import slab
from kit.lights import area, table_lamp
from kit.materials import stone
from kit.sets import table_set
from kit.view import camera
from things.chocolate import dark_chocolate, lid, moon_chocolate, open_box, paper_cup, truffle

SEED = 41
PHASES = (0.10, 0.25, 0.36, 0.5, 0.64, 0.75, 0.90, 0.985)


def build():
    table_set(
        stone("slate", "#1c222b", "#353e4a", 0.4, 0.34, 0.3, 0.2), lamp_side="left", brightness=1.0, background=1.4
    )
    case, middles = open_box()
    place(case, (0.1, 0.0, 0.0), (0, 0, -9))
    turn = radians(-9)
    for (x, y), phase in zip(middles, PHASES):
        at = 0.1 + x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        place(paper_cup(), (*at, 0.065))
        place(moon_chocolate(phase), (*at, 0.085), (uniform(-2, 2), uniform(-2, 2), -9))
    place(lid(height=0.4), (0.9, 2.2, 0.0), (0, 0, 13))
    for x, y, size in ((-1.62, -0.72, 0.19), (-1.32, -1.02, 0.17), (1.5, -0.98, 0.18)):
        place(truffle(size), (x, y, 0))
    nib = dark_chocolate("nib", "#2a140a", 0.5)
    for x, y in scatter(
        26, 0.05, size=(0.9, 0.5), centre=(-1.45, -0.9), avoid=[(-1.62, -0.72, 0.2), (-1.32, -1.02, 0.18)]
    ):
        place(
            slab("nib", (0.07, 0.045, 0.04), nib, 0.15, 0.3, detail=2),
            (x, y, 0),
            (0, 0, uniform(0, 360)),
            uniform(0.5, 1.2),
        )
    table_lamp((-2.1, 3.8, 0), 1.3)
    area((0.2, -4.2, 3.8), (0, 0, 0.2), 2.6, 120, (1.0, 0.88, 0.74))
    camera((-0.45, -5.6, 3.9), (0.05, 0.28, 0.22), 60, focus=(0.1, -0.2, 0.2), blur=24)
