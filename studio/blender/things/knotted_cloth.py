"""A box wrapped in a square cloth whose corners are gathered over it and knotted (1 unit = 10 cm)."""

from math import atan2, cos, exp, pi, radians, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.colours import GOLD, shade
from kit.forms import blob, grid
from kit.graph import Graph
from kit.lines import circle, sweep, tube
from kit.materials import ceramic, metal, simple
from kit.stage import rng
from things.fallen_cloth import Ground, corner

# Angles (radians) from each corner at which taut folds run from the knot over the edge.
STEPS = (0.3, 0.55)


def silk(name, tint, threads=30.0):
    """Returns the material of matt wild silk with slubs, slightly paler at grazing angles."""
    graph = Graph(name)
    slubs = graph.noise(threads, 3, 0.6, at=graph.coordinates("UV", (0.12, 2.6, 1)))
    cross = graph.noise(threads, 3, 0.6, at=graph.coordinates("UV", (2.6, 0.12, 1)))
    weave = graph.math("MULTIPLY", graph.math("ADD", slubs, cross), 0.5)
    body = graph.ramp(weave, (0.36, shade(tint, 0.66)), (0.64, shade(tint, 1.4)))
    sheen = graph.math("POWER", graph.facing(0.4), 2.0)
    body = graph.mix(graph.math("MULTIPLY", sheen, 0.25), body, shade(tint, 1.7))
    graph.set(Base_Color=body, Roughness=0.85, Sheen=0.2, Sheen_Tint=1.0, Specular=0.06)
    return graph.bump(weave, 0.4, 0.012).material


def _outline(angle, w, d, power=14):
    """Returns the distance from the axis to the side of a box with rounded corners at an angle."""
    c, s = abs(cos(angle)) / (w / 2), abs(sin(angle)) / (d / 2)
    return (c**power + s**power) ** (-1 / power)


def _body(size, material, rise, edge=0.07):
    """Models the cloth around the box in one sheet: soft sides, a rounded edge, folds that run from the corners and
    the edges up to the knot.
    """
    w, d, h = size
    shift, neck = rng().random() * 30, 0.1
    corners = _corners(w, d)
    lines = [(i, s * uniform(0.04, 0.1) + uniform(-0.03, 0.03), uniform(0.5, 1.1)) for i in range(4) for s in (-1, 1)]
    taut_folds = [
        (i, s * (step + uniform(-0.05, 0.05)), uniform(0.5, 1.2)) for i in range(4) for s in (-1, 1) for step in STEPS
    ]

    def folds(angle, v):
        """Returns how far the cloth stands out: ridges at the corners that divide on their way down, finer pleats
        towards the knot.
        """
        c, s = cos(angle), sin(angle)
        down = max(0.0, 0.44 - v)
        out, wander = 0.0, 0.05 * noise.noise(Vector((c * 2, s * 2, v * 3 + shift)))
        for i, off, tall in lines:
            far = (angle - corners[i] + pi) % (2 * pi) - pi - off * (1 + 7 * down) - wander
            out += 0.046 * tall * exp(-((far / (0.055 + 0.16 * down)) ** 2)) * _smooth((v - 0.08) / 0.5)
        for i, off, tall in taut_folds:
            far = (angle - corners[i] + pi) % (2 * pi) - pi - off * (1 - 1.3 * down) - wander
            wide = (0.03 + 0.05 * down) * (0.6 if far * off > 0 else 1.5)
            out += 0.06 * tall * exp(-sqrt((far / wide) ** 2 + 0.15)) * _smooth((v - 0.1 / tall) / 0.3)
        slack = noise.noise(Vector((c * 1.7, s * 1.7, v * 2 + shift))) * 0.024 * _smooth(v * 6)
        sharp = lambda f, k: 0.5 - abs(noise.noise(Vector((c * f, s * f, v * k + shift))))
        t = max(0.0, (v - 0.46) / 0.54)
        side = _smooth((v - 0.15) * 4) * (1 - t)
        return (
            out
            + slack
            + 0.07 * sharp(2.6, 1.2) * t**0.9
            + 0.04 * sharp(6.0, 1.4) * t**1.5
            + 0.06 * sharp(2.6, 2.6) * side
        )

    def point(u, v):
        angle = 2 * pi * u
        reach, away = _outline(angle, w, d, 15), folds(angle, v)
        if v < 0.38:
            t, lean = v / 0.38, 0.0
            radius, z = reach - 0.035 * max(0.0, 1 - t * 12) ** 2, (h - edge) * t
        elif v < 0.46:
            lean = (v - 0.38) / 0.08 * pi / 2
            radius, z = reach - edge + edge * cos(lean), h - edge + edge * sin(lean)
        else:
            t, lean = (v - 0.46) / 0.54, pi / 2
            radius = neck + (reach - edge - neck) * (1 - t) ** 0.95
            z = h + rise * (0.14 * t + 0.86 * t**3.4)
        radius += away * cos(lean)
        return radius * cos(angle), radius * sin(angle), z + away * sin(lean)

    return grid("wrapped", 640, 150, point, material, closed=True, uv=lambda u, v: (u * 2 * (w + d), v * (h + w / 2)))


def _smooth(x):
    """Returns a smooth step from 0 to 1."""
    x = max(0.0, min(1.0, x))
    return x * x * (3 - 2 * x)


def _corners(w, d):
    a = atan2(d, w)
    return a, pi - a, pi + a, 2 * pi - a


