"""Twists of citrus peel for glasses (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import group
from kit.forms import grid, through
from kit.graph import Graph


def _peel(points, across, wide, outer, inner, thick):
    """Models a ribbon of peel along points; `across` is the direction of its width at each. One side is skin with
    pores, the other white pith.
    """
    last = len(points) - 1

    def sheet(name, offset, material):
        def point(u, v):
            i = round(v * last)
            ahead = (points[min(i + 1, last)] - points[max(i - 1, 0)]).normalized()
            side = across[i].normalized()
            half = wide * (min(1.0, 9 * v, 9 * (1 - v)) ** 0.5 if 0 < v < 1 else 0.05) * (1 + 0.1 * sin(v * 23))
            bow = 0.12 * wide * (1 - (2 * u - 1) ** 2)
            return points[i] + side * half * (u - 0.5) + ahead.cross(side) * (offset + bow)

        return grid(name, 8, last, point, material, thickness=thick / 2)

    return group(sheet("skin", thick / 2, peel_material(outer)), sheet("pith", 0.0, _pith_material(inner)), name="peel")


def peel_on_rim(length=0.6, wide=0.09, outer="#dba414", inner="#f3e6c2", thick=0.016):
    """Models a long peel over a rim along y through the origin: a short end inside at -x, a twisted one hanging
    outside at +x.
    """
    line = [(-0.1, 0.03, -0.09), (-0.055, 0.015, -0.015), (-0.005, 0.0, 0.03), (0.04, -0.005, 0.0)]
    turns = [0.0, 0.0, 0.0, 0.0]
    for i in range(1, 10):
        share = i / 9
        sway = 0.05 * sin(2.1 * pi * share)
        line.append((0.052 + 0.05 * share**2, -0.01 + sway, -0.02 - length * share + 0.12 * share**3))
        turns.append(2.5 * pi * max(0.0, share - 0.12) ** 1.1)
    points = [Vector(p) for p in through(line, 8)]
    across = [Vector((sin(a), cos(a), 0.25 * sin(a))) for (a,) in through([(t,) for t in turns], 8)]
    return _peel(points, across, wide, outer, inner, thick)


def peel_curl(length=0.62, wide=0.13, bend=2.2, lift=0.12, outer="#d8700f", inner="#efdcb4", thick=0.022):
    """Models a broad strip of peel curved over along +x, skin up, as it lies on the rim of a glass or floats on a
    drink.
    """
    points, across = [], []
    for i in range(49):
        v = i / 48
        a, turn = bend * (v - 0.5), 0.8 * (v - 0.5)
        reach = length / bend
        points.append(Vector((reach * sin(a), 0.3 * lift * sin(5 * v), reach * (cos(a) - cos(bend / 2)))))
        across.append(Vector((0, cos(turn), sin(turn))))
    return _peel(points, across, wide, outer, inner, thick)


def peel_material(tint):
    """Returns the material of citrus skin: oily, with small pores."""
    graph = Graph("peel")
    pores = graph.cells(46)
    graph.set(
        Base_Color=graph.mix(graph.ramp(pores, (0.05, 0.5), (0.3, 0.0)), tint, "#b85c08"), Roughness=0.3, Clearcoat=0.5
    )
    return graph.set(Clearcoat_Roughness=0.12).bump(graph.ramp(pores, (0.0, 0.0), (0.35, 1.0)), 0.35, 0.01).material


def _pith_material(tint):
    graph = Graph("pith").set(Base_Color=tint, Roughness=0.75, Sheen=0.2)
    return graph.bump(graph.noise(26, 3), 0.3, 0.012).material
