"""Boreum Bakery: cakes behind glass under three lamps, loaves and baskets behind, a lamp like the moon on the wall."""

from kit.arrange import build_group, duplicate, hide, place, uniform
from kit.colours import BRASS, COOL_LIGHT
from kit.forms import box, mesh
from kit.lights import area
from kit.materials import ceramic, glass, marble, metal, simple, wet, window_glass, wood
from kit.stage import air
from kit.view import camera
from things.basket import basket
from things.joinery import bars, shelves
from things.lanterns import dome_pendant, moon_disc, strip
from things.pastry import croissant, loaf, roll, round_loaf
from things.patisserie import cake_stand, chestnut_mound, eclair, macaron, round_cake, slice_of_cake, tart
from things.rooms import boards, plaster, room_fill, shell

SEED = 37
FINISH = {"exposure": 0.4, "bloom": 0.04}
FRONT, TOP = 1.75, 0.82
CASE = 0.5
LID = TOP + CASE + 0.032
SHELVES = (1.3, 1.72, 2.14)


def oak():
    """Returns the material of the pale shelves."""
    return wood("oak", "#6b4628", "#b0824e", 1.6, 0.42, "X", 0.15)


def case():
    """Models the counter: fluted ink-blue front, a marble ledge, the glass case, an oak top."""
    ink = simple("fluted front", "#2d4263", 0.5, coat=0.1)
    bars(
        "flutes",
        [((0.07, 0.07, TOP - 0.05), (-2.26 + 0.075 * i, FRONT + 0.06, TOP / 2)) for i in range(61)],
        ink,
        0.026,
    )
    box("body", (4.56, 0.74, TOP - 0.06), ink, (0, FRONT + 0.46, TOP / 2 - 0.03), 0)
    box("ledge", (4.66, 0.86, 0.05), marble("marble", "#e2ddd2", "#8d8678", 1.4), (0, FRONT + 0.44, TOP - 0.025), 0.01)
    posts = [((0.016, 0.016, CASE), (x, FRONT + y, TOP + CASE / 2)) for x in (-2.2, 0, 2.2) for y in (0.08, 0.74)]
    posts += [((4.42, 0.016, 0.016), (0, FRONT + y, TOP + z)) for y in (0.08, 0.74) for z in (0.008, CASE - 0.008)]
    bars("case frame", posts, metal("gilt", BRASS, 0.26), 0.003)
    box("case top", (4.5, 0.76, 0.03), oak(), (0, FRONT + 0.42, TOP + CASE + 0.015), 0.008)
    y, low, high = FRONT + 0.075, TOP, TOP + CASE
    pane = [(-2.2, y, low), (2.2, y, low), (2.2, y, high), (-2.2, y, high)]
    mesh("front pane", pane, [(0, 1, 2, 3)], window_glass(mirror=0.5), False)
    for depth, power in ((0.14, 44), (0.6, 30)):
        ends = [(x, FRONT + depth, TOP + CASE - 0.03) for x in (-2.1, 2.1)]
        strip(*ends, power, 0.03, target=(0, FRONT + 0.45, TOP))


def whole_cakes():
    """Models nine cakes along the back of the case, on a shelf of glass with a brass edge."""
    level = TOP + 0.17
    shelf = glass("shelf", (0.9, 0.96, 0.95))
    box("glass shelf", (4.36, 0.36, 0.014), shelf, (0, FRONT + 0.57, level - 0.007), 0.002)
    bars("shelf edge", [((4.38, 0.012, 0.024), (0, FRONT + 0.385, level - 0.008))], metal("gilt", BRASS, 0.26), 0.002)
    white = ceramic("stand", "#ece7dc", roughness=0.12)
    tints = {
        "chocolate": "#4a1f10",
        "praline": "#8a5c3a",
        "night": "#1a2440",
        "pale": "#efe0c0",
        "caramel": "#a8581c",
        "pistachio": "#a9ab7c",
    }
    glaze = {name: wet(name, tint, roughness=0.07, coat=1.0) for name, tint in tints.items()}
    kinds = [
        ("chocolate", "berries", None),
        ("pale", "rosettes", "caramel"),
        ("night", "moon", None),
        ("praline", "rosettes", "chocolate"),
        ("pale", "berries", "chocolate"),
        ("pistachio", "berries", None),
    ]

    def stand(body, crown, drip, high):
        cake_stand(1.15, high, white)
        place(round_cake(1.0, 0.66, glaze[body], crown, glaze.get(drip)), (0, 0, high))

    patterns = [
        build_group(lambda k=k, high=0.24 + 0.1 * (i % 2): stand(*k, high), scale=0.15) for i, k in enumerate(kinds)
    ]
    hide(*patterns)
    for i in range(9):
        duplicate(patterns[(i * 5 + 2) % 6], (-1.86 + 0.465 * i, FRONT + 0.57, level + 0.002), (0, 0, 50 * i), 0.15)


def small_cakes():
    """Models two rows of tarts, slices and éclairs in front."""
    pink = "#5a2a16", "#d9a0a0", "#5a2a16", "#d9a0a0", "#5a2a16"
    kinds = [
        (lambda: tart(0.46, "berries"), 0.14, 0),
        (lambda: slice_of_cake(), 0.14, 90),
        (lambda: chestnut_mound(0.42, 0.5), 0.13, 0),
        (lambda: eclair(), 0.11, 90),
        (lambda: tart(0.46, "curd"), 0.14, 0),
        (lambda: slice_of_cake(pink, "#c9606c"), 0.14, 90),
    ]
    patterns = [build_group(make, scale=0.13) for make, _, _ in kinds]
    hide(*patterns)
    for y, shift in ((0.145, 0), (0.295, 3)):
        x, i = -2.08, shift
        while x < 2.0:
            _, pitch, turn = kinds[i % 6]
            for k in range(5):
                duplicate(
                    patterns[i % 6],
                    (x + pitch * (k + 0.5), FRONT + y, TOP + 0.004),
                    (0, 0, turn + uniform(-5, 5)),
                    0.13,
                )
            x, i = x + pitch * 5 + 0.03, i + 1


