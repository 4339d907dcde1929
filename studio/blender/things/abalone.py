"""Abalone, scored and glazed, whole and in its shell (1 unit = 10 cm). Each rests on z=0."""

from math import cos, exp, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place
from kit.forms import grid
from kit.graph import Graph
from kit.stage import rng
from things.shellfish import grown_shell, nacre

FRILL = 0.74


def glazed_abalone_material():
    """Returns the material. UV v runs from the golden middle over the brown side to the nearly black frill; soy and
    butter make it shine.
    """
    graph = Graph("glazed abalone")
    v = graph.axes("UV")[1]
    sway = graph.math("SUBTRACT", graph.noise(8, 4, 0.65), 0.5)
    at = graph.math("ADD", v, graph.math("MULTIPLY", sway, 0.2))
    stops = (
        (0.0, "#dcab5c"),
        (0.3, "#cd9647"),
        (0.5, "#a87334"),
        (0.64, "#6e4a28"),
        (0.74, "#352a1c"),
        (0.92, "#1f1d14"),
    )
    body = graph.ramp(at, *stops)
    seared = graph.ramp(graph.noise(3.4, 4, 0.6), (0.5, 0.0), (0.68, 0.45))
    body = graph.mix(graph.math("MULTIPLY", seared, graph.ramp(v, (0.5, 1.0), (0.7, 0.0))), body, "#6a4a2c")
    graph.set(Base_Color=body, Roughness=0.32, Clearcoat=0.7, Clearcoat_Roughness=0.09)
    graph.set(Emission=body, Emission_Strength=0.05)
    return graph.bump(graph.noise(20, 4), 0.25, 0.01).material


def glazed_abalone(size=0.25, material=None):
    """Models an abalone along x: a low oval with a few shallow cuts across its top and a ruffled frill; `size` is
    half its length.
    """
    rand = rng().random() * 40

    def cut(x, y):
        """Returns the depth of the knife cuts at (x, y): a few irregular lines in both directions."""
        sway = 0.12 * noise.noise(Vector((x * 3, y * 3, rand)))
        lines = ((x + y) * 2.2 + sway, (x - y) * 2.2 + sway)
        return sum(exp(-(((line % 1.0) - 0.5) ** 2) / 0.008) for line in lines)

    def point(u, v):
        a = 2 * pi * u
        q = Vector((cos(a), sin(a), rand))
        uneven = 1 + 0.05 * noise.noise(q * 1.4) + 0.1 * cos(a)
        wave = sin(13 * a + 5 * noise.noise(q * 2)) + 0.5 * sin(22 * a + 3 * noise.noise(q * 3) + rand)
        if v <= FRILL:
            s = v / FRILL
            x, y = s * cos(a), s * sin(a)
            dome = 0.3 * (1 - s**2.6) ** 0.8 + 0.02 * noise.noise(Vector((x * 3, y * 3, rand)))
            z = 0.12 + dome - 0.028 * cut(x, y) * max(0.0, 1 - s**3)
            reach = 0.82 * s
        else:
            t = (v - FRILL) / (1 - FRILL)
            reach = 0.82 + 0.14 * t + 0.012 * t * wave
            z = 0.12 - 0.06 * t * (1 - 0.5 * t) + 0.016 * t * wave
        return reach * uneven * size * cos(a), 0.68 * reach * uneven * size * sin(a), size * max(0.02, z)

    return grid("abalone", 168, 60, point, material or glazed_abalone_material(), closed=True)


def shelled_abalone(size=0.26, material=None):
    """Models an abalone in its shell: pearl between the flesh and a bright rim, dark ridges outside; `size` is
    about half the length of the flesh.
    """
    rims, rand = [], rng().random() * 40
    profile = ((0.0, 0.0), (0.6, 0.03), (0.95, 0.16), (1.08, 0.3), (1.13, 0.37))
    for tint, lift in ((grown_shell("ear shell", "#221d1b", "#6a5a4c", 20), -0.05), (nacre(), 0.0)):

        def bowl(u, v, lift=lift):
            a, place_ = 2 * pi * u, v * (len(profile) - 1)
            k = min(int(place_), len(profile) - 2)
            (r0, z0), (r1, z1) = profile[k], profile[k + 1]
            r, z = r0 + (r1 - r0) * (place_ - k), z0 + (z1 - z0) * (place_ - k)
            q = Vector((cos(a), sin(a), rand))
            z *= 1 + 0.2 * noise.noise(q * 1.3)
            r *= 1 + 0.07 * noise.noise(q * 1.5) + 0.015 * noise.noise(q * 4) + 0.1 * cos(a)
            apart = lift * (1 - v**8)
            r -= 0.6 * apart
            return size * r * cos(a), 0.76 * size * r * sin(a), size * (z + apart)

        rims.append(grid("ear shell", 120, 32, bowl, tint, closed=True))
    return group(*rims, place(glazed_abalone(size, material), (0, 0, 0.13 * size)), name="shelled abalone")
