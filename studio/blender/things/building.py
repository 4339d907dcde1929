"""Buildings from many boxes (1 unit = 1 m), with one mesh per material and UVs in metres, and lit hotel rooms.

Rooms only emit light, shaded as if lamps hung in them. Windows look deep, without noise and without light sampling.
"""

from mathutils import Vector

from kit.forms import mesh
from kit.graph import Graph

_CORNERS = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1)]
_SIDES = [
    ((0, 1, 5, 4), 0, 2),
    ((1, 2, 6, 5), 1, 2),
    ((2, 3, 7, 6), 0, 2),
    ((3, 0, 4, 7), 1, 2),
    ((4, 5, 6, 7), 0, 1),
    ((3, 2, 1, 0), 0, 1),
]


class Blocks:
    """Boxes collected into one mesh: call `add` for each, then `form`."""

    def __init__(self):
        self.vertices, self.faces, self.uvs = [], [], []

    def add(self, low, high, shift=0.0, frame=None):
        """Adds a box between two corners. `shift` moves its UVs by metres along u, so that neighbouring buildings
        have different windows.

        `frame` (a Matrix) rotates and moves the box.
        """
        for side, u, v in _SIDES:
            start = len(self.vertices)
            for corner in side:
                at = [high[k] if _CORNERS[corner][k] else low[k] for k in range(3)]
                self.vertices.append(tuple(frame @ Vector(at)) if frame else at)
                self.uvs.append((at[u] + shift, at[v]))
            self.faces.append(tuple(range(start, start + 4)))
        return self

    def around(self, at, size):
        """Adds a box by the middle of its foot and its size."""
        (x, y, z), (w, d, h) = at, size
        return self.add((x - w / 2, y - d / 2, z), (x + w / 2, y + d / 2, z + h))

    def form(self, name, material):
        """Creates the mesh of all boxes."""
        return mesh(name, self.vertices, self.faces, material, smooth=False, uvs=self.uvs)


def interior_light(name, tints, lamps, strength=1.0, floor="#3a2616", glossy=None):
    """Returns the material of interiors that emit light as if lit by `lamps` [((x, y, z), power)…] in the metres of
    the mesh.

    `tints` = (walls, ceiling, furniture…) are selected by the UV v of the mesh: 0 walls, 1 ceiling, 2 … furniture.
    Floors are found by their normal.
    """
    graph = Graph(name)
    at = graph.node("TexCoord").outputs["Object"]
    total = 0.05
    for place, power in lamps:
        gap = graph.node("VectorMath", {"operation": "DISTANCE"}, i0=at, i1=place).outputs["Value"]
        falloff = graph.math("DIVIDE", power, graph.math("ADD", graph.math("MULTIPLY", gap, gap), 0.35))
        total = graph.math("ADD", total, falloff)
    kind = graph.node("SeparateXYZ", Vector=graph.coordinates("UV")).outputs[1]
    body = tints[0]
    for i, tint in enumerate(tints[1:]):
        body = graph.mix(graph.math("GREATER_THAN", kind, i + 0.5), body, tint)
    up = graph.node("SeparateXYZ", Vector=graph.node("TexCoord").outputs["Normal"]).outputs[2]
    body = graph.mix(graph.math("GREATER_THAN", up, 0.7), body, floor)
    shine = graph.math("MINIMUM", graph.math("MULTIPLY", total, strength), 2.2)
    graph.surface(graph.node("Emission", Color=body, Strength=shine))
    graph.material.cycles.sample_as_light = False
    return graph.material


class Inside:
    """Rooms seen from inside with furniture, for `lit_within`. Each box has a kind (0 walls, 1 ceiling, 2 …
    furniture).
    """

    def __init__(self):
        self.vertices, self.faces, self.uvs = [], [], []

    def _side(self, corners, kind):
        start = len(self.vertices)
        self.vertices += corners
        self.uvs += [(0.0, float(kind))] * 4
        self.faces.append(tuple(range(start, start + 4)))

    def shell(self, width, depth, height):
        """Adds a room that is open towards -y: x in ±width/2, y from 0 to depth."""
        x, d, h = width / 2, depth, height
        self._side([(-x, d, 0), (x, d, 0), (x, d, h), (-x, d, h)], 0)
        self._side([(-x, 0, 0), (-x, d, 0), (-x, d, h), (-x, 0, h)], 0)
        self._side([(x, d, 0), (x, 0, 0), (x, 0, h), (x, d, h)], 0)
        self._side([(-x, 0, 0), (x, 0, 0), (x, d, 0), (-x, d, 0)], 0)
        self._side([(-x, 0, h), (-x, d, h), (x, d, h), (x, 0, h)], 1)
        return self

    def box(self, low, high, kind):
        """Adds a piece of furniture."""
        for side, _, _ in _SIDES:
            corners = [tuple(high[k] if _CORNERS[c][k] else low[k] for k in range(3)) for c in side]
            self._side(corners, kind)
        return self

    def form(self, name, material):
        """Creates the mesh of the room."""
        return mesh(name, self.vertices, self.faces, material, smooth=False, uvs=self.uvs)
