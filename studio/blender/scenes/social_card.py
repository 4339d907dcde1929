"""A table laid under the moon: a pale plate, two glasses and a lamp, and behind them the sea with reflected
moonlight.
"""

from kit.arrange import group, place
from kit.lights import table_lamp
from kit.materials import ceramic, lacquer, linen, liquid, metal, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import remove_backdrop
from things.camellia import flower, leaf
from things.candles import tealight
from things.cutlery import folded_napkin
from things.drinks import burgundy
from things.sky import evening, moon_sun
from things.tableware import chopsticks, plate
from things.windows import night_sea

SEED = 3
FINISH = {"exposure": 0.5}
FRAME = (1200, 630)
EYE = (0.0, -7.6, 2.2)
MOON = (0.0, 3.7)


def place_setting():
    """Models a porcelain plate on an ink-blue one with a gold edge, a folded napkin and a camellia on it,
    chopsticks to the right.
    """
    ink = ceramic("ink plate", "#24344e", "#2f4262", 0.0, 0.18)
    place(plate(1.3, 0.36, 0.16, ink, metal("band", "#d2ab66", 0.2)), (0, -0.35, 0))
    place(plate(0.95, 0.24, 0.12, ceramic("porcelain", "#e4e0d6", "#dcd8ce", roughness=0.2)), (0, -0.35, 0.075))
    place(folded_napkin(linen("napkin", "#5d7699", 30), 0.62, 1.15), (-0.05, -0.35, 0.14), (0, 0, 62))
    bloom = group(
        place(leaf(0.6, 0.17), (0.1, 0.05, 0.02), (0, -6, 20)),
        place(leaf(0.55, 0.16), (-0.05, 0.1, 0.02), (0, -8, 150)),
        place(flower(0.36), (0, 0, 0.06), (20, 0, 0)),
    )
    place(bloom, (0.02, -0.4, 0.29))
    place(chopsticks(lacquer(), length=2.2), (1.66, -1.3, 0), (0, 0, 84))


def build():
    table_set(wood("dark walnut", "#1d120b", "#573821", 1.2, 0.42, coat=0.08), "right", 0.85, 0.0, lights=0, depth=13)
    remove_backdrop()
    evening(strength=0.5, moon=MOON, moon_size=3.4, glow=(-40, 0.6), light=0.5, stars=0.3)
    moon_sun((MOON[0], 4.5), 0.9, 3.5).visible_glossy = False
    night_sea(40, EYE[2], 117, 62, 0.0, bright=0.85, path=0.85, water="#122546", haze="#6d6a86", sky=False)
    place_setting()
    for x in (-1.45, 1.45):
        place(burgundy(1.3, liquid("white wine", (0.98, 0.9, 0.62), 0.06)), (x, 0.85, 0), scale=0.9)
    table_lamp((3.05, 1.9, 0), 1.35, 0.27, 18, shine=2.4)
    place(tealight(0.28, 0.4, 7), (-0.85, 1.5, 0))
    camera(EYE, (0.0, 0.6, 1.18), 40, focus=(0, -0.1, 0.3), blur=10)
