"""A table by a lake under the full moon: silver goblets, a white camellia in a round jar, one candle. Two views of
one scene.
"""

from kit.arrange import place
from kit.lights import area
from kit.materials import wood
from kit.sets import table_set
from kit.view import camera
from things.backdrops import move_moon, remove_backdrop
from things.camellia import camellia_in_jar
from things.candles import tealight
from things.city import ridge
from things.moonlit_lake import LEVEL, mirrored_glow, moon_path, shore_lamps
from things.sea import sea, water_material
from things.silver import goblet
from things.sky import evening, moon_sun

SEED = 27
FINISH = {"exposure": 0.5}


def background(eye, moon, size):
    """Models the background: sky, hills, lake and lights, as the camera sees them."""
    evening(
        *("#12265a", "#2a5098", "#6484bd", "#a9a6b8"),
        strength=0.6,
        moon=moon,
        moon_size=size,
        moon_shine=1.7,
        glow=(-44, 0.55),
        light=0.8,
        stars=0.3,
        halo=0.4,
        clouds=0.3,
    )
    hills = ((-34, 150, 12), (-20, 95, 7), (-8, 62, 6), (4, 40, 7), (24, 95, 7), (38, 160, 11))
    ridge(
        "hills", [(a, h + 30, w) for a, h, w in hills], 2600, 500, tint="#1d2f55", reach=2600, haze=0.3
    ).location.z = LEVEL
    far = ((-30, 210, 9), (-13, 150, 6), (12, 90, 8), (30, 210, 9))
    ridge("far hills", far, 4200, 500, tint="#24396a", reach=2600, haze=0.36, seed=5).location.z = LEVEL
    water = water_material("#0a2148", 0.13, 0.45, 3000, 0.3)
    place(sea((0, 0, 0), 0, 44, 1.0, -170, 60, 4600, 340, 340, water), (0, 0, LEVEL))
    moon_sun((moon[0], 5.5), 0.13, 3.0)
    shore_lamps((-24, -22.6, -21.9, -16, -13.2, -12.1, -7, -3.4, -2.2, 1.5, 19, 20.3, 23, 27))
    moon_path(eye, moon[0])


def table():
    """Models the polished table and the things on it."""
    place(camellia_in_jar(), (-0.42, 0.25, 0))
    place(goblet(1.78, 0.42), (1.3, 0.45, 0))
    place(goblet(1.7, 0.42), (2.05, -0.15, 0))
    place(tealight(0.27, 0.4, 13), (0.62, -0.55, 0))


def build(view="pc"):
    """Builds the scene, wide or square."""
    surface = wood("dark walnut", "#0f0b0a", "#2c211c", 1.2, 0.2, coat=0.9)
    table_set(surface, "right", 0.5, 0.0, lights=0, depth=9).location.y = -2.3
    remove_backdrop()
    move_moon((2.0, 6.5, 4.6))
    table()
    area((-3.4, -3.6, 3.6), (0, 0.2, 1.0), 2.4, 210, "#e4ebff")
    area((3.0, -2.6, 2.2), (0.6, 0.2, 0.9), 1.2, 40, (1.0, 0.72, 0.46))
    mirrored_glow((-7, -4, 3), 50, (5, 7), "#2a3f74", "#d6e2ff", 2.0)
    mirrored_glow((4.5, -6, 2), -30, (2.2, 5), "#5a3a24", "#ffc890", 1.1)
    mirrored_glow((0, -13, 4), 0, (16, 9), "#18264a", "#5674b4", 1.3)
    if view == "pc":
        eye, moon = (-1.0, -7.7, 1.55), (12.0, 4.1)
        camera(eye, (-1.0, 0.2, 1.1), 36, focus=(0.3, 0.1, 1.0), blur=7)
    else:
        eye, moon = (0.6, -8.0, 1.75), (0.3, 7.6)
        camera(eye, (0.6, 0.4, 1.5), 56, focus=(0.3, 0.1, 1.0), blur=8)
    background(eye, moon, 3.4 if view == "pc" else 4.2)
