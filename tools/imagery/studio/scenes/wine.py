"""Two glasses of red wine by a candle, with a board of cheese, grapes and figs."""

from kit.arrange import gathered, place, vary
from kit.forms import box
from kit.lights import area
from kit.lines import cloth
from kit.materials import linen, stone, wood
from kit.sets import table_set
from kit.view import camera
from things.cheese import blue_cheese, brie, cheese_crumb, hard_cheese, hard_cheese_material
from things.cutlery import candle
from things.drinks import bordeaux
from things.figs import half_fig
from things.fruit import grapes, walnut_half

SEED = 14


def board(at=(0, 0, 0), turn=0.0):
    """The cheese board, 34 x 20 cm, all lying on it at 0.16."""

    def build():
        box("board", (3.0, 1.7, 0.14), wood("olive", "#4a2f18", "#a87a48", 1.6, 0.45), (0, 0, 0.08), 0.05)
        top = 0.155
        place(brie(), (-1.25, -0.35, top), (0, 0, 18))
        place(blue_cheese(), (-0.62, 0.02, top), (0, 0, 52))
        hard = hard_cheese_material()
        place(hard_cheese(material=hard), (0.15, 0.3, top), (0, 0, -8))
        for x, y in ((0.25, -0.28), (0.42, -0.12), (0.1, -0.1), (0.55, -0.36)):
            place(cheese_crumb(hard, vary(0.09, 0.15)), (x, y, top), (0, 0, vary(0, 360)))
        place(grapes(30, 0.75, 0.3), (0.72, -0.25, top), (0, 0, -24))
        for x, y, turn, lean in ((-0.36, -0.5, 20, 30), (-0.02, -0.58, -60, -8)):
            place(half_fig(0.2), (x, y, top + 0.02), (lean, 0, turn))
        for x, y in ((-0.95, -0.62), (-0.72, -0.68), (0.32, -0.62), (-1.2, 0.45)):
            place(walnut_half(), (x, y, top), (0, 0, vary(0, 360)))

    return gathered(build, at, (0, 0, turn), 1.0)


def build():
    """The whole picture."""
    table_set(
        stone("slate", "#1d232c", "#39434f", 0.5, 0.32, 0.3, 0.2),
        lamp_side="left",
        brightness=0.9,
        background=2.0,
        lights=60,
    )
    board((0.25, -0.3, 0), 6)
    place(bordeaux(1.44), (0.2, 0.85, 0))
    place(bordeaux(1.36), (1.12, 1.15, 0))
    place(candle(0.19, 0.95, 40), (-1.05, 1.2, 0))
    place(candle(0.15, 0.55, 12), (-1.7, 2.3, 0))
    cloth("linen", 2.6, 3.4, linen("linen", "#3f4b5c", 30), 0.04, seed=4, at=(2.5, -0.2, 0), turn=22)
    area((-0.6, -4.2, 3.0), (0.1, 0.3, 0.5), 2.2, 70, (1.0, 0.84, 0.68))
    camera((-0.3, -6.7, 2.35), (0.14, 0.4, 0.9), 59, focus=(0.1, 0.5, 0.6), blur=30)
