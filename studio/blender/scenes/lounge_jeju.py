"""A seat at Gyullim: oak chairs and tea at a low table, the room open to tangerine trees, a field wall, the evening
and the moon.
"""

from kit.arrange import build_group, duplicate, hide, place, scatter
from kit.forms import box
from kit.lights import area, point
from kit.materials import ceramic, glow, simple, wet, wood
from kit.view import camera
from things.basalt import turf
from things.citrus import Citrus
from things.cutlery import teapot, tray
from things.furniture import place_chair, wishbone_chair
from things.gardens import dry_wall, stone_courses, varied_stone
from things.grass import blades_material, meadow
from things.joinery import bars, paper_door
from things.lanterns import paper_lantern
from things.rooms import boards, moon_side, plaster, room_fill, shell, warm_pool
from things.sky import evening, moon_sun
from things.tableware import bowl, cup
from things.trees import foliage_material, tangerine_tree

SEED = 23
FINISH = {"exposure": 0.5}
HEIGHT = 3.1


def room():
    """Models a timber frame open to the garden: pale boards, a wall of basalt to the left, paper doors pushed aside
    to the right.
    """
    oak = wood("frame oak", "#5a3c22", "#a5764a", 1.6, 0.5, "Z", 0.1)
    shell(
        -3.4,
        3.6,
        -3,
        5.0,
        HEIGHT,
        boards("#8a6238", "#c79a66", "Y", 0.32),
        plaster("#b3a68f"),
        simple("ceiling", "#a08f76", 0.8),
        "R",
    )
    place(
        stone_courses(8, HEIGHT, 0.24, (0.3, 0.75), 0.2, varied_stone("basalt", "#2a2e33", "#62686e")),
        (-3.4, 1.0, 0),
        (0, 0, 90),
    )
    pieces = [((0.16, 0.16, HEIGHT), (x, 5.0, HEIGHT / 2)) for x in (-3.3, -1.1, 1.3, 3.5)]
    pieces += [((7.0, 0.22, 0.2), (0.1, 5.0, HEIGHT - 0.1)), ((7.0, 0.3, 0.08), (0.1, 5.05, 0.03))]
    pieces += [((0.12, 8, 0.18), (x, 1.0, HEIGHT - 0.08)) for x in (-2.6, -0.9, 0.8, 2.5)]
    bars("frame", pieces, oak, 0.01)
    for x, y in ((2.8, 4.97), (2.9, 5.04)):
        place(paper_door(1.05, 2.84, oak), (x, y, 0.065))
    box("deck", (9, 1.5, 0.12), boards("#4f3722", "#8a6238", "X", 0.4), (0, 5.85, -0.1), 0.01)


def tea():
    """Models a tray with pot and cups and a basalt bowl of tangerines, one of them peeled, in table units."""
    celadon = ceramic("celadon", "#a9c2ae", "#86a48e", 0.15)
    golden = wet("tea", "#8f5212", "#b97a2a", 0.03, 1.0)
    citrus = Citrus()
    place(tray(3.5, 2.3, 0.16), (-2.1, 0.1, 0), (0, 0, 4))
    place(teapot(0.62, 0.8, celadon), (-2.7, 0.35, 0.06), (0, 0, 24))
    for x, y, z in ((-1.25, 0.55, 0.06), (-1.0, -0.35, 0.06), (3.7, -0.5, 0), (0.5, 2.3, 0)):
        place(cup(0.34, 0.44, celadon, 0.8, golden), (x, y, z))
    place(bowl(1.05, 0.5, ceramic("basalt glaze", "#2f3437", "#4a4f50", 0.4, 0.28)), (1.5, 0.5, 0))
    for dx, dy, dz, leaves in (
        (-0.46, -0.12, 0.2, 0),
        (0.08, -0.5, 0.2, 1),
        (0.5, 0.1, 0.2, 0),
        (0.05, 0.46, 0.22, 0),
        (0.0, -0.04, 0.58, 2),
    ):
        place(citrus.fruit(0.32, leaves), (1.5 + dx, 0.5 + dy, dz), (dx * 30, dy * 30, dx * 300))
    place(citrus.fruit(0.32, 2), (0.7, -1.35, 0), (4, 5, 30))
    place(citrus.peeled(0.28, 2), (1.55, -1.5, 0), (0, 0, 20))


