"""Fruit whole and cut: grapes, berries, oranges, kiwi, melon, mango; walnuts too (1 unit = 10 cm). Each stands on
z=0.
"""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import duplicate, group, hide, place, uniform
from kit.forms import blob, lathe, reshape, slab
from kit.graph import Graph
from kit.lines import leaf, tube
from kit.materials import simple, wet
from kit.stage import rng
from things.garnish import set_on_ground


def _bloom_skin(name, dark, light, bloom="#8f9ab8", share=0.4):
    """Returns the material of fruit skin under pale bloom."""
    graph = Graph(name)
    dust = graph.ramp(graph.noise(9, 4, 0.6), (0.38, 0.0), (0.68, share))
    body = graph.mix(graph.math("POWER", graph.facing(0.4), 1.4), dark, light)
    graph.set(Base_Color=graph.mix(dust, body, bloom), Roughness=graph.mix(dust, 0.14, 0.6), Clearcoat=0.35)
    return graph.set(Clearcoat_Roughness=0.1).material


def grape_material(green=False):
    """Returns the material of dark blue-red grapes, or of pale green ones."""
    return (
        _bloom_skin("grape", "#6f8a2c", "#c3d070", "#d5dfb0", 0.3)
        if green
        else _bloom_skin("grape", "#1d0714", "#6a1838")
    )


def grapes(count=34, length=0.9, width=0.36, material=None, size=0.105):
    """Models a bunch lying on z=0 along +x, broad at the stem, narrow at its end."""
    material = material or grape_material()
    pattern = blob("grape", material, (size, size * 0.94, size * 0.94), 0.02, detail=4)
    parts, taken, tries = [], [], 0
    while len(parts) < count and tries < 4000:
        tries += 1
        t = rng().random() ** 1.2
        reach = width * (1 - 0.7 * t) * (0.6 + 0.4 * min(1, t * 5))
        angle = uniform(0, pi)
        r = reach * rng().random() ** 0.4
        p = Vector((t * length, r * cos(angle), size + 0.9 * r * sin(angle)))
        if all((p - q).length > size * 1.66 for q in taken):
            taken.append(p)
            parts.append(duplicate(pattern, p, (uniform(0, 360), uniform(0, 360), uniform(0, 360)), uniform(0.9, 1.06)))
    hide(pattern)
    wood = simple("grape stem", "#6a5a2c", 0.7)
    parts.append(
        tube(
            "stem",
            [(length * 0.6, 0, size * 1.4), (0.1, 0, size * 2.2), (-0.16, 0.02, size * 3.1), (-0.24, 0.06, size * 3.2)],
            0.02,
            wood,
            [0.5, 0.8, 1, 1.3],
        )
    )
    return group(*parts, name="grapes")


def walnut_half(material=None):
    """Models half a kernel, folded like a brain, 2.6 cm long."""
    if material is None:
        graph = Graph("walnut")
        tone = graph.ramp(graph.noise(9, 4, 0.65), (0.34, "#5a3416"), (0.5, "#a5713a"), (0.68, "#cf9f62"))
        material = graph.set(Base_Color=tone, Roughness=0.5, Clearcoat=0.15).material

    def bend(p):
        valley = 1 - 0.35 * max(0.0, 1 - abs(p.y) / 0.03)
        folds = 1 + 0.16 * sin(p.x * 62 + 3 * noise.noise(p * 14)) * min(1, abs(p.y) * 16) + 0.10 * noise.noise(p * 24)
        return Vector((p.x, p.y * (0.75 + 0.3 * folds), max(p.z * folds * valley, -0.03)))

    return set_on_ground(blob("walnut", material, (0.135, 0.1, 0.075), 0.1, 2.0, 5, bend))


def strawberry(size=0.17, leaves=True):
    """Models a strawberry standing point up, its seeds in small pits; tilt it to show the green."""
    graph = Graph("strawberry")
    pits = graph.cells(30, at=graph.coordinates(scale=(1, 1, 0.72)), randomness=0.35)
    seed = graph.ramp(pits, (0.10, 1.0), (0.17, 0.0))
    body = graph.ramp(graph.axes()[2], (0.02, "#e8b394"), (0.07, "#cf2414"), (0.3, "#b00f0c"))
    graph.set(Base_Color=graph.mix(seed, body, "#eec15c"), Roughness=0.2, Clearcoat=0.8, Clearcoat_Roughness=0.08)
    graph.bump(graph.ramp(pits, (0.0, 0.2), (0.14, 0.1), (0.4, 1.0)), 0.7, 0.02)
    profile = [
        (0, 0.02),
        (size * 0.5, 0.0),
        (size * 0.92, size * 0.36),
        (size, size * 0.75),
        (size * 0.78, size * 1.4),
        (size * 0.36, size * 1.95),
        (0, size * 2.1),
    ]
    parts = [lathe("strawberry", profile, graph.material, 48, wobble=0.06)]
    if leaves:
        green = simple("calyx", "#4f8a2a", 0.5)
        for i in range(9):
            form = leaf("sepal", green, size * uniform(0.7, 0.95), size * 0.2, -0.25, 0.3, thickness=0.005, steps=6)
            parts.append(place(form, (0, 0, 0.012), (180, uniform(-14, 10), i * 40 + uniform(-8, 8))))
    return group(*parts, name="strawberry")


