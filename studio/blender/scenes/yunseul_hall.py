"""The hall of Yunseul: two rows of white tables before tall glass, reflected moonlight on the sea behind it."""

from kit.arrange import hide, place
from kit.colours import BRASS
from kit.forms import box
from kit.lines import drape
from kit.materials import linen, metal, simple, velvet
from kit.stage import air
from kit.view import camera
from things.dining import clothed_table, lay_setting, table_candle, western
from things.furniture import place_chair, tub_chair
from things.joinery import bars, dark_wood, slats
from things.lanterns import globe_pendant, strip
from things.rooms import carpet, moon_side, plaster, room_fill, shell, tiles, warm_pool
from things.windows import night_sea, window_wall

SEED = 5
FINISH = {"exposure": 0.55}
HEIGHT = 4.6
TABLES = [(-1.75, 2.1), (-1.75, 4.7), (2.15, 1.5), (2.15, 4.4), (0.3, 6.4)]


def room():
    """Models the room: glass ahead and to the right, a slatted wall to the left, a band of stone before the glass."""
    shell(
        -4.4,
        5.4,
        -3,
        8.2,
        HEIGHT,
        carpet("#22324a", "#2a3c56", 0.7),
        plaster("#7a7064"),
        simple("ceiling", "#7d7264", 0.8),
        sides="L",
    )
    box("stone edge", (9.8, 1.0, 0.02), tiles("#4a4f57", "#5c626b", 0.5), (0.5, 7.72, 0.01), 0.004)
    window_wall(-4.4, 5.4, 8.2, 0.0, HEIGHT, 6, (3.35,), glass=False)
    side = window_wall(-8.2, 3.0, 0.0, 0.0, HEIGHT, 7, (3.35,), glass=False)
    place(side, (5.4, 0, 0), (0, 0, -90))
    box("sill", (0.5, 11, 0.42), dark_wood(along="Y"), (5.2, 2.6, 0.21), 0.01)
    wall = slats(11, HEIGHT, dark_wood(), 0.11, 0.05, 0.05, simple("behind", "#241811", 0.6))
    place(wall, (-4.38, -2.9, 0), (0, 0, 90))
    cloth = linen("drape", "#5f6b80", 60, strength=0.2)
    drape("drape", (-4.3, 8.0), (-3.7, 8.0), HEIGHT - 0.1, cloth)
    drape("drape", (4.8, 8.0), (5.35, 8.0), HEIGHT - 0.1, cloth)
    gilt = metal("ring", BRASS, 0.3)
    bars("cove", [((8.6, 0.05, 0.08), (0.5, 7.2, HEIGHT - 0.1)), ((0.05, 8, 0.08), (-3.7, 3.4, HEIGHT - 0.1))], gilt)


def tables():
    """Models five round tables under white linen, each for two or three."""
    chair, setting = tub_chair(velvet("velvet", "#2c5566")), western("#e9e2d4", charger="#21374a")
    hide(chair)
    places = {
        0: [(-1, 0.1), (0.9, 0.5)],
        1: [(-1, 0), (1, 0)],
        2: [(-0.95, 0.35), (0.95, 0.2)],
        3: [(-1, 0), (1, 0)],
        4: [(-1, 0), (1, 0)],
    }
    for i, (x, y) in enumerate(TABLES):
        clothed_table(0.5, linen("white linen", "#ded7c9", 42, strength=0.3), 0.7, (x, y, 0))
        for dx, dy in places[i]:
            reach = (dx * dx + dy * dy) ** 0.5
            ux, uy = dx / reach, dy / reach
            place_chair(chair, (x + ux * 0.86, y + uy * 0.86), (x, y))
            lay_setting(setting, (x + ux * 0.3, y + uy * 0.3), (x, y))
        table_candle((x, y, 0.745), 0.3, 2.2)
        warm_pool((x, y, 2.1), 0.5, 26, spread=110)


def build():
    air("#2c4270", 0.3)
    room()
    tables()
    night_sea(60, 1.5, 150, 80, moon_x=0.045, moon_height=0.1, moon_size=0.0125, bright=1.15)
    for i, (x, y, z) in enumerate(
        ((-2.0, 3.4, 2.9), (-1.25, 4.2, 3.3), (-0.65, 3.3, 2.75), (-1.2, 2.7, 3.15), (-1.6, 4.9, 2.8))
    ):
        globe_pendant((x, y, z), HEIGHT, 0.15, 16, 1.25)
    strip((-3.3, -1, HEIGHT - 0.15), (-3.3, 8, HEIGHT - 0.15), 330, 0.1, target=(-4.4, 3.5, 1.6))
    strip((0.5, 7.1, HEIGHT - 0.35), (0.5, 0.0, HEIGHT - 0.35), 120, 4.0, target=(0.5, 3.5, HEIGHT))
    moon_side((1.6, 11, 4.4), (0.4, 4.5, 0.5), 1100, 3.4)
    room_fill((0.3, -3, 2.8), (0, 3.5, 0.7), 110)
    camera((0.35, -1.5, 1.5), (0.2, 4.5, 1.42), 24, focus=(-0.6, 3.2, 0.9), blur=5)
