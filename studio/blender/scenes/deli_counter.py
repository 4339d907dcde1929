"""Pogu Deli: a stepped counter of oak with lunch boxes open and banded and cloth-wrapped parcels before a wall of
sea-green tiles.
"""

from kit.arrange import build_group, duplicate, hide, place, uniform
from kit.colours import BRASS, COOL_LIGHT
from kit.forms import box
from kit.graph import Graph
from kit.lights import area
from kit.materials import metal, simple, wood
from kit.stage import air
from kit.view import camera
from scenes.lunch_box import contents
from things.bojagi import bojagi
from things.joinery import bars, shelves
from things.lanterns import globe_pendant, strip
from things.parcels import banded_box, gift_box, jar, lunch_box
from things.rooms import plaster, room_fill, shell, tiles
from things.windows import night_sea, window_wall

SEED = 43
EYE = 1.64
STEPS = ((0.78, 1.5), (0.98, 1.86), (1.18, 2.22))


def oak():
    """Returns the material of the counter and shelves, oiled oak."""
    return wood("oak", "#6b4628", "#b0824e", 1.5, 0.38, "X", 0.2)


def glazed_tiles(tint="#6f9a92", dark="#4d756f"):
    """Returns the material of hand-made upright wall tiles, each with its own glaze; for walls in the plane of x
    and z.
    """
    graph = Graph("glazed tiles")
    brick = graph.node(
        "TexBrick", {"offset": 0.5, "offset_frequency": 2}, Vector=graph.coordinates(rotation=(-1.5708, 0, 0))
    )
    for key, value in {
        "Color1": tint,
        "Color2": dark,
        "Mortar": "#3a4a48",
        "Scale": 1.0,
        "Mortar Size": 0.004,
        "Brick Width": 0.2,
        "Row Height": 0.075,
        "Bias": -0.2,
    }.items():
        graph.put(brick, key, value)
    tone = graph.mix(
        graph.ramp(graph.noise(7, 3), (0.3, 0.0), (0.7, 0.5)), brick.outputs["Color"], "#a9c9c0", "SOFT_LIGHT"
    )
    graph.set(Base_Color=tone, Roughness=0.16, Clearcoat=0.7, Clearcoat_Roughness=0.06)
    return graph.bump(
        graph.math("ADD", graph.noise(9, 2), graph.math("MULTIPLY", brick.outputs["Fac"], -2.0)), 0.35, 0.006
    ).material


def counter():
    """Models three steps with a slatted front."""
    for z, y in STEPS:
        box("step", (4.4, 0.42, 0.04), oak(), (0, y, z - 0.02), 0.008)
        box("riser", (4.36, 0.03, 0.22), oak(), (0, y - 0.19, z - 0.13), 0.004)
    bars(
        "front",
        [((0.06, 0.04, 0.72), (-2.16 + 0.08 * i, 1.33, 0.37)) for i in range(55)],
        wood("oak front", "#6b4628", "#a87b49", 2, 0.4, "Z", 0.2),
        0.006,
    )
    box("behind", (4.36, 0.02, 0.74), simple("shade", "#2c2018", 0.8), (0, 1.37, 0.37), 0)
    gilt = metal("gilt", BRASS, 0.26)
    for z, y in STEPS:
        bars("rail", [((4.4, 0.012, 0.012), (0, y - 0.215, z + 0.006))], gilt, 0.002)


