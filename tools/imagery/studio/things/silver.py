"""Silver goblets, and one white flower in a bottle (1 unit = 10 cm). Everything stands on z=0."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, vary
from kit.colours import SILVER
from kit.forms import grid, lathe, blob
from kit.graph import Graph
from kit.lines import leaf, tube
from kit.materials import ceramic, metal, simple, wet
from things.many import many, spot


def old_silver(hammered=24.0):
    """Polished silver that shows the blows of its maker."""
    return metal("silver", SILVER, 0.17, hammered=hammered)


def goblet(height=1.75, radius=0.44, material=None, fill=0.78, drink=None):
    """A goblet on a slender foot, with a drink in it."""
    material = material or old_silver()
    rise = height * 0.5
    outside = [
        (0, 0.02),
        (radius * 0.86, 0.0),
        (radius * 0.9, 0.015),
        (radius * 0.7, 0.05),
        (0.14, 0.13),
        (0.065, 0.26),
    ]
    outside += [(0.055, rise * 0.55), (0.1, rise * 0.66), (0.06, rise * 0.78), (0.09, rise * 0.95)]
    outside += [
        (radius * 0.62, rise + 0.1),
        (radius * 0.93, rise + 0.3),
        (radius, height * 0.8),
        (radius * 0.97, height),
    ]
    inside = [(radius * 0.95, height + 0.006), (radius * 0.93, height - 0.01), (radius * 0.96, height * 0.8)]
    inside += [(radius * 0.88, rise + 0.32), (radius * 0.5, rise + 0.14), (0, rise + 0.1)]
    parts = [lathe("goblet", outside + inside, material, 144, 4)]
    if fill:
        z = rise + (height - rise) * fill
        wine = drink or wet("wine", "#c79a4a", "#e8c888", 0.03, 1.0)
        parts.append(lathe("drink", [(0, z), (radius * 0.93, z), (radius * 0.955, z + 0.012)], wine, 96, 1))
    return group(*parts, name="goblet")


def _petal_material():
    graph = Graph("camellia petal")
    along = graph.node("SeparateXYZ", Vector=graph.coordinates("UV")).outputs[1]
    veins = graph.waves(9, "X", 1.5, at=graph.coordinates("UV"))
    body = graph.ramp(along, (0.0, "#e6d9b0"), (0.35, "#f4efe6"), (1.0, "#fbf8f4"))
    graph.set(Base_Color=body, Roughness=0.5, Sheen=0.35, Specular=0.3)
    return graph.bump(veins, 0.12, 0.01).material


def white_camellia(size=0.36):
    """An open white camellia facing +z: two rings of thick cupped petals around a tuft of gold."""
    material, parts = _petal_material(), []
    for ring, (count, reach, lift, wide) in enumerate(((6, 1.0, 4, 0.66), (5, 0.84, 20, 0.6))):
        for i in range(count):
            shift = vary(0, 9)

            def point(u, v, reach=reach, wide=wide, shift=shift):
                s = u * 2 - 1
                half = wide * size * reach * sin(pi * (0.1 + v * 0.87)) ** 0.55
                notch = 1 - 0.12 * s * s * v - 0.03 * (1 - abs(s)) ** 3 * v
                cup = size * (0.34 * v * v + 0.26 * s * s * v) + 0.02 * size * noise.noise(
                    Vector((s * 2, v * 3, shift))
                )
                return size * reach * v * notch, half * s, cup

            petal = grid("petal", 14, 16, point, material, thickness=0.016)
            turn = 360 / count * i + 26 * ring + vary(-5, 5)
            parts.append(place(petal, (0, 0, 0.02 * size * ring), (vary(-5, 5), -lift + vary(-4, 4), turn)))
    gold, ends = simple("anther", "#dba92c", 0.6), []
    for i in range(46):
        a, r = 2.4 * i, 0.2 * (i / 46) ** 0.5
        end = Vector((cos(a) * r, sin(a) * r, 0.5 - 0.5 * r)) * size * 1.1
        parts.append(tube("stamen", [end * 0.25, end], 0.006, simple("stamen", "#f0dc9a", 0.5), smooth=False))
        ends.append(spot(end, scale=vary(0.8, 1.2)))
    parts.append(many("anthers", blob("anther", gold, (0.017, 0.017, 0.022), detail=2), ends))
    return group(*parts, name="camellia")


def camellia_in_bottle(height=1.25, flower=0.38, glaze=None, lean=(0.12, -0.1), facing=(52, 0, -12)):
    """A dark bottle with a single white camellia and three glossy leaves."""
    glaze = glaze or ceramic("ink glaze", "#1f2a3e", "#38486a", 0.5, 0.16)
    body = [(0, 0.02), (0.24, 0.0), (0.28, 0.03), (0.36, height * 0.3), (0.3, height * 0.52), (0.12, height * 0.76)]
    body += [(0.085, height * 0.9), (0.12, height), (0.1, height), (0.065, height * 0.9), (0, height * 0.85)]
    green = wet("camellia leaf", "#1f4a1e", "#4f8a3a", 0.22, 0.6)
    top = Vector((lean[0], lean[1], height + 0.34))
    bark = simple("twig", "#4a3a28", 0.7)
    parts = [lathe("bottle", body, glaze, 112, 5, 0.012)]
    parts.append(
        tube("twig", [(0, 0, height * 0.86), Vector((0.02, 0, height + 0.12)), top - Vector((0, 0, 0.02))], 0.024, bark)
    )
    parts.append(place(white_camellia(flower), top, facing))
    for turn, rise, at in ((150, -14, 0.55), (28, -26, 0.75), (255, 4, 0.35)):
        blade = leaf("leaf", green, vary(0.42, 0.52), vary(0.13, 0.16), -0.18, 0.22, 0.05, 0.012)
        parts.append(place(blade, Vector((0, 0, height)).lerp(top, at), (0, rise, turn)))
    return group(*parts, name="camellia in a bottle")
