"""Filled pasta (1 unit = 10 cm): square ravioli with a cut, frilled edge. Each rests on z=0."""

from math import pi, sin

from mathutils import Vector, noise

from kit.arrange import uniform
from kit.forms import grid
from kit.graph import Graph


def ravioli_dough(tint="#d49a3e", heart="#e6bb66"):
    """Returns the material of cooked egg dough: golden, paler over the filling, glossy with butter."""
    graph = Graph("ravioli")
    rise = graph.ramp(graph.axes()[2], (0.02, tint), (0.13, heart))
    flecks = graph.ramp(graph.noise(16, 4, 0.7), (0.4, 0.0), (0.7, 0.22))
    body = graph.mix(flecks, rise, "#c98f3a")
    graph.set(Base_Color=body, Roughness=0.28, Clearcoat=0.6, Clearcoat_Roughness=0.12)
    return graph.bump(graph.noise(9, 3), 0.25, 0.015).material


def ravioli(material, size=0.5, height=0.15):
    """Models a square pasta pillow: a thin frilled rim pressed flat, the filling round inside."""
    rand, frill = uniform(0, 40), 11

    def sheet(sign):
        def point(u, v):
            x, y = u * 2 - 1, v * 2 - 1
            edge = max(abs(x), abs(y))
            wave = 0.035 * sin(frill * pi * (y if abs(x) > abs(y) else x)) * max(0.0, edge - 0.9) / 0.1
            px, py = x * (1 + wave * (abs(x) > abs(y))), y * (1 + wave * (abs(y) >= abs(x)))
            inner = max(0.0, 1 - (abs(x) / 0.76) ** 3.2) * max(0.0, 1 - (abs(y) / 0.76) ** 3.2)
            lump = 1 + 0.22 * noise.noise(Vector((x * 1.8, y * 1.8, rand)))
            sag = 0.03 * noise.noise(Vector((x, y, rand + 9)))
            z = 0.028 + (height * inner**0.62 * lump if sign > 0 else 0.0) + (0.012 * sign) + sag * edge * edge
            return px * size / 2, py * size / 2, max(0.004, z)

        return grid("ravioli", 56, 56, point, material)

    lower, upper = sheet(-1), sheet(1)
    lower.parent = upper
    return upper
