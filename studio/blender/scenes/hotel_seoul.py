"""Dalbit Seoul in the blue hour: a curved tower of lit rooms over a wet forecourt, the city, Namsan and the moon
behind.
"""

from kit.arrange import duplicate, hide, place
from kit.lights import area
from kit.materials import glow, stone
from kit.view import camera
from things.building import Blocks
from things.city import facade, low_houses, namsan_tower, ridge, skyline, street_lights, towers
from things.forecourt import canopy, crescent, lobby, wet_ground
from things.hotel import Looks, arc_points, create_bays, hall_patterns, room_patterns, wing
from things.sky import evening, moon_sun
from things.trees import broadleaf, foliage_material, hedge, pine

SEED = 5
FINISH = {"exposure": 0.6}
EYE = (-20, -118, 4.5)
MOON = (-12, 23)


def hotel():
    """Models the tower with its lower wing, the lounge on top, the lobby and the porch below."""
    looks = Looks()
    rooms, crown = room_patterns(4.0), hall_patterns(4.0)
    front = create_bays(arc_points((6, 58), 60, 253.5, 288), 4.2)
    wing(front, 16, looks, rooms, 13.5, balcony=lambda i, k: 1.3 if i in (2, 3) and k % 2 == 0 else 0.0, roof=0.4)
    wing(front, 1, looks, crown, 13.5 + 16 * 3.5 + 0.8, storey=6.6, roof=0.7, fins=0.9)
    side = create_bays([(24.6, 8), (41.4, 13)], 4.2)
    wing(side, 11, looks, rooms, 13.5, depth=10, balcony=lambda i, k: 1.2, fins=0.0)
    wall = Blocks().add((-32, -0.5, 0), (-15, 14, 13)).add((29, -0.5, 0), (46, 16, 13))
    wall.add((-32.4, -0.9, 13), (46.4, 16, 13.7)).add((-15, -0.2, 9), (29, 14, 13))
    wall.form("podium", stone("podium stone", "#4b463e", "#857a6a", 0.35, 0.55, 0.4))
    slits = Blocks()
    for x in (-29, -25.5, -22, -18.5, 32, 35.5, 39, 42.5):
        slits.add((x - 0.35, -0.55, 1.2), (x + 0.35, -0.45, 11))
    slits.form("slits", glow("slit", "#ffbf78", 0.9))
    lobby(44, 12, 9, (7, 0.2, 0.15), looks)
    canopy(26, 10, 5.4, (7, -0.4, 0), 3600)
    crescent((6.5, -2.4, 79.5), 1.5, 1.5)
    for x in (-23, 38):
        area((x, -7, 0.4), (x, 0, 9), 5, 1800, (1.0, 0.66, 0.36), 1.0, 120, "wall light")
    area((6, -40, 2), (6, 0, 45), 30, 16000, (1.0, 0.74, 0.5), 4, 90, "front light")


