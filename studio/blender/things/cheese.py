"""Cheeses for a board: a soft one with its white rind, a blue one, a hard one with broken edges (1 unit = 10 cm)."""

from math import cos, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import uniform
from kit.forms import mesh, slab
from kit.graph import Graph
from kit.stage import rng


def _wedge(name, radius, height, angle, material, round_edge=0.05, rough=0.012, sag=0.0, steps=(18, 20, 12)):
    """Models a piece of a round cheese, its point at the origin, opening along +x; UV.x is 1 at the rind (outside,
    top, bottom) and 0 inside.
    """
    out, around, up = steps
    half = radians(angle) / 2
    rand = rng().random() * 40
    vertices, uvs, faces, index = [], [], [], {}

    def put(r, a, z):
        key = (r, a, z)
        if key not in index:
            share, turn, lift = r / out, a / around * 2 - 1, z / up
            slump = sag * share * sin(pi * lift) * (0.4 + 0.6 * abs(turn) ** 6)
            bevel = 1 - (round_edge / radius) * max(0, abs(lift * 2 - 1) - 0.72) / 0.28 * share
            reach = radius * (0.012 + 0.988 * share) * bevel
            x, y, level = reach * cos(half * turn), reach * sin(half * turn), height * lift
            q = Vector((x * 4, y * 4, level * 4 + rand))
            push = rough * noise.fractal(q, 0.8, 2.0, 4)
            side = slump * (1 if turn > 0 else -1) if abs(turn) == 1 else 0
            index[key] = len(vertices)
            vertices.append((x + push + slump * 0.3, y + push * 0.7 + side, level + push * 0.7 * (lift > 0)))
            near = min(radius * (1 - share), height * (1 - lift), height * lift)
            uvs.append((max(0.0, 1 - near / (0.2 * height)), share))
        return index[key]

    def sheet(columns, rows, at, flip=False):
        for i in range(columns):
            for j in range(rows):
                quad = (put(*at(i, j)), put(*at(i + 1, j)), put(*at(i + 1, j + 1)), put(*at(i, j + 1)))
                faces.append(quad[::-1] if flip else quad)

    sheet(out, up, lambda i, j: (i, 0, j))
    sheet(out, up, lambda i, j: (i, around, j), True)
    sheet(around, up, lambda i, j: (out, i, j))
    sheet(out, around, lambda i, j: (i, j, up))
    sheet(out, around, lambda i, j: (i, j, 0), True)
    return mesh(name, vertices, faces, material, uvs=uvs)


def _rind(graph, sharp=(0.86, 0.96)):
    """Returns 1 on the rind and 0 on the cut."""
    near = graph.axes("UV")[0]
    return graph.ramp(
        graph.math("ADD", near, graph.math("MULTIPLY", graph.noise(12, 3), 0.06)), (sharp[0], 0.0), (sharp[1], 1.0)
    )


def brie(radius=0.75, height=0.3, angle=48):
    """Models a ripe wedge: white rind, a creamy inside that begins to run."""
    graph = Graph("brie")
    near = graph.axes("UV")[0]
    ripe = graph.math("ADD", graph.noise(5, 4), graph.math("MULTIPLY", near, 0.16))
    paste = graph.ramp(ripe, (0.36, "#ecd79a"), (0.56, "#e2c078"), (0.74, "#cf9f50"))
    holes = graph.ramp(graph.cells(9), (0.05, 0.5), (0.09, 0.0))
    paste = graph.mix(holes, paste, "#a87a38")
    bloom = graph.ramp(graph.noise(6, 4, 0.65), (0.34, "#c9b48c"), (0.46, "#ece6d8"), (0.7, "#f8f5ee"))
    rind = _rind(graph)
    graph.set(Base_Color=graph.mix(rind, paste, bloom), Roughness=graph.mix(rind, 0.22, 0.8))
    graph.set(Clearcoat=graph.mix(rind, 0.5, 0.0), Clearcoat_Roughness=0.15)
    graph.bump(graph.math("SUBTRACT", graph.noise(20, 4, 0.7), holes), 0.4, 0.014)
    return _wedge("brie", radius, height, angle, graph.material, 0.09, 0.014, 0.06)


def blue_cheese(radius=0.6, height=0.46, angle=46):
    """Models a crumbly wedge with blue-green veins and holes."""
    graph = Graph("blue cheese")
    clouds = graph.noise(3.4, 4, 0.7, distortion=1.4)
    veins = graph.ramp(
        graph.math("ABSOLUTE", graph.math("SUBTRACT", clouds, 0.5)), (0.0, 1.0), (0.03, 0.75), (0.06, 0.0)
    )
    spots = graph.ramp(graph.noise(7, 4, 0.7), (0.56, 0.0), (0.64, 0.9))
    paste = graph.ramp(graph.noise(6, 4), (0.35, "#ddd0a8"), (0.65, "#f4ecd2"))
    body = graph.mix(
        graph.math("MAXIMUM", veins, spots), paste, graph.ramp(graph.noise(16, 3), (0.4, "#2f4550"), (0.62, "#6f8d86"))
    )
    rind = _rind(graph)
    crust = graph.ramp(graph.noise(12, 4, 0.7), (0.36, "#7d6a4a"), (0.64, "#c9b68c"))
    graph.set(Base_Color=graph.mix(rind, body, crust), Roughness=0.5, Clearcoat=0.15, Clearcoat_Roughness=0.3)
    graph.bump(graph.math("ADD", graph.noise(18, 4, 0.7), graph.math("MULTIPLY", veins, -1.0)), 0.6, 0.03)
    return _wedge("blue cheese", radius, height, angle, graph.material, 0.05, 0.03)


def hard_cheese_material(rind="#6b4a24"):
    """Returns the material of an old, grainy, golden cheese with white crystals."""
    graph = Graph("hard cheese")
    grain = graph.noise(11, 4, 0.75)
    paste = graph.ramp(grain, (0.32, "#c9963e"), (0.52, "#e3bb66"), (0.7, "#f3da98"))
    paste = graph.mix(graph.ramp(graph.cells(26), (0.07, 0.7), (0.12, 0.0)), paste, "#fff3d6")
    graph.set(
        Base_Color=graph.mix(_rind(graph, (0.9, 0.97)), paste, rind),
        Roughness=0.5,
        Clearcoat=0.1,
        Clearcoat_Roughness=0.4,
    )
    return graph.bump(graph.math("ADD", grain, graph.noise(4, 4, 0.8)), 0.9, 0.05).material


def hard_cheese(radius=0.85, height=0.42, angle=34, material=None):
    """Models a wedge that was broken from the wheel."""
    return _wedge("hard cheese", radius, height, angle, material or hard_cheese_material(), 0.03, 0.055)


def cheese_crumb(material, size=0.13):
    """Models a broken piece of hard cheese."""
    return slab("crumb", (size * uniform(0.9, 1.5), size, size * uniform(0.6, 0.9)), material, 0.12, 0.3, 1.4, 8)
