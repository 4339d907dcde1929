"""Finely shaved milk ice in a bowl (1 unit = 10 cm)."""

from math import cos, pi, radians, sin, sqrt

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import blob, grid
from kit.graph import Graph
from kit.stage import rng
from things.many import chip, island, many, pose


def mound(radius, foot, height):
    """Returns a function (x, y) -> z: the height of the heap, which rises by `height` from its edge at `foot`."""

    def at(x, y):
        t = min(1.0, sqrt(x * x + y * y) / radius)
        return foot + height * (1 - t**1.9) ** 1.08

    return at


def _snow_material(flakes):
    """Returns the material of white snow: blue in its hollows, with a faint emission for light that passes between
    grains.
    """
    graph = Graph("snow")
    if flakes:
        tone = graph.ramp(island(graph), (0.0, "#d3e0f2"), (0.4, "#eef3fa"), (1.0, "#fffefa"))
        graph.set(Roughness=graph.ramp(island(graph), (0.0, 0.6), (0.9, 0.5), (0.94, 0.12)))
    else:
        tone = graph.ramp(graph.noise(9, 4, 0.7), (0.34, "#cad8ee"), (0.6, "#f4f7fb"))
        graph.set(Roughness=0.7).bump(graph.noise(60, 4, 0.75), 0.6, 0.015)
    graph.set(Base_Color=tone, Specular=0.35, Emission="#dbe8ff", Emission_Strength=0.09)
    graph.material.cycles.sample_as_light = False
    if flakes:
        through = graph.node("BsdfTranslucent", Color="#f2f6ff")
        graph.surface(graph.node("MixShader", Fac=0.35, i1=graph.principled, i2=through))
    return graph.material


def _flakes(places):
    """Models thousands of thin grains in random orientation."""
    material = _snow_material(True)
    patterns = [chip("flake", material, (1, uniform(0.5, 0.9), 0.22), 9) for _ in range(6)]
    turns = lambda: (uniform(0, 360), uniform(0, 360), uniform(0, 360))
    sizes = lambda: 0.009 + 0.016 * rng().random() ** 2
    return many("flakes", patterns, [pose(p, turns(), sizes()) for p in places], material, smooth=False)


def snow_heap(radius, foot, height, count=15000, spills=()):
    """Models a fluffy heap that meets the wall of a bowl at `radius`; at each of `spills` (degrees) some of it lies
    over the rim.
    """
    rise, seed = mound(radius, foot, height), uniform(0, 50)

    def surface(angle, t):
        x, y = radius * t * cos(angle), radius * t * sin(angle)
        at = Vector((x, y, rise(x, y)))
        q = at + Vector((seed, seed, seed))
        lumps = 0.05 * noise.noise(q * 3.2) + 0.03 * noise.noise(q * 8) + 0.016 * noise.noise(q * 21)
        return at + Vector((x * 0.5, y * 0.5, 0.8)) * (lumps + 0.008 * noise.noise(q * 50)) * min(
            1.0, 8 * (1 - t) + 0.25
        )

    core = grid("snow", 420, 170, lambda u, v: surface(2 * pi * u, v), _snow_material(False), closed=True)
    places = []
    for _ in range(count):
        p = surface(uniform(0, 2 * pi), sqrt(rng().random()))
        places.append(p + Vector((p.x * 0.6, p.y * 0.6, 0.7)) * uniform(-0.004, 0.014))
    clumps = []
    for turn in spills:
        for _ in range(9):
            angle, reach = radians(turn + rng().gauss(0, 7)), radius + uniform(-0.03, 0.06)
            size = uniform(0.03, 0.06)
            middle = Vector(
                (reach * cos(angle), reach * sin(angle), foot + 0.055 - 0.9 * max(0.0, reach - radius - 0.03))
            )
            clump = blob("clump", core.data.materials[0], (size * 1.3, size, size * 0.8), 0.35, 2.0, 4)
            clumps.append(place(clump, middle, (0, 0, turn + uniform(-40, 40))))
            for _ in range(90):
                out = Vector((rng().gauss(0, 1), rng().gauss(0, 1), rng().gauss(0, 1))).normalized()
                places.append(middle + Vector((out.x * size * 1.25, out.y * size * 1.15, out.z * size * 0.85)))
    return group(core, *clumps, _flakes(places), name="snow")
