"""Cut sprigs for tables (1 unit = 10 cm): olive, pine, berries. They lie along +x from the origin unless bent."""

from math import cos, pi, radians, sin

from mathutils import Euler, Matrix, Vector

from kit.arrange import group, place, uniform
from kit.forms import blob, lathe, through
from kit.graph import Graph
from kit.lines import leaf, tube
from kit.materials import simple, wet
from things.many import many


def _bark():
    return simple("bark", "#2a1c15", 0.75, grain=(22, 0.6, 0.02))


def pine_sprig(length=1.5, needle=0.32, count=230, bend=0.2):
    """Models a twig of fir with needles all around, darker inside, blue-green at the tips."""
    graph = Graph("needles")
    tone = graph.math("ADD", graph.node("NewGeometry").outputs["Random Per Island"], 0.0)
    graph.set(Base_Color=graph.ramp(tone, (0.0, "#2a5230"), (0.6, "#4d8450"), (1.0, "#86b486")), Roughness=0.42)
    line = [
        Vector(p) for p in through([(0, 0, 0.06), (length * 0.5, bend * 0.6, 0.12), (length, bend * 0.2, 0.16)], 20)
    ]
    parts = [tube("twig", line, 0.028, _bark(), [1 - 0.7 * i / (len(line) - 1) for i in range(len(line))])]
    shape = lathe(
        "needle", [(0.011, 0), (0.012, 0.5 * needle), (0.004, 0.92 * needle), (0, needle)], graph.material, 5, 1
    )
    places = []
    for i in range(count):
        t = (i + uniform(0, 1)) / count
        at = line[int(t * (len(line) - 1))]
        around, lean = uniform(0, 360), 62 - 34 * t + uniform(-10, 10)
        turn = Matrix.Rotation(radians(90), 3, "Y")
        turn = Matrix.Rotation(radians(around), 3, "X") @ Matrix.Rotation(radians(-lean), 3, "Y") @ turn
        places.append(
            Matrix.LocRotScale(at, turn.to_quaternion(), Vector((1, 1, uniform(0.75, 1.05) * (1 - 0.35 * t))))
        )
    return group(*parts, many("needles", shape, places), name="pine")


def berries(count=7, radius=0.3, size=0.075, tint="#b5160f", at=(0, 0, 0)):
    """Models red berries on short stalks, around a point."""
    skin, stalk, parts = wet("berry", tint, "#f0543a", 0.1, 0.9), _bark(), []
    for _ in range(count):
        angle, reach = uniform(0, 2 * pi), radius * uniform(0.2, 1)
        end = Vector((cos(angle) * reach, sin(angle) * reach, uniform(0.6, 2.4) * size))
        parts += [place(blob("berry", skin, (1, 1, 0.96), detail=3), end, scale=size * uniform(0.85, 1.1))]
        parts.append(tube("stalk", [(0, 0, 0.02), end * 0.5, end], 0.008, stalk))
    return group(*parts, at=at, name="berries")


def olive_sprig(length=1.4, pairs=8, fruit=2, bend=0.25):
    """Models a twig of olive: narrow grey-green leaves in pairs, silver beneath, and some olives."""
    graph = Graph("olive leaf")
    back = graph.node("NewGeometry").outputs["Backfacing"]
    graph.set(Base_Color=graph.mix(back, "#4f6a3a", "#a9b59a"), Roughness=0.45, Specular=0.4)
    line = [Vector(p) for p in through([(0, 0, 0.1), (length * 0.5, bend, 0.2), (length, bend * 0.5, 0.16)], 16)]
    parts = [tube("twig", line, 0.02, _bark(), [1 - 0.6 * i / (len(line) - 1) for i in range(len(line))])]
    for i in range(pairs):
        at = line[int((0.1 + 0.88 * i / pairs) * (len(line) - 1))]
        for side in (-1, 1):
            form = leaf("leaf", graph.material, uniform(0.4, 0.55), 0.062, uniform(-0.1, 0.2), 0.15)
            parts.append(place(form, at, (uniform(-30, 30), uniform(-30, 0), side * uniform(30, 55))))
    skin = wet("olive", "#4a5a1e", "#8a9a4a", 0.15, 0.7)
    for i in range(fruit):
        at = line[int(uniform(0.2, 0.7) * (len(line) - 1))]
        parts.append(
            place(
                blob("olive", skin, (0.13, 0.095, 0.095), detail=3),
                at + Vector((0, -0.12, -0.02)),
                (0, 0, uniform(0, 90)),
            )
        )
    return group(*parts, name="olive")


def pine_cone(size=0.34):
    """Models a cone lying on its side along x: scales in spirals, lighter at their lips."""
    graph = Graph("cone")
    along = graph.axes("UV")[1]
    graph.set(Base_Color=graph.ramp(along, (0.4, "#2e1a0e"), (0.85, "#6a4224"), (1.0, "#b08a5a")), Roughness=0.6)
    parts = [blob("core", simple("core", "#20120a", 0.8), (0.8 * size, 0.4 * size, 0.4 * size), detail=3)]
    for i in range(64):
        t = i / 63
        radius = size * 0.58 * sin(pi * (0.12 + 0.8 * t)) ** 0.8
        x = size * (t * 1.9 - 0.95)
        form = leaf("scale", graph.material, size * 0.42, size * 0.19, 0.35, -0.2, 0, 0.014, 8)
        turn = Euler((radians(137.5 * i), 0, 0)).to_matrix() @ Euler((0, radians(-62 + 24 * t), 0)).to_matrix()
        form.matrix_world = Matrix.LocRotScale(
            Vector((x, 0, 0)) + turn @ Vector((radius * 0.35, 0, 0)), turn.to_quaternion(), None
        )
        parts.append(form)
    return group(*parts, name="cone")
