"""A charcoal brazier at the table with its grate and grilled pork (1 unit = 10 cm)."""

from math import cos, pi, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group, uniform
from kit.forms import displace, lathe, slab
from kit.graph import Graph
from kit.lights import point
from kit.lines import tube
from kit.materials import metal, stone
from kit.stage import rng
from things.many import chip, island, many, pose


def charcoal_material():
    """Returns the material of black coals, ashen above, glowing in their cracks and in the depth."""
    graph = Graph("charcoal")
    z = graph.axes()[2]
    veins = graph.noise(7, 4, 0.7)
    rand = island(graph, 0.0, 1.0)
    heat = graph.math("ADD", graph.math("MULTIPLY", veins, 0.9), graph.math("MULTIPLY", rand, 0.42))
    heat = graph.math("SUBTRACT", heat, graph.math("MULTIPLY", z, 0.9))
    ash = graph.ramp(graph.noise(16, 4, 0.7), (0.45, "#14110f"), (0.7, "#6a6560"))
    glowing = graph.ramp(heat, (0.28, "#000000"), (0.38, "#7a1204"), (0.5, "#ff4a0c"), (0.68, "#ffb04a"))
    graph.set(Base_Color=ash, Roughness=0.85, Emission=glowing, Emission_Strength=3.6)
    graph.material.cycles.sample_as_light = False
    return graph.bump(graph.noise(20, 4, 0.7), 0.6, 0.03).material


def beaten_copper(scale=7.0, tint="#a8663c", depth=0.02):
    """Returns the material of old copper with shallow hammer marks; `scale` is the number of marks per unit,
    `depth` is in units.
    """
    graph = Graph("copper")
    blows = graph.node("TexVoronoi", {"feature": "SMOOTH_F1"}, Vector=graph.coordinates(), Scale=scale, Smoothness=0.6)
    stain = graph.ramp(graph.noise(0.35 * scale, 4, 0.6), (0.3, "#6e3c22"), (0.6, tint))
    graph.set(Base_Color=stain, Metallic=1.0, Roughness=graph.ramp(graph.noise(5, 3), (0.3, 0.3), (0.7, 0.42)))
    return graph.bump(blows.outputs["Distance"], 0.4, depth).material


def brazier(radius=1.15, height=0.62, body=None, count=150, power=70.0):
    """Models a low round vessel of cast iron with a copper rim, filled with glowing charcoal; the grill lies at
    `height` + 0.03.
    """
    iron = body or stone("cast iron", "#131416", "#2c2d30", 2.0, 0.5, 0.3)
    copper = beaten_copper()
    outside = [(0, 0.05), (radius * 0.7, 0.04), (radius * 0.74, 0), (radius * 0.82, 0), (radius * 0.98, height * 0.5)]
    outside += [(radius * 1.04, height * 0.86), (radius * 1.04, height * 0.9)]
    inside = [
        (radius * 0.94, height * 0.9),
        (radius * 0.86, height * 0.5),
        (radius * 0.7, height * 0.3),
        (0, height * 0.28),
    ]
    parts = [lathe("brazier", outside + inside, iron, 144, 4)]
    rim = [
        (radius * 0.93, height * 0.9),
        (radius * 0.95, height),
        (radius * 1.1, height + 0.01),
        (radius * 1.16, height * 0.97),
    ]
    rim += [(radius * 1.15, height * 0.93), (radius * 1.04, height * 0.88)]
    parts.append(lathe("rim", rim, copper, 160, 4))
    coal, places = charcoal_material(), []
    for i in range(count):
        reach, angle = radius * 0.7 * sqrt(uniform(0, 1)), uniform(0, 2 * pi)
        rise = height * uniform(0.34, 0.66) - 0.12 * (reach / radius) ** 2
        places.append(
            pose(
                (reach * cos(angle), reach * sin(angle), rise),
                (uniform(0, 360), uniform(0, 360), uniform(0, 360)),
                uniform(0.75, 1.25),
            )
        )
    chips = [chip("coal", coal, (0.17, 0.1, 0.1), 16) for _ in range(6)]
    parts.append(many("coals", chips, places, coal, smooth=False))
    parts.append(point((0, 0, height * 0.85), power, (1.0, 0.36, 0.1), radius * 0.5, "coals"))
    return group(*parts, name="brazier")


