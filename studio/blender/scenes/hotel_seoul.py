"""Dalbit Seoul in the blue hour: a curved front of lit rooms reflected in a still pool, pines and maples around it,
the city, Namsan and the moon behind.
"""

from kit.arrange import duplicate, hide, place
from kit.lights import area
from kit.materials import glow, stone
from kit.view import camera
from things.basalt import pond
from things.building import Blocks
from things.city import facade, low_houses, namsan_tower, ridge, skyline, street_lights
from things.forecourt import canopy, crescent, lobby, wet_ground
from things.hotel import Looks, arc_points, create_bays, hall_patterns, room_patterns, wing
from things.sky import evening, moon_sun
from things.trees import broadleaf, foliage_material, hedge, pine

SEED = 5
FINISH = {"exposure": 0.65}
EYE = (-15, -86, 2.6)
MOON = (-19, 21)


def hotel():
    """Models the curved front with its lower wing, the lounge on top, the lobby and the porch below."""
    looks = Looks(slab="#b3a995")
    rooms, crown = room_patterns(4.0, strength=1.25, dark=0.6), hall_patterns(4.0, strength=1.1)
    front = create_bays(arc_points((6, 58), 60, 246, 292), 4.2)
    wing(front, 11, looks, rooms, 11.5, balcony=lambda i, k: 0.9, roof=0.4, fins=0.25)
    wing(front[1:-1], 1, looks, crown, 11.5 + 11 * 3.5 + 0.8, storey=6.2, roof=0.7, fins=0.9)
    side = create_bays([(28.6, 6), (49.6, 12)], 4.2)
    wing(side, 7, looks, rooms, 11.5, depth=10, balcony=lambda i, k: 1.2, fins=0.0)
    wall = Blocks().add((-36, -0.5, 0), (-17, 14, 11)).add((29, -0.5, 0), (54, 16, 11))
    wall.add((-36.4, -0.9, 11), (54.4, 16, 11.6)).add((-17, -0.2, 8.4), (29, 14, 11))
    wall.form("podium", stone("podium stone", "#5a5349", "#94897a", 0.35, 0.55, 0.4))
    slits = Blocks()
    for x in (-33, -29.5, -26, -22.5, 33, 36.5, 40, 43.5, 47, 50.5):
        slits.add((x - 0.2, -0.55, 1.2), (x + 0.2, -0.45, 9.6))
    slits.form("slits", glow("slit", "#ffbf78", 0.9))
    lobby(46, 12, 8.4, (6, 0.2, 0.15), looks)
    canopy(24, 9, 4.8, (6, -0.4, 0), 3600)
    crescent((5, -1.2, 60.6), 1.4, 1.5)
    for x in (-27, 42):
        area((x, -7, 0.4), (x, 0, 9), 5, 2400, (1.0, 0.66, 0.36), 1.0, 120, "wall light")
    area((6, -34, 2), (6, 0, 34), 30, 22000, (1.0, 0.74, 0.5), 4, 90, "front light").visible_glossy = False


