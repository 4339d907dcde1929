"""Two glasses of red wine by a candle, with a board of cheese, grapes and figs."""

from kit.arrange import build_group, place, uniform
from kit.forms import box
from kit.lights import area
from kit.materials import stone, wood
from kit.sets import table_set
from kit.view import camera
from things.cheese import blue_cheese, brie, cheese_crumb, hard_cheese, hard_cheese_material
from things.cutlery import candle
from things.drinks import bordeaux
from things.figs import half_fig
from things.fruit import grapes, walnut_half

SEED = 14


def board(at=(0, 0, 0), turn=0.0):
    """Models the cheese board, 32 x 17 cm: tall cheeses to the left, grapes and figs low to the right."""

    def build():
        box("board", (3.2, 1.7, 0.14), wood("walnut", "#37220f", "#85602f", 1.6, 0.5, coat=0.0), (0, 0, 0.08), 0.05)
        top = 0.155
        place(brie(), (-1.3, -0.3, top), (0, 0, 18))
        place(blue_cheese(), (-0.62, 0.12, top), (0, 0, 52))
        hard = hard_cheese_material()
        place(hard_cheese(material=hard), (0.02, 0.3, top), (0, 0, -8))
        for x, y in ((0.4, -0.1), (0.52, 0.06), (0.28, 0.02), (0.5, -0.28)):
            place(cheese_crumb(hard, uniform(0.09, 0.15)), (x, y, top), (0, 0, uniform(0, 360)))
        place(grapes(34, 0.85, 0.32), (0.82, -0.22, top), (0, 0, -24))
        for x, y, turn, lean in ((-0.42, -0.46, 14, 34), (0.04, -0.5, -22, 30)):
            place(half_fig(0.24), (x, y, top + 0.02), (lean, 0, turn))
        for x, y in ((-0.98, -0.62), (-0.74, -0.7), (0.42, -0.64), (-1.38, 0.5)):
            place(walnut_half(), (x, y, top), (0, 0, uniform(0, 360)))

    return build_group(build, at, (0, 0, turn), 1.0)


def build():
    table_set(
        stone("slate", "#1d232c", "#39434f", 0.5, 0.5, 0.3, 0.05),
        lamp_side="left",
        brightness=0.9,
        background=2.0,
        lights=60,
    )
    board((-0.42, -0.5, 0), 5)
    place(bordeaux(1.44), (0.6, 1.2, 0))
    place(bordeaux(1.38), (1.6, 0.78, 0))
    place(candle(0.19, 0.95, 40), (-1.05, 1.15, 0))
    place(candle(0.15, 0.55, 12), (-1.75, 2.1, 0))
    area((-0.6, -4.2, 3.0), (0.1, 0.0, 0.4), 2.2, 85, (1.0, 0.84, 0.68)).visible_glossy = False
    camera((-0.2, -7.2, 2.9), (0.04, 0.3, 0.94), 51, focus=(0.0, -0.35, 0.4), blur=17)
