"""Peking duck: slices under lacquered skin, thin pancakes and a rolled one (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.forms import extrude, grid
from kit.graph import Graph
from things.meat import roast_duck_material
from things.sushi import cut


def duck_slice(material, length=0.5, width=0.29, thickness=0.1, bow=1.0):
    """A slice along x, skin above, bowed and a little puckered."""
    chance = vary(0, 40)
    pucker = (
        lambda x, y: 0.07 - bow * (0.55 * x * x + 0.5 * y * y) + 0.022 * noise.noise(Vector((x * 7, y * 9, chance)))
    )
    return cut("duck", length, width, thickness, material, pucker, vary(0.72, 0.95), vary(-0.05, 0.05))


def _breast_material(width, height, chance):
    """The cut face of a roast breast: pale tender meat, a line of fat and thin lacquered skin along its arch."""
    graph = Graph("duck breast")
    x, y = graph.axes()[:2]
    across = graph.math("MULTIPLY", graph.math("MULTIPLY", x, x), 4 / width**2)
    arch = graph.math("POWER", graph.math("MAXIMUM", graph.math("SUBTRACT", 1.0, across), 0.0), 0.62)
    at = graph.coordinates(scale=(1 + 0.13 * chance, 1 + 0.09 * chance, 1))
    depth = graph.math("SUBTRACT", graph.math("MULTIPLY", arch, height), y)
    depth = graph.math(
        "ADD", depth, graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(9, 3, at=at), 0.5), 0.05)
    )
    fibres = graph.noise(11, 4, 0.65, at=graph.coordinates(scale=(1 + 0.2 * chance, 3.4, 1), rotation=(0, 0, 0.4)))
    meat = graph.ramp(fibres, (0.3, "#8e4c2a"), (0.5, "#bd7d4e"), (0.72, "#dcaa74"))
    flesh = graph.mix(graph.ramp(depth, (0.025, 1.0), (0.075, 0.0)), meat, "#e8c283")
    clouds = graph.noise(7, 4, 0.6, at=at)
    skin = graph.ramp(clouds, (0.3, "#4e1405"), (0.48, "#8a300a"), (0.66, "#bd5a16"), (0.82, "#dd8a34"))
    share = graph.ramp(depth, (0.014, 1.0), (0.032, 0.0))
    graph.set(Base_Color=graph.mix(share, flesh, skin), Roughness=graph.mix(share, 0.4, 0.16))
    graph.set(Clearcoat=graph.mix(share, 0.35, 1.0), Clearcoat_Roughness=0.06)
    return graph.bump(graph.math("ADD", fibres, graph.noise(24, 3)), 0.35, 0.014).material


def breast_slice(material, width=0.62, height=0.3, thickness=0.07):
    """A slice standing on y=0 in the plane of x and y, its skin along the arch."""
    steps, lean = 30, vary(-0.04, 0.04)
    rise = lambda t: max(0.0, 1 - t * t)
    top = [(t * width / 2, height * rise(t) ** 0.62) for t in (1 - 2 * i / steps for i in range(steps + 1))]
    below = [(t * width / 2, -0.035 * rise(t) ** 0.7) for t in (-1 + 2 * i / steps for i in range(1, steps))]
    outline = [(x + lean * y, y) for x, y in top + below]
    return extrude("breast", outline, thickness, material, thickness * 0.3)


def sliced_duck(slices=13, pieces=14):
    """A breast fanned out in slices along the front, its cut faces to the left; crisp skin heaped loosely behind."""
    size = (0.62, 0.3)
    meat, skin, parts = [_breast_material(*size, k) for k in range(4)], roast_duck_material(), []
    for i in range(pieces):
        s = i - (pieces - 1) / 2
        upper = i % 3 == 1
        form = duck_slice(skin, vary(0.36, 0.46), vary(0.26, 0.34), 0.06, 0.5)
        at = (
            0.09 + s * 0.105 + vary(-0.02, 0.02),
            0.3 + vary(-0.07, 0.07) + 0.002 * s * s,
            0.11 + 0.06 * upper + vary(0, 0.02),
        )
        parts.append(place(form, at, (vary(-18, 4), -27 + vary(-8, 5), 90 + vary(-22, 22)), vary(0.92, 1.08)))
    for i in range(slices):
        s = i - (slices - 1) / 2
        form = breast_slice(meat[i % 4], *size)
        at = (s * 0.135 + vary(-0.01, 0.01), -0.24 + 0.006 * s * s + vary(-0.02, 0.02), 0.05)
        grown = (1 - 0.006 * s * s) * vary(0.95, 1.05)
        parts.append(place(form, at, (50 + vary(-4, 4), 0, -42 + 1.6 * s + vary(-4, 4)), grown))
    return group(*parts, name="sliced duck")


def pancake_material():
    """Thin wheat skin: cream with freckles from the pan."""
    graph = Graph("pancake")
    freckles = graph.ramp(graph.cells(7), (0.08, 1.0), (0.26, 0.0))
    patch = graph.math("MULTIPLY", freckles, graph.ramp(graph.noise(4), (0.45, 0.0), (0.6, 0.75)))
    body = graph.mix(patch, graph.ramp(graph.noise(5), (0.35, "#d9c090"), (0.65, "#ead6ac")), "#b5793a")
    graph.set(Base_Color=body, Roughness=0.5, Sheen=0.3, Emission=body, Emission_Strength=0.02)
    return graph.bump(graph.noise(14, 4), 0.3, 0.015).material


def folded_pancake(material, radius=0.62):
    """A pancake folded to a quarter, its corner at the origin, its round edge towards +x and +y."""
    chance = vary(0, 20)
    parts = []
    for layer in range(4):

        def sheet(u, v, layer=layer):
            a, r = u * pi / 2, radius * (1 - 0.015 * layer) * v
            ripple = (
                0.016 * noise.noise(Vector((r * 6 * cos(a), r * 6 * sin(a), chance + layer)))
                + 0.012 * sin(a * 6 + chance + layer) * v**3
            )
            fold = 0.03 * sin(pi * u) * (1 if layer % 2 else 0.4)
            return r * cos(a), r * sin(a), 0.018 + 0.02 * layer + ripple + fold * v

        parts.append(grid("pancake", 30, 24, sheet, material, thickness=0.012))
    return group(*parts, name="folded pancake")


def flat_pancake(material, radius=0.6):
    """A pancake lying open, its edge waving."""
    chance = vary(0, 20)

    def sheet(u, v):
        a = u * 2 * pi
        r = radius * v * (1 + 0.03 * sin(3 * a + chance))
        return (
            r * cos(a),
            r * sin(a),
            0.012 + 0.016 * noise.noise(Vector((r * 4 * cos(a), r * 4 * sin(a), chance))) * (1 + v),
        )

    return grid("pancake", 72, 16, sheet, material, closed=True, thickness=0.014)
