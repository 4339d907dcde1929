"""Jeju tangerines for tables (1 unit = 10 cm): whole with leaf and calyx, peeled, and single segments. All rest on
z=0.
"""

from math import cos, pi, radians, sin

from mathutils import Matrix, Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import grid, lathe, reshape, weld
from kit.graph import Graph
from kit.lines import leaf, tube
from kit.materials import simple
from kit.stage import rng
from things.garnish import set_on_ground


def peel_material(name="tangerine peel", tint="#e8741a"):
    """Returns the material of oily orange skin with pores, greener and paler in places."""
    graph = Graph(name)
    clouds = graph.noise(2.2, 3)
    body = graph.ramp(clouds, (0.3, "#d95f0e"), (0.52, tint), (0.72, "#f29a2e"))
    pores = graph.cells(34, randomness=0.8)
    body = graph.mix(graph.ramp(pores, (0.0, 0.35), (0.3, 0.0)), body, "#a8480c")
    graph.set(Base_Color=body, Roughness=0.3, Clearcoat=0.35, Clearcoat_Roughness=0.2)
    height = graph.math("ADD", graph.ramp(pores, (0.0, 0.0), (0.4, 1.0)), graph.math("MULTIPLY", clouds, 2.0))
    return graph.bump(height, 0.28, 0.012).material


def citrus_leaf_material():
    """Returns the material of dark, leathery, glossy leaves with a pale middle rib."""
    graph = Graph("citrus leaf")
    uv = graph.node("SeparateXYZ", Vector=graph.coordinates("UV")).outputs
    middle = graph.math("ABSOLUTE", graph.math("SUBTRACT", uv[0], 0.5))
    veins = graph.waves(5, "Y", 1.0, at=graph.coordinates("UV"))
    body = graph.mix(graph.math("MULTIPLY", veins, 0.25), "#2c5a1a", "#4a8428")
    body = graph.mix(graph.ramp(middle, (0.015, 1.0), (0.04, 0.0)), body, "#9dbb62")
    graph.set(Base_Color=body, Roughness=0.28, Clearcoat=0.5, Clearcoat_Roughness=0.15)
    return graph.bump(veins, 0.15, 0.01).material


def _flesh(name, tint, edge):
    graph = Graph(name)
    threads = graph.ramp(graph.noise(7, 4, 0.7, distortion=1.2), (0.52, 0.0), (0.62, 0.55))
    body = graph.mix(graph.math("POWER", graph.facing(0.4), 1.4), tint, edge)
    graph.set(Base_Color=graph.mix(threads, body, "#f6dcb4"), Roughness=0.32, Clearcoat=0.3, Clearcoat_Roughness=0.2)
    return graph.bump(graph.noise(9, 3), 0.2, 0.015).material


def cut_material(segments=10):
    """Returns the material of a cut fruit: UV.x counts its segments, UV.y goes from the middle to the peel; long
    juice cells under a wet gloss.
    """
    graph = Graph("cut tangerine")
    part, reach = graph.axes("UV")[:2]
    gap = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", part), 0.5))
    wall = graph.math("MULTIPLY", graph.math("SUBTRACT", 0.5, gap), reach)
    cells = graph.cells(1.0, at=graph.coordinates("UV", (4.5, 5.0, 1)))
    body = graph.ramp(cells, (0.1, "#ffab30"), (0.45, "#f58d14"), (0.85, "#de6c08"))
    body = graph.mix(graph.ramp(wall, (0.012, 0.85), (0.04, 0.0)), body, "#fbd9a0")
    pith = graph.ramp(reach, (0.05, 1.0), (0.1, 0.0), (0.88, 0.0), (0.905, 1.0))
    body = graph.mix(pith, body, "#f7e3bb")
    body = graph.mix(graph.ramp(reach, (0.935, 0.0), (0.955, 1.0)), body, "#e8741a")
    graph.set(Base_Color=body, Roughness=0.14, Clearcoat=1.0, Clearcoat_Roughness=0.05)
    graph.set(Emission=body, Emission_Strength=0.05)
    return graph.bump(graph.math("MULTIPLY", cells, -1.0), 0.35, 0.012).material


