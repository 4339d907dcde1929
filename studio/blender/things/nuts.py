"""Almonds, cashews and pine nuts (1 unit = 10 cm); each is one mesh around the origin, for heaps."""

from math import cos, radians, sin

from mathutils import Vector

from kit.forms import blob, reshape
from kit.graph import Graph
from kit.lines import circle, sweep


def almond(length=0.21):
    """Models a roasted almond in its skin: a flat drop along x with fine furrows."""
    graph = Graph("almond")
    furrows = graph.noise(9 / length, 4, 0.65, at=graph.coordinates(scale=(0.1, 1, 1)))
    tone = graph.ramp(furrows, (0.32, "#6a3616"), (0.5, "#a8662f"), (0.68, "#d3a067"))
    graph.set(Base_Color=tone, Roughness=0.5, Clearcoat=0.15, Clearcoat_Roughness=0.35)
    graph.bump(furrows, 0.6, 0.012)

    def drop(p):
        t = p.x / (length / 2)
        slim = 1 - 0.32 * max(0.0, t) ** 1.5 - 0.06 * t
        return Vector((p.x, p.y * slim, p.z * slim))

    return blob("almond", graph.material, (length / 2, length * 0.29, length * 0.17), 0.03, 1.4, 4, drop)


def cashew(length=0.18):
    """Models a roasted cashew: a crescent lying on its side, thick at one end, golden on its back."""
    graph = Graph("cashew")
    clouds = graph.ramp(graph.noise(3 / length, 3), (0.34, "#b87a34"), (0.52, "#dba862"), (0.7, "#e8c48a"))
    graph.set(Base_Color=graph.mix(graph.facing(0.3), clouds, "#edcf9a"), Roughness=0.42, Clearcoat=0.25)
    graph.set(Clearcoat_Roughness=0.25).bump(graph.noise(9 / length, 3), 0.25, 0.01)
    reach = length * 0.4
    line = []
    for i in range(13):
        angle = radians(-15 + 210 * i / 12)
        line.append((reach * cos(angle), reach * 1.12 * sin(angle), 0))
    swell = lambda t: max(0.04, (4 * t * (1 - t)) ** 0.42) * (1.15 - 0.42 * t)
    form = sweep("cashew", line, circle(length * 0.235, 20, 0.9), graph.material, swell)
    return reshape(form, lambda p: p - Vector((0, reach * 0.35, 0)))


def pine_nut(length=0.085):
    """Models a pine nut along x on z=0: ivory, pointed at one end."""
    graph = Graph("pine nut")
    tone = graph.ramp(graph.axes()[0], (-0.04, "#f0dfb8"), (0.04, "#d9b878"))
    graph.set(Base_Color=tone, Roughness=0.34, Clearcoat=0.3, Clearcoat_Roughness=0.2)

    def bend(p):
        t = p.x / length * 2
        slim = 1 - 0.4 * max(0.0, t) ** 1.5
        return Vector((p.x, p.y * slim, p.z * slim + length * 0.24))

    return blob("pine nut", graph.material, (length / 2, length * 0.24, length * 0.24), 0.04, 2.0, 3, bend)
