"""A woven basket and the cloth that lines it (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, uniform
from kit.forms import grid, thicken
from kit.graph import Graph
from kit.lines import tube
from kit.stage import rng


def willow_material(name="willow", dark="#6b4522", light="#b98a50"):
    """Returns the material of peeled willow: each rod has its own tone and faint streaks."""
    graph = Graph(name)
    own = graph.node("ObjectInfo").outputs["Random"]
    tone = graph.math("ADD", graph.math("MULTIPLY", own, 0.5), graph.math("MULTIPLY", graph.noise(5, 4, 0.7), 0.5))
    graph.set(
        Base_Color=graph.ramp(tone, (0.25, dark), (0.7, light)), Roughness=0.5, Clearcoat=0.2, Clearcoat_Roughness=0.3
    )
    return graph.bump(graph.noise(22, 3), 0.25, 0.01).material


def _wall(v, length, width, height):
    """Returns the half-axes and the height of the basket at v (0 foot … 1 rim)."""
    flare = 0.78 + 0.22 * v**0.8
    return length / 2 * flare, width / 2 * flare, height * v


def basket(length=2.6, width=1.9, height=0.6, rows=9, stakes=44, material=None):
    """Models an oval basket: rods woven around upright stakes, a twisted rim, a floor."""
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
        parts.append(tube("rod", line, rod * uniform(0.92, 1.05), material, steps=2))
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


def lining(material, length=2.6, width=1.9, height=0.6, hang=0.5):
    """Models a square of thin linen pressed into a basket: random folds over the rim, corners hanging down outside."""
    shift = Vector((rng().random() * 9, 0, 0))
    inside, crest = height * 0.85, 0.115

    def hanging(angle):
        """Returns how far the cloth hangs down outside at an angle: little at the middle of its sides, `hang` at
        its corners.
        """
        square = 1 / max(abs(cos(angle - 0.5)), abs(sin(angle - 0.5)))
        uneven = 1 + 0.35 * noise.noise(Vector((cos(angle) * 1.4, sin(angle) * 1.4, 3)) + shift)
        return hang * (0.16 + 0.84 * ((square - 1) / 0.414) ** 1.3) * uneven

    def point(u, v):
        angle = 2 * pi * u
        around = Vector((cos(angle), sin(angle), 0))
        fold = noise.noise(around * 3.4 + shift) + 0.7 * noise.noise(around * 7.5 + shift)
        fold += 0.3 * noise.noise(around * 15 + shift)
        s = v * (inside + crest * pi + hanging(angle)) - inside
        if s < 0:
            a, b, z = _wall(1 + s / height, length, width, height)
            out, z = -crest + 0.05 * fold * s / inside, z + 0.05
        else:
            a, b, z = _wall(1.0, length, width, height)
            turn = min(pi, s / crest)
            down = max(0.0, s - crest * pi)
            loose = min(1.0, down / 0.25)
            lift = sin(turn) * (0.02 + 0.06 * max(0.0, fold))
            out = -crest * cos(turn) + loose * (0.05 + 0.11 * fold) + 0.02 * fold * sin(turn)
            z += 0.05 + crest * sin(turn) + lift - down
            angle += 0.05 * loose * noise.noise(around * 5 + shift + Vector((0, 0, 4)))
        return (a + out) * cos(angle), (b + out) * sin(angle), z

    cloth = grid("lining", 420, 90, point, material, closed=True, uv=lambda u, v: (u * 7.2, v * 1.7))
    return thicken(cloth, 0.009)
