"""Seoul by night (1 unit = 1 m): hundreds of towers with lit windows, low houses, and mountains behind."""

from math import cos, exp, pi, radians, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.colours import shade
from kit.forms import blob, grid, lathe
from kit.graph import Graph
from kit.lines import tube
from kit.materials import glow
from kit.stage import rng
from things.building import Blocks
from things.many import many, pose
from things.sky import HAZE, add_haze


def facade(
    name,
    window=(1.6, 3.4),
    pane=(0.10, 0.90, 0.28, 0.86),
    lit=0.34,
    wall="#2b3444",
    tints=("#ffb25e", "#ffd9a0", "#fff1d8", "#cfe2ff"),
    shine=1.5,
    whole_floors=0.12,
    reach=2500.0,
    haze=0.28,
    cold=0.25,
):
    """Returns the material of walls with windows by UV metres: each window has its own light, tint, blind and
    curtain; some floors are lit completely.

    `window` = width and height of one bay, `pane` = the opening inside it (left, right, foot, head as fractions),
    `lit` = the share of lit windows, `shine` = their strength, `cold` = the reflection of the sky in dark panes.
    """
    graph = Graph(name)
    u, v = graph.node("SeparateXYZ", Vector=graph.coordinates("UV")).outputs[:2]
    across, up = graph.math("DIVIDE", u, window[0]), graph.math("DIVIDE", v, window[1])
    column, storey = graph.math("FLOOR", across), graph.math("FLOOR", up)
    fx, fz = graph.math("SUBTRACT", across, column), graph.math("SUBTRACT", up, storey)
    pick = lambda a, b, c: graph.node(
        "TexWhiteNoise", {"noise_dimensions": "3D"}, Vector=graph.node("CombineXYZ", X=a, Y=b, Z=c).outputs[0]
    )
    own = pick(column, storey, 1.3)
    kinds = graph.node("SeparateXYZ", Vector=own.outputs["Color"]).outputs
    house = graph.math("FLOOR", graph.math("DIVIDE", u, 500.0))
    of_floor = pick(house, storey, 5.7).outputs["Value"]
    share = graph.math("ADD", graph.math("MULTIPLY", pick(house, 2.0, 9.1).outputs["Value"], lit), lit * 0.5)
    shining = graph.math("LESS_THAN", own.outputs["Value"], share)
    shining = graph.math("MAXIMUM", shining, graph.math("LESS_THAN", of_floor, whole_floors))
    between = lambda value, low, high: graph.math(
        "MULTIPLY", graph.math("GREATER_THAN", value, low), graph.math("LESS_THAN", value, high)
    )
    opening = graph.math("MULTIPLY", between(fx, pane[0], pane[1]), between(fz, pane[2], pane[3]))
    blind = graph.math("SUBTRACT", 1.05, graph.math("MULTIPLY", kinds[1], 0.75))
    blind = graph.ramp(graph.math("SUBTRACT", fz, blind), (0.0, 1.0), (0.02, 0.5))
    ceiling = graph.ramp(fz, (pane[2], 0.55), (pane[3], 1.15))
    tone = graph.ramp(kinds[0], *[((i + 0.2) / len(tints), tint) for i, tint in enumerate(tints)])
    strong = graph.math("ADD", graph.math("MULTIPLY", graph.math("POWER", kinds[2], 2.0), 1.15), 0.22)
    strong = graph.math("MULTIPLY", graph.math("MULTIPLY", strong, blind), graph.math("MULTIPLY", ceiling, shine))
    upright = graph.node("SeparateXYZ", Vector=graph.node("NewGeometry").outputs["Normal"]).outputs[2]
    wall_only = graph.math("LESS_THAN", graph.math("ABSOLUTE", upright), 0.5)
    opening = graph.math("MULTIPLY", opening, wall_only)
    amount = graph.math("MULTIPLY", graph.math("MULTIPLY", opening, shining), strong)
    graph.set(Base_Color=graph.mix(opening, wall, "#0a1120"), Emission=tone, Emission_Strength=amount)
    graph.set(Roughness=graph.mix(opening, 0.7, 0.08), Specular=graph.mix(opening, 0.3, 0.5 + cold))
    add_haze(graph, reach, strength=haze)
    graph.material.cycles.sample_as_light = False
    return graph.material


def _add_tower(blocks, x, y, width, depth, height, number, ground=0.0):
    """Adds a tower with setbacks, a roof house and mechanical floors."""
    shift = 500.0 * number
    kind = rng().random()
    low = lambda w, d, z: (x - w / 2, y - d / 2, ground + z)
    high = lambda w, d, z: (x + w / 2, y + d / 2, ground + z)
    if kind < 0.35:
        steps = [(1.0, 0.0, 0.62), (0.78, 0.62, 0.88), (0.52, 0.88, 1.0)]
    elif kind < 0.6:
        steps = [(1.25, 0.0, 0.14), (0.92, 0.14, 1.0)]
    else:
        steps = [(1.0, 0.0, 1.0)]
    for share, foot, head in steps:
        w, d = width * share, depth * share
        blocks.add(low(w, d, foot * height), high(w, d, head * height), shift)
    w, d = width * steps[-1][0] * 0.6, depth * steps[-1][0] * 0.6
    blocks.add(low(w, d, height), high(w, d, height + uniform(3, 8)), 250 + shift)
    return Vector((x, y, ground + height))


