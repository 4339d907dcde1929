"""Ice for glasses and for the table: a ball like a moon (1 unit = 10 cm). And twists of peel."""

from math import cos, pi, sin


from kit.arrange import group
from kit.forms import grid
from kit.graph import Graph


def peel_twist(turns=1.5, radius=0.12, pitch=0.18, wide=0.09, outer="#f08a1a", inner="#f6e6c0", thick=0.02):
    """A ribbon of citrus peel wound around the z axis: pored skin outside, white pith inside."""
    length = 96
    skin, pith = peel_material(outer), _pith_material(inner)

    def ribbon(offset, material, name):
        def point(u, v):
            angle = 2 * pi * turns * v
            fade = min(1.0, 7 * v, 7 * (1 - v)) ** 0.6
            reach = radius * (1 + 0.16 * sin(angle * 0.7)) + offset + 0.02 * sin(pi * u)
            z = pitch * turns * v + (u - 0.5) * wide * (0.35 + 0.65 * fade) * (1 + 0.12 * sin(v * 23))
            return reach * cos(angle), reach * sin(angle), z

        return grid(name, 8, length, point, material, thickness=thick / 2)

    return group(ribbon(thick / 2, skin, "skin"), ribbon(0.0, pith, "pith"), name="peel")


def peel_curl(length=0.62, wide=0.13, bend=2.2, lift=0.12, outer="#f08a1a", inner="#f6e6c0", thick=0.022):
    """A broad strip of peel bowed over along +x, skin up, as it is laid on a glass's rim or floated on a drink."""
    skin, pith = peel_material(outer), _pith_material(inner)

    def ribbon(offset, material, name):
        def point(u, v):
            s, a = u - 0.5, bend * (v - 0.5)
            reach = length / bend + offset
            half = wide * min(1.0, (9 * v) ** 0.5, (9 * (1 - v)) ** 0.5)
            turn = 0.8 * (v - 0.5)
            x, z = reach * sin(a), reach * cos(a) - length / bend * cos(bend / 2)
            y = s * half
            return x, y * cos(turn) + 0.3 * lift * sin(5 * v), z + y * sin(turn) + offset

        return grid(name, 8, 48, point, material, thickness=thick / 2)

    return group(ribbon(thick / 2, skin, "skin"), ribbon(0.0, pith, "pith"), name="peel")


def peel_material(tint):
    """Citrus skin: oily, with small pores."""
    graph = Graph("peel")
    pores = graph.cells(46)
    graph.set(
        Base_Color=graph.mix(graph.ramp(pores, (0.05, 0.5), (0.3, 0.0)), tint, "#b85c08"), Roughness=0.3, Clearcoat=0.5
    )
    return graph.set(Clearcoat_Roughness=0.12).bump(graph.ramp(pores, (0.0, 0.0), (0.35, 1.0)), 0.35, 0.01).material


def _pith_material(tint):
    graph = Graph("pith").set(Base_Color=tint, Roughness=0.75, Sheen=0.2)
    return graph.bump(graph.noise(26, 3), 0.3, 0.012).material
