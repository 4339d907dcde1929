"""Windows and what is visible through them (1 unit = 1 m): mullions, a round window, the sea at night."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place
from kit.colours import shade
from kit.forms import grid, mesh
from kit.graph import Graph
from kit.lights import moon
from kit.lines import tube
from kit.materials import metal, window_glass
from things.joinery import bars


def dark_frame():
    """Returns the material of bronze window frames."""
    return metal("bronze", "#3a3028", 0.4)


def window_wall(left, right, y, sill, head, columns, rows=(), material=None, depth=0.1, bar=0.055, glass=False):
    """Models panes between slim mullions, from x left to right in the plane y; `rows` are heights of transoms."""
    material = material or dark_frame()
    step = (right - left) / columns
    pieces = [((bar, depth, head - sill), (left + step * i, y, (sill + head) / 2)) for i in range(columns + 1)]
    pieces += [
        ((right - left, depth * 0.9, bar), ((left + right) / 2, y, z)) for z in (sill + bar / 2, head - bar / 2, *rows)
    ]
    parts = [bars("mullions", pieces, material, 0.008)]
    if glass:
        pane = mesh(
            "pane",
            [(left, y, sill), (right, y, sill), (right, y, head), (left, y, head)],
            [(0, 1, 2, 3)],
            window_glass(mirror=0.6),
            False,
        )
        parts.append(pane)
    return group(*parts, name="window wall")


def wall_with_round_window(
    width, height, middle, radius, material, y=0.0, thickness=0.28, frame=None, segments=96, x=0.0
):
    """Models a wall in the plane y with a round hole at `middle` = (x, z), its reveal, and a ring around it towards
    the room.
    """
    mx, mz = middle
    left, right = x - width / 2, x + width / 2

    def rim(i):
        angle = 2 * pi * i / segments
        return mx + radius * cos(angle), mz + radius * sin(angle)

    def border(i):
        angle = 2 * pi * i / segments
        dx, dz = cos(angle), sin(angle)
        reach = min(
            ((right if dx > 0 else left) - mx) / dx if abs(dx) > 1e-6 else 1e9,
            ((height if dz > 0 else 0.0) - mz) / dz if abs(dz) > 1e-6 else 1e9,
        )
        return mx + dx * reach, mz + dz * reach

    vertices, faces = [], []

    def quad(points):
        faces.append(tuple(range(len(vertices), len(vertices) + len(points))))
        vertices.extend(points)

    for i in range(segments):
        (a, b), (c, d), (e, f), (g, h) = rim(i), rim(i + 1), border(i), border(i + 1)
        quad([(a, y, b), (c, y, d), (g, y, h), (e, y, f)])
        quad([(a, y, b), (c, y, d), (c, y + thickness, d), (a, y + thickness, b)])
        if abs(e - g) > 1e-6 and abs(f - h) > 1e-6:
            quad(
                [
                    (e, y, f),
                    (g, y, h),
                    (g if abs(g - mx) > abs(e - mx) else e, y, h if abs(h - mz) > abs(f - mz) else f),
                ]
            )
    wall = mesh("wall", vertices, faces, material, False)
    ring = [
        (mx + (radius + 0.02) * cos(2 * pi * i / 64), y - 0.01, mz + (radius + 0.02) * sin(2 * pi * i / 64))
        for i in range(65)
    ]
    return group(wall, tube("ring", ring, 0.05, frame or dark_frame(), steps=3), name="round window")


def _night_air(graph, up, from_moon, top, low):
    """Returns the colour of the sky: lighter at the horizon and around the moon, with thin clouds."""
    sky = graph.ramp(up, (0.0, low), (0.16, "#22396a"), (0.6, top))
    near_moon = graph.ramp(from_moon, (0.0, 1.0), (0.5, 0.0))
    sky = graph.mix(graph.math("MULTIPLY", near_moon, graph.ramp(up, (0.0, 0.55), (0.45, 0.0))), sky, "#7f96bd")
    veil = graph.noise(1.0, 4, 0.62, at=graph.coordinates(scale=(0.05, 0.05, 0.22)), distortion=0.6)
    height = graph.ramp(up, (0.02, 0.0), (0.12, 1.0), (0.6, 0.3))
    return graph.mix(graph.math("MULTIPLY", graph.ramp(veil, (0.52, 0.0), (0.72, 0.55)), height), sky, "#8ea0c2")


def _moonlit_water(graph, across, down, from_moon, water, haze, path):
    """Returns the colour of the sea and how much of it is moonlight.

    The reflection of the moon is many flat flecks: dense in a narrow band at the horizon, wider and sparser towards
    the camera, in rows along the swell.
    """
    near = graph.math("DIVIDE", 1.0, graph.math("ADD", down, 0.045))
    at_wave = lambda x, y: graph.node(
        "CombineXYZ",
        X=graph.math("MULTIPLY", graph.math("MULTIPLY", across, near), x),
        Y=graph.math("MULTIPLY", near, y),
    ).outputs[0]
    swell = graph.noise(1.15, 4, 0.6, at=at_wave(3.2, 4.6), distortion=0.4)
    ripples = graph.noise(3.4, 3, 0.55, at=at_wave(3.2, 5.6), distortion=0.5)
    relief = graph.math("ADD", graph.math("MULTIPLY", swell, 0.55), graph.math("MULTIPLY", ripples, 0.45))
    body = graph.ramp(relief, (0.36, shade(water, 0.42)), (0.66, shade(water, 2.1)))
    body = graph.mix(graph.ramp(down, (0.0, 0.85), (0.16, 0.0)), body, haze)
    reach = graph.math("MULTIPLY", graph.math("ADD", 0.034, graph.math("MULTIPLY", down, 0.62)), path)
    lane = graph.math("MAXIMUM", graph.math("SUBTRACT", 1.0, graph.math("DIVIDE", from_moon, reach)), 0.0)
    crest = graph.math("ADD", graph.math("MULTIPLY", ripples, 0.8), graph.math("MULTIPLY", swell, 0.2))
    crest = graph.math("ADD", crest, graph.math("MULTIPLY", lane, 0.15))
    crest = graph.math("SUBTRACT", crest, graph.math("MULTIPLY", down, 0.28))
    flecks = graph.math("MULTIPLY", graph.ramp(crest, (0.585, 0.0), (0.645, 1.0)), graph.math("POWER", lane, 0.5))
    sheen = graph.math("MULTIPLY", graph.math("POWER", lane, 1.6), 0.3)
    body = graph.mix(sheen, body, "#7f96c4")
    return graph.mix(flecks, body, "#fbe9c8"), flecks


def night_sea(
    y=60.0,
    horizon=1.4,
    width=160.0,
    height=90.0,
    moon_x=0.1,
    moon_height=0.16,
    moon_size=0.02,
    bright=1.0,
    path=1.0,
    top="#0b1530",
    low="#3a5586",
    water="#13294c",
    haze="#35507f",
    sky=True,
    with_moon=True,
):
    """Models sea and sky at night on one far wall at `y`: swell, reflected moonlight, clouds, stars, the moon.

    `horizon` is its height, which is the height of the camera; moon_x, moon_height and moon_size are fractions of
    `width`, from the middle and the horizon. Behind a table, `y` = 40 with a width of 117 and a height of 62 looks
    as far away as in rooms. Without `sky` it shows only water, with the colour `haze` at the horizon, for scenes
    that use `sky.evening` with its moon.
    """
    graph = Graph("night sea")
    x, _, z = graph.axes("Object")[:3]
    up, across = graph.math("DIVIDE", z, height / 2), graph.math("DIVIDE", x, width / 2)
    from_moon = graph.math("ABSOLUTE", graph.math("SUBTRACT", across, moon_x * 2))
    down = graph.math("MAXIMUM", graph.math("MULTIPLY", up, -1.0), 0.0)
    tone, flecks = _moonlit_water(graph, across, down, from_moon, water, haze, path)
    if sky:
        at_sea = graph.ramp(up, (0.0, 1.0), (0.002, 0.0))
        tone = graph.mix(at_sea, _night_air(graph, up, from_moon, top, low), tone)
        flecks = graph.math("MULTIPLY", flecks, at_sea)
    shine = graph.math("ADD", 1.0, graph.math("MULTIPLY", flecks, 0.12))
    graph.surface(graph.node("Emission", Color=tone, Strength=graph.math("MULTIPLY", shine, 0.62 * bright)))
    graph.material.cycles.sample_as_light = False
    w, h = width / 2, height / 2
    edge = h if sky else 0.0
    card = mesh(
        "night sea", [(-w, 0, -h), (w, 0, -h), (w, 0, edge), (-w, 0, edge)], [(0, 1, 2, 3)], graph.material, False
    )
    place(card, (0, y, horizon))
    if sky and with_moon:
        moon((moon_x * width, y - 1.5, horizon + moon_height * width), moon_size * width, 1.5)
    return card


def low_hills(y=50.0, width=140.0, base=0.0, height=9.0, tint="#0e1a30", seed=0.0, name="hills", shine=0.12):
    """Models a dark, slightly blue ridge against the sky."""
    graph = Graph(name)
    graph.surface(graph.node("Emission", Color=tint, Strength=shine * 6))
    graph.material.cycles.sample_as_light = False

    def point(u, v):
        line = noise.fractal(Vector((u * 4 + seed, seed, 0)), 0.8, 2.0, 4) * 0.4 + 0.6
        return (u - 0.5) * width, y, base - 2 + v * (height * line + 2)

    return grid(name, 160, 1, point, graph.material)
