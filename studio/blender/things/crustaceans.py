"""Boiled prawns (1 unit = 10 cm)."""

from math import cos, degrees, pi, radians, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import grid
from kit.graph import Graph

JOINTS = 6
BEND = radians(238)


def prawn_flesh():
    """Returns the material of a peeled prawn: pearly, with a coral line along the rear edge of each ring. UV v runs
    from neck to tail, u around it; the back is at u = 0.5.
    """
    graph = Graph("prawn flesh")
    u, v = graph.axes("UV")[:2]
    belly = graph.math("MULTIPLY", graph.math("ADD", graph.math("COSINE", graph.math("MULTIPLY", u, 2 * pi)), 1.0), 0.5)
    back = graph.math("SUBTRACT", 1.0, belly)
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(16, 3, 0.6), 0.5), 0.16)
    skew = graph.math("ADD", graph.math("MULTIPLY", belly, 0.25), sway)
    along = graph.math("FRACT", graph.math("ADD", graph.math("MULTIPLY", v, JOINTS), skew))
    line = graph.ramp(along, (0.0, 0.9), (0.14, 0.2), (0.5, 0.14), (0.72, 0.6), (0.88, 1.0), (1.0, 0.95))
    streaks = graph.ramp(graph.noise(34, 4, 0.7), (0.3, 0.55), (0.55, 1.0))
    share = graph.math("MULTIPLY", line, graph.ramp(back, (0.06, 0.0), (0.36, 0.8), (0.75, 1.0)))
    coral = graph.ramp(graph.noise(14, 3), (0.3, "#bd3411"), (0.7, "#dc5628"))
    pearl = graph.ramp(graph.noise(11, 4), (0.35, "#e9b599"), (0.65, "#f1cdb8"))
    blush = graph.mix(graph.ramp(back, (0.4, 0.0), (1.0, 0.5)), pearl, "#e88a66")
    body = graph.mix(graph.math("MULTIPLY", share, streaks), blush, coral)
    body = graph.mix(graph.ramp(v, (0.86, 0.0), (0.95, 0.8)), body, "#d9572c")
    body = graph.mix(graph.ramp(v, (0.03, 1.0), (0.1, 0.0)), body, "#f4dfd0")
    graph.set(Base_Color=body, Roughness=0.3, Clearcoat=0.5, Clearcoat_Roughness=0.12)
    graph.set(Emission=body, Emission_Strength=0.05)
    return graph.bump(graph.noise(28, 4), 0.3, 0.01).material


def _fan_shell():
    """Returns the material of the thin shell of the tail: coral at its root, pale and veined towards its edge."""
    graph = Graph("prawn tail")
    u, v = graph.axes("UV")[:2]
    veins = graph.noise(9, 3, 0.6, at=graph.coordinates("UV", (2.6, 0.5, 1)))
    rise = graph.math("ADD", v, graph.math("MULTIPLY", graph.math("SUBTRACT", veins, 0.5), 0.5))
    body = graph.ramp(rise, (0.1, "#cf4a20"), (0.55, "#e0693c"), (0.85, "#eda182"), (1.0, "#c9552e"))
    graph.set(Base_Color=body, Roughness=0.42, Clearcoat=0.2, Clearcoat_Roughness=0.3)
    lit = graph.node("BsdfTranslucent", Color=body)
    solid = graph.node("MixShader", Fac=0.35, i1=graph.principled.outputs[0], i2=lit)
    return graph.surface(solid).material


def _blade(material, length, width, lean):
    """Models a flat blade of the tail along +x: narrow at its root, oval at its end, with a faint keel; `lean`
    bends it sideways.
    """

    def point(u, v):
        s = 2 * u - 1
        half = (
            width
            * (0.3 + 0.7 * sin(pi / 2 * min(1.0, v / 0.62)) ** 1.3)
            * sqrt(max(0.0, 1 - max(0.0, (v - 0.5) / 0.5) ** 2.6))
        )
        rise = 0.16 * width * (1 - abs(s)) + 0.14 * length * v * v + 0.05 * width * sin(7 * s + 3 * v)
        return v * length, s * half + lean * length * v * v, rise

    return grid("blade", 10, 22, point, material, thickness=0.005)


def _spine(size, steps=96):
    """Returns the middle line of a prawn and its directions: nearly straight at both ends, most bent in the middle;
    the opening is at -x.
    """
    at, line, headings = Vector((0, 0, 0)), [], []
    for i in range(steps + 1):
        t = i / steps
        heading = pi / 2 - BEND / 2 + BEND * (t - 0.62 * sin(2 * pi * t) / (2 * pi))
        line.append(at.copy())
        headings.append(heading)
        at += Vector((cos(heading), sin(heading), 0)) * size * 4.1 / steps
    xs, ys = [p.x for p in line], [p.y for p in line]
    middle = Vector(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2, 0))
    return [p - middle for p in line], headings


def prawn(size=0.22, flesh=None):
    """Models a peeled prawn lying on its side on z=0, curled to a C around the origin; `size` is about the radius
    of its bend.

    It is full at its neck and narrow at its tail, and keeps its tail fan.
    """
    rand, (line, headings) = uniform(0, 40), _spine(size)
    last = len(line) - 1

    def thick(v):
        """Returns the thickness at v: a round neck, then an even taper to the last ring."""
        neck = sqrt(max(0.0, 1 - (1 - min(1.0, v / 0.11)) ** 2))
        end = sqrt(max(0.0, 1 - max(0.0, (v - 0.97) / 0.03) ** 2))
        return size * (0.13 + 0.45 * (1 - v) ** 0.9) * neck * end

    def body(u, v):
        """Returns a point of the body, which is deeper than thick; each ring widens to its rear edge and overlaps
        the next.
        """
        phi, i = 2 * pi * u - pi, v * last
        low = min(int(i), last - 1)
        middle = line[low].lerp(line[low + 1], i - low)
        heading = headings[low] + (headings[low + 1] - headings[low]) * (i - low)
        phase = (v * JOINTS + 0.125 * (1 - cos(phi))) % 1.0
        step = 1 - phase / 0.12 if phase < 0.12 else ((phase - 0.12) / 0.88) ** 1.6
        step = step * step * (3 - 2 * step)
        swell = 0.9 + 0.19 * step * (0.25 + 0.75 * max(0.0, cos(phi))) * min(1.0, v / 0.1)
        swell += 0.05 * noise.noise(Vector((cos(phi) * 1.5, sin(phi) * 1.5, v * 14 + rand)))
        deep = thick(v)
        out = deep * swell * cos(phi) * (1 if cos(phi) > 0 else 0.86)
        p = middle + Vector((sin(heading), -cos(heading), 0)) * out
        return p.x, p.y, 0.74 * deep * swell * sin(phi) + 0.74 * max(deep, size * 0.14)

    parts = [grid("prawn", 40, 240, body, flesh or prawn_flesh(), closed=True)]
    shell = _fan_shell()
    blades = [
        place(_blade(shell, size * long, size * wide, lean), (0, 0, z * size), (0, -4, turn))
        for turn, long, wide, lean, z in (
            (-34, 0.66, 0.15, -0.16, 0.0),
            (34, 0.66, 0.15, 0.16, 0.0),
            (-15, 0.74, 0.14, -0.08, 0.025),
            (15, 0.74, 0.14, 0.08, 0.025),
            (0, 0.54, 0.09, 0.0, 0.055),
        )
    ]
    root = line[round(0.965 * last)] + Vector((0, 0, 0.08 * size))
    parts.append(group(*blades, at=root, turn=(22, -6, degrees(headings[-1])), name="tail"))
    return group(*parts, name="prawn")