def towers(places, materials, red_lamps=True, ground=0.0):
    """Models towers at [(x, y, width, height)…] from `ground` up, spread over `materials`; the tallest have a mast
    with a red lamp.
    """
    groups = [Blocks() for _ in materials]
    masts = []
    for i, (x, y, width, height) in enumerate(places):
        top = _add_tower(groups[i % len(groups)], x, y, width, width * uniform(0.6, 1.1), height, i + 1, ground)
        if height > 90:
            masts.append(top)
    for blocks, material in zip(groups, materials):
        if blocks.faces:
            blocks.form("towers", material)
    red = glow("red lamp", "#ff3b22", 2.2)
    for top in masts if red_lamps else []:
        reach = uniform(10, 24)
        tube("mast", [top, top + Vector((0, 0, reach))], 0.4, glow("mast", HAZE, 0.12), smooth=False)
        place(blob("red lamp", red, detail=2), top + Vector((0, 0, reach)), scale=max(0.8, top.y / 1400))


def skyline(near, far, half_angle, count, heights, materials, gap=None, eye=(0, 0), widths=(18, 34), ground=0.0):
    """Returns positions for towers in a sector before the camera: [(x, y, width, height)…]; `gap` = (left, right)
    in degrees keeps them low.
    """
    found = []
    for _ in range(count * 30):
        if len(found) == count:
            break
        angle, reach = uniform(-half_angle, half_angle), sqrt(uniform(near * near, far * far))
        x, y = eye[0] + reach * sin(radians(angle)), eye[1] + reach * cos(radians(angle))
        width = uniform(*widths)
        if any((x - a) ** 2 + (y - b) ** 2 < (0.75 * (width + w)) ** 2 for a, b, w, _ in found):
            continue
        height = heights[0] + (heights[1] - heights[0]) * rng().random() ** 2.2
        if gap and gap[0] < angle < gap[1]:
            height = min(height, heights[0] * uniform(0.9, 1.4))
        found.append((x, y, width, height))
    towers(found, materials, ground=ground)
    return found


def low_houses(near, far, half_angle, count, material, ground=None, heights=(6, 26), eye=(0, 0)):
    """Models many lower buildings; `ground(x, y)` lifts them onto slopes."""
    blocks = Blocks()
    for i in range(count):
        angle, reach = uniform(-half_angle, half_angle), sqrt(uniform(near * near, far * far))
        x, y = eye[0] + reach * sin(radians(angle)), eye[1] + reach * cos(radians(angle))
        w, h, z = uniform(9, 26), uniform(*heights), ground(x, y) if ground else 0.0
        blocks.add((x - w / 2, y - w * 0.4, z - 20), (x + w / 2, y + w * 0.4, z + h), 500.0 * (i % 97))
        if rng().random() < 0.4:
            blocks.add((x - w / 5, y - w / 5, z + h), (x + w / 6, y + w / 6, z + h + 3), 250 + 500.0 * i)
    return blocks.form("low houses", material)


def ridge(
    name, peaks, distance, depth=900.0, width=9000.0, tint="#16233c", seed=0.0, reach=3500.0, haze=0.26, rough=0.16
):
    """Models a mountain range across the view: `peaks` = [(azimuth, height, half-width in degrees)…] at `distance`
    metres.
    """
    graph = Graph(name)
    graph.set(Base_Color=graph.ramp(graph.noise(0.012, 4, 0.7), (0.35, shade(tint, 0.6)), (0.65, tint)), Roughness=0.95)
    graph.set(Specular=0.05)
    add_haze(graph, reach, strength=haze, most=0.9)

    def height(azimuth, v):
        h = sum(top * exp(-(((azimuth - a) / half) ** 2)) for a, top, half in peaks)
        q = Vector((azimuth * 0.16 + seed, v * 1.5, seed))
        crag = 1 - abs(noise.noise(q * 1.7)) * 1.6 + 0.5 * noise.noise(q * 4.1) + 0.22 * noise.noise(q * 11)
        return h * (1 - rough + rough * crag * 1.4) * sin(pi * min(1, v)) ** 0.8

    def point(u, v):
        azimuth = (u - 0.5) * 2 * 62
        r = distance + (v - 0.5) * depth
        return r * sin(radians(azimuth)), r * cos(radians(azimuth)), height(azimuth, v) - 6

    return grid(name, 420, 40, point, graph.material)


def namsan_tower(at, scale=1.0):
    """Models the tower on Namsan, 236 m tall before scaling and lit from below: a shaft, the round decks, a mast."""
    body = glow("tower body", "#9fb4e0", 0.5)
    warm, red = glow("tower deck", "#ffd9a0", 1.5), glow("tower lamp", "#ff4a30", 2.0)
    parts = [
        lathe("shaft", [(7, 0), (5.2, 20), (4.6, 120), (4.6, 134)], body, 24, 1),
        lathe(
            "decks",
            [(5, 128), (12, 134), (13.5, 139), (13.5, 143), (10, 146), (10, 152), (7, 155), (0, 157)],
            body,
            32,
            1,
        ),
        lathe("deck light", [(13.7, 137), (13.7, 142)], warm, 32, 1),
        lathe("upper light", [(10.2, 147.5), (10.2, 151)], warm, 32, 1),
        tube("mast", [(0, 0, 150), (0, 0, 200), (0, 0, 236)], 2.4, body, [1, 0.6, 0.2], smooth=False),
        lathe("mast lamp", [(0, 196), (2.6, 198), (0, 200)], red, 12, 1),
    ]
    return group(*parts, at=at, scale=scale, name="namsan tower")


def street_lights(count, near, far, half_angle, strength=1.6, radius=0.9, height=(3, 9), eye=(0, 0)):
    """Models points of light among the houses."""
    places = []
    for _ in range(count):
        angle, reach = uniform(-half_angle, half_angle), sqrt(uniform(near * near, far * far))
        at = (eye[0] + reach * sin(radians(angle)), eye[1] + reach * cos(radians(angle)), uniform(*height))
        places.append(pose(at, scale=radius * (0.5 + reach / far)))
    return many("street lights", blob("lamp", glow("lamps", "#ffc27a", strength), detail=1), places)
