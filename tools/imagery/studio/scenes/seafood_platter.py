"""Lobster, oysters, prawns and shells on crushed ice in a silver tray, lemon and seaweed between them, champagne behind."""

from math import cos, radians, sin

from kit.arrange import place, vary
from kit.colours import SILVER, WARM_LIGHT
from kit.forms import lathe
from kit.lights import area
from kit.lines import leaf
from kit.materials import liquid, metal, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.crushed_ice import crushed_ice
from things.crustaceans import lobster, prawn
from things.lemon import lemon_wedge
from things.shellfish import mussel, oyster, scallop_shell
from things.tableware import champagne_flute

SEED = 61


def tray(radius=1.62):
    """A round silver tray on a low foot."""
    profile = [
        (0, 0.1),
        (radius * 0.9, 0.1),
        (radius * 0.95, 0.16),
        (radius, 0.24),
        (radius * 1.03, 0.25),
        (radius * 1.03, 0.235),
    ]
    profile += [
        (radius * 0.97, 0.14),
        (radius * 0.9, 0.07),
        (radius * 0.6, 0.06),
        (radius * 0.58, 0),
        (radius * 0.5, 0),
        (0, 0.05),
    ]
    return lathe("tray", profile, metal("silver", SILVER, 0.2), 160)


def catch():
    """What lies on the ice."""
    place(lobster(1.76), (0.2, 0.44, 0.47), (6, -4, 198))
    for angle in (222, 248, 274, 300, 326):
        a = radians(angle)
        place(oyster(0.33), (1.2 * cos(a), 1.14 * sin(a), 0.34), (0, -27, angle + 180 + vary(-14, 14)))
    for x, y, turn in ((-0.5, -0.2, 190), (0.1, -0.28, 215), (0.68, -0.18, 240)):
        place(prawn(0.26), (x, y, 0.47), (16, 0, turn))
    place(scallop_shell(0.36), (1.3, 0.2, 0.34), (0, 16, 180))
    place(scallop_shell(0.32, ("#b5543a", "#efc9a0")), (-1.24, -0.12, 0.36), (0, 16, 10))
    for x, y, turn in ((-1.0, -0.42, 60), (1.08, -0.16, 100), (0.9, 0.84, 140)):
        place(mussel(0.26), (x, y, 0.4), (0, -8, turn))
    for x, y, turn in ((-0.72, -0.5, 30), (1.02, 0.5, 140)):
        place(lemon_wedge(0.24), (x, y, 0.42), (0, 0, turn))
    weed = wet("seaweed", "#2f5a22", "#7aa845", 0.16, 0.9)
    for i in range(18):
        angle = radians(20 * i + vary(-8, 8))
        blade = leaf("weed", weed, vary(0.35, 0.6), 0.07, vary(-0.2, 0.25), 0.3, 0.1, 0.01, 24)
        place(
            blade, (1.12 * cos(angle), 1.06 * sin(angle), 0.33), (vary(-20, 20), vary(-14, 4), 20 * i + vary(-40, 40))
        )


def build():
    """The whole picture."""
    table_set(stone("slate", "#151a22", "#333d4a", 0.6, 0.36, 0.3, 0.2), lamp_side="right", lights=50)
    area((0.2, -4.2, 3.2), (0, 0, 0.3), 2.2, 66, WARM_LIGHT, name="low fill")
    tray()
    place(crushed_ice(1.48, 0.4, 1900, 0.085, 3.4), (0, 0, 0.1))
    catch()
    wine = liquid("champagne", (0.98, 0.88, 0.56))
    for x, y in ((1.35, 2.2), (1.9, 2.5)):
        place(champagne_flute(2.3, 0.27, 0.72, wine), (x, y, 0))
    camera((0.0, -5.4, 3.9), (0.0, 0.06, 0.4), 62, focus=(0, -0.2, 0.6), blur=30)
