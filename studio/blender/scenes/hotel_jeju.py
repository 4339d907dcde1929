"""Dalbit Jeju: long low roofs of stone and cedar behind a still pond that reflects the lit hall; stepping stones,
silvergrass in the wind, an oreum and the moon.
"""

from mathutils import Vector, noise

from kit.arrange import duplicate, hide, place, scatter, uniform
from kit.colours import WARM_LIGHT
from kit.forms import grid, slab
from kit.graph import Graph
from kit.lights import area
from kit.materials import glow, simple, wood
from kit.view import camera
from things.basalt import oreum, scatter_stones, turf
from things.building import Blocks
from things.forecourt import lobby
from things.gardens import stone_courses, varied_stone
from things.grass import blades_material, meadow, silvergrass
from things.hotel import Looks, create_bays, room_patterns, wing
from things.sky import evening, moon_sun
from things.trees import broadleaf, foliage_material, pine

SEED = 12
FINISH = {"exposure": 0.75, "bloom": 0.08}
EYE = (0, 0, 2.5)
MOON = (17.5, 19)
STEPS = [(5.6, 10.6), (5.0, 13.0), (4.1, 15.6), (3.3, 18.4), (2.6, 21.6)]
STEPS += [(2.1, 25.0), (1.7, 29.0), (1.4, 33.4), (1.2, 38.0)]


def zinc():
    """Returns the material of standing-seam zinc: narrow bands from eaves to ridge, each with its own tone."""
    graph = Graph("zinc")
    u = graph.node("SeparateXYZ", Vector=graph.coordinates("UV")).outputs[0]
    band = graph.math("DIVIDE", u, 0.62)
    rand = graph.node("TexWhiteNoise", {"noise_dimensions": "1D"}, W=graph.math("FLOOR", band)).outputs["Value"]
    worn = graph.noise(0.35, 4, at=graph.coordinates("UV"))
    tone = graph.math("ADD", graph.math("MULTIPLY", rand, 0.35), graph.math("MULTIPLY", worn, 0.65))
    gap = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", band), 0.5))
    seam = graph.ramp(gap, (0.42, 0.0), (0.5, 1.0))
    body = graph.ramp(tone, (0.3, "#59636d"), (0.7, "#8b959d"))
    graph.set(Base_Color=graph.mix(graph.math("MULTIPLY", seam, 0.6), body, "#2b3138"), Roughness=0.4, Metallic=0.35)
    return graph.bump(seam, 0.8, 0.08).material


def soffit_wood():
    """Returns the material of narrow cedar boards from wall to eaves."""
    graph = Graph("soffit")
    u = graph.node("SeparateXYZ", Vector=graph.coordinates("UV")).outputs[0]
    board = graph.math("DIVIDE", u, 0.24)
    rand = graph.node("TexWhiteNoise", {"noise_dimensions": "1D"}, W=graph.math("FLOOR", board)).outputs["Value"]
    gap = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", board), 0.5))
    body = graph.mix(graph.ramp(gap, (0.4, 0.0), (0.48, 0.8)), graph.mix(rand, "#7a4a26", "#b07842"), "#2a170b")
    return graph.set(Base_Color=body, Roughness=0.5).material


def roof(length, depth, rise, at, cover, boards, eaves=2.4, turn=0.0):
    """Models a hipped roof of a long house over `length` along x and `depth` along y; `at` is the middle of its front
    wall at the height of the eaves. Its slopes sag, its eaves are thin, and boards line it below.
    """
    long, deep = length / 2 + eaves, depth + 2 * eaves
    crest = max(0.0, long - 0.62 * deep)

    def high(x, y):
        """Returns the height above the eaves: the lower of the slopes from the long and from the short sides."""
        front = min(y + eaves, depth + eaves - y) / (deep / 2)
        side = (long - abs(x)) / (deep * 0.62)
        t = min(1.0, front, side)
        return rise * (0.78 * t + 0.22 * t * t)

    def top(u, v):
        x, y = (2 * u - 1) * long, v * deep - eaves
        return x, y, high(x, y) + 0.26

    def below(u, v):
        x, y = (2 * u - 1) * (long - 0.04), v * (eaves + 0.6) - eaves + 0.04
        return x, y, 0.1 + 0.22 * min(1.0, (y + eaves) / eaves)

    flat = lambda u, v: (u * 2 * long, v * deep)
    parts = [
        grid("roof", 160, 40, top, cover, uv=flat),
        grid("soffit", 40, 4, below, boards, uv=flat),
    ]
    edge = Blocks().add((-long, -eaves - 0.02, 0.04), (long, -eaves + 0.1, 0.3))
    for s in (-1, 1):
        edge.add((s * long - 0.06, -eaves, 0.04), (s * long + 0.06, depth + eaves, 0.3))
    if crest > 1:
        edge.add((-crest, depth / 2 - 0.18, rise + 0.14), (crest, depth / 2 + 0.18, rise + 0.34))
    parts.append(edge.form("eaves", simple("eaves", "#23262a", 0.45)))
    for part in parts:
        place(part, at, (0, 0, turn))
    return parts