def lunches():
    """Models lunch boxes alternately open and banded on the lowest step, tilted slightly to the guest, and stacks
    of closed ones on the next.
    """
    z, y = STEPS[0]
    cedar = wood("cedar", "#a5743f", "#d9b27c", 1.2, 0.5, "X", 0.1)
    opened = [build_group(lambda: lunch_box(body=cedar), scale=0.145), build_group(contents)]
    shut = [
        build_group(lambda a=a, b=b: banded_box((2.5, 1.8, 0.46), a, b))
        for a, b in (("#1b1816", "#c4b48f"), ("wood", "#22406e"), ("#c4b48f", "#7a2a1a"))
    ]
    hide(*opened, *shut)
    bars("rest", [((4.3, 0.03, 0.05), (0, y + 0.13, z + 0.024))], oak(), 0.004)
    for i in range(10):
        at, lean = (-1.75 + 0.39 * i, y - 0.02, z + 0.024), (11, 0, uniform(-1, 1))
        if i % 2:
            duplicate(shut[(i // 2) % 3], at, lean, 0.136)
        else:
            duplicate(opened[(i // 2) % 2], at, lean, (0.145, 0.124)[(i // 2) % 2])
    z, y = STEPS[1]
    kinds = ("#c4b48f", "#22406e"), ("wood", "#7a2a1a"), ("#23344f", "#b9a578")
    closed = [build_group(lambda a=a, b=b: banded_box(lid=a, band=b), scale=0.125) for a, b in kinds]
    hide(*closed)
    for i in range(13):
        for level in range(2 + (i * 5 % 3 == 0)):
            at = (-2.0 + 0.325 * i, y, z + 0.002 + 0.069 * level)
            duplicate(closed[(i // 2) % 3], at, (0, 0, uniform(-3, 3)), 0.125)


def parcels():
    """Models gifts in knotted cloths on the highest step."""
    z, y = STEPS[2]
    tints = "#a8482c", "#23406b", "#a5803e", "#5f7a60", "#6e3a52", "#b0a48c"
    sizes = (1.7, 1.7, 0.95), (1.5, 1.5, 1.3), (1.9, 1.6, 0.8), (1.6, 1.6, 1.1), (1.7, 1.6, 0.9), (1.5, 1.5, 1.2)
    bundles = [build_group(lambda t=t, size=size: bojagi(size, t), scale=0.135) for t, size in zip(tints, sizes)]
    hide(*bundles)
    for i in range(13):
        duplicate(
            bundles[(i * 5 + i // 6) % 6], (-2.0 + 0.325 * i, y + 0.02, z + 0.002), (0, 0, uniform(-14, 14)), 0.135
        )


def wall():
    """Models tiles to the right with shelves of gifts and jars; to the left a window on the harbour at night."""
    box("tiles", (4.75, 0.1, 3.2), glazed_tiles(), (0.825, 3.25, 1.6), 0)
    box("tiles", (1.65, 0.1, 1.0), glazed_tiles(), (-2.375, 3.25, 0.5), 0)
    window_wall(-3.2, -1.55, 3.22, 1.0, 3.1, 2, (2.3,))
    night_sea(45, EYE, 170, 90, moon_x=-0.222, moon_height=0.052, moon_size=0.0078, bright=1.1)
    place(shelves(4.0, 0.8, [0.0, 0.5], oak(), 0.34, sides=False), (0.65, 3.2, 1.62))
    shapes = (
        ((1.9, 1.6, 0.9), "#20365c"),
        ((1.5, 1.5, 1.3), "#a89878"),
        ((2.2, 1.5, 0.7), "#6e2418"),
        ((1.6, 1.4, 1.0), "#4d6b64"),
    )
    gifts = [build_group(lambda size=size, t=t: gift_box(size, t), scale=0.145) for size, t in shapes]
    jars = [build_group(lambda t=t: jar(t), scale=0.14) for t in ("#8a3a12", "#b97a1a", "#5a1a1c", "#4f5a20")]
    hide(*gifts, *jars)
    for i in range(12):
        duplicate(gifts[(i * 3 + i // 4) % 4], (-1.15 + 0.33 * i, 3.02, 1.622), (0, 0, uniform(-6, 6)), 0.145)
    for i in range(28):
        at = (-1.25 + 0.14 * i, 3.03 + (0.05 if i % 2 else 0), 2.122)
        duplicate(jars[(i // 4) % 4], at, (0, 0, uniform(0, 360)), 0.14)
    for z in (1.58, 2.08):
        strip((-1.2, 2.86, z), (2.5, 2.86, z), 15, 0.03, target=(0.65, 3.2, z - 0.5))


def build():
    air("#2c4270", 0.34)
    floor, walls = tiles("#54575a", "#66696b", 0.6, 0.3), plaster("#6d7a78", 0.08)
    shell(-3.2, 3.2, -2, 3.3, 3.1, floor, walls, plaster("#7a7568", 0.05), "LR")
    counter()
    lunches()
    parcels()
    wall()
    for x in (-0.72, 0.4, 1.5):
        globe_pendant((x, 1.95, 2.0), 3.1, 0.11, 22, 1.05)
    strip((-2.0, 1.2, 2.9), (2.0, 1.2, 2.9), 60, 0.2, target=(0, 1.7, 1.0))
    area((-2.4, 3.9, 2.6), (-0.6, 1.9, 1.0), 1.4, 150, COOL_LIGHT, None, 160, "moonlight")
    room_fill((0.6, -1.6, 2.3), (0, 2.0, 1.0), 45, 2.2)
    camera((0.8, -0.2, EYE), (-0.22, 2.2, 1.2), 29, focus=(0, 1.7, 0.9), blur=6)
