"""Boreum: a croissant and a coffee with a tulip of milk on a small marble table, more bread behind."""

from kit.arrange import duplicate, hide, place
from kit.forms import lathe
from kit.lights import area, bokeh, table_lamp
from kit.materials import brass, ceramic, linen, marble, simple, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import move_moon
from things.cutlery import folded_napkin, spoon
from things.latte import latte_face
from things.pastry import croissant, loaf
from things.tableware import coupe
from things.vessels import coffee_cup

SEED = 27


def table():
    """Models a round marble top with a brass edge. The marble is dim, so that the pastry stands out."""
    top = [(0, 0), (3.5, 0), (3.55, -0.02), (3.56, -0.1), (3.5, -0.2), (0, -0.2)]
    place(lathe("table", top, marble("marble", "#817e79", "#62626a", 0.45, 0.3), 200, 1), (0.1, 1.1, 0))
    place(lathe("edge", [(3.57, -0.03), (3.62, -0.03), (3.62, -0.19), (3.57, -0.19)], brass(), 200, 1), (0.1, 1.1, 0))


def pastries():
    """Models one croissant on its plate, two on a board behind with a loaf."""
    pattern = croissant(1.62, 0.35, bow=0.62)
    hide(pattern)
    place(folded_napkin(linen("napkin", "#3d5478", 22), 1.5, 1.9, 2), (-0.95, -0.1, 0), (0, 0, 24))
    place(coupe(1.08, 0.16, ceramic("ink glaze", "#26334c", "#1a2438", 0.3, 0.2)), (-0.55, 0.1, 0.1))
    duplicate(pattern, (-0.55, 0.2, 0.158), (0, 0, -14), 1.0)
    place(
        lathe(
            "board",
            [(0, 0.09), (1.24, 0.09), (1.27, 0.07), (1.25, 0.0), (0, 0)],
            wood("board", "#4a2c18", "#8a5a34", 1.2, 0.45),
            96,
            2,
        ),
        (-0.55, 2.75, 0),
    )
    duplicate(pattern, (-1.0, 2.5, 0.092), (0, 0, 35), 0.9)
    place(loaf(1.5, 0.7, 0.55), (-0.2, 3.0, 0.092), (0, 0, -12))


def coffee():
    """Models a cup of cream glaze with its spoon on the saucer."""
    cup = coffee_cup(0.5, 0.5, ceramic("cream glaze", "#e4d9c4", specks=0.3, roughness=0.16), 0)
    place(cup, (1.02, 0.45, 0), (0, 0, -28))
    place(latte_face(0.458), (1.02, 0.45, 0.05 + 0.4), (0, 0, 32))
    place(spoon(0.95), (0.6, -0.12, 0.118), (0, 0, 10))


def build():
    table_set(simple("floor", "#141d30", 0.8), "left", 0.9, 1.5, lights=0, depth=2).location.z = -9
    move_moon((3.2, 4.4, 8.5))
    bokeh(70, (0, 13, 1.4), (8, 2, 2.6), (0.03, 0.07), 8, ((1.0, 0.62, 0.31), (1.0, 0.74, 0.46), (0.5, 0.66, 1.0)))
    table()
    pastries()
    coffee()
    table_lamp((1.75, 3.4, 0), 0.95, 0.2, 16)
    area((-0.5, -4.6, 2.6), (0, 0, 0.3), 2.6, 60, (1.0, 0.88, 0.72))
    camera((0.3, -6.1, 3.1), (0.16, 0.62, 0.4), 61, focus=(-0.4, 0.0, 0.35), blur=28)
