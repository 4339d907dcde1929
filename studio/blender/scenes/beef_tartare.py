"""Yukhoe: raw Korean beef in fine strips under an egg yolk with pear, pine nuts and sesame, in a white porcelain
bowl.
"""

from math import cos, pi, sin

from kit.arrange import place, uniform
from kit.colours import WARM_LIGHT
from kit.forms import blob
from kit.lights import area
from kit.lines import cloth, tube
from kit.materials import ceramic, linen, wet, wood
from kit.sets import table_set
from kit.stage import rng
from kit.view import camera
from things.brassware import brass_bowl, brass_spoon_and_sticks
from things.eggs import yolk_material
from things.garnish import basil_leaf, herb_green
from things.many import sample_dome
from things.nuts import pine_nut
from things.perilla import perilla, perilla_material
from things.rice import rice_mound
from things.tableware import coupe
from things.vegetables import julienne, sesame

SEED = 34
FLOOR = 0.1
RADIUS, RISE = 0.68, 0.46


def strips(count=420):
    """Models strips of lean beef over each other on a dome, dark red and glossy, each bent differently."""
    meats = [
        wet("tartare", tint, edge, 0.2, 0.7, 0.2, 7)
        for tint, edge in (("#7a1214", "#b53a34"), ("#8f1c1a", "#c9504a"), ("#641012", "#a02c28"))
    ]
    place(blob("core", meats[2], (RADIUS * 0.93, RADIUS * 0.93, RISE * 0.93), 0.04, 3.0, 4), (0, 0, FLOOR))
    for i in range(count):
        a, r = rng().random() * 2 * pi, RADIUS * rng().random() ** 0.55
        turn, half, bow = uniform(0, 2 * pi), uniform(0.12, 0.2), uniform(-0.06, 0.06)
        points = []
        for k in range(5):
            s = (k / 4 - 0.5) * 2 * half
            x = r * cos(a) + s * cos(turn) - bow * (s / half) ** 2 * sin(turn)
            y = r * sin(a) + s * sin(turn) + bow * (s / half) ** 2 * cos(turn)
            far = min(1.0, (x * x + y * y) ** 0.5 / RADIUS)
            points.append((x, y, FLOOR + 0.024 + RISE * max(0.0, 1 - far**2.4) ** 0.62 + uniform(-0.006, 0.024)))
        tube("strip", points, uniform(0.022, 0.031), meats[i % 3], steps=3)


def dish():
    """Models the plate with perilla, pear, beef and yolk."""
    place(coupe(1.25, 0.24, ceramic("white porcelain", "#b9bcba", "#a0a6a8", 0.1, 0.14)), (0, 0, 0.04))
    green = perilla_material("#1b3f1e", "#3a6a2e", "#7d9a5c")
    for turn, lift in ((150, -4), (100, -6), (52, -5), (8, -4)):
        place(
            perilla(0.95, green, 0.08, 0.06),
            (0.16 * cos(turn * pi / 180), 0.16 * sin(turn * pi / 180), FLOOR + 0.012),
            (0, lift, turn),
        )
    pear = wet("pear", "#dccf98", "#f4ecc8", 0.18, 0.6, 0.08)
    for angle in (205, 240, 275, 310, 340):
        a = angle * pi / 180
        place(julienne(pear, 60, 0.2, 0.15, 0.3, 0.02), (0.84 * cos(a), 0.84 * sin(a), FLOOR + 0.01))
    strips()
    yolk = blob("yolk", yolk_material(), (0.235, 0.23, 0.165), 0.02, 1.2, 5)
    place(yolk, (0.02, -0.06, FLOOR + RISE + 0.09))
    seeds = [
        (p, n)
        for p, n in sample_dome(260, RADIUS * 0.92, RISE, 2.4, (0, 0, FLOOR + 0.05))
        if p.y < 0.3 and (p.x**2 + (p.y + 0.06) ** 2) > 0.09
    ]
    sesame(90, seeds, "#efdcb0")
    for x, y, z, turn in (
        (-0.3, -0.22, 0.42, 20),
        (-0.22, -0.36, 0.37, 80),
        (0.32, -0.24, 0.41, 140),
        (0.26, -0.38, 0.36, 40),
        (-0.38, -0.06, 0.39, 100),
        (0.4, -0.04, 0.38, 10),
    ):
        place(pine_nut(), (x, y, FLOOR + z), (0, 20, turn))
    sprout = herb_green("sprout", "#3a6a20", "#86b84a", 1.0)
    for turn in (40, 110, 170):
        place(basil_leaf(sprout, 0.17), (0.02, 0.17, FLOOR + RISE + 0.06), (uniform(-10, 10), -40, turn))


def build():
    table_set(wood("dark walnut", "#1c110a", "#4f331e", 1.2, 0.42, "X", 0.2), "right", 0.95, 1.4, lights=40)
    area((-0.5, -4.0, 3.2), (0, 0, 0.3), 2.2, 85, WARM_LIGHT, name="low fill").visible_glossy = False
    cloth("indigo cloth", 3.4, 2.9, linen("indigo", "#24385f", 28), 0.02, seed=9, at=(0, 0, 0), turn=-8)
    dish()
    place(brass_bowl(0.42, 0.42), (1.5, 1.55, 0))
    place(rice_mound(0.37, 0.18), (1.5, 1.55, 0.3))
    place(brass_spoon_and_sticks(), (1.6, -1.0, 0.04), (0, 0, 88))
    camera((-0.2, -4.3, 2.7), (0.05, 0.08, 0.3), 64, focus=(0, -0.25, 0.4), blur=28)
