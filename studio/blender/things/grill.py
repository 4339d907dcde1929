"""A loaded brazier: thick steaks, garlic, wrinkled peppers, rosemary (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import grid, slab
from kit.graph import Graph
from kit.lines import tube
from kit.materials import simple
from kit.stage import rng
from things.fire import brazier, sparks
from things.garnish import rosemary
from things.many import chip, many, pose
from things.steak import garlic_half

GRATE = 0.885


def seared_material(width=0.6, bars=0.15, shift=0.0):
    """Returns the material of a brown crust, charred on top where the bars touched; juicy sides, a rim of golden
    fat towards +y.
    """
    graph = Graph("seared steak")
    at = graph.node("Mapping", Vector=graph.node("TexCoord").outputs["Object"], Location=(shift, shift, 0)).outputs[0]
    x, y = graph.axes()[:2]
    above = graph.ramp(graph.axes("Normal")[2], (0.35, 0.0), (0.75, 1.0))
    fine, broad = graph.noise(13, 4, 0.7, at=at), graph.noise(3.2, 4, 0.6, at=at)
    heat = graph.math("ADD", graph.math("MULTIPLY", fine, 0.45), graph.math("MULTIPLY", broad, 0.55))
    crust = graph.ramp(heat, (0.36, "#84582f"), (0.46, "#5a3820"), (0.56, "#331e12"), (0.66, "#180d07"))
    sides = graph.ramp(fine, (0.34, "#40241a"), (0.66, "#7a4e3c"))
    body = graph.mix(above, sides, crust)
    ragged = graph.math("MULTIPLY", graph.math("SUBTRACT", fine, 0.5), 0.2)
    edge = graph.math("ADD", graph.math("DIVIDE", y, width / 2), ragged)
    fat = graph.ramp(graph.math("ADD", heat, ragged), (0.4, "#e0b878"), (0.54, "#bd8440"), (0.66, "#5f3214"))
    body = graph.mix(graph.ramp(edge, (0.7, 0.0), (0.78, 1.0)), body, fat)
    sway = graph.math("MULTIPLY", graph.noise(4, 2, at=at), 0.06)
    slant = graph.math(
        "ADD", graph.math("SUBTRACT", graph.math("MULTIPLY", y, 0.87), graph.math("MULTIPLY", x, 0.5)), sway
    )
    phase = graph.math("FRACT", graph.math("DIVIDE", slant, bars))
    bar = graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", phase, 0.5)), 2)
    touched = graph.math("ADD", bar, graph.math("MULTIPLY", graph.math("SUBTRACT", fine, 0.5), 0.9))
    seared = graph.math("MULTIPLY", graph.ramp(touched, (0.5, 0.0), (0.78, 0.92)), above)
    body = graph.mix(seared, body, "#140904")
    graph.set(Base_Color=body, Roughness=0.34, Clearcoat=0.5, Clearcoat_Roughness=0.14)
    relief = graph.math("SUBTRACT", graph.noise(18, 4, 0.7, at=at), graph.math("MULTIPLY", seared, 0.6))
    return graph.bump(relief, 0.6, 0.025).material


def grilled_steak(length=0.98, width=0.6, thickness=0.24):
    """Models a thick steak along x on z=0, broader at one end, its rim of fat towards +y."""
    rand = rng().random() * 40

    def bend(p):
        t = p.x / length * 2
        p.y *= 0.86 + 0.16 * cos(1.7 * (t + 0.35)) + 0.05 * noise.noise(Vector((t * 2, rand, 0)))
        p.y += 0.07 * t * t
        p.z += 0.02 * noise.noise(Vector((p.x * 5, p.y * 5, rand))) * (p.z > 0)
        return p

    meat = slab("steak", (length, width, thickness), seared_material(width, shift=rand), 0.42, 0.06, 2.2, 32, bend)
    flakes = [
        pose(
            (uniform(-0.32, 0.32), uniform(-0.17, 0.17), thickness + 0.008),
            (uniform(-20, 20), uniform(-20, 20), uniform(0, 360)),
        )
        for _ in range(16)
    ]
    shapes = [chip("salt", None, (0.017, 0.014, 0.006), 9) for _ in range(4)]
    salt = many("salt", shapes, flakes, simple("salt", "#f4f1ea", 0.2, coat=0.5), smooth=False)
    return group(meat, salt, name="grilled steak")


def wrinkled_pepper(length=0.66, radius=0.075):
    """Models a blistered green pepper along x with its stalk and long furrows, resting on z=0."""
    graph = Graph("pepper")
    blister = graph.ramp(graph.noise(9, 4, 0.65), (0.44, 0.0), (0.56, 0.94))
    tone = graph.ramp(graph.noise(4, 3), (0.35, "#223f16"), (0.65, "#4d6a2a"))
    body = graph.mix(blister, tone, "#1b1609")
    graph.set(Base_Color=body, Roughness=0.42, Clearcoat=0.3, Clearcoat_Roughness=0.2).bump(
        graph.noise(14, 3), 0.5, 0.02
    )
    curve, rand = uniform(0.25, 0.6) * (1 if rng().random() < 0.5 else -1), rng().random() * 20

    def skin(u, v):
        a, t = 2 * pi * u, v * 2 - 1
        wide = radius * max(0.0, 1 - abs(t) ** 5) ** 0.5 * (1.08 - 0.42 * v)
        furrow = (
            1 + 0.13 * cos(5 * a + 3 * v + rand) + 0.1 * noise.noise(Vector((cos(a) * 2, sin(a) * 2, v * 7 + rand)))
        )
        x = length * (v - 0.5)
        return x, wide * furrow * cos(a) + curve * x * x, radius + wide * furrow * sin(a)

    stalk = [
        (-0.49 * length, curve * 0.24 * length**2, radius),
        (-0.62 * length, curve * 0.4 * length**2, radius * 1.5),
    ]
    stem = tube("stalk", stalk, 0.016, simple("stalk", "#5a6a2c", 0.6), smooth=False)
    return group(grid("pepper", 40, 60, skin, graph.material, closed=True), stem, name="pepper")


def loaded_grill():
    """Models all food on the grate, 3 units across; the nearest third stays free and shows the embers."""
    parts = [brazier(), sparks(14, 0.9, 1.0, 2.2)]
    for x, y, turn in ((-0.74, 0.12, 60), (0.02, 0.2, 66), (0.76, 0.14, 58)):
        parts.append(place(grilled_steak(uniform(0.94, 1.04)), (x, y, GRATE + 0.022), (0, 0, turn + uniform(-4, 4))))
    parts.append(place(rosemary(0.8), (0.1, 0.16, GRATE + 0.27), (0, 0, 40)))
    for x, y, turn in ((-0.42, 1.0, 30), (0.42, 1.04, 200)):
        parts.append(place(garlic_half(0.2), (x, y, GRATE + 0.022), (0, 0, turn)))
    for x, y, turn in ((0.16, -0.6, 20), (0.06, -0.76, 32), (-0.56, -0.62, -24)):
        parts.append(place(wrinkled_pepper(), (x, y, GRATE + 0.02), (0, 0, turn)))
    return group(*parts, name="grill")
