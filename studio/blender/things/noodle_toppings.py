"""Toppings of noodles: beef, strips of vegetable, egg (1 unit = 10 cm)."""

from math import cos, radians, sin

from kit.arrange import group, place, uniform
from kit.forms import blob, lathe
from kit.graph import Graph
from kit.lines import tube
from kit.materials import wet


def beef_material(half=0.14):
    """Returns the material of braised brisket, matt and pale brown: a fine grain across the slice, a cream rim of
    fat along its far edge.
    """
    graph = Graph("brisket")
    y = graph.axes()[1]
    grain = graph.noise(46, 4, 0.7, at=graph.coordinates("Object", (1, 0.16, 1), (0, 0, 0.25)))
    meat = graph.ramp(graph.noise(7, 4), (0.3, "#7c4526"), (0.68, "#a86f45"))
    meat = graph.mix(graph.ramp(grain, (0.4, 0.0), (0.66, 0.75)), meat, "#cf9f70")
    edge = graph.math("ADD", y, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(9, 3), 0.5), 0.05))
    body = graph.mix(graph.ramp(edge, (half * 0.78, 0.0), (half * 0.86, 1.0)), meat, "#dfc590")
    graph.set(Base_Color=body, Roughness=0.66, Specular=0.25, Emission=body, Emission_Strength=0.03)
    return graph.bump(grain, 0.5, 0.012).material


def beef_slice(length, width, thickness, material):
    """Models a slice along x with soft uneven edges that bends over what it lies on."""
    rand = uniform(0, 9)

    def shape(r, z, a):
        c, s = abs(cos(a)) / length, abs(sin(a)) / width
        reach = 0.5 / (c**2.8 + s**2.8) ** (1 / 2.8)
        reach *= 1 + 0.05 * sin(2 * a + rand) + 0.025 * sin(5 * a + 2 * rand) + 0.012 * sin(11 * a + rand)
        x = r * reach * cos(a)
        return r * reach, z - 0.5 * x * x + 0.008 * sin(9 * x + rand)

    top = [(0, 1), (0.25, 1), (0.5, 1), (0.75, 1), (0.93, 0.97), (0.985, 0.8), (1, 0.5)]
    profile = [(r, z * thickness) for r, z in top + [(r, 1 - z) for r, z in top[-2::-1]]]
    return lathe("beef", profile, material, 112, 2, bend=shape)


def strips(nest, material, at, heading, count=16, length=0.3, thickness=0.011, lift=0.13):
    """Models fine strips of vegetable side by side on a nest, most of them in one direction, in a low heap `lift`
    above its surface.
    """
    parts = []
    for i in range(count):
        side, layer = uniform(-1, 1) * 0.1, i / count
        a = radians(heading + uniform(-16, 16))
        half, bow, drift = length * uniform(0.42, 0.54), uniform(-0.03, 0.03), uniform(-0.04, 0.04)
        points = []
        for k in range(6):
            s = k / 2.5 - 1
            along, across = s * half + drift, side * (1 - 0.5 * layer) + bow * s * s
            x, y = at[0] + along * cos(a) - across * sin(a), at[1] + along * sin(a) + across * cos(a)
            points.append((x, y, nest.height(x, y) + lift + 0.075 * layer * (1 - 0.3 * s * s)))
        parts.append(tube("strip", points, thickness, material, steps=4))
    return group(*parts, name="strips")


def soft_egg(radius=0.2):
    """Models half a soft-boiled egg along x, cut side up, resting on z=0."""
    white = wet("egg white", "#f4ead6", "#ffffff", 0.14, 0.7, 0.05)
    stretch = lambda r, z, a: (r * (1 + 0.13 * cos(a) + 0.04 * cos(2 * a)), z)
    half = [
        (0, 0),
        (radius * 0.5, 0.02),
        (radius * 0.85, radius * 0.38),
        (radius, radius * 0.78),
        (radius * 0.97, radius * 0.82),
        (0, radius * 0.8),
    ]
    shell = lathe("egg", half, white, 64, 5, bend=stretch)
    graph = Graph("yolk")
    x, y = graph.axes()[:2]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    tone = graph.ramp(reach, (0.0, "#e8690c"), (radius * 0.4, "#f28a12"), (radius * 0.58, "#f7b83c"))
    graph.set(
        Base_Color=tone, Roughness=0.1, Clearcoat=1.0, Clearcoat_Roughness=0.03, Emission=tone, Emission_Strength=0.05
    )
    yolk = blob("yolk", graph.material, (radius * 0.57, radius * 0.55, radius * 0.12), 0.03, detail=4)
    return group(shell, place(yolk, (radius * 0.1, 0, radius * 0.8)), name="egg")
