"""A box wrapped in a square cloth whose corners are gathered over it and knotted (1 unit = 10 cm)."""

from math import atan2, cos, exp, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.colours import GOLD, shade
from kit.forms import blob, grid, reshape, thicken
from kit.graph import Graph
from kit.lines import circle, sweep, tube
from kit.materials import ceramic, metal, simple
from kit.stage import rng


def silk(name, tint, threads=30.0):
    """Fine stiff silk with its slubs, paler where it is seen at a slant."""
    graph = Graph(name)
    slubs = graph.noise(threads, 3, 0.6, at=graph.coordinates("UV", (0.12, 2.6, 1)))
    cross = graph.noise(threads, 3, 0.6, at=graph.coordinates("UV", (2.6, 0.12, 1)))
    weave = graph.math("MULTIPLY", graph.math("ADD", slubs, cross), 0.5)
    body = graph.ramp(weave, (0.4, shade(tint, 0.6)), (0.6, shade(tint, 1.5)))
    sheen = graph.math("POWER", graph.facing(0.4), 2.0)
    body = graph.mix(graph.math("MULTIPLY", sheen, 0.35), body, shade(tint, 1.8))
    graph.set(Base_Color=body, Roughness=0.6, Sheen=0.4, Specular=0.2)
    return graph.bump(weave, 0.35, 0.01).material


def _outline(angle, w, d, power=14):
    """How far a box with rounded corners reaches at an angle."""
    c, s = abs(cos(angle)) / (w / 2), abs(sin(angle)) / (d / 2)
    return (c**power + s**power) ** (-1 / power)


def _body(size, material, rise, edge=0.07):
    """The whole cloth around the box in one sheet: soft sides, a rounded edge, folds that run from the corners up to the knot."""
    w, d, h = size
    shift, neck = rng().random() * 30, 0.1
    corners = _corners(w, d)
    lines = [(i, s * vary(0.04, 0.1) + vary(-0.03, 0.03), vary(0.5, 1.1)) for i in range(4) for s in (-1, 1)]
    lines += [(i, s * vary(0.2, 0.42), vary(0.25, 0.7)) for i in range(4) for s in (-1, 1)]

    def folds(angle, v):
        """How far the cloth stands out at a place: ridges at the corners that part on their way down, finer pleats towards the knot."""
        c, s = cos(angle), sin(angle)
        down = max(0.0, 0.44 - v)
        out, wander = 0.0, 0.05 * noise.noise(Vector((c * 2, s * 2, v * 3 + shift)))
        for i, off, tall in lines:
            far = (angle - corners[i] + pi) % (2 * pi) - pi - off * (1 + 7 * down) - wander
            out += 0.046 * tall * exp(-((far / (0.055 + 0.16 * down)) ** 2)) * _smooth((v - 0.08) / 0.5)
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

    return grid("wrapped", 420, 130, point, material, closed=True, uv=lambda u, v: (u * 2 * (w + d), v * (h + w / 2)))


def _smooth(x):
    """From 0 to 1 without a corner."""
    x = max(0.0, min(1.0, x))
    return x * x * (3 - 2 * x)


def _corners(w, d):
    a = atan2(d, w)
    return a, pi - a, pi + a, 2 * pi - a


def tail(material, lining, length=0.9, width=0.5, rise=0.3, droop=0.6, bend=0.15):
    """A corner of the cloth from the knot along +x: gathered at its foot, creased along its length, straight edges to a hanging tip."""
    shift = rng().random() * 20
    ridges = [vary(-0.75, 0.75) for _ in range(4)]

    def point(u, v):
        s = u * 2 - 1
        opened, tip = 0.1 + 0.9 * _smooth(v / 0.5), max(0.0, 1 - v) * 1.9
        half = width * 0.5 * (opened * tip) / (opened**3 + tip**3) ** (1 / 3)
        arch = rise * sin(pi * min(1.0, 0.72 * v)) - droop * v**2.3
        pleats = sum(0.075 * exp(-(((s - r) / 0.17) ** 2)) for r in ridges) * (1 - 0.75 * v)
        gutter = -0.34 * (1 - s * s) * half * (1 - 0.3 * v)
        soft = 0.05 * noise.noise(Vector((v * 2.6, s * 1.1, shift))) * min(1, v * 2)
        crease = 0.04 * (0.4 - abs(noise.noise(Vector((v * 3.2 + s * 1.6, s * 2.4 - v, shift + 9))))) * min(1, v * 3)
        side = bend * v * v + 0.04 * noise.noise(Vector((v * 3, shift, 1)))
        return length * (v - 0.06 * s * s * v), s * half + side, arch + pleats + gutter + soft + crease

    form = grid("tail", 72, 72, point, material, uv=lambda u, v: ((u - 0.5) * width * 1.5, v * length * 1.2))
    form.data.materials.append(lining)
    thicken(form, 0.005).modifiers["thickness"].material_offset = 1
    return form


