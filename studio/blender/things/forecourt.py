"""The front of a hotel (1 unit = 1 m): the lobby behind tall glass, the porch, wet paving, the crescent sign."""

from math import cos, radians, sin

from kit.arrange import place, uniform
from kit.colours import BRASS, WARM_LIGHT
from kit.forms import blob, extrude, grid
from kit.graph import Graph
from kit.lights import area
from kit.materials import glow, metal
from things.building import Blocks, Inside, interior_light
from things.hotel import Looks
from things.many import many, pose


def lobby(width=44.0, depth=12.0, height=9.0, at=(0, 0, 0), looks=None, strength=1.0):
    """Models a lobby behind tall glass: slatted back wall, columns, a long desk, sofas, and a cloud of small
    hanging lamps.
    """
    x, y, z = at
    lamps = [((k * width / 5, 3.5, height * 0.62), 16.0) for k in (-2, -1, 0, 1, 2)]
    lamps += [((k * width / 4, depth - 1.2, 1.0), 7.0) for k in (-1.5, -0.5, 0.5, 1.5)]
    room = Inside().shell(width, depth, height)
    for i in range(int(width / 0.8)):
        a = -width / 2 + 0.8 * i
        room.box((a, depth - 0.3, 0), (a + 0.32, depth, height), 3)
    for i in range(6):
        a = -width / 2 + width * (i + 0.5) / 6
        room.box((a - 0.45, 6.0, 0), (a + 0.45, 6.9, height), 0)
    room.box((-7, depth - 2.6, 0), (7, depth - 1.8, 1.15), 4).box(
        (-7.2, depth - 2.8, 1.15), (7.2, depth - 1.7, 1.25), 3
    )
    for i in range(9):
        a = -width * 0.42 + i * width * 0.105
        room.box((a - 1.1, 2.6, 0.15), (a + 1.1, 3.5, 0.5), 4).box((a - 1.1, 3.3, 0.5), (a + 1.1, 3.6, 0.95), 4)
    tints = ("#a87443", "#d9b078", "#e9d3ac", "#4a2c17", "#7a5a3a")
    place(room.form("lobby", interior_light("lobby", tints, lamps, 0.95 * strength, "#7a5636")), at)
    lamp = glow("lobby lamps", "#ffd59a", 2.2)
    spots = []
    for _ in range(150):
        cx = uniform(-1, 1)
        spots.append(
            pose(
                (
                    x + cx * width * 0.36,
                    y + uniform(2.0, 5.0),
                    z + height * (0.5 + 0.28 * uniform(-1, 1) * (1 - abs(cx))),
                ),
                scale=uniform(0.09, 0.17),
            )
        )
    many("lobby lamps", blob("lamp", lamp, detail=2), spots)
    looks = looks or Looks()
    bars, glass = Blocks(), Blocks()
    for i in range(int(width / 2.2) + 1):
        a = x - width / 2 + i * 2.2
        bars.add((a - 0.05, y - 0.15, z), (a + 0.05, y + 0.05, z + height))
    for b in (3.1, height - 0.06):
        bars.add((x - width / 2, y - 0.1, z + b), (x + width / 2, y + 0.05, z + b + 0.09))
    glass.add((x - width / 2, y - 0.02, z), (x + width / 2, y - 0.01, z + height))
    bars.form("lobby frames", looks.frame)
    glass.form("lobby panes", looks.glass)


def canopy(width, depth, height, at=(0, 0, 0), power=1400.0, columns=4, thickness=0.45):
    """Models a porch roof with a glowing wooden soffit that lights the ground; it reaches from the y of `at`
    towards -y.
    """
    x, y, z = at
    dark = metal("canopy edge", "#4a3a28", 0.35)
    graph = Graph("soffit")
    boards = graph.waves(2.2, "X", 0.2)
    rows = graph.cells(0.42, randomness=0.0)
    lamp = graph.ramp(rows, (0.0, 1.0), (0.16, 0.9), (0.22, 0.0))
    body = graph.mix(boards, "#7a4a22", "#a86c38")
    graph.surface(
        graph.node(
            "Emission",
            Color=graph.mix(lamp, body, "#ffe2b0"),
            Strength=graph.math("ADD", graph.math("MULTIPLY", lamp, 1.6), 0.55),
        )
    )
    graph.material.cycles.sample_as_light = False
    Blocks().add((x - width / 2, y - depth, z + height), (x + width / 2, y, z + height + thickness)).form(
        "canopy", dark
    )
    inset = 0.25
    Blocks().add(
        (x - width / 2 + inset, y - depth + inset, z + height - 0.03),
        (x + width / 2 - inset, y - inset, z + height - 0.005),
    ).form("soffit", graph.material)
    posts = Blocks()
    for i in range(columns):
        a = x - width / 2 + 0.8 + i * (width - 1.6) / (columns - 1)
        posts.around((a, y - depth + 0.8, z), (0.34, 0.34, height))
    posts.form("posts", metal("post", BRASS, 0.3))
    area(
        (x, y - depth * 0.5, z + height - 0.2),
        (x, y - depth * 0.5, z),
        width * 0.85,
        power,
        WARM_LIGHT,
        depth * 0.8,
        170,
        "porch light",
    )


def wet_ground(name="forecourt", size=400.0, dark="#3c4047", light="#6b7078", slab=1.5, band=9.0, at=(0, 0, 0)):
    """Models stone paving after rain: slabs with joints, pale bands every `band` metres, puddles here and there."""
    graph = Graph(name)
    bricks = graph.node("TexBrick", {"offset": 0.5}, Vector=graph.coordinates(), Scale=1.0 / slab)
    for key, value in {"Color1": 0.72, "Color2": 1.1, "Mortar": 0.3}.items():
        graph.put(bricks, key, value)
    for key, value in {"Mortar Size": 0.02, "Brick Width": 1.2, "Row Height": 0.6}.items():
        graph.put(bricks, key, value)
    tone = graph.ramp(graph.noise(0.35, 4), (0.3, dark), (0.7, light))
    tone = graph.mix(1.0, tone, bricks.outputs["Color"], "MULTIPLY")
    x, y = graph.axes()[:2]
    lines = [graph.math("LESS_THAN", graph.math("FRACT", graph.math("DIVIDE", a, band)), 0.055) for a in (x, y)]
    graph.set(Base_Color=graph.mix(graph.math("MAXIMUM", *lines), tone, "#a39a8c"))
    standing = graph.noise(0.045, 3, 0.45)
    graph.set(Roughness=graph.ramp(standing, (0.34, 0.42), (0.5, 0.24), (0.68, 0.07)), Specular=0.6)
    graph.bump(graph.math("MULTIPLY", bricks.outputs["Fac"], -1.0), 0.12, 0.03)
    half = size / 2
    return place(grid(name, 2, 2, lambda u, v: ((u * 2 - 1) * half, (v * 2 - 1) * half, 0), graph.material), at)


def crescent(at, radius=2.2, strength=1.6, turn=0.0):
    """Models the sign of the hotels: a thin crescent of light that faces -y."""
    outer = [(radius * cos(radians(a)), radius * sin(radians(a))) for a in range(-115, 116, 5)]
    inner = [
        (radius * 0.86 * cos(radians(a)) - radius * 0.22, radius * 0.86 * sin(radians(a))) for a in range(105, -106, -5)
    ]
    return place(extrude("crescent", outer + inner, 0.15, glow("crescent", "#ffe3b4", strength)), at, (90, turn, 0))