def hotel():
    """Models three pavilions: guest rooms in two storeys, the tall lobby, a low wing to the right; basalt between
    them.
    """
    timber = wood("cedar", "#3a2314", "#7d5433", 0.5, 0.5, "Z", 0.1)
    looks = Looks(slab="#4a3322", wall=varied_stone("hotel stones", "#2a2e33", "#5b6167", scale=3.0))
    looks.slab, looks.fin, looks.frame = timber, timber, simple("cedar dark", "#2a1a10", 0.5)
    rooms, cover, boards = room_patterns(4.2, height=2.9, strength=1.7, dark=0.5), zinc(), soffit_wood()
    wing(create_bays([(-40, 50), (-10.4, 47.5)], 4.4), 2, looks, rooms, 0.5, 4.4, 3.3, 11, lambda i, k: 1.5, 0.35, 0.2)
    roof(29, 11, 2.9, (-25.6, 48.6, 7.4), cover, boards, 2.4, -4.8)
    lobby(19, 11, 5.6, (1.0, 45.5, 0.5), looks, 0.7)
    roof(20, 13, 3.7, (1.0, 45.2, 6.3), cover, boards, 3.4)
    wing(create_bays([(13.5, 49.5), (40, 53.5)], 4.4), 1, looks, rooms, 0.5, 4.4, 3.3, 10, lambda i, k: 1.6, 0.35, 0.2)
    roof(26, 10, 2.5, (26.8, 51.0, 4.1), cover, boards, 2.4, 8.6)
    stones = looks.wall
    for x, y, w, h in ((-9.6, 44.9, 3.0, 6.2), (11.6, 44.9, 3.4, 6.2), (-41.5, 49.5, 4, 7.0), (41, 53, 4, 4.2)):
        place(stone_courses(w, h, 0.34, (0.4, 0.95), 0.5, stones), (x, y, 0.3))
        Blocks().add((x - w / 2, y + 0.3, 0), (x + w / 2, y + 9, h)).form("core", stones)
    Blocks().add((-60, 42.4, -0.4), (60, 70, 0.48)).form("plinth", stones)
    for x, w, y, z, power in ((-25, 29, 47.2, 6.4, 1), (1, 22, 43.2, 5.4, 1.1), (27, 26, 49.6, 3.2, 0.9)):
        down = area((x, y - 0.6, z + 0.4), (x, y - 2.5, 0), w, 380 * power, WARM_LIGHT, 1.0, 150, "eaves light")
        up = area((x, y - 0.4, z - 1.4), (x, y - 0.6, z + 2), w, 300 * power, WARM_LIGHT, 0.5, 150, "soffit light")
        down.visible_glossy = up.visible_glossy = False
    posts = Blocks()
    for i in range(7):
        posts.around((-8.3 + i * 3.1, 42.8, 0.4), (0.26, 0.26, 5.98))
    posts.form("posts", timber)


def water():
    """Models the pond with faint ripples, and stepping stones that lead across it to the hall, with lanterns."""
    graph = Graph("pond").set(Base_Color="#06101c", Roughness=0.02, Specular=0.6)
    far = graph.noise(1.0, 3, at=graph.coordinates(scale=(0.35, 1.6, 1)))
    graph.bump(graph.math("ADD", far, graph.math("MULTIPLY", graph.noise(5.0, 2), 0.12)), 0.2, 0.03)
    grid("pond", 2, 2, lambda u, v: (-60 + 120 * u, 5 + 38 * v, 0.05), graph.material)
    slate = varied_stone("stepping stones", "#33383e", "#70767c", scale=3.0)
    shapes = [slab("step", (1.0, 0.62, 0.26), slate, 0.16, 0.05, 1.6, 16) for _ in range(3)]
    lamps, shades = Blocks(), Blocks()
    for i, (x, y) in enumerate(STEPS):
        wide = 1.9 + 0.1 * uniform(-1, 1)
        duplicate(shapes[i % 3], (x, y, -0.1), (0, 0, uniform(-5, 5)), (wide, 1.9, 1.1))
        if i % 2:
            at = (x - 0.55 * wide - 0.5, y + 0.3)
            duplicate(shapes[0], (*at, -0.12), (0, 0, 20), (0.7, 1.0, 0.9))
            lamps.around((*at, 0.16), (0.26, 0.26, 0.3))
            shades.around((*at, 0.45), (0.42, 0.42, 0.07))
            area((at[0], at[1] - 0.3, 0.6), (at[0] + 0.6, at[1] - 0.6, 0), 0.5, 22, WARM_LIGHT, name="lantern")
    hide(*shapes)
    for x in (-22, -13, 14.5, 21):
        lamps.around((x, 42.1, 0.48), (0.3, 0.3, 0.5))
    lamps.form("lanterns", glow("lantern", "#ffca8c", 1.7))
    shades.form("lantern roofs", slate)
    near = [(-9, 10.6), (-5.6, 9.6), (-3.4, 8.9), (-1.4, 8.5), (1.5, 8.4), (4.2, 8.5), (6.4, 9.2), (10, 10.6)]
    scatter_stones(near, 130, (0.16, 0.62), 0.3)
    scatter_stones([(-12.6, 25.4), (-10.8, 24.2), (-8.6, 24.0), (-7.0, 25.0)], 34, (0.6, 1.5), 0.7, flat=0.5)


