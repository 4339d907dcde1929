"""Sparkling wine in a flute (1 unit = 10 cm): clear glass, pale gold that gathers light at its edges, strings of fine bubbles."""

from math import cos, pi, sin

from kit.arrange import group, vary
from kit.forms import blob, through
from kit.graph import Graph
from kit.materials import glass, glow
from things.drinks import stemware
from things.many import many, spot

BOWL = [(0, 0.98), (0.1, 1.03), (0.175, 1.2), (0.24, 1.5), (0.26, 1.8), (0.245, 2.1), (0.222, 2.38)]


def _champagne(tint, shine):
    """Clear wine: through its middle one sees what is behind, towards its edges and its foot it shines a little."""
    graph = Graph("champagne").set(Base_Color=tint, Roughness=0.0, IOR=1.33, Transmission=0.985)
    edge = graph.ramp(graph.facing(0.5), (0.2, 0.3), (0.9, 1.0))
    depth = graph.ramp(graph.axes("Generated")[2], (0.0, 1.0), (0.95, 0.35))
    strength = graph.math("MULTIPLY", graph.math("MULTIPLY", edge, depth), shine)
    graph.set(Emission=tint, Emission_Strength=strength)
    graph.material.cycles.sample_as_light = False
    return graph.material


def _radius(height):
    """The inside of the bowl at a height, less a little."""
    line = through(BOWL, 8)
    return max(0.02, min(line, key=lambda p: abs(p[1] - height))[0] - 0.03)


def _bubbles(fill, strings):
    """Pearls in strings from the foot of the bowl, wider apart and larger above, some strays, and a wreath at the wine's edge."""
    places, top = [], fill - 0.02
    for _ in range(strings):
        angle, reach, z, gap = vary(0, 2 * pi), vary(0.0, 0.85), 1.06, vary(0.022, 0.034)
        while z < top:
            r = reach * _radius(z) + vary(-0.006, 0.006)
            places.append(spot((r * cos(angle), r * sin(angle), z), scale=0.0045 + 0.004 * (z - 1.0)))
            z += gap * (1 + 0.9 * (z - 1.0))
    for _ in range(30):
        z, angle = vary(1.1, top), vary(0, 2 * pi)
        r = _radius(z) * vary(0.1, 0.95)
        places.append(spot((r * cos(angle), r * sin(angle), z), scale=vary(0.004, 0.008)))
    for i in range(70):
        angle, r = 2 * pi * i / 70, _radius(fill) + 0.014 - vary(0, 0.03) * vary(0, 1)
        places.append(spot((r * cos(angle), r * sin(angle), fill + vary(-0.004, 0.006)), scale=vary(0.006, 0.012)))
    return many("bubbles", blob("bubble", glow("bubble", "#fff3d2", 0.85), detail=2), places)


def _lit_glass(rim):
    """Clear glass whose edges, foot and stem hold the room's light, as they do before a dark wall."""
    graph = Graph("flute glass")
    edge = graph.math("MULTIPLY", graph.ramp(graph.facing(0.35), (0.3, 0.05), (0.95, 1.0)), rim)
    below = graph.ramp(graph.axes("Generated")[2], (0.39, 1.0), (0.46, 0.25))
    graph.set(Base_Color=(0.99, 0.995, 0.99), Roughness=0.0, IOR=1.48, Transmission=1.0)
    graph.set(Emission="#ffe2b4", Emission_Strength=graph.math("MULTIPLY", edge, below))
    graph.material.cycles.sample_as_light = False
    return graph.material


def sparkling_flute(fill=2.02, tint="#ffe3a8", shine=0.3, strings=7, rim=0.0):
    """A thin flute, 24 cm tall, with wine up to `fill` (z); `shine` is how much light the wine gathers, `rim` the glass's edges."""
    clear = _lit_glass(rim) if rim else glass("flute glass", (0.99, 0.995, 0.99))
    vessel = stemware(BOWL, 0.008, fill, _champagne(tint, shine), 0.97, 0.04, clear)
    return group(vessel, _bubbles(fill, strings), name="sparkling flute")
