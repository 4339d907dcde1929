"""Lounge Joseok: pale curved sofas in a bow of glass, a ceiling of timber ribs like sand under the tide, the sea to
its horizon.
"""

from math import cos, radians, sin, tan

from kit.arrange import build_group, group, hide, place
from kit.forms import grid
from kit.lines import drape
from kit.materials import linen, simple, stone, velvet, wood
from kit.view import camera
from things.dining import table_candle
from things.drinks import coffee_cup
from things.furniture import place_chair
from things.joinery import bars
from things.lanterns import globe_pendant, strip
from things.lounge import curved_sofa, drum_table, floor_lamp, lounge_chair, rug
from things.rooms import carpet, moon_side, plaster, room_fill, shell, warm_pool
from things.sea import fishing_lamps
from things.sky import evening, moon_sun
from things.windows import dark_frame, night_sea

SEED = 14
FINISH = {"exposure": 0.5}
HEIGHT = 3.9
EYE = (0.35, -1.75, 1.5)
MOON = (2.6, 8.4)
BOW = 8.6


def ribs():
    """Models timber ribs that fan out under the ceiling, rising and falling like ripples in sand."""
    oak = wood("ceiling oak", "#5a3d24", "#a87c4c", 1.5, 0.5, "X", 0.1)
    parts = []
    for i in range(74):
        x = -7.3 + i * 0.2
        wave = lambda y, x=x: HEIGHT - 0.2 - 0.13 * sin(0.9 * x + 0.75 * y) - 0.08 * sin(1.7 * x - 0.5 * y)
        point = lambda u, v, x=x, wave=wave: (
            x + (-0.03, 0.03, 0.03, -0.03)[round(u * 4) % 4],
            -2 + 10.4 * v,
            wave(-2 + 10.4 * v) + (0.1, 0.1, -0.1, -0.1)[round(u * 4) % 4],
        )
        form = grid("rib", 4, 40, point, oak, closed=True)
        form.data.polygons.foreach_set("use_smooth", [False] * len(form.data.polygons))
        parts.append(form)
    return group(*parts, name="ribs")


def room():
    """Models a room whose far side is a curved glass wall."""
    floor = stone("limestone", "#a1978a", "#b3a998", 1.6, 0.28, 0.1, 0.25)
    pale = plaster("#a89c88")
    shell(-7, 7, -3, 9, HEIGHT, floor, pale, simple("ceiling", "#3c3229", 0.9), sides="LR")
    frame = dark_frame()
    pieces = []
    for i in range(-5, 6):
        a = radians(i * 9.5)
        pieces.append(((0.06, 0.12, HEIGHT), (BOW * sin(a), BOW * cos(a) - 1.2, HEIGHT / 2)))
    bars("mullions", pieces, frame, 0.008)
    ring = lambda z, h, d: grid(
        "rail",
        4,
        60,
        lambda u, v: (
            (BOW + (-d, d, d, -d)[round(u * 4) % 4]) * sin(radians(-52 + 104 * v)),
            (BOW + (-d, d, d, -d)[round(u * 4) % 4]) * cos(radians(-52 + 104 * v)) - 1.2,
            z + (0, 0, h, h)[round(u * 4) % 4],
        ),
        frame,
        closed=True,
    )
    ring(0.0, 0.1, 0.09)
    ring(0.98, 0.035, 0.02)
    cloth = linen("drape", "#b9ad98", 60, strength=0.2)
    drape("drape", (-6.7, 4.6), (-6.0, 5.3), HEIGHT - 0.3, cloth)
    drape("drape", (6.7, 4.6), (6.0, 5.3), HEIGHT - 0.3, cloth)
    ribs()


def seats():
    """Models a long curved sofa to the left, two armchairs facing each other and the sea, candles and coffee on
    drum tables.
    """
    sand, rust = velvet("sand velvet", "#a3937a"), velvet("rust velvet", "#573a2a")
    place(rug(2.3, carpet("#5b6a78", "#7d8b96", 1.0)), (0.3, 3.3, 0))
    place(curved_sofa(2.5, 84, sand), (-3.0, 3.3, 0), (0, 0, 62))
    chair = lounge_chair(rust)
    hide(chair)
    place_chair(chair, (0.6, 2.8), (2.4, 3.7))
    place_chair(chair, (2.25, 3.1), (0.4, 4.3))
    top = stone("travertine", "#9d8f78", "#cdbfa6", 2.5, 0.3, 0.3, 0.3)
    body = wood("drum", "#5a3d24", "#96693f", 2.0)
    for x, y, r in ((1.4, 3.55, 0.36), (-1.35, 3.5, 0.5)):
        place(drum_table(r, 0.4, top, body), (x, y, 0))
        warm_pool((x, y, 2.4), 0.5, 30, spread=110)
        table_candle((x + 0.08, y + 0.1, 0.402), 0.5, 3.0, 0.3)
    for x, y in ((1.24, 3.44), (1.56, 3.42), (-1.52, 3.34), (-1.16, 3.3)):
        build_group(lambda: coffee_cup(), (x, y, 0.402), scale=0.1)
    place(floor_lamp(1.7, 0.4), (-4.3, 4.6, 0))
    globe_pendant((-3.9, 4.6, 1.46), 1.66, 0.17, 26, 1.3)


def view():
    """Models the sea with reflected moonlight and boat lamps at the horizon."""
    across = tan(radians(MOON[0])) * (60 - EYE[1]) + EYE[0]
    water = dict(bright=0.8, path=0.75, water="#122546", haze="#6f6c8a", sky=False)
    night_sea(60, EYE[2], 150, 80, across / 150, **water)
    place(fishing_lamps(7, 5200, 26, -4, size=5.0, strength=1.6), (EYE[0], EYE[1], EYE[2] - 0.02), scale=0.009)


def build():
    evening(strength=0.6, moon=MOON, moon_size=2.4, glow=(-38, 0.45), light=0.9, stars=0.45)
    moon_sun((MOON[0], 6), 0.6, 3.4).visible_glossy = False
    room()
    seats()
    view()
    strip((-6.4, -2, HEIGHT - 0.5), (-6.4, 5, HEIGHT - 0.5), 160, 0.1, target=(-7, 2.0, 1.4))
    strip((6.4, -2, HEIGHT - 0.5), (6.4, 5, HEIGHT - 0.5), 160, 0.1, target=(7, 2.0, 1.4))
    strip((-4, 3.0, 2.2), (4, 3.0, 2.2), 90, 3.0, target=(0, 3.0, HEIGHT)).visible_glossy = False
    moon_side((1.5, 9.8, 4.2), (0.2, 3.4, 0.3), 1000, 3.0).visible_glossy = False
    room_fill((0.3, -2.8, 2.7), (0, 3, 0.6), 120)
    camera(EYE, (0.1, 4.0, 1.46), 24, focus=(0.6, 2.6, 0.6), blur=5)
