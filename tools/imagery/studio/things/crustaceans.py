"""Prawns and lobster, boiled red (1 unit = 10 cm)."""

from math import cos, radians, sin

from mathutils import Vector

from kit.arrange import group, place
from kit.forms import blob
from kit.lines import circle, leaf, sweep, tube
from kit.materials import wet
from things.shellfish import cooked_shell, prawn_flesh


def _segmented(name, path, radius, segments, material, squash=0.85, taper=0.45):
    """A jointed body along a path: each ring of shell swells over the next."""

    def swell(t):
        ring = (t * segments) % 1.0
        return (1 - (1 - taper) * t**1.4) * (0.91 + 0.11 * ring**1.5)

    return sweep(name, path, circle(radius, 28, squash), material, swell, steps=14)


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


def lobster(length=2.0):
    """A whole boiled lobster along x, its head towards +x, resting on z=0: shield, jointed tail, fan, claws, legs, feelers."""
    shell = cooked_shell("lobster shell", "#a8180a", "#e2400f")
    unit, parts = length / 2.0, []

    def shield(p):
        """The carapace: ridged along its back, pointed at the brow."""
        point_ = max(0.0, p.x) ** 3
        y = p.y * (1 - 0.55 * point_) * (1 - 0.1 * max(0, -p.x))
        ridge = 0.09 * max(0, p.z) ** 3 * max(0, 1 - abs(p.y) * 5)
        groove = -0.06 * max(0, 1 - abs(p.x + 0.12 - 0.4 * abs(p.y)) * 12)
        return (
            Vector((p.x * 0.5, y * 0.225 * (1 + groove), (p.z + ridge) * 0.2 * (1 + groove) * (1 - 0.3 * point_)))
            * unit
        )

    parts.append(place(blob("shield", shell, (1, 1, 1), 0.025, 3, 6, shield), (0.42 * unit, 0, 0.21 * unit)))
    brow = [(0.82, 0, 0.27), (0.98, 0, 0.31), (1.1, 0, 0.36)]
    parts.append(tube("horn", [Vector(p) * unit for p in brow], 0.035 * unit, shell, (1, 0.6, 0.1)))
    spine = [(0.0, 0, 0.2), (-0.22, 0.005, 0.22), (-0.48, 0.02, 0.21), (-0.72, 0.06, 0.17), (-0.92, 0.12, 0.11)]
    parts.append(_segmented("tail", [Vector(p) * unit for p in spine], 0.2 * unit, 6, shell, 0.82, 0.62))
    for turn, reach in ((-52, 0.9), (-27, 1.05), (0, 1.1), (27, 1.05), (52, 0.9)):
        fin = leaf("fin", shell, 0.36 * unit * reach, 0.1 * unit, 0.16, 0.12, thickness=0.02, steps=20)
        parts.append(place(fin, Vector((-0.9, 0.11, 0.09)) * unit, (0, -4, 160 + turn)))
    for side in (-1, 1):
        arm = [(0.62, side * 0.18, 0.16), (0.78, side * 0.38, 0.16), (1.02, side * 0.46, 0.15)]
        parts += jointed_arm(shell, [Vector(p) * unit for p in arm], 0.075 * unit)
        claw = big_claw(shell, (0.74 if side > 0 else 0.64) * unit, side)
        parts.append(place(claw, Vector((1.3, side * 0.44, 0.17)) * unit, (side * 12, 4, -side * 16), (1, side, 1)))
        for i in range(4):
            x = 0.62 - 0.17 * i
            leg = [
                (x, side * 0.16, 0.12),
                (x + 0.06, side * 0.42, 0.24),
                (x + 0.02, side * 0.6, 0.1),
                (x + 0.06, side * 0.7, 0.03),
            ]
            parts.append(tube("leg", [Vector(p) * unit for p in leg], 0.026 * unit, shell, (1, 0.9, 0.7, 0.3)))
        feeler = [
            (0.86, side * 0.06, 0.25),
            (1.1, side * 0.16, 0.5),
            (0.9, side * 0.6, 0.8),
            (0.2, side * 0.95, 0.75),
            (-0.5, side * 1.0, 0.5),
        ]
        parts.append(tube("feeler", [Vector(p) * unit for p in feeler], 0.016 * unit, shell, (1.3, 1, 0.8, 0.6, 0.3)))
        eye = place(
            blob("eye", wet("eye", "#0c0807", roughness=0.04), (0.032 * unit,) * 3, detail=3),
            Vector((0.86, side * 0.09, 0.3)) * unit,
        )
        parts.append(eye)
    return group(*parts, name="lobster")