def bread_on_top():
    """Models the bread on the case: a board of croissants, baskets of rolls and loaves, macarons."""
    moon_roll, bun, long = (
        build_group(make, scale=s)
        for make, s in (
            (lambda: croissant(1.35), 0.13),
            (lambda: roll(0.48, 0.45), 0.15),
            (lambda: loaf(2.2, 0.7, 0.56), 0.15),
        )
    )
    hide(moon_roll, bun, long)
    box(
        "board",
        (0.95, 0.5, 0.03),
        wood("walnut board", "#3a2415", "#7a5232", 2, 0.4, "X", 0.2),
        (-0.95, FRONT + 0.42, LID + 0.015),
        0.008,
    )
    for i in range(15):
        at = (-1.31 + 0.18 * (i % 5), FRONT + 0.28 + 0.15 * (i // 5), LID + 0.032)
        duplicate(moon_roll, at, (0, 0, 84 + uniform(-14, 14)), 0.13)
    for x, pattern, turn in ((0.95, bun, 0), (1.62, long, 84)):
        build_group(lambda: basket(3.6, 2.6, 0.8), (x, FRONT + 0.42, LID), scale=0.15)
        for i in range(11 if pattern is bun else 6):
            at = (x - 0.18 + 0.12 * (i % 4), FRONT + 0.32 + 0.13 * (i // 4 % 2), LID + 0.05 + 0.055 * (i // 8))
            if pattern is long:
                at = (x - 0.19 + (0.095 * i) % 0.4, FRONT + 0.42, LID + 0.08 + 0.03 * (i % 2))
            duplicate(pattern, at, (uniform(-10, 10), uniform(-8, 8), turn + uniform(-10, 10)), 0.15)
    colours = [macaron(t) for t in ("#d9a8b4", "#b9c79a", "#e3cf9a", "#8fa0c0")]
    hide(*colours)
    build_group(
        lambda: cake_stand(1.5, 0.8, ceramic("stand", "#ece7dc", roughness=0.12)), (0.22, FRONT + 0.42, LID), scale=0.13
    )
    for i in range(12):
        at = (0.22 - 0.12 + 0.08 * (i % 4), FRONT + 0.33 + 0.08 * (i // 4), LID + 0.106)
        place(duplicate(colours[i % 4]), at, scale=0.15)


def wall():
    """Models oak shelves of bread, lit from below each board, with a moon lamp beside them."""
    place(
        shelves(4.2, 1.3, [z - SHELVES[0] for z in SHELVES], oak(), 0.5, plaster("#7a6247", 0.12, 0.5), sides=False),
        (1.05, 3.78, SHELVES[0]),
    )
    bars(
        "shelf posts", [((0.02, 0.02, 1.5), (x, 3.3, 1.9)) for x in (-1.0, 0.4, 1.8)], metal("gilt", BRASS, 0.26), 0.003
    )
    makes = (
        lambda: loaf(1.9, 0.8, 0.66),
        lambda: round_loaf(0.85, 0.74),
        lambda: loaf(2.5, 0.62, 0.52, 4),
        lambda: round_loaf(0.7, 0.66),
    )
    kinds = [build_group(make, scale=0.15) for make in makes]
    hide(*kinds)
    for level, (front, behind, pitch) in enumerate(((0, 1, 0.36), (1, 1, 0.3), (2, 3, 0.5))):
        for row, kind, lean in ((0, front, 38), (1, behind, 52)):
            for i in range(int(4.0 / pitch)):
                x = -0.82 + pitch * (i + 0.5 * row) + uniform(-0.01, 0.01)
                at = x, 3.4 + 0.17 * row, SHELVES[level] + 0.05 + 0.04 * row
                duplicate(kinds[kind], at, (lean, uniform(-4, 4), uniform(-9, 9)), 0.15)
    for z in (SHELVES[1] - 0.05, SHELVES[2] - 0.05, 2.6):
        strip((-0.95, 3.36, z), (3.0, 3.36, z), 22, 0.03, target=(1.0, 3.55, z - 0.4))
    moon_disc((-1.75, 3.79, 2.02), 0.4, 30)
    bars("back counter", [((6.2, 0.5, 0.95), (0, 3.53, 0.475))], oak(), 0.012)


def build():
    air("#2c4270", 0.34)
    shell(
        -3.2,
        3.2,
        -2,
        3.8,
        3.1,
        boards("#3a2616", "#8a6238", "X", 0.34, 1.7),
        plaster("#8f7a5e", 0.1, 0.5),
        plaster("#8a7860", 0.05),
        "LRB",
    )
    case()
    whole_cakes()
    small_cakes()
    bread_on_top()
    wall()
    for x in (-1.0, 0.25, 1.5):
        dome_pendant((x, FRONT + 0.42, 2.02), 3.1, 0.18, 0.16, metal("ink enamel", "#1d2b46", 0.35), 60, 110)
    area((-3.0, 0.6, 2.4), (0, 2.0, 0.9), 1.8, 130, COOL_LIGHT, None, 160, "moonlight")
    room_fill((0.6, -1.6, 2.2), (0, 2.2, 0.9), 60, 2.2)
    camera((0.55, 0.12, 1.56), (-0.02, 2.4, 1.29), 30, focus=(0, FRONT + 0.3, 1.05), blur=6)
