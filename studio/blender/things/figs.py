"""Halved figs (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, uniform
from kit.forms import blob, grid
from kit.graph import Graph
from kit.lines import tube
from kit.materials import simple, wet
from kit.stage import rng
from things.many import many, pose


def _fig_material():
    """Returns the material of a fig: UV v to 0.5 is the cut face from its middle to its edge, beyond it the skin;
    crimson pulp, a thin pale rim, dusky purple.
    """
    graph = Graph("fig")
    reach = graph.math("MULTIPLY", graph.axes("UV")[1], 2.0)
    sway = graph.math("SUBTRACT", graph.noise(13, 4, 0.7), 0.5)
    at = graph.math("ADD", reach, graph.math("MULTIPLY", sway, graph.ramp(reach, (0.0, 0.34), (0.9, 0.05))))
    stops = ((0.06, "#d79a83"), (0.16, "#a8404a"), (0.32, "#87131f"), (0.7, "#6c0d1d"), (0.86, "#8e2a36"))
    flesh = graph.ramp(at, *stops, (0.93, "#d09c8a"), (0.965, "#d8bfa2"), (0.985, "#3a1434"))
    threads = graph.ramp(
        graph.noise(5, 3, 0.6, at=graph.coordinates("UV", (9, 0.8, 1)), distortion=0.6), (0.48, 0.0), (0.66, 0.5)
    )
    flesh = graph.mix(graph.math("MULTIPLY", threads, graph.ramp(at, (0.84, 1.0), (0.94, 0.0))), flesh, "#c4606a")
    streaks = graph.noise(4, 3, at=graph.coordinates("UV", (6, 0.7, 1)))
    skin = graph.ramp(streaks, (0.34, "#26102b"), (0.54, "#47203f"), (0.72, "#5f4a3a"))
    cut = graph.ramp(reach, (0.985, 1.0), (1.0, 0.0))
    graph.set(
        Base_Color=graph.mix(cut, skin, flesh), Roughness=graph.mix(cut, 0.5, 0.16), Clearcoat=graph.mix(cut, 0.1, 0.9)
    )
    return graph.bump(graph.noise(24, 4), 0.5, 0.016).material


def half_fig(radius=0.24):
    """Models half a fig along y, its neck towards +y, cut face up: pulp full of seeds in a thin rim. Callers tilt
    it.
    """
    rand = rng().random() * 30

    def outline(a, share):
        """Returns a point of a drop shape; `share` 0…1 runs from its axis to its edge."""
        neck = max(0.0, sin(a))
        uneven = 1 + 0.04 * noise.noise(Vector((cos(a), sin(a), rand)))
        return (
            radius * share * uneven * cos(a) * (1 - 0.45 * neck**2),
            radius * share * uneven * sin(a) * (1 + 0.5 * neck**3),
        )

    def pulp(x, y, share):
        lumps = 0.06 * noise.noise(Vector((x, y, rand)) * (3.2 / radius))
        return radius * (0.07 * (1 - share**4) + lumps * (1 - share**6) - 0.14 * max(0.0, 1 - share * 4) ** 2)

    def point(u, v):
        a = 2 * pi * u
        if v <= 0.5:
            x, y = outline(a, 2 * v)
            return x, y, pulp(x, y, 2 * v)
        t = (v - 0.5) * pi
        ribs = 1 + 0.012 * sin(11 * a)
        x, y = outline(a, cos(t) * ribs)
        return x, y, -radius * 0.86 * sin(t) * (1 - 0.3 * max(0.0, sin(a)) * cos(t))

    body = grid("fig", 120, 72, point, _fig_material(), closed=True)
    seed, places = wet("fig seed", "#c9a056", "#ecd08c", 0.2), []
    while len(places) < 110:
        a, share = uniform(0, 2 * pi), uniform(0.2, 0.84)
        if rng().random() < share:
            x, y = outline(a, share)
            places.append(pose((x, y, pulp(x, y, share) + 0.001), (0, 0, uniform(0, 180)), uniform(0.6, 1.1)))
    shape = blob("fig seed", seed, (radius * 0.042, radius * 0.03, radius * 0.022), detail=2)
    stalk = tube(
        "stalk", [(0, radius * 1.4, -0.02), (0, radius * 1.66, 0.0)], radius * 0.09, simple("stalk", "#5d5630", 0.7)
    )
    seeds = many("fig seeds", shape, places, seed)
    return group(group(body, seeds, stalk, at=(0, 0, 0.86 * radius)), name="fig")
