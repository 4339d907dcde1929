"""Abalone, oysters and scallop shells, and what prawns and lobster are made of (1 unit = 10 cm). Each rests on z=0."""

from math import atan2, cos, pi, radians, sin

from mathutils import Vector, noise

from kit.arrange import group, place
from kit.forms import blob, grid
from kit.graph import Graph
from kit.lines import leaf
from kit.materials import wet
from kit.stage import rng


def grown_shell(name, dark, light, rings=34.0, nacre=None, roughness=0.55):
    """A shell with growth rings around its hinge (UV v runs from hinge to edge)."""
    graph = Graph(name)
    u, v = graph.axes("UV")[:2]
    sway = graph.math("MULTIPLY", graph.noise(5, 3), 0.12)
    ring = graph.math("FRACT", graph.math("MULTIPLY", graph.math("ADD", v, sway), rings))
    tone = graph.math("ADD", graph.math("MULTIPLY", ring, 0.4), graph.math("MULTIPLY", graph.noise(7, 4, 0.65), 0.7))
    body = graph.ramp(tone, (0.3, dark), (0.75, light))
    graph.set(Base_Color=body, Roughness=roughness, Clearcoat=0.3, Clearcoat_Roughness=0.2)
    return graph.bump(graph.math("ADD", graph.math("MULTIPLY", ring, 0.6), graph.noise(16, 4)), 0.7, 0.025).material


def nacre():
    """Mother of pearl: white with rose, green and blue by the angle."""
    graph = Graph("nacre")
    turn = graph.math("ADD", graph.facing(0.5), graph.math("MULTIPLY", graph.noise(4, 3), 0.7))
    sheen = graph.ramp(
        turn, (0.25, "#e9e4da"), (0.42, "#c9d8d2"), (0.56, "#d9c2cf"), (0.7, "#b5c8dc"), (0.9, "#efe6d4")
    )
    graph.set(Base_Color=sheen, Roughness=0.16, Clearcoat=1.0, Clearcoat_Roughness=0.05, Specular=0.7)
    return graph.bump(graph.noise(5, 3), 0.25, 0.02).material


def abalone_material():
    """Steamed and seared flesh: golden, browned where it is highest."""
    graph = Graph("abalone")
    z = graph.axes()[2]
    high = graph.math("ADD", z, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(9, 4, 0.62), 0.5), 0.12))
    body = graph.ramp(high, (0.02, "#6e5230"), (0.07, "#d6ab68"), (0.12, "#e3bd7c"), (0.165, "#9a5a24"))
    graph.set(
        Base_Color=body, Roughness=0.2, Clearcoat=0.9, Clearcoat_Roughness=0.06, Emission=body, Emission_Strength=0.03
    )
    return graph.bump(graph.noise(22, 4), 0.25, 0.012).material


def _skirt(size):
    """The dark frill around an abalone's foot, on z=0."""
    graph = Graph("abalone skirt")
    tone = graph.ramp(graph.noise(14, 4), (0.35, "#15160f"), (0.65, "#4b4a30"))
    graph.set(Base_Color=tone, Roughness=0.2, Clearcoat=0.8).bump(graph.noise(24, 4), 0.5, 0.015)
    chance = rng().random() * 9

    def ruffle(u, v):
        a = u * 2 * pi
        wave = sin(17 * a + chance) + 0.5 * sin(31 * a + 2 * chance)
        r = size * (0.86 + 0.24 * v + 0.03 * wave * v)
        return r * cos(a), r * 0.72 * sin(a), size * (0.16 * (1 - v) + 0.045 * wave * v + 0.06)

    return grid("skirt", 160, 8, ruffle, graph.material, closed=True, thickness=0.012)


def abalone(material=None, size=0.24):
    """A shelled abalone along x: oval, its top scored crosswise, a dark frill around its foot."""

    def shape(p):
        x, y = p.x, p.y * (1 - 0.12 * p.x)
        z = max(p.z, -0.5) * 0.4 + 0.2
        if p.z > 0.15:
            lines = abs(sin((x + y) * 7.5)), abs(sin((x - y) * 7.5))
            z -= 0.085 * sum(max(0.0, 1 - line * 2.4) for line in lines) * min(1, (p.z - 0.15) * 3)
        return Vector((x * size, y * size * 0.72, z * size))

    flesh = blob("abalone", material or abalone_material(), bend=shape, detail=6)
    return group(flesh, _skirt(size), name="abalone")


def abalone_shell(size=0.34):
    """An ear shell, hollow upwards: dark ridged outside, pearl within, a row of holes along its edge."""
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


