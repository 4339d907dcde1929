"""The hall of Hyeonmu: lamps along a wall of basalt, a bench beneath it, oak tables down to a window on the stone
garden.
"""

from kit.arrange import hide, place
from kit.colours import COOL_LIGHT
from kit.forms import box
from kit.lights import area, moon
from kit.materials import metal, simple, velvet, wood
from kit.stage import sky
from kit.view import camera
from things.dining import lay_setting, long_table, table_candle, table_wood, western
from things.furniture import banquette, place_chair, wishbone_chair
from things.gardens import dry_wall, gravel, stone_courses, varied_stone
from things.joinery import bars, dark_wood, slats
from things.lanterns import dome_pendant, strip, wall_lamp
from things.rooms import moon_side, plaster, room_fill, shell, tiles, warm_pool
from things.trees import tangerine_tree
from things.windows import low_hills, window_wall

SEED = 23
HEIGHT = 3.4
ROWS = (0.7, 2.5, 4.3, 6.1, 7.9)


def basalt_side():
    """Models the wall along the left, with its bench and lamps."""
    wall = stone_courses(
        12, HEIGHT, 0.3, (0.4, 0.95), 0.2, varied_stone("basalt", "#25282c", "#5c6066", 0.7, 4), 0.014, 0.045
    )
    place(wall, (-2.55, 3.6, 0), (0, 0, 90))
    box("behind", (0.1, 12, HEIGHT), simple("joint", "#15171a", 0.9), (-2.72, 3.6, HEIGHT / 2), 0)
    bench = banquette(11, velvet("wool", "#3f5e66"), wood("oak", "#4a3018", "#8a6238", 3, 0.4, "Y", 0.2))
    place(bench, (-2.42, -1.9, 0), (0, 0, 90))
    for i, y in enumerate(ROWS):
        wall_lamp((-2.46, y + 0.9, 1.82), (1, 0), 0.1, 24, 1.4)
        wall_lamp((-2.46, y + 0.0, 1.82), (1, 0), 0.1, 24, 1.4) if i == 0 else None


def tables():
    """Models one row of tables at the bench and one in the open."""
    oak, setting = table_wood("#5c3f25", "#a67d4c", "Y"), western("#ded5c2", charger="#3a444a")
    chair = wishbone_chair()
    hide(chair)
    for y in ROWS:
        for x in (-1.62, 1.15):
            long_table(0.78, 0.9, oak, at=(x, y, 0), thick=0.04)
            table_candle((x, y + 0.1, 0.742), 0.3, 1.6)
            warm_pool((x, y, 2.0), 0.4, 15, spread=110)
            lay_setting(setting, (x + 0.21, y), (x, y))
            lay_setting(setting, (x - 0.21, y), (x, y))
        place_chair(chair, (-0.95, y + 0.02), (-1.6, y))
        place_chair(chair, (0.48, y), (1.15, y))
        place_chair(chair, (1.82, y), (1.15, y))


def garden():
    """Models what is behind the glass: a field wall, tangerine trees, a volcanic hill and the moon."""
    box("gravel", (16, 14, 0.1), gravel(), (0, 16, -0.08), 0)
    place(dry_wall(16, 0.8), (0, 15.5, 0))
    for x, y in ((-1.6, 12.6), (1.5, 13.2)):
        place(tangerine_tree(2.6, 1.25), (x, y, 0))
    low_hills(70, 160, 1.0, 9, "#1a2c4c", 3.1, shine=0.14)
    moon((-4.0, 60, 10.4), 1.7, 1.6)
    area((2.5, 11.5, 5), (0, 14, 0.8), 2.2, 420, COOL_LIGHT, None, 170)


def build():
    sky(strength=0.75)
    shell(
        -2.6,
        2.9,
        -2.5,
        9.6,
        HEIGHT,
        tiles("#5a5c5e", "#646668", 0.8, 0.26, "#34363a"),
        plaster("#8a7a66", 0.1),
        None,
        "",
    )
    box("ceiling", (5.6, 12.4, 0.06), dark_wood(1.2, "Y", "#6b4a2e", "#3a2415"), (0.15, 3.5, HEIGHT + 0.03), 0)
    bars(
        "ceiling beams",
        [((5.5, 0.12, 0.16), (0.15, -0.4 + 1.8 * i, HEIGHT - 0.08)) for i in range(6)],
        wood("oak beam", "#4a3018", "#86602f", 2, 0.45, "X", 0.1),
        0.01,
    )
    window_wall(-2.6, 2.9, 9.6, 0.0, HEIGHT, 4, (2.5,), metal("bronze", "#4a3e32", 0.4))
    wall = slats(
        12.2,
        HEIGHT,
        wood("oak slats", "#5c3f25", "#a67d4c", 3, 0.42, "Z", 0.15),
        0.1,
        0.05,
        0.05,
        simple("behind", "#3a2a1c", 0.7),
    )
    place(wall, (2.88, 9.5, 0), (0, 0, -90))
    basalt_side()
    tables()
    garden()
    copper = metal("copper", "#7a4a2c", 0.35)
    for y in ROWS:
        dome_pendant((1.15, y, 1.85), HEIGHT, 0.17, 0.16, copper, 0)
    strip((-2.25, -1.5, HEIGHT - 0.2), (-2.25, 9.2, HEIGHT - 0.2), 210, 0.08, target=(-2.6, 3.8, 1.2))
    strip((2.3, -1.5, HEIGHT - 0.2), (2.3, 9.2, HEIGHT - 0.2), 110, 0.08, target=(2.88, 3.8, 1.5))
    strip((0.1, 0, HEIGHT - 0.7), (0.1, 8, HEIGHT - 0.7), 60, 0.5, target=(0.1, 4, HEIGHT))
    moon_side((0.4, 11.0, 2.4), (0, 5.5, 0.4), 260, 2.4, spread=170)
    room_fill((0.2, -2.4, 2.6), (-0.6, 3, 0.8), 100, 2.5)
    camera((0.72, -1.75, 1.5), (-0.62, 3.6, 1.32), 26, focus=(-1.2, 2.0, 1.0), blur=6)
