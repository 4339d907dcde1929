"""Half a boiled lobster, cut side up (1 unit = 10 cm): white tail in its red shell, the head with its cream and coral, a claw."""

from math import cos, pi, sin

import numpy as np
from mathutils import Vector, noise

from kit.arrange import group, place
from kit.forms import blob, grid, through
from kit.graph import Graph
from kit.lines import tube
from kit.materials import wet
from things.crustaceans import big_claw, jointed_arm
from things.shellfish import cooked_shell

SPINE = [(-0.98, 0.02), (-0.7, 0.01), (-0.35, 0), (0, 0), (0.3, -0.01), (0.6, -0.07), (0.86, -0.2), (1.04, -0.4)]
NECK = 0.47
JOINTS = 6


def _line():
    """The spine's places with the direction of the back at each, from the brow to the tail's end."""
    points = [Vector((*p, 0)) for p in through(SPINE, 12)]
    backs = []
    for i in range(len(points)):
        ahead = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        backs.append(Vector((-ahead.y, ahead.x, 0)))
    return points, backs


def _height(s):
    """Half the body's height along it: s 0 at the brow, 1 at the tail's end; each joint of the tail swells over the next."""
    marks = (0, 0.05, 0.14, 0.28, 0.42, NECK, 0.52, 0.7, 0.88, 1.0)
    tall = float(np.interp(s, marks, (0.02, 0.07, 0.15, 0.225, 0.235, 0.195, 0.21, 0.19, 0.15, 0.1)))
    if s <= NECK:
        return tall
    return tall * (0.92 + 0.13 * (((s - NECK) / (1 - NECK) * JOINTS) % 1.0) ** 1.3)


def _meat_material():
    """UV u from belly to back, v from brow to tail: white meat with a coral skin, in the head cream and roe."""
    graph = Graph("lobster meat")
    u, v = graph.axes("UV")[:2]
    sway = graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(9, 4, 0.65), 0.5), 0.22)
    off = graph.math("MULTIPLY", graph.math("ABSOLUTE", graph.math("SUBTRACT", u, 0.5)), 2.0)
    tail = graph.ramp(
        graph.math("ADD", off, sway), (0.0, "#dcc8ac"), (0.62, "#dcbd9a"), (0.8, "#ee9f6c"), (0.94, "#d2421a")
    )
    head = graph.ramp(
        graph.noise(8, 4, 0.6), (0.32, "#b57a3c"), (0.46, "#d6aa6c"), (0.56, "#e6cc9c"), (0.63, "#cf5524")
    )
    body = graph.mix(graph.ramp(graph.math("ADD", v, sway), (NECK - 0.02, 0.0), (NECK + 0.03, 1.0)), head, tail)
    graph.set(Base_Color=body, Roughness=0.24, Clearcoat=0.7, Clearcoat_Roughness=0.08)
    graph.set(Emission=body, Emission_Strength=0.05)
    fibres = graph.noise(16, 4, at=graph.coordinates(scale=(2.2, 0.7, 1)))
    return graph.bump(fibres, 0.35, 0.016).material


def _body(shell, unit):
    """The half shell below and the meat that swells out of it."""
    points, backs = _line()
    last = len(points) - 1

    def rind(u, v):
        i, theta = round(v * last), pi * u
        tall = _height(i / last)
        return (points[i] + backs[i] * tall * cos(theta) - Vector((0, 0, 0.8 * tall * sin(theta)))) * unit

    def meat(u, v):
        i, w = round(v * last), 2 * u - 1
        s, tall = i / last, _height(i / last)
        at = points[i] + backs[i] * tall * 0.93 * w
        lump = noise.noise(Vector((at.x * 7, at.y * 7, 3)))
        ring = ((s - NECK) / (1 - NECK) * JOINTS) % 1.0
        full = 0.085 * (1 - w * w) ** 0.5 * tall / 0.2 * (0.72 + 0.28 * sin(pi * ring) ** 0.4) + 0.012 * lump
        cavity = -0.05 * (1 - w * w) ** 0.5 + 0.05 * noise.noise(Vector((at.x * 12, at.y * 12, 8)))
        share = min(1.0, max(0.0, (s - NECK + 0.03) / 0.05))
        return (at + Vector((0, 0, cavity * (1 - share) + full * share))) * unit

    return [
        grid("half shell", 24, last, rind, shell, thickness=0.026 * unit),
        grid("lobster meat", 36, last, meat, _meat_material()),
    ]


def _fin(shell, length, width):
    """A paddle of the tail fan along +x, ribbed, rounded at its end."""

    def point(u, v):
        s = 2 * u - 1
        round_off = max(0.0, 1 - (max(0.0, v - 0.6) / 0.4) ** 2) ** 0.5
        half = width * min(1.0, 0.32 + 1.1 * v) * round_off
        ribs = 0.05 * width * abs(sin(6 * s)) * v
        return v * length, s * half, 0.22 * length * v * v - 0.3 * half * s * s + ribs

    return grid("fin", 20, 24, point, shell, thickness=0.018)


def half_lobster(length=2.0):
    """Half a lobster, brow towards -x, its back towards +y, tail curled to -y; the cut face lies around z=0, the shell below it."""
    shell, unit = cooked_shell("lobster shell", "#a3170a", "#dd3c0e"), length / 2.0
    v = lambda *p: Vector(p) * unit
    parts = _body(shell, unit)
    for turn, reach in ((-128, 0.85), (-98, 1.0), (-66, 1.08), (-34, 1.0), (-2, 0.85)):
        fin = _fin(shell, 0.36 * unit * reach, 0.105 * unit)
        parts.append(place(fin, v(1.03, -0.37, -0.06), (0, 4, turn + 8)))
    parts.append(tube("horn", [v(-0.9, 0.06, -0.01), v(-1.02, 0.08, 0.02), v(-1.14, 0.12, 0.06)], 0.03 * unit, shell))
    eye = blob("eye", wet("eye", "#0c0807", roughness=0.04), (0.036 * unit,) * 3, detail=3)
    parts.append(place(eye, v(-0.86, 0.13, 0.03)))
    feelers = (
        [(-0.93, 0.03, 0.0), (-1.25, 0.16, 0.1), (-1.12, 0.36, 0.2), (-0.4, 0.5, 0.22), (0.45, 0.42, 0.14)],
        [(-0.95, 0.01, 0.0), (-1.15, -0.02, 0.1), (-1.32, -0.12, 0.12)],
        [(-0.95, 0.02, 0.0), (-1.18, 0.06, 0.14), (-1.38, 0.04, 0.18)],
    )
    for path, thick in zip(feelers, (0.02, 0.011, 0.011)):
        parts.append(tube("feeler", [v(*p) for p in path], thick * unit, shell, (1.3, 1, 0.8, 0.6, 0.3)[: len(path)]))
    for i in range(4):
        x = -0.62 + 0.15 * i
        leg = [(x, -0.17, -0.04), (x - 0.03, -0.34, 0.08), (x - 0.12, -0.46, -0.06), (x - 0.16, -0.52, -0.14)]
        parts.append(tube("leg", [v(*p) for p in leg], 0.026 * unit, shell, (1, 0.9, 0.7, 0.3)))
    parts += jointed_arm(shell, [v(-0.72, -0.12, -0.06), v(-0.9, -0.26, -0.04), v(-0.98, -0.4, -0.04)], 0.075 * unit)
    parts.append(place(big_claw(shell, 0.74 * unit, 1), v(-1.06, -0.52, 0.0), (-20, -4, 226)))
    return group(*parts, name="half lobster")
