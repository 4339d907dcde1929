"""Small sweet things for tea (1 unit = 10 cm): scones, tartlets, macarons, glazed cubes. Each stands on z=0."""

from math import cos, pi, sin

from mathutils import Vector, noise

from kit.arrange import group, place, uniform
from kit.forms import blob, grid, lathe, slab, weld
from kit.graph import Graph
from kit.materials import simple, wet
from kit.stage import rng
from things.berries import settle
from things.cakes import kiss
from things.fruit import blueberry, raspberry
from things.layers import whipped
from things.tableware import bowl


def scone_material():
    """Returns the material of a scone: pale sides, a brown glossy top, flour in the cracks."""
    graph = Graph("scone")
    rise = graph.axes()[2]
    heat = graph.math("ADD", graph.math("MULTIPLY", rise, 2.2), graph.math("MULTIPLY", graph.noise(7, 4, 0.65), 0.45))
    body = graph.ramp(heat, (0.3, "#e9cf97"), (0.62, "#dba85a"), (0.86, "#b8702a"), (1.0, "#8f4a16"))
    graph.set(Base_Color=body, Roughness=0.45, Clearcoat=0.35, Clearcoat_Roughness=0.25)
    return graph.bump(graph.math("ADD", graph.noise(18, 4, 0.75), graph.cells(16)), 0.5, 0.02).material


def scone(radius=0.26, height=0.3):
    """Models a round scone, risen unevenly, its side torn open in the middle."""
    shift = rng().random() * 40

    def point(u, v):
        angle = 2 * pi * u
        q = Vector((cos(angle) * 1.5, sin(angle) * 1.5, shift))
        if v < 0.12:
            return radius * v / 0.12 * 0.96 * cos(angle), radius * v / 0.12 * 0.96 * sin(angle), 0.0
        if v < 0.62:
            t = (v - 0.12) / 0.5
            waist = 0.06 * max(0.0, 1 - abs(t - 0.52 - 0.1 * noise.noise(q)) / 0.16)
            rough = 0.05 * noise.fractal(Vector((cos(angle) * 3, sin(angle) * 3, t * 3 + shift)), 0.7, 2.0, 4)
            r = radius * (0.97 + 0.06 * sin(pi * t) - waist + rough)
            return r * cos(angle), r * sin(angle), height * t * (1 + 0.06 * noise.noise(q))
        t = (v - 0.62) / 0.38
        r = radius * (0.985 * (1 - t) + 0.0)
        lump = 0.02 * noise.fractal(Vector((r * cos(angle) * 9, r * sin(angle) * 9, shift)), 0.7, 2.0, 3)
        crown = 0.05 * (1 - (r / radius) ** 2) ** 0.6
        return (
            r * cos(angle),
            r * sin(angle),
            height * (1 + 0.06 * noise.noise(q) * (1 - t)) + crown + lump * min(1, t * 4),
        )

    return weld(grid("scone", 72, 44, point, scone_material(), closed=True))


def fruit_tart(radius=0.17):
    """Models a fluted tartlet of custard with raspberries and blueberries."""
    crust = Graph("tart crust")
    tone = crust.ramp(crust.noise(9, 4, 0.65), (0.35, "#b87a34"), (0.65, "#dba85c"))
    crust.set(Base_Color=tone, Roughness=0.6).bump(crust.noise(30, 4, 0.7), 0.4, 0.012)
    flute = lambda r, z, a: (r * (1 + (0.03 * sin(26 * a) if r > radius * 0.85 else 0)), z)
    shell = [
        (0, 0.0),
        (radius * 0.78, 0.0),
        (radius * 0.95, 0.11),
        (radius, 0.12),
        (radius * 0.9, 0.12),
        (radius * 0.84, 0.09),
        (0, 0.085),
    ]
    custard = wet("custard", "#f0d68a", "#fff2c0", 0.12, 0.8)
    filling = [(0, 0.125), (radius * 0.7, 0.118), (radius * 0.88, 0.1), (radius * 0.86, 0.08)]
    parts = [lathe("shell", shell, crust.material, 104, 2, bend=flute), lathe("custard", filling, custard, 48, 2)]
    kinds = [(raspberry(0.056), 0.06, 40)] * 4 + [(blueberry(0.04), 0.042, 50)] * 3

    def where():
        angle, reach = uniform(0, 2 * pi), radius * 0.68 * rng().random() ** 0.5
        return reach * cos(angle), reach * sin(angle)

    return group(*parts, *settle(kinds, where, 0.115), name="tartlet")


def macaron(tint="#e9b7b4", radius=0.17):
    """Models two smooth shells with ruffled feet, cream between."""
    shell = simple("macaron", tint, 0.42, coat=0.15, grain=(30, 0.12, 0.006))
    dome = [(0, 0.115), (radius * 0.6, 0.105), (radius * 0.9, 0.07), (radius * 0.96, 0.042), (radius * 0.93, 0.034)]
    foot = [(radius * 1.0, 0.028), (radius * 1.02, 0.012), (radius * 0.96, 0.0), (0, 0.0)]
    shift = rng().random() * 20
    ruffle = lambda r, z, a: (
        r * (1 + (0.035 * noise.noise(Vector((cos(a) * 9, sin(a) * 9, shift + z * 40))) if 0.004 < z < 0.032 else 0)),
        z,
    )
    halves = [lathe("shell", dome + foot, shell, 72, 4, bend=ruffle) for _ in range(2)]
    cream = [(0, 0.17), (radius * 0.9, 0.168), (radius * 0.95, 0.145), (radius * 0.9, 0.122), (0, 0.12)]
    return group(
        place(halves[0], (0, 0, 0.125), (180, 0, 0)),
        place(halves[1], (0, 0, 0.165), (uniform(-3, 3), uniform(-3, 3), 0)),
        lathe("cream", cream, whipped("macaron cream", "#efe3cc"), 48, 3, 0.02),
        name="macaron",
    )


def glazed_cube(tint="#2b1710", accent="#d9ab60", size=0.24):
    """Models a petit four: a small cube under smooth icing, a piped line of another colour, one dot on top."""
    icing = wet("icing", tint, roughness=0.1, coat=0.9, variation=0.05)
    body = slab("petit four", (size, size, size * 0.86), icing, 0.22, 0.015, 2, 12)
    foot = slab("foot", (size * 1.08, size * 1.08, 0.03), icing, 0.5, 0.04, 3, 8)
    line = simple("piping", accent, 0.3, coat=0.4)
    parts = [body, foot]
    for i in range(3):
        x = (i - 1) * size * 0.26
        parts.append(
            place(
                slab("stripe", (0.014, size * 0.84, 0.014), line, 0.6, 0.05, detail=4), (x, 0, size * 0.85), (0, 0, 24)
            )
        )
    parts.append(place(blob("dot", line, (0.038, 0.038, 0.032), detail=3), (0, 0, size * 0.9)))
    return group(*parts, name="petit four")


def cream_dish(tint="#efe6d3", swirl=True, radius=0.26, material=None):
    """Models a small dish of clotted cream (with a swirl) or jam."""
    parts = [bowl(radius, 0.17, material, foot=radius * 0.5)]
    if swirl:
        parts.append(place(kiss(radius * 0.74, whipped("clotted cream", tint)), (0, 0, 0.1), scale=(1, 1, 0.6)))
    else:
        jam = wet("jam", tint, "#e0404a", 0.06, 1.0, 0.2, 9, (14, 0.5))
        parts.append(place(blob("jam", jam, (radius * 0.8, radius * 0.8, 0.07), 0.12, 2.5, 4), (0, 0, 0.12)))
    return group(*parts, name="dish")
