"""Yunseul: a window seat, oysters on ice with lemon, white wine, and reflected moonlight on the sea outside."""

from math import cos, radians, sin

from kit.arrange import group, place, uniform
from kit.colours import SILVER, WARM_LIGHT
from kit.forms import box, lathe
from kit.lights import area
from kit.materials import linen, liquid, metal, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import remove_backdrop
from things.candles import tealight
from things.crushed_ice import crushed_ice
from things.drinks import bordeaux
from things.raw_bar import half_lemon, plump_oyster, seaweed
from things.settings import ringed_napkin
from things.windows import night_sea

SEED = 19
EYE = (0.1, -6.0, 2.7)
ICE = 1.12


def window():
    """Models the night outside, between two posts."""
    night_sea(40, EYE[2], 117, 62, -0.03, 0.0145, 0.0055, bright=1.05)
    frame = wood("frame", "#1d120b", "#4a3020", 1.5, 0.4, "Z", 0.2)
    for x in (-4.3, 4.3):
        box("post", (0.22, 0.3, 9), frame, (x, 6.2, 3), 0.03)
    box("sill", (16, 0.5, 0.16), frame, (0, 6.0, 0.0), 0.03)


def tray(radius=1.28):
    """Models a low silver dish for ice."""
    inside = [(0, 0.1), (0.86, 0.1), (0.92, 0.16), (1, 0.25), (1.03, 0.26), (1.03, 0.24)]
    below = [(0.97, 0.14), (0.9, 0.07), (0.6, 0.06), (0.58, 0), (0.5, 0), (0, 0.05)]
    return lathe("tray", [(r * radius, z) for r, z in inside + below], metal("silver", SILVER, 0.2), 160)


def ice_height(x, y):
    """Returns the height of the ice at (x, y)."""
    return 0.1 + 0.34 * (1 - (min(ICE, (x * x + y * y) ** 0.5) / ICE) ** 3.0)


def oysters():
    """Models six oysters in a ring around half a lemon, seaweed behind."""
    place(tray())
    place(crushed_ice(ICE, 0.34, 1900, 0.065, 3.0), (0, 0, 0.1))
    for angle in (262, 322, 22, 82, 142, 202):
        a = radians(angle)
        x, y = 0.74 * cos(a), 0.72 * sin(a)
        turned = group(place(plump_oyster(0.4), turn=(0, 0, angle + uniform(-9, 9))))
        place(turned, (x, y, ice_height(x, y) + 0.01), (15, 0, 0))
        b = radians(angle + 30)
        x, y = 0.86 * cos(b), 0.84 * sin(b)
        if y < -0.5:
            continue
        place(
            seaweed(uniform(0.3, 0.38), 0.08),
            (x, y, ice_height(x, y)),
            (uniform(-20, 20), 0, angle + uniform(130, 170)),
        )
    place(half_lemon(0.27), (0.0, 0.02, ice_height(0, 0) - 0.02), (32, 4, 0))


def build():
    table_set(wood("oak", "#432e19", "#7a5a35", 1.6, 0.4, "X", 0.2), "right", 0.85, 0.0, lights=0, depth=9)
    remove_backdrop()
    area((0.2, -4.4, 3.4), (0, 0, 0.3), 2.2, 36, WARM_LIGHT, name="low fill").visible_glossy = False
    window()
    oysters()
    place(bordeaux(1.4, liquid("white wine", (0.99, 0.9, 0.58), 0.1)), (1.66, 1.05, 0))
    place(tealight(0.3, 0.42, 6.0), (-1.5, 1.75, 0))
    place(ringed_napkin(linen("sea linen", "#5f7fa8", 18), None, 1.5, 0.75), (-1.95, -0.2, 0.01), (0, 0, 74))
    camera(EYE, (0.08, 0.35, 1.16), 40, focus=(0, -0.25, 0.4), blur=11)