def knot(material, size=0.2):
    """Models the knot: one band of pleated cloth over another, its ends tucked below."""
    parts = []
    for turn, height, reach, wide in ((112, -0.02, 0.88, 0.8), (22, 0.012, 0.8, 0.56)):
        path = []
        for i in range(17):
            a = radians(-50 + 280 * i / 16)
            path.append((reach * size * cos(a), 0.08 * size * sin(2 * a), height + (0.52 * sin(a) + 0.3) * size))
        pleat = lambda a: 1 + 0.3 * (abs(cos(5.5 * a + turn)) - 0.5) * abs(sin(a))
        profile = []
        for i in range(128):
            a = 2 * pi * i / 128
            profile.append((wide * size * cos(a), 0.32 * size * pleat(a) * sin(a)))
        swell = lambda t: 0.8 + 0.26 * sin(pi * t) ** 0.8
        parts.append(place(sweep("turn", path, profile, material, swell, 8, caps=False), (0, 0, 0), (0, 0, turn)))
    heart = blob("heart", material, (0.86 * size, 0.86 * size, 0.55 * size), 0.06, 1.5)
    return group(*parts, place(heart, (0, 0, 0.2 * size)), name="knot")


def pendant(path, tint="#7c1614", jade="#7fb08a"):
    """Models a twisted silk cord along a path with a jade ring and a tassel, as worn with festive dress."""
    cord, stone = simple("cord", tint, 0.75, sheen=0.4, specular=0.15), ceramic("jade", jade, "#a9cdb0", roughness=0.1)
    line = [Vector(p) for p in path]
    end, thick, radius = line[-1], 0.034, 0.1
    strands = [(0.013 * (1 + 0.22 * cos(3 * a)) * cos(a), 0.013 * (1 + 0.22 * cos(3 * a)) * sin(a)) for a in _round(24)]
    long = sum((b - a).length for a, b in zip(line, line[1:]))
    parts = [sweep("cord", line, strands, cord, twist=long * 2600, steps=max(2, int(long * 160 / len(line))))]
    ring = [(radius * cos(a), 0.0, radius * sin(a)) for a in _round(129)]
    ring = sweep("jade ring", ring, circle(thick, 14, 0.8), stone, up=(0, 1, 0), steps=1, caps=False)
    middle = end - Vector((0, 0, radius + thick + 0.012))
    parts.append(place(ring, middle))
    for z in (radius, -radius):
        loop = [(0, (thick * 0.8 + 0.012) * cos(a), (thick + 0.012) * sin(a)) for a in _round(25)]
        parts.append(place(tube("loop", loop, 0.013, cord), middle + Vector((0, 0, z))))
    bead = blob("bead", metal("gilt", GOLD, 0.25), (0.036, 0.036, 0.034), 0.02)
    head = middle - Vector((0, 0, radius + thick + 0.04))
    parts.append(place(bead, head))
    for i in range(60):
        angle, reach = i * 2.4, 0.042 * (i / 60) ** 0.5
        foot = Vector((cos(angle) * reach, sin(angle) * reach * 0.6, 0))
        top = head + foot * 0.5 - Vector((0, 0, 0.02))
        points = [top, head + foot * 1.1 - Vector((0, 0, 0.08))]
        points.append(head + foot * uniform(1.3, 1.6) - Vector((0, 0, uniform(0.36, 0.39))))
        parts.append(tube("thread", points, 0.007, cord, steps=3))
    return group(*parts, name="pendant")


def _round(count):
    """Returns angles once around; the last one equals the first."""
    return [2 * pi * i / (count - 1) for i in range(count)]


def _over_edge(ground, turn, drop, top, size):
    """Returns a path from below the knot over the cloth to the edge of the box in one direction, and down its side."""
    out, path = Vector((cos(radians(turn)), sin(radians(turn)), 0)), []
    aside = Vector((-out.y, out.x, 0))
    reach = _outline(radians(turn), *size[:2])
    for i in range(9):
        r = 0.06 + (reach - 0.14) * i / 8
        x, y = (out * r + aside * 0.07 * sin(pi * i / 8) ** 2)[:2]
        path.append(Vector((x, y, min(top + 0.1, ground.at(x, y) + 0.03))))
    hanging = ((0.02, 0.04), (0.075, -0.03), (0.09, -0.14), (0.09, -drop))
    return path + [out * (reach + more) + Vector((0, 0, size[2] + z)) for more, z in hanging]


def wrapped_box(size=(1.9, 1.9, 1.15), tint="#1a2440", lining="#d8772e", spread=1.0, hung=None):
    """Models the whole parcel, its knot about 0.5 above the box; `spread` scales the tails, `hung` is the side
    (degrees) of a pendant.
    """
    material, inside = silk("silk", tint), silk("lining", lining)
    rise = 0.24 * spread**0.5
    top = size[2] + rise + 0.05
    body = _body(size, material, rise)
    parts, ground = [body, place(knot(material, 0.215 * spread**0.5), (0, 0, top + 0.02))], Ground(body)
    for turn, long, opened, bend, turned in (
        (112, 0.8, 34, 0.1, True),
        (198, 0.84, 36, -0.1, False),
        (24, 0.86, 34, 0.12, False),
        (301, 0.94, 36, 0.12, True),
    ):
        foot = (0.06 * cos(radians(turn)), 0.06 * sin(radians(turn)), top + 0.03)
        sides = (inside, material) if turned else (material, inside)
        parts.append(corner(*sides, ground, foot, turn, long * spread, opened, bend=bend))
    if hung is not None:
        parts.append(pendant(_over_edge(ground, hung, 0.3, top, size)))
    return group(*parts, name="wrapped box")
