"""Lounge Dalmuri: quilted armchairs and a low lamp before tall glass, Seoul's lights far below, Namsan and the
moon.
"""

from kit.arrange import build_group, hide, place
from kit.forms import box
from kit.lights import table_lamp
from kit.lines import drape
from kit.materials import glow, linen, simple, velvet
from kit.view import camera
from things.city import facade, low_houses, namsan_tower, ridge, skyline, street_lights
from things.drinks import cocktail_coupe, rocks_glass
from things.furniture import place_chair
from things.joinery import bars, dark_wood, slats
from things.lanterns import globe_pendant, strip
from things.lounge import curved_sofa, drum_table, lounge_chair, rug
from things.rooms import boards, carpet, moon_side, plaster, room_fill, shell, warm_pool
from things.sky import evening
from things.windows import window_wall

SEED = 8
FINISH = {"exposure": 0.5}
HEIGHT = 4.4
GROUND = -105.0


def room():
    """Models walnut slats to the left, tall glass ahead and to the right, long planks, a ceiling with a lit edge."""
    floor = boards("#2a1a10", "#6b4a30", "X", 0.26)
    shell(-4.6, 5.4, -3, 6.6, HEIGHT, floor, plaster("#6f675c"), simple("ceiling", "#6d645a", 0.85), sides="L")
    window_wall(-4.6, 5.4, 6.6, 0.0, HEIGHT, 5, (), glass=False)
    place(window_wall(-6.6, 3.0, 0.0, 0.0, HEIGHT, 5), (5.4, 0, 0), (0, 0, -90))
    place(
        slats(9.6, HEIGHT, dark_wood(light="#5a3c26"), 0.1, 0.05, 0.06, simple("behind", "#20150e", 0.6)),
        (-4.58, -3, 0),
        (0, 0, 90),
    )
    cloth = linen("drape", "#586478", 60, strength=0.2)
    drape("drape", (-4.5, 6.4), (-3.75, 6.4), HEIGHT - 0.05, cloth)
    drape("drape", (5.2, 6.35), (4.8, 6.4), HEIGHT - 0.05, cloth)
    bars("sill", [((10, 0.34, 0.12), (0.4, 6.35, 0.06))], dark_wood(along="X"))
    strip((-3.6, -2, HEIGHT - 0.2), (-3.6, 6.3, HEIGHT - 0.2), 260, 0.1, target=(-4.6, 2.5, 1.6))


def seats():
    """Models two groups around drum tables."""
    blue, warm = velvet("night velvet", "#27446e"), velvet("persimmon velvet", "#a34a22")
    place(rug(2.0, carpet("#3b4558", "#56627a", 1.2)), (-0.95, 2.5, 0))
    chair, accent = lounge_chair(blue), lounge_chair(warm)
    hide(chair, accent)
    for pattern, at, towards in (
        (blue and chair, (-2.15, 2.0), (-0.9, 3.0)),
        (accent, (0.25, 2.15), (-0.75, 3.2)),
        (chair, (-1.75, 4.35), (-0.9, 3.2)),
    ):
        place_chair(pattern, at, towards)
    place(curved_sofa(2.3, 76, blue), (3.25, 3.4, 0), (0, 0, -62))
    for x, y, r in ((-0.95, 2.95, 0.46), (2.1, 3.6, 0.42)):
        place(drum_table(r), (x, y, 0))
        warm_pool((x, y, 2.3), 0.6, 34, spread=110)
    build_group(lambda: table_lamp((0, 0, 0), 3.0, 0.75, 16, shine=1.6), (-1.08, 3.12, 0.4), scale=0.1)
    build_group(lambda: table_lamp((0, 0, 0), 2.6, 0.7, 14, shine=1.6), (2.2, 3.75, 0.4), scale=0.1)
    build_group(lambda: rocks_glass(), (-0.78, 2.75, 0.402), scale=0.1)
    build_group(lambda: cocktail_coupe(), (-1.12, 2.72, 0.402), scale=0.1)
    build_group(lambda: cocktail_coupe(), (1.95, 3.42, 0.402), scale=0.1)


def city():
    """Models the view over Seoul from the thirtieth floor."""
    styles = [
        facade(
            "offices", (1.5, 3.9), (0.06, 0.94, 0.22, 0.88), 0.42, "#2a3852", shine=1.2, whole_floors=0.2, reach=1700
        ),
        facade("flats", (3.4, 3.0), (0.14, 0.86, 0.3, 0.82), 0.36, "#3a455c", shine=1.2, whole_floors=0.0, reach=1700),
        facade("glass", (2.2, 3.7), (0.03, 0.97, 0.1, 0.92), 0.26, "#1e2c48", shine=1.1, whole_floors=0.15, reach=1700),
    ]
    box("ground", (9000, 9000, 1), glow("ground", "#1d2f55", 0.14), (0, 4000, GROUND - 1), 0)
    skyline(330, 1700, 44, 190, (36, 150), styles, gap=(-9, 8), ground=GROUND)
    low_houses(200, 3200, 46, 1500, styles[1], ground=lambda x, y: GROUND, heights=(6, 26))
    street_lights(500, 220, 2600, 46, 1.6, 2.0, (GROUND + 5, GROUND + 12))
    place(
        ridge(
            "namsan",
            [(-1, 285, 8.5), (-10, 160, 6), (10, 130, 7)],
            2000,
            500,
            rough=0.07,
            tint="#263c50",
            reach=2600,
            seed=3,
        ),
        (0, 0, GROUND),
    )
    place(namsan_tower((0, 0, 0)), (-36, 1880, GROUND + 282), scale=0.9)
    far = [(-30, 520, 9), (-18, 700, 7), (16, 660, 8), (27, 820, 6), (38, 560, 10)]
    place(ridge("bukhansan", far, 6500, 1200, seed=1, reach=4200), (0, 0, GROUND))


def build():
    evening(strength=0.6, moon=(9.5, 14.5), moon_size=2.6, glow=(30, 0.7), light=0.9, stars=0.4)
    room()
    seats()
    city()
    for i, (x, y, z) in enumerate(((2.6, 4.4, 2.75), (3.25, 3.7, 3.15), (3.0, 5.2, 3.3), (3.8, 4.6, 2.65))):
        globe_pendant((x, y, z), HEIGHT, 0.16, 16, 1.25)
    moon_side((1.5, 9.5, 4.2), (-0.4, 3, 0.4), 1000, 3.2).visible_glossy = False
    room_fill((0.3, -2.8, 2.7), (0, 3, 0.6), 130)
    camera((0.25, -1.7, 1.5), (0.1, 4.0, 1.42), 25, focus=(-0.9, 2.6, 0.6), blur=5)
