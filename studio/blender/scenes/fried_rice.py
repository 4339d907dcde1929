"""Egg fried rice turned out as a dome on a blue-rimmed plate: loose grains, egg, peas, carrot and scallion; a spoon
and tea beside it.
"""

from math import atan2, cos, pi, sin

from mathutils import Vector

from kit.arrange import place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.forms import blob, box
from kit.graph import Graph
from kit.lights import area, table_lamp
from kit.lines import cloth
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.cutlery import spoon, teapot
from things.many import island, many, pose, pose_on, sample_dome
from things.rice import grain, rice_mound
from things.tableware import PLATE_FLOOR, coupe, cup
from things.vegetables import rings

SEED = 58
FLOOR = 0.03 + PLATE_FLOOR
RADIUS, RISE, POWER = 0.84, 0.6, 2.3


def fried_grains():
    """Returns the material of rice fried with egg: each grain glossy, ivory to gold, a few browned."""
    graph = Graph("fried rice")
    tone = graph.ramp(
        island(graph), (0.0, "#8f5a20"), (0.08, "#c08c40"), (0.22, "#d6ab5e"), (0.6, "#e2bf7c"), (1.0, "#ecd199")
    )
    graph.set(Base_Color=tone, Roughness=0.3, Clearcoat=0.5, Clearcoat_Roughness=0.14)
    return graph.set(Emission=tone, Emission_Strength=0.05).material


def egg():
    """Returns the material of scrambled egg: soft yellow, browned in places."""
    graph = Graph("egg")
    tone = graph.ramp(graph.noise(9, 4, 0.6), (0.3, "#c98a1c"), (0.46, "#eebc3a"), (0.7, "#f7d566"))
    graph.set(Base_Color=tone, Roughness=0.36, Clearcoat=0.4, Clearcoat_Roughness=0.2)
    graph.set(Emission=tone, Emission_Strength=0.04)
    return graph.bump(graph.noise(16, 4), 0.5, 0.02).material


def sprinkle(name, patterns, count, height=0.0, low=0.0):
    """Lays pieces on the dome, pressed in by half; `low` keeps the foot of the dome free."""
    found = [(p, n) for p, n in sample_dome(count * 3, RADIUS, RISE, POWER, (0, 0, FLOOR + height)) if p.z > low]
    places = [pose_on(p, (n + Vector((uniform(-0.3, 0.3), uniform(-0.3, 0.3), 0))).normalized()) for p, n in found]
    return many(name, patterns, places[:count])


def rice():
    """Models the dome with everything in it, and what fell beside it."""
    grains = fried_grains()
    place(rice_mound(RADIUS, RISE, grains, 5200, POWER), (0, 0, FLOOR))
    yellow = egg()
    scraps = [blob("egg", yellow, (uniform(0.05, 0.09), uniform(0.04, 0.06), 0.03), 0.25, 2.4, 3) for _ in range(5)]
    sprinkle("egg", scraps, 96, 0.012)
    pea = wet("pea", "#4f8f22", "#a6d45e", 0.2, 0.6, 0.1, 12)
    sprinkle("peas", [blob("pea", pea, (0.042, 0.042, 0.04), 0.06, 2, 3)], 34, 0.016)
    carrot = wet("carrot", "#d9641a", "#f6a04a", 0.2, 0.5, 0.1, 12)
    sprinkle("carrot", [box("carrot", (0.062, 0.058, 0.05), carrot, bevel=0.012, steps=2)], 56, 0.014)
    around = []
    for x, y in scatter(120, 0.03, radius=1.05, avoid=[(0, 0, RADIUS)]):
        if atan2(y, x) < 0.6:
            around.append(pose((x, y, FLOOR + 0.014), (uniform(-14, 14), uniform(-14, 14), uniform(0, 360))))
    many("loose grains", [grain(grains) for _ in range(3)], around, grains)
    for i in range(9):
        a = 2 * pi * i / 9 + uniform(-0.3, 0.3)
        r = uniform(0.15, 0.6)
        x, y = r * cos(a), r * sin(a) - 0.1
        height = FLOOR + RISE * (1 - min(1, (x * x + y * y) ** 0.5 / RADIUS) ** POWER) + 0.02
        rings(2, 0.03, (x, y), height, size=0.03)
    rings(10, 0.08, (0, 0), FLOOR + RISE + 0.02, size=0.032)


def build():
    table_set(wood("dark cherry", "#2a120b", "#66331f", 1.0, 0.34, "X", 0.35), "right", 0.95, 1.4, lights=42)
    area((-0.6, -4.0, 3.2), (0, 0, 0.4), 2.2, 85, WARM_LIGHT, name="low fill").visible_glossy = False
    cloth("indigo", 3.6, 2.9, linen("indigo", "#27416b", 28), 0.02, seed=3, at=(0, 0, -0.01), turn=8)
    place(coupe(1.36, 0.2, ceramic("white porcelain", "#d6d6d0", "#c2c4c0", 0.1, 0.14)), (0, 0, 0.03))
    rice()
    place(spoon(1.7), (1.62, -1.1, 0.04), (0, 0, 92))
    white = ceramic("white", "#dedacf", roughness=0.14)
    place(teapot(0.5, 0.62, white), (-1.35, 2.1, 0), (0, 0, 340))
    place(cup(0.24, 0.3, white, 0.8, wet("tea", "#a8661a", "#c98a35", 0.03, 1.0)), (1.35, 1.55, 0))
    table_lamp((1.0, 4.2, 0), 1.1)
    camera((0.1, -4.5, 2.9), (0.04, 0.1, 0.32), 70, focus=(0, -0.4, 0.5), blur=30)
