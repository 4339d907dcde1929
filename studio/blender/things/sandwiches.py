"""Small sandwiches for tea (1 unit = 10 cm): soft bread without crusts and its fillings. Each stands on z=0."""

from math import cos, sin

from kit.arrange import group, place, uniform
from kit.forms import lathe, slab
from kit.graph import Graph
from kit.lines import leaf, strip
from kit.materials import wet
from things.garnish import herb_green
from things.layers import crumb, dense, disc, layer, whipped


def soft_bread():
    """Returns the material of white sandwich bread with fine crumb."""
    return crumb("sandwich bread", "#cdb283", "#ecdcba", 22.0)


def _cucumber(radius=0.14):
    """Models a thin slice: dark skin, pale flesh with a ring of seeds."""
    graph = Graph("cucumber")
    x, y, _ = graph.axes()[:3]
    far = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", x, x), graph.math("MULTIPLY", y, y)))
    body = graph.ramp(
        graph.math("DIVIDE", far, radius), (0.3, "#cfe0a2"), (0.55, "#e1ecbd"), (0.86, "#b6d182"), (0.95, "#2f6a1e")
    )
    graph.set(Base_Color=body, Roughness=0.15, Clearcoat=0.8)
    return lathe(
        "cucumber", [(0, 0), (radius, 0), (radius * 1.01, 0.011), (radius, 0.022), (0, 0.022)], graph.material, 40, 1
    )


def _filling(kind, outline, low):
    """Models the filling of a sandwich from height `low`; returns (forms, its upper height)."""
    grown = [(x * 1.03, y * 1.05) for x, y in outline]
    if kind == "cucumber":
        cheese = layer("fresh cheese", grown, low, low + 0.035, whipped("fresh cheese", "#efe9da"), 0.006, 0.004, 0.008)
        green = layer(
            "cucumber",
            grown,
            low + 0.035,
            low + 0.075,
            wet("cucumber", "#7fae4e", "#2f6a1e", 0.15, 0.7),
            0.018,
            0.004,
            0.006,
            16,
        )
        return [cheese, green], low + 0.075
    if kind == "salmon":
        fish = layer(
            "salmon",
            grown,
            low,
            low + 0.055,
            wet("smoked salmon", "#ea7440", "#ffb98a", 0.12, 0.9, 0.22, 9),
            0.02,
            0.006,
            0.012,
            12,
        )
        cress = layer(
            "cress", grown, low + 0.055, low + 0.08, wet("cress", "#4f8a2c", "#8fbf55", 0.4, 0.2), 0.03, 0, 0.006, 26
        )
        return [fish, cress], low + 0.08
    egg = layer(
        "egg", grown, low, low + 0.085, wet("egg", "#f0c64a", "#fff0b0", 0.3, 0.4, 0.25, 26), 0.024, 0.006, 0.014, 22
    )
    return [egg], low + 0.085


def _sandwich(outline, kind, thick=0.1):
    bread, shape = soft_bread(), dense(outline, 0.018, 2)
    lower = layer("bread", shape, 0.0, thick, bread, 0.006, 0.004, 0.012, 16)
    middle, top = _filling(kind, shape, thick - 0.005)
    upper = layer("bread", shape, top - 0.005, top + thick, bread, 0.006, 0.004, 0.016, 16)
    return group(lower, *middle, upper, name=f"{kind} sandwich")


def finger_sandwich(kind="cucumber", length=0.66, width=0.26):
    """Models a finger along x: 'cucumber', 'salmon' or 'egg'."""
    x, y = length / 2, width / 2
    return _sandwich([(-x, -y), (x, -y), (x, y), (-x, y)], kind)


def triangle_sandwich(kind="egg", side=0.55):
    """Models a triangle standing on its long edge, its filling showing towards -y and +y."""
    flat = _sandwich([(-side / 2, 0), (side / 2, 0), (0, side / 2)], kind, 0.09)
    return group(place(flat, (0, 0.13, 0), (90, 0, 0)), name="triangle sandwich")


def open_round(second=False):
    """Models a round of bread with a rose of salmon, or with cucumber and a pink dab of cream."""
    bread = layer("round", disc(0.19), 0, 0.08, soft_bread(), 0.006, 0.004, 0.014, 16)
    cream = whipped()
    parts = [bread]
    if second:
        for i, (x, y) in enumerate(((-0.06, 0.03), (0.07, 0.04), (0.0, -0.07))):
            parts.append(place(_cucumber(0.11), (x, y, 0.085 + 0.012 * i), (uniform(-8, 8), uniform(-8, 8), 0)))
        parts.append(place(slab("dab", (0.13, 0.13, 0.07), cream, 0.9, 0.08, detail=6), (0, 0, 0.13)))
    else:
        parts.append(layer("dab", disc(0.17), 0.075, 0.1, cream, 0.008, 0.004, 0.01))
        flesh = wet("smoked salmon", "#e8703a", "#ffb07a", 0.12, 0.9, 0.22, 9)
        line = [
            ((0.02 + 0.022 * t) * cos(t * 2.1), (0.02 + 0.022 * t) * sin(t * 2.1), 0.16 + 0.012 * sin(t * 5))
            for t in (i * 0.12 for i in range(50))
        ]
        parts.append(strip("rose", line, 0.12, flesh, 0.014, (0, 0, 1)))
    green = herb_green("dill", "#3a6a24", "#7fae4e")
    for i in range(5):
        parts.append(
            place(
                leaf("dill", green, 0.11, 0.012, 0.3, 0.2, thickness=0.005, steps=6),
                (0, 0, 0.19),
                (0, uniform(-50, -15), i * 72 + uniform(-20, 20)),
            )
        )
    return group(*parts, name="open round")
