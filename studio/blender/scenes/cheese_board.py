"""Cheese and ham from near: jamón in folds, wedges of three cheeses, grapes, figs and walnuts on a dark board."""

from math import pi, sin

from mathutils import Vector, noise

from kit.arrange import place, uniform
from kit.colours import WARM_LIGHT
from kit.forms import box, grid
from kit.graph import Graph
from kit.lights import area
from kit.materials import ceramic, stone, wet, wood
from kit.sets import table_set
from kit.view import camera
from things.candles import tealight
from things.cheese import blue_cheese, brie, cheese_crumb, hard_cheese, hard_cheese_material
from things.drinks import bordeaux
from things.figs import half_fig
from things.fruit import grapes, walnut_half
from things.garnish import pool
from things.pastry import bread_slice, crumb_material, crust_material
from things.vessels import small_dish

SEED = 26
TOP = 0.155


def ham_material():
    """Returns the material of cured ham: dark red, wine-coloured at one side, a broad rim of pale fat (UV x 1),
    fine marbling.
    """
    graph = Graph("jamon")
    across = graph.axes("UV")[0]
    veins = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.noise(5, 4, 0.62, distortion=1.0), 0.5))
    lean = graph.ramp(graph.noise(3, 3), (0.34, "#5e0f14"), (0.55, "#8a1c1f"), (0.72, "#a8302c"))
    body = graph.mix(graph.ramp(veins, (0.0, 0.75), (0.022, 0.0)), lean, "#e0a48c")
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(4, 3), 0.5), 0.22)
    rim = graph.ramp(graph.math("ADD", across, sway), (0.83, 0.0), (0.88, 1.0))
    body = graph.mix(rim, body, "#e9c9a4")
    graph.set(Base_Color=body, Roughness=0.3, Clearcoat=0.5, Clearcoat_Roughness=0.14)
    glowing = graph.node("BsdfTranslucent", Color=body)
    return graph.surface(graph.node("MixShader", Fac=0.22, i1=graph.principled, i2=glowing)).material


def ham_fold(material, length=0.95, width=0.42):
    """Models a thin slice in folds along x, like a ribbon with frilled edges."""
    rand, folds = uniform(0, 40), uniform(2.2, 3.0)

    def point(u, v):
        s = u * 2 - 1
        wave = sin(folds * 2 * pi * v + 0.7 * s + rand)
        x = (v - 0.5) * length * 0.62 + 0.055 * sin(2 * folds * 2 * pi * v + rand)
        y = s * width / 2 * (1 - 0.25 * (2 * v - 1) ** 2) + 0.03 * noise.noise(Vector((v * 6, s, rand)))
        rise = 0.15 * (wave + 1) * (0.72 + 0.28 * noise.noise(Vector((v * 4, s * 2, rand))))
        return x, y, 0.012 + rise + 0.02 * abs(s) * sin(9 * v + rand)

    return grid("jamon", 26, 120, point, material, thickness=0.008)


def board():
    """Models the board and its food."""
    box("board", (3.5, 1.95, 0.14), wood("dark oak", "#2a190d", "#6b4526", 1.4, 0.45, coat=0.1), (0, 0, 0.08), 0.05)
    ham = ham_material()
    for x, y, turn, z in (
        (-1.1, -0.5, 10, 0),
        (-0.72, -0.62, -14, 0),
        (-0.34, -0.48, 24, 0),
        (-0.95, -0.16, -20, 0.02),
        (-0.52, -0.2, 8, 0.06),
        (-0.78, -0.38, 30, 0.13),
    ):
        place(ham_fold(ham, uniform(0.9, 1.05), uniform(0.38, 0.46)), (x, y, TOP + z), (0, 0, turn))
    place(brie(), (0.3, -0.62, TOP), (0, 0, 24))
    place(blue_cheese(), (-1.36, 0.42, TOP), (0, 0, -12))
    hard = hard_cheese_material()
    place(hard_cheese(material=hard), (-0.28, 0.44, TOP), (0, 0, 12))
    for x, y in ((0.62, 0.5), (0.78, 0.3), (0.54, 0.26)):
        place(cheese_crumb(hard, uniform(0.11, 0.16)), (x, y, TOP), (0, 0, uniform(0, 360)))
    place(grapes(40, 0.9, 0.34), (0.92, 0.5, TOP), (0, 0, -20))
    for x, y, turn, lean in ((1.2, -0.3, 14, 30), (1.45, -0.06, -26, 26), (0.2, 0.06, 8, 34)):
        place(half_fig(0.24), (x, y, TOP + 0.02), (lean, 0, turn))
    for x, y in ((-0.02, -0.72), (0.12, -0.84), (1.3, -0.68), (1.1, -0.72), (1.5, -0.5), (-1.5, -0.1)):
        place(walnut_half(), (x, y, TOP), (0, 0, uniform(0, 360)))


def build():
    table_set(stone("night slate", "#181d26", "#323b48", 0.5, 0.5, 0.3, 0.05), "right", 0.95, 1.8, lights=70)
    board()
    crust, crumb = crust_material(0.1), crumb_material(0.95)
    for i, x in enumerate((-1.9, -1.66, -1.42)):
        place(bread_slice(0.62, 0.5, 0.1, crust, crumb), (x, 1.3, 0.02), (0, 14 * i, 12))
    place(small_dish(0.34, 0.18, ceramic("ink", "#1f2f4c")), (1.75, 1.3, 0))
    place(pool(wet("honey", "#a85f0a", "#eaa52c", 0.02, 1.0), 0.44, 0.44, 0.03, 0.04, 1), (1.75, 1.3, 0.07))
    place(bordeaux(1.42), (0.3, 1.9, 0))
    place(tealight(0.26, 0.36, 6), (-0.9, 2.2, 0))
    area((0.4, -4.0, 3.0), (0.0, 0.0, 0.3), 2.2, 95, WARM_LIGHT, name="low fill").visible_glossy = False
    camera((-0.1, -5.0, 3.0), (0.02, 0.12, 0.26), 58, focus=(-0.1, -0.3, 0.35), blur=24)
