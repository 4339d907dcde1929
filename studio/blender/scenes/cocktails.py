"""Whisky over a ball of ice like a moon, and a rose-coloured drink in a coupe; peel, a bar's lights behind."""

from math import cos, radians, sin

from kit.arrange import place
from kit.graph import Graph
from kit.lights import area, point, table_lamp
from kit.sets import table_set
from kit.view import camera
from things.clear_glass import coupe_glass, tumbler
from things.fruit import citrus_slice
from things.peel import peel_curl, peel_on_rim

SEED = 33
FINISH = {"bloom": 0.035}


def counter():
    """Models dark polished stone, cloudy but without grain, because glass stands before it."""
    graph = Graph("counter")
    tone = graph.ramp(graph.noise(0.5, 3), (0.35, "#0e131c"), (0.7, "#1b2433"))
    return graph.set(Base_Color=tone, Roughness=0.3, Clearcoat=0.25, Clearcoat_Roughness=0.2).material


def whisky(at):
    """Models the tumbler, the ice ball in its drink, and a curl of peel over the rim. The counter gets a slight
    amber tint from it.
    """
    place(tumbler(0.5, 0.48, 0.94, 0.12, 0.31), at)
    peel = place(peel_curl(0.6, 0.11, 2.2, thick=0.016), (at[0] + 0.38, at[1] - 0.12, at[2] + 0.87), (12, 42, -22))
    for part in (peel, *peel.children_recursive):
        part.visible_glossy = False
    point((at[0], at[1], 0.3), 1.2, (1.0, 0.5, 0.12), 0.2)


def rose(at, turn=-48):
    """Models the coupe with a lemon peel over its rim."""
    radius, tall = 0.54, 1.5
    place(coupe_glass(1.43, radius, tall=tall), at)
    x, y = at[0] + radius * cos(radians(turn)), at[1] + radius * sin(radians(turn))
    place(peel_on_rim(), (x, y, tall + 0.012), (0, 0, turn))


def build():
    table_set(counter(), lamp_side="right", brightness=1.0, background=2.2, lights=64)
    whisky((-0.55, -0.25, 0))
    rose((0.62, 0.35, 0))
    for size, at, turn in ((0.27, (0.34, -0.72, 0), (0, 0, 20)), (0.25, (0.62, -0.6, 0.024), (9, -6, 60))):
        wheel = place(citrus_slice(size, 0.045), at, turn)
        wheel.visible_glossy = False
    table_lamp((-1.9, 3.6, 0), 1.5, 0.24)
    area((-1.0, -4.4, 2.2), (0, 0, 0.6), 2.0, 60, (0.8, 0.87, 1.0))
    camera((-0.15, -6.0, 2.1), (0.05, 0.2, 0.74), 66, focus=(-0.4, -0.3, 0.6), blur=32)
