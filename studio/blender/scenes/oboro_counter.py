"""Sushi Oboro: one lamp over a long counter of pale hinoki, stools before it, clay walls and a noren behind."""

from math import sin

from kit.arrange import build_group, duplicate, hide, place
from kit.forms import box, grid, lathe, mesh
from kit.lights import area
from kit.materials import ceramic, lacquer, linen, metal, simple, stone, wood
from kit.stage import air
from kit.view import camera
from things.dining import japanese, lay_setting
from things.furniture import counter_stool, leather, place_chair
from things.gardens import branch
from things.joinery import bars, dark_wood, ink_landscape, lattice, paper, shelves
from things.lanterns import dome_pendant, strip
from things.rooms import plaster, room_fill, shell, warm_pool
from things.sushi import nigiri
from things.tableware import cup
from things.vessels import sake_flask

SEED = 31
FINISH = {"exposure": 0.55}
HEIGHT = 2.8
COUNTER = 0.92


def hinoki(along="X"):
    """Returns the material of pale, fine-grained, unvarnished cypress (hinoki)."""
    return wood("hinoki", "#b98d58", "#ecd0a0", 1.3, 0.42, along, 0.12)


def counter():
    """Models the guests' board, the step behind it, the slatted front, and the things on it."""
    top = hinoki()
    box("board", (6.4, 0.56, 0.07), top, (0, 2.5, COUNTER - 0.035), 0.012)
    box("step", (6.4, 0.34, 0.22), hinoki(), (0, 2.98, COUNTER + 0.06), 0.012)
    bars(
        "front",
        [((0.05, 0.04, COUNTER - 0.1), (-3.15 + 0.1 * i, 2.66, (COUNTER - 0.1) / 2)) for i in range(64)],
        hinoki("Z"),
        0.006,
    )
    box("behind front", (6.4, 0.02, COUNTER - 0.08), simple("shade", "#4a3520", 0.8), (0, 2.7, (COUNTER - 0.08) / 2), 0)
    setting, stool = japanese(), counter_stool(leather("#2f3b4c"))
    hide(setting, stool)
    for i, x in enumerate((-1.9, -1.05, -0.2, 0.65, 1.5, 2.35)):
        lay_setting(setting, (x, 2.46), (x, 3.5), COUNTER)
        place_chair(stool, (x + (0.05 if i % 2 else -0.03), 1.93), (x, 3.0))
    board = simple("board", "#3a2618", 0.5)

    def plank():
        box("geta", (3.4, 1.2, 0.12), lacquer("geta", "#1a1413", 0.3), (0, 0, 0.2), 0.02)
        for x in (-1.1, 1.1):
            box("foot", (0.14, 1.0, 0.14), board, (x, 0, 0.07), 0.01)
        for i, kind in enumerate(("tuna", "salmon", "white fish", "prawn")):
            place(nigiri(kind), (-1.15 + 0.76 * i, 0, 0.27), (0, 0, 68))

    first = build_group(plank, (-0.25, 2.93, COUNTER + 0.17), (0, 0, 3), 0.115)
    duplicate(first, (1.0, 2.93, COUNTER + 0.17), (0, 0, -2), 0.115)


