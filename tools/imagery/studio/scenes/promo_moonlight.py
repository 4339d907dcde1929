"""A table under a full moon: silver goblets and a single white camellia on indigo cloth. Two views of one scene."""

from kit.arrange import place
from kit.lights import area
from kit.lines import cloth
from kit.materials import linen
from kit.sets import table_set
from kit.view import camera
from things.backdrops import open_view
from things.candles import tealight
from things.city import ridge
from things.silver import camellia_in_bottle, goblet, old_silver
from things.sea import sea, water_material
from things.sky import evening, moon_sun

SEED = 27


def build(view="pc"):
    """The whole picture."""
    table_set(linen("night linen", "#1f3050", 9, strength=0.3), "right", 0.72, 0.0, lights=0, depth=12)
    open_view()
    moon = (12.5, 4.6) if view == "pc" else (2.2, 6.6)
    evening(
        strength=0.5,
        moon=moon,
        moon_size=3.8 if view == "pc" else 4.4,
        moon_shine=1.0,
        glow=(-40, 0.5),
        light=0.5,
        stars=0.25,
        halo=0.3,
    )
    ridge("hills", [(-30, 150, 14), (-8, 90, 10), (16, 130, 12), (40, 170, 12)], 2600, 500, tint="#1d2f4a", reach=1900)
    lake = water_material("#061630", 0.17, 0.4, 2600, 0.26)
    place(sea((0, 0, 0), 0, 40, 1.6, -170, 60, 4600, 300, 300, lake), (0, 0, -34))
    moon_sun((moon[0], 1.9), 0.6, 3.0)
    cloth("cloth", 14, 9, linen("indigo cloth", "#2b4678", 26), 0.06, 0.7, 9, at=(0, 0.6, 0), turn=4)
    silver = old_silver()
    place(goblet(1.75, 0.43, silver), (0.62, 0.45, 0.06))
    place(goblet(1.62, 0.42, silver), (1.22, -0.2, 0.06))
    place(camellia_in_bottle(1.25, 0.47, facing=(66, 0, -8)), (-0.22, -0.1, 0.06))
    place(tealight(0.26, 0.36, 14), (0.42, -0.75, 0.06))
    area((2.6, -2.4, 2.6), (0.4, 0.3, 1.0), 1.6, 60, (1.0, 0.74, 0.5))
    if view == "pc":
        camera((-1.15, -7.7, 1.75), (-1.15, 0.4, 1.2), 33, focus=(0.3, 0.2, 1.0), blur=26)
    else:
        camera((0.4, -7.8, 1.9), (0.5, 0.5, 1.62), 56, focus=(0.3, 0.2, 1.0), blur=26)
