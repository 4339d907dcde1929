"""Sea urchin tongues in rows on rice (1 unit = 10 cm). Each rests on z=0."""

from math import sqrt

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import blob
from kit.graph import Graph


def urchin_material():
    """Returns the material of soft orange flesh with fine grains, brighter along its rims."""
    graph = Graph("urchin")
    grains = graph.cells(40)
    tone = graph.ramp(graph.noise(7, 4, 0.6), (0.34, "#b85a08"), (0.52, "#d97c14"), (0.68, "#eb9a2c"))
    body = graph.mix(graph.math("MULTIPLY", graph.facing(0.4), 0.4), tone, "#f6b552")
    graph.set(Base_Color=body, Roughness=0.32, Clearcoat=0.5, Clearcoat_Roughness=0.15)
    graph.set(Emission=body, Emission_Strength=0.06)
    graph.material.cycles.sample_as_light = False
    return graph.bump(graph.math("ADD", graph.math("MULTIPLY", grains, -1.0), graph.noise(18, 3)), 0.6, 0.014).material


def tongue(material, length=0.34, width=0.13):
    """Models one tongue along x: narrow at both ends, a furrow down its middle, its back arched."""
    rand = uniform(0, 40)

    def bend(p):
        t = p.x / length * 2
        furrow = 0.22 * max(0.0, 1 - abs(p.y) / (0.16 * width)) * (p.z > 0)
        lump = 0.12 * noise.noise(Vector((p.x * 22, p.y * 22, rand)))
        p.z *= 1 - furrow + lump
        p.y = p.y * (0.72 + 0.28 * sqrt(max(0.0, 1 - t * t))) + 0.06 * length * t * t
        p.z += 0.05 * length * (1 - t * t) + 0.34 * width
        return p

    return blob("urchin", material, (length / 2, width / 2, width * 0.36), 0.08, 3.0, 5, bend)


def tongues(rows=2, count=5, material=None, step=0.105, length=0.34):
    """Models rows of tongues along x, each leaning on the one before it."""
    material, parts = material or urchin_material(), []
    for row in range(rows):
        for i in range(count):
            form = tongue(material, length * uniform(0.9, 1.08), 0.14 * uniform(0.9, 1.1))
            x, y = (i - (count - 1) / 2) * step + uniform(-0.01, 0.01), (row - (rows - 1) / 2) * length * 0.82
            parts.append(
                place(form, (x, y, 0.012 * (i % 2)), (uniform(-6, 6), -24 + uniform(-5, 5), 90 + uniform(-9, 9)))
            )
    return group(*parts, name="tongues")
