"""Dalbit Jeju: long low roofs of stone and timber behind a pond, field walls and silvergrass in the wind, an oreum
and the moon.
"""

from kit.arrange import duplicate, hide, place, scatter
from kit.colours import WARM_LIGHT
from kit.lights import area
from kit.materials import glow, simple, wood
from kit.view import camera
from things.basalt import low_roof, oreum, pond, roof_material, scatter_stones, turf
from things.building import Blocks
from things.forecourt import lobby
from things.gardens import dry_wall, stone_courses, varied_stone
from things.grass import blades_material, meadow, silvergrass
from things.hotel import Looks, create_bays, room_patterns, wing
from things.sky import evening, moon_sun
from things.trees import foliage_material, pine

SEED = 12
FINISH = {"exposure": 0.7}
EYE = (0, 0, 2.3)
MOON = (15, 19.5)


def hotel():
    """Models three pavilions: guest rooms in two storeys, the tall lobby, a low wing to the right; basalt between
    them.
    """
    timber = wood("cedar", "#3a2314", "#7d5433", 0.5, 0.5, "Z", 0.1)
    looks = Looks(slab="#4a3322", wall=varied_stone("hotel stones", "#22262a", "#4d5258", scale=3.0))
    looks.slab, looks.fin, looks.frame = timber, timber, simple("cedar dark", "#2a1a10", 0.5)
    rooms, roof = room_patterns(4.2, height=2.9, strength=1.3), roof_material()
    wing(create_bays([(-40, 50), (-10.4, 47.5)], 4.4), 2, looks, rooms, 0.5, 4.4, 3.3, 11, lambda i, k: 1.5, 0.35, 0.2)
    place(low_roof(32, 12, 2.6, (0, 0, 0), roof, 2.2), (-25.3, 48, 7.4), (0, 0, -4.8))
    lobby(19, 11, 5.6, (1.0, 45.5, 0.5), looks, 0.62)
    low_roof(22, 13, 3.4, (1.0, 44.6, 6.5), roof, 3.0, 0.6)
    wing(create_bays([(13.5, 49.5), (40, 53.5)], 4.4), 1, looks, rooms, 0.5, 4.4, 3.3, 10, lambda i, k: 1.6, 0.35, 0.2)
    place(low_roof(28, 11, 2.2, (0, 0, 0), roof, 2.2), (26.8, 50.5, 4.1), (0, 0, 8.6))
    stones = looks.wall
    for x, y, w, h in ((-9.6, 44.6, 3.0, 6.3), (11.6, 44.8, 3.4, 6.3), (-41.5, 49.5, 4, 7.0), (41, 53, 4, 4.4)):
        place(stone_courses(w, h, 0.34, (0.4, 0.95), 0.5, stones), (x, y, 0.3))
        Blocks().add((x - w / 2, y + 0.3, 0), (x + w / 2, y + 9, h)).form("core", stones)
    Blocks().add((-46, 43.2, 0), (46, 70, 0.48)).form("plinth", stones)
    for x, w, y, z in ((-25, 30, 46.2, 6.9), (1, 19, 42.8, 6.2), (27, 27, 49.2, 3.7)):
        area((x, y, z), (x, y - 2.5, 0), w, 420, WARM_LIGHT, 1.0, 150, "eaves light").visible_glossy = False
    posts = Blocks()
    for i in range(7):
        posts.around((-8.3 + i * 3.1, 42.4, 0.5), (0.26, 0.26, 5.7))
    posts.form("posts", timber)


def in_cove(x, y):
    """Returns whether a position lies in the near cove of the pond, where no grass grows."""
    return -2.6 < x < 12.0 and y > 12.1


def water():
    """Models the pond with its rim of lava stones. A cove reaches towards the camera, so that it reflects the lit
    hall.
    """
    pond(-22, 19, 18.5, 41, 0.05)
    pond(-2.2, 11.5, 12.4, 18.5, 0.05)
    far = [(-22, 41), (-23, 30), (-20, 20), (-8, 17.6), (-3.2, 17.6)], [(12.2, 17.8), (17, 18), (20, 28), (19, 41)]
    for line, count in zip(far, (95, 70)):
        scatter_stones(line, count, (0.5, 1.3), 0.5)
    near = [(-3, 17.2), (-2.5, 14.2), (-1.6, 12.8), (1, 12.3), (8, 12.3), (10.6, 12.7), (11.8, 14.5), (12.2, 17.6)]
    scatter_stones(near, 120, (0.2, 0.62), 0.22)
    scatter_stones([(-5, 23), (-4.4, 25), (-5.2, 27), (-4.6, 29)], 4, (1.0, 1.4), 0.1, flat=0.3)


