"""What is laid on noodles: beef, strips of vegetable, egg (1 unit = 10 cm)."""

from math import cos, radians, sin

from kit.arrange import group, place, vary
from kit.forms import blob, lathe
from kit.graph import Graph
from kit.lines import tube
from kit.materials import wet


def beef_material():
    """Simmered brisket, warm brown: a fine grain across the slice, cream fat along one edge (UVs in units, from `sushi.cut`)."""
    graph = Graph("brisket")
    uv = graph.coordinates("UV")
    y = graph.node("SeparateXYZ", Vector=uv).outputs[1]
    grain = graph.noise(30, 4, 0.7, at=graph.coordinates("UV", (1, 0.22, 1), (0, 0, 0.3)))
    meat = graph.ramp(graph.noise(6, 4, at=uv), (0.3, "#6b2f12"), (0.65, "#a05528"))
    meat = graph.mix(graph.ramp(grain, (0.42, 0.0), (0.66, 0.4)), meat, "#c27e48")
    edge = graph.math("ADD", y, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(7, 3, at=uv), 0.5), 0.06))
    body = graph.mix(graph.ramp(edge, (0.117, 0.0), (0.127, 1.0)), meat, "#e0c48e")
    graph.set(Base_Color=body, Roughness=0.36, Clearcoat=0.4, Clearcoat_Roughness=0.15)
    graph.set(Emission=body, Emission_Strength=0.04)
    return graph.bump(grain, 0.3, 0.01).material


def strips(nest, material, at, heading, count=16, length=0.3, thickness=0.011, lift=0.13):
    """Fine strips of vegetable laid side by side on a nest, most of them one way, in a low heap `lift` above its surface."""
    parts = []
    for i in range(count):
        side, layer = vary(-1, 1) * 0.1, i / count
        a = radians(heading + vary(-16, 16))
        half, bow, drift = length * vary(0.42, 0.54), vary(-0.03, 0.03), vary(-0.04, 0.04)
        points = []
        for k in range(6):
            s = k / 2.5 - 1
            along, across = s * half + drift, side * (1 - 0.5 * layer) + bow * s * s
            x, y = at[0] + along * cos(a) - across * sin(a), at[1] + along * sin(a) + across * cos(a)
            points.append((x, y, nest.height(x, y) + lift + 0.075 * layer * (1 - 0.3 * s * s)))
        parts.append(tube("strip", points, thickness, material, steps=4))
    return group(*parts, name="strips")


def soft_egg(radius=0.2):
    """Half a soft-boiled egg along x, cut side up, resting on z=0."""
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
