"""Hyeonmu: supper by a wall of lava stone under a low lamp: barley bread, carrots, soup in earthenware."""

from kit.arrange import place, uniform
from kit.lights import table_lamp
from kit.materials import brass, ceramic, linen, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import basalt_wall
from things.citrus import Citrus
from things.cutlery import spoon
from things.glazes import earthenware
from things.pastry import bread_slice
from things.settings import greens, placemat
from things.tableware import bowl, coupe, cup
from things.vessels import earthen_jar

SEED = 3


def build():
    table_set(wood("oak", "#5a4026", "#a8804e", 1.5, 0.45, "X", 0.1), "left", 0.85, 0.4, lights=0, depth=6.4)
    basalt_wall((0, 4.6, -0.8), 13, 6, 0.85)
    clay = earthenware()
    dark = ceramic("dark clay", "#2c2724", "#4a3a2c", 0.5, 0.34)
    place(placemat(linen("linen", "#b9ab90", 13), 3.5, 2.5), (0.1, -0.05, 0), (0, 0, 2))
    soup = wet("soup", "#d88a3a", "#f2b566", 0.1, 0.7, 0.08, 3)
    place(coupe(1.12, 0.18, dark, 0.02), (0, 0, 0.045))
    place(bowl(0.74, 0.5, clay, fill=0.78, drink=soup, wobble=0.02), (0, 0, 0.11))
    place(greens(0.16, 0.0), (0.02, 0.03, 0.47), scale=0.8)
    place(earthen_jar(0.72, 1.12, clay), (-2.1, 2.5, 0))
    place(earthen_jar(0.5, 0.8, dark), (-1.0, 3.0, 0))
    place(cup(0.3, 0.42, clay, 0.8, wet("barley tea", "#8a5a24", roughness=0.03, coat=1)), (1.35, 1.05, 0))
    fruit = Citrus()
    for x, y, leaves in ((-1.75, 0.75, 2), (-1.35, 1.25, 1), (-2.15, 1.3, 0)):
        place(fruit.fruit(0.32, leaves), (x, y, 0), (0, 0, uniform(0, 360)))
    place(coupe(0.62, 0.13, dark, 0.02), (1.9, 2.0, 0))
    for i in range(3):
        place(bread_slice(0.72, 0.5, 0.13), (1.84 + 0.09 * i, 2.0, 0.065 + 0.14 * i), (0, 0, 20 + 16 * i))
    place(spoon(1.9, brass(0.34)), (1.42, -1.0, 0.04), (0, 0, 86))
    table_lamp((0.9, 3.2, 0), 1.5, 0.3, 26, 2.0)
    camera((-0.3, -7.2, 2.9), (0.12, 0.8, 0.85), 60, focus=(0, -0.2, 0.5), blur=24)