def land():
    """Models grass, field walls and pines, with silvergrass in front."""
    turf(dark="#2c4022", light="#64783e", rise=0.26, at=(0, 60, -0.25))
    stones = varied_stone("field stones", "#24282c", "#555b61", scale=4.0)
    place(dry_wall(13, 1.05, stones, 0.34, 0.6), (-8.6, 12.4, -0.2), (0, 0, -14))
    place(dry_wall(9, 0.95, stones, 0.34, 0.6), (17.6, 15.6, -0.2), (0, 0, 12))
    kind = pine(8, (0.3, 0.0), material=foliage_material("pine", "#22422a", "#5c8450", 0.5), needles=190)
    for x, y, turn, size in (
        (-17, 44, 0, 0.95),
        (-44, 46, 30, 1.3),
        (22, 43.5, 10, 0.8),
        (36, 47, -20, 1.15),
        (12.5, 60, 0, 1.2),
    ):
        duplicate(kind, (x, y, 0.2), (0, 0, turn), size)
    hide(kind)
    near = scatter(900, 0.16, size=(16, 8.5), centre=(0, 9))
    meadow(
        [(x, y, -0.2) for x, y in near if not in_cove(x, y)],
        0.42,
        0.7,
        blades_material("near grass", "#34482a", "#a3ad6c"),
    )
    back = scatter(700, 0.3, size=(60, 6), centre=(0, 15), avoid=[(0, 26, 9.5)])
    meadow(
        [(x, y, -0.2) for x, y in back if not in_cove(x, y)],
        0.5,
        0.7,
        blades_material("far grass", "#32472a", "#8f9c5c"),
        16,
        0.02,
    )
    plumes = scatter(70, 0.2, size=(4.0, 3.0), centre=(4.6, 7.4)) + scatter(
        26, 0.22, size=(2.6, 2.0), centre=(-5.6, 7.4)
    )
    plumes += scatter(30, 0.2, size=(2.4, 1.8), centre=(-3.4, 9.4)) + scatter(30, 0.2, size=(3, 1.6), centre=(8.6, 9.6))
    plumes += scatter(46, 0.25, size=(7, 2.5), centre=(11.5, 12.4)) + scatter(
        26, 0.3, size=(9, 1.4), centre=(-11, 14.4)
    )
    heads = blades_material("silvergrass heads", "#7d7466", "#b3a997", 0.7)
    silvergrass([(x, y, -0.2) for x, y in plumes], 1.5, 0.75, head=heads)
    lamps = Blocks()
    for x, y in ((-23, 42.2), (-13, 42), (14.5, 42), (21, 42.6), (-20.6, 19.6), (18.3, 18.8)):
        lamps.around((x, y, 0.1), (0.3, 0.3, 0.55))
        area((x, y - 0.3, 0.8), (x, y - 1.5, 0), 0.6, 26, WARM_LIGHT, name="garden lamp").visible_glossy = False
    lamps.form("garden lamps", glow("garden lamp", "#ffca8c", 1.6))


def build():
    evening(strength=0.62, moon=MOON, moon_size=2.4, glow=(-30, 0.85), light=2.6, stars=0.5)
    moon_sun((78, 26), 1.1)
    area((-8, -12, 15), (2, 24, 0), 20, 7200, (0.6, 0.73, 1.0), name="evening fill").visible_glossy = False
    hotel()
    water()
    land()
    oreum(17, 900, 178, 11, seed=2.0)
    oreum(-26, 2600, 330, 13, 0.05, reach=2200, seed=5.0)
    moonlit = area((9, 24, 11), (0.5, 9.5, 0), 7, 4600, (0.62, 0.76, 1.0), name="moonlight on the grass")
    moonlit.visible_glossy = False
    area((-4, 1.5, 3.4), (1, 10, 0.4), 2.5, 160, (1.0, 0.74, 0.5), name="near lamp").visible_glossy = False
    camera(EYE, (0.6, 40, EYE[2]), 31, blur=0, shift=(0.0, 0.085))
