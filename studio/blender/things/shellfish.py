"""Abalone and scallop shells, and the shell of boiled prawns (1 unit = 10 cm). Each rests on z=0."""

from math import cos, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place
from kit.forms import blob, grid
from kit.graph import Graph
from kit.lines import leaf
from kit.materials import wet


def grown_shell(name, dark, light, rings=34.0, nacre=None, roughness=0.55):
    """Returns the material of a shell with growth rings around its hinge (UV v runs from hinge to edge)."""
    graph = Graph(name)
    u, v = graph.axes("UV")[:2]
    sway = graph.math("MULTIPLY", graph.noise(5, 3), 0.12)
    ring = graph.math("FRACT", graph.math("MULTIPLY", graph.math("ADD", v, sway), rings))
    tone = graph.math("ADD", graph.math("MULTIPLY", ring, 0.4), graph.math("MULTIPLY", graph.noise(7, 4, 0.65), 0.7))
    body = graph.ramp(tone, (0.3, dark), (0.75, light))
    graph.set(Base_Color=body, Roughness=roughness, Clearcoat=0.3, Clearcoat_Roughness=0.2)
    return graph.bump(graph.math("ADD", graph.math("MULTIPLY", ring, 0.6), graph.noise(16, 4)), 0.7, 0.025).material


def nacre():
    """Returns the material of mother of pearl: white with rose, green and blue by angle."""
    graph = Graph("nacre")
    turn = graph.math("ADD", graph.facing(0.5), graph.math("MULTIPLY", graph.noise(4, 3), 0.7))
    sheen = graph.ramp(
        turn, (0.25, "#e9e4da"), (0.42, "#c9d8d2"), (0.56, "#d9c2cf"), (0.7, "#b5c8dc"), (0.9, "#efe6d4")
    )
    graph.set(Base_Color=sheen, Roughness=0.16, Clearcoat=1.0, Clearcoat_Roughness=0.05, Specular=0.7)
    return graph.bump(graph.noise(5, 3), 0.25, 0.02).material


def abalone_shell(size=0.34):
    """Models an abalone shell, hollow upwards: dark ridged outside, pearl inside, a row of holes along its edge."""
    inner, outer = nacre(), grown_shell("ear shell", "#2a2320", "#7a6656", 26)
    parts = []
    for material, lift in ((outer, -0.014), (inner, 0.0)):

        def hollow(u, v, lift=lift):
            a, r = u * 2 * pi, v
            swell = 1 + 0.06 * noise.noise(Vector((cos(a) * 2, sin(a) * 2, 3))) + 0.02 * sin(a * 19) * v
            x, y = r * size * cos(a) * swell, r * size * 0.74 * sin(a) * swell
            return x + 0.02, y, 0.04 + lift + 0.42 * size * r**2.2 + 0.06 * size * cos(a + 0.5) * r

        parts.append(grid("ear shell", 90, 26, hollow, material, closed=True))
    for i in range(6):
        a = radians(200 + 17 * i)
        hole = blob("hole", wet("hole", "#14100e"), (0.02, 0.016, 0.01), detail=2)
        parts.append(place(hole, (0.78 * size * cos(a), 0.58 * size * sin(a), 0.04 + 0.3 * size)))
    return group(*parts, name="abalone shell")


def scallop_shell(size=0.36, tint=("#d98a5a", "#f4dcc0")):
    """Models a fan shell, ribbed, dome upwards, its hinge at -x."""
    material = grown_shell("scallop shell", *tint, 12, roughness=0.4)

    def rib(u, v):
        a = (u - 0.5) * 2.5
        reach = size * 1.7 * v * (1 - 0.12 * (abs(a) / 1.25) ** 2)
        ribs = 0.035 * size * sin(u * 2 * pi * 15) * v
        return (
            reach * cos(a) - size * 0.85,
            reach * sin(a) * 0.92,
            0.02 + size * 0.5 * sin(pi * min(1, v * 1.02)) ** 0.8 * (1 - (a / 1.45) ** 2) + ribs,
        )

    ears = [
        place(leaf("ear", material, size * 0.42, size * 0.16, 0, 0, thickness=0.02), (-size * 0.8, 0, 0.03), (0, 0, t))
        for t in (78, -78)
    ]
    return group(grid("scallop", 180, 40, rib, material, thickness=0.02), *ears, name="scallop shell")


def cooked_shell(name="cooked shell", deep="#b3200a", bright="#f0531c"):
    """Returns the material of the coral red of boiled crustaceans: mottled, glossy, finely freckled."""
    graph = Graph(name)
    body = graph.ramp(graph.noise(4, 4, 0.65), (0.34, deep), (0.6, bright), (0.78, "#ff8a4a"))
    specks = graph.ramp(graph.cells(26), (0.08, 0.7), (0.16, 0.0))
    body = graph.mix(specks, body, "#ffb27a")
    graph.set(Base_Color=body, Roughness=0.24, Clearcoat=0.7, Clearcoat_Roughness=0.08)
    graph.set(Emission=body, Emission_Strength=0.03)
    return graph.bump(graph.noise(26, 4), 0.3, 0.012).material
