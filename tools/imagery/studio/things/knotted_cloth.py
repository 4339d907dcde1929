"""A box wrapped in a square cloth whose corners are gathered over it and knotted like a flower (1 unit = 10 cm)."""

from math import atan2, cos, exp, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.colours import GOLD, shade
from kit.forms import blob, grid, reshape, thicken
from kit.graph import Graph
from kit.lines import circle, sweep, tube
from kit.materials import ceramic, metal, simple
from kit.stage import rng


def silk(name, tint, threads=34.0):
    """Fine stiff silk with its slubs, paler where it is seen at a slant."""
    graph = Graph(name)
    slubs = graph.noise(threads, 3, 0.6, at=graph.coordinates("UV", (0.12, 2.6, 1)))
    cross = graph.noise(threads, 3, 0.6, at=graph.coordinates("UV", (2.6, 0.12, 1)))
    weave = graph.math("MULTIPLY", graph.math("ADD", slubs, cross), 0.5)
    body = graph.ramp(weave, (0.36, shade(tint, 0.8)), (0.64, shade(tint, 1.2)))
    sheen = graph.math("POWER", graph.facing(0.4), 2.0)
    body = graph.mix(graph.math("MULTIPLY", sheen, 0.4), body, shade(tint, 2.4))
    graph.set(Base_Color=body, Roughness=0.42, Sheen=0.5, Specular=0.35)
    return graph.bump(weave, 0.22, 0.01).material


def _outline(angle, w, d, power=14):
    """How far a box with rounded corners reaches at an angle."""
    c, s = abs(cos(angle)) / (w / 2), abs(sin(angle)) / (d / 2)
    return (c**power + s**power) ** (-1 / power)


def _sides(size, material):
    """The cloth on the sides: taut, a fold running down aslant from each upper corner, pulled up a little in the middle."""
    w, d, h = size
    shift = rng().random() * 30

    def point(u, v):
        angle = 2 * pi * u
        reach = _outline(angle, w, d)
        x, y = reach * cos(angle), reach * sin(angle)
        corner = min(abs(angle - a) for a in _corners(w, d))
        fold = 0.028 * exp(-(((corner - 0.34 * (1 - v) - 0.05) / 0.045) ** 2)) * (0.3 + 0.7 * v)
        slack = 0.012 * noise.noise(Vector((x * 1.4 + shift, y * 1.4, v * 2))) * (1 - 0.5 * v)
        pulls = 0.012 * sin(angle * 30 + 2.5 * noise.noise(Vector((x, y, shift)))) * max(0.0, v - 0.45) ** 1.5 * 2
        taut = min(1.0, (1 - v) * 7)
        grow = 1 + ((fold + slack + pulls) * taut - 0.016 * (1 - taut)) / reach
        tuck = -0.03 * max(0.0, 1 - v * 14)
        return x * (grow + tuck), y * (grow + tuck), h * v

    return grid("sides", 320, 50, point, material, closed=True, uv=lambda u, v: (u * 2 * (w + d), v * h))


def _corners(w, d):
    a = atan2(d, w)
    return a, pi - a, pi + a, 2 * pi - a


def _flap(size, angle, material, lift, knot):
    """One corner of the cloth on its way from two upper edges of the box to the knot: broad and flat below, pleated above."""
    w, d, h = size
    shift = rng().random() * 30
    spread = pi / 2 * 0.72

    def point(u, v):
        a = angle + (u - 0.5) * 2 * spread
        reach = _outline(a, w, d) + 0.014 + lift * 0.6
        s = (u - 0.5) * 2
        inward = v**0.9
        radius = reach * (1 - inward) + 0.085 * inward
        narrow = angle + (a - angle) * (1 - 0.25 * inward)
        waves = cos(s * pi * 3.2 + shift + 0.8 * noise.noise(Vector((s, v, shift))))
        pleat = 0.052 * waves * v**1.1 * (1.15 - v) ** 0.35
        fine = 0.016 * sin(s * 21 + shift * 3) * v**1.6
        rounding = 0.05 * (1 - exp(-v * 18))
        tent = knot * (0.10 * v + 0.90 * v**3.2)
        sag = -0.03 * sin(pi * min(1, v * 1.3)) * (1 - s * s)
        z = h - 0.035 + lift + rounding + tent + pleat + fine + sag
        return radius * cos(narrow), radius * sin(narrow), z

    form = grid(
        "flap", 120, 60, point, material, uv=lambda u, v: (u * 2 * spread * w * 0.6 * (1 - 0.8 * v), v * w * 0.7)
    )
    return thicken(form, 0.012)


def petal(material, lining, length=0.8, width=0.62, rise=0.5, droop=0.5):
    """An end of the cloth from the knot along +x: gathered at its foot, opening, folded along its middle, its point falling."""
    shift = rng().random() * 20

    def point(u, v):
        s = u * 2 - 1
        open_ = sin(pi * (0.06 + 0.9 * v**0.85)) ** 0.9
        half = width * 0.5 * (0.14 + 0.95 * open_) * (1 - 0.3 * v**3)
        if v > 0.97:
            half *= 0.55
        arch = rise * sin(pi * 0.62 * v) * 1.05 - droop * v * v
        valley = (0.3 * s * s - 0.12 * abs(s)) * half * 1.8 * (1 - 0.45 * v)
        pleat = 0.05 * cos(s * pi * 2.3 + shift) * (1 - v) ** 1.1
        wave = 0.045 * noise.noise(Vector((v * 2.4, s * 1.3, shift))) * v
        back = 0.06 * s * s * v
        return length * v - back, s * half, arch + valley + pleat + wave

    form = grid("petal", 48, 56, point, material, uv=lambda u, v: ((u - 0.5) * width * 1.5, v * length * 1.2))
    form.data.materials.append(lining)
    thicken(form, 0.012).modifiers["thickness"].material_offset = 1
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


def wrapped_box(size=(1.9, 1.9, 1.15), tint="#1f3c78", lining="#d8772e", spread=1.0):
    """The whole parcel, its knot and petals about 0.75 above the box; `spread` scales the petals."""
    material, inside = silk("silk", tint), silk("lining", lining)
    w, d, h = size
    rise = 0.26
    parts = [_sides(size, material)]
    for i, middle in enumerate((0, pi, pi / 2, 3 * pi / 2)):
        parts.append(_flap(size, middle, material, 0.012 * (i // 2) + 0.004 * i, rise))
    top = h + rise + 0.05
    parts.append(place(knot(material), (0, 0, top)))
    for turn, long, wide, lean, up in (
        (12, 0.98, 0.74, -4, 0.52),
        (188, 0.94, 0.72, -4, 0.5),
        (98, 0.86, 0.66, -12, 0.55),
        (282, 0.9, 0.7, 4, 0.44),
    ):
        form = petal(material, inside, long * spread, wide * spread, up, 0.62)
        parts.append(
            place(form, (0.05 * cos(radians(turn)), 0.05 * sin(radians(turn)), top), (vary(-8, 8), lean, turn))
        )
    return group(*parts, name="wrapped box")
