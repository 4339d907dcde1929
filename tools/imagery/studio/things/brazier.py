"""A brazier of oak charcoal at the table, with its grill and what lies on it (1 unit = 10 cm)."""

from math import cos, pi, sin, sqrt

from kit.arrange import group, vary
from kit.forms import lathe, slab
from kit.graph import Graph
from kit.lights import point
from kit.lines import tube
from kit.materials import metal, stone
from things.many import chip, island, many, spot


def charcoal_material():
    """Black coals, ashen above, glowing in their cracks and where they lie deep."""
    graph = Graph("charcoal")
    z = graph.axes()[2]
    veins = graph.noise(7, 4, 0.7)
    chance = island(graph, 0.0, 1.0)
    heat = graph.math("ADD", graph.math("MULTIPLY", veins, 0.9), graph.math("MULTIPLY", chance, 0.42))
    heat = graph.math("SUBTRACT", heat, graph.math("MULTIPLY", z, 0.9))
    ash = graph.ramp(graph.noise(16, 4, 0.7), (0.45, "#14110f"), (0.7, "#6a6560"))
    glowing = graph.ramp(heat, (0.28, "#000000"), (0.38, "#7a1204"), (0.5, "#ff4a0c"), (0.68, "#ffb04a"))
    graph.set(Base_Color=ash, Roughness=0.85, Emission=glowing, Emission_Strength=3.6)
    graph.material.cycles.sample_as_light = False
    return graph.bump(graph.noise(20, 4, 0.7), 0.6, 0.03).material


def brazier(radius=1.15, height=0.62, body=None, count=150, power=70.0):
    """A low round vessel of cast iron with a copper rim, filled with glowing charcoal; the grill lies at `height` + 0.03."""
    iron = body or stone("cast iron", "#131416", "#2c2d30", 2.0, 0.5, 0.3)
    copper = metal("copper", "#c07a4a", 0.26, hammered=9)
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
        reach, angle = radius * 0.82 * sqrt(vary(0, 1)), vary(0, 2 * pi)
        rise = height * vary(0.34, 0.66) - 0.12 * (reach / radius) ** 2
        places.append(
            spot(
                (reach * cos(angle), reach * sin(angle), rise),
                (vary(0, 360), vary(0, 360), vary(0, 360)),
                vary(0.75, 1.25),
            )
        )
    chips = [chip("coal", coal, (0.17, 0.1, 0.1), 16) for _ in range(6)]
    parts.append(many("coals", chips, places, coal, smooth=False))
    parts.append(point((0, 0, height * 0.85), power, (1.0, 0.36, 0.1), radius * 0.5, "coals"))
    return group(*parts, name="brazier")


def grill(radius=1.05, spacing=0.12, material=None):
    """A round grate of thin bars in a ring, at z=0."""
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


def pork_material():
    """Black pork belly off the fire: bands of fat and meat, browned in spots, dark lines of the grate across."""
    graph = Graph("pork belly")
    x, y, z = graph.axes()[:3]
    bent = graph.math("ADD", graph.math("MULTIPLY", y, 1.0), graph.math("MULTIPLY", graph.noise(2.5, 3), 0.16))
    bands = graph.ramp(
        *(graph.math("ADD", bent, 0.42),),
        *(
            (0.2, "#8a4a22"),
            (0.27, "#f0d3a4"),
            (0.36, "#e9bd86"),
            (0.42, "#a85a38"),
            (0.55, "#b8694a"),
            (0.6, "#f2d6a8"),
            (0.7, "#a9583a"),
            (0.9, "#b26444"),
        ),
    )
    browned = graph.ramp(graph.noise(6, 4, 0.65), (0.38, 0.0), (0.6, 0.9))
    lines = graph.ramp(graph.waves(2.6, "X", 0.5, 2, 2), (0.72, 0.0), (0.9, 0.75))
    seared = graph.mix(browned, bands, "#7a3a12")
    graph.set(Base_Color=graph.mix(lines, seared, "#351607"), Roughness=0.3, Clearcoat=0.6, Clearcoat_Roughness=0.1)
    return graph.bump(graph.noise(14, 4, 0.7), 0.4, 0.025).material


def pork_belly(material, length=0.85, width=0.42, thickness=0.15):
    """A thick slice lying along x on z=0, its edges drawn up a little by the heat."""

    def bend(p):
        p.z += 0.05 * (p.x / length * 2) ** 2 + 0.02 * sin(p.x * 9)
        p.y += 0.03 * sin(p.x * 4)
        return p

    return slab("pork", (length, width, thickness), material, 0.3, 0.07, 2.4, 16, bend)
