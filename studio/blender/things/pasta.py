"""Long pasta twirled to a nest, its sauce and its toppings (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import blob, grid, reshape
from kit.graph import Graph
from kit.lines import tube
from kit.materials import wet
from kit.stage import rng


def strand_material(sauce="#d2542a", bare="#eec27a"):
    """Returns the material of pasta in sauce: golden, red in some places, glossy with oil."""
    graph = Graph("pasta")
    cling = graph.noise(3.4, 4, 0.7)
    body = graph.ramp(cling, (0.30, bare), (0.42, "#e08a3c"), (0.54, sauce), (0.7, "#a32c0c"))
    body = graph.mix(graph.math("POWER", graph.facing(0.35), 1.6), body, "#f6cf8c")
    graph.set(Base_Color=body, Roughness=0.22, Clearcoat=0.6, Clearcoat_Roughness=0.08)
    return graph.bump(graph.noise(18, 3), 0.2, 0.01).material


def _bundle(count, radius):
    """Returns offsets of parallel strands in a round bundle, arranged like sunflower seeds."""
    return [(radius * ((i + 0.5) / count) ** 0.5, i * 2.39996) for i in range(count)]


def _spiral(radius, height, turns, start=0.0, points=64):
    """Returns the path of a twirled bundle: wide windings below, narrower ones above, a curl on top."""
    line = []
    for i in range(points + 1):
        t = i / points
        angle = start + 2 * pi * turns * t
        reach = radius * (1 - 0.72 * t**1.6) * (1 + 0.13 * sin(angle * 1.7 + start))
        rise = height * (t**0.9 + 0.09 * sin(angle * 1.31 + start * 2) * (1 - t))
        line.append(Vector((reach * cos(angle), reach * sin(angle), rise)))
    return line


def nest(material, radius=0.46, height=0.5, turns=3.1, strands=44, thick=0.021, bundle=0.17):
    """Models a twirl of strands on z=0; the bundle twists as it climbs."""
    way, parts = _spiral(radius, height, turns, rng().random() * 6), []
    for index, (reach, angle) in enumerate(_bundle(strands, bundle)):
        line, seed = [], rng().random() * 50
        begin, end = int(uniform(0, 5)), len(way) - int(uniform(0, 7))
        for i in range(begin, end):
            centre, t = way[i], i / len(way)
            ahead = (way[min(i + 1, len(way) - 1)] - way[max(i - 1, 0)]).normalized()
            side = ahead.cross(Vector((0, 0, 1))).normalized()
            upward = side.cross(ahead)
            turn = angle + 5.0 * t + 1.5 * noise.noise(Vector((t * 5, seed, 0)))
            out = reach * (1.12 - 0.35 * t) * (1 + 0.75 * noise.noise(Vector((t * 5, seed, 9))))
            point = centre + side * out * cos(turn) + upward * (out * sin(turn) * 0.85)
            point.z = max(thick + 0.3 * max(0.0, out - 0.1), point.z + bundle * 0.8 * (1 - 0.5 * t))
            line.append(point)
        parts.append(tube("strand", line, thick * uniform(0.92, 1.06), material, steps=2))
    return group(*parts, name="nest")


def loose_strands(material, count, radius, rise=0.12, thick=0.021):
    """Models strands around the nest in wide arcs with random ends."""
    parts = []
    for _ in range(count):
        start, sweep_by, reach = uniform(0, 2 * pi), uniform(1.2, 3.2), radius * uniform(0.72, 1.1)
        seed, line = rng().random() * 50, []
        for i in range(15):
            t = i / 14
            angle = start + sweep_by * t
            r = reach * (1 + 0.16 * noise.noise(Vector((t * 2.2, seed, 0))))
            z = thick + rise * max(0.0, 0.55 + noise.noise(Vector((t * 2.4, seed, 4)))) * (1.25 - r / radius * 0.8)
            line.append(Vector((r * cos(angle), r * sin(angle), max(thick, z))))
        parts.append(tube("strand", line, thick, material, steps=3))
    return group(*parts, name="strands")


def roast_tomato(radius=0.15):
    """Models a small roasted tomato: its skin wrinkled, split and slightly scorched."""
    graph = Graph("tomato")
    x, y, z = graph.axes()[:3]
    scorch = graph.ramp(graph.noise(11, 4, 0.7), (0.5, 0.0), (0.64, 0.85))
    body = graph.ramp(graph.noise(4 / radius * 0.1, 3), (0.35, "#861006"), (0.52, "#b82410"), (0.68, "#d8551c"))
    body = graph.mix(graph.math("MULTIPLY", scorch, graph.ramp(z, (0.02, 0.0), (radius * 0.8, 1.0))), body, "#3c0e06")
    graph.set(Base_Color=body, Roughness=0.16, Clearcoat=0.9, Clearcoat_Roughness=0.06)
    graph.bump(graph.noise(14, 4, 0.6, at=graph.coordinates(scale=(2.2, 2.2, 0.5))), 0.9, 0.03)
    seam = uniform(0, 6)

    def sag(p):
        crease = 1 - 0.10 * max(0.0, 1 - abs(p.x * cos(seam) + p.y * sin(seam)) / (0.12 * radius)) * (p.z > 0)
        top = max(0.0, p.z / radius) ** 6
        return Vector((p.x * 1.04, p.y * 1.04, p.z * 0.88 * crease - 0.14 * radius * top))

    form = blob("tomato", graph.material, (radius,) * 3, 0.05, 1.6, 5, sag)
    return reshape(form, lambda p: p + Vector((0, 0, radius * 0.86)))


def half_tomato(radius=0.14):
    """Models half a cherry tomato, its cut side up: walls, seeds in jelly."""
    graph = Graph("cut tomato")
    x, y, z = graph.axes()[:3]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    reach = graph.math("DIVIDE", reach, radius)
    flesh = graph.ramp(
        reach, (0.1, "#e08a68"), (0.36, "#d8563a"), (0.7, "#cc3a1e"), (0.86, "#df4a2c"), (0.97, "#9c1006")
    )
    seeds = graph.ramp(graph.cells(2.6 / radius), (0.16, 0.9), (0.26, 0.0))
    lobes = graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", graph.math("ARCTAN2", y, x), 1.5)))
    chambers = graph.ramp(lobes, (0.22, 0.0), (0.42, 1.0))
    ring = graph.ramp(reach, (0.22, 0.0), (0.3, 1.0), (0.7, 1.0), (0.76, 0.0))
    ring = graph.math("MULTIPLY", ring, chambers)
    flesh = graph.mix(ring, flesh, "#a81c06")
    flesh = graph.mix(graph.math("MULTIPLY", seeds, ring), flesh, "#eebb62")
    skin = graph.ramp(graph.axes("Normal")[2], (0.75, 0.0), (0.9, 1.0))
    graph.set(Base_Color=graph.mix(skin, "#b5180a", flesh), Roughness=0.12, Clearcoat=1.0, Clearcoat_Roughness=0.04)
    graph.bump(graph.math("ADD", graph.noise(3 / radius, 3), graph.math("MULTIPLY", ring, -0.6)), 0.5, 0.02)
    cut = lambda p: Vector((p.x, p.y, min(p.z, radius * (0.5 - 0.05 * ((p.x / radius) ** 2 + (p.y / radius) ** 2)))))
    form = blob("half tomato", graph.material, (radius, radius, radius * 0.92), 0.03, 1.4, 5, cut)
    return reshape(form, lambda p: p + Vector((0, 0, radius * 0.9)))


def tomato_sauce(width=1.2, depth=1.1, height=0.07):
    """Models a rough red sauce with pieces of tomato in it, lying on z=0."""
    graph = Graph("tomato sauce")
    lumps = graph.noise(9, 4, 0.65)
    body = graph.ramp(lumps, (0.34, "#7c1206"), (0.5, "#b8280c"), (0.68, "#e2662a"))
    graph.set(Base_Color=body, Roughness=0.2, Clearcoat=0.9, Clearcoat_Roughness=0.08)
    graph.bump(lumps, 0.8, 0.05)
    shift = rng().random() * 30

    def shore(p):
        angle = Vector((p.x, p.y, shift)).normalized() if p.length else Vector((1, 0, 0))
        swell = 1 + 0.22 * noise.noise(Vector((angle.x * 1.4, angle.y * 1.4, shift)))
        bumps = 1 + 0.5 * noise.fractal(Vector((p.x * 5, p.y * 5, shift)), 0.7, 2.0, 3)
        z = max(0.0, p.z) ** 0.4 * height * bumps if p.z > 0 else 0
        return Vector((p.x * swell * width / 2, p.y * swell * depth / 2, z))

    return reshape(blob("sauce", graph.material, (1, 1, 1), detail=6), shore)


def cheese_shavings(points, height, size=(0.1, 0.2), material=None):
    """Models curled shavings of hard cheese at points (x, y); `height` is a function (x, y) -> z or a number."""
    material = material or wet("shaving", "#f0dca8", "#fbeecb", 0.4, 0.15, 0.06)
    for x, y in points:
        length, wide, curl = uniform(*size), uniform(0.05, 0.09), uniform(0.3, 0.9)
        edge = uniform(0, 9)

        def point(u, v):
            s, a = u - 0.5, (v - 0.5) * curl * 3
            ragged = 1 + 0.5 * noise.noise(Vector((u * 2, v * 5, edge)))
            return length * sin(a) / max(curl * 3, 0.1) * 1.0, s * wide * ragged, length * (1 - cos(a)) * 0.3

        form = grid("shaving", 5, 12, point, material, thickness=0.006)
        z = height(x, y) if callable(height) else height
        place(form, (x, y, z), (uniform(-25, 25), uniform(-25, 25), uniform(0, 360)))
