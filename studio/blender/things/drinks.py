"""Wine, cocktails, coffee and juice in their vessels (1 unit = 10 cm). Everything stands on z=0 at the origin."""

from math import sin

from kit.arrange import group, place
from kit.colours import PORCELAIN
from kit.forms import lathe, through
from kit.graph import Graph
from kit.lines import circle, sweep
from kit.materials import ceramic, glass, liquid
from things.stems import ruby_wine, stemmed

RED_WINE = (0.30, 0.008, 0.022)
WHITE_WINE = (0.98, 0.88, 0.56)
WHISKY = (0.93, 0.50, 0.13)
ROSE_DRINK = (0.97, 0.42, 0.36)


def drink(inside, height, material, sink=0.003, segments=96):
    """Models a liquid up to `height` (z) in a vessel; `inside` is its inner profile [(radius, z)…] from the axis
    upwards.

    The liquid overlaps the wall by `sink`, so that no gap shows, and rises slightly at the edge.
    """
    line = through(inside, 8)
    wet = [(r + (sink if r > 0 else 0), z - (sink if r == 0 else 0)) for r, z in line if z < height - 0.004]
    before = max((p for p in line if p[1] < height), key=lambda p: p[1])
    after = min((p for p in line if p[1] >= height), key=lambda p: p[1])
    share = (height - before[1]) / max(1e-6, after[1] - before[1])
    edge = before[0] + (after[0] - before[0]) * share
    profile = [*wet, (edge + sink, height + 0.006), (edge - 0.008, height + 0.004), (edge - 0.03, height), (0, height)]
    return lathe("drink", profile, material, segments, 1)


def _as_material(tint):
    """Returns the material of a clear drink for a tint; returns a material unchanged."""
    return liquid("drink", tint) if isinstance(tint, (tuple, str)) else tint


def stemware(outside, wall=0.009, fill=None, tint=None, bowl_floor=1.0, thick_floor=0.03, rim=0.24):
    """Models a glass on a stem; `outside` [(radius, z)…] is the bowl from its bottom (0, bowl_floor) to the lip,
    `fill` the z of the drink.

    `rim` is the light in its edges; use more of it before a dark wall.
    """
    lip_z = outside[-1][1]
    inside = [(0, bowl_floor + thick_floor), (0.05, bowl_floor + thick_floor + 0.008)]
    inside += [(max(0.0, r - wall), z + (0.012 if z < lip_z else 0)) for r, z in outside if r > 0.1]
    body = stemmed([p for p in outside if p[0] > 0.07], rim)
    if fill is None:
        return body
    # The wall is very thin, so the drink reaches almost to it.
    return group(body, drink(inside, fill, _as_material(tint or ruby_wine()), wall - 0.003), name="stemware")


def bordeaux(fill=1.42, tint=None, tall=2.25, rim=0.24):
    """Models a large red-wine glass; fill None leaves it empty."""
    k = tall / 2.25
    outside = [
        (0, 1.02),
        (0.10, 1.03),
        (0.25, 1.10),
        (0.39, 1.27),
        (0.445, 1.47),
        (0.43, 1.72),
        (0.385, 1.98),
        (0.335, 2.25),
    ]
    outside = [(r * k, z * k) for r, z in outside]
    return stemware(outside, fill=fill and fill * k, tint=tint, bowl_floor=1.0 * k, rim=rim)


def burgundy(fill=1.3, tint=None, rim=0.24):
    """Models a broad, round red-wine glass."""
    outside = [
        (0, 0.96),
        (0.14, 0.975),
        (0.36, 1.08),
        (0.52, 1.30),
        (0.545, 1.48),
        (0.48, 1.75),
        (0.385, 1.98),
        (0.36, 2.1),
    ]
    return stemware(outside, fill=fill, tint=tint, bowl_floor=0.95, rim=rim)


def decanter(fill=0.55, tint=RED_WINE):
    """Models a wide-bottomed carafe of wine."""
    outside = [
        (0, 0),
        (0.7, 0),
        (0.92, 0.05),
        (1.0, 0.2),
        (0.9, 0.42),
        (0.5, 0.75),
        (0.24, 1.1),
        (0.17, 1.6),
        (0.18, 2.1),
        (0.27, 2.42),
    ]
    inside = [
        (0, 0.05),
        (0.7, 0.06),
        (0.9, 0.1),
        (0.965, 0.2),
        (0.87, 0.4),
        (0.47, 0.73),
        (0.21, 1.1),
        (0.145, 1.6),
        (0.155, 2.1),
        (0.255, 2.42),
    ]
    body = lathe("decanter", outside + [(0.262, 2.428)] + inside[::-1], glass(), 96, 5)
    return group(body, drink(inside, fill, _as_material(tint)), name="decanter")


def rocks_glass(fill=0.62, tint=WHISKY, radius=0.42, height=0.86):
    """Models a heavy straight tumbler with a thick clear foot, its sides cut in facets below."""
    facets = lambda r, z, a: (r * (1 - 0.022 * abs(sin(a * 9)) * (0.03 < z < height * 0.55) * (r > radius * 0.9)), z)
    inside = [
        (0, 0.15),
        (radius * 0.8, 0.155),
        (radius * 0.89, 0.2),
        (radius * 0.915, height * 0.6),
        (radius * 0.94, height),
    ]
    outside = [
        (0, 0.02),
        (radius * 0.8, 0.0),
        (radius * 0.93, 0.012),
        (radius * 0.965, 0.05),
        (radius * 0.975, height * 0.5),
        (radius, height),
    ]
    body = lathe(
        "rocks glass", outside + [(radius * 0.97, height + 0.012)] + inside[::-1], glass(), 144, 6, bend=facets
    )
    return group(body, drink(inside, fill, _as_material(tint)), name="rocks glass") if fill else body


