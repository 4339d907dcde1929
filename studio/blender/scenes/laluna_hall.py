"""The hall of La Luna: ochre arches open onto a terrace with lemon trees, small lights and the moon over the sea."""

from kit.arrange import duplicate, group, hide, place
from kit.forms import box, lathe
from kit.lights import point
from kit.materials import linen, simple
from kit.stage import air
from kit.view import camera
from things.cellar import bottle_patterns
from things.dining import TOP, clothed_table, lay_setting, pedestal_table, table_candle, western
from things.furniture import bentwood_chair, place_chair
from things.joinery import arch_wall, bars, beams, dark_wood, shelves
from things.lanterns import cord_lights, globe_pendant, strip, wall_lamp
from things.rooms import moon_side, plaster, room_fill, shell, tiles, warm_pool
from things.trees import tangerine_tree
from things.windows import night_sea

SEED = 19
HEIGHT = 3.7
BACK = 5.6
OPENINGS = [(-2.15, 1.55, 2.85), (0.0, 1.75, 3.0), (2.15, 1.55, 2.85)]


def potted_lemon(at, height=1.9):
    """Models a lemon tree in a terracotta pot."""
    pot = lathe(
        "pot",
        [
            (0, 0.06),
            (0.2, 0.0),
            (0.22, 0.02),
            (0.31, 0.42),
            (0.35, 0.43),
            (0.35, 0.5),
            (0.31, 0.5),
            (0.3, 0.44),
            (0, 0.42),
        ],
        simple("terracotta", "#a8623c", 0.8, grain=(18, 0.3, 0.01)),
        72,
        2,
    )
    tree = tangerine_tree(
        height, 0.72, 26, 1800, peel=simple("lemon", "#f0c52c", 0.35, coat=0.3, grain=(60, 0.1, 0.004))
    )
    place(tree, (0, 0, 0.38), (0, 0, at[0] * 70))
    return group(pot, tree, at=at)


def terrace():
    """Models tiles, a balustrade, lemon trees, strings of lights, and the sea."""
    box("terrace", (12, 5.6, 0.1), tiles("#9a6a4a", "#b58260", 0.4, 0.4, "#5d4535"), (0, 8.5, -0.07), 0)
    pale = plaster("#c9bfae", 0.06, 0.2)
    baluster = lathe(
        "baluster",
        [
            (0.07, 0),
            (0.07, 0.04),
            (0.035, 0.08),
            (0.075, 0.26),
            (0.04, 0.5),
            (0.032, 0.58),
            (0.065, 0.64),
            (0.065, 0.7),
        ],
        pale,
        32,
        3,
    )
    for i in range(34):
        duplicate(baluster, (-4.95 + 0.3 * i, 11.0, 0.1))
    hide(baluster)
    bars("rails", [((11, 0.26, 0.1), (0, 11.0, 0.85)), ((11, 0.26, 0.12), (0, 11.0, 0.04))], pale, 0.015)
    for x, y in ((-3.3, 8.4), (3.2, 8.2), (-1.15, 10.2), (1.5, 10.3)):
        potted_lemon((x, y, -0.02))
    for x, y in ((-2.2, 7.7), (0.45, 8.6), (2.35, 7.4)):
        pedestal_table(0.36, tiles("#d6cfc0", "#cfc6b4", 0.3, 0.2), at=(x, y, 0))
        table_candle((x, y, TOP + 0.002), 0.35, 3.0)
    cord_lights([(-4.2, 6.4, 3.1), (-1.3, 8.6, 2.75), (1.6, 8.4, 2.8), (4.3, 6.4, 3.1)], 9, 0.026, 4.5, 0.28)
    for x in (-2, 0.3, 2.4):
        point((x, 8.2, 2.5), 22, (1.0, 0.62, 0.31), 0.3)
    night_sea(60, 1.46, 150, 80, moon_x=0.012, moon_height=0.066, moon_size=0.0098, bright=1.25)


