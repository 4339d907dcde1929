"""Korean side dishes from the pan: egg roll, fritters, braised lotus root; each rests on z=0 (1 unit = 10 cm)."""

from math import cos, pi, sin

from kit.arrange import group, place, vary
from kit.forms import blob, extrude, lathe
from kit.graph import Graph
from kit.materials import simple, wet


def egg_roll(slices=5, radius=0.1):
    """Gyeran-mari: slices that show their spiral and green flecks, leaning in a row along x."""
    graph = Graph("egg roll")
    x, y, z = graph.axes()[:3]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    angle = graph.math("DIVIDE", graph.math("ARCTAN2", y, x), 2 * pi)
    coil = graph.math("FRACT", graph.math("ADD", graph.math("DIVIDE", reach, radius / 3.2), angle))
    body = graph.ramp(coil, (0.0, "#c98a1c"), (0.14, "#f8d657"), (0.8, "#fbe27a"), (1.0, "#dfa326"))
    flecks = graph.ramp(graph.cells(34), (0.1, 1.0), (0.2, 0.0))
    green = graph.mix(graph.math("GREATER_THAN", graph.noise(16), 0.52), "#4c8a24", "#e0641e")
    body = graph.mix(graph.math("MULTIPLY", flecks, graph.ramp(graph.noise(9), (0.42, 0.0), (0.5, 0.85))), body, green)
    graph.set(
        Base_Color=body, Roughness=0.35, Clearcoat=0.4, Clearcoat_Roughness=0.15, Emission=body, Emission_Strength=0.03
    )
    graph.bump(graph.noise(26, 4), 0.3, 0.012)
    profile = [
        (0, 0.07),
        (radius * 0.9, 0.07),
        (radius, 0.06),
        (radius * 1.01, 0.035),
        (radius, 0.008),
        (radius * 0.9, 0),
        (0, 0),
    ]
    oval = lambda r, z, a: (r * (1 + 0.08 * cos(2 * a) + 0.02 * sin(5 * a)), z)
    parts = []
    for i in range(slices):
        form = lathe("slice", profile, graph.material, 56, 2, bend=oval)
        parts.append(place(form, ((i - slices / 2) * 0.098, 0, radius * 0.92), (0, -62, 0)))
    return group(*parts, name="egg roll")


def fritters(count=5, radius=0.13):
    """Jeon: courgette rounds in egg batter, golden with browned spots, overlapping along x."""
    graph = Graph("jeon")
    x, y = graph.axes()[:2]
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    uneven = graph.math("ADD", reach, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(14), 0.5), 0.03))
    body = graph.ramp(
        uneven,
        (0.0, "#d3da8a"),
        (radius * 0.55, "#dfe09a"),
        (radius * 0.68, "#6f9b35"),
        (radius * 0.74, "#f0c648"),
        (radius, "#d98f22"),
    )
    brown = graph.ramp(graph.noise(11, 4, 0.65), (0.5, 0.0), (0.68, 0.75))
    graph.set(Base_Color=graph.mix(brown, body, "#b5691a"), Roughness=0.34, Clearcoat=0.5, Clearcoat_Roughness=0.12)
    graph.bump(graph.noise(22, 4), 0.5, 0.02)
    profile = [
        (0, 0.05),
        (radius * 0.7, 0.05),
        (radius * 0.78, 0.04),
        (radius, 0.025),
        (radius * 1.02, 0.012),
        (radius * 0.9, 0),
        (0, 0),
    ]
    frill = lambda r, z, a: (r * (1 + (0.05 * sin(3 * a) + 0.03 * sin(7 * a + 1)) * (r / radius) ** 4), z)
    parts = []
    for i in range(count):
        form = lathe("jeon", profile, graph.material, 64, 3, bend=frill)
        parts.append(
            place(form, ((i - count / 2 + 0.5) * 0.12, vary(-0.015, 0.015), 0.035 + 0.012 * i), (0, -16, vary(0, 360)))
        )
    return group(*parts, name="jeon")


def lotus_root(count=5, radius=0.15):
    """Yeongeun-jorim: glazed slices with their holes, overlapping."""
    glaze = wet("lotus", "#8a4a18", "#c07a34", 0.45, 0.12, 0.3, 6)
    parts = []
    rim = [
        (radius * (1 + 0.05 * sin(8 * a)) * cos(a), radius * (1 + 0.05 * sin(8 * a)) * sin(a))
        for a in (2 * pi * i / 48 for i in range(48))
    ]
    for i in range(count):
        form = extrude("lotus", rim, 0.035, glaze, 0.008)
        dark = simple("hole", "#2a1206", 0.4)
        holes = []
        for k in range(8):
            a = 2 * pi * k / 8
            holes.append(blob("hole", dark, (0.028, 0.022, 0.006), detail=2))
            place(holes[-1], (radius * 0.6 * cos(a), radius * 0.6 * sin(a), 0.0355), (0, 0, 360 * k / 8))
        holes.append(place(blob("hole", dark, (0.018, 0.018, 0.006), detail=2), (0, 0, 0.0355)))
        parts.append(
            group(
                form,
                *holes,
                at=((i - count / 2 + 0.5) * 0.1, vary(-0.02, 0.02), 0.03 + 0.014 * i),
                turn=(0, -20, vary(0, 40))
            )
        )
    return group(*parts, name="lotus root")