class Citrus:
    """The materials of the tangerines of one picture, created once and shared by all fruits."""

    def __init__(self):
        self.peel, self.leaf = peel_material(), citrus_leaf_material()
        self.flesh = _flesh("segment", "#f08a24", "#ffc46a")
        self.stem = simple("stem", "#5c6b2a", 0.6)

    def fruit(self, radius=0.3, leaves=0):
        """Models a whole tangerine, slightly flat, its calyx up; `leaves` grow at the stem."""
        profile = [(0, 0.06), (0.3, 0.03), (0.62, 0.13), (0.9, 0.42), (1.0, 0.8), (0.94, 1.16), (0.72, 1.45)]
        profile += [(0.42, 1.6), (0.2, 1.62), (0.08, 1.55), (0, 1.53)]
        shift, ridges = rng().random() * 9, rng().choice((7, 8, 9))

        def bend(r, z, angle):
            near_top = max(0.0, (z - 1.25) / 0.4) * min(1.0, r / 0.2)
            return r * (1 + 0.035 * near_top * sin(angle * ridges + shift)), z + 0.02 * near_top * sin(angle * 5)

        form = lathe("tangerine", profile, self.peel, 72, 5, 0.05, bend=bend)
        calyx = lathe("calyx", [(0.15, 1.585), (0.1, 1.6), (0.03, 1.6), (0, 1.6)], self.stem, 10, 3, 0.4)
        stub = tube("stub", [(0, 0, 1.57), (0.02, 0, 1.7), (0.05, 0.02, 1.82)], 0.045, self.stem)
        parts = [form, calyx, stub]
        for i in range(leaves):
            blade = leaf(
                "leaf", self.leaf, uniform(1.1, 1.5), uniform(0.3, 0.38), uniform(-0.25, 0.05), 0.22, thickness=0.02
            )
            parts.append(place(blade, (0.03, 0.0, 1.72), (uniform(-15, 15), uniform(-22, 4), i * 150 + uniform(0, 70))))
        return group(group(*parts, scale=radius), name="tangerine")

    def segment(self, radius=0.26, width=36.0):
        """Models one segment standing as in the fruit: its thin edge on the z axis, its back towards +x."""
        half = radians(width) / 2

        def point(u, v):
            polar, a = pi * v, u * 2 * pi
            reach = radius * sin(polar)
            out = (0.5 + 0.5 * cos(a)) ** 0.72
            side = sin(a) * half * 0.93 * (0.35 + 0.65 * out)
            r = reach * (0.07 + 0.93 * out)
            return r * cos(side), r * sin(side) * 1.04, radius * 0.82 * (1 + cos(polar))

        form = weld(grid("segment", 20, 18, point, self.flesh, closed=True))
        rand = Vector((rng().random() * 40, 0, 0))
        return reshape(form, lambda p: p * (1 + 0.05 * noise.noise(p * 6 + rand)))

    def peeled(self, radius=0.26, taken=2):
        """Models a peeled fruit of ten segments; the first `taken` ones at the front are missing."""
        parts = []
        for i in range(10 - taken):
            angle = 36 * (i + taken / 2 + 0.5) - 90
            parts.append(place(self.segment(radius), turn=(0, 0, angle)))
        return group(*parts, name="peeled tangerine")

    def lying_segment(self, radius=0.26, width=36.0):
        """Models a segment on its side, its back to the ground's right."""
        flat = Matrix.Rotation(radians(78), 3, "X")
        return set_on_ground(reshape(self.segment(radius, width), lambda p: flat @ p))

    def half(self, radius=0.26, segments=10):
        """Models half a fruit around the origin, its cut face up: each segment swells slightly between its skins,
        the peel below.
        """
        rand = rng().random() * 40

        def face(u, v):
            angle, swell = 2 * pi * u, 0.0
            wall = (0.5 - abs(u * segments % 1.0 - 0.5)) * 2 * pi / segments * v
            for edge_distance in (wall - 0.02, (v - 0.09) * 0.8, (0.88 - v) * 0.8):
                share = min(1.0, max(0.0, edge_distance / 0.09))
                swell = share if edge_distance == wall - 0.02 else min(swell, share)
            uneven = noise.noise(Vector((cos(angle) * v * 5, sin(angle) * v * 5, rand)))
            out = radius * v * (1 + 0.02 * noise.noise(Vector((cos(angle), sin(angle), rand))))
            return out * cos(angle), out * sin(angle), radius * (0.07 * swell**0.5 + 0.012 * uneven)

        cut = grid("cut face", 240, 60, face, cut_material(segments), closed=True, uv=lambda u, v: (u * segments, v))
        dome = [(1.0, 0.005), (1.02, -0.03), (1.0, -0.2), (0.86, -0.52), (0.55, -0.74), (0.2, -0.8), (0, -0.79)]
        return group(cut, lathe("peel", [(radius * r, radius * z) for r, z in dome], self.peel, 72, 5), name="half")