def hall():
    """Models the room: ochre plaster, checkered floor, beams, a sideboard with wine."""
    ochre = plaster("#b88c5c", 0.14, 0.5, "ochre")
    shell(
        -3.4,
        3.4,
        -2,
        BACK,
        HEIGHT,
        tiles("#d9cfbd", "#3a4f4a", 0.42, 0.16, "#2a2a28", True, 45),
        ochre,
        plaster("#cdb894", 0.06),
        "LR",
    )
    place(arch_wall(6.8, HEIGHT, OPENINGS, 0.34, ochre), (0, BACK, 0))
    beams(6.8, -0.6, 4.8, HEIGHT, 5, dark_wood(1.5, "X", "#6b4526", "#2e1b0e"), (0.14, 0.18))
    bars(
        "skirting",
        [((0.04, 7.6, 0.14), (s * 3.38, 1.8, 0.07)) for s in (-1, 1)],
        simple("skirting", "#2f403c", 0.5),
        0.005,
    )
    walnut = dark_wood(1.5, "X", "#6b4526", "#2e1b0e")
    board = group(
        bars("sideboard", [((2.2, 0.46, 0.86), (0, -0.24, 0.45)), ((2.3, 0.5, 0.04), (0, -0.24, 0.9))], walnut, 0.012),
        shelves(2.1, 0.9, [0.5, 0.9], walnut, 0.24, sides=True).children[0],
    )
    place(board, (-3.38, 3.3, 0), (0, 0, 90))
    patterns = bottle_patterns()
    for i in range(11):
        duplicate(patterns[i % 4], (-3.2 + 0.03 * (i % 2), 2.45 + 0.16 * i, 0.921), (0, 0, 40 * i))
    hide(*patterns)


def tables():
    """Models round tables under short cloths with café chairs."""
    chair = bentwood_chair()
    setting = western("#f2ece0", charger="#27453f")
    hide(chair)
    spots = (
        (-1.75, 1.5, ((-0.72, -0.5), (0.6, 0.75), (-0.7, 0.6))),
        (1.75, 1.75, ((0.75, 0.35), (-0.75, 0.5), (0.2, -0.92))),
        (-1.55, 4.0, ((-0.9, 0), (0.9, 0))),
        (1.65, 4.1, ((-0.9, 0.1), (0.9, 0))),
    )
    for x, y, seats in spots:
        clothed_table(0.48, linen("cloth", "#e4dccb", 42, strength=0.3), 0.3, (x, y, 0), 11)
        lathe(
            "foot",
            [(0.03, 0.7), (0.03, 0.1), (0.26, 0.02), (0.26, 0)],
            simple("iron", "#1d1c1b", 0.5, 0.6),
            48,
            2,
            at=(x, y, 0),
        )
        for dx, dy in seats:
            reach = (dx * dx + dy * dy) ** 0.5
            place_chair(chair, (x + dx / reach * 0.8, y + dy / reach * 0.8), (x, y))
            lay_setting(setting, (x + dx / reach * 0.29, y + dy / reach * 0.29), (x, y))
        table_candle((x, y, TOP + 0.004), 0.35, 2.2)
        warm_pool((x, y, 2.2), 0.5, 22, spread=110)


def build():
    air("#2c4270", 0.32)
    hall()
    tables()
    terrace()
    for x, y, z in ((-1.5, 1.9, 2.35), (1.5, 2.1, 2.35), (-1.6, 4.1, 2.5), (1.65, 4.2, 2.5)):
        globe_pendant((x, y, z), HEIGHT, 0.17, 22, 1.25)
    for x in (-1.06, 1.06):
        wall_lamp((x, BACK, 2.0), (0, -1), 0.08, 12, 1.3)
    strip((-2.6, -0.5, HEIGHT - 0.6), (-2.6, 5, HEIGHT - 0.6), 60, 0.1, target=(-3.4, 2.4, 1.6))
    strip((2.6, -0.5, HEIGHT - 0.6), (2.6, 5, HEIGHT - 0.6), 60, 0.1, target=(3.4, 2.4, 1.6))
    moon_side((0.6, 9.8, 5.2), (0.0, 4.6, 0.2), 900, 1.8)
    room_fill((0, -2, 2.7), (0, 2.5, 0.8), 90, 2.5)
    camera((0.1, -1.95, 1.48), (0.0, 4.0, 1.36), 27, focus=(0, 2.6, 0.9), blur=4)
