"""Boiled prawns, and the claws of a lobster (1 unit = 10 cm)."""

from math import cos, radians, sin

from mathutils import Vector

from kit.arrange import group, place
from kit.forms import blob
from kit.lines import circle, leaf, sweep, tube
from kit.materials import wet
from things.shellfish import cooked_shell, prawn_flesh


def prawn(size=0.3):
    """A peeled prawn curled on its side on z=0, its red tail fan left on."""
    shell = cooked_shell("prawn tail", "#c8300a", "#ee5c22")
    arc = [radians(a) for a in (-120, -75, -30, 15, 60, 105, 150)]
    path = [(size * (1 - 0.02 * i) * cos(a), size * sin(a), size * 0.36) for i, a in enumerate(arc)]

    def swell(t):
        """Full at the neck, slimmer to the tail, a soft step at each joint."""
        ring = (t * 7) % 1.0
        return min(1.0, (t * 9 + 0.08) ** 0.5) * (1 - 0.58 * t**1.3) * (0.93 + 0.08 * ring**1.5)

    parts = [sweep("prawn", path, circle(size * 0.5, 28, 0.85), prawn_flesh(), swell, steps=14)]
    end = Vector(path[-1])
    for turn, tilt in ((-44, 10), (-16, -6), (14, -6), (42, 10)):
        fin = leaf("fin", shell, size * 0.62, size * 0.15, 0.1, 0.25, thickness=0.014, steps=18)
        parts.append(place(fin, end, (0, tilt, 240 + turn)))
    return group(*parts, name="prawn")


def big_claw(material, size, side):
    """A big claw along +x: a swollen hand, a fixed and a moving finger with teeth."""

    def hand(p):
        slim = 1 - 0.35 * max(0, -p.x) ** 2
        return Vector((p.x * size * 0.52, p.y * size * 0.33 * slim, p.z * size * 0.2 * slim))

    parts = [blob("hand", material, (1, 1, 1), 0.06, 1.4, 5, hand)]
    for way, bend, thick in ((1, 0.16, 0.17), (-1, -0.1, 0.13)):
        path = [
            (size * 0.22, way * size * 0.15, 0),
            (size * 0.55, way * size * (0.2 + bend * 0.3), 0),
            (size * 0.86, way * size * 0.17, 0.01),
            (size * 1.08, way * size * 0.03, 0.02),
        ]
        finger = sweep("finger", path, circle(thick * size, 18, 0.8), material, lambda t: (1 - t**1.8) * 0.92 + 0.08)
        parts.append(finger)
        for k in range(5):
            x = size * (0.48 + 0.1 * k)
            tooth = blob("tooth", wet("tooth", "#ffe6c4", roughness=0.2), (0.022, 0.02, 0.018), detail=2)
            parts.append(place(tooth, (x, way * size * (0.1 - 0.012 * k), 0.01)))
    return group(*parts, scale=(1, side, 1), name="claw")


def jointed_arm(material, points, radius):
    """The jointed arm to a claw."""
    parts = []
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        mid = (a + b) / 2
        parts.append(tube("arm", [a, mid, b], radius, material, (0.8, 1.05, 0.9)))
        parts.append(place(blob("joint", material, (radius * 1.05,) * 3, 0.08, 2, 3), b))
    return parts
