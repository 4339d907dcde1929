"""Lamps of rooms (1 unit = 1 m): opal globes, metal domes, silk and paper lanterns, wall lamps. The glow is only
visible; a point light inside lights the room.
"""

from math import cos, pi, sin

from mathutils import Matrix, Vector

from kit.arrange import duplicate, group, hide, place
from kit.colours import BRASS, WARM_LIGHT
from kit.forms import blob, box, grid, lathe
from kit.graph import Graph
from kit.lights import area, point, spot
from kit.lines import tube
from kit.materials import brass, glow, metal, simple
from things.joinery import bars


def opal(tint="#ffb469", shine=1.5, rim=0.55, name="opal"):
    """Returns the material of lit milk glass or paper: bright in the middle, softer towards its edge, so that a
    ball looks round.
    """
    graph = Graph(name)
    fade = graph.ramp(graph.facing(0.5), (0.15, 1.0), (0.95, rim))
    strength = graph.math("MULTIPLY", fade, shine)
    graph.set(Base_Color="#f3e3c8", Roughness=0.5, Emission=tint, Emission_Strength=strength)
    graph.material.cycles.sample_as_light = False
    return graph.material


def _unshading(form):
    form.visible_shadow = False
    form.visible_diffuse = False
    return form


def globe_pendant(
    at, ceiling=3.2, radius=0.2, power=30.0, shine=1.5, tint="#ffb469", cord=None, squash=0.97, material=None
):
    """Models an opal ball on a cord, its middle at `at`; power 0 is for balls of a row that others light."""
    x, y, z = at
    metal_cap, dark = brass(), cord or simple("cord", "#14110e", 0.6)
    ball = lathe(
        "globe",
        [(radius * sin(pi * i / 24), -radius * squash * cos(pi * i / 24)) for i in range(25)],
        material or opal(tint, shine),
        64,
        1,
    )
    cap = lathe(
        "cap",
        [
            (0, radius + 0.05),
            (0.018, radius + 0.045),
            (0.02, radius + 0.01),
            (radius * 0.32, radius * 0.955),
            (radius * 0.3, radius * 0.93),
        ],
        metal_cap,
        48,
        2,
    )
    parts = [
        place(_unshading(ball), at),
        place(cap, at),
        tube("cord", [(x, y, z + radius), (x, y, ceiling)], 0.005, dark, smooth=False),
    ]
    if power:
        parts.append(point(at, power, WARM_LIGHT, radius))
    return group(*parts, name="globe pendant")


def dome_pendant(at, ceiling=3.0, radius=0.2, height=0.2, material=None, power=40.0, spread=90, inner=None):
    """Models a metal dome over a counter or table: dark or copper outside, bright inside, a beam below; `at` is the
    middle of its rim.
    """
    x, y, z = at
    shell = material or metal("dome", "#2a2522", 0.35)
    outside = [
        (0.02, height),
        (0.05, height * 0.98),
        (radius * 0.55, height * 0.82),
        (radius * 0.9, height * 0.4),
        (radius, 0),
    ]
    parts = [place(lathe("dome", outside, shell, 72, 5), at)]
    inside = [(r * 0.97, h - 0.008 if h > 0.02 else 0.001) for r, h in outside]
    parts.append(place(lathe("dome inside", inside, inner or opal("#ffc083", 2.4, 0.8, "dome inside"), 72, 5), at))
    parts.append(
        tube("cord", [(x, y, z + height), (x, y, ceiling)], 0.005, simple("cord", "#14110e", 0.6), smooth=False)
    )
    for part in parts[:2]:
        _unshading(part)
    if power:
        parts.append(spot((x, y, z + height * 0.5), (x, y, z - 1), power, WARM_LIGHT, spread, 0.7, radius * 0.5))
    return group(*parts, name="dome pendant")