def forecourt():
    """Models wet paving, planters, pines, street trees and low lights along the drive."""
    wet_ground()
    green = foliage_material("pine", "#24482a", "#5d8a4e", 0.5)
    pines = [pine(7.5, (0.2, -0.05), material=green), pine(9.5, (-0.16, 0.05), material=green)]
    for kind, x, y, turn, size in (
        (0, -20, -13, 40, 1.0),
        (1, -27, -16, 120, 1.0),
        (1, 33, -12, 250, 1.0),
        (0, 41, -15, 10, 1.1),
        (0, -39, -8, 200, 1.2),
    ):
        duplicate(pines[kind], (x, y, 0.5), (0, 0, turn), size)
    duplicate(pines[1], (-19, -50, 0.7), (0, 0, 300), 0.95)
    place(hedge(7, 5, 0.5, 5200), (-18.5, -50, 0.35))
    Blocks().add((-22.4, -52.9, 0), (-14.6, -47.1, 0.45)).form("island", stone("rim", "#34363a", "#5a5c60", 1.0))
    area((-15, -57, 0.5), (-19, -50, 6), 3, 2400, (1.0, 0.7, 0.4), 1.0, 140, "island light")
    tree = broadleaf(9, 3.4, material=foliage_material("street tree", "#1c3a16", "#5c8038"))
    for i, (x, y) in enumerate(((-50, -30), (-60, -52), (60, -24), (66, -48), (-66, -10), (57, 4))):
        duplicate(tree, (x, y, 0), (0, 0, 70 * i), 1 + 0.08 * (i % 3))
    hide(*pines, tree)
    for x, length in ((-24, 18), (37, 16)):
        place(hedge(length, 2.2, 0.7, 4200), (x, -12, 0.35))
        Blocks().add((x - length / 2 - 0.3, -13.6, 0), (x + length / 2 + 0.3, -10.4, 0.4)).form(
            "planter", stone("planter", "#24262a", "#44464a", 1.0)
        )
        area((x, -17, 0.3), (x, -10, 5), 8, 2600, (1.0, 0.7, 0.4), 1.0, 140, "planter light")
    for x, y in ((-50, -30), (-60, -52), (60, -24), (66, -48)):
        area((x * 0.93, y - 8, 0.5), (x, y, 7), 3, 1300, (1.0, 0.66, 0.38), 1.0, 150, "tree light")
    lamps, posts = Blocks(), Blocks()
    for x, y in [(-40 + i * 11.5, -27) for i in range(9)] + [(-46, -66), (-38, -78), (34, -62), (44, -74), (50, -58)]:
        lamps.around((x, y, 0.75), (0.3, 0.3, 0.22))
        posts.around((x, y, 0), (0.3, 0.3, 0.75))
    lamps.form("low lights", glow("low light", "#ffcf94", 2.0))
    posts.form("low posts", stone("post", "#24262a", "#3a3c40"))


def city():
    """Models the background: towers in haze, houses up the slopes, mountains, Namsan with its tower."""
    styles = [
        facade(
            "offices", (1.5, 3.9), (0.06, 0.94, 0.22, 0.88), 0.40, "#27344c", shine=1.2, whole_floors=0.2, reach=1500
        ),
        facade("flats", (3.4, 3.0), (0.14, 0.86, 0.3, 0.82), 0.34, "#3a4358", shine=1.2, whole_floors=0.0, reach=1500),
        facade("glass", (2.2, 3.7), (0.03, 0.97, 0.1, 0.92), 0.22, "#1c2a44", shine=1.0, whole_floors=0.15, reach=1500),
    ]
    towers([(-150, 150, 30, 46), (150, 190, 32, 70), (205, 230, 36, 104), (-215, 230, 34, 84)], styles)
    skyline(420, 1500, 42, 170, (30, 170), styles, gap=(-26, -13), eye=EYE)
    low_houses(160, 2600, 44, 700, styles[1], heights=(5, 18), eye=EYE)
    street_lights(260, 260, 1800, 40, 1.5, 2.0, eye=EYE)
    ridge("namsan", [(-18.5, 310, 5.5), (-27, 170, 6)], 2000, 500, tint="#1d3040", reach=2600, seed=3)
    place(namsan_tower((0, 0, 0)), (-18 - 640, 1880, 285), scale=0.85)
    ridge(
        "bukhansan",
        [(-8, 560, 9), (4, 760, 6), (14, 620, 8), (-34, 380, 12), (34, 520, 12)],
        6500,
        1200,
        seed=1,
        reach=4200,
    )


def build():
    evening(strength=0.62, moon=MOON, glow=(35, 0.75), light=1.7, stars=0.5)
    moon_sun((-60, 28), 0.28)
    area((-30, -160, 34), (0, -50, 0), 40, 26000, (0.6, 0.72, 1.0), name="evening fill").visible_glossy = False
    hotel()
    forecourt()
    city()
    camera(EYE, (EYE[0] + 10.5, 0, EYE[2]), 28.5, blur=0, shift=(0.0, 0.213))
