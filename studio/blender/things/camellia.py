"""A white camellia (1 unit = 10 cm): layered petals, stamens, a bud, dark glossy leaves, and a round white jar for
the twig.
"""

from math import cos, exp, pi, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import blob, grid, lathe
from kit.graph import Graph
from kit.lines import tube
from kit.materials import ceramic, simple
from things.many import many, pose


def _petal_material():
    """Returns the material of a slightly translucent white petal, yellow-green at the foot (UV.y 0)."""
    graph = Graph("camellia petal")
    along = graph.axes("UV")[1]
    body = graph.ramp(along, (0.0, "#d9cf8e"), (0.22, "#f2eddc"), (0.55, "#faf8f3"), (1.0, "#fbfaf7"))
    graph.set(Base_Color=body, Roughness=0.42, Sheen=0.12, Specular=0.3)
    graph.bump(graph.noise(7, 3, at=graph.coordinates("UV", (9, 1.4, 1))), 0.16, 0.012)
    through = graph.node("BsdfTranslucent", Color=body)
    return graph.surface(graph.node("MixShader", Fac=0.28, i1=graph.principled, i2=through)).material


def petal(material, length=0.42, width=0.5, cup=0.5, thickness=0.005):
    """Models one petal from the origin along +x: broad, notched at its end, cupped upwards, its lip curled back;
    `width` is the half-width.
    """
    shift = uniform(0, 30)

    def point(u, v):
        s = u * 2 - 1
        half = width * (0.16 + 0.84 * sin(pi / 2 * min(1, v * 1.3)) ** 1.3) * (1 - 0.1 * max(0, v - 0.75) / 0.25)
        tip = 1 - (0.36 * (1 - sqrt(1 - 0.96 * s * s)) + 0.06 * exp(-((s / 0.16) ** 2)) * v**4) * v
        ruffle = 0.06 * noise.noise(Vector((s * 1.5, v * 1.6, shift))) + 0.018 * sin(7 * s + shift) * v**3
        lip = -0.5 * max(0, v - 0.72) ** 1.5
        return length * v * tip, length * half * s, length * (cup * v * v + 0.34 * s * s * v + lip + ruffle * v)

    return grid("petal", 18, 18, point, material, thickness=thickness)


def flower(size=0.42):
    """Models the open flower facing +z: three rings of petals, each more upright and smaller, around a brush of
    stamens.
    """
    material, parts = _petal_material(), []
    rings = ((7, 1.0, 0, 0.52, 0.28), (6, 0.88, 17, 0.52, 0.34), (5, 0.72, 36, 0.5, 0.36))
    for ring, (count, reach, lift, width, cup) in enumerate(rings):
        for i in range(count):
            form = petal(material, size * reach * uniform(0.95, 1.05), width * uniform(0.94, 1.06), cup)
            turn = 360 / count * i + 29 * ring + uniform(-6, 6)
            foot = Vector((cos(turn * pi / 180), sin(turn * pi / 180), 0)) * 0.05 * size
            layer = Vector((0, 0, size * (0.045 * ring + 0.012 * (i % 2))))
            parts.append(place(form, foot + layer, (uniform(-7, 7), -lift + uniform(-5, 5), turn)))
    return group(*parts, *_stamens(size), name="camellia")


def _stamens(size):
    """Models a column of cream threads with golden ends."""
    thread, gold = simple("stamen", "#f3e4a8", 0.5), simple("anther", "#e2ac2a", 0.55, grain=(40, 0.5, 0.01))
    threads, ends = [], []
    for i in range(64):
        angle, reach = 2.4 * i, 0.27 * (i / 64) ** 0.5
        end = Vector((cos(angle) * reach, sin(angle) * reach, 0.5 - 0.55 * reach + uniform(-0.03, 0.03))) * size
        foot = Vector((end.x * 0.45, end.y * 0.45, 0.05 * size))
        threads.append(tube("stamen", [foot, end], 0.006, thread, smooth=False))
        ends.append(pose(end, (uniform(-30, 30), uniform(-30, 30), 0), uniform(0.8, 1.25)))
    return [*threads, many("anthers", blob("anther", gold, (0.017, 0.017, 0.024), detail=2), ends)]


def _leaf_material():
    """Returns the material of dark leathery leaves with a glossy coat, a pale midrib and fine side veins."""
    graph = Graph("camellia leaf")
    u, v = graph.axes("UV")[:2]
    across = graph.math("ABSOLUTE", graph.math("SUBTRACT", u, 0.5))
    slant = graph.math("SUBTRACT", v, graph.math("MULTIPLY", across, 0.5))
    veins = graph.math("POWER", graph.math("ABSOLUTE", graph.math("SINE", graph.math("MULTIPLY", slant, 25))), 12.0)
    midrib = graph.ramp(across, (0.0, 1.0), (0.035, 0.0))
    body = graph.ramp(graph.noise(4, 3), (0.3, "#1b4a22"), (0.7, "#33702f"))
    body = graph.mix(graph.math("MULTIPLY", veins, 0.28), body, "#5d9150")
    body = graph.mix(graph.math("MULTIPLY", midrib, 0.75), body, "#a3bd77")
    graph.set(Base_Color=body, Roughness=0.3, Clearcoat=0.7, Clearcoat_Roughness=0.12)
    return graph.bump(graph.math("ADD", veins, midrib), -0.25, 0.012).material