def seats():
    """Models a low oak table with tea and tangerines, three chairs with woven seats."""
    oak = wood("table oak", "#5f3f24", "#9a6d42", 1.4, 0.45)
    box("top", (1.4, 0.85, 0.045), oak, (0.05, 2.5, 0.6), 0.012)
    for x, y in ((-0.55, 2.2), (0.65, 2.2), (-0.55, 2.8), (0.65, 2.8)):
        box("leg", (0.055, 0.055, 0.58), oak, (x, y, 0.29), 0.012)
    chair = wishbone_chair()
    hide(chair)
    for at, towards in (((-0.98, 2.35), (0, 2.6)), ((1.16, 2.5), (0, 2.55)), ((0.3, 3.3), (0.15, 2.5))):
        place_chair(chair, at, towards)
    build_group(tea, (0.05, 2.5, 0.624), scale=0.115)
    paper_lantern((0.36, 2.6, 2.02), HEIGHT, 0.3, 0.36, power=40, shine=1.1)
    warm_pool((0.36, 2.6, 1.72), 0.6, 34, spread=120)


def garden():
    """Models rows of tangerine trees, a field wall, short grass, lamps low among them."""
    turf(80, "#24381a", "#5a7434", at=(0, 40, -0.35))
    meadow(
        [(x, y, -0.35) for x, y in scatter(500, 0.14, size=(12, 5), centre=(0, 9.2))],
        0.2,
        0.25,
        blades_material("lawn", "#2c4620", "#86a04c"),
        18,
    )
    tree = tangerine_tree(2.5, 1.2, 90, 4200, foliage_material("citrus at night", "#0b2012", "#34592c", 0.35))
    for x, y, turn, size in (
        (-2.0, 8.3, 0, 1.2),
        (1.5, 8.6, 80, 1.25),
        (5.2, 10.2, 160, 1.2),
        (-5.0, 9.2, 220, 1.3),
        (-0.4, 13.4, 40, 1.2),
        (3.6, 14.0, 290, 1.2),
        (-4.2, 14.6, 120, 1.2),
    ):
        duplicate(tree, (x, y, -0.35), (0, 0, turn), size)
    hide(tree)
    place(dry_wall(22, 1.2, varied_stone("lava", "#24282c", "#5a6066", scale=4.0), 0.34, 0.5), (0, 17.0, -0.35))
    for x, y in ((-3.7, 7.8), (0.2, 8.2), (3.6, 8.4), (-1.8, 12.0), (2.2, 12.4)):
        point((x, y, 0.15), 26, (1.0, 0.66, 0.36), 0.15)
        box("garden lamp", (0.16, 0.16, 0.3), glow("garden lamp", "#ffc98a", 1.5), (x, y + 0.3, -0.2), 0.02)
    area((3, 7, 6), (0, 11, 1), 4, 900, (0.5, 0.66, 1.0), name="garden moon")


def build():
    evening(strength=0.55, moon=(-12.6, 10.2), moon_size=2.6, glow=(25, 0.6), light=1.3, stars=0.4)
    moon_sun((-40, 35), 0.5)
    room()
    seats()
    garden()
    moon_side((-1.0, 6.4, 3.0), (-0.2, 3, 0.4), 380, 2.4).visible_glossy = False
    room_fill((0.3, -2.8, 2.5), (0, 3, 0.6), 130)
    camera((0.5, 0.0, 1.42), (0.06, 4.0, 1.2), 28, focus=(0.1, 2.4, 0.7), blur=6)
