"""Oysters in a ring around a rosette of prawns and a cup of red sauce, with lemon, on crushed ice in a silver tray."""

from math import cos, radians, sin

from kit.arrange import duplicate, gathered, hide, place, vary
from kit.colours import SILVER, WARM_LIGHT
from kit.forms import lathe
from kit.lights import area
from kit.materials import metal, stone, wet
from kit.sets import table_set
from kit.view import camera
from things.crushed_ice import crushed_ice
from things.crustaceans import prawn, prawn_flesh
from things.raw_bar import half_lemon, plump_oyster, seaweed

SEED = 61
ICE = 1.48


def tray(radius=1.62):
    """A round silver tray on a low foot."""
    inside = [(0, 0.1), (0.9, 0.1), (0.95, 0.16), (1, 0.24), (1.03, 0.25), (1.03, 0.235)]
    below = [(0.97, 0.14), (0.9, 0.07), (0.6, 0.06), (0.58, 0), (0.5, 0), (0, 0.05)]
    return lathe("tray", [(r * radius, z) for r, z in inside + below], metal("silver", SILVER, 0.2), 160)


def on_ice(x, y):
    """The height of the ice at a place."""
    return 0.1 + 0.42 * (1 - (min(ICE, (x * x + y * y) ** 0.5) / ICE) ** 3.4)


def sauce_cup(radius=0.3):
    """A small silver cup of cocktail sauce."""
    wall = [(0.5, 0), (0.55, 0.03), (0.86, 0.4), (0.98, 0.95), (1.04, 1.05), (1.0, 1.06), (0.93, 0.96), (0.8, 0.45)]
    lathe("cup", [(0, 0)] + [(r * radius, z * radius) for r, z in wall], metal("cup silver", SILVER, 0.16), 96)
    sauce = wet("cocktail sauce", "#8c1d10", "#c2462a", 0.12, 0.9, 0.1, 5, grain=(16, 0.5, 0.02))
    swirl = lambda r, z, a: (r, z + 0.01 * sin(2 * a + 14 * r))
    face = [(0, 0.9), (0.3, 0.9), (0.6, 0.87), (0.8, 0.84), (0.93, 0.84)]
    return lathe("sauce", [(r * radius, z * radius) for r, z in reversed(face)], sauce, 96, bend=swirl)


def catch():
    """What lies on the ice: a cup in the middle, prawns leaning round it, oysters and lemon along the rim, seaweed between."""
    gathered(sauce_cup, (0, 0.09, 0.47))
    flesh = prawn_flesh()
    kinds = [prawn(s, flesh) for s in (0.2, 0.21, 0.195)]
    hide(*kinds)
    for i in range(11):
        angle = -90 + 360 / 11 * i + vary(-3, 3)
        a = radians(angle)
        x, y = 0.56 * cos(a), 0.09 + 0.53 * sin(a)
        duplicate(kinds[i % 3], (x, y, 0.6 + vary(0, 0.02)), (0, -36 + vary(-4, 4), angle - 108), vary(1.03, 1.12))
    for i in range(12):
        angle = -90 + 30 * i + 15
        a = radians(angle)
        x, y = 1.13 * cos(a), 1.1 * sin(a)
        z = on_ice(x, y) - 0.02
        if i in (2, 7):
            place(half_lemon(0.25), (x, y, z), (26, 14 if x > 0 else -14, 20))
        else:
            place(plump_oyster(0.335), (x, y, z), (0, 13, angle + vary(-9, 9)))
    for i in range(12):
        angle = radians(30 * i)
        x, y = 1.0 * cos(angle), 0.97 * sin(angle)
        place(seaweed(vary(0.32, 0.42), 0.07), (x, y, on_ice(x, y) + 0.01), (vary(-20, 20), 14, 30 * i + vary(-12, 12)))


def build():
    """The whole picture."""
    table_set(stone("slate", "#151a22", "#333d4a", 0.6, 0.36, 0.3, 0.2), lamp_side="right", lights=50)
    area((0.2, -4.2, 3.2), (0, 0, 0.3), 2.2, 40, WARM_LIGHT, name="low fill").visible_glossy = False
    tray()
    place(crushed_ice(ICE, 0.42, 2600, 0.07, 3.4), (0, 0, 0.1))
    catch()
    camera((0.0, -5.0, 4.65), (0.0, -0.1, 0.42), 61, focus=(0, -0.3, 0.6), blur=26)
