"""Peking duck: lacquered slices, thin pancakes and a rolled one (1 unit = 10 cm)."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.forms import grid
from kit.graph import Graph
from kit.lines import tube
from kit.materials import wet
from things.meat import roast_duck_material
from things.sushi import cut
from things.vegetables import sticks


def duck_slice(material, length=0.5, width=0.29, thickness=0.1):
    """A slice along x, skin above, bowed and a little puckered."""
    chance = vary(0, 40)
    pucker = lambda x, y: 0.07 - 0.55 * x * x - 0.5 * y * y + 0.022 * noise.noise(Vector((x * 7, y * 9, chance)))
    return cut("duck", length, width, thickness, material, pucker, vary(0.72, 0.95), vary(-0.05, 0.05))


def sliced_duck(rows=((-0.3, 11, 0.0), (0.3, 11, 0.0), (0.0, 10, 0.16))):
    """Slices laid as roof tiles in rows along x, two below and one on top: (y, count, z) each."""
    material, parts = roast_duck_material(), []
    for y, count, z in rows:
        for i in range(count):
            s = i - (count - 1) / 2
            form = duck_slice(material)
            at = (
                s * 0.135,
                y + 0.03 * sin(i * 2.1) - 0.01 * s * s * (1 if y > 0 else -1 if y < 0 else 0),
                z - 0.003 * s * s + 0.05,
            )
            lean = -8 if y < 0 else 8 if y > 0 else 0
            parts.append(place(form, at, (lean * -2.2, -34, 90 + vary(-5, 5) - lean), vary(0.94, 1.05)))
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


def roll(pancake, length=0.9, radius=0.15):
    """A rolled pancake along x with duck, cucumber and scallion looking out of both ends."""

    def wrap(u, v):
        a = -0.6 + u * 2 * pi * 1.35
        r = radius * (1 - 0.16 * u) * (1 + 0.05 * sin(v * 7 + a))
        flare = 1 + 0.25 * (2 * v - 1) ** 4
        return (v - 0.5) * length * 0.78, r * cos(a) * flare, r * sin(a) * flare * 0.86 + radius * 0.9

    skin = grid("roll", 60, 30, wrap, pancake, thickness=0.012)
    duck = place(duck_slice(roast_duck_material(), length * 0.98, 0.15, 0.06), (0, 0.02, radius * 0.45))
    batons = place(sticks(3, length * 1.02, 0.05), (0.02, -0.05, radius * 0.55))
    white, green = wet("scallion white", "#f1f3e0", roughness=0.2), wet("scallion green", "#6aa63a", roughness=0.25)
    shoots = []
    for i in range(4):
        y, z = vary(-0.07, 0.07), radius * vary(0.8, 1.3)
        shoots.append(
            tube(
                "scallion",
                [(-length * 0.53, y, z), (0, y, z), (length * vary(0.5, 0.58), y * 1.3, z + 0.02)],
                0.013,
                white if i % 2 else green,
            )
        )
    return group(skin, duck, batons, *shoots, name="roll")
