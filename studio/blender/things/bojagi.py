"""Boxes wrapped in a cloth that is knotted on top (bojagi), as gifts are carried in Korea (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.colours import shade
from kit.forms import blob, grid, reshape, thicken
from kit.graph import Graph
from kit.lines import sweep
from kit.stage import rng


def ramie(name, tint, lining=None):
    """Returns the material of stiff fine cloth with a soft shine; `lining` is the colour of its other side."""
    graph = Graph(name)
    slubs = graph.noise(26, 3, 0.6, at=graph.coordinates("UV", (0.25, 3, 1)))
    cross = graph.noise(26, 3, 0.6, at=graph.coordinates("UV", (3, 0.25, 1)))
    weave = graph.math("MULTIPLY", graph.math("ADD", slubs, cross), 0.5)
    body = graph.ramp(weave, (0.35, shade(tint, 0.78)), (0.65, shade(tint, 1.12)))
    if lining:
        body = graph.mix(graph.node("NewGeometry").outputs["Backfacing"], body, lining)
    graph.set(Base_Color=body, Roughness=0.5, Sheen=0.5, Specular=0.3)
    return graph.bump(weave, 0.25, 0.01).material


def _body(size, material):
    """Models the cloth around the box: taut sides, folds that meet over the lid at the knot."""
    w, d, h = size
    shift = rng().random() * 30

    def outline(angle):
        """Returns the radius of the rounded rectangle at an angle."""
        c, s = abs(cos(angle)) / (w / 2), abs(sin(angle)) / (d / 2)
        return (c**9 + s**9) ** (-1 / 9)

    def point(u, v):
        angle = 2 * pi * u
        reach, corner = outline(angle), abs(sin(2 * angle)) ** 3
        wander = noise.noise(Vector((cos(angle) * 2, sin(angle) * 2, shift + v)))
        if v < 0.5:
            t = v / 0.5
            pull = 0.03 * corner * t + 0.02 * wander * t
            bulge = 0.02 * sin(pi * t) - 0.012 * t
            return (
                reach * (1 + bulge - pull) * cos(angle),
                reach * (1 + bulge - pull) * sin(angle),
                h * t * (1 + 0.015 * wander),
            )
        t = (v - 0.5) / 0.5
        inwards = 1 - t**0.92
        radius = 0.12 + (reach * 0.985 - 0.12) * inwards
        folds = sin(angle * 8 + 1.6 * wander + 2.2 * t) * 0.05 * t**0.7 + sin(angle * 19 + shift) * 0.022 * t**1.3
        ridge = 0.16 * corner * sin(pi * min(1, t * 1.15)) * 0.8
        rise = h + 0.05 * min(1, t * 8) + 0.3 * t**2.4 + ridge + folds
        return radius * cos(angle), radius * sin(angle), rise

    return grid("wrapped", 220, 90, point, material, closed=True, uv=lambda u, v: (u * 2 * (w + d), v * (h + d / 2)))


def _ear(material, length, width, lift):
    """Models one end of the cloth from the knot along +x: gathered, opening like a leaf, falling to a point."""
    shift = rng().random() * 20

    def point(u, v):
        s = u * 2 - 1
        spread = width * (0.16 + 1.0 * sin(pi * min(1, v * 0.93 + 0.04)) ** 1.2 * (1 - 0.25 * v))
        pleat = cos(s * pi * 2.6 + shift) * 0.075 * (1 - v) ** 0.8 + cos(s * 7 + shift * 2) * 0.02
        wave = 0.06 * noise.noise(Vector((v * 2.2, s * 1.4, shift)))
        curl = lift * sin(pi * min(1, v * 0.8)) - 0.45 * lift * v * v * 1.4
        return (
            length * v * (1 - 0.08 * s * s),
            spread * s * 0.5,
            curl + pleat + wave + 0.24 * abs(s) ** 1.6 * spread * (1 - v),
        )

    form = grid("ear", 44, 44, point, material, uv=lambda u, v: (u * width * 1.6, v * length))
    return thicken(form, 0.014)


def bojagi(size=(1.6, 1.6, 0.9), tint="#1d3a6b", lining="#b9863e", ears=4):
    """Models a box in a knotted cloth; `size` is the box, the knot and its ears rise about 0.5 above it."""
    material = ramie("bojagi", tint, lining)
    top = size[2] + 0.36
    parts = [_body(size, material)]
    around = [(0.13 * cos(a), 0.13 * sin(a), 0.03 * sin(2 * a)) for a in (i * pi / 8 for i in range(17))]
    squash = [(0.1 * cos(a), 0.13 * sin(a)) for a in (i * pi / 8 for i in range(16))]
    parts.append(place(sweep("band", around, squash, material, caps=False), (0, 0, top)))
    crease = lambda p: p + Vector((0, 0, 0.02 * sin(p.x * 40 + 6 * p.y)))
    parts.append(
        place(reshape(blob("knot", material, (0.17, 0.12, 0.13), 0.12, 1.6), crease), (0, 0, top + 0.07), (0, 0, 40))
    )
    lengths = (0.95, 0.82, 0.9, 0.8)[:ears] if ears == 4 else (1.0, 0.92)
    for i, length in enumerate(lengths):
        turn = 38 + 360 / ears * i + uniform(-10, 10)
        parts.append(
            place(_ear(material, length, uniform(0.6, 0.72), uniform(0.24, 0.34)), (0, 0, top + 0.02), (0, -8, turn))
        )
    return group(*parts, name="bojagi")