def oyster(size=0.34):
    """An opened oyster along x: a craggy shell, pearl within, its flesh plump and frilled, wet with its own water."""
    outer, chance = grown_shell("oyster shell", "#3d3a36", "#b3a894", 17, roughness=0.7), rng().random() * 40

    def cup(u, v, lift, rough):
        a = u * 2 * pi
        outline = size * (1 + 0.22 * cos(a) + 0.1 * noise.noise(Vector((cos(a) * 2.2, sin(a) * 2.2, chance))))
        outline *= 1 + rough * noise.noise(Vector((cos(a) * 7, sin(a) * 7, chance))) * v
        x, y = outline * v * cos(a), outline * 0.7 * v * sin(a)
        ledge = rough * 0.5 * size * noise.noise(Vector((x * 12, y * 12, chance))) * v
        return x, y, 0.03 + lift + 0.42 * size * v**2.4 + ledge + 0.03 * sin(a * 6 + chance) * v**4 * size * 3

    parts = [grid("oyster", 96, 30, lambda u, v: cup(u, v, -0.03, 0.3), outer, closed=True)]
    parts.append(grid("oyster inside", 96, 30, lambda u, v: cup(u, 0.985 * v, 0.0, 0.12), nacre(), closed=True))
    graph = Graph("oyster flesh")
    reach = graph.math("MULTIPLY", graph.axes("Generated")[2], 1.0)
    tone = graph.mix(graph.ramp(graph.noise(7, 4), (0.4, 0.0), (0.6, 1.0)), "#cfc4ad", "#f2ead8")
    tone = graph.mix(graph.ramp(reach, (0.12, 1.0), (0.42, 0.0)), tone, "#57584f")
    graph.set(Base_Color=tone, Roughness=0.06, Clearcoat=1.0, Clearcoat_Roughness=0.02).bump(
        graph.noise(6, 2), 0.2, 0.03
    )

    def flesh(p):
        a = atan2(p.y, p.x)
        edge = max(0.0, 1 - abs(p.z) / 0.5)
        return Vector(
            (
                p.x * (1 + 0.08 * edge * sin(15 * a)),
                p.y * (1 + 0.08 * edge * sin(15 * a)),
                p.z * (1 + 0.3 * noise.noise(p * 2.2)),
            )
        )

    meat = blob("oyster flesh", graph.material, (1, 1, 1), 0.04, 1.2, 5, flesh)
    parts.append(place(meat, (size * 0.1, 0, 0.07 + size * 0.12), (0, 0, 0), (size * 0.72, size * 0.46, size * 0.17)))
    return group(*parts, name="oyster")


def scallop_shell(size=0.36, tint=("#d98a5a", "#f4dcc0")):
    """A fan shell, ribbed, dome upwards, its hinge at -x."""
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
    """The coral red of boiled crustaceans: mottled, glossy, finely freckled."""
    graph = Graph(name)
    body = graph.ramp(graph.noise(4, 4, 0.65), (0.34, deep), (0.6, bright), (0.78, "#ff8a4a"))
    specks = graph.ramp(graph.cells(26), (0.08, 0.7), (0.16, 0.0))
    body = graph.mix(specks, body, "#ffb27a")
    graph.set(Base_Color=body, Roughness=0.24, Clearcoat=0.7, Clearcoat_Roughness=0.08)
    graph.set(Emission=body, Emission_Strength=0.03)
    return graph.bump(graph.noise(26, 4), 0.3, 0.012).material


def prawn_flesh(joints=7):
    """A peeled prawn: white flesh with coral bands at its joints (UV v runs from neck to tail)."""
    graph = Graph("prawn flesh")
    v = graph.axes("UV")[1]
    sway = graph.math("MULTIPLY", graph.noise(9, 3), 0.05)
    phase = graph.math("FRACT", graph.math("MULTIPLY", graph.math("ADD", v, sway), joints))
    share = graph.math("ADD", phase, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(7, 4), 0.5), 0.7))
    coral = graph.ramp(graph.noise(8, 3), (0.3, "#d8400f"), (0.7, "#f4793a"))
    body = graph.mix(graph.ramp(share, (0.25, 0.0), (0.6, 0.95)), "#f4d3bb", coral)
    graph.set(Base_Color=body, Roughness=0.26, Clearcoat=0.6, Clearcoat_Roughness=0.08)
    graph.set(Emission=body, Emission_Strength=0.03)
    return graph.bump(graph.noise(22, 4), 0.3, 0.012).material