def back_wall():
    """Models the back of the room: clay wall, long shelf of cups, a cabinet of hinoki with brass pulls, an indigo
    noren in the doorway.
    """
    clay = plaster("#8d7558", 0.14, 0.5, "clay")
    box("clay wall", (5.0, 0.2, HEIGHT), clay, (-0.9, 4.5, HEIGHT / 2), 0)
    box("clay wall", (0.9, 0.2, HEIGHT), clay, (3.3, 4.5, HEIGHT / 2), 0)
    box("over door", (1.5, 0.2, 0.7), clay, (2.3, 4.5, HEIGHT - 0.35), 0)
    box("beyond", (2.4, 0.1, HEIGHT), simple("beyond", "#223154", 0.9), (2.3, 5.6, HEIGHT / 2), 0)
    place(shelves(3.6, 0.3, [1.62], hinoki(), 0.26, sides=False), (-1.0, 4.4, 0))
    bars("low cabinet", [((3.9, 0.5, 1.0), (-1.2, 4.15, 0.5))], hinoki(), 0.012)
    glazes = [
        ceramic(f"cup {i}", a, b, 0.3, 0.28)
        for i, (a, b) in enumerate(
            (("#2a3440", "#38322c"), ("#c9c1ae", "#93907e"), ("#6d7f77", "#54645e"), ("#8a4a2c", "#5c3220"))
        )
    ]
    for i in range(17):
        ware = (
            (lambda: sake_flask(1.35, 0.42, glazes[i // 3 % 4]))
            if i % 3 == 0
            else (lambda: cup(0.4, 0.6, glazes[i // 3 % 4]))
        )
        build_group(ware, (-2.65 + 0.205 * i, 4.27, 1.62), scale=0.135)
    scroll()
    for x in (-2.45, -1.9):
        lathe(
            "rice tub",
            [(0, 0.02), (0.2, 0.0), (0.22, 0.01), (0.23, 0.17), (0.215, 0.175), (0.205, 0.06), (0, 0.05)],
            hinoki("Z"),
            72,
            2,
            at=(x, 4.12, 1.0),
        )
    blue = linen("noren", "#22406e", 44, strength=0.3)
    for i in range(3):
        x0 = 1.6 + 0.47 * i

        def hang(u, v, x0=x0):
            return x0 + 0.45 * u, 4.38 + 0.02 * sin(u * 7 + x0 * 5) * (1 - v), 1.28 + 0.8 * v

        grid("noren", 30, 20, hang, blue, uv=lambda u, v: (u, v * 1.8), thickness=0.004)
    bars(
        "noren rod",
        [
            ((1.6, 0.03, 0.03), (2.3, 4.36, 2.1)),
            ((0.1, 0.24, 2.1), (1.56, 4.48, 1.05)),
            ((0.1, 0.24, 2.1), (3.04, 4.48, 1.05)),
        ],
        hinoki(),
        0.006,
    )
    lathe(
        "vase",
        [(0, 0.01), (0.06, 0), (0.09, 0.08), (0.05, 0.2), (0.03, 0.26), (0.04, 0.3), (0.03, 0.29)],
        ceramic("vase", "#2b3540", "#1d242c", roughness=0.3),
        64,
        at=(0.45, 4.15, 1.0),
    )
    branch((0.45, 4.15, 1.28), (-0.3, -0.05, 1), 0.75, 2, "#f0dcdc")


def scroll():
    """Models a hanging scroll: mountains in ink on silk, between rods of dark wood."""
    x, y, low, high, half = 1.22, 4.385, 1.2, 2.25, 0.24
    corners = [(x - half, y, low), (x + half, y, low), (x + half, y, high), (x - half, y, high)]
    mesh("silk", corners, [(0, 1, 2, 3)], simple("silk", "#6d7c86", 0.8, grain=(60, 0.2, 0.004)), False)
    inner = [
        (x - 0.18, y - 0.004, low + 0.2),
        (x + 0.18, y - 0.004, low + 0.2),
        (x + 0.18, y - 0.004, high - 0.22),
        (x - 0.18, y - 0.004, high - 0.22),
    ]
    uvs = [(0.35, 0), (0.65, 0), (0.65, 1), (0.35, 1)]
    mesh("painting", inner, [(0, 1, 2, 3)], ink_landscape(moon_at=(0.55, 0.8)), False, uvs)
    bars("rods", [((0.56, 0.03, 0.03), (x, y - 0.01, z)) for z in (low, high)], dark_wood(along="X"), 0.006)


def build():
    air("#2a3d66", 0.34)
    shell(
        -3.6,
        3.7,
        -2,
        4.6,
        HEIGHT,
        stone("floor", "#3b3a39", "#504d4a", 0.8, 0.4, 0.1),
        plaster("#7d6a52", 0.12),
        None,
        "R",
    )
    box("ceiling", (8, 7, 0.05), dark_wood(1.4, "X", "#6b4a2e", "#3a2415"), (0, 1.3, HEIGHT + 0.02), 0)
    bars(
        "ceiling slats",
        [((7.4, 0.035, 0.05), (0, -0.5 + 0.14 * i, HEIGHT - 0.03)) for i in range(36)],
        wood("cedar", "#5c3a22", "#93663f", 1.5, 0.45, "X", 0.1),
        0.005,
    )
    counter()
    back_wall()
    frame = wood("cedar frame", "#4a2e1a", "#7d5636", 3, 0.45, "Z", 0.1)
    for i in range(4):
        place(lattice(1.3, 2.5, 4, 6, frame), (-3.55, 0.0 + 1.3 * i, 0.02), (0, 0, 90))
        y = 1.3 * i
        mesh(
            "hanji",
            [(-3.6, y - 0.62, 0.05), (-3.6, y + 0.62, 0.05), (-3.6, y + 0.62, 2.45), (-3.6, y - 0.62, 2.45)],
            [(0, 1, 2, 3)],
            paper("#e9e6df", 0.65),
            False,
        )
    box("over screens", (0.14, 7, 0.3), plaster("#8d7558", 0.14, 0.5), (-3.6, 1.3, HEIGHT - 0.13), 0)
    bars("rail", [((0.16, 7, 0.06), (-3.58, 1.3, 2.53))], frame, 0.006)
    dome_pendant((-0.15, 2.75, 1.78), HEIGHT, 0.26, 0.2, metal("copper", "#8a5230", 0.35), 170, 100)
    warm_pool((0, 2.6, 2.5), 0.3, 60, 4.5, spread=120)
    strip((-3.2, 3.75, HEIGHT - 0.1), (1.4, 3.75, HEIGHT - 0.1), 130, 0.08, target=(-0.9, 4.5, 1.3))
    area((2.3, 5.4, 2.4), (2.3, 4.4, 0.6), 1.0, 60, (0.48, 0.66, 1.0), 1.0, 170)
    area((-5.4, 2.0, 2.4), (-3.5, 2.0, 1.1), 3.4, 110, (0.48, 0.66, 1.0), 2.4, 170)
    room_fill((1.0, -2, 2.4), (0, 2.6, 0.8), 75, 2.4)
    camera((2.35, 0.35, 1.5), (-0.3, 2.95, 1.12), 27, focus=(0.3, 2.5, 0.95), blur=6)