def knot(material, size=0.2):
    """The knot itself: two plump turns of gathered cloth laid through each other."""
    parts = []
    crease = lambda t: 1 + 0.08 * sin(t * 40)
    for turn, height, reach in ((25, 0.0, 0.92), (118, 0.035, 1.0)):
        path = [
            (
                reach * size * cos(a),
                0.55 * size * sin(a),
                height + 0.5 * size * cos(a * 2) * 0.3 + 0.32 * size * sin(a * 0.5),
            )
            for a in (2 * pi * i / 20 for i in range(21))
        ]
        profile = [
            ((0.36 + 0.05 * cos(6 * a)) * size * cos(a), (0.46 + 0.05 * cos(6 * a)) * size * sin(a))
            for a in (2 * pi * i / 36 for i in range(36))
        ]
        parts.append(place(sweep("turn", path, profile, material, crease, 50, caps=False), (0, 0, 0), (0, 0, turn)))
    fold = lambda p: p + Vector((0, 0, 0.022 * sin(p.x * 55 + 9 * p.y)))
    parts.append(
        place(reshape(blob("heart", material, (0.85 * size, 0.62 * size, 0.6 * size), 0.1, 1.5, 5), fold), (0, 0, 0.1))
    )
    return group(*parts, name="knot")


def pendant(path, tint="#b5231c", jade="#7fb08a"):
    """A silk cord along a path with a jade ring at its end and a tassel hanging from it, as worn with festive dress."""
    cord, stone = simple("cord", tint, 0.45, sheen=0.5), ceramic("jade", jade, "#a9cdb0", roughness=0.1)
    line = [Vector(p) for p in path]
    end, out = line[-1], 0.02
    parts = [tube("cord", line, 0.018, cord)]
    ring = [(0.1 * cos(a), 0.0, 0.1 * sin(a)) for a in (2 * pi * i / 32 for i in range(33))]
    parts.append(
        place(
            sweep("jade ring", ring, circle(0.038, 14, 0.7), stone, up=(0, 1, 0), steps=1, caps=False),
            end - Vector((0, out, 0.11)),
        )
    )
    head = end - Vector((0, out, 0.25))
    parts.append(place(blob("tassel head", metal("gilt", GOLD, 0.25), (0.05, 0.045, 0.05), 0.02), head))
    for i in range(46):
        angle, reach = i * 2.4, 0.045 * (i / 46) ** 0.5
        foot = Vector((cos(angle) * reach, sin(angle) * reach * 0.6, 0))
        points = [
            head + foot * 0.5,
            head + foot - Vector((0, 0, 0.12)),
            head + foot * vary(1.3, 1.7) - Vector((0, 0, vary(0.36, 0.4))),
        ]
        parts.append(tube("thread", points, 0.008, cord, steps=3))
    return group(*parts, name="pendant")


def wrapped_box(size=(1.9, 1.9, 1.15), tint="#1a2440", lining="#d8772e", spread=1.0):
    """The whole parcel, its knot and tails about 0.6 above the box; `spread` scales the tails."""
    material, inside = silk("silk", tint), silk("lining", lining)
    rise = 0.24
    top = size[2] + rise + 0.05
    parts = [_body(size, material, rise), place(knot(material, 0.17), (0, 0, top - 0.02))]
    for turn, long, wide, lean, up, fall, bend in (
        (20, 0.92, 0.78, 4, 0.2, 0.5, 0.2),
        (178, 0.74, 0.66, 0, 0.24, 0.36, -0.14),
        (112, 0.66, 0.6, -6, 0.26, 0.36, 0.1),
        (282, 0.86, 0.72, 6, 0.16, 0.48, -0.2),
    ):
        form = tail(material, inside, long * spread, wide * spread, up * spread, fall * spread, bend)
        foot = (0.05 * cos(radians(turn)), 0.05 * sin(radians(turn)), top)
        parts.append(place(form, foot, (vary(-14, 14), lean, turn)))
    return group(*parts, name="wrapped box")