def paper_lantern(at, ceiling=3.0, radius=0.3, height=0.42, ribs=13, power=40.0, shine=1.3, tint="#ffbb78"):
    """Models a ribbed paper lantern of bamboo hoops; `at` is its middle."""
    x, y, z = at

    def point_at(u, v):
        angle, t = 2 * pi * u, v * ribs % 1
        body = max(0.0, 1 - (2 * v - 1) ** 2 * 0.9) ** 0.5
        r = radius * (0.22 + 0.78 * body) * (1 - 0.025 * sin(pi * t))
        return x + r * cos(angle), y + r * sin(angle), z + (v - 0.5) * height

    graph_paper = opal(tint, shine, 0.6, "paper")
    body = _unshading(grid("lantern", 64, ribs * 4, point_at, graph_paper, closed=True))
    dark = simple("hoop", "#2a1a10", 0.5)
    parts = [body, tube("cord", [(x, y, z + height / 2), (x, y, ceiling)], 0.005, dark, smooth=False)]
    for s in (-1, 1):
        parts.append(
            lathe(
                "hoop",
                [(radius * 0.4, -0.012), (radius * 0.46, -0.012), (radius * 0.46, 0.012), (radius * 0.4, 0.012)],
                dark,
                48,
                1,
                at=(x, y, z + s * height * 0.49),
            )
        )
    if power:
        parts.append(point(at, power, WARM_LIGHT, radius * 0.8))
    return group(*parts, name="paper lantern")


def silk_lantern(at, ceiling=3.2, radius=0.24, power=30.0, shine=1.1, tint="#ff6a2c"):
    """Models a red silk lantern with gilt caps, ribs and a tassel."""
    x, y, z = at
    gilt, red = metal("gilt", BRASS, 0.28), simple("tassel", "#9c1e12", 0.6)
    ribs = 16

    def point_at(u, v):
        angle = 2 * pi * u
        pinch = 1 - 0.03 * abs(sin(ribs * angle / 2)) ** 0.5
        r = radius * sin(pi * (0.13 + 0.74 * v)) ** 0.75 * (1.03 - (1 - pinch))
        return x + r * cos(angle), y + r * sin(angle), z + (v - 0.5) * radius * 1.5

    graph = Graph("silk")
    fade = graph.ramp(graph.facing(0.5), (0.1, 1.0), (0.9, 0.35))
    hue = graph.ramp(graph.facing(0.5), (0.0, "#ff9a4a"), (0.75, "#d8240f"))
    graph.set(Base_Color="#b3200f", Roughness=0.6, Emission=hue, Emission_Strength=graph.math("MULTIPLY", fade, shine))
    graph.material.cycles.sample_as_light = False
    parts = [_unshading(grid("silk", 128, 24, point_at, graph.material, closed=True))]
    for s in (-1, 1):
        cap = [(0, 0.035), (radius * 0.36, 0.03), (radius * 0.42, 0.0), (radius * 0.44, -0.03), (radius * 0.4, -0.034)]
        form = lathe("cap", [(r, h * s) for r, h in cap], gilt, 48, 2, at=(x, y, z + s * radius * 0.76))
        parts.append(form)
    bottom = z - radius * 0.8
    parts.append(tube("string", [(x, y, bottom), (x, y, bottom - 0.1)], 0.006, gilt, smooth=False))
    parts.append(
        lathe(
            "tassel",
            [(0, 0), (0.018, -0.004), (0.02, -0.03), (0.024, -0.06), (0.032, -0.24), (0, -0.24)],
            red,
            24,
            2,
            at=(x, y, bottom - 0.09),
        )
    )
    parts.append(tube("cord", [(x, y, z + radius * 0.8), (x, y, ceiling)], 0.006, gilt, smooth=False))
    if power:
        parts.append(point(at, power, (1.0, 0.5, 0.24), radius))
    return group(*parts, name="silk lantern")


def floor_lantern(at, width=0.26, height=0.62, power=12.0, shine=1.2, wood_material=None):
    """Models a standing box of paper in a wooden frame."""
    x, y, z = at
    frame = wood_material or simple("frame", "#3a2415", 0.45)
    body = _unshading(
        box(
            "paper",
            (width - 0.03, width - 0.03, height - 0.1),
            opal("#ffbf80", shine, 0.8, "paper"),
            (x, y, z + height / 2),
            0.004,
        )
    )
    posts = [
        ((0.02, 0.02, height), (x + a * width / 2, y + b * width / 2, z + height / 2)) for a in (-1, 1) for b in (-1, 1)
    ]
    for h in (0.06, height * 0.36, height * 0.66, height - 0.03):
        posts += [((width, 0.012, 0.014), (x, y + b * width / 2, z + h)) for b in (-1, 1)]
        posts += [((0.012, width, 0.014), (x + a * width / 2, y, z + h)) for a in (-1, 1)]
    return group(
        body,
        bars("frame", posts, frame, 0.002),
        point((x, y, z + height * 0.5), power, WARM_LIGHT, width / 2),
        name="floor lantern",
    )


