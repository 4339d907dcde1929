"""Oysters in a ring around prawns that lie about a cup of red sauce, with lemon, on crushed ice in a silver tray."""

from math import cos, radians, sin

from kit.arrange import build_group, group, place, uniform
from kit.colours import SILVER, WARM_LIGHT
from kit.forms import lathe
from kit.lights import area
from kit.materials import metal, simple, wet
from kit.sets import table_set
from kit.view import camera
from things.crushed_ice import crushed_ice
from things.crustaceans import prawn, prawn_flesh
from things.raw_bar import half_lemon, plump_oyster, seaweed

SEED = 61
ICE = 1.48
LEMONS = (2, 7)


def tray(radius=1.62):
    """Models a round silver tray on a low foot."""
    inside = [(0, 0.1), (0.9, 0.1), (0.95, 0.16), (1, 0.24), (1.03, 0.25), (1.03, 0.235)]
    below = [(0.97, 0.14), (0.9, 0.07), (0.6, 0.06), (0.58, 0), (0.5, 0), (0, 0.05)]
    return lathe("tray", [(r * radius, z) for r, z in inside + below], metal("silver", SILVER, 0.2), 160)


def rim_positions():
    """Returns the positions of oysters and lemons along the rim: [(number, angle, x, y)…]."""
    angles = [(i, 30 * i - 75) for i in range(12)]
    return [(i, angle, 1.17 * cos(radians(angle)), 1.15 * sin(radians(angle))) for i, angle in angles]


def ice_height(x, y):
    """Returns the height of the ice at (x, y)."""
    return 0.1 + 0.42 * (1 - (min(ICE, (x * x + y * y) ** 0.5) / ICE) ** 3.4)


def sauce_cup(radius=0.36):
    """Models a small silver cup with a rolled rim, cocktail sauce well below it."""
    wall = [(0.5, 0), (0.56, 0.03), (0.8, 0.35), (0.97, 0.8), (1.03, 0.92), (1.06, 0.98), (1.04, 1.03), (0.99, 1.01)]
    wall += [(0.94, 0.9), (0.9, 0.75), (0.8, 0.5)]
    lathe("cup", [(0, 0)] + [(r * radius, z * radius) for r, z in wall], metal("cup silver", "#e4e2dc", 0.34), 96)
    sauce = wet("cocktail sauce", "#7c140a", "#a82a16", 0.24, 0.5, 0.35, 9, grain=(26, 0.6, 0.02))
    face = [(0, 0.78), (0.5, 0.775), (0.86, 0.77), (0.9, 0.775), (0.92, 0.79)]
    return lathe("sauce", [(r * radius, z * radius) for r, z in reversed(face)], sauce, 96)


def prawns(flesh, count=7):
    """Models prawns that lie on the ice around the cup, backs outwards, each leaning on it slightly."""
    for i in range(count):
        angle = -90 + 360 / count * (i + 0.5) + uniform(-3, 3)
        a = radians(angle)
        lying = place(prawn(uniform(0.248, 0.262), flesh), (0, 0, 0), (0, 0, 84 + uniform(-8, 8)))
        at = (0.67 * cos(a), 0.1 + 0.65 * sin(a), 0.58 + uniform(0, 0.015))
        group(lying, at=at, turn=(uniform(-4, 4), 30 + uniform(-3, 3), angle))


def seafood():
    """Models the seafood on the ice: a cup in the middle, prawns leaning on it, oysters and lemon along the rim,
    seaweed between.
    """
    build_group(sauce_cup, (0, 0.1, 0.44))
    prawns(prawn_flesh())
    for i, angle, x, y in rim_positions():
        z = ice_height(x, y) - 0.02
        if i in LEMONS:
            place(half_lemon(0.25), (x, y, z), (26, 14 if x > 0 else -14, 20))
        else:
            place(plump_oyster(0.325), (x, y, z + 0.015), (0, 16, angle + uniform(-9, 9)))
    for i in range(12):
        angle = radians(30 * i)
        x, y = 1.0 * cos(angle), 0.97 * sin(angle)
        place(
            seaweed(uniform(0.4, 0.5), 0.08),
            (x, y, ice_height(x, y) + 0.005),
            (uniform(-12, 12), 15, 30 * i + uniform(-12, 12)),
        )


def build():
    table_set(simple("slate", "#1d2530", 0.5, grain=(7, 0.12, 0.02)), lamp_side="right", lights=50)
    area((0.2, -4.2, 3.2), (0, 0, 0.3), 2.2, 40, WARM_LIGHT, name="low fill").visible_glossy = False
    tray()
    # No fragment may pierce the shell of an oyster.
    bare = [(x, y, 0.3) for i, _, x, y in rim_positions() if i not in LEMONS]
    place(crushed_ice(ICE, 0.42, 2600, 0.07, 3.4, avoid=bare), (0, 0, 0.1))
    seafood()
    camera((0.0, -5.0, 4.65), (0.0, -0.37, 0.42), 59, focus=(0, -0.3, 0.6), blur=26)
