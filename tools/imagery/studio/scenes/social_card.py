"""A table laid under the moon: a pale plate, two glasses and a lamp, and behind them the sea with the moon's path."""

from kit.arrange import place
from kit.lights import table_lamp
from kit.materials import ceramic, linen, liquid, lacquer, metal, wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import open_view
from things.candles import tealight
from things.drinks import burgundy
from things.glazes import moon_glaze
from things.sea import sea, water_material
from things.settings import ringed_napkin
from things.sky import evening, moon_sun
from things.tableware import chopsticks, plate

SEED = 3
FINISH = {"exposure": 0.5}
FRAME = (1200, 630)
MOON = (0.0, 4.1)


def build():
    """The whole picture."""
    table_set(wood("dark walnut", "#1d120b", "#573821", 1.2, 0.28), "right", 0.85, 0.0, lights=0, depth=13)
    open_view()
    evening(strength=0.5, moon=MOON, moon_size=3.4, glow=(-40, 0.6), light=0.5, stars=0.3)
    moon_sun((MOON[0], 4.5), 1.1, 3.5)
    place(
        sea((0, 0, 0), 0, 38, 6.0, -170, 60, 4600, 400, 380, water_material("#061630", 0.16, 0.5, 3000, 0.22)),
        (0, 0, -55),
    )
    place(
        plate(1.25, 0.36, 0.16, ceramic("ink plate", "#24344e", "#3c5075", 0.4, 0.18), metal("band", "#d2ab66", 0.2)),
        (0, -0.35, 0),
    )
    place(plate(0.86, 0.24, 0.12, moon_glaze()), (0, -0.35, 0.075))
    place(burgundy(1.3, liquid("white wine", (0.98, 0.86, 0.5))), (1.45, 0.75, 0), scale=0.9)
    place(burgundy(1.3, liquid("white wine", (0.98, 0.86, 0.5))), (-1.45, 0.75, 0), scale=0.9)
    place(chopsticks(lacquer(), length=2.2), (1.62, -1.3, 0), (0, 0, 84))
    place(ringed_napkin(linen("napkin", "#5d7699", 30)), (-1.75, -0.45, 0), (0, 0, 84))
    table_lamp((2.35, 1.9, 0), 1.35, 0.27, 18, shine=2.4)
    place(tealight(0.28, 0.4, 7), (-0.75, 1.4, 0))
    camera((0.0, -7.7, 2.05), (0.0, 0.6, 1.05), 40, focus=(0, -0.1, 0.3), blur=20)