def cocktail_coupe(fill=1.42, tint=ROSE_DRINK, radius=0.5, rise=1.02, tall=1.52):
    """Models a shallow bowl on a long thin stem, filled almost to its lip; the drink is slightly cloudy if `tint`
    is a material.
    """
    outside = [
        (0, rise),
        (0.12, rise + 0.012),
        (0.32, rise + 0.1),
        (radius * 0.9, rise + 0.28),
        (radius, tall - 0.03),
        (radius * 1.005, tall),
    ]
    return stemware(outside, 0.01, fill, tint, rise - 0.01, 0.03)


def highball(fill=1.3, tint=(0.93, 0.98, 0.9), radius=0.31, height=1.5):
    """Models a tall straight glass."""
    inside = [(0, 0.1), (radius * 0.85, 0.105), (radius * 0.93, 0.16), (radius * 0.965, height)]
    outside = [(0, 0.01), (radius * 0.88, 0.0), (radius * 0.98, 0.03), (radius, height)]
    body = lathe("highball", outside + [(radius * 0.985, height + 0.008)] + inside[::-1], glass(), 96, 5)
    return group(body, drink(inside, fill, _as_material(tint)), name="highball") if fill else body


def cloudy(name, tint, edge=None):
    """Returns the material of an opaque drink: juice, coffee with milk, a shaken cocktail."""
    graph = Graph(name)
    body = graph.mix(graph.math("POWER", graph.facing(0.4), 1.5), tint, edge or tint)
    return graph.set(Base_Color=body, Roughness=0.06, Clearcoat=1.0, Clearcoat_Roughness=0.02).material


def crema(radius=0.3, milk=True):
    """Models the surface of a coffee in its cup: brown foam with a leaf of milk."""
    graph = Graph("coffee")
    x, y, z = graph.axes()[:3]
    ripple = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(5, 3), 0.5), 0.05 * radius / 0.3)
    u = graph.math("DIVIDE", graph.math("ADD", x, ripple), radius)
    v = graph.math("DIVIDE", graph.math("ADD", y, ripple), radius)
    reach = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", u, u), graph.math("MULTIPLY", v, v)))
    foam = graph.ramp(graph.noise(14, 4, 0.7), (0.35, "#7a441c"), (0.65, "#b0713a"))
    foam = graph.mix(graph.ramp(reach, (0.72, 0.0), (0.98, 0.9)), foam, "#5a2c10")
    if milk:
        side = graph.math("ABSOLUTE", u)
        band = graph.math(
            "SINE", graph.math("MULTIPLY", graph.math("SUBTRACT", v, graph.math("MULTIPLY", side, 0.75)), 19.0)
        )
        wide = graph.math("SUBTRACT", 0.55, graph.math("ABSOLUTE", graph.math("MULTIPLY", v, 0.75)))
        within = graph.ramp(graph.math("SUBTRACT", wide, side), (0.0, 0.0), (0.06, 1.0))
        stripes = graph.math("MULTIPLY", graph.ramp(band, (0.3, 0.0), (0.6, 1.0)), within)
        foam = graph.mix(graph.math("MULTIPLY", stripes, 0.94), foam, "#f3e2c6")
    graph.set(Base_Color=foam, Roughness=0.3, Clearcoat=0.4, Clearcoat_Roughness=0.15)
    graph.bump(graph.noise(30, 3), 0.1, 0.008)
    profile = [(0, 0.0), (radius * 0.96, 0.0), (radius, 0.012)]
    return lathe("coffee", profile, graph.material, 72, 3)


def coffee_cup(radius=0.42, height=0.56, material=None, saucer=True, milk=True):
    """Models a round cup with its handle towards +x, filled with coffee, on a saucer."""
    material = material or ceramic("porcelain", PORCELAIN, roughness=0.15)
    lift = 0.075 if saucer else 0.0
    outside = [
        (0, 0.02),
        (radius * 0.5, 0.02),
        (radius * 0.53, 0),
        (radius * 0.58, 0),
        (radius * 0.6, 0.05),
        (radius * 0.9, height * 0.42),
        (radius, height),
    ]
    inside = [
        (0, 0.06),
        (radius * 0.52, 0.075),
        (radius * 0.84, height * 0.42),
        (radius * 0.94, height * 0.82),
        (radius * 0.95, height),
    ]
    body = lathe("cup", outside + [(radius * 0.975, height + 0.008)] + inside[::-1], material, 96)
    surface = place(crema(radius * 0.945, milk), (0, 0, height * 0.83))
    loop = [
        (radius * 0.93, 0, height * 0.84),
        (radius * 1.24, 0, height * 0.9),
        (radius * 1.48, 0, height * 0.66),
        (radius * 1.3, 0, height * 0.4),
        (radius * 0.86, 0, height * 0.28),
    ]
    handle = sweep("handle", loop, circle(0.042, 14, 0.7), material)
    parts = [group(body, surface, handle, at=(0, 0, lift))]
    if saucer:
        dish = [
            (0, 0.05),
            (0.22, 0.05),
            (0.26, 0.062),
            (0.3, 0.05),
            (0.62, 0.085),
            (0.74, 0.125),
            (0.76, 0.12),
            (0.62, 0.05),
            (0.34, 0.01),
            (0.3, 0),
            (0.25, 0),
            (0, 0.01),
        ]
        parts.append(lathe("saucer", [(r * radius / 0.42, z) for r, z in dish], material, 120))
    return group(*parts, name="coffee")
