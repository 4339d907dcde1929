"""Yunseul: a window seat, white wine and the first plate, the moon's path on the sea outside."""

from kit.arrange import place
from kit.colours import PORCELAIN, SILVER
from kit.forms import box
from kit.materials import ceramic, linen, liquid, metal, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import night_sea, open_view
from things.candles import tealight
from things.cutlery import fork, knife
from things.lemon import lemon_wedge
from things.settings import ringed_napkin
from things.shellfish import oyster, scallop_shell
from things.tableware import plate, wine_glass

SEED = 19


def build():
    """The whole picture."""
    top = table_set(wood("pale oak", "#8d714c", "#d3b68a", 1.6, 0.4, "X", 0.2), "right", 0.85, 0.0, lights=0, depth=7)
    open_view()
    night_sea(2.2, 40, (-4.6, 2.6), 1.0, 640, 6.0)
    frame = wood("frame", "#1d120b", "#4a3020", 1.5, 0.4, "Z", 0.2)
    for x in (-4.4, 3.6):
        box("post", (0.22, 0.3, 9), frame, (x, 6.2, 3), 0.03)
    box("sill", (14, 0.5, 0.16), frame, (0, 6.0, 0.0), 0.03)
    silver = metal("silver", SILVER, 0.14)
    place(plate(1.3, 0.4, 0.16, ceramic("porcelain", PORCELAIN, specks=0.3)), (-0.15, 0, 0))
    for x, y, turn in ((-0.52, -0.12, 150), (0.05, 0.3, 95), (0.3, -0.28, 20)):
        place(oyster(0.36), (x, y, 0.09), (0, 0, turn))
    place(lemon_wedge(0.26), (-0.2, -0.5, 0.1), (0, 0, 25))
    place(scallop_shell(0.3), (-1.15, 1.25, 0), (0, 0, 130))
    place(ringed_napkin(linen("sea linen", "#5f7fa8", 18), None, 1.4, 0.75), (-2.15, 0.2, 0.01), (0, 0, 80))
    place(fork(1.95, silver), (-1.6, -1.0, 0), (0, 0, 88))
    place(knife(2.2, silver), (1.4, -1.05, 0), (0, 0, 92))
    place(wine_glass(2.3, 0.46, 0.45, liquid("white wine", (0.98, 0.88, 0.56))), (1.45, 1.5, 0))
    place(wine_glass(2.05, 0.42), (2.2, 2.2, 0))
    place(tealight(0.3, 0.42, 5.0), (-1.75, 2.3, 0))
    camera((0.2, -7.9, 2.25), (0.1, 1.0, 1.2), 56, focus=(0, 0, 0.4), blur=16)
