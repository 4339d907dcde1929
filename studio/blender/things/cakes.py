"""Cakes for close views (1 unit = 10 cm): a round one glazed like the moon, its decorations and its stand."""

from math import cos, exp, hypot, pi, sin

from mathutils import Vector, noise

from kit.arrange import duplicate, group, hide, uniform
from kit.colours import GOLD
from kit.forms import blob, lathe
from kit.graph import Graph
from kit.materials import ceramic, metal
from kit.stage import rng
from things.layers import whipped

SEAS = ((-0.36, 0.3, 0.30), (0.1, 0.5, 0.2), (-0.5, -0.15, 0.2), (0.3, 0.12, 0.16), (-0.12, -0.06, 0.13))
CRATERS = ((0.02, -0.34, 0.11), (-0.32, -0.46, 0.08), (-0.66, 0.3, 0.09), (0.42, 0.42, 0.08), (-0.2, 0.66, 0.07))


def moon_glaze(radius):
    """Returns the material of a white mirror glaze; upward faces show the grey seas of the moon."""
    graph = Graph("moon glaze")
    x, y, _ = graph.axes()[:3]
    drift = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(2.4, 4, 0.65), 0.5), 0.5)
    nearest = None
    for sx, sy, size in SEAS:
        dx, dy = graph.math("SUBTRACT", x, sx * radius), graph.math("SUBTRACT", y, sy * radius)
        far = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", dx, dx), graph.math("MULTIPLY", dy, dy)))
        edge = graph.math("ADD", graph.math("DIVIDE", far, size * radius), drift)
        nearest = edge if nearest is None else graph.math("MINIMUM", nearest, edge)
    sea = graph.ramp(nearest, (0.5, 0.5), (1.0, 0.2), (1.4, 0.0))
    mottle = graph.ramp(graph.noise(6, 4, 0.65), (0.36, "#dad2c5"), (0.6, "#ece5d6"))
    face = graph.mix(sea, mottle, "#a8a4a6")
    up = graph.ramp(graph.axes("Normal")[2], (0.55, 0.0), (0.93, 1.0))
    graph.set(Base_Color=graph.mix(up, "#e4ddcf", face), Roughness=0.17, Clearcoat=0.7, Clearcoat_Roughness=0.05)
    return graph.bump(graph.noise(3, 2), 0.06, 0.03).material


def _knife(angle, across):
    """Returns the marks of a palette knife (about -1…1): long, shallow, overlapping strokes with a sharp edge each."""
    wander = 0.05 * noise.noise(Vector((cos(angle) * 1.3, sin(angle) * 1.3, across)))
    band = (across + wander) * 7.5
    start, rest = band // 1, band % 1
    length = noise.noise(Vector((cos(angle) * 1.7 + 5 * start, sin(angle) * 1.7, 3 * start)))
    return 0.9 * length + 0.6 * (rest * rest - 0.33) * (1 - rest**12)


def moon_cake(radius=1.05, height=0.62, material=None, craters=1.0, strokes=0.0):
    """Models a round cake with a soft shoulder, shallow craters in its top and glaze collected at its foot.

    `craters` scales their depth; `strokes` is the depth of the marks of a palette knife in icing.
    """
    shoulder = 0.17
    profile = [(radius * (1 - shoulder / radius) * i / 44, height) for i in range(45)]
    profile += [
        (radius - shoulder + shoulder * sin(a), height - shoulder + shoulder * cos(a))
        for a in (pi / 2 * i / 14 for i in range(1, 15))
    ]
    profile += [(radius + 0.006 * sin(i / 4), (height - shoulder) * (1 - i / 40)) for i in range(1, 38)]
    profile += [(radius + 0.012, 0.03), (radius + 0.035, 0.012), (radius + 0.03, 0), (0, 0)]
    shift = rng().random() * 30

    def bend(r, z, angle):
        x, y = r * cos(angle), r * sin(angle)
        if z > height * 0.6:
            for cx, cy, size in CRATERS:
                t = hypot(x - cx * radius, y - cy * radius) / (size * radius)
                if t < 1.7:
                    z += craters * size * radius * (-0.32 * max(0.0, 1 - t * t) + 0.1 * exp(-(((t - 1.08) / 0.2) ** 2)))
            z += 0.02 * (1 - (r / radius) ** 2)
        elif z < 0.05 and r > radius:
            r += 0.03 * max(0.0, noise.noise(Vector((cos(angle) * 3, sin(angle) * 3, shift))))
        if strokes and z > 0.05:
            r, z = r + strokes * _knife(angle, z + shift), z + strokes * _knife(angle, r + shift) * min(1.0, 4 * r)
        return r, z

    return lathe("moon cake", profile, material or moon_glaze(radius), 192, 1, bend=bend)


def kiss(radius=0.1, material=None):
    """Models a small drop of piped cream or meringue with a curled tip."""
    profile = [(0, 0), (radius * 0.9, 0), (radius, radius * 0.35), (radius * 0.8, radius * 0.8)]
    profile += [(radius * 0.42, radius * 1.25), (radius * 0.14, radius * 1.6), (0, radius * 1.75)]
    lean = lambda p: p + Vector((0.25 * max(0.0, p.z - radius) ** 1.3, 0, 0))
    form = lathe("kiss", profile, material or whipped("meringue", "#efe7d8"), 40, 5, 0.03)
    for vertex in form.data.vertices:
        vertex.co = lean(vertex.co)
    return form


def pearls(radius, count, size=0.05, material=None, height=0.0):
    """Models a string of cream or sugar pearls around the foot of a cake."""
    pattern = blob("pearl", material or ceramic("sugar pearl", "#efe6d2", roughness=0.2), (size,) * 3, 0.02, detail=3)
    parts = []
    for i in range(count):
        angle = 2 * pi * i / count
        at = (radius * cos(angle), radius * sin(angle), height + size)
        parts.append(duplicate(pattern, at, (uniform(0, 90), 0, 0), uniform(0.92, 1.06)))
    hide(pattern)
    return group(*parts, name="pearls")


def footed_stand(radius=1.4, height=0.5, material=None, band=None):
    """Models a cake stand: a flat plate with a low lip on a waisted foot; the cake stands at `height`."""
    profile = [(0, height), (radius * 0.9, height), (radius * 0.96, height + 0.015), (radius - 0.02, height + 0.05)]
    profile += [(radius, height + 0.045), (radius * 0.97, height - 0.03), (radius * 0.6, height - 0.065)]
    profile += [(0.3, height - 0.1), (0.17, height * 0.62), (0.14, height * 0.45), (0.22, height * 0.26)]
    profile += [(0.5, 0.07), (0.6, 0.03), (0.6, 0.0), (0.5, 0.01), (0, 0.03)]
    stand = lathe("stand", profile, material or ceramic("midnight", "#1a2a4c", "#0f1a34", roughness=0.16), 160, 5)
    edge = [(radius - 0.035, height + 0.05), (radius - 0.008, height + 0.062), (radius + 0.008, height + 0.04)]
    rim = lathe("rim", edge, band or metal("gilt rim", GOLD, 0.22), 160, 4)
    return group(stand, rim, name="stand")
