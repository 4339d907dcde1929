"""Three cuts of bluefin tuna, from lean to fat, and sea urchin in its band of nori, on red lacquer; five cups of
sake behind.
"""

from math import sin

from kit.arrange import group, place
from kit.colours import WARM_LIGHT
from kit.forms import box, lathe
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.materials import ceramic, lacquer, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.rice import rice_finger
from things.sushi import ginger, nigiri, wasabi
from things.tableware import cup
from things.urchin import tongue, urchin_material
from things.vegetables import shiso

SEED = 44
TOP = 0.15


def urchin_boat():
    """Models a gunkan heaped with tongues of sea urchin."""
    graph = Graph("nori").set(Roughness=0.42, Specular=0.5)
    fibres = graph.noise(24, 4, at=graph.coordinates(scale=(1, 1, 0.5)))
    graph.set(Base_Color=graph.ramp(fibres, (0.35, "#070b09"), (0.7, "#15201a"))).bump(fibres, 0.7, 0.012)
    oval = lambda r, z, a: (r * (1 - 0.42 * abs(sin(a)) ** 1.6), z)
    wall = [(0.295, 0), (0.3, 0.14), (0.298, 0.27), (0.286, 0.27), (0.286, 0)]
    band = lathe("nori", wall, graph.material, 96, 1, bend=oval)
    flesh, parts = urchin_material(), []
    for x, y, z, turn in (
        (-0.17, 0.0, 0.24, 78),
        (-0.06, 0.01, 0.25, 96),
        (0.05, -0.01, 0.25, 84),
        (0.16, 0.0, 0.24, 100),
        (-0.06, 0.0, 0.32, 14),
        (0.1, 0.01, 0.325, -12),
    ):
        parts.append(place(tongue(flesh, 0.3, 0.13), (x, y, z), (0, 0, turn)))
    return group(band, rice_finger(0.53, 0.29, 0.24, count=300), *parts, name="urchin boat")


def board():
    """Models the lacquered board and the four pieces on it."""
    box("board", (2.6, 1.2, 0.1), lacquer("red lacquer", "#6a1510", 0.24), (0, 0, 0.1), 0.03)
    for x in (-0.95, 0.95):
        box("foot", (0.12, 1.0, 0.05), lacquer(), (x, 0, 0.025), 0.012)
    for kind, x, y, turn in (
        ("tuna", -0.84, -0.1, 64),
        ("fatty tuna", -0.3, -0.08, 62),
        ("fatty tuna", 0.24, -0.04, 60),
    ):
        place(nigiri(kind), (x, y, TOP), (0, 0, turn))
    place(urchin_boat(), (0.78, 0.0, TOP), (0, 0, 52))
    place(shiso(0.42), (0.74, 0.42, TOP + 0.01), (0, -6, 20))
    place(ginger(13, 0.13), (1.06, 0.36, TOP))
    place(wasabi(0.075), (1.1, -0.28, TOP))


def build():
    table_set(stone("counter", "#10141b", "#252c38", 0.5, 0.3, 0.2, 0.3), "left", 0.95, 1.6, lights=50, depth=8)
    area((0.4, -3.4, 1.6), (0, 0, 0.2), 1.8, 26, WARM_LIGHT, name="low fill")
    board()
    glaze, sake = (
        ceramic("pale glaze", "#c9cfd2", "#9fb0ba", 0.4, 0.16),
        wet("sake", "#dfe3e0", roughness=0.02, coat=1.0),
    )
    for i in range(5):
        place(cup(0.19, 0.26, glaze, 0.8, sake), (-1.25 + 0.56 * i, 1.3 + 0.14 * (i % 2), 0))
    table_lamp((1.25, 3.6, 0), 0.95, 0.17)
    camera((-0.35, -4.9, 1.75), (0.0, 0.3, 0.36), 64, focus=(-0.1, -0.2, 0.3), blur=26)
