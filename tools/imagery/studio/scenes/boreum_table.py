"""Boreum: a croissant and a coffee with a leaf in its foam on a small marble table, more bread behind."""

from kit.arrange import place
from kit.colours import INK
from kit.forms import lathe
from kit.lights import bokeh
from kit.materials import brass, ceramic, linen, marble, simple, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import move_moon
from things.cutlery import folded_napkin, spoon
from things.glazes import latte
from things.pastry import croissant, loaf
from things.sprigs import plum_sprig
from things.tableware import coupe
from things.vessels import bud_vase, coffee_cup

SEED = 27


def build():
    """The whole picture."""
    table_set(simple("floor", INK, 0.8), "left", 0.9, 0.9, lights=0, depth=2).location.z = -9
    move_moon((3.2, 4.4, 8.5))
    bokeh(36, (0, 13, 0.6), (8, 2, 2.4), (0.04, 0.08), 9, ((1.0, 0.62, 0.31), (1.0, 0.74, 0.46)))
    top = [(0, 0), (3.5, 0), (3.55, -0.02), (3.56, -0.1), (3.5, -0.2), (0, -0.2)]
    place(lathe("table", top, marble("marble", "#a3a6ab", "#59616e", 0.5), 200, 1), (0.1, 1.1, 0))
    place(lathe("edge", [(3.57, -0.03), (3.62, -0.03), (3.62, -0.19), (3.57, -0.19)], brass(), 200, 1), (0.1, 1.1, 0))
    glaze = ceramic("cream glaze", "#efe8da", specks=0.4)
    place(folded_napkin(linen("napkin", "#7f93ad", 22), 1.5, 1.9, 2), (-1.05, -0.05, 0), (0, 0, 24))
    place(coupe(1.08, 0.16, glaze), (-0.75, 0.15, 0.1))
    place(croissant(1.5, 0.31), (-0.75, 0.12, 0.155), (0, 0, 12))
    place(
        coffee_cup(0.5, 0.5, ceramic("indigo glaze", "#23406e", "#16294a", roughness=0.14), 0.9, latte()),
        (1.15, 0.55, 0),
        (0, 0, -35),
    )
    place(spoon(1.2), (1.4, -0.28, 0.11), (0, 0, 24))
    board = wood("board", "#4a2c18", "#8a5a34", 2.0, 0.45)
    place(loaf(1.8, 0.75, 0.58), (0.15, 2.9, 0), (0, 0, 14))
    place(bud_vase(0.85, 0.24, ceramic("celadon", "#9fb9a4", "#7f9e88")), (-1.75, 2.0, 0))
    place(plum_sprig(0.95, 6), (-1.75, 2.0, 0.72), (0, -58, 25))
    camera((0.25, -6.6, 4.0), (0.1, 0.75, 0.42), 58, focus=(-0.5, 0.0, 0.3), blur=28)