def wall_lamp(at, facing=(0, -1), radius=0.085, power=14.0, shine=1.7, metal_material=None):
    """Models an opal ball on a brass arm from a wall; the arm meets the wall at `at`, and `facing` (x, y) points
    away from it. The light grazes the wall.
    """
    x, y, z = at
    fx, fy = facing
    arm = metal_material or brass()
    end = (x + fx * 0.16, y + fy * 0.16, z + 0.05)
    parts = [
        tube(
            "arm",
            [(x, y, z), (x + fx * 0.1, y + fy * 0.1, z - 0.01), (end[0], end[1], z + 0.0), end],
            0.009,
            arm,
            steps=6,
        )
    ]
    rose = lathe("rose", [(0, 0.012), (0.04, 0.01), (0.045, 0)], arm, 32, 1)
    parts.append(place(rose, (x, y, z), (90, 0, 0) if fy < 0 else (0, 90 * fx, 0)))
    top = (end[0], end[1], end[2] + radius * 0.85)
    ball = lathe(
        "globe",
        [(radius * sin(pi * i / 20), -radius * cos(pi * i / 20)) for i in range(21)],
        opal("#ffb469", shine),
        48,
        1,
    )
    parts += [place(_unshading(ball), top), point(top, power, WARM_LIGHT, radius)]
    return group(*parts, name="wall lamp")


def moon_disc(at, radius, power=60.0):
    """Models an alabaster lamp like the full moon in a gilt ring, on a wall that faces -y."""
    x, y, z = at
    graph = Graph("alabaster")
    seas = graph.ramp(graph.noise(1.5 / radius, 4, 0.62, distortion=0.5), (0.36, "#c9945a"), (0.6, "#ffe3b8"))
    edge = graph.ramp(graph.facing(0.5), (0.2, 1.0), (0.95, 0.7))
    graph.surface(graph.node("Emission", Color=seas, Strength=graph.math("MULTIPLY", edge, 1.05)))
    graph.material.cycles.sample_as_light = False
    dome = [(0, 0.16 * radius), (radius * 0.5, 0.14 * radius), (radius * 0.85, 0.08 * radius), (radius, 0.0)]
    rim = [(radius, 0), (radius + 0.03, 0.05), (radius + 0.07, 0.05), (radius + 0.08, 0)]
    place(lathe("moon disc", dome, graph.material, 96, 5), at, (90, 0, 0))
    place(lathe("ring", rim, metal("gilt", BRASS, 0.28), 96, 1), at, (90, 0, 0))
    return area((x, y - 0.4, z), (x, y - 3, z - 1.2), radius * 1.8, power, WARM_LIGHT)


def strip(start, end, power, width=0.06, tint=WARM_LIGHT, target=None, shine=0.0):
    """Models a long hidden light between two points (cove, shelf, counter edge) that shines to `target` (straight
    down by default).
    """
    a, b = Vector(start), Vector(end)
    middle, along = (a + b) / 2, b - a
    target = Vector(target) if target else middle - Vector((0, 0, 1))
    lamp = area(middle, target, along.length, power, tint, width, 160, "strip")
    ahead = (target - middle).normalized()
    side = along.normalized()
    up = (-ahead).cross(side).normalized()
    lamp.rotation_euler = Matrix((side, up, -ahead)).transposed().to_euler()
    if shine:
        graph = Graph("strip")
        graph.surface(graph.node("Emission", Color=tint, Strength=shine))
        graph.material.cycles.sample_as_light = False
        tube("strip", [a, b], width * 0.25, graph.material, smooth=False).visible_shadow = False
    return lamp


def cord_lights(points, count, radius=0.022, shine=5.0, sag=0.3):
    """Models a sagging string of small bulbs between points; they light nothing, so add point lights."""
    bulb, dark = blob("bulb", glow("bulb", "#ffc07a", shine), (radius,) * 3, detail=3), simple("cord", "#14110e", 0.6)
    for start, end in zip(points, points[1:]):
        a, b = Vector(start), Vector(end)
        hang = lambda t: a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
        tube("cord", [hang(i / 12) for i in range(13)], 0.004, dark, steps=3)
        for i in range(count):
            duplicate(bulb, hang((i + 0.5) / count) - Vector((0, 0, radius * 1.3)))
    hide(bulb)
