"""Eunharu: a round table of red lacquer, tea in celadon and dim sum under lanterns."""

from kit.arrange import group, place
from kit.colours import INK
from kit.forms import lathe
from kit.graph import Graph
from kit.lights import area
from kit.materials import brass, ceramic, lacquer, metal, simple, wet
from kit.sets import table_set
from kit.view import camera
from things.backdrops import move_moon
from things.candles import red_lantern
from things.cutlery import teapot
from things.dumplings import basket, prawn_dumpling
from things.tableware import bowl, chopsticks, cup, plate
from things.vegetables import rings, round_slice
from things.vessels import small_dish

SEED = 31


def round_table():
    """Models the lacquered top with a brass line, and the turning disc in its middle."""
    red, line = lacquer("red lacquer", "#6a1410", 0.2), brass(0.42)
    edge = [(0, 0), (4.6, 0), (4.66, -0.03), (4.68, -0.1), (4.64, -0.2), (4.4, -0.24), (0, -0.24)]
    place(lathe("table", edge, red, 200, 1), (0, 2.2, 0))
    place(lathe("line", [(4.28, 0.002), (4.32, 0.004), (4.34, 0.002)], line, 200, 1), (0, 2.2, 0))
    disc = [(0, 0.16), (2.3, 0.16), (2.38, 0.14), (2.4, 0.1), (2.34, 0.06), (2.0, 0.04), (0, 0.04)]
    place(lathe("disc", disc, red, 200, 1), (0, 3.3, 0))
    place(lathe("rim", [(2.2, 0.161), (2.24, 0.166), (2.28, 0.161)], line, 200, 1), (0, 3.3, 0))


def tea_material():
    """Returns the material of clear amber tea, deepest in the middle of the cup."""
    graph = Graph("tea")
    x, y = graph.axes()[:2]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    tone = graph.ramp(reach, (0.0, "#4f2206"), (0.16, "#6e3409"), (0.25, "#a8661f"), (0.3, "#c58a3c"))
    return graph.set(Base_Color=tone, Roughness=0.05, Specular=0.35).material


def dumpling_soup(glaze):
    """Models a bowl of golden broth with two prawn dumplings and scallion."""
    broth = wet("broth", "#a8742a", "#c9984c", 0.06, 0.5, 0.25, 4)
    pair = [
        place(prawn_dumpling(), at, (0, 0, turn)) for at, turn in (((-0.1, 0.08, 0.19), 20), ((0.1, -0.1, 0.19), -40))
    ]
    filled = bowl(0.52, 0.4, glaze, fill=0.66, drink=broth)
    return group(filled, *pair, *rings(9, 0.26, (0, 0), 0.3, size=0.026), name="dumpling soup")


def place_setting(glaze, tea):
    """Models one guest's plate with a bowl on it, sticks, chilli oil and tea."""
    band = metal("band", "#b8935a", 0.3)
    place(plate(1.08, 0.32, 0.14, glaze, band), (-0.3, -0.3, 0))
    place(dumpling_soup(glaze), (-0.3, -0.25, 0.055), (0, 0, 30))
    sticks = chopsticks(lacquer("ink", "#14100f", 0.3), lacquer("tip", "#2c1a10", 0.3), glaze, 1.9)
    place(sticks, (1.05, -1.15, 0), (0, 0, 82))
    place(cup(0.28, 0.34, glaze, 0.8, tea), (1.62, 0.42, 0))
    oil = wet("chilli oil", "#8a1f0c", "#c2481a", 0.05, 0.8, 0.4, 9)
    place(group(small_dish(0.3, 0.12, glaze), place(round_slice(0.23, 0.07, oil), (0, 0, 0.02))), (-1.72, 0.42, 0))


def build():
    table_set(simple("floor", INK, 0.8), "right", 1.15, 0.75, lights=0, depth=2).location.z = -9
    move_moon((-3.4, 3.0, 10.0))
    round_table()
    glaze, tea = ceramic("celadon", "#9db8a4", "#7c9c8a", roughness=0.18), tea_material()
    place_setting(glaze, tea)
    place(basket(prawn_dumpling, 6), (-0.98, 1.85, 0.16), (0, 0, 10), 1.0)
    place(teapot(0.58, 0.78, glaze), (0.98, 2.5, 0.16), (0, 0, 166))
    for x, y in ((0.22, 1.5), (1.72, 2.05)):
        place(cup(0.25, 0.31, glaze, 0.8, tea), (x, y, 0.16))
    for x, y, z, size in (
        (-1.85, 8.6, 0.72, 0.95),
        (2.1, 11.5, 0.3, 0.95),
        (3.7, 9.2, 0.45, 0.95),
        (-4.6, 11.8, 0.15, 0.95),
    ):
        place(red_lantern(0.95), (x, y, z), scale=size)
    area((0, 4.5, 5.0), (0, 1, 0), 3.0, 130, (1.0, 0.5, 0.26), 1.2, name="lanterns' glow")
    camera((0.25, -7.1, 3.2), (0.08, 0.8, 0.82), 58, focus=(-0.3, 0.1, 0.3), blur=24)