def shore_height(x, y):
    """Returns the height of the near shore: a bank to each side, low in the middle, under water beyond its edge."""
    edge = 8.5 + 0.06 * x * x * (1 if abs(x) < 9 else 1) + 0.35 * noise.noise(Vector((x * 0.5, 3, 0)))
    bank = 0.05 + 0.5 * (min(1.0, abs(x - 0.8) / 6) ** 2) + 0.08 * noise.noise(Vector((x * 0.7, y * 0.7, 1)))
    return bank - 1.2 * max(0.0, (y - edge + 0.6) / 1.4)


def land():
    """Models the near shore with grass and silvergrass, a rock with a pine in the pond, trees at the hotel."""
    turf(dark="#2c4022", light="#64783e", rise=0.26, at=(0, 195, -0.35))
    soil = simple("shore", "#2c3322", 0.95, grain=(6, 0.8, 0.05))
    grid("shore", 80, 40, lambda u, v: (-13 + 26 * u, 3 + 9 * v, shore_height(-13 + 26 * u, 3 + 9 * v)), soil)
    kind = pine(7, (0.28, 0.0), 12, foliage_material("pine", "#1f4028", "#5f8a54", 0.5), 420, 0.24)
    for x, y, z, turn, size in ((-10.4, 25.2, 0.4, 0, 0.86), (15.6, 43.6, 0.4, 150, 0.8), (-44, 46, 0.4, 30, 1.3)):
        duplicate(kind, (x, y, z), (0, 0, turn), size)
    hide(kind)
    crown = broadleaf(9, 3.6, 5200, 0.42, foliage_material("evergreen", "#15301c", "#43673a", 0.5))
    for x, y, turn, size in ((-13, 62, 0, 1.25), (14, 60, 80, 1.1), (17.5, 63, 200, 1.2), (44, 62, 30, 1.3)):
        duplicate(crown, (x, y, 0.3), (0, 0, turn), size)
    hide(crown)
    dry = lambda x, y: shore_height(x, y) > 0.02
    sown = scatter(1500, 0.1, size=(19, 5), centre=(0, 8))
    blades = [(x, y, shore_height(x, y) - 0.03) for x, y in sown if dry(x, y)]
    meadow(blades, 0.36, 0.6, blades_material("near grass", "#3a4a28", "#a5ab68"))
    plumes = []
    for count, size, centre in (
        (64, (3.2, 2.4), (-5.2, 8.2)),
        (22, (1.6, 1.4), (-3.2, 7.9)),
        (50, (3.0, 2.4), (6.4, 8.4)),
    ):
        plumes += [(x, y, shore_height(x, y) - 0.05) for x, y in scatter(count, 0.16, size=size, centre=centre)]
    heads = blades_material("silvergrass heads", "#8d8270", "#cfc4b0", 0.7)
    silvergrass(plumes, 1.45, 0.75, head=heads)


def build():
    evening(
        top="#143062",
        middle="#2c5594",
        low="#7390bb",
        horizon="#d0a184",
        strength=0.7,
        moon=MOON,
        moon_size=2.5,
        halo=0.28,
        glow=(-34, 0.85),
        light=1.7,
        stars=0.35,
        clouds=0.35,
    )
    moon_sun((72, 30), 1.3)
    area((-8, -12, 15), (2, 30, 0), 20, 6000, (0.6, 0.73, 1.0), name="evening fill").visible_glossy = False
    hotel()
    water()
    land()
    oreum(23, 1500, 190, 9, 0.2, reach=2000, haze=0.34, seed=2.0)
    oreum(-15, 6000, 1250, 17, 0.05, "#3d5560", 5200, 0.36, seed=5.0)
    lit = area((7, 14, 9), (0.5, 8.5, 0), 6, 1500, (0.62, 0.76, 1.0), name="moonlight on the grass")
    lit.visible_glossy = False
    area((-3, 3.5, 3.2), (-3, 9, 0.6), 2.5, 120, (1.0, 0.74, 0.5), name="near lamp").visible_glossy = False
    area((-9.4, 22, 1.2), (-10, 25.4, 3.5), 1.0, 160, WARM_LIGHT, name="lamp at the pine").visible_glossy = False
    camera(EYE, (0.6, 40, EYE[2]), 31, blur=0, shift=(0.0, 0.055))
