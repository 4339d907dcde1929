"""The sea by night (1 unit = 1 m): waves to the horizon, a bridge of lights, fishing lamps, rocks. The water lies
at z=0.
"""

from math import cos, pi, radians, sin

import numpy as np
from mathutils import Vector

from kit.arrange import uniform
from kit.forms import blob, mesh, slab
from kit.graph import Graph
from kit.lines import tube
from kit.materials import glow, simple, stone
from kit.stage import rng
from things.many import many, pose
from things.sky import add_haze


def water_material(deep="#04101f", rough=0.055, ripple=0.5, reach=1800.0, haze=0.2):
    """Returns the material of dark water: small ripples in its relief nearby, duller far away, where waves are too
    small to see.
    """
    graph = Graph("water")
    distance = graph.node("CameraData").outputs["View Distance"]
    far = graph.node("MapRange", i0=distance, i1=20.0, i2=900.0, i3=rough, i4=rough * 1.8).outputs[0]
    graph.set(Base_Color=deep, Roughness=far, Specular=0.45, IOR=1.33)
    small = graph.noise(2.4, 4, 0.65, at=graph.coordinates(scale=(1, 1.7, 1)))
    strength = graph.node("MapRange", i0=distance, i1=6.0, i2=260.0, i3=ripple, i4=ripple * 0.35).outputs[0]
    graph.put(graph.principled, "Normal", graph.node("Bump", Height=small, Strength=strength, Distance=0.22))
    add_haze(graph, reach, strength=haze, most=0.75)
    return graph.material


def sea(
    eye,
    azimuth=0.0,
    half_angle=40.0,
    height=1.0,
    wind=20.0,
    near=4.0,
    far=6000.0,
    columns=420,
    rows=460,
    material=None,
    lengths=(1.1, 38.0),
):
    """Models water as the camera at `eye` (x, y, z) sees it towards `azimuth`: fine nearby, coarse far away.

    `height` scales the waves, `wind` is their direction, `lengths` their shortest and longest length in metres; a
    calm bay has no long ones.
    """
    u = np.linspace(-1, 1, columns + 1)[None, :] * radians(half_angle) + radians(azimuth)
    r = near * (far / near) ** (np.linspace(0, 1, rows + 1)[:, None])
    x, y = eye[0] + r * np.sin(u), eye[1] + r * np.cos(u)
    cell = np.maximum(r * (np.log(far / near) / rows), r * radians(half_angle) * 2 / columns)
    z = np.zeros_like(x)
    for _ in range(46):
        length = lengths[0] * (lengths[1] / lengths[0]) ** rng().random()
        course = radians(wind + rng().gauss(0, 32))
        phase = (x * sin(course) + y * cos(course)) * 2 * pi / length + rng().random() * 6.3
        shown = np.clip(length / (2.4 * cell) - 1, 0, 1)
        wave = np.sin(phase + 0.4 * np.sin(phase))
        z += height * 0.011 * length**0.85 * wave * shown
    points = np.stack([x, y, z], -1).reshape(-1, 3)
    across = columns + 1
    first = (np.arange(rows)[:, None] * across + np.arange(columns)[None, :]).ravel()
    faces = np.stack([first, first + 1, first + across + 1, first + across], -1)
    return mesh("sea", points.tolist(), faces.tolist(), material or water_material())


def bridge(start, end, height=100.0, deck=32.0, towers=(0.32, 0.68), tints=("#ffd9a0", "#9fc4ff"), lamp=1.7, shine=1.5):
    """Models the lights of a suspension bridge between two points (x, y): a lit deck, two towers, strings of lamps
    along the cables.
    """
    a, b = Vector((*start, 0)), Vector((*end, 0))
    at = lambda t, z: a.lerp(b, t) + Vector((0, 0, z))
    steel = simple("bridge steel", "#5a6a86", 0.5)
    hazed_steel = glow("bridge", "#6f86b8", 0.16)
    tube("deck", [at(0, deck), at(1, deck)], 3.2, hazed_steel, smooth=False)
    for t in towers:
        for side in (-8, 8):
            foot = at(t, -2) + Vector((0, side, 0))
            tube(
                "tower",
                [foot, foot + Vector((0, -side * 0.25, height + 2))],
                3.0,
                glow("tower", "#a9c0f0", 0.55),
                smooth=False,
            )
        for z in (deck * 1.7, height * 0.82):
            tube("tie", [at(t, z) + Vector((0, -8, 0)), at(t, z) + Vector((0, 8, 0))], 2.4, hazed_steel, smooth=False)
    left, right = towers
    span = right - left

    def cable(t):
        if left <= t <= right:
            s = (t - left) / span * 2 - 1
            return deck + 5 + (height - deck - 5) * s * s
        s = (t / left) if t < left else (1 - t) / (1 - right)
        return deck + (height - deck) * max(0.0, (s - 0.28) / 0.72) ** 1.5

    string, hangers, deck_lamps = [], [], []
    count = int((b - a).length / 9)
    for i in range(count + 1):
        t = i / count
        string.append(pose(at(t, cable(t)), scale=lamp))
        deck_lamps.append(pose(at(t, deck + 5), scale=lamp * 0.8))
        if cable(t) > deck + 8:
            hangers.append((at(t, deck), at(t, cable(t))))
    many("cable lamps", blob("lamp", glow("cable lamps", tints[1], shine), detail=2), string)
    many("deck lamps", blob("lamp", glow("deck lamps", tints[0], shine * 1.15), detail=2), deck_lamps)
    for i in range(count):
        tube(
            "cable",
            [at(i / count, cable(i / count)), at((i + 1) / count, cable((i + 1) / count))],
            0.7,
            hazed_steel,
            smooth=False,
        )
    for low, high in hangers[::2]:
        tube("hanger", [low, high], 0.25, hazed_steel, smooth=False)


def fishing_lamps(count, distance, half_angle, azimuth=0.0, eye=(0, 0), size=3.0, strength=2.0):
    """Models squid boats at the horizon: white lamps just above the water."""
    places = []
    for _ in range(count):
        a, r = radians(azimuth + uniform(-half_angle, half_angle)), distance * uniform(0.8, 1.15)
        places.append(pose((eye[0] + r * sin(a), eye[1] + r * cos(a), uniform(4, 9)), scale=size * uniform(0.6, 1.1)))
    return many("fishing lamps", blob("lamp", glow("fishing lamp", "#eaf2ff", strength), detail=2), places)


def shore_rocks(line, count, size=(2.0, 5.0), material=None, spread=3.0):
    """Models rocks along a shore line [(x, y)…], half in the water."""
    material = material or stone("rock", "#15181c", "#3a3f46", 0.5, 0.45, 0.4)
    patterns = [slab("rock", (1, uniform(0.7, 1), uniform(0.5, 0.8)), None, 0.5, 0.35, 1.3, 7) for _ in range(4)]
    places = []
    for _ in range(count):
        t = rng().random() * (len(line) - 1)
        i = min(int(t), len(line) - 2)
        p = Vector((*line[i], 0)).lerp(Vector((*line[i + 1], 0)), t - i)
        at = (p.x + uniform(-spread, spread), p.y + uniform(-spread, spread), uniform(-0.9, 0.2))
        places.append(pose(at, (uniform(-20, 20), uniform(-20, 20), uniform(0, 360)), uniform(*size)))
    return many("rocks", patterns, places, material)