def blueberry(size=0.07):
    """Models one blueberry with its crown."""
    profile = [
        (0, 0),
        (size * 0.6, size * 0.1),
        (size, size * 0.85),
        (size * 0.75, size * 1.55),
        (size * 0.42, size * 1.72),
    ]
    profile += [(size * 0.4, size * 1.82), (size * 0.34, size * 1.8), (size * 0.28, size * 1.6), (0, size * 1.55)]
    crown = lambda r, z, a: (r * (1 + (0.16 * sin(5 * a) if z > size * 1.7 else 0)), z)
    return lathe("blueberry", profile, _bloom_skin("blueberry", "#141c3c", "#3a4c86", "#8fa2c8", 0.65), 40, bend=crown)


def raspberry(size=0.1, material=None):
    """Models small beads around a ball, arranged like sunflower seeds; one mesh around the origin, for heaps."""
    material = material or wet("raspberry", "#a8102a", "#e2505e", 0.2, 0.6)
    beads = []
    for i in range(64):
        z, turn = 1 - 2 * (i + 0.5) / 64, i * 2.39996
        reach = (1 - z * z) ** 0.5
        beads.append(Vector((reach * cos(turn), reach * sin(turn), z * 1.15)))

    def swell(p):
        near = min((p / size - bead).length for bead in beads)
        return p * (0.9 + 0.24 * max(0.0, 1 - (near / 0.24) ** 2) ** 0.5)

    return blob("raspberry", material, (size, size, size * 1.15), detail=5, bend=swell)


def cube(name, tint, edge, size=0.2):
    """Models a cut piece of soft fruit: mango, melon."""
    material = wet(name, tint, edge, 0.16, 0.7, 0.1, 4, (12, 0.25))
    return slab(
        name,
        (size * uniform(0.9, 1.15), size * uniform(0.85, 1.1), size * uniform(0.8, 1.05)),
        material,
        0.26,
        0.09,
        2,
        8,
    )


def kiwi_slice(radius=0.24, thick=0.06):
    """Models a slice lying on z=0: pale heart, black seeds in a ring, rays of green."""
    graph = Graph("kiwi")
    x, y, z = graph.axes()[:3]
    reach = graph.math(
        "DIVIDE",
        graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y))),
        radius,
    )
    angle = graph.math("ARCTAN2", y, x)
    rays = graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", angle, 13.0)))
    body = graph.ramp(
        reach, (0.2, "#e9eeb8"), (0.32, "#b4cf52"), (0.55, "#7fb030"), (0.9, "#96bf45"), (0.985, "#6a7a2c")
    )
    body = graph.mix(
        graph.math("MULTIPLY", rays, graph.ramp(reach, (0.24, 0.0), (0.34, 0.55), (0.8, 0.3), (0.95, 0.0))),
        body,
        "#c6dd7c",
    )
    ring = graph.ramp(reach, (0.3, 0.0), (0.35, 1.0), (0.52, 1.0), (0.6, 0.0))
    seeds = graph.ramp(graph.cells(24, at=graph.coordinates(scale=(1, 1, 0.01))), (0.16, 1.0), (0.22, 0.0))
    graph.set(Base_Color=graph.mix(graph.math("MULTIPLY", seeds, ring), body, "#16130c"), Roughness=0.14, Clearcoat=0.9)
    graph.bump(graph.noise(18, 3), 0.25, 0.015)
    profile = [
        (0, 0.0),
        (radius * 0.95, 0.0),
        (radius, thick * 0.5),
        (radius * 0.97, thick * 0.97),
        (radius * 0.9, thick),
        (0, thick * 1.04),
    ]
    return lathe("kiwi", profile, graph.material, 72, wobble=0.05)


def citrus_slice(radius=0.26, thick=0.05, flesh="#f08a1c", deep="#d9660c", peel="#ef9222", segments=10, half=False):
    """Models a wheel (or half) of orange, lemon or grapefruit on z=0: peel, white pith, segments with juice cells."""
    graph = Graph("citrus")
    x, y, z = graph.axes()[:3]
    reach = graph.math(
        "DIVIDE",
        graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y))),
        radius,
    )
    angle = graph.math("MULTIPLY", graph.math("ADD", graph.math("ARCTAN2", y, x), pi), segments / (2 * pi))
    gap = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", angle), 0.5))
    walls = graph.ramp(graph.math("MULTIPLY", graph.math("SUBTRACT", 0.5, gap), reach), (0.012, 1.0), (0.03, 0.0))
    cells = graph.cells(11 / radius * 0.35, at=graph.coordinates(scale=(1, 1, 0.05)))
    juice = graph.ramp(cells, (0.1, flesh), (0.5, deep))
    body = graph.mix(walls, juice, "#f6e3b4")
    body = graph.mix(graph.ramp(reach, (0.06, 1.0), (0.12, 0.0), (0.82, 0.0), (0.86, 1.0)), body, "#f7ecd0")
    body = graph.mix(graph.ramp(reach, (0.93, 0.0), (0.955, 1.0)), body, peel)
    graph.set(Base_Color=body, Roughness=0.14, Clearcoat=0.8, Clearcoat_Roughness=0.06)
    graph.bump(graph.math("ADD", cells, graph.math("MULTIPLY", walls, 0.8)), 0.4, 0.02)
    profile = [(0, 0), (radius * 0.96, 0), (radius, thick * 0.5), (radius * 0.96, thick), (0, thick)]
    form = lathe("citrus", profile, graph.material, 96, wobble=0.015)
    return reshape(form, lambda p: Vector((p.x, max(p.y, 0.0), p.z))) if half else form
