"""Pogu Deli: a stepped counter of oak with open lunch boxes, banded boxes and cloth-wrapped parcels before a wall of sea-green tiles."""

from kit.arrange import duplicate, gathered, hide, place, vary
from kit.colours import BRASS, COOL_LIGHT
from kit.forms import box
from kit.graph import Graph
from kit.lights import area
from kit.materials import metal, simple, wood
from kit.stage import air
from kit.view import camera
from things.bojagi import bojagi
from things.joinery import bars, shelves
from things.lanterns import globe_pendant, strip
from things.parcels import banded_box, gift_box, jar, lunch_box
from things.rooms import plaster, room_fill, shell, tiles
from things.windows import night_sea, window_wall

SEED = 43
FINISH = {"exposure": 0.45}
STEPS = ((0.78, 1.5), (0.98, 1.86), (1.18, 2.22))


def oak():
    """Oiled oak of the counter and shelves."""
    return wood("oak", "#6b4628", "#b0824e", 1.5, 0.38, "X", 0.2)


def glazed_tiles(tint="#6f9a92", dark="#4d756f"):
    """Hand-made wall tiles, upright, each with its own depth of glaze; for walls in the plane of x and z."""
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
    """Three steps with a slatted front."""
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


def goods():
    """Lunch boxes in front, banded boxes in stacks, parcels above."""
    z, y = STEPS[0]
    boxes = [
        gathered(lambda: lunch_box(), scale=0.105),
        gathered(lambda: lunch_box(body=wood("cedar", "#a5743f", "#d9b27c", 1.2, 0.5, "X", 0.1)), scale=0.105),
    ]
    hide(*boxes)
    for i in range(11):
        duplicate(boxes[i % 2], (-1.75 + 0.35 * i, y + 0.0, z + 0.002), (0, 0, 90 + vary(-2, 2)), 0.105)
    z, y = STEPS[1]
    closed = [
        gathered(lambda a=a, b=b: banded_box(lid=a, band=b), scale=0.1)
        for a, b in (("#e9dfc8", "#22406e"), ("wood", "#7a1f1a"), ("#23344f", "#d9c9a2"))
    ]
    hide(*closed)
    for i in range(14):
        for level in range(2 + (i * 5 % 3 == 0)):
            duplicate(
                closed[(i // 2) % 3], (-1.95 + 0.3 * i, y, z + 0.002 + 0.055 * level), (0, 0, 90 + vary(-3, 3)), 0.1
            )
    z, y = STEPS[2]
    tints = ("#a83a2c", "#2d4f7c", "#d9b25a", "#6f8f6a", "#b96a7c", "#e4dcc8")
    bundles = [
        gathered(lambda t=t, s=s: bojagi(s, t), scale=0.115)
        for t, s in zip(
            tints,
            ((1.7, 1.7, 0.95), (1.5, 1.5, 1.3), (1.9, 1.6, 0.8), (1.6, 1.6, 1.1), (1.7, 1.6, 0.9), (1.5, 1.5, 1.2)),
        )
    ]
    hide(*bundles)
    for i in range(12):
        duplicate(bundles[(i * 5 + i // 6) % 6], (-1.93 + 0.35 * i, y + 0.02, z + 0.002), (0, 0, vary(-14, 14)), 0.115)


def wall():
    """Tiles, two shelves with gift boxes and jars, a strip of light under each."""
    box("tiles", (6.4, 0.1, 3.2), glazed_tiles(), (0, 3.25, 1.6), 0)
    place(shelves(4.4, 0.8, [0.0, 0.52], oak(), 0.34, sides=False), (0.15, 3.2, 1.62))
    gifts = [
        gathered(lambda s=s, t=t, b=b: gift_box(s, t, with_bow=b), scale=0.12)
        for s, t, b in (
            ((1.9, 1.6, 0.9), "#20365c", True),
            ((1.5, 1.5, 1.3), "#e6dcc6", True),
            ((2.2, 1.5, 0.7), "#7a1f1a", True),
            ((1.6, 1.4, 0.6), "#5f7f77", False),
        )
    ]
    jars = [gathered(lambda t=t: jar(t), scale=0.12) for t in ("#8a3a12", "#c98a1e", "#5a1a1c", "#4f5a20")]
    hide(*gifts, *jars)
    x = -1.9
    for i in range(15):
        duplicate(gifts[(i * 3 + i // 4) % 4], (x, 3.03, 1.622), (0, 0, vary(-6, 6)), 0.12)
        x += 0.285
    for i in range(34):
        duplicate(
            jars[(i // 4) % 4], (-1.92 + 0.125 * i, 3.05 + (0.04 if i % 2 else 0), 2.142), (0, 0, vary(0, 360)), 0.12
        )
    for z in (1.58, 2.1):
        strip((-1.9, 2.9, z), (2.2, 2.9, z), 20, 0.03, target=(0.15, 3.2, z - 0.5))


def build():
    """The whole picture."""
    air("#2c4270", 0.36)
    shell(
        -3.2,
        3.2,
        -2,
        3.3,
        3.1,
        tiles("#54575a", "#66696b", 0.6, 0.3),
        plaster("#7d8a88", 0.08),
        plaster("#8a8578", 0.05),
        "R",
    )
    place(window_wall(-3.3, 2.0, 0, 0.7, 3.0, 5, (2.3,)), (-3.2, 0, 0), (0, 0, -90))
    box("under window", (0.2, 5.3, 0.7), plaster("#7d8a88", 0.08), (-3.25, 0.65, 0.35), 0)
    place(night_sea(40, 1.45, 100, 60, 0.0, 0.08, 0.01, 1.1), (-45, 3, 1.45), (0, 0, 90))
    counter()
    goods()
    wall()
    for x in (-1.5, 0.0, 1.5):
        globe_pendant((x, 1.75, 2.12), 3.1, 0.15, 26, 1.25)
    strip((-2.0, 1.2, 2.9), (2.0, 1.2, 2.9), 90, 0.2, target=(0, 1.7, 1.0))
    area((-3.0, 0.9, 2.2), (0, 1.9, 1.0), 1.8, 130, COOL_LIGHT, None, 160, "moonlight")
    room_fill((0.6, -1.6, 2.3), (0, 2.0, 1.0), 70, 2.2)
    camera((-0.75, -0.35, 1.66), (0.1, 2.2, 1.2), 30, focus=(0, 1.6, 0.9), blur=7)
