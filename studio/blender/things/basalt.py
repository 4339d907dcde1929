"""The land and low houses of Jeju (1 unit = 1 m): oreum (volcanic hills), a curved roof, a still pond, stepping
stones.
"""

from math import cos, exp, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import place, uniform
from kit.colours import shade
from kit.forms import grid, slab
from kit.graph import Graph
from kit.stage import rng
from things.gardens import varied_stone
from things.many import many, pose
from things.sky import add_haze


def oreum(azimuth, distance, height=190.0, half=17.0, crater=0.16, tint="#4d6a48", reach=2600.0, haze=0.26, seed=0.0):
    """Models a volcanic hill: soft grass slopes, woods at the foot, a crater at the top.

    `azimuth` and `half` (its half-width at mid-height) are degrees seen from the origin.
    """
    graph = Graph("oreum")
    woods = graph.ramp(graph.noise(0.02, 4, 0.7), (0.4, shade(tint, 0.55)), (0.6, tint))
    graph.set(Base_Color=woods, Roughness=0.95, Specular=0.05)
    add_haze(graph, reach, strength=haze, most=0.9)

    def point(u, v):
        angle, r = azimuth + (u - 0.5) * 8 * half, distance * (0.75 + 0.5 * v)
        s = (angle - azimuth) / half
        body = exp(-(abs(s) ** 2.2) * 0.62) - crater * exp(-((s + 0.12) ** 2) * 14)
        low = 0.12 * exp(-(((s - 2.2) / 0.9) ** 2)) + 0.16 * exp(-(((s + 2.4) / 1.0) ** 2))
        z = height * (body + low) * sin(pi * min(1, v)) ** 0.7
        q = Vector((angle * 0.35 + seed, v * 6, seed))
        z += height * 0.018 * noise.fractal(q * 2.2, 0.7, 2, 4) * (0.3 + body)
        return r * sin(radians(angle)), r * cos(radians(angle)), z - 2

    return grid("oreum", 360, 36, point, graph.material)


def roof_material():
    """Returns the material of weathered dark zinc in narrow bands."""
    graph = Graph("roof")
    uv = graph.coordinates("UV")
    bands = graph.waves(0.62, "X", 0.0, at=uv)
    seam = graph.ramp(bands, (0.0, 1.0), (0.06, 0.0))
    tone = graph.ramp(graph.noise(0.5, 4, at=uv), (0.3, "#3a4047"), (0.7, "#5c646c"))
    graph.set(Base_Color=tone, Roughness=0.42, Metallic=0.35)
    return graph.bump(seam, 0.5, 0.05).material


def low_roof(length, depth, rise, at, material, eaves=1.6, sag=0.5, thickness=0.3, turn=0.0):
    """Models a long low curved roof over a building of `length` along x and `depth` along y; `at` is the middle of
    the front eaves.

    It overhangs by `eaves`; its ridge is `rise` higher, and its ends sink by `sag`.
    """

    def point(u, v):
        x, y = (u - 0.5) * (length + 2 * eaves), v * (depth + 2 * eaves) - eaves
        arch = sin(pi * v) ** 0.75
        end = abs(u * 2 - 1) ** 3
        return x, y, rise * arch * (1 - 0.35 * end) - sag * end * (0.4 + arch)

    form = grid("roof", 60, 28, point, material, uv=lambda u, v: (u * length, v * depth), thickness=thickness)
    return place(form, at, (0, 0, turn))


def pond(left, right, front, back, z=0.0, tint="#05090f"):
    """Models still water with slight ripples."""
    graph = Graph("pond").set(Base_Color=tint, Roughness=0.03, Specular=0.5)
    graph.bump(graph.noise(1.2, 3, at=graph.coordinates(scale=(0.5, 2.0, 1))), 0.12, 0.02)
    corner = lambda u, v: (left + (right - left) * u, front + (back - front) * v, z)
    return grid("pond", 2, 2, corner, graph.material)


def scatter_stones(line, count, size=(0.35, 0.7), spread=0.35, material=None, flat=0.6, sink=0.3):
    """Scatters rounded lava stones along a line [(x, y)…]: the rim of a pond, the foot of a wall."""
    patterns = [
        slab("stone", (1, uniform(0.7, 1), flat * uniform(0.7, 1.1)), None, 0.75, 0.18, 1.6, 6) for _ in range(5)
    ]
    places = []
    for i in range(count):
        t = (i + rng().random()) / count * (len(line) - 1)
        k = min(int(t), len(line) - 2)
        p = Vector((*line[k], 0)).lerp(Vector((*line[k + 1], 0)), t - k)
        big = uniform(*size)
        at = (p.x + uniform(-spread, spread), p.y + uniform(-spread, spread), -sink * big * flat)
        places.append(pose(at, (uniform(-12, 12), uniform(-12, 12), uniform(0, 360)), big))
    return many("stones", patterns, places, material or varied_stone())


def turf(size=300.0, dark="#1a2814", light="#43552a", rise=0.0, at=(0, 0, 0)):
    """Models slightly uneven short grass as ground."""
    graph = Graph("turf")
    tone = graph.math(
        "ADD", graph.math("MULTIPLY", graph.noise(0.15, 3), 0.5), graph.math("MULTIPLY", graph.noise(9, 4), 0.5)
    )
    graph.set(Base_Color=graph.ramp(tone, (0.35, dark), (0.65, light)), Roughness=0.9, Specular=0.1)
    graph.bump(graph.noise(25, 4), 0.6, 0.06)
    half = size / 2
    lift = lambda x, y: rise * noise.noise(Vector((x * 0.05, y * 0.05, 3)))
    point = lambda u, v: ((u * 2 - 1) * half, (v * 2 - 1) * half, lift((u * 2 - 1) * half, (v * 2 - 1) * half))
    return place(grid("turf", 80, 80, point, graph.material), at)