def grill(radius=1.05, spacing=0.12, material=None):
    """Models a round grate of thin bars in a ring, at z=0."""
    steel = material or metal("grate", "#8a8782", 0.35)
    ring = [(radius * cos(2 * pi * i / 72), radius * sin(2 * pi * i / 72), 0) for i in range(73)]
    parts, count = [tube("ring", ring, 0.028, steel, smooth=False)], int(radius / spacing)
    for i in range(-count, count + 1):
        y = i * spacing
        half = sqrt(max(0.0, radius * radius - y * y))
        parts.append(tube("bar", [(-half, y, 0), (half, y, 0)], 0.014, steel, smooth=False))
    for x in (-0.45 * radius, 0.45 * radius):
        half = sqrt(radius * radius - x * x)
        parts.append(tube("bar", [(x, -half, -0.03), (x, half, -0.03)], 0.02, steel, smooth=False))
    return group(*parts, name="grill")


def pork_material(shift=0.0, bars=0.13):
    """Returns the material of grilled black pork belly: irregular layers of fat and meat, browned, with faint marks
    of the grate across.

    `shift` makes another slice; `bars` is the distance between the bars of the grate.
    """
    graph = Graph("pork belly")
    source = graph.node("TexCoord").outputs["Object"]
    at = graph.node("Mapping", Vector=source, Location=(shift, shift * 0.7, 0)).outputs[0]
    long = graph.node("Mapping", Vector=at, Scale=(0.45, 1, 1)).outputs[0]
    x, y = graph.axes()[:2]
    wander = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(3.4, 3, at=long), 0.5), 0.42)
    ragged = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(17, 4, 0.65, at=long), 0.5), 0.12)
    layer = graph.math("ADD", graph.math("ADD", graph.math("MULTIPLY", y, 2.1), 0.5), graph.math("ADD", wander, ragged))
    fat, meat = "#c08a48", "#74331b"
    stops = (
        (0.06, "#4a2412"),
        (0.12, fat),
        (0.24, "#d8aa68"),
        (0.29, meat),
        (0.4, "#8c4526"),
        (0.45, fat),
        (0.52, "#c9985a"),
    )
    layers = graph.ramp(layer, *stops, (0.57, meat), (0.68, "#823d22"), (0.72, "#d2a262"), (0.78, fat), (0.84, meat))
    fine, broad = graph.noise(11, 4, 0.7, at=at), graph.noise(2.6, 3, at=at)
    heat = graph.math("ADD", graph.math("MULTIPLY", fine, 0.55), graph.math("MULTIPLY", broad, 0.45))
    body = graph.mix(graph.ramp(heat, (0.4, 0.0), (0.6, 0.6)), layers, "#7c3c12")
    body = graph.mix(graph.ramp(heat, (0.55, 0.0), (0.68, 0.8)), body, "#46200c")
    sway = graph.math("MULTIPLY", graph.noise(5, 2, at=at), 0.035)
    phase = graph.math("FRACT", graph.math("DIVIDE", graph.math("ADD", x, sway), bars))
    bar = graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", phase, 0.5)), 2)
    touched = graph.math("ADD", bar, graph.math("MULTIPLY", graph.math("SUBTRACT", heat, 0.5), 2.6))
    body = graph.mix(graph.ramp(touched, (0.78, 0.0), (1.0, 0.8)), body, "#220d05")
    graph.set(Base_Color=body, Roughness=0.36, Clearcoat=0.4, Clearcoat_Roughness=0.14)
    blisters = graph.math("ADD", graph.noise(15, 4, 0.7, at=at), graph.math("MULTIPLY", graph.cells(13, at=at), 0.7))
    return graph.bump(blisters, 0.55, 0.03).material


def pork_belly(material, length=0.85, width=0.42, thickness=0.12):
    """Models a slice lying along x on z=0: its layers shrink unevenly in the heat, so it ripples and its edges draw
    in.
    """
    rand = rng().random() * 40

    def bend(p):
        t, s = p.x / length * 2, p.y / width * 2
        ripple = noise.noise(Vector((p.x * 4.2, p.y * 2.2, rand)))
        p.z += 0.05 * t * t + 0.045 * ripple + 0.03 * s * s
        p.y += 0.035 * sin(p.x * 6 + rand) + 0.05 * noise.noise(Vector((p.x * 5, s, rand))) * abs(s)
        p.x += 0.04 * noise.noise(Vector((p.y * 6, t, rand))) * abs(t)
        return p

    return displace(slab("pork", (length, width, thickness), material, 0.22, 0.05, 2.4, 34, bend), 0.012, 9)
