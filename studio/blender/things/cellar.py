"""Wine: bottles and the walls that hold them (1 unit = 1 m)."""

from kit.arrange import duplicate, group, uniform
from kit.forms import box, lathe
from kit.graph import Graph
from kit.stage import rng
from things.joinery import bars, dark_wood


def bottle_material(glass="#10180f", capsule="#5a0f16", label="#e6dcc6", name="bottle"):
    """Returns the material of dark glass with a paper label and a capsule, separated by height (0.3 in all)."""
    graph = Graph(name)
    z = graph.axes()[2]
    band = lambda low, high: graph.math(
        "MULTIPLY", graph.math("GREATER_THAN", z, low), graph.math("LESS_THAN", z, high)
    )
    body = graph.mix(band(0.055, 0.14), glass, label)
    body = graph.mix(band(0.075, 0.082), body, "#8a6a35")
    body = graph.mix(band(0.238, 0.4), body, capsule)
    paper = graph.math("MAXIMUM", band(0.055, 0.14), band(0.238, 0.4))
    graph.set(Base_Color=body, Roughness=graph.ramp(paper, (0.0, 0.05), (1.0, 0.45)), Clearcoat=0.5)
    return graph.material


def bottle(material=None, slender=False):
    """Models a wine bottle standing on z=0, 0.3 high; `slender` for the sloping shoulders of Burgundy."""
    shoulder = (
        [(0.038, 0.165), (0.03, 0.205), (0.016, 0.24)] if slender else [(0.037, 0.19), (0.031, 0.212), (0.015, 0.235)]
    )
    profile = [
        (0, 0.004),
        (0.032, 0.0),
        (0.037, 0.008),
        (0.0375, 0.1),
        *shoulder,
        (0.0142, 0.288),
        (0.0165, 0.289),
        (0.0165, 0.299),
        (0.0, 0.3),
    ]
    return lathe("bottle", profile, material or bottle_material(), 40, 3)


def bottle_patterns():
    """Models four kinds of bottles as patterns, which are hidden after use."""
    kinds = (
        ("#0f1a12", "#6a1018", "#e8dfca"),
        ("#14160c", "#1c1c20", "#d8c9a6"),
        ("#2a1408", "#8a6a2a", "#efe8d8"),
        ("#0c1210", "#2a3a5a", "#e2dac6"),
    )
    return [bottle(bottle_material(*kind, name=f"bottle {i}"), i % 2 == 1) for i, kind in enumerate(kinds)]


def amber_back(strength=0.5, tint="#b8742e"):
    """Returns the material of a wall that glows between the bottles."""
    graph = Graph("amber")
    cloud = graph.noise(1.4, 3)
    tone = graph.ramp(cloud, (0.3, "#7a4316"), (0.7, tint))
    graph.surface(graph.node("Emission", Color=tone, Strength=strength))
    graph.material.cycles.sample_as_light = False
    return graph.material


def wine_wall(
    width, height, patterns, shelf_rows=(), material=None, base=0.5, depth=0.36, pitch=0.118, glow=0.5, filled=0.93
):
    """Models cells of lying bottles with their necks towards -y, x around 0, back at y=0, on a cupboard of `base`
    height.

    `shelf_rows` are heights at which a taller row of standing bottles replaces cells.
    """
    material = material or dark_wood(3, "Z", "#3d2414", "#170c06")
    pieces = [
        ((width, depth + 0.04, base), (0, -depth / 2, base / 2)),
        ((width, depth + 0.04, 0.08), (0, -depth / 2, height - 0.04)),
    ]
    pieces += [((0.06, depth + 0.02, height), (s * (width / 2 - 0.03), -depth / 2, height / 2)) for s in (-1, 1)]
    columns = int((width - 0.14) / pitch)
    left = -columns * pitch / 2
    z, laid = base, []
    while z < height - 0.16:
        tall = any(z <= row < z + pitch for row in shelf_rows)
        pieces.append(((width - 0.1, depth, 0.014), (0, -depth / 2, z)))
        rise = 0.36 if tall else pitch
        for i in range(columns):
            if rng().random() > (0.8 if tall else filled):
                continue
            kind, x = patterns[rng().randrange(len(patterns))], left + pitch * (i + 0.5)
            if tall:
                laid.append(duplicate(kind, (x, -depth + 0.1, z + 0.008), (0, 0, uniform(0, 360))))
            else:
                laid.append(
                    duplicate(kind, (x, -depth + 0.31 + uniform(-0.012, 0.012), z + 0.047), (90, 0, uniform(0, 360)))
                )
        if not tall:
            pieces += [
                ((0.01, depth - 0.01, pitch), (left + pitch * i, -depth / 2, z + pitch / 2)) for i in range(columns + 1)
            ]
        z += rise
    parts = [
        bars("rack", pieces, material, 0.003),
        box("glow", (width - 0.1, 0.01, height - base), amber_back(glow), (0, -0.004, (base + height) / 2), 0),
    ]
    return group(*parts, *laid, name="wine wall")