def leaf(length=0.66, width=0.19, arch=-0.3):
    """Models a camellia's leaf along +x: a pointed oval, finely toothed, folded along the midrib, its tip drooping;
    `width` is half.
    """
    shift = uniform(0, 30)

    def point(u, v):
        s = u * 2 - 1
        outline = (sin(pi * v**0.85) ** 0.75 if 0 < v < 1 else 0) * (1 - 0.22 * v)
        half = width * (outline * (1 + 0.035 * sin(v * 75)) + 0.03 * (1 - v) ** 8)
        wave = 0.03 * length * noise.noise(Vector((s, v * 2.2, shift))) * abs(s)
        return length * (v + 0.02 * sin(pi * v)), s * half, arch * length * v * v + 0.34 * half * abs(s) + wave

    return grid("leaf", 16, 40, point, _leaf_material(), thickness=0.012)


def bud(size=0.13):
    """Models a bud about to open that points along +z: white petals wound to a tip in green scales."""
    wound = lambda p: Vector((p.x * (1 - 0.28 * p.z / size), p.y * (1 - 0.28 * p.z / size), p.z * 1.25 + size))
    parts = [
        blob("bud", simple("bud", "#f4f1e6", 0.4, sheen=0.15), (size * 0.82, size * 0.82, size), 0.04, 1.5, 4, wound)
    ]
    green = simple("scale", "#4c7a3a", 0.4, coat=0.3)
    for i, lift in enumerate((0.95, 0.9, 0.7, 0.65, 0.6)):
        turn = 144 * i

        def point(u, v, lift=lift):
            a, rise = (u - 0.5) * 1.9 * (1 - v**3), v * lift * 1.5 * size
            reach = size * (0.12 + 0.86 * sin(pi * min(0.62, 0.06 + v * 0.5)))
            return reach * cos(a), reach * sin(a), rise

        parts.append(place(grid("scale", 12, 10, point, green, thickness=0.008), (0, 0, -0.02), (0, 0, turn)))
    return group(*parts, name="bud")


def round_jar(radius=0.52, material=None):
    """Models a round white porcelain jar (a moon jar); its mouth is at 1.84 radii."""
    round_ = [(0.985 * sin(a), 0.98 - 0.9 * cos(a)) for a in (pi * k / 16 for k in range(3, 15))]
    outside = [(0, 0.1), (0.4, 0.1), (0.42, 0.06), (0.5, 0.06), (0.52, 0.14), *round_[1:-1], (0.42, 1.78), (0.41, 1.9)]
    inside = [(0.39, 1.915), (0.37, 1.9), (0.36, 1.78), (0.46, 1.66), (0.7, 1.45), (0.85, 1.0), (0, 0.5)]
    porcelain = material or ceramic("moon porcelain", "#e9e6de", "#d6d6d2", roughness=0.2)
    return lathe("jar", [(r * radius, (z - 0.06) * radius) for r, z in outside + inside], porcelain, 144, 5, 0.01)


def camellia_in_jar(radius=0.5, size=0.42):
    """Models the jar with one short twig: an open flower towards the camera (-y), leaves around it, a bud above."""
    bark, mouth = simple("twig", "#4a3826", 0.7, grain=(20, 0.5, 0.02)), Vector((0, 0, radius * 1.78))
    heart, tip = mouth + Vector((0.04, -0.2, 0.36)), mouth + Vector((0.42, 0.08, 0.78))
    parts = [round_jar(radius)]
    parts.append(tube("twig", [mouth - Vector((0.05, 0, 0.4)), mouth + Vector((0.02, 0, 0.1)), heart], 0.026, bark))
    fork = mouth + Vector((0.02, 0.0, 0.12))
    parts.append(tube("shoot", [fork, fork + Vector((0.22, 0.08, 0.3)), tip], 0.019, bark, [1, 0.9, 0.7]))
    parts.append(place(flower(size), heart, (58, 0, -14)))
    parts.append(place(bud(0.12), tip, (-6, 24, 0)))
    for at, turn, lean, length, arch in (
        (heart + Vector((-0.1, 0.1, -0.06)), 184, -8, 0.84, -0.3),
        (heart + Vector((-0.08, 0.14, 0.1)), 148, -40, 0.8, -0.2),
        (mouth + Vector((0.05, -0.03, 0.08)), -22, 2, 0.8, -0.42),
        (fork + Vector((0.16, 0.06, 0.24)), 6, -14, 0.74, -0.3),
        (tip + Vector((-0.06, 0.0, -0.1)), 80, -40, 0.46, -0.1),
    ):
        parts.append(place(leaf(length, length * 0.3, arch), at, (uniform(-18, 18), lean, turn)))
    return group(*parts, name="camellia in a jar")
