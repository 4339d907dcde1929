"""Waffles (1 unit = 10 cm): thick squares with deep pockets. Each rests on z=0."""

from mathutils import Vector, noise

from kit.arrange import uniform
from kit.forms import grid
from kit.graph import Graph


def waffle_material():
    """Returns the material of crisp batter: golden in the pockets, brown along the ridges."""
    graph = Graph("waffle")
    heat = graph.math(
        "ADD", graph.math("MULTIPLY", graph.axes()[2], 2.2), graph.math("MULTIPLY", graph.noise(6, 4, 0.65), 0.7)
    )
    body = graph.ramp(heat, (0.36, "#dca24a"), (0.56, "#c07a2c"), (0.72, "#94501c"), (0.92, "#5e300f"))
    graph.set(Base_Color=body, Roughness=0.5, Clearcoat=0.2, Clearcoat_Roughness=0.3)
    return graph.bump(graph.math("ADD", graph.noise(26, 4, 0.7), graph.cells(20)), 0.45, 0.018).material


def waffle(material, size=1.1, cells=4, thick=0.2):
    """Models a square of `cells` by `cells` pockets, its rim uneven."""
    rand, count = uniform(0, 40), cells * 22

    def ridge(s):
        """Returns 1 on a ridge, 0 in a pocket."""
        phase = abs(((s * 0.5 + 0.5) * cells) % 1.0 - 0.5) * 2
        t = min(1.0, max(0.0, (phase - 0.62) / 0.2))
        return t * t * (3 - 2 * t)

    def point(u, v):
        x, y = u * 2 - 1, v * 2 - 1
        edge = max(abs(x), abs(y))
        high = max(ridge(x), ridge(y))
        rim = 1 - max(0.0, (edge - 0.93) / 0.07) ** 2
        sway = 0.02 * noise.noise(Vector((x * 1.4, y * 1.4, rand)))
        z = thick * (0.42 + 0.58 * high) * max(0.02, rim) + sway
        out = 1 + 0.012 * noise.noise(Vector((x * 5, y * 5, rand)))
        return x * out * size / 2, y * out * size / 2, max(0.0, z)

    return grid("waffle", count, count, point, material)
