"""Half a lobster with its claw, prawns, oysters and lemon on crushed ice in a silver tray."""

from math import cos, radians, sin

from kit.arrange import place, vary
from kit.colours import SILVER, WARM_LIGHT
from kit.forms import lathe
from kit.lights import area
from kit.materials import metal, stone
from kit.sets import table_set
from kit.view import camera
from things.crushed_ice import crushed_ice
from things.crustaceans import prawn
from things.half_lobster import half_lobster
from things.raw_bar import half_lemon, plump_oyster, seaweed
from things.shellfish import scallop_shell

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


def catch():
    """What lies on the ice: lobster behind, prawns before it, oysters in an arc in front."""
    place(half_lobster(2.14), (0.02, 0.5, 0.76), (30, 0, 3))
    for angle in (229, 258, 287, 316):
        a = radians(angle)
        x, y = 1.1 * cos(a), 1.06 * sin(a)
        place(plump_oyster(0.35), (x, y, on_ice(x, y) - 0.02), (0, 13, angle + vary(-10, 10)))
    for x, y, turn in ((-0.34, -0.26, 196), (0.2, -0.3, 204), (0.73, -0.24, 214)):
        place(prawn(0.215), (x, y, on_ice(x, y)), (16, 0, turn))
    place(half_lemon(0.25), (1.2, -0.3, on_ice(1.2, -0.3) - 0.02), (26, 8, 20))
    place(scallop_shell(0.36), (-1.12, 0.66, on_ice(-1.12, 0.66)), (0, 14, 150))
    place(scallop_shell(0.34, ("#b5543a", "#efc9a0")), (0.86, 0.98, on_ice(0.86, 0.98)), (-14, 0, 60))
    for i in range(16):
        angle = radians(22.5 * i + vary(-8, 8))
        x, y = 1.24 * cos(angle), 1.2 * sin(angle)
        place(seaweed(vary(0.4, 0.6), 0.08), (x, y, on_ice(x, y) + 0.02), (vary(-20, 20), 6, 22.5 * i + vary(40, 110)))


def build():
    """The whole picture."""
    table_set(stone("slate", "#151a22", "#333d4a", 0.6, 0.36, 0.3, 0.2), lamp_side="right", lights=50)
    area((0.2, -4.2, 3.2), (0, 0, 0.3), 2.2, 40, WARM_LIGHT, name="low fill").visible_glossy = False
    tray()
    place(crushed_ice(ICE, 0.42, 2600, 0.07, 3.4), (0, 0, 0.1))
    catch()
    camera((0.0, -5.05, 4.95), (0.0, -0.02, 0.42), 57, focus=(0, -0.2, 0.6), blur=26)
