"""A table at Gyullim: tangerines in a basalt-glazed bowl, one peeled, tea for two; the tangerine garden behind in
the dusk.
"""

import bpy

from kit.arrange import build_group, duplicate, hide, place, uniform
from kit.forms import box
from kit.lights import area
from kit.materials import ceramic, simple, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.citrus import Citrus
from things.cutlery import teapot
from things.sky import evening
from things.tableware import bowl, coupe, cup
from things.trees import tangerine_tree

SEED = 31


def fruit_bowl(citrus, at):
    """Models a wide dark bowl heaped with tangerines, leaves among them."""
    glaze = ceramic("basalt glaze", "#2f3437", "#4a4f50", 0.4, 0.28)
    place(bowl(1.0, 0.5, glaze, ceramic("inside", "#6f8a82", "#9fb9a4", roughness=0.2)), at)
    x, y, z = at
    for dx, dy, dz, leaves, turn in (
        (-0.42, -0.2, 0.2, 0, (8, -16, 20)),
        (0.26, -0.42, 0.2, 1, (20, 12, 75)),
        (0.52, 0.18, 0.22, 0, (-8, 20, 0)),
        (-0.05, 0.48, 0.22, 1, (-22, 0, 100)),
        (-0.6, 0.32, 0.28, 0, (-16, -24, 0)),
        (-0.02, -0.02, 0.52, 2, (14, -8, 200)),
        (0.46, -0.1, 0.6, 0, (-30, 30, 0)),
    ):
        place(citrus.fruit(uniform(0.285, 0.31), leaves), (x + dx, y + dy, z + dz), turn, 1)


def tea(at):
    """Models a celadon pot and two cups of golden tea."""
    celadon = ceramic("celadon", "#a9c2ae", "#86a48e", 0.15)
    place(teapot(0.55, 0.72, celadon), at, (0, 0, 28))
    golden = wet("tea", "#a8661a", "#c98a35", 0.03, 1.0)
    for x, y in ((-0.95, -0.55), (1.75, -0.05)):
        place(coupe(0.42, 0.07, wood("saucer", "#3a2414", "#7a5230", 2)), (x, y, 0))
        place(cup(0.27, 0.36, celadon, 0.8, golden), (x, y, 0.055))


def garden():
    """Models two rows of tangerine trees some metres behind, a low warm light among them."""
    tree = build_group(lambda: tangerine_tree(), scale=10)
    for x, y, turn, size in (
        (-15, 40, 0, 10),
        (9, 46, 80, 11),
        (27, 54, 200, 11),
        (-36, 56, 140, 11),
        (-2, 70, 40, 12),
    ):
        duplicate(tree, (x, y, -14), (0, 0, turn), size)
    hide(tree)
    box("lawn", (200, 120, 1), simple("lawn", "#40602c", 0.9), (0, 80, -14.5), 0)
    area((-3, 24, -2), (-6, 44, 4), 8, 15000, (1.0, 0.7, 0.4), name="garden light")
    area((40, 30, 30), (0, 45, 5), 20, 22000, (0.5, 0.66, 1.0), name="garden moon")


def build():
    table_set(
        wood("hinoki", "#7a5430", "#cba271", 1.1, 0.42, coat=0.15),
        lamp_side="left",
        brightness=0.66,
        lights=0,
        depth=10,
    )
    hide(bpy.data.objects["backdrop"])
    evening(low="#34507f", horizon="#4a5f8c", strength=0.42, light=0.6, stars=0)
    citrus = Citrus()
    fruit_bowl(citrus, (0.25, 0.55, 0))
    tea((-1.75, 1.5, 0))
    place(coupe(0.62, 0.12, ceramic("white", "#e6e0d4", "#cfc9bb", 0.4, 0.25)), (0.75, -0.95, 0))
    place(citrus.peeled(0.27), (0.66, -0.9, 0.055), (0, 0, 20))
    place(citrus.lying_segment(0.27), (0.98, -1.14, 0.06), (0, 0, 200))
    place(citrus.lying_segment(0.27), (1.12, -0.86, 0.06), (0, 0, 250))
    place(citrus.fruit(0.29, 2), (-0.3, -1.1, 0), (6, -4, 60))
    garden()
    camera((-0.3, -6.3, 2.15), (0.1, 0.4, 0.66), 57, focus=(0.3, -0.3, 0.4), blur=30)
