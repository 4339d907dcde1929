"""The private rooms of Wolpa: the moonlit sea in a round or a wide window, a pale oak table for four to ten before
it.
"""

from typing import NamedTuple

from kit.arrange import hide, place
from kit.colours import COOL_LIGHT, WARM_LIGHT
from kit.forms import lathe
from kit.lights import area, spot
from kit.materials import ceramic, simple, wood
from kit.stage import air
from kit.view import camera
from things.dining import create_setting, lay_setting, long_table, table_candle, table_wood
from things.furniture import place_chair, wishbone_chair
from things.gardens import branch, moon_jar
from things.glazes import wave_glaze
from things.joinery import bars, slats
from things.lanterns import floor_lantern, paper_lantern, strip
from things.rooms import boards, plaster, room_fill, shell, warm_pool
from things.tableware import chopsticks, coupe, cup, plate, wine_glass
from things.windows import night_sea, wall_with_round_window, window_wall

SEED = 13
FINISH = {"exposure": 0.5}
HEIGHT = 2.9


class Room(NamedTuple):
    """What differs between the rooms: rows of guests, length and middle of the table, window, walls, and the
    camera.
    """

    rows: tuple
    table: tuple
    wall: str = "#b9b2a4"
    window: float | None = 1.12
    moon_x: float = 0.022
    slats: bool = True
    eye: tuple = (-0.62, -1.35, 1.48)
    target: tuple = (0.03, 3.2, 1.22)
    lens: float = 26


ROOMS = {
    "four": Room((2.15, 2.9), (1.6, 2.52), "#6f8896", 0.92, -0.012, False, (0.72, -0.35, 1.4), (-0.06, 3.2, 1.16), 29),
    "six": Room((1.6, 2.35, 3.1), (2.3, 2.35)),
    "ten": Room(
        (0.72, 1.42, 2.12, 2.82, 3.52),
        (3.6, 2.12),
        "#a89a84",
        None,
        0.02,
        True,
        (-1.35, -1.7, 1.72),
        (0.12, 2.9, 1.04),
        24,
    ),
}


def sea_setting():
    """Models wave-painted porcelain, a sake cup and chopsticks."""

    def build():
        plate(1.3, 0.34, 0.14, wave_glaze())
        place(coupe(0.62, 0.14, ceramic("white", "#eef0ee", roughness=0.14)), (-1.0, 1.5, 0))
        place(cup(0.26, 0.42, ceramic("sea", "#5d8a96", "#3e6671", roughness=0.18)), (1.1, 1.4, 0))
        place(wine_glass(1.9, 0.36), (0.25, 1.75, 0))
        place(chopsticks(), (-1.2, -1.75, 0))

    return create_setting(build)


def window(room, wall):
    """Models the round window of a room, or panes from wall to wall."""
    if room.window is not None:
        wall_with_round_window(
            5.4, HEIGHT, (0.0, 1.5), room.window, wall, 4.6, 0.34, simple("dark ring", "#2d2018", 0.4)
        )
    else:
        window_wall(-2.7, 2.7, 4.7, 0.4, HEIGHT, 4, (), simple("oak frame", "#4a3320", 0.45), 0.12, 0.07)
    night_sea(40, 1.42, 90, 52, moon_x=room.moon_x, moon_height=0.05, moon_size=0.0105, bright=1.35)


def build(view="six"):
    """Builds the room for the given number of guests."""
    room = ROOMS[view]
    length, middle = room.table
    air("#2c4270", 0.34)
    wall = plaster(room.wall, 0.08, 0.5, "shell plaster")
    shell(
        -2.7, 2.7, -2, 4.6, HEIGHT, boards("#4a3320", "#a07b50", "Y", 0.34, 1.9), wall, plaster("#a39a8a", 0.05), "LR"
    )
    window(room, wall)
    bars("sill bench", [((5.4, 0.5, 0.42), (0, 4.36, 0.21))], table_wood("#3a2415", "#7d5636", "X"), 0.012)
    slat = wood("oak slats", "#5c3f26", "#a07a50", 3, 0.45, "Z", 0.1)
    if room.slats:
        behind = simple("behind", "#2d2118", 0.7)
        place(slats(6.4, HEIGHT, slat, 0.085, 0.042, 0.04, behind), (2.69, 4.1, 0), (0, 0, -90))
    top = table_wood("#7a552f", "#c39a66", "Y")
    long_table(1.0, length, top, at=(0, middle, 0), thick=0.05)
    chair, setting = wishbone_chair(), sea_setting()
    hide(chair)
    for y in room.rows:
        for s in (-1, 1):
            place_chair(chair, (s * 0.82, y), (0, y))
            lay_setting(setting, (s * 0.3, y), (0, y))
    for y in (middle - 0.4, middle + 0.4):
        table_candle((0, y, 0.742), 0.3, 1.8)
    lathe(
        "vase",
        [(0, 0.01), (0.05, 0), (0.075, 0.06), (0.06, 0.15), (0.025, 0.2), (0.03, 0.23), (0.022, 0.22)],
        ceramic("sea vase", "#5d8a96", "#3e6671", roughness=0.18),
        64,
        at=(0, middle, 0.742),
    )
    branch((0, middle, 0.94), (0.25, 0.1, 1), 0.42, 2, "#eef0f2", thick=0.005)
    moon_jar((-2.05, 4.3, 0.42), 0.19)
    floor_lantern((2.05, 4.3, 0.42), 0.22, 0.46, 10)
    floor_lantern((-2.3, 1.5, 0.0), 0.28, 0.7, 14)
    paper_lantern((0.0, middle, 2.02), HEIGHT, 0.34, 0.34, 11, 34, 0.95)
    warm_pool((0, middle, 1.8), 0.5, 30, length * 0.7)
    strip((-2.0, 4.2, HEIGHT - 0.08), (2.0, 4.2, HEIGHT - 0.08), 24, 0.08, target=(0, 4.62, 1.7))
    spot((-2.0, 3.5, HEIGHT - 0.05), (-2.05, 4.3, 0.6), 40, WARM_LIGHT, 45, 0.8, 0.1)
    area((0.2, 5.6, 2.3), (0.0, 2.6, 0.4), 1.6, 110, COOL_LIGHT, None, 170, "moonlight")
    room_fill((-0.4, -2, 2.5), (0, 2.4, 0.8), 60, 2.4, (0.86, 0.88, 1.0))
    camera(room.eye, room.target, room.lens, focus=(0, 2.3, 0.85), blur=4)
