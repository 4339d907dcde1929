"""Boiled prawns (1 unit = 10 cm)."""

from math import cos, degrees, pi, radians, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.forms import grid
from kit.graph import Graph
from things.shellfish import cooked_shell

JOINTS = 6


def prawn_flesh():
    """A peeled prawn: pearly flesh, each ring flushed coral to its rear edge (UV v runs from neck to tail, u round; the back at u = 0.5)."""
    graph = Graph("prawn flesh")
    u, v = graph.axes("UV")[:2]
    round_ = graph.math("COSINE", graph.math("MULTIPLY", u, 2 * pi))
    back = graph.math("SUBTRACT", 0.5, graph.math("MULTIPLY", round_, 0.5))
    skew = graph.math("MULTIPLY", graph.math("SUBTRACT", 1.0, back), 0.25)
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(22, 4, 0.65), 0.5), 0.4)
    along = graph.math("ADD", graph.math("MULTIPLY", v, JOINTS), graph.math("ADD", skew, sway))
    ring = graph.ramp(graph.math("FRACT", along), (0.0, 0.9), (0.26, 0.08), (0.4, 0.14), (0.72, 0.92), (1.0, 0.95))
    share = graph.math("MULTIPLY", ring, graph.ramp(back, (0.05, 0.25), (0.36, 0.9), (0.8, 1.0)))
    blotch = graph.ramp(graph.noise(30, 4, 0.65), (0.3, 0.85), (0.55, 1.0))
    coral = graph.ramp(graph.noise(14, 3), (0.3, "#bf3009"), (0.7, "#e0561f"))
    pearl = graph.ramp(graph.noise(13, 4), (0.35, "#eec6ae"), (0.65, "#f6dfce"))
    body = graph.mix(graph.math("MULTIPLY", share, blotch), pearl, coral)
    body = graph.mix(graph.ramp(v, (0.9, 0.0), (0.97, 0.85)), body, "#d4491f")
    body = graph.mix(graph.ramp(v, (0.02, 1.0), (0.06, 0.0)), body, "#f6e2d4")
    graph.set(Base_Color=body, Roughness=0.28, Clearcoat=0.6, Clearcoat_Roughness=0.1)
    graph.set(Emission=body, Emission_Strength=0.05)
    return graph.bump(graph.noise(28, 4), 0.35, 0.012).material


def _fin(material, length, width):
    """A paddle of the tail along +x: narrow at its root, round at its end, ridged in its middle."""

    def point(u, v):
        s = 2 * u - 1
        half = width * (0.22 + 0.78 * min(1.0, 1.5 * v) ** 0.8) * sqrt(max(0.0, 1 - v**5))
        return v * length, s * half, 0.34 * width * (1 - abs(s)) ** 2 + 0.08 * width * sin(9 * s) + 0.1 * length * v * v

    return grid("fin", 8, 18, point, material, thickness=0.009)


def prawn(size=0.22, flesh=None, shell=None):
    """A peeled prawn lying on its side on z=0, curled to a C around the origin; `size` is the radius of its bend.

    Full at its neck, thin and drawn into the ring at its tail, whose fan is left on; the gap of the C is at -x.
    """
    shell, chance = shell or cooked_shell("prawn tail", "#a32a0a", "#d85522"), vary(0, 40)
    angle = lambda t: radians(-142 + 276 * t)
    reach = lambda t: size * (1 - 0.3 * t**1.6)

    def middle(t):
        return Vector((reach(t) * cos(angle(t)), reach(t) * sin(angle(t)), 0))

    def body(u, v):
        """Deeper than thick; each ring of the back widens to its rear edge and overlaps the next."""
        phi = 2 * pi * u - pi
        ends = sqrt(max(0.0, 1 - (1 - min(1.0, v / 0.035)) ** 2)) * sqrt(max(0.0, 1 - max(0.0, (v - 0.97) / 0.03) ** 2))
        deep = size * (0.56 - 0.42 * v**0.9) * ends
        phase = (v * JOINTS + 0.125 * (1 - cos(phi))) % 1.0
        step = 1 - phase / 0.2 if phase < 0.2 else ((phase - 0.2) / 0.8) ** 1.4
        step = step * step * (3 - 2 * step)
        swell = 0.88 + 0.23 * step * (0.3 + 0.7 * max(0.0, cos(phi)))
        swell += 0.05 * noise.noise(Vector((cos(phi) * 1.5, sin(phi) * 1.5, v * 14 + chance)))
        out = deep * swell * cos(phi) * (1 if cos(phi) > 0 else 0.86)
        a = angle(v)
        p = middle(v) + Vector((cos(a), sin(a), 0)) * out
        return p.x, p.y, 0.74 * deep * (1 + swell * sin(phi))

    parts = [grid("prawn", 36, 168, body, flesh or prawn_flesh(), closed=True)]
    way = middle(1.0) - middle(0.98)
    heading = degrees(Vector((1, 0)).angle_signed(way.to_2d())) * -1
    fins = [
        place(_fin(shell, size * long, size * 0.18), (0, 0, 0.01 * abs(turn) / 20), (0, -6, turn))
        for turn, long in ((-50, 0.7), (-24, 0.84), (0, 0.6), (24, 0.84), (50, 0.7))
    ]
    parts.append(group(*fins, at=middle(0.985) + Vector((0, 0, 0.1 * size)), turn=(24, 0, heading), name="tail"))
    return group(*parts, name="prawn")
