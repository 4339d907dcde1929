"""Boiled prawns (1 unit = 10 cm)."""

from math import cos, degrees, radians, sin

from mathutils import Vector

from kit.arrange import group, place
from kit.graph import Graph
from kit.lines import circle, leaf, sweep
from things.shellfish import cooked_shell


def prawn_flesh(joints=6):
    """A peeled prawn: pearly flesh under a coral back, deepest at the joints (UV v runs from neck to tail, u round; the back at u = 0.5)."""
    graph = Graph("prawn flesh")
    u, v = graph.axes("UV")[:2]
    off = graph.math("ABSOLUTE", graph.math("SUBTRACT", u, 0.5))
    sway = graph.math("MULTIPLY", graph.noise(9, 3), 0.05)
    phase = graph.math("FRACT", graph.math("MULTIPLY", graph.math("ADD", v, sway), joints))
    share = graph.math("ADD", phase, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(8, 4), 0.5), 0.8))
    coral = graph.ramp(graph.noise(10, 3), (0.3, "#cf4a20"), (0.7, "#e8743e"))
    belly = graph.ramp(graph.noise(13, 4), (0.35, "#f0cdb6"), (0.65, "#f7e3d4"))
    back = graph.ramp(off, (0.12, 1.0), (0.42, 0.25))
    body = graph.mix(graph.math("MULTIPLY", graph.ramp(share, (0.1, 0.2), (0.7, 1.0)), back), belly, coral)
    graph.set(Base_Color=body, Roughness=0.24, Clearcoat=0.7, Clearcoat_Roughness=0.07)
    graph.set(Emission=body, Emission_Strength=0.03)
    return graph.bump(graph.noise(24, 4), 0.4, 0.014).material


def prawn(size=0.3, flesh=None, shell=None):
    """A peeled prawn curled on its side on z=0, its red tail fan left on, at the upper left; `size` is the radius of its bend."""
    shell = shell or cooked_shell("prawn tail", "#b02c0c", "#de5a28")
    arc = [(radians(a), r) for a, r in ((-128, 0.86), (-86, 0.96), (-44, 1), (0, 1), (44, 1), (86, 1.02), (122, 1.12))]
    path = [(size * r * cos(a), size * r * sin(a), size * 0.4) for a, r in arc]

    def swell(t):
        """Full at the neck, slimmer to the tail, a step at each joint."""
        ring = (t * 6) % 1.0
        return min(1.0, (t * 8 + 0.12) ** 0.5) * (1 - 0.6 * t**1.4) * (0.9 + 0.12 * ring**1.3)

    around = circle(size * 0.5, 28, 0.85)
    parts = [sweep("prawn", path, around[14:] + around[:14], flesh or prawn_flesh(), swell, steps=16)]
    end = Vector(path[-1])
    way = degrees(Vector((1, 0)).angle_signed((end - Vector(path[-2])).to_2d().normalized())) * -1
    for turn, tilt in ((-48, 12), (-18, -8), (14, -8), (44, 12)):
        fin = leaf("fin", shell, size * 0.74, size * 0.2, 0.1, 0.25, thickness=0.012, steps=18)
        parts.append(place(fin, end, (0, tilt, way + turn)))
    return group(*parts, name="prawn")