def garden():
    """Models the pool with its stone rim, the drive, planted beds, pines and maples with lights at their feet."""
    wet_ground()
    pond(-90, 90, -84, -34, 0.22)
    Blocks().add((-90, -34, 0), (90, -32.6, 0.42)).form("rim", stone("rim", "#34363a", "#5a5c60", 1.0))
    green = foliage_material("pine", "#24482a", "#5d8a4e", 0.5)
    pines = [pine(8, (0.2, -0.05), 11, green, 420), pine(10, (-0.16, 0.05), 12, green, 420)]
    maples = [
        broadleaf(8, 3.2, 7000, 0.3, foliage_material("maple", "#5a2412", "#b0602a")),
        broadleaf(10, 3.8, 8000, 0.3, foliage_material("zelkova", "#24461c", "#6c9044")),
    ]
    for kind, x, y, turn, size in (
        (0, -21, -15, 40, 1.0),
        (1, -31, -17, 120, 1.0),
        (1, 35, -15, 250, 1.0),
        (0, 46, -18, 10, 1.1),
        (0, -43, -24, 200, 1.2),
    ):
        duplicate(pines[kind], (x, y, 0.6), (0, 0, turn), size)
    for i, (kind, x, y, size) in enumerate(
        (
            (0, -26, -24, 0.75),
            (1, -38, -12, 1.1),
            (1, -50, -18, 1.3),
            (1, -60, -8, 1.5),
            (0, -47, -28, 0.9),
            (0, 29, -20, 0.7),
            (1, 41, -10, 1.0),
            (1, 56, -20, 1.3),
            (0, 52, -26, 0.9),
            (1, 66, -6, 1.5),
        )
    ):
        duplicate(maples[kind], (x, y, 0.4), (0, 0, 70 * i), size)
    hide(*pines, *maples)
    for x, length in ((-42, 44), (48, 40)):
        place(hedge(length, 2.0, 0.8, 7000), (x, -29, 0.3))
        Blocks().add((x - length / 2 - 0.3, -30.4, 0), (x + length / 2 + 0.3, -8, 0.4)).form(
            "bed", stone("bed", "#1c2418", "#33402a", 1.0)
        )
        for near in (-0.33, 0.0, 0.33):
            at = x + near * length
            area((at, -32, 0.5), (at, -20, 5), 5, 2200, (1.0, 0.7, 0.4), 1.0, 140, "tree light").visible_glossy = False
    lamps = Blocks()
    for x in range(-60, 70, 6):
        lamps.add((x - 0.5, -34.06, 0.24), (x + 0.5, -34.02, 0.34))
    lamps.form("rim lights", glow("rim light", "#ffd9a8", 1.1))


def city():
    """Models the background: towers in haze, houses up the slopes, mountains, Namsan with its tower."""
    styles = [
        facade("offices", (1.5, 3.9), (0.06, 0.94, 0.22, 0.88), 0.36, "#33466a", shine=0.9, whole_floors=0.2, reach=900),
        facade("flats", (3.4, 3.0), (0.14, 0.86, 0.3, 0.82), 0.30, "#42506e", shine=0.9, whole_floors=0.0, reach=900),
        facade("glass", (2.2, 3.7), (0.03, 0.97, 0.1, 0.92), 0.22, "#2a3c60", shine=0.8, whole_floors=0.15, reach=900),
    ]
    skyline(700, 1700, 42, 150, (40, 190), styles, gap=(-32, -12), eye=EYE)
    low_houses(260, 2600, 44, 700, styles[1], heights=(5, 18), eye=EYE)
    street_lights(260, 260, 1800, 40, 1.5, 1.6, eye=EYE)
    ridge("namsan", [(-23.5, 330, 5.5), (-32, 190, 6)], 2000, 500, tint="#1d3040", reach=2200, seed=3)
    place(namsan_tower((0, 0, 0)), (-830, 1830, 292), scale=0.85)
    ridge(
        "bukhansan",
        [(-8, 560, 9), (4, 760, 6), (14, 620, 8), (-38, 480, 10), (26, 700, 9), (38, 520, 10)],
        6500,
        1200,
        seed=1,
        reach=4200,
    )


def build():
    evening(
        top="#16305e",
        middle="#2c528e",
        low="#6a86b4",
        horizon="#c79a80",
        strength=0.8,
        moon=MOON,
        moon_size=1.7,
        halo=0.2,
        glow=(30, 0.9),
        light=1.7,
        stars=0.3,
        clouds=0.4,
    )
    moon_sun((-60, 28), 0.28)
    area((-30, -160, 34), (0, -50, 0), 40, 26000, (0.6, 0.72, 1.0), name="evening fill").visible_glossy = False
    hotel()
    garden()
    city()
    camera(EYE, (EYE[0] + 9.5, 0, EYE[2]), 25.5, blur=0, shift=(0.0, 0.222))
