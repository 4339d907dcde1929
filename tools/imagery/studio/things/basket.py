"""A woven basket and the cloth that lines it (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, vary
from kit.forms import grid, thicken
from kit.graph import Graph
from kit.lines import tube
from kit.stage import rng


def willow_material(name="willow", dark="#6b4522", light="#b98a50"):
    """Peeled willow: each rod its own tone, faint streaks."""
    graph = Graph(name)
    own = graph.node("ObjectInfo").outputs["Random"]
    tone = graph.math("ADD", graph.math("MULTIPLY", own, 0.5), graph.math("MULTIPLY", graph.noise(5, 4, 0.7), 0.5))
    graph.set(
        Base_Color=graph.ramp(tone, (0.25, dark), (0.7, light)), Roughness=0.5, Clearcoat=0.2, Clearcoat_Roughness=0.3
    )
    return graph.bump(graph.noise(22, 3), 0.25, 0.01).material


def _wall(v, length, width, height):
    """Half-axes and height of the basket at v (0 foot … 1 rim)."""
    flare = 0.78 + 0.22 * v**0.8
    return length / 2 * flare, width / 2 * flare, height * v


def basket(length=2.6, width=1.9, height=0.6, rows=9, stakes=44, material=None):
    """An oval basket: rods woven before and behind upright stakes, a twisted rim, a floor."""
    material = material or willow_material()
    parts, rod = [], height / rows / 2 * 0.96
    for row in range(rows):
        a, b, z = _wall((row + 0.5) / rows, length, width, height)
        line = []
        for i in range(stakes * 4 + 1):
            angle = 2 * pi * i / (stakes * 4)
            weave = 0.032 * cos(stakes / 2 * angle + row * pi) + 0.006 * noise.noise(Vector((angle * 3, row, 2)))
            line.append(
                (
                    (a + weave) * cos(angle),
                    (b + weave) * sin(angle),
                    z + 0.008 * noise.noise(Vector((angle * 4, row, 7))),
                )
            )
        parts.append(tube("rod", line, rod * vary(0.92, 1.05), material, steps=2))
    for i in range(stakes):
        angle = 2 * pi * (i + 0.0) / stakes
        line = [
            ((a) * cos(angle), (b) * sin(angle), z)
            for a, b, z in (_wall(v, length, width, height) for v in (0, 0.4, 0.8, 1.04))
        ]
        parts.append(tube("stake", line, 0.026, material, steps=3))
    for strand in range(3):
        line = []
        for i in range(241):
            angle = 2 * pi * i / 240
            turn = angle * 15 + strand * 2 * pi / 3
            a, b, z = _wall(1.0, length, width, height)
            out = 0.05 * cos(turn)
            line.append(((a + out) * cos(angle), (b + out) * sin(angle), z + 0.05 + 0.05 * sin(turn)))
        parts.append(tube("rim", line, 0.042, material, steps=2))
    a, b, _ = _wall(0.0, length, width, height)
    floor = grid(
        "floor", 60, 2, lambda u, v: (a * v * cos(2 * pi * u), b * v * sin(2 * pi * u), 0.03), material, closed=True
    )
    parts.append(floor)
    return group(*parts, name="basket")


def lining(material, length=2.6, width=1.9, height=0.6, hang=0.34, folds=11):
    """Linen laid into a basket: over its rim in soft folds, its corners hanging down outside."""
    shift = rng().random() * 9

    def point(u, v):
        angle = 2 * pi * u
        fold = sin(folds * angle + 1.8 * sin(2 * angle + shift)) + 0.5 * sin(2.7 * folds * angle + shift)
        corner = 0.55 + 0.45 * cos(2 * (angle - 0.6)) ** 2 + 0.25 * cos(4 * angle + shift)
        if v < 0.62:
            t = v / 0.62
            a, b, z = _wall(max(0.0, t * 1.6 - 0.6), length, width, height)
            share = min(1.0, t / 0.375) if t < 0.375 else 1.0
            inner = 0.09 + 0.022 * fold * t
            return (
                (a - inner) * share * cos(angle),
                (b - inner) * share * sin(angle),
                0.06 + z + (0.05 if t > 0.9 else 0.0) + 0.09 * max(0, t - 0.85) / 0.15,
            )
        t = (v - 0.62) / 0.38
        a, b, z = _wall(1.0, length, width, height)
        over = -0.07 + 0.26 * min(1.0, t * 2.2) ** 0.8 + 0.035 * fold * (0.4 + t) + 0.06 * t
        down = hang * corner * max(0.0, t - 0.28) / 0.72
        crest = 0.2 * (1 - abs(t * 2.6 - 0.55)) * (t < 0.6) if t < 0.6 else 0.0
        return (
            (a + over) * cos(angle),
            (b + over) * sin(angle),
            z + 0.15 + max(0.0, 0.05 * sin(pi * min(1, t * 1.8))) - down,
        )

    cloth = grid("lining", 300, 70, point, material, closed=True, uv=lambda u, v: (u * 7.2, v * 2.2))
    return thicken(cloth, 0.016)
