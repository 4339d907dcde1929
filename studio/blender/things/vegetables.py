"""Leaves, roots and garnishes, whole and cut (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector

from kit.arrange import duplicate, group, heap, hide, place, uniform
from kit.forms import blob, box, lathe
from kit.graph import Graph
from kit.lines import leaf, tube
from kit.materials import simple, wet
from kit.stage import rng
from things.many import many, pose, pose_on


def veined(name, tint, vein, back=None, scale=9.0):
    """Returns the material of a leaf with side veins on both sides of the middle one; the mesh needs the UVs of a
    leaf.
    """
    graph = Graph(name)
    u, v = graph.node("SeparateXYZ", Vector=graph.coordinates("UV")).outputs[:2]
    off = graph.math("ABSOLUTE", graph.math("SUBTRACT", u, 0.5))
    phase = graph.math("MULTIPLY", graph.math("SUBTRACT", v, graph.math("MULTIPLY", off, 0.7)), scale)
    ridge = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", phase), 0.5))
    lines = graph.math("MINIMUM", ridge, graph.math("MULTIPLY", off, 2.0))
    body = graph.mix(
        graph.ramp(lines, (0.02, 1.0), (0.1, 0.0)), graph.ramp(graph.noise(12), (0.3, back or tint), (0.7, tint)), vein
    )
    graph.set(
        Base_Color=body, Roughness=0.36, Clearcoat=0.3, Clearcoat_Roughness=0.2, Emission=body, Emission_Strength=0.03
    )
    return graph.bump(lines, 0.5, 0.02).material


def shiso(length=0.8, material=None):
    """Models a broad saw-toothed leaf along +x."""
    material = material or veined("shiso", "#4f8f2f", "#86b65a", "#356f22")
    return leaf("shiso", material, length, length * 0.36, 0.12, 0.22, 0.16, 0.006, 34)


def threads(radius=0.4, height=0.3, count=90, thickness=0.011, material=None, length=0.7):
    """Models a loose heap of fine long shreds (daikon, scallion, egg): arcs over each other on a dome."""
    material = material or wet("daikon", "#eef0ea", "#ffffff", 0.15, 0.6)
    parts = []
    for _ in range(count):
        angle, reach, turn = uniform(0, 2 * pi), radius * uniform(0, 0.85), uniform(0, 2 * pi)
        middle = Vector((reach * cos(angle), reach * sin(angle), 0))
        top = height * (1 - (reach / radius) ** 2) * uniform(0.45, 1.0) + thickness
        bow, half = uniform(-0.5, 0.5), length * uniform(0.35, 0.55)
        points = []
        for k in range(6):
            s = k / 2.5 - 1
            heading = turn + bow * s
            p = middle + Vector((cos(heading), sin(heading), 0)) * s * half
            far = min(1.3, p.length / radius)
            points.append((p.x, p.y, max(thickness, top * (1 - 0.8 * far * far) + uniform(-0.01, 0.015))))
        parts.append(tube("thread", points, thickness, material, steps=4))
    return group(*parts, name="threads")


def rings(count, radius, centre, ground, material=None, size=0.035):
    """Models chopped scallion scattered over `ground` (a height or a function)."""
    green = material or wet("scallion", "#5fa832", "#c9e08a", 0.25, 0.5)
    profile = [(0.7, -0.28), (1, -0.3), (1.02, 0.3), (0.7, 0.28), (0.68, 0)]
    ring = lathe("ring", [(r * size, z * size * 1.4) for r, z in profile + profile[:1]], green, 20, 1)
    return heap([ring], count, radius, centre, ground, 40, (0.7, 1.15), 5, sink=0.006)


def sesame(count, places, tint="#efdcb0"):
    """Models sesame on surfaces; `places` are (at, normal) pairs, from which it chooses randomly."""
    seed = blob("seed", simple("sesame", tint, 0.4, coat=0.2), (0.0165, 0.0095, 0.006), detail=1)
    chosen = [places[rng().randrange(len(places))] for _ in range(count)]
    return many("sesame", seed, [pose_on(at, normal) for at, normal in chosen])


def julienne(material, count=40, radius=0.16, height=0.12, length=0.2, thick=0.012):
    """Models a small mound of short straws in random orientation."""
    straw = box("straw", (length, thick * 1.7, thick * 1.5), material, bevel=thick * 0.4, steps=2)
    places = []
    for _ in range(count):
        angle, r = uniform(0, 2 * pi), rng().random() ** 0.6
        z = height * (1 - r * r) * uniform(0.3, 1.0) + thick
        places.append(
            pose(
                (r * radius * cos(angle), r * radius * sin(angle), z),
                (0, uniform(-22, 22), uniform(0, 360)),
                uniform(0.8, 1.15),
            )
        )
    return many("julienne", straw, places)


def sprouts(count=40, radius=0.2, height=0.16):
    """Models bean sprouts, seasoned: curling pale stems with yellow heads."""
    stem, head = wet("sprout", "#f0e9cc", "#fffbe6", 0.15, 0.7), wet("sprout head", "#e5b94a", "#ffe08a", 0.2, 0.6)
    pattern, parts = [], []
    for _ in range(5):
        bend = uniform(0.6, 1.6)
        points = [(0.19 * s - 0.1, 0.05 * sin(s * 3 * bend), 0.02 * sin(s * 5)) for s in (0, 0.25, 0.5, 0.75, 1)]
        form = tube("stem", points, 0.0125, stem, (0.5, 0.9, 1, 1.1, 1.1), 4)
        top = place(blob("head", head, (0.028, 0.022, 0.02), detail=2), points[-1])
        pattern.append(group(form, top))
    for i in range(count):
        angle, r = uniform(0, 2 * pi), rng().random() ** 0.55
        z = height * (1 - r * r) * uniform(0.35, 1.0) + 0.02
        at = (r * radius * cos(angle), r * radius * sin(angle), z)
        parts.append(
            duplicate(pattern[i % 5], at, (uniform(-40, 40), uniform(-20, 20), uniform(0, 360)), uniform(0.85, 1.15))
        )
    hide(*pattern)
    return group(*parts, name="sprouts")


def greens(radius=0.2, height=0.15, tint="#2f6b22", count=44, pale="#9cc06a"):
    """Models blanched leaves and stems (spinach, herbs), dressed and heaped."""
    dark, stem = (
        wet("greens", tint, "#6d9c45", 0.22, 0.7, grain=(22, 0.5, 0.02)),
        wet("stem", pale, "#dcebb0", 0.2, 0.6),
    )
    parts = []
    for i in range(count):
        angle, r = uniform(0, 2 * pi), rng().random() ** 0.55
        z = height * (1 - r * r) * uniform(0.4, 1.0) + 0.025
        at, turn = (r * radius * cos(angle), r * radius * sin(angle), z), uniform(0, 360)
        if i % 3:
            form = leaf(
                "leaf",
                dark,
                uniform(0.09, 0.15),
                uniform(0.026, 0.042),
                uniform(-0.6, 0.2),
                uniform(0.4, 1.2),
                thickness=0.006,
                steps=10,
            )
            place(form, at, (uniform(-50, 50), uniform(-25, 25), turn))
        else:
            points = [(0.2 * s - 0.1, 0.04 * sin(s * 4), 0.025 * sin(s * 3)) for s in (0, 0.33, 0.66, 1)]
            form = place(tube("stem", points, 0.013, stem, (0.7, 1, 1, 0.8), 4), at, (0, uniform(-20, 20), turn))
        parts.append(form)
    return group(*parts, name="greens")


def round_slice(radius, thick, material, skin=None):
    """Models a slice of radish, carrot, lotus or cucumber lying on z=0."""
    body = lathe(
        "slice",
        [(0, thick), (radius * 0.93, thick), (radius, thick * 0.6), (radius, 0.004), (0, 0)],
        material,
        40,
        2,
        0.05,
    )
    if not skin:
        return body
    rim = lathe(
        "skin", [(radius * 0.98, thick * 0.98), (radius * 1.02, thick * 0.6), (radius * 1.01, 0.002)], skin, 40, 2
    )
    return group(body, rim, name="slice")
