"""The season on a table of stone: persimmons, tangerines, grapes and figs beside oysters on ice. Two views of one
scene.
"""

from math import cos, radians, sin

from kit.arrange import place, uniform
from kit.colours import BRASS
from kit.forms import lathe
from kit.lights import area, table_lamp
from kit.materials import metal, stone
from kit.sets import table_set
from kit.view import camera
from things.citrus import Citrus
from things.crushed_ice import crushed_ice
from things.figs import half_fig
from things.fruit import grapes
from things.persimmons import persimmon
from things.raw_bar import half_lemon, plump_oyster, seaweed
from things.shellfish import scallop_shell

SEED = 33
MIDDLE = (0.9, 0.0)


def fruit():
    """Models the fruit: persimmons and tangerines behind, grapes towards the front, halved figs."""
    citrus = Citrus()
    for x, y, z, tip in ((-0.9, 0.75, 0, 4), (-0.18, 1.0, 0, -8), (-0.58, 0.28, 0, 16), (-0.54, 0.72, 0.42, -20)):
        place(persimmon(0.37), (x, y, z), (tip, tip * 0.7, x * 300))
    for x, y, leaves in ((-1.4, 0.3, 2), (-1.12, -0.3, 1), (0.46, 1.4, 2)):
        place(citrus.fruit(0.3, leaves), (x, y, 0), (uniform(-8, 8), uniform(-8, 8), x * 200))
    place(grapes(44, 0.9, 0.36), (-0.78, -0.42, 0), (0, 0, -34))
    for x, y, turn in ((-1.52, -0.68, 24), (-1.08, -0.96, -22)):
        place(half_fig(0.25), (x, y, 0.01), (32, 0, turn))


def ice_height(x, y, radius=1.02):
    """Returns the height of the ice at a position relative to the middle of the tray."""
    return 0.1 + 0.4 * (1 - (min(radius, (x * x + y * y) ** 0.5) / radius) ** 2.6)


def seafood():
    """Models a brass tray of ice with oysters in their liquor, half a lemon, seaweed and shells."""
    profile = [(0, 0.06), (1.02, 0.06), (1.09, 0.12), (1.15, 0.2), (1.17, 0.19), (1.1, 0.08), (1.0, 0.0), (0, 0)]
    place(lathe("tray", profile, metal("brass", BRASS, 0.3), 128), (*MIDDLE, 0))
    place(crushed_ice(1.05, 0.4, 1700, 0.06, 2.6), (*MIDDLE, 0.1))
    lay = lambda form, x, y, turn, sink=0.02: place(form, (MIDDLE[0] + x, MIDDLE[1] + y, ice_height(x, y) - sink), turn)
    for angle, reach in ((200, 0.68), (246, 0.7), (292, 0.7), (338, 0.7), (30, 0.66)):
        x, y = reach * cos(radians(angle)), reach * sin(radians(angle))
        lay(plump_oyster(0.33), x, y, (0, 16, angle + uniform(-12, 12)))
    lay(half_lemon(0.24), 0.08, 0.02, (34, 0, 10), 0.04)
    lay(half_lemon(0.22), -0.36, 0.42, (24, -14, 60), 0.05)
    lay(scallop_shell(0.3), 0.26, 0.66, (-10, 0, 120))
    for i in range(12):
        angle = 30 * i + uniform(-8, 8)
        x, y = 0.84 * cos(radians(angle)), 0.84 * sin(radians(angle))
        lay(seaweed(uniform(0.3, 0.44), 0.06), x, y, (uniform(-20, 20), 6, angle + uniform(40, 110)), -0.02)
    place(scallop_shell(0.32, ("#b5543a", "#efc9a0")), (-0.12, -1.12, 0), (0, 0, 62))


def build(view="pc"):
    table_set(stone("slate", "#0f1318", "#242a32", 0.6, 0.6, 0.3), "left", 1.0, 1.3, lights=40)
    fruit()
    seafood()
    table_lamp((1.75, 1.75, 0), 0.8, 0.22, 16, shine=1.6)
    area((0.6, -4.0, 3.4), (0.1, 0.0, 0.3), 2.4, 80, (1.0, 0.86, 0.7)).visible_glossy = False
    if view == "pc":
        camera((-1.1, -6.4, 3.5), (-1.3, 0.1, 0.3), 36, focus=(0.0, -0.3, 0.3), blur=20)
    else:
        camera((0.12, -5.8, 3.5), (0.12, 0.2, 0.46), 54, focus=(0.0, -0.3, 0.3), blur=20)
