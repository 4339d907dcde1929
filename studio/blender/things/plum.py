"""Plum blossom on its twig (1 unit = 10 cm): round petals, thin stamens, buds. A twig lies along +x from the
origin.
"""

from math import cos, degrees, pi, sin

from mathutils import Vector

from kit.arrange import group, place, uniform
from kit.colours import blend
from kit.forms import blob, grid, through
from kit.graph import Graph
from kit.lines import circle, sweep, tube
from kit.materials import simple, wet
from things.many import many, pose


def _petal_material(tint, heart):
    """Returns the material of thin moist petals, pink towards the middle of the flower (UV.y 0) and faintly veined."""
    graph = Graph("petal")
    along = graph.axes("UV")[1]
    veins = graph.noise(9, 2, at=graph.coordinates("UV", (9, 0.6, 1)))
    body = graph.ramp(along, (0.0, heart), (0.3, blend(heart, tint, 0.5)), (0.72, tint), (1.0, tint))
    body = graph.mix(graph.math("MULTIPLY", veins, 0.12), body, heart)
    graph.set(Base_Color=body, Roughness=0.5, Sheen=0.2, Specular=0.25)
    solid = graph.bump(veins, 0.1, 0.01).principled
    return graph.surface(
        graph.node("MixShader", Fac=0.3, i1=solid, i2=graph.node("BsdfTranslucent", Color=body))
    ).material


def _petal(material, size):
    """Models a round petal from a narrow base along +x, cupped like a spoon, its lip curled out slightly. It is a
    sheet of rings, so that its edge is smooth.
    """
    shift = uniform(0, 9)

    def point(u, v):
        a = 2 * pi * u
        along, side = v * cos(a), v * sin(a)
        t = (along + 1) / 2
        ruffle = 0.035 * v**4 * sin(3 * a + shift)
        x = size * (0.05 + 0.98 * t)
        y = size * 0.6 * side * (0.3 + 0.7 * min(1, 1.5 * t) ** 0.7)
        cup = 0.42 * t**2 - 0.16 * t**5 + 0.3 * side * side * t + ruffle
        return x, y, size * cup

    return grid(
        "petal",
        28,
        8,
        point,
        material,
        closed=True,
        uv=lambda u, v: (v * sin(2 * pi * u), (v * cos(2 * pi * u) + 1) / 2),
    )


def blossom(size=0.16, tint="#f6eef0", heart="#d98aa0"):
    """Models a plum blossom facing +z: five cupped round petals that overlap, rays of thin stamens; `size` is the
    length of a petal.
    """
    material, parts = _petal_material(tint, heart), []
    for i in range(5):
        turn = (11 + uniform(-4, 4), uniform(-9, 7), 72 * i + uniform(-4, 4))
        parts.append(place(_petal(material, size), (0, 0, 0), turn, uniform(0.94, 1.04)))
    thread, gold = simple("stamen", "#f7e6dc", 0.5), simple("anther", "#e2bd62", 0.6)
    ends = []
    for i in range(24):
        angle, lean = 2.4 * i + uniform(-0.2, 0.2), 0.12 + 0.42 * (i / 24) ** 0.6
        end = Vector((cos(angle) * lean, sin(angle) * lean, uniform(0.42, 0.55) - 0.35 * lean)) * size
        bow = Vector((end.x * 0.35, end.y * 0.35, end.z * 0.7))
        parts.append(tube("stamen", [(0, 0, 0.01), bow, end], 0.02 * size, thread, steps=3))
        ends.append(end)
    dot = blob("anther", gold, (0.034 * size, 0.034 * size, 0.028 * size), detail=2)
    heart_disc = blob("stamen heart", simple("stamen heart", "#b9a04a", 0.5), (0.08 * size, 0.08 * size, 0.06 * size))
    return group(
        *parts, place(heart_disc, (0, 0, 0.03 * size)), many("anthers", dot, [pose(e) for e in ends]), name="blossom"
    )


def _on_twig(form, at, aim, stand, calyx):
    """Places a flower or bud that faces +z on a twig: a short foot and a dark cup hold it `stand` away, facing
    `aim`.
    """
    aim = aim.normalized()
    turn = aim.to_track_quat("Z", "Y").to_euler()
    degrees_of = [degrees(a) for a in turn]
    cup = place(blob("calyx", calyx, (0.036, 0.036, 0.03), 0.06, detail=3), at + aim * (stand - 0.012), degrees_of)
    foot = tube("spur", [at, at + aim * stand], 0.015, calyx, smooth=False)
    return [place(form, at + aim * stand, degrees_of), cup, foot]


def plum_sprig(length=1.6, flowers=6, tint="#f6eef0", heart="#d98aa0", rise=1.0, facing=0.0):
    """Models a crooked plum twig with open blossoms and round buds; a smaller `rise` lowers its tip (0: flat at
    0.06).

    The flowers look up and to both sides; `facing` (-1…1) turns them towards -y or +y, where the camera is.
    """
    bends = [(0, 0, 0), (0.22, 0.07, 0.06), (0.4, 0.0, 0.1), (0.62, 0.05, 0.14), (0.8, -0.02, 0.2), (1, 0.08, 0.28)]
    bends = [(x * length, y, z) for x, y, z in bends]
    line = [Vector((x, y, 0.06 + rise * z)) for x, y, z in through(bends, 8)]
    last, bark, calyx = (
        len(line) - 1,
        simple("bark", "#2a1c15", 0.75, grain=(22, 0.6, 0.02)),
        simple("calyx", "#57231f", 0.6),
    )
    knots = lambda t: (1 - 0.62 * t) * (1 + 0.13 * sin(t * 31) ** 4 + 0.05 * sin(t * 77))
    parts = [sweep("twig", line, circle(0.042, 12), bark, knots, steps=2)]
    gap = 0.68 * length / max(flowers - 1, 1)
    size = max(0.115, min(0.155, 0.65 * gap))
    for i in range(flowers):
        at = line[int((0.18 + 0.68 * i / max(flowers - 1, 1)) * last)]
        aim = Vector((uniform(-0.25, 0.25), (0.55 if i % 2 else -0.6) + uniform(-0.15, 0.15) + facing, 1))
        form = place(blossom(size * uniform(0.92, 1.06), tint, heart))
        parts += _on_twig(form, at, aim, 0.075, calyx)
    skin = wet("bud", heart, tint, 0.35, 0.25)
    side, where = 1 if facing > 0 else -1, line[int(0.34 * last)]
    spur = [where + Vector((x, y * side, 0.5 * x)) for x, y in ((0, 0), (0.04, 0.12), (0.1, 0.2), (0.12, 0.3))]
    parts.append(tube("spur", spur, 0.021, bark, [1, 0.9, 0.75, 0.6]))
    for at, aim in ((spur[3], (0.5, side, 0.4)), (spur[3], (-0.9, 0.5 * side, 0.8)), (line[last], (1, 0.3, 0.5))):
        bud = blob("bud", skin, (0.043, 0.043, 0.048), detail=3, bend=lambda p: p + Vector((0, 0, 0.03)))
        parts += _on_twig(bud, at, Vector(aim), 0.05, calyx)
    return group(*parts, name="plum")
