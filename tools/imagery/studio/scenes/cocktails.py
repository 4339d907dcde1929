"""Whisky over a ball of ice like a moon, and a rose-coloured drink in a coupe; peel, a bar's lights behind."""

from kit.arrange import place
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.sets import table_set
from kit.view import camera
from things.clear_glass import clear_drink, coupe_glass, ice_moon, tumbler
from things.fruit import citrus_slice
from things.ice import peel_curl, peel_twist

SEED = 33


def counter():
    """Dark polished stone, clouded but even: what stands behind glass has no grain."""
    graph = Graph("counter")
    tone = graph.ramp(graph.noise(0.5, 3), (0.35, "#0e131c"), (0.7, "#1b2433"))
    return graph.set(Base_Color=tone, Roughness=0.3, Clearcoat=0.25, Clearcoat_Roughness=0.2).material


def whisky(at):
    """The tumbler, the moon sunk in its drink, a curl of peel over the rim."""
    amber = clear_drink("whisky", (1.0, 0.66, 0.24), (0.72, 0.3, 0.06), 0.6, 0.2, 0.2)
    place(tumbler(amber, 0.6, 0.48, 0.94, 0.13), at)
    place(ice_moon(0.34, 0.66), (at[0] + 0.03, at[1], at[2] + 0.14 + 0.335), (20, 30, 10), 0.34)
    peel = place(peel_curl(0.6, 0.11, 2.2, thick=0.016), (at[0] + 0.38, at[1] - 0.12, at[2] + 0.87), (12, 42, -22))
    for part in (peel, *peel.children_recursive):
        part.visible_glossy = False


def build():
    """The whole picture."""
    table_set(counter(), lamp_side="right", brightness=1.0, background=2.2, lights=64)
    whisky((-0.55, -0.25, 0))
    rose = clear_drink("rose drink", (1.0, 0.56, 0.4), (0.85, 0.15, 0.14), 1.5, 0.42, 0.26)
    place(coupe_glass(rose, 1.44, 0.54), (0.62, 0.35, 0))
    place(peel_twist(2.2, 0.075, 0.15, 0.05, "#eeb418", thick=0.014), (1.13, 0.28, 1.2), (6, -8, 30))
    for size, at, turn in ((0.27, (0.34, -0.72, 0), (0, 0, 20)), (0.25, (0.62, -0.6, 0.024), (9, -6, 60))):
        wheel = place(citrus_slice(size, 0.045), at, turn)
        wheel.visible_glossy = False
    table_lamp((-1.9, 3.6, 0), 1.5, 0.24)
    area((-1.0, -4.4, 2.2), (0, 0, 0.6), 2.0, 60, (0.8, 0.87, 1.0))
    camera((-0.15, -6.0, 1.8), (0.05, 0.2, 0.72), 66, focus=(-0.4, -0.3, 0.6), blur=32)
